import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var NS = Object.create;
var Wa = Object.defineProperty;
var LS = Object.getOwnPropertyDescriptor;
var DS = Object.getOwnPropertyNames;
var WS = Object.getPrototypeOf, US = Object.prototype.hasOwnProperty;
var pl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), dl = (e) => {
  throw TypeError(e);
};
var T = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var L = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, LD = (e, t) => {
  for (var n in t)
    Wa(e, n, { get: t[n], enumerable: !0 });
}, jS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of DS(t))
      !US.call(e, o) && o !== n && Wa(e, o, { get: () => t[o], enumerable: !(r = LS(t, o)) || r.enumerable });
  return e;
};
var D = (e, t, n) => (n = e != null ? NS(WS(e)) : {}, jS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Wa(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Xe = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && dl("Object expected");
    var r, o;
    n && (r = t[pl("asyncDispose")]), r === void 0 && (r = t[pl("dispose")], n && (o = r)), typeof r != "function" && dl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Ze = (e, t, n) => {
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
var wl = L((XD, za) => {
  za.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  za.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Sl = L((f2, xl) => {
  xl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Pl = L((l2, ui) => {
  ui.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ui.exports.ok = ui.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var hm = L((tW, gc) => {
  gc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  gc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var Im = L((hW, xc) => {
  xc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  xc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var up = L((YW, cp) => {
  cp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var mp = L((oU, Cc) => {
  Cc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Cc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Xp = L((sj, Li) => {
  Li.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Li.exports.ok = Li.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var ed = L((uj, Wi) => {
  Wi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Wi.exports.ok = Wi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var td = L((fj, Ui) => {
  Ui.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ui.exports.ok = Ui.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var rd = L((kj, Jc) => {
  Jc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Jc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var id = L((Mj, Kc) => {
  Kc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Kc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var md = L((jj, ld) => {
  ld.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var Hd = L((tH, tu) => {
  tu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  tu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var _h = L((Dz, Ch) => {
  Ch.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var ty = L((Hq, gu) => {
  gu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  gu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var by = L((g3, wy) => {
  wy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var ky = L((w3, vy) => {
  vy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Ky = L((Z3, Jy) => {
  Jy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var cg = L((j6, ag) => {
  ag.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var pg = L((Q6, Cu) => {
  Cu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Cu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Sg = L((aG, xg) => {
  xg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Og = L((cG, Pg) => {
  Pg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var jg = L((DG, Ug) => {
  Ug.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var Vg = L((pJ, Kg) => {
  Kg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var fw = L((e5, uw) => {
  uw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Cw = L((K5, Rw) => {
  Rw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var Zw = L((BK, Xw) => {
  Xw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var rb = L((n8, qu) => {
  qu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  qu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Cb = L((rV, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Qu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var nv = L((u7, tv) => {
  tv.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var hv = L((U7, af) => {
  af.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  af.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var _v = L((E9, ff) => {
  ff.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ff.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Vv = L((Q9, yf) => {
  yf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  yf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var lk = L((CX, Sf) => {
  Sf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Sf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var qx = L((yte, zx) => {
  zx.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var aS = L((One, sS) => {
  sS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// src/system/native-path.ts
import { posix as HS, win32 as un } from "node:path";
function Rt(e) {
  return e !== "win32" ? HS : {
    basename: un.basename,
    dirname: (t) => G(un.dirname(t), e),
    isAbsolute: un.isAbsolute,
    join: (...t) => G(un.join(...t), e),
    parse: un.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(un.relative(t, n), e),
    resolve: (...t) => G(un.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: oi, dirname: q, isAbsolute: Ua, join: B, parse: UD, relative: Le, resolve: Gr } = Rt(process.platform);

// src/system/failure.ts
var $ = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Un = class extends Error {
  name = "UnknownEntry";
}, De = class extends Error {
  name = "UnverifiedEntry";
}, Ct = class extends Error {
  name = "NameTaken";
}, _t = class extends Error {
  name = "NothingChanged";
}, jn = class extends Error {
  name = "SecretFound";
}, Hn = class extends Error {
  name = "NamesCollide";
}, ce = class extends Error {
  name = "ToolFailure";
};
function P(e) {
  return e instanceof Error ? e.message : String(e);
}
function E(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/home.ts
import { homedir as zS, userInfo as qS } from "node:os";
function Ft() {
  return hl(zS) ?? GS();
}
function GS() {
  return hl(() => qS().homedir);
}
var ii = "this user has no home directory; set `HOME`";
function hl(e) {
  try {
    return G(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as d0 } from "node:async_hooks";
import { tmpdir as h0 } from "node:os";
import { join as y0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as gl from "os";

// node_modules/@actions/core/lib/utils.js
function pt(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function si(e) {
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
function dt(e, t, n) {
  let r = new ja(e, t, n);
  process.stdout.write(r.toString() + gl.EOL);
}
function Ha(e, t = "") {
  dt(e, {}, t);
}
var yl = "::", ja = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = yl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${KS(o)}`);
        }
    }
    return t += `${yl}${JS(this.message)}`, t;
  }
};
function JS(e) {
  return pt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function KS(e) {
  return pt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var bl = D(wl(), 1);
import * as ci from "fs";
import * as ai from "os";
function qa(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!ci.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  ci.appendFileSync(n, `${pt(t)}${ai.EOL}`, {
    encoding: "utf8"
  });
}
function Ga(e, t) {
  let n = `ghadelimiter_${bl.randomUUID()}`, r = pt(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ai.EOL}${r}${ai.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as sc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as VS } from "os";
import { constants as vl, promises as XS } from "fs";
var Ka = function(e, t, n, r) {
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
}, { access: ZS, appendFile: YS, writeFile: QS } = XS, kl = "GITHUB_STEP_SUMMARY";
var Va = class {
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
    return Ka(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[kl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${kl}. Check if your runtime environment supports job summaries.`);
      try {
        yield ZS(t, vl.R_OK | vl.W_OK);
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
    return Ka(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? QS : YS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ka(this, void 0, void 0, function* () {
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
    return this.addRaw(VS);
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
}, e0 = new Va();
var Xa = e0;

// node_modules/@actions/core/lib/platform.js
import Wl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Fl = D(Sl(), 1);
import * as Kr from "os";
import * as oc from "events";
import * as Nl from "path";

// node_modules/@actions/io/lib/io.js
var Tl = D(Pl(), 1);
import * as Ee from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Jr from "fs";
import * as Nt from "path";
var Za = function(e, t, n, r) {
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
}, { chmod: Ya, copyFile: El, lstat: fi, mkdir: Il, open: m2, readdir: Qa, rename: t0, rm: $l, rmdir: p2, stat: fn, symlink: Ml, unlink: ec } = Jr.promises, Ye = process.platform === "win32";
function Bl(e) {
  return Za(this, void 0, void 0, function* () {
    let t = yield Jr.promises.readlink(e);
    return Ye && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var d2 = Jr.constants.O_RDONLY;
function zn(e) {
  return Za(this, void 0, void 0, function* () {
    try {
      yield fn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function li(e) {
  if (e = n0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ye ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tc(e, t) {
  return Za(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield fn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ye) {
        let o = Nt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Ol(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield fn(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ye) {
          try {
            let i = Nt.dirname(e), s = Nt.basename(e).toUpperCase();
            for (let a of yield Qa(i))
              if (s === a.toUpperCase()) {
                e = Nt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Ol(n))
          return e;
      }
    }
    return "";
  });
}
function n0(e) {
  return e = e || "", Ye ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ol(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var ln = function(e, t, n, r) {
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
function y2(e, t) {
  return ln(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = i0(o), c = (yield zn(r)) ? yield fn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Ee.join(r, Ee.basename(n)) : r;
    if (!(yield zn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield fn(n)).isDirectory())
      if (s)
        yield Rl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Ee.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Cl(n, u, i);
    }
  });
}
function g2(e) {
  return ln(this, void 0, void 0, function* () {
    if (Ye && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield $l(e, {
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
function r0(e) {
  return ln(this, void 0, void 0, function* () {
    (0, Tl.ok)(e, "a path argument must be provided"), yield Il(e, { recursive: !0 });
  });
}
function nc(e, t) {
  return ln(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield nc(e, !1);
      if (!r)
        throw Ye ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield o0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function o0(e) {
  return ln(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ye && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Ee.delimiter))
        o && t.push(o);
    if (li(e)) {
      let o = yield tc(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Ee.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Ee.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield tc(Ee.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function i0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Rl(e, t, n, r) {
  return ln(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield r0(t);
    let o = yield Qa(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield fi(s)).isDirectory() ? yield Rl(s, a, n, r) : yield Cl(s, a, r);
    }
    yield Ya(t, (yield fn(e)).mode);
  });
}
function Cl(e, t, n) {
  return ln(this, void 0, void 0, function* () {
    if ((yield fi(e)).isSymbolicLink()) {
      try {
        yield fi(t), yield ec(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ya(t, "0666"), yield ec(t));
      }
      let r = yield Bl(e);
      yield Ml(r, t, Ye ? "junction" : null);
    } else (!(yield zn(t)) || n) && (yield El(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as a0 } from "timers";
var _l = function(e, t, n, r) {
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
}, mi = process.platform === "win32", pi = class extends oc.EventEmitter {
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
    if (mi)
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
      let o = n + t.toString(), i = o.indexOf(Kr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Kr.EOL.length), i = o.indexOf(Kr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return mi && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (mi && this._isCmdFile()) {
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
    return _l(this, void 0, void 0, function* () {
      return !li(this.toolPath) && (this.toolPath.includes("/") || mi && this.toolPath.includes("\\")) && (this.toolPath = Nl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield nc(this.toolPath, !0), new Promise((t, n) => _l(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Kr.EOL);
        let o = new rc(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield zn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Fl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Ll(e) {
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
var rc = class e extends oc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = a0(e.HandleTimeout, this.delay, this)));
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
var u0 = function(e, t, n, r) {
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
function Dl(e, t, n) {
  return u0(this, void 0, void 0, function* () {
    let r = Ll(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new pi(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var k2 = Wl.platform(), x2 = Wl.arch();

// node_modules/@actions/core/lib/core.js
var ic;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ic || (ic = {}));
function Ja(e) {
  dt("add-mask", {}, e);
}
function Ul(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function jl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return qa("OUTPUT", Ga(e, t));
  process.stdout.write(sc.EOL), dt("set-output", { name: e }, pt(t));
}
function Hl(e) {
  process.exitCode = ic.Failure, m0(e);
}
function ve(e) {
  dt("debug", {}, e);
}
function m0(e, t = {}) {
  dt("error", si(t), e instanceof Error ? e.toString() : e);
}
function zl(e, t = {}) {
  dt("warning", si(t), e instanceof Error ? e.toString() : e);
}
function ql(e, t = {}) {
  dt("notice", si(t), e instanceof Error ? e.toString() : e);
}
function di(e) {
  process.stdout.write(e + sc.EOL);
}
function Gl(e) {
  Ha("group", e);
}
function Jl() {
  Ha("endgroup");
}
function Kl(e, t) {
  if (process.env.GITHUB_STATE || "")
    return qa("STATE", Ga(e, t));
  dt("save-state", { name: e }, pt(t));
}
function Vl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Vr(e) {
  return Xl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ac(e) {
  return Xl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function cc(e) {
  return `<code>${ac(e)}</code>`;
}
function Xl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return p0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var p0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var yi = new d0();
function Lt(e, t) {
  return yi.run(e, t);
}
function F(e) {
  return yi.getStore()?.inputs.get(e.toLowerCase()) ?? Ul(e);
}
function Xr() {
  return yi.getStore()?.name ?? "";
}
function Ae(e, t) {
  let n = Xr();
  jl(n ? `${e}-${n}` : e, t);
}
var Zl = Kl, Yl = Vl, gi = Ja;
function Ql(e) {
  Hl(Vr(e));
}
function W(e) {
  zl(Wt(e));
}
function wi(e) {
  ql(Wt(e));
}
function Dt(e, t = "") {
  W(`${t}${P(e)}`), e instanceof Error && e.stack && mn(e.stack);
}
function x(e) {
  di(Wt(e));
}
function Wt(e) {
  let t = Xr();
  return Vr(t ? `${t}: ${e}` : e);
}
function mn(e) {
  ve(e.split(`
`).map(Vr).join(`
`));
}
function em(e, t) {
  Gl(Wt(e));
  for (let n of t) di(Vr(n));
  Jl();
}
function qn(e) {
  x(`[warning]${e}`);
}
function tm() {
  return process.env.GITHUB_STEP_SUMMARY ? Xa : void 0;
}
function nm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function J() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function K() {
  return G(process.env.RUNNER_TEMP || h0());
}
function Zr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || y0(Ft() ?? "/", ".cache"));
}
function rm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function om() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function uc() {
  let e = { ...process.env };
  for (let [n, r] of yi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var g0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function H2() {
  return Object.fromEntries(Object.entries(uc()).filter(([e]) => !g0.test(e)));
}
function z2() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function q2() {
  return process.env.RUNNER_NAME ?? "";
}
function G2(e) {
  Object.assign(process.env, e);
}
function Te() {
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
    defaultBranch: F("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// src/system/units.ts
function bi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function im(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var w0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function sm(e) {
  let [t, n] = Object.entries(w0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ue(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function Qe(e) {
  return e.toLowerCase() === "true";
}
function Re(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new $(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Gn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new $(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function fc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new $("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new $(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function cm(e, t) {
  let [n = ""] = t.toSorted((r, o) => am(e, r) - am(e, o));
  return n;
}
function am(e, t) {
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

// node_modules/valibot/dist/index.mjs
var vi, b0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function lc(e) {
  return !e && !vi ? b0 : {
    lang: e?.lang ?? vi?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? vi?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? vi?.abortPipeEarly
  };
}
var v0;
// @__NO_SIDE_EFFECTS__
function k0(e) {
  return v0?.get(e);
}
var x0;
// @__NO_SIDE_EFFECTS__
function S0(e) {
  return x0?.get(e);
}
var P0;
// @__NO_SIDE_EFFECTS__
function O0(e, t) {
  return P0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Ut(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function Y(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Ut(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ O0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ S0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ k0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function E0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function I0(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function $0(e, t) {
  return Number.isNaN(e) && Number.isNaN(t) || e <= t && e >= t;
}
// @__NO_SIDE_EFFECTS__
function fm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function de(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ lc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function lm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var M0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var X2 = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Yr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Yr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && Y(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ki(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: ki,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && Y(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Qr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Qr,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && Y(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function eo(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: eo,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Ut(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && Y(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Ut(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Jn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Jn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Ut(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && Y(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Ut(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function jt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: jt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && Y(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function to(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: to,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && Y(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function B0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: B0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && Y(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function mc(e, t) {
  return {
    kind: "validation",
    type: "value",
    reference: mc,
    async: !1,
    expects: e instanceof Date ? e.toJSON() : /* @__PURE__ */ Ut(e),
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !/* @__PURE__ */ $0(this.requirement, n.value) && Y(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Ut(n.value) }), n;
    }
  };
}
var A0 = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function mm(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function pm(e, t) {
  return de({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ mm(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function dm(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Ce(e, t) {
  return de({
    kind: "schema",
    type: "array",
    reference: Ce,
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
      } else Y(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pc(e) {
  return de({
    kind: "schema",
    type: "boolean",
    reference: pc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : Y(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function dc(e, t) {
  return de({
    kind: "schema",
    type: "custom",
    reference: dc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : Y(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pn(e, t) {
  return de({
    kind: "schema",
    type: "exact_optional",
    reference: pn,
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
function ht(e, t) {
  return de({
    kind: "schema",
    type: "literal",
    reference: ht,
    expects: /* @__PURE__ */ Ut(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ E0(n.value, this.literal) ? n.typed = !0 : Y(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fe(e) {
  return de({
    kind: "schema",
    type: "number",
    reference: fe,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : Y(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function te(e, t) {
  return de({
    kind: "schema",
    type: "object",
    reference: te,
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
            let a = i in o ? o[i] : /* @__PURE__ */ dm(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ mm(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (Y(this, "key", n, r, {
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
      } else Y(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ke(e, t) {
  return de({
    kind: "schema",
    type: "optional",
    reference: ke,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ dm(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function xi(e, t, n) {
  return de({
    kind: "schema",
    type: "record",
    reference: xi,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ I0(i, s)) {
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
      } else Y(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ie(e) {
  return de({
    kind: "schema",
    type: "string",
    reference: ie,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : Y(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e) {
  return de({
    kind: "schema",
    type: "undefined",
    reference: hc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : Y(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function um(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function dn(e, t) {
  return de({
    kind: "schema",
    type: "union",
    reference: dn,
    expects: /* @__PURE__ */ fm(e.map((n) => n.expects), "|"),
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
        Y(this, "type", n, r, { issues: /* @__PURE__ */ um(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        Y(this, "type", n, r, { issues: /* @__PURE__ */ um(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function yc(e, t, n) {
  return de({
    kind: "schema",
    type: "variant",
    reference: yc,
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
                }, A0).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
        Y(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ fm(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else Y(this, "type", r, o);
      return r;
    }
  });
}
function Z2(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ lc(n));
  if (r.issues) throw new M0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function se(...e) {
  return de({
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
function Si(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ lc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Kn(e, t) {
  let { success: n, issues: [r] = [] } = Si(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = lm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var ym = D(hm(), 1);

// src/system/bytes/chunker.ts
function Oi(e) {
  let t = [], n = 0, r = () => {
    let o = t;
    return t = [], n = 0, o;
  };
  return {
    *push(o) {
      for (let i = 0; i < o.length; ) {
        let s = o.subarray(i, i + e - n);
        t.push(s), n += s.length, i += s.length, n === e && (yield r());
      }
    },
    rest: r
  };
}
function et(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var A = 1024 * 1024, Vn = 32;
function no(e) {
  return Math.ceil(e / A) * Vn;
}
function gm() {
  let e = Oi(A), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(tt(...r));
    },
    /** All digests one after the other, 32 bytes each. */
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(tt(...n)), Buffer.concat(t);
    }
  };
}
function wc(e, t, n) {
  let r = n.subarray(t * Vn, (t + 1) * Vn);
  return r.length === Vn && tt(...e).equals(r);
}
function wm(e, { offset: t, length: n }) {
  let r = nt(t, t + n), o = r[0] * Vn;
  return tt(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Vn)
  ).toString("hex");
}
function tt(...e) {
  let t = (0, ym.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function nt(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var ro = "headstart-2", rt = se(fe(), to(), Jn(0)), bm = se(ie(), jt(/^[a-z-]{1,32}$/)), T0 = (e) => Number.isSafeInteger(e) && e > 0, R0 = 512, bc = se(
  te({
    /** The format refuses unknown kinds, see `UnknownEntry`. */
    kind: bm,
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: rt,
    /** In the object, in bytes. */
    length: rt,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: pn(dc((e) => Array.isArray(e) && e.every(T0))),
    /** The number of files, directories and links in the segment. */
    files: rt,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: rt,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: pn(rt),
    /** The number of the line of an image or layer. Absent if it holds the files of several lines. */
    root: pn(rt),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: pn(rt)
  }),
  Yr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), C0 = te({
  /** A whole second after the last write to the cached files, and after all times of sources. Since 1970. */
  savedAt: se(rt, eo(2 ** 32)),
  /** In base64. */
  times: ie()
}), vm = te({
  container: se(ie(), mc(ro)),
  format: bm,
  key: se(ie(), Qr(R0)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: Ce(ie()),
  segments: Ce(bc),
  files: rt,
  bytes: rt,
  /** Absent unless the user wants it. */
  sources: pn(C0)
});
function oo({ kind: e }) {
  return e === "image" || e === "delta";
}
function Xn(e, t) {
  return oo({ kind: t }) ? Math.ceil(e / A) * A : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Ei({ digests: e, ...t }) {
  return tt(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function io(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var _0 = 407710288, vc = 8, Ii = vc + 12, so = Buffer.from("HEADSTR2"), km = 36 + so.length, ao = Ii + km, kc = 4 * 1024 * 1024, xm = 4 * 1024, F0 = 1024 ** 4;
function Sm(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = Pm(e);
  if (r.length > kc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Ii), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, ao), c = [_0, a - vc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, tt(o, ...i), u, so]);
}
function Pm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function Om(e) {
  return Em(e.digests, Pm(e));
}
var N0 = 128 * 1024;
async function co(e, t) {
  return D0(await L0(e), e.size, t);
}
async function L0(e) {
  let { size: t } = e;
  if (t < ao) throw new k(`it has only ${t} bytes`);
  let n = await io(e, Math.max(0, t - N0), t);
  if (!n.subarray(-so.length).equals(so))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - so.length - 4), o = ao + no(Math.min(t, F0)) + kc + xm;
  if (r < ao || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : io(e, t - r, t);
}
async function D0(e, t, n) {
  let r = e.length - km;
  if (!tt(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(vc + 4 * d)
  ), a = t - e.length;
  if (!(o === no(a) && i <= kc && s <= xm && ao + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Ii + o, [f, l] = [
    e.subarray(Ii, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), Em(f, l));
  let m = W0(l), p = Kn(vm, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return U0(m.segments, a), { ...m, digests: f };
}
function Em(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), tt(n, e, t);
}
function W0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function U0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Xn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var Mi = D(Im(), 1), $m = 10, $i = 512;
function Pc(e) {
  if (e.length > $m) return `Key Validation Error: Keys are limited to a maximum of ${$m}.`;
  for (let t of e) {
    if (t.length > $i)
      return `Key Validation Error: ${t} cannot be larger than ${$i} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Q(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Bi(e) {
  let t = (0, Mi.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Mm(e, t) {
  for (let n of e) {
    let r = Sc(t.filter((o) => o.key === n)) ?? Sc(t.filter((o) => Q(o.key, n))) ?? Sc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Sc(e) {
  return e.toSorted(Oc)[0];
}
function Oc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Bm = 225, j0 = 160;
function uo(e) {
  let t = Cm(e) || "%";
  return t.length <= Bm ? t : `${Tm(e)}~${(0, Mi.createHash)("sha256").update(e).digest("hex")}`;
}
function Am(e) {
  let t = uo(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : _m(n)
  );
  return t.length <= Bm ? t : `~${(0, Mi.createHash)("sha256").update(e).digest("hex")}`;
}
function Tm(e) {
  return Cm(e).slice(0, j0);
}
function Rm(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Tm(r).toLowerCase()));
}
function Ec(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Cm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, _m);
}
function _m(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var hn = class extends Error {
};
hn.prototype.name = "InvalidTokenError";
function H0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function z0(e) {
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
    return H0(t);
  } catch {
    return atob(t);
  }
}
function Fm(e, t) {
  if (typeof e != "string")
    throw new hn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new hn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = z0(r);
  } catch (i) {
    throw new hn(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new hn(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var Lm = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Ic(e) {
  return Lm.has(e);
}
var Nm = `GitHub lets these events save a branch's caches: ${[...Lm].join(", ")}; a pull request saves its own. Save from one of them.`;
function he(e) {
  let t = G0(e.token) ?? J0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Nm}`), q0(t.write) && !Ic(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Nm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function q0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function G0(e) {
  try {
    let { ac: t } = Fm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Dm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function J0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Dm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Dm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Wm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Ic(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as Z0, fstatSync as Y0, lstatSync as Q0, openSync as eP, readFileSync as tP } from "node:fs";
import { lstat as Hm, mkdir as nP, open as rP, readlink as oP } from "node:fs/promises";
import { dirname as $c, join as zm, relative as iP, resolve as qm, sep as Zn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as K0 } from "node:fs";
var { O_RDONLY: V0, O_NOFOLLOW: Um = 0, O_NONBLOCK: X0 = 0 } = K0, We = V0 | Um | X0, jm = Um !== 0;

// src/system/disk/ownership.ts
async function ot(e) {
  let t = await Hm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Km(e, t);
}
function Ai({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Gm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Jm(e) {
  let t = await rP(e, We);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Km(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Km(e, { uid: t, mode: n }) {
  if (Vm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = qm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Vm(e, t) {
  if (!Ai({ uid: t }) && t !== 0) throw new Error(`${qm(e)} belongs to another user`);
}
async function Xm(e, t) {
  for (let n of Zm(e, t)) await ot(n);
}
async function yt(e, t) {
  for (let n of Zm(e, t))
    await Mc(n), await ot(n);
}
async function fo(e) {
  try {
    await Mc(e);
  } catch (t) {
    if (E(t) !== "ENOENT" || $c(e) === e) throw t;
    await fo($c(e)), await Mc(e);
  }
}
async function Mc(e) {
  await nP(e, { mode: 448 }).catch((t) => {
    if (E(t) !== "EEXIST") throw t;
  });
}
function Zm(e, t) {
  let n = iP(e, t).split(Zn);
  return n.map((r, o) => zm(e, ...n.slice(0, o + 1)));
}
var sP = 40;
async function Yn(e) {
  if (!process.geteuid) return;
  let t = e.split(Zn), n = 0, r = Zn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? $c(r) : zm(r, o), s = await Hm(i).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Vm(i, s.uid), ++n > sP) throw new Error(`${e} has too many links`);
    let a = await oP(i);
    a.startsWith(Zn) && (r = Zn), t.unshift(...a.split(Zn));
  }
}
function Qn(e, t) {
  let n = (o) => o?.isFile() === !0 && Ai(o) && o.size <= t;
  if (!n(Q0(e, { throwIfNoEntry: !1 }))) return;
  let r = aP(e);
  if (r !== void 0)
    try {
      return n(Y0(r)) ? tP(r) : void 0;
    } finally {
      Z0(r);
    }
}
function aP(e) {
  try {
    return eP(e, We);
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function Ym(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var V = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, Ti = class extends V {
  constructor(t, n) {
    super(`${Ue(t)}: it sends next to nothing for ${Bc(n)}`, "resume");
  }
};
function Bc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Ue(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Qm(Qm(n));
}
function Qm(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var cP = "the server fails or is overloaded; try again later", uP = "the server does not support this request", lo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", ep = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [lo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [lo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [lo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [lo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [lo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function RW(e, t) {
  if (e instanceof V) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return tp(Number(n), t);
  let r = E(e) ?? "unknown error", [o, i] = ep[r] ?? ["the connection failed", "retry"];
  return new V(`${Ue(t)}: ${o} (${r})`, i);
}
function CW(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = ep[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new V(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function tp(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new V(`${Ue(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function _W(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new V(`${Ue(t)}: ${n} (${e})`, "none");
}
async function np({ status: e, headers: t, body: n }, r) {
  if (e === 407) return tp(e, r);
  let o = await pP(n), [i, s] = fP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? dP(t["retry-after"]) : 0;
  return new V(`${Ue(r)}: ${i} (${a})`, s, c);
}
function fP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${lP(n)}; use that as endpoint`, "none"] : e === 501 ? [uP, "none"] : e === 408 || e === 429 || e >= 500 ? [cP, "slow-down"] : ["it refuses the request", "none"];
}
function lP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var mP = 4096;
async function pP(e) {
  let t = [];
  return await Ym(mP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function dP(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var rp = (e) => Math.min(24, 3 * e);
function op(e) {
  return e * (1 + Math.random() / 4);
}
function ip(e) {
  return Math.random() * Math.min(4e3, e);
}
var mo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, sp = {
  ...mo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, NW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, LW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as bP } from "node:timers/promises";
async function ap(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : ip(i * 2 ** (s - 1)), l = u.retryAfterMs && op(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await vP(Math.max(l, f), n);
    }
}
function HW(e) {
  return e instanceof Ti ? 2 : 1;
}
async function vP(e, t) {
  e > 0 && await bP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function GW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ri(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as xP, constants as SP, statSync as PP } from "node:fs";
import { delimiter as OP, isAbsolute as EP, join as IP } from "node:path";
var $P = process.platform === "win32" ? ".exe" : "";
function gt(e) {
  return (process.env.PATH ?? "").split(OP).filter((n) => EP(n)).map((n) => IP(n, `${e}${$P}`)).find(MP);
}
function Ci(e) {
  let t = gt(e);
  if (t === void 0) throw new ce(`there is no ${e} on PATH`);
  return t;
}
function MP(e) {
  try {
    return xP(e, SP.X_OK), PP(e).isFile();
  } catch {
    return !1;
  }
}
function wt() {
  return { LC_ALL: "C", ...po(/^(PATH|SystemRoot)$/) };
}
function po(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Ac = 1e3;
function er(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Ac), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ce(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Rc = D(up(), 1);
import { once as Tc } from "node:events";
import { finished as BP } from "node:stream/promises";
var AP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function lp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([o]) => AP.test(o)), r = (0, Rc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // One of its threads waits for the kernel all the time.
    env: { ...wt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  return r.on("error", () => {
  }), {
    pid: r.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws Error if the program ends before that */
    async ask(o) {
      let i = r.connected ? Tc(r, "disconnect") : [];
      r.send(o);
      let [s] = await Promise.race([Tc(r, "message"), i]);
      if (s === void 0) throw new Error("it ended without a word");
      return s;
    },
    kill: () => {
      r.kill("SIGKILL");
    }
  };
}
async function nU({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Rc.spawn)(e, t, { cwd: n, env: { ...r, ...wt() }, detached: s }), c = a[i];
  a.stdin.destroy();
  for (let l of [a.stdout, a.stderr]) l.resume();
  let u = () => {
    try {
      s && a.pid !== void 0 ? process.kill(-a.pid, "SIGKILL") : a.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", u), o.aborted && u();
  let f = "";
  c.setEncoding("utf8").on("data", (l) => {
    f += l, f.length > fp && u();
  });
  try {
    let [l, m] = await Tc(a, "exit");
    if (u(), await BP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= fp) return f;
    throw er(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var fp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var Rp = D(mp(), 1);
import ZO, { lstatSync as Cp, readdirSync as YO, readFileSync as QO } from "node:fs";

// src/files/patterns.ts
import { posix as GO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var pp = (e, t, n) => {
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
var dp = "\0SLASH" + Math.random().toFixed(16) + "\0", hp = "\0OPEN" + Math.random().toFixed(16) + "\0", _i = "\0CLOSE" + Math.random().toFixed(16) + "\0", yp = "\0COMMA" + Math.random().toFixed(16) + "\0", gp = "\0PERIOD" + Math.random().toFixed(16) + "\0", TP = new RegExp(dp, "g"), RP = new RegExp(hp, "g"), CP = new RegExp(_i, "g"), _P = new RegExp(yp, "g"), FP = new RegExp(gp, "g"), NP = /\\\\/g, LP = /\\{/g, DP = /\\}/g, WP = /\\,/g, UP = /\\\./g, jP = 1e5, HP = 4e6, zP = 1e3, qP = 1e3, GP = 2e7, JP = 16;
function _c(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function KP(e) {
  return e.replace(NP, dp).replace(LP, hp).replace(DP, _i).replace(WP, yp).replace(UP, gp);
}
function VP(e) {
  return e.replace(TP, "\\").replace(RP, "{").replace(CP, "}").replace(_P, ",").replace(FP, ".");
}
function Fc(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function wp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = pp("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function XP(e, t) {
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
function ZP(e, t) {
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
function YP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = wp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Fc(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Fc(n, c), n;
    r = c.pop(), Fc(n, c), e = a;
  }
}
function ho(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function bp(e, t = {}) {
  if (!e)
    return [];
  let n = ho(t.max, jP), r = ho(t.maxLength, HP), o = ho(t.maxDepth, zP), i = ho(t.maxRewrites, qP), s = ho(t.maxSteps, GP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Nc(KP(e), n, r, o, 0, i, { remaining: s }, !0).map(VP);
}
function QP(e) {
  return "{" + e + "}";
}
function eO(e) {
  return /^-?0\d/.test(e);
}
function tO(e, t) {
  return e <= t;
}
function nO(e, t) {
  return e >= t;
}
function yo(e, t, n, r, o, i, s) {
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
function rO(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = _c(i[0]), c = _c(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(_c(i[2])), 1) : 1, l = tO;
  c < a && (f *= -1, l = nO);
  let p = i.some(eO), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let w;
    if (t)
      w = String.fromCharCode(y), w === "\\" && (w = "");
    else if (w = String(y), p) {
      let v = u - w.length;
      if (v > 0) {
        let S = new Array(v + 1).join("0");
        y < 0 ? w = "-" + S + w.slice(1) : w = S + w;
      }
    }
    if (h + w.length > r)
      break;
    s.push(w), h += w.length;
  }
  return s;
}
function Nc(e, t, n, r, o, i, s, a) {
  if (s.remaining -= JP, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = wp(e, m, s);
    if (!p)
      return yo(c, e, [""], t, n, f, s);
    p.unmatched && (m = XP(m, s));
    let d = p.pre, h = () => yo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = yo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, S = p.body.indexOf(",") >= 0;
    if (!v && !S) {
      if (u < i && ZP(p.post, s)) {
        u++, e = p.pre + "{" + p.body + _i + p.post, m = m.slice(0, p.end) + _i + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let O;
    if (v) {
      if (O = rO(p.body, w, t, n, s), !O)
        return h();
    } else {
      let R = YP(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Nc(R[0], t, n, r, o + 1, i, s, !1).map(QP), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let re = yo(c, d + R[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = re, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let j = f && !p.post.length && !d;
      for (let re = 0; j && re < c.length; re++)
        c[re] && (j = !1);
      O = [];
      let U = 0;
      e: for (let re = 0; re < R.length; re++) {
        let sn = Nc(R[re], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let an = 0; an < sn.length; an++) {
          let cn = sn[an];
          if (!(j && !cn)) {
            if (O.length >= t || U + cn.length > n)
              break e;
            O.push(cn), U += cn.length;
          }
        }
      }
    }
    let I = yo(c, d, O, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var go = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var oO = {
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
}, wo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), iO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), vp = (e) => e.join(""), kp = (e, t) => {
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
      for (let [y, [w, v, S]] of Object.entries(oO))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(wo(l) + "-" + wo(h)) : h === l && r.push(wo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(wo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(wo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [iO(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + vp(r) + "]", p = "[" + (u ? "" : "^") + vp(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Ht = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var xe, sO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Lc = (e) => sO.has(e), xp = (e) => Lc(e.type), aO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), cO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), uO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Sp = /* @__PURE__ */ new Map([
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
]), fO = "(?!(?:^|/)\\.\\.?(?:$|/))", Fi = "(?!\\.)", lO = /* @__PURE__ */ new Set(["[", "."]), mO = /* @__PURE__ */ new Set(["..", "."]), pO = new Set("().*{}+?[]^$\\!"), dO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Dc = "[^/]", Pp = Dc + "*?", Op = Dc + "+?", hO = 0, yn = class {
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
  id = ++hO;
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
        if (typeof n != "string" && !(n instanceof xe && n.#r === this))
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
      if (!(r instanceof xe && r.type === "!"))
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
    let n = new xe(this.type, t);
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
        if (!o.noext && Lc(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let S = new xe(w, n);
          h = xe.#l(t, S, h, o, i + 1), n.push(S);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new xe(null, n), p = [], d = "";
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
      if (!o.noext && Lc(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new xe(h, m);
        m.push(v), l = xe.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new xe(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, cO);
  }
  #d(t, n = aO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = uO) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new xe(null, r, this.options);
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
    return !!Sp.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Sp.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#r = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new xe(null, void 0, n);
    return xe.#l(t, r, 0, n, 0), r;
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
    if (this.#t === this && (this.#p(), this.#g()), !xp(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? xe.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && mO.has(this.#e[0]))) {
        let d = lO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? fO : y ? Fi : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Ht(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, Ht(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Fi ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Fi : "") + Op;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Fi : "") + Pp + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Ht(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (xp(this)) {
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
        o = !1, i += (pO.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Op : Pp, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = kp(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Dc, n = !0;
        continue;
      }
      i += dO(u);
    }
    return [i, Ht(t), !!n, s];
  }
};
xe = yn;

// node_modules/minimatch/dist/esm/escape.js
var Wc = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (go(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new je(t, n).match(e)), yO = /^\*+([^+@!?*[(]*)$/, gO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), wO = (e) => (t) => t.endsWith(e), bO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), vO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), kO = /^\*+\.\*+$/, xO = (e) => !e.startsWith(".") && e.includes("."), SO = (e) => e !== "." && e !== ".." && e.includes("."), PO = /^\.\*+$/, OO = (e) => e !== "." && e !== ".." && e.startsWith("."), EO = /^\*+$/, IO = (e) => e.length !== 0 && !e.startsWith("."), $O = (e) => e.length !== 0 && e !== "." && e !== "..", MO = /^\?+([^+@!?*[(]*)?$/, BO = ([e, t = ""]) => {
  let n = $p([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, AO = ([e, t = ""]) => {
  let n = Mp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, TO = ([e, t = ""]) => {
  let n = Mp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, RO = ([e, t = ""]) => {
  let n = $p([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, $p = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Mp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Bp = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Ep = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, CO = Bp === "win32" ? Ep.win32.sep : Ep.posix.sep;
ye.sep = CO;
var pe = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = pe;
var _O = "[^/]", FO = _O + "*?", NO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", LO = "(?:(?!(?:\\/|^)\\.).)*?", DO = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = DO;
var _e = (e, t = {}) => Object.assign({}, e, t), WO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ye;
  let t = ye;
  return Object.assign((r, o, i = {}) => t(r, o, _e(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, _e(e, i));
      }
      static defaults(o) {
        return t.defaults(_e(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, _e(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, _e(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, _e(e, o)),
    escape: (r, o = {}) => t.escape(r, _e(e, o)),
    filter: (r, o = {}) => t.filter(r, _e(e, o)),
    defaults: (r) => t.defaults(_e(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, _e(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, _e(e, o)),
    match: (r, o, i = {}) => t.match(r, o, _e(e, i)),
    sep: t.sep,
    GLOBSTAR: pe
  });
};
ye.defaults = WO;
var Ap = (e, t = {}) => (go(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : bp(e, { max: t.braceExpandMax }));
ye.braceExpand = Ap;
var UO = (e, t = {}) => new je(e, t).makeRe();
ye.makeRe = UO;
var jO = (e, t, n = {}) => {
  let r = new je(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = jO;
var Ip = /[?*]|[+@!]\(.*?\)|\[|\]/, HO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), je = class {
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
    go(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Bp, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Ip.test(i[2])) && !Ip.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(pe) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(pe, i), a = n.lastIndexOf(pe), [c, u, f] = r ? [
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
      for (let S = o; S < t.length - l; S++) {
        let O = String(t[S]);
        if (v = !0, O === "." || O === ".." || !this.options.dot && O.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === pe ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
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
      if (this.debug(n, f, l), f === !1 || f === pe)
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
    return Ap(this.pattern, this.options);
  }
  parse(t) {
    go(t);
    let n = this.options;
    if (t === "**")
      return pe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(EO)) ? o = n.dot ? $O : IO : (r = t.match(yO)) ? o = (n.nocase ? n.dot ? vO : bO : n.dot ? wO : gO)(r[1]) : (r = t.match(MO)) ? o = (n.nocase ? n.dot ? AO : BO : n.dot ? TO : RO)(r) : (r = t.match(kO)) ? o = n.dot ? SO : xO : (r = t.match(PO)) && (o = OO);
    let i = yn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? FO : n.dot ? NO : LO, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? HO(l) : l === pe ? pe : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== pe || d === pe || (d === void 0 ? p !== void 0 && p !== pe ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== pe && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = pe));
      });
      let f = u.filter((l) => l !== pe);
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
    return ye.defaults(t).Minimatch;
  }
};
ye.AST = yn;
ye.Minimatch = je;
ye.escape = Wc;
ye.unescape = Ht;

// src/files/windows-names.ts
var zO = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function qO(e) {
  if (e === "." || e === "..") return;
  if (zO.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ni(e) {
  for (let t of e.split("/")) {
    let n = qO(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Tp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ie(e, t, { platform: n = process.platform, home: r = Ft() } = {}) {
  let o = { platform: n, home: r && G(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => JO(c, G(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => VO(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function JO(e, t, n) {
  let r = Rt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = G(e.slice(i.length), n.platform), [a, c] = KO(s, t, { ...n, maths: r }), [, u = "", f = ""] = GO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new je(f, Tp), d = o ? new je(f, { ...Tp, nocase: !0 }) : p;
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
function KO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${ii}`);
  return [r, e.slice(2)];
}
function VO({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = Rt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && XO(e, t, n);
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
function XO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ni(o);
  } catch (o) {
    throw new Error(`${r}: ${P(o)}`);
  }
}

// src/job/installed-tree.ts
function _p({ directories: e, marks: t }) {
  let n = (0, Rp.createHash)("sha256");
  for (let r of e)
    for (let o of ZO.globSync(t, { cwd: r }).sort()) {
      let i = B(r, o);
      n.update(JSON.stringify([r, o])), Cp(i, { throwIfNoEntry: !1 })?.isFile() && n.update(QO(i));
    }
  return n.digest("hex");
}
function Fp(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var eE = 5e3, tE = 20;
function nE(e) {
  let t = Date.now() - tE;
  return e.flatMap((n) => {
    let r = Wp(n);
    return r.length === 0 || r.length > eE ? [] : { directory: n, bornMs: rE(n, r), seenMs: t };
  });
}
function Np({ paths: e, mode: t, rolling: n, lookupOnly: r }) {
  if (n || r || t === "lazy") return;
  let { lines: o } = Ie(e, process.cwd());
  return nE(o.flatMap(({ literal: i }) => i ?? []));
}
function rE(e, t) {
  let n = 0;
  for (let r of t) {
    let o = Dp(B(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function Lp(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = Dp(B(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = Wp(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function Dp(e) {
  try {
    return Cp(e);
  } catch {
    return;
  }
}
function Wp(e) {
  try {
    return YO(e);
  } catch {
    return [];
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as uE, rmSync as zp } from "node:fs";
import { join as fE } from "node:path";

// src/system/disk/space.ts
import { statfsSync as oE } from "node:fs";
import { statfs as iE } from "node:fs/promises";
var sE = 0.05, aE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, cE = 20;
async function Up(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await iE(e), s = (c, u) => Math.floor(Math.min(u * sE, aE[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function gn(e, t) {
  return E(e) === "ENOSPC" || /No space left on device/.test(P(e)) ? jp(t) : e;
}
async function tr(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw gn(i, t);
  });
  if (o !== et(n)) throw jp(t);
}
function jp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = oE(e), s = `${H(t * r)} of ${H(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function it(e, t) {
  let n = await Up(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function bo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Up(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, cE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Uc = /* @__PURE__ */ new Set();
function Hp() {
  for (let e of Uc) zp(e, { recursive: !0, force: !0 });
}
function lE(e) {
  try {
    return uE(fE(e, "headstart-"));
  } catch (t) {
    throw gn(t, e);
  }
}
function Se(e) {
  process.listeners("exit").includes(Hp) || process.on("exit", Hp);
  let t = lE(e);
  Uc.add(t);
  let n = () => {
    zp(t, { recursive: !0, force: !0 }), Uc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as mE } from "node:async_hooks";
import { subscribe as pE, unsubscribe as dE } from "node:diagnostics_channel";
var hE = 6e4;
async function wn(e, t, n) {
  return st({ path: Ci(e), args: t }, n);
}
async function st(e, t) {
  let { limitMs: n = hE, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ce(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await jc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw er(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var qp = new mE();
async function jc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = wt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    qp.getStore() === m && (f = d.process, process.nextTick(() => {
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
  pE(Gp, m), o.addEventListener("abort", l);
  try {
    let d = await qp.run(m, () => Dl(yE(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ce(`${e} could not be run: ${P(d)}`);
  } finally {
    dE(Gp, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Gp = "child_process";
function yE(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as gE } from "node:fs";
async function Jp(e, t = !0) {
  let n = async (s) => {
    let a = t ? gt(s) : void 0;
    return a && await wE(a, e) && a;
  }, [r, o, i] = await Promise.all([
    bE(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: gt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function wE(e, t) {
  let n = await Vp("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function bE(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = gt(t), r = n && (vE(n) ?? kE(await Vp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Kp = { "GNU tar": "gnu", bsdtar: "bsd" };
function vE(e) {
  try {
    let t = gE(e);
    return Object.entries(Kp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Vp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await st({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${P(o)}`), "";
  }
}
function kE(e) {
  return Object.entries(Kp).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as gI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as ir from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Hc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ve(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ve(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ve(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ve(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ve(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Hi from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var zt = D(Xp(), 1);
import * as nr from "path";
var qt = process.platform === "win32";
function vt(e) {
  if (e = bt(e), qt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = nr.dirname(e);
  return qt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = bt(t)), t;
}
function Di(e, t) {
  if ((0, zt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, zt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), vo(t))
    return t;
  if (qt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (He(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, zt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, zt.default)(vo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || qt && e.endsWith("\\") || (e += nr.sep), e + t;
}
function vo(e) {
  return (0, zt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = He(e), qt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function ko(e) {
  return (0, zt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = He(e), qt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function He(e) {
  return e = e || "", qt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function bt(e) {
  return e ? (e = He(e), !e.endsWith(nr.sep) || e === nr.sep || qt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var ze;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(ze || (ze = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Zp = process.platform === "win32";
function qc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Zp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Zp ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = vt(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = vt(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Yp(e, t) {
  let n = ze.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Qp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as nd from "os";
import * as or from "path";
var Gt = D(ed(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as bn from "path";
var rr = D(td(), 1), PE = process.platform === "win32", vn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, rr.default)(t, "Parameter 'itemPath' must not be empty"), t = bt(t), !ko(t))
        this.segments = t.split(bn.sep);
      else {
        let n = t, r = vt(n);
        for (; r !== n; ) {
          let o = bn.basename(n);
          this.segments.unshift(o), n = r, r = vt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, rr.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, rr.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = He(t[n]), n === 0 && ko(r) ? (r = bt(r), (0, rr.default)(r === vt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, rr.default)(!r.includes(bn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(bn.sep) || PE && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += bn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var kt = process.platform === "win32", xo = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Gt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Gt.default)(u && vo(u), "Parameter 'segments' first element must be a root path"), i = new vn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new vn(i).segments, this.trailingSeparator = He(i).endsWith(or.sep), i = bt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new vn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), kt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: kt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = kt ? i.replace(/\\/g, "/") : i, this.minimatch = new je(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = He(t), !t.endsWith(or.sep) && this.isImplicitPattern === !1 && (t = `${t}${or.sep}`)) : t = bt(t), this.minimatch.match(t) ? this.trailingSeparator ? ze.Directory : ze.All : ze.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = bt(t), vt(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(kt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (kt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Gt.default)(t, "pattern cannot be empty");
    let r = new vn(t).segments.map((o) => e.getLiteral(o));
    if ((0, Gt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Gt.default)(!ko(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = He(t), t === "." || t.startsWith(`.${or.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${or.sep}`))
      n = n || nd.homedir(), (0, Gt.default)(n, "Unable to determine HOME directory"), (0, Gt.default)(vo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (kt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Di("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (kt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Di("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Di(e.globEscape(process.cwd()), t);
    return He(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !kt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !kt && a + 1 < t.length) {
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
var So = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Gc = function(e, t, n, r) {
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
}, OE = function(e) {
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
}, Jt = function(e) {
  return this instanceof Jt ? (this.v = e, this) : new Jt(e);
}, EE = function(e, t, n) {
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
    p.value instanceof Jt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, IE = process.platform === "win32", ji = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Hc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Gc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = OE(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return EE(this, arguments, function* () {
      let n = Hc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new xo(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of qc(r)) {
        ve(`Search path '${s}'`);
        try {
          yield Jt(ir.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new So(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Yp(r, s.path), c = !!a || Qp(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Jt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Hi.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & ze.Directory && n.matchDirectories)
              yield yield Jt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Jt(ir.promises.readdir(s.path))).map((m) => new So(Hi.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & ze.File && (yield yield Jt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Gc(this, void 0, void 0, function* () {
      let r = new e(n);
      IE && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new xo(i));
      return r.searchPaths.push(...qc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Gc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield ir.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ve(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield ir.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield ir.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          ve(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var $E = D(rd(), 1);

// node_modules/@actions/glob/lib/glob.js
var ME = function(e, t, n, r) {
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
function od(e, t) {
  return ME(this, void 0, void 0, function* () {
    return yield ji.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as BE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var AE = /[\u0080-\u00ff]/, TE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!AE.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return TE.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function _(e, t) {
  return e === t || e.startsWith(xt(t));
}
function xt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function oe(e) {
  return BE(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as aI,
  lstatSync as kd,
  mkdtempSync as cI,
  readdirSync as xd,
  rmdirSync as uI,
  rmSync as Sd,
  statSync as fI,
  writeFileSync as lI
} from "node:fs";
import * as Yi from "node:fs/promises";
import { createServer as mI } from "node:net";
import { toNamespacedPath as pI } from "node:path";

// src/system/disk/local-socket.ts
var sd = D(id(), 1);
import { once as RE } from "node:events";
import { closeSync as CE, lstatSync as _E, openSync as FE, statSync as NE, symlinkSync as LE, writeFileSync as DE } from "node:fs";
import { connect as WE } from "node:net";
import { tmpdir as UE } from "node:os";
import { join as sr } from "node:path";
var zi = process.platform === "win32";
function qi(e, t, n) {
  let { path: r, close: o } = zi ? zE() : ad(e, t);
  return n.on("error", () => {
  }).listen(r), o(), zi && n.listening && DE(sr(e, t), cd(r, e), { mode: 384 }), n.listening;
}
async function Gi(e, t) {
  let n = zi ? ud(e, t) : ad(e, t);
  if (n)
    try {
      let r = WE(n.path);
      return r.on("error", () => {
      }), await RE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Vc(e, t) {
  return zi ? ud(e, t) !== void 0 : _E(sr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function ad(e, t) {
  let n = sr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = FE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => CE(o) };
  }
  let r = Se(UE());
  return LE(e, sr(r.dir, "d")), { path: sr(r.dir, "d", t), close: r.remove };
}
var jE = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, HE = 256;
function zE() {
  return { path: `\\\\.\\pipe\\headstart-${(0, sd.randomUUID)()}`, close: () => {
  } };
}
function cd(e, t) {
  return `${e}
${NE(t, { bigint: !0 }).ino}
`;
}
function ud(e, t) {
  let n = Qn(sr(e, t), HE)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return jE.test(r) && n === cd(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as qE, renameSync as GE, rmdirSync as JE } from "node:fs";
function ge(e, t) {
  YE(
    () => GE(e, t),
    () => !fd(t)
  );
}
function ar(e, t) {
  let n = process.platform === "win32";
  n && KE(t);
  try {
    return ge(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && fd(t)) return !1;
    throw r;
  }
}
function KE(e) {
  try {
    JE(e);
  } catch {
  }
}
function fd(e) {
  return qE(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var VE = ["EPERM", "EBUSY", "EACCES"], XE = 200, ZE = new Int32Array(new SharedArrayBuffer(4));
function YE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, XE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && VE.includes(E(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(ZE, 0, 0, i);
  }
}

// src/files/journal.ts
var wd = D(md(), 1);
import * as ne from "node:fs";

// src/files/journal-step.ts
var pd = te({
  mode: se(fe(), ki()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: se(fe(), ki())
}), dd = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Ji(e) {
  let t = e;
  return dd[e.do].map((n) => t[n]);
}
function Xc(e, t) {
  let n = b(q(t)), r = xt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(yd(i, o))}
`).join("");
}
function hd(e, t) {
  let n = b(q(t)), r = (s) => s === "" ? n : `${xt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = QE(b(oi(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Kn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return yd(a, r);
  });
}
function yd(e, t) {
  let n = Ji(e), r = dd[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function QE(e) {
  let t = (a) => a.split("/"), n = (a) => t(a).every((c) => !["", ".", ".."].includes(c)), r = (a) => se(
    ie(),
    Yr((c) => n(c) && a(c))
  ), o = r((a) => t(a)[0] !== e), i = r((a) => a.startsWith(`${e}/`)), s = ie();
  return yc("do", [
    /** Makes a directory that was missing above a match. */
    te({ do: ht("make"), path: o }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    te({ do: ht("move"), to: o, from: i, inode: s }),
    /** Moves the existing file aside, and a staged file to its path. */
    te({ do: ht("replace"), to: o, from: i, aside: i, inode: s }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    te({
      do: ht("stamp"),
      path: dn([ht(""), o]),
      stamp: pd,
      before: pd
    })
  ]);
}

// src/files/journal.ts
var cr = "journal", eI = Math.min(128 * 1024 * 1024, (0, wd.getHeapStatistics)().heap_size_limit / 32);
function bd(e, t) {
  ne.appendFileSync(B(t, cr), Xc(e, t), { mode: 384 });
  for (let n of e) nI(n);
}
function vd(e) {
  e.do === "stamp" && M(e.path)?.isDirectory() && Yc(e.path, e.stamp);
}
function Zc(e) {
  ne.rmSync(B(e, cr), { force: !0 });
}
function Vi(e, t = () => !0) {
  let n = tI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? rI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Xc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = B(e, `${cr}-draft`);
    ne.writeFileSync(s, i, { mode: 384 }), ge(s, B(e, cr));
  } else Zc(e);
}
function Po(e) {
  return M(b(B(e, cr))) !== void 0;
}
function tI(e) {
  if (!Po(e)) return [];
  let t = Qn(B(e, cr), eI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return hd(t.toString(), e);
}
function nI(e) {
  if (e.do === "make") ne.mkdirSync(g(e.path));
  else if (e.do === "stamp") Yc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && Ki(e.to, e.aside), Ki(e.from, e.to);
    } catch (t) {
      throw E(t) === "EXDEV" ? sI(e.from, e.to) : t;
    }
}
function rI(e) {
  if (e.do === "make") oI(e.path);
  else if (e.do === "stamp") iI(e.path, e.before);
  else if (e.do === "move") gd(e);
  else if (M(e.aside)) {
    if (gd(e), M(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    Ki(e.aside, e.to);
  }
}
function gd({ from: e, to: t, inode: n }) {
  !M(e) && Xi(t) === n && Ki(t, e);
}
function Xi(e) {
  let t = ne.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function M(e) {
  try {
    return ne.lstatSync(g(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function St(e) {
  if (ne.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (M(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...St(q(e)), e];
}
function oI(e) {
  try {
    ne.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function iI(e, t) {
  let n = M(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Yc(e, t);
}
function Yc(e, { mode: t, mtime: n }) {
  try {
    ne.chmodSync(g(e), t), ne.utimesSync(g(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function sI(e, t) {
  let n = (s) => M(s)?.dev, r = M(t)?.isDirectory() ? t : q(t), o = n(r);
  for (; q(r) !== r && n(q(r)) === o; ) r = q(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function Ki(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ge(n, r);
  } catch (o) {
    let i = M(e);
    if (E(o) !== "EACCES" || !i?.isDirectory()) throw o;
    ne.chmodSync(n, i.mode | 128), ge(n, r), ne.chmodSync(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var ur = ".headstart-staging-";
function at(e) {
  return e.startsWith(ur);
}
function Qi(e) {
  let { dir: t, sign: n } = Pd(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Po(t) || (Qc(t), n?.close());
    }
  };
}
function Qc(e) {
  if (M(b(e))) {
    for (let t of xd(e)) t !== es && Kt(B(e, t));
    Kt(e);
  }
}
async function Vt({ base: e, literal: t }) {
  let n = dI(e);
  if (t === void 0) return n;
  let r = kd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== kd(n).dev ? t : Yi.access(n, Yi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function dI(e) {
  let t = e;
  for (; !fI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function fr(e) {
  let t = M(b(e));
  return t !== void 0 && Oo(t);
}
function Oo(e) {
  return e.isDirectory() && Ai(e) && Gm(e);
}
function lr(e) {
  return Vc(e, es);
}
var es = "alive", Zi = "born", hI = 10;
function Pd(e, t = 1) {
  let n = cI(B(e, ur));
  try {
    return { dir: n, sign: yI(n) };
  } catch (r) {
    if (E(r) !== "ENOENT" || t === hI) throw r;
    return Pd(e, t + 1);
  }
}
function yI(e) {
  let t = mI((o) => o.destroy()).unref(), [n, r] = [B(e, Zi), B(e, es)];
  if (!qi(e, Zi, t)) {
    lI(r, "");
    return;
  }
  try {
    ge(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Od(e) {
  try {
    Vc(e, Zi) && Sd(B(e, Zi)), uI(e);
  } catch {
  }
}
async function ts(e) {
  if (!lr(e)) return !1;
  try {
    let t = await Gi(e, es);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Kt(e) {
  let t = typeof e == "string" ? pI(e) : e, n = () => Sd(t, { recursive: !0, force: !0, maxRetries: 3 });
  try {
    n();
  } catch (r) {
    if (E(r) !== "EACCES") throw r;
    Ed(Buffer.from(e).toString("latin1")), n();
  }
}
function Ed(e) {
  aI(g(e), 448);
  for (let t of xd(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Ed(`${e}/${t.name}`);
}

// src/files/matches.ts
async function mr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await wI(r)) {
      let i = gI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || bI(o, r) || Id(o, r, t) || n.set(o, { line: r, path: o, relative: Le(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !vI(r, n, t));
}
async function wI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await od(`${kI(xt(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function bI(e, { base: t }) {
  return Le(t, e).split("/").some(at);
}
function Id(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Id(q(e), t, n) : !1;
}
function vI(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function kI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function ns({ paths: e, localDir: t, stash: n }) {
  return Eo([t, n.dir], Ie(e, process.cwd()));
}
var xI = 5;
function eu({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, xI).map(({ text: r }) => `'${r}'${PI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function $d({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await mr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [eu({ lines: r })] : [];
}
var SI = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function PI(e) {
  let [, t] = SI.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Eo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function Xt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function pr(e = 1024 * 1024) {
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
function Md(e) {
  let t, n, r = !1, o, i = async () => {
    let s = await e.url(r);
    return n = { url: s, worked: !1, renewed: r }, o = s, n;
  };
  return {
    current() {
      return t ??= i(), t;
    },
    refused(s, a) {
      if (s === n) {
        if (s.renewed && !s.worked) throw a;
        r = !0, n = void 0, t = void 0;
      }
    },
    place: () => o === void 0 ? "the store" : Ue(o)
  };
}
function Bd(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Ad(e) {
  let t = [], n = e, r = 0, o = Number.NEGATIVE_INFINITY, i = () => {
    for (; r < n && t.length > 0; )
      t.sort((a, c) => a.place - c.place), r++, t.shift()?.go();
  }, s = () => {
    let a = performance.now();
    return {
      release() {
        r--, i();
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
      t.push({ place: a, go: () => c(s()) }), i();
    })
  };
}

// src/stores/transfer/download/range-request.ts
async function Rd(e, t) {
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
    onHead: (l, m) => Td(l) ? OI(l, m, e, t) : void 0
  });
  if (!Td(f)) throw await np(f, i);
  if (c && e.finish(), !e.isComplete()) throw Pt(i, "the connection ended before the object did", "resume");
}
var Td = ({ status: e }) => e === 200 || e === 206;
function OI(e, t, n, r) {
  let { url: o } = r.signed;
  $I(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (EI(e, n, r), r.queue.widen(n)) : II(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw Pt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function EI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Pt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Cd(e["content-length"], r))
    throw Pt(n, "the object has another length", "retry");
}
function II({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Pt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!Cd(i, t.end - t.position))
    throw Pt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function Cd(e, t) {
  return e === void 0 || e === String(t);
}
function $I({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Pt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Pt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Pt(t, o, "none");
  }
}
function Pt(e, t, n) {
  return new V(`${Ue(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function _d(e, t) {
  let n = BI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await AI(e, t);
    } catch (i) {
      if (i instanceof V && i.recover === "await-whole" && t.begun && await Ri(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await ap(n, o);
}
function BI(e, t) {
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
      if (!(a instanceof V) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function AI(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Rd(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof V) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof V && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function Fd(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Ue(o)}: it sends one part much more slowly than others`, u = () => a.abort(new V(c, "resume")), [f, l] = [performance.now(), r.position];
      t.set(r, { since: f, from: l, end: u });
      try {
        await s(AbortSignal.any([i, a.signal])), n.bytes += r.position - l, n.ms += performance.now() - f;
      } finally {
        t.delete(r);
      }
    },
    check(r) {
      let o = t.get(r);
      if (!o || n.ms === 0) return;
      let i = performance.now() - o.since - e * 2 ** r.hedges;
      r.position - o.from >= i * n.bytes / n.ms / 4 || (r.hedges++, o.end());
    }
  };
}

// src/stores/transfer/download/part.ts
function Nd(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Ld({ start: e, end: t }, n) {
  let { partBytes: r, order: o, most: i, newPart: s } = n, a = [], [c, u] = [e, t], f = () => (u -= (t - e) % r || r, s(u, t)), l = () => {
    let m = c;
    return c = Math.min(c + r, u), s(m, c);
  };
  return {
    get parts() {
      return a;
    },
    refill() {
      a = a.filter((p) => !p.isRead());
      let m = [];
      for (; a.length + m.length < i && c < u; )
        m.push(o === "any" && u === t ? f() : l());
      return a.push(...m), m;
    },
    take() {
      if (o !== "any") return a[0]?.next();
      for (let m of a) {
        let p = m.next();
        if (p) return p;
      }
    },
    widen(m) {
      m.end = t, c = u, a = [m];
    }
  };
}

// src/stores/transfer/least-speed.ts
function kn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, i = Math.min(e, o), s = 0, a = 0;
  return {
    moved(c) {
      for (s += c; i > 0 && s >= i; )
        s -= i, o -= i, i = Math.min(e, o), a = 0;
    },
    check(c) {
      return a += c, a < n || i * a <= s * t ? void 0 : `${(s / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(i / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/stores/transfer/download.ts
function Dd(e, t, n) {
  let { memory: r = pr(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...sp, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => TI(e, t, { ...n, memory: r, limits: o })
  };
}
async function* TI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = RI(t, n, s), c = _I(t, n), u = { ...CI(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new V(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) _d(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Ri(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function RI({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Ld(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Nd(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function CI(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Md(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Ad(i),
    hedge: Fd(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: rp(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function _I({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = kn(n, t - e), a = kn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Bc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function Wd(e) {
  let t = Re(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Gn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Gn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Re(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new $(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function jd(e) {
  let t = WI(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw rs("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: NI(e("bucket")),
    prefix: LI(e("prefix")),
    region: DI(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !FI(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new $("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new $(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function FI(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function NI(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw rs("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Ud = 256;
function LI(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Ud) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Ud} in all`;
  throw rs("prefix", e, r);
}
function DI(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw rs("region", e, "must be the name of a region, such as eu-west-1");
}
function WI(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new $(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function rs(e, t, n) {
  return new $(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var xn = D(Hd(), 1);

// src/inputs/trusted-writers.ts
var UI = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function qd(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(jI);
}
function jI(e) {
  let [, t, n, r] = UI.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new $(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(zd).join("[^/]*"));
  return { workflow: new RegExp(`^${zd(t)}${o.join(".*")}$`, "u"), event: r };
}
function zd(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Gd = 32, HI = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Kd(e) {
  let t = Jd(e("signing-key")).map(zI), n = Jd(e("verify-key")).map(qI), r = qd(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new $(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new $(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(GI), ...n], writers: r };
  }
}
function sH(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => Io(e(n)).length > 0);
}
function Vd(e) {
  return Io(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Jd(e) {
  let t = Io(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(HI))
    n.push(...Io(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Io(t.slice(r))];
}
function Io(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function zI(e) {
  if (e.startsWith("-----")) {
    let r = Xd(e, "PRIVATE KEY", xn.createPrivateKey);
    if (r) return r;
    throw new $("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Gd) return (0, xn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new $(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Gd}: ${n}.`
  );
}
function qI(e) {
  let t = Xd(e, "PUBLIC KEY", xn.createPublicKey);
  if (t) return t;
  throw new $(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
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
function GI(e) {
  return e.type === "secret" ? e : (0, xn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function $o(e, t) {
  let n = Qe(e("save-always")), r = Re(e, "store", ["auto", "github", "s3", "local"]), o = jd(e);
  if (r === "s3" && o.bucket === "") throw new $("Input `bucket` is required with `store: s3`.");
  return {
    key: fc(e, "key"),
    restoreKeys: os(e("restore-keys")),
    paths: os(fc(e, "path")),
    crossOs: Qe(e("enableCrossOsArchive")),
    failOnMiss: Qe(e("fail-on-cache-miss")),
    lookupOnly: Qe(e("lookup-only")),
    store: r,
    localDir: XI(e("local-dir"), t),
    s3: o,
    stash: { ...ZI(e("stash"), t), maxBytes: YI(e("stash-size")) },
    concurrency: Gn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: VI(e("part-size")),
    mode: Re(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Re(e, "ramdisk", ["off", "auto", "on"]),
    verify: Re(e, "verify", ["auto", "always"]),
    format: Re(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : JI(e),
    jobStatus: e("job-status"),
    secrets: Re(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Qe(e("source-times")),
    compressionLevel: Gn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Re(e, "summary", ["auto", "true", "false"]),
    rolling: Wd(e),
    signing: Kd(e)
  };
}
function JI(e) {
  let t = Re(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function os(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var KI = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Zd(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (KI[n] ?? Number.NaN);
}
function VI(e) {
  if (e === "") return 8 * 1048576;
  let t = Zd(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new $(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function XI(e, t) {
  return e === "" ? B(t, "headstart") : Gr(Yd("local-dir", e));
}
function Yd(e, t) {
  let n = G(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Ft();
  if (r === void 0) throw new $(`Input \`${e}\` is '${t}', and ${ii}.`);
  return `${r}${n.slice(1)}`;
}
function ZI(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: B(t, "headstart-stash") };
  let r = Yd("stash", e);
  if (Ua(r)) return { use: "on", dir: Gr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new $(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function YI(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Zd(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new $(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function Qd(e, t) {
  let n = F(e), r = os(n), o = t.map(QI).join(", "), i = t.length > 1 && F("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new $(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = G(process.cwd()), a = (f = F("working-directory")) => Gr(s, G(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function QI({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/mounts/workspace/show.ts
import { mkdirSync as AM, realpathSync as TM, rmdirSync as RM, symlinkSync as ws, utimesSync as CM, writeFileSync as _M } from "node:fs";
import { dirname as ey, join as en } from "node:path";

// node_modules/yocto-queue/index.js
var nu = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, Mo = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new nu(t);
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
function Zt(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), eh(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new Mo(), r = 0, o = () => {
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
        eh(u), e = u, queueMicrotask(() => {
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
function eh(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/mounts/alone.ts
var dr = Zt(1);

// src/mounts/mount-root.ts
import { lstatSync as nh, mkdtempSync as r$, readdirSync as rh, realpathSync as oh } from "node:fs";
import { basename as ih, dirname as o$, join as sh } from "node:path";

// src/system/mountinfo.ts
import { readFileSync as e$ } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : e$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: th(c), flags: u.split(","), type: o, source: th(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function th(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as t$, readlinkSync as n$ } from "node:fs";
function hr() {
  return n$("/proc/self/ns/pid").replace(/\D/g, "");
}
function Et(e) {
  try {
    let t = t$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var ru = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function is(e) {
  let t = process.ppid || 1, n = Et(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${hr()}-${t}-${n}-`;
  return r$(sh(oh(e), r));
}
function Bo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function ou(e) {
  let t = b(e);
  return X().filter((n) => Bo(n) === t || _(n.point, t));
}
function ah(e) {
  let t = b(e);
  return X().findLastIndex((n) => Bo(n) === t);
}
function ch(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && Ao(n) ? n : void 0;
}
var yr = "headstart-broker";
function uh(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && Bo(n) === t);
}
function fh() {
  let e = (t) => Ao(t) || t === yr;
  return X().flatMap((t) => {
    let n = Bo(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function ss(e) {
  return rh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function Ao(e) {
  return ru.test(ih(e));
}
var i$ = 7200 * 60 * 1e3;
function s$(e) {
  let [, t, n = "", r] = ih(e).match(ru) ?? [];
  if (t === hr()) return Et(n) !== r;
  let o = nh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > i$;
}
function a$(e) {
  return e.type === "squashfs" ? o$(e.point) : Bo(e);
}
function lh(e) {
  let t = X().flatMap((r) => a$(r) ?? []).map((r) => g(r).toString()).filter((r) => Ao(r) && !u$(r)), n = process.platform === "linux" ? e.flatMap(c$).filter(fr) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(s$);
}
function c$(e) {
  try {
    return rh(e).filter((n) => ru.test(n)).map((n) => sh(oh(e), n));
  } catch {
    return [];
  }
}
function u$(e) {
  try {
    let t = nh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Oo(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as H$, readlinkSync as z$, rmdirSync as q$, symlinkSync as G$ } from "node:fs";
import { tmpdir as J$ } from "node:os";
import { basename as K$, dirname as Bh, join as Ah } from "node:path";
import { setTimeout as V$ } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as p$, rmdirSync as d$, unlinkSync as h$ } from "node:fs";
import { dirname as yh, join as y$ } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as f$, readdirSync as ph, readlinkSync as as, symlinkSync as mh } from "node:fs";
import { dirname as l$, join as gr } from "node:path";
var Z = {
  /** A link to the workspace, without links. */
  workspace: "workspace",
  /** Shows the workspace without the overlay, and cannot be written to. */
  plain: "plain",
  /** Its time is the time before the first mount. */
  since: "since",
  pathLayer: (e) => `s${e}`,
  /** A link to the mount point of a layer; layer 0 is the upmost one. */
  layer: (e, t) => `l${e}-${t}`,
  /** A link to a target. */
  target: (e, t) => `target-${e}-${t}`,
  /** A link to the topmost directory above a target that the workspace lacks. */
  made: (e, t) => `made-${e}-${t}`
};
function Sn(e) {
  let t = ch(b(e));
  return t !== void 0 && qe(t) === b(e) ? t : void 0;
}
function qe(e) {
  try {
    return as(gr(e, Z.workspace), "latin1");
  } catch {
    return;
  }
}
function To(e) {
  let t = ph(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Z.layer(r, c)), s = l$(as(gr(e, Z.layer(r, 0))));
    return { number: r, lowers: [Z.pathLayer(r), ...i], mountRoot: s };
  });
}
function Yt(e, t = "target") {
  try {
    return ph(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => as(gr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function dh(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(m$(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = qe(r);
  return o === void 0 ? void 0 : { workspace: o, plain: gr(r, Z.plain), inside: n };
}
function m$(e) {
  return f$(e).isSymbolicLink() ? as(e, "latin1") : "";
}
function cs() {
  return fh().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return qe(n) === e ? Yt(n) : [e];
  });
}
function hh(e, t, n, r) {
  let o = ss(e);
  mh(g(t), gr(e, `target-${o}`)), mh(g(`${b(n)}/${r}`), gr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function gh(e) {
  let t = qe(e), n = Yt(e, "made");
  for (let [r, o] of Yt(e).entries()) {
    M(o) && p$(g(o), y$(e, `left-${r}`));
    for (let i = yh(o); i !== t; i = yh(i))
      g$(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function g$(e, t) {
  let n = M(e);
  n?.isCharacterDevice() && n.rdev === 0 && h$(g(e)), t && n?.isDirectory() && oe(e).length === 0 && d$(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as xh,
  closeSync as Sh,
  lstatSync as Oh,
  openSync as Ph,
  readdirSync as M$,
  readFileSync as B$,
  readlinkSync as A$,
  renameSync as iu,
  statfsSync as T$,
  symlinkSync as R$
} from "node:fs";
import { join as Pn } from "node:path";

// src/formats/tar-archives/tar-records.ts
var le = 512, Fe = Buffer.alloc(2 * le);
function Pe(e) {
  return (le - e % le) % le;
}
function bh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: us(r) } : t === "K" ? { ...e, target: us(r) } : t === "g" ? e : { ...e, ...b$(new Map(w$(r))) };
}
function us(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* w$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function b$(e) {
  let t = (u) => e.get(u) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(wh(i)));
  let a = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  a.length > 0 && (n.attributes = a), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let c = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (c && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return c && (n.sparseSize = wh(t("GNU.sparse.realsize"))), n;
}
function wh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse.ts
var v$ = 10, vh = 15, k$ = 2;
function kh(e) {
  let t = x$(e);
  return (n) => (t.push(n), t.hasCount());
}
function x$(e) {
  let t = [], n = "", r = 0, o = () => t.length > 0 && t.length === 1 + 2 * t[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let s = 0;
      for (; s < i.length && !o(); ) {
        let a = i.indexOf(v$, s), c = a < 0 ? i.length : a;
        if (n += i.toString("latin1", s, Math.min(c, s + vh + 1)), !/^\d*$/.test(n) || n.length > vh) throw S$();
        if (s = c, !(a < 0)) {
          if (t.push(Number(n)), t[0] > e / le + k$)
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
function S$() {
  return new k("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var P$ = 1024 * 1024;
function Qt(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = bh(n, f, l), i = Pe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = O$(f);
    if ("xgLK".includes(l)) {
      if (m.size > P$) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: $$(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : kh(d.size), o = d.size, i = Pe(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? le)), d = l.subarray(m, p);
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
function O$(e) {
  if (fs(e, 148, 8) !== E$(e)) throw new k("its archive is damaged");
  let t = wr(e, 0, 100), n = wr(e, 257, 6) === "ustar" ? wr(e, 345, 155) : "";
  return {
    type: wr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: wr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: fs(e, 100, 8) & 511,
      mtime: String(fs(e, 136, 12)),
      size: fs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function E$(e) {
  let t = 256;
  for (let n = 0; n < le; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function wr(e, t, n) {
  return us(e.toString("latin1", t, t + n));
}
function fs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = wr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var I$ = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function $$(e, t) {
  let n = I$[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/mounts/overlay-marks.ts
async function Ro(e, t, { rights: n, signal: r }, o = ["redirect", "opaque"]) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = o.map((l) => `SCHILY.xattr.trusted.overlay.${l}`), s = t.map((l) => `${l === "" ? "." : l}\0`).join(""), a = Qt(), c = await n.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: r }), u = [...a.push(c)];
  a.finish();
  let f = u.map((l) => {
    if (Buffer.isBuffer(l) || l.kind !== "directory")
      throw new Error("a directory was replaced meanwhile");
    return l.attributes?.some((m) => i.includes(m));
  });
  if (u.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((l, m) => f[m]));
}

// src/mounts/workspace/moved-files.ts
async function Eh(e, { rights: t, warn: n, signal: r }) {
  let o = qe(e);
  if (o === void 0 || Sn(g(o).toString()) !== e) return;
  let i = Yt(e), a = (await t.changedIn(Z.plain, Z.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], S = `${o}/${v}`;
    return v === "" || i.some((O) => _(S, O)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: S };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = Pn(e, Z.plain), f = await Ro(u, c, { rights: t, signal: r }, ["redirect"]), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${P(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => F$(e, `${o}/${h}`, d, r));
  let p = T$(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && _$(`${b(u)}/${h}`, w, p) && await m(y, () => N$(y));
}
var C$ = 512;
function _$(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * C$ > r) return !1;
  let o = g(e);
  try {
    return n > r || B$(o).every((i) => i === 0);
  } catch (i) {
    return E(i) === "EACCES" && Oh(o).uid === process.geteuid?.();
  }
}
var su = (e) => `moved-${e}`;
async function F$(e, t, n, r) {
  R$(g(t), Pn(e, su(n)));
  let o = `part-${n}`;
  await wn("cp", ["-a", "--", `${su(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), iu(Pn(e, o), Pn(e, `copy-${n}`));
}
function N$(e) {
  let t = g(e);
  try {
    Sh(Ph(t, "r+"));
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    let { mode: r } = Oh(t);
    xh(t, r | 128), Sh(Ph(t, "r+")), xh(t, r & 4095);
  }
}
function Ih(e) {
  let t = M$(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = A$(Pn(e, su(Number(n))), "latin1");
    M(r) && iu(g(r), Pn(e, `left-moved-${n}`)), iu(Pn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as L$, readdirSync as D$, readFileSync as W$ } from "node:fs";
async function $h(e, t, n) {
  let o = D$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!_(f, s) || !U$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${j$(c)} (${c}) ${l} in it`);
  }
}
function U$(e) {
  return L$(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function j$(e) {
  try {
    return W$(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function ls(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Mh = 10, X$ = 300;
async function br(e, { rights: t, warn: n }) {
  if (!Ao(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Eh(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${P(l)}`)
  );
  let s = ou(e).filter((l) => !i(l)), c = qe(e) !== void 0 ? await ls(() => au(s.reverse(), { rights: t, attempts: 1, signal: r })) : await au(s.reverse(), { rights: t, warn: n, attempts: Mh, signal: r });
  if (!fr(e)) return;
  Z$(e), Ih(e), gh(e);
  let u = ou(e);
  if (!u.every(i) || (await au(u, { rights: t, warn: n, attempts: Mh, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Bh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", K$(e)], f);
}
async function au(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await V$(X$, void 0, { signal: o });
    try {
      await ms(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = P(c);
      let u = X().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await ms(i, ["-l"], { rights: t, signal: o }), !0;
}
function Z$(e) {
  let t = (n) => z$(Ah(e, n), "latin1");
  for (let n of Y$(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Bh(o))
        q$(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function Y$(e) {
  try {
    return H$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function ms(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = Xe(s, Se(J$()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) G$(g(l), Ah(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    Ze(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as Q$, constants as eM, realpathSync as tM } from "node:fs";
import { dirname as cu } from "node:path";
var nM = ["ext4", "xfs", "btrfs", "tmpfs"];
function Th(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = X().find(({ point: a, source: c }) => _(a, r) && c !== t);
  if (o) throw new Error(`something is mounted at ${g(o.point)}`);
  let i = n.find((a) => _(tM(a), e));
  if (i !== void 0) throw new Error(`the workspace holds ${i}`);
  let { type: s } = uu(e);
  if (!nM.includes(s))
    throw new Error(`the workspace is on ${s}, which an overlay cannot write to`);
  try {
    Q$(cu(e), eM.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${cu(e)}`);
  }
}
function uu(e) {
  let t = b(cu(e));
  return X().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Rh(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = M(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (oe(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as fM, readdirSync as Wh } from "node:fs";
import { join as fu } from "node:path";

// src/mounts/layers.ts
var Dh = D(_h(), 1);
import { existsSync as sM, mkdirSync as Fh, readFileSync as Nh } from "node:fs";
import { release as aM } from "node:os";
import { join as Lh } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as rM } from "node:fs";
import { join as oM } from "node:path";
async function ps(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    iM(s),
    a,
    c,
    u,
    0,
    0
  ]);
  rM(oM(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function iM(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function vr({ dir: e, rights: t, signal: n }) {
  let r = [], o, i = async (s, a) => {
    await ps(s, a, { dir: e, rights: t, signal: n }), r.push(...s.map(({ point: c }) => c));
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(s, a) {
      let c = [s, ...s.layers].map((u, f) => ({ ...u, point: `${a}-${f}` }));
      for (let { point: u } of c) Fh(Lh(e, u));
      return await kr(o ?? cM(uM()), async (u) => {
        let f = c.map(({ offset: l, length: m, point: p }) => {
          let d = `${u}loop,offset=${l},sizelimit=${m},ro,nosuid,nodev`;
          return { source: "image", point: p, type: "squashfs", options: d };
        });
        await i(f, `${a}-table`), o = [u];
      }), c.map(({ point: u }) => u).toReversed();
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(s, a) {
      Fh(Lh(e, a));
      let c = `ro,nosuid,nodev,xino=on,lowerdir=${s.join(":")}`;
      return await i([{ source: e, point: a, type: "overlay", options: c }], `${a}-table`), a;
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep() {
      r.length = 0;
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release() {
      let s = r.splice(0);
      s.length > 0 && await t.run("umount", ["-l", "--", ...s], { cwd: e, signal: n });
    }
  };
}
async function kr(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await kr(r, t);
  }
}
function cM(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function uM() {
  let e = `/boot/config-${aM()}`;
  try {
    return sM(e) ? Nh(e, "latin1") : (0, Dh.gunzipSync)(Nh("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var lM = 250;
async function ds(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(qe(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > lM) throw new Error("the job has too many layers");
  let c = pM(i, o), u = async () => {
    Sn(i) === e && await n.run("umount", ["-i", "--", Z.workspace], s);
  };
  await ls(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Wh(e).filter((m) => m.startsWith("work-")).length}`;
    fM(fu(e, f));
    let l = `lowerdir=${a},upperdir=${Z.workspace},workdir=${f}`;
    await kr(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Z.workspace, type: "overlay", options: p };
      await ps([...mM(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function mM(e) {
  let { workspace: t, plain: n } = Z, r = b(fu(e, n));
  return X().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function pM(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [uu(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Uh(e, t, n) {
  let r = Sn(t);
  if (r === void 0) return;
  let o = To(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await br(r, { rights: n, warn: () => {
    } });
    await ds(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) hs(r, s);
  }
}
function hs(e, { number: t, lowers: n }) {
  let r = Wh(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) Kt(fu(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as vM, mkdirSync as kM, readlinkSync as xM } from "node:fs";
import { dirname as SM, join as pu } from "node:path";

// src/formats/tar-archives/member-header.ts
var jh = /[\u0080-\u00ff]/, ys = 100, lu = 8589934591, dM = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ne(e) {
  let t = Buffer.allocUnsafe(Co(e));
  return t.subarray(0, mu(t, 0, e));
}
function Co({ name: e, target: t = "", records: n = {} }) {
  return 4 * le + 2 * (e.length + t.length) + zh(n).length;
}
function mu(e, t, n, r = !1) {
  let o = yM(n, r), i = t;
  if (o !== "") {
    i += hM(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Pe(o.length);
    e.fill(0, i, s), i = s;
  }
  return qh(e, i, n, dM[n.kind]), i + le;
}
var Hh = /* @__PURE__ */ new Map();
function hM(e) {
  let t = Hh.get(e);
  if (t) return t;
  let n = Buffer.alloc(le);
  return qh(n, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), Hh.set(e, n), n;
}
function yM({ name: e, target: t = "", mtime: n, size: r = 0, sparseSize: o, records: i = {} }, s) {
  let a = jh.test(e) || jh.test(t), c = a && !s ? ct("hdrcharset", "BINARY") : "", u = a || e.length > ys ? ct("path", e) : "", f = a || t.length > ys ? ct("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : ct("mtime", n), m = r > lu ? ct("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + gM(e, o) + zh(i);
}
function zh(e) {
  let t = "";
  for (let n in e) t += ct(n, e[n]);
  return t;
}
function gM(e, t) {
  return t === void 0 ? "" : ct("GNU.sparse.major", "1") + ct("GNU.sparse.minor", "0") + ct("GNU.sparse.name", e) + ct("GNU.sparse.realsize", t);
}
function ct(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var wM = bM();
function bM() {
  let e = Buffer.alloc(le);
  return xr(e, 108, 7, 0), xr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function qh(e, t, { name: n, target: r = "", mode: o, mtime: i, size: s = 0 }, a) {
  wM.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), lu);
  e.write(n, t, ys, "latin1"), xr(e, t + 100, 7, o), xr(e, t + 124, 11, Math.min(s, lu)), xr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ys, "latin1");
  let u = 0;
  for (let f = t; f < t + le; f++) u += e[f];
  xr(e, t + 148, 6, u), e[t + 154] = 0;
}
function xr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var Gh = "SCHILY.xattr.trusted.overlay.redirect", PM = "SCHILY.xattr.trusted.overlay.metacopy", OM = 4e3;
async function Kh(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(pu(n, m))), c = EM(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > OM) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    kM(g(SM(`${b(pu(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(M);
    if (f.push(Jh(p, d, m)), m === "") for (let [h, y] of c) f.push(Jh(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = { name: m, mode: 0, mtime: "0" }, d = m === l;
    f.push(
      Ne(d ? { ...p, kind: "whiteout" } : { ...p, kind: "hardlink", target: l })
    );
  }
  await i.unpackMarked(Buffer.concat([...f, Fe]), { cwd: pu(n, r), signal: s });
}
function EM(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of oe(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) IM(r) && t.delete(n);
  return t;
}
function IM(e) {
  let t = M(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function Jh(e, t, n) {
  let r = vM(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [Gh]: `/${n}` };
    return Ne({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = xM(g(t), "latin1");
    return Ne({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(le, "\0")), c = { ...o, [Gh]: `/${n}`, [PM]: "" }, u = Ne({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as Vh } from "node:fs";
import { lstat as du, readdir as $M } from "node:fs/promises";
import { dirname as MM } from "node:path";
var Xh = 16;
async function Zh(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await du(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await $M(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Xh)
      throw new Error(`'${e.text}' names more than ${Xh} directories`);
  };
  return await du(t).then(() => {
  }, E) !== "ENOENT" && await r(""), n;
}
async function gs({ sources: e, target: t }, { base: n }, r) {
  if ((await du(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = MM(o)) {
    let i = M(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  hu(t, r);
}
function hu(e, t) {
  let n = g(e).toString();
  if (!M(`${e}/.`)) return;
  let r = Vh(g(e), "latin1");
  if (t.some((i) => _(Vh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...cs()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function Yh(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await BM(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function BM({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await gs(f, e, o), Rh(f.target, s);
  let u = c.map(({ sources: [f], target: l }) => {
    let m = l.slice(s.length + 1);
    return { line: e, path: l, target: m, source: f.slice(a.length + 1) };
  });
  for (let { target: f } of u) {
    let l = i.find((m) => _(f, m) || _(m, f));
    if (l !== void 0) throw new Error(`a cache is mounted at ${g(l)} already`);
  }
  return i.push(...u.map(({ target: f }) => f)), u;
}

// src/mounts/workspace/show.ts
async function yu(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, P(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await dr(() => FM(e, n, r)).catch((i) => r(i, o)), t;
}
async function FM(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = TM(t), a = Sn(s), c = e.flatMap((p) => p.protectedDirs);
  Th(s, { root: a, protectedDirs: c });
  let u = $h(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Yt(a).map((p) => p.slice(b(s).length + 1)), l = await Yh(e, f, i);
  if (l.length === 0) return;
  let m = a ?? is(ey(s));
  a === void 0 && o(m);
  try {
    a === void 0 && NM(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await DM(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    To(m).length === 0 && await br(m, { rights: n, warn: () => {
    } });
  }
}
function NM(e, t) {
  ws(t, en(e, Z.workspace));
  let n = Date.now() / 1e3 - LM;
  _M(en(e, Z.since), ""), CM(en(e, Z.since), n, n), AM(en(e, Z.plain));
}
var LM = 2;
async function DM(e, t, n) {
  let { real: r, refuse: o } = n, i = To(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await WM(e, a++, p, n) });
    } catch (d) {
      o(d, Qh(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) UM(e, r, p, d);
    await ds(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) jM(p);
  } catch (p) {
    await ds(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) hs(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => Qh(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      hh(p.request.dir, d, en(e, Z.plain), h);
}
async function WM(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Z.pathLayer(t),
    n.map((m, p) => Z.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) ws(p, en(e, f[m]));
  try {
    return await Kh(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw hs(e, l), m;
  }
}
function UM(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    ws(g(a), en(e, Z.target(r, o)));
    let [c] = St(ey(a));
    c !== void 0 && ws(g(c), en(e, Z.made(r, o))), M(s) && RM(g(s));
  }
}
function jM({ places: e }) {
  let t = e.find(({ path: n }) => !M(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function Qh({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var tn = D(ty(), 1);
var wu = 9;
function bu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function HM(e) {
  let t = Buffer.alloc(wu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function ny(e, t, n) {
  let r = HM(bu(n).id), o = oy(r, e, t), i = n.type === "secret" ? iy(o, n) : (0, tn.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function ry(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new De("has no signature");
  let o = r.filter((c) => bu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => bu(u).name))].join(" and ");
    throw new De(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, wu), e.subarray(wu)];
  if (!n.some((c) => {
    let u = oy(i, t, c);
    return o.some((f) => zM(u, s, f));
  }))
    throw new De(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function oy(e, t, { repository: n, scope: r, version: o }) {
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
function zM(e, t, n) {
  if (n.type !== "secret") return (0, tn.verify)(null, e, n, t);
  let r = iy(e, n);
  return t.length === r.length && (0, tn.timingSafeEqual)(t, r);
}
function iy(e, t) {
  return (0, tn.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function sy() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && qM(GM()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function qM(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function GM() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function ay() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function cy() {
  for (let e of Vd(F("signing-key"))) gi(e);
}
function uy({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => ny(o, t, r);
  if (e?.writers.length)
    return async (o) => (await vu()).signByToken(o, t, n);
}
function fy({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Wm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!ay())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function ly({ signing: e }, t) {
  e?.writers.length && (await vu()).issuerKeys(t);
}
function vu() {
  return import("./tokens.js");
}
var JM = 1440 * 60 * 1e3;
async function bs(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return co(o);
  let i = Te(), s = e.scope === void 0 ? he(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await co(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await vu()).checkToken(l, m, h);
      }
      let p = ry(l, m, { places: u, keys: n.verifiers });
      if (!Q(e.key, t) && c.getTime() - p.getTime() > JM)
        throw new De(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (Q(f.key, e.key)) return f;
    throw new De(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof De)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new De(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function vs(e) {
  let t = await my() ?? await KM(e);
  return VM(t), t;
}
async function ks(e) {
  let t = await my();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Ss(c, i), { name: n, inputs: c };
  });
}
async function my() {
  let e = F("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => F(r) !== "");
  if (t)
    throw new $(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-3D2ZPODM.js");
  return n(e);
}
async function KM(e) {
  let t = F("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-WE7ED7U2.js"), o = await r(t, F("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(F("path")))
    throw new $(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function VM(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : F("working-directory");
  for (let { name: r, inputs: o } of e) {
    let i = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? F("install")) !== "" || i === "") continue;
    let a = r === "" ? "" : `${r}: `;
    W(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${i}/ before them.`
    );
  }
}
async function xs({ inputs: e }, t) {
  cy();
  let n = F("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, F, t);
  return o ? Ss(e, { ...o }) : "none";
}
function Ss(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var XM = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Ps({ inputs: e }) {
  return e.size > 0 && ZM([...e.keys()]), $o(F, Zr());
}
function ZM(e) {
  let t = new Set(XM);
  $o((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Zr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new $(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${cm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function ku(e, t) {
  try {
    return await Lt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof $) ? n : new $(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as lC } from "node:path";

// src/mounts/claim.ts
import { readlinkSync as YM, rmSync as QM, symlinkSync as eB } from "node:fs";
import { join as tB } from "node:path";
import { setTimeout as nB } from "node:timers/promises";
var rB = 6e4, oB = 50;
async function py(e, t) {
  let n = tB(e, "claimed"), r = performance.now() + rB;
  for (; dy(n) && performance.now() < r; ) await nB(oB);
  try {
    return await t();
  } finally {
    hy(n);
  }
}
function dy(e) {
  try {
    return eB(`${hr()} ${process.pid} ${Et(process.pid)}`, e), !1;
  } catch (o) {
    if (E(o) !== "EEXIST") return !1;
  }
  let [t, n = "", r] = iB(e);
  return t === hr() && Et(n) === r ? !0 : (hy(e), dy(e));
}
function hy(e) {
  QM(e, { recursive: !0, force: !0 });
}
function iB(e) {
  try {
    return YM(e).split(" ");
  } catch {
    return [];
  }
}

// src/mounts/lazy/lazy-mount.ts
import { join as Bu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as Zy, rm as rA } from "node:fs/promises";
import { dirname as oA, join as iA } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as sB } from "node:fs";
async function Os(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += yy(i, o, t);
  }
  return r;
}
function Sr(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += yy(sB(e, r, o, t - o, n + o), o, t);
  return r;
}
function yy(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function gy(e) {
  let t = Array.from(
    { length: Math.ceil(e / A) },
    (i, s) => Math.min(A, e - s * A)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(i, s) {
      for (let a = i; a < i + s; ) {
        let c = Math.floor(a / A), u = Math.min(i + s, (c + 1) * A);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(i, s) {
      let [a, c] = [Math.floor(i / A), Math.ceil(s / A)];
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
var Uy = D(by(), 1);
import { closeSync as Wy, constants as Ly, fstatSync as EB, openSync as IB } from "node:fs";
import { setImmediate as $B } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Sy = D(ky(), 1);
var we = 8192, Su = 256;
function Es(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Su * we)), { unpacked: f, starts: l, length: m } = aB(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < we && i !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw C("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= we) throw C("a table points beside its blocks");
      return l * we + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw C("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw C("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function Is(e, t, n) {
  let r = Math.ceil(n / we), o = await e(t, t + r * xu);
  if (o.length !== r * xu) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * xu))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: Es(e, s, t, i), start: s };
}
var xu = 8;
function aB(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Su && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & xy);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > xy ? a : cB(a), u = t && s === e.length;
    if (c.length !== we && !(u && c.length > 0 && c.length < we))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Su)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var xy = 32767;
function cB(e) {
  try {
    return (0, Sy.zstdDecompressSync)(e, { maxOutputLength: we, chunkSize: we });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var _o = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Oy(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = _o[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === _o.directory || s === _o.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [uB, fB, lB] = [12, 12, 8], mB = 256, pB = 256, [Py, dB] = [46, 47];
async function Ey({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await hB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % we) !== y)
      throw Pu();
    let v = s.take(fB), S = s.bytes.readUInt32LE(v) + 1, O = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (S > pB) throw C("a directory has too many names at once");
    for (let R = S; R > 0; R--) {
      let j = s.ahead();
      j && await j;
      let U = s.take(lB), { bytes: re } = s, sn = I + re.readInt16LE(U + 2), an = re.readUInt16LE(U + 4);
      a.name(sn, an, O + re.readUInt16LE(U));
      let cn = Iy(re.readUInt16LE(U + 6)), ml = s.take(cn), qr = re.subarray(ml, ml + cn);
      if (yB(qr, d), w && R === S && !qr.equals(w.name)) throw Pu();
      d = qr, an === _o.whiteout ? c.add(e, qr) : an === _o.directory && c.addBelow(e, qr, sn);
    }
    m += S;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Pu();
  return m;
}
async function hB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(uB), { bytes: o } = e, i = Iy(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Pu() {
  return C("the index of a directory leads elsewhere");
}
function Iy(e) {
  if (e >= mB) throw C("a name is too long");
  return e + 1;
}
function yB(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === dB) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Py && (e.length === 1 || e.length === 2 && e[1] === Py))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ge = 96, $y = 6, My = { noXattrs: 512, others: 1088 }, By = 0xffffffffffffffffn, gB = 1 << 24;
function Pr(e, t) {
  if (e.length < Ge || e.toString("latin1", 0, 4) !== "hsqs")
    throw Ay("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ge, f, l, m, p, h, t], w = (n(24) ^ My.noXattrs) & ~My.others, v = `${n(28)}.${n(30)}`, O = [
    [n(20) === $y, `its compression is number ${n(20)} instead of ${$y}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === By, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === By, "it has a table for exporting by NFS"],
    [s > 0 && s <= gB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, R) => R === 0 || I >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (O) throw Ay(O[1]);
  return i;
}
function Ay(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Ty = 16, wB = 4, Ou = 1 << 24, $s = Ou - 1;
async function Ry(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = vB(o + i), { starts: a, words: c, start: u } = await bB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & $s;
    if (p > (Ou | $s) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & Ou ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, S = { start: m, end: m, hash: 0 };
      for (let O = 0; O < v; O += r) {
        let I = y.ahead();
        I && await I;
        let R = y.bytes.readUInt32LE(y.take(wB));
        if (R === 0) continue;
        let j = e.pause?.();
        j && await j;
        let U = Math.min(r, v - O);
        if ((l(S.end, R) ?? U) !== U)
          throw C("a block is not what it should be");
        S.end += R & $s, S.hash = Math.imul(S.hash, 31) + R | 0;
      }
      if (s.add(S), d !== void 0) {
        if (d >= i || h + w > r) throw C("a fragment is where none can be");
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
          throw C("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & $s), hash: h });
      }
      s.check();
    }
  };
}
async function bB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Is(e, n, t * Ty);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Ty);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function vB(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ge || o === e) throw i();
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

// src/formats/squashfs/check/inode.ts
var Ms = (e) => ({ offset: e, length: 2 }), $e = (e) => ({ offset: e, length: 4 }), Cy = (e) => ({ offset: e, length: 8 }), kB = {
  1: { kind: "directory", length: 16, start: $e(0), bytes: Ms(8), offset: Ms(10) },
  2: { kind: "file", length: 16, start: $e(0), fragment: $e(4), offset: $e(8), bytes: $e(12) },
  3: { kind: "link", length: 8, bytes: $e(4) },
  5: { kind: "whiteout", length: 8, device: $e(4) },
  8: { kind: "directory", length: 24, bytes: $e(4), start: $e(8), indexed: Ms(16), offset: Ms(18), attributes: $e(20) },
  9: { kind: "file", length: 40, start: Cy(0), bytes: Cy(8), fragment: $e(28), offset: $e(32), attributes: $e(36) }
}, Bs = 4294967295, xB = 16, SB = 4095, PB = 3;
function Fy(e) {
  let t = e.take(xB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = kB[n.readUInt16LE(t)];
  if (!r) throw _y();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => {
    if (!u) return f;
    let { offset: l, length: m } = u;
    return m === 8 ? Number(n.readBigUInt64LE(i + l)) : n.readUIntLE(i + l, m);
  };
  if (s(r.device) !== 0) throw _y();
  if (s(r.attributes, Bs) !== Bs) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? PB : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > SB) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Bs);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Bs ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function _y() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var As = 2 ** 20, OB = 4096;
function Ny() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > As) throw C("it has too many whiteouts");
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
          if (c.length > OB) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function MB(e) {
  let t = Pr(await e.read(0, Ge), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await BB(e, t.idTable, i);
  let a = await Ry(e, t), c = Es(e.read, n, r), u = Es(e.read, r, a.start), f = Oy(o), l = Ny(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Fy(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Ey(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Dy = 4;
async function BB(e, t, n) {
  let { table: r } = await Is(e.read, t, n * Dy);
  await r.ahead(), r.take(n * Dy), r.end();
}
function Ts({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function AB(e) {
  let t = IB(e, Ly.O_RDONLY | (Ly.O_NONBLOCK ?? 0));
  if (EB(t).isFile()) return t;
  throw Wy(t), new Error(`${e} is no file any more`);
}
async function Or(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = AB(e), a = (p, d) => Sr(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => _B(a(p, jy)) ?? 0,
    contents(p, d, h) {
      let y = TB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await $B(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < RB ? void 0 : f();
  try {
    return await MB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    Wy(s);
  }
}
function TB(e, t) {
  try {
    return (0, Uy.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${P(n)}`);
  }
}
var RB = 64 * 1024 * 1024, CB = 4247762216, jy = 18;
function _B(e) {
  if (e.length < jy || e.readUInt32LE(0) !== CB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as FB } from "node:fs";
import { readFile as qy } from "node:fs/promises";
var Hy = 64 * 1024 * 1024, NB = 0.1, LB = 8 * 1024, DB = 8, WB = 25, UB = 1e4, jB = 5, HB = 1024, zB = 500;
function On({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + NB) + e * LB;
}
function Fo(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = FB(e), o = Hy + DB * n * r, i = Hy, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([GB(f), zy(f)]);
    if (l <= UB + a * jB + m / HB) return;
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
      let p = setInterval(async () => c(await zy(f)), WB), d = setInterval(u, zB, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function nn(e, t) {
  let n = Fo(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var qB = 10;
async function GB(e) {
  let t = await qy(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * qB;
}
async function zy(e) {
  let t = await qy(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function En(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Rs(e) {
  let t = En(e);
  return t === 0 ? "" : ` (${Eu(t)})`;
}
function Eu(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var JB = 32;
function In(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw No();
  let a = r.map((u, f) => ({ ...Gy(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw No();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= JB) throw No();
    return { ...Gy(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw No();
  return c;
}
function Gy(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: On(e) };
}
function No() {
  return new Un("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Fs = D(Ky(), 1);
import { open as KB } from "node:fs/promises";
var Cs = 64 * 1024 * 1024, VB = Cs + Cs / 128, XB = 4096, ZB = 255, [_s, Vy, YB] = [0, 46, 47];
function Xy(e) {
  let t = Buffer.from(e.map(QB).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Cs || n > As)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Fs.zstdCompressSync)(t), bytes: t.length };
}
function QB(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Ns(e, t, { until: n } = {}) {
  var f = [];
  try {
    let r = t.find(({ kind: h }) => h === "removals");
    if (!r) return;
    let { offset: o, length: i, files: s } = r;
    if (i > VB) throw $n("it is too long");
    await n?.(o, o + i);
    let a = Xe(f, await KB(e), !0);
    let c = Iu(await Os(a, i, o), En(t));
    let u = c.counts.reduce((h, y) => h + y, 0);
    if (u !== s) throw $n(`it has ${u} names instead of ${s}`);
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = Ze(f, m, p);
    d && await d;
  }
}
function Iu(e, t) {
  let n = eA(e), { starts: r, counts: o, end: i } = tA(n, t);
  if (i !== n.length) throw $n("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(_s, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function eA(e) {
  try {
    let t = { maxOutputLength: Cs, info: !0 }, { buffer: n, engine: r } = (0, Fs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw $n(P(t));
  }
  throw $n("something follows it");
}
function tA(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== _s; a++) o = nA(e, o) + 1;
    if (r.push(a), i += a, i > As) throw $n("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function nA(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== _s && e[n] !== YB; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Vy && e[n - 1] === Vy;
    if (n === e.length || i === 0 || i > ZB || n - t > XB || s)
      throw $n("it has a name that is none");
    r = e[n] === _s;
  }
  return n - 1;
}
function $n(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Er({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = In(e, t), c = iA(s, "image"), u = !1, f = async (p) => {
    await sA(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await rA(c, { force: !0 }), await cA(c, { length: z({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await $u(c, a) : u || await Yy(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function sA(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = gy(z({ segments: r })), c = Yy(n, r, { signal: o, until: s }), u = !1;
  c.catch(() => {
    u = !0;
  });
  let f = Promise.resolve(), l = 0;
  try {
    for await (let m of e) {
      if (await f, u) break;
      let p = m.position ?? l;
      l = p + m.length, f = Promise.resolve(t?.(m, p)).then(() => {
        i(p, m.length), e.release?.(m);
      }), f.catch(() => {
      });
    }
    await f;
  } catch (m) {
    throw a(m), m;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var aA = 32 * 1024 * 1024;
async function cA(e, { length: t, isMounted: n }, r) {
  let o = await Zy(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await tr(o, oA(e), [u], f), s -= u.length, a += u.length, n && (a >= aA || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function $u(e, t) {
  var r = [];
  try {
    let n = Xe(r, await Zy(e), !0);
    for (let { offset: c, length: u } of t.flatMap((f) => [f, ...f.layers]))
      Pr(await Os(n, Math.min(u, Ge), c), u);
  } catch (o) {
    var i = o, s = !0;
  } finally {
    var a = Ze(r, i, s);
    a && await a;
  }
}
async function Yy(e, t, n = {}) {
  let r = await Ns(e, t, n), o = 0;
  for (let i of t.filter(oo)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Or(e, i, "tables", n);
    Ts(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
async function y6(e, { offset: t }) {
  return t + Number((await e(t, t + Ge)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Qy(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function x6(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new V(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Bd(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Dd(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as uA, rmSync as fA, writeFileSync as lA } from "node:fs";
import { join as Ls } from "node:path";
import { setTimeout as mA } from "node:timers/promises";
var Mn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, eg = "server", pA = 6e4;
function tg() {
  let e = Ls(import.meta.dirname, "lazy.js"), { pid: t, ask: n, kill: r } = lp({ path: process.execPath, args: [e] });
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(o, i) {
      i.throwIfAborted();
      let s = AbortSignal.any([i, AbortSignal.timeout(pA)]);
      s.addEventListener("abort", r);
      try {
        lA(Ls(o.dir, eg), `${t} ${Et(t)}`);
        let a = await n(o);
        if ("refused" in a) throw new Error(a.refused);
      } catch (a) {
        throw r(), i.throwIfAborted(), new Error(`its server refused: ${P(a)}`);
      } finally {
        s.removeEventListener("abort", r);
      }
    }
  };
}
var Mu = 5e3;
async function Lo(e, t) {
  let n = AbortSignal.timeout(Mu), r = uh(e).map(({ point: a }) => a);
  r.length > 0 && await ms(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = Ls(e, eg);
  if (!uA(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(ng(o)) ?? [];
  return i && await dA(Number(i), s), fA(o, { recursive: !0, force: !0 }), hA(e) ?? "killed";
}
async function dA(e, t) {
  let n = performance.now();
  for (; Et(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Mu) return;
    r > Mu && gA(e), await mA(4);
  }
}
function hA(e) {
  try {
    return JSON.parse(ng(Ls(e, Mn.report)));
  } catch {
    return;
  }
}
var yA = 64 * 1024;
function ng(e) {
  return Qn(e, yA)?.toString() ?? "";
}
function gA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function rg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? tg() : void 0;
}
async function og({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Qy(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: uc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await Lo(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${P(f)}`);
    return;
  }
  let u = Bu(o, Mn.image);
  return await $u(u, n), { path: u, images: n };
}
async function Do(e, t, n) {
  let r = await Lo(e, t);
  return await n?.(r, t), await br(e, { rights: t, warn: W }), r;
}
function ig(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function sg(e, t) {
  if (!e) return Bu(t, Mn.image);
  if (e === "killed") {
    W(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return wA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Bu(t, Mn.blocks) : void 0;
}
function wA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ue(i)} for the others, and did not read ${H(s)}`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as IA, readFileSync as $A } from "node:fs";
import { join as MA } from "node:path";

// src/system/pipeline.ts
var ug = D(cg(), 1);
import { once as bA } from "node:events";
import { readFileSync as vA } from "node:fs";
function ae(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = SA(c ? a : kA(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: PA(o, n)
  };
}
var Au;
function kA(e) {
  Au ??= { path: xA() };
  let { path: t, args: n } = e;
  return Au.path ? { ...e, path: Au.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function xA() {
  let e = gt("setpriv");
  return e && vA(e).includes("pdeathsig") ? e : void 0;
}
async function fg(e, t) {
  let { stdout: n, ended: r } = ae([e], t);
  n.resume(), await r;
}
async function* ut(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = await t(AbortSignal.any([e, n.signal]));
  o.catch(() => {
  });
  try {
    yield* r, await o;
  } finally {
    n.abort(), await o.catch(() => {
    });
  }
}
function SA(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, ug.spawn)(e.path, e.args, { ...t, env: e.env ?? wt() });
  } finally {
    process.umask(n);
  }
}
async function PA(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await EA(s, { mayEcho: s !== e.at(-1) });
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
var OA = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function EA({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-Ac);
  });
  let [o, i] = await bA(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || OA.test(r.trim()))))
    throw er(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function Ir(e) {
  if (process.geteuid?.() === 0) return BA() ? lg((r) => r) : void 0;
  let t = Tu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await st(n({ path: Tu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return lg(n);
}
function lg(e) {
  let t = (n, r) => {
    let o = Tu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await fg(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return st(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      await st(t("tar", ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]]), { ...r, input: n, limitMs: 1 / 0 });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await st(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await st(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await st(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function Tu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => MA(n, e)).find((n) => IA(n));
}
function BA() {
  let [, e = "0"] = $A("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function Ru() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var AA = 10;
async function mg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - AA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var cw = D(pg(), 1);

// src/formats/naming.ts
function _u({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ds(e, t) {
  let n = _u(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Bi([...r, ro, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as QA } from "node:events";
import { setImmediate as eT } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as TA } from "node:fs";
import { join as RA } from "node:path";
function $r({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) TA(o, RA(t, String(r)));
}
async function Bn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Wo(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Ws(e, t) {
  return { segments: e, files: Wo(e, "files"), bytes: Wo(e, "bytes"), skipped: t };
}

// src/formats/tar-archives/tar-commands.ts
var Nu = ["-b", "2048"], gg = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], wg = ["-x", "-f", "-", "--ignore-zeros", ...Nu, "--no-same-owner"], dg = [...wg, "--no-same-permissions"], hg = [...wg, "-p"], yg = "--warning=no-unknown-keyword", Fu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], bg = {
  gnu: {
    create: [...vg(""), "-P", "--sparse", ...Nu, ...gg],
    extract: [...dg, yg],
    skeleton: [...hg, yg]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Nu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...Fu,
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
    extract: [...dg, ...Fu],
    skeleton: [...hg, ...Fu]
  }
};
function vg(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Mr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: bg[e.dialect][t] };
}
function kg({ path: e, dialect: t }) {
  return { path: e, args: bg[t].skeleton, keepsMask: !0 };
}
function Us({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...vg(",delete=mtime"), ...t, ...n, ...gg] };
}

// src/formats/actions-cache/compression.ts
var ft = D(Sg(), 1);
import { pipeline as Fg, Readable as Ng } from "node:stream";
import { pipeline as VA } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { on as DA } from "node:events";
import { availableParallelism as Ag } from "node:os";
import { extname as WA } from "node:path";
import { Readable as Tg, Writable as UA } from "node:stream";
import { Worker as jA } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var Br = D(Og(), 1);
import { once as CA } from "node:events";
var It = 4 * 1024 * 1024;
async function Eg(e, t) {
  let n = (0, Br.createZstdCompress)({ ..._A(e, t), flush: Br.constants.ZSTD_e_end });
  try {
    return n.write(e), await CA(n, "readable"), FA(n.read());
  } finally {
    n.destroy();
  }
}
var fG = 33 * 1024 * 1024;
function _A({ length: e }, t) {
  return { params: { [Br.constants.ZSTD_c_compressionLevel]: t }, chunkSize: NA(e) };
}
function FA({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function NA(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [LA, mG] = [0, 1];
function Ig(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function $g({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Mg({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, LA), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function $t(e, t) {
  if (!("thread" in e)) return ae([e], t);
  let n = Lu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Tg.from(HA(r)), ended: o.finally(n.close) };
}
async function* HA(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Rg = Math.min(Ag(), 2), js = Math.min(Ag(), 4);
function Lu() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? qA(), { ended: o, ...i } = GA(r, t, n), s = o.then(() => {
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
var zA = new URL(`tar-thread${WA(import.meta.url)}`, import.meta.url), Bg = 1024 * 1024;
function qA() {
  let e = Ig(Math.max(2, js), It), t = po(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new jA(zA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function GA({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new UA({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > Bg ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new Tg({ objectMode: !0, read() {
  } }), l = KA(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > Bg) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(JA(m));
    else {
      let { slab: p, filled: d } = m, h = $g(t, p).subarray(0, d);
      u.push({ content: h, release: () => Mg(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function JA({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function KA(e, t, n) {
  try {
    let r = DA(e, "message", { signal: n, close: ["exit"] });
    for await (let [o] of r) {
      if (o === "done") return void e.unref();
      if (!("isBadEntry" in o)) t(o);
      else throw o.isBadEntry ? new k(o.message) : new ce(o.message);
    }
    throw new ce("a thread of tar ended early");
  } catch (r) {
    throw await e.terminate(), n.throwIfAborted(), r instanceof k ? r : new ce(P(r));
  }
}

// src/formats/actions-cache/compression.ts
function Lg(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ae([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = $t(e, r), s = o ? XA(n) : (0, ft.createGzip)();
  return Fg(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function XA(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = ft.constants, r = { [t]: e, [n]: 1 };
  return (0, ft.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Du = Buffer.from([40, 181, 47, 253]), Cg = Buffer.from([31, 139]);
async function* Dg(e, t, n) {
  let [r, o] = await ZA(e);
  if (r.subarray(0, Cg.length).equals(Cg)) yield* _g((0, ft.createGunzip)(), o);
  else if (r.subarray(0, Du.length).equals(Du)) t ? yield* YA({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* _g((0, ft.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function ZA(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Du.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* _g(e, t) {
  Fg(Ng.from(t), e, () => {
  }), yield* e;
}
async function* YA(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* ut(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ae([e], { cwd: n, signal: i }), u = VA(Ng.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Wg(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Lg(Mr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = nT(a, { ...e, signal: s.signal }, f).catch(i), m = Bn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var tT = 256;
async function nT(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = rT(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < tT || (e.write(c.join(""), "latin1") || await QA(e, "drain", { signal: o }), c = [], await eT(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function rT(e, t, n = process.platform) {
  let { join: r, relative: o } = Rt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var sw = D(jg(), 1);
import { linkSync as TT, mkdirSync as RT } from "node:fs";
import { availableParallelism as CT } from "node:os";
import { dirname as _T, join as FT } from "node:path";

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as aT, existsSync as cT, mkdirSync as Hg, readdirSync as uT, rmSync as fT } from "node:fs";
import { join as qs } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as oT } from "node:fs";
function Wu(e, t, n) {
  if (!ar(g(e), g(t))) {
    oe(t).length < oe(e).length && iT(e, t, n);
    for (let r of oe(e)) Wu(`${e}/${r}`, `${t}/${r}`, n);
    oT(g(e));
  }
}
function iT(e, t, n) {
  ge(g(e), n), ge(g(t), g(e)), ge(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Hs({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = 0, s = 0, a = () => {
  }, c = n.then(() => {
    throw new ce("unpacking ended before all bytes were read");
  });
  return c.catch(() => {
  }), {
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
var sT = 32 * 1024 * 1024;
async function zs(e, t) {
  for (; e.pending > sT / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Gs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (O) => c.abort(O), l = Array.from({ length: r }, (O, I) => qs(n, `worker-${I}`)), m = l.map((O) => {
    Hg(O);
    let I = t(Mr(e, "extract"), { cwd: O, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => Uu(b(O))).catch(f) };
  }), p = m.map(({ sink: O }) => O), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: O }) => O));
  u.throwIfAborted();
  let y = h.reduce((O, I) => O + (I ?? 0), 0), w = lT(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = qs(n, "tree");
  Hg(v);
  for (let O of l) Wu(b(O), b(v), qs(n, "aside"));
  let S = w ? o() - Uu(b(v)) : 0;
  if (S > o() - y)
    throw fT(v, { recursive: !0 }), new Hn();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function lT(e) {
  return process.platform === "darwin" || cT(qs(e, "WORKER-0"));
}
function Uu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of uT(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Uu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return aT(g(e), t), n;
}
var mT = 1024 * 1024;
async function zg(e, t, n) {
  let r = [];
  for (let s of t) dT(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of yT(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await hT(n), i.allow({ bytes: On(s), files: s.files })), i.write(a, () => e.release?.(a)), await zs(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var pT = 1024 * 1024;
function dT(e) {
  let t = 2 + On(e) / pT;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function hT(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= mT) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* yT(e, t) {
  let n = gT(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* gT(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as wT } from "node:stream";
import { pipeline as bT } from "node:stream/promises";

// src/files/member-paths.ts
function Js(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function qg(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Ks(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Js(n) } : kg(t);
  await Jg(o, e, r), t.dialect === "bsd" && await Jg(o, () => vT(e), r);
}
async function* vT(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var Gg = 256;
async function Jg(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = nn(
    { ...n, signal: o },
    (l) => $t(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += Gg)
          yield Buffer.concat(l.slice(m, m + Gg).map(Ne));
      }
    } catch (l) {
      r.abort(l);
    }
    yield Fe;
  }
  let f = bT(wT.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var Xg = D(Vg(), 1);
import { once as kT } from "node:events";
var xT = 1024 * 1024;
function Zg(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < xT || "thread" in n ? OT(n, r) : ST(e, n, r);
}
var Yg = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function ST(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return Hs(
    nn(n, (o) => ae(r, o)),
    Yg
  );
}
var PT = 128 * 1024, OT = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = nn({ ...t, signal: r }, (f) => $t(e, f)), { stdin: i, limit: s } = o, a = (0, Xg.createZstdDecompress)({ chunkSize: PT }).on("error", () => {
  }), c = Hs({ ...o, stdin: a }, Yg);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await kT(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, Qg = (e, t) => {
  let n = nn(t, (r) => $t(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), Hs(n, Fe);
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as tw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as ET } from "node:fs";
function Uo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var ew = Buffer.alloc(0);
function Ar({ next: e, filled: t }, n = !1) {
  let r = ew, o = 0, i = () => {
    o > 0 && t(o), r = ew, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Co(a)), o = mu(r, o, a, n);
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
        let f = ET(a, r, o, Math.min(u, r.length - o), null);
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
var IT = 1e3, $T = 8 * 1024 * 1024, MT = 4, BT = 1024 * 1024;
function nw(e) {
  let t = e[0], n = Ar(Uo(BT, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Pe(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / IT, o / $T);
      (l >= MT || l >= 1 && tw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = tw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => zs(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var AT = 1e5;
function ow(e, t, n = process.platform) {
  let r = Rt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, rw);
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
      a.size > AT && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? rw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ni(g(d, n).toString()), d;
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
var rw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function aw(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = CT(), warn: a } = e, c = Fo(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: Qg, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Gs(m, async (y, w) => {
    let v = nw(y), S = DT(ow(o, i), v), O = Qt(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of Dg(t, I, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let j of O.push(R)) S.push(j);
      await v.room();
    }
    return O.finish(), v.end(), l = S.files(), S;
  }), h = FT(n, "tree");
  for (let { name: y, target: w } of p) WT(b(h), y, w);
  d.length > 0 && await Ks(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var NT = 512 * 1024 * 1024, LT = 1 / 2, iw = 300;
function DT({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(NT, (0, sw.getHeapStatistics)().heap_size_limit * LT), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Co(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + iw), h === "file")
      f++, n.begin(Ne({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + iw);
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
function WT(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  RT(r(_T(t)), { recursive: !0 });
  try {
    TT(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Vs = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => UT(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Wg,
  unpack: aw
};
function UT(e, t) {
  let n = _u(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, cw.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as rR } from "node:fs";
import { join as oR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var ww = D(fw(), 1);
import { writeFileSync as VT } from "node:fs";
import { join as XT } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as GT } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as jT, openSync as HT, writeSync as lw } from "node:fs";
var hw = "-noI", [mw, zT] = [24, 1], [qT, pw] = [8, 4], dw = 2;
function yw(e, t, n) {
  let r = HT(e, "r+");
  try {
    let o = Sr(r, Ge, 0);
    o.writeUInt16LE(o.readUInt16LE(mw) & ~zT, mw);
    let { inodeTable: i, root: s } = Pr(o, t);
    lw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(pw);
    a.writeUInt32LE(n);
    for (let c = 0; c < pw; c++) {
      let u = s.offset + qT + c, f = Math.floor(u / we) * (dw + we), l = i + s.block + f + dw + u % we;
      lw(r, a, c, 1, l);
    }
  } finally {
    jT(r);
  }
}

// src/formats/squashfs/make/make.ts
async function gw(e, t, n) {
  let r = Us(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await jo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function jo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...JT(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ae(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [O, I] = await Promise.allSettled([KT(i, h), w]);
    for (let R of [O, I]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await GT(e);
  s !== void 0 && yw(e, v, s);
  let S = await Or(e, { offset: 0, length: v }, "heads");
  return Ts(S, a), S;
}
function JT(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function KT(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function ju(e, t, n, r) {
  let o = n ? Hu(t, n.unpacked) : [];
  if (o.length > ZT || o.some((c) => c.includes(`
`))) return;
  let i = await eR(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + YT) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await QT(e, t, s, r).catch(() => !1) ? i : void 0;
}
var ZT = 1e3, YT = 1440 * 60;
async function QT(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ae([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, ww.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = vw(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function bw({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Hu(e, t) {
  let n = vw(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function vw({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function eR(e, { path: t }, n, r) {
  let o = XT(r.scratch, "excludes");
  return VT(o, [tR, ...n.map(nR)].join(""), "latin1"), jo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var tR = `... ${ur}*
`;
function nR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Sw(e) {
  let t = oR(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(bw)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await ju(t, o, void 0, e);
    if (!s) {
      r ??= kw(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Hu(o, r.unpacked).length > 0 ? await ju(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await xw(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= kw(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      $r(e);
      let i = await gw(t, o, e);
      n.push(await xw(t, { ...i, files: o.length }, n, e));
    }
  }
  return Ws(n, r?.skipped ?? []);
}
function kw({ found: e, leftOut: t = [] }) {
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
async function xw(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Xn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Bn(rR(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as cR, lstatSync as Mw, mkdirSync as uR, readdirSync as Bw } from "node:fs";
import { dirname as fR, join as An, relative as lR } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Ew, lstatSync as Iw, mkdirSync as Pw, renameSync as Ow, utimesSync as iR } from "node:fs";
function $w({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Pw(g(r));
  let s = (c) => {
    let u = M(c);
    u?.isDirectory() && zu(c), u && Ow(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Iw(g(c));
    for (let m of [c, u]) zu(m);
    for (let m of oe(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = aR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && M(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Ow(g(p), g(d)) : (y || Pw(g(d)), a(p, d));
    }
    Ew(g(u), f & 511), iR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = sR(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function sR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = M(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    zu(n), n = `${n}/${r}`;
  }
  return n;
}
function zu(e) {
  Ew(g(e), 448);
}
function aR(e) {
  let t = Iw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Xs({ path: e, images: t }, n, r = n.lines) {
  let o = An(n.dir, "tree"), i = await Ns(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? mR(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Aw({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + dR(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await pR({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Bw(u).filter(m) : [])
      Kt(An(u, p));
  }
  await hR(o, n.signal);
}
function mR(e, t) {
  let n = An(t, String(e.number));
  if (Mw(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = An(n, lR(e.base, e.literal));
  return uR(fR(r), { recursive: !0 }), r;
}
async function Aw({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = { path: s.unsquashfs, args: f }, m = nn({ cwd: i, signal: a }, (p) => ae([l], p));
  m.limit.allow({ bytes: t.mostBytes, files: t.members }), m.stdout.resume(), await m.ended;
}
async function pR({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = An(o.dir, `layer-${i}`);
  await Aw({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(An(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return $w(u) + s;
}
function dR(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Bw(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = An(t, String(e.number)), o = Mw(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function hR(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  cR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await wn("chown", ["-hR", "0:0", "."], n), await wn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Tw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ds("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Sw,
  async unpack(e) {
    let t = await Er({ ...e, body: () => e.body }, e.dir);
    await Xs(t, e);
  }
};

// src/system/young-heap.ts
var _w = D(Cw(), 1);
function Fw() {
  (0, _w.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as yR, fstatSync as Nw, lstatSync as gR, openSync as wR, readlinkSync as bR } from "node:fs";
function Dw(e, t, n) {
  let r = Ar(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = xR(a, c);
    try {
      let f = Nw(u, { bigint: !0 });
      if (!f.isFile()) throw Tn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Zs(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Zs(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Lw(a);
      let p = Nw(u);
      if (p.ctimeMs !== OR(f.ctimeNs) || p.size !== m) throw Lw(a);
      r.pad(Pe(m));
    } finally {
      yR(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !jm ? gR(c, { bigint: !0 }) : void 0;
      if (u && n && !vR(u, a, n)) throw Tn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Zs(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Zs(a, u, "symlink", { target: G(bR(c, "latin1")) }));
      else throw Tn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Fe), r.flush();
    }
  };
}
function vR(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var kR = ["ELOOP", "EMLINK", "ENXIO"];
function xR(e, t) {
  try {
    return wR(t, We);
  } catch (n) {
    throw kR.includes(E(n) ?? "") ? Tn(e) : n;
  }
}
function Tn(e = "") {
  return new Error(`${Ww(e)} was replaced while it was saved`);
}
function Lw(e) {
  return new Error(`${Ww(e)} changed while it was read`);
}
function Ww(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Zs(e, { mode: t, mtimeNs: n }, r, o = {}) {
  return { name: e, kind: r, mode: SR(r, Number(t)), mtime: Uw(n), ...o };
}
function SR(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Ys = 1000000000n, PR = 9;
function Uw(e) {
  if (e < 0n) return `-${Uw(-e)}`;
  let t = e % Ys, n = String(e / Ys);
  return t === 0n ? n : `${n}.${String(t).padStart(PR, "0").replace(/0+$/, "")}`;
}
function OR(e) {
  return Number(e / Ys) * 1e3 + Number(e % Ys) / 1e6;
}

// src/formats/tar/read-members.ts
function jw(e, t, { kind: n, bytes: r }) {
  let o = [], i = Uo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Dw(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Hw(e, t, { cwd: n, signal: r }) {
  let o = [], i = Ar(Uo(It, (l) => {
    o.push(l);
  })), s = Qt(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Tn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Pe(d), a++;
  }, f = ut(r, (l) => {
    let m = $t(Mr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw Tn(e[a]);
  i.pad(c), i.write(Fe), i.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var zw = It / 2, ER = 2 * It, IR = 3, $R = 4;
async function* qw(e, t) {
  let n = new AbortController(), r = Lu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReaders: s } = BR({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of MR(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > $R && s(); a.length > IR; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* MR(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= zw;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function BR(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, { tar: s } = e.tools, a = Js(n.map(({ line: p }) => p)), c = Zt(1), u = Zt(js);
  s.dialect !== "node" && $r(e);
  async function* f({ plan: p, names: d }) {
    o.throwIfAborted();
    let h = p.hasHoles && s.dialect !== "node" ? Hw(d, s, { cwd: i, signal: o }) : jw(d, qg(a), { kind: p.kind, bytes: 2 * zw });
    for await (let y of h) yield { content: y, release: () => {
    } };
  }
  function l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    let w = { kind: p, bases: a, isContinued: y, level: h <= ER ? r : void 0 };
    return ut(o, (v) => {
      let { promise: S, resolve: O, reject: I } = Promise.withResolvers();
      return c(() => {
        Fw();
        let j = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return j.stdin.end(`${d.join("\0")}\0`, "latin1"), O(j), j.ended;
      }).catch(I), S;
    });
  }
  async function m({ content: p, release: d }) {
    return { frame: await u(() => Eg(p, r)).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= js; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets more than one thread read. */
    addReaders() {
      c.concurrency = Rg;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as AR } from "node:timers/promises";
var Gw = 256, TR = 8e3, RR = 64 * 1024 * 1024;
function Kw(e) {
  let t = Qs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Qs("files"), sparse: Qs("files", !0) }, i = 0, s = (f) => Jw(f.some(_R) ? o.sparse : o.plain, f), a = (f, l) => FR(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Qs("files", f === "sparse") };
  };
  async function* u() {
    let f = Gw;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") Jw(t, [m]);
        else {
          let p = m.hardLink ? NR(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await AR(), f = Gw);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var CR = 1024 * 1024;
function _R({ bytes: e, length: t = e }) {
  return t - e >= CR;
}
function FR({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / TR, t / RR) / r;
}
function NR(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Qs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var LR = 1536, DR = It - 64 * 1024;
function WR({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return LR + n + Pe(n);
}
function Jw(e, t) {
  let n = t.reduce((o, i) => o + WR(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= DR ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Vw(e) {
  let t = Kw(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of qw(jR(t), e)) {
    s !== r && (n.push(UR(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Ws(n, t.skipped);
}
function UR({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* jR({ files: e, skeleton: t }) {
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
import { availableParallelism as GR } from "node:os";
import { join as JR } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Yw = D(Zw(), 1);
var HR = 256 * 1024 * 1024;
async function* Qw(e, t, { cwd: n, signal: r }) {
  if (et(e) > HR) throw new k("its skeleton is too large to be one");
  let o = Qt("several"), i = 0;
  for await (let s of qR(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), zR);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function zR({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, mode: r, mtime: o, ...s && { target: n } };
}
async function* qR(e, t, n) {
  let r = Fo(n);
  r.allow({ bytes: On(t) });
  let o = (0, Yw.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof k ? i : new k(`its skeleton is damaged: ${P(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function eb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: Zg(i.zstd, Wo(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? GR(), u.length),
    files: () => Wo(u, "files"),
    signal: s,
    warn: a
  }, d = await Gs(p, (y) => zg(t, n, y));
  if (!f) return;
  await Ks(() => Qw(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: JR(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var tb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ds("tar", e)],
  unsupportedReason: () => {
  },
  pack: Vw,
  unpack: eb
};

// src/formats/index.ts
var Tr = [tb, Tw, Vs];

// src/stores/load-when-used.ts
function ea(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function nb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ea({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, KR(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function KR(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as At from "node:fs/promises";
import { basename as bb, dirname as Zu, join as vb } from "node:path";

// src/system/disk/eviction.ts
import * as Bt from "node:fs/promises";
import { basename as e1, join as Ku } from "node:path";

// src/system/disk/draft-file.ts
var ob = D(rb(), 1);
import * as Mt from "node:fs/promises";
import { dirname as ib, join as Gu } from "node:path";
var ta = ".drafts";
async function Rr(e) {
  let t = Gu(e, ta), n = Gu(t, (0, ob.randomUUID)());
  try {
    return await yt(e, t), ab(e, n, await Mt.open(n, "wx+", 384));
  } catch (r) {
    throw gn(r, e);
  }
}
async function sb(e, t) {
  let n = Gu(e, ta, t);
  return ab(e, n, await Mt.open(n, We));
}
function ab(e, t, n) {
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
      return await n.sync(), await yt(e, ib(i)), VR(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Mt.rm(t, { force: !0 });
    }
  };
}
async function VR(e, t) {
  try {
    await Mt.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Mt.rm(e), process.platform === "win32") return !0;
  let n = await Mt.open(ib(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as XR } from "node:fs";
import * as Rn from "node:fs/promises";
import { join as cb } from "node:path";
import { setTimeout as ZR } from "node:timers/promises";
var na = ".notes";
function Cr(e) {
  let t = async (n) => (await yt(e, cb(e, na)), cb(e, na, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(QR, () => {
      }) === await Je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Ju(async (n, r) => {
      await ZR(YR), await Je(n) === r && await fb(await t(n), r);
    }),
    touch: Ju(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Rn.utimes(r, o, o).catch(async (i) => {
        if (E(i) !== "ENOENT") throw i;
        await fb(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Ju(async (n, r) => Rn.link(await t(n), r))
  };
}
var YR = 20, ub = 256;
async function Je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Ju(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function QR(e) {
  let t = await Rn.open(e, We).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(ub), 0, ub, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function fb(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = XR, a = await Rn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var t1 = 3600 * 1e3;
async function ra(e) {
  await lb(await _r(Ku(e, ta)));
}
async function lb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > t1);
  await Promise.all(t.map(({ path: n }) => Bt.rm(n, { force: !0 })));
}
async function oa(e, t) {
  let n = new Map((await _r(Ku(e, na))).map((o) => [e1(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await lb([...n.values()]), r;
}
async function Ho(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Bt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Bt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function _r(e) {
  let t = await ot(e).then(() => Bt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Ku(e, r), i = await Bt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as n1 } from "node:fs";
import * as lt from "node:fs/promises";
import { dirname as r1 } from "node:path";
async function Cn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Jm(e), i = Cr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => o1(r, s, a),
    file: i1(r, e, i, n),
    close: () => r.close()
  };
}
function o1(e, t, n) {
  let { acquire: r, release: o } = pr();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function i1(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Vu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => ia(e, t),
    async copyTo(i) {
      return await lt.copyFile(`/proc/self/fd/${e.fd}`, i, n1.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await s1(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function s1(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Je(e);
    if (await t(), await Je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Vu(e, t, n) {
  try {
    let [r, o] = await Promise.all([lt.stat(r1(n)), e.stat()]);
    return r.dev !== o.dev || !await ia(e, t) ? !1 : (await lt.symlink(await lt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ia(e, t) {
  let [r, o] = await Promise.all([
    lt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var mb = 1024 * 1024;
async function pb({ path: e, dir: t, evict: n }) {
  let r = await Rr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: mb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await tr(o, t, f, c + u * mb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Cr(t).prove(o, await Je(o)), await r.discard(), u && await n().catch(() => {
      }), u;
    }
  }), a = async () => {
    await o.truncate(0), i = !0;
  };
  return {
    ...s(0),
    async copyFrom(c, u) {
      if (!c.file?.copyTo) return { bytes: 0, rest: s(0), undo: a };
      try {
        return i = await c.file.copyTo(r.path), await o.truncate(u), { bytes: u, rest: s(u), undo: a };
      } catch (f) {
        throw await a(), f;
      }
    },
    discard: r.discard
  };
}

// src/stores/local/entries.ts
import * as db from "node:fs/promises";
import { basename as a1, join as c1 } from "node:path";
async function hb(e) {
  let t = await Xu(e), n = (await Promise.all(t.map(Xu))).flat(), o = (await Promise.all(n.map(Xu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(a1(i)));
  return (await Promise.all(o.map(_r))).flat();
}
async function Xu(e) {
  return (await db.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => c1(e, n.name));
}

// src/stores/local/local.ts
var yb = 1024 ** 3, gb = process.platform === "linux" ? uo : Am;
function kb(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * yb, minFreeBytes: i = yb } = e, s = ({ scope: a, version: c, key: u }) => vb(t, gb(n), gb(a), uo(c), uo(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await wb(t))
        for (let f of a) {
          let l = u.map((p) => Zu(s({ scope: f, version: p, key: "-" }))), m = await u1(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Yn(t), await fo(t), await ot(`${t}/.`), !await f1(c, { dir: t, verify: r }))
        return pb({
          path: c,
          dir: t,
          async evict() {
            await ra(t);
            let u = (await oa(t, await hb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Ho(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await wb(t) ? (await xb(Zu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => At.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function wb(e) {
  return await Yn(e), await Ob(e) ? (await ot(`${e}/.`), !0) : !1;
}
async function u1(e, t, n) {
  let r = (await Promise.all(e.map((o) => xb(o, t, n)))).flat();
  for (; ; ) {
    let o = Mm(t, r);
    if (!o) return;
    let i = await l1(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function xb(e, t, n) {
  if (!await Pb(e, n)) return [];
  let r = Ec(bb(e)) ?? "", o = (await At.readdir(e)).filter((a) => Rm(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = vb(e, a);
      return { path: c, stat: await At.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Sb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Sb(e, t) {
  let n = Ec(bb(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Cn(e, t);
  try {
    return (await co({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function f1(e, t) {
  if (!await Pb(Zu(e), t) || !await Ob(e)) return !1;
  try {
    return await Sb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await At.rm(e, { force: !0 }), !1;
  }
}
async function l1({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await Cn(e, o);
    await s();
    let c = () => At.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (E(i) === "ENOENT") return;
    throw i;
  }
}
function Pb(e, t) {
  return Eb(Xm(t.dir, e));
}
function Ob(e) {
  return Eb(At.lstat(e));
}
async function Eb(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Ib(e) {
  let t = m1(e.inputs.s3);
  return ea({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function m1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var $b = {
  local: ({ inputs: e, repository: t }) => kb({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Ib,
  github: nb
};
function Mb({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as p1 } from "node:path";
function Bb(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / A), m = await d1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * A, n) - f);
        await h1(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = y1(l, n, e);
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
async function d1(e, { roles: t, bypassed: n }) {
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
async function Ab(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function h1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function y1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * A < t && !i(s); ) s++;
  return Math.min(s * A, t);
}
async function Tb(e, t, n) {
  let r = await e.roles.current(), o = nt(n, n + et(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await sa(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Yu(r, e) && s.datasync().catch(() => {
  });
}
function Rb(e, t, n) {
  return Xt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await sa(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Yu({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = nt(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function sa({ file: e, path: t }, n, r) {
  return tr(e, p1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as O1, once as E1 } from "node:events";
import { setTimeout as I1 } from "node:timers/promises";

// src/stores/stash/election.ts
var _b = D(Cb(), 1);
import { EventEmitter as g1 } from "node:events";
import * as be from "node:fs/promises";
import { createServer as w1 } from "node:net";
import { dirname as ef, join as _n } from "node:path";
var Fb = ".fillers";
async function Nb(e, t) {
  let n = _n(e, Fb, t);
  for (await yt(e, ef(n)); ; ) {
    let r = await v1(n) ?? await k1(n);
    if (r) return r;
  }
}
var b1 = 3600 * 1e3;
async function Lb(e) {
  let t = _n(e, Fb);
  for (let n of await be.readdir(t)) {
    let r = await be.stat(_n(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > b1 && await be.rm(_n(t, n), { recursive: !0, force: !0 });
  }
}
async function v1(e) {
  for (let t of await be.readdir(e).catch(P1)) {
    let n = await Gi(e, t);
    if (n) return { role: "follower", lines: n };
    await be.rm(_n(e, t), { recursive: !0, force: !0 });
  }
}
async function k1(e) {
  let t = await be.mkdtemp(_n(ef(e), "joining-")), n = (0, _b.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new g1(), s = w1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), tf(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = x1(s, { said: r, followers: o, heard: i, path: _n(e, n) });
  if (!qi(t, n, s))
    return await be.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = ar(t, e);
  } finally {
    c || (s.close(), await be.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function x1(e, { said: t, followers: n, heard: r, path: o }) {
  let i = (s) => {
    for (let a of n) a.write(s);
  };
  return {
    role: "filler",
    say(s) {
      t.push(`${s}
`), i(`${s}
`);
    },
    onLine: (s) => {
      r.on("line", s);
    },
    giveSign: () => i(`
`),
    async end() {
      await be.rm(o, { force: !0 }), await be.rmdir(ef(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var S1 = 36;
function tf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > S1 && e.pause();
    for (let i of o) t(i);
  });
}
function P1(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var $1 = /^[0-9a-f-]{36}$/, M1 = /^\d{1,7}$/, Db = "fetches", B1 = 500;
function Wb(e, t) {
  return M1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ub({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Wb(o, n);
    i !== void 0 && r(i);
  }), e(Db);
}
var A1 = 4;
function jb(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = kn(n.pace ?? mo, r * A), s = /* @__PURE__ */ new Set(), a = new O1(), c = Promise.resolve(void 0), u, f = performance.now(), l = T1(), m = Promise.withResolvers();
  I1(B1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && $1.test(y))
      return u = y, c = sb(e, y).catch(() => {
      }), !0;
    y === Db && m.resolve(!0);
    let w = Wb(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(A), !0);
  }, h = !1;
  return tf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > A1 * o) return;
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
      return await R1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function T1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function R1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await E1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as C1 } from "node:path";
var _1 = 15e3, F1 = 16;
function zo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function zb(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !N1(r)) return;
        if (++i > F1) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await L1(e), u && await Hb(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
      }).catch(a.giveUp), await o, r;
    },
    async settled() {
      for (; ; ) {
        let c = await a.current();
        if (c?.role !== "follower" || "handle" in c.copy) return c;
        await a.follow(c.copy);
      }
    },
    async follow(c) {
      await c.news(t) || await a.giveUp(
        new Error("the process that fills it has stopped or is too slow; this one downloads the entry")
      );
    },
    async giveUp(c) {
      s || n(c), await a.leave();
    },
    async leave() {
      s = !0;
      let c = r;
      r = void 0, c && await Hb(c).catch(n);
    }
  };
  return a;
}
function N1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Hb(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function L1(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = _1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return D1(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: jb(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function D1(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(C1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${H(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function qb({ size: e, read: t }, n) {
  let { logError: r } = n, i = zb({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Jb(u, s);
    for (let { bytes: f, position: l } of s.ends) await sa(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: pr()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: W1(s, a),
    read: (c, u, f) => Bb(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Rb(s, c, u),
    isPublished: () => zo(i.held()) !== void 0,
    async finish() {
      let c = Gb(s);
      c && await U1(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function Gb(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Yu(t, e) ? t : void 0;
}
function W1(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: j1(e),
    async link(r) {
      let o = await n.settled(), i = zo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Vu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = zo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && ia(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = zo(n.held());
      if (o) return z1(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = Gb(e) !== void 0, t.isProven;
    }
  };
}
async function U1({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Cr(r), c = setInterval(t.giveSign, H1);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function j1(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of nt(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Tb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Ab(nt(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Jb(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Jb(e, { size: t, onAsked: n }) {
  n && Ub(e, Math.ceil(t / A), n);
}
var H1 = 1e3;
async function z1(e, t, { bypassed: n }) {
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
import * as rf from "node:fs/promises";
import { basename as q1, dirname as G1, join as Tt } from "node:path";
var J1 = 1024 ** 3;
function Vb(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = J1, isPull: o } = e, i = Tt(t, "pulls"), s = Tt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Kb(i), Kb(s)]), l = o ? void 0 : 1;
    return (await oa(t, f.flat())).map((m) => ({
      ...m,
      rank: G1(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Yn(t), await fo(t), await ot(t);
    for (let f of [i, s]) await yt(t, f);
  };
  return {
    async open(f, l) {
      await Yn(t);
      for (let p of [t, i, s]) await ot(p).catch(Xb);
      let m = await nf(Tt(s, f), l, e);
      return m || o ? m ?? nf(Tt(i, f), l, e) : (K1(Tt(i, f), Tt(s, f)), nf(Tt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => rf.rm(Tt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Nb(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([ra(t), Lb(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Ho(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Rr(t);
    },
    async put(f, l) {
      await f.publish(Tt(a, l)) && await Ho(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Kb(e) {
  return (await _r(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(q1(t)));
}
function K1(e, t) {
  try {
    ge(e, t);
  } catch (n) {
    Xb(n);
  }
}
function Xb(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function nf(e, t, n) {
  try {
    let r = await Cn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await rf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function Zb(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = Vb(t), f = (l) => {
    c(`The stash ${n} is not used: ${P(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Bi([e.label, r, d, h, y, String(w), p]);
      try {
        let S = await u.open(v, w), O = async () => u.remove(v).catch(f), I = X1(
          m,
          qb(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          O
        );
        if (!S) return I;
        let { file: R, read: j, close: U } = S;
        return {
          ...I,
          original: I,
          stored: m,
          file: R,
          read(re, sn) {
            return c(`Found in the stash ${n}`), Xt(j(re, sn), V1);
          },
          reject: O,
          async close() {
            await U(), await I.close();
          }
        };
      } catch (S) {
        return f(S), m;
      }
    }
  };
}
async function* V1(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${P(t)}`);
  }
}
function X1(e, t, n) {
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
function Fr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Mb(e), f = Z1(t($b[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return Zb(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function Z1(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Nr(e, t, n) {
  return {
    inputs: e,
    service: sy(),
    repository: t.repository,
    own: he(t).write,
    keepsDisk: rm(),
    isSealed: (r) => Tr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Yb(x),
    warn: Yb(W),
    mask: gi
  };
}
function Yb(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Qb = 3e4;
async function ev(e, t, n, r = AbortSignal.timeout(Qb)) {
  if (!await mg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await Or(e, s, "contents", { signal: r });
  })().then(() => {
  }, Y1);
  i !== void 0 && (W(`Reading the cache gave input/output errors: ${i}`), await Q1(t).catch(
    (s) => W(`The damaged entry could not be removed from the store; delete it: ${P(s)}`)
  ));
}
function Y1(e) {
  return e instanceof k || E(e) === "EIO" ? P(e) : void 0;
}
async function Q1({ scope: e, version: t, key: n, size: r }) {
  let o = $o(F, Zr()), i = Te(), s = Fr(Nr(o, i, AbortSignal.timeout(Qb))), a = e === void 0 ? he(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as uC } from "node:fs";
import { dirname as fC } from "node:path";

// src/mounts/broker.ts
var rv = D(nv(), 1);
import { once as eC } from "node:events";
import { connect as tC } from "node:net";
import { setTimeout as nC } from "node:timers/promises";
var ov = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, of = 0.3, rC = 8, oC = 1024 ** 2, iC = 20;
function sC(e) {
  let t = (0, rv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > oC && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function aC(e, t) {
  for (; ; ) {
    let n = tC({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await eC(n, "connect", { signal: t }), n;
    } catch (r) {
      if (E(r) !== "EAGAIN") throw r;
      await nC(iC, void 0, { signal: t });
    }
  }
}
async function cC(e, t, n, r, o = ov[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await aC(e, u);
    let l = sC(f), { value: m } = await l.next(), p = o - of - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + of + rC), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (h.no !== void 0) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), s.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function Lr(e, t) {
  let n = ov.mount, r = (...o) => cC(e, t, ...o);
  return {
    /**
     * @param target a directory of this user, without links
     * @param layers the digests of the layers, the upmost one first
     * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
     * @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
     * of trusted branches itself
     */
    async mount(o, i, s) {
      let a = performance.now();
      try {
        if (n <= of) throw new Error("the broker does not answer");
        let c = { target: o, layers: i, view: s }, { need: u = [], fetches: f = !1 } = await r("mount", c, n);
        return { digests: u, fetches: f };
      } catch (c) {
        throw n -= (performance.now() - a) / 1e3, c;
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(o) {
      let { detached: i } = await r("detached", { view: o });
      if (!i) throw new Error("the broker does not say which directories were renamed");
      return i;
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
async function aa({ socket: e, mounts: t }) {
  let n = Lr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      qo(r.target) && await n.unmount(r.target), qo(r.view, "tmpfs") && await n.unmount(r.view), ca(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${P(o)}`);
    }
}
function qo(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === yr
  );
}
function ca({ target: e, made: t, view: n }) {
  iv(n, n), t !== void 0 && iv(e, t);
}
function iv(e, t) {
  try {
    for (let n = e; _(n, t); n = fC(n)) uC(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function av(e, t) {
  let n = Object.entries(e).flatMap(mC).sort(pC), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await uv() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await Lt(a, () => dC(s, o));
  }
}
function mC([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function pC([, e], [, t]) {
  return sv(t) - sv(e);
}
function sv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : ah(e));
}
async function dC({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await aa(n), e !== void 0 && await fv([e], r, async (o, i) => {
    let s = sg(o, e);
    t && s !== void 0 && await ev(s, t, i);
  });
}
async function cv() {
  let e = lh([K(), lC(J())]);
  e.length > 0 && await fv(e, await uv());
}
function uv() {
  return Ir(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function fv(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await py(r, () => Do(r, t, n));
    } catch (o) {
      W(`The mounts below ${r} stay, because they could not be unmounted: ${P(o)}`);
    }
}

// src/job/state.ts
var me = ie(), Me = ke(ie()), hC = te({
  /** Without links. */
  target: me,
  pattern: me,
  /** The topmost directory that was made for the target. */
  made: Me,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: me
}), yC = te({
  socket: me,
  mounts: Ce(hC)
}), gC = te({
  name: me,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Me,
  /** How many of the restored files are not mounted. */
  files: ke(fe())
}), wC = te({
  /** Absent if only the store knows the scope. */
  scope: Me,
  version: me,
  key: me,
  size: fe(),
  /** The number of files of the entry. */
  files: fe(),
  /** The images and layers of the body. */
  layers: Ce(bc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: me,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Me,
  /** The time of the mount, by the kernel's clock. */
  since: fe()
}), bC = te({
  /** The preset's name, if it is not in the inputs. */
  preset: Me,
  /** The preset's working directory, relative to the workspace. */
  directory: Me,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ke(dn([ht("none"), xi(me, me)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Me,
  /** Why post must not save the cache. */
  unsaved: Me,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: ke(
    te({
      directories: Ce(me),
      marks: Ce(me),
      digest: me,
      patterns: Ce(me),
      matches: Ce(me),
      /** How long the command took. */
      ms: ke(fe())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: ke(Ce(te({ directory: me, bornMs: fe(), seenMs: fe() }))),
  /** Absent if main ended before it read its inputs. */
  key: Me,
  /** The key of the entry; absent on a miss. */
  matchedKey: Me,
  /** The key of the entry that was found and refused. */
  refused: Me,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Me,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Me,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: ke(yC),
  mounted: ke(wC),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ke(pc()),
  restored: ke(gC)
}), vC = xi(me, bC), lv = "headstart";
function ua(e) {
  Zl(lv, JSON.stringify(e));
}
function sf() {
  let e = Yl(lv);
  if (e === "") return;
  let t = JSON.parse(e), n = Kn(vC, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function mv(e, t) {
  let n = [], { promise: r, resolve: o } = Promise.withResolvers(), i = e, s = () => {
    i--, i === 0 && n.length > 0 && o(t(n));
  };
  return {
    join(a) {
      return n.push(a), s(), r;
    },
    leave: s
  };
}

// src/files/overlap.ts
function dv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (pv(n, r, e) || pv(r, n, t)) return [n.text, r.text];
}
function pv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? kC(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && fa(e, Le(e.base, r));
}
function kC({ base: e, rest: t }) {
  return B(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function fa(e, t) {
  return e.matches(t) || t !== "" && fa(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var wv = D(hv(), 1);
function ee(e) {
  return e ? PC : xC;
}
var xC = {
  mistake: Pc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, bv = "~v", SC = bv.length + 49, yv = $i - SC, PC = {
  mistake(e) {
    let [t = ""] = e, n = cf(t).length > yv, r = `Key Validation Error: ${t} cannot be larger than ${yv} characters with rolling; ~ counts twice.`;
    return Pc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = la(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(cf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [gv(t, 20), gv(n, 5)];
    return `${la(e)}${Date.now()}-${r}-${o}-${(0, wv.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function la(e) {
  return cf(e) + bv;
}
function vv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function cf(e) {
  return e.replaceAll("~", "~~");
}
function gv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var OC = 3600 * 1e3;
function kv(e, t) {
  let n = e.toSorted(Oc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > OC;
  });
}

// src/job/restore/plan.ts
async function xv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await IC(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Ss(e.inputs, { ...i.inputs }) : await xs(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = Ps(e);
  EC(c);
  let u = s === void 0 && c.rolling === void 0, f = ee(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new $(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function EC({ key: e, rolling: t }) {
  t || !e.endsWith("-") || W(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function IC(e, t) {
  let n = F("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-47H6JPBN.js"), { NoTree: o } = await import("./shared-2QUDYAFD.js");
  try {
    return { tree: await r(n, { read: F, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: P(i) };
  }
}
function Sv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Ie(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = dv(o, i.selection);
      if (s)
        throw new $(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as LC, statSync as DC } from "node:fs";
import { readdir as WC } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as $C, readdirSync as MC, rmdirSync as BC, rmSync as Pv, writeFileSync as AC } from "node:fs";
import { setTimeout as TC } from "node:timers/promises";
var RC = 20, CC = 6e4;
function Ov(e) {
  return B(e, `${ur}lock-${process.geteuid?.() ?? 0}`);
}
function ma(e) {
  let t = Ov(e), n = M(b(t));
  if (n && !Oo(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function pa(e, t) {
  if (!lr(e)) return () => {
  };
  let [n, r] = [q(e), oi(e)], [o, i] = [Ov(n), B(e, "lock")];
  $C(i, { mode: 448 }), AC(B(i, r), "");
  let s = Date.now() + CC;
  for (; !_C(i, o); ) {
    ma(n);
    let a = await FC(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await TC(RC, void 0, { signal: t });
  }
  return () => {
    Pv(B(o, r), { force: !0 });
    try {
      BC(o);
    } catch {
    }
  };
}
function _C(e, t) {
  try {
    return ar(e, t);
  } catch (n) {
    throw ma(q(t)), n;
  }
}
async function FC(e) {
  let t = !1;
  for (let n of NC(e))
    await ts(B(q(e), n)) ? t = !0 : Pv(B(e, n), { recursive: !0, force: !0 });
  return t;
}
function NC(e) {
  try {
    return MC(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Ev(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Vt));
  for (let a of new Set(s.flatMap(Iv)))
    for (let c of await UC(a, t))
      if (lr(c) || Od(c), !(!lr(c) || await ts(c)))
        try {
          await jC(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${P(u)}`);
        }
}
function Iv(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Iv(t)];
}
async function UC(e, t) {
  let n = (await WC(e).catch(() => [])).filter(at);
  if (n.length === 0) return [];
  let r = G(LC(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => B(e, o)).filter(fr);
}
async function jC(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = Qi(o);
  try {
    let s = await pa(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Vi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!HC(u, t)) return !1;
        for (let f of Ji(u)) zC(b(o), f);
        return !0;
      }), Po(e) || Qc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function HC(e, t) {
  let n = g(Ji(e)[0]).toString();
  return t.some((r) => _(n, r.base) && fa(r, Le(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function zC(e, t) {
  let { dev: n } = DC(g(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = M(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Dr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as qC, statSync as GC } from "node:fs";
import { dirname as $v } from "node:path";
function Tv(e) {
  let t = Mv(), n = process.cpuUsage(), r = new Set(e.map(Rv));
  return () => {
    let o = Mv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: KC(t, o, (i + s) / 1e3),
      disks: VC(t, o, r),
      network: XC(t, o)
    };
  };
}
function Mv() {
  return { stat: da("stat"), self: da("self/stat"), disks: da("diskstats"), net: da("net/dev") };
}
function da(e) {
  try {
    return qC(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function Rv(e) {
  try {
    let { dev: t } = GC(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === $v(e) ? "" : Rv($v(e));
  }
}
var JC = 10;
function KC(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => uf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Bv(t) - Bv(e)) * JC, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Bv({ self: e }) {
  let t = uf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Av = 512;
function VC(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Av, writtenBytes: d * Av, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function XC(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, uf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function uf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Cv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && ZC(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return Xt(l, (p) => u(p, m));
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
function ZC(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function ha() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => YC(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Cv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Tv(s);
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
function YC({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : QC(i / 1048576 / (a / 1e3))
  }];
}
function QC(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Gv = D(_v(), 1);
import { writeFileSync as f_ } from "node:fs";
import { join as l_ } from "node:path";

// src/system/job-summary.ts
function Fv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Wt(e);
  return Nv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function I9(e) {
  return Nv((t) => t.addRaw(e, !0));
}
var lf = Promise.resolve();
function Nv(e) {
  let t = tm();
  if (!t) return lf;
  let n = lf.then(async () => {
    e(t), await t.write();
  });
  return lf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Lv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ue(t)} of ${ue(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var e_ = 10 * 1024 * 1024, t_ = 64;
function Dv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = zv(t, ["download", "upload"]), s = o >= e_ && e.concurrency < t_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${i} MiB/s, and ${ue(r)} of ${ue(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Wv}`
  };
}
var Wv = "a higher `compression-level` makes entries smaller";
function Go(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Fn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Fn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Uv(e, i, "more or faster cores");
}
function ya(e) {
  return Uv(e, `one thread was busy ${Fn(e.load.thread)} of the time`, "faster cores");
}
function Uv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var n_ = 32 * 1024;
function pf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < n_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${H(a)}`, l = u ? `wrote ${mf(r, s)} MiB/s` : `read ${mf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Fn(e.load.disk)} of the time`,
    advice: Hv(e, u)
  };
}
function jv(e) {
  let { bytes: t, mibPerSecond: n } = zv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: Hv(e, r)
  };
}
function Hv({ step: e, settings: t }, n) {
  if (e === "save" && n) return Wv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function zv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: mf(r, o) };
}
function mf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Fn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var df = 1e3;
function qv(e) {
  let { totalMs: t } = e;
  if (t < df)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ue(t)}`
    };
  let n = s_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? i_[r].find(([m]) => o_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: u_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var o_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, i_ = {
  store: [["always", Lv]],
  network: [
    ["threadIsBusy", ya],
    ["always", Dv]
  ],
  disk: [
    ["ownCoresAreBusy", Go],
    ["diskIsBusy", pf],
    ["coresAreBusy", Go],
    ["threadIsBusy", ya],
    ["diskIsUnseen", jv]
  ],
  work: [
    ["ownCoresAreBusy", Go],
    ["diskHinders", pf],
    ["coresAreBusy", Go],
    ["threadIsBusy", ya]
  ]
};
function s_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...a_(e) };
}
function a_({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[c_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var c_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function u_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ue(t), i = r ? `${r.name} took ${ue(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Fn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Fn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Jo(e, t, n) {
  try {
    await m_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : x)(`There is no report: ${P(r)}`);
  }
}
async function m_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: qv(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = l_(K(), `headstart-${s.step}-${(0, Gv.randomUUID)()}.json`);
  f_(u, `${JSON.stringify(s, void 0, 2)}
`), Ae("report", u);
  let f = s.totalMs >= df;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await Fv(l, p_(s), f && o ? `${c}.

${h_(s)}` : "");
}
function p_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      cc(e.key),
      e.matchedKey === void 0 ? "\u2013" : cc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      ue(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ue(n)}`).join(", "),
      e.writer ? ac(e.writer.text) : "\u2013"
    ]
  ];
}
var d_ = 1e4;
function h_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${y_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < d_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function y_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ue(r)} of ${ue(n - t)}` : ue(n - t), c = i ? `, ${H(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as k_ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as g_, readFileSync as w_ } from "node:fs";
function Nn(e) {
  return "rights" in e || e.broker !== void 0;
}
function hf(e, t) {
  return b_(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${P(n)}` }));
}
async function b_(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Ir(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await v_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !g_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function v_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(w_("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Wr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Vs.id), s = t !== "unpack" && !i;
  return Tr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function Jv(e, t) {
  let n = { zstd: gt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Ko({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Jp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Kv(e, t, { mounting: n, signal: r }) {
  let o = Nn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Wr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Ko(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function ga({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await hf("image", r);
    return "rights" in o ? o : { ...o, broker: x_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : hf("tree", r);
}
function x_(e) {
  return e !== "off" && k_(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function wa({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return qn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as ek, lstatSync as C_, realpathSync as __ } from "node:fs";
import { basename as F_, dirname as N_, join as bf } from "node:path";

// src/files/fingerprint.ts
var Zv = D(Vv(), 1);
import { lstatSync as $_ } from "node:fs";

// src/files/walk.ts
import { lstatSync as gf, readdirSync as S_, readlinkSync as P_ } from "node:fs";
function* rn(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Vo(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* E_(a, n) : yield [Xv(a, i)];
  }
}
function Vo({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var O_ = 256;
function* E_(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, gf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of S_(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      at(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(Xv(f, u)), !(c.length < O_) && (yield c, c = []);
    }
    yield c;
  }
}
function Xv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? I_(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: P_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function I_({ path: e, member: t, onStat: n }) {
  let r = gf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = gf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function wf(e, t, n = () => {
}) {
  let r = (0, Zv.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = Vo(o);
    for (let a of rn([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = $_(m, { bigint: !0 });
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
import { existsSync as M_, readdirSync as B_, readlinkSync as A_, realpathSync as Qv } from "node:fs";
import { dirname as T_, join as Yv } from "node:path";
function ba(e) {
  return (M_(e) ? B_(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = A_(Yv(e, `target-${n}`), "latin1"), o = Yv(e, `upper-${n}`), i = dh(o);
    if (!i)
      return { target: r, upper: Qv(o), point: R_(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => M(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(T_(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function R_(e) {
  try {
    return Qv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/rolling/snapshots.ts
async function tk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!Q(ee(i).keyIn(e), s) || a === "never" || vf(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => rk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function vf({ branches: e }, t) {
  let { write: n = t.ref } = he(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function nk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = vv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => rk(o, i, l));
  if (t !== void 0 && t === m) return kf(o);
  let p = D_ * n;
  n >= L_ && u >= p && f <= n - p && W_(o);
}
var L_ = 20, D_ = 0.9;
function W_({ key: e, sourceTimes: t }) {
  t || F("source-times") !== "" || !ek(bf(J(), ".git")) || wi(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function kf({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function rk(e, t, n) {
  try {
    let { excludes: r, lines: o } = ns(e), i = await mr({ excludes: r, lines: o }), { points: s, uppers: a } = U_(t), c = i.filter(({ path: u }) => !s.some((f) => _(ok(u), f)));
    return [wf(c, r, n), wf(a.map(j_), void 0)].join();
  } catch (r) {
    mn(`The cached files cannot be compared: ${P(r)}`);
    return;
  }
}
function U_({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ba(e), r = (t?.mounts ?? []).filter(({ view: o }) => ek(bf(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => ok(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => bf(o, "upper"))]
  };
}
function j_(e, t) {
  return { path: e, relative: "", stat: C_(e), line: { number: t } };
}
function ok(e) {
  return `${__(N_(e), "latin1")}/${b(F_(e))}`;
}
async function ik(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: la(r) }), s = kv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${P(i)}`);
  }
}

// package.json
var sk = { version: "0.1.0" };

// src/entry/writer.ts
function jr(e) {
  return ke(pm(dn([e, hc()]), void 0));
}
var Ur = (e) => jr(se(ie(), Qr(e), jt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), xf = jr(se(ie(), jt(/^\d{1,20}$/))), z_ = te({
  repository: Ur(140),
  scope: Ur(255),
  ref: Ur(255),
  sha: jr(se(ie(), jt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Ur(512),
  runId: xf,
  runAttempt: xf,
  event: jr(se(ie(), jt(/^[a-z_]{1,40}$/))),
  actorId: xf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Ur(40),
  /** In seconds since 1970. */
  savedAt: jr(se(fe(), to(), Jn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: jr(se(fe(), Jn(0), eo(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Ur(40)
});
function va(e) {
  let { success: t, output: n } = Si(z_, e);
  return t ? n : {};
}
function uk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && ck(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && ck(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var ak = 100;
function ck(e) {
  return e.length > ak ? `${e.slice(0, ak)}\u2026` : e;
}

// src/report/progress.ts
var q_ = 1e3;
function Xo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < q_) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${im(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function fk(e, { onTaken: t, limits: n = mo } = {}) {
  let r = Oi(e.partBytes), o = /* @__PURE__ */ new Set(), i = G_(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = et(l), p = m < e.partBytes;
    p && (a = m), u(e.write(s++, l).then(() => p ? void 0 : c(m))), o.size >= e.concurrency && await Promise.race([...o, i.promise]);
  };
  return {
    async write(l) {
      for (let m of r.push(l)) await f(m);
    },
    async finish() {
      let l = r.rest();
      l.length > 0 && await f(l), await Promise.race([Promise.all(o), i.promise]);
    },
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
function G_(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = kn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as fF, readFileSync as lF, writeFileSync as mF } from "node:fs";
import { join as pF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as yk, lutimesSync as V_ } from "node:fs";
import { setImmediate as X_ } from "node:timers/promises";

// src/files/sources/times-record.ts
var mk = D(lk(), 1), Yo = 16, J_ = 4, Zo = Yo + J_, K_ = 2 ** 32 - 1;
function pk(e) {
  return e >= 0 && e <= K_;
}
function Pf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, mk.hash)("sha256", r, "buffer").toString("latin1", 0, Yo);
}
function dk(e) {
  let t = Buffer.alloc(e.length * Zo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Zo, "latin1"), t.writeUInt32LE(o, n * Zo + Yo);
  return t.toString("base64");
}
function hk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Zo <= t.length; r += Zo)
    n.set(t.toString("latin1", r, r + Yo), t.readUInt32LE(r + Yo));
  return n;
}

// src/files/sources/source-times.ts
var Z_ = 256, gk = 1000000000n;
async function* wk(e, { workspace: t, cached: n }) {
  let r = b(t), o = Q_(n), i = eF(r, o);
  for (let [s, a] of e.entries()) {
    s % Z_ === 0 && await X_();
    let c = `${r}/${a.name}`;
    if (Y_.test(a.name) || !i(bk(c)) || o(c)) continue;
    let u = g(c), f = yk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var Y_ = /(^|\/)\.\.?(\/|$)/;
function bk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function Q_(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function eF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => yk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(bk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function vk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of wk(e, t)) {
    let i = xk(r);
    pk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function kk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Pf(n, r), seconds: o };
  });
}
function xk({ mtimeNs: e }) {
  return Number(e / gk);
}
async function Sk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of wk(e, r)) {
    c++;
    let p = xk(l), d = m.isUnchanged ? tF(Pf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(nF).length;
  return { all: c, kept: i.length, changed: u };
}
function tF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function nF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * gk === t.mtimeNs ? !1 : (V_(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Pk, readdirSync as rF } from "node:fs";
var Ok = 1e5;
async function ka(e, t) {
  let n = { files: [], repositories: [] }, r = oF(e);
  for (let o of r) {
    let i = Ek(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of sF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Ik.submodule ? s.add(m) : Ik.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Ok) throw new Error(`git tracks more than ${Ok} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Of(Ek(c, e))));
  }
  return n;
}
function Ek(e, t) {
  return e === "" ? t : B(t, g(e).toString());
}
var Ik = { submodule: "160000", files: ["100644", "100755"] };
function oF(e) {
  if (Of(e)) return [""];
  let n = rF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Of(B(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Of(e) {
  if (!Pk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Pk(B(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var iF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* sF(e, t) {
  let n = Mk(["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"]), r = ut(t, (o) => {
    let i = ae([n], { cwd: e, signal: o });
    return i.stdin.end(), i;
  });
  try {
    let o = "";
    for await (let i of r) {
      let s = (o + i.toString("latin1")).split("\0");
      o = s.pop();
      for (let a of s) {
        let [, c, u, f, l] = iF.exec(a) ?? [];
        if (!c || !u || !f || !l) throw new Error("git lists its files in an unknown form");
        yield { tag: c, mode: u, id: f, name: l };
      }
    }
  } catch (o) {
    if (!(o instanceof ce)) throw o;
    let [, i = P(o)] = /fatal: (.*)/.exec(P(o)) ?? [];
    throw new ce(`git says: ${i}`);
  }
}
var aF = 6e4;
async function $k(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(aF)]), { env: o = {}, ...i } = Mk(["update-index", "-q", "--refresh"]);
    await jc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Mk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Ci("git"), args: [...t, ...e], env: uF(), keepsMask: !0 };
}
var cF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function uF() {
  return { ...wt(), ...po(cF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Bk(e, t) {
  let n = J();
  try {
    let { files: r } = await ka(n, t), o = await vk(r, { workspace: n, cached: Tk([e]) }), i = await ka(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: dk(kk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${P(r)}`);
    return;
  }
}
async function Ak(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = J(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => dF(s)), i = hF();
  try {
    let { files: s, repositories: a } = await ka(r, t);
    o.length > 0 && yF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = Tk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Sk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await $k(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${P(s)}`);
  }
}
function dF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: hk(n) };
}
function Tk(e) {
  return e.flatMap(({ paths: t }) => Ie(t, process.cwd()).lines);
}
function Rk() {
  return pF(K(), "headstart-source-times");
}
function hF() {
  let e = Rk();
  if (!fF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(lF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function yF(e) {
  mF(Rk(), String(e));
}

// src/job/save/changes/full-save.ts
var gF = 5 * 1024 ** 2, wF = 0.5, bF = 0.25;
function Ck(e) {
  if (e < gF) throw new Error(`the restored cache has only ${H(e)}`);
}
function Ef(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(Qo) && ei(t) > wF * n)
    throw new Error("most of the restored cache is no longer used");
}
function Qo({ kind: e }) {
  return e === "delta";
}
function ei(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function _k(e) {
  return Math.floor(e * bF);
}
function Fk(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function If(e) {
  let t = F("preset");
  t !== "" ? x(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (qn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(eu(e)));
}
function xa(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function $f(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !Q(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Nk(e) {
  let t = SF(e), { packed: n, digests: r } = await vF(t, e);
  return n.segments.length === 0 ? (If(e.selection), "nothing") : (await kF(n, r, t, e), xF(t, e));
}
async function vF(e, { body: t }) {
  let n = gm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return IF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function kF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Bk(s, u)) : void 0, l = a.indexed ? await PF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = z(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${bi(m)}`), r.body.reuse && EF(e, m, r.body.reuse, r);
}
async function xF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x($f(t.key, t.state)), "nothing"));
}
function SF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : Xo("Sent", void 0, x), o = fk(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function PF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: ro,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: OF(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = uy(i, { repository: s.repository, scope: a, version: c.version }, m);
  return Sm(d, await h?.(Om(d)));
}
function OF(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return va({ ...{
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
  }, headstart: sk.version });
}
function EF({ segments: e }, t, n, r) {
  let { body: o, store: i, findings: s } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = En(e);
  Object.assign(s, { ...n, sentBytes: f, deadBytes: ei(e), layers: l });
  let [m, p, d] = [a, c, f].map(H), h = i.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "", w = o.bytes === 0 && !i.isHere ? "; this store cannot copy what is reused" : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${Eu(l)}${y}${w}`);
}
function IF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Lk, rmdirSync as $F, unlinkSync as MF, utimesSync as BF } from "node:fs";
function Sa(e, t) {
  let n = M(e), r = n && M(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) MF(g(e));
  else if (!r.isDirectory()) Kt(g(e));
  else return AF(e, t, r);
  return !1;
}
function AF(e, t, { mode: n, mtimeMs: r }) {
  Lk(g(e), 448);
  let o = !1;
  for (let i of oe(e)) o = Sa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Lk(g(e), n & 4095), BF(g(e), r / 1e3, r / 1e3)) : $F(g(e)), o;
}

// src/entry/body.ts
function Dk(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(z(t) / A) };
  return Xt(e.read(0, z(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Uk(a, { entry: e, index: t, blocks: s })) {
      let f = c * A;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Wk(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Uk(r, { entry: e, index: t, blocks: n })
  };
}
async function* Uk(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(nt(r.first * A, r.end * A));
  for await (let { number: i, pieces: s } of TF(e, n, r.first)) {
    let c = wc(s, i, n.digests) ? s : [await RF(t, n, i)];
    await t.file?.filling?.write(c, i * A), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* TF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * A;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of nt(s, s + i.length)) {
      let c = Math.max(s, a * A), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * A - s)));
      let f = Math.min(A, z(t) - a * A);
      et([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function RF(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, i = await io({ ...e, read: o }, r, Math.min(r + A, z(t)));
  if (wc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* jk(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as aN, mkdirSync as cN } from "node:fs";
import { join as uN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as LF, readdirSync as DF } from "node:fs";

// src/files/copy-tree.ts
import * as Oe from "node:fs";
import { setImmediate as CF } from "node:timers/promises";
async function Mf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = Oe.statSync(e);
  Oe.mkdirSync(t);
  for (let i of Oe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [B(e, i.name), B(t, i.name)];
    i.isDirectory() ? await Mf(s, a, n) : i.isSymbolicLink() ? Oe.symlinkSync(Oe.readlinkSync(s), a) : Oe.copyFileSync(s, a);
  }
  Oe.utimesSync(t, r / 1e3, o / 1e3), await CF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as _F, mkdirSync as FF } from "node:fs";
function zk(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = NF(r, o);
      bd(i, o), n.push(...i);
    }
    for (let r of t) Zc(r);
  } catch (r) {
    for (let o of t) Vi(o);
    throw r;
  }
  return n;
}
function NF(e, t) {
  let n = b(B(t, "tree", String(e.number)));
  if (!M(n)) return [];
  let r = B(t, "aside", String(e.number));
  FF(r, { recursive: !0 });
  let o = 0, s = qk({ line: e, aside: () => b(B(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...St(b(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function qk(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return Gk(e, t, n);
  if (!M(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = M(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = oe(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return qk(e, `${t}/${a}`, xt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function Gk(e, t, n) {
  let r = M(n), o = M(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Xi(t) }];
  if (r.isDirectory() && o.isDirectory())
    return _F(g(t), 448), [...oe(t).flatMap(
      (a) => Gk(e, `${t}/${a}`, xt(n) + a)
    ), { do: "stamp", path: n, stamp: Hk(o), before: Hk(r) }];
  if (r.isDirectory() && oe(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Xi(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function Hk({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Jk({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Vt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      ma(l), i.set(l, Qi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw gn(l, f);
    }), Af(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Tf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await pa(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = zk(u);
    });
  } finally {
    for (let u of a) Bf(u);
    for (let u of i.values()) Bf(u.remove);
    for (let u of c) Bf(() => vd(u));
  }
}
function Bf(e) {
  try {
    e();
  } catch (t) {
    mn(`Could not tidy up after the restore: ${P(t)}`);
  }
}
function Af(e, t) {
  let n = DF(B(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Tf({ number: e }, { from: t, to: n, signal: r }) {
  let o = B(t, "tree", String(e)), i = B(n, "tree", String(e));
  if (M(b(o))) {
    LF(B(n, "tree"), { recursive: !0 });
    try {
      ge(o, i);
    } catch (s) {
      if (E(s) !== "EXDEV") throw s;
      await bo(n, r, async (a) => {
        process.platform === "win32" ? await Mf(o, i, a) : await wn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as _f } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as WF, mkdirSync as Pa, symlinkSync as Oa, utimesSync as UF } from "node:fs";
import { lstat as jF } from "node:fs/promises";
import { join as Ke } from "node:path";
function Kk(e, t) {
  let n = e.map((r) => Cf(r, Ke(t.dir, Rf)));
  return Ea(n, "upper", { ...t, mounts: vr(t) });
}
var Rf = "tree";
function Cf(e, t) {
  return { line: e, points: () => Zh(e, Ke(t, String(e.number))) };
}
function Ea(e, t, n) {
  return dr(() => HF(e, t, n));
}
async function HF(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = ss(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await gs(p, u, i);
      for (let p of m) {
        let d = c++;
        await zF({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: P(m) });
    }
  }
  return a;
}
async function zF(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = M(`${i}/.`) ? oe(i) : void 0;
  if (Oa(g(i), Ke(t, a)), !c) {
    let [l = i] = St(i);
    Oa(g(l), Ke(t, `made-${s}`)), Pa(g(i), { recursive: !0 });
  }
  let u = await qF(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await kr(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function qF({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (Pa(Ke(r, `work-${t}`)), n === "upper")
    return Oa(g(e[0]), Ke(r, o)), Pa(Ke(r, i)), [i];
  Pa(Ke(r, o));
  let { mode: s, mtimeMs: a } = await jF(g(e[0]));
  WF(Ke(r, o), s & 511), UF(Ke(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Oa(g(f), Ke(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function Vk(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = vr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), S = v.map((O) => _f(r, O));
      if (y) a.push({ ...JF(y, v, r), layers: S, top: S[0] });
      else {
        let O = v.length > 1 ? await s.stack(v, Rf) : v[0], I = _f(r, O);
        a.push(...w.map((R) => ({ ...Cf(R, I), layers: S, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((S) => ({ line: S, reason: P(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Ff(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await Ea(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await GF(p, m, { ...u, within: n })), await s.release(), i;
}
function Ff(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function GF(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return Ea(e, "lower", r);
}
function JF(e, t, n) {
  let r = t.map((o) => b(_f(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var KF = 4096, Xk = { auto: 1 / 4, on: 3 / 4 };
async function Zk(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Xk[t])
    return `${H(n)} are needed, and only ${H(i)} of memory are free`;
  let s = Math.floor(i * Xk.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / KF), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Qk } from "node:fs";
import { open as VF } from "node:fs/promises";
import { join as XF } from "node:path";

// src/job/save/changes/mounted-base.ts
var Nf = "Saving all files instead of the changes";
function Yk({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    x(`${Nf}: the restored cache has another format`);
    return;
  }
  let s = o.during("index", () => Lf(e, i));
  return s.catch(() => {
  }), { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function Lf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await bs(f, i, c);
    if (Ei(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Df(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, i) {
      yield* (await Ia(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Wf(r, t, n);
}
async function Ia(e) {
  let t = await VF(XF(e, Mn.image), Qk.O_RDONLY | Qk.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Wf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / A), end: Math.ceil(o / A) }, s = i.first * A;
      for await (let { pieces: a } of Wk(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Uf(e) {
  let t = await Ia(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Je(t).finally(() => t.close());
}
async function ex({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Uf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await Lf(e, n);
      await i.close();
      for await (let a of Df(t, s, r).read(0, z(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${P(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as YF, mkdirSync as QF, mkdtempSync as eN, realpathSync as Hf } from "node:fs";
import { join as tN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as ZF } from "node:fs";
async function tx(e, t) {
  await it(await Vt(e.lines[0]), Ln(e)), await $a(e.lines, t, (n) => Hr(n, e));
}
function Ln({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Hr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => bo(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Hn)) throw s;
    await i({ workers: 1 });
  }
}
async function $a(e, { timeline: t, signal: n }, r) {
  await Jk({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Ma({ inputs: e }) {
  return [process.cwd(), J(), K(), e.localDir].filter((n) => ZF(n));
}
async function jf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await $a(r, t, (o) => n(r, o));
}
async function Ba(e, t, { job: n, context: r }) {
  await jf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await it(i, Ln(n)), await bo(
      i,
      n.signal,
      (a) => Xs(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function ox(e, t, n) {
  let r = nN(e), o = { ...n, job: e, socket: t, targets: r, broker: Lr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${nx(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await zf(o), await oN(o) && await zf(o), r.every(rx) || await iN(o);
  } catch (a) {
    throw await aa(sx(o)), a;
  }
  let s = r.filter(rx);
  return s.length > 0 && x(`Mounted ${nx(s)} through the broker of the host${Rs(e.segments)}`), s.length > 0;
}
function nN({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return In(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: wm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function nx(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function rx({ state: e }) {
  return "mount" in e;
}
function ix(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function sx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function zf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => dr(() => rN(o, e))).catch((i) => (r.throwIfAborted(), { reason: P(i) }));
}
async function rN({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (YF(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  hu(b(i), Ma(n));
  let [s] = St(b(i));
  QF(i, { recursive: !0 });
  let a = eN(tN(Hf(K()), "headstart-changes-")), c = { target: Hf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = sx(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (ca(c), qo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return ca(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (qo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function oN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = ix(n);
  x(`Waiting for the host to fetch ${ax(f)} of images`);
  let l = { repository: Te().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${P(p)}`), !1;
  }
}
function ax(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function iN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = Xe(f, Se(K()));
    let { dir: s } = i;
    t.file?.isWhole || await it(s, { bytes: z(t) });
    let a = await r.during("receive", () => Er(t, s));
    let c = await sN(a, e);
    c === void 0 && await zf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Ba(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Ze(f, m, p);
  }
}
async function sN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = ix(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${ax(i)} of images`);
  let s = { path: Hf(e), end: z(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, P);
}

// src/job/restore/mount.ts
async function cx(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = Ru();
    return await ox(e, n.broker, t) && t.remember({ mounted: ux(e, o) }), !0;
  }
  let r = await mN(e, t);
  return r ? (await fN(e, r), !0) : !1;
}
async function fN(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = Lo(n, r);
  }, a = async () => (await i, await Uh(n, J(), r), ig(await Do(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await lN(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Rs(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function lN(e, t) {
  let n = Ru(), { image: r } = e.format, o = await (r ? yN : gN)(e, t), s = (r ? In(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...ux(e, n), file: await Uf(t.dir) } }), s;
}
function ux({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(oo);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Ei(o), since: n };
}
async function mN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = is(K());
  o({ mountRoot: c });
  let u = await hN(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await Do(c, a);
}
var pN = 4096, dN = 8;
async function hN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = z(e), { bytes: u, files: f } = Ln(e), l = a ? u + f * pN : c * dN, p = await Zk(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(P);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function yN(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await it(r, { bytes: z(e) });
  let { indexed: i } = e, s = In(e.segments, e.lines), a = n && i && await o.during("show", () => og(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => Er({ ...e, isMounted: !0 }, r)), u = wN(t, a !== void 0), f = await o.during(
    "mount",
    () => Vk(c.images, fx(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Ba(c, f, { job: e, context: t }), f;
}
async function gN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Hr(n, e)), Af(n, e.lines);
  let i = await r.during("mount", () => Kk(e.lines, fx(t)));
  return await jf(i, t, async (s, a) => {
    cN(uN(a, "tree"));
    for (let c of s) await Tf(c, { from: n, to: a, signal: o });
  }), i;
}
function wN(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = J(), u = [K(), n.localDir, n.stash.dir].filter(
    (l) => aN(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function fx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Ma(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as bN } from "node:fs/promises";
var lx = 1024 ** 3, vN = 3;
async function mx(e, t) {
  for (let n = 1; ; n++)
    try {
      return await kN(e, t);
    } catch (r) {
      if (!(r instanceof V && r.recover === "resume") || n === vN) throw r;
    }
}
async function kN(e, { dir: t, maxBytes: n = 64 * lx, minFreeBytes: r = lx, onRead: o }) {
  let i = Se(t), s = await Rr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await bN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${H(f)} that it may take at ${t}`;
    await s.file.writeFile(
      xN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Cn(s.path, { dir: i.dir });
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
async function* xN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function dx(e, t, n) {
  let r;
  return await zr(e, t, n, async (o) => {
    SN(o, n), await cx(o, n) || await tx(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function SN({ indexed: e }, { inputs: t, findings: n }) {
  let r = va(e?.index.createdBy), o = uk(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${sm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function zr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await px(e, { ...n, format: a, lines: t }, r);
  s.watch(hx(e, t, o));
  let u = await s.during("receive", () => PN(e, n));
  await px(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function PN(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Xo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return mx(o, { dir: K(), onRead: n });
}
async function px(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (O) => {
    s.storedBytes = O, x(`Cache Size: ${bi(O)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Ko(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => ON(e, t)) : EN(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Nn(o) ? void 0 : d()
  ]), y = (O) => {
    let I = Xo("Received", m ? void 0 : z(h), x);
    f = 0;
    let R = (j) => {
      f += j, I(j);
    };
    return IN(e, h.indexed, { timeline: i, onRead: R, order: O, signal: u });
  };
  i.watch(hx(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: J(),
    tools: d,
    signal: u,
    warn: W
  };
  await n(w);
  let v = Nn(o) && t.formats.some(({ image: O }) => O);
  Q(ee(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function ON(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await bs(e, n, o);
  if (!Q(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Un(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: En(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function EN({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function IN(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Dk(a, t.index, r)) : jk(a, r);
}
function hx({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), K(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var $N = 3;
async function yx(e) {
  let t = MN(e), { matches: n } = e;
  for (let r = $N; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function MN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await gx([e.scope], ee({}).lookups([t]), e);
    if (a && a.key !== o && Q(ee({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), W(`Cache ${t} of another job cannot be merged: ${P(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await BN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function gx(e, t, { inputs: n, store: r }) {
  let o = Wr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function BN(e, t) {
  let { lines: n } = Ie(t.inputs.paths, process.cwd()), r = wx(t);
  await zr(e, n, r, async (o) => {
    await it(await Vt(n[0]), Ln(o)), await $a(n, r, async (i) => {
      await Hr(i, o);
      let s = () => n.filter((a) => Sa(qf(a, i), b(a.base)));
      s().length !== 0 && (await AN(t, (a) => {
        for (let c of n) Sa(qf(c, i), qf(c, a));
      }), s());
    });
  });
}
function qf({ number: e }, t) {
  return b(B(t, "tree", String(e)));
}
async function AN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await gx(r, [n], e);
    let i = Xe(a, Se(K()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Ie(e.inputs.paths, process.cwd());
      await zr(o, l, wx(e), async (m) => {
        await it(s, Ln(m)), await Hr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Ze(a, u, f);
  }
}
function wx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Wr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Dr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as TN } from "node:fs";
import { setImmediate as RN } from "node:timers/promises";
var CN = 256;
function bx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = TN(g(n), { throwIfNoEntry: !1 });
        if (!o || !FN(r, o)) throw new Error(`${g(n)} ${_N}`);
        t % CN === 0 && await RN();
      }
    }
  };
}
var _N = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function FN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Gf, readdirSync as NN } from "node:fs";
import { dirname as LN } from "node:path";
var vx = /* @__PURE__ */ new Map();
function Jf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let i = Gf(g(Ve(o, r)), { throwIfNoEntry: !1 });
      if (i && kx(n, r, { kind: i, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function Dn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of NN(g(n), { withFileTypes: !0, encoding: "latin1" }))
      kx(t, r.name, { kind: r, dir: n });
  return t;
}
function kx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [Ve(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Aa(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(LN(o) === t && Gf(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function Kf(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Jf(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Ve(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Vf(e) {
  if (!e) return Xf;
  if (e.kind.isFile()) return { files: 1, bytes: Gf(g(e.path)).size };
  let t = { ...Ta };
  for (let n of Aa(Dn(e.stack)).values()) {
    let { files: r, bytes: o } = Vf(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var Xf = { files: 0, bytes: 0 }, Ta = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function xx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Kf(n.slice(0, o), r), { stack: s } = Kf(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function Sx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Zf();
    for (let [o, i] of Dn([Ve(e, r)]))
      i.kind.isDirectory() && n.push(Ve(r, o));
  }
  return n;
}
function Zf() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Ix } from "node:fs";
import { setImmediate as zN } from "node:timers/promises";

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as DN, lstatSync as WN, openSync as UN } from "node:fs";
var Px = 1024 ** 2;
function Yf(e, t) {
  let n = Ox(e);
  if (!jN(n, Ox(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && HN(e, t, Number(n.size));
}
function Ox(e) {
  return WN(g(e), { bigint: !0 });
}
function jN(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function HN(e, t, n) {
  let r = [e, t].map((o) => UN(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Px) {
      let [i, s] = r.map((a) => Sr(a, Math.min(Px, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) DN(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var qN = 256;
async function $x(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Ex(e.merged) !== Ex(r[0]), s = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: a, removed: c } = s, u = e.isDetached || t.detached.has(""), f = { name: "", upper: n, base: r, isDetached: u, hidden: r.length > 0 ? Ta : Xf };
  for (let { list: l, name: m, moreFiles: p, bytes: d, deadBytes: h } of Mx(f, e.merged, t)) {
    s[l].push(m);
    let y = a.length + c.length;
    if (y > t.most) throw Zf();
    y % qN === 0 && await zN(), s.moreFiles += p, s.bytes += d, s.deadBytes += h;
  }
  return s;
}
function* Mx(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = Bx(r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !Yf(Ve(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of GN(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* GN({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t.length > 0 ? Dn(t) : vx, f = n.length > 0 && !r && !s, l = Aa(f ? Jf(n, u.keys()) : Dn(n)), m = Ve(o, e), p = (h) => Vf(l.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y }] of f ? Aa(u, t[0]) : Dn([m])) {
    let [w, v] = [Ve(e, h), Ve(m, h)];
    if (at(h) || c?.(g(v).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: l.get(h) }, O = JN(S, { isDetached: r, hasOwnFiles: s });
    if (O !== "special" && d.add(h), O === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (O === "special" && (yield { ...KN, list: "skipped", name: w }), O === "special" || O === "same" || O === "replaced" && S.base && Yf(v, S.base.path)) continue;
    let I = O === "merged" ? Ta : p(h);
    if (!y.isDirectory()) {
      let { size: j } = Ix(g(S.upper?.path ?? v));
      yield Bx(w, I, y.isFile() ? j : 0);
      continue;
    }
    let R = {
      name: w,
      upper: S.upper?.stack ?? [],
      base: S.base?.stack ?? [],
      isDetached: r || a.has(w) || S.upper?.isHiding === !0,
      hidden: I
    };
    yield* Mx(R, o, i);
  }
  for (let h of l.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ve(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function JN({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var KN = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Bx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Ex(e) {
  let { mode: t, mtimeMs: n } = Ix(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function Ax(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(i)).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Sx(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await Qf(0, f, { excludes: t, most: o });
      o -= l.members.length + l.removed.length, r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function Qf(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = xx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return $x(c, { detached: i, hasOwnFiles: s, ...a });
}
function Wn({ changes: e }) {
  let { members: t, removed: n, isTopChanged: r } = e;
  return t.length > 1 || n.length > 0 || r;
}
function Ra({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function Tx(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - VN(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function VN(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var Rx = 4096;
function Cx(e, t) {
  let n = t.map(({ image: { root: r }, changes: { members: o, removed: i, bytes: s } }) => ({ root: r, size: s + Rx * (o.length + i.length) }));
  return Fx(e, n);
}
function _x(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Fx(e, t).merged.length === 0;
}
function Fx(e, t) {
  let n = e.filter(Qo).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + Rx * s })), r = e.length - Tx(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function Nx({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(Wn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = on(u, "bytes") + on(c, "bytes") - on(a(r), "bytes");
    return Fk(i, s, ei([...u, ...f]) + on(c, "deadBytes") - l);
  }, e);
}
function on(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Lx(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await YN(n, e), { excludes: c } = Eo([e.scratch, ...a], e.selection), u = _k(i.files), f = await r.during("compare", () => Ax(n, { excludes: c, most: u }));
  eL(a, f);
  let l = f.filter(Wn);
  if (l.length === 0 && XN(e))
    throw await s, new _t();
  let m = Cx(i.layers, l);
  o(m);
  let p = await r.during("compare", () => ZN(f, m, c));
  return { plan: m, compared: f, packed: p.filter(Wn) };
}
function XN({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && Q(ee(t).keyIn(e.mounted.key), n);
}
async function ZN(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: a }) => a === o.image.root).length, s = i === 0 ? o.changes : await Qf(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: s });
  }
  return r;
}
function YN({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(QN), excludes: t.excludes, signal: r });
}
function QN({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function eL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as tL, readdirSync as nL, realpathSync as Dx } from "node:fs";
import { join as ti } from "node:path";
function Wx({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? cL(e, n, r, o) : rL(e, t, r, o);
}
async function rL(e, t, n, r) {
  let o = await Ir(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = vr({ dir: t, rights: o, signal: r });
  return {
    directories: oL(t, e, n),
    bodyOf: (s, a) => Df(t, a, r),
    async layersOf(s) {
      return await (await Ia(t)).close(), (await i.mountAll(sL(s, e), `base-${s.root ?? "all"}`)).map((c) => ti(t, c));
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Ro(s, c, { rights: o, signal: r });
      return a && (await Ro(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function oL(e, t, n) {
  let r = ba(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Ux(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = jx(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? iL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Ux(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function jx({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Dx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function iL(e) {
  let t = ti(e, "empty");
  return tL(t, { recursive: !0 }), t;
}
function sL(e, t) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function aL(e) {
  let t = nL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [ti(e, "base")] : t.map((n, r) => ti(e, `l${r}`));
}
async function cL(e, { socket: t, mounts: n }, r, o) {
  let i = Lr(t, o), s = X().filter(({ source: f }) => f === yr), a = /* @__PURE__ */ new Map();
  Ux(r, n.length);
  let c = r.map((f) => {
    let { options: l, point: m } = jx(f, {
      point: Dx(f.path, "latin1"),
      source: yr
    }), p = n.find(({ target: y }) => b(y) === m)?.view, d = e.find(({ kind: y, root: w }) => y === "image" && w === f.line.number);
    if (p === void 0 || !d) throw new Error(`${f.path} is in no image`);
    if (!s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    a.set(d, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: f, image: d, prefix: "", upper: ti(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    bodyOf: (f, l) => Wf(f, l, o),
    layersOf: async (f) => aL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as uL } from "node:fs";
import { Readable as fL } from "node:stream";
function Hx(e, t, {
  base: n,
  timeline: r,
  signal: o,
  close: i
}) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.digests.subarray(0, no(a)),
    reuse: {
      reusedBytes: z({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (c) => r.during("pack", () => lL(e, a, { write: c, signal: o }))
  };
}
async function lL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await Bn(e.read(s, z({ segments: c })), a);
  let u = async (f, l) => {
    let m = z({ segments: c }), p = Xn(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Bn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, uL(f, { highWaterMark: A }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, fL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var Xx = D(qx(), 1);
import { stat as yL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as Gx } from "node:fs";
async function Jx(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : mL(o), c = dL({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await jo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
function mL(e) {
  let t = Gx(g(e));
  return { options: ["-root-mode", Kx(t).toString(8), hw], topSeconds: Vx(t) };
}
function Kx({ mode: e }) {
  return e & 511;
}
var pL = 2 ** 32 - 1;
function Vx({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), pL);
}
async function* dL({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Ne({ kind: "whiteout", name: s, mode: 0, mtime: "0" });
  let i = [];
  for (let s of t) {
    let a = Gx(g(`${b(e)}/${s}`));
    a.isDirectory() ? yield Ne(hL(s, a)) : i.push(s);
  }
  if (i.length === 0) {
    yield Fe;
    return;
  }
  yield* ut(o, (s) => {
    let a = ae([Us(r.tar)], { cwd: e, signal: s });
    return a.stdin.end(`${i.join("\0")}\0`, "latin1"), a;
  });
}
function hL(e, t) {
  let n = String(Vx(t));
  return { kind: "directory", name: e.replace(/\/\.$/, ""), mode: Kx(t), mtime: n };
}

// src/job/save/changes/layer-segments.ts
async function Zx(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, Xx.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Iu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Yx(e) {
  let { frame: t, bytes: n } = Xy(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Qx({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Ra(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await Jx(n, u, { ...o, level: r.compressionLevel }), { size: l } = await yL(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function eS(e) {
  let { dir: t, remove: n } = Se(K());
  try {
    let { contents: r, copied: o } = await gL({ ...e, scratch: t }), { index: i } = await e.base.current;
    return Hx(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [Ct, _t, jn].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${Nf}: ${P(r)}`);
    return;
  }
}
async function gL(e) {
  let { layers: t, size: n } = e.base.mounted;
  Ck(n), Ef(t, t);
  let r, o = (i) => r ??= wL(z({ segments: i }), e);
  _x(t) && o(t);
  try {
    let i = await bL(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function wL(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % A, i = Promise.all([n, t.current]).then(
    ([s, { entry: a }]) => r.during("copy", () => s.copyFrom(a, o))
  );
  return i.catch(() => {
  }), i;
}
async function bL(e, t) {
  let { layers: n } = t.base.mounted, r = await Wx(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await Lx({ ...t, mounts: r, onPlan: o }), [{ entry: c, index: u }] = await Promise.all([t.base.current, t.draft]), f = Nx(i, { compared: s, packed: a }), l = r.bodyOf(c, u), m = await Zx(l, u), [p] = await Promise.all([vL(a, t), r.release()]), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, f.filter(Qo).length),
    ...p.map(({ removed: w }) => w)
  ];
  Ef(n, [...f, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(Wn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: f,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? Yx(h) : void 0,
    files: Math.max(0, u.files + on(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + on(y, "bytes") - on(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((S) => Ra(v, S))
    )
  };
}
async function vL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  $r({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = B(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => Qx(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function tS(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Ff(J(), a)) && Nn(await ga(e, r)) && !SL(n, t);
}
var kL = 4e3, xL = 64 * 1048576;
function SL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of rn(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > kL || r > xL) return !1;
  }
  return !0;
}
function nS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Wr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function rS(e, t) {
  let n = Se(K());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => PL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function PL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: U }) => ({ path: b(U) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: U }) => !d.includes(U)), { excludes: y } = Eo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let U of rn(h, y, [], v)) ;
  let S = i.image ? rn(h, y, w) : s.watch(h, (U) => rn([U], y, w, v)), O = c.items("walk", S), I = { matches: h, found: O, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: J(), level: t.compressionLevel }, [j] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...R })),
    i.image && p ? m() : void 0
  ]);
  return j;
}

// src/job/save/save-entry.ts
async function oS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await OL(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: ee(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: he(r).read, signal: f }, w = u.during("reserve", () => EL(h, i));
  w.catch(() => {
  });
  let v = Yk(s, { ...y, version: d, timeline: u }), S = { summary: t.summary, log: e.log }, O = Dr({ step: "save", outcome: "saved", key: n, store: i.label }, t), I = a ? bx() : void 0, R = async () => {
    await I?.check(), await ex(s, y);
  }, j;
  try {
    j = (v && await eS({ ...e, base: v, draft: w, tools: p })) ?? rS(await w, { ...e, tools: p, format: m, changeWatch: I }), $L(e);
    let re = await Nk({ ...e, name: h, format: m, findings: O, body: j, check: R });
    if (re !== "published") return re === "nothing";
  } catch (U) {
    if (U instanceof Ct || U instanceof _t)
      return x(U instanceof Ct ? $f(n, s) : kf(t)), !0;
    throw f.throwIfAborted(), Object.assign(O, { outcome: "failed", trouble: P(U) }), await Jo(O, u, S), U;
  } finally {
    j?.close(), await v?.current.then(
      ({ entry: U }) => U.close(),
      () => {
      }
    ), await w.then(
      ({ discard: U }) => U(),
      () => {
      }
    );
  }
  return x("Cache saved successfully"), i.isHere && IL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(ik(i, { ...h, key: n }, t.rolling)), await Jo(O, u, S), !0;
}
async function OL(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await tS(t, e), f = await Ko(t, c, u), l = nS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    x(s);
    return;
  }
  if (s && x(`The entry ${n} is an archive: saving an image, which later jobs mount`), F("preset") === "")
    for (let m of a.unlogged(await $d(o, i))) x(m);
  return { format: l, tools: f };
}
async function EL(e, t) {
  let n = await t.create(e);
  if (!n) throw new Ct();
  return n;
}
function IL({ label: e }) {
  x(`Saved in the ${e}`), om() && W(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function $L({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, K(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as JL, fstatSync as KL, lstatSync as VL, openSync as XL, readSync as ZL } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as ML } from "node:fs";
import { setImmediate as BL } from "node:timers/promises";
var AL = 64;
async function el({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of TL(u + l)) {
        let p = m.isDirectory();
        if (p ? at(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % AL > 0 || (await BL(), n.throwIfAborted());
    }
  }
}
function TL(e) {
  try {
    return ML(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var RL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function mt(e) {
  return !RL.test(e);
}
function Ca(e, t) {
  return (n) => CL(n, t).some(e);
}
function Be(e, t) {
  return Ca(({ key: n, value: r }) => e.test(n) && mt(r), t);
}
function CL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: iS(i), value: iS(r.slice(o + 1).trim()) }];
  });
}
function iS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function tl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => mt(n));
}
function ni(e) {
  return (t) => _L(t).some((n) => mt(n.value) && e(n));
}
function _L(e) {
  let t = [], n = [{ value: FL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function FL(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function nl(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function _a(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var cS = D(aS(), 1), NL = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, LL = [
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
], DL = new RegExp(`\\b(?:${LL.map(({ source: e }) => e).join("|")})`);
function Fa(e) {
  return [...e.matchAll(NL)].some(([, r = "", o]) => UL(r) === o) || DL.test(e);
}
var WL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function UL(e) {
  let t = "";
  for (let n = (0, cS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${WL[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var uS = Be(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), rl = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: ri(
      Be(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => _a(e, /:_authToken" "?([^\s"]+)/g).some(mt)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Be(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: jL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: ni(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: uS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: fS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: ri(Be(/^password$/, "="), Be(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: tl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Be(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => _a(nl(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => mt(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Be(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Be(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Be(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ca(HL, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: ni(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => _a(nl(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(mt)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: ni(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && fS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Be(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: ri(
      ni(({ key: e }) => e === "token"),
      Be(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Be(/^(?:oauth_token|token)$/, ":")
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
    has: ri(tl, Ca(zL, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: ri(Fa, uS),
    isCommon: !0
  }
];
function ri(...e) {
  return (t) => e.some((n) => n(t));
}
function jL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && mt(n[o + 1] ?? ""));
}
function HL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && mt(r);
}
function zL({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && mt(n);
}
var qL = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, GL = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function fS(e) {
  return [...e.matchAll(qL)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(GL)
  );
}

// src/files/secrets/find.ts
async function lS(e) {
  let t = [];
  return await el(e, hS, (n, { path: r }) => {
    let o = pS(n, r);
    o && t.push(o);
  }), ol(t);
}
function* mS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Vo(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !hS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = pS(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return ol(n);
}
function pS(e, t) {
  let n = YL.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && sD(e, t))
  ), r = n.length > 0 ? cD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Fa(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function dS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await el(t, () => !0, (i) => {
    let s = VL(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(yS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), ol([...r.values()]);
}
function ol(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var YL = rl.map((e) => ({ ...e, pattern: new RegExp(`/${il(e.files)}$`, "i") })), QL = rl.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [eD = [], tD = []] = [!0, !1].map(
  (e) => QL.filter((t) => t.startsWith("*") === e)
), nD = new RegExp(`^${il(tD)}$`, "i"), rD = new RegExp(`${il(eD.map((e) => e.slice(1)))}$`, "i");
function hS(e) {
  return nD.test(e) || rD.test(e);
}
function il(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var oD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, iD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function sD(e, t) {
  let r = [J(), Ft() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return oD.test(e.slice(o)) || iD.test(e.slice(t.length));
}
var aD = 64 * 1024;
function cD(e) {
  let t;
  try {
    t = XL(g(e), We);
    let n = KL(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), aD)), o = ZL(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? yS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && JL(t);
  }
}
function yS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function bS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(wS(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await lS(r);
      if (e === "warn")
        return n(o, gS), [];
      if (e === "refuse" && o.length > 0)
        throw new jn(`there are secrets in ${wS(o)}. ${vS}, or set \`secrets: skip\``);
      let i = await dS(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(kS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* mS(r, o), gS);
      else for (let i of r) yield* o(i);
    }
  };
}
function gS(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${vS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var vS = "Remove them, or exclude them by lines of `path` that begin with `!`", uD = 5;
function wS(e) {
  let t = e.slice(0, uD).map((r) => `${fD(kS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function kS({ path: e }) {
  return g(e).toString();
}
function fD(e) {
  let t = Le(J(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function xS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Te(), { rolling: a } = t, c = ee(a), { write: u, read: f } = he(s), l = sl(t, s);
  if (u === void 0 || l) return x(l ?? "");
  let m = ha(), p = i && Q(c.keyIn(i.name), e), d = a && p && await nk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return x(d);
  let h = (a ? d : n.isArchive && xa(e)) || void 0, y = ns(t), w = () => m.during("find", async () => Fp(await mr(y), n.installed)), v = await w();
  if (v.length === 0) return If(y);
  let S = Fr(Nr(t, s, r)), O = bS(t), I = (R, j) => {
    let U = { selection: y, matches: R, secretCheck: O, isOutdated: j, unlessImage: h, ...o };
    return oS({ inputs: t, key: e, run: s, scope: u, store: S, state: n, ...U, timeline: m, signal: r });
  };
  if (!a?.merges) await I(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: S, matches: v, restored: i?.name, timeline: m, signal: r };
    await yx({ ...R, find: w, save: I });
  }
}
function sl(e, t) {
  let { rolling: n } = e;
  return he(t).whyNoWrite ?? fy(e, t) ?? lD(e) ?? (n && vf(n, t));
}
function lD({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as mD } from "node:timers/promises";
var pD = 1e3;
async function SS(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(ee(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [dD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...hD(e),
    ...await yD(gD(e), i)
  ];
}
var dD = "The first run with a key finds nothing, and post saves what later runs find.";
function hD({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && F("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function yD(e, t) {
  let n = new AbortController(), r = mD(pD, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function gD({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = ee(r.rolling), a = bD(n, r), c = a.flatMap(({ versions: S }) => S), u = F("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((S, O) => u.slice(0, -1 - O).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: S }) => S.includes(m.version)), h = p.split("-"), y = u.filter((S, O) => S !== h[O]);
  if (!d && y.length === 0) return [];
  let w = y.map((S) => S.replace(/^[0-9a-f]{64}$/, wD)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var wD = "another hash of lock files (with `install` also of more, see docs/install.md)";
function bD(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = vD.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var vD = Tr.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function PS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ae("cache-primary-key", r);
  let o = {
    ...e,
    names: ee(t.rolling),
    access: he(e.run),
    timeline: ha(),
    // `store` becomes the store's label once the store is open.
    findings: Dr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await kD(o), u = await PD(s, o);
  if (a && !i && em("Why nothing was found", e.log.unlogged([...await SS(a), ...e.keyNotes])), await Jo(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new $(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function kD(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await xD(e), { lines: u } = Ie(t.paths, process.cwd());
    await Ev(u, { mounts: cs(), warn: W, signal: o }), i = await c.timeline.during("lookup", () => s.find(a));
    let f = e.mayPostSave && !sl(t, e.run);
    if (!i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: f, signal: o } };
    let l = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${Q(l, t.key) ? "" : " restore-key"}: ${l}`), t.lookupOnly ? (await SD(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await ES(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = P(s), i && e.remember({ refused: r.keyIn(i.key) }), W(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function xD(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Fr(Nr(t, n, u));
  c.store = f.label, ly(t, u).catch(() => {
  });
  let l = await ga(t, u), m = await Kv(f, t, { mounting: l, signal: u }), p = Jv(m, t), d = rg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(OS(t)), versions: p }, context: y };
}
function OS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function SD(e, t, n) {
  n.inputs.signing && await zr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function ES(e, t, n) {
  try {
    return await dx(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => mn(`The entry stays where it is: ${P(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await ES(e.original, t, n);
  }
}
async function PD(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Ae("hit", "miss"), x(`Cache not found for input keys: ${OS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await tk(e, t) : void 0 });
  let c = Q(a, n.key), u = c ? "exact" : "partial";
  return Ae("cache-hit", String(c)), Ae("cache-matched-key", a), Ae("hit", u), c && s({ tree: Np(n) }), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function IS(e) {
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
var ED = 64;
async function BS(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await cv();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = MS(d, r);
      return ku(d, () => xv(d, { command: h, remember: y, signal: i }));
    })
  );
  Sv([...a, ...s]);
  let c = IS(a.length), u = mv(a.length, yu), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: S } = u, O = (I) => S !== u.leave ? yu([I]) : (S = () => {
    }, v(), u.join(I));
    try {
      if (!h) return ID();
      let I = Math.min(h.concurrency, Math.floor(ED / f)), { keyNotes: R = [] } = y ?? {}, j = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: R, ...MS(d, r) }, U = { inputs: { ...h, concurrency: I }, showInWorkspace: O };
      return await PS({ ...j, ...U });
    } finally {
      S();
    }
  }), m = await Promise.allSettled(a.map((d) => ku(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : $S);
  return a.length > 1 && s.length === 0 && $D(p.flatMap((d) => d?.hit ?? [])), MD(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? $S }));
}
var $S = { hit: "miss" };
function MS({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ua(t);
  } };
}
function ID() {
  if (Ae("hit", "miss"), !!Qe(F("fail-on-cache-miss")))
    throw new $("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function $D(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ae("cache-hit", String(n === "exact")), Ae("hit", n);
}
function MD(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof $);
  for (let n of e) n instanceof $ || Dt(n);
  if (t.length > 0) throw new $(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as BD } from "node:fs";
var al = "/bin/sh";
function Na() {
  let e = Number(process.exitCode ?? 0);
  process.execve && BD(al) && (process.emit("exit", e), process.execve(al, [al, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function AS(e, t) {
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
    Dt(r), Na();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(P(n.signal.reason)), Na()), t(r);
  }
  Na();
}

// src/report/step-log.ts
function La() {
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
      r > t.ms && (t = { ms: r, line: Wt(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && x(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var TS = 24;
function Da() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < TS)
    throw new $(
      `Headstart needs Node ${TS} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var cl = "Failed to save: ";
async function RS(e) {
  Qe(F("background")) && W(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await ul(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var AD = 2;
async function ul(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (Da(), !wa(Te())) return;
  let o = Object.keys(t ?? {}), i = await (t && o.length > 0 ? ks(t) : vs(e));
  for (let l of o)
    i.some((m) => m.name === l) || W(
      `The cache ${l} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let s = La(), a = async (l) => {
    try {
      await TD(l, t?.[l.name] ?? {}, { onlyUnchanged: n, later: r, log: s, signal: e });
    } catch (m) {
      if (l.name === "") throw m;
      e.throwIfAborted(), Dt(m, cl);
    }
  }, c = Zt(AD), u = i.map((l) => c(() => Lt(l, () => a(l)))), f = await Promise.allSettled(u);
  s.end();
  for (let l of f) if (l.status === "rejected") throw l.reason;
}
async function TD(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && Q(o, r);
  if (!i && s && !t.isArchive) return x(xa(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && _p(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await xs(e, n.signal)) === "none") return;
  if (F("key") === "") return qn("Key is not specified.");
  let c = Ps(e), u = r ?? c.key, f = ee(c.rolling).mistake([u]);
  if (f) throw new $(f);
  await xS(u, c, t, n);
}

// src/job/end/post.ts
async function CS(e) {
  let t = sf(), n = [];
  try {
    let r = t && Object.entries(t).filter(([, { key: o }]) => o !== void 0);
    r?.length !== 0 && await ul(e, { states: r && Object.fromEntries(r), later: n });
  } finally {
    await fl(), await Promise.all(n);
  }
}
async function fl() {
  let e = sf() ?? {}, t = await ks(e).catch(() => []);
  for (let n of t) Lt(n, () => RD(e[n.name]));
  await av(e, t);
}
function RD({ tree: e = [] } = {}) {
  let [t] = Lp(e);
  if (t === void 0) return;
  let n = Xr() === "" ? "cache-hit" : `cache-hit-${Xr()}`, r = F("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${nm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.";
  wi(`A later step has made all of ${CD(t)} again${r}`);
}
function CD(e) {
  return _(e, J()) && Le(J(), e) || e;
}

// src/job/restore/left-out.ts
async function _S(e, t) {
  if (!/\bauto\b/i.test(F("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-WE7ED7U2.js");
  await n(t);
}
async function FS(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? F("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-ZAEO5KT6.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && x(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function ll(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ua(n), Da();
  let r = { run: Te(), log: La(), states: n, mayPostSave: t, signal: e }, o = wa(r.run);
  if (!o && F("install") === "") return;
  let i = await vs(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = Qd("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await BS(a, r) : a.map(FD);
  if (await Ak(c.flatMap(_D), e), await _S(c, e), a.every(({ command: f }) => f === "")) return await FS(c);
  let { install: u } = await import("./shared-MDFF73J2.js");
  await u(c, s, r);
}
function _D({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function FD({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var ND = {
  restore: ll,
  "restore-only": (e) => ll(e, { mayPostSave: !1 }),
  post: CS,
  save: RS,
  unmount: fl
};
function Toe(e) {
  return AS(ND[e], (t) => {
    e.startsWith("restore") && t instanceof $ ? Ql(P(t)) : Dt(t, ["post", "save"].includes(e) ? cl : "");
  });
}

export {
  T as a,
  L as b,
  LD as c,
  D as d,
  Xe as e,
  Ze as f,
  b as g,
  g as h,
  Rt as i,
  G as j,
  oi as k,
  q as l,
  Ua as m,
  B as n,
  UD as o,
  Le as p,
  Gr as q,
  y2 as r,
  g2 as s,
  r0 as t,
  ve as u,
  $ as v,
  k as w,
  De as x,
  Ct as y,
  P as z,
  E as A,
  Ft as B,
  GS as C,
  ii as D,
  ac as E,
  Lt as F,
  F as G,
  Xr as H,
  Ae as I,
  gi as J,
  Ql as K,
  W as L,
  wi as M,
  x as N,
  mn as O,
  em as P,
  qn as Q,
  K as R,
  Zr as S,
  om as T,
  uc as U,
  H2 as V,
  z2 as W,
  q2 as X,
  G2 as Y,
  Te as Z,
  H as _,
  ue as $,
  Qe as aa,
  Re as ba,
  Gn as ca,
  FI as da,
  sH as ea,
  $o as fa,
  os as ga,
  M0 as ha,
  Qr as ia,
  B0 as ja,
  pc as ka,
  te as la,
  ke as ma,
  ie as na,
  Z2 as oa,
  se as pa,
  Si as qa,
  et as ra,
  A as sa,
  tt as ta,
  nt as ua,
  oo as va,
  z as wa,
  io as xa,
  N0 as ya,
  co as za,
  wu as Aa,
  HM as Ba,
  oy as Ca,
  Q as Da,
  Bi as Ea,
  Mm as Fa,
  uo as Ga,
  Tm as Ha,
  Rm as Ia,
  Ec as Ja,
  he as Ka,
  sy as La,
  GM as Ma,
  ay as Na,
  Wm as Oa,
  ot as Pa,
  Jm as Qa,
  yt as Ra,
  Qn as Sa,
  Ym as Ta,
  V as Ua,
  Ti as Va,
  Ue as Wa,
  cP as Xa,
  uP as Ya,
  RW as Za,
  CW as _a,
  tp as $a,
  _W as ab,
  np as bb,
  dP as cb,
  ip as db,
  sp as eb,
  NW as fb,
  LW as gb,
  ap as hb,
  HW as ib,
  GW as jb,
  Ri as kb,
  ye as lb,
  X as mb,
  gt as nb,
  Ci as ob,
  er as pb,
  nU as qb,
  Ie as rb,
  _p as sb,
  nE as tb,
  Zt as ub,
  Da as vb,
  ae as wb,
  fg as xb,
  Js as yb,
  qg as zb,
  tr as Ab,
  it as Bb,
  Se as Cb,
  Kt as Db,
  Yy as Eb,
  y6 as Fb,
  wn as Gb,
  st as Hb,
  jc as Ib,
  Tr as Jb,
  Ir as Kb,
  hf as Lb,
  Jp as Mb,
  wE as Nb,
  sk as Ob,
  fk as Pb,
  od as Qb,
  mr as Rb,
  ns as Sb,
  pr as Tb,
  Bd as Ub,
  Dd as Vb,
  Mb as Wb,
  Fr as Xb,
  Nr as Yb,
  Wk as Zb,
  x6 as _b,
  Mn as $b,
  rn as ac,
  I9 as bc,
  Qd as cc,
  BS as dc,
  MS as ec,
  AS as fc,
  Toe as gc
};
