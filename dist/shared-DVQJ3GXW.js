import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var s0 = Object.create;
var uc = Object.defineProperty;
var a0 = Object.getOwnPropertyDescriptor;
var c0 = Object.getOwnPropertyNames;
var u0 = Object.getPrototypeOf, f0 = Object.prototype.hasOwnProperty;
var Hl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), ql = (e) => {
  throw TypeError(e);
};
var C = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var W = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, y2 = (e, t) => {
  for (var n in t)
    uc(e, n, { get: t[n], enumerable: !0 });
}, l0 = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of c0(t))
      !f0.call(e, o) && o !== n && uc(e, o, { get: () => t[o], enumerable: !(r = a0(t, o)) || r.enumerable });
  return e;
};
var j = (e, t, n) => (n = e != null ? s0(u0(e)) : {}, l0(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? uc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Q = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && ql("Object expected");
    var r, o;
    n && (r = t[Hl("asyncDispose")]), r === void 0 && (r = t[Hl("dispose")], n && (o = r)), typeof r != "function" && ql("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, ee = (e, t, n) => {
  var r = typeof SuppressedError == "function" ? SuppressedError : function(s, a, c, u) {
    return u = Error(c), u.name = "SuppressedError", u.error = s, u.suppressed = a, u;
  }, o = (s) => t = n ? new r(s, t, "An error was suppressed during disposal") : (n = !0, s), i = (s) => {
    for (; s = e.pop(); )
      try {
        var a = s[1] && s[1].call(s[2]);
        if (s[0]) return Promise.resolve(a).then(i, (c) => (o(c), i()));
      } catch (c) {
        o(c);
      }
    if (n) throw t;
  };
  return i();
};

// lighter-node:crypto?@actions/core/lib/file-command.js
var Vl = W(($2, pc) => {
  pc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  pc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var em = W((z2, Ql) => {
  Ql.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var tm = W((H2, Si) => {
  Si.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Si.exports.ok = Si.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Km = W((CU, Uc) => {
  Uc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Uc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var sp = W((JU, qc) => {
  qc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  qc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var zp = W((BW, jp) => {
  jp.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Jp = W((NW, ru) => {
  ru.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ru.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Td = W((Wj, Ki) => {
  Ki.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ki.exports.ok = Ki.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var _d = W((Hj, Xi) => {
  Xi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Xi.exports.ok = Xi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Fd = W((qj, Zi) => {
  Zi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Zi.exports.ok = Zi.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Ld = W((n4, yu) => {
  yu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  yu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Ud = W((f4, gu) => {
  gu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  gu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Jd = W((S4, Gd) => {
  Gd.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/mounts/layers.ts
var Yh = W((r3, Zh) => {
  Zh.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var my = W((K3, Ku) => {
  Ku.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Ku.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var xy = W((fq, Vu) => {
  Vu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Vu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Fy = W((Aq, _y) => {
  _y.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var tg = W((s6, eg) => {
  eg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var dg = W((T6, pg) => {
  pg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Eg = W((OG, Og) => {
  Og.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Tg = W((NG, df) => {
  df.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  df.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var jg = W((qG, Wg) => {
  Wg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Hg = W((GG, zg) => {
  zg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var aw = W((SJ, sw) => {
  sw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var yw = W((o5, hw) => {
  hw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Tw = W((q5, Bw) => {
  Bw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Qw = W((ZK, Yw) => {
  Yw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var yb = W((_8, hb) => {
  hb.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var xb = W((aV, Mf) => {
  Mf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Mf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Yb = W((u7, Ff) => {
  Ff.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Ff.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var bv = W((y9, wv) => {
  wv.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Av = W((X9, zf) => {
  zf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  zf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Yv = W((FX, Gf) => {
  Gf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Gf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var mk = W((uZ, Yf) => {
  Yf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Yf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Ik = W((KZ, il) => {
  il.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  il.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var yS = W((Vne, hS) => {
  hS.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var $S = W((uoe, MS) => {
  MS.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// src/system/failure.ts
var B = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Hn = class extends Error {
  name = "UnknownEntry";
}, qe = class extends Error {
  name = "UnverifiedEntry";
}, qt = class extends Error {
  name = "NameTaken";
}, Gt = class extends Error {
  name = "NothingChanged";
}, qn = class extends Error {
  name = "SecretFound";
}, Gn = class extends Error {
  name = "NamesCollide";
}, me = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function F(e, ...t) {
  try {
    return e();
  } catch (n) {
    if (t.length > 0 && !t.includes($(n) ?? "")) throw n;
    return;
  }
}
function ne(e) {
  return e.catch(() => {
  }), e;
}
function $(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}
function Fe(e) {
  if ($(e) !== "ENOENT") throw e;
}

// src/system/native-path.ts
import { posix as m0, win32 as dn } from "node:path";
function Pt(e) {
  return e !== "win32" ? m0 : {
    basename: dn.basename,
    dirname: (t) => te(dn.dirname(t), e),
    isAbsolute: dn.isAbsolute,
    join: (...t) => te(dn.join(...t), e),
    parse: dn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => te(dn.relative(t, n), e),
    resolve: (...t) => te(dn.resolve(...t), e)
  };
}
function te(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: gi, dirname: Z, isAbsolute: fc, join: A, parse: v2, relative: hn, resolve: eo } = Pt(process.platform);
function wi(e, t, { relative: n, isAbsolute: r } = Pt(process.platform)) {
  let o = n(e, t);
  return o === ".." || o.startsWith("../") || r(o) ? void 0 : o;
}

// src/system/home.ts
import { homedir as p0, userInfo as d0 } from "node:os";
function Jt() {
  return Gl(p0) ?? h0();
}
function h0() {
  return Gl(() => d0().homedir);
}
var bi = "this user has no home directory; set `HOME`";
function Gl(e) {
  return F(() => te(e())) || void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as N0 } from "node:async_hooks";
import { tmpdir as L0 } from "node:os";
import { join as D0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Kl from "os";

// node_modules/@actions/core/lib/utils.js
function Ot(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function vi(e) {
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
function Et(e, t, n) {
  let r = new lc(e, t, n);
  process.stdout.write(r.toString() + Kl.EOL);
}
function mc(e, t = "") {
  Et(e, {}, t);
}
var Jl = "::", lc = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Jl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${g0(o)}`);
        }
    }
    return t += `${Jl}${y0(this.message)}`, t;
  }
};
function y0(e) {
  return Ot(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function g0(e) {
  return Ot(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Xl = j(Vl(), 1);
import * as xi from "fs";
import * as ki from "os";
function dc(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!xi.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  xi.appendFileSync(n, `${Ot(t)}${ki.EOL}`, {
    encoding: "utf8"
  });
}
function hc(e, t) {
  let n = `ghadelimiter_${Xl.randomUUID()}`, r = Ot(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ki.EOL}${r}${ki.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as $c from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as w0 } from "os";
import { constants as Zl, promises as b0 } from "fs";
var gc = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { access: v0, appendFile: k0, writeFile: x0 } = b0, Yl = "GITHUB_STEP_SUMMARY";
var wc = class {
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
    return gc(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Yl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Yl}. Check if your runtime environment supports job summaries.`);
      try {
        yield v0(t, Zl.R_OK | Zl.W_OK);
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
    let o = Object.entries(r).map(([i, s]) => ` ${i}="${s}"`).join("");
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
    return gc(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? x0 : k0)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return gc(this, void 0, void 0, function* () {
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
    return this.addRaw(w0);
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
    let r = n ? "ol" : "ul", o = t.map((s) => this.wrap("li", s)).join(""), i = this.wrap(r, o);
    return this.addRaw(i).addEOL();
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
      let i = o.map((s) => {
        if (typeof s == "string")
          return this.wrap("td", s);
        let { header: a, data: c, colspan: u, rowspan: f } = s, l = a ? "th" : "td", m = Object.assign(Object.assign({}, u && { colspan: u }), f && { rowspan: f });
        return this.wrap(l, c, m);
      }).join("");
      return this.wrap("tr", i);
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
    let { width: o, height: i } = r || {}, s = Object.assign(Object.assign({}, o && { width: o }), i && { height: i }), a = this.wrap("img", null, Object.assign({ src: t, alt: n }, s));
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
    let r = `h${n}`, o = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(r) ? r : "h1", i = this.wrap(o, t);
    return this.addRaw(i).addEOL();
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
}, S0 = new wc();
var bc = S0;

// node_modules/@actions/core/lib/platform.js
import gm from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var pm = j(em(), 1);
import * as no from "os";
import * as Ic from "events";
import * as dm from "path";

// node_modules/@actions/io/lib/io.js
var um = j(tm(), 1);
import * as Be from "path";

// node_modules/@actions/io/lib/io-util.js
import * as to from "fs";
import * as Kt from "path";
var vc = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { chmod: kc, copyFile: rm, lstat: Pi, mkdir: om, open: q2, readdir: xc, rename: P0, rm: im, rmdir: G2, stat: yn, symlink: sm, unlink: Sc } = to.promises, st = process.platform === "win32";
function am(e) {
  return vc(this, void 0, void 0, function* () {
    let t = yield to.promises.readlink(e);
    return st && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var J2 = to.constants.O_RDONLY;
function Jn(e) {
  return vc(this, void 0, void 0, function* () {
    try {
      yield yn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function Oi(e) {
  if (e = O0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return st ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Pc(e, t) {
  return vc(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield yn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (st) {
        let o = Kt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (nm(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield yn(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (st) {
          try {
            let i = Kt.dirname(e), s = Kt.basename(e).toUpperCase();
            for (let a of yield xc(i))
              if (s === a.toUpperCase()) {
                e = Kt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (nm(n))
          return e;
      }
    }
    return "";
  });
}
function O0(e) {
  return e = e || "", st ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function nm(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var gn = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function V2(e, t) {
  return gn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = M0(o), c = (yield Jn(r)) ? yield yn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Be.join(r, Be.basename(n)) : r;
    if (!(yield Jn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield yn(n)).isDirectory())
      if (s)
        yield fm(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Be.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield lm(n, u, i);
    }
  });
}
function X2(e) {
  return gn(this, void 0, void 0, function* () {
    if (st && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield im(e, {
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
function E0(e) {
  return gn(this, void 0, void 0, function* () {
    (0, um.ok)(e, "a path argument must be provided"), yield om(e, { recursive: !0 });
  });
}
function Oc(e, t) {
  return gn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Oc(e, !1);
      if (!r)
        throw st ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield I0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function I0(e) {
  return gn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (st && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Be.delimiter))
        o && t.push(o);
    if (Oi(e)) {
      let o = yield Pc(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Be.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Be.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Pc(Be.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function M0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function fm(e, t, n, r) {
  return gn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield E0(t);
    let o = yield xc(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Pi(s)).isDirectory() ? yield fm(s, a, n, r) : yield lm(s, a, r);
    }
    yield kc(t, (yield yn(e)).mode);
  });
}
function lm(e, t, n) {
  return gn(this, void 0, void 0, function* () {
    if ((yield Pi(e)).isSymbolicLink()) {
      try {
        yield Pi(t), yield Sc(t);
      } catch (o) {
        o.code === "EPERM" && (yield kc(t, "0666"), yield Sc(t));
      }
      let r = yield am(e);
      yield sm(r, t, st ? "junction" : null);
    } else (!(yield Jn(t)) || n) && (yield rm(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as B0 } from "timers";
var mm = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, Ei = process.platform === "win32", Ii = class extends Ic.EventEmitter {
  constructor(t, n, r) {
    if (super(), !t)
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    this.toolPath = t, this.args = n || [], this.options = r || {};
  }
  _debug(t) {
    this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(t);
  }
  _getCommandString(t, n) {
    let r = this._getSpawnFileName(), o = this._getSpawnArgs(t), i = n ? "" : "[command]";
    if (Ei)
      if (this._isCmdFile()) {
        i += r;
        for (let s of o)
          i += ` ${s}`;
      } else if (t.windowsVerbatimArguments) {
        i += `"${r}"`;
        for (let s of o)
          i += ` ${s}`;
      } else {
        i += this._windowsQuoteCmdArg(r);
        for (let s of o)
          i += ` ${this._windowsQuoteCmdArg(s)}`;
      }
    else {
      i += r;
      for (let s of o)
        i += ` ${s}`;
    }
    return i;
  }
  _processLineBuffer(t, n, r) {
    try {
      let o = n + t.toString(), i = o.indexOf(no.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + no.EOL.length), i = o.indexOf(no.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return Ei && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (Ei && this._isCmdFile()) {
      let n = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
      for (let r of this.args)
        n += " ", n += t.windowsVerbatimArguments ? r : this._windowsQuoteCmdArg(r);
      return n += '"', [n];
    }
    return this.args;
  }
  _endsWith(t, n) {
    return t.endsWith(n);
  }
  _isCmdFile() {
    let t = this.toolPath.toUpperCase();
    return this._endsWith(t, ".CMD") || this._endsWith(t, ".BAT");
  }
  _windowsQuoteCmdArg(t) {
    if (!this._isCmdFile())
      return this._uvQuoteCmdArg(t);
    if (!t)
      return '""';
    let n = [
      " ",
      "	",
      "&",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "^",
      "=",
      ";",
      "!",
      "'",
      "+",
      ",",
      "`",
      "~",
      "|",
      "<",
      ">",
      '"'
    ], r = !1;
    for (let s of t)
      if (n.some((a) => a === s)) {
        r = !0;
        break;
      }
    if (!r)
      return t;
    let o = '"', i = !0;
    for (let s = t.length; s > 0; s--)
      o += t[s - 1], i && t[s - 1] === "\\" ? o += "\\" : t[s - 1] === '"' ? (i = !0, o += '"') : i = !1;
    return o += '"', o.split("").reverse().join("");
  }
  _uvQuoteCmdArg(t) {
    if (!t)
      return '""';
    if (!t.includes(" ") && !t.includes("	") && !t.includes('"'))
      return t;
    if (!t.includes('"') && !t.includes("\\"))
      return `"${t}"`;
    let n = '"', r = !0;
    for (let o = t.length; o > 0; o--)
      n += t[o - 1], r && t[o - 1] === "\\" ? n += "\\" : t[o - 1] === '"' ? (r = !0, n += "\\") : r = !1;
    return n += '"', n.split("").reverse().join("");
  }
  _cloneExecOptions(t) {
    t = t || {};
    let n = {
      cwd: t.cwd || process.cwd(),
      env: t.env || process.env,
      silent: t.silent || !1,
      windowsVerbatimArguments: t.windowsVerbatimArguments || !1,
      failOnStdErr: t.failOnStdErr || !1,
      ignoreReturnCode: t.ignoreReturnCode || !1,
      delay: t.delay || 1e4
    };
    return n.outStream = t.outStream || process.stdout, n.errStream = t.errStream || process.stderr, n;
  }
  _getSpawnOptions(t, n) {
    t = t || {};
    let r = {};
    return r.cwd = t.cwd, r.env = t.env, r.windowsVerbatimArguments = t.windowsVerbatimArguments || this._isCmdFile(), t.windowsVerbatimArguments && (r.argv0 = `"${n}"`), r;
  }
  /**
   * Exec a tool.
   * Output will be streamed to the live console.
   * Returns promise with return code
   *
   * @param     tool     path to tool to exec
   * @param     options  optional exec options.  See ExecOptions
   * @returns   number
   */
  exec() {
    return mm(this, void 0, void 0, function* () {
      return !Oi(this.toolPath) && (this.toolPath.includes("/") || Ei && this.toolPath.includes("\\")) && (this.toolPath = dm.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Oc(this.toolPath, !0), new Promise((t, n) => mm(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + no.EOL);
        let o = new Ec(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Jn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = pm.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
        s.stdout && s.stdout.on("data", (u) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(u), !r.silent && r.outStream && r.outStream.write(u), a = this._processLineBuffer(u, a, (f) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(f);
          });
        });
        let c = "";
        if (s.stderr && s.stderr.on("data", (u) => {
          o.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(u), !r.silent && r.errStream && r.outStream && (r.failOnStdErr ? r.errStream : r.outStream).write(u), c = this._processLineBuffer(u, c, (f) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(f);
          });
        }), s.on("error", (u) => {
          o.processError = u.message, o.processExited = !0, o.processClosed = !0, o.CheckComplete();
        }), s.on("exit", (u) => {
          o.processExitCode = u, o.processExited = !0, this._debug(`Exit code ${u} received from tool '${this.toolPath}'`), o.CheckComplete();
        }), s.on("close", (u) => {
          o.processExitCode = u, o.processExited = !0, o.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), o.CheckComplete();
        }), o.on("done", (u, f) => {
          a.length > 0 && this.emit("stdline", a), c.length > 0 && this.emit("errline", c), s.removeAllListeners(), u ? n(u) : t(f);
        }), this.options.input) {
          if (!s.stdin)
            throw new Error("child process missing stdin");
          s.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function hm(e) {
  let t = [], n = !1, r = !1, o = "";
  function i(s) {
    r && s !== '"' && (o += "\\"), o += s, r = !1;
  }
  for (let s = 0; s < e.length; s++) {
    let a = e.charAt(s);
    if (a === '"') {
      r ? i(a) : n = !n;
      continue;
    }
    if (a === "\\" && r) {
      i(a);
      continue;
    }
    if (a === "\\" && n) {
      r = !0;
      continue;
    }
    if (a === " " && !n) {
      o.length > 0 && (t.push(o), o = "");
      continue;
    }
    i(a);
  }
  return o.length > 0 && t.push(o.trim()), t;
}
var Ec = class e extends Ic.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = B0(e.HandleTimeout, this.delay, this)));
  }
  _debug(t) {
    this.emit("debug", t);
  }
  _setResult() {
    let t;
    this.processExited && (this.processError ? t = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? t = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (t = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout && (clearTimeout(this.timeout), this.timeout = null), this.done = !0, this.emit("done", t, this.processExitCode);
  }
  static HandleTimeout(t) {
    if (!t.done) {
      if (!t.processClosed && t.processExited) {
        let n = `The STDIO streams did not close within ${t.delay / 1e3} seconds of the exit event from process '${t.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
        t._debug(n);
      }
      t._setResult();
    }
  }
};

// node_modules/@actions/exec/lib/exec.js
var A0 = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function ym(e, t, n) {
  return A0(this, void 0, void 0, function* () {
    let r = hm(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new Ii(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var eU = gm.platform(), tU = gm.arch();

// node_modules/@actions/core/lib/core.js
var Mc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Mc || (Mc = {}));
function yc(e) {
  Et("add-mask", {}, e);
}
function wm(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function bm(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return dc("OUTPUT", hc(e, t));
  process.stdout.write($c.EOL), Et("set-output", { name: e }, Ot(t));
}
function vm(e) {
  process.exitCode = Mc.Failure, _0(e);
}
function Oe(e) {
  Et("debug", {}, e);
}
function _0(e, t = {}) {
  Et("error", vi(t), e instanceof Error ? e.toString() : e);
}
function km(e, t = {}) {
  Et("warning", vi(t), e instanceof Error ? e.toString() : e);
}
function xm(e, t = {}) {
  Et("notice", vi(t), e instanceof Error ? e.toString() : e);
}
function Mi(e) {
  process.stdout.write(e + $c.EOL);
}
function Sm(e) {
  mc("group", e);
}
function Pm() {
  mc("endgroup");
}
function Om(e, t) {
  if (process.env.GITHUB_STATE || "")
    return dc("STATE", hc(e, t));
  Et("save-state", { name: e }, Ot(t));
}
function Em(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function ro(e) {
  return Im(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Bc(e) {
  return Im(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Tc(e) {
  return `<code>${Bc(e)}</code>`;
}
function Im(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return F0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var F0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Bi = new N0();
function Vt(e, t) {
  return Bi.run(e, t);
}
function N(e) {
  return Bi.getStore()?.inputs.get(e.toLowerCase()) ?? wm(e);
}
function oo() {
  return Bi.getStore()?.name ?? "";
}
function Ne(e, t) {
  let n = oo();
  bm(n ? `${e}-${n}` : e, t);
}
var Mm = Om, $m = Em, Ti = yc;
function Bm(e) {
  vm(ro(e));
}
function z(e) {
  km(Zt(e));
}
function Ai(e) {
  xm(Zt(e));
}
function Xt(e, t = "") {
  z(`${t}${O(e)}`), e instanceof Error && e.stack && wn(e.stack);
}
function S(e) {
  Mi(Zt(e));
}
function Zt(e) {
  let t = oo();
  return ro(t ? `${t}: ${e}` : e);
}
function wn(e) {
  Oe(e.split(`
`).map(ro).join(`
`));
}
function Tm(e, t) {
  Sm(Zt(e));
  for (let n of t) Mi(ro(n));
  Pm();
}
function Kn(e) {
  S(`[warning]${e}`);
}
function Am() {
  return process.env.GITHUB_STEP_SUMMARY ? bc : void 0;
}
function Rm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function J() {
  return te(process.env.GITHUB_WORKSPACE || process.cwd());
}
function X() {
  return te(process.env.RUNNER_TEMP || L0());
}
function io() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return te(e || t || D0(Jt() ?? "/", ".cache"));
}
function Cm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function _m() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function Ac() {
  let e = { ...process.env };
  for (let [n, r] of Bi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var U0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function xU() {
  return Object.fromEntries(Object.entries(Ac()).filter(([e]) => !U0.test(e)));
}
function SU() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function PU() {
  return process.env.RUNNER_NAME ?? "";
}
function OU(e) {
  Object.assign(process.env, e);
}
function Le() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    workflow: e.GITHUB_WORKFLOW_REF ?? "",
    actorId: e.GITHUB_ACTOR_ID ?? "",
    runner: e.RUNNER_ENVIRONMENT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: N("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// src/system/units.ts
function Ri(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Fm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var W0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function Nm(e) {
  let [t, n] = Object.entries(W0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function pe(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function at(e) {
  return e.toLowerCase() === "true";
}
function De(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new B(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Vn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new B(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function Rc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new B("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new B(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function Dm(e, t) {
  let [n = ""] = t.toSorted((r, o) => Lm(e, r) - Lm(e, o));
  return n;
}
function Lm(e, t) {
  let n = Array.from({ length: t.length + 1 }, (r, o) => o);
  for (let [r, o] of [...e].entries()) {
    let i = [r + 1];
    for (let [s, a] of [...t].entries()) {
      let [c = 0, u = 0, f = 0] = [i[s], n[s + 1], n[s]];
      i.push(Math.min(c + 1, u + 1, f + +(o !== a)));
    }
    n = i;
  }
  return n.at(-1) ?? 0;
}

// src/system/bytes/chunker.ts
function Xn(e) {
  let t = [], n = 0, r = () => {
    let o = t;
    return t = [], n = 0, o;
  };
  return {
    /** The chunks that these bytes complete, each as the pieces it arrived in: nothing is copied. */
    *push(o) {
      for (let i = 0; i < o.length; ) {
        let s = o.subarray(i, i + e - n);
        t.push(s), n += s.length, i += s.length, n === e && (yield r());
      }
    },
    /** The bytes left at the end, fewer than a chunk; an empty array if there are none. */
    rest: r
  };
}
function ct(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// node_modules/valibot/dist/index.mjs
var Ci, j0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function Cc(e) {
  return !e && !Ci ? j0 : {
    lang: e?.lang ?? Ci?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? Ci?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? Ci?.abortPipeEarly
  };
}
var z0;
// @__NO_SIDE_EFFECTS__
function H0(e) {
  return z0?.get(e);
}
var q0;
// @__NO_SIDE_EFFECTS__
function G0(e) {
  return q0?.get(e);
}
var J0;
// @__NO_SIDE_EFFECTS__
function K0(e, t) {
  return J0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Yt(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function oe(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Yt(i), c = {
    kind: e.kind,
    type: e.type,
    input: i,
    expected: s,
    received: a,
    message: `Invalid ${t}: ${s ? `Expected ${s} but r` : "R"}eceived ${a}`,
    requirement: e.requirement,
    path: o?.path,
    issues: o?.issues,
    lang: r.lang,
    abortEarly: r.abortEarly,
    abortPipeEarly: r.abortPipeEarly
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ K0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ G0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ H0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function V0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function X0(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function Z0(e, t) {
  return Number.isNaN(e) && Number.isNaN(t) || e <= t && e >= t;
}
// @__NO_SIDE_EFFECTS__
function Wm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function we(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ Cc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function jm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var Y0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var BU = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function so(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: so,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && oe(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function _i(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: _i,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && oe(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ao(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: ao,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && oe(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function co(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: co,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Yt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Yt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Zn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Zn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Yt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Yt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Qt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Qt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && oe(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function uo(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: uo,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && oe(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Q0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: Q0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && oe(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function _c(e, t) {
  return {
    kind: "validation",
    type: "value",
    reference: _c,
    async: !1,
    expects: e instanceof Date ? e.toJSON() : /* @__PURE__ */ Yt(e),
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !/* @__PURE__ */ Z0(this.requirement, n.value) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Yt(n.value) }), n;
    }
  };
}
var zm = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Hm(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function qm(e, t) {
  return we({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ Hm(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Gm(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Jm(e, t) {
  return !e["~run"]({ value: t }, zm).issues;
}
// @__NO_SIDE_EFFECTS__
function ce(e, t) {
  return we({
    kind: "schema",
    type: "array",
    reference: ce,
    expects: "Array",
    async: !1,
    item: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (Array.isArray(o)) {
        n.typed = !0, n.value = [];
        for (let i = 0; i < o.length; i++) {
          let s = o[i], a = this.item["~run"]({ value: s }, r);
          if (a.issues) {
            let c = {
              type: "array",
              origin: "value",
              input: o,
              key: i,
              value: s
            };
            for (let u of a.issues)
              u.path ? u.path.unshift(c) : u.path = [c], n.issues?.push(u);
            if (n.issues || (n.issues = a.issues), r.abortEarly) {
              n.typed = !1;
              break;
            }
          }
          a.typed || (n.typed = !1), n.value.push(a.value);
        }
      } else oe(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fo(e) {
  return we({
    kind: "schema",
    type: "boolean",
    reference: fo,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Fc(e, t) {
  return we({
    kind: "schema",
    type: "custom",
    reference: Fc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : oe(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function en(e, t) {
  return we({
    kind: "schema",
    type: "exact_optional",
    reference: en,
    expects: e.expects,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ge(e, t) {
  return we({
    kind: "schema",
    type: "literal",
    reference: Ge,
    expects: /* @__PURE__ */ Yt(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ V0(n.value, this.literal) ? n.typed = !0 : oe(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function de(e) {
  return we({
    kind: "schema",
    type: "number",
    reference: de,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function K(e, t) {
  return we({
    kind: "schema",
    type: "object",
    reference: K,
    expects: "Object",
    async: !1,
    entries: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (o && typeof o == "object") {
        n.typed = !0, n.value = {};
        for (let i in this.entries) {
          let s = this.entries[i];
          if (i in o || (s.type === "exact_optional" || s.type === "optional" || s.type === "nullish") && s.default !== void 0) {
            let a = i in o ? o[i] : /* @__PURE__ */ Gm(s), c = s["~run"]({ value: a }, r);
            if (c.issues) {
              let u = {
                type: "object",
                origin: "value",
                input: o,
                key: i,
                value: a
              };
              for (let f of c.issues)
                f.path ? f.path.unshift(u) : f.path = [u], n.issues?.push(f);
              if (n.issues || (n.issues = c.issues), r.abortEarly) {
                n.typed = !1;
                break;
              }
            }
            c.typed || (n.typed = !1), n.value[i] = c.value;
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Hm(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (oe(this, "key", n, r, {
            input: void 0,
            expected: `"${i}"`,
            path: [{
              type: "object",
              origin: "key",
              input: o,
              key: i,
              value: o[i]
            }]
          }), r.abortEarly))
            break;
        }
      } else oe(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ue(e, t) {
  return we({
    kind: "schema",
    type: "optional",
    reference: ue,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Gm(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Yn(e, t, n) {
  return we({
    kind: "schema",
    type: "record",
    reference: Yn,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ X0(i, s)) {
          let a = i[s], c = this.key["~run"]({ value: s }, o);
          if (c.issues) {
            let f = {
              type: "object",
              origin: "key",
              input: i,
              key: s,
              value: a
            };
            for (let l of c.issues)
              l.path = [f], r.issues?.push(l);
            if (r.issues || (r.issues = c.issues), o.abortEarly) {
              r.typed = !1;
              break;
            }
          }
          let u = this.value["~run"]({ value: a }, o);
          if (u.issues) {
            let f = {
              type: "object",
              origin: "value",
              input: i,
              key: s,
              value: a
            };
            for (let l of u.issues)
              l.path ? l.path.unshift(f) : l.path = [f], r.issues?.push(l);
            if (r.issues || (r.issues = u.issues), o.abortEarly) {
              r.typed = !1;
              break;
            }
          }
          (!c.typed || !u.typed) && (r.typed = !1), c.typed && (r.value[c.value] = u.value);
        }
      } else oe(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function G(e) {
  return we({
    kind: "schema",
    type: "string",
    reference: G,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Nc(e) {
  return we({
    kind: "schema",
    type: "undefined",
    reference: Nc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Um(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function It(e, t) {
  return we({
    kind: "schema",
    type: "union",
    reference: It,
    expects: /* @__PURE__ */ Wm(e.map((n) => n.expects), "|"),
    async: !1,
    options: e,
    message: t,
    "~run"(n, r) {
      let o, i, s;
      for (let a of this.options) {
        let c = a["~run"]({ value: n.value }, r);
        if (c.typed) if (c.issues) i ? i.push(c) : i = [c];
        else {
          o = c;
          break;
        }
        else s ? s.push(c) : s = [c];
      }
      if (o) return o;
      if (i) {
        if (i.length === 1) return i[0];
        oe(this, "type", n, r, { issues: /* @__PURE__ */ Um(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        oe(this, "type", n, r, { issues: /* @__PURE__ */ Um(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Lc(e, t, n) {
  return we({
    kind: "schema",
    type: "variant",
    reference: Lc,
    expects: "Object",
    async: !1,
    key: e,
    options: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        let s, a = 0, c = this.key, u = [], f = (l, m) => {
          for (let p of l.options) {
            if (p.type === "variant") f(p, new Set(m).add(p.key));
            else {
              let d = !0, h = 0;
              for (let y of m) {
                let w = p.entries[y];
                if (y in i ? w["~run"]({
                  typed: !1,
                  value: i[y]
                }, zm).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
                  d = !1, c !== y && (a < h || a === h && y in i && !(c in i)) && (a = h, c = y, u = []), c === y && u.push(p.entries[y].expects);
                  break;
                }
                h++;
              }
              if (d) {
                let y = p["~run"]({ value: i }, o);
                (!s || !s.typed && y.typed) && (s = y);
              }
            }
            if (s && !s.issues) break;
          }
        };
        if (f(this, /* @__PURE__ */ new Set([this.key])), s) return s;
        oe(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ Wm(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else oe(this, "type", r, o);
      return r;
    }
  });
}
function Dc(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ Cc(n));
  if (r.issues) throw new Y0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function fe(...e) {
  return we({
    ...e[0],
    pipe: e,
    "~run"(t, n) {
      for (let r of e) if (r.kind !== "metadata") {
        if (t.issues && (r.kind === "schema" || r.kind === "transformation")) {
          t.typed = !1;
          break;
        }
        (!t.issues || !n.abortEarly && !n.abortPipeEarly) && (t = r["~run"](t, n));
      }
      return t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Fi(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ Cc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function tn(e, t) {
  let { success: n, issues: [r] = [] } = Fi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = jm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Vm = j(Km(), 1);
var T = 1024 * 1024, er = 32;
function lo(e) {
  return Math.ceil(e / T) * er;
}
function Xm() {
  let e = Xn(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(ut(...r));
    },
    /** All digests one after the other, 32 bytes each. */
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(ut(...n)), Buffer.concat(t);
    }
  };
}
function Wc(e, t, n) {
  let r = n.subarray(t * er, (t + 1) * er);
  return r.length === er && ut(...e).equals(r);
}
function Zm(e, { offset: t, length: n }) {
  let r = ft(t, t + n), o = r[0] * er;
  return ut(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * er)
  ).toString("hex");
}
function ut(...e) {
  let t = (0, Vm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function ft(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var mo = "headstart-3", lt = fe(de(), uo(), Zn(0)), Ym = fe(G(), Qt(/^[a-z-]{1,32}$/)), eP = (e) => Number.isSafeInteger(e) && e > 0, tP = 512, jc = fe(
  K({
    /** The format refuses unknown kinds, see `UnknownEntry`. */
    kind: Ym,
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: lt,
    /** In the object, in bytes. */
    length: lt,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: en(Fc((e) => Array.isArray(e) && e.every(eP))),
    /** The number of files, directories and links in the segment. */
    files: lt,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: lt,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: en(lt),
    /** The top of an image or layer: the workspace, or the base of the line of `path` with this number. */
    root: en(It([Ge("workspace"), lt])),
    /** Where the bases of lines were in the workspace that an image of it was saved from, by the numbers of the lines. */
    bases: en(Yn(G(), G())),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: en(lt)
  }),
  so(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), nP = K({
  /** A whole second after the last write to the cached files. No recorded time is after it. Since 1970. */
  savedAt: fe(lt, co(2 ** 32)),
  /** In base64. */
  times: G()
}), Qm = K({
  container: fe(G(), _c(mo)),
  format: Ym,
  key: fe(G(), ao(tP)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: ce(G()),
  segments: ce(jc),
  files: lt,
  bytes: lt,
  /** Absent unless the user wants it. */
  sources: en(nP)
});
function po({ kind: e }) {
  return e === "image" || e === "delta";
}
function tr(e, t) {
  return po({ kind: t }) ? Math.ceil(e / T) * T : e;
}
function V({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Ni({ digests: e, ...t }) {
  return ut(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function ho(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var rP = 407710288, zc = 8, Li = zc + 12, yo = Buffer.from("HEADSTR2"), ep = 36 + yo.length, go = Li + ep, Hc = 4 * 1024 * 1024, tp = 4 * 1024, oP = 1024 ** 4;
function np(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = rp(e);
  if (r.length > Hc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Li), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, go), c = [rP, a - zc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, ut(o, ...i), u, yo]);
}
function rp({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function op(e) {
  return ip(e.digests, rp(e));
}
var iP = 128 * 1024;
async function wo(e, t) {
  return aP(await sP(e), e.size, t);
}
async function sP(e) {
  let { size: t } = e;
  if (t < go) throw new k(`it has only ${t} bytes`);
  let n = await ho(e, Math.max(0, t - iP), t);
  if (!n.subarray(-yo.length).equals(yo))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - yo.length - 4), o = go + lo(Math.min(t, oP)) + Hc + tp;
  if (r < go || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : ho(e, t - r, t);
}
async function aP(e, t, n) {
  let r = e.length - ep;
  if (!ut(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(zc + 4 * d)
  ), a = t - e.length;
  if (!(o === lo(a) && i <= Hc && s <= tp && go + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Li + o, [f, l] = [
    e.subarray(Li, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), ip(f, l));
  let m = F(() => JSON.parse(l.toString("utf8"))), p = tn(Qm, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return cP(m.segments, a), { ...m, digests: f };
}
function ip(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), ut(n, e, t);
}
function cP(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== tr(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var Ui = j(sp(), 1), ap = 10, Di = 512;
function Jc(e) {
  if (e.length > ap) return `Key Validation Error: Keys are limited to a maximum of ${ap}.`;
  for (let t of e) {
    if (t.length > Di)
      return `Key Validation Error: ${t} cannot be larger than ${Di} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ie(e, t) {
  return e === t || cp(e) === cp(t);
}
function cp(e) {
  return e.normalize().toLowerCase();
}
function nr(e) {
  let t = (0, Ui.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function up(e, t) {
  for (let n of e) {
    let r = Gc(t.filter((o) => o.key === n)) ?? Gc(t.filter((o) => ie(o.key, n))) ?? Gc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Gc(e) {
  return e.toSorted(Kc)[0];
}
function Kc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var fp = 225, uP = 160;
function bo(e) {
  let t = dp(e) || "%";
  return t.length <= fp ? t : `${mp(e)}~${(0, Ui.createHash)("sha256").update(e).digest("hex")}`;
}
function lp(e) {
  let t = bo(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : hp(n)
  );
  return t.length <= fp ? t : `~${(0, Ui.createHash)("sha256").update(e).digest("hex")}`;
}
function mp(e) {
  return dp(e).slice(0, uP);
}
function pp(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(mp(r).toLowerCase()));
}
function Vc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function dp(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, hp);
}
function hp(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var bn = class extends Error {
};
bn.prototype.name = "InvalidTokenError";
function fP(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function lP(e) {
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
    return fP(t);
  } catch {
    return atob(t);
  }
}
function yp(e, t) {
  if (typeof e != "string")
    throw new bn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new bn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = lP(r);
  } catch (i) {
    throw new bn(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new bn(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var wp = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Xc(e) {
  return wp.has(e);
}
var gp = `GitHub lets these events save a branch's caches: ${[...wp].join(", ")}; a pull request saves its own. Save from one of them.`;
function be(e) {
  let t = pP(e.token) ?? dP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${gp}`), mP(t.write) && !Xc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${gp}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function mP(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function pP(e) {
  try {
    let { ac: t } = yp(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: bp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function dP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: bp([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function bp(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function vp(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Xc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as wP, fstatSync as bP, lstatSync as vP, openSync as kP, readFileSync as xP } from "node:fs";
import { lstat as Sp, mkdir as SP, open as PP, readlink as OP } from "node:fs/promises";
import { dirname as Zc, join as Pp, relative as EP, resolve as Op, sep as rr } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as hP } from "node:fs";
var { O_RDONLY: yP, O_NOFOLLOW: kp = 0, O_NONBLOCK: gP = 0 } = hP, Je = yP | kp | gP, xp = kp !== 0;

// src/system/disk/ownership.ts
async function mt(e) {
  let t = await Sp(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Mp(e, t);
}
function Wi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Ep({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Ip(e) {
  let t = await PP(e, Je);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Mp(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Mp(e, { uid: t, mode: n }) {
  if ($p(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Op(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function $p(e, t) {
  if (!Wi({ uid: t }) && t !== 0) throw new Error(`${Op(e)} belongs to another user`);
}
async function Bp(e, t) {
  for (let n of Tp(e, t)) await mt(n);
}
async function Mt(e, t) {
  for (let n of Tp(e, t))
    await Yc(n), await mt(n);
}
async function vo(e) {
  try {
    await Yc(e);
  } catch (t) {
    if ($(t) !== "ENOENT" || Zc(e) === e) throw t;
    await vo(Zc(e)), await Yc(e);
  }
}
async function Yc(e) {
  await SP(e, { mode: 448 }).catch((t) => {
    if ($(t) !== "EEXIST") throw t;
  });
}
function Tp(e, t) {
  let n = EP(e, t).split(rr);
  return n.map((r, o) => Pp(e, ...n.slice(0, o + 1)));
}
var IP = 40;
async function or(e) {
  if (!process.geteuid) return;
  let t = e.split(rr), n = 0, r = rr;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? Zc(r) : Pp(r, o), s = await Sp(i).catch(Fe);
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if ($p(i, s.uid), ++n > IP) throw new Error(`${e} has too many links`);
    let a = await OP(i);
    a.startsWith(rr) && (r = rr), t.unshift(...a.split(rr));
  }
}
function ir(e, t) {
  let n = (o) => o?.isFile() === !0 && Wi(o) && o.size <= t;
  if (!n(vP(e, { throwIfNoEntry: !1 }))) return;
  let r = MP(e);
  if (r !== void 0)
    try {
      return n(bP(r)) ? xP(r) : void 0;
    } finally {
      wP(r);
    }
}
function MP(e) {
  try {
    return kP(e, Je);
  } catch (t) {
    if ($(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function Ap(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var re = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, ji = class extends re {
  constructor(t, n) {
    super(`${Ke(t)}: it sends next to nothing for ${Qc(n)}`, "resume");
  }
};
function Qc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Ke(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Rp(Rp(n));
}
function Rp(e) {
  return e.replace(
    /(?:%[0-9a-f]{2})+/gi,
    (t) => F(() => decodeURIComponent(t)) ?? t
  );
}
var $P = "the server fails or is overloaded; try again later", BP = "the server does not support this request", ko = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Cp = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [ko, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [ko, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [ko, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [ko, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [ko, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function lW(e, t) {
  if (e instanceof re) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return _p(Number(n), t);
  let r = $(e) ?? "unknown error", [o, i] = Cp[r] ?? ["the connection failed", "retry"];
  return new re(`${Ke(t)}: ${o} (${r})`, i);
}
function mW(e, t) {
  let n = $(e) ?? "unknown error", [r, o] = Cp[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new re(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function _p(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new re(`${Ke(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function pW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new re(`${Ke(t)}: ${n} (${e})`, "none");
}
async function Fp({ status: e, headers: t, body: n }, r) {
  if (e === 407) return _p(e, r);
  let o = await CP(n), [i, s] = TP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? _P(t["retry-after"]) : 0;
  return new re(`${Ke(r)}: ${i} (${a})`, s, c);
}
function TP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${AP(n)}; use that as endpoint`, "none"] : e === 501 ? [BP, "none"] : e === 408 || e === 429 || e >= 500 ? [$P, "slow-down"] : ["it refuses the request", "none"];
}
function AP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var RP = 4096;
async function CP(e) {
  let t = [];
  return await Ap(RP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function _P(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var Np = (e) => Math.min(24, 3 * e);
function Lp(e) {
  return e * (1 + Math.random() / 4);
}
function Dp(e) {
  return Math.random() * Math.min(4e3, e);
}
var xo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Up = {
  ...xo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, hW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, yW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as UP } from "node:timers/promises";
async function Wp(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Dp(i * 2 ** (s - 1)), l = u.retryAfterMs && Lp(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await WP(Math.max(l, f), n);
    }
}
function kW(e) {
  return e instanceof ji ? 2 : 1;
}
async function WP(e, t) {
  e > 0 && await UP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function PW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function zi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as zP, constants as HP, statSync as qP } from "node:fs";
import { delimiter as GP, isAbsolute as JP, join as KP } from "node:path";
var VP = process.platform === "win32" ? ".exe" : "";
function $t(e) {
  return (process.env.PATH ?? "").split(GP).filter((n) => JP(n)).map((n) => KP(n, `${e}${VP}`)).find(XP);
}
function Hi(e) {
  let t = $t(e);
  if (t === void 0) throw new me(`there is no ${e} on PATH`);
  return t;
}
function XP(e) {
  try {
    return zP(e, HP.X_OK), qP(e).isFile();
  } catch {
    return !1;
  }
}
function Bt() {
  return { LC_ALL: "C", ...So(/^(PATH|SystemRoot)$/) };
}
function So(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var eu = 1e3;
function sr(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-eu), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new me(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var nu = j(zp(), 1);
import { once as tu } from "node:events";
import { finished as ZP } from "node:stream/promises";
var YP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/, qp = process.platform !== "win32";
function QP(e, t) {
  let { pid: n } = e;
  F(() => qp && n !== void 0 ? process.kill(-n, t) : e.kill(t));
}
function Gp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([o]) => YP.test(o)), r = (0, nu.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // One of its threads waits for the kernel all the time.
    env: { ...Bt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  return r.on("error", () => {
  }), {
    pid: r.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws Error if the program ends before that */
    async ask(o) {
      let i = r.connected ? tu(r, "disconnect") : [];
      r.send(o, () => {
      });
      let [s] = await Promise.race([tu(r, "message"), i]);
      if (s === void 0) throw new Error("it ended without a word");
      return s;
    },
    kill: () => {
      r.kill("SIGKILL");
    }
  };
}
async function _W({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = (0, nu.spawn)(e, t, { cwd: n, env: { ...r, ...Bt() }, detached: qp }), a = s[i];
  s.stdin.destroy();
  for (let f of [s.stdout, s.stderr]) f.resume();
  let c = () => QP(s, "SIGKILL");
  o.addEventListener("abort", c), o.aborted && c();
  let u = "";
  a.setEncoding("utf8").on("data", (f) => {
    u += f, u.length > Hp && c();
  });
  try {
    let [f, l] = await tu(s, "exit");
    if (c(), await ZP(a, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && u.length <= Hp) return u;
    throw sr(e, { exitCode: f, endedBy: l });
  } finally {
    o.removeEventListener("abort", c), s.stdout.destroy(), s.stderr.destroy();
  }
}
var Hp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var dd = j(Jp(), 1);
import bE, { lstatSync as hd, readdirSync as vE, readFileSync as kE } from "node:fs";

// src/files/patterns.ts
import { posix as dE } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Kp = (e, t, n) => {
  let r, o, i, s, a, c = n.indexOf(e), u = n.indexOf(t, c + 1), f = c;
  if (c >= 0 && u > 0) {
    if (e === t)
      return [c, u];
    for (r = [], i = n.length; f >= 0 && !a; ) {
      if (f === c)
        r.push(f), c = n.indexOf(e, f + 1);
      else if (r.length === 1) {
        let l = r.pop();
        l !== void 0 && (a = [l, u]);
      } else
        o = r.pop(), o !== void 0 && o < i && (i = o, s = u), u = n.indexOf(t, f + 1);
      f = c < u && c >= 0 ? c : u;
    }
    r.length && s !== void 0 && (a = [i, s]);
  }
  return a;
};

// node_modules/brace-expansion/dist/esm/index.js
var Vp = "\0SLASH" + Math.random().toFixed(16) + "\0", Xp = "\0OPEN" + Math.random().toFixed(16) + "\0", qi = "\0CLOSE" + Math.random().toFixed(16) + "\0", Zp = "\0COMMA" + Math.random().toFixed(16) + "\0", Yp = "\0PERIOD" + Math.random().toFixed(16) + "\0", eO = new RegExp(Vp, "g"), tO = new RegExp(Xp, "g"), nO = new RegExp(qi, "g"), rO = new RegExp(Zp, "g"), oO = new RegExp(Yp, "g"), iO = /\\\\/g, sO = /\\{/g, aO = /\\}/g, cO = /\\,/g, uO = /\\\./g, fO = 1e5, lO = 4e6, mO = 1e3, pO = 1e3, dO = 2e7, hO = 16;
function ou(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function yO(e) {
  return e.replace(iO, Vp).replace(sO, Xp).replace(aO, qi).replace(cO, Zp).replace(uO, Yp);
}
function gO(e) {
  return e.replace(eO, "\\").replace(tO, "{").replace(nO, "}").replace(rO, ",").replace(oO, ".");
}
function iu(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Qp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Kp("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function wO(e, t) {
  t.remaining -= e.length;
  let n = [];
  for (let i = 0; i < e.length; i++) {
    let s = e.charCodeAt(i);
    s === 123 ? n.push(i) : s === 125 && n.length && n.pop();
  }
  let r = "", o = 0;
  for (let i = 0; i < n.length; i++) {
    let s = n[i];
    r += e.slice(o, s) + "\0", o = s + 1;
  }
  return r + e.slice(o);
}
function bO(e, t) {
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
function vO(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Qp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], iu(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return iu(n, c), n;
    r = c.pop(), iu(n, c), e = a;
  }
}
function Po(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function ed(e, t = {}) {
  if (!e)
    return [];
  let n = Po(t.max, fO), r = Po(t.maxLength, lO), o = Po(t.maxDepth, mO), i = Po(t.maxRewrites, pO), s = Po(t.maxSteps, dO);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), su(yO(e), n, r, o, 0, i, { remaining: s }, !0).map(gO);
}
function kO(e) {
  return "{" + e + "}";
}
function xO(e) {
  return /^-?0\d/.test(e);
}
function SO(e, t) {
  return e <= t;
}
function PO(e, t) {
  return e >= t;
}
function Oo(e, t, n, r, o, i, s) {
  let a = [], c = 0, u;
  e: for (let f = 0; f < e.length; f++) {
    let l = e[f] + t, m = n;
    i && !l && (u || (u = n.filter((p) => p)), m = u);
    for (let p = 0; p < m.length; p++) {
      if (a.length >= r)
        break e;
      let d = l + m[p];
      if (c + d.length > o)
        break e;
      a.push(d), c += d.length;
    }
  }
  return s.remaining -= a.length, a;
}
function OO(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = ou(i[0]), c = ou(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(ou(i[2])), 1) : 1, l = SO;
  c < a && (f *= -1, l = PO);
  let p = i.some(xO), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let w;
    if (t)
      w = String.fromCharCode(y), w === "\\" && (w = "");
    else if (w = String(y), p) {
      let v = u - w.length;
      if (v > 0) {
        let x = new Array(v + 1).join("0");
        y < 0 ? w = "-" + x + w.slice(1) : w = x + w;
      }
    }
    if (h + w.length > r)
      break;
    s.push(w), h += w.length;
  }
  return s;
}
function su(e, t, n, r, o, i, s, a) {
  if (s.remaining -= hO, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Qp(e, m, s);
    if (!p)
      return Oo(c, e, [""], t, n, f, s);
    p.unmatched && (m = wO(m, s));
    let d = p.pre, h = () => Oo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Oo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, x = p.body.indexOf(",") >= 0;
    if (!v && !x) {
      if (u < i && bO(p.post, s)) {
        u++, e = p.pre + "{" + p.body + qi + p.post, m = m.slice(0, p.end) + qi + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let P;
    if (v) {
      if (P = OO(p.body, w, t, n, s), !P)
        return h();
    } else {
      let E = vO(p.body, s);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = su(E[0], t, n, r, o + 1, i, s, !1).map(kO), s.remaining < 0)
          return h();
        if (E.length === 1) {
          let Y = Oo(c, d + E[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = Y, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let _ = f && !p.post.length && !d;
      for (let Y = 0; _ && Y < c.length; Y++)
        c[Y] && (_ = !1);
      P = [];
      let L = 0;
      e: for (let Y = 0; Y < E.length; Y++) {
        let He = su(E[Y], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let ot = 0; ot < He.length; ot++) {
          let it = He[ot];
          if (!(_ && !it)) {
            if (P.length >= t || L + it.length > n)
              break e;
            P.push(it), L += it.length;
          }
        }
      }
    }
    let I = Oo(c, d, P, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Eo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var EO = {
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
}, Io = (e) => e.replace(/[[\]\\-]/g, "\\$&"), IO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), td = (e) => e.join(""), nd = (e, t) => {
  let n = t;
  if (e.charAt(n) !== "[")
    throw new Error("not in a brace expression");
  let r = [], o = [], i = n + 1, s = !1, a = !1, c = !1, u = !1, f = n, l = "";
  e: for (; i < e.length; ) {
    let h = e.charAt(i);
    if ((h === "!" || h === "^") && i === n + 1) {
      u = !0, i++;
      continue;
    }
    if (h === "]" && s && !c) {
      f = i + 1;
      break;
    }
    if (s = !0, h === "\\" && !c) {
      c = !0, i++;
      continue;
    }
    if (h === "[" && !c) {
      for (let [y, [w, v, x]] of Object.entries(EO))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, x ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Io(l) + "-" + Io(h)) : h === l && r.push(Io(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Io(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Io(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [IO(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + td(r) + "]", p = "[" + (u ? "" : "^") + td(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var nn = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var Ee, MO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), au = (e) => MO.has(e), rd = (e) => au(e.type), $O = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), BO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), TO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), od = /* @__PURE__ */ new Map([
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
]), AO = "(?!(?:^|/)\\.\\.?(?:$|/))", Gi = "(?!\\.)", RO = /* @__PURE__ */ new Set(["[", "."]), CO = /* @__PURE__ */ new Set(["..", "."]), _O = new Set("().*{}+?[]^$\\!"), FO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), cu = "[^/]", id = cu + "*?", sd = cu + "+?", NO = 0, vn = class {
  type;
  #t;
  #n;
  #o = !1;
  #e = [];
  #r;
  #a;
  #u;
  #c = !1;
  #i;
  #s;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #f = !1;
  id = ++NO;
  get depth() {
    return (this.#r?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#t.id,
      parent: this.#r?.id,
      depth: this.depth,
      partsLength: this.#e.length,
      parts: this.#e
    };
  }
  constructor(t, n, r = {}) {
    this.type = t, t && (this.#n = !0), this.#r = n, this.#t = this.#r ? this.#r.#t : this, this.#i = this.#t === this ? r : this.#t.#i, this.#u = this.#t === this ? [] : this.#t.#u, t === "!" && !this.#t.#c && this.#u.push(this), this.#a = this.#r ? this.#r.#e.length : 0;
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
    return this.#s !== void 0 ? this.#s : this.type ? this.#s = this.type + "(" + this.#e.map((t) => String(t)).join("|") + ")" : this.#s = this.#e.map((t) => String(t)).join("");
  }
  #g() {
    if (this !== this.#t)
      throw new Error("should only call on root");
    if (this.#c)
      return this;
    this.toString(), this.#c = !0;
    let t;
    for (; t = this.#u.pop(); ) {
      if (t.type !== "!")
        continue;
      let n = t, r = n.#r;
      for (; r; ) {
        for (let o = n.#a + 1; !r.type && o < r.#e.length; o++)
          for (let i of t.#e) {
            if (typeof i == "string")
              throw new Error("string part in extglob AST??");
            i.copyIn(r.#e[o]);
          }
        n = r, r = n.#r;
      }
    }
    return this;
  }
  push(...t) {
    for (let n of t)
      if (n !== "") {
        if (typeof n != "string" && !(n instanceof Ee && n.#r === this))
          throw new Error("invalid part: " + n);
        this.#e.push(n);
      }
  }
  toJSON() {
    let t = this.type === null ? this.#e.slice().map((n) => typeof n == "string" ? n : n.toJSON()) : [this.type, ...this.#e.map((n) => n.toJSON())];
    return this.isStart() && !this.type && t.unshift([]), this.isEnd() && (this === this.#t || this.#t.#c && this.#r?.type === "!") && t.push({}), t;
  }
  isStart() {
    if (this.#t === this)
      return !0;
    if (!this.#r?.isStart())
      return !1;
    if (this.#a === 0)
      return !0;
    let t = this.#r;
    for (let n = 0; n < this.#a; n++) {
      let r = t.#e[n];
      if (!(r instanceof Ee && r.type === "!"))
        return !1;
    }
    return !0;
  }
  isEnd() {
    if (this.#t === this || this.#r?.type === "!")
      return !0;
    if (!this.#r?.isEnd())
      return !1;
    if (!this.type)
      return this.#r?.isEnd();
    let t = this.#r ? this.#r.#e.length : 0;
    return this.#a === t - 1;
  }
  copyIn(t) {
    typeof t == "string" ? this.push(t) : this.push(t.clone(this));
  }
  clone(t) {
    let n = new Ee(this.type, t);
    for (let r of this.#e)
      n.copyIn(r);
    return n;
  }
  static #l(t, n, r, o, i) {
    let s = o.maxExtglobRecursion ?? 2, a = !1, c = !1, u = -1, f = !1;
    if (n.type === null) {
      let h = r, y = "";
      for (; h < t.length; ) {
        let w = t.charAt(h++);
        if (a || w === "\\") {
          a = !a, y += w;
          continue;
        }
        if (c) {
          h === u + 1 ? (w === "^" || w === "!") && (f = !0) : w === "]" && !(h === u + 2 && f) && (c = !1), y += w;
          continue;
        } else if (w === "[") {
          c = !0, u = h, f = !1, y += w;
          continue;
        }
        if (!o.noext && au(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let x = new Ee(w, n);
          h = Ee.#l(t, x, h, o, i + 1), n.push(x);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new Ee(null, n), p = [], d = "";
    for (; l < t.length; ) {
      let h = t.charAt(l++);
      if (a || h === "\\") {
        a = !a, d += h;
        continue;
      }
      if (c) {
        l === u + 1 ? (h === "^" || h === "!") && (f = !0) : h === "]" && !(l === u + 2 && f) && (c = !1), d += h;
        continue;
      } else if (h === "[") {
        c = !0, u = l, f = !1, d += h;
        continue;
      }
      if (!o.noext && au(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new Ee(h, m);
        m.push(v), l = Ee.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new Ee(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, BO);
  }
  #d(t, n = $O) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = TO) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new Ee(null, r, this.options);
    o.#e.push(""), r.push(o), this.#h(t, n);
  }
  #h(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#r = this);
    this.#s = void 0;
  }
  #v(t) {
    return !!od.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = od.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#r = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new Ee(null, void 0, n);
    return Ee.#l(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#t)
      return this.#t.toMMPattern();
    let t = this.toString(), [n, r, o, i] = this.toRegExpSource();
    if (!(o || this.#n || this.#i.nocase && !this.#i.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
      return r;
    let a = (this.#i.nocase ? "i" : "") + (i ? "u" : "");
    return Object.assign(new RegExp(`^${n}$`, a), {
      _src: n,
      _glob: t
    });
  }
  get options() {
    return this.#i;
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
    let n = t ?? !!this.#i.dot;
    if (this.#t === this && (this.#p(), this.#g()), !rd(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? Ee.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && CO.has(this.#e[0]))) {
        let d = RO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? AO : y ? Gi : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        nn(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, nn(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Gi ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Gi : "") + sd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Gi : "") + id + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      nn(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (rd(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#p(), this.#d(o) ? (n = !1, this.#h(o, r)) : this.#w(o) ? (n = !1, this.#b(o, r)) : this.#k(o) && (n = !1, this.#x(o)));
        }
      } while (!n && ++t < 10);
    } else
      for (let t of this.#e)
        typeof t == "object" && t.#p();
    this.#s = void 0;
  }
  #y(t) {
    return this.#e.map((n) => {
      if (typeof n == "string")
        throw new Error("string type in extglob ast??");
      let [r, o, i, s] = n.toRegExpSource(t);
      return this.#o = this.#o || s, r;
    }).filter((n) => !(this.isStart() && this.isEnd()) || !!n).join("|");
  }
  static #S(t, n, r = !1) {
    let o = !1, i = "", s = !1, a = !1;
    for (let c = 0; c < t.length; c++) {
      let u = t.charAt(c);
      if (o) {
        o = !1, i += (_O.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? sd : id, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = nd(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += cu, n = !0;
        continue;
      }
      i += FO(u);
    }
    return [i, nn(t), !!n, s];
  }
};
Ee = vn;

// node_modules/minimatch/dist/esm/escape.js
var uu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ve = (e, t, n = {}) => (Eo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ve(t, n).match(e)), LO = /^\*+([^+@!?*[(]*)$/, DO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), UO = (e) => (t) => t.endsWith(e), WO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), jO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), zO = /^\*+\.\*+$/, HO = (e) => !e.startsWith(".") && e.includes("."), qO = (e) => e !== "." && e !== ".." && e.includes("."), GO = /^\.\*+$/, JO = (e) => e !== "." && e !== ".." && e.startsWith("."), KO = /^\*+$/, VO = (e) => e.length !== 0 && !e.startsWith("."), XO = (e) => e.length !== 0 && e !== "." && e !== "..", ZO = /^\?+([^+@!?*[(]*)?$/, YO = ([e, t = ""]) => {
  let n = ud([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, QO = ([e, t = ""]) => {
  let n = fd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, eE = ([e, t = ""]) => {
  let n = fd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, tE = ([e, t = ""]) => {
  let n = ud([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, ud = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, fd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, ld = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", ad = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, nE = ld === "win32" ? ad.win32.sep : ad.posix.sep;
ve.sep = nE;
var ge = /* @__PURE__ */ Symbol("globstar **");
ve.GLOBSTAR = ge;
var rE = "[^/]", oE = rE + "*?", iE = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", sE = "(?:(?!(?:\\/|^)\\.).)*?", aE = (e, t = {}) => (n) => ve(n, e, t);
ve.filter = aE;
var Ue = (e, t = {}) => Object.assign({}, e, t), cE = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ve;
  let t = ve;
  return Object.assign((r, o, i = {}) => t(r, o, Ue(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Ue(e, i));
      }
      static defaults(o) {
        return t.defaults(Ue(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Ue(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Ue(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Ue(e, o)),
    escape: (r, o = {}) => t.escape(r, Ue(e, o)),
    filter: (r, o = {}) => t.filter(r, Ue(e, o)),
    defaults: (r) => t.defaults(Ue(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Ue(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Ue(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Ue(e, i)),
    sep: t.sep,
    GLOBSTAR: ge
  });
};
ve.defaults = cE;
var md = (e, t = {}) => (Eo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : ed(e, { max: t.braceExpandMax }));
ve.braceExpand = md;
var uE = (e, t = {}) => new Ve(e, t).makeRe();
ve.makeRe = uE;
var fE = (e, t, n = {}) => {
  let r = new Ve(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ve.match = fE;
var cd = /[?*]|[+@!]\(.*?\)|\[|\]/, lE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ve = class {
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
    Eo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || ld, this.isWindows = this.platform === "win32";
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
    this.parseNegate(), this.globSet = [...new Set(this.braceExpand())], n.debug && (this.debug = (...i) => console.error(...i)), this.debug(this.pattern, this.globSet);
    let r = this.globSet.map((i) => this.slashSplit(i));
    this.globParts = this.preprocess(r), this.debug(this.pattern, this.globParts);
    let o = this.globParts.map((i, s, a) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !cd.test(i[2])) && !cd.test(i[3]), u = /^[a-z]:/i.test(i[0]);
        if (c)
          return [
            ...i.slice(0, 4),
            ...i.slice(4).map((f) => this.parse(f))
          ];
        if (u)
          return [i[0], ...i.slice(1).map((f) => this.parse(f))];
      }
      return i.map((c) => this.parse(c));
    });
    if (this.debug(this.pattern, o), this.set = o.filter((i) => i.indexOf(!1) === -1), this.isWindows)
      for (let i = 0; i < this.set.length; i++) {
        let s = this.set[i];
        s[0] === "" && s[1] === "" && this.globParts[i][2] === "?" && typeof s[3] == "string" && /^[a-z]:$/i.test(s[3]) && (s[2] = "?");
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
      let i = r[r.length - 1];
      return o === "**" && i === "**" ? r : o === ".." && i && i !== ".." && i !== "." && i !== "**" ? (r.pop(), r) : (r.push(o), r);
    }, []), n.length === 0 ? [""] : n));
  }
  levelTwoFileOptimize(t) {
    Array.isArray(t) || (t = this.slashSplit(t));
    let n = !1;
    do {
      if (n = !1, !this.preserveMultipleSlashes) {
        for (let o = 1; o < t.length - 1; o++) {
          let i = t[o];
          o === 1 && i === "" && t[0] === "" || (i === "." || i === "") && (n = !0, t.splice(o, 1), o--);
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
          let s = o;
          for (; r[s + 1] === "**"; )
            s++;
          s > o && r.splice(o + 1, s - o);
          let a = r[o + 1], c = r[o + 2], u = r[o + 3];
          if (a !== ".." || !c || c === "." || c === ".." || !u || u === "." || u === "..")
            continue;
          n = !0, r.splice(o, 1);
          let f = r.slice(0);
          f[o] = "**", t.push(f), o--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let s = 1; s < r.length - 1; s++) {
            let a = r[s];
            s === 1 && a === "" && r[0] === "" || (a === "." || a === "") && (n = !0, r.splice(s, 1), s--);
          }
          r[0] === "." && r.length === 2 && (r[1] === "." || r[1] === "") && (n = !0, r.pop());
        }
        let i = 0;
        for (; (i = r.indexOf("..", i + 1)) !== -1; ) {
          let s = r[i - 1];
          if (s && s !== "." && s !== ".." && s !== "**") {
            n = !0;
            let c = i === 1 && r[i + 1] === "**" ? ["."] : [];
            r.splice(i - 1, 2, ...c), r.length === 0 && r.push(""), i -= 2;
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
    let o = 0, i = 0, s = [], a = "";
    for (; o < t.length && i < n.length; )
      if (t[o] === n[i])
        s.push(a === "b" ? n[i] : t[o]), o++, i++;
      else if (r && t[o] === "**" && n[i] === t[o + 1])
        s.push(t[o]), o++;
      else if (r && n[i] === "**" && t[o] === n[i + 1])
        s.push(n[i]), i++;
      else if (t[o] === "*" && n[i] && (this.options.dot || !n[i].startsWith(".")) && n[i] !== "**") {
        if (a === "b")
          return !1;
        a = "a", s.push(t[o]), o++, i++;
      } else if (n[i] === "*" && t[o] && (this.options.dot || !t[o].startsWith(".")) && t[o] !== "**") {
        if (a === "a")
          return !1;
        a = "b", s.push(n[i]), o++, i++;
      } else
        return !1;
    return t.length === n.length && s;
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
    let o = 0, i = 0;
    if (this.isWindows) {
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), u = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), f = !u && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), l = c ? 3 : a ? 0 : void 0, m = f ? 3 : u ? 0 : void 0;
      if (typeof l == "number" && typeof m == "number") {
        let [p, d] = [
          t[l],
          n[m]
        ];
        p.toLowerCase() === d.toLowerCase() && (n[m] = p, i = m, o = l);
      }
    }
    let { optimizationLevel: s = 1 } = this.options;
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(ge) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(ge, i), a = n.lastIndexOf(ge), [c, u, f] = r ? [
      n.slice(i, s),
      n.slice(s + 1),
      []
    ] : [
      n.slice(i, s),
      n.slice(s + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let v = t.slice(o, o + c.length);
      if (!this.#o(v, c, r, 0, 0))
        return !1;
      o += c.length, i += c.length;
    }
    let l = 0;
    if (f.length) {
      if (f.length + o > t.length)
        return !1;
      let v = t.length - f.length;
      if (this.#o(t, f, r, v, 0))
        l = f.length;
      else {
        if (t[t.length - 1] !== "" || o + f.length === t.length || (v--, !this.#o(t, f, r, v, 0)))
          return !1;
        l = f.length + 1;
      }
    }
    if (!u.length) {
      let v = !!l;
      for (let x = o; x < t.length - l; x++) {
        let P = String(t[x]);
        if (v = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === ge ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
    let y = m.length - 1, w = t.length - l;
    for (let v of m)
      v[1] = w - (h[y--] + v[0].length);
    return !!this.#n(t, m, o, 0, r, 0, !!l);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, i, s, a) {
    let c = n[o];
    if (!c) {
      for (let l = r; l < t.length; l++) {
        a = !0;
        let m = t[l];
        if (m === "." || m === ".." || !this.options.dot && m.startsWith("."))
          return !1;
      }
      return a;
    }
    let [u, f] = c;
    for (; r <= f; ) {
      if (this.#o(t.slice(0, r + u.length), u, i, r, 0) && s < this.maxGlobstarRecursion) {
        let p = this.#n(t, n, r + u.length, o + 1, i, s + 1, a);
        if (p !== !1)
          return p;
      }
      let m = t[r];
      if (m === "." || m === ".." || !this.options.dot && m.startsWith("."))
        return !1;
      r++;
    }
    return i || null;
  }
  #o(t, n, r, o, i) {
    let s, a, c, u;
    for (s = o, a = i, u = t.length, c = n.length; s < u && a < c; s++, a++) {
      this.debug("matchOne loop");
      let f = n[a], l = t[s];
      if (this.debug(n, f, l), f === !1 || f === ge)
        return !1;
      let m;
      if (typeof f == "string" ? (m = l === f, this.debug("string match", f, l, m)) : (m = f.test(l), this.debug("pattern match", f, l, m)), !m)
        return !1;
    }
    if (s === u && a === c)
      return !0;
    if (s === u)
      return r;
    if (a === c)
      return s === u - 1 && t[s] === "";
    throw new Error("wtf?");
  }
  braceExpand() {
    return md(this.pattern, this.options);
  }
  parse(t) {
    Eo(t);
    let n = this.options;
    if (t === "**")
      return ge;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(KO)) ? o = n.dot ? XO : VO : (r = t.match(LO)) ? o = (n.nocase ? n.dot ? jO : WO : n.dot ? UO : DO)(r[1]) : (r = t.match(ZO)) ? o = (n.nocase ? n.dot ? QO : YO : n.dot ? eE : tE)(r) : (r = t.match(zO)) ? o = n.dot ? qO : HO : (r = t.match(GO)) && (o = JO);
    let i = vn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? oE : n.dot ? iE : sE, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? lE(l) : l === ge ? ge : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== ge || d === ge || (d === void 0 ? p !== void 0 && p !== ge ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== ge && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = ge));
      });
      let f = u.filter((l) => l !== ge);
      if (this.partial && f.length >= 1) {
        let l = [];
        for (let m = 1; m <= f.length; m++)
          l.push(f.slice(0, m).join("/"));
        return "(?:" + l.join("|") + ")";
      }
      return f.join("/");
    }).join("|"), [s, a] = t.length > 1 ? ["(?:", ")"] : ["", ""];
    i = "^" + s + i + a + "$", this.partial && (i = "^(?:\\/|" + s + i.slice(1, -1) + a + ")$"), this.negate && (i = "^(?!" + i + ").+$");
    try {
      this.regexp = new RegExp(i, [...o].join(""));
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
    let i = this.set;
    this.debug(this.pattern, "set", i);
    let s = o[o.length - 1];
    if (!s)
      for (let a = o.length - 2; !s && a >= 0; a--)
        s = o[a];
    for (let a of i) {
      let c = o;
      if (r.matchBase && a.length === 1 && (c = [s]), this.matchOne(c, a, n))
        return r.flipNegate ? !0 : !this.negate;
    }
    return r.flipNegate ? !1 : this.negate;
  }
  static defaults(t) {
    return ve.defaults(t).Minimatch;
  }
};
ve.AST = vn;
ve.Minimatch = Ve;
ve.escape = uu;
ve.unescape = nn;

// src/files/windows-names.ts
var mE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function pE(e) {
  if (e === "." || e === "..") return;
  if (mE.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ji(e) {
  for (let t of e.split("/")) {
    let n = pE(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var pd = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Te(e, t, { platform: n = process.platform, home: r = Jt() } = {}) {
  let o = { platform: n, home: r && te(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => hE(c, te(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => gE(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function hE(e, t, n) {
  let r = Pt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = te(e.slice(i.length), n.platform), [a, c] = yE(s, t, { ...n, maths: r }), [, u = "", f = ""] = dE.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Ve(f, pd), d = o ? new Ve(f, { ...pd, nocase: !0 }) : p;
  return {
    line: e,
    negated: i.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor: l,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: m ? [] : p.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest: f,
    names(h) {
      let y = r.relative(l, h);
      return y.startsWith("../") || y === ".." || r.isAbsolute(y) ? !1 : m ? y === "" : d.match(f.endsWith("**") ? `${y}/` : y);
    }
  };
}
function yE(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${bi}`);
  return [r, e.slice(2)];
}
function gE({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = Pt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && wE(e, t, n);
  let m = c(t, ...l);
  return {
    number: i,
    order: s,
    text: e,
    base: m,
    rest: r.split("/").slice(l.length).join("/"),
    literal: f ? c(t, ...n) : void 0,
    matches: (p) => o(c(m, p))
  };
}
function wE(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ji(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/job/installed-tree.ts
var xE = 256 * 1048576;
function yd({ directories: e, marks: t }) {
  let n = (0, dd.createHash)("sha256"), r = xE;
  for (let o of e)
    for (let i of bE.globSync(t, { cwd: o }).sort()) {
      let s = A(o, i);
      n.update(JSON.stringify([o, i]));
      let a = hd(s, { throwIfNoEntry: !1 });
      if (!a?.isFile()) continue;
      let c = a.size <= r;
      c && (r -= a.size), n.update(c ? kE(s) : `${a.size} ${a.mtimeMs}`);
    }
  return n.digest("hex");
}
function gd(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var SE = 5e3, PE = 20;
function OE(e) {
  let t = Date.now() - PE;
  return e.flatMap((n) => {
    let r = kd(n);
    return r.length === 0 || r.length > SE ? [] : { directory: n, bornMs: EE(n, r), seenMs: t };
  });
}
function wd(e) {
  let { paths: t, mode: n, rolling: r, sourceTimes: o, lookupOnly: i } = e;
  if (r || o || i || n === "lazy") return;
  let { lines: s } = Te(t, process.cwd());
  return OE(s.flatMap(({ literal: a }) => a ?? []));
}
function EE(e, t) {
  let n = 0;
  for (let r of t) {
    let o = vd(A(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function bd(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = vd(A(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = kd(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function vd(e) {
  return F(() => hd(e));
}
function kd(e) {
  return F(() => vE(e)) ?? [];
}

// src/system/disk/scratch.ts
import { mkdtempSync as AE, rmSync as Od } from "node:fs";
import { join as RE } from "node:path";

// src/system/disk/space.ts
import { statfsSync as IE } from "node:fs";
import { statfs as ME } from "node:fs/promises";
var $E = 0.05, BE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, TE = 20;
async function xd(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await ME(e), s = (c, u) => Math.floor(Math.min(u * $E, BE[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function kn(e, t) {
  return $(e) === "ENOSPC" || /No space left on device/.test(O(e)) ? Sd(t) : e;
}
async function ar(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw kn(i, t);
  });
  if (o !== ct(n)) throw Sd(t);
}
function Sd(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = IE(e), s = `${H(t * r)} of ${H(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function pt(e, t) {
  let n = await xd(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Mo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await xd(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, TE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var fu = /* @__PURE__ */ new Set();
function Pd() {
  for (let e of fu) Od(e, { recursive: !0, force: !0 });
}
function CE(e) {
  try {
    return AE(RE(e, "headstart-"));
  } catch (t) {
    throw kn(t, e);
  }
}
function Ie(e) {
  process.listeners("exit").includes(Pd) || process.on("exit", Pd);
  let t = CE(e);
  fu.add(t);
  let n = () => {
    Od(t, { recursive: !0, force: !0 }), fu.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as _E } from "node:async_hooks";
import { subscribe as FE, unsubscribe as NE } from "node:diagnostics_channel";
var LE = 6e4;
async function $o(e, t, n) {
  return dt({ path: Hi(e), args: t }, n);
}
async function dt(e, t) {
  let { limitMs: n = LE, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new me(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await lu(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw sr(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var Ed = new _E();
async function lu({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Bt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Ed.getStore() === m && (f = d.process, process.nextTick(() => {
      f?.stdin?.on("error", () => {
      }), o.aborted && l();
    }));
  }, p = {
    cwd: r,
    env: s,
    // Without `input`, the program's standard input would stay open.
    input: i,
    silent: !0,
    ignoreReturnCode: !0,
    // In milliseconds. Processes that the program has started may hold its output open for this long.
    delay: 1e3,
    listeners: {
      stdout: (d) => {
        c.push(d);
      },
      stderr: (d) => {
        u.push(d);
      }
    }
  };
  FE(Id, m), o.addEventListener("abort", l);
  try {
    let d = await Ed.run(m, () => ym(DE(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new me(`${e} could not be run: ${O(d)}`);
  } finally {
    NE(Id, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Id = "child_process";
function DE(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as UE } from "node:fs";
async function Md(e, t = !0) {
  let n = async (s) => {
    let a = t ? $t(s) : void 0;
    return a && await WE(a, e) && a;
  }, [r, o, i] = await Promise.all([
    jE(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: $t("zstd"), mksquashfs: o, unsquashfs: i };
}
async function WE(e, t) {
  let n = await Bd("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function jE(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = $t(t), r = n && (zE(n) ?? HE(await Bd("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var $d = { "GNU tar": "gnu", bsdtar: "bsd" };
function zE(e) {
  let t = F(() => UE(e));
  return Object.entries($d).find(([n]) => t?.includes(`\0${n}\0`))?.[1];
}
async function Bd(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await dt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), S(`Not used: ${O(o)}`), "";
  }
}
function HE(e) {
  return Object.entries($d).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as LI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as lr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function mu(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, Oe(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, Oe(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, Oe(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, Oe(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, Oe(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Qi from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var rn = j(Td(), 1);
import * as cr from "path";
var on = process.platform === "win32";
function At(e) {
  if (e = Tt(e), on && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = cr.dirname(e);
  return on && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Tt(t)), t;
}
function Vi(e, t) {
  if ((0, rn.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, rn.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Bo(t))
    return t;
  if (on) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, rn.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ze(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, rn.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, rn.default)(Bo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || on && e.endsWith("\\") || (e += cr.sep), e + t;
}
function Bo(e) {
  return (0, rn.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ze(e), on ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function To(e) {
  return (0, rn.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ze(e), on ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ze(e) {
  return e = e || "", on ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Tt(e) {
  return e ? (e = Ze(e), !e.endsWith(cr.sep) || e === cr.sep || on && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ye;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ye || (Ye = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Ad = process.platform === "win32";
function du(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Ad ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Ad ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = At(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = At(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Rd(e, t) {
  let n = Ye.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Cd(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Nd from "os";
import * as fr from "path";
var sn = j(_d(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var ur = j(Fd(), 1), JE = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, ur.default)(t, "Parameter 'itemPath' must not be empty"), t = Tt(t), !To(t))
        this.segments = t.split(xn.sep);
      else {
        let n = t, r = At(n);
        for (; r !== n; ) {
          let o = xn.basename(n);
          this.segments.unshift(o), n = r, r = At(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, ur.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, ur.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ze(t[n]), n === 0 && To(r) ? (r = Tt(r), (0, ur.default)(r === At(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, ur.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(xn.sep) || JE && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += xn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Rt = process.platform === "win32", Ao = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, sn.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, sn.default)(u && Bo(u), "Parameter 'segments' first element must be a root path"), i = new Sn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Sn(i).segments, this.trailingSeparator = Ze(i).endsWith(fr.sep), i = Tt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Sn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Rt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Rt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Rt ? i.replace(/\\/g, "/") : i, this.minimatch = new Ve(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ze(t), !t.endsWith(fr.sep) && this.isImplicitPattern === !1 && (t = `${t}${fr.sep}`)) : t = Tt(t), this.minimatch.match(t) ? this.trailingSeparator ? Ye.Directory : Ye.All : Ye.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Tt(t), At(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Rt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Rt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, sn.default)(t, "pattern cannot be empty");
    let r = new Sn(t).segments.map((o) => e.getLiteral(o));
    if ((0, sn.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, sn.default)(!To(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ze(t), t === "." || t.startsWith(`.${fr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${fr.sep}`))
      n = n || Nd.homedir(), (0, sn.default)(n, "Unable to determine HOME directory"), (0, sn.default)(Bo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Rt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Vi("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Rt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Vi("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Vi(e.globEscape(process.cwd()), t);
    return Ze(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Rt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Rt && a + 1 < t.length) {
              i += t[++a];
              continue;
            } else if (c === "]") {
              s = a;
              break;
            } else
              i += c;
          }
          if (s >= 0) {
            if (i.length > 1)
              return "";
            if (i) {
              n += i, r = s;
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
var Ro = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var hu = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, KE = function(e) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var t = e[Symbol.asyncIterator], n;
  return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, r("next"), r("throw"), r("return"), n[Symbol.asyncIterator] = function() {
    return this;
  }, n);
  function r(i) {
    n[i] = e[i] && function(s) {
      return new Promise(function(a, c) {
        s = e[i](s), o(a, c, s.done, s.value);
      });
    };
  }
  function o(i, s, a, c) {
    Promise.resolve(c).then(function(u) {
      i({ value: u, done: a });
    }, s);
  }
}, an = function(e) {
  return this instanceof an ? (this.v = e, this) : new an(e);
}, VE = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, i = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", s), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function s(p) {
    return function(d) {
      return Promise.resolve(d).then(p, l);
    };
  }
  function a(p, d) {
    r[p] && (o[p] = function(h) {
      return new Promise(function(y, w) {
        i.push([p, h, y, w]) > 1 || c(p, h);
      });
    }, d && (o[p] = d(o[p])));
  }
  function c(p, d) {
    try {
      u(r[p](d));
    } catch (h) {
      m(i[0][3], h);
    }
  }
  function u(p) {
    p.value instanceof an ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
  }
  function f(p) {
    c("next", p);
  }
  function l(p) {
    c("throw", p);
  }
  function m(p, d) {
    p(d), i.shift(), i.length && c(i[0][0], i[0][1]);
  }
}, XE = process.platform === "win32", Yi = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = mu(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return hu(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = KE(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
          o = c.value, s = !1;
          let u = o;
          i.push(u);
        }
      } catch (u) {
        n = { error: u };
      } finally {
        try {
          !s && !t && (r = a.return) && (yield r.call(a));
        } finally {
          if (n) throw n.error;
        }
      }
      return i;
    });
  }
  globGenerator() {
    return VE(this, arguments, function* () {
      let n = mu(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Ao(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of du(r)) {
        Oe(`Search path '${s}'`);
        try {
          yield an(lr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Ro(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Rd(r, s.path), c = !!a || Cd(r, s.path);
        if (!a && !c)
          continue;
        let u = yield an(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Qi.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ye.Directory && n.matchDirectories)
              yield yield an(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield an(lr.promises.readdir(s.path))).map((m) => new Ro(Qi.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ye.File && (yield yield an(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return hu(this, void 0, void 0, function* () {
      let r = new e(n);
      XE && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Ao(i));
      return r.searchPaths.push(...du(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return hu(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield lr.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              Oe(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield lr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield lr.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          Oe(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var ZE = j(Ld(), 1);

// node_modules/@actions/glob/lib/glob.js
var YE = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function Dd(e, t) {
  return YE(this, void 0, void 0, function* () {
    return yield Yi.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as QE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var eI = /[\u0080-\u00ff]/, tI = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!eI.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return tI.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function D(e, t) {
  return e === t || e.startsWith(Qe(t));
}
function Qe(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function he(e) {
  return QE(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as MI,
  lstatSync as nh,
  mkdtempSync as $I,
  readdirSync as rh,
  rmdirSync as BI,
  rmSync as oh,
  statSync as TI,
  writeFileSync as AI
} from "node:fs";
import * as cs from "node:fs/promises";
import { createServer as RI } from "node:net";
import { toNamespacedPath as CI } from "node:path";

// src/system/disk/local-socket.ts
var Wd = j(Ud(), 1);
import { once as nI } from "node:events";
import { closeSync as rI, lstatSync as oI, openSync as iI, statSync as sI, symlinkSync as aI, writeFileSync as cI } from "node:fs";
import { connect as uI } from "node:net";
import { tmpdir as fI } from "node:os";
import { join as mr } from "node:path";
var es = process.platform === "win32";
function ts(e, t, n) {
  let { path: r, close: o } = es ? { path: `\\\\.\\pipe\\headstart-${(0, Wd.randomUUID)()}`, close: () => {
  } } : jd(e, t);
  return n.on("error", () => {
  }).listen(r), o(), es && n.listening && cI(mr(e, t), zd(r, e), { mode: 384 }), n.listening;
}
async function ns(e, t) {
  let n = es ? Hd(e, t) : jd(e, t);
  if (n)
    try {
      let r = uI(n.path);
      return r.on("error", () => {
      }), await nI(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String($(r)))) throw r;
      return;
    }
}
function wu(e, t) {
  return es ? Hd(e, t) !== void 0 : oI(mr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function jd(e, t) {
  let n = mr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = iI(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => rI(o) };
  }
  let r = Ie(fI());
  return aI(e, mr(r.dir, "d")), { path: mr(r.dir, "d", t), close: r.remove };
}
var lI = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, mI = 256;
function zd(e, t) {
  return `${e}
${sI(t, { bigint: !0 }).ino}
`;
}
function Hd(e, t) {
  let n = ir(mr(e, t), mI)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return lI.test(r) && n === zd(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as pI, renameSync as dI, rmdirSync as hI } from "node:fs";
function ke(e, t) {
  bI(
    () => dI(e, t),
    () => !qd(t)
  );
}
function pr(e, t) {
  let n = process.platform === "win32";
  n && F(() => hI(t));
  try {
    return ke(e, t), !0;
  } catch (r) {
    let o = $(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && qd(t)) return !1;
    throw r;
  }
}
function qd(e) {
  return pI(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var yI = ["EPERM", "EBUSY", "EACCES"], gI = 200, wI = new Int32Array(new SharedArrayBuffer(4));
function bI(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, gI)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && yI.includes($(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(wI, 0, 0, i);
  }
}

// src/files/journal.ts
var Qd = j(Jd(), 1);
import * as ae from "node:fs";

// src/files/journal-step.ts
var Kd = K({
  mode: fe(de(), _i()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: fe(de(), _i())
}), Vd = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function rs(e) {
  let t = e;
  return Vd[e.do].map((n) => t[n]);
}
function bu(e, t) {
  let n = b(Z(t)), r = Qe(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Zd(i, o))}
`).join("");
}
function Xd(e, t) {
  let n = b(Z(t)), r = (s) => s === "" ? n : `${Qe(n)}${s}`, o = e.split(`
`).slice(0, -1), i = vI(b(gi(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = tn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Zd(a, r);
  });
}
function Zd(e, t) {
  let n = rs(e), r = Vd[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function vI(e) {
  let t = (a) => a.split("/"), n = (a) => t(a).every((c) => !["", ".", ".."].includes(c)), r = (a) => fe(
    G(),
    so((c) => n(c) && a(c))
  ), o = r((a) => t(a)[0] !== e), i = r((a) => a.startsWith(`${e}/`)), s = G();
  return Lc("do", [
    /** Makes a directory that was missing above a match. */
    K({ do: Ge("make"), path: o }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    K({ do: Ge("move"), to: o, from: i, inode: s }),
    /** Moves the existing file aside, and a staged file to its path. */
    K({ do: Ge("replace"), to: o, from: i, aside: i, inode: s }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    K({
      do: Ge("stamp"),
      path: It([Ge(""), o]),
      stamp: Kd,
      before: Kd
    })
  ]);
}

// src/files/journal.ts
var dr = "journal", kI = Math.min(128 * 1024 * 1024, (0, Qd.getHeapStatistics)().heap_size_limit / 32);
function eh(e, t) {
  ae.appendFileSync(A(t, dr), bu(e, t), { mode: 384 });
  for (let n of e) SI(n);
}
function th(e) {
  e.do === "stamp" && M(e.path)?.isDirectory() && ku(e.path, e.stamp);
}
function vu(e) {
  ae.rmSync(A(e, dr), { force: !0 });
}
function is(e, t = () => !0) {
  let n = xI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? PI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = bu(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${dr}-draft`);
    ae.writeFileSync(s, i, { mode: 384 }), ke(s, A(e, dr));
  } else vu(e);
}
function Co(e) {
  return M(b(A(e, dr))) !== void 0;
}
function xI(e) {
  if (!Co(e)) return [];
  let t = ir(A(e, dr), kI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Xd(t.toString(), e);
}
function SI(e) {
  if (e.do === "make") ae.mkdirSync(g(e.path));
  else if (e.do === "stamp") ku(e.path, e.stamp);
  else
    try {
      e.do === "replace" && os(e.to, e.aside), os(e.from, e.to);
    } catch (t) {
      throw $(t) === "EXDEV" ? II(e.from, e.to) : t;
    }
}
function PI(e) {
  if (e.do === "make") OI(e.path);
  else if (e.do === "stamp") EI(e.path, e.before);
  else if (e.do === "move") Yd(e);
  else if (M(e.aside)) {
    if (Yd(e), M(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    os(e.aside, e.to);
  }
}
function Yd({ from: e, to: t, inode: n }) {
  !M(e) && ss(t) === n && os(t, e);
}
function ss(e) {
  let t = ae.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function M(e) {
  try {
    return ae.lstatSync(g(e));
  } catch (t) {
    if ($(t) === "ENOENT" || $(t) === "ENOTDIR") return;
    throw t;
  }
}
function Pn(e) {
  if (ae.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (M(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...Pn(Z(e)), e];
}
function OI(e) {
  try {
    ae.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes($(t) ?? "")) throw t;
  }
}
function EI(e, t) {
  let n = M(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ku(e, t);
}
function ku(e, { mode: t, mtime: n }) {
  try {
    ae.chmodSync(g(e), t), ae.utimesSync(g(e), n, n);
  } catch (r) {
    if ($(r) !== "EPERM") throw r;
  }
}
function II(e, t) {
  let n = (s) => M(s)?.dev, r = M(t)?.isDirectory() ? t : Z(t), o = n(r);
  for (; Z(r) !== r && n(Z(r)) === o; ) r = Z(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function os(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ke(n, r);
  } catch (o) {
    let i = M(e);
    if ($(o) !== "EACCES" || !i?.isDirectory()) throw o;
    ae.chmodSync(n, i.mode | 128), ke(n, r), ae.chmodSync(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var yr = ".headstart-staging-";
function ht(e) {
  return e.startsWith(yr);
}
function us(e) {
  let { dir: t, sign: n } = ih(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Co(t) || (xu(t), n?.close());
    }
  };
}
function xu(e) {
  if (M(b(e))) {
    for (let t of rh(e)) t !== fs && hr(A(e, t));
    hr(e);
  }
}
async function cn({ base: e, literal: t }) {
  let n = _I(e);
  if (t === void 0) return n;
  let r = nh(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== nh(n).dev ? t : cs.access(n, cs.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function _I(e) {
  let t = e;
  for (; !TI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = Z(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function un(e) {
  let t = M(b(e));
  return t !== void 0 && _o(t);
}
function _o(e) {
  return e.isDirectory() && Wi(e) && Ep(e);
}
function gr(e) {
  return wu(e, fs);
}
var fs = "alive", as = "born", FI = 10;
function ih(e, t = 1) {
  let n = $I(A(e, yr));
  try {
    return { dir: n, sign: NI(n) };
  } catch (r) {
    if ($(r) !== "ENOENT" || t === FI) throw r;
    return ih(e, t + 1);
  }
}
function NI(e) {
  let t = RI((o) => o.destroy()).unref(), [n, r] = [A(e, as), A(e, fs)];
  if (!ts(e, as, t)) {
    AI(r, "");
    return;
  }
  try {
    ke(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function sh(e) {
  try {
    wu(e, as) && oh(A(e, as)), BI(e);
  } catch {
  }
}
async function ls(e) {
  if (!gr(e)) return !1;
  try {
    let t = await ns(e, fs);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function hr(e) {
  let t = typeof e == "string" ? CI(e) : e, n = () => oh(t, { recursive: !0, force: !0, maxRetries: 3 });
  try {
    n();
  } catch (r) {
    if ($(r) !== "EACCES") throw r;
    ah(Buffer.from(e).toString("latin1")), n();
  }
}
function ah(e) {
  MI(g(e), 448);
  for (let t of rh(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && ah(`${e}/${t.name}`);
}

// src/files/matches.ts
async function wr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await DI(r)) {
      let i = LI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || UI(o, r) || ch(o, r, t) || n.set(o, { line: r, path: o, relative: hn(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !WI(r, n, t));
}
async function DI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Dd(`${jI(Qe(e.base))}${e.rest}`, t)).glob()).map((r) => te(r));
}
function UI(e, { base: t }) {
  return hn(t, e).split("/").some(ht);
}
function ch(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== Z(e) && ch(Z(e), t, n) : !1;
}
function WI(e, t, n) {
  for (let r = e, o = Z(e); o !== r; r = o, o = Z(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function jI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function ms({ paths: e, localDir: t, stash: n }) {
  return Fo([t, n.dir], Te(e, process.cwd()));
}
var zI = 5;
function Su({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, zI).map(({ text: r }) => `'${r}'${qI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function uh({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await wr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [Su({ lines: r })] : [];
}
var HI = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function qI(e) {
  let [, t] = HI.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Fo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => D(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function fn(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function br(e = 1024 * 1024) {
  let t = [], n = /* @__PURE__ */ new WeakMap();
  return {
    acquire(r) {
      let o = Math.min(r, e), i = t.pop() ?? Buffer.allocUnsafeSlow(e).buffer;
      return n.set(i, o), Buffer.from(i, 0, o);
    },
    release({ buffer: r, length: o }) {
      let i = (n.get(r) ?? Number.NaN) - o;
      if (i < 0) throw new Error("more bytes were given back than had been lent");
      i > 0 && n.set(r, i), i === 0 && (n.delete(r), t.push(r));
    }
  };
}

// src/stores/transfer/signed-url.ts
function fh(e) {
  let t, n, r = async (o) => (n = { url: await e.url(o), worked: !1, renewed: o, isOver: !1 }, n);
  return {
    current: () => t ??= r(n !== void 0),
    /**
     * The server refused a URL, so `current` signs another one.
     * @throws the failure if the URL is new, so that it cannot have expired
     */
    refused(o, i) {
      if (!o.isOver) {
        if (o.renewed && !o.worked) throw i;
        o.isOver = !0, t = void 0;
      }
    },
    /** The object, for messages. */
    place: () => n === void 0 ? "the store" : Ke(n.url)
  };
}
function lh(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function mh(e) {
  let t = [], n = e, r = 0, o = Number.NEGATIVE_INFINITY, i = () => {
    for (; r < n && t.length > 0; )
      t.sort((s, a) => s.place - a.place), r++, t.shift()?.go();
  };
  return {
    /** Resolves when a request may start. The waiting request with the lowest place starts first. */
    acquire: (s) => new Promise((a) => {
      t.push({ place: s, go: a }), i();
    }),
    release() {
      r--, i();
    },
    /** The server was overloaded: halves the limit. @param since when the request began */
    decrease(s) {
      s < o || (o = performance.now(), n = Math.max(1, Math.floor(n / 2)));
    },
    /** A request succeeded: raises the limit by one, up to the maximum. */
    increase() {
      n = Math.min(e, n + 1);
    }
  };
}

// src/stores/transfer/download/range-request.ts
async function hh(e, t) {
  let { http: n, object: r, signal: o } = t, { url: i } = t.signed, { idleMs: s, progressBytes: a } = t.limits, c = !Number.isFinite(r.size), u = {
    ...!c && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: u,
    signal: o,
    idleMs: s,
    progressBytes: a,
    onHead: (l, m) => ph(l) ? GI(l, m, e, t) : void 0
  });
  if (!ph(f)) throw await Fp(f, i);
  if (c && e.finish(), !e.isComplete()) throw Pu(i, "the connection ended before the object did", "resume");
}
var ph = ({ status: e }) => e === 200 || e === 206;
function GI(e, t, n, r) {
  let { url: o } = r.signed, i = e.status === 200 && e.headers["content-range"] === void 0, s = JI(e, n, { ...r.object, isWhole: i });
  if (s) throw Pu(o, ...s);
  return i && r.queue.widen(n), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (a) => {
    let c = n.end - n.position;
    if (a.length > c && !i) throw Pu(o, "it sends more bytes than it says", "retry");
    n.take(a.subarray(0, c), t), r.received(a.length), i && n.isComplete() && t.end();
  };
}
function JI({ headers: e }, { position: t, end: n }, { size: r, etag: o, isWhole: i }) {
  let { "content-encoding": s = "identity", "content-length": a } = e;
  if (s !== "identity") return [`something on the way encodes it as ${s}; a proxy?`, "none"];
  if (/^text\/html/i.test(String(e["content-type"])))
    return ["a web page comes instead of the object; does a proxy or portal want a login?", "none"];
  if (o !== void 0 && e.etag !== o)
    return [`the object was replaced meanwhile: its ETag is ${e.etag}, not ${o}`, "none"];
  if (i)
    return t !== 0 ? ["the server ignores the range that it is asked for", "await-whole"] : !Number.isFinite(r) || dh(a, r) ? void 0 : ["the object has another length", "retry"];
  let c = `bytes ${t}-${n - 1}/${r}`;
  return e["content-range"] !== c ? [`it sends '${e["content-range"]}' instead of '${c}'`, "retry"] : dh(a, n - t) ? void 0 : [`it sends ${a} bytes for '${c}'`, "retry"];
}
function dh(e, t) {
  return e === void 0 || e === String(t);
}
function Pu(e, t, n) {
  return new re(`${Ke(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function yh(e, t) {
  let n = VI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await XI(e, t);
    } catch (i) {
      if (i instanceof re && i.recover === "await-whole" && t.begun && await zi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Wp(n, o);
}
function VI(e, t) {
  let { limits: n, signal: r, object: o } = t, i = e.start, s = !0;
  return {
    signal: r,
    backoffMs: n.backoffMs,
    maxWaitMs: n.noProgressMs,
    maxFailures: () => t.failuresInARow < t.maxFailuresInARow ? 8 : 0,
    hasProgressed() {
      return e.position - i < n.progressBytes ? !1 : (i = e.position, s = !0, t.failuresInARow = 0, !0);
    },
    judge(a) {
      let c = { error: a, failures: Number.POSITIVE_INFINITY, retryAfterMs: 0 };
      if (!(a instanceof re) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function XI(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t;
  await n.acquire(e.start);
  let a = performance.now();
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => hh(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof re) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), n.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof re && c.recover === "slow-down" && n.decrease(a), c;
  } finally {
    n.release();
  }
}

// src/stores/transfer/download/hedge.ts
function gh(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    /** Compares a request with others while it is under way. */
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Ke(o)}: it sends one part much more slowly than others`, u = () => a.abort(new re(c, "resume")), [f, l] = [performance.now(), r.position];
      t.set(r, { since: f, from: l, end: u });
      try {
        await s(AbortSignal.any([i, a.signal])), n.bytes += r.position - l, n.ms += performance.now() - f;
      } finally {
        t.delete(r);
      }
    },
    /** Ends this part's request if it lags. Called for the part that the reader waits for. */
    check(r) {
      let o = t.get(r);
      if (!o || n.ms === 0) return;
      let i = performance.now() - o.since - e * 2 ** r.hedges;
      r.position - o.from >= i * n.bytes / n.ms / 4 || (r.hedges++, o.end());
    }
  };
}

// src/stores/transfer/download/part.ts
function wh(e, t, { memory: n, roomBytes: r, onPiece: o }) {
  let i = [], s, a = 0, c = 0, u, f = () => {
    s && (i.push(Object.assign(s.subarray(0, a), { position: m.position - a })), s = void 0, a = 0, o());
  }, l = () => {
    let p = u;
    u = void 0, p?.resume();
  }, m = {
    start: e,
    end: t,
    position: e,
    hedges: 0,
    take(p, d) {
      for (let h = 0; h < p.length; ) {
        s ??= n.acquire(m.end - m.position);
        let y = p.copy(s, a, h);
        h += y, a += y, m.position += y, a === s.length && f();
      }
      c += p.length, !(c <= r) && (u = d, d.pause());
    },
    finish() {
      f(), m.end = m.position;
    },
    next() {
      let p = i.shift();
      return c -= p?.length ?? 0, c < r && l(), p;
    },
    isComplete: () => m.position === m.end,
    isRead: () => m.isComplete() && i.length === 0
  };
  return m;
}

// src/stores/transfer/download/part-queue.ts
function bh({ start: e, end: t }, n) {
  let { partBytes: r, order: o, most: i, newPart: s } = n, a = [], [c, u] = [e, t], f = () => (u -= (t - e) % r || r, s(u, t)), l = () => {
    let m = c;
    return c = Math.min(c + r, u), s(m, c);
  };
  return {
    /** In the order of the object, or the last part first. The reader waits for the first one. */
    get parts() {
      return a;
    },
    /** Replaces parts that are read. @returns the new parts, which must be requested */
    refill() {
      a = a.filter((p) => !p.isRead());
      let m = [];
      for (; a.length + m.length < i && c < u; )
        m.push(o === "any" && u === t ? f() : l());
      return a.push(...m), m;
    },
    /** The next bytes for the reader, if any have arrived. */
    take() {
      if (o !== "any") return a[0]?.next();
      for (let m of a) {
        let p = m.next();
        if (p) return p;
      }
    },
    /** The server sends the whole object instead of this part, so it replaces all other parts. */
    widen(m) {
      m.end = t, c = u, a = [m];
    }
  };
}

// src/stores/transfer/least-speed.ts
function On({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, i = Math.min(e, o), s = 0, a = 0;
  return {
    moved(c) {
      for (s += c; i > 0 && s >= i; )
        s -= i, o -= i, i = Math.min(e, o), a = 0;
    },
    /**
     * Called at regular intervals.
     * @param ms how long the job has waited for the transfer since the last call
     * @returns the speed and the limit in words, if the transfer is too slow
     */
    check(c) {
      return a += c, a < n || i * a <= s * t ? void 0 : `${(s / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(i / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/stores/transfer/download.ts
function vh(e, t, n) {
  let { memory: r = br(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Up, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => ZI(e, t, { ...n, memory: r, limits: o })
  };
}
async function* ZI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = YI(t, n, s), c = QI(t, n), { http: u, limits: f, concurrency: l, partBytes: m } = n, p = {
    http: u,
    limits: f,
    object: e,
    queue: a,
    signal: o,
    received: c.received,
    link: fh(e),
    begun: t.start === 0 ? Promise.withResolvers() : void 0,
    limiter: mh(l),
    hedge: gh(f.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Np(Math.ceil((t.end - t.start) / m)),
    lastFailure: void 0
  }, d = Math.min(500, f.hedgeMs / 2), y = setInterval(() => {
    let w = c.check(i ? d : 0, p);
    w && r.abort(new re(w, "retry")), i && a.parts[0] && p.hedge.check(a.parts[0]);
  }, d);
  o.addEventListener("abort", () => clearInterval(y));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let v of a.refill()) yh(v, p).then(s, (x) => r.abort(x));
      if (a.parts.length === 0) return;
      let w = a.take();
      w ? yield w : (i = Promise.withResolvers(), await zi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function YI({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return bh(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => wh(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function QI({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = On(n, t - e), a = On(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    /** @returns why the download as a whole is too slow */
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Qc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/mounts/workspace/show.ts
import { realpathSync as ay } from "node:fs";
import { dirname as Os, join as B$ } from "node:path";

// src/mounts/lock.ts
import { once as eM } from "node:events";
import { createServer as tM } from "node:net";
import { setTimeout as nM } from "node:timers/promises";
var rM = 5, oM = 6e4;
async function Ct(e, t) {
  let n = `\0headstart-${nr([e])}`, r = performance.now() + oM;
  for (; ; ) {
    let o = await iM(n);
    if (o) return { [Symbol.asyncDispose]: () => sM(o) };
    if (performance.now() > r) throw new Error("another step has changed mounts for a minute");
    await nM(rM, void 0, { signal: t }).catch(() => t.throwIfAborted());
  }
}
async function iM(e) {
  let t = tM((n) => n.destroy());
  try {
    return await eM(t.listen({ path: e, exclusive: !0 }), "listening"), t;
  } catch (n) {
    if ($(n) !== "EADDRINUSE") throw n;
    return;
  }
}
async function sM(e) {
  await new Promise((t) => e.close(t));
}

// src/mounts/mount-root.ts
import { accessSync as fM, constants as lM, lstatSync as Eu, mkdtempSync as mM, readdirSync as xh, realpathSync as Iu, statSync as pM } from "node:fs";
import { basename as Mu, dirname as ps, join as $u } from "node:path";

// src/system/mountinfo.ts
import { readFileSync as aM } from "node:fs";
function q() {
  return process.platform !== "linux" ? [] : aM("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: kh(c), flags: u.split(","), type: o, source: kh(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function kh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as cM, readlinkSync as uM } from "node:fs";
function Ou() {
  return uM("/proc/self/ns/pid").replace(/\D/g, "");
}
function vr(e) {
  let n = (F(() => cM(`/proc/${e}/stat`, "latin1"), "ENOENT", "ESRCH") ?? "").replace(/^.*\) /s, "").split(" ");
  return n[0] === "Z" ? void 0 : n[19];
}

// src/mounts/mount-root.ts
var Bu = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Sh(e) {
  let t = ps(Iu(e));
  return Eu(t).dev === pM(e).dev && F(() => fM(t, lM.W_OK) ?? !0) ? t : e;
}
function Ph(e, t) {
  return [.../* @__PURE__ */ new Set([e, ps(e), ps(t)])];
}
function ds(e) {
  let t = process.ppid || 1, n = vr(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Ou()}-${t}-${n}-`;
  return mM($u(Iu(e), r));
}
function _t({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
var kr = "/run/headstart";
function No(e) {
  return $u(kr, `${Mu(e)}-below`);
}
function Tu(e) {
  let [t, n] = [b(e), b(No(e))], r = (o) => _t(o) === t || D(o.point, t) || o.point === n;
  return q().filter(r);
}
function Au(e) {
  let t = b(e);
  return q().findLastIndex((n) => _t(n) === t);
}
var hs = "headstart-broker";
function Oh(e) {
  let t = b(e);
  return q().filter((n) => n.type === "fuse" && _t(n) === t);
}
function Eh(e) {
  return xh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function xr(e) {
  return Bu.test(Mu(e));
}
var dM = 7200 * 60 * 1e3;
function hM(e) {
  let [, t, n = "", r] = Mu(e).match(Bu) ?? [], o = t === Ou() ? F(() => vr(n) !== r) : void 0;
  if (o !== void 0) return o;
  let i = Eu(e, { throwIfNoEntry: !1 });
  return i !== void 0 && Date.now() - i.mtimeMs > dM;
}
function yM(e) {
  return e.type === "squashfs" ? ps(e.point) : _t(e);
}
function Ih(e) {
  let t = q().flatMap((r) => yM(r) ?? []).map((r) => g(r).toString()).filter((r) => xr(r) && !wM(r)), n = process.platform === "linux" ? e.flatMap(gM).filter(un) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(hM);
}
function gM(e) {
  try {
    return xh(e).filter((n) => Bu.test(n)).map((n) => $u(Iu(e), n));
  } catch {
    return [];
  }
}
function wM(e) {
  try {
    let t = Eu(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !_o(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as JM, readlinkSync as KM, rmdirSync as VM, symlinkSync as XM } from "node:fs";
import { tmpdir as ZM } from "node:os";
import { basename as Wh, dirname as zh, join as Du } from "node:path";
import { setTimeout as YM } from "node:timers/promises";

// src/mounts/workspace/clear.ts
import {
  chmodSync as AM,
  closeSync as RM,
  constants as Fh,
  fstatSync as CM,
  openSync as _M,
  readdirSync as FM,
  renameSync as NM,
  rmdirSync as LM,
  unlinkSync as Fu
} from "node:fs";
import { basename as Nu, join as DM } from "node:path";

// src/mounts/workspace/places.ts
import { lstatSync as OM, mkdirSync as EM, rmdirSync as IM, unlinkSync as MM } from "node:fs";

// src/mounts/mount-points.ts
import { realpathSync as Bh } from "node:fs";
import { lstat as Ru, readdir as SM } from "node:fs/promises";
import { dirname as PM } from "node:path";

// src/mounts/workspace/record.ts
import { readFileSync as bM } from "node:fs";
import { basename as $h, dirname as Mh, join as vM } from "node:path";
var kM = K({
  /** Relative to the workspace; a byte string. */
  path: G(),
  /** The mount root of the image. */
  mountRoot: G(),
  /**
   * The directories from the workspace down to the one that holds the target, as `identityIn` identifies them. Absent if the
   * workspace has files of its own at the target: then the job has unpacked the cached ones there, and they stay.
   */
  parents: ue(ce(G()))
}), xM = K({
  /** Absolute, without links; a byte string. */
  workspace: G(),
  targets: ce(kM),
  /** Where the layers are mounted, the upmost one first; absolute. */
  layers: ce(G()),
  /** Directories that were made above targets, relative to the workspace; byte strings. */
  made: ce(G())
});
async function ys({ dir: e, record: t }, n, r) {
  await n.write(kr, $h(e), JSON.stringify(t), r);
}
function Sr(e) {
  let t = vM(kr, $h(e)), n = M(b(t));
  if (!n?.isFile() || n.uid !== 0 || (n.mode & 18) !== 0) return;
  let r = F(() => JSON.parse(bM(t, "utf8")));
  if (tn(xM, r) !== void 0) return;
  let o = r;
  return b(Mh(e)) === Mh(o.workspace) ? o : void 0;
}
function Lo(e) {
  let t = b(e), n = q().findLast((i) => i.point === t), r = n?.type === "overlay" ? g(_t(n) ?? "").toString() : "", o = xr(r) ? Sr(r) : void 0;
  return o?.workspace === t ? { dir: r, record: o } : void 0;
}
function gs() {
  return q().flatMap((e) => {
    let t = g(_t(e) ?? "").toString();
    if (!xr(t)) return [];
    let n = Sr(t);
    return n ? n.targets.map(({ path: r }) => `${n.workspace}/${r}`) : [e.point];
  });
}

// src/mounts/mount-points.ts
var Th = 16;
async function Ah(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Ru(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await SM(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    Cu(n.length, e);
  };
  return await Ru(t).then(() => {
  }, $) !== "ENOENT" && await r(""), n;
}
function Cu(e, { text: t }) {
  if (e > Th)
    throw new Error(`'${t}' names more than ${Th} directories`);
}
async function Rh({ sources: e, target: t }, { base: n }, r) {
  if ((await Ru(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = PM(o)) {
    let i = M(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Do(t, r);
}
function Do(e, t) {
  let n = g(e).toString();
  if (!M(`${e}/.`)) return;
  let r = Bh(g(e), "latin1");
  if (t.some((i) => D(Bh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...q().map(({ point: i }) => i), ...gs()].some((i) => D(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
function Ch(e, { workspace: t, taken: n }) {
  let r = b(t), o = /* @__PURE__ */ new Map(), i = e.flatMap(
    ({ images: c, dir: u, protectedDirs: f }) => c.flatMap(
      ({ matches: l }) => l.map(({ line: m, path: p }) => ({ line: m, path: p, mountRoot: u, protectedDirs: f }))
    )
  ), s = n.map(({ path: c }) => c);
  for (let { line: c, path: u, protectedDirs: f } of i)
    try {
      let l = s.find((m) => D(u, m) || D(m, u));
      if (l !== void 0)
        throw new Error(`a cache is mounted at ${g(`${r}/${l}`)} already`);
      $M(u, r), Do(`${r}/${u}`, f);
    } catch (l) {
      o.set(c, O(l));
    }
  return { targets: i.map(({ line: c, path: u, mountRoot: f }) => ({ path: u, mountRoot: f, isOwn: !o.has(c) })), occupied: o };
}
function $M(e, t) {
  for (let o of Nt(e).slice(0, -1)) {
    let i = M(`${t}/${o}`);
    if (!i || Ft(i)) return;
    if (!i.isDirectory()) throw new Error(`${g(`${t}/${o}`)} is no directory`);
  }
  let n = `${t}/${e}`, r = M(n);
  if (!(!r || Ft(r))) {
    if (!r.isDirectory()) throw new Error(`${g(n)} is no directory`);
    if (he(n).length > 0) throw new Error(`${g(n)} is not empty`);
  }
}
function Nt(e) {
  let t = e.split("/");
  return t.map((n, r) => t.slice(0, r + 1).join("/"));
}
function Ft(e) {
  return e?.isCharacterDevice() === !0 && e.rdev === 0;
}
function _h(e, { workspace: t, below: n }) {
  let r = b(t), o = [];
  return { targets: e.map(({ path: s, mountRoot: a, isOwn: c }) => {
    if (!c) return { path: s, mountRoot: a };
    for (let u of Nt(s)) {
      let f = M(`${r}/${u}`), l = g(`${r}/${u}`);
      Ft(f) && MM(l);
      let m = !f || Ft(f);
      u === s ? m || IM(l) : m && (EM(l), o.push(u));
    }
    return { path: s, mountRoot: a, parents: BM(s, b(n)) };
  }), made: o };
}
function BM(e, t) {
  return ["", ...Nt(e).slice(0, -1)].map((r) => TM(r === "" ? t : `${t}/${r}`));
}
function TM(e) {
  return _u(OM(g(e), { bigint: !0 }));
}
function _u({ dev: e, ino: t, birthtimeNs: n }) {
  return `${e}:${t}:${n}`;
}

// src/mounts/workspace/clear.ts
function Nh(e, { aside: t, warn: n }) {
  let { workspace: r, targets: o, made: i } = e;
  for (let [s, a] of o.entries())
    try {
      let c = t === void 0 ? void 0 : DM(t, `left-${s}`);
      UM(r, a, c);
    } catch (c) {
      n(`What the job left at ${g(`${r}/${a.path}`)} stays: ${O(c)}`);
    }
  if (t !== void 0)
    for (let s of i.toReversed()) WM(r, s);
}
function UM(e, { path: t, parents: n }, r) {
  var c = [];
  try {
    let o = Lh(e, t);
    if (o === "gone") return;
    if (o === "replaced") throw new Error("a directory above it has been replaced");
    let i = Q(c, o);
    let s = `${o.path}/${Nu(t)}`;
    let a = M(s);
    Ft(a) ? Fu(g(s)) : a?.isDirectory() && Dh(s);
    if (r === void 0 || n === void 0 || !M(s)) return;
    if (o.identities.join() !== n.join())
      throw new Error("a directory above it is another one than at the restore");
    M(s)?.isDirectory() && AM(g(s), 448);
    NM(g(s), r);
  } catch (u) {
    var f = u, l = !0;
  } finally {
    ee(c, f, l);
  }
}
function Lh(e, t) {
  let n = [], r = () => {
    for (let s of n) RM(s);
  }, o = [], i = e;
  try {
    for (let s of ["", ...Nt(t).slice(0, -1)]) {
      s !== "" && (i = `${i}/${Nu(s)}`);
      let a = M(i);
      if (Ft(a) && Fu(g(i)), !a?.isDirectory())
        return r(), !a || Ft(a) ? "gone" : "replaced";
      let c = _M(g(i), Fh.O_DIRECTORY | Fh.O_NOFOLLOW);
      n.push(c), o.push(_u(CM(c, { bigint: !0 }))), i = `/proc/self/fd/${c}`;
    }
    return { path: i, identities: o, [Symbol.dispose]: r };
  } catch (s) {
    if (r(), $(s) === "ENOENT") return "gone";
    if (["ENOTDIR", "ELOOP"].includes($(s) ?? "")) return "replaced";
    throw s;
  }
}
function Dh(e) {
  for (let t of FM(g(e), { withFileTypes: !0, encoding: "latin1" })) {
    let n = `${e}/${t.name}`;
    t.isDirectory() ? Dh(n) : t.isCharacterDevice() && Ft(M(n)) && Fu(g(n));
  }
}
function WM(e, t) {
  try {
    var n = [];
    try {
      let s = Lh(e, t);
      if (typeof s == "string") return;
      let a = Q(n, s);
      LM(g(`${s.path}/${Nu(t)}`));
    } catch (r) {
      var o = r, i = !0;
    } finally {
      ee(n, o, i);
    }
  } catch {
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as jM, readdirSync as zM, readFileSync as HM } from "node:fs";
async function Uh(e, t, n) {
  let o = zM("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!D(f, s) || !qM(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${GM(c)} (${c}) ${l} in it`);
  }
}
function qM(e) {
  return jM(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function GM(e) {
  return F(() => HM(`/proc/${e}/comm`, "utf8").trim()) ?? "?";
}
async function ws(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var jh = 10, QM = 300;
async function Uo(e, { rights: t, warn: n, isOwn: r }) {
  if (!xr(e)) throw new Error(`${e} is no mount root`);
  let o = AbortSignal.timeout(6e4), i = b(e), s = ({ point: d }) => d === i, a = Sr(e), c = Tu(e).filter((d) => !s(d));
  a && e$(a.workspace, c);
  let u = a ? await ws(() => Lu(c.reverse(), { rights: t, attempts: 1, signal: o })) : await Lu(c.reverse(), { rights: t, warn: n, attempts: jh, signal: o });
  a ? Nh(a, { ...r && un(e) && { aside: e }, warn: n }) : r && un(e) && t$(e);
  let f = Tu(e);
  if (!f.every(s)) return;
  await Lu(f, { rights: t, warn: n, attempts: jh, signal: o });
  let l = u && f.length === 0 || !un(e), m = a ? [Du(kr, Wh(e)), No(e)] : [], p = [...l ? [] : [Wh(e)], ...m];
  p.length !== 0 && await t.run("rm", ["-rf", "--one-file-system", "--", ...p], { cwd: zh(e), signal: o });
}
function e$(e, t) {
  if (!t.some(({ point: r }) => r === e)) return;
  let n = q().find(({ point: r }) => r !== e && D(r, e));
  if (n) throw new Error(`${g(n.point)} is mounted in the workspace; unmount it in the job`);
}
async function Lu(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await YM(QM, void 0, { signal: o });
    try {
      await bs(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = O(c);
      let u = q().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await bs(i, ["-l"], { rights: t, signal: o }), !0;
}
function t$(e) {
  let t = (n) => F(() => KM(Du(e, n), "latin1"), "ENOENT", "EINVAL");
  for (let n of n$(e).sort((r, o) => Number(o) - Number(r))) {
    let [r, o] = [t(`target-${n}`), t(`made-${n}`)];
    r !== void 0 && o !== void 0 && vs(r, o);
  }
}
function vs(e, t) {
  try {
    for (let n = e; D(n, t); n = zh(n)) VM(g(n));
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes($(n) ?? "")) throw n;
  }
}
function n$(e) {
  try {
    return JM(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}
async function bs(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = Q(s, Ie(ZM()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) XM(g(l), Du(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    ee(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as r$, constants as o$, realpathSync as i$ } from "node:fs";
import { dirname as Uu } from "node:path";
var s$ = ["ext4", "xfs", "btrfs", "tmpfs"];
function Hh(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = q().find(({ point: a, source: c }) => D(a, r) && c !== t);
  if (o) throw new Error(`something is mounted at ${g(o.point)}`);
  let i = n.find((a) => D(i$(a), e));
  if (i !== void 0) throw new Error(`the workspace holds ${i}`);
  let { type: s } = Wu(e);
  if (!s$.includes(s))
    throw new Error(`the workspace is on ${s}, which an overlay cannot write to`);
  try {
    r$(Uu(e), o$.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${Uu(e)}`);
  }
}
function Wu(e) {
  let t = b(Uu(e));
  return q().filter(({ point: r }) => D(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as oy, readdirSync as x$, symlinkSync as Ps } from "node:fs";
import { lstat as S$ } from "node:fs/promises";
import { basename as iy, dirname as qu, join as gt } from "node:path";

// src/formats/tar-archives/tar-records.ts
var xe = 512, We = Buffer.alloc(2 * xe);
function Me(e) {
  return (xe - e % xe) % xe;
}
function Gh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: ks(r) } : t === "K" ? { ...e, target: ks(r) } : t === "g" ? e : { ...e, ...c$(new Map(a$(r))) };
}
function ks(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* a$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function c$(e) {
  let t = (u) => e.get(u) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(qh(i)));
  let a = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  a.length > 0 && (n.attributes = a), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let c = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (c && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return c && (n.sparseSize = qh(t("GNU.sparse.realsize"))), n;
}
function qh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Jh = /[\u0080-\u00ff]/, xs = 100, ju = 8589934591, u$ = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Lt(e) {
  let t = Buffer.allocUnsafe(Wo(e));
  return t.subarray(0, zu(t, 0, e));
}
function Wo({ name: e, target: t = "", records: n = {} }) {
  return 4 * xe + 2 * (e.length + t.length) + Vh(n).length;
}
function zu(e, t, n, r = !1) {
  let o = l$(n, r), i = t;
  if (o !== "") {
    i += f$(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Me(o.length);
    e.fill(0, i, s), i = s;
  }
  return Xh(e, i, n, u$[n.kind]), i + xe;
}
var Kh = /* @__PURE__ */ new Map();
function f$(e) {
  let t = Kh.get(e);
  if (t) return t;
  let n = Buffer.alloc(xe);
  return Xh(n, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), Kh.set(e, n), n;
}
function l$({ name: e, target: t = "", mtime: n, size: r = 0, sparseSize: o, records: i = {} }, s) {
  let a = Jh.test(e) || Jh.test(t), c = a && !s ? yt("hdrcharset", "BINARY") : "", u = a || e.length > xs ? yt("path", e) : "", f = a || t.length > xs ? yt("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : yt("mtime", n), m = r > ju ? yt("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + m$(e, o) + Vh(i);
}
function Vh(e) {
  let t = "";
  for (let n in e) t += yt(n, e[n]);
  return t;
}
function m$(e, t) {
  return t === void 0 ? "" : yt("GNU.sparse.major", "1") + yt("GNU.sparse.minor", "0") + yt("GNU.sparse.name", e) + yt("GNU.sparse.realsize", t);
}
function yt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var p$ = d$();
function d$() {
  let e = Buffer.alloc(xe);
  return Pr(e, 108, 7, 0), Pr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Xh(e, t, { name: n, target: r = "", mode: o, mtime: i, size: s = 0 }, a) {
  p$.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), ju);
  e.write(n, t, xs, "latin1"), Pr(e, t + 100, 7, o), Pr(e, t + 124, 11, Math.min(s, ju)), Pr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, xs, "latin1");
  let u = 0;
  for (let f = t; f < t + xe; f++) u += e[f];
  Pr(e, t + 148, 6, u), e[t + 154] = 0;
}
function Pr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/layers.ts
var ny = j(Yh(), 1);
import { existsSync as w$, mkdirSync as Qh, readFileSync as ey } from "node:fs";
import { release as b$ } from "node:os";
import { join as ty } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as h$ } from "node:fs";
import { join as y$ } from "node:path";
async function Or(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    g$(s),
    a,
    c,
    u,
    0,
    0
  ]);
  h$(y$(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function g$(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function Hu(e, t) {
  return Array.from({ length: t }, (n, r) => `l${e}-${t - 1 - r}`);
}
function Ss(e) {
  let { dir: t } = e, n;
  return {
    /** Mounts an image and its layers. @param number as for `layerPoints` @returns these points */
    async mountAll(r, o) {
      let i = [r, ...r.layers].toReversed(), s = Hu(o, i.length);
      for (let a of s) Qh(ty(t, a));
      return await Er(n ?? v$(k$()), async (a) => {
        let c = i.map(({ offset: u, length: f }, l) => {
          let m = `${a}loop,offset=${u},sizelimit=${f},ro,nosuid,nodev`;
          return { source: "image", point: s[l], type: "squashfs", options: m };
        });
        await Or(c, `l${o}-table`, e), n = [a];
      }), s;
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(r, o) {
      Qh(ty(t, o));
      let i = `ro,nosuid,nodev,xino=on,lowerdir=${r.join(":")}`;
      return await Or([{ source: t, point: o, type: "overlay", options: i }], `${o}-table`, e), o;
    }
  };
}
async function Er(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Er(r, t);
  }
}
function v$(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function k$() {
  let e = `/boot/config-${b$()}`;
  return F(
    () => w$(e) ? ey(e, "latin1") : (0, ny.gunzipSync)(ey("/proc/config.gz")).toString("latin1")
  );
}

// src/mounts/workspace/mount-over.ts
var En = "plain", P$ = 250;
async function Gu(e, { rights: t, signal: n, isUnchecked: r }) {
  let o = g(e.record.workspace).toString(), i = { dir: e.dir, rights: t, signal: n };
  await ws(async () => {
    var f = [];
    try {
      let s = Q(f, await O$(e, i), !0);
      let a = () => E$(e, s.upper, { ...i, isUnchecked: r });
      await a();
      if ((await ry(e)).length === 0) return;
      let c = (h) => t.run("umount", ["-i", "--", "workspace"], { cwd: e.dir, signal: h });
      await c(AbortSignal.timeout(6e4));
      await $$(e.record.targets, { dir: s.upper, rights: t, signal: n });
      await a();
      let [u] = await ry(e);
      if (u === void 0) return;
      await c(AbortSignal.timeout(6e4));
      throw new Error(`${o}/${g(u)} does not show through the directories above it`);
    } catch (l) {
      var m = l, p = !0;
    } finally {
      var d = ee(f, m, p);
      d && await d;
    }
  });
}
async function O$({ dir: e, record: t }, { rights: n, signal: r }) {
  let o = g(t.workspace).toString();
  if (!q().some(({ point: u }) => u === t.workspace)) return { upper: o, [Symbol.asyncDispose]: async () => {
  } };
  let s = No(e), c = { source: qu(o), point: s, type: "none", options: "bind,private,X-mount.mkdir=0700" };
  return await Or([c], `below-${sy(e, "below-")}`, { dir: e, rights: n, signal: r }), {
    upper: gt(s, iy(o)),
    [Symbol.asyncDispose]: () => n.run("umount", ["-i", "--", s], { cwd: "/", signal: AbortSignal.timeout(6e4) })
  };
}
async function E$({ dir: e, record: t }, n, { rights: r, signal: o, isUnchecked: i }) {
  let s = sy(e, "work-"), a = t.layers.map((l, m) => `${s}-${m}`);
  if (a.join(":").length > P$) throw new Error("the job has too many layers");
  for (let [l, m] of t.layers.entries()) Ps(m, gt(e, a[l]));
  Ps(n, gt(e, `upper-${s}`)), oy(gt(e, `work-${s}`)), Ps(gt(qu(n), iy(e), `work-${s}`), gt(e, `w-${s}`));
  let c = "workspace";
  M(b(gt(e, c))) || Ps(g(t.workspace), gt(e, c));
  let u = `lowerdir=${a.join(":")},upperdir=upper-${s},workdir=w-${s}`, f = M$(t.workspace, i);
  await Er(["volatile,", ""], async (l) => {
    let m = `${l}${f}redirect_dir=off,metacopy=off,index=off,xino=on,${u}`, p = { source: e, point: c, type: "overlay", options: m };
    await Or([...I$(e), p], `table-${s}`, { dir: e, rights: r, signal: o });
  });
}
function I$(e) {
  let t = b(gt(e, En));
  return q().some((n) => n.point === t) ? [] : (oy(gt(e, En), { recursive: !0 }), [{ source: "workspace", point: En, type: "none", options: "bind,ro,private" }]);
}
function sy(e, t) {
  return x$(e).filter((n) => n.startsWith(t)).length;
}
function M$(e, t) {
  let n = q().filter((i) => i.point === e), o = [Wu(g(e).toString()), ...n].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function ry({ record: e }) {
  let t = e.layers.map((o) => qu(o)), n = e.targets.filter(({ parents: o, mountRoot: i }) => o && t.includes(i)), r = [];
  for (let { path: o } of n)
    await S$(g(`${e.workspace}/${o}`)).then(() => {
    }, $) !== void 0 && r.push(o);
  return r;
}
async function $$(e, { dir: t, rights: n, signal: r }) {
  let i = [...new Set(e.flatMap(({ path: s }) => Nt(s).slice(0, -1)))].flatMap((s) => {
    let a = M(`${b(t)}/${s}`);
    if (!a?.isDirectory()) return [];
    let c = {
      uid: String(a.uid),
      gid: String(a.gid),
      "SCHILY.xattr.trusted.overlay.opaque": "n"
    }, u = (a.mtimeMs / 1e3).toFixed(3);
    return Lt({ kind: "directory", name: s, mode: a.mode & 4095, mtime: u, records: c });
  });
  await n.unpackMarked(Buffer.concat([...i, We]), { cwd: t, signal: r });
}

// src/mounts/workspace/show.ts
async function Ju(e) {
  let [t] = e, n = /* @__PURE__ */ new Map();
  if (!t) return n;
  try {
    var r = [];
    try {
      let c = ay(t.workspace);
      let u = Q(r, await Ct(Os(t.dir), t.signal), !0);
      await T$(c, e, n);
    } catch (o) {
      var i = o, s = !0;
    } finally {
      var a = ee(r, i, s);
      a && await a;
    }
  } catch (c) {
    t.signal.throwIfAborted();
    for (let { images: u } of e)
      for (let { matches: f } of u) for (let { line: l } of f) n.set(l, O(c));
  }
  return n;
}
async function T$(e, t, n) {
  let [{ rights: r, remember: o }] = t, i = Lo(e);
  Hh(e, {
    root: i?.dir,
    protectedDirs: t.flatMap(({ protectedDirs: c }) => c)
  });
  for (let { unused: c } of t) await c;
  let s = Ch(t, { workspace: e, taken: i?.record.targets ?? [] });
  for (let [c, u] of s.occupied) n.set(c, u);
  if (s.targets.every(({ isOwn: c }) => !c)) return;
  let a = i?.dir ?? ds(Os(e));
  i || o(a);
  try {
    await A$(a, { before: i, placed: s, requests: t, workspace: e });
  } catch (c) {
    throw i || await Uo(a, { rights: r, warn: () => {
    }, isOwn: !1 }), c;
  }
}
async function A$(e, { before: t, placed: n, requests: r, workspace: o }) {
  let [{ rights: i, signal: s }] = r, { targets: a, layers: c, made: u } = t?.record ?? { targets: [], layers: [], made: [] }, f = t ? B$(e, En) : o, l = _h(n.targets, { workspace: o, below: f }), m = {
    workspace: b(o),
    targets: [...a, ...l.targets],
    layers: [...r.flatMap(({ images: d }) => d.flatMap(({ layers: h }) => h)), ...c],
    made: [...u, ...l.made]
  }, p = r.some((d) => d.isUnchecked);
  try {
    await ys({ dir: e, record: m }, i, s), await Gu({ dir: e, record: m }, { rights: i, signal: s, isUnchecked: p });
  } catch (d) {
    throw t && await ys(t, i, AbortSignal.timeout(R$)), d;
  }
}
var R$ = 6e4;
async function cy(e, t, { rights: n, signal: r }) {
  var u = [];
  try {
    let o = ay(t);
    let i = Q(u, await Ct(Os(e), r), !0);
    let s = Lo(o);
    if (!s?.record.targets.some((d) => d.mountRoot === e)) return;
    let a = s.record.layers.filter((d) => Os(d) !== e);
    if (a.length === 0) return await Uo(s.dir, { rights: n, warn: () => {
    }, isOwn: !1 });
    let c = { dir: s.dir, record: { ...s.record, layers: a } };
    await ys(c, n, r);
    await Gu(c, { rights: n, signal: r, isUnchecked: !0 });
  } catch (f) {
    var l = f, m = !0;
  } finally {
    var p = ee(u, l, m);
    p && await p;
  }
}

// src/inputs/rolling.ts
function uy(e) {
  let t = De(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Vn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Vn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: De(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new B(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function ly(e) {
  let t = L$(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Es("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: _$(e("bucket")),
    prefix: F$(e("prefix")),
    region: N$(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !C$(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new B("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new B(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function C$(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function _$(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Es("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var fy = 256;
function F$(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= fy) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${fy} in all`;
  throw Es("prefix", e, r);
}
function N$(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Es("region", e, "must be the name of a region, such as eu-west-1");
}
function L$(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new B(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function Es(e, t, n) {
  return new B(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var In = j(my(), 1);

// src/inputs/trusted-writers.ts
var D$ = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function dy(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(U$);
}
function U$(e) {
  let [, t, n, r] = D$.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new B(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(py).join("[^/]*"));
  return { workflow: new RegExp(`^${py(t)}${o.join(".*")}$`, "u"), event: r };
}
function py(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var hy = 32, W$ = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function gy(e) {
  let t = yy(e("signing-key")).map(j$), n = yy(e("verify-key")).map(z$), r = dy(e("trusted-writers"));
  if (t.length + n.length + r.length === 0) return;
  if (t.length + n.length > 0 && r.length > 0)
    throw new B(
      "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
    );
  if (e("format").toLowerCase() === "actions-cache")
    throw new B(
      "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
    );
  let o = t.map((i) => i.type === "secret" ? i : (0, In.createPublicKey)(i));
  return { signer: t[0], verifiers: [...o, ...n], writers: r };
}
function Q3(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => jo(e(n)).length > 0);
}
function wy(e) {
  return jo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function yy(e) {
  let t = jo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(W$))
    n.push(...jo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...jo(t.slice(r))];
}
function jo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function j$(e) {
  if (e.startsWith("-----")) {
    let r = by(e, "PRIVATE KEY", In.createPrivateKey);
    if (r) return r;
    throw new B("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= hy) return (0, In.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new B(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${hy}: ${n}.`
  );
}
function z$(e) {
  let t = by(e, "PUBLIC KEY", In.createPublicKey);
  if (t) return t;
  throw new B(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function by(e, t, n) {
  if (!e.startsWith(`-----BEGIN ${t}-----`)) return;
  let r = F(() => n(e));
  return r?.asymmetricKeyType === "ed25519" ? r : void 0;
}

// src/inputs/inputs.ts
function zo(e, t) {
  let n = at(e("save-always")), r = De(e, "store", ["auto", "github", "s3", "local"]), o = ly(e);
  if (r === "s3" && o.bucket === "") throw new B("Input `bucket` is required with `store: s3`.");
  return {
    key: Rc(e, "key"),
    restoreKeys: Is(e("restore-keys")),
    paths: Is(Rc(e, "path")),
    crossOs: at(e("enableCrossOsArchive")),
    failOnMiss: at(e("fail-on-cache-miss")),
    lookupOnly: at(e("lookup-only")),
    store: r,
    localDir: J$(e("local-dir"), t),
    s3: o,
    stash: { ...K$(e("stash"), t), maxBytes: V$(e("stash-size")) },
    concurrency: Vn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: G$(e("part-size")),
    mode: De(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: De(e, "ramdisk", ["off", "auto", "on"]),
    verify: De(e, "verify", ["auto", "always"]),
    format: De(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : H$(e),
    jobStatus: e("job-status"),
    secrets: De(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: at(e("source-times")),
    compressionLevel: Vn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: De(e, "summary", ["auto", "true", "false"]),
    rolling: uy(e),
    signing: gy(e)
  };
}
function H$(e) {
  let t = De(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function Is(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var q$ = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function vy(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (q$[n] ?? Number.NaN);
}
function G$(e) {
  if (e === "") return 8 * 1048576;
  let t = vy(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new B(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function J$(e, t) {
  return e === "" ? A(t, "headstart") : eo(ky("local-dir", e));
}
function ky(e, t) {
  let n = te(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Jt();
  if (r === void 0) throw new B(`Input \`${e}\` is '${t}', and ${bi}.`);
  return `${r}${n.slice(1)}`;
}
function K$(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = ky("stash", e);
  if (fc(r)) return { use: "on", dir: eo(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new B(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function V$(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = vy(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new B(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var ln = j(xy(), 1);
var Xu = 9;
function Zu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function X$(e) {
  let t = Buffer.alloc(Xu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function Sy(e, t, n) {
  let r = X$(Zu(n).id), o = Oy(r, e, t), i = n.type === "secret" ? Ey(o, n) : (0, ln.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Py(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new qe("has no signature");
  let o = r.filter((c) => Zu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Zu(u).name))].join(" and ");
    throw new qe(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Xu), e.subarray(Xu)];
  if (!n.some((c) => {
    let u = Oy(i, t, c);
    return o.some((f) => Z$(u, s, f));
  }))
    throw new qe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Oy(e, t, { repository: n, scope: r, version: o }) {
  let i = [
    "headstart-entry-1",
    e.toString("hex"),
    n,
    r,
    o,
    t.toString("hex")
  ];
  return Buffer.from(JSON.stringify(i));
}
function Z$(e, t, n) {
  if (n.type !== "secret") return (0, ln.verify)(null, e, n, t);
  let r = Ey(e, n);
  return t.length === r.length && (0, ln.timingSafeEqual)(t, r);
}
function Ey(e, t) {
  return (0, ln.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function Iy() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Y$(Q$()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Y$(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function Q$() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function My() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function $y() {
  for (let e of wy(N("signing-key"))) Ti(e);
}
function By({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => Sy(o, t, r);
  if (e?.writers.length)
    return async (o) => (await Yu()).signByToken(o, t, n);
}
function Ty({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!vp(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!My())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function Ay({ signing: e }, t) {
  e?.writers.length && (await Yu()).issuerKeys(t);
}
function Yu() {
  return import("./tokens.js");
}
var eB = 1440 * 60 * 1e3;
async function Ms(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return wo(o);
  let i = Le(), s = e.scope === void 0 ? be(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await wo(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await Yu()).checkToken(l, m, h);
      }
      let p = Py(l, m, { places: u, keys: n.verifiers });
      if (!ie(e.key, t) && c.getTime() - p.getTime() > eB)
        throw new qe(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (ie(f.key, e.key)) return f;
    throw new qe(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof qe)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new qe(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function $s(e) {
  let t = await Ry() ?? await tB(e);
  return nB(t), t;
}
async function Bs(e) {
  let t = await Ry();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && As(c, i), { name: n, inputs: c };
  });
}
async function Ry() {
  let e = N("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => N(r) !== "");
  if (t)
    throw new B(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-TZ7TBG56.js");
  return n(e);
}
async function tB(e) {
  let t = N("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-KFQPZPRG.js"), o = await r(t, N("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(N("path")))
    throw new B(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function nB(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : N("working-directory");
  for (let { name: r, inputs: o } of e) {
    let i = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? N("install")) !== "" || i === "") continue;
    let a = r === "" ? "" : `${r}: `;
    z(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${i}/ before them.`
    );
  }
}
async function Ts({ inputs: e }, t) {
  $y();
  let n = N("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, N, t);
  return o ? As(e, { ...o }) : "none";
}
function As(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var rB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Rs({ inputs: e }) {
  return e.size > 0 && oB([...e.keys()]), zo(N, io());
}
function oB(e) {
  let t = new Set(rB);
  zo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), io());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new B(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${Dm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Qu(e, t) {
  try {
    return await Vt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof B) ? n : new B(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { realpathSync as N1 } from "node:fs";
import { dirname as L1 } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { open as PT } from "node:fs/promises";
import { join as ff } from "node:path";

// src/formats/squashfs/check/places.ts
import { open as kB } from "node:fs/promises";

// src/system/disk/read-exactly.ts
import { readSync as iB } from "node:fs";
async function Cs(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += Cy(i, o, t);
  }
  return r;
}
function Ir(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Cy(iB(e, r, o, t - o, n + o), o, t);
  return r;
}
function Cy(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/tops.ts
function Mr(e, t) {
  return Ho(e, t) ? "workspace" : e.number;
}
function Ho({ base: e, matches: t }, n) {
  return D(e, n) && !(e === n && t(""));
}
function _s(e, t, n) {
  return e === "workspace" ? n : t.base;
}
function wt(e, t) {
  return b(e.base).slice(Qe(b(t)).length);
}
function Fs({ line: e, relative: t }, n) {
  return Ae(wt(e, n), b(t));
}
function Ae(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Ns(e) {
  let t = /* @__PURE__ */ new Set();
  for (let n of e)
    for (let r = n.lastIndexOf("/"); r > 0; r = n.lastIndexOf("/", r - 1))
      t.add(n.slice(0, r));
  return t;
}

// src/formats/squashfs/check/metadata.ts
var Ly = j(Fy(), 1);
var Se = 8192, Ls = 2, sB = 256;
function $r(e, t, n, r = [], o = sB) {
  let i = /* @__PURE__ */ new Map(), s = t, a = 0, c = async () => {
    let f = await e(s, Math.min(n, s + o * (Ls + Se))), { unpacked: l, starts: m, length: p } = aB(f, s + f.length === n, o);
    for (let d of m) i.set(s - t + d, i.size);
    s += p, a += u.at, u.bytes = Buffer.concat([u.bytes.subarray(u.at), ...l]), u.at = 0;
  }, u = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => u.bytes.length - u.at < Se && s !== n ? c() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(f) {
      let { at: l } = u;
      if (u.at += f, u.at > u.bytes.length) throw R("a table ends early");
      return l;
    },
    /** The reader's position in the table. */
    position: () => a + u.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(f, l) {
      let m = t + f === s ? i.size : i.get(f);
      if (m === void 0 || l >= Se) throw R("a table points beside its blocks");
      return m * Se + l;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || u.at !== u.bytes.length) throw R("a table is too long");
      if (r.some((f, l) => i.get(f - t) !== l))
        throw R("a list points beside the blocks of its table");
    }
  };
  return u;
}
async function Ds(e, t, n) {
  let r = Math.ceil(n / Se), o = await e(t, t + r * ef);
  if (o.length !== r * ef) throw R("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * ef))), [s = t] = i;
  if (s > t) throw R("a table is behind its list");
  return { table: $r(e, s, t, i), start: s };
}
var ef = 8;
function aB(e, t, n) {
  let r = [], o = [], i = 0;
  for (; r.length < n && i + Ls <= e.length; ) {
    let s = e.readUInt16LE(i), a = i + Ls + (s & Ny);
    if (a > e.length) break;
    let c = e.subarray(i + Ls, a), u = s > Ny ? c : cB(c), f = t && a === e.length;
    if (u.length !== Se && !(f && u.length > 0 && u.length < Se))
      throw R("a table has a gap");
    o.push(u), r.push(i), i = a;
  }
  if (r.length === 0 || t && i !== e.length && r.length < n)
    throw R("a table ends early");
  return { unpacked: o, starts: r, length: i };
}
var Ny = 32767;
function cB(e) {
  try {
    return (0, Ly.zstdDecompressSync)(e, { maxOutputLength: Se, chunkSize: Se });
  } catch {
    throw R("a table cannot be unpacked");
  }
}
function R(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var qo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Uy(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw R("two inodes have one number");
      n[i] = qo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw R("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === qo.directory || s === qo.whiteout)
        throw R("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [uB, fB, lB] = [12, 12, 8], mB = 256, pB = 256, [Dy, dB] = [46, 47];
async function Wy({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await hB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw R("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % Se) !== y)
      throw tf();
    let v = s.take(fB), x = s.bytes.readUInt32LE(v) + 1, P = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (x > pB) throw R("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let _ = s.ahead();
      _ && await _;
      let L = s.take(lB), { bytes: Y } = s, He = I + Y.readInt16LE(L + 2), ot = Y.readUInt16LE(L + 4);
      a.name(He, ot, P + Y.readUInt16LE(L));
      let it = jy(Y.readUInt16LE(L + 6)), zn = s.take(it), Qr = Y.subarray(zn, zn + it);
      if (nf(Qr, d), w && E === x && !Qr.equals(w.name)) throw tf();
      d = Qr, ot === qo.whiteout ? c.add(e, Qr) : ot === qo.directory && c.addBelow(e, Qr, He);
    }
    m += x;
  }
  if (s.position() !== l) throw R("a directory does not end where it should");
  if (p !== u.length) throw tf();
  return m;
}
async function hB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(uB), { bytes: o } = e, i = jy(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function tf() {
  return R("the index of a directory leads elsewhere");
}
function jy(e) {
  if (e >= mB) throw R("a name is too long");
  return e + 1;
}
function nf(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === dB) throw R("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw R("names are not in order");
  if (e[0] === Dy && (e.length === 1 || e.length === 2 && e[1] === Dy))
    throw R("it has a name that is none");
}

// src/formats/squashfs/check/inode.ts
var Us = (e) => ({ offset: e, length: 2 }), Re = (e) => ({ offset: e, length: 4 }), zy = (e) => ({ offset: e, length: 8 }), yB = {
  1: { kind: "directory", length: 16, start: Re(0), bytes: Us(8), offset: Us(10) },
  2: { kind: "file", length: 16, start: Re(0), fragment: Re(4), offset: Re(8), bytes: Re(12) },
  3: { kind: "link", length: 8, bytes: Re(4) },
  5: { kind: "whiteout", length: 8, device: Re(4) },
  8: { kind: "directory", length: 24, bytes: Re(4), start: Re(8), indexed: Us(16), offset: Us(18), attributes: Re(20) },
  9: { kind: "file", length: 40, start: zy(0), bytes: zy(8), fragment: Re(28), offset: Re(32), attributes: Re(36) }
}, Ws = 4294967295, gB = 16, wB = 4095, bB = 3;
function js(e) {
  let t = e.take(gB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw R("it sets bits that change who runs a program");
  let r = yB[n.readUInt16LE(t)];
  if (!r) throw Hy();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => {
    if (!u) return f;
    let { offset: l, length: m } = u;
    return m === 8 ? Number(n.readBigUInt64LE(i + l)) : n.readUIntLE(i + l, m);
  };
  if (s(r.device) !== 0) throw Hy();
  if (s(r.attributes, Ws) !== Ws) throw R("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? bB : 0);
  if (a < 0) throw R("a directory is too short");
  if (!Number.isSafeInteger(a)) throw R("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > wB) throw R("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Ws);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Ws ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Hy() {
  return R("it holds more than files, directories and links");
}

// src/formats/squashfs/check/superblock.ts
var je = 96, qy = 6, Gy = { noXattrs: 512, others: 1088 }, Jy = 0xffffffffffffffffn, vB = 1 << 24;
function Br(e, t) {
  if (e.length < je || e.toString("latin1", 0, 4) !== "hsqs")
    throw Ky("it has no superblock");
  let n = (I) => e.readUInt16LE(I), r = (I) => e.readUInt32LE(I), o = (I) => Number(e.readBigUInt64LE(I)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [je, f, l, m, p, h, t], w = (n(24) ^ Gy.noXattrs) & ~Gy.others, v = `${n(28)}.${n(30)}`, P = [
    [n(20) === qy, `its compression is number ${n(20)} instead of ${qy}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Jy, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Jy, "it has a table for exporting by NFS"],
    [s > 0 && s <= vB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, E) => E === 0 || I >= y[E - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (P) throw Ky(P[1]);
  return i;
}
function Ky(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/whiteouts.ts
var zs = 2 ** 20, Go = 4096;
function Vy() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > zs) throw R("it has too many whiteouts");
      n(r, { name: o.toString("latin1") });
    },
    /** Adds a directory to the directory above it, if there are whiteouts below. */
    addBelow(r, o, i) {
      e.has(i) && n(r, { name: o.toString("latin1"), directory: i });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(r) {
      let o = [{ directory: r, prefix: "" }];
      for (let i = o.pop(); i; i = o.pop())
        for (let { name: s, directory: a } of e.get(i.directory) ?? []) {
          let c = i.prefix + s;
          if (c.length > Go) throw R("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/places.ts
var Yy = 1e5;
async function rf(e, { offset: t, length: n }, r) {
  var f = [];
  try {
    let o = Q(f, await kB(e), !0);
    let i = (h, y) => Cs(o, Math.max(0, Math.min(y, n) - h), t + h);
    let s = await IB(i, n);
    let a = { matches: [], owner: await s.ownerOf(s.top) };
    let c = 0;
    let u = async (h, y) => {
      let w = r.find(({ base: P, matches: I }) => {
        let E = xB(h, P);
        return E !== void 0 && I(g(E).toString());
      });
      if (w)
        return a.matches.push({ line: w, name: h, kind: y.kind }), !0;
      if (y.kind !== "directory") throw Xy(h);
      let v = !1, x = await s.namesOf(y);
      c += x.length;
      for (let [P, I] of x) {
        let E = Ae(h, P);
        if (c > Yy || E.length > Go)
          throw R("it has too many names above those of `path`");
        if (!await u(E, await s.inodeAt(I))) throw Xy(E);
        v = !0;
      }
      return v;
    };
    await u("", s.top);
    return a;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = ee(f, m, p);
    d && await d;
  }
}
function xB(e, t) {
  return t === "" || e === t ? e.slice(t.length) : e.startsWith(`${t}/`) ? e.slice(t.length + 1) : void 0;
}
function Xy(e) {
  return new k(`it holds ${g(e)}, which no line of \`path\` names`);
}
var [SB, PB, Zy, OB] = [12, 8, 4, 8], EB = 256;
async function IB(e, t) {
  let n = Br(await e(0, je), t), { inodeTable: r, directoryTable: o, fragmentTable: i, fragments: s, idTable: a, ids: c, root: u } = n, f = async (d) => Number((await e(d, d + OB)).readBigUInt64LE()), l = s === 0 ? i : await f(i), m = async (d, h, y) => {
    let w = $r(e, d, h, [], 1);
    return await w.ahead(), w.take(y), await w.ahead(), w;
  }, p = async ({ block: d, offset: h }) => js(await m(r + d, o, h));
  return {
    top: await p(u),
    inodeAt: p,
    async ownerOf({ owner: d }) {
      let h = await m(await f(a), a, 0), y = d & 65535;
      if (y >= c) throw R("its owner is none that it lists");
      return h.bytes.readUInt32LE(h.take(c * Zy) + y * Zy);
    },
    async namesOf({ start: d, offset: h, bytes: y }) {
      if (y === 0) return [];
      let w = await m(o + d, l, h), v = w.position() + y, x = [], P;
      for (; w.position() < v; ) {
        await w.ahead();
        let I = w.take(SB), E = w.bytes.readUInt32LE(I) + 1, _ = w.bytes.readUInt32LE(I + 4);
        if (E > EB) throw R("a directory has too many names at once");
        for (let L = E; L > 0; L--) {
          await w.ahead();
          let Y = w.take(PB), He = { block: _, offset: w.bytes.readUInt16LE(Y) }, ot = w.bytes.readUInt16LE(Y + 6) + 1, it = w.take(ot), zn = w.bytes.subarray(it, it + ot);
          nf(zn, P), P = Buffer.from(zn), x.push([zn.toString("latin1"), He]);
        }
        if (x.length > Yy) throw R("it has too many names above those of `path`");
      }
      return x;
    }
  };
}

// src/formats/squashfs/matches-in.ts
async function Hs(e, t) {
  let n = [];
  for (let r of t) {
    let o = [...r.bases].map(([a, c]) => ({ line: a, base: c, matches: a.matches })), { matches: i, owner: s } = await rf(e, r, o);
    for (let a of r.layers) MB(await rf(e, a, o), { matches: i, owner: s });
    n.push({
      ...r,
      owner: s,
      matches: i.map(({ line: { line: a, base: c }, name: u, kind: f }) => ({
        line: a,
        name: u,
        relative: c === "" ? u : u.slice(c.length + 1),
        isDirectory: f === "directory"
      }))
    });
  }
  return n;
}
function MB(e, { matches: t, owner: n }) {
  let r = new Set(t.flatMap(({ kind: i, name: s }) => i === "directory" ? s : []));
  if (e.matches.some(({ kind: i, name: s }) => i !== "directory" || !r.has(s)) || e.owner !== n)
    throw new k("it has a layer that changes other directories than its image has");
}

// src/formats/squashfs/receive.ts
import { open as cT, rm as uT } from "node:fs/promises";
import { dirname as fT, join as lT } from "node:path";

// src/formats/squashfs/arrivals.ts
function Qy(e) {
  let t = Array.from(
    { length: Math.ceil(e / T) },
    (i, s) => Math.min(T, e - s * T)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(i, s) {
      for (let a = i; a < i + s; ) {
        let c = Math.floor(a / T), u = Math.min(i + s, (c + 1) * T);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(i, s) {
      let [a, c] = [Math.floor(i / T), Math.ceil(s / T)];
      for (; t.slice(a, c).some((u) => u !== 0); ) {
        if (n) throw n.error;
        await r.promise;
      }
    },
    /** No more bytes arrive: readers that wait get the error. Only the first call counts. */
    fail(i) {
      n ??= { error: i }, o();
    }
  };
}

// src/formats/squashfs/check/check.ts
var ag = j(tg(), 1);
import { closeSync as sg, constants as og, fstatSync as AB, openSync as RB } from "node:fs";
import { setImmediate as CB } from "node:timers/promises";

// src/formats/squashfs/check/extents.ts
var ng = 16, $B = 4, of = 1 << 24, qs = of - 1;
async function rg(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = TB(o + i), { starts: a, words: c, start: u } = await BB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & qs;
    if (p > (of | qs) || d > r || m + d > n)
      throw R("a block is where none can be");
    return p & of ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, x = { start: m, end: m, hash: 0 };
      for (let P = 0; P < v; P += r) {
        let I = y.ahead();
        I && await I;
        let E = y.bytes.readUInt32LE(y.take($B));
        if (E === 0) continue;
        let _ = e.pause?.();
        _ && await _;
        let L = Math.min(r, v - P);
        if ((l(x.end, E) ?? L) !== L)
          throw R("a block is not what it should be");
        x.end += E & qs, x.hash = Math.imul(x.hash, 31) + E | 0;
      }
      if (s.add(x), d !== void 0) {
        if (d >= i || h + w > r) throw R("a fragment is where none can be");
        f[d] = Math.max(f[d], h + w);
      }
    },
    /** Checks that no two files overlap. Must be called after the last file. */
    async check() {
      for (let m = 0; m < i; m++) {
        let p = e.pause?.();
        p && await p;
        let [d, h, y] = [a[m], c[m], f[m]];
        if ((l(d, h) ?? y) < y)
          throw R("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & qs), hash: h });
      }
      s.check();
    }
  };
}
async function BB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Ds(e, n, t * ng);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(ng);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function TB(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => R("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < je || o === e) throw i();
        t[o] = s, n[o] = a, r[o] = c, o++;
      }
    },
    check() {
      let s = Uint32Array.from({ length: o }, (c, u) => u);
      s.sort((c, u) => t[c] - t[u]);
      let a = s[0];
      for (let c of s) {
        if (![t, n, r].every((f) => f[c] === f[a]) && t[c] < n[a]) throw i();
        a = c;
      }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function _B(e) {
  let t = Br(await e.read(0, je), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await FB(e, t.idTable, i);
  let a = await rg(e, t), c = $r(e.read, n, r), u = $r(e.read, r, a.start), f = Uy(o), l = Vy(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = js(c), p ??= d.owner, d.owner !== p) throw R("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw R("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Wy(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw R("its root is not where it should be");
  if (f.unnamed() !== 1) throw R("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var ig = 4;
async function FB(e, t, n) {
  let { table: r } = await Ds(e.read, t, n * ig);
  await r.ahead(), r.take(n * ig), r.end();
}
function Gs({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw R("it holds more than files, directories and links");
  if (e !== r.size) throw R(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw R("it removes other files than it lists");
}
function NB(e) {
  let t = RB(e, og.O_RDONLY | (og.O_NONBLOCK ?? 0));
  if (AB(t).isFile()) return t;
  throw sg(t), new Error(`${e} is no file any more`);
}
async function Tr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = NB(e), a = (p, d) => Ir(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => WB(a(p, cg)) ?? 0,
    contents(p, d, h) {
      let y = LB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await CB(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < DB ? void 0 : f();
  try {
    return await _B({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    sg(s);
  }
}
function LB(e, t) {
  try {
    return (0, ag.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw R(`a block cannot be unpacked: ${O(n)}`);
  }
}
var DB = 64 * 1024 * 1024, UB = 4247762216, cg = 18;
function WB(e) {
  if (e.length < cg || e.readUInt32LE(0) !== UB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as jB } from "node:fs";
import { readFile as lg } from "node:fs/promises";
var ug = 64 * 1024 * 1024, zB = 0.1, HB = 8 * 1024, qB = 8, GB = 25, JB = 1e4, KB = 5, VB = 1024, XB = 500;
function Mn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + zB) + e * HB;
}
function Jo(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = jB(e), o = ug + qB * n * r, i = ug, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([YB(f), fg(f)]);
    if (l <= JB + a * KB + m / VB) return;
    let p = `${a} ${a === 1 ? "file" : "files"} of ${H(m)}`, d = `${Math.round(l / 1e3)} s of CPU time`;
    t.abort(new Error(`unpacking has taken ${d} for ${p}, far more than it can; delete the entry`));
  };
  return {
    /** Aborts when the output or the CPU time exceeds the limit. */
    signal: t.signal,
    /** Allows this many more bytes, and the time for this many more files, directories or links. */
    allow(f) {
      i += f.bytes ?? 0, a += f.files ?? 0;
    },
    /** Counts output. */
    count(f) {
      s += f, c(s);
    },
    /**
     * Watches the output of the first program, which may decompress, and the CPU time of the last one, which writes the
     * files. Works on Linux only.
     */
    watch({ firstPid: f, lastPid: l, ended: m }) {
      let p = setInterval(async () => c(await fg(f)), GB), d = setInterval(u, XB, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function mn(e, t) {
  let n = Jo(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var ZB = 10;
async function YB(e) {
  let t = await lg(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * ZB;
}
async function fg(e) {
  let t = await lg(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function $n(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Js(e) {
  let t = $n(e);
  return t === 0 ? "" : ` (${sf(t)})`;
}
function sf(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var QB = 32;
function Bn({ segments: e, lines: t, workspace: n }) {
  let {
    image: r = [],
    delta: o = [],
    removals: i = []
  } = Object.groupBy(e, ({ kind: l }) => l), s = [...r, ...o, ...i];
  if (!e.every((l, m) => l === s[m]) || i.length !== (o.length > 0 ? 1 : 0) || r.length === 0 || new Set(r.map(({ root: l }) => l)).size < r.length) throw Ko();
  let c = o.map((l, m) => ({ ...mg(l), number: m, root: l.root })), u = r.map((l) => {
    let { root: m } = l, p = af(l, t, n), d = c.filter((w) => w.root === m);
    if (m === void 0 || p.size === 0 || d.length >= QB) throw Ko();
    let h = ([w, v]) => Ho(w, n) && v === wt(w, n), y = m === "workspace" && [...p].every(h);
    return { ...mg(l), root: m, bases: p, isOfWorkspace: y, layers: d };
  }), f = u.flatMap(({ bases: l }) => [...l.keys()]);
  if (new Set(f).size < f.length || u.flatMap(({ layers: l }) => l).length < o.length) throw Ko();
  return u;
}
function af({ root: e, bases: t }, n, r) {
  let o = n.filter(
    (s) => t ? t[s.number] !== void 0 : Mr(s, r) === e
  ), i = (s) => e !== "workspace" ? "" : t ? b(t[s.number]) : wt(s, r);
  return new Map(o.map((s) => [s, i(s)]));
}
function mg(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Mn(e) };
}
function Ko() {
  return new Hn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Xs = j(dg(), 1);
import { open as eT } from "node:fs/promises";
var Ks = 64 * 1024 * 1024, tT = Ks + Ks / 128, nT = 255, [Vs, hg, rT] = [0, 46, 47];
function yg(e) {
  let t = Buffer.from(e.map(oT).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Ks || n > zs)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Xs.zstdCompressSync)(t), bytes: t.length };
}
function oT(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Zs(e, t, { until: n } = {}) {
  var f = [];
  try {
    let r = t.find(({ kind: h }) => h === "removals");
    if (!r) return;
    let { offset: o, length: i, files: s } = r;
    if (i > tT) throw Tn("it is too long");
    await n?.(o, o + i);
    let a = Q(f, await eT(e), !0);
    let c = cf(await Cs(a, i, o), $n(t));
    let u = c.counts.reduce((h, y) => h + y, 0);
    if (u !== s) throw Tn(`it has ${u} names instead of ${s}`);
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = ee(f, m, p);
    d && await d;
  }
}
function cf(e, t) {
  let n = iT(e), { starts: r, counts: o, end: i } = sT(n, t);
  if (i !== n.length) throw Tn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(Vs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function iT(e) {
  try {
    let t = { maxOutputLength: Ks, info: !0 }, { buffer: n, engine: r } = (0, Xs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Tn(O(t));
  }
  throw Tn("something follows it");
}
function sT(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Vs; a++) o = aT(e, o) + 1;
    if (r.push(a), i += a, i > zs) throw Tn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function aT(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Vs && e[n] !== rT; ) n++;
    let i = n - o, s = i <= 2 && e[o] === hg && e[n - 1] === hg;
    if (n === e.length || i === 0 || i > nT || n - t > Go || s)
      throw Tn("it has a name that is none");
    r = e[n] === Vs;
  }
  return n - 1;
}
function Tn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Ar({ segments: e, lines: t, workspace: n, signal: r, body: o, file: i, isMounted: s = !1 }, a) {
  let c = Bn({ segments: e, lines: t, workspace: n }), u = lT(a, "image"), f = !1, l = async (d) => {
    await mT(o("any"), d, { path: u, segments: e, signal: r }), f = !0;
  }, m = await i?.link(u) && await i?.prove(l);
  m || (await uT(u, { force: !0 }), await dT(u, { length: V({ segments: e }), isMounted: s }, l)), !f && !i?.isWhole && await Ys(u, e, { signal: r });
  let p = m ? i?.isInPlace : void 0;
  return { path: u, images: await Hs(u, c), isInPlace: p };
}
async function mT(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Qy(V({ segments: r })), c = Ys(n, r, { signal: o, until: s }), u = !1;
  c.catch(() => {
    u = !0;
  });
  let f = Promise.resolve(), l = 0;
  try {
    for await (let m of e) {
      if (await f, u) break;
      let p = m.position ?? l;
      l = p + m.length;
      let d = Promise.resolve(t?.(m, p)).then(() => {
        i(p, m.length), e.release?.(m);
      });
      f = ne(d);
    }
    await f;
  } catch (m) {
    throw a(m), m;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var pT = 32 * 1024 * 1024;
async function dT(e, { length: t, isMounted: n }, r) {
  let o = await cT(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await ar(o, fT(e), [u], f), s -= u.length, a += u.length, n && (a >= pT || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Ys(e, t, n = {}) {
  let r = await Zs(e, t, n), o = 0;
  for (let i of t.filter(po)) {
    let { kind: s, files: a, bytes: c } = i, u = await Tr(e, i, "tables", n);
    if (Gs(u, s === "delta" ? r?.namesOf(o++) : []), u.members !== a)
      throw new k(`it has ${u.members} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
async function X6(e, { offset: t }) {
  return t + Number((await e(t, t + je)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function gg(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function tG(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new re(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: lh(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => vh(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as hT, rmSync as yT, writeFileSync as gT } from "node:fs";
import { join as Qs } from "node:path";
import { setTimeout as wT } from "node:timers/promises";
var An = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, wg = "server", bT = 6e4;
function bg() {
  let e = Qs(import.meta.dirname, "lazy.js"), { pid: t, ask: n, kill: r } = Gp({ path: process.execPath, args: [e] });
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(o, i) {
      i.throwIfAborted();
      let s = AbortSignal.any([i, AbortSignal.timeout(bT)]);
      s.addEventListener("abort", r);
      try {
        gT(Qs(o.dir, wg), `${t} ${vr(t)}`);
        let a = await n(o);
        if ("refused" in a) throw new Error(a.refused);
      } catch (a) {
        throw r(), i.throwIfAborted(), new Error(`its server refused: ${O(a)}`);
      } finally {
        s.removeEventListener("abort", r);
      }
    }
  };
}
var uf = 5e3;
async function Vo(e, t) {
  let n = AbortSignal.timeout(uf), r = Oh(e).map(({ point: a }) => a);
  r.length > 0 && await bs(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = Qs(e, wg);
  if (!hT(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(vg(o)) ?? [];
  return i && await vT(Number(i), s), yT(o, { recursive: !0, force: !0 }), kT(e) ?? "killed";
}
async function vT(e, t) {
  let n = performance.now();
  for (; vr(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * uf) return;
    r > uf && ST(e), await wT(4);
  }
}
function kT(e) {
  return F(() => JSON.parse(vg(Qs(e, An.report))));
}
var xT = 64 * 1024;
function vg(e) {
  return ir(e, xT)?.toString() ?? "";
}
function ST(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if ($(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function kg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? bg() : void 0;
}
async function xg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await gg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Ac(), cwd: process.cwd(), dir: o, ...m }, s);
  } catch (l) {
    await Vo(o, i), s.throwIfAborted(), S(`Receiving all of the image before mounting it: ${O(l)}`);
    return;
  }
  let u = ff(o, An.image), f = await Hs(u, n);
  return f.some(OT) && await Ys(u, t.segments, { signal: s, until: ET(u) }), { path: u, images: f };
}
function OT({ isOfWorkspace: e, matches: t }) {
  return e && t.some(({ name: n }) => n.includes("/"));
}
function ET(e) {
  return async (t, n) => {
    var i = [];
    try {
      let r = Q(i, await PT(e), !0);
      let o = Buffer.alloc(Math.min(n - t, T));
      for (let f = t; f < n; f += o.length) await r.read(o, 0, o.length, f);
    } catch (s) {
      var a = s, c = !0;
    } finally {
      var u = ee(i, a, c);
      u && await u;
    }
  };
}
async function Xo(e, t, { isOwn: n, inspect: r }) {
  let o = await Vo(e, t);
  return await r?.(o, t), await Uo(e, { rights: t, warn: z, isOwn: n }), o;
}
function Sg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Pg(e, t) {
  if (!e) return ff(t, An.image);
  if (e === "killed") {
    z(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return IT(e), e.presentBlocks === e.blocks && e.damage === void 0 ? ff(t, An.blocks) : void 0;
}
function IT(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  S(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${pe(i)} for the others, and did not read ${H(s)}`
  ), a !== void 0 && n < t && z(`Not all of the cache could be read: ${a}`), c !== void 0 && z(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as FT, readFileSync as NT } from "node:fs";
import { join as LT } from "node:path";

// src/system/pipeline.ts
var Ig = j(Eg(), 1);
import { once as MT } from "node:events";
import { readFileSync as $T } from "node:fs";
function le(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = AT(c ? a : BT(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: RT(o, n)
  };
}
var lf;
function BT(e) {
  lf ??= { path: TT() };
  let { path: t, args: n } = e;
  return lf.path ? { ...e, path: lf.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function TT() {
  let e = $t("setpriv");
  return e && $T(e).includes("pdeathsig") ? e : void 0;
}
async function Mg(e, t) {
  let { stdout: n, ended: r } = le([e], t);
  n.resume(), await r;
}
async function* bt(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = await t(AbortSignal.any([e, n.signal]));
  ne(o);
  try {
    yield* r, await o;
  } finally {
    n.abort(), await o.catch(() => {
    });
  }
}
function AT(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, Ig.spawn)(e.path, e.args, { ...t, env: e.env ?? Bt() });
  } finally {
    process.umask(n);
  }
}
async function RT(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await _T(s, { mayEcho: s !== e.at(-1) });
        return;
      } catch (a) {
        let c = n && s.process.signalCode === "SIGKILL";
        return r(), c ? void 0 : a;
      }
    })
  );
  t.removeEventListener("abort", r), t.throwIfAborted();
  let i = o.find((s) => s !== void 0);
  if (i) throw i;
}
var CT = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function _T({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-eu);
  });
  let [o, i] = await MT(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || CT.test(r.trim()))))
    throw sr(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function Rr(e) {
  if (process.geteuid?.() === 0) return UT() ? $g((r) => r) : void 0;
  let t = mf("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await dt(n({ path: mf("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return $g(n);
}
function $g(e) {
  let t = (n, r) => {
    let o = mf(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await Mg(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return dt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Writes a file that only root can write, in a directory that only root can write.
     * @param name of letters, digits and `-` @throws ToolFailure, or the abort reason
     */
    async write(n, r, o, i) {
      let s = Buffer.from(o);
      await dt(t("sh", ["-c", DT, "sh", n, r]), { cwd: "/", signal: i, input: s });
    },
    /**
     * Unpacks headers of directories into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      await dt(t("tar", ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]]), { ...r, input: n, limitMs: 1 / 0 });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await dt(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await dt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
var DT = 'umask 022 && mkdir -p "$1" && cat > "$1/$2.new" && mv -f "$1/$2.new" "$1/$2"';
function mf(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => LT(n, e)).find((n) => FT(n));
}
function UT() {
  let [, e = "0"] = NT("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function pf() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var WT = 10;
async function Bg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - WT && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var $w = j(Tg(), 1);

// src/formats/naming.ts
function hf({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ea(e, t) {
  let n = hf(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return nr([...r, mo, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as uA } from "node:events";
import { setImmediate as fA } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as jT } from "node:fs";
import { join as zT } from "node:path";
function Ag({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) jT(o, zT(t, String(r)));
}
async function Rn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Zo(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function ta(e, t) {
  return { segments: e, files: Zo(e, "files"), bytes: Zo(e, "bytes"), skipped: t };
}

// src/formats/tar-archives/tar-commands.ts
var gf = ["-b", "2048"], Fg = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Ng = ["-x", "-f", "-", "--ignore-zeros", ...gf, "--no-same-owner"], Rg = [...Ng, "--no-same-permissions"], Cg = [...Ng, "-p"], _g = "--warning=no-unknown-keyword", yf = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Lg = {
  gnu: {
    create: [...Dg(""), "-P", "--sparse", ...gf, ...Fg],
    extract: [...Rg, _g],
    skeleton: [...Cg, _g]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...gf,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...yf,
      "--no-xattrs",
      "--no-acls",
      "--no-fflags",
      "--uid",
      "0",
      "--gid",
      "0",
      "--uname",
      "",
      "--gname",
      "",
      "--no-recursion",
      "--null",
      "-T",
      "-"
    ],
    extract: [...Rg, ...yf],
    skeleton: [...Cg, ...yf]
  }
};
function Dg(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Cr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Lg[e.dialect][t] };
}
function Ug({ path: e, dialect: t }) {
  return { path: e, args: Lg[t].skeleton, keepsMask: !0 };
}
function na({ path: e }) {
  let t = ["-b", "128", "--mode=a-st"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Dg(",delete=mtime"), ...t, ...n, ...Fg] };
}

// src/formats/actions-cache/compression.ts
var vt = j(jg(), 1);
import { pipeline as tw, Readable as nw } from "node:stream";
import { pipeline as iA } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { on as VT } from "node:events";
import { availableParallelism as Xg } from "node:os";
import { extname as XT } from "node:path";
import { Readable as Zg, Writable as ZT } from "node:stream";
import { Worker as YT } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var _r = j(Hg(), 1);
import { once as HT } from "node:events";
var Dt = 4 * 1024 * 1024;
async function qg(e, t) {
  let n = (0, _r.createZstdCompress)({ ...qT(e, t), flush: _r.constants.ZSTD_e_end });
  try {
    return n.write(e), await HT(n, "readable"), GT(n.read());
  } finally {
    n.destroy();
  }
}
var KG = 33 * 1024 * 1024;
function qT({ length: e }, t) {
  return { params: { [_r.constants.ZSTD_c_compressionLevel]: t }, chunkSize: JT(e) };
}
function GT({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function JT(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [KT, XG] = [0, 1];
function Gg(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function Jg({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Kg({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, KT), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function Ut(e, t) {
  if (!("thread" in e)) return le([e], t);
  let n = wf(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Zg.from(QT(r)), ended: o.finally(n.close) };
}
async function* QT(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Yg = Math.min(Xg(), 2), ra = Math.min(Xg(), 4);
function wf() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? tA(), { ended: o, ...i } = nA(r, t, n), s = o.then(() => {
        e.push(r);
      });
      return { ...i, ended: s };
    },
    /** Ends the threads that wait. */
    async close() {
      await Promise.all(e.splice(0).map(({ thread: t }) => t.terminate()));
    }
  };
}
var eA = new URL(`tar-thread${XT(import.meta.url)}`, import.meta.url), Vg = 1024 * 1024;
function tA() {
  let e = Gg(Math.max(2, ra), Dt), t = So(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new YT(eA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function nA({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new ZT({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > Vg ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new Zg({ objectMode: !0, read() {
  } }), l = oA(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > Vg) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(rA(m));
    else {
      let { slab: p, filled: d } = m, h = Jg(t, p).subarray(0, d);
      u.push({ content: h, release: () => Kg(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function rA({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function oA(e, t, n) {
  try {
    let r = VT(e, "message", { signal: n, close: ["exit"] });
    for await (let [o] of r) {
      if (o === "done") return void e.unref();
      if (!("isBadEntry" in o)) t(o);
      else throw o.isBadEntry ? new k(o.message) : new me(o.message);
    }
    throw new me("a thread of tar ended early");
  } catch (r) {
    throw await e.terminate(), n.throwIfAborted(), r instanceof k ? r : new me(O(r));
  }
}

// src/formats/actions-cache/compression.ts
function rw(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return le([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = Ut(e, r), s = o ? sA(n) : (0, vt.createGzip)();
  return tw(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function sA(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = vt.constants, r = { [t]: e, [n]: 1 };
  return (0, vt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var bf = Buffer.from([40, 181, 47, 253]), Qg = Buffer.from([31, 139]);
async function* ow(e, t, n) {
  let [r, o] = await aA(e);
  if (r.subarray(0, Qg.length).equals(Qg)) yield* ew((0, vt.createGunzip)(), o);
  else if (r.subarray(0, bf.length).equals(bf)) t ? yield* cA({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* ew((0, vt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function aA(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < bf.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* ew(e, t) {
  tw(nw.from(t), e, () => {
  }), yield* e;
}
async function* cA(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* bt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = le([e], { cwd: n, signal: i }), u = iA(nw.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function iw(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = rw(Cr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = mA(a, { ...e, signal: s.signal }, f).catch(i), m = Rn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var lA = 256;
async function mA(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = pA(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < lA || (e.write(c.join(""), "latin1") || await uA(e, "drain", { signal: o }), c = [], await fA(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function pA(e, t, n = process.platform) {
  let { join: r, relative: o } = Pt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Iw = j(aw(), 1);
import { linkSync as ZA, mkdirSync as YA } from "node:fs";
import { availableParallelism as QA } from "node:os";
import { dirname as eR, join as tR } from "node:path";

// src/formats/tar-archives/sparse.ts
var dA = 10, cw = 15, hA = 2;
function uw(e) {
  let t = yA(e);
  return (n) => (t.push(n), t.hasCount());
}
function yA(e) {
  let t = [], n = "", r = 0, o = () => t.length > 0 && t.length === 1 + 2 * t[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let s = 0;
      for (; s < i.length && !o(); ) {
        let a = i.indexOf(dA, s), c = a < 0 ? i.length : a;
        if (n += i.toString("latin1", s, Math.min(c, s + cw + 1)), !/^\d*$/.test(n) || n.length > cw) throw gA();
        if (s = c, !(a < 0)) {
          if (t.push(Number(n)), t[0] > e / xe + hA)
            throw new k("its archive has a sparse file of more pieces than its content can hold");
          n = "", s++;
        }
      }
      return r += s, i.subarray(s);
    },
    hasCount: () => t.length > 0,
    /** The length of the map so far, in bytes. */
    length: () => r,
    /** Undefined until the map is whole. */
    extents() {
      if (o())
        return Array.from({ length: t[0] }, (i, s) => ({
          at: t[1 + 2 * s],
          length: t[2 + 2 * s]
        }));
    }
  };
}
function gA() {
  return new k("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var wA = 1024 * 1024;
function pn(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Gh(n, f, l), i = Me(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = bA(f);
    if ("xgLK".includes(l)) {
      if (m.size > wA) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: xA(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : uw(d.size), o = d.size, i = Me(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? xe)), d = l.subarray(m, p);
        if (m += d.length, o > 0)
          o -= d.length, s?.(d) && (s = void 0), yield d;
        else if (i > 0) i -= d.length;
        else if (p > l.length) t = d;
        else if (r) c(r.type, d);
        else {
          let h = u(d);
          h && (yield h);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!a || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function bA(e) {
  if (oa(e, 148, 8) !== vA(e)) throw new k("its archive is damaged");
  let t = Fr(e, 0, 100), n = Fr(e, 257, 6) === "ustar" ? Fr(e, 345, 155) : "";
  return {
    type: Fr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Fr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: oa(e, 100, 8) & 511,
      mtime: String(oa(e, 136, 12)),
      size: oa(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function vA(e) {
  let t = 256;
  for (let n = 0; n < xe; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Fr(e, t, n) {
  return ks(e.toString("latin1", t, t + n));
}
function oa(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Fr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var kA = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function xA(e, t) {
  let n = kA[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as EA, existsSync as IA, mkdirSync as fw, readdirSync as MA, rmSync as $A } from "node:fs";
import { join as aa } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as SA } from "node:fs";
function vf(e, t, n) {
  if (!pr(g(e), g(t))) {
    he(t).length < he(e).length && PA(e, t, n);
    for (let r of he(e)) vf(`${e}/${r}`, `${t}/${r}`, n);
    SA(g(e));
  }
}
function PA(e, t, n) {
  ke(g(e), n), ke(g(t), g(e)), ke(n, g(t));
}

// src/formats/tar-archives/sink.ts
function ia({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = 0, s = 0, a = () => {
  }, c = ne(
    n.then(() => {
      throw new me("unpacking ended before all bytes were read");
    })
  );
  return {
    stdout: t,
    ended: n,
    allow: r.allow,
    end: () => {
      e.end(o);
    },
    get pending() {
      return i;
    },
    get given() {
      return s;
    },
    write(u, f) {
      i += u.length, s += u.length, e.write(u, (l) => {
        l || f?.(), i -= u.length, a();
      });
    },
    async progress() {
      let { promise: u, resolve: f } = Promise.withResolvers();
      a = f, await Promise.race([c, u]);
    }
  };
}
var OA = 32 * 1024 * 1024;
async function sa(e, t) {
  for (; e.pending > OA / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ca({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (P) => c.abort(P), l = Array.from({ length: r }, (P, I) => aa(n, `worker-${I}`)), m = l.map((P) => {
    fw(P);
    let I = t(Cr(e, "extract"), { cwd: P, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => kf(b(P))).catch(f) };
  }), p = m.map(({ sink: P }) => P), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: P }) => P));
  u.throwIfAborted();
  let y = h.reduce((P, I) => P + (I ?? 0), 0), w = BA(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = aa(n, "tree");
  fw(v);
  for (let P of l) vf(b(P), b(v), aa(n, "aside"));
  let x = w ? o() - kf(b(v)) : 0;
  if (x > o() - y)
    throw $A(v, { recursive: !0 }), new Gn();
  return x > 0 && s(`Some names are one name here, so later files replaced ${x} of ${o()} files`), d;
}
function BA(e) {
  return process.platform === "darwin" || IA(aa(e, "WORKER-0"));
}
function kf(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of MA(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += kf(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return EA(g(e), t), n;
}
var TA = 1024 * 1024;
async function lw(e, t, n) {
  let r = [];
  for (let s of t) RA(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of _A(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await CA(n), i.allow({ bytes: Mn(s), files: s.files })), i.write(a, () => e.release?.(a)), await sa(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var AA = 1024 * 1024;
function RA(e) {
  let t = 2 + Mn(e) / AA;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function CA(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= TA) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* _A(e, t) {
  let n = FA(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* FA(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as NA } from "node:stream";
import { pipeline as LA } from "node:stream/promises";

// src/files/member-paths.ts
function ua(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function mw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function fa(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: ua(n) } : Ug(t);
  await dw(o, e, r), t.dialect === "bsd" && await dw(o, () => DA(e), r);
}
async function* DA(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var pw = 256;
async function dw(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = mn(
    { ...n, signal: o },
    (l) => Ut(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += pw)
          yield Buffer.concat(l.slice(m, m + pw).map(Lt));
      }
    } catch (l) {
      r.abort(l);
    }
    yield We;
  }
  let f = LA(NA.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var gw = j(yw(), 1);
import { once as UA } from "node:events";
var WA = 1024 * 1024;
function ww(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < WA || "thread" in n ? HA(n, r) : jA(e, n, r);
}
var bw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function jA(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return ia(
    mn(n, (o) => le(r, o)),
    bw
  );
}
var zA = 128 * 1024, HA = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = mn({ ...t, signal: r }, (f) => Ut(e, f)), { stdin: i, limit: s } = o, a = (0, gw.createZstdDecompress)({ chunkSize: zA }).on("error", () => {
  }), c = ia({ ...o, stdin: a }, bw);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await UA(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, vw = (e, t) => {
  let n = mn(t, (r) => Ut(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), ia(n, We);
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as xw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as qA } from "node:fs";
function Yo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var kw = Buffer.alloc(0);
function Nr({ next: e, filled: t }, n = !1) {
  let r = kw, o = 0, i = () => {
    o > 0 && t(o), r = kw, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Wo(a)), o = zu(r, o, a, n);
    },
    write(a) {
      for (let c = 0; c < a.length; ) {
        s(1);
        let u = a.copy(r, o, c);
        c += u, o += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(a, c) {
      for (let u = c; u > 0; ) {
        s(1);
        let f = qA(a, r, o, Math.min(u, r.length - o), null);
        if (f === 0) return !1;
        u -= f, o += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(a) {
      s(a), r.fill(0, o, o + a), o += a;
    }
  };
}

// src/formats/actions-cache/distribute-members.ts
var GA = 1e3, JA = 8 * 1024 * 1024, KA = 4, VA = 1024 * 1024;
function Sw(e) {
  let t = e[0], n = Nr(Yo(VA, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Me(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / GA, o / JA);
      (l >= KA || l >= 1 && xw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = xw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => sa(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var XA = 1e5;
function Ow(e, t, n = process.platform) {
  let r = Pt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => D(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Pw);
    let p = f(l), d = s.get(p.path), h = d === void 0 ? p : u(d);
    return a.set(l, h), h;
  }, f = (l) => {
    let m = r.dirname(l);
    if (m === l) return { path: l, anchor: c(l) };
    let p = u(m), d = r.join(p.path, r.basename(l));
    return { path: d, anchor: p.anchor ?? c(d) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<number>/<path below the line's base>`.
     * @throws BadEntry when no line names the member; Error where Windows has no file of that name
     */
    stagedName(l) {
      a.size > XA && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Pw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ji(g(d, n).toString()), d;
    },
    /**
     * Records a symbolic link: after the link `a/b` to `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such
     * names when a pattern follows links.
     */
    follow(l, m) {
      let { path: p } = f(r.resolve(o, l));
      s.set(p, r.resolve(r.dirname(p), m));
    }
  };
}
var Pw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Mw(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = QA(), warn: a } = e, c = Jo(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: vw, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await ca(m, async (y, w) => {
    let v = Sw(y), x = oR(Ow(o, i), v), P = pn(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let E of ow(t, I, { cwd: n, signal: w })) {
      c.count(E.length), w.throwIfAborted();
      for (let _ of P.push(E)) x.push(_);
      await v.room();
    }
    return P.finish(), v.end(), l = x.files(), x;
  }), h = tR(n, "tree");
  for (let { name: y, target: w } of p) iR(b(h), y, w);
  d.length > 0 && await fa(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var nR = 512 * 1024 * 1024, rR = 1 / 2, Ew = 300;
function oR({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(nR, (0, Iw.getHeapStatistics)().heap_size_limit * rR), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Wo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Ew), h === "file")
      f++, n.begin(Lt({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Ew);
      let v = s.get(w);
      v ? m({ ...v, name: y }) : r.push({ name: y, target: w });
    }
    return h === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(d) {
      Buffer.isBuffer(d) ? u && n.content(d) : u = p(d);
    },
    links: r,
    skeleton: o,
    /** How many files the workers have got. */
    files: () => f
  };
}
function iR(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  YA(r(eR(t)), { recursive: !0 });
  try {
    ZA(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var la = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => sR(o, e));
  },
  unsupportedReason: () => {
  },
  pack: iw,
  unpack: Mw
};
function sR(e, t) {
  let n = hf(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, $w.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as IR } from "node:fs";
import { join as MR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Dw = j(Tw(), 1);
import { writeFileSync as gR } from "node:fs";
import { join as wR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as dR } from "node:fs/promises";

// src/formats/squashfs/make/top.ts
import { closeSync as aR, lstatSync as cR, openSync as uR, writeSync as Aw } from "node:fs";
var xf = ["-root-mode", "700"];
function ma(e, t) {
  if (!t) return { options: xf };
  let n = cR(e);
  return { options: ["-root-mode", Sf(n).toString(8), lR], topSeconds: Pf(n) };
}
function Sf({ mode: e }) {
  return e & 511;
}
var fR = 2 ** 32 - 1;
function Pf({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), fR);
}
var lR = "-noI", [Rw, mR] = [24, 1], [pR, Cw] = [8, 4], _w = 2;
function Fw(e, t, n) {
  let r = uR(e, "r+");
  try {
    let o = Ir(r, je, 0);
    o.writeUInt16LE(o.readUInt16LE(Rw) & ~mR, Rw);
    let { inodeTable: i, root: s } = Br(o, t);
    Aw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Cw);
    a.writeUInt32LE(n);
    for (let c = 0; c < Cw; c++) {
      let u = s.offset + pR + c, f = Math.floor(u / Se) * (_w + Se), l = i + s.block + f + _w + u % Se;
      Aw(r, a, c, 1, l);
    }
  } finally {
    aR(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Nw(e, t, n) {
  let r = na(n.tools.tar), o = t.includes(""), i = t.filter((u) => u !== ""), { options: s, topSeconds: a } = ma(n.top, o), c = { sources: ["-"], options: ["-tar", ...s], topSeconds: a, names: i, reader: r };
  for (let u = !0; ; u = !1)
    try {
      let f = await Qo(e, c, n), l = f.members + Number(o);
      if (l >= t.length) return f;
      throw new k(`it has ${l} members instead of ${t.length}`);
    } catch (f) {
      if (!(f instanceof k)) throw f;
      if (!u) throw new Error(`mksquashfs made a damaged image, twice: ${f.message}`);
    }
}
async function Qo(e, { sources: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, { top: c, tools: u, level: f, signal: l }) {
  let m = [...t, e, ...n, ...hR(f)], p = { path: u.mksquashfs, args: m }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = le(d, { cwd: c, signal: l });
  if (y.resume(), i) {
    let [P, I] = await Promise.allSettled([yR(i, h), w]);
    for (let E of [P, I]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await dR(e);
  s !== void 0 && Fw(e, v, s);
  let x = await Tr(e, { offset: 0, length: v }, "heads");
  return Gs(x, a), x;
}
function hR(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function yR(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/walk-result.ts
function Lw({ found: e, leftOut: t = [] }) {
  let n = /* @__PURE__ */ new Map(), r = [];
  for (let o of e)
    for (let { kind: i, member: s } of o) {
      if (i === "other") {
        r.push(s);
        continue;
      }
      let a = Number.parseInt(s, 10), c = n.get(a);
      c ? c.push(s) : n.set(a, [s]);
    }
  return { members: n, unpacked: [...t, ...r], skipped: r };
}
function ei({ top: e, lines: t }, n) {
  let r = new Map(t.map((o) => [String(o.number), wt(o, e)]));
  return n.flatMap((o) => {
    let i = o.indexOf("/"), s = r.get(o.slice(0, i)), a = o.slice(i + 1);
    return s === void 0 ? [] : Ae(s, a === "." ? "" : a);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function Of(e, t, n, r) {
  let { names: o } = t, i = n ? ei(t, n.unpacked) : [];
  if (i.length > bR || i.some((u) => u.includes(`
`)) || !xR(o)) return;
  let s = await PR(e, t, i, r);
  if (r.signal.throwIfAborted(), !s || s.newest > Date.now() / 1e3 + vR) return;
  if (!n) return s;
  let a = /* @__PURE__ */ new Set([...ei(t, n.members), ...Ns(o)]);
  return a.delete(""), s.members !== a.size ? void 0 : !r.leftOut || await SR(e, a, r).catch(() => !1) ? s : void 0;
}
var bR = 1e3, vR = 1440 * 60, kR = 64 * 1024;
function xR(e) {
  return e.reduce((n, r) => n + r.length + 3, 0) <= kR && e.every((n) => Buffer.from(g(n)).toString("latin1") === n);
}
async function SR(e, t, { tools: n, scratch: r, signal: o }) {
  let { unsquashfs: i } = n;
  if (i === void 0) return !1;
  let s = { path: i, args: ["-l", "-d", "", e] }, { stdin: a, stdout: c, ended: u } = le([s], { cwd: r, signal: o });
  a.end();
  let [f] = await Promise.all([(0, Dw.buffer)(c), u]), l = new Set(f.toString("latin1").split(`
`));
  return [...t].every((m) => `/${m}`.split(`
`).every((p) => l.has(p)));
}
function PR(e, { top: t, names: n }, r, o) {
  let i = wR(o.scratch, "excludes");
  gR(i, [OR, ...r.map(ER)].join(""), "latin1");
  let s = ["-action", "chmod(a-st)@true", "-wildcards", "-ef", i], a = n.includes(""), c = a ? ["."] : n.map((f) => `./${g(f)}`), u = a ? [] : ["-no-strip", ...xf];
  return Qo(e, { sources: c, options: [...u, ...s] }, { ...o, top: t }).catch(
    () => {
    }
  );
}
var OR = `... ${yr}*
`;
function ER(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Uw(e) {
  let t = MR(e.scratch, "image"), n = [], r, o = () => r ??= Lw(e);
  for (let [i, s] of Map.groupBy(e.matches, ({ line: a }) => Mr(a, e.workspace))) {
    let a = _s(i, s[0].line, e.workspace), c = s.map((d) => Fs(d, a)), u = [...new Set(s.map(({ line: d }) => d))], f = await BR(t, { top: a, names: c, lines: u }, o, e);
    if (!f) continue;
    let { members: l, bytes: m } = f, p = { files: l, bytes: m, root: i, ...i === "workspace" && { bases: $R(u, a) } };
    n.push(await TR(t, p, n, e));
  }
  return ta(n, r?.skipped ?? []);
}
function $R(e, t) {
  return Object.fromEntries(e.map((n) => [n.number, g(wt(n, t)).toString()]));
}
async function BR(e, t, n, r) {
  let o = r.leftOut ? void 0 : await Of(e, t, void 0, r);
  if (o) return o;
  let i = n(), s = t.lines.flatMap(({ number: u }) => i.members.get(u) ?? []);
  if (s.length === 0) return;
  let c = r.leftOut || i.unpacked.length > 0 ? await Of(e, t, { ...i, members: s }, r) : void 0;
  return c || await Nw(e, ei(t, s), { ...r, top: t.top });
}
async function TR(e, t, n, r) {
  let { offset: o, length: i } = n.at(-1) ?? { offset: 0, length: 0 }, s = tr(o + i, "image");
  s > o + i && await r.write(Buffer.alloc(s - o - i));
  let a = await Rn(IR(e, { highWaterMark: 1024 * 1024 }), r);
  return { kind: "image", offset: s, length: a, ...t };
}

// src/formats/squashfs/unpack.ts
import { chmodSync as pa, chownSync as _R, lstatSync as Gw, mkdirSync as Jw, readdirSync as FR, renameSync as NR } from "node:fs";
import { dirname as LR, join as da } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as zw, lstatSync as Hw, mkdirSync as Ww, renameSync as jw, utimesSync as AR } from "node:fs";
function qw({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Ww(g(r));
  let s = (c) => {
    let u = M(c);
    u?.isDirectory() && Ef(c), u && jw(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Hw(g(c));
    for (let m of [c, u]) Ef(m);
    for (let m of he(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = CR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && M(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? jw(g(p), g(d)) : (y || Ww(g(d)), a(p, d));
    }
    zw(g(u), f & 511), AR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = RR(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function RR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = M(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Ef(n), n = `${n}/${r}`;
  }
  return n;
}
function Ef(e) {
  zw(g(e), 448);
}
function CR(e) {
  let t = Hw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function ha({ path: e, images: t }, n, r = n.lines) {
  let o = da(n.dir, "tree");
  Jw(o, { recursive: !0 });
  let i = await Zs(e, n.segments);
  for (let s of t.filter(({ bases: a }) => r.some((c) => a.has(c)))) {
    let a = da(n.dir, `image-${s.root}`);
    await Kw({ path: e, layer: s, target: a }, n);
    let c = Vw(b(a));
    if (c !== s.members) throw new k(`it has ${c} members instead of ${s.members}`);
    for (let u of s.layers) {
      let f = await WR({ path: e, layer: u, target: a, removals: i }, n);
      if (f !== u.members)
        throw new k(`its layer has ${f} members instead of ${u.members}`);
    }
    DR(s, { from: b(a), to: b(o), only: r }), hr(a);
  }
  await jR(o, n.signal);
}
function DR({ matches: e }, { from: t, to: n, only: r }) {
  for (let { line: o, name: i, relative: s } of e.filter(({ line: a }) => r.includes(a))) {
    let [a, c] = [Ae(t, i), Ae(`${n}/${o.number}`, s)];
    Jw(g(LR(c)), { recursive: !0 }), UR(t, i);
    let { mode: u } = Gw(g(a)), f = Gw(g(a)).isDirectory();
    f && pa(g(a), 448), NR(g(a), g(c)), f && pa(g(c), u & 511);
  }
}
function UR(e, t) {
  pa(g(e), 448);
  for (let n = t.indexOf("/"); n > 0; n = t.indexOf("/", n + 1))
    pa(g(`${e}/${t.slice(0, n)}`), 448);
}
async function Kw({ path: e, layer: t, target: n, hasWhiteouts: r = !1 }, { dir: o, tools: i, signal: s }) {
  let a = ["-no-progress", "-quiet", "-no-xattrs"], c = r ? ["-no-exit-code"] : [], u = [...a, ...c, "-offset", String(t.offset), "-d", n, e], f = { path: i.unsquashfs, args: u }, l = mn({ cwd: o, signal: s }, (m) => le([f], m));
  l.limit.allow({ bytes: t.mostBytes, files: t.members }), l.stdout.resume(), await l.ended;
}
async function WR({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = da(o.dir, `layer-${i}`);
  await Kw({ path: e, layer: t, target: a, hasWhiteouts: s > 0 }, o);
  let c = b(da(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return qw(u) + s;
}
function Vw(e) {
  let t = 0;
  for (let n of FR(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (t++, n.isDirectory()) t += Vw(`${e}/${n.name}`);
    else if (!n.isFile() && !n.isSymbolicLink())
      throw new k("it holds more than files, directories and links");
  return t;
}
async function jR(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  _R(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await $o("chown", ["-hR", "0:0", "."], n), await $o("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Xw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ea("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Uw,
  async unpack(e) {
    let t = await Ar({ ...e, body: () => e.body }, e.dir);
    await ha(t, e);
  }
};

// node_modules/yocto-queue/index.js
var If = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, ti = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new If(t);
    this.#t ? (this.#n.next = n, this.#n = n) : (this.#t = n, this.#n = n), this.#o++;
  }
  dequeue() {
    let t = this.#t;
    if (t)
      return this.#t = this.#t.next, this.#o--, this.#t || (this.#n = void 0), t.value;
  }
  peek() {
    if (this.#t)
      return this.#t.value;
  }
  clear() {
    this.#t = void 0, this.#n = void 0, this.#o = 0;
  }
  get size() {
    return this.#o;
  }
  *[Symbol.iterator]() {
    let t = this.#t;
    for (; t; )
      yield t.value, t = t.next;
  }
  *drain() {
    for (; this.#t; )
      yield this.dequeue();
  }
};

// node_modules/p-limit/index.js
function Lr(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), Zw(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new ti(), r = 0, o = () => {
    r < e && n.size > 0 && (r++, n.dequeue().run());
  }, i = () => {
    r--, o();
  }, s = async (u, f, l) => {
    let m = (async () => u(...l))();
    f(m);
    try {
      await m;
    } catch {
    }
    i();
  }, a = (u, f, l, m) => {
    let p = { reject: l };
    new Promise((d) => {
      p.run = d, n.enqueue(p);
    }).then(s.bind(void 0, u, f, m)), r < e && o();
  }, c = (u, ...f) => new Promise((l, m) => {
    a(u, l, m, f);
  });
  return Object.defineProperties(c, {
    activeCount: {
      get: () => r
    },
    pendingCount: {
      get: () => n.size
    },
    clearQueue: {
      value() {
        if (!t) {
          n.clear();
          return;
        }
        let u = AbortSignal.abort().reason;
        for (; n.size > 0; )
          n.dequeue().reject(u);
      }
    },
    concurrency: {
      get: () => e,
      set(u) {
        Zw(u), e = u, queueMicrotask(() => {
          for (; r < e && n.size > 0; )
            o();
        });
      }
    },
    map: {
      async value(u, f) {
        let l = [];
        try {
          Array.from(u, (m, p) => {
            let d = c(f, m, p);
            return l.push(d), d;
          });
        } catch (m) {
          for (let p of l)
            p.catch(() => {
            });
          throw m;
        }
        return Promise.all(l);
      }
    }
  }), c;
}
function Zw(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/system/young-heap.ts
var eb = j(Qw(), 1);
function tb() {
  (0, eb.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as zR, fstatSync as nb, lstatSync as HR, openSync as qR, readlinkSync as GR } from "node:fs";
function ob(e, t, n) {
  let r = Nr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = VR(a, c);
    try {
      let f = nb(u, { bigint: !0 });
      if (!f.isFile()) throw Cn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(ya(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(ya(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw rb(a);
      let p = nb(u);
      if (p.ctimeMs !== YR(f.ctimeNs) || p.size !== m) throw rb(a);
      r.pad(Me(m));
    } finally {
      zR(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !xp ? HR(c, { bigint: !0 }) : void 0;
      if (u && n && !JR(u, a, n)) throw Cn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(ya(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(ya(a, u, "symlink", { target: te(GR(c, "latin1")) }));
      else throw Cn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(We), r.flush();
    }
  };
}
function JR(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var KR = ["ELOOP", "EMLINK", "ENXIO"];
function VR(e, t) {
  try {
    return qR(t, Je);
  } catch (n) {
    throw KR.includes($(n) ?? "") ? Cn(e) : n;
  }
}
function Cn(e = "") {
  return new Error(`${ib(e)} was replaced while it was saved`);
}
function rb(e) {
  return new Error(`${ib(e)} changed while it was read`);
}
function ib(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function ya(e, { mode: t, mtimeNs: n }, r, o = {}) {
  return { name: e, kind: r, mode: XR(r, Number(t)), mtime: sb(n), ...o };
}
function XR(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var ga = 1000000000n, ZR = 9;
function sb(e) {
  if (e < 0n) return `-${sb(-e)}`;
  let t = e % ga, n = String(e / ga);
  return t === 0n ? n : `${n}.${String(t).padStart(ZR, "0").replace(/0+$/, "")}`;
}
function YR(e) {
  return Number(e / ga) * 1e3 + Number(e % ga) / 1e6;
}

// src/formats/tar/read-members.ts
function ab(e, t, { kind: n, bytes: r }) {
  let o = [], i = Yo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = ob(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* cb(e, t, { cwd: n, signal: r }) {
  let o = [], i = Nr(Yo(Dt, (l) => {
    o.push(l);
  })), s = pn(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Cn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Me(d), a++;
  }, f = bt(r, (l) => {
    let m = Ut(Cr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw Cn(e[a]);
  i.pad(c), i.write(We), i.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var ub = Dt / 2, QR = 2 * Dt, eC = 3, tC = 4;
async function* fb(e, t) {
  let n = new AbortController(), r = wf(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReaders: s } = rC({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of nC(e, t.tools.tar.dialect !== "node")) {
      let l = i(f);
      for (a.push({ frames: l, first: ne(l.next()) }), ++u > tC && s(); a.length > eC; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* nC(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= ub;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function rC(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, { tar: s } = e.tools, a = ua(n.map(({ line: p }) => p)), c = Lr(1), u = Lr(ra);
  s.dialect !== "node" && Ag(e);
  async function* f({ plan: p, names: d }) {
    o.throwIfAborted();
    let h = p.hasHoles && s.dialect !== "node" ? cb(d, s, { cwd: i, signal: o }) : ab(d, mw(a), { kind: p.kind, bytes: 2 * ub });
    for await (let y of h) yield { content: y, release: () => {
    } };
  }
  function l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    let w = { kind: p, bases: a, isContinued: y, level: h <= QR ? r : void 0 };
    return bt(o, (v) => {
      let { promise: x, resolve: P, reject: I } = Promise.withResolvers();
      return c(() => {
        tb();
        let _ = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return _.stdin.end(`${d.join("\0")}\0`, "latin1"), P(_), _.ended;
      }).catch(I), x;
    });
  }
  async function m({ content: p, release: d }) {
    return { frame: await u(() => qg(p, r)).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p))
        for (y.push("frame" in w ? Promise.resolve(w) : ne(m(w))); y.length >= ra; ) yield { plan: d, ...await y.shift() };
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets more than one thread read. */
    addReaders() {
      c.concurrency = Yg;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as oC } from "node:timers/promises";
var lb = 256, iC = 8e3, sC = 64 * 1024 * 1024;
function pb(e) {
  let t = wa("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: wa("files"), sparse: wa("files", !0) }, i = 0, s = (f) => mb(f.some(cC) ? o.sparse : o.plain, f), a = (f, l) => uC(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: wa("files", f === "sparse") };
  };
  async function* u() {
    let f = lb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") mb(t, [m]);
        else {
          let p = m.hardLink ? fC(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await oC(), f = lb);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var aC = 1024 * 1024;
function cC({ bytes: e, length: t = e }) {
  return t - e >= aC;
}
function uC({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / iC, t / sC) / r;
}
function fC(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function wa(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var lC = 1536, mC = Dt - 64 * 1024;
function pC({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return lC + n + Me(n);
}
function mb(e, t) {
  let n = t.reduce((o, i) => o + pC(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= mC ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function db(e) {
  let t = pb(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of fb(hC(t), e)) {
    s !== r && (n.push(dC(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), ta(n, t.skipped);
}
function dC({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* hC({ files: e, skeleton: t }) {
  let n = () => ne(e.next()), r = n();
  for (let o = await r; !o.done; o = await r)
    r = n(), yield o.value;
  t.names.length > 0 && (yield t);
}

// src/formats/tar/unpack.ts
import { availableParallelism as bC } from "node:os";
import { join as vC } from "node:path";

// src/formats/tar/stored-skeleton.ts
var gb = j(yb(), 1);
var yC = 256 * 1024 * 1024;
async function* wb(e, t, { cwd: n, signal: r }) {
  if (ct(e) > yC) throw new k("its skeleton is too large to be one");
  let o = pn("several"), i = 0;
  for await (let s of wC(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), gC);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function gC({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, mode: r, mtime: o, ...s && { target: n } };
}
async function* wC(e, t, n) {
  let r = Jo(n);
  r.allow({ bytes: Mn(t) });
  let o = (0, gb.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof k ? i : new k(`its skeleton is damaged: ${O(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function bb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: ww(i.zstd, Zo(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? bC(), u.length),
    files: () => Zo(u, "files"),
    signal: s,
    warn: a
  }, d = await ca(p, (y) => lw(t, n, y));
  if (!f) return;
  await fa(() => wb(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: vC(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var vb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ea("tar", e)],
  unsupportedReason: () => {
  },
  pack: db,
  unpack: bb
};

// src/formats/index.ts
var Dr = [vb, Xw, la];

// src/stores/load-when-used.ts
function ba(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function kb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ba({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, kC(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function kC(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as zt from "node:fs/promises";
import { basename as Nb, dirname as Cf, join as Lb } from "node:path";

// src/system/disk/eviction.ts
import * as jt from "node:fs/promises";
import { basename as IC, join as Tf } from "node:path";

// src/system/disk/draft-file.ts
var Sb = j(xb(), 1);
import * as Wt from "node:fs/promises";
import { dirname as Pb, join as $f } from "node:path";
var va = ".drafts";
async function Ur(e) {
  let t = $f(e, va), n = $f(t, (0, Sb.randomUUID)());
  try {
    return await Mt(e, t), Eb(e, n, await Wt.open(n, "wx+", 384));
  } catch (r) {
    throw kn(r, e);
  }
}
async function Ob(e, t) {
  let n = $f(e, va, t);
  return Eb(e, n, await Wt.open(n, Je));
}
function Eb(e, t, n) {
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
    async publish(i) {
      return await n.sync(), await Mt(e, Pb(i)), xC(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Wt.rm(t, { force: !0 });
    }
  };
}
async function xC(e, t) {
  try {
    await Wt.link(e, t);
  } catch (r) {
    if ($(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Wt.rm(e), process.platform === "win32") return !0;
  let n = await Wt.open(Pb(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as SC } from "node:fs";
import * as _n from "node:fs/promises";
import { join as Ib } from "node:path";
import { setTimeout as PC } from "node:timers/promises";
var ka = ".notes";
function Wr(e) {
  let t = async (n) => (await Mt(e, Ib(e, ka)), Ib(e, ka, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(EC, () => {
      }) === await et(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Bf(async (n, r) => {
      await PC(OC), await et(n) === r && await $b(await t(n), r);
    }),
    touch: Bf(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await _n.utimes(r, o, o).catch(async (i) => {
        if ($(i) !== "ENOENT") throw i;
        await $b(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Bf(async (n, r) => _n.link(await t(n), r))
  };
}
var OC = 20, Mb = 256;
async function et(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Bf(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function EC(e) {
  let t = await _n.open(e, Je).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Mb), 0, Mb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function $b(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = SC, a = await _n.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var MC = 3600 * 1e3;
async function xa(e) {
  await Bb(await jr(Tf(e, va)));
}
async function Bb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > MC);
  await Promise.all(t.map(({ path: n }) => jt.rm(n, { force: !0 })));
}
async function Sa(e, t) {
  let n = new Map((await jr(Tf(e, ka))).map((o) => [IC(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Bb([...n.values()]), r;
}
async function ni(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await jt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await jt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function jr(e) {
  let t = await mt(e).then(() => jt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Tf(e, r), i = await jt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as $C } from "node:fs";
import * as kt from "node:fs/promises";
import { dirname as BC } from "node:path";
async function Fn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Ip(e), i = Wr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => TC(r, s, a),
    file: AC(r, e, i, n),
    close: () => r.close()
  };
}
function TC(e, t, n) {
  let { acquire: r, release: o } = br();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function AC(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Af(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Pa(e, t),
    async copyTo(i) {
      return await kt.copyFile(`/proc/self/fd/${e.fd}`, i, $C.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await RC(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function RC(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await et(e);
    if (await t(), await et(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Af(e, t, n) {
  try {
    let [r, o] = await Promise.all([kt.stat(BC(n)), e.stat()]);
    return r.dev !== o.dev || !await Pa(e, t) ? !1 : (await kt.symlink(await kt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Pa(e, t) {
  let [r, o] = await Promise.all([
    kt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Tb = 1024 * 1024;
async function Ab({ path: e, dir: t, evict: n }) {
  let r = await Ur(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Tb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await ar(o, t, f, c + u * Tb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Wr(t).prove(o, await et(o)), await r.discard(), u && await n().catch(() => {
      }), u;
    }
  }), a = async () => {
    await o.truncate(0), i = !0;
  };
  return {
    ...s(0),
    async copyFrom(c, u) {
      if (!c.file?.copyTo) return { bytes: 0, rest: s(0), finished: Promise.resolve(0), undo: a };
      try {
        return i = await c.file.copyTo(r.path), await o.truncate(u), { bytes: u, rest: s(u), finished: Promise.resolve(u), undo: a };
      } catch (f) {
        throw await a(), f;
      }
    },
    discard: r.discard
  };
}

// src/stores/local/entries.ts
import * as Rb from "node:fs/promises";
import { basename as CC, join as _C } from "node:path";
async function Cb(e) {
  let t = await Rf(e), n = (await Promise.all(t.map(Rf))).flat(), o = (await Promise.all(n.map(Rf))).flat().filter((i) => /^[0-9a-f]{64}$/.test(CC(i)));
  return (await Promise.all(o.map(jr))).flat();
}
async function Rf(e) {
  return (await Rb.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => _C(e, n.name));
}

// src/stores/local/local.ts
var _b = process.platform === "linux" ? bo : lp;
function Db(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * 1073741824, minFreeBytes: i = 1073741824 } = e, s = ({ scope: a, version: c, key: u }) => Lb(t, _b(n), _b(a), bo(c), bo(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Fb(t))
        for (let f of a) {
          let l = u.map((p) => Cf(s({ scope: f, version: p, key: "-" }))), m = await FC(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await or(t), await vo(t), await mt(`${t}/.`), !await NC(c, { dir: t, verify: r }))
        return Ab({
          path: c,
          dir: t,
          async evict() {
            await xa(t);
            let u = (await Sa(t, await Cb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await ni(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Fb(t) ? (await Ub(Cf(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => zt.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Fb(e) {
  return await or(e), await zb(e) ? (await mt(`${e}/.`), !0) : !1;
}
async function FC(e, t, n) {
  let r = (await Promise.all(e.map((o) => Ub(o, t, n)))).flat();
  for (; ; ) {
    let o = up(t, r);
    if (!o) return;
    let i = await LC(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Ub(e, t, n) {
  if (!await jb(e, n)) return [];
  let r = Vc(Nb(e)) ?? "", o = (await zt.readdir(e)).filter((a) => pp(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Lb(e, a);
      return { path: c, stat: await zt.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Wb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Wb(e, t) {
  let n = Vc(Nb(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Fn(e, t);
  try {
    return (await wo({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function NC(e, t) {
  if (!await jb(Cf(e), t) || !await zb(e)) return !1;
  try {
    return await Wb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await zt.rm(e, { force: !0 }), !1;
  }
}
async function LC({ path: e, key: t, version: n, createdAt: r }, o) {
  let i = await Fn(e, o).catch(Fe);
  if (!i) return;
  let { stat: s, touch: a, ...c } = i;
  await a();
  let u = () => zt.rm(e, { force: !0 });
  return { ...c, key: t, version: n, size: s.size, createdAt: r, reject: u };
}
function jb(e, t) {
  return Hb(Bp(t.dir, e));
}
function zb(e) {
  return Hb(zt.lstat(e));
}
function Hb(e) {
  return e.then(
    () => !0,
    (t) => Fe(t) ?? !1
  );
}

// src/stores/s3/s3.ts
function qb(e) {
  let t = DC(e.inputs.s3);
  return ba({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function DC({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Gb = {
  local: ({ inputs: e, repository: t }) => Db({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: qb,
  github: kb
};
function Jb({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as UC } from "node:path";
function Kb(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / T), m = await WC(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * T, n) - f);
        await jC(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = zC(l, n, e);
      o = s(f, p, r);
      for await (let d of o)
        yield Object.assign(d, { position: d.position ?? f }), f = Math.min(f + d.length, p);
      if (f < p) return;
    }
  }
  let u = (f) => {
    a.release(f), o?.release?.(f);
  };
  return { [Symbol.asyncIterator]: c, release: u };
}
async function WC(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (!r || n.has(e)) return;
    if (r.role === "filler") return r.present.has(e) ? r.draft.file : void 0;
    let { copy: o } = r;
    if ("handle" in o) return o.handle;
    let i = o.present.has(e) ? await o.draft() : void 0;
    if (i) return i.file;
    await t.follow(o);
  }
}
async function Vb(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function jC(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function zC(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function Xb(e, t, n) {
  let r = await e.roles.current(), o = ft(n, n + ct(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Oa(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  _f(r, e) && s.datasync().catch(() => {
  });
}
function Zb(e, t, n) {
  return fn(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Oa(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function _f({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = ft(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Oa({ file: e, path: t }, n, r) {
  return ar(e, UC(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as ZC, once as YC } from "node:events";
import { setTimeout as QC } from "node:timers/promises";

// src/stores/stash/election.ts
var Qb = j(Yb(), 1);
import { EventEmitter as HC } from "node:events";
import * as Pe from "node:fs/promises";
import { createServer as qC } from "node:net";
import { dirname as Nf, join as Nn } from "node:path";
var ev = ".fillers";
async function tv(e, t) {
  let n = Nn(e, ev, t);
  for (await Mt(e, Nf(n)); ; ) {
    let r = await JC(n) ?? await KC(n);
    if (r) return r;
  }
}
var GC = 3600 * 1e3;
async function nv(e) {
  let t = Nn(e, ev);
  for (let n of await Pe.readdir(t)) {
    let r = await Pe.stat(Nn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > GC && await Pe.rm(Nn(t, n), { recursive: !0, force: !0 });
  }
}
async function JC(e) {
  for (let t of await Pe.readdir(e).catch(Fe) ?? []) {
    let n = await ns(e, t);
    if (n) return { role: "follower", lines: n };
    await Pe.rm(Nn(e, t), { recursive: !0, force: !0 });
  }
}
async function KC(e) {
  let t = await Pe.mkdtemp(Nn(Nf(e), "joining-")), n = (0, Qb.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new HC(), s = qC((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Lf(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = VC(s, { said: r, followers: o, heard: i, path: Nn(e, n) });
  if (!ts(t, n, s))
    return await Pe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = pr(t, e);
  } finally {
    c || (s.close(), await Pe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function VC(e, { said: t, followers: n, heard: r, path: o }) {
  let i = (s) => {
    for (let a of n) a.write(s);
  };
  return {
    role: "filler",
    /** Sends a line to all followers, also to later ones. */
    say(s) {
      t.push(`${s}
`), i(`${s}
`);
    },
    /** Calls `listen` with each further line of a follower. */
    onLine: (s) => {
      r.on("line", s);
    },
    /** Sends an empty line to the present followers: this process is alive. */
    giveSign: () => i(`
`),
    /** Lets another process become the filler. May be called several times. */
    async end() {
      await Pe.rm(o, { force: !0 }), await Pe.rmdir(Nf(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var XC = 36;
function Lf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > XC && e.pause();
    for (let i of o) t(i);
  });
}

// src/stores/stash/followed-draft.ts
var e1 = /^[0-9a-f-]{36}$/, t1 = /^\d{1,7}$/, rv = "fetches", n1 = 500;
function ov(e, t) {
  return t1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function iv({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = ov(o, n);
    i !== void 0 && r(i);
  }), e(rv);
}
var r1 = 4;
function sv(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = On(n.pace ?? xo, r * T), s = /* @__PURE__ */ new Set(), a = new ZC(), c = Promise.resolve(void 0), u, f = performance.now(), l = o1(), m = Promise.withResolvers();
  QC(n1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && e1.test(y))
      return u = y, c = Ob(e, y).catch(() => {
      }), !0;
    y === rv && m.resolve(!0);
    let w = ov(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(T), !0);
  }, h = !1;
  return Lf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > r1 * o) return;
    a.emit("news");
  }), t.on("close", () => {
    h = !0, a.emit("news");
  }), {
    present: s,
    draft: () => c,
    async ask(y) {
      for (let w of y)
        !s.has(w) && !p.has(w) && (p.add(w), t.write(`${w}
`));
      return m.promise;
    },
    isOver: () => h,
    async news(y) {
      if (h) return !0;
      let w = l();
      return await i1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function o1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function i1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await YC(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as s1 } from "node:path";
var a1 = 15e3, c1 = 16;
function ri(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function cv(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = async () => {
    s = !0;
    let l = r;
    r = void 0, l && await av(l).catch(n);
  }, c = async (l) => {
    s || n(l), await a();
  }, u = async () => (o = o.then(async () => {
    if (s || r && !u1(r)) return;
    if (++i > c1) throw new Error("one process after the other has begun to fill it");
    let m = r;
    r = await f1(e), m && await av(m), r || (s = !0), r?.role === "filler" && await e.onFill(r);
  }).catch(c), await o, r), f = async (l) => {
    let m = "the process that fills it has stopped or is too slow; this one downloads the entry";
    await l.news(t) || await c(new Error(m));
  };
  return {
    /** The role, without an election. */
    held: () => r,
    /** The role. The first call, and a call after the filler has ended, takes part in an election. */
    current: u,
    /** The role once no other process fills the copy. @throws the signal's reason */
    async settled() {
      for (; ; ) {
        let l = await u();
        if (l?.role !== "follower" || "handle" in l.copy) return l;
        await f(l.copy);
      }
    },
    /** Waits for a line of the filler; gives up if it is silent for too long. @throws the signal's reason */
    follow: f,
    /** Logs the error, and leaves. */
    giveUp: c,
    /** Ends the role for good. Removes the draft of a filler, unless it was published. */
    leave: a
  };
}
function u1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function av(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function f1(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = a1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return l1(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / T);
  return { role: "follower", copy: sv(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function l1(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(s1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${H(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function uv({ size: e, read: t }, n) {
  let { logError: r } = n, i = cv({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    lv(u, s);
    for (let { bytes: f, position: l } of s.ends) await Oa(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: br()
  }, a = { isProven: !1, link: void 0 };
  return {
    /** It is not whole yet; `prove` rejects if its `check` does. */
    file: m1(s, a),
    /** Reads the body from the copy or the store. */
    read: (c, u, f) => Kb(s, { start: c, end: u, order: f }),
    /** Reads the end of the entry from the store. */
    readEnd: (c, u) => Zb(s, c, u),
    /** This process uses the copy that another process has published. */
    isPublished: () => ri(i.held()) !== void 0,
    /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
    async finish() {
      let c = fv(s);
      c && await p1(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function fv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && _f(t, e) ? t : void 0;
}
function m1(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: d1(e),
    async link(r) {
      let o = await n.settled(), i = ri(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Af(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = ri(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Pa(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = ri(n.held());
      if (o) return y1(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = fv(e) !== void 0, t.isProven;
    }
  };
}
async function p1({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Wr(r), c = setInterval(t.giveSign, h1);
  try {
    await n.put(e, o), i && await a.prove(e.file, await et(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function d1(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of ft(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Xb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Vb(ft(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && lv(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function lv(e, { size: t, onAsked: n }) {
  n && iv(e, Math.ceil(t / T), n);
}
var h1 = 1e3;
async function y1(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new k("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stores/stash/directory.ts
import * as Uf from "node:fs/promises";
import { basename as g1, dirname as w1, join as Ht } from "node:path";
function pv(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = 1073741824, isPull: o } = e, i = Ht(t, "pulls"), s = Ht(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([mv(i), mv(s)]), l = o ? void 0 : 1;
    return (await Sa(t, f.flat())).map((m) => ({
      ...m,
      rank: w1(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await or(t), await vo(t), await mt(t);
    for (let f of [i, s]) await Mt(t, f);
  };
  return {
    /** The file of this name and size; removes any other file of that name. */
    async open(f, l) {
      await or(t);
      for (let p of [t, i, s]) await mt(p).catch(Fe);
      let m = await Df(Ht(s, f), l, e);
      return m || o ? m ?? Df(Ht(i, f), l, e) : (b1(Ht(i, f), Ht(s, f)), Df(Ht(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => Uf.rm(Ht(l, f), { force: !0 })));
    },
    /** Makes this process the filler of this name's file, or connects it to the filler. */
    async elect(f) {
      return await u(), tv(t, f);
    },
    /** Begins a file of `size` bytes; undefined where there is no room. */
    async begin(f) {
      await u(), await Promise.all([xa(t), nv(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await ni(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Ur(t);
    },
    /** Publishes the file, unless there is one of that name. */
    async put(f, l) {
      await f.publish(Ht(a, l)) && await ni(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function mv(e) {
  return (await jr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(g1(t)));
}
function b1(e, t) {
  try {
    ke(e, t);
  } catch (n) {
    Fe(n);
  }
}
async function Df(e, t, n) {
  try {
    let r = await Fn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = $(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Uf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function dv(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = pv(t), f = (l) => {
    c(`The stash ${n} is not used: ${O(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = nr([e.label, r, d, h, y, String(w), p]);
      try {
        let x = await u.open(v, w), P = async () => u.remove(v).catch(f), I = k1(
          m,
          uv(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          P
        );
        if (!x) return I;
        let { file: E, read: _, close: L } = x;
        return {
          ...I,
          original: I,
          stored: m,
          file: E,
          read(Y, He) {
            return c(`Found in the stash ${n}`), fn(_(Y, He), v1);
          },
          reject: P,
          async close() {
            await L(), await I.close();
          }
        };
      } catch (x) {
        return f(x), m;
      }
    }
  };
}
async function* v1(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function k1(e, t, n) {
  let { file: r, read: o, readEnd: i, isPublished: s, finish: a, discard: c } = t;
  return {
    ...e,
    stored: { size: e.size, read: i },
    get original() {
      return s() ? e : void 0;
    },
    read: o,
    file: r,
    async reject() {
      if (s()) return n();
      await c(), await e.reject();
    },
    async close() {
      await a(), await e.close();
    }
  };
}

// src/job/open-store.ts
function zr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Jb(e), f = x1(t(Gb[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return dv(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function x1(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Hr(e, t, n) {
  return {
    inputs: e,
    service: Iy(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: Cm(),
    isSealed: (r) => Dr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: hv(S),
    warn: hv(z),
    mask: Ti
  };
}
function hv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var yv = 3e4;
async function gv(e, t, n, r = AbortSignal.timeout(yv)) {
  if (!await Bg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await Tr(e, s, "contents", { signal: r });
  })().then(() => {
  }, S1);
  i !== void 0 && (z(`Reading the cache gave input/output errors: ${i}`), await P1(t).catch(
    (s) => z(`The damaged entry could not be removed from the store; delete it: ${O(s)}`)
  ));
}
function S1(e) {
  return e instanceof k || $(e) === "EIO" ? O(e) : void 0;
}
async function P1({ scope: e, version: t, key: n, size: r }) {
  let o = zo(N, io()), i = Le(), s = zr(Hr(o, i, AbortSignal.timeout(yv))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/mounts/broker.ts
var vv = j(bv(), 1);
import { once as O1 } from "node:events";
import { connect as E1 } from "node:net";
import { setTimeout as I1 } from "node:timers/promises";
var kv = ce(G()), M1 = K({ no: G() }), $1 = K({ need: ue(kv, []), fetches: ue(fo(), !1) }), B1 = K({ detached: kv }), xv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Wf = 0.3, T1 = 8, A1 = 1024 ** 2, R1 = 20;
function C1(e) {
  let t = (0, vv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > A1 && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function _1(e, t) {
  for (; ; ) {
    let n = E1({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await O1(n, "connect", { signal: t }), n;
    } catch (r) {
      if ($(r) !== "EAGAIN") throw r;
      await I1(R1, void 0, { signal: t });
    }
  }
}
async function F1(e, t, n, r, o = xv[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await _1(e, u);
    let l = C1(f), { value: m } = await l.next(), p = o - Wf - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + Wf + T1), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (Jm(M1, h)) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), s.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function qr(e, t) {
  let n = xv.mount, r = (...o) => F1(e, t, ...o);
  return {
    /**
     * @param target a directory of this user, without links
     * @param layers the digests of the layers, the upmost one first
     * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
     * @param path of the directory in the layers that the target shows, relative to their top, with no part that is empty, `.` or
     * `..`
     * @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
     * of trusted branches itself
     */
    async mount(o, i, s, a) {
      let c = performance.now();
      try {
        if (n <= Wf) throw new Error("the broker does not answer");
        let u = await r("mount", { target: o, layers: i, view: s, path: a }, n), f = "the broker does not say which images it lacks", { need: l, fetches: m } = Dc($1, u, { message: f });
        return { digests: l, fetches: m };
      } catch (u) {
        throw n -= (performance.now() - c) / 1e3, u;
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * below the mount's `path` there, as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(o) {
      return Dc(B1, await r("detached", { view: o }), { message: "the broker does not say which directories were renamed" }).detached;
    },
    async unmount(o) {
      await r("umount", { target: o });
    },
    /** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
    async hand(o) {
      await r("import", o);
    },
    /** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
    async fetch(o, i) {
      await r("fetch", { entry: o, layers: i });
    }
  };
}

// src/job/end/unmount-brokered.ts
async function Ea({ socket: e, mounts: t }) {
  let n = qr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      oi(r.target) && await n.unmount(r.target), oi(r.view, "tmpfs") && await n.unmount(r.view), Ia(r);
    } catch (o) {
      z(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function oi(e, t = "overlay") {
  let n = b(e);
  return q().some(
    (r) => r.point === n && r.type === t && r.source === hs
  );
}
function Ia({ target: e, made: t, view: n }) {
  vs(b(n), b(n)), t !== void 0 && vs(b(e), b(t));
}

// src/job/end/unmount.ts
async function Pv(e, t) {
  let n = Object.entries(e).flatMap(D1).sort(([, i], [, s]) => Sv(s) - Sv(i)), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await Ev() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await Vt(a, () => U1(s, o));
  }
}
function D1([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function Sv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = q().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Au(e));
}
async function U1({ mountRoot: e, mounted: t, brokered: n }, r) {
  if (n && await Ea(n), e === void 0) return;
  await Iv([e], r, { isOwn: !0, inspect: async (i, s) => {
    let a = Pg(i, e);
    t && a !== void 0 && await gv(a, t, s);
  } });
}
async function Ov() {
  let e = Ph(X(), J()), t = W1(Ih(e));
  t.length !== 0 && await Iv(t, await Ev(), { isOwn: !1 });
}
function W1(e) {
  let t = [J(), L1(X())].flatMap(
    (r) => F(() => N1(r, "latin1")) ?? []
  ), n = e.flatMap((r) => {
    let o = Au(r) === -1 ? void 0 : Sr(r);
    return !o || t.some((s) => D(o.workspace, s)) ? [] : [r, ...o.targets.map(({ mountRoot: s }) => s)];
  });
  return e.filter((r) => !n.includes(r));
}
function Ev() {
  return Rr(AbortSignal.timeout(1e4)).catch(() => {
  });
}
var j1 = 6e4;
async function Iv(e, t, n) {
  for (let c of e)
    try {
      var r = [];
      try {
        if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
        let u = Q(r, await Ct(c, AbortSignal.timeout(j1)), !0);
        await Xo(c, t, n);
      } catch (o) {
        var i = o, s = !0;
      } finally {
        var a = ee(r, i, s);
        a && await a;
      }
    } catch (u) {
      z(`The mounts below ${c} stay, because they could not be unmounted: ${O(u)}`);
    }
}

// src/job/state.ts
var ye = G(), Ce = ue(G()), z1 = K({
  /** Without links. */
  target: ye,
  pattern: ye,
  /** The topmost directory that was made for the target. */
  made: Ce,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ye
}), H1 = K({
  socket: ye,
  mounts: ce(z1)
}), q1 = K({
  name: ye,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ce,
  /** How many of the restored files are not mounted. */
  files: ue(de())
}), G1 = K({
  /** Absent if only the store knows the scope. */
  scope: Ce,
  version: ye,
  key: ye,
  size: de(),
  /** The number of files of the entry. */
  files: de(),
  /** The images and layers of the body. */
  layers: ce(jc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ye,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ce,
  /** The time of the mount, by the kernel's clock. */
  since: de()
}), J1 = K({
  /** The preset's name, if it is not in the inputs. */
  preset: Ce,
  /** The preset's working directory, relative to the workspace. */
  directory: Ce,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ue(It([Ge("none"), Yn(ye, ye)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ce,
  /** Why post must not save the cache. */
  unsaved: Ce,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: ue(
    K({
      directories: ce(ye),
      marks: ce(ye),
      digest: ye,
      patterns: ce(ye),
      matches: ce(ye),
      /** How long the command took. */
      ms: ue(de())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: ue(ce(K({ directory: ye, bornMs: de(), seenMs: de() }))),
  /** Absent if main ended before it read its inputs. */
  key: Ce,
  /** The key of the entry; absent on a miss. */
  matchedKey: Ce,
  /** The key of the entry that was found and refused. */
  refused: Ce,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Ce,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Ce,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: ue(H1),
  mounted: ue(G1),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ue(fo()),
  restored: ue(q1)
}), K1 = Yn(ye, J1), Mv = "headstart";
function Ma(e) {
  Mm(Mv, JSON.stringify(e));
}
function jf() {
  let e = $m(Mv);
  if (e === "") return;
  let t = JSON.parse(e), n = tn(K1, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function $v(e, t) {
  let n = [], { promise: r, resolve: o } = Promise.withResolvers(), i = e, s = () => {
    i--, i === 0 && n.length > 0 && o(t(n));
  };
  return {
    /** Waits until each other cache has joined or ended, then does the work of all that have joined. */
    join(a) {
      return n.push(a), s(), r;
    },
    /** Called when a cache that has not joined ends. */
    leave: s
  };
}

// src/files/overlap.ts
function Tv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Bv(n, r, e) || Bv(r, n, t)) return [n.text, r.text];
}
function Bv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? V1(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? D(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : D(r, e.base) && $a(e, hn(e.base, r));
}
function V1({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function $a(e, t) {
  return e.matches(t) || t !== "" && $a(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var _v = j(Av(), 1);
function se(e) {
  return e ? Y1 : X1;
}
var X1 = {
  mistake: Jc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Fv = "~v", Z1 = Fv.length + 49, Rv = Di - Z1, Y1 = {
  mistake(e) {
    let [t = ""] = e, n = Hf(t).length > Rv, r = `Key Validation Error: ${t} cannot be larger than ${Rv} characters with rolling; ~ counts twice.`;
    return Jc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Ba(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Hf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Cv(t, 20), Cv(n, 5)];
    return `${Ba(e)}${Date.now()}-${r}-${o}-${(0, _v.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Ba(e) {
  return Hf(e) + Fv;
}
function Nv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Hf(e) {
  return e.replaceAll("~", "~~");
}
function Cv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Q1 = 3600 * 1e3;
function Lv(e, t) {
  let n = e.toSorted(Kc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > Q1;
  });
}

// src/job/restore/plan.ts
async function Dv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await t_(n, o);
  s !== void 0 && S(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? As(e.inputs, { ...i.inputs }) : await Ts(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = Rs(e);
  e_(c);
  let u = s === void 0 && c.rolling === void 0, f = se(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new B(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function e_({ key: e, rolling: t }) {
  t || !e.endsWith("-") || z(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function t_(e, t) {
  let n = N("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-URQPZQV3.js"), { NoTree: o } = await import("./shared-VSJNZFID.js");
  try {
    return { tree: await r(n, { read: N, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: O(i) };
  }
}
function Uv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Te(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Tv(o, i.selection);
      if (s)
        throw new B(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as m_, statSync as p_ } from "node:fs";
import { readdir as d_ } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as n_, readdirSync as r_, rmdirSync as o_, rmSync as Wv, writeFileSync as i_ } from "node:fs";
import { setTimeout as s_ } from "node:timers/promises";
var a_ = 20, c_ = 6e4;
function jv(e) {
  return A(e, `${yr}lock-${process.geteuid?.() ?? 0}`);
}
function Ta(e) {
  let t = jv(e), n = M(b(t));
  if (n && !_o(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Aa(e, t) {
  if (!gr(e)) return () => {
  };
  let [n, r] = [Z(e), gi(e)], [o, i] = [jv(n), A(e, "lock")];
  n_(i, { mode: 448 }), i_(A(i, r), "");
  let s = Date.now() + c_;
  for (; !u_(i, o); ) {
    Ta(n);
    let a = await f_(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await s_(a_, void 0, { signal: t });
  }
  return () => {
    Wv(A(o, r), { force: !0 }), F(() => o_(o));
  };
}
function u_(e, t) {
  try {
    return pr(e, t);
  } catch (n) {
    throw Ta(Z(t)), n;
  }
}
async function f_(e) {
  let t = !1;
  for (let n of l_(e))
    await ls(A(Z(e), n)) ? t = !0 : Wv(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function l_(e) {
  try {
    return r_(e);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function zv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(cn));
  for (let a of new Set(s.flatMap(Hv)))
    for (let c of await h_(a, t))
      if (gr(c) || sh(c), !(!gr(c) || await ls(c)))
        try {
          await y_(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(u)}`);
        }
}
function Hv(e) {
  let t = Z(e);
  return t === e ? [e] : [e, ...Hv(t)];
}
async function h_(e, t) {
  let n = (await d_(e).catch(() => [])).filter(ht);
  if (n.length === 0) return [];
  let r = te(m_(e, "latin1"));
  return t.some((o) => D(r, o)) ? [] : n.map((o) => A(e, o)).filter(un);
}
async function y_(e, { lines: t, signal: n, allowed: r }) {
  let o = Z(e), i = us(o);
  try {
    let s = await Aa(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      is(e, (u) => {
        if (performance.now() > a) throw c;
        if (!g_(u, t)) return !1;
        for (let f of rs(u)) w_(b(o), f);
        return !0;
      }), Co(e) || xu(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function g_(e, t) {
  let n = g(rs(e)[0]).toString();
  return t.some((r) => D(n, r.base) && $a(r, hn(r.base, n)) ? !0 : e.do !== "make" ? !1 : D(r.literal ?? r.base, n) || !r.literal && D(n, r.base));
}
function w_(e, t) {
  let { dev: n } = p_(g(e));
  for (let r = t; r !== e; r = Z(r)) {
    let o = M(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Gr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as b_, statSync as v_ } from "node:fs";
import { dirname as qv } from "node:path";
function Vv(e) {
  let t = Gv(), n = process.cpuUsage(), r = new Set(e.map(Xv));
  return () => {
    let o = Gv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: x_(t, o, (i + s) / 1e3),
      disks: S_(t, o, r),
      network: P_(t, o)
    };
  };
}
function Gv() {
  return { stat: Ra("stat"), self: Ra("self/stat"), disks: Ra("diskstats"), net: Ra("net/dev") };
}
function Ra(e) {
  return F(() => b_(`/proc/${e}`, "latin1")) ?? "";
}
function Xv(e) {
  try {
    let { dev: t } = v_(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === qv(e) ? "" : Xv(qv(e));
  }
}
var k_ = 10;
function x_(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => qf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Jv(t) - Jv(e)) * k_, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Jv({ self: e }) {
  let t = qf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Kv = 512;
function S_(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Kv, writtenBytes: d * Kv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function P_(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, qf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function qf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Zv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && O_(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
  }, a = (f) => {
    let l = Object.assign(t(f), { bytes: 0 });
    return r.push(l), l;
  }, c = (f) => {
    f.startMs = n(), i === void 0 && (o = e(), o && r.push(o));
  };
  async function* u(f, l) {
    c(l);
    let m = o;
    s(l);
    try {
      for await (let p of f)
        s(m), l.firstByteMs ??= n(), l.bytes = (l.bytes ?? 0) + p.length, yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return fn(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), p.bytes = (p.bytes ?? 0) + l;
      }
    }
  };
}
function O_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Ca() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => E_(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Zv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Vv(s);
      o = () => ({ startMs: a, endMs: Math.round(t()), ...c() });
    },
    /** Times work as one phase, also when the work fails. */
    async during(s, a) {
      let c = i(s, t());
      r.push(c);
      try {
        return await a();
      } finally {
        c.endMs = t(), r.splice(r.indexOf(c), 1);
      }
    },
    /** Times the production of items as a phase of its own, beside the current phase. */
    *items(s, a) {
      let c = r.at(-1)?.name ?? s, u = i(s, t());
      for (let f of a) {
        let l = t();
        yield f, u.waitedMs[c] = (u.waitedMs[c] ?? 0) + t() - l;
      }
      u.endMs = t();
    }
  };
}
function E_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
  if (t === void 0) return [];
  let a = (n ?? s) - t, c = Object.entries(r).map(([l, m]) => [l, Math.round(m)]), u = c.reduce((l, [, m]) => l + m, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - u)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: i,
    mibPerSecond: i === void 0 ? void 0 : I_(i / 1048576 / (a / 1e3))
  }];
}
function I_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var uk = j(Yv(), 1);
import { writeFileSync as L_ } from "node:fs";
import { join as D_ } from "node:path";

// src/system/job-summary.ts
function Qv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Zt(e);
  return ek((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function NX(e) {
  return ek((t) => t.addRaw(e, !0));
}
var Jf = Promise.resolve();
function ek(e) {
  let t = Am();
  if (!t) return Jf;
  let n = Jf.then(async () => {
    e(t), await t.write();
  });
  return Jf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function tk({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${pe(t)} of ${pe(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var M_ = 10 * 1024 * 1024, $_ = 64;
function nk({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = ak(t, ["download", "upload"]), s = o >= M_ && e.concurrency < $_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${i} MiB/s, and ${pe(r)} of ${pe(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${rk}`
  };
}
var rk = "a higher `compression-level` makes entries smaller";
function ii(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Ln(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Ln(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : ok(e, i, "more or faster cores");
}
function _a(e) {
  return ok(e, `one thread was busy ${Ln(e.load.thread)} of the time`, "faster cores");
}
function ok({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var B_ = 32 * 1024;
function Vf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < B_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${H(a)}`, l = u ? `wrote ${Kf(r, s)} MiB/s` : `read ${Kf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Ln(e.load.disk)} of the time`,
    advice: sk(e, u)
  };
}
function ik(e) {
  let { bytes: t, mibPerSecond: n } = ak(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: sk(e, r)
  };
}
function sk({ step: e, settings: t }, n) {
  if (e === "save" && n) return rk;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function ak(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Kf(r, o) };
}
function Kf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Ln(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Xf = 1e3;
function ck(e) {
  let { totalMs: t } = e;
  if (t < Xf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${pe(t)}`
    };
  let n = C_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? R_[r].find(([m]) => A_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: N_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var A_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, R_ = {
  store: [["always", tk]],
  network: [
    ["threadIsBusy", _a],
    ["always", nk]
  ],
  disk: [
    ["ownCoresAreBusy", ii],
    ["diskIsBusy", Vf],
    ["coresAreBusy", ii],
    ["threadIsBusy", _a],
    ["diskIsUnseen", ik]
  ],
  work: [
    ["ownCoresAreBusy", ii],
    ["diskHinders", Vf],
    ["coresAreBusy", ii],
    ["threadIsBusy", _a]
  ]
};
function C_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...__(e) };
}
function __({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[F_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var F_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function N_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = pe(t), i = r ? `${r.name} took ${pe(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Ln(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Ln(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function si(e, t, n) {
  try {
    await U_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? z : S)(`There is no report: ${O(r)}`);
  }
}
async function U_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: ck(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = D_(X(), `headstart-${s.step}-${(0, uk.randomUUID)()}.json`);
  L_(u, `${JSON.stringify(s, void 0, 2)}
`), Ne("report", u);
  let f = s.totalMs >= Xf;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await Qv(l, W_(s), f && o ? `${c}.

${z_(s)}` : "");
}
function W_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      Tc(e.key),
      e.matchedKey === void 0 ? "\u2013" : Tc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      pe(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${pe(n)}`).join(", "),
      e.writer ? Bc(e.writer.text) : "\u2013"
    ]
  ];
}
var j_ = 1e4;
function z_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${H_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < j_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function H_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${pe(r)} of ${pe(n - t)}` : pe(n - t), c = i ? `, ${H(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as V_ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as q_, readFileSync as G_ } from "node:fs";
function Dn(e) {
  return "rights" in e || e.broker !== void 0;
}
function Zf(e, t) {
  return J_(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` }));
}
async function J_(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Rr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await K_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !q_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function K_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(G_("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Jr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === la.id), s = t !== "unpack" && !i;
  return Dr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function fk(e, t) {
  let n = { zstd: $t("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function ai({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Md(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function lk(e, t, { mounting: n, signal: r }) {
  let o = Dn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Jr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await ai(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Fa({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Zf("image", r);
    return "rights" in o ? o : { ...o, broker: X_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Zf("tree", r);
}
function X_(e) {
  return e !== "off" && V_(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Na({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Kn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as gk, lstatSync as iF, realpathSync as sF } from "node:fs";
import { basename as aF, dirname as cF, join as tl } from "node:path";

// src/files/fingerprint.ts
var dk = j(mk(), 1);
import { lstatSync as nF } from "node:fs";

// src/files/walk.ts
import { lstatSync as Qf, readdirSync as Z_, readlinkSync as Y_ } from "node:fs";
function* nt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: ci(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* eF(a, n) : yield [pk(a, i)];
  }
}
function ci({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var Q_ = 256;
function* eF(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Qf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of Z_(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      ht(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(pk(f, u)), !(c.length < Q_) && (yield c, c = []);
    }
    yield c;
  }
}
function pk(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? tF(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: Y_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function tF({ path: e, member: t, onStat: n }) {
  let r = Qf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Qf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function el(e, t, n = () => {
}) {
  let r = (0, dk.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = ci(o);
    for (let a of nt([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = nF(m, { bigint: !0 });
        f === "file" && n(Number(d) / 1e6);
        let w = f === "directory" ? "" : `${p} ${y}`;
        return `${u}\0${f} ${d} ${h} ${w}\0${l}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/mounts/shown-targets.ts
import { realpathSync as hk } from "node:fs";
import { join as yk } from "node:path";
function La(e, t) {
  return [...rF(e), ...oF(hk(t), e)];
}
function rF(e) {
  let t = b(e);
  return q().flatMap((n) => {
    let [, r] = /(?:^|,)upperdir=(upper-\d+)(?:,|$)/.exec(n.options) ?? [];
    return n.type !== "overlay" || _t(n) !== t || r === void 0 ? [] : { target: n.point, upper: hk(yk(e, r), "latin1"), mount: n };
  });
}
function oF(e, t) {
  let n = Lo(e), r = q().findLast(({ point: s }) => s === b(e));
  if (!n || !r) return [];
  let o = b(yk(n.dir, En));
  return n.record.targets.filter((s) => s.parents && s.mountRoot === t).map(({ path: s }) => {
    let c = Nt(s).slice(0, -1), u = c.findIndex((l) => !M(`${o}/${l}`)?.isDirectory()), f = u === -1 && M(`${o}/${s}`) !== void 0;
    return {
      target: `${n.record.workspace}/${s}`,
      upper: f ? `${o}/${s}` : void 0,
      mount: r,
      above: {
        upper: g(o).toString(),
        names: u === -1 ? c : c.slice(0, u)
      }
    };
  });
}

// src/job/save/rolling/snapshots.ts
async function wk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!ie(se(i).keyIn(e), s) || a === "never" || nl(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => vk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function nl({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function bk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = Nv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => vk(o, i, l));
  if (t !== void 0 && t === m) return rl(o);
  let p = fF * n;
  n >= uF && u >= p && f <= n - p && lF(o);
}
var uF = 20, fF = 0.9;
function lF({ key: e, sourceTimes: t }) {
  t || N("source-times") !== "" || !gk(tl(J(), ".git")) || Ai(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function rl({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function vk(e, t, n) {
  try {
    let { excludes: r, lines: o } = ms(e), i = await wr({ excludes: r, lines: o }), { points: s, uppers: a } = mF(t), c = i.filter(({ path: u }) => !s.some((f) => D(dF(u), f)));
    return [el(c, r, n), el(a.map(pF), void 0)].join();
  } catch (r) {
    wn(`The cached files cannot be compared: ${O(r)}`);
    return;
  }
}
function mF({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : La(e, J()), r = (t?.mounts ?? []).filter(({ view: o }) => gk(tl(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => o), ...r.map(({ target: o }) => b(o))],
    uppers: [
      ...n.flatMap(({ upper: o }) => o === void 0 ? [] : g(o).toString()),
      ...r.map(({ view: o }) => tl(o, "upper"))
    ]
  };
}
function pF(e, t) {
  return { path: e, relative: "", stat: iF(e), line: { number: t } };
}
function dF(e) {
  return `${sF(cF(e), "latin1")}/${b(aF(e))}`;
}
async function kk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Ba(r) }), s = Lv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && S(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    S(`Older snapshots stay in the ${e.label}: ${O(i)}`);
  }
}

// package.json
var xk = { version: "0.1.0" };

// src/entry/writer.ts
function Vr(e) {
  return ue(qm(It([e, Nc()]), void 0));
}
var Kr = (e) => Vr(fe(G(), ao(e), Qt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), ol = Vr(fe(G(), Qt(/^\d{1,20}$/))), yF = K({
  repository: Kr(140),
  scope: Kr(255),
  ref: Kr(255),
  sha: Vr(fe(G(), Qt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Kr(512),
  runId: ol,
  runAttempt: ol,
  event: Vr(fe(G(), Qt(/^[a-z_]{1,40}$/))),
  actorId: ol,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Kr(40),
  /** In seconds since 1970. */
  savedAt: Vr(fe(de(), uo(), Zn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: Vr(fe(de(), Zn(0), co(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Kr(40)
});
function Da(e) {
  let { success: t, output: n } = Fi(yF, e);
  return t ? n : {};
}
function Ok({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Pk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Pk(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Sk = 100;
function Pk(e) {
  return e.length > Sk ? `${e.slice(0, Sk)}\u2026` : e;
}

// src/report/progress.ts
var gF = 1e3;
function ui(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < gF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Fm(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function Ek(e, { onTaken: t, limits: n = xo } = {}) {
  let r = Xn(e.partBytes), o = /* @__PURE__ */ new Set(), i = wF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = ct(l), p = m < e.partBytes;
    p && (a = m), u(e.write(s++, l).then(() => p ? void 0 : c(m))), o.size >= e.concurrency && await Promise.race([...o, i.promise]);
  };
  return {
    /** Resolves when there is room for more. */
    async write(l) {
      for (let m of r.push(l)) await f(m);
    },
    /** Resolves when the store has accepted all parts. */
    async finish() {
      let l = r.rest();
      l.length > 0 && await f(l), await Promise.race([Promise.all(o), i.promise]);
    },
    /** Publishes; false if another writer was first. */
    async commit() {
      try {
        let l = await Promise.race([u(e.commit()), i.promise]);
        return a > 0 && c(a), l;
      } finally {
        i.stop();
      }
    }
  };
}
function wF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = On({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as FF, readFileSync as NF, writeFileSync as LF } from "node:fs";
import { join as DF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Ak, lutimesSync as kF } from "node:fs";
import { setImmediate as xF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Mk = j(Ik(), 1), li = 16, bF = 4, fi = li + bF, vF = 2 ** 32 - 1;
function $k(e) {
  return e >= 0 && e <= vF;
}
function sl({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Mk.hash)("sha256", r, "buffer").toString("latin1", 0, li);
}
function Bk(e) {
  let t = Buffer.alloc(e.length * fi);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * fi, "latin1"), t.writeUInt32LE(o, n * fi + li);
  return t.toString("base64");
}
function Tk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + fi <= t.length; r += fi)
    n.set(t.toString("latin1", r, r + li), t.readUInt32LE(r + li));
  return n;
}

// src/files/sources/source-times.ts
var SF = 256, Ua = 1000000000n;
async function* Rk(e, { workspace: t, cached: n }) {
  let r = b(t), o = OF(n), i = EF(r, o);
  for (let [s, a] of e.entries()) {
    s % SF === 0 && await xF();
    let c = `${r}/${a.name}`;
    if (PF.test(a.name) || !i(Ck(c)) || o(c)) continue;
    let u = g(c), f = Ak(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var PF = /(^|\/)\.\.?(\/|$)/;
function Ck(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function OF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => D(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function EF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Ak(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = D(o, e) && r(Ck(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function _k(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Rk(e, t)) {
    let { size: i, mtimeNs: s } = r;
    $k(Nk(s)) && n.set(o, { length: Number(i), mtimeNs: s });
  }
  return n;
}
function Fk(e, t, n) {
  return t.flatMap((r) => {
    let o = e.get(r.name);
    if (!r.isUnchanged || o === void 0) return [];
    let i = sl(r, o.length), s = Uk(i, n);
    return s.length < n.length ? [] : { digest: i, seconds: Math.max(Nk(o.mtimeNs), ...s) };
  });
}
function Wa(e) {
  return Number(e / Ua);
}
function Nk(e) {
  return Wa(e + Ua - 1n);
}
async function Lk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Rk(e, r)) {
    c++;
    let p = m.isUnchanged ? Uk(sl(m, Number(l.size)), t) : [], d = t.length > 0 && p.length === t.length, h = d ? Math.max(...p) : Math.max(Math.min(Wa(l.mtimeNs), a), o);
    if (!IF(l, n) && l.mtimeNs > Dk(h)) continue;
    (d ? i : s).push({ path: f, stat: l, seconds: h });
  }
  let u = [...s, ...i].filter(MF).length;
  return { all: c, kept: i.length, changed: u };
}
function IF({ mtimeNs: e }, t) {
  return t === void 0 || t === 0 && e % Ua === 0n;
}
function Dk(e) {
  return BigInt(e) * Ua;
}
function Uk(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function MF({ path: e, stat: t, seconds: n }) {
  return Dk(n) === t.mtimeNs ? !1 : (kF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Wk, readdirSync as $F } from "node:fs";
var jk = 1e5;
async function ja(e, t) {
  let n = { files: [], repositories: [] }, r = BF(e);
  for (let o of r) {
    let i = zk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of AF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Hk.submodule ? s.add(m) : Hk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > jk) throw new Error(`git tracks more than ${jk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => al(zk(c, e))));
  }
  return n;
}
function zk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var Hk = { submodule: "160000", files: ["100644", "100755"] };
function BF(e) {
  if (al(e)) return [""];
  let n = $F(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => al(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function al(e) {
  if (!Wk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Wk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var TF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* AF(e, t) {
  let n = Gk(["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"]), r = bt(t, (o) => {
    let i = le([n], { cwd: e, signal: o });
    return i.stdin.end(), i;
  });
  try {
    let o = "";
    for await (let i of r) {
      let s = (o + i.toString("latin1")).split("\0");
      o = s.pop();
      for (let a of s) {
        let [, c, u, f, l] = TF.exec(a) ?? [];
        if (!c || !u || !f || !l) throw new Error("git lists its files in an unknown form");
        yield { tag: c, mode: u, id: f, name: l };
      }
    }
  } catch (o) {
    if (!(o instanceof me)) throw o;
    let [, i = O(o)] = /fatal: (.*)/.exec(O(o)) ?? [];
    throw new me(`git says: ${i}`);
  }
}
var RF = 6e4;
async function qk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(RF)]), { env: o = {}, ...i } = Gk(["update-index", "-q", "--refresh"]);
    await lu(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Gk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Hi("git"), args: [...t, ...e], env: _F(), keepsMask: !0 };
}
var CF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function _F() {
  return { ...Bt(), ...So(CF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Jk(e, t, n) {
  let r = J(), o = t.map(Vk);
  try {
    let { files: i } = await ja(r, n), s = await _k(i, { workspace: r, cached: Xk([e]) }), a = await ja(r, n), c = BigInt(Date.now()) * 1000000n;
    for (let { mtimeNs: u } of s.values()) u > c && (c = u);
    return {
      savedAt: Math.max(Wa(c) + 1, ...o.map(({ savedAt: u }) => u)),
      times: Bk(Fk(s, a.files, o))
    };
  } catch (i) {
    n.throwIfAborted(), S(`The times of sources are not saved: ${O(i)}`);
    return;
  }
}
async function Kk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = J(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => Vk(s)), i = UF();
  if (!(o.length === 0 && i !== void 0))
    try {
      let { files: s, repositories: a } = await ja(r, t);
      LF(Zk(), String(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m))));
      let c = Xk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Lk(s, { workspace: r, cached: c, saved: o, before: i });
      l > 0 && await qk(a, t), o.length > 0 && S(`Sources with the time of the saved ones: ${f} of ${u}`);
    } catch (s) {
      t.throwIfAborted(), S(`The times of sources are not set: ${O(s)}`);
    }
}
function Vk(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Tk(n) };
}
function Xk(e) {
  return e.flatMap(({ paths: t }) => Te(t, process.cwd()).lines);
}
function Zk() {
  return DF(X(), "headstart-source-times");
}
function UF() {
  let e = Zk();
  if (!FF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(NF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}

// src/job/save/changes/full-save.ts
var WF = 5 * 1024 ** 2, jF = 0.5, zF = 0.25;
function Yk(e) {
  if (e < WF) throw new Error(`the restored cache has only ${H(e)}`);
}
function cl(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(mi) && pi(t) > jF * n)
    throw new Error("most of the restored cache is no longer used");
}
function mi({ kind: e }) {
  return e === "delta";
}
function pi(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Qk(e) {
  return Math.floor(e * zF);
}
function ex(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function ul(e) {
  let t = N("preset");
  t !== "" ? S(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Kn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), S(Su(e)));
}
function za(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function fl(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ie(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function tx(e) {
  let t = JF(e), { packed: n, digests: r } = await HF(t, e);
  return n.segments.length === 0 ? (ul(e.selection), "nothing") : (await qF(n, r, t, e), GF(n, t, e));
}
async function HF(e, { body: t }) {
  let n = Xm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return ZF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function qF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, merged: c, timeline: u, signal: f } = r, l = a.indexed && s.sourceTimes ? await u.during("sources", () => Jk(s, c, f)) : void 0, m = a.indexed ? await KF(e, t, { ...r, sources: l }) : Buffer.alloc(0);
  await n.write(m);
  let p = V(e) + m.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: p }), S(`Cache Size: ${Ri(p)}`);
}
async function GF(e, t, n) {
  let { body: r, check: o, isOutdated: i, filesRead: s } = n, a = Promise.all([r.copied, o()]).then(([u]) => (i || s(), u)), [c] = await Promise.all([a, t.finish()]);
  return r.reuse && XF(e, c, r.reuse, n), await i?.() ? "outdated" : (n.signal.throwIfAborted(), await t.commit() ? "published" : (S(fl(n.key, n.state)), "nothing"));
}
function JF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : ui("Sent", void 0, S), o = Ek(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function KF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: mo,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: VF(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = By(i, { repository: s.repository, scope: a, version: c.version }, m);
  return np(d, await h?.(op(d)));
}
function VF(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return Da({ ...{
    repository: r,
    scope: t,
    ref: o,
    sha: i,
    workflow: s,
    runId: a,
    runAttempt: c,
    event: u,
    actorId: f,
    runner: l,
    savedAt: m,
    installMs: n
  }, headstart: xk.version });
}
function XF({ segments: e }, t, n, { store: r, findings: o }) {
  let { storedBytes: i = 0 } = o, { reusedBytes: s, packedBytes: a, mergedLayers: c } = n, u = i - t, f = $n(e);
  Object.assign(o, { ...n, sentBytes: u, deadBytes: pi(e), layers: f });
  let [l, m, p] = [s, a, u].map(H), d = r.isHere ? "wrote" : "sent", h = c > 0 ? `, ${c} merged into the newest` : "", y = t === 0 && !r.isHere ? "; the store has copied nothing" : "";
  S(`Reused ${l}, packed ${m}, ${d} ${p}; ${sf(f)}${h}${y}`);
}
function ZF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  S(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as nx, rmdirSync as YF, unlinkSync as QF, utimesSync as eN } from "node:fs";
function Ha(e, t) {
  let n = M(e), r = n && M(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) QF(g(e));
  else if (!r.isDirectory()) hr(g(e));
  else return tN(e, t, r);
  return !1;
}
function tN(e, t, { mode: n, mtimeMs: r }) {
  nx(g(e), 448);
  let o = !1;
  for (let i of he(e)) o = Ha(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (nx(g(e), n & 4095), eN(g(e), r / 1e3, r / 1e3)) : YF(g(e)), o;
}

// src/entry/body.ts
function rx(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(V(t) / T) };
  return fn(e.read(0, V(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of ix(a, { entry: e, index: t, blocks: s })) {
      let f = c * T;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function ox(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, V(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => ix(r, { entry: e, index: t, blocks: n })
  };
}
async function* ix(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(ft(r.first * T, r.end * T));
  for await (let { number: i, pieces: s } of nN(e, n, r.first)) {
    let c = Wc(s, i, n.digests) ? s : [await rN(t, n, i)];
    await t.file?.filling?.write(c, i * T), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* nN(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * T;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of ft(s, s + i.length)) {
      let c = Math.max(s, a * T), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * T - s)));
      let f = Math.min(T, V(t) - a * T);
      ct([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function rN(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await ho({ ...e, read: o }, r, Math.min(r + T, V(t)));
  if (Wc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* sx(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as CN, mkdirSync as _N, realpathSync as FN } from "node:fs";
import { join as NN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as cN, readdirSync as uN } from "node:fs";

// src/files/copy-tree.ts
import * as $e from "node:fs";
import { setImmediate as oN } from "node:timers/promises";
async function ll(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = $e.statSync(e);
  $e.mkdirSync(t);
  for (let i of $e.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await ll(s, a, n) : i.isSymbolicLink() ? $e.symlinkSync($e.readlinkSync(s), a) : $e.copyFileSync(s, a);
  }
  $e.utimesSync(t, r / 1e3, o / 1e3), await oN(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as iN, mkdirSync as sN } from "node:fs";
function cx(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = aN(r, o);
      eh(i, o), n.push(...i);
    }
    for (let r of t) vu(r);
  } catch (r) {
    for (let o of t) is(o);
    throw r;
  }
  return n;
}
function aN(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!M(n)) return [];
  let r = A(t, "aside", String(e.number));
  sN(r, { recursive: !0 });
  let o = 0, s = ux({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...Pn(b(e.matches("") ? Z(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function ux(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return fx(e, t, n);
  if (!M(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = M(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = he(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return ux(e, `${t}/${a}`, Qe(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function fx(e, t, n) {
  let r = M(n), o = M(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ss(t) }];
  if (r.isDirectory() && o.isDirectory())
    return iN(g(t), 448), [...he(t).flatMap(
      (a) => fx(e, `${t}/${a}`, Qe(n) + a)
    ), { do: "stamp", path: n, stamp: ax(o), before: ax(r) }];
  if (r.isDirectory() && he(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = ss(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function ax({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function lx({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(cn)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Ta(l), i.set(l, us(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw kn(l, f);
    }), pl(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await dl(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Aa(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = cx(u);
    });
  } finally {
    for (let u of a) ml(u);
    for (let u of i.values()) ml(u.remove);
    for (let u of c) ml(() => th(u));
  }
}
function ml(e) {
  try {
    e();
  } catch (t) {
    wn(`Could not tidy up after the restore: ${O(t)}`);
  }
}
function pl(e, t) {
  let n = uN(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function dl({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (M(b(o))) {
    cN(A(n, "tree"), { recursive: !0 });
    try {
      ke(o, i);
    } catch (s) {
      if ($(s) !== "EXDEV") throw s;
      await Mo(n, r, async (a) => {
        process.platform === "win32" ? await ll(o, i, a) : await $o("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as wN } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as fN, mkdirSync as qa, symlinkSync as Ga, utimesSync as lN } from "node:fs";
import { lstat as mN } from "node:fs/promises";
import { dirname as pN, join as rt } from "node:path";
function mx(e, t) {
  let n = e.map((r) => hN(r, rt(t.dir, dN)));
  return hl(n, "upper", { ...t, mounts: Ss(t) });
}
var dN = "tree";
function hN(e, t) {
  return { line: e, points: () => Ah(e, rt(t, String(e.number))) };
}
async function hl(e, t, n) {
  var f = [];
  try {
    let { dir: r, rights: o, protectedDirs: i, signal: s } = n;
    let a = Q(f, await Ct(pN(r), s), !0);
    let c = [];
    let u = Eh(r);
    for (let { line: h, points: y } of e.toSorted((w, v) => w.line.number - v.line.number)) {
      let w = [];
      try {
        let v = await y();
        for (let x of v) await Rh(x, h, i);
        for (let x of v) {
          let P = u++;
          await yN({ ...x, number: P, position: t }, n), w.push(P);
        }
      } catch (v) {
        s.throwIfAborted();
        for (let x of w.reverse())
          await o.run("umount", ["--", `target-${x}`], { cwd: r, signal: s });
        c.push({ line: h, reason: O(v) });
      }
    }
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = ee(f, m, p);
    d && await d;
  }
}
async function yN(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = M(`${i}/.`) ? he(i) : void 0;
  if (Ga(g(i), rt(t, a)), !c) {
    let [l = i] = Pn(i);
    Ga(g(l), rt(t, `made-${s}`)), qa(g(i), { recursive: !0 });
  }
  let u = await gN(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Er(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function gN({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (qa(rt(r, `work-${t}`)), n === "upper")
    return Ga(g(e[0]), rt(r, o)), qa(rt(r, i)), [i];
  qa(rt(r, o));
  let { mode: s, mtimeMs: a } = await mN(g(e[0]));
  fN(rt(r, o), s & 511), lN(rt(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Ga(g(f), rt(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function dx(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = Ss(t), a = [];
  for (let [p, d] of e.entries())
    try {
      if (d.owner !== process.geteuid?.()) throw new Error("it was saved by another user");
      let h = await s.mountAll(d, p);
      a.push({ image: d, layers: h.map((y) => wN(r, y)) });
    } catch (h) {
      o.throwIfAborted(), i.push(...[...d.bases.keys()].map((y) => ({ line: y, reason: O(h) })));
    }
  let c = ({ image: p }) => n !== void 0 && p.isOfWorkspace, u = a.filter((p) => !c(p)).flatMap(px), f = a.filter(c), l = f.length > 0 ? await n?.show(f.map(bN)) : void 0, m = f.flatMap(px).filter(({ line: p }) => l?.has(p));
  if (n?.mayMountAtTarget === !1)
    return i.push(...u.map(({ line: p }) => ({ line: p, reason: "it is outside the workspace" }))), i.push(...m.map(({ line: p }) => ({ line: p, reason: l?.get(p) }))), i;
  for (let { line: p } of m)
    S(`Mounting ${p.text} at its target instead of over the workspace: ${l?.get(p)}`);
  return i.push(...await hl([...u, ...m], "lower", { ...t, mounts: s })), i;
}
function bN({ image: e, layers: t }) {
  return { layers: t, matches: e.matches.map(({ line: n, name: r }) => ({ line: n, path: r })) };
}
function px({ image: e, layers: t }) {
  return [...e.bases.keys()].map((n) => ({ line: n, points: async () => vN(n, e, t) }));
}
function vN(e, { matches: t }, n) {
  let r = t.filter((o) => o.line === e);
  if (r.some(({ isDirectory: o }) => !o))
    throw new Error(`'${e.text}' names a file, and only directories are mounted`);
  return Cu(r.length, e), r.map(({ name: o, relative: i }) => ({ sources: n.map((a) => Ae(b(a), o)).filter((a) => M(a)), target: Ae(b(e.base), i) }));
}

// src/mounts/ramdisk.ts
var kN = 4096, hx = { auto: 1 / 4, on: 3 / 4 };
async function yx(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * hx[t])
    return `${H(n)} are needed, and only ${H(i)} of memory are free`;
  let s = Math.floor(i * hx.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / kN), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as wx } from "node:fs";
import { open as xN } from "node:fs/promises";
import { join as SN } from "node:path";

// src/job/save/changes/mounted-base.ts
var yl = "Saving all files instead of the changes";
function gx({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    S(`${yl}: the restored cache has another format`);
    return;
  }
  let s = ne(o.during("index", () => gl(e, i)));
  return { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function gl({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Ms(f, i, c);
    if (Ni(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function wl({ mountRoot: e }, { entry: t, index: n }, r) {
  return e === void 0 ? vx(t, n, r) : bx(e, n, r);
}
function bx(e, t, n) {
  let r = {
    size: V(t),
    async *read(o, i) {
      yield* (await Ja(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return vx(r, t, n);
}
async function Ja(e) {
  let t = await xN(SN(e, An.image), wx.O_RDONLY | wx.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function vx(e, t, n) {
  return {
    /** The bytes from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / T), end: Math.ceil(o / T) }, s = i.first * T;
      for await (let { pieces: a } of ox(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function bl(e) {
  let t = await Ja(e).catch(Fe);
  return t && et(t).finally(() => t.close());
}
async function kx({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await bl(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await gl(e, n);
      await i.close();
      for await (let a of bx(t, s, r).read(0, V(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as ON, mkdirSync as EN, mkdtempSync as IN, realpathSync as Za } from "node:fs";
import { join as Ox, relative as MN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as PN } from "node:fs";
async function xx(e, t) {
  await pt(await cn(e.lines[0]), Un(e)), await Ka(e.lines, t, (n) => Xr(n, e));
}
function Un({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Xr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => Mo(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Gn)) throw s;
    await i({ workers: 1 });
  }
}
async function Ka(e, { timeline: t, signal: n }, r) {
  await lx({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Va({ inputs: e }) {
  return [process.cwd(), J(), X(), e.localDir].filter((n) => PN(n));
}
async function vl(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    S(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Ka(r, t, (o) => n(r, o));
}
async function Xa(e, t, { job: n, context: r }) {
  await vl(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await pt(i, Un(n)), await Mo(
      i,
      n.signal,
      (a) => ha(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Ex(e, t, n) {
  let r = $N(e), o = { ...n, job: e, socket: t, targets: r, broker: qr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && S(
    `Mounting ${Sx(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await kl(o), await TN(o) && await kl(o), r.every(Px) || await AN(o);
  } catch (a) {
    throw await Ea(Mx(o)), a;
  }
  let s = r.filter(Px);
  return s.length > 0 && S(`Mounted ${Sx(s)} through the broker of the host${Js(e.segments)}`), s.length > 0;
}
function $N(e) {
  let { index: t } = e.indexed;
  return Bn(e).flatMap(({ bases: n, layers: r, ...o }) => {
    let s = [o, ...r].map(({ offset: a, length: c }) => ({ offset: a, length: c })).map((a) => ({ ...a, digest: Zm(t.digests, a) })).toReversed();
    return [...n].map(([a, c]) => {
      let u = a.literal === void 0 ? "" : MN(a.base, a.literal), f = u === "" ? "" : Ox(g(c).toString(), u), l = "the broker mounts only a directory that a line of `path` names";
      return f === "" ? { line: a, path: f, layers: [], state: { reason: l } } : { line: a, path: f, layers: s, state: { missing: s, fetches: !1 } };
    });
  });
}
function Sx(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Px({ state: e }) {
  return "mount" in e;
}
function Ix(e) {
  let t = e.flatMap(({ state: n }) => "missing" in n ? n.missing : []);
  return [...new Map(t.map((n) => [n.digest, n])).values()];
}
function Mx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function kl(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => BN(o, e)).catch((i) => (r.throwIfAborted(), { reason: O(i) }));
}
async function BN({ line: e, path: t, layers: n }, r) {
  var v = [];
  try {
    let { broker: o, remember: i, signal: s } = r;
    let a = e.literal;
    let c = Q(v, await Ct(X(), s), !0);
    if (ON(a, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
    Do(b(a), Va(r));
    let [u] = Pn(b(a));
    EN(a, { recursive: !0 });
    let f = u && Za(g(u));
    let l = IN(Ox(Za(X()), "headstart-changes-"));
    let m = { target: Za(a), pattern: e.text, made: f, view: l };
    let { socket: p, mounts: d } = Mx(r);
    i({ brokered: { socket: p, mounts: [...d, m] } });
    let h = n.map(({ digest: _ }) => _);
    let { digests: y, fetches: w } = await o.mount(m.target, h, l, t).catch((_) => {
      if (Ia(m), oi(m.target)) return { digests: [], fetches: !1 };
      throw _;
    });
    if (y.length > 0)
      return Ia(m), { missing: n.filter(({ digest: _ }) => y.includes(_)), fetches: w };
    if (oi(m.target)) return { mount: m };
    throw new Error("the broker mounted nothing");
  } catch (x) {
    var P = x, I = !0;
  } finally {
    var E = ee(v, P, I);
    E && await E;
  }
}
async function TN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Ix(n);
  S(`Waiting for the host to fetch ${$x(f)} of images`);
  let l = { repository: Le().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), S(`The host does not fetch them: ${O(p)}`), !1;
  }
}
function $x(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function AN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = Q(f, Ie(X()));
    let { dir: s } = i;
    t.file?.isWhole || await pt(s, { bytes: V(t) });
    let a = await r.during("receive", () => Ar(t, s));
    let c = await RN(a, e);
    c === void 0 && await kl(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Xa(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    ee(f, m, p);
  }
}
async function RN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Ix(r);
  if (i.length === 0) return;
  S(`Waiting for the host to rebuild ${$x(i)} of images`);
  let s = { path: Za(e), end: V(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, O);
}

// src/job/restore/mount.ts
async function Bx(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = pf();
    return await Ex(e, n.broker, t) && t.remember({ mounted: Tx(e, o) }), !0;
  }
  let r = await UN(e, t);
  return r ? (await LN(e, r), !0) : !1;
}
async function LN(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = Vo(n, r);
  }, a = async () => {
    await i;
    let c = AbortSignal.timeout(6e4);
    return await cy(n, J(), { rights: r, signal: c }), Sg(await Xo(n, r, { isOwn: !0 }));
  };
  o.addEventListener("abort", s);
  try {
    let c = await DN(e, t);
    c.length === 0 ? await a() : S(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Js(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function DN(e, t) {
  let n = pf(), { image: r } = e.format, o = await (r ? HN : qN)(e, t), s = (r ? Bn(e).flatMap(({ bases: a }) => [...a.keys()]) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...Tx(e, n), file: await bl(t.dir) } }), s;
}
function Tx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(po);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Ni(o), since: n };
}
async function UN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && S(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && S("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = ds(Sh(X()));
  o({ mountRoot: c });
  let u = await zN(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await Xo(c, a, { isOwn: !0 });
}
var WN = 4096, jN = 8;
async function zN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = V(e), { bytes: u, files: f } = Un(e), l = a ? u + f * WN : c * jN, p = await yx(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), p !== void 0 && S(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function HN(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await pt(r, { bytes: V(e) });
  let { indexed: i } = e, s = Bn(e), a = n && i && await o.during("show", () => xg(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => Ar({ ...e, isMounted: !0 }, r)), f = s.some(({ isOfWorkspace: m }) => m) ? GN(t, a !== void 0) : void 0, l = await o.during(
    "mount",
    () => dx(c.images, Ax(t), f)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Xa(c, l, { job: e, context: t }), l;
}
async function qN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Xr(n, e)), pl(n, e.lines);
  let i = await r.during("mount", () => mx(e.lines, Ax(t)));
  return await vl(i, t, async (s, a) => {
    _N(NN(a, "tree"));
    for (let c of s) await dl(c, { from: n, to: a, signal: o });
  }), i;
}
function GN(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = J(), u = [X(), n.localDir, n.stash.dir].filter(
    (m) => CN(m)
  ), f = ne(Uh(FN(c), o, i)), l = { dir: r, workspace: c, protectedDirs: u, unused: f, isUnchecked: t, rights: o, signal: i };
  return {
    show: (m) => a({ ...l, images: m, remember: (p) => s({ workspaceRoot: p }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function Ax(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Va(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as JN } from "node:fs/promises";
var KN = 3;
async function Rx(e, t) {
  for (let n = 1; ; n++)
    try {
      return await VN(e, t);
    } catch (r) {
      if (!(r instanceof re && r.recover === "resume") || n === KN) throw r;
    }
}
async function VN(e, { dir: t, maxBytes: n = 64 * 1073741824, minFreeBytes: r = 1073741824, onRead: o }) {
  let i = Ie(t), s = await Ur(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await JN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${H(f)} that it may take at ${t}`;
    await s.file.writeFile(
      XN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Fn(s.path, { dir: i.dir });
    return {
      ...e,
      size: m.size,
      read: p,
      file: d,
      async close() {
        await h(), await a();
      }
    };
  } catch (c) {
    throw await a(), c;
  }
}
async function* XN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function _x(e, t, n) {
  let r;
  return await Zr(e, t, n, async (o) => {
    ZN(o, n), await Bx(o, n) || await xx(o, n), r = o.indexed?.index.sources;
  }), S("Cache restored successfully"), r;
}
function ZN({ indexed: e }, { inputs: t, findings: n }) {
  let r = Da(e?.index.createdBy), o = Ok(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${Nm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, S(`Saved by ${s}`);
}
async function Zr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Cx(e, { ...n, format: a, lines: t }, r);
  s.watch(Fx(e, t, o));
  let u = await s.during("receive", () => YN(e, n));
  await Cx(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function YN(e, { timeline: t }) {
  S("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = ui("Received", void 0, S), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Rx(o, { dir: X(), onRead: n });
}
async function Cx(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (P) => {
    s.storedBytes = P, S(`Cache Size: ${Ri(P)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= ai(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => QN(e, t)) : eL(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Dn(o) ? void 0 : d()
  ]), y = (P) => {
    let I = ui("Received", m ? void 0 : V(h), S);
    f = 0;
    let E = (_) => {
      f += _, I(_);
    };
    return tL(e, h.indexed, { timeline: i, onRead: E, order: P, signal: u });
  };
  i.watch(Fx(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: J(),
    tools: d,
    signal: u,
    warn: z
  };
  await n(w);
  let v = Dn(o) && t.formats.some(({ image: P }) => P);
  ie(se(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && F(() => t.remember({ isArchive: !0 })), m && l(f);
}
async function QN(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await Ms(e, n, o);
  if (!ie(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Hn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: $n(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function eL({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function tL(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", rx(a, t.index, r)) : sx(a, r);
}
function Fx({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), X(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var nL = 3;
async function Nx(e) {
  let t = rL(e), { matches: n } = e;
  for (let r = nL; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, { isOutdated: o, merged: t.merged })) return;
    S(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function rL(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = [], s = async () => {
    let c = await Lx([e.scope], se({}).lookups([t]), e);
    if (c && c.key !== o && ie(se({}).keyIn(c.key), t)) return c;
    await c?.close();
  }, a = async (c) => {
    try {
      let u = await s();
      return u ? (await c(u).finally(u.close), !0) : !1;
    } catch (u) {
      return r.throwIfAborted(), z(`Cache ${t} of another job cannot be merged: ${O(u)}`), !1;
    }
  };
  return {
    merged: i,
    /** Whether there is a newer snapshot that is not merged. */
    isOutdated: () => a(async () => {
    }),
    /** Merges the newest snapshot, unless the job has it. A failure changes no file, and is a warning. @returns whether it did */
    merge: () => a(async (c) => {
      o = c.key, S(`Another job has saved cache ${t} since this job restored it`), i.push(await oL(c, e)), S(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Lx(e, t, { inputs: n, store: r }) {
  let o = Jr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function oL(e, t) {
  let { lines: n } = Te(t.inputs.paths, process.cwd()), r = Dx(t), o;
  return await Zr(e, n, r, async (i) => {
    o = i.indexed?.index.sources, await pt(await cn(n[0]), Un(i)), await Ka(n, r, async (s) => {
      await Xr(s, i);
      let a = () => n.filter((c) => Ha(xl(c, s), b(c.base)));
      a().length !== 0 && (await iL(t, (c) => {
        for (let u of n) Ha(xl(u, s), xl(u, c));
      }), a());
    });
  }), o;
}
function xl({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function iL(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Lx(r, [n], e);
    let i = Q(a, Ie(X()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Te(e.inputs.paths, process.cwd());
      await Zr(o, l, Dx(e), async (m) => {
        await pt(s, Un(m)), await Xr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    ee(a, u, f);
  }
}
function Dx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Jr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Gr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as sL } from "node:fs";
import { setImmediate as aL } from "node:timers/promises";
var cL = 256;
function Ux() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = sL(g(n), { throwIfNoEntry: !1 });
        if (!o || !fL(r, o)) throw new Error(`${g(n)} ${uL}`);
        t % cL === 0 && await aL();
      }
    }
  };
}
var uL = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function fL(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/job/save/changes/reading.ts
var lL = 128 * 1073741824, mL = 64;
function Sl(e, t) {
  if (e > Math.max(lL, mL * t))
    throw new Error(
      `the mounted cache now has ${H(e)} of files, and its entry has ${H(t)}: if this job has not written them, delete the entry`
    );
}
function Wx({
  selection: e,
  matches: t,
  state: { mounted: n }
}) {
  if (!n) return;
  let r = /* @__PURE__ */ new Set(), o = 0;
  for (let i of nt(t, e.excludes))
    for (let { length: s = 0, hardLink: a } of i)
      (!a || !r.has(a.inode)) && (o += s), a && r.add(a.inode);
  Sl(o, n.size);
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Ya, readdirSync as pL } from "node:fs";
import { dirname as dL } from "node:path";
var jx = /* @__PURE__ */ new Map();
function Pl(e, t) {
  let n = /* @__PURE__ */ new Map(), r = new Set(t);
  for (let o of e) {
    for (let [i, s] of yL(o, r)) Hx(n, i, { kind: s, dir: o });
    for (let [i, { isHiding: s }] of n) s && r.delete(i);
  }
  return n;
}
var hL = 128;
function yL(e, t) {
  let n = t.size * hL;
  return t.size > 1 && Ya(g(e)).size < n ? zx(e).flatMap((r) => t.has(r.name) ? [[r.name, r]] : []) : [...t].flatMap((r) => {
    let o = Ya(g(ze(e, r)), { throwIfNoEntry: !1 });
    return o ? [[r, o]] : [];
  });
}
function Wn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of zx(n)) Hx(t, r.name, { kind: r, dir: n });
  return t;
}
function zx(e) {
  return pL(g(e), { withFileTypes: !0, encoding: "latin1" });
}
function Hx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [ze(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Qa(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(dL(o) === t && Ya(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function Ol(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Pl(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function ze(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function El(e) {
  if (!e) return ec;
  if (e.kind.isFile()) return { files: 1, bytes: Ya(g(e.path)).size };
  let t = { ...tc };
  for (let n of Qa(Wn(e.stack)).values()) {
    let { files: r, bytes: o } = El(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var ec = { files: 0, bytes: 0 }, tc = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function qx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Ol(n.slice(0, o), r), { stack: s } = Ol(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function Gx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Il();
    for (let [o, i] of Wn([ze(e, r)]))
      i.kind.isDirectory() && n.push(ze(r, o));
  }
  return n;
}
function Il() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Zx } from "node:fs";
import { setImmediate as xL } from "node:timers/promises";

// src/formats/squashfs/layers/kinds.ts
function Jx({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!Ml(e) && !e.isDirectory()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
function Ml(e) {
  return e.isFile() || e.isSymbolicLink();
}

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as gL, lstatSync as wL, openSync as bL } from "node:fs";
var Kx = 1024 ** 2;
function $l(e, t) {
  let n = Vx(e);
  if (!vL(n, Vx(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && kL(e, t, Number(n.size));
}
function Vx(e) {
  return wL(g(e), { bigint: !0 });
}
function vL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function kL(e, t, n) {
  let r = [e, t].map((o) => bL(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Kx) {
      let [i, s] = r.map((a) => Ir(a, Math.min(Kx, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) gL(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var SL = 32;
async function Yx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Xx(e.merged) !== Xx(r[0]), s = { ...{ directories: [], files: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, a = e.isDetached || t.detached.has(""), c = { name: "", upper: n, base: r, isDetached: a, hidden: r.length > 0 ? tc : ec }, u = { ...t, own: n[0] ?? "" };
  for (let { list: f, name: l, moreFiles: m, bytes: p, deadBytes: d } of Qx(c, e.merged, u)) {
    s[f].push(l);
    let h = Yr(s);
    if (h > t.most) throw Il();
    h % SL === 0 && await xL(), s.moreFiles += m, s.bytes += p, s.deadBytes += d;
  }
  return s;
}
function Yr({ directories: e, files: t, removed: n }) {
  return e.length + t.length + n.length;
}
function* Qx(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = eS("directories", r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !$l(ze(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of PL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* PL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, hiddenSize: c = () => ec } = i, u = ze(o, e), f = (v) => ht(v) || i.excludes?.(g(ze(u, v)).toString()) === !0, l = ([v, { kind: x, path: P }]) => i.hiddenSize !== void 0 || !Ml(x) || D(P, i.own) || f(v), m = t.length > 0 ? Wn(t) : jx, p = n.length > 0 && !r && !s, d = [...m].filter(l).map(([v]) => v), h = Qa(p ? Pl(n, d) : Wn(n)), y = (v) => c(h.get(v)), w = /* @__PURE__ */ new Set();
  for (let [v, { kind: x }] of p ? Qa(m, t[0]) : Wn([u])) {
    let [P, I] = [ze(e, v), ze(u, v)];
    if (f(v)) continue;
    let E = { shown: x, upper: m.get(v), base: h.get(v) }, _ = Jx(E, { isDetached: r, hasOwnFiles: s });
    if (_ !== "special" && w.add(v), _ === "unknown") throw new Error(`nothing tells where ${g(P)} is from`);
    if (_ === "special" && (yield { ...OL, list: "skipped", name: P }), _ === "special" || _ === "same" || _ === "replaced" && E.base && $l(I, E.base.path)) continue;
    let L = _ === "merged" ? tc : y(v);
    if (!x.isDirectory()) {
      let { size: He } = Zx(g(E.upper?.path ?? I));
      yield eS("files", P, L, x.isFile() ? He : 0);
      continue;
    }
    let Y = {
      name: P,
      upper: E.upper?.stack ?? [],
      base: E.base?.stack ?? [],
      isDetached: r || a.has(P) || E.upper?.isHiding === !0,
      hidden: L
    };
    yield* Qx(Y, o, i);
  }
  for (let v of h.keys()) {
    if (w.has(v)) continue;
    let { files: x, bytes: P } = y(v);
    yield { list: "removed", name: ze(e, v), moreFiles: -x, bytes: 0, deadBytes: P };
  }
}
var OL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function eS(e, t, n, r = 0) {
  return { list: e, name: t, moreFiles: 1 - n.files, bytes: r, deadBytes: n.bytes };
}
function Xx(e) {
  let { mode: t, mtimeMs: n } = Zx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function tS(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = e.layersOf(i).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Gx(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await Bl(0, f, { excludes: t, most: o, hiddenSize: El });
      o -= Yr(l), r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function Bl(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = qx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Yx(c, { detached: i, hasOwnFiles: s, ...a });
}
function jn({ changes: e }) {
  return Yr(e) > 1 || e.isTopChanged;
}
function nc({ prefix: e }, t) {
  return Ae(e, t);
}

// src/job/save/changes/merge-policy.ts
function nS(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - EL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function EL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var rS = 4096;
function oS(e, t) {
  let n = t.map(({ image: { root: r }, changes: o }) => ({ root: r, size: o.bytes + rS * Yr(o) }));
  return sS(e, n);
}
function iS(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return sS(e, t).merged.length === 0;
}
function sS(e, t) {
  let n = e.filter(mi).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + rS * s })), r = e.length - nS(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function aS({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(jn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = xt(u, "bytes") + xt(c, "bytes") - xt(a(r), "bytes");
    return ex(i, s, pi([...u, ...f]) + xt(c, "deadBytes") - l);
  }, e);
}
function xt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function cS(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await $L(n, e), { excludes: c } = Fo([e.scratch, ...a], e.selection), u = Qk(i.files), f = await r.during("compare", () => tS(n, { excludes: c, most: u }));
  TL(a, f);
  let l = f.filter(jn);
  if (l.length === 0 && IL(e))
    throw await s, new Gt();
  let m = oS(i.layers, l);
  o(m);
  let d = (await r.during("compare", () => ML(f, m, c))).filter(jn), h = d.map(({ changes: y }) => y);
  return Sl(xt(h, "bytes"), i.size), { plan: m, compared: f, packed: d };
}
function IL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && ie(se(t).keyIn(e.mounted.key), n);
}
async function ML(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: c }) => c === o.image.root).length, a = i === 0 ? o.changes : await Bl(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: a });
  }
  return r;
}
function $L({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(BL), excludes: t.excludes, signal: r });
}
function BL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function TL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as AL, readdirSync as RL, realpathSync as uS } from "node:fs";
import { join as di } from "node:path";

// src/mounts/overlay-marks.ts
async function Tl(e, t, { rights: n, signal: r }, o = ["redirect", "opaque"]) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = o.map((l) => `SCHILY.xattr.trusted.overlay.${l}`), s = t.map((l) => `${l === "" ? "." : l}\0`).join(""), a = pn(), c = await n.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: r }), u = [...a.push(c)];
  a.finish();
  let f = u.map((l) => {
    if (Buffer.isBuffer(l) || l.kind !== "directory")
      throw new Error("a directory was replaced meanwhile");
    return l.attributes?.some((m) => i.includes(m));
  });
  if (u.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((l, m) => f[m]));
}

// src/job/save/changes/job-mounts.ts
function fS({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? DL(e, n, r, o) : CL(e, t, r, o);
}
async function CL(e, t, n, r) {
  let o = await Rr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  return await (await Ja(t)).close(), {
    directories: _L(t, e, n),
    layersOf: (i) => NL(t, i, e),
    async detachedIn({ upper: i, above: s }, a) {
      let c = await Tl(i, a, { rights: o, signal: r });
      return s && (await Tl(s.upper, s.names, { rights: o, signal: r })).size > 0 ? c.add("") : c;
    }
  };
}
function _L(e, t, n) {
  let r = La(e, J()), o = new Map(r.map((i) => [i.target, i]));
  return mS(n, r.length), n.map((i) => {
    let { path: s, stat: a } = i, c = o.get(uS(s, "latin1"));
    if (!c || !a.isDirectory()) throw new Error(`${s} is not mounted`);
    return pS(s, c), {
      ...lS(t, i),
      match: i,
      upper: c.upper === void 0 ? FL(e) : g(c.upper).toString(),
      above: c.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c.mount.options)
    };
  });
}
function lS(e, t) {
  let n = J(), r = Mr(t.line, n), o = e.find((a) => a.kind === "image" && a.root === r), i = _s(r, t.line, n), s = o && af(o, [t.line], n).get(t.line);
  if (!o || s !== wt(t.line, i)) throw new Error(`${t.path} is in no image`);
  return { image: o, top: i, prefix: Fs(t, i) };
}
function mS(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function pS(e, { target: t, mount: n }) {
  let r = q(), o = r.findLast(({ point: i }) => i === n.point);
  if (o?.type !== "overlay" || o.source !== n.source)
    throw new Error(`${e} is no longer mounted`);
  if (r.some(({ point: i }) => i !== n.point && D(i, t)))
    throw new Error(`something else is mounted below ${e}`);
}
function FL(e) {
  let t = di(e, "empty");
  return AL(t, { recursive: !0 }), t;
}
function NL(e, t, n) {
  let r = n.filter(({ kind: a }) => a === "image"), o = n.filter(({ kind: a, root: c }) => a === "delta" && c === t.root), i = Hu(r.indexOf(t), o.length + 1).map((a) => di(e, a)), s = new Set(q().map(({ point: a }) => a));
  if (!i.every((a) => s.has(b(a)))) throw new Error("a layer is no longer mounted");
  return i;
}
function LL(e) {
  let t = RL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [di(e, "base")] : t.map((n, r) => di(e, `l${r}`));
}
async function DL(e, { socket: t, mounts: n }, r, o) {
  let i = qr(t, o), s = q().filter(({ source: f }) => f === hs), a = /* @__PURE__ */ new Map();
  mS(r, n.length);
  let c = r.map((f) => {
    let l = uS(f.path, "latin1"), m = s.findLast(({ type: y, point: w }) => y === "overlay" && w === l), p = n.find((y) => b(y.target) === l)?.view;
    if (!m || p === void 0) throw new Error(`${f.path} is no longer mounted`);
    if (pS(f.path, { target: l, mount: m }), !s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    let d = lS(e, f);
    a.set(d.image, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m.options);
    return { ...d, match: f, upper: di(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    layersOf: (f) => LL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f)))
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as UL } from "node:fs";
import { Readable as WL } from "node:stream";
function dS(e, t, {
  base: n,
  timeline: r,
  signal: o,
  close: i
}) {
  let { rest: s, bytes: a, finished: c } = t;
  return {
    rest: s,
    copied: c,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.digests.subarray(0, lo(a)),
    reuse: {
      reusedBytes: V({ segments: e.kept }),
      packedBytes: e.layers.reduce((u, { length: f }) => u + f, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (u) => r.during("pack", () => jL(e, a, { write: u, signal: o }))
  };
}
async function jL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await Rn(e.read(s, V({ segments: c })), a);
  let u = async (f, l) => {
    let m = V({ segments: c }), p = tr(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Rn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, UL(f, { highWaterMark: T }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, WL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var wS = j(yS(), 1);
import { stat as KL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as zL } from "node:fs";
var HL = ["-b", "32K"];
async function gS(e, t, n) {
  let r = t.directories.includes(""), o = t.directories.filter((p) => p !== ""), { files: i, removed: s } = t, { options: a, topSeconds: c } = ma(n.top, r), u = GL({ ...t, directories: o }, n), f = {
    sources: ["-"],
    options: ["-tar", ...HL, ...a],
    archive: u,
    topSeconds: c,
    whiteouts: s
  }, l = await Qo(e, f, n), m = (/* @__PURE__ */ new Set([...o, ...i, ...s, ...Ns([...o, ...i])])).size;
  if (l.members !== m)
    throw new Error(`the image has ${l.members} members instead of ${m}`);
  return l;
}
var qL = 64 * 1024;
async function* GL(e, { top: t, tools: n, signal: r }) {
  let { files: o } = e, i = Xn(qL);
  for (let s of JL(e, t))
    for (let a of i.push(s)) yield Buffer.concat(a);
  if (yield Buffer.concat(i.rest()), o.length === 0) {
    yield We;
    return;
  }
  yield* bt(r, (s) => {
    let a = le([na(n.tar)], { cwd: t, signal: s });
    return a.stdin.end(`${o.join("\0")}\0`, "latin1"), a;
  });
}
function* JL({ directories: e, removed: t }, n) {
  for (let r of t) yield Lt({ kind: "whiteout", name: r, mode: 0, mtime: "0" });
  for (let r of e) {
    let o = zL(g(`${b(n)}/${r}`));
    if (!o.isDirectory()) throw new Error(`${g(r)} is no directory any more`);
    yield Lt({ kind: "directory", name: r, mode: Sf(o), mtime: String(Pf(o)) });
  }
}

// src/job/save/changes/layer-segments.ts
async function bS(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, wS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = cf(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function vS(e) {
  let { frame: t, bytes: n } = yg(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function kS(e, t, n, { inputs: r, ...o }) {
  let i = (m) => t.flatMap((p) => p.changes[m].map((d) => nc(p, d))), s = {
    directories: i("directories"),
    files: i("files"),
    removed: i("removed")
  }, [{ top: a }] = t, c = await gS(n, s, { ...o, top: a, level: r.compressionLevel }), { size: u } = await KL(n), { members: f, bytes: l } = c;
  return {
    layer: { path: n, length: u, files: f, bytes: l, root: e },
    removed: s.removed
  };
}

// src/job/save/changes/save-layers.ts
async function xS(e) {
  let { dir: t, remove: n } = Ie(X());
  try {
    let { contents: r, copied: o } = await VL({ ...e, scratch: t }), { index: i } = await e.base.current;
    return dS(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [qt, Gt, qn].some((o) => r instanceof o)) throw r;
    await e.draft, S(`${yl}: ${O(r)}`);
    return;
  }
}
async function VL(e) {
  let { layers: t, size: n } = e.base.mounted;
  Yk(n), cl(t, t);
  let r, o = (i) => r ??= XL(V({ segments: i }), e);
  iS(t) && o(t);
  try {
    let i = await ZL(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function XL(e, { base: t, draft: n, timeline: r, signal: o }) {
  let i = e - e % T, s = Promise.all([n, t.current]).then(([a, c]) => {
    let u = a.copyFrom(c.entry, i, wl(t, c, o).read);
    return ne(r.during("copy", async () => (await u).finished)), u;
  });
  return ne(s);
}
async function ZL(e, t) {
  let { layers: n } = t.base.mounted, r = await fS(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await cS({ ...t, mounts: r, onPlan: o }), [c] = await Promise.all([t.base.current, t.draft]), u = aS(i, { compared: s, packed: a }), { index: f } = c, l = wl(t.base, c, t.signal), m = await bS(l, f), p = await YL(a, t), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, u.filter(mi).length),
    ...p.map(({ removed: w }) => w)
  ];
  cl(n, [...u, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(jn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: u,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? vS(h) : void 0,
    files: Math.max(0, f.files + xt(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + xt(y, "bytes") - xt(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((x) => nc(v, x))
    )
  };
}
async function YL(e, t) {
  let { scratch: n, timeline: r } = t, o = [];
  for (let [i, s] of Map.groupBy(e, ({ image: a }) => a)) {
    let a = A(n, `layer-${o.length}`);
    o.push(await r.during("pack", () => kS(i.root, s, a, t)));
  }
  return o;
}

// src/job/save/choose-format.ts
async function SS(e, t) {
  if (!await QL(e, t)) return !1;
  let n = iD(t);
  return n > 0 && S(`No image is made: that would read ${H(n)} of holes`), n === 0;
}
async function QL(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Ho(a, J())) && Dn(await Fa(e, r)) && !nD(n, t);
}
var eD = 4e3, tD = 64 * 1048576;
function nD(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of nt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > eD || r > tD) return !1;
  }
  return !0;
}
var rD = 8 * 1073741824, oD = 8;
function iD({ selection: e, matches: t, state: { key: n, matchedKey: r, mounted: o } }) {
  if (o || n !== void 0 && r === void 0) return 0;
  let [i, s] = [0, 0];
  for (let a of nt(t, e.excludes))
    for (let c of a) {
      let u = 1 / (c.hardLink?.names ?? 1);
      s += u * c.bytes, i += u * ((c.length ?? 0) - c.bytes);
    }
  return i > Math.max(rD, oD * s) ? i : 0;
}
function PS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Jr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && S(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && S(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function OS(e, t) {
  let n = Ie(X());
  return {
    rest: e,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    pack: (r) => sD({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function sD(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: L }) => ({ path: b(L) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: L }) => !d.includes(L)), { excludes: y } = Fo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let L of nt(h, y, [], v)) ;
  let x = i.image ? nt(h, y, w) : s.watch(h, (L) => nt([L], y, w, v)), P = c.items("walk", x), I = { matches: h, found: P, leftOut: w, scratch: r, tools: o, signal: u, write: f }, E = { workspace: J(), level: t.compressionLevel }, [_] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...E })),
    i.image && p ? m() : void 0
  ]);
  return _;
}

// src/job/save/save-entry.ts
async function ES(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await aD(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: se(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: be(r).read, signal: f }, w = ne(u.during("reserve", () => cD(h, i))), v = gx(s, { ...y, version: d, timeline: u }), x = { summary: t.summary, log: e.log }, P = Gr({ step: "save", outcome: "saved", key: n, store: i.label }, t), I = a ? Ux() : void 0, E = async () => {
    await I?.check(), await kx(s, y);
  }, _;
  try {
    let L = v && await xS({ ...e, base: v, draft: w, tools: p });
    L || Wx(e), _ = L ?? OS(await w, { ...e, tools: p, format: m, changeWatch: I }), fD(e);
    let Y = await tx({ ...e, name: h, format: m, findings: P, body: _, check: E });
    if (Y !== "published") return Y === "nothing";
  } catch (L) {
    if (L instanceof qt || L instanceof Gt)
      return S(L instanceof qt ? fl(n, s) : rl(t)), !0;
    throw f.throwIfAborted(), Object.assign(P, { outcome: "failed", trouble: O(L) }), await si(P, u, x), L;
  } finally {
    _?.close(), await v?.current.then(
      ({ entry: L }) => L.close(),
      () => {
      }
    ), await w.then(
      ({ discard: L }) => L(),
      () => {
      }
    );
  }
  return S("Cache saved successfully"), i.isHere && uD(i), S(`Cache saved with key: ${n}`), t.rolling && c.push(kk(i, { ...h, key: n }, t.rolling)), await si(P, u, x), !0;
}
async function aD(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await SS(t, e), f = await ai(t, c, u), l = PS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    S(s);
    return;
  }
  if (s && S(`The entry ${n} is an archive: saving an image, which later jobs mount`), N("preset") === "")
    for (let m of a.unlogged(await uh(o, i))) S(m);
  return { format: l, tools: f };
}
async function cD(e, t) {
  let n = await t.create(e);
  if (!n) throw new qt();
  return n;
}
function uD({ label: e }) {
  S(`Saved in the ${e}`), _m() && z(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function fD({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, X(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as MD, fstatSync as $D, lstatSync as BD, openSync as TD, readSync as AD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as lD } from "node:fs";
import { setImmediate as mD } from "node:timers/promises";
var pD = 64;
async function Al({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of dD(u + l)) {
        let p = m.isDirectory();
        if (p ? ht(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % pD > 0 || (await mD(), n.throwIfAborted());
    }
  }
}
function dD(e) {
  let t = { withFileTypes: !0, encoding: "latin1" };
  return F(() => lD(g(e), t)) ?? [];
}

// src/files/secrets/settings.ts
var hD = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function St(e) {
  return !hD.test(e);
}
function rc(e, t) {
  return (n) => yD(n, t).some(e);
}
function _e(e, t) {
  return rc(({ key: n, value: r }) => e.test(n) && St(r), t);
}
function yD(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: IS(i), value: IS(r.slice(o + 1).trim()) }];
  });
}
function IS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Rl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => St(n));
}
function hi(e) {
  return (t) => gD(t).some((n) => St(n.value) && e(n));
}
function gD(e) {
  let t = [], r = [{ value: F(() => JSON.parse(e)), section: "", key: "" }];
  for (let o = r.pop(); o; o = r.pop()) {
    let { value: i, section: s, key: a } = o;
    if (typeof i == "string") t.push({ section: s, key: a, value: i });
    else if (i !== null && typeof i == "object")
      for (let [c, u] of Object.entries(i))
        r.push({ value: u, section: s || c, key: c });
  }
  return t;
}
function Cl(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function oc(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var BS = j($S(), 1), wD = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, bD = [
  // GitHub, fine-grained
  /github_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
  // GitLab: of users, deployments, runners, triggers, OAuth applications and SCIM
  /gl(?:pat|dt|rt|ptt|oas|soat)-[\w-]{20}/,
  // Slack: tokens, those of applications, and web hooks
  /xox[abeoprs]-\d{8,}-[\w-]{20}/,
  /xapp-\d-[0-9A-Z]+-\d+-[0-9a-z]{20}/,
  /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w+/]{43}/,
  // PyPI: a macaroon that begins with the name of its site
  /pypi-AgE[\w-]{60}/,
  // RubyGems
  /rubygems_[0-9a-f]{48}\b/,
  // crates.io
  /cio[0-9A-Za-z]{32}\b/,
  // Docker Hub
  /dckr_pat_[\w-]{27}/,
  // Stripe
  /[rs]k_live_[0-9A-Za-z]{24}/,
  // Google OAuth
  /GOCSPX-[\w-]{28}/,
  // Anthropic
  /sk-ant-(?:api03|admin01)-[\w-]{93}AA\b/,
  // OpenAI; the middle is `OpenAI` to the base of 64
  /sk-(?:(?:proj|svcacct|admin)-[\w-]{58,74}|[0-9A-Za-z]{20})T3BlbkFJ[\w-]{20}/,
  // Hugging Face
  /hf_[A-Za-z]{34}\b/,
  // DigitalOcean
  /do[opr]_v1_[0-9a-f]{64}\b/,
  // SendGrid
  /SG\.[\w-]{22}\.[\w-]{43}/,
  // HashiCorp Vault
  /hvs\.[\w-]{90}/,
  // Shopify
  /shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}\b/,
  // Databricks
  /dapi[0-9a-f]{32}\b/,
  // Grafana
  /glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8}\b/,
  // Pulumi
  /pul-[0-9a-f]{40}\b/,
  // Linear
  /lin_api_[0-9A-Za-z]{40}\b/,
  // Sentry
  /sntryu_[0-9a-f]{64}\b/,
  // Postman
  /PMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/,
  // PlanetScale
  /pscale_(?:tkn|oauth|pw)_[\w=.-]{32}/,
  // age
  /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\b/
], vD = new RegExp(`\\b(?:${bD.map(({ source: e }) => e).join("|")})`);
function ic(e) {
  return [...e.matchAll(wD)].some(([, r = "", o]) => xD(r) === o) || vD.test(e);
}
var kD = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function xD(e) {
  let t = "";
  for (let n = (0, BS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${kD[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var TS = _e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), _l = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: yi(
      _e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => oc(e, /:_authToken" "?([^\s"]+)/g).some(St)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: _e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: SD },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: hi(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: TS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: AS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: yi(_e(/^password$/, "="), _e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Rl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: _e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => oc(Cl(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => St(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: _e(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: _e(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: _e(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: rc(PD, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: hi(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => oc(Cl(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(St)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: hi(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && AS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: _e(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: yi(
      hi(({ key: e }) => e === "token"),
      _e(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: _e(/^(?:oauth_token|token)$/, ":")
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
    has: yi(Rl, rc(OD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: yi(ic, TS),
    isCommon: !0
  }
];
function yi(...e) {
  return (t) => e.some((n) => n(t));
}
function SD(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && St(n[o + 1] ?? ""));
}
function PD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && St(r);
}
function OD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && St(n);
}
var ED = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, ID = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function AS(e) {
  return [...e.matchAll(ED)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(ID)
  );
}

// src/files/secrets/find.ts
async function RS(e) {
  let t = [];
  return await Al(e, NS, (n, { path: r }) => {
    let o = _S(n, r);
    o && t.push(o);
  }), Fl(t);
}
function* CS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), ci(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !NS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = _S(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return Fl(n);
}
function _S(e, t) {
  let n = RD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && WD(e, t))
  ), r = n.length > 0 ? zD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (ic(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function FS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Al(t, () => !0, (i) => {
    let s = BD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(LS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), Fl([...r.values()]);
}
function Fl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var RD = _l.map((e) => ({ ...e, pattern: new RegExp(`/${Nl(e.files)}$`, "i") })), CD = _l.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [_D = [], FD = []] = [!0, !1].map(
  (e) => CD.filter((t) => t.startsWith("*") === e)
), ND = new RegExp(`^${Nl(FD)}$`, "i"), LD = new RegExp(`${Nl(_D.map((e) => e.slice(1)))}$`, "i");
function NS(e) {
  return ND.test(e) || LD.test(e);
}
function Nl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var DD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, UD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function WD(e, t) {
  let r = [J(), Jt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return DD.test(e.slice(o)) || UD.test(e.slice(t.length));
}
var jD = 64 * 1024;
function zD(e) {
  let t;
  try {
    t = TD(g(e), Je);
    let n = $D(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), jD)), o = AD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? LS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && MD(t);
  }
}
function LS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function WS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(US(i));
  };
  return {
    /**
     * Looks for secrets, and logs the names of the files.
     * @returns the paths of the files to leave out
     * @throws SecretFound if nothing may be saved
     */
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await RS(r);
      if (e === "warn")
        return n(o, DS), [];
      if (e === "refuse" && o.length > 0)
        throw new qn(`there are secrets in ${US(o)}. ${jS}, or set \`secrets: skip\``);
      let i = await FS(o, r);
      return n(i, (s) => S(`Left out, because of secrets: ${s}`)), i.map(zS);
    },
    /** Yields the files of the walks. If the user wants only a warning, it comes when the last walk ends. */
    *watch(r, o) {
      if (e === "warn") n(yield* CS(r, o), DS);
      else for (let i of r) yield* o(i);
    }
  };
}
function DS(e) {
  z(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${jS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var jS = "Remove them, or exclude them by lines of `path` that begin with `!`", HD = 5;
function US(e) {
  let t = e.slice(0, HD).map((r) => {
    let o = zS(r);
    return `${wi(J(), o) ?? o} (${r.kind})`;
  }), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function zS({ path: e }) {
  return g(e).toString();
}

// src/job/save/save-cache.ts
async function HS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Le(), { rolling: a } = t, c = se(a), { write: u, read: f } = be(s), l = Ll(t, s);
  if (u === void 0 || l) return S(l ?? "");
  let m = Ca(), p = i && ie(c.keyIn(i.name), e), d = a && p && await bk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return S(d);
  let h = (a ? d : n.isArchive && za(e)) || void 0, y = ms(t), w = () => m.during("find", async () => gd(await wr(y), n.installed)), v = await w();
  if (v.length === 0) return ul(y);
  let x = zr(Hr(t, s, r)), P = WS(t), I = (E, _) => {
    let L = { selection: y, matches: E, secretCheck: P, ..._, unlessImage: h, ...o };
    return ES({ inputs: t, key: e, run: s, scope: u, store: x, state: n, ...L, timeline: m, signal: r });
  };
  if (!a?.merges) await I(v, { isOutdated: void 0, merged: [] });
  else {
    let E = { inputs: t, key: e, scope: u, readScopes: f, store: x, matches: v, restored: i?.name, timeline: m, signal: r };
    await Nx({ ...E, find: w, save: I });
  }
}
function Ll(e, t) {
  let { rolling: n } = e;
  return be(t).whyNoWrite ?? Ty(e, t) ?? qD(e) ?? (n && nl(n, t));
}
function qD({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as GD } from "node:timers/promises";
var JD = 1e3;
async function qS(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(se(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [KD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...VD(e),
    ...await XD(ZD(e), i)
  ];
}
var KD = "The first run with a key finds nothing, and post saves what later runs find.";
function VD({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && N("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function XD(e, t) {
  let n = new AbortController(), r = GD(JD, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function ZD({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = se(r.rolling), a = QD(n, r), c = a.flatMap(({ versions: x }) => x), u = N("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((x, P) => u.slice(0, -1 - P).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: x }) => x.includes(m.version)), h = p.split("-"), y = u.filter((x, P) => x !== h[P]);
  if (!d && y.length === 0) return [];
  let w = y.map((x) => x.replace(/^[0-9a-f]{64}$/, YD)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var YD = "another hash of lock files (with `install` also of more, see docs/install.md)";
function QD(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = e2.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
    r(i, { crossOs: !0 }),
    r(s, { paths: n.toSorted() }),
    r(s, { paths: n.toReversed() }),
    o("without the slash at the end", (m) => m.replace(/(?<=.)\/+$/, "")),
    o("without the ./ at the start", (m) => m.replace(/^\.\/(?=.)/, "")),
    r(a, {}, c),
    r("on Windows without enableCrossOsArchive", u, e.toReversed()),
    o("with a slash at the end", (m) => m.replace(/\/*$/, "/")),
    o("with ./ at the start", (m) => m.replace(/^(?=[^/~!.#])/, "./"))
  ], l = new Set(r("", {}).versions);
  return f.filter(({ versions: m }) => !m.some((p) => l.has(p)));
}
var e2 = Dr.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function GS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ne("cache-primary-key", r);
  let o = {
    ...e,
    names: se(t.rolling),
    access: be(e.run),
    timeline: Ca(),
    // `store` becomes the store's label once the store is open.
    findings: Gr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && S(i);
  let { name: s, miss: a, sources: c } = await t2(o), u = await o2(s, o);
  if (a && !i && Tm("Why nothing was found", e.log.unlogged([...await qS(a), ...e.keyNotes])), await si(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new B(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function t2(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await n2(e), { lines: u } = Te(t.paths, process.cwd());
    if (await zv(u, { mounts: gs(), warn: z, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) {
      let l = e.mayPostSave && !Ll(t, e.run);
      return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: l, signal: o } };
    }
    let f = r.keyIn(i.key);
    return s.isHere && S(`Found in the ${s.label}`), S(`Cache hit for${ie(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await r2(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await KS(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = O(s), i && e.remember({ refused: r.keyIn(i.key) }), z(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function n2(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = zr(Hr(t, n, u));
  c.store = f.label, ne(Ay(t, u));
  let l = await Fa(t, u), m = await lk(f, t, { mounting: l, signal: u }), p = fk(m, t), d = kg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(JS(t)), versions: p }, context: y };
}
function JS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function r2(e, t, n) {
  n.inputs.signing && await Zr(e, t, n, async () => {
  }), S("Lookup only - skipping download");
}
async function KS(e, t, n) {
  try {
    return await _x(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => wn(`The entry stays where it is: ${O(o)}`)), !e.original)) throw r;
    return S(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await KS(e.original, t, n);
  }
}
async function o2(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Ne("hit", "miss"), S(`Cache not found for input keys: ${JS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await wk(e, t) : void 0 });
  let c = ie(a, n.key), u = c ? "exact" : "partial";
  return Ne("cache-hit", String(c)), Ne("cache-matched-key", a), Ne("hit", u), c && s({ tree: wd(n) }), S(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function VS(e) {
  let t = [], n = 4, r = e, o = e > 4, i = () => {
    if (o && r > 0) return;
    t.sort((u, f) => f.bytes - u.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { start: u } of c) u();
  }, a = setTimeout(() => {
    o = !1, i();
  }, 500).unref();
  return async (c) => {
    let u = !1, f = !0, l = () => {
      f && r--, f = !1;
    }, m = () => {
      u && n++, u = !1, i();
    }, p = async (d) => {
      u = !0, l(), await new Promise((h) => {
        t.push({ bytes: d, start: h }), i();
      });
    };
    try {
      return await c(p, m);
    } finally {
      l(), r === 0 && clearTimeout(a), m();
    }
  };
}

// src/job/restore/restore-caches.ts
var s2 = 64;
async function YS(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await Ov();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = ZS(d, r);
      return Qu(d, () => Dv(d, { command: h, remember: y, signal: i }));
    })
  );
  Uv([...a, ...s]);
  let c = VS(a.length), u = $v(a.length, Ju), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: x } = u, P = (I) => x !== u.leave ? Ju([I]) : (x = () => {
    }, v(), u.join(I));
    try {
      if (!h) return a2();
      let I = Math.min(h.concurrency, Math.floor(s2 / f)), { keyNotes: E = [] } = y ?? {}, _ = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: E, ...ZS(d, r) }, L = { inputs: { ...h, concurrency: I }, showInWorkspace: P };
      return await GS({ ..._, ...L });
    } finally {
      x();
    }
  }), m = await Promise.allSettled(a.map((d) => Qu(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : XS);
  return a.length > 1 && s.length === 0 && c2(p.flatMap((d) => d?.hit ?? [])), u2(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? XS }));
}
var XS = { hit: "miss" };
function ZS({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), Ma(t);
  } };
}
function a2() {
  if (Ne("hit", "miss"), !!at(N("fail-on-cache-miss")))
    throw new B("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function c2(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ne("cache-hit", String(n === "exact")), Ne("hit", n);
}
function u2(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof B);
  for (let n of e) n instanceof B || Xt(n);
  if (t.length > 0) throw new B(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as f2 } from "node:fs";
var Dl = "/bin/sh";
function sc() {
  let e = Number(process.exitCode ?? 0);
  process.execve && f2(Dl) && (process.emit("exit", e), process.execve(Dl, [Dl, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function QS(e, t) {
  let n = new AbortController();
  for (let [r, o] of [
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ])
    process.once(r, () => {
      process.exitCode = o, n.abort(new Error(`Cancelled by ${r}`));
    });
  process.stdout.on("error", () => {
  }), process.on("uncaughtException", (r) => {
    Xt(r), sc();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (S(O(n.signal.reason)), sc()), t(r);
  }
  sc();
}

// src/report/step-log.ts
function ac() {
  let e = /* @__PURE__ */ new Set(), t = { ms: 0, line: "" };
  return {
    /** The lines that no cache has logged before. */
    unlogged(n) {
      let r = n.filter((o) => !e.has(o));
      for (let o of r) e.add(o);
      return r;
    },
    /** What the current cache waited for most, and how long the cache took. */
    bottleneck(n, r) {
      r > t.ms && (t = { ms: r, line: Zt(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && S(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var e0 = 24;
function cc() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < e0)
    throw new B(
      `Headstart needs Node ${e0} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var Ul = "Failed to save: ";
async function t0(e) {
  at(N("background")) && z(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await Wl(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var l2 = 2;
async function Wl(e, { states: t, onlyUnchanged: n = !1, later: r, onRead: o }) {
  if (cc(), !Na(Le())) return;
  let i = Object.keys(t ?? {}), s = await (t && i.length > 0 ? Bs(t) : $s(e));
  for (let p of i)
    s.some((d) => d.name === p) || z(
      `The cache ${p} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let a = ac(), c = new Set(s), u = async (p) => {
    let d = () => {
      c.delete(p) && c.size === 0 && o?.();
    };
    try {
      await m2(p, t?.[p.name] ?? {}, { onlyUnchanged: n, later: r, filesRead: d, log: a, signal: e }), d();
    } catch (h) {
      if (p.name === "") throw h;
      e.throwIfAborted(), Xt(h, Ul);
    }
  }, f = Lr(l2), l = s.map((p) => f(() => Vt(p, () => u(p)))), m = await Promise.allSettled(l);
  a.end();
  for (let p of m) if (p.status === "rejected") throw p.reason;
}
async function m2(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ie(o, r);
  if (!i && s && !t.isArchive) return S(za(r));
  if (t.unsaved !== void 0) return S(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && yd(t.installed) !== t.installed.digest)
    return S(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Ts(e, n.signal)) === "none") return;
  if (N("key") === "") return Kn("Key is not specified.");
  let c = Rs(e), u = r ?? c.key, f = se(c.rolling).mistake([u]);
  if (f) throw new B(f);
  await HS(u, c, t, n);
}

// src/job/end/post.ts
async function n0(e) {
  let t = jf(), n = [], r = () => {
  }, o = new Promise((s) => {
    r = s;
  }), i = ne(o.then(jl));
  try {
    let s = t && Object.entries(t).filter(([, { key: a }]) => a !== void 0);
    s?.length !== 0 && await Wl(e, { states: s && Object.fromEntries(s), later: n, onRead: r });
  } finally {
    r(), await i, await Promise.all(n);
  }
}
async function jl() {
  let e = jf() ?? {}, t = await Bs(e).catch(() => []);
  for (let n of t) Vt(n, () => p2(e[n.name]));
  await Pv(e, t);
}
function p2({ tree: e = [] } = {}) {
  let [t] = bd(e);
  if (t === void 0) return;
  let n = oo() === "" ? "cache-hit" : `cache-hit-${oo()}`, r = N("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${Rm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.", o = wi(J(), t) || t;
  Ai(`A later step has made all of ${o} again${r}`);
}

// src/job/restore/install-commands.ts
function r0(e, t) {
  let n = N(e), r = Is(n), o = t.map(d2).join(", "), i = t.length > 1 && N("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new B(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = te(process.cwd()), a = (f = N("working-directory")) => eo(s, te(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function d2({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/job/restore/left-out.ts
async function o0(e, t) {
  if (!/\bauto\b/i.test(N("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-KFQPZPRG.js");
  await n(t);
}
async function i0(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? N("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-TMXQ26ZW.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && S(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function zl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Ma(n), cc();
  let r = { run: Le(), log: ac(), states: n, mayPostSave: t, signal: e }, o = Na(r.run);
  if (!o && N("install") === "") return;
  let i = await $s(e);
  for (let { name: l, inputs: m } of i)
    n[l] = { preset: m.get("preset"), directory: m.get("working-directory") };
  let s = r0("install", i), a = i.map((l, m) => ({ cache: l, command: s[m]?.text ?? "" })), c = o ? await YS(a, r) : a.map(({ cache: l }) => ({ cache: l, isWhole: !0, hit: "miss" })), u = c.flatMap(
    ({ inputs: l, hit: m, sources: p }) => l ? [{ inputs: l, isHit: m !== "miss", sources: p }] : []
  );
  if (await Kk(u, e), await o0(c, e), a.every(({ command: l }) => l === "")) return await i0(c);
  let { install: f } = await import("./shared-7TEATAPZ.js");
  await f(c, s, r);
}

// src/main/run.ts
var h2 = {
  restore: zl,
  "restore-only": (e) => zl(e, { mayPostSave: !1 }),
  post: n0,
  save: t0,
  unmount: jl
};
function vse(e) {
  return QS(h2[e], (t) => {
    e.startsWith("restore") && t instanceof B ? Bm(O(t)) : Xt(t, ["post", "save"].includes(e) ? Ul : "");
  });
}

export {
  C as a,
  W as b,
  y2 as c,
  j as d,
  Q as e,
  ee as f,
  B as g,
  k as h,
  qe as i,
  qt as j,
  O as k,
  F as l,
  ne as m,
  $ as n,
  Pt as o,
  te as p,
  gi as q,
  Z as r,
  fc as s,
  A as t,
  v2 as u,
  hn as v,
  eo as w,
  wi as x,
  V2 as y,
  X2 as z,
  E0 as A,
  Oe as B,
  Jt as C,
  h0 as D,
  bi as E,
  Bc as F,
  Vt as G,
  N as H,
  oo as I,
  Ne as J,
  Ti as K,
  Bm as L,
  z as M,
  Ai as N,
  S as O,
  wn as P,
  Tm as Q,
  Kn as R,
  X as S,
  io as T,
  _m as U,
  Ac as V,
  xU as W,
  SU as X,
  PU as Y,
  OU as Z,
  Le as _,
  H as $,
  pe as aa,
  at as ba,
  De as ca,
  Vn as da,
  C$ as ea,
  Q3 as fa,
  zo as ga,
  Is as ha,
  Y0 as ia,
  ao as ja,
  Q0 as ka,
  fo as la,
  K as ma,
  ue as na,
  G as oa,
  Dc as pa,
  fe as qa,
  Fi as ra,
  ct as sa,
  T as ta,
  ut as ua,
  ft as va,
  po as wa,
  V as xa,
  ho as ya,
  iP as za,
  wo as Aa,
  Xu as Ba,
  X$ as Ca,
  Oy as Da,
  ie as Ea,
  nr as Fa,
  up as Ga,
  Kc as Ha,
  bo as Ia,
  mp as Ja,
  pp as Ka,
  Vc as La,
  be as Ma,
  Iy as Na,
  Q$ as Oa,
  My as Pa,
  vp as Qa,
  mt as Ra,
  Ip as Sa,
  Mt as Ta,
  ir as Ua,
  Ap as Va,
  re as Wa,
  ji as Xa,
  Ke as Ya,
  $P as Za,
  BP as _a,
  lW as $a,
  mW as ab,
  _p as bb,
  pW as cb,
  Fp as db,
  _P as eb,
  Dp as fb,
  Up as gb,
  hW as hb,
  yW as ib,
  Wp as jb,
  kW as kb,
  PW as lb,
  zi as mb,
  ve as nb,
  q as ob,
  $t as pb,
  Hi as qb,
  sr as rb,
  qp as sb,
  QP as tb,
  _W as ub,
  Te as vb,
  yd as wb,
  OE as xb,
  Lr as yb,
  cc as zb,
  b as Ab,
  g as Bb,
  le as Cb,
  Mg as Db,
  ua as Eb,
  mw as Fb,
  ar as Gb,
  pt as Hb,
  Ie as Ib,
  hr as Jb,
  Ys as Kb,
  X6 as Lb,
  $o as Mb,
  dt as Nb,
  lu as Ob,
  Dr as Pb,
  Rr as Qb,
  Zf as Rb,
  Md as Sb,
  WE as Tb,
  xk as Ub,
  Ek as Vb,
  Dd as Wb,
  wr as Xb,
  ms as Yb,
  br as Zb,
  lh as _b,
  vh as $b,
  Jb as ac,
  zr as bc,
  Hr as cc,
  ox as dc,
  tG as ec,
  An as fc,
  nt as gc,
  NX as hc,
  r0 as ic,
  YS as jc,
  ZS as kc,
  QS as lc,
  vse as mc
};
