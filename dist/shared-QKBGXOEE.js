import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var my = Object.create;
var Ja = Object.defineProperty;
var ly = Object.getOwnPropertyDescriptor;
var dy = Object.getOwnPropertyNames;
var py = Object.getPrototypeOf, hy = Object.prototype.hasOwnProperty;
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
var gy = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of dy(t))
      !hy.call(e, o) && o !== n && Ja(e, o, { get: () => t[o], enumerable: !(r = ly(t, o)) || r.enumerable });
  return e;
};
var L = (e, t, n) => (n = e != null ? my(py(e)) : {}, gy(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ja(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Ya = F((lM, Rs) => {
  Rs.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Rs.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var tc = F((BM, ec) => {
  ec.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var nc = F((EM, Rr) => {
  Rr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Rr.exports.ok = Rr.exports;
});

// lighter-node:crypto?src/disk/local-socket.ts
var Wc = F((pI, Ws) => {
  Ws.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ws.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Vc = F((II, Kc) => {
  Kc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/keys.ts
var cf = F((e1, Ks) => {
  Ks.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ks.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Sf = F((a1, bf) => {
  bf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var kf = F((c1, xf) => {
  xf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var Rf = F((v1, ni) => {
  ni.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ni.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var iu = F((OT, Zr) => {
  Zr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Zr.exports.ok = Zr.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var uu = F((RT, Qr) => {
  Qr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Qr.exports.ok = Qr.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Mu = F((YT, no) => {
  no.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  no.exports.ok = no.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Tu = F((aA, xi) => {
  xi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  xi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Vu = F((HA, Pi) => {
  Pi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Pi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var am = F((sC, Ei) => {
  Ei.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ei.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var ym = F((mC, gm) => {
  gm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Sm = F((SC, Ii) => {
  Ii.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ii.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Bm = F((RC, Om) => {
  Om.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var Rm = F(($C, Em) => {
  Em.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var Im = F((IC, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var jm = F((GC, Hm) => {
  Hm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var el = F((xN, Qm) => {
  Qm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var vl = F((OF, kl) => {
  kl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Ol = F((BF, Pl) => {
  Pl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var El = F((EF, Bl) => {
  Bl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var md = F((BL, ud) => {
  ud.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var zd = F((H_, jd) => {
  jd.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/lazy/serve-request.ts
var _p = F((OU, Lp) => {
  Lp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var Xp = F((JU, Zp) => {
  Zp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var gh = F((SW, hh) => {
  hh.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Th = F((U4, Oa) => {
  Oa.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Oa.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var Vh = F((_H, Ia) => {
  Ia.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ia.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Vg = F((e3, Wa) => {
  Wa.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Wa.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// src/failure.ts
var U = class extends Error {
  name = "JobFailure";
}, S = class extends Error {
  name = "BadEntry";
}, Et = class extends Error {
  name = "UnknownEntry";
}, Rt = class extends Error {
  name = "NameTaken";
}, $t = class extends Error {
  name = "NamesCollide";
}, Q = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function R(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/native-path.ts
import { posix as yy, win32 as st } from "node:path";
function Ge(e) {
  return e !== "win32" ? yy : {
    basename: st.basename,
    dirname: (t) => q(st.dirname(t), e),
    isAbsolute: st.isAbsolute,
    join: (...t) => q(st.join(...t), e),
    parse: st.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(st.relative(t, n), e),
    resolve: (...t) => q(st.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Or, dirname: j, isAbsolute: vs, join: I, relative: Rn, resolve: Ps } = Ge(process.platform);

// src/runner.ts
import { homedir as _y, tmpdir as Dy } from "node:os";
import { join as Uy } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Va from "os";

// node_modules/@actions/core/lib/utils.js
function Me(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Os(e) {
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
function Je(e, t, n) {
  let r = new Bs(e, t, n);
  process.stdout.write(r.toString() + Va.EOL);
}
function Es(e, t = "") {
  Je(e, {}, t);
}
var Ka = "::", Bs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Ka + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${by(o)}`);
        }
    }
    return t += `${Ka}${wy(this.message)}`, t;
  }
};
function wy(e) {
  return Me(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function by(e) {
  return Me(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Za = L(Ya(), 1);
import * as Er from "fs";
import * as Br from "os";
function $s(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Er.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Er.appendFileSync(n, `${Me(t)}${Br.EOL}`, {
    encoding: "utf8"
  });
}
function Ms(e, t) {
  let n = `ghadelimiter_${Za.randomUUID()}`, r = Me(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Br.EOL}${r}${Br.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ls from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Sy } from "os";
import { constants as Xa, promises as xy } from "fs";
var Ts = function(e, t, n, r) {
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
}, { access: ky, appendFile: vy, writeFile: Py } = xy, Qa = "GITHUB_STEP_SUMMARY";
var As = class {
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
    return Ts(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Qa];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Qa}. Check if your runtime environment supports job summaries.`);
      try {
        yield ky(t, Xa.R_OK | Xa.W_OK);
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
    return Ts(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Py : vy)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ts(this, void 0, void 0, function* () {
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
    return this.addRaw(Sy);
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
}, Oy = new As();
var Mt = Oy;

// node_modules/@actions/core/lib/platform.js
import pc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Iy = L(tc(), 1);

// node_modules/@actions/io/lib/io.js
var mc = L(nc(), 1);
import * as Ie from "path";

// node_modules/@actions/io/lib/io-util.js
import * as $n from "fs";
var rc = function(e, t, n, r) {
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
}, { chmod: Cs, copyFile: oc, lstat: $r, mkdir: sc, open: RM, readdir: ic, rename: By, rm: ac, rmdir: $M, stat: Mn, symlink: cc, unlink: Ns } = $n.promises, Mr = process.platform === "win32";
function fc(e) {
  return rc(this, void 0, void 0, function* () {
    let t = yield $n.promises.readlink(e);
    return Mr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var MM = $n.constants.O_RDONLY;
function In(e) {
  return rc(this, void 0, void 0, function* () {
    try {
      yield Mn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Tn = function(e, t, n, r) {
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
function AM(e, t) {
  return Tn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = $y(o), c = (yield In(r)) ? yield Mn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? Ie.join(r, Ie.basename(n)) : r;
    if (!(yield In(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Mn(n)).isDirectory())
      if (i)
        yield lc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Ie.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield dc(n, f, s);
    }
  });
}
function CM(e) {
  return Tn(this, void 0, void 0, function* () {
    if (Mr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield ac(e, {
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
function Ry(e) {
  return Tn(this, void 0, void 0, function* () {
    (0, mc.ok)(e, "a path argument must be provided"), yield sc(e, { recursive: !0 });
  });
}
function $y(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function lc(e, t, n, r) {
  return Tn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Ry(t);
    let o = yield ic(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield $r(i)).isDirectory() ? yield lc(i, a, n, r) : yield dc(i, a, r);
    }
    yield Cs(t, (yield Mn(e)).mode);
  });
}
function dc(e, t, n) {
  return Tn(this, void 0, void 0, function* () {
    if ((yield $r(e)).isSymbolicLink()) {
      try {
        yield $r(t), yield Ns(t);
      } catch (o) {
        o.code === "EPERM" && (yield Cs(t, "0666"), yield Ns(t));
      }
      let r = yield fc(e);
      yield cc(r, t, Mr ? "junction" : null);
    } else (!(yield In(t)) || n) && (yield oc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var FM = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var WM = pc.platform(), HM = pc.arch();

// node_modules/@actions/core/lib/core.js
var Fs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Fs || (Fs = {}));
function Is(e) {
  Je("add-mask", {}, e);
}
function hc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function gc(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return $s("OUTPUT", Ms(e, t));
  process.stdout.write(Ls.EOL), Je("set-output", { name: e }, Me(t));
}
function yc(e) {
  process.exitCode = Fs.Failure, Ny(e);
}
function ie(e) {
  Je("debug", {}, e);
}
function Ny(e, t = {}) {
  Je("error", Os(t), e instanceof Error ? e.toString() : e);
}
function wc(e, t = {}) {
  Je("warning", Os(t), e instanceof Error ? e.toString() : e);
}
function _s(e) {
  process.stdout.write(e + Ls.EOL);
}
function bc(e) {
  Es("group", e);
}
function Sc() {
  Es("endgroup");
}
function xc(e, t) {
  if (process.env.GITHUB_STATE || "")
    return $s("STATE", Ms(e, t));
  Je("save-state", { name: e }, Me(t));
}
function kc(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function It(e) {
  return Pc(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Fy(e) {
  return Pc(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Ds(e) {
  return `<code>${Fy(e)}</code>`;
}
function Pc(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return Ly[t] ?? (n < 256 ? `\\x${vc(n, 2)}` : `\\u${vc(n, 4)}`);
  });
}
var Ly = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function vc(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Ke = hc, Te = gc, Oc = xc, Bc = kc, Ec = Is;
function Rc(e) {
  yc(It(e));
}
function W(e) {
  wc(It(e));
}
function P(e) {
  _s(It(e));
}
function Tt(e) {
  ie(e.split(`
`).map(It).join(`
`));
}
function $c(e, t) {
  bc(It(e));
  for (let n of t) P(n);
  Sc();
}
function it(e) {
  P(`[warning]${e}`);
}
async function Mc(e, [t = [], ...n], r) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n];
  Mt.addHeading(e, 3).addTable(o), r !== "" && Mt.addEOL().addRaw(r, !0), await Mt.write();
}
async function iI(e) {
  process.env.GITHUB_STEP_SUMMARY && await Mt.addRaw(e, !0).write();
}
function At() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return q(process.env.RUNNER_TEMP || Dy());
}
function Ct() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || Uy(_y(), ".cache"));
}
function Ic() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Tc() {
  return Object.fromEntries(Object.entries(process.env).map(([e, t = ""]) => [e, t]));
}
function aI() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function cI() {
  return process.env.RUNNER_NAME ?? "";
}
function fI(e) {
  Object.assign(process.env, e);
}
function Nt() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: Ke("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function Ac() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Wy(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Wy(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as Cc, mkdir as Hy, readlink as jy } from "node:fs/promises";
import { dirname as zy, join as Nc, relative as qy, resolve as Fc, sep as Ft } from "node:path";
async function Ee(e) {
  let t = await Cc(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Us(e, t);
}
function An({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Lc({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Us(e, { uid: t, mode: n }) {
  if (_c(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Fc(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function _c(e, t) {
  if (!An({ uid: t }) && t !== 0) throw new Error(`${Fc(e)} belongs to another user`);
}
async function Dc(e, t) {
  for (let n of Uc(e, t)) await Ee(n);
}
async function Ae(e, t) {
  for (let n of Uc(e, t))
    await Hy(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Ee(n);
}
function Uc(e, t) {
  let n = qy(e, t).split(Ft);
  return n.map((r, o) => Nc(e, ...n.slice(0, o + 1)));
}
var Gy = 40;
async function Lt(e) {
  if (!process.geteuid) return;
  let t = e.split(Ft), n = 0, r = Ft;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? zy(r) : Nc(r, o), i = await Cc(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (_c(s, i.uid), ++n > Gy) throw new Error(`${e} has too many links`);
    let a = await jy(s);
    a.startsWith(Ft) && (r = Ft), t.unshift(...a.split(Ft));
  }
}

// src/files/staging.ts
import { chmodSync as _w, lstatSync as sf, mkdtempSync as Dw, readdirSync as Uw, rmSync as Ww, statSync as Hw } from "node:fs";
import * as Dr from "node:fs/promises";
import { createServer as jw } from "node:net";
import { toNamespacedPath as zw } from "node:path";

// src/disk/local-socket.ts
var Hc = L(Wc(), 1);
import { once as Xy } from "node:events";
import {
  closeSync as Qy,
  lstatSync as ew,
  mkdtempSync as tw,
  openSync as nw,
  rmSync as rw,
  statSync as ow,
  symlinkSync as sw,
  writeFileSync as iw
} from "node:fs";
import { connect as aw } from "node:net";
import { tmpdir as cw } from "node:os";
import { join as at } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Jy, constants as Hs, fstatSync as Ky, lstatSync as Vy, openSync as Yy, readFileSync as Zy } from "node:fs";
function _t(e, t) {
  let n = (o) => o?.isFile() === !0 && An(o) && o.size <= t;
  if (!n(Vy(e, { throwIfNoEntry: !1 }))) return;
  let r = Yy(e, Hs.O_RDONLY | Hs.O_NOFOLLOW | Hs.O_NONBLOCK);
  try {
    return n(Ky(r)) ? Zy(r) : void 0;
  } finally {
    Jy(r);
  }
}

// src/disk/local-socket.ts
var Tr = process.platform === "win32";
function Ar(e, t, n) {
  let { path: r, close: o } = Tr ? mw() : zc(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Tr && n.listening && iw(at(e, t), qc(r, e), { mode: 384 }), n.listening;
}
async function Cr(e, t) {
  let n = Tr ? Gc(e, t) : zc(e, t);
  if (n)
    try {
      let r = aw(n.path);
      return r.on("error", () => {
      }), await Xy(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function jc(e, t) {
  return Tr ? Gc(e, t) !== void 0 : ew(at(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function zc(e, t) {
  let n = at(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = nw(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => Qy(o) };
  }
  let r = tw(at(cw(), "headstart-"));
  return sw(e, at(r, "d")), { path: at(r, "d", t), close: () => rw(r, { recursive: !0, force: !0 }) };
}
var fw = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, uw = 256;
function mw() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Hc.randomUUID)()}`, close: () => {
  } };
}
function qc(e, t) {
  return `${e}
${ow(t, { bigint: !0 }).ino}
`;
}
function Gc(e, t) {
  let n = lw(at(e, t)) ?? "", [r = ""] = n.split(`
`);
  return fw.test(r) && n === qc(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function lw(e) {
  try {
    return _t(e, uw)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as dw, renameSync as pw, rmdirSync as hw } from "node:fs";
function ee(e, t) {
  Sw(
    () => pw(e, t),
    () => !Jc(t)
  );
}
function Dt(e, t) {
  let n = process.platform === "win32";
  n && gw(t);
  try {
    return ee(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Jc(t)) return !1;
    throw r;
  }
}
function gw(e) {
  try {
    hw(e);
  } catch {
  }
}
function Jc(e) {
  return dw(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var yw = ["EPERM", "EBUSY", "EACCES"], ww = 200, bw = new Int32Array(new SharedArrayBuffer(4));
function Sw(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, ww)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && yw.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(bw, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as xw } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var kw = /[\u0080-\u00ff]/, vw = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, t = process.platform) {
  if (!kw.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return vw.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(Ce(t));
}
function Ce(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function te(e) {
  return xw(b(e), { encoding: "latin1" });
}

// src/files/journal.ts
var nf = L(Vc(), 1);
import {
  appendFileSync as Ow,
  chmodSync as zs,
  lstatSync as tf,
  mkdirSync as Bw,
  rmdirSync as Ew,
  rmSync as Rw,
  statSync as $w,
  utimesSync as Mw,
  writeFileSync as Iw
} from "node:fs";

// src/files/journal-step.ts
var Nr = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Fr(e) {
  let t = e;
  return Object.keys(Nr[e.do]).map((n) => t[n]);
}
function Zc(e) {
  return Fr(e)[0];
}
function js(e, t) {
  let n = k(j(t)), r = Ce(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Qc(s, o))}
`).join("");
}
function Xc(e, t) {
  let n = k(j(t)), r = (s) => s === "" ? n : `${Ce(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!Pw(i, k(Or(t)))) throw new Error("its journal is none that a restore wrote");
    return Qc(i, r);
  });
}
function Qc(e, t) {
  let n = Fr(e), r = Object.keys(Nr[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function Pw(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Nr, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Nr[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Yc(n.stamp) && Yc(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Yc(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Ut = "journal", Tw = Math.min(128 * 1024 * 1024, (0, nf.getHeapStatistics)().heap_size_limit / 32);
function rf(e, t) {
  Ow(I(t, Ut), js(e, t), { mode: 384 });
  for (let n of e) Cw(n);
}
function of(e) {
  for (let t of e)
    t.do === "stamp" && C(t.path)?.isDirectory() && Gs(t.path, t.stamp);
}
function qs(e) {
  Rw(I(e, Ut), { force: !0 });
}
function Lr(e, t = () => !0) {
  let n = Aw(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? Nw(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = I(e, `${Ut}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Iw(s, js(i, e), { mode: 384 }), ee(s, I(e, Ut))) : qs(e);
}
function Nn(e) {
  return C(k(I(e, Ut))) !== void 0;
}
function Aw(e) {
  if (!Nn(e)) return [];
  let t = _t(I(e, Ut), Tw);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Xc(t.toString(), e);
}
function Cw(e) {
  switch (e.do) {
    case "make":
      Bw(b(e.path));
      break;
    case "move":
      Cn(e.from, e.to);
      break;
    case "replace":
      Cn(e.to, e.aside), Cn(e.from, e.to);
      break;
    case "stamp":
      Gs(e.path, e.stamp);
      break;
  }
}
function Nw(e) {
  switch (e.do) {
    case "make":
      Fw(e.path);
      break;
    case "move":
      ef(e);
      break;
    case "replace":
      if (!C(e.aside)) break;
      if (ef(e), C(e.to)) throw new Error(`${b(e.to)} is in the way of what was there before`);
      Cn(e.aside, e.to);
      break;
    case "stamp":
      Lw(e.path, e.before);
      break;
  }
}
function ef({ from: e, to: t, inode: n }) {
  !C(e) && _r(t) === n && Cn(t, e);
}
function _r(e) {
  let t = tf(b(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function C(e) {
  try {
    return tf(b(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function ct(e) {
  if ($w(b(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (C(e)) throw new Error(`${b(e)} is no directory, so nothing can be restored below it`);
  return [...ct(j(e)), e];
}
function Fw(e) {
  try {
    Ew(b(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function Lw(e, t) {
  let n = C(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Gs(e, t);
}
function Gs(e, { mode: t, mtime: n }) {
  try {
    zs(b(e), t), Mw(b(e), n, n);
  } catch (r) {
    if (R(r) !== "EPERM") throw r;
  }
}
function Cn(e, t) {
  let [n, r] = [b(e), b(t)];
  try {
    ee(n, r);
  } catch (o) {
    let s = C(e);
    if (R(o) !== "EACCES" || !s?.isDirectory()) throw o;
    zs(n, s.mode | 128), ee(n, r), zs(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var Wt = ".headstart-staging-";
function Ve(e) {
  return e.startsWith(Wt);
}
function Ur(e) {
  let t = Dw(I(e, Wt)), n = Gw(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Nn(t) || (n?.close(), Ln(t));
    }
  };
}
async function Ye({ base: e, literal: t }) {
  let n = qw(e);
  if (t === void 0) return n;
  let r = sf(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Dr.access(n, Dr.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === sf(n).dev ? n : t : n;
}
function qw(e) {
  let t = e;
  for (; !Hw(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = j(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Ht(e) {
  let t = C(k(e));
  return t !== void 0 && Fn(t);
}
function Fn(e) {
  return e.isDirectory() && An(e) && Lc(e);
}
function jt(e) {
  return jc(e, Js);
}
var Js = "alive";
function Gw(e) {
  let t = jw((n) => n.destroy()).unref();
  if (Ar(e, "born", t))
    return ee(I(e, "born"), I(e, Js)), t;
}
async function Wr(e) {
  if (!jt(e)) return !1;
  try {
    let t = await Cr(e, Js);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Ln(e) {
  let t = () => Ww(zw(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    af(k(e)), t();
  }
}
function af(e) {
  _w(b(e), 448);
  for (let t of Uw(b(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && af(`${e}/${t.name}`);
}

// src/keys.ts
var jr = L(cf(), 1), ff = 10, Hr = 512;
function Ys(e) {
  if (e.length > ff) return `Key Validation Error: Keys are limited to a maximum of ${ff}.`;
  for (let t of e) {
    if (t.length > Hr)
      return `Key Validation Error: ${t} cannot be larger than ${Hr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ne(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var uf = Zs;
function Zs(e) {
  let t = (0, jr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function mf(e, t) {
  for (let n of e) {
    let r = Vs(t.filter((o) => o.key === n)) ?? Vs(t.filter((o) => ne(o.key, n))) ?? Vs(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Vs(e) {
  return e.toSorted(Xs)[0];
}
function Xs(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var lf = 225, Jw = 160;
function _n(e) {
  let t = gf(e) || "%";
  return t.length <= lf ? t : `${pf(e)}~${(0, jr.createHash)("sha256").update(e).digest("hex")}`;
}
function df(e) {
  let t = _n(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : yf(n)
  );
  return t.length <= lf ? t : `~${(0, jr.createHash)("sha256").update(e).digest("hex")}`;
}
function pf(e) {
  return gf(e).slice(0, Jw);
}
function hf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(pf(r).toLowerCase()));
}
function Qs(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function gf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, yf);
}
function yf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function Ze(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function zt(e = 1024 * 1024) {
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
import { accessSync as Kw, constants as Vw, statSync as Yw } from "node:fs";
import { delimiter as Zw, isAbsolute as Xw, join as Qw } from "node:path";
var eb = process.platform === "win32" ? ".exe" : "";
function Dn(e) {
  return (process.env.PATH ?? "").split(Zw).filter((n) => Xw(n)).map((n) => Qw(n, `${e}${eb}`)).find(tb);
}
function wf(e) {
  let t = Dn(e);
  if (t === void 0) throw new Q(`there is no ${e} on PATH`);
  return t;
}
function tb(e) {
  try {
    return Kw(e, Vw.X_OK), Yw(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var Un = L(Sf(), 1), qr = L(kf(), 1);
import { once as ei } from "node:events";

// src/program-exit.ts
import { once as nb } from "node:events";
async function vf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await ob(i, { mayEcho: i !== e.at(-1) });
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
var rb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function ob(e, { mayEcho: t }) {
  let n = ib(e.stderr), [r, o] = await nb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || rb.test(n()))))
    throw new Q(`${e.spawnfile} ${zr(r, o)}${n()}`);
}
function zr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var sb = 1e3;
function ib(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-sb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function ti() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function K(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Of(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: vf(o, n)
  };
}
var ab = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Pf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => ab.test(a)), r = (0, Un.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...ti(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function Wn(e, t, n) {
  await Gr({ path: wf(e), args: t }, n);
}
async function Gr(e, t) {
  let { stdout: n, ended: r } = K([e], t);
  n.resume(), await r;
}
function Of(e, t) {
  let n = process.umask(0);
  try {
    return (0, Un.spawn)(e.path, e.args, { ...t, env: ti() });
  } finally {
    process.umask(n);
  }
}
async function g1(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, Un.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await ei(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function y1({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = (0, Un.spawn)(e, t, { cwd: n, env: { ...r, ...ti() }, signal: o, killSignal: "SIGKILL" });
  s.stdin.destroy(), s.stderr.resume();
  let [[i, a], c] = await Promise.all([
    ei(s, "close"),
    (0, qr.text)(s.stdout)
  ]);
  if (i === 0) return c;
  throw new Q(`${e} ${zr(i, a)}`);
}
async function Hn(e, t = [0]) {
  let n = Of(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    ei(n, "close"),
    (0, qr.text)(n.stdout),
    (0, qr.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new Q(`${e.path} ${zr(r, o)}: ${i.trim()}`);
}

// src/tools.ts
import { readFileSync as cb } from "node:fs";
async function Bf(e = !0) {
  let t = e ? fb : () => {
  }, [n, r, o, s] = await Promise.all([
    mb(),
    Dn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function fb(e) {
  let t = Dn(e);
  return t && await ub(t).catch(() => {
  }) && t;
}
async function ub(e) {
  let t = await Hn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function mb() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Dn(e), n = t && (lb(t) ?? pb(await db(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var Ef = { "GNU tar": "gnu", bsdtar: "bsd" };
function lb(e) {
  try {
    let t = cb(e);
    return Object.entries(Ef).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function db(e) {
  return Hn({ path: e, args: ["--version"] }).catch(() => "");
}
function pb(e) {
  return Object.entries(Ef).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var $f = L(Rf(), 1);

// src/bytes/chunker.ts
function qt(e) {
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
function he(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var M = 1024 * 1024, Gt = 32;
function jn(e) {
  return Math.ceil(e / M) * Gt;
}
function Mf() {
  let e = qt(M), t = [];
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
function ri(e, t, n) {
  let r = n.subarray(t * Gt, (t + 1) * Gt);
  return r.length === Gt && Ne(...e).equals(r);
}
function If(e, { offset: t, length: n }) {
  let r = Re(t, t + n), o = r[0] * Gt;
  return Ne(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Gt)
  ).toString("hex");
}
function Ne(...e) {
  let t = (0, $f.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Re(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Jt = "headstart-2", hb = ["image", "delta"];
function Kt(e, t) {
  return hb.includes(t) ? Math.ceil(e / M) * M : e;
}
function _({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Jr({ digests: e, ...t }) {
  return Ne(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function zn(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new S(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var gb = 407710288, oi = 8, Kr = oi + 12, qn = Buffer.from("HEADSTR2"), Af = 36 + qn.length, Gn = Kr + Af, si = 4 * 1024 * 1024, Cf = 1024, yb = 512, wb = 1024 ** 4;
function Nf({ digests: e, ...t }, n = Buffer.alloc(0)) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > si) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Kr), s = [e, r, n], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, Gn), c = [gb, a - oi, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ne(o, ...s), f, qn]);
}
var bb = 128 * 1024;
async function Vt(e) {
  return xb(await Sb(e), e.size);
}
async function Sb(e) {
  let { size: t } = e;
  if (t < Gn) throw new S(`it has only ${t} bytes`);
  let n = await zn(e, Math.max(0, t - bb), t);
  if (!n.subarray(-qn.length).equals(qn))
    throw new S("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - qn.length - 4), o = Gn + jn(Math.min(t, wb)) + si + Cf;
  if (r < Gn || r > Math.min(t, o))
    throw new S(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : zn(e, t - r, t);
}
function xb(e, t) {
  let n = e.length - Af;
  if (!Ne(e.subarray(0, n)).equals(e.subarray(n, n + 32)))
    throw new S("its index does not match its SHA-256");
  let [r = 0, o = 0, s = 0] = [0, 1, 2].map(
    (u) => e.readUInt32LE(oi + 4 * u)
  ), i = t - e.length;
  if (!(r === jn(i) && o <= si && s <= Cf && Gn + r + o + s === e.length)) throw new S("the parts of its index do not fit its body");
  let c = Kr + r, f = kb(e.subarray(c, c + o));
  if (!vb(f)) throw new S("its index is not what this version of Headstart writes");
  return Bb(f.segments, i), { ...f, digests: e.subarray(Kr, c) };
}
function kb(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function vb(e) {
  let t = e;
  return t?.container === Jt && Ff(t.format) && Tf(t.key) && t.key.length <= yb && [t.files, t.bytes].every(ii) && Array.isArray(t.paths) && t.paths.every(Tf) && Array.isArray(t.segments) && t.segments.every(Pb);
}
function Pb(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Ff(t?.kind) && f.every(ii) && Ob(t?.frames, r);
}
function Ob(e, t) {
  if (e === void 0) return !0;
  let n = (r) => ii(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Ff(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Tf(e) {
  return typeof e == "string";
}
function ii(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Bb(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Kt(n, r) || s === 0) throw new S("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new S("its segments do not fill its body");
}

// src/transfer/limits.ts
var Lf = (e) => Math.min(24, 3 * e);
function ai(e) {
  return Math.random() * Math.min(4e3, e);
}
var ci = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, _f = {
  ...ci,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, F1 = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, L1 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function U1({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Df(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Uf({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function Wf(e) {
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
function Hf(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as Jb } from "node:stream";

// src/transfer/concurrency-limiter.ts
function jf(e) {
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
async function zf(e, t, n = []) {
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
function Xe(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Jn = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", qf = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Jn, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Jn, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Jn, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Jn, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Jn, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function J1(e, t) {
  if (e instanceof Y) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Gf(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = qf[r] ?? ["the connection failed", "retry"];
  return new Y(`${Xe(t)}: ${o} (${r})`, s);
}
function K1(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = qf[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Gf(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${Xe(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function V1(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${Xe(t)}: ${n} (${e})`, "none");
}
async function Jf({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Gf(e, r);
  let o = await Tb(n), [s, i] = $b(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Ab(t["retry-after"]) : 0;
  return new Y(`${Xe(r)}: ${s} (${a})`, i, c);
}
function $b(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Mb(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Mb(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Ib = 4096;
async function Tb(e) {
  let t = [];
  return await zf(Ib, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Ab(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function Vf(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => Kf(u) ? Cb(u, m, e, t) : void 0
  });
  if (!Kf(f)) throw await Jf(f, i);
  if (a && e.finish(), !e.isComplete()) throw Fe(i, "the connection ended before the object did", "resume");
}
var Kf = ({ status: e }) => e === 200 || e === 206;
function Cb(e, t, n, r) {
  let { url: o } = r.signed;
  Lb(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (Nb(e, n, r), r.onWholeObject(n)) : Fb(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Fe(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function Nb({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Fe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Yf(e["content-length"], r))
    throw Fe(n, "the object has another length", "retry");
}
function Fb({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Fe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!Yf(s, t.end - t.position))
    throw Fe(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function Yf(e, t) {
  return e === void 0 || e === String(t);
}
function Lb({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Fe(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Fe(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Fe(t, o, "none");
  }
}
function Fe(e, t, n) {
  return new Y(`${Xe(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function Zf(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await _b(e, t);
    if (o?.recover === "await-whole" && t.begun && await Df(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function _b(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await Db(e, a, t), i.increase(), o.progress();
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
function Db(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Vf(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Y(`${Xe(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function Xf(e, t, n) {
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
import { setTimeout as zb } from "node:timers/promises";
var qb = 100;
async function aT(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Uf(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await eu(Math.max(m, ai(qb * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Qf(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Lf(e.parts), s = 0;
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
          let d = m ? 0 : t.backoffMs * 2 ** (a - 1), l = f.retryAfterMs + ai(d);
          if (f.retryAfterMs > 0 && l > n()) throw f;
          l > 0 && await eu(l, r);
        }
      };
    }
  };
}
async function eu(e, t) {
  await zb(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function Vr({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function tu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Vr(t, n), i = 0, a = performance.now(), c, f = Gb(e, () => {
    a = performance.now();
  }), u = (l) => {
    let p = s.check(r() !== void 0, l);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = l, i = 0;
    else if (l - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${nu(t.noProgressMs)}`);
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
function Gb({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: d } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && d(`it sends next to nothing for ${nu(e.idleMs)}`);
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
function nu(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function ru(e, t, n) {
  return new fi(e, t, n);
}
var fi = class extends Jb {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ..._f, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? zt(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = tu({
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
      link: Wf(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: jf(n),
      retries: Qf({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      if (this.#x(), this.#s.length === 0)
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
  #x() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#s.length < t && this.#i < this.#d; ) {
      let n = this.#k();
      this.#s.push(n), Zf(n, this.#h).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          this.#m && this.#g();
        },
        (r) => this.destroy(r)
      );
    }
  }
  /** In any order, the last part is the first. */
  #k() {
    let [t, n, r] = [this.#i, this.#d, this.#c], o = !this.#n && n === this.#f;
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Xf(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var ou = "headstart";
function ui(e) {
  Oc(ou, JSON.stringify(e));
}
function Yr() {
  let e = Bc(ou);
  return e === "" ? void 0 : JSON.parse(e);
}

// package.json
var su = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as hx } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Qt from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function mi(e) {
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
import * as oo from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Qe = L(iu(), 1);
import * as Yt from "path";
var et = process.platform === "win32";
function _e(e) {
  if (e = Le(e), et && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Yt.dirname(e);
  return et && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Le(t)), t;
}
function Xr(e, t) {
  if ((0, Qe.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Qe.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Kn(t))
    return t;
  if (et) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Qe.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (ge(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Qe.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Qe.default)(Kn(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || et && e.endsWith("\\") || (e += Yt.sep), e + t;
}
function Kn(e) {
  return (0, Qe.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = ge(e), et ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Vn(e) {
  return (0, Qe.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = ge(e), et ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function ge(e) {
  return e = e || "", et ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Le(e) {
  return e ? (e = ge(e), !e.endsWith(Yt.sep) || e === Yt.sep || et && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var ye;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(ye || (ye = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var au = process.platform === "win32";
function di(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = au ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = au ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = _e(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = _e(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function cu(e, t) {
  let n = ye.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function fu(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Iu from "os";
import * as Xt from "path";
var nt = L(uu(), 1);

// node_modules/balanced-match/dist/esm/index.js
var mu = (e, t, n) => {
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
var lu = "\0SLASH" + Math.random().toFixed(16) + "\0", du = "\0OPEN" + Math.random().toFixed(16) + "\0", eo = "\0CLOSE" + Math.random().toFixed(16) + "\0", pu = "\0COMMA" + Math.random().toFixed(16) + "\0", hu = "\0PERIOD" + Math.random().toFixed(16) + "\0", Zb = new RegExp(lu, "g"), Xb = new RegExp(du, "g"), Qb = new RegExp(eo, "g"), eS = new RegExp(pu, "g"), tS = new RegExp(hu, "g"), nS = /\\\\/g, rS = /\\{/g, oS = /\\}/g, sS = /\\,/g, iS = /\\\./g, aS = 1e5, cS = 4e6, fS = 1e3, uS = 1e3, mS = 2e7, lS = 16;
function pi(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function dS(e) {
  return e.replace(nS, lu).replace(rS, du).replace(oS, eo).replace(sS, pu).replace(iS, hu);
}
function pS(e) {
  return e.replace(Zb, "\\").replace(Xb, "{").replace(Qb, "}").replace(eS, ",").replace(tS, ".");
}
function hi(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function gu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = mu("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function hS(e, t) {
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
function gS(e, t) {
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
function yS(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = gu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], hi(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return hi(n, c), n;
    r = c.pop(), hi(n, c), e = a;
  }
}
function Yn(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function yu(e, t = {}) {
  if (!e)
    return [];
  let n = Yn(t.max, aS), r = Yn(t.maxLength, cS), o = Yn(t.maxDepth, fS), s = Yn(t.maxRewrites, uS), i = Yn(t.maxSteps, mS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), gi(dS(e), n, r, o, 0, s, { remaining: i }, !0).map(pS);
}
function wS(e) {
  return "{" + e + "}";
}
function bS(e) {
  return /^-?0\d/.test(e);
}
function SS(e, t) {
  return e <= t;
}
function xS(e, t) {
  return e >= t;
}
function Zn(e, t, n, r, o, s, i) {
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
function kS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = pi(s[0]), c = pi(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(pi(s[2])), 1) : 1, m = SS;
  c < a && (u *= -1, m = xS);
  let l = s.some(bS), p = l ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), l) {
      let w = f - y.length;
      if (w > 0) {
        let x = new Array(w + 1).join("0");
        g < 0 ? y = "-" + x + y.slice(1) : y = x + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function gi(e, t, n, r, o, s, i, a) {
  if (i.remaining -= lS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, d = e;
  for (; ; ) {
    let l = gu(e, d, i);
    if (!l)
      return Zn(c, e, [""], t, n, u, i);
    l.unmatched && (d = hS(d, i));
    let p = l.pre, h = () => Zn(c, p + "{" + l.body + "}" + l.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = Zn(c, p + "{" + l.body + "}", [""], t, n, u && !l.post.length, i), m = !1, !l.post.length)
        break;
      e = l.post, d = d.slice(l.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(l.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(l.body), w = g || y, x = l.body.indexOf(",") >= 0;
    if (!w && !x) {
      if (f < s && gS(l.post, i)) {
        f++, e = l.pre + "{" + l.body + eo + l.post, d = d.slice(0, l.end) + eo + d.slice(l.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !w, m = !1);
    let v;
    if (w) {
      if (v = kS(l.body, y, t, n, i), !v)
        return h();
    } else {
      let B = yS(l.body, i);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = gi(B[0], t, n, r, o + 1, s, i, !1).map(wS), i.remaining < 0)
          return h();
        if (B.length === 1) {
          let N = Zn(c, p + B[0], [""], t, n, u && !l.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = N, !l.post.length)
            break;
          e = l.post, d = d.slice(l.end + 1);
          continue;
        }
      }
      let A = u && !l.post.length && !p;
      for (let N = 0; A && N < c.length; N++)
        c[N] && (A = !1);
      v = [];
      let D = 0;
      e: for (let N = 0; N < B.length; N++) {
        let Be = gi(B[N], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let ze = 0; ze < Be.length; ze++) {
          let qe = Be[ze];
          if (!(A && !qe)) {
            if (v.length >= t || D + qe.length > n)
              break e;
            v.push(qe), D += qe.length;
          }
        }
      }
    }
    let E = Zn(c, p, v, t, n, u && !l.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = E, !l.post.length)
      break;
    e = l.post, d = d.slice(l.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Xn = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var vS = {
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
}, Qn = (e) => e.replace(/[[\]\\-]/g, "\\$&"), PS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), wu = (e) => e.join(""), bu = (e, t) => {
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
      for (let [g, [y, w, x]] of Object.entries(vS))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, x ? o.push(y) : r.push(y), a = a || w;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(Qn(m) + "-" + Qn(h)) : h === m && r.push(Qn(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(Qn(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(Qn(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [PS(h), !1, u - n, !1];
  }
  let d = "[" + (f ? "^" : "") + wu(r) + "]", l = "[" + (f ? "" : "^") + wu(o) + "]";
  return [r.length && o.length ? "(" + d + "|" + l + ")" : r.length ? d : l, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var tt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ae, OS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), yi = (e) => OS.has(e), Su = (e) => yi(e.type), BS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), ES = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), RS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), xu = /* @__PURE__ */ new Map([
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
]), $S = "(?!(?:^|/)\\.\\.?(?:$|/))", to = "(?!\\.)", MS = /* @__PURE__ */ new Set(["[", "."]), IS = /* @__PURE__ */ new Set(["..", "."]), TS = new Set("().*{}+?[]^$\\!"), AS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), wi = "[^/]", ku = wi + "*?", vu = wi + "+?", CS = 0, ft = class {
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
  id = ++CS;
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
        if (!o.noext && yi(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let x = new ae(y, n);
          h = ae.#i(t, x, h, o, s + 1), n.push(x);
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
      if (!o.noext && yi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, ES);
  }
  #m(t, n = BS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = RS) {
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
    return !!xu.get(this.type)?.has(t);
  }
  #x(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#S(n.type);
  }
  #k(t) {
    let n = xu.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !Su(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((l) => typeof l != "string"), f = this.#e.map((l) => {
        let [p, h, g, y] = typeof l == "string" ? ae.#v(l, this.#n, c) : l.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && IS.has(this.#e[0]))) {
        let p = MS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? $S : g ? to : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        tt(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, tt(this.toString()), !1, !1];
    }
    let i = !r || t || n || !to ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? to : "") + vu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? to : "") + ku + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      tt(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Su(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#y(), this.#m(o) ? (n = !1, this.#g(o, r)) : this.#d(o) ? (n = !1, this.#b(o, r)) : this.#x(o) && (n = !1, this.#k(o)));
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
        o = !1, s += (TS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? vu : ku, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, d, l] = bu(t, c);
        if (d) {
          s += u, i = i || m, c += d - 1, n = n || l;
          continue;
        }
      }
      if (f === "?") {
        s += wi, n = !0;
        continue;
      }
      s += AS(f);
    }
    return [s, tt(t), !!n, i];
  }
};
ae = ft;

// node_modules/minimatch/dist/esm/escape.js
var bi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var re = (e, t, n = {}) => (Xn(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new we(t, n).match(e)), NS = /^\*+([^+@!?*[(]*)$/, FS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), LS = (e) => (t) => t.endsWith(e), _S = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), DS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), US = /^\*+\.\*+$/, WS = (e) => !e.startsWith(".") && e.includes("."), HS = (e) => e !== "." && e !== ".." && e.includes("."), jS = /^\.\*+$/, zS = (e) => e !== "." && e !== ".." && e.startsWith("."), qS = /^\*+$/, GS = (e) => e.length !== 0 && !e.startsWith("."), JS = (e) => e.length !== 0 && e !== "." && e !== "..", KS = /^\?+([^+@!?*[(]*)?$/, VS = ([e, t = ""]) => {
  let n = Bu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, YS = ([e, t = ""]) => {
  let n = Eu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, ZS = ([e, t = ""]) => {
  let n = Eu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, XS = ([e, t = ""]) => {
  let n = Bu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Bu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Eu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Ru = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Pu = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, QS = Ru === "win32" ? Pu.win32.sep : Pu.posix.sep;
re.sep = QS;
var X = /* @__PURE__ */ Symbol("globstar **");
re.GLOBSTAR = X;
var ex = "[^/]", tx = ex + "*?", nx = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", rx = "(?:(?!(?:\\/|^)\\.).)*?", ox = (e, t = {}) => (n) => re(n, e, t);
re.filter = ox;
var de = (e, t = {}) => Object.assign({}, e, t), sx = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return re;
  let t = re;
  return Object.assign((r, o, s = {}) => t(r, o, de(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, de(e, s));
      }
      static defaults(o) {
        return t.defaults(de(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, de(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, de(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, de(e, o)),
    escape: (r, o = {}) => t.escape(r, de(e, o)),
    filter: (r, o = {}) => t.filter(r, de(e, o)),
    defaults: (r) => t.defaults(de(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, de(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, de(e, o)),
    match: (r, o, s = {}) => t.match(r, o, de(e, s)),
    sep: t.sep,
    GLOBSTAR: X
  });
};
re.defaults = sx;
var $u = (e, t = {}) => (Xn(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : yu(e, { max: t.braceExpandMax }));
re.braceExpand = $u;
var ix = (e, t = {}) => new we(e, t).makeRe();
re.makeRe = ix;
var ax = (e, t, n = {}) => {
  let r = new we(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
re.match = ax;
var Ou = /[?*]|[+@!]\(.*?\)|\[|\]/, cx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), we = class {
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
    Xn(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Ru, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Ou.test(s[2])) && !Ou.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
      for (let x = o; x < t.length - m; x++) {
        let v = String(t[x]);
        if (w = !0, v === "." || v === ".." || !this.options.dot && v.startsWith("."))
          return !1;
      }
      return r || w;
    }
    let d = [[[], 0]], l = d[0], p = 0, h = [0];
    for (let w of f)
      w === X ? (h.push(p), l = [[], 0], d.push(l)) : (l[0].push(w), p++);
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
    return $u(this.pattern, this.options);
  }
  parse(t) {
    Xn(t);
    let n = this.options;
    if (t === "**")
      return X;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(qS)) ? o = n.dot ? JS : GS : (r = t.match(NS)) ? o = (n.nocase ? n.dot ? DS : _S : n.dot ? LS : FS)(r[1]) : (r = t.match(KS)) ? o = (n.nocase ? n.dot ? YS : VS : n.dot ? ZS : XS)(r) : (r = t.match(US)) ? o = n.dot ? HS : WS : (r = t.match(jS)) && (o = zS);
    let s = ft.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? tx : n.dot ? nx : rx, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let d of m.flags.split(""))
            o.add(d);
        return typeof m == "string" ? cx(m) : m === X ? X : m._src;
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
    return re.defaults(t).Minimatch;
  }
};
re.AST = ft;
re.Minimatch = we;
re.escape = bi;
re.unescape = tt;

// node_modules/@actions/glob/lib/internal-path.js
import * as ut from "path";
var Zt = L(Mu(), 1), fx = process.platform === "win32", mt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Zt.default)(t, "Parameter 'itemPath' must not be empty"), t = Le(t), !Vn(t))
        this.segments = t.split(ut.sep);
      else {
        let n = t, r = _e(n);
        for (; r !== n; ) {
          let o = ut.basename(n);
          this.segments.unshift(o), n = r, r = _e(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Zt.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Zt.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = ge(t[n]), n === 0 && Vn(r) ? (r = Le(r), (0, Zt.default)(r === _e(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Zt.default)(!r.includes(ut.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(ut.sep) || fx && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += ut.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var De = process.platform === "win32", er = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, nt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, nt.default)(f && Kn(f), "Parameter 'segments' first element must be a root path"), s = new mt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new mt(s).segments, this.trailingSeparator = ge(s).endsWith(Xt.sep), s = Le(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new mt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), De ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: De,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = De ? s.replace(/\\/g, "/") : s, this.minimatch = new we(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = ge(t), !t.endsWith(Xt.sep) && this.isImplicitPattern === !1 && (t = `${t}${Xt.sep}`)) : t = Le(t), this.minimatch.match(t) ? this.trailingSeparator ? ye.Directory : ye.All : ye.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Le(t), _e(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(De ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (De ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, nt.default)(t, "pattern cannot be empty");
    let r = new mt(t).segments.map((o) => e.getLiteral(o));
    if ((0, nt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, nt.default)(!Vn(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = ge(t), t === "." || t.startsWith(`.${Xt.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Xt.sep}`))
      n = n || Iu.homedir(), (0, nt.default)(n, "Unable to determine HOME directory"), (0, nt.default)(Kn(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (De && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Xr("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (De && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Xr("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Xr(e.globEscape(process.cwd()), t);
    return ge(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !De && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !De && a + 1 < t.length) {
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
var tr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Si = function(e, t, n, r) {
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
}, ux = function(e) {
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
}, rt = function(e) {
  return this instanceof rt ? (this.v = e, this) : new rt(e);
}, mx = function(e, t, n) {
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
    l.value instanceof rt ? Promise.resolve(l.value.v).then(u, m) : d(s[0][2], l);
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
}, lx = process.platform === "win32", ro = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = mi(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Si(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = ux(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return mx(this, arguments, function* () {
      let n = mi(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new er(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of di(r)) {
        ie(`Search path '${i}'`);
        try {
          yield rt(Qt.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new tr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = cu(r, i.path), c = !!a || fu(r, i.path);
        if (!a && !c)
          continue;
        let f = yield rt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && oo.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & ye.Directory && n.matchDirectories)
              yield yield rt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield rt(Qt.promises.readdir(i.path))).map((d) => new tr(oo.join(i.path, d), u));
            o.push(...m.reverse());
          } else a & ye.File && (yield yield rt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Si(this, void 0, void 0, function* () {
      let r = new e(n);
      lx && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new er(s));
      return r.searchPaths.push(...di(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Si(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Qt.promises.stat(t.path);
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
        o = yield Qt.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield Qt.promises.realpath(t.path);
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
var dx = L(Tu(), 1);

// node_modules/@actions/glob/lib/glob.js
var px = function(e, t, n, r) {
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
function Au(e, t) {
  return px(this, void 0, void 0, function* () {
    return yield ro.create(e, t);
  });
}

// src/files/matches.ts
async function so({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await gx(r)) {
      let s = hx(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || yx(o, r) || Cu(o, r, t) || n.set(o, { root: r, path: o, relative: Rn(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !wx(r, n, t));
}
async function gx(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Au(`${bx(Ce(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function yx(e, { base: t }) {
  return Rn(t, e).split("/").some(Ve);
}
function Cu(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== j(e) && Cu(j(e), t, n) : !1;
}
function wx(e, t, n) {
  for (let r = e, o = j(e); o !== r; r = o, o = j(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function bx(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/inputs/inputs.ts
import { homedir as Ox } from "node:os";

// src/inputs/values.ts
function nr(e) {
  return e.toLowerCase() === "true";
}
function be(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new U(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function en(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new U(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function ki(e, t) {
  let n = e(t);
  if (n === "") throw new U(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function Nu(e) {
  let t = be(e, "rolling", ["false", "true", "merge"]), n = {
    keep: en(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: en(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: be(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new U(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Lu(e) {
  let t = Px(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw io("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: xx(e("bucket")),
    prefix: kx(e("prefix")),
    region: vx(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !Sx(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new U("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new U(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function Sx(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function xx(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw io("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Fu = 256;
function kx(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Fu) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Fu} in all`;
  throw io("prefix", e, r);
}
function vx(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw io("region", e, "must be the name of a region, such as eu-west-1");
}
function Px(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new U(`Input endpoint ${r}.`);
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
function io(e, t, n) {
  return new U(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/inputs.ts
function tn(e, t) {
  let n = nr(e("save-always")), r = be(e, "store", ["auto", "github", "s3", "local"]), o = Lu(e);
  if (r === "s3" && o.bucket === "") throw new U("Input bucket is required where store is s3.");
  return {
    key: ki(e, "key"),
    restoreKeys: _u(e("restore-keys")),
    paths: _u(ki(e, "path")),
    crossOs: nr(e("enableCrossOsArchive")),
    failOnMiss: nr(e("fail-on-cache-miss")),
    lookupOnly: nr(e("lookup-only")),
    store: r,
    localDir: Rx(e("local-dir"), t),
    s3: o,
    stash: { ...$x(e("stash"), t), maxBytes: Mx(e("stash-size")) },
    concurrency: en(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: Ex(e("part-size")),
    mode: be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: be(e, "ramdisk", ["off", "auto", "on"]),
    verify: be(e, "verify", ["auto", "always"]),
    format: be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : be(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    compressionLevel: en(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: be(e, "summary", ["true", "false"]) === "true",
    rolling: Nu(e)
  };
}
function _u(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var rr = 1024 ** 2, Bx = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: rr,
  GB: 1e3 ** 3,
  GIB: 1024 * rr
};
function Du(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Bx[n] ?? Number.NaN);
}
function Ex(e) {
  if (e === "") return 8 * rr;
  let t = Du(e);
  if (t >= 5 * rr && t <= 512 * rr) return t;
  throw new U(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Rx(e, t) {
  return e === "" ? I(t, "headstart") : Ps(Uu(e));
}
function Uu(e) {
  return q(q(e).replace(/^~(?=\/|$)/, Ox()));
}
function $x(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: I(t, "headstart-stash") };
  let r = Uu(e);
  if (vs(r)) return { use: "on", dir: Ps(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new U(`Input stash is '${e}'; it must be ${o}.`);
}
function Mx(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Du(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new U(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function nn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as Ix, statSync as Tx } from "node:fs";
import { dirname as Wu } from "node:path";
function qu(e) {
  let t = Hu(), n = process.cpuUsage(), r = new Set(e.map(Gu));
  return () => {
    let o = Hu(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: Nx(t, o, (s + i) / 1e3),
      disks: Fx(t, o, r),
      network: Lx(t, o)
    };
  };
}
function Hu() {
  return {
    stat: ao("/proc/stat"),
    self: ao("/proc/self/stat"),
    disks: ao("/proc/diskstats"),
    net: ao("/proc/net/dev")
  };
}
function ao(e) {
  try {
    return Ix(e, "latin1");
  } catch {
    return "";
  }
}
function Gu(e) {
  let t = Ax(e);
  if (t === void 0) return e === Wu(e) ? "" : Gu(Wu(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function Ax(e) {
  try {
    return Tx(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var Cx = 10;
function Nx(e, t, n) {
  let [r, o] = [e, t].map(({ stat: l }) => vi(/^cpu (.*)$/m.exec(l)?.[1]).slice(0, 8)), s = (o ?? []).map((l, p) => l - (r?.[p] ?? 0)), i = _x(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (ju(t) - ju(e)) * Cx, m = (l) => Math.round(1e3 * l / i) / 1e3, d = m(i - a - c);
  return { cores: f, busy: d, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function ju({ self: e }) {
  let t = vi(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var zu = 512;
function Fx(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , d = 0, , l = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: d * zu, writtenBytes: p * zu, reads: m, writes: l, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function Lx(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, vi(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function vi(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function _x(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Ku({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && Dx(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(d), m.firstByteMs ??= n(), Ju(m, l.length), yield l, d = o, i(m);
    } finally {
      o === m && i(d), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let d = a(u);
      return Ze(m, (l) => f(l, d));
    },
    async pushed(u, m, d) {
      let l = r.find((h) => h.name === u) ?? a(u);
      l.startMs === void 0 && c(l), l.endMs = void 0;
      let p = o;
      i(l);
      try {
        return await d();
      } finally {
        i(p), l.endMs = n(), Ju(l, m);
      }
    }
  };
}
function Ju(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function Dx(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function co() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => Wx(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Ku({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = qu(i);
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
var Ux = 1024 * 1024;
function Wx({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : Hx(s / Ux / (a / 1e3))
  }];
}
function Hx(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var im = L(Vu(), 1);
import { writeFileSync as nk } from "node:fs";
import { join as rk } from "node:path";

// src/units.ts
function fo(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Yu(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Z(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Zu({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Z(t)} of ${Z(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var jx = 10 * 1024 * 1024, zx = 64;
function Xu({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = rm(t, ["download", "upload"]), i = o >= jx && e.concurrency < zx;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${Z(r)} of ${Z(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${Qu}`
  };
}
var Qu = "a higher `compression-level` makes entries smaller";
function or(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return em(
    e,
    `${n} busy ${rn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function uo(e) {
  return em(e, `one thread was busy ${rn(e.load.thread)} of the time`, "faster cores");
}
function em({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var qx = 32 * 1024;
function Bi(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < qx, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${Oi(r, i)} MiB/s` : `read ${Oi(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${rn(e.load.disk)} of the time`,
    advice: nm(e, f)
  };
}
function tm(e) {
  let { bytes: t, mibPerSecond: n } = rm(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: nm(e, r)
  };
}
function nm({ step: e, settings: t }, n) {
  if (e === "save" && n) return Qu;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function rm(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Oi(r, o) };
}
function Oi(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function rn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Gx = 1e3;
function om(e) {
  let { totalMs: t } = e;
  if (t < Gx)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Z(t)} in all` };
  let n = Vx(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? Kx[r].find(([d]) => Jx[d](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: Qx(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var Jx = {
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
}, Kx = {
  store: [["always", Zu]],
  network: [
    ["threadIsBusy", uo],
    ["always", Xu]
  ],
  disk: [
    ["ownCoresAreBusy", or],
    ["diskIsBusy", Bi],
    ["coresAreBusy", or],
    ["threadIsBusy", uo],
    ["diskIsUnseen", tm]
  ],
  work: [
    ["ownCoresAreBusy", or],
    ["diskHinders", Bi],
    ["coresAreBusy", or],
    ["threadIsBusy", uo]
  ]
};
function Vx(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? Yx, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...Zx(e) };
}
var sr = Number.NaN, Yx = { cores: sr, busy: sr, iowait: sr, ownMs: sr, programsMs: sr };
function Zx({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[Xx[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var Xx = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function Qx({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Z(t), s = r ? `${r.name} took ${Z(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${rn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${rn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var ek = 1e4;
function sm({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${tk(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < ek ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function tk({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Z(r)} of ${Z(n - t)}` : Z(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function ir(e, t, n) {
  try {
    await ok(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : P)(`There is no report: ${O(r)}`);
  }
}
async function ok(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: om(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = rk(J(), `headstart-${s.step}-${(0, im.randomUUID)()}.json`);
  if (nk(c, `${JSON.stringify(s, void 0, 2)}
`), Te("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Mc(f, sk(s), r ? `${a}.

${sm(s)}` : "");
}
function sk(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Ds(e.key),
      e.matchedKey === void 0 ? "\u2013" : Ds(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      Z(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Z(n)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var um = L(am(), 1);
function fe(e) {
  return e ? ck : ik;
}
var ik = {
  mistake: Ys,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, mm = "~v", ak = mm.length + 49, cm = Hr - ak, ck = {
  mistake(e) {
    let [t = ""] = e, n = Ri(t).length > cm, r = `Key Validation Error: ${t} cannot be larger than ${cm} characters with rolling; ~ counts twice.`;
    return Ys(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = mo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ri)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [fm(t, 20), fm(n, 5)];
    return `${mo(e)}${Date.now()}-${r}-${o}-${(0, um.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function mo(e) {
  return Ri(e) + mm;
}
function lm(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ri(e) {
  return e.replaceAll("~", "~~");
}
function fm(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var fk = 3600 * 1e3;
function dm(e, t) {
  let n = e.toSorted(Xs), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > fk;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var lt = class extends Error {
};
lt.prototype.name = "InvalidTokenError";
function uk(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function mk(e) {
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
    return uk(t);
  } catch {
    return atob(t);
  }
}
function pm(e, t) {
  if (typeof e != "string")
    throw new lt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new lt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = mk(r);
  } catch (s) {
    throw new lt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new lt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var lk = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Se(e) {
  let t = pk(e.token) ?? hk(e), n = { read: t.read, write: t.write };
  return dk(t.write) && !lk.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function dk(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function pk(e) {
  try {
    let { ac: t } = pm(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: hm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function hk(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: hm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function hm(e) {
  return [...new Set(e)];
}

// src/mount/probe.ts
import { existsSync as Sk, readFileSync as xk } from "node:fs";

// src/mount/root-rights.ts
var bm = L(ym(), 1);
import { existsSync as gk, readFileSync as yk } from "node:fs";
import { join as wk } from "node:path";
async function on(e) {
  if (process.geteuid?.() === 0) return bk() ? wm((r) => r) : void 0;
  let t = $i("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Gr(n({ path: $i("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return wm(n);
}
function wm(e) {
  let t = (n, r) => {
    let o = $i(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Gr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = K([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, bm.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Hn(t("dmesg", []))
  };
}
function $i(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => wk(n, e)).find((n) => gk(n));
}
function bk() {
  let [, e = "0"] = yk("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function sn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Mi(e, t) {
  try {
    return await kk(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function kk(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await on(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await vk(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !Sk("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function vk(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(xk("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
import { lstatSync as lO } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Sl = L(Sm(), 1);

// src/formats/naming.ts
function Ti({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function lo(e, t) {
  let n = Ti(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return uf([...r, Jt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as o0 } from "node:events";
import { setImmediate as s0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as Pk } from "node:fs";
import { join as Ok } from "node:path";
function an({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) Pk(o, Ok(t, String(r)));
}
async function dt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var Bk = ["-b", String(2048)];
function Ek(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Ai = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function po(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = Ek(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Ai, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], d = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...d] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...km(a), "-P", "--sparse", ...c, ...i, ...xm] };
}
var xm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function km(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function ho({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...km(",delete=mtime"), ...t, ...n, ...xm] };
}
function go(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Ai, s = ["-f", "-", "--ignore-zeros", ...Bk, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function vm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Pm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Ai] };
}

// src/formats/actions-cache/compression.ts
var un = L(Bm(), 1);
import { pipeline as Km, Readable as Vm } from "node:stream";
import { pipeline as t0 } from "node:stream/promises";

// src/formats/node-tar/start.ts
var Dm = L(Rm(), 1);
import { availableParallelism as Lm } from "node:os";
import { extname as Tk, join as Ak } from "node:path";
import { Readable as _m, Writable as Ck } from "node:stream";
import { Worker as Nk } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function $m(e) {
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
var cn = L(Im(), 1);
import { once as Rk } from "node:events";
var pt = 4 * 1024 * 1024;
async function Tm(e, t) {
  let n = (0, cn.createZstdCompress)({ ...$k(e, t), flush: cn.constants.ZSTD_e_end });
  try {
    return n.write(e), await Rk(n, "readable"), Mk(n.read());
  } finally {
    n.destroy();
  }
}
var AC = 33 * 1024 * 1024;
function $k({ length: e }, t) {
  return { params: { [cn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: Ik(e) };
}
function Mk({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function Ik(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function Am(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Cm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ci({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Nm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ci(e, n, t);
}

// src/formats/node-tar/start.ts
function ht(e, t) {
  if (!("thread" in e)) return K([e], t);
  let n = Fi(e, t);
  return { ...n, stdout: _m.from(Fk(n)) };
}
async function* Fk({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Lk = Ak(import.meta.dirname, `tar-thread${Tk(import.meta.filename)}`), Um = [], Ni = Math.min(Lm(), 2), ar = Math.min(Lm(), 4), Fm, _k = 0;
function Wm() {
  return Fm ??= Am(ar + 1, pt, ar + 2 - Ni), Fm;
}
function Dk() {
  (0, Dm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new Nk(Lk, { execArgv: [], env: {}, resourceLimits: e }), owner: ++_k };
}
function Fi(e, { cwd: t, signal: n }) {
  let r = Um.pop() ?? Dk(), { thread: o, owner: s } = r, i = Wm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = $m(o), u = new Ck({
    write: (g, y, w) => {
      f.send(new Uint8Array(g)).then(() => w());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new _m({ objectMode: !0, read() {
  } }), d = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? l(g) : p(g));
  }, l = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Cm(i, g).subarray(0, y),
    release: () => Ci(i, g, s)
  }), h = Uk(r, d, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Uk(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new S(m.message) : new Q(m.message)) : t(m);
  }, a = ({ message: m }) => s(new Q(m)), c = () => s(new Q("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Um.push(e);
    return;
  }
  throw await r.terminate(), Nm(Wm(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var fn = L(jm(), 1);
import { once as Vk } from "node:events";
import { pipeline as Yk } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as Wk } from "node:fs";
import { readFile as Hk } from "node:fs/promises";
var zm = 64 * 1024 * 1024, jk = 0.1, zk = 8 * 1024, qk = 8, Gk = 25;
function gt({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + jk) + e * zk;
}
function Ue(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = Wk(e), o = zm + qk * n * r, s = zm, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await Jk(c)), Gk), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function Jk(e) {
  let t = await Hk(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function cr({ write: e, ...t }) {
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
var Kk = 32 * 1024 * 1024;
async function yo(e, t) {
  for (; e.pending > Kk / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var Zk = 1024 * 1024;
function yt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < Zk ? Li : Xk(e);
}
function Xk(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Li.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return K([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Li.unpacking(t, n);
      let r = Ue(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = K([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), cr({
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
          i.end(Qk);
        }
      });
    }
  };
}
var Qk = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), qm = 128 * 1024;
function e0(e, t, n) {
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
      await e, r = (0, fn.createZstdDecompress)({ chunkSize: qm }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await Vk(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Li = {
  packing(e, { level: t, check: n }, r) {
    let o = ht(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = fn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, fn.createZstdCompress)({ params: a, chunkSize: qm });
    return Yk(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ue(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = ht(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return cr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = e0(c, s, r), c = f.fed.catch((d) => n.abort(d))), f.write(u, m);
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
function Ym(e, { tools: t, level: n }, r) {
  if (t.zstd) return yt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = ht(e, r), s = (0, un.createGzip)();
  return Km(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var _i = Buffer.from([40, 181, 47, 253]), Gm = Buffer.from([31, 139]);
async function* Zm(e, t, n) {
  let [r, o] = await n0(e);
  if (r.subarray(0, Gm.length).equals(Gm)) yield* Jm((0, un.createGunzip)(), o);
  else if (r.subarray(0, _i.length).equals(_i)) t ? yield* r0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Jm((0, un.createZstdDecompress)(), o);
  else throw new S("it is no archive");
}
async function n0(e) {
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
async function* Jm(e, t) {
  Km(Vm.from(t), e, () => {
  }), yield* e;
}
async function* r0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = K([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = t0(Vm.from(t), s).catch((f) => {
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
async function Xm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = po(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Ym(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, d = a0(c, { ...e, signal: i.signal }, m).catch(s), l = dt(f, e);
  l.catch(s), await u, await d;
  let p = await l;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var i0 = 256;
async function a0(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = c0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: d, hardLink: l } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!l || !a.has(l.inode)) && (s.bytes += d), l && a.add(l.inode), c.push(`${i(m)}\0`);
    }
    c.length < i0 || (e.write(c.join(""), "latin1") || await o0(e, "drain", { signal: o }), c = [], await s0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function c0(e, t, n = process.platform) {
  let { join: r, relative: o } = Ge(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(k(t), k(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var wl = L(el(), 1);
import { linkSync as j0, mkdirSync as z0 } from "node:fs";
import { availableParallelism as q0 } from "node:os";
import { dirname as G0, join as J0 } from "node:path";

// src/formats/tar-records.ts
var G = 512;
function ue(e) {
  return (G - e % G) % G;
}
function wo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: tl(r) };
  if (t === "K") return { ...e, target: tl(r) };
  if (t === "g") return e;
  let o = new Map(f0(r));
  return { ...e, ...u0(o) };
}
function tl(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* f0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new S("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function u0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(nl(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new S("its archive has an old form of holes");
  return a && (n.sparseSize = nl(t("GNU.sparse.realsize"))), n;
}
function nl(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new S("its archive is damaged");
}

// src/formats/archive-reader.ts
var m0 = 1024 * 1024;
function rl(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = wo(n, f, u), s = ue(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = l0(f);
    if ("xgLK".includes(u)) {
      if (m.size > m0) throw new S("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let d = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let l = { ...d, kind: h0(u, d.name) };
    if (l.kind !== "file" && l.size > 0) throw new S("a link or directory has content");
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
      if (!i || t.length > 0) throw new S("its archive ends too early");
    }
  };
}
function l0(e) {
  if (bo(e, 148, 8) !== d0(e)) throw new S("its archive is damaged");
  let t = mn(e, 0, 100), n = mn(e, 257, 6) === "ustar" ? mn(e, 345, 155) : "";
  return {
    type: mn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: mn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: bo(e, 100, 8) & 511,
      mtime: String(bo(e, 136, 12)),
      size: bo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function d0(e) {
  let t = 256;
  for (let n = 0; n < G; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function mn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function bo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = mn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new S("its archive is damaged");
}
var p0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function h0(e, t) {
  let n = p0[e];
  if (!n) throw new S(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as w0, mkdirSync as ol, readdirSync as b0, rmSync as S0 } from "node:fs";
import { join as So } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as g0 } from "node:fs";
function Di(e, t, n) {
  if (!Dt(b(e), b(t))) {
    te(t).length < te(e).length && y0(e, t, n);
    for (let r of te(e)) Di(`${e}/${r}`, `${t}/${r}`, n);
    g0(b(e));
  }
}
function y0(e, t, n) {
  ee(b(e), n), ee(b(t), b(e)), ee(n, b(t));
}

// src/formats/extract-workers.ts
async function xo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, E) => So(n, `lane-${E}`)), d = m.map((v) => {
    ol(v);
    let E = t.unpacking(go(e), { cwd: v, signal: f });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Ui(k(v))).catch(u) };
  }), l = d.map(({ sink: v }) => v), p = await a(l, f).catch(u), h = await Promise.all(d.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, E) => v + (E ?? 0), 0), y = x0(n);
  if (g > o() || g < o() && !y)
    throw new S(`its segments held ${g} files instead of ${o()}`);
  let w = So(n, "tree");
  ol(w);
  for (let v of m) Di(k(v), k(w), So(n, "aside"));
  let x = y ? o() - Ui(k(w)) : 0;
  if (x > o() - g)
    throw S0(w, { recursive: !0 }), new $t();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function x0(e) {
  return process.platform === "darwin" || w0(So(e, "LANE-0"));
}
function Ui(e) {
  let t = 0;
  for (let n of b0(b(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Ui(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new S("a segment of files holds something else");
  return t;
}
var k0 = 1024 * 1024;
async function sl(e, t, n) {
  let r = [];
  for (let i of t) P0(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of B0(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await O0(n), s.allow(gt(i))), s.write(a, () => e.release?.(a)), await yo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var v0 = 1024 * 1024;
function P0(e) {
  let t = 2 + gt(e) / v0;
  if ((e.frames?.length ?? 0) > t)
    throw new S("a segment has more frames than its content needs");
}
async function O0(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= k0) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* B0(e, t) {
  let n = E0(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new S("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* E0(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var il = /[\u0080-\u00ff]/, ko = 100, Wi = 8589934591, R0 = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function fr(e) {
  let t = Buffer.allocUnsafe(Hi(e));
  return t.subarray(0, ji(t, 0, e));
}
function Hi({ name: e, target: t }) {
  return 4 * G + 2 * (e.length + t.length);
}
function ji(e, t, n, r = !1) {
  let o = M0(n, r), s = t;
  if (o !== "") {
    s += $0(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + ue(o.length);
    e.fill(0, s, i), s = i;
  }
  return cl(e, s, n, R0[n.kind]), s + G;
}
var al = /* @__PURE__ */ new Map();
function $0(e) {
  let t = al.get(e);
  if (t) return t;
  let n = Buffer.alloc(G);
  return cl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), al.set(e, n), n;
}
function M0({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = il.test(e) || il.test(t), a = i && !s ? We("hdrcharset", "BINARY") : "", c = i || e.length > ko ? We("path", e) : "", f = i || t.length > ko ? We("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : We("mtime", n), m = r > Wi ? We("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + I0(e, o);
}
function I0(e, t) {
  return t === void 0 ? "" : We("GNU.sparse.major", "1") + We("GNU.sparse.minor", "0") + We("GNU.sparse.name", e) + We("GNU.sparse.realsize", t);
}
function We(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var T0 = A0();
function A0() {
  let e = Buffer.alloc(G);
  return ln(e, 108, 7, 0), ln(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function cl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  T0.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Wi);
  e.write(n, t, ko, "latin1"), ln(e, t + 100, 7, o), ln(e, t + 124, 11, Math.min(i, Wi)), ln(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ko, "latin1");
  let f = 0;
  for (let u = t; u < t + G; u++) f += e[u];
  ln(e, t + 148, 6, f), e[t + 154] = 0;
}
function ln(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function vo(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), k(n)]));
}
function fl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function Po(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await ul(go(n, vo(r)), e, o), n.dialect === "bsd" && await C0(e, n, o);
}
async function C0(e, t, n) {
  let o = (await ul(vm(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = K([Pm(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function ul(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as ml } from "node:path";
var N0 = 1e3, F0 = 8 * 1024 * 1024, L0 = 4;
function dl(e) {
  let t = e[0], n = D0(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(_0.subarray(0, ue(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / N0, o / F0);
      (m >= L0 || m >= 1 && ml(u) !== i) && (n.flush(t), t = e.reduce((d, l) => l.pending < d.pending ? l : d), r = 0, o = 0), i = ml(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => yo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var _0 = Buffer.alloc(G), ll = 1024 * 1024;
function D0() {
  let e = Buffer.allocUnsafeSlow(ll), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(ll), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var U0 = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function W0(e) {
  if (e === "." || e === "..") return;
  if (U0.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Oo(e) {
  for (let t of e.split("/")) {
    let n = W0(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var H0 = 1e5;
function hl(e, t, n = process.platform) {
  let r = Ge(n), o = k(t), s = e.map((m) => ({ root: m, base: k(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: d, base: l }) => z(m, l) && d.matches(b(r.relative(l, m)).toString())
  ), f = (m) => {
    let d = a.get(m);
    if (d) return d;
    a.set(m, pl);
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
      a.size > H0 && a.clear();
      let { path: d, anchor: l } = m.includes("\0") ? pl : u(r.resolve(o, m));
      if (!l) throw new S(`it holds ${b(m)}, which no line of path names`);
      let p = `${l.root.place}/${r.relative(l.base, d) || "."}`;
      return n === "win32" && Oo(b(p, n).toString()), p;
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
var pl = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function bl(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = q0(), warn: a } = e, c = Ue(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, d = {
    tar: f,
    codec: gl,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: l, skeleton: p } = await xo(d, async (w, x) => {
    let v = dl(w), E = Z0(hl(o, s), v), B = rl(), A = f.dialect === "node" ? void 0 : r.zstd;
    for await (let D of Zm(t, A, { cwd: n, signal: x })) {
      c.count(D.length), x.throwIfAborted();
      for (let N of B.push(D)) E.push(N);
      await v.room();
    }
    return B.finish(), v.end(), m = E.files(), E;
  }), h = J0(n, "tree");
  for (let { name: w, target: x } of l) X0(k(h), w, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Po(y, { tar: f, roots: o, codec: gl, cwd: h, signal: u });
}
var K0 = Buffer.alloc(1024), V0 = 512 * 1024 * 1024, Y0 = 1 / 2, gl = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = ht(e, t);
    return cr({
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
        n.end(K0);
      }
    });
  }
}, yl = 300;
function Z0({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(V0, (0, wl.getHeapStatistics)().heap_size_limit * Y0), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new S("it holds more than anybody would save");
  }, d = (p) => {
    let h = fr(p);
    m(h.length), o.push(h);
  }, l = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + yl), h === "file")
      u++, n.begin(fr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") d({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), d({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + yl);
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
function X0(e, t, n) {
  let r = (o) => b(`${e}/${o}`);
  z0(r(G0(t)), { recursive: !0 });
  try {
    j0(r(n), r(t));
  } catch {
    throw new S(`it holds ${b(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var xl = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => Q0(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Xm,
  unpack: bl
};
function Q0(e, t) {
  let n = Ti(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Sl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as Gv } from "node:fs";
import { join as Jv } from "node:path";

// src/formats/squashfs/directory-image.ts
var Xl = L(vl(), 1);
import { writeFileSync as Dv } from "node:fs";
import { join as Uv } from "node:path";

// src/formats/squashfs/make.ts
import { stat as Nv } from "node:fs/promises";

// src/formats/squashfs/check.ts
var jl = L(Ol(), 1);
import { closeSync as xv, openSync as kv, readSync as vv } from "node:fs";
import { setImmediate as Pv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var $l = L(El(), 1);
var oe = 8192, qi = 256;
function Bo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + qi * oe)), { unpacked: u, starts: m, length: d } = ev(f, s + f.length === n);
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
async function Eo(e, t, n) {
  let r = Math.ceil(n / oe), o = await e(t, t + r * zi);
  if (o.length !== r * zi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * zi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Bo(e, i, t, s), start: i };
}
var zi = 8;
function ev(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < qi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Rl);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Rl ? a : tv(a), f = t && i === e.length;
    if (c.length !== oe && !(f && c.length > 0 && c.length < oe))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < qi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Rl = 32767;
function tv(e) {
  try {
    return (0, $l.zstdDecompressSync)(e, { maxOutputLength: oe, chunkSize: oe });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new S(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var ur = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Il(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = ur[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === ur.directory || i === ur.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [nv, rv, ov] = [12, 12, 8], sv = 256, iv = 256, [Ml, av] = [46, 47];
async function Tl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await cv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, d = 0, l = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[l]?.within === g - u ? f[l++] : void 0;
    if (y && i.positionOf(y.block, g % oe) !== g)
      throw Gi();
    let w = i.take(rv), x = i.bytes.readUInt32LE(w) + 1, v = s.positionOf(i.bytes.readUInt32LE(w + 4), 0), E = i.bytes.readUInt32LE(w + 8);
    if (x > iv) throw $("a directory has too many names at once");
    for (let B = x; B > 0; B--) {
      let A = i.ahead();
      A && await A;
      let D = i.take(ov), { bytes: N } = i, Be = E + N.readInt16LE(D + 2), ze = N.readUInt16LE(D + 4);
      a.name(Be, ze, v + N.readUInt16LE(D));
      let qe = Al(N.readUInt16LE(D + 6)), Ga = i.take(qe), En = N.subarray(Ga, Ga + qe);
      if (fv(En, p), y && B === x && !En.equals(y.name)) throw Gi();
      p = En, ze === ur.whiteout ? c.add(e, En) : ze === ur.directory && c.addBelow(e, En, Be);
    }
    d += x;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (l !== f.length) throw Gi();
  return d;
}
async function cv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(nv), { bytes: o } = e, s = Al(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Gi() {
  return $("the index of a directory leads elsewhere");
}
function Al(e) {
  if (e >= sv) throw $("a name is too long");
  return e + 1;
}
function fv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === av) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Ml && (e.length === 1 || e.length === 2 && e[1] === Ml))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var xe = 96, uv = 6, Cl = { noXattrs: 512, others: 1088 }, mv = 0xffffffffffffffffn, lv = 1 << 24;
function dn(e, t) {
  if (e.length < xe || e.toString("latin1", 0, 4) !== "hsqs") throw Nl();
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
  if (!(n(20) === uv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Cl.others) === Cl.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((w) => e.readBigUInt64LE(w) === mv) && i > 0 && i <= lv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((w, x) => x === 0 || w >= g[x - 1]))) throw Nl();
  return s;
}
function Nl() {
  return new S("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Fl = 16, dv = 4, Ji = 1 << 24, Ro = Ji - 1;
async function Ll(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = hv(o + s), { starts: a, words: c, start: f } = await pv(e, t), u = new Uint32Array(s);
  function m(d, l) {
    let p = l & Ro;
    if (l > (Ji | Ro) || p > r || d + p > n)
      throw $("a block is where none can be");
    if (l & Ji) return p;
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
      let y = l % r, w = p === void 0 ? l : l - y, x = { start: d, end: d, hash: 0 };
      for (let v = 0; v < w; v += r) {
        let E = g.ahead();
        E && await E;
        let B = g.bytes.readUInt32LE(g.take(dv));
        if (B === 0) continue;
        let A = e.pause?.();
        A && await A;
        let D = Math.min(r, w - v);
        if ((m(x.end, B) ?? D) !== D)
          throw $("a block is not what it should be");
        x.end += B & Ro, x.hash = Math.imul(x.hash, 31) + B | 0;
      }
      if (i.add(x), p !== void 0) {
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
        i.add({ start: p, end: p + (h & Ro), hash: h });
      }
      i.check();
    }
  };
}
async function pv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Eo(e, n, t * Fl);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Fl);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function hv(e) {
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
var $o = (e) => (t, n) => t.readUInt16LE(n + e), me = (e) => (t, n) => t.readUInt32LE(n + e), _l = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), gv = {
  1: { kind: "directory", length: 16, start: me(0), bytes: $o(8), offset: $o(10) },
  2: { kind: "file", length: 16, start: me(0), fragment: me(4), offset: me(8), bytes: me(12) },
  3: { kind: "link", length: 8, bytes: me(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: me(4) },
  8: { kind: "directory", length: 24, bytes: me(4), start: me(8), indexed: $o(16), offset: $o(18), attributes: me(20) },
  9: { kind: "file", length: 40, start: _l(0), bytes: _l(8), fragment: me(28), offset: me(32), attributes: me(36) }
}, Mo = 4294967295, yv = 16, wv = 4095, bv = 3;
function Ul(e) {
  let t = e.take(yv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = gv[n.readUInt16LE(t)];
  if (!r) throw Dl();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw Dl();
  if (i(r.attributes, Mo) !== Mo) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? bv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > wv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Mo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Mo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function Dl() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Io = 2 ** 20, Sv = 4096;
function Wl() {
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
          if (c.length > Sv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Ov(e) {
  let t = dn(await e.read(0, xe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Bv(e, t.idTable, s);
  let a = await Ll(e, t), c = Bo(e.read, n, r), f = Bo(e.read, r, a.start), u = Il(o), m = Wl(), d = { members: 0, bytes: 0, newest: 0 }, l, p, h = 0;
  for (let y = 0; y < o; y++) {
    let w = c.ahead();
    if (w && await w, h = c.position(), p = Ul(c), l ??= p.owner, p.owner !== l) throw $("it has several owners");
    if ((l & 65535) >= s || l >>> 16 >= s) throw $("its owner is none that it lists");
    d.newest = Math.max(d.newest, p.time), p.kind === "file" ? (await a.add(p, c), d.bytes += p.bytes) : p.kind === "directory" && (d.members += await Tl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...d, whiteouts: m.count(), removed: () => m.names(g) };
}
var Hl = 4;
async function Bv(e, t, n) {
  let { table: r } = await Eo(e.read, t, n * Hl);
  await r.ahead(), r.take(n * Hl), r.end();
}
function To({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function pn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = kv(e, "r"), a = (l, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, vv(i, h, 0, p, t + l));
  }, c = 0, f = {
    tables: void 0,
    heads: (l) => $v(a(l, zl)) ?? 0,
    contents(l, p, h) {
      let g = (0, jl.zstdDecompressSync)(a(l, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Pv(), o?.throwIfAborted();
  }, m = async (l, p) => (await s?.(t + l, t + p), await u(), a(l, p - l)), d = () => c < Ev ? void 0 : u();
  try {
    return await Ov({ read: m, length: n, unpackedBytes: f[r], pause: d });
  } finally {
    xv(i);
  }
}
var Ev = 64 * 1024 * 1024, Rv = 4247762216, zl = 18;
function $v(e) {
  if (e.length < zl || e.readUInt32LE(0) !== Rv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as Mv, openSync as Iv, readSync as Tv, writeSync as ql } from "node:fs";
var Vl = "-noI", [Gl, Av] = [24, 1], [Cv, Jl] = [8, 4], Kl = 2;
function Yl(e, t, n) {
  let r = Iv(e, "r+");
  try {
    let o = Buffer.alloc(xe);
    Tv(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Gl) & ~Av, Gl);
    let { inodeTable: s, root: i } = dn(o, t);
    ql(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Jl);
    a.writeUInt32LE(n);
    for (let c = 0; c < Jl; c++) {
      let f = i.offset + Cv + c, u = Math.floor(f / oe) * (Kl + oe), m = s + i.block + u + Kl + f % oe;
      ql(r, a, c, 1, m);
    }
  } finally {
    Mv(r);
  }
}

// src/formats/squashfs/make.ts
async function Zl(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: ho(n.tools.tar)
  }, o = async () => {
    try {
      let a = await mr(e, r, n);
      return a.members >= t.length ? a : new S(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof S) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof S ? await o() : s;
  if (i instanceof S) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function mr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: d } = c, l = { path: u.mksquashfs, args: [t, e, ...n, ...Fv(m)] }, p = r ? [r, l] : [l], { stdin: h, stdout: g, ended: y } = K(p, { cwd: f, signal: d });
  if (g.resume(), s) {
    let [v, E] = await Promise.allSettled([Lv(s, h), y]);
    for (let B of [v, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: w } = await Nv(e);
  i !== void 0 && Yl(e, w, i);
  let x = await pn(e, { offset: 0, length: w }, "heads");
  return To(x, a), x;
}
function Fv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function Lv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await _v(t);
  } finally {
    t.end();
  }
}
function _v(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function Ql(e, t, n) {
  let r = await od(e, t, [], n);
  return n.signal.throwIfAborted(), r && td(r) ? void 0 : r;
}
async function ed(e, t, { members: n, unpacked: r }, o) {
  let s = Ki(t, r);
  if (s.length > Wv || s.some((c) => c.includes(`
`))) return;
  let i = await od(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || td(i) ? void 0 : !o.leftOut || await jv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var Wv = 1e3, Hv = 1440 * 60;
function td({ newest: e }) {
  return e > Date.now() / 1e3 + Hv;
}
async function jv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = K([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, Xl.buffer)(f), u]), d = new Set(m.toString("latin1").split(`
`)), l = rd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(l);
    return h === "/." || h.split(`
`).every((g) => d.has(g));
  });
}
function nd({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ki(e, t) {
  let n = rd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function rd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${k(t)}/`;
}
function od(e, { path: t }, n, r) {
  let o = Uv(r.scratch, "excludes");
  return Dv(o, [zv, ...n.map(qv)].join(""), "latin1"), mr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var zv = `... ${Wt}*
`;
function qv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function ad(e) {
  let t = Jv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(nd)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await Ql(t, s, e);
    if (!a) {
      r ??= sd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Ki(s, r.unpacked).length > 0 ? await ed(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await id(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= sd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      an(e);
      let i = await Zl(t, s, e);
      n.push(await id(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function sd({ found: e, leftOut: t = [] }) {
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
async function id(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Kt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await dt(Gv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as pd, rm as oP } from "node:fs/promises";
import { join as sP } from "node:path";

// src/formats/squashfs/arrivals.ts
function cd(e) {
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
var Kv = 32;
function hn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw lr();
  let a = r.map((f, u) => ({ ...fd(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: l }) => l === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw lr();
    let m = u ? [u] : t.filter(({ place: l }) => !n.some(({ root: p }) => p === l)), d = a.filter(({ root: l }) => l === f.root);
    if (m.length === 0 || d.length >= Kv) throw lr();
    return { ...fd(f), root: u, roots: m, deltas: d };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw lr();
  return c;
}
function fd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: gt(e) };
}
function lr() {
  return new Et("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var No = L(md(), 1);
import { open as Vv } from "node:fs/promises";
var Ao = 64 * 1024 * 1024, Yv = Ao + Ao / 128, Zv = 4096, Xv = 255, [Co, ld, Qv] = [0, 46, 47];
function dd(e) {
  let t = Buffer.from(e.map(eP).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Ao || n > Io)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, No.zstdCompressSync)(t), bytes: t.length };
}
function eP(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Fo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > Yv) throw wt("it is too long");
  await n?.(o, o + s);
  let a = await Vv(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: l }) => l === "delta").length, m = Vi(f.subarray(0, c), u), d = m.counts.reduce((l, p) => l + p, 0);
    if (d !== i) throw wt(`it has ${d} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function Vi(e, t) {
  let n = tP(e), { starts: r, counts: o, end: s } = nP(n, t);
  if (s !== n.length) throw wt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Co, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function tP(e) {
  try {
    let t = { maxOutputLength: Ao, info: !0 }, { buffer: n, engine: r } = (0, No.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw wt(O(t));
  }
  throw wt("something follows it");
}
function nP(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Co; a++) o = rP(e, o) + 1;
    if (r.push(a), s += a, s > Io) throw wt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function rP(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Co && e[n] !== Qv; ) n++;
    let s = n - o, i = s <= 2 && e[o] === ld && e[n - 1] === ld;
    if (n === e.length || s === 0 || s > Xv || n - t > Zv || i)
      throw wt("it has a name that is none");
    r = e[n] === Co;
  }
  return n - 1;
}
function wt(e) {
  return new S(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function gn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = hn(e, t), c = sP(i, "image"), f = !1, u = async (l) => {
    await iP(r("any"), l, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await oP(c, { force: !0 }), await cP(c, { length: _({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await Yi(c, a) : f || await hd(c, e, { signal: n });
  let d = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: d };
}
async function iP(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = cd(_({ segments: r })), c = hd(n, r, { signal: o, until: i }), f = !1;
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
var aP = 32 * 1024 * 1024;
async function cP(e, { length: t, isMounted: n }, r) {
  let o = await pd(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: d } = await o.write(f, m, f.length - m, u + m);
        m += d;
      }
      i -= f.length, a += f.length, n && (a >= aP || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function Yi(e, t) {
  let n = Buffer.alloc(xe), r = await pd(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), dn(n, s);
  } finally {
    await r.close();
  }
}
async function hd(e, t, n = {}) {
  let r = await Fo(e, t, n), o = 0;
  for (let s of t.filter(Zi)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await pn(e, s, "tables", n);
    To(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new S(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new S(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function Zi({ kind: e }) {
  return e === "image" || e === "delta";
}
async function UL(e, { offset: t }) {
  return t + Number((await e(t, t + xe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as lP, lstatSync as xd, mkdirSync as dP, readdirSync as kd } from "node:fs";
import { dirname as pP, join as bt, relative as hP } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as wd, lstatSync as bd, mkdirSync as gd, renameSync as yd, utimesSync as fP } from "node:fs";
function Sd({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  gd(b(r));
  let i = (c) => {
    let f = C(c);
    f?.isDirectory() && Xi(c), f && yd(b(c), b(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = bd(b(c));
    for (let d of [c, f]) Xi(d);
    for (let d of te(c)) {
      let [l, p] = [`${c}/${d}`, `${f}/${d}`], h = mP(l);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && C(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? yd(b(l), b(p)) : (g || gd(b(p)), a(l, p));
    }
    wd(b(f), u & 511), fP(b(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = uP(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function uP(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = C(n);
    if (!o) return;
    if (!o.isDirectory()) throw new S("it removes something below what is no directory");
    Xi(n), n = `${n}/${r}`;
  }
  return n;
}
function Xi(e) {
  wd(b(e), 448);
}
function mP(e) {
  let t = bd(b(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new S("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Lo({ path: e, images: t }, n, r = n.roots) {
  let o = bt(n.dir, "tree"), s = await Fo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((l) => r.includes(l)), f = a.root ? gP(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: l }) => String(l)) : [];
    await vd({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((l, p) => l + wP(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new S(`it has ${m} members instead of ${a.members}`);
    for (let l of a.deltas) {
      let p = await yP({ path: e, delta: l, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== l.members)
        throw new S(`its layer has ${p} members instead of ${l.members}`);
    }
    let d = (l) => u.length > 0 && !u.includes(l);
    for (let l of a.deltas.length > 0 ? kd(f).filter(d) : [])
      Ln(bt(f, l));
  }
  await bP(o, n.signal);
}
function gP(e, t) {
  let n = bt(t, String(e.place));
  if (xd(n, { throwIfNoEntry: !1 })) throw new S("two images hold the same path");
  let r = bt(n, hP(e.base, e.literal));
  return dP(pP(r), { recursive: !0 }), r;
}
async function vd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ue(s);
  m.allow(t.mostBytes);
  let d = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: l, stdout: p, ended: h } = K([{ path: i.unsquashfs, args: u }], d);
  p.resume(), m.watch(l, h), await h;
}
async function yP({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = bt(o.dir, `delta-${s}`);
  await vd({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = k(bt(o.dir, `removed-${s}`)), f = { from: k(a), to: k(n), removed: r.namesOf(s), aside: c };
  return Sd(f) + i;
}
function wP(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of kd(b(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, d = c || e.matches(b(m).toString());
      if (d && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, d);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new S("it holds more than files, directories and links");
    }
    return f;
  }, r = bt(t, String(e.place)), o = xd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new S("what is to be a directory is none");
  let s = e.matches("");
  return n(k(r), "", s) + (s ? 1 : 0);
}
async function bP(e, t) {
  let n = { cwd: e, signal: t };
  lP(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Wn("chown", ["-hR", "0:0", "."], n), await Wn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Pd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [lo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: ad,
  async unpack(e) {
    let t = await gn({ ...e, body: () => e.body }, e.dir);
    await Lo(t, e);
  }
};

// src/formats/node-tar/create.ts
import {
  closeSync as SP,
  constants as xP,
  fstatSync as Bd,
  lstatSync as kP,
  openSync as vP,
  readlinkSync as PP,
  readSync as OP
} from "node:fs";

// src/formats/node-tar/saved-mode.ts
function Od(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY: BP, O_NOFOLLOW: $d = 0, O_NONBLOCK: EP = 0 } = xP, RP = BP | $d | EP;
function Md(e, t, n) {
  let r = CP(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = IP(a, c);
    try {
      let u = Bd(f, { bigint: !0 });
      if (!u.isFile()) throw St(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(_o(a, u, "hardlink", { target: m }));
        return;
      }
      let d = Number(u.size);
      if (r.put(_o(a, u, "file", { size: d })), d === 0) return;
      if (!r.read(f, d)) throw Ed(a);
      let l = Bd(f);
      if (l.ctimeMs !== AP(u.ctimeNs) || l.size !== d) throw Ed(a);
      r.pad(ue(d));
    } finally {
      SP(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = b(e(a.replace(/\/$/, ""))), f = n !== "files" || $d === 0 ? kP(c, { bigint: !0 }) : void 0;
      if (f && n && !$P(f, a, n)) throw St(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(_o(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(_o(a, f, "symlink", { target: q(PP(c, "latin1")) }));
      else throw St(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * G), r.flush();
    }
  };
}
function $P(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var MP = ["ELOOP", "EMLINK", "ENXIO"];
function IP(e, t) {
  try {
    return vP(t, RP);
  } catch (n) {
    throw MP.includes(R(n) ?? "") ? St(e) : n;
  }
}
function St(e = "") {
  return new Error(`${Id(e)} was replaced while it was saved`);
}
function Ed(e) {
  return new Error(`${Id(e)} changed while it was read`);
}
function Id(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function _o(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Td(n);
  return { name: e, kind: r, target: o, size: s, mode: Od(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var Do = 1000000000n, TP = 9;
function Td(e) {
  if (e < 0n) return `-${Td(-e)}`;
  let t = e % Do, n = String(e / Do);
  return t === 0n ? n : `${n}.${String(t).padStart(TP, "0").replace(/0+$/, "")}`;
}
function AP(e) {
  return Number(e / Do) * 1e3 + Number(e % Do) / 1e6;
}
var Rd = Buffer.alloc(0);
function CP({ next: e, filled: t }, n) {
  let r = Rd, o = 0, s = () => {
    o > 0 && t(o), r = Rd, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Hi(a)), o = ji(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = OP(a, r, o, Math.min(f, r.length - o), null);
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
import { join as LP } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as NP, readFileSync as FP } from "node:fs";
function Ad(e, { names: t }) {
  let n = FP(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw St(t[r]);
}
function Cd(e, { names: t }) {
  let n = t.find((r) => {
    let o = NP(b(`${k(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw St(n);
}

// src/formats/tar/program-packer.ts
var _P = 128 * 1024 * 1024;
function Nd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && an({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = po(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > _P ? 0 : 1, check: !1 }, { stdin: d, stdout: l, ended: p } = yt(e.zstd).packing(u, m, { cwd: n, signal: a });
    d.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Cd(n, i) : Ad(LP(n, c), i);
    };
    return { stdout: l, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function Qi(e) {
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
var Ld = pt / 2, DP = 2 * pt, UP = 3, WP = 4;
async function* _d(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = jP({
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
    for await (let f of HP(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > WP && s(); i.length > UP; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* HP(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= DP ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Ld ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function jP(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = vo(t.map(({ root: l }) => l)), i = Nd(e), a = Qi(1), c = Qi(ar), f = 1;
  async function u({ content: l, release: p }) {
    return await c.acquire(), { frame: await Tm(l, n).finally(c.release).finally(p), contentBytes: l.length };
  }
  async function* m({
    plan: { kind: l },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Fd(r, (w) => {
      try {
        let x = Fi({ ...y, kind: l, bases: s, isContinued: h }, { cwd: o, signal: w });
        return x.stdin.end(`${p.join("\0")}\0`, "latin1"), x.ended.catch(() => {
        }).then(a.release), x;
      } catch (x) {
        throw a.release(), x;
      }
    });
  }
  async function* d(l) {
    let { plan: p } = l;
    if (l.how === "by a program" && i) {
      let w = Fd(r, (x) => i(p, x));
      for await (let x of w) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: w, contentBytes: x }) => ({ plan: p, bytes: w, contentBytes: x }), g = [], y = l.how === "here" ? zP(l, fl(s), r) : m(l);
    for await (let w of y) {
      let x = "frame" in w ? Promise.resolve(w) : u(w);
      for (x.catch(() => {
      }), g.push(x); g.length >= ar; ) yield h(await g.shift());
    }
    for (let w of g) yield h(await w);
  }
  return {
    pack: d,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Ni && (f++, a.release());
    }
  };
}
async function* zP({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = Md(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * Ld), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Fd(e, t) {
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
import { setImmediate as qP } from "node:timers/promises";
var Dd = 256, GP = 8e3, JP = 64 * 1024 * 1024;
function Wd(e) {
  let t = Uo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Uo("files"), sparse: Uo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(VP) ? o.sparse : o.plain;
    Ud(m, u);
  }, a = (u, m) => YP(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Uo("files", u === "sparse") };
  };
  async function* f() {
    let u = Dd;
    for (let m of e) {
      for (let d of m) {
        if (d.kind === "directory" && a("plain", 1) && (yield* c("plain")), d.kind === "other") n.push(d.member);
        else if (d.kind !== "file") Ud(t, [d]);
        else {
          let l = d.hardLink ? ZP(d, r) : [d];
          l.length > 0 && i(l);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await qP(), u = Dd);
    }
    for (let m of r.values()) {
      i(m);
      for (let d of ["plain", "sparse"]) a(d, 1) && (yield* c(d));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var KP = 1024 * 1024;
function VP({ bytes: e, length: t = e }) {
  return t - e >= KP;
}
function YP({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / GP, t / JP) / r;
}
function ZP(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Uo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var XP = 1536, QP = pt - 64 * 1024;
function eO({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return XP + n + ue(n);
}
function Ud(e, t) {
  let n = t.reduce((o, s) => o + eO(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= QP ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Hd(e) {
  let t = Wd(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of _d(nO(t), e)) {
    a !== r && (n.push(tO(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function tO({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* nO({ files: e, skeleton: t }) {
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
import { availableParallelism as fO } from "node:os";
import { join as uO } from "node:path";

// src/formats/tar/skeleton-check.ts
var Jd = L(zd(), 1);
var rO = 256 * 1024 * 1024, oO = 1024 * 1024;
async function Kd({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (he(e) > rO) throw new S("its skeleton is too large to be one");
  let s = Ue(r);
  s.allow(n);
  let i = e.length === 0 ? [] : sO(e, s), a = await iO(i, t, o);
  if (a !== t) throw new S(`its skeleton has ${a} members instead of ${t}`);
}
async function* sO(e, t) {
  let n = (0, Jd.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new S(`its skeleton is damaged: ${O(r)}`);
  }
}
async function iO(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Gd(i, a); c <= i.length; c = Gd(i, a)) {
      if (c > a + G) cO(i, a);
      else if (i[a + Vd] !== 0 && ++r > t)
        throw new S(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new S("its skeleton ends too early");
  return r;
}
var qd = 124, Vd = 156, aO = Buffer.alloc(G), ea = { records: 120, directory: 53, symlink: 50 };
function Gd(e, t) {
  let n = t + G;
  if (n > e.length) return n;
  let r = e[t + Vd];
  if (r === ea.directory || r === ea.symlink) {
    if (ta(e, t) === 0) return n;
  } else if (r === ea.records) {
    let o = ta(e, t);
    if (o > 0 && o <= oO) return n + o + ue(o);
  } else if (aO.compare(e, t, n) === 0) return n;
  throw new S("its skeleton holds more than directories and links");
}
function ta(e, t) {
  let n = e.toString("latin1", t + qd, t + qd + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function cO(e, t) {
  let n = t + G, { size: r, sparseSize: o } = wo({}, "x", e.subarray(n, n + ta(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new S("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Zd({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = fO(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new S("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: yt(o.zstd, mO(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => Yd(f),
    signal: i,
    warn: a
  }, d = await xo(m, async (p, h) => {
    let g = await sl(e, t, p), y = u.reduce((x, v) => x + gt(v), 0), w = { bytes: g, members: Yd(u), mostBytes: y };
    return await Kd(w, { cwd: n, signal: h }), w;
  }), l = yt(void 0);
  await Po(d, { tar: c, roots: r, codec: l, cwd: uO(n, "tree"), signal: i });
}
function mO(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function Yd(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Xd = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [lo("tar", e)],
  unsupportedReason: () => {
  },
  pack: Hd,
  unpack: Zd
};

// src/formats/index.ts
var yn = [Xd, Pd, xl];

// src/steps/job.ts
function wn({ shared: e }, { mode: t, rolling: n }) {
  let r = e && !n;
  return yn.filter(({ indexed: o, image: s }) => (o || r) && (!s || t !== "unpack"));
}
async function dr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await Bf(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function Qd(e, t, n) {
  let r = sn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = wn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await dr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Wo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Mi("image", r);
    return "rights" in o ? o : { ...o, broker: dO(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Mi("tree", r);
}
function dO(e) {
  return e !== "off" && lO(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ho({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return it(`Event Validation Error: ${n}`), !1;
}

// src/steps/choose-format.ts
async function ep(e, t, { tools: n, signal: r }) {
  let o = t.format, s = wn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await pO(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function pO(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !sn(await Wo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as NO, rm as FO } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as tp, readdirSync as hO, readlinkSync as gO } from "node:fs";
function* jo(e, t, n = []) {
  for (let { root: r, path: o, relative: s, stat: i } of e) {
    let a = s === "" ? `${r.place}` : `${r.place}/${k(s)}`, c = { path: k(o), member: a, excludes: t };
    i.isDirectory() ? yield* wO(c, n) : yield [np(c, i)];
  }
}
var yO = 256;
function* wO(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of hO(b(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Ve(c.name) || n?.(b(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(np(f, c)), !(a.length < yO) && (yield a, a = []);
    }
    yield a;
  }
}
function np(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? bO(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: gO(b(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function bO({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = tp(b(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = tp(b(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var SO = 1e3;
function pr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < SO) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Yu(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function rp(e, { onTaken: t, limits: n = ci } = {}) {
  let r = qt(e.partBytes), o = /* @__PURE__ */ new Set(), s = xO(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let d = he(m), l = d < e.partBytes;
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
function xO(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = Vr({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as kO } from "node:fs";
function op(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, jn(i)),
    pack: (a) => t.during("pack", () => vO(e, i, { write: a, signal: n }))
  };
}
async function vO({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await dt(e.read(c, t), f);
  let u = [...n], m = t, d = async ({ kind: l, length: p, ...h }) => {
    let g = Kt(m, l);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: l, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: l, ...p } of r)
    await d({ kind: "delta", ...p }), await dt(kO(l, { highWaterMark: M }), f);
  if (o) {
    let { frame: l, ...p } = o;
    await d({ kind: "removals", length: l.length, ...p }), await f.write(l);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var PO = 8, OO = 5 * 1024 ** 2, BO = 0.5, EO = 0.25;
function sp({ layers: e, baseBytes: t }) {
  if (t < OO) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > PO) return `the cache would have ${n} layers of changes`;
  if (RO(e) > BO) return "most of the restored cache is no longer used";
}
function RO(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : na(e) / t;
}
function na(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function ip(e) {
  return Math.floor(e * EO);
}
function ap(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/files/patterns.ts
import { homedir as $O } from "node:os";
import { posix as MO } from "node:path";
var cp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function xt(e, t, { platform: n = process.platform, home: r = $O() } = {}) {
  let o = { platform: n, home: q(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => IO(c, q(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => AO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function IO(e, t, n) {
  let r = Ge(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = q(e.slice(s.length), n.platform), [a, c] = TO(i, t, { ...n, maths: r }), [, f = "", u = ""] = MO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), d = u === "" || u === ".", l = new we(u, cp), p = o ? new we(u, { ...cp, nocase: !0 }) : l;
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
function TO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function AO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Ge(a), f = n.findIndex((l) => typeof l != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && CO(e, t, n);
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
function CO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Oo(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/steps/selection.ts
function zo({ paths: e, localDir: t, stash: n }) {
  return hr([t, n.dir], xt(e, process.cwd()));
}
function hr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = e.filter(r);
  return o.length === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.includes(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var ra = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function qo(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function fp(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: _O.bind(void 0, t) }, d = t.delta ? op(t.delta, t) : m, l = LO(d.rest, t), p = Mf(), h = await d.pack(async (E) => {
    p.update(E), await l.write(E);
  });
  if (WO(h), h.segments.length === 0)
    return it(ra), "nothing";
  let { files: g, bytes: y } = h, w = Buffer.concat([d.digests, p.finish()]), x = s.indexed ? DO(h, w, t) : Buffer.alloc(0);
  await l.write(x);
  let v = _(h) + x.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${fo(v)}`), d !== m && UO(d, h, v, t), await l.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await l.commit() ? "published" : (P(qo(r)), "nothing"));
}
function LO(e, { isHere: t, timeline: n }) {
  let r = rp(e, { onTaken: pr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function _O({ inputs: e, selection: t, matches: n, tools: r, format: o, timeline: s, signal: i }, a) {
  let c = await NO(I(J(), "headstart-")), { excludes: f } = hr([c], t), u = f ? [] : void 0, m = s.items("walk", jo(n, f, u)), d = { matches: n, found: m, leftOut: u, scratch: c, tools: r, signal: i, write: a }, l = { workspace: At(), level: e.compressionLevel };
  return s.during("pack", () => o.pack({ ...d, ...l })).finally(() => FO(c, { recursive: !0, force: !0 }));
}
function DO(e, t, { inputs: n, key: r, format: o, createdBy: s }) {
  let { segments: i, files: a, bytes: c } = e, f = { container: Jt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Nf({ ...f, segments: i, files: a, bytes: c, digests: t });
}
function UO({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((d, { length: l }) => d + l, 0),
    sentBytes: n - e,
    deadBytes: na(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function WO({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => b(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as aR, rm as cR } from "node:fs/promises";

// src/disk/space.ts
import { statfs as HO } from "node:fs/promises";
var jO = 0.05, zO = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, qO = 20;
async function up(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await HO(e), i = (c, f) => Math.floor(Math.min(f * jO, zO[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function ke(e, t) {
  let n = await up(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function bn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await up(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, qO);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as oa, rmdirSync as mp, rmSync as GO, unlinkSync as JO, utimesSync as KO } from "node:fs";
function Go(e, t) {
  let n = C(e), r = n && C(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) JO(b(e));
  else if (!r.isDirectory()) lp(e);
  else return VO(e, t, r);
  return !1;
}
function VO(e, t, { mode: n, mtimeMs: r }) {
  oa(b(e), 448);
  let o = !1;
  for (let s of te(e)) o = Go(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (oa(b(e), n & 4095), KO(b(e), r / 1e3, r / 1e3)) : mp(b(e)), o;
}
function lp(e) {
  oa(b(e), 448);
  for (let t of te(e)) {
    let n = `${e}/${t}`;
    C(n)?.isDirectory() ? lp(n) : GO(b(n));
  }
  mp(b(e));
}

// src/entry/body.ts
function dp(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(_(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...Ze(e.read(0, _(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of hp(f, { entry: e, index: t, blocks: i })) {
      let d = u * M;
      for (let l of m)
        s.throwIfAborted(), r?.(l.length), a.set(l, d), d += l.length, yield l;
    }
  }), positionOf: (f) => a.get(f) };
}
function pp(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, _(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => hp(r, { entry: e, index: t, blocks: n })
  };
}
async function* hp(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Re(r.first * M, r.end * M)), s = e.positionOf ? ZO(e, n) : YO(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = ri(a, i, n.digests) ? a : [await XO(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new S("it ended before its body did");
}
async function* YO(e, t) {
  let n = qt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* ZO(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Re(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, _(t) - s * M);
      he([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function XO(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await zn({ ...e, read: o }, r, Math.min(r + M, _(t)));
  if (ri([s], n, t.digests)) return s;
  throw new S(`the bytes from ${r} on do not match their SHA-256`);
}
async function* gp(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new S(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as FE } from "node:fs";
import { join as LE } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as SB, readdirSync as xB } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as QO,
  mkdirSync as eB,
  readdirSync as tB,
  readlinkSync as nB,
  statSync as rB,
  symlinkSync as oB,
  utimesSync as sB
} from "node:fs";
import { setImmediate as iB } from "node:timers/promises";
async function sa(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = rB(e);
  eB(t);
  for (let s of tB(e, { withFileTypes: !0 })) {
    let [i, a] = [I(e, s.name), I(t, s.name)];
    s.isDirectory() ? await sa(i, a, n) : s.isSymbolicLink() ? oB(nB(i), a) : QO(i, a);
  }
  sB(t, r / 1e3, o / 1e3), await iB(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as aB, readdirSync as cB, rmdirSync as fB, rmSync as yp, writeFileSync as uB } from "node:fs";
import { setTimeout as mB } from "node:timers/promises";
var lB = 20, dB = 6e4;
function wp(e) {
  return I(e, `${Wt}lock-${process.geteuid?.() ?? 0}`);
}
function Jo(e) {
  let t = wp(e), n = C(k(t));
  if (n && !Fn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ko(e, t) {
  if (!jt(e)) return () => {
  };
  let [n, r] = [j(e), Or(e)], [o, s] = [wp(n), I(e, "lock")];
  aB(s, { mode: 448 }), uB(I(s, r), "");
  let i = Date.now() + dB;
  for (; !pB(s, o); ) {
    Jo(n);
    let a = await hB(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await mB(lB, void 0, { signal: t });
  }
  return () => {
    yp(I(o, r), { force: !0 });
    try {
      fB(o);
    } catch {
    }
  };
}
function pB(e, t) {
  try {
    return Dt(e, t);
  } catch (n) {
    throw Jo(j(t)), n;
  }
}
async function hB(e) {
  let t = !1;
  for (let n of gB(e))
    await Wr(I(j(e), n)) ? t = !0 : yp(I(e, n), { recursive: !0, force: !0 });
  return t;
}
function gB(e) {
  try {
    return cB(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as yB, mkdirSync as wB } from "node:fs";
function Sp(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = bB(r, o);
      rf(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Lr(o);
    throw r;
  }
  for (let r of t) qs(r);
  return n;
}
function bB(e, t) {
  let n = k(I(t, "tree", String(e.place)));
  if (!C(n)) return [];
  let r = I(t, "aside", String(e.place));
  wB(r, { recursive: !0 });
  let o = 0, i = xp({ root: e, aside: () => k(I(r, String(o++))) }, n, k(e.base));
  return i.length === 0 ? [] : [...ct(k(e.matches("") ? j(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function xp(e, t, n, r = "") {
  let o = b(r).toString();
  if (e.root.matches(o)) return kp(e, t, n);
  if (!C(t)?.isDirectory())
    throw new S(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = C(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${b(n)} is no directory, so nothing can be restored below it`);
  let i = te(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return xp(e, `${t}/${a}`, Ce(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function kp(e, t, n) {
  let r = C(n), o = C(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: _r(t) }];
  if (r.isDirectory() && o.isDirectory())
    return yB(b(t), 448), [...te(t).flatMap(
      (a) => kp(e, `${t}/${a}`, Ce(n) + a)
    ), { do: "stamp", path: n, stamp: bp(o), before: bp(r) }];
  if (r.isDirectory() && te(n).length > 0)
    throw new Error(
      `${b(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = _r(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function bp({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function vp({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ye)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Jo(m), s.set(m, Ur(m));
    let f = e.map((m, d) => ({ root: m, dir: i(o[d]) })), u = i(o[0]);
    await n(u), ia(u, e);
    for (let { root: m, dir: d } of f)
      d !== u && await aa(m, { from: u, to: d, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await Ko(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Sp(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), of(c);
  }
}
function ia(e, t) {
  let n = xB(I(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new S(`it holds ${n}, which is not of any line of path`);
}
async function aa({ place: e }, { from: t, to: n, signal: r }) {
  let o = I(t, "tree", String(e)), s = I(n, "tree", String(e));
  if (C(k(o))) {
    SB(I(n, "tree"), { recursive: !0 });
    try {
      ee(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await bn(
        n,
        r,
        (a) => process.platform === "win32" ? sa(o, s, a) : Wn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as da } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as TB, readdirSync as AB, readlinkSync as CB, rmdirSync as NB, rmSync as FB, symlinkSync as LB } from "node:fs";
import { tmpdir as _B } from "node:os";
import { basename as DB, dirname as Cp, join as ma } from "node:path";
import { setTimeout as UB } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Op, mkdtempSync as OB, readdirSync as BB, realpathSync as Bp } from "node:fs";
import { basename as Ep, dirname as EB, join as Rp } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as kB } from "node:fs";
function le() {
  return process.platform !== "linux" ? [] : kB("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Pp(n.split(" ")[4] ?? ""), type: o, source: Pp(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Pp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as vB, readlinkSync as PB } from "node:fs";
function ca() {
  return PB("/proc/self/ns/pid").replace(/\D/g, "");
}
function Sn(e) {
  try {
    let t = vB(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var fa = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function $p(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ca()}-${t}-${Sn(t)}-`;
  return OB(Rp(Bp(e), n));
}
function Vo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function kt(e) {
  let t = k(e);
  return le().filter((n) => Vo(n) === t || z(n.point, t));
}
var ua = "headstart-broker";
function Mp(e) {
  let t = k(e);
  return le().filter((n) => n.type === "fuse" && Vo(n) === t);
}
function Ip() {
  let e = (t) => Yo(t) || t === ua;
  return le().flatMap((t) => e(Vo(t) ?? "") ? t.point : []);
}
function Yo(e) {
  return fa.test(Ep(e));
}
var RB = 7200 * 60 * 1e3;
function $B(e) {
  let [, t, n = "", r] = Ep(e).match(fa) ?? [];
  if (t === ca()) return Sn(n) !== r;
  let o = Op(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > RB;
}
function MB(e) {
  return e.type === "squashfs" ? EB(e.point) : Vo(e);
}
function Tp(e) {
  let t = le().flatMap((o) => MB(o) ?? []).map((o) => b(o).toString()).filter((o) => Yo(o) && !IB(o)), r = (process.platform === "linux" ? BB(e).filter((o) => fa.test(o)) : []).map((o) => Rp(Bp(e), o)).filter(Ht);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter($B);
}
function IB(e) {
  try {
    let t = Op(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Fn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var WB = 10, HB = 300;
async function Np(e, { rights: t, warn: n }) {
  if (!Yo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), s = ({ point: u }) => u === o, i = kt(e).filter((u) => !s(u)), a = await Ap(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Ht(e)) return;
  jB(e);
  let c = kt(e);
  if (!c.every(s) || (await Ap(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Cp(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", DB(e)], f);
}
async function Ap(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < WB && o.length > 0; s++) {
    s > 0 && await UB(HB, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await Zo(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = le().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${b(s)} is still in use, so it was only detached: ${i}`), await Zo(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function jB(e) {
  let t = (n) => CB(ma(e, n), "latin1");
  for (let n of zB(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Cp(o))
        NB(b(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function zB(e) {
  try {
    return AB(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function Zo(e, t, { rights: n, signal: r }) {
  let o = TB(ma(_B(), "headstart-"));
  try {
    LB(b(e), ma(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    FB(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function Fp(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function vU(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, l = { size: a, etag: f, url: Hf(async () => {
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
    read: (h, g) => ru(l, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as qB, rmSync as GB, writeFileSync as JB } from "node:fs";
import { join as Xo } from "node:path";
import { setTimeout as KB } from "node:timers/promises";

// src/lazy/serve-request.ts
var Dp = L(_p(), 1);
function Up(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Wp(e) {
  let t = (0, Dp.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var vt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Hp = "server", VB = 6e4;
function jp() {
  let e = Xo(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Pf({ path: process.execPath, args: [e] }), s = Wp(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(VB)]);
      c.addEventListener("abort", o);
      try {
        JB(Xo(i.dir, Hp), `${t} ${Sn(t)}`), n.write(Up(i));
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
var la = 5e3;
async function gr(e, t) {
  let n = AbortSignal.timeout(la);
  for (let { point: i } of Mp(e))
    await Zo(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Xo(e, Hp);
  if (!qB(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(zp(r)) ?? [];
  return o && await YB(Number(o), s), GB(r, { recursive: !0, force: !0 }), ZB(e) ?? "killed";
}
async function YB(e, t) {
  let n = performance.now();
  for (; Sn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * la) return;
    r > la && QB(e), await KB(20);
  }
}
function ZB(e) {
  try {
    return JSON.parse(zp(Xo(e, vt.report)));
  } catch {
    return;
  }
}
var XB = 64 * 1024;
function zp(e) {
  return _t(e, XB)?.toString() ?? "";
}
function QB(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function qp(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? jp() : void 0;
}
async function Gp({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Fp(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Tc(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await gr(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = da(o, vt.image);
  return await Yi(f, n), { path: f, images: n };
}
async function yr(e, t, n) {
  let r = await gr(e, t);
  return await n?.(r, t), await Np(e, { rights: t, warn: W }), r;
}
function Jp(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Kp(e, t) {
  if (!e) return da(t, vt.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return eE(e), e.presentBlocks === e.blocks && e.damage === void 0 ? da(t, vt.blocks) : void 0;
}
function eE(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Z(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function Vp() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var tE = 10;
async function Yp(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - tE && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as aE, existsSync as cE, mkdirSync as ts, readdirSync as fE, realpathSync as uE, symlinkSync as ns, utimesSync as mE } from "node:fs";
import { lstat as lE } from "node:fs/promises";
import { join as ce } from "node:path";

// src/mount/layers.ts
import { mkdirSync as pa, writeFileSync as oE } from "node:fs";
import { join as Qo } from "node:path";

// src/mount/kernel-config.ts
var eh = L(Xp(), 1);
import { existsSync as nE, readFileSync as Qp } from "node:fs";
import { release as rE } from "node:os";
function th(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function nh() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${rE()}`];
  try {
    return nE(t) ? Qp(t, "latin1") : (0, eh.gunzipSync)(Qp(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function wr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, d, l) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", d, "--", l, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, d) => `${d}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    pa(Qo(e, m)), await es(s ?? th(nh()), async (d) => {
      await i(m, "squashfs", a(u, d), "image"), s = [d];
    });
  }, f = async (u, m, d) => {
    if (u.length === 0) return;
    for (let h of m) pa(Qo(e, h));
    let [l = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, l)} 0 0
`);
    oE(Qo(e, d), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", d], r), o.push(...m);
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
      return pa(Qo(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${d === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function es(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await es(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as rh } from "node:fs";
import { lstat as ha, readdir as sE } from "node:fs/promises";
import { dirname as iE } from "node:path";
var oh = 16;
async function sh(e, t) {
  let n = [], r = async (s) => {
    let i = k(t) + s, a = { sources: [i], target: k(e.base) + s }, c = b(s.slice(1)).toString();
    if (!(await ha(b(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await sE(b(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > oh)
      throw new Error(`'${e.pattern}' names more than ${oh} directories`);
  };
  return await ha(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function ih({ sources: e, target: t }, { base: n }, r) {
  if ((await ha(b(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = iE(o)) {
    let s = C(o);
    if (s && !s.isDirectory()) throw new Error(`${b(o)} is no directory`);
  }
  ga(t, r);
}
function ga(e, t) {
  let n = b(e).toString();
  if (!C(`${e}/.`)) return;
  let r = rh(b(e), "latin1");
  if (t.some((o) => z(rh(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (le().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function ah(e, t) {
  let { dir: n, signal: r } = t, o = [], s = wr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let d = await s.mountAll(f, `l${c}`);
      if (u) i.push(dE(u, d, n));
      else {
        let l = d.length > 1 ? await s.stack(d, fh, "own") : d[0];
        i.push(...m.map((p) => uh(p, ce(n, l))));
      }
    } catch (d) {
      r.throwIfAborted(), o.push(...m.map((l) => ({ root: l, reason: O(d) })));
    }
  }
  let a = await mh(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function ch(e, t) {
  let n = e.map((r) => uh(r, ce(t.dir, fh)));
  return mh(n, "upper", { ...t, mounts: wr(t) });
}
var fh = "tree";
function uh(e, t) {
  return { root: e, sites: () => sh(e, ce(t, String(e.place))) };
}
function dE(e, [t, ...n], r) {
  let o = (i) => k(ce(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function mh(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, d) => m.root.place - d.root.place)) {
    let m = [];
    try {
      let d = await u();
      for (let l of d) await ih(l, f, s);
      for (let l of d) {
        let p = c++;
        await pE({ ...l, number: p, position: t }, n), m.push(p);
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
function lh(e) {
  return (cE(e) ? fE(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => uE(ce(e, n)));
}
async function pE(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = C(`${s}/.`) ? te(s) : void 0;
  if (ns(b(s), ce(t, a)), !c) {
    let [m = s] = ct(s);
    ns(b(m), ce(t, `made-${i}`)), ts(b(s), { recursive: !0 });
  }
  let f = await hE(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await es(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let l = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", l, { cwd: t, signal: r });
  });
}
async function hE({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (ts(ce(r, `work-${t}`)), n === "upper")
    return ns(b(e[0]), ce(r, o)), ts(ce(r, s)), [s];
  ts(ce(r, o));
  let { mode: i, mtimeMs: a } = await lE(b(e[0]));
  aE(ce(r, o), i & 511), mE(ce(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    ns(b(u), ce(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var gE = 4096, dh = { auto: 1 / 4, on: 3 / 4 };
async function ph(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * dh[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * dh.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / gE), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as SE, mkdirSync as xE, mkdtempSync as kE, realpathSync as bh, rmdirSync as vE, rmSync as PE } from "node:fs";
import { dirname as OE, join as BE } from "node:path";

// src/mount/broker.ts
var yh = L(gh(), 1);
import { once as yE } from "node:events";
import { connect as wE } from "node:net";
function ya(e, t) {
  async function* n(o, s) {
    let i = wE({ path: e, signal: t });
    i.on("error", () => {
    });
    try {
      await yE(i, "connect", { signal: t });
      let a = (0, yh.createInterface)({ input: i })[Symbol.asyncIterator](), { value: c } = await a.next();
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
import { existsSync as bE } from "node:fs";

// src/steps/unpack.ts
async function wh(e, t) {
  await ke(await Ye(e.roots[0]), ot(e)), await br(e.roots, t, (n) => xn(n, e));
}
function ot({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function xn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => bn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof $t)) throw i;
    await s({ workers: 1 });
  }
}
async function br(e, { timeline: t, signal: n }, r) {
  await vp({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function rs({ inputs: e }) {
  return [process.cwd(), At(), J(), e.localDir].filter((n) => bE(n));
}
async function wa(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await br(r, t, (o) => n(r, o));
}
async function os(e, t, { job: n, context: r }) {
  await wa(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ke(s, ot(n)), await bn(
      s,
      n.signal,
      (a) => Lo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Sh(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: ya(t, n.signal) }, { mountable: s, refusals: i } = EE(e);
  try {
    let a = await xh(s, i, o);
    a.length + i.length > 0 && await ME(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await Sa(r), a;
  }
}
function EE({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = hn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: d, length: l }) => ({ offset: d, length: l })).map((d) => ({ ...d, digest: If(r.digests, d) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function xh(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => RE({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function RE({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (SE(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  ga(k(i), rs(s));
  let [a] = ct(k(i));
  xE(i, { recursive: !0 });
  let c = { target: bh(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw ba(c), m;
  });
  if (u.length > 0)
    return ba(c), t.filter(({ digest: m }) => u.includes(m));
  if (!kh(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var $E = 1 / 8;
async function ME(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = ne(a.key, i.key) && !i.rolling, f = kE(BE(J(), "headstart-"));
  try {
    r.file?.isWhole || await ke(f, { bytes: _(r) });
    let u = await s.during("receive", () => gn(r, f)), m = e.flatMap(({ missing: y }) => y), l = m.reduce((y, { length: w }) => y + w, 0) / _(r) <= $E || !(await r.tools()).unsquashfs, p = { path: bh(u.path), end: _(r), layers: m }, h = m.length > 0 && (l || c) ? o.hand(p, l ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: w }) => ({ root: w, reason: y })));
    };
    if (h && l) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await xh(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await os(u, t, { job: r, context: n }), l || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    PE(f, { recursive: !0, force: !0 });
  }
}
async function Sa({ socket: e, mounts: t }) {
  let n = ya(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      kh(r.target) && await n.unmount(r.target), ba(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function kh(e) {
  let t = k(e);
  return le().some(
    (n) => n.point === t && n.type === "overlay" && n.source === ua
  );
}
function ba({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; z(n, t); n = OE(n)) vE(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as Bh } from "node:fs";
import * as Pt from "node:fs/promises";
import { join as vh } from "node:path";
import { setTimeout as IE } from "node:timers/promises";
var ss = ".notes";
function kn(e) {
  let t = async (n) => (await Ae(e, vh(e, ss)), vh(e, ss, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(AE, () => {
      }) === await ve(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: xa(async (n, r) => {
      await IE(TE), await ve(n) === r && await Oh(await t(n), r);
    }),
    touch: xa(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Pt.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await Oh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: xa(async (n, r) => Pt.link(await t(n), r))
  };
}
var TE = 20, Ph = 256;
async function ve(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function xa(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function AE(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Bh, o = await Pt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Ph), 0, Ph, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Oh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Bh, a = await Pt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Eh } from "node:fs";
import { open as CE } from "node:fs/promises";
import { join as NE } from "node:path";
async function Sr(e) {
  let t = await CE(NE(e, vt.image), Eh.O_RDONLY | Eh.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function is(e, t, n) {
  let r = {
    size: _(t),
    async *read(s, i) {
      yield* (await Sr(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of pp(r, t, a)) {
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
var ka = "Saving all files instead of the changes";
async function Rh({ mounted: e, mountRoot: t }, { store: n, scopes: r, version: o, signal: s }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== o) throw new Error("the restored cache has another format");
      return { ...await va(e, n, r), mountRoot: t };
    } catch (i) {
      s.throwIfAborted(), P(`${ka}: ${O(i)}`);
      return;
    }
}
async function va({ scope: e, version: t, key: n, size: r, identity: o }, s, i) {
  let a = await s.find({
    scopes: e === void 0 ? i : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (a?.key !== n || a.size !== r) throw new Error("the restored cache is gone");
    let c = await Vt(a.stored ?? a);
    if (Jr(c) !== o) throw new Error("the restored cache was replaced");
    return { entry: a, index: c };
  } catch (c) {
    throw await a?.close(), c;
  }
}

// src/steps/mounted-file.ts
async function Pa(e) {
  let t = await Sr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && ve(t).finally(() => t.close());
}
async function $h({ mounted: e, mountRoot: t }, { store: n, scopes: r, signal: o }) {
  if (!e || t === void 0) return;
  let s = await Pa(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: i, index: a } = await va(e, n, r);
      await i.close();
      for await (let c of is(t, a, o).read(0, _(a))) ;
    } catch (i) {
      throw o.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(i)}`, { cause: i });
    }
}

// src/steps/mount.ts
async function Mh(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Sh(e, n.broker, t), !0;
  let r = await DE(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = gr(o, s);
  }, c = async () => (await i, Jp(await yr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Vp(), { image: u } = e.format, d = (await (u ? jE : zE)(e, { ...t, ...r })).map(({ root: p }) => p), l = e.roots.filter((p) => !d.includes(p));
    l.length === 0 ? await c() : (u && t.remember({ mounted: { ..._E(e, f), file: await Pa(o) } }), P(`Mounted ${l.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function _E({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(Zi).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: Jr(o), since: n };
}
async function DE(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = $p(J());
  if (o({ mountRoot: c }), await HE(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await yr(c, a);
}
var UE = 4096, WE = 8;
async function HE(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = _(e), { bytes: f, files: u } = ot(e), m = a ? f + u * UE : c * WE, l = await ph(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), l !== void 0 && P(`Using the disk instead of memory: ${l}`), l === void 0;
}
async function jE(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ke(r, { bytes: _(e) });
  let { indexed: s } = e, i = hn(e.segments, e.roots), c = (n && s && await o.during("show", () => Gp(s, i, { ...t, server: n }))) ?? await o.during("receive", () => gn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => ah(c.images, Ih(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await os(c, f, { job: e, context: t }), f;
}
async function zE(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => xn(n, e)), ia(n, e.roots);
  let s = await r.during("mount", () => ch(e.roots, Ih(t)));
  return await wa(s, t, async (i, a) => {
    FE(LE(a, "tree"));
    for (let c of i) await aa(c, { from: n, to: a, signal: o });
  }), s;
}
function Ih(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: rs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as YE, rm as ZE, statfs as XE } from "node:fs/promises";
import { join as QE } from "node:path";

// src/disk/draft-file.ts
var Ah = L(Th(), 1);
import { constants as Ba } from "node:fs";
import * as He from "node:fs/promises";
import { dirname as Ch, join as Ea } from "node:path";
var as = ".drafts";
async function vn(e) {
  let t = Ea(e, as);
  await Ae(e, t);
  let n = Ea(t, (0, Ah.randomUUID)());
  return Fh(e, n, await He.open(n, "wx+", 384));
}
async function Nh(e, t) {
  let n = Ea(e, as, t), r = await He.open(n, Ba.O_RDONLY | Ba.O_NOFOLLOW | Ba.O_NONBLOCK);
  return Fh(e, n, r);
}
function Fh(e, t, n) {
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
      return await n.sync(), await Ae(e, Ch(s)), qE(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await He.rm(t, { force: !0 });
    }
  };
}
async function qE(e, t) {
  try {
    await He.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await He.rm(e), process.platform === "win32") return !0;
  let n = await He.open(Ch(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as cs } from "node:fs";
import * as pe from "node:fs/promises";
import { dirname as GE } from "node:path";
async function Ot(e, { dir: t, verify: n = "auto" }) {
  let r = await pe.open(e, cs.O_RDONLY | cs.O_NOFOLLOW | cs.O_NONBLOCK), o = kn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return Us(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => JE(r, i, a),
      file: KE(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function JE(e, t, n) {
  let { acquire: r, release: o } = zt();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function KE(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await Ra(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => fs(e, t),
    async copyTo(s) {
      return await pe.copyFile(`/proc/self/fd/${e.fd}`, s, cs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await VE(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function VE(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await ve(e);
    if (await t(), await ve(e) === r) return r;
  }
  throw new S("somebody is writing to it");
}
async function Ra(e, t, n) {
  try {
    let [r, o] = await Promise.all([pe.stat(GE(n)), e.stat()]);
    return r.dev !== o.dev || !await fs(e, t) ? !1 : (await pe.symlink(await pe.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function fs(e, t) {
  let [r, o] = await Promise.all([
    pe.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Lh = 1024 ** 3, eR = 3;
async function _h(e, t) {
  for (let n = 1; ; n++)
    try {
      return await tR(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === eR) throw r;
    }
}
async function tR(e, { dir: t, maxBytes: n = 64 * Lh, minFreeBytes: r = Lh, onRead: o }) {
  let s = await YE(QE(t, "headstart-stream-")), i = await vn(s), a = async () => {
    await i.discard(), await ZE(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await XE(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      nR(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: d, read: l, file: p, close: h } = await Ot(i.path, { dir: s });
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
async function* nR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function Uh(e, t, n) {
  await us(e, t, n, async (r) => {
    await Mh(r, n) || await wh(r, n);
  }), P("Cache restored successfully");
}
async function us(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new S(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Dh(e, { ...n, format: a, roots: t }, r);
  i.watch(Wh(e, t, o));
  let f = await i.during("receive", () => rR(e, n));
  await Dh(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function rR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = pr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return _h(o, { dir: J(), onRead: n });
}
async function Dh(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (w) => {
    i.storedBytes = w, P(`Cache Size: ${fo(w)}`);
  }, d = !Number.isFinite(e.size);
  d || m(e.size);
  let l, p = () => l ??= dr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => oR(e, t)) : sR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && sn(o) ? void 0 : p()
  ]), g = (w) => {
    let x = pr("Received", d ? void 0 : _(h), P);
    u = 0;
    let v = (E) => {
      u += E, x(E);
    };
    return iR(e, h.indexed, { timeline: s, onRead: v, order: w, signal: f });
  };
  s.watch(Wh(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: At(),
    tools: p,
    signal: f,
    warn: W
  };
  await n(y), d && m(u);
}
async function oR(e, { format: t, inputs: { paths: n }, findings: r }) {
  let o = await Vt(e.stored ?? e);
  if (!ne(o.key, e.key))
    throw new S(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.join(`
`)) throw new S("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Et(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function sR({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function iR(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", dp(a, t.index, r)) : gp(a, r);
}
function Wh({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function Hh(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await jh([e.scope], fe({}).lookups([t]), e);
    if (a && a.key !== o && ne(fe({}).keyIn(a.key), t)) return a;
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
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await fR(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function jh(e, t, { inputs: n, store: r }) {
  let o = wn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function fR(e, t) {
  let { roots: n } = xt(t.inputs.paths, process.cwd()), r = zh(t);
  await us(e, n, r, async (o) => {
    await ke(await Ye(n[0]), ot(o)), await br(n, r, async (s) => {
      await xn(s, o);
      let i = () => n.filter((a) => Go($a(a, s), k(a.base)));
      i().length !== 0 && (await uR(t, (a) => {
        for (let c of n) Go($a(c, s), $a(c, a));
      }), i());
    });
  });
}
function $a({ place: e }, t) {
  return k(I(t, "tree", String(e)));
}
async function uR(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await jh(r, [n], e), s = await aR(I(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = xt(e.inputs.paths, process.cwd());
    await us(o, i, zh(e), async (a) => {
      await ke(s, ot(a)), await xn(s, a);
    }), t(s);
  } finally {
    await cR(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function zh({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: wn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: nn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function qh(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let d = t; d < n; ) {
      let l = Math.floor(d / M), p = await mR(l, e);
      if (p) {
        let g = c.acquire(Math.min((l + 1) * M, n) - d);
        await lR(g, p, d).catch(i.giveUp) && (s.set(g, d), d += g.length, yield g);
        continue;
      }
      let h = dR(l, n, e);
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
async function mR(e, { seats: t, bypassed: n }) {
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
async function Gh(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function lR(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function dR(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function Jh(e, t, n) {
  let r = await e.seats.current(), o = Re(n, n + he(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await ms(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Ma(r, e) && i.datasync().catch(() => {
  });
}
function Kh(e, t, n) {
  return Ze(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await ms(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Ma({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Re(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function ms(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== he(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as kR, once as vR } from "node:events";
import { setTimeout as PR } from "node:timers/promises";

// src/stash/flight.ts
var Yh = L(Vh(), 1);
import { EventEmitter as pR } from "node:events";
import * as se from "node:fs/promises";
import { createServer as hR } from "node:net";
import { dirname as Ta, join as Bt } from "node:path";
var Zh = ".flights";
async function Xh(e, t) {
  let n = Bt(e, Zh, t);
  for (await Ae(e, Ta(n)); ; ) {
    let r = await yR(n) ?? await wR(n);
    if (r) return r;
  }
}
var gR = 3600 * 1e3;
async function Qh(e) {
  let t = Bt(e, Zh);
  for (let n of await se.readdir(t)) {
    let r = await se.stat(Bt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > gR && await se.rm(Bt(t, n), { recursive: !0, force: !0 });
  }
}
async function yR(e) {
  for (let t of await se.readdir(e).catch(xR)) {
    let n = await Cr(e, t);
    if (n) return { role: "follower", lines: n };
    await se.rm(Bt(e, t), { recursive: !0, force: !0 });
  }
}
async function wR(e) {
  let t = await se.mkdtemp(Bt(Ta(e), "joining-")), n = (0, Yh.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new pR(), i = hR((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), Aa(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = bR(i, { said: r, followers: o, heard: s, path: Bt(e, n) });
  if (!Ar(t, n, i))
    return await se.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Dt(t, e);
  } finally {
    c || (i.close(), await se.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function bR(e, { said: t, followers: n, heard: r, path: o }) {
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
      await se.rm(o, { force: !0 }), await se.rmdir(Ta(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var SR = 36;
function Aa(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > SR && e.pause();
    for (let s of o) t(s);
  });
}
function xR(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var OR = /^[0-9a-f-]{36}$/, BR = /^\d{1,7}$/, eg = "fetches", ER = 500;
function tg(e, t) {
  return BR.test(e) && Number(e) < t ? Number(e) : void 0;
}
function ng({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = tg(o, n);
    s !== void 0 && r(s);
  }), e(eg);
}
var RR = 4;
function rg(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new kR(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  PR(ER, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (l) => {
    if (a === void 0 && OR.test(l))
      return a = l, i = Nh(e, l).catch(() => {
      }), !0;
    l === eg && f.resolve(!0);
    let p = tg(l, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, d = !1;
  return Aa(t, (l) => {
    if (m(l)) c = performance.now();
    else if (performance.now() - c > RR * r) return;
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
        return d || await vR(s, "news", { signal: AbortSignal.any([l, p.signal]) }), !0;
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
import { basename as $R } from "node:path";
var MR = 15e3, IR = 16;
function sg(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > IR) throw new Error("one process after the other has begun to fill it");
        let f = await TR(e, c);
        r?.role === "none" ? await og(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await og(c, a).catch(n);
    }
  };
  return i;
}
async function og(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function TR({ stash: e, dir: t, name: n, size: r, quietMs: o = MR, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: rg(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${H(r)} of the entry`), { role: "none" };
    let m = i ? await AR(i, f) : /* @__PURE__ */ new Set();
    c.say($R(f.path));
    for (let d of m) c.say(String(d));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function AR(e, { file: t }) {
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
function ig({ size: e, read: t }, n) {
  let { logError: r } = n, s = sg({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    ag(m, i);
    for (let { bytes: d, position: l } of i.ends) await ms(u.file, [d], l);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: zt()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Ma(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: NR(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Ra(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && fs(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return LR(m.opened.file, u, i);
        try {
          await u();
        } catch (d) {
          if (s.held()?.role === "filler") throw d;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, d) => qh(i, { start: u, end: m, order: d }),
    readEnd: (u, m) => Kh(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await CR(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function CR({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = kn(r), c = setInterval(t.giveSign, FR);
  try {
    await n.put(e, o), s && await a.prove(e.file, await ve(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function NR(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Re(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Jh(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Gh(Re(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && ag(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function ag(e, { size: t, onAsked: n }) {
  n && ng(e, Math.ceil(t / M), n);
}
var FR = 1e3;
async function LR(e, t, { bypassed: n }) {
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
import * as kr from "node:fs/promises";
import { basename as DR, dirname as UR, join as je } from "node:path";

// src/disk/eviction.ts
import * as $e from "node:fs/promises";
import { basename as _R, join as Ca } from "node:path";
var cg = 3600 * 1e3;
async function ls(e) {
  let n = (await Pn(Ca(e, as))).filter(({ writtenMs: r }) => Date.now() - r > cg);
  await Promise.all(n.map(({ path: r }) => $e.rm(r, { force: !0 })));
}
async function ds(e, t) {
  let n = new Map((await Pn(Ca(e, ss))).map((s) => [_R(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > cg);
  return await Promise.all(o.map(({ path: s }) => $e.rm(s, { force: !0 }))), r;
}
async function xr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await $e.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, d) => Number(m.rank) - Number(d.rank) || m.usedMs - d.usedMs)) {
    if (c <= 0) return !0;
    await $e.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Pn(e) {
  let t = await Ee(e).then(() => $e.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Ca(e, r), s = await $e.lstat(o, { bigint: !0 }).catch(() => {
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
var WR = 1024 ** 3;
function ug(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = WR, isPull: o } = e, s = je(t, "pulls"), i = je(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([fg(s), fg(i)]), m = o ? void 0 : 1;
    return (await ds(t, u.flat())).map((d) => ({
      ...d,
      rank: UR(d.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Lt(t), await kr.mkdir(t, { recursive: !0, mode: 448 }), await Ee(t);
    for (let u of [s, i]) await Ae(t, u);
  };
  return {
    async open(u, m) {
      await Lt(t);
      for (let l of [t, s, i]) await Ee(l).catch(mg);
      let d = await Na(je(i, u), m, e);
      return d || o ? d ?? Na(je(s, u), m, e) : (HR(je(s, u), je(i, u)), Na(je(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => kr.rm(je(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), Xh(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([ls(t), Qh(t)]);
      let m = await c(), d = m.filter(({ rank: l }) => l === void 0);
      if (!(u + d.reduce((l, p) => l + p.size, 0) > n) && await xr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return vn(t);
    },
    async put(u, m) {
      await u.publish(je(a, m)) && await xr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function fg(e) {
  return (await Pn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(DR(t)));
}
function HR(e, t) {
  try {
    ee(e, t);
  } catch (n) {
    mg(n);
  }
}
function mg(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function Na(e, t, n) {
  try {
    let r = await Ot(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = R(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await kr.rm(e, { force: !0 });
}

// src/stash/stash.ts
function lg(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = ug(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: l, key: p, size: h, identity: g } = m, y = Zs([e.label, r, d, l, p, String(h), g]);
      try {
        let w = await c.open(y, h), x = async () => c.remove(y).catch(f), v = zR(
          m,
          ig(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          x
        );
        if (!w) return v;
        let { file: E, read: B, close: A } = w;
        return {
          ...v,
          original: v,
          stored: m,
          file: E,
          read(D, N) {
            return a(`Found in the stash ${n}`), Ze(B(D, N), jR);
          },
          reject: x,
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
async function* jR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new S(`it cannot be read: ${O(t)}`);
  }
}
function zR(e, t, n) {
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
function ps(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function dg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ps({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, qR(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function qR(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Pe from "node:fs/promises";
import { basename as xg, dirname as La, join as kg } from "node:path";

// src/stores/local/draft.ts
var pg = 1024 * 1024;
async function hg({ path: e, dir: t, evict: n }) {
  let r = await vn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: pg,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = he(u), { bytesWritten: d } = await o.writev(u, c + f * pg);
      if (d !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await kn(t).prove(o, await ve(o)), await r.discard(), f && await n().catch(() => {
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
import * as gg from "node:fs/promises";
import { basename as GR, join as JR } from "node:path";
async function yg(e) {
  let t = await Fa(e), n = (await Promise.all(t.map(Fa))).flat(), o = (await Promise.all(n.map(Fa))).flat().filter((s) => /^[0-9a-f]{64}$/.test(GR(s)));
  return (await Promise.all(o.map(Pn))).flat();
}
async function Fa(e) {
  return (await gg.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => JR(e, n.name));
}

// src/stores/local/local.ts
var wg = 1024 ** 3, bg = process.platform === "linux" ? _n : df;
function vg(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * wg, minFreeBytes: s = wg } = e, i = ({ scope: a, version: c, key: f }) => kg(t, bg(n), bg(a), _n(c), _n(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Sg(t))
        for (let u of a) {
          let m = f.map((l) => La(i({ scope: u, version: l, key: "-" }))), d = await KR(m, c, { dir: t, verify: r });
          if (d) return { ...d, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Lt(t), await Pe.mkdir(t, { recursive: !0, mode: 448 }), await Ee(`${t}/.`), !await VR(c, { dir: t, verify: r }))
        return hg({
          path: c,
          dir: t,
          async evict() {
            await ls(t);
            let f = (await ds(t, await yg(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await xr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Sg(t) ? (await Pg(La(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Pe.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Sg(e) {
  return await Lt(e), await Eg(e) ? (await Ee(`${e}/.`), !0) : !1;
}
async function KR(e, t, n) {
  let r = (await Promise.all(e.map((o) => Pg(o, t, n)))).flat();
  for (; ; ) {
    let o = mf(t, r);
    if (!o) return;
    let s = await YR(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Pg(e, t, n) {
  if (!await Bg(e, n)) return [];
  let r = Qs(xg(e)) ?? "", o = (await Pe.readdir(e)).filter((a) => hf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = kg(e, a);
      return { path: c, stat: await Pe.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Og(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Og(e, t) {
  let n = Qs(xg(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Ot(e, t);
  try {
    return (await Vt({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function VR(e, t) {
  if (!await Bg(La(e), t) || !await Eg(e)) return !1;
  try {
    return await Og(e, t), !0;
  } catch (n) {
    if (!(n instanceof S)) throw n;
    return await Pe.rm(e, { force: !0 }), !1;
  }
}
async function YR({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Ot(e, o);
    await i();
    let c = () => Pe.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Bg(e, t) {
  return Rg(Dc(t.dir, e));
}
function Eg(e) {
  return Rg(Pe.lstat(e));
}
async function Rg(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function $g(e) {
  let t = ZR(e.inputs.s3);
  return ps({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function ZR({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Mg = {
  local: ({ inputs: e, repository: t }) => vg({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: $g,
  github: dg
};
function Ig({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function On(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Ig(e), u = XR(t(Mg[f](e)), n), { use: m, dir: d, maxBytes: l } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return lg(u, { dir: d, maxBytes: l, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function XR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Bn(e, t, n) {
  return {
    inputs: e,
    service: Ac(),
    repository: t.repository,
    own: Se(t).write,
    keepsDisk: Ic(),
    isSealed: (r) => yn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Tg(P),
    warn: Tg(W),
    mask: Ec
  };
}
function Tg(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/preset.ts
async function hs(e) {
  let t = Ke("preset").toLowerCase();
  if (t === "") return;
  let { fillIn: n } = await import("./presets.js"), r = await n(t, Ke, e);
  return r ? { ...r } : "none";
}
function gs(e) {
  if (e === void 0 || e === "none") return Ke;
  let t = new Map(Object.entries(e));
  return (n) => t.get(n) ?? Ke(n);
}

// src/steps/save-delta.ts
import { mkdtemp as y$, rm as w$ } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as s$, readlinkSync as i$, realpathSync as a$ } from "node:fs";
import { join as Ua } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as Da, readdirSync as QR } from "node:fs";
function Ng(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw _a();
    for (let [o, s] of vr(Oe(e, r)))
      s.isDirectory() && n.push(Oe(r, o));
  }
  return n;
}
function Fg(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Ag(e.merged) !== Ag(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (d, l) => {
    let { files: p, bytes: h } = Lg(Oe(e.base, d), l);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (d) => {
    if (i.push(d) + a.length > o) throw _a();
  }, m = (d, { isUpper: l, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(d);
    let y = l ? vr(Oe(e.upper, d)) : Cg, w = p ? vr(Oe(e.base, d)) : Cg, x = /* @__PURE__ */ new Set();
    for (let [E, B] of vr(Oe(e.merged, d))) {
      let A = Oe(d, E);
      if (Ve(E) || r?.(b(Oe(e.merged, A)).toString())) continue;
      if (!B.isFile() && !B.isDirectory() && !B.isSymbolicLink()) {
        c.push(A);
        continue;
      }
      x.add(E);
      let [D, N] = [y.get(E), w.get(E)];
      if (!D && !h) {
        if (!N && !n) throw new Error(`nothing tells where ${b(A)} is from`);
        if (N && !(n && N.isDirectory() && B.isDirectory())) continue;
      }
      s.moreFiles++, N && !(N.isDirectory() && B.isDirectory()) ? f(A, N) : N && s.moreFiles--, B.isDirectory() ? m(A, {
        isUpper: D?.isDirectory() ?? !1,
        isBase: N?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(A)
      }) : (u(A), B.isFile() && (s.bytes += Da(b(Oe(e.merged, A))).size));
    }
    for (let [E, B] of w) {
      if (x.has(E)) continue;
      let A = Oe(d, E);
      if (a.push(A) + i.length > o) throw _a();
      f(A, B);
    }
    p && !l && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Ag(e) {
  let { mode: t, mtimeMs: n } = Da(b(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Cg = /* @__PURE__ */ new Map();
function vr(e) {
  let t = QR(b(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Oe(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Lg(e, t) {
  if (t.isFile()) return { files: 1, bytes: Da(b(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of vr(e)) {
    let { files: s, bytes: i } = Lg(Oe(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function _a() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var _g = "trusted.overlay.redirect", ys = 512, [e$, t$, n$] = [124, 136, 156];
async function Dg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, _g, { cwd: e, signal: r }), i = [...o$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var r$ = k(` SCHILY.xattr.${_g}=`);
function* o$(e) {
  let t = !1;
  for (let n = 0; n + ys <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + e$, n + t$), 8), o = n + ys, s = String.fromCharCode(e[n + n$]);
    if (s === "x") t = e.subarray(o, o + r).includes(r$, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / ys) * ys;
  }
}

// src/steps/compare-mounts.ts
function Ug(e, { segments: t }, n) {
  let r = s$(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [i$(Ua(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(k(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = c$(i, n), f = t.filter(({ kind: l }) => l === "image"), u = f.find(({ root: l }) => l === i.root.place), m = u ?? f.find(({ root: l }) => l === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let d = i.relative === "" ? "" : `/${k(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${d}`,
      upper: Ua(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function c$({ path: e }, t) {
  let n = a$(e, "latin1"), r = kt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (le().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function Wg(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await Sr(n)).close();
  let a = wr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: d }) => d))].entries()) {
      let d = await a.mountAll(f$(m, r), `base-${u}`), [l] = d.length > 1 ? [await a.stack(d, `base-${u}`, "of layers")] : d;
      for (let p of e.filter((h) => h.image === m)) {
        let h = Ng(k(p.upper), f), g = await Dg(p.upper, h, { rights: s, signal: i }), y = k(Ua(n, l)) + (p.prefix === "" ? "" : `/${p.prefix}`), w = { upper: k(p.upper), merged: k(p.match.path), base: y }, x = Fg(w, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= x.members.length + x.removed.length, c.push({ ...p, changes: x });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function f$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function Hg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Pr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as g$ } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as u$ } from "node:fs";
async function jg(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : l$(o), c = d$({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await mr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var m$ = 2 ** 32 - 1;
function l$(e) {
  let { mode: t, mtimeMs: n } = u$(b(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), m$);
  return { how: ["-root-mode", (t & 511).toString(8), Vl], topSeconds: r };
}
async function* d$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield fr({ ...p$, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(h$);
    return;
  }
  let s = K([ho(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var p$ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, h$ = 1024;

// src/steps/delta-layer.ts
async function zg(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = Vi(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function qg(e) {
  let { frame: t, bytes: n } = dd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Gg({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Pr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Pr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, d = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, l = await jg(n, m, d), { size: p } = await g$(n), h = l.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: l.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function Jg(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await y$(I(J(), "headstart-")), i = () => w$(s, { recursive: !0, force: !0 });
  try {
    let a = S$(t, e.inputs), c = b$(n, t, _({ segments: a }), r);
    return { ...await x$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Rt) throw a;
    P(`${ka}: ${O(a)}`);
    return;
  }
}
function b$(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function S$({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Kg(r, e.size), r;
}
async function x$(e, t) {
  let { base: n, selection: r, matches: o, scratch: s, timeline: i, signal: a } = t, { entry: c, index: f, mountRoot: u } = n, m = await on(a);
  if (!m) throw new Error("this runner no longer lets root mount");
  let d = Ug(o, f, u), l = ip(f.files), { excludes: p } = hr([s], r), h = await i.during(
    "compare",
    () => Wg(d, { mountRoot: u, index: f, excludes: p, most: l, rights: m, signal: a })
  ), g = is(u, f, a), y = h.filter(({ changes: B }) => Hg(B)), w = Map.groupBy(y, ({ image: B }) => B), x = [...e];
  for (let [B, A] of w) k$(x, B, ws(A, "deadBytes"));
  let [v, E] = [[], await zg(g, f)];
  an({ matches: o, scratch: s });
  for (let [B, A] of w) {
    let D = I(s, `delta-${v.length}`), { layer: N, removed: Be } = await i.during("pack", () => Gg(B, A, D, t));
    v.push(N), E.push(Be);
  }
  return Kg([...x, ...v.map((B) => ({ ...B, kind: "delta" }))], c.size), {
    base: n,
    copy: g,
    keptBytes: _({ segments: x }),
    kept: x,
    deltas: v,
    removals: E.length > 0 ? qg(E) : void 0,
    files: Math.max(0, f.files + ws(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + ws(y, "bytes") - ws(y, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...A }) => B.skipped.map((D) => Pr(A, D)))
  };
}
function Kg(e, t) {
  let n = sp({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function ws(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function k$(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = ap(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/steps/snapshots.ts
import { lstatSync as P$, realpathSync as O$ } from "node:fs";
import { basename as B$, dirname as E$ } from "node:path";

// src/files/fingerprint.ts
var Yg = L(Vg(), 1);
import { lstatSync as v$ } from "node:fs";
function bs(e, t) {
  let n = (0, Yg.createHash)("sha256");
  for (let r of e) {
    let o = k(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${k(r.relative)}`;
    for (let i of jo([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: d, mode: l, ino: p } = v$(b(o + c.slice(s.length)), {
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
async function Zg(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !ne(fe(s).keyIn(e), i) || a === "never" || Ha(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Qg(t, r)) };
}
function Ha({ branches: e }, t) {
  let { write: n = t.ref } = Se(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Xg({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - lm(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Qg(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Qg(e, t) {
  try {
    let { excludes: n, roots: r } = zo(e), o = await so({ excludes: n, roots: r });
    if (t === void 0) return bs(o, n);
    let s = kt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => z($$(c), f))), a = lh(t).map(R$);
    return [bs(i, n), bs(a, void 0)].join();
  } catch (n) {
    Tt(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function R$(e, t) {
  return { path: e, relative: "", stat: P$(e), root: { place: t } };
}
function $$(e) {
  return `${O$(E$(e), "latin1")}/${k(B$(e))}`;
}
async function ey(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: mo(r) }), i = dm(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save.ts
async function Ss(e, t = {}) {
  let { key: n, matchedKey: r, mountRoot: o, restored: s } = t;
  if (!s && n !== void 0 && r !== void 0 && ne(r, n))
    return P(`Cache hit occurred on the primary key ${r}, not saving cache.`);
  let i = Nt();
  if (!Ho(i)) return;
  let a = t.preselection ?? await hs(e);
  if (a === "none") return;
  let c = gs(a);
  if (c("key") === "") return it("Key is not specified.");
  let f = tn(c, Ct()), u = n ?? f.key, { rolling: m } = f, d = fe(m), l = d.mistake([u]);
  if (l) throw new U(l);
  let { write: p, read: h, whyNoWrite: g } = Se(i), y = g ?? T$(f) ?? (m && Ha(m, i));
  if (p === void 0 || y)
    return P(y ?? "Cache save skipped: this run may write no scope.");
  let w = co(), x = s && ne(d.keyIn(s.name), u), v = m && x && await Xg(s, m, { inputs: f, mountRoot: o, timeline: w });
  if (v) return P(v);
  let E = zo(f), B = () => w.during("find", () => so(E)), A = await B();
  if (A.length === 0) return it(ra);
  let D = On(Bn(f, i, e)), N = m?.merges ? Hh({ inputs: f, key: u, scope: p, readScopes: h, store: D, restored: s?.name, timeline: w, signal: e }) : void 0;
  for (let Be = M$; ; Be--) {
    if (await N?.merge() && (A = await B()), await I$({ ...{ inputs: f, key: u, run: i, scope: p, store: D, state: t, selection: E, matches: A, timeline: w, signal: e }, isOutdated: async () => Be > 1 && (await N?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${u} meanwhile`);
  }
}
var M$ = 3;
async function I$(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await dr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await ep(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), d = { scope: o, version: m, key: fe(t.rolling).nameFor(n, r) }, l = Se(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(d), Rh(i, { store: s, scopes: l, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(qo(n)), !0;
  let g = nn({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = { createdBy: A$(r, o), isHere: s.isHere ?? !1, findings: g }, w;
  try {
    w = h && await Jg({ ...e, base: h, draft: p, tools: f });
    let x = () => $h(i, { store: s, scopes: l, signal: c }), v = { ...e, ...y, key: d.key, tools: f, format: u, delta: w, checkMounted: x }, E = await fp(p, v);
    if (E !== "published") return E === "nothing";
  } catch (x) {
    if (x instanceof Rt)
      return P(qo(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(x) }), await ir(g, a, t.summary), x;
  } finally {
    await w?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await ey(s, { ...d, key: n }, t.rolling), await ir(g, a, t.summary), !0;
}
function T$({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function A$({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: su.version };
}

// src/steps/damaged-image.ts
var ty = 3e4;
async function ny(e, t, n, r = AbortSignal.timeout(ty)) {
  if (!await Yp(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await pn(e, i, "contents", { signal: r });
  })().then(() => {
  }, C$);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await N$(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function C$(e) {
  return e instanceof S || R(e) === "EIO" ? O(e) : void 0;
}
async function N$({ scope: e, version: t, key: n, size: r }) {
  let o = tn(Ke, Ct()), s = Nt(), i = On(Bn(o, s, AbortSignal.timeout(ty))), a = e === void 0 ? Se(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function xs() {
  let { mountRoot: e, mounted: t, brokered: n } = Yr() ?? {};
  n && await Sa(n), e !== void 0 && await oy([e], async (r, o) => {
    let s = Kp(r, e);
    t && s !== void 0 && await ny(s, t, o);
  });
}
async function ry() {
  await oy(Tp(J()));
}
async function oy(e, t) {
  if (e.length === 0) return;
  let n = await on(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await yr(r, n, t);
    } catch (o) {
      W(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function sy(e) {
  try {
    await Ss(e, Yr());
  } finally {
    await xs();
  }
}

// src/files/recover.ts
import { lstatSync as F$, realpathSync as L$, rmdirSync as _$, statSync as D$ } from "node:fs";
import { readdir as U$ } from "node:fs/promises";
async function iy(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(Ye));
  for (let a of new Set(i.flatMap(ay)))
    for (let c of await W$(a, t))
      if (jt(c) || j$(c), !(!jt(c) || await Wr(c)))
        try {
          await z$(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function ay(e) {
  let t = j(e);
  return t === e ? [e] : [e, ...ay(t)];
}
async function W$(e, t) {
  let n = (await U$(e).catch(() => [])).filter(Ve);
  if (n.length === 0) return [];
  let r = q(L$(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => I(e, o)).filter(Ht);
}
var H$ = 3600 * 1e3;
function j$(e) {
  try {
    Date.now() - F$(e).mtimeMs > H$ && _$(e);
  } catch {
  }
}
async function z$(e, { roots: t, signal: n, allowed: r }) {
  let o = j(e), s = Ur(o);
  try {
    let i = await Ko(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Lr(e, (f) => {
        if (performance.now() > a) throw c;
        if (!q$(f, t)) return !1;
        for (let u of Fr(f)) G$(k(o), u);
        return !0;
      }), Nn(e) || Ln(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function q$(e, t) {
  let n = b(Zc(e)).toString();
  return t.some((r) => z(n, r.base) && cy(Rn(r.base, n), r) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function cy(e, t) {
  return t.matches(e) || e !== "" && cy(e.replace(/\/?[^/]*$/, ""), t);
}
function G$(e, t) {
  let { dev: n } = D$(b(e));
  for (let r = t; r !== e; r = j(r)) {
    let o = C(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${b(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${b(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as J$ } from "node:timers/promises";
var K$ = 1e3;
async function fy(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(fe(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await V$(Y$(e), o)
  ];
}
async function V$(e, t) {
  let n = new AbortController(), r = J$(K$, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function Y$({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = Z$(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${fe(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function Z$(e, t) {
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
    ...X$.filter((a) => !e.includes(a)).map((a) => ({
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
var X$ = yn.filter(({ image: e }) => e);

// src/steps/restore.ts
async function ja(e, { mayPostSave: t = !0 } = {}) {
  let n = {}, r = Q$(n), o = Nt();
  if (!Ho(o)) return;
  let s = await hs(e);
  if (r({ preselection: s }), s === "none") return Te("hit", "miss");
  let i = tn(gs(s), Ct()), a = [i.key, ...i.restoreKeys];
  r({ key: i.key }), Te("cache-primary-key", i.key);
  let c = fe(i.rolling), f = c.mistake(a);
  if (f) throw new U(f);
  let u = co(), m = nn(
    { step: "restore", outcome: "miss", key: i.key, store: i.store },
    i
  ), d = Se(o);
  d.whyNoRead && P(d.whyNoRead);
  let l = async () => {
    let y = On(Bn(i, o, e));
    m.store = y.label;
    let w = await Wo(i, e), x = await Qd(y, i, w), v = x.flatMap((A) => A.versions(i)), E = qp(i, w), B = { inputs: i, formats: x, mounting: w, server: E, remember: r, timeline: u, findings: m, signal: e };
    return { store: y, wanted: { scopes: d.read, keys: c.lookups(a), versions: v }, context: B };
  }, { name: p, prepared: h } = await eM(l, c, { inputs: i, findings: m, signal: e }), g = p === void 0 ? void 0 : c.keyIn(p);
  if (p !== void 0) {
    let { mountRoot: y } = n, w = t ? await Zg(p, { inputs: i, run: o, mountRoot: y, timeline: u }) : void 0;
    r({ matchedKey: g, restored: w });
  }
  if (nM(i, g, m), g === void 0 && h && !m.trouble && !d.whyNoRead) {
    let { store: y, wanted: w, context: x } = h, v = { store: y, wanted: w, formats: x.formats, naming: i, signal: e };
    $c("Why nothing was found", await fy(v));
  }
  if (await ir(m, u, i.summary), g === void 0 && i.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new U(`${y} Input key: ${i.key}`);
  }
}
function Q$(e) {
  return ui(e), (t) => ui(Object.assign(e, t));
}
async function eM(e, t, { inputs: n, findings: r, signal: o }) {
  let s;
  try {
    let i = await e(), { store: a, wanted: c, context: f } = i, { roots: u } = xt(n.paths, process.cwd());
    if (await ry(), await iy(u, { mounts: Ip(), warn: W, signal: o }), s = await f.timeline.during("lookup", () => a.find(c)), !s) return { prepared: i };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${ne(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? P("Lookup only - skipping download") : await uy(s, u, f), { name: s.key, prepared: i };
  } catch (i) {
    return o.throwIfAborted(), r.trouble = O(i), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function uy(e, t, n) {
  try {
    await Uh(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof S) || (await tM(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await uy(e.original, t, n);
  }
}
async function tM(e) {
  try {
    await e.reject();
  } catch (t) {
    Tt(`The entry stays where it is: ${O(t)}`);
  }
}
function nM(e, t, n) {
  if (t === void 0) {
    Te("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`);
    return;
  }
  let r = ne(t, e.key);
  Te("cache-hit", String(r)), Te("cache-matched-key", t), Te("hit", r ? "exact" : "partial"), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: r ? "exact hit" : "partial hit", matchedKey: t });
}

// src/main/exit.ts
import { existsSync as rM } from "node:fs";
var za = "/bin/sh";
function ks() {
  let e = Number(process.exitCode ?? 0);
  process.execve && rM(za) && (process.emit("exit", e), process.execve(za, [za, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var oM = {
  restore: ja,
  "restore-only": (e) => ja(e, { mayPostSave: !1 }),
  post: sy,
  save: Ss,
  unmount: xs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function K6(e) {
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
    qa(n), ks();
  });
  try {
    await oM[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), ks()), e === "bench" || e.startsWith("restore") && n instanceof U ? Rc(O(n)) : e === "post" || e === "save" ? qa(n, "Failed to save: ") : qa(n);
  }
  ks();
}
function qa(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Tt(e.stack);
}

export {
  T as a,
  F as b,
  L as c,
  U as d,
  S as e,
  Rt as f,
  O as g,
  R as h,
  AM as i,
  CM as j,
  Ry as k,
  ie as l,
  Ge as m,
  q as n,
  I as o,
  Rn as p,
  Ps as q,
  Fy as r,
  Ke as s,
  Te as t,
  W as u,
  P as v,
  Tt as w,
  $c as x,
  iI as y,
  J as z,
  Ct as A,
  Tc as B,
  aI as C,
  cI as D,
  fI as E,
  Nt as F,
  Ac as G,
  su as H,
  re as I,
  Au as J,
  k as K,
  b as L,
  Ee as M,
  Us as N,
  Ln as O,
  so as P,
  be as Q,
  en as R,
  Sx as S,
  tn as T,
  _u as U,
  ne as V,
  Zs as W,
  mf as X,
  _n as Y,
  pf as Z,
  hf as _,
  Qs as $,
  zt as aa,
  H as ba,
  Z as ca,
  Se as da,
  Dn as ea,
  wf as fa,
  K as ga,
  Wn as ha,
  Gr as ia,
  g1 as ja,
  y1 as ka,
  Hn as la,
  on as ma,
  Mi as na,
  he as oa,
  M as pa,
  Re as qa,
  _ as ra,
  vo as sa,
  fl as ta,
  hd as ua,
  Zi as va,
  UL as wa,
  yn as xa,
  Bf as ya,
  ub as za,
  zn as Aa,
  bb as Ba,
  Vt as Ca,
  jo as Da,
  ai as Ea,
  F1 as Fa,
  L1 as Ga,
  rp as Ha,
  xt as Ia,
  ke as Ja,
  pp as Ka,
  zf as La,
  Y as Ma,
  Xe as Na,
  J1 as Oa,
  K1 as Pa,
  Gf as Qa,
  V1 as Ra,
  Jf as Sa,
  Ab as Ta,
  U1 as Ua,
  Df as Va,
  aT as Wa,
  Hf as Xa,
  ru as Ya,
  vU as Za,
  Up as _a,
  Wp as $a,
  vt as ab,
  Ig as bb,
  On as cb,
  Bn as db,
  K6 as eb
};
