import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var FS = Object.create;
var Ra = Object.defineProperty;
var _S = Object.getOwnPropertyDescriptor;
var NS = Object.getOwnPropertyNames;
var LS = Object.getPrototypeOf, DS = Object.prototype.hasOwnProperty;
var fl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), ll = (e) => {
  throw TypeError(e);
};
var T = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
}, MD = (e, t) => {
  for (var n in t)
    Ra(e, n, { get: t[n], enumerable: !0 });
}, WS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of NS(t))
      !DS.call(e, o) && o !== n && Ra(e, o, { get: () => t[o], enumerable: !(r = _S(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? FS(LS(e)) : {}, WS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ra(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var An = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && ll("Object expected");
    var r, o;
    n && (r = t[fl("asyncDispose")]), r === void 0 && (r = t[fl("dispose")], n && (o = r)), typeof r != "function" && ll("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Tn = (e, t, n) => {
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
var hl = _((jD, Na) => {
  Na.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Na.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var vl = _((n2, bl) => {
  bl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var kl = _((r2, ii) => {
  ii.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ii.exports.ok = ii.exports;
});

// lighter-node:crypto?src/job/installed-tree.ts
var rm = _((D2, rc) => {
  rc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  rc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var lm = _((G2, sc) => {
  sc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  sc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Em = _((Q2, vc) => {
  vc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  vc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var up = _((KW, cp) => {
  cp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var Np = _((rj, Mc) => {
  Mc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Mc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Vp = _((Ej, Kp) => {
  Kp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var id = _((Uj, Cc) => {
  Cc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Cc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Kd = _((mz, Jd) => {
  Jd.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var yh = _((wH, eu) => {
  eu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  eu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Ch = _((GH, Rh) => {
  Rh.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var _h = _((JH, Fh) => {
  Fh.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var cy = _(($q, ay) => {
  ay.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var hy = _((Yq, dy) => {
  dy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Iy = _((b3, Oy) => {
  Oy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Ry = _((T3, bu) => {
  bu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  bu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var zy = _((W3, jy) => {
  jy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var qy = _((U3, Hy) => {
  Hy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var ag = _((g6, sg) => {
  sg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var yg = _((Y6, hg) => {
  hg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Rg = _((HG, Tg) => {
  Tg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var rw = _((DJ, nw) => {
  nw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var vw = _((k5, bw) => {
  bw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Iw = _((K5, Fu) => {
  Fu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Fu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var ob = _((VK, zu) => {
  zu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  zu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var Ob = _((tV, Eb) => {
  Eb.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var ov = _((s7, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Qu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Pv = _((q7, nf) => {
  nf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  nf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var Lv = _((w9, uf) => {
  uf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  uf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Uv = _((I9, aa) => {
  aa.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  aa.exports.ok = aa.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var qv = _((M9, ua) => {
  ua.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ua.exports.ok = ua.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Gv = _((A9, fa) => {
  fa.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  fa.exports.ok = fa.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Kv = _((j9, yf) => {
  yf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  yf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Yk = _((UQ, Df) => {
  Df.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Df.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var oS = _((Vte, rS) => {
  rS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var gS = _((ore, yS) => {
  yS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// src/system/failure.ts
var M = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Rn = class extends Error {
  name = "UnknownEntry";
}, Fe = class extends Error {
  name = "UnverifiedEntry";
}, Mt = class extends Error {
  name = "NameTaken";
}, At = class extends Error {
  name = "NothingChanged";
}, Cn = class extends Error {
  name = "SecretFound";
}, Fn = class extends Error {
  name = "NamesCollide";
}, se = class extends Error {
  name = "ToolFailure";
};
function S(e) {
  return e instanceof Error ? e.message : String(e);
}
function O(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/native-path.ts
import { posix as US, win32 as en } from "node:path";
function Tt(e) {
  return e !== "win32" ? US : {
    basename: en.basename,
    dirname: (t) => q(en.dirname(t), e),
    isAbsolute: en.isAbsolute,
    join: (...t) => q(en.join(...t), e),
    parse: en.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(en.relative(t, n), e),
    resolve: (...t) => q(en.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: ei, dirname: H, isAbsolute: Ca, join: $, parse: CD, relative: ut, resolve: zr } = Tt(process.platform);

// src/system/home.ts
import { homedir as jS, userInfo as zS } from "node:os";
function Rt() {
  return ml(jS) ?? HS();
}
function HS() {
  return ml(() => zS().homedir);
}
var ti = "this user has no home directory; set `HOME`";
function ml(e) {
  try {
    return q(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as m0 } from "node:async_hooks";
import { tmpdir as p0 } from "node:os";
import { join as d0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as dl from "os";

// node_modules/@actions/core/lib/utils.js
function ft(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function ni(e) {
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
function lt(e, t, n) {
  let r = new Fa(e, t, n);
  process.stdout.write(r.toString() + dl.EOL);
}
function _a(e, t = "") {
  lt(e, {}, t);
}
var pl = "::", Fa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = pl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${GS(o)}`);
        }
    }
    return t += `${pl}${qS(this.message)}`, t;
  }
};
function qS(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function GS(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var yl = N(hl(), 1);
import * as oi from "fs";
import * as ri from "os";
function La(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!oi.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  oi.appendFileSync(n, `${ft(t)}${ri.EOL}`, {
    encoding: "utf8"
  });
}
function Da(e, t) {
  let n = `ghadelimiter_${yl.randomUUID()}`, r = ft(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ri.EOL}${r}${ri.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Qa from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as JS } from "os";
import { constants as gl, promises as KS } from "fs";
var Ua = function(e, t, n, r) {
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
}, { access: VS, appendFile: XS, writeFile: ZS } = KS, wl = "GITHUB_STEP_SUMMARY";
var ja = class {
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
    return Ua(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[wl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${wl}. Check if your runtime environment supports job summaries.`);
      try {
        yield VS(t, gl.R_OK | gl.W_OK);
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
    return Ua(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? ZS : XS)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ua(this, void 0, void 0, function* () {
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
    return this.addRaw(JS);
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
}, YS = new ja();
var za = YS;

// node_modules/@actions/core/lib/platform.js
import Nl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Rl = N(vl(), 1);
import * as qr from "os";
import * as Za from "events";
import * as Cl from "path";

// node_modules/@actions/io/lib/io.js
var Bl = N(kl(), 1);
import * as Se from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Hr from "fs";
import * as Ct from "path";
var Ha = function(e, t, n, r) {
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
}, { chmod: qa, copyFile: Sl, lstat: si, mkdir: Pl, open: o2, readdir: Ga, rename: QS, rm: El, rmdir: i2, stat: tn, symlink: Ol, unlink: Ja } = Hr.promises, Ve = process.platform === "win32";
function Il(e) {
  return Ha(this, void 0, void 0, function* () {
    let t = yield Hr.promises.readlink(e);
    return Ve && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var s2 = Hr.constants.O_RDONLY;
function _n(e) {
  return Ha(this, void 0, void 0, function* () {
    try {
      yield tn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ai(e) {
  if (e = e0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ve ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ka(e, t) {
  return Ha(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield tn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ve) {
        let o = Ct.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (xl(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield tn(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ve) {
          try {
            let i = Ct.dirname(e), s = Ct.basename(e).toUpperCase();
            for (let a of yield Ga(i))
              if (s === a.toUpperCase()) {
                e = Ct.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (xl(n))
          return e;
      }
    }
    return "";
  });
}
function e0(e) {
  return e = e || "", Ve ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function xl(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var nn = function(e, t, n, r) {
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
function c2(e, t) {
  return nn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = r0(o), c = (yield _n(r)) ? yield tn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Se.join(r, Se.basename(n)) : r;
    if (!(yield _n(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield tn(n)).isDirectory())
      if (s)
        yield Ml(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Se.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Al(n, u, i);
    }
  });
}
function u2(e) {
  return nn(this, void 0, void 0, function* () {
    if (Ve && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield El(e, {
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
function t0(e) {
  return nn(this, void 0, void 0, function* () {
    (0, Bl.ok)(e, "a path argument must be provided"), yield Pl(e, { recursive: !0 });
  });
}
function Va(e, t) {
  return nn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Va(e, !1);
      if (!r)
        throw Ve ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield n0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function n0(e) {
  return nn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ve && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Se.delimiter))
        o && t.push(o);
    if (ai(e)) {
      let o = yield Ka(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Se.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Se.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Ka(Se.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function r0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Ml(e, t, n, r) {
  return nn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield t0(t);
    let o = yield Ga(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield si(s)).isDirectory() ? yield Ml(s, a, n, r) : yield Al(s, a, r);
    }
    yield qa(t, (yield tn(e)).mode);
  });
}
function Al(e, t, n) {
  return nn(this, void 0, void 0, function* () {
    if ((yield si(e)).isSymbolicLink()) {
      try {
        yield si(t), yield Ja(t);
      } catch (o) {
        o.code === "EPERM" && (yield qa(t, "0666"), yield Ja(t));
      }
      let r = yield Il(e);
      yield Ol(r, t, Ve ? "junction" : null);
    } else (!(yield _n(t)) || n) && (yield Sl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as i0 } from "timers";
var Tl = function(e, t, n, r) {
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
}, ci = process.platform === "win32", ui = class extends Za.EventEmitter {
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
    if (ci)
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
      let o = n + t.toString(), i = o.indexOf(qr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + qr.EOL.length), i = o.indexOf(qr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return ci && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (ci && this._isCmdFile()) {
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
    return Tl(this, void 0, void 0, function* () {
      return !ai(this.toolPath) && (this.toolPath.includes("/") || ci && this.toolPath.includes("\\")) && (this.toolPath = Cl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Va(this.toolPath, !0), new Promise((t, n) => Tl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + qr.EOL);
        let o = new Xa(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield _n(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Rl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Fl(e) {
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
var Xa = class e extends Za.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = i0(e.HandleTimeout, this.delay, this)));
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
var a0 = function(e, t, n, r) {
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
function _l(e, t, n) {
  return a0(this, void 0, void 0, function* () {
    let r = Fl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ui(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var p2 = Nl.platform(), d2 = Nl.arch();

// node_modules/@actions/core/lib/core.js
var Ya;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ya || (Ya = {}));
function Wa(e) {
  lt("add-mask", {}, e);
}
function Ll(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Dl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return La("OUTPUT", Da(e, t));
  process.stdout.write(Qa.EOL), lt("set-output", { name: e }, ft(t));
}
function Wl(e) {
  process.exitCode = Ya.Failure, f0(e);
}
function we(e) {
  lt("debug", {}, e);
}
function f0(e, t = {}) {
  lt("error", ni(t), e instanceof Error ? e.toString() : e);
}
function Ul(e, t = {}) {
  lt("warning", ni(t), e instanceof Error ? e.toString() : e);
}
function jl(e, t = {}) {
  lt("notice", ni(t), e instanceof Error ? e.toString() : e);
}
function fi(e) {
  process.stdout.write(e + Qa.EOL);
}
function zl(e) {
  _a("group", e);
}
function Hl() {
  _a("endgroup");
}
function ql(e, t) {
  if (process.env.GITHUB_STATE || "")
    return La("STATE", Da(e, t));
  lt("save-state", { name: e }, ft(t));
}
function Gl(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Gr(e) {
  return Jl(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ec(e) {
  return Jl(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function tc(e) {
  return `<code>${ec(e)}</code>`;
}
function Jl(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return l0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var l0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var mi = new m0();
function Nn(e, t) {
  return mi.run(e, t);
}
function W(e) {
  return mi.getStore()?.inputs.get(e.toLowerCase()) ?? Ll(e);
}
function Kl() {
  return mi.getStore()?.name ?? "";
}
function Be(e, t) {
  let n = Kl();
  Dl(n ? `${e}-${n}` : e, t);
}
var Vl = ql, Xl = Gl, pi = Wa;
function Zl(e) {
  Wl(Gr(e));
}
function D(e) {
  Ul(Ln(e));
}
function Yl(e) {
  jl(Ln(e));
}
function Ft(e, t = "") {
  D(`${t}${S(e)}`), e instanceof Error && e.stack && rn(e.stack);
}
function x(e) {
  fi(Ln(e));
}
function Ln(e) {
  let t = Kl();
  return Gr(t ? `${t}: ${e}` : e);
}
function rn(e) {
  we(e.split(`
`).map(Gr).join(`
`));
}
function Ql(e, t) {
  zl(Ln(e));
  for (let n of t) fi(Gr(n));
  Hl();
}
function Dn(e) {
  x(`[warning]${e}`);
}
function em() {
  return process.env.GITHUB_STEP_SUMMARY ? za : void 0;
}
function te() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return q(process.env.RUNNER_TEMP || p0());
}
function Jr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || d0(Rt() ?? "/", ".cache"));
}
function tm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function nm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function nc() {
  let e = { ...process.env };
  for (let [n, r] of mi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var h0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function F2() {
  return Object.fromEntries(Object.entries(nc()).filter(([e]) => !h0.test(e)));
}
function _2() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function N2() {
  return process.env.RUNNER_NAME ?? "";
}
function L2(e) {
  Object.assign(process.env, e);
}
function Me() {
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
    defaultBranch: W("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// src/job/installed-tree.ts
var om = N(rm(), 1);
import { globSync as y0, lstatSync as im, readdirSync as g0, readFileSync as w0 } from "node:fs";
function sm({ directories: e, marks: t }) {
  let n = (0, om.createHash)("sha256");
  for (let r of e)
    for (let o of y0(t, { cwd: r }).sort()) {
      let i = $(r, o);
      n.update(JSON.stringify([r, o])), im(i, { throwIfNoEntry: !1 })?.isFile() && n.update(w0(i));
    }
  return n.digest("hex");
}
function j2({ directories: e }) {
  let t = e.filter((r) => oc(r).length > 0), n = t.flatMap((r) => oc(r).map((o) => cm($(r, o))));
  return { directories: t, sinceMs: n.reduce((r, o) => Math.max(r, o), 0) };
}
function am({ directories: e, sinceMs: t }) {
  return e.filter((n) => {
    let r = oc(n);
    return r.length > 0 && r.every((o) => cm($(n, o)) > t);
  });
}
function cm(e) {
  return im(e, { throwIfNoEntry: !1 })?.birthtimeMs ?? 0;
}
function oc(e) {
  try {
    return g0(e);
  } catch {
    return [];
  }
}

// src/inputs/values.ts
function Xe(e) {
  return e.toLowerCase() === "true";
}
function Ae(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new M(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Wn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new M(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function ic(e, t) {
  let n = e(t);
  if (n !== "") return n;
  throw e("install") !== "" ? new M("`install` needs `preset: auto`, or `path` and `key`.") : new M(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.`
  );
}
function fm(e, t) {
  let [n = ""] = t.toSorted((r, o) => um(e, r) - um(e, o));
  return n;
}
function um(e, t) {
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

// src/names/keys.ts
var hi = N(lm(), 1), mm = 10, di = 512;
function cc(e) {
  if (e.length > mm) return `Key Validation Error: Keys are limited to a maximum of ${mm}.`;
  for (let t of e) {
    if (t.length > di)
      return `Key Validation Error: ${t} cannot be larger than ${di} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Y(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function yi(e) {
  let t = (0, hi.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function pm(e, t) {
  for (let n of e) {
    let r = ac(t.filter((o) => o.key === n)) ?? ac(t.filter((o) => Y(o.key, n))) ?? ac(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ac(e) {
  return e.toSorted(uc)[0];
}
function uc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var dm = 225, b0 = 160;
function Kr(e) {
  let t = wm(e) || "%";
  return t.length <= dm ? t : `${ym(e)}~${(0, hi.createHash)("sha256").update(e).digest("hex")}`;
}
function hm(e) {
  let t = Kr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : bm(n)
  );
  return t.length <= dm ? t : `~${(0, hi.createHash)("sha256").update(e).digest("hex")}`;
}
function ym(e) {
  return wm(e).slice(0, b0);
}
function gm(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(ym(r).toLowerCase()));
}
function fc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function wm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, bm);
}
function bm(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/valibot/dist/index.mjs
var gi, v0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function lc(e) {
  return !e && !gi ? v0 : {
    lang: e?.lang ?? gi?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? gi?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? gi?.abortPipeEarly
  };
}
var k0;
// @__NO_SIDE_EFFECTS__
function x0(e) {
  return k0?.get(e);
}
var S0;
// @__NO_SIDE_EFFECTS__
function P0(e) {
  return S0?.get(e);
}
var E0;
// @__NO_SIDE_EFFECTS__
function O0(e, t) {
  return E0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Un(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function K(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Un(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ O0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ P0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ x0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function I0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function km(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function xm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function fe(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ lc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Sm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var $0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var K2 = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Vr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Vr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && K(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function mc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: mc,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && K(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Xr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Xr,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && K(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function pc(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: pc,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Un(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && K(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Un(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Zr(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Zr,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Un(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && K(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Un(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function _t(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: _t,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && K(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Yr(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Yr,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && K(this, "safe integer", t, n), t;
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
      return n.typed && !n.value.startsWith(this.requirement) && K(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var M0 = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function dc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Pm(e, t) {
  return fe({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ dc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Ze(e, t) {
  return fe({
    kind: "schema",
    type: "array",
    reference: Ze,
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
      } else K(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function yc(e) {
  return fe({
    kind: "schema",
    type: "boolean",
    reference: yc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function gc(e, t) {
  return fe({
    kind: "schema",
    type: "custom",
    reference: gc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : K(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function on(e, t) {
  return fe({
    kind: "schema",
    type: "exact_optional",
    reference: on,
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
function _e(e, t) {
  return fe({
    kind: "schema",
    type: "literal",
    reference: _e,
    expects: /* @__PURE__ */ Un(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ I0(n.value, this.literal) ? n.typed = !0 : K(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Qr(e, t) {
  return fe({
    kind: "schema",
    type: "loose_object",
    reference: Qr,
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
            let a = i in o ? o[i] : /* @__PURE__ */ hc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ dc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (K(this, "key", n, r, {
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
        if (!n.issues || !r.abortEarly)
          for (let i in o) /* @__PURE__ */ km(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else K(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Pe(e) {
  return fe({
    kind: "schema",
    type: "number",
    reference: Pe,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function oe(e, t) {
  return fe({
    kind: "schema",
    type: "object",
    reference: oe,
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
            let a = i in o ? o[i] : /* @__PURE__ */ hc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ dc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (K(this, "key", n, r, {
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
      } else K(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Te(e, t) {
  return fe({
    kind: "schema",
    type: "optional",
    reference: Te,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ hc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wi(e, t, n) {
  return fe({
    kind: "schema",
    type: "record",
    reference: wi,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ km(i, s)) {
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
      } else K(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ae(e) {
  return fe({
    kind: "schema",
    type: "string",
    reference: ae,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wc(e) {
  return fe({
    kind: "schema",
    type: "undefined",
    reference: wc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function vm(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function sn(e, t) {
  return fe({
    kind: "schema",
    type: "union",
    reference: sn,
    expects: /* @__PURE__ */ xm(e.map((n) => n.expects), "|"),
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
        K(this, "type", n, r, { issues: /* @__PURE__ */ vm(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        K(this, "type", n, r, { issues: /* @__PURE__ */ vm(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function bc(e, t, n) {
  return fe({
    kind: "schema",
    type: "variant",
    reference: bc,
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
                }, M0).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
        K(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ xm(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else K(this, "type", r, o);
      return r;
    }
  });
}
function V2(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ lc(n));
  if (r.issues) throw new $0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function me(...e) {
  return fe({
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
function bi(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ lc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function jn(e, t) {
  let { success: n, issues: [r] = [] } = bi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Sm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Om = N(Em(), 1);

// src/system/bytes/chunker.ts
function ki(e) {
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
function Ye(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var A = 1024 * 1024, zn = 32;
function eo(e) {
  return Math.ceil(e / A) * zn;
}
function Im() {
  let e = ki(A), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Qe(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Qe(...n)), Buffer.concat(t);
    }
  };
}
function kc(e, t, n) {
  let r = n.subarray(t * zn, (t + 1) * zn);
  return r.length === zn && Qe(...e).equals(r);
}
function $m(e, { offset: t, length: n }) {
  let r = et(t, t + n), o = r[0] * zn;
  return Qe(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * zn)
  ).toString("hex");
}
function Qe(...e) {
  let t = (0, Om.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function et(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Hn = "headstart-2", A0 = ["image", "delta"];
function qn(e, t) {
  return A0.includes(t) ? Math.ceil(e / A) * A : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function xi({ digests: e, ...t }) {
  return Qe(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function to(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var T0 = 407710288, xc = 8, Si = xc + 12, no = Buffer.from("HEADSTR2"), Bm = 36 + no.length, ro = Si + Bm, Sc = 4 * 1024 * 1024, Mm = 4 * 1024, R0 = 512, C0 = 1024 ** 4;
function Am(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = Tm(e);
  if (r.length > Sc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Si), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, ro), c = [T0, a - xc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, Qe(o, ...i), u, no]);
}
function Tm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function Rm(e) {
  return Cm(e.digests, Tm(e));
}
var F0 = 128 * 1024;
async function oo(e, t) {
  return N0(await _0(e), e.size, t);
}
async function _0(e) {
  let { size: t } = e;
  if (t < ro) throw new k(`it has only ${t} bytes`);
  let n = await to(e, Math.max(0, t - F0), t);
  if (!n.subarray(-no.length).equals(no))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - no.length - 4), o = ro + eo(Math.min(t, C0)) + Sc + Mm;
  if (r < ro || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : to(e, t - r, t);
}
async function N0(e, t, n) {
  let r = e.length - Bm;
  if (!Qe(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(xc + 4 * d)
  ), a = t - e.length;
  if (!(o === eo(a) && i <= Sc && s <= Mm && ro + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Si + o, [f, l] = [
    e.subarray(Si, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), Cm(f, l));
  let m = L0(l), p = jn(j0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return z0(m.segments, a), { ...m, digests: f };
}
function Cm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Qe(n, e, t);
}
function L0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var tt = me(Pe(), Yr(), Zr(0)), Fm = me(ae(), _t(/^[a-z-]{1,32}$/)), D0 = (e) => Number.isSafeInteger(e) && e > 0, W0 = me(
  Qr({
    kind: Fm,
    offset: tt,
    length: tt,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: on(gc((e) => Array.isArray(e) && e.every(D0))),
    files: tt,
    bytes: tt,
    unpackedBytes: on(tt),
    root: on(tt),
    deadBytes: on(tt)
  }),
  Vr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), U0 = Qr({
  savedAt: me(tt, pc(2 ** 32)),
  times: ae()
}), j0 = Qr({
  container: _e(Hn),
  format: Fm,
  key: me(ae(), Xr(R0)),
  paths: Ze(ae()),
  segments: Ze(W0),
  files: tt,
  bytes: tt,
  sources: on(U0)
});
function z0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== qn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// node_modules/jwt-decode/build/esm/index.js
var an = class extends Error {
};
an.prototype.name = "InvalidTokenError";
function H0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function q0(e) {
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
function _m(e, t) {
  if (typeof e != "string")
    throw new an("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new an(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = q0(r);
  } catch (i) {
    throw new an(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new an(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
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
function Pc(e) {
  return Lm.has(e);
}
var Nm = `GitHub lets these events save a branch's caches: ${[...Lm].join(", ")}; a pull request saves its own. Save from one of them.`;
function be(e) {
  let t = J0(e.token) ?? K0(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Nm}`), G0(t.write) && !Pc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Nm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function G0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function J0(e) {
  try {
    let { ac: t } = _m(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Dm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function K0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Dm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Dm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Wm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Pc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as Y0, fstatSync as Q0, lstatSync as eP, openSync as tP, readFileSync as nP } from "node:fs";
import { lstat as zm, mkdir as rP, open as oP, readlink as iP } from "node:fs/promises";
import { dirname as sP, join as Hm, relative as aP, resolve as qm, sep as Gn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as V0 } from "node:fs";
var { O_RDONLY: X0, O_NOFOLLOW: Um = 0, O_NONBLOCK: Z0 = 0 } = V0, Ne = X0 | Um | Z0, jm = Um !== 0;

// src/system/disk/ownership.ts
async function nt(e) {
  let t = await zm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Km(e, t);
}
function Pi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Gm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Jm(e) {
  let t = await oP(e, Ne);
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
  if (!Pi({ uid: t }) && t !== 0) throw new Error(`${qm(e)} belongs to another user`);
}
async function Xm(e, t) {
  for (let n of Zm(e, t)) await nt(n);
}
async function mt(e, t) {
  for (let n of Zm(e, t))
    await rP(n, { mode: 448 }).catch((r) => {
      if (O(r) !== "EEXIST") throw r;
    }), await nt(n);
}
function Zm(e, t) {
  let n = aP(e, t).split(Gn);
  return n.map((r, o) => Hm(e, ...n.slice(0, o + 1)));
}
var cP = 40;
async function Jn(e) {
  if (!process.geteuid) return;
  let t = e.split(Gn), n = 0, r = Gn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? sP(r) : Hm(r, o), s = await zm(i).catch((c) => {
      if (O(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Vm(i, s.uid), ++n > cP) throw new Error(`${e} has too many links`);
    let a = await iP(i);
    a.startsWith(Gn) && (r = Gn), t.unshift(...a.split(Gn));
  }
}
function Kn(e, t) {
  let n = (o) => o?.isFile() === !0 && Pi(o) && o.size <= t;
  if (!n(eP(e, { throwIfNoEntry: !1 }))) return;
  let r = uP(e);
  if (r !== void 0)
    try {
      return n(Q0(r)) ? nP(r) : void 0;
    } finally {
      Y0(r);
    }
}
function uP(e) {
  try {
    return tP(e, Ne);
  } catch (t) {
    if (O(t) === "ENOENT") return;
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
}, Ei = class extends V {
  constructor(t, n) {
    super(`${Le(t)}: it sends next to nothing for ${Ec(n)}`, "resume");
  }
};
function Ec(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Le(e) {
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
var fP = "the server fails or is overloaded; try again later", lP = "the server does not support this request", io = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", ep = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [io, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [io, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [io, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [io, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [io, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function BW(e, t) {
  if (e instanceof V) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return tp(Number(n), t);
  let r = O(e) ?? "unknown error", [o, i] = ep[r] ?? ["the connection failed", "retry"];
  return new V(`${Le(t)}: ${o} (${r})`, i);
}
function MW(e, t) {
  let n = O(e) ?? "unknown error", [r, o] = ep[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new V(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function tp(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new V(`${Le(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function AW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new V(`${Le(t)}: ${n} (${e})`, "none");
}
async function np({ status: e, headers: t, body: n }, r) {
  if (e === 407) return tp(e, r);
  let o = await hP(n), [i, s] = mP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? yP(t["retry-after"]) : 0;
  return new V(`${Le(r)}: ${i} (${a})`, s, c);
}
function mP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${pP(n)}; use that as endpoint`, "none"] : e === 501 ? [lP, "none"] : e === 408 || e === 429 || e >= 500 ? [fP, "slow-down"] : ["it refuses the request", "none"];
}
function pP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var dP = 4096;
async function hP(e) {
  let t = [];
  return await Ym(dP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function yP(e) {
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
var so = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, sp = {
  ...so,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, RW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, CW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as kP } from "node:timers/promises";
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
      l > 0 && e.onWait?.(u.error, l), await xP(Math.max(l, f), n);
    }
}
function DW(e) {
  return e instanceof Ei ? 2 : 1;
}
async function xP(e, t) {
  e > 0 && await kP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function jW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Oi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as PP, constants as EP, statSync as OP } from "node:fs";
import { delimiter as IP, isAbsolute as $P, join as BP } from "node:path";
var MP = process.platform === "win32" ? ".exe" : "";
function pt(e) {
  return (process.env.PATH ?? "").split(IP).filter((n) => $P(n)).map((n) => BP(n, `${e}${MP}`)).find(AP);
}
function Ii(e) {
  let t = pt(e);
  if (t === void 0) throw new se(`there is no ${e} on PATH`);
  return t;
}
function AP(e) {
  try {
    return PP(e, EP.X_OK), OP(e).isFile();
  } catch {
    return !1;
  }
}
function dt() {
  return { LC_ALL: "C", ...ao(/^(PATH|SystemRoot)$/) };
}
function ao(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Oc = 1e3;
function Vn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Oc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new se(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Ic = N(up(), 1);
import { once as TP } from "node:events";
import { finished as RP } from "node:stream/promises";
var CP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function lp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => CP.test(a)), r = (0, Ic.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...dt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function YW({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Ic.spawn)(e, t, { cwd: n, env: { ...r, ...dt() }, detached: s }), c = a[i];
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
    let [l, m] = await TP(a, "exit");
    if (u(), await RP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= fp) return f;
    throw Vn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var fp = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as UP, rmSync as gp } from "node:fs";
import { join as jP } from "node:path";

// src/system/disk/space.ts
import { statfsSync as _P } from "node:fs";
import { statfs as NP } from "node:fs/promises";

// src/system/units.ts
function $i(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function mp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var FP = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function pp(e) {
  let [t, n] = Object.entries(FP).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ce(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/system/disk/space.ts
var LP = 0.05, DP = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, WP = 20;
async function dp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await NP(e), s = (c, u) => Math.floor(Math.min(u * LP, DP[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function cn(e, t) {
  return O(e) === "ENOSPC" || /No space left on device/.test(S(e)) ? hp(t) : e;
}
async function Xn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw cn(i, t);
  });
  if (o !== Ye(n)) throw hp(t);
}
function hp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = _P(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function rt(e, t) {
  let n = await dp(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function co(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await dp(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, WP);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var $c = /* @__PURE__ */ new Set();
function yp() {
  for (let e of $c) gp(e, { recursive: !0, force: !0 });
}
function zP(e) {
  try {
    return UP(jP(e, "headstart-"));
  } catch (t) {
    throw cn(t, e);
  }
}
function ve(e) {
  process.listeners("exit").includes(yp) || process.on("exit", yp);
  let t = zP(e);
  $c.add(t);
  let n = () => {
    gp(t, { recursive: !0, force: !0 }), $c.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as HP } from "node:async_hooks";
import { subscribe as qP, unsubscribe as GP } from "node:diagnostics_channel";
var JP = 6e4;
async function un(e, t, n) {
  return ht({ path: Ii(e), args: t }, n);
}
async function ht(e, t) {
  let { limitMs: n = JP, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new se(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Bc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw Vn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var wp = new HP();
async function Bc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = dt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    wp.getStore() === m && (f = d.process, process.nextTick(() => {
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
  qP(bp, m), o.addEventListener("abort", l);
  try {
    let d = await wp.run(m, () => _l(KP(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new se(`${e} could not be run: ${S(d)}`);
  } finally {
    GP(bp, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var bp = "child_process";
function KP(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as VP } from "node:fs";
async function vp(e, t = !0) {
  let n = async (s) => {
    let a = t ? pt(s) : void 0;
    return a && await XP(a, e) && a;
  }, [r, o, i] = await Promise.all([
    ZP(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: pt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function XP(e, t) {
  let n = await xp("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function ZP(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = pt(t), r = n && (YP(n) ?? QP(await xp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var kp = { "GNU tar": "gnu", bsdtar: "bsd" };
function YP(e) {
  try {
    let t = VP(e);
    return Object.entries(kp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function xp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await ht({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${S(o)}`), "";
  }
}
function QP(e) {
  return Object.entries(kp).find(([t]) => e.includes(t))?.[1];
}

// src/system/bytes/buffer-pool.ts
function Nt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function Zn(e = 1024 * 1024) {
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
function Sp(e) {
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
    place: () => o === void 0 ? "the store" : Le(o)
  };
}
function Pp(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Ep(e) {
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
async function Ip(e, t) {
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
    onHead: (l, m) => Op(l) ? eE(l, m, e, t) : void 0
  });
  if (!Op(f)) throw await np(f, i);
  if (c && e.finish(), !e.isComplete()) throw yt(i, "the connection ended before the object did", "resume");
}
var Op = ({ status: e }) => e === 200 || e === 206;
function eE(e, t, n, r) {
  let { url: o } = r.signed;
  rE(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (tE(e, n, r), r.queue.widen(n)) : nE(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw yt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function tE({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw yt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !$p(e["content-length"], r))
    throw yt(n, "the object has another length", "retry");
}
function nE({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw yt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!$p(i, t.end - t.position))
    throw yt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function $p(e, t) {
  return e === void 0 || e === String(t);
}
function rE({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw yt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw yt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw yt(t, o, "none");
  }
}
function yt(e, t, n) {
  return new V(`${Le(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function Bp(e, t) {
  let n = iE(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await sE(e, t);
    } catch (i) {
      if (i instanceof V && i.recover === "await-whole" && t.begun && await Oi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await ap(n, o);
}
function iE(e, t) {
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
async function sE(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Ip(e, { ...t, signed: c, signal: f });
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
function Mp(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Le(o)}: it sends one part much more slowly than others`, u = () => a.abort(new V(c, "resume")), [f, l] = [performance.now(), r.position];
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
function Ap(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Tp({ start: e, end: t }, n) {
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
function fn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function Rp(e, t, n) {
  let { memory: r = Zn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...sp, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => aE(e, t, { ...n, memory: r, limits: o })
  };
}
async function* aE(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = cE(t, n, s), c = fE(t, n), u = { ...uE(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new V(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) Bp(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Oi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function cE({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Tp(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Ap(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function uE(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Sp(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Ep(i),
    hedge: Mp(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: rp(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function fE({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = fn(n, t - e), a = fn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Ec(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function Cp(e) {
  let t = Ae(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Wn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Wn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Ae(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new M(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function _p(e) {
  let t = hE(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Bi("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: mE(e("bucket")),
    prefix: pE(e("prefix")),
    region: dE(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !lE(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new M("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new M(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function lE(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function mE(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Bi("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Fp = 256;
function pE(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Fp) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Fp} in all`;
  throw Bi("prefix", e, r);
}
function dE(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Bi("region", e, "must be the name of a region, such as eu-west-1");
}
function hE(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new M(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function Bi(e, t, n) {
  return new M(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var ln = N(Np(), 1);

// src/inputs/trusted-writers.ts
var yE = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Dp(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(gE);
}
function gE(e) {
  let [, t, n, r] = yE.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new M(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Lp).join("[^/]*"));
  return { workflow: new RegExp(`^${Lp(t)}${o.join(".*")}$`, "u"), event: r };
}
function Lp(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Wp = 32, wE = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function jp(e) {
  let t = Up(e("signing-key")).map(bE), n = Up(e("verify-key")).map(vE), r = Dp(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new M(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new M(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(kE), ...n], writers: r };
  }
}
function cj(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => uo(e(n)).length > 0);
}
function zp(e) {
  return uo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Up(e) {
  let t = uo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(wE))
    n.push(...uo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...uo(t.slice(r))];
}
function uo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function bE(e) {
  if (e.startsWith("-----")) {
    let r = Hp(e, "PRIVATE KEY", ln.createPrivateKey);
    if (r) return r;
    throw new M("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Wp) return (0, ln.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new M(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Wp}: ${n}.`
  );
}
function vE(e) {
  let t = Hp(e, "PUBLIC KEY", ln.createPublicKey);
  if (t) return t;
  throw new M(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Hp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function kE(e) {
  return e.type === "secret" ? e : (0, ln.createPublicKey)(e);
}

// src/inputs/inputs.ts
function fo(e, t) {
  let n = Xe(e("save-always")), r = Ae(e, "store", ["auto", "github", "s3", "local"]), o = _p(e);
  if (r === "s3" && o.bucket === "") throw new M("Input `bucket` is required with `store: s3`.");
  return {
    key: ic(e, "key"),
    restoreKeys: Mi(e("restore-keys")),
    paths: Mi(ic(e, "path")),
    crossOs: Xe(e("enableCrossOsArchive")),
    failOnMiss: Xe(e("fail-on-cache-miss")),
    lookupOnly: Xe(e("lookup-only")),
    store: r,
    localDir: EE(e("local-dir"), t),
    s3: o,
    stash: { ...OE(e("stash"), t), maxBytes: IE(e("stash-size")) },
    concurrency: Wn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: PE(e("part-size")),
    mode: Ae(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Ae(e, "ramdisk", ["off", "auto", "on"]),
    verify: Ae(e, "verify", ["auto", "always"]),
    format: Ae(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : xE(e),
    jobStatus: e("job-status"),
    secrets: Ae(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Xe(e("source-times")),
    compressionLevel: Wn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Ae(e, "summary", ["auto", "true", "false"]),
    rolling: Cp(e),
    signing: jp(e)
  };
}
function xE(e) {
  let t = Ae(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function Mi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var SE = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function qp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (SE[n] ?? Number.NaN);
}
function PE(e) {
  if (e === "") return 8 * 1048576;
  let t = qp(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new M(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function EE(e, t) {
  return e === "" ? $(t, "headstart") : zr(Gp("local-dir", e));
}
function Gp(e, t) {
  let n = q(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Rt();
  if (r === void 0) throw new M(`Input \`${e}\` is '${t}', and ${ti}.`);
  return `${r}${n.slice(1)}`;
}
function OE(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: $(t, "headstart-stash") };
  let r = Gp("stash", e);
  if (Ca(r)) return { use: "on", dir: zr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new M(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function IE(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = qp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new M(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function Jp(e, t) {
  let n = W(e), r = Mi(n), o = t.map($E).join(", "), i = t.length > 1 && W("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new M(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = q(process.cwd()), a = (f = W("working-directory")) => zr(s, q(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function $E({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/mounts/workspace/show.ts
import { mkdirSync as jI, realpathSync as zI, rmdirSync as HI, symlinkSync as ns, utimesSync as qI, writeFileSync as GI } from "node:fs";
import { dirname as hh, join as Wt } from "node:path";

// src/files/byte-strings.ts
import { readdirSync as BE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var ME = /[\u0080-\u00ff]/, AE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!ME.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return AE.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function F(e, t) {
  return e === t || e.startsWith(wt(t));
}
function wt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function Q(e) {
  return BE(g(e), { encoding: "latin1" });
}

// src/files/journal.ts
var td = N(Vp(), 1);
import * as ee from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as TE, renameSync as RE, rmdirSync as CE } from "node:fs";
function pe(e, t) {
  DE(
    () => RE(e, t),
    () => !Xp(t)
  );
}
function Yn(e, t) {
  let n = process.platform === "win32";
  n && FE(t);
  try {
    return pe(e, t), !0;
  } catch (r) {
    let o = O(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Xp(t)) return !1;
    throw r;
  }
}
function FE(e) {
  try {
    CE(e);
  } catch {
  }
}
function Xp(e) {
  return TE(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var _E = ["EPERM", "EBUSY", "EACCES"], NE = 200, LE = new Int32Array(new SharedArrayBuffer(4));
function DE(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, NE)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && _E.includes(O(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(LE, 0, 0, i);
  }
}

// src/files/journal-step.ts
var Zp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Ai(e) {
  let t = e;
  return Zp[e.do].map((n) => t[n]);
}
function Ac(e, t) {
  let n = b(H(t)), r = wt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Qp(i, o))}
`).join("");
}
function Yp(e, t) {
  let n = b(H(t)), r = (s) => s === "" ? n : `${wt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = WE(b(ei(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = jn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Qp(a, r);
  });
}
function Qp(e, t) {
  let n = Ai(e), r = Zp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function WE(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => me(
    ae(),
    Vr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ae(), a = me(Pe(), mc()), c = oe({ mode: a, mtime: a });
  return bc("do", [
    oe({ do: _e("make"), path: o }),
    oe({ do: _e("move"), to: o, from: i, inode: s }),
    oe({ do: _e("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    oe({ do: _e("stamp"), path: sn([_e(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var Qn = "journal", UE = Math.min(128 * 1024 * 1024, (0, td.getHeapStatistics)().heap_size_limit / 32);
function nd(e, t) {
  ee.appendFileSync($(t, Qn), Ac(e, t), { mode: 384 });
  for (let n of e) zE(n);
}
function rd(e) {
  e.do === "stamp" && I(e.path)?.isDirectory() && Rc(e.path, e.stamp);
}
function Tc(e) {
  ee.rmSync($(e, Qn), { force: !0 });
}
function Ri(e, t = () => !0) {
  let n = jE(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? HE(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Ac(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = $(e, `${Qn}-draft`);
    ee.writeFileSync(s, i, { mode: 384 }), pe(s, $(e, Qn));
  } else Tc(e);
}
function lo(e) {
  return I(b($(e, Qn))) !== void 0;
}
function jE(e) {
  if (!lo(e)) return [];
  let t = Kn($(e, Qn), UE);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Yp(t.toString(), e);
}
function zE(e) {
  if (e.do === "make") ee.mkdirSync(g(e.path));
  else if (e.do === "stamp") Rc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && Ti(e.to, e.aside), Ti(e.from, e.to);
    } catch (t) {
      throw O(t) === "EXDEV" ? JE(e.from, e.to) : t;
    }
}
function HE(e) {
  if (e.do === "make") qE(e.path);
  else if (e.do === "stamp") GE(e.path, e.before);
  else if (e.do === "move") ed(e);
  else if (I(e.aside)) {
    if (ed(e), I(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    Ti(e.aside, e.to);
  }
}
function ed({ from: e, to: t, inode: n }) {
  !I(e) && Ci(t) === n && Ti(t, e);
}
function Ci(e) {
  let t = ee.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function I(e) {
  try {
    return ee.lstatSync(g(e));
  } catch (t) {
    if (O(t) === "ENOENT" || O(t) === "ENOTDIR") return;
    throw t;
  }
}
function bt(e) {
  if (ee.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (I(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...bt(H(e)), e];
}
function qE(e) {
  try {
    ee.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(O(t) ?? "")) throw t;
  }
}
function GE(e, t) {
  let n = I(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Rc(e, t);
}
function Rc(e, { mode: t, mtime: n }) {
  try {
    ee.chmodSync(g(e), t), ee.utimesSync(g(e), n, n);
  } catch (r) {
    if (O(r) !== "EPERM") throw r;
  }
}
function JE(e, t) {
  let n = (s) => I(s)?.dev, r = I(t)?.isDirectory() ? t : H(t), o = n(r);
  for (; H(r) !== r && n(H(r)) === o; ) r = H(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function Ti(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    pe(n, r);
  } catch (o) {
    let i = I(e);
    if (O(o) !== "EACCES" || !i?.isDirectory()) throw o;
    ee.chmodSync(n, i.mode | 128), pe(n, r), ee.chmodSync(r, i.mode & 4095);
  }
}

// src/mounts/alone.ts
var od = Promise.resolve();
function er(e) {
  let t = od.then(e);
  return od = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as gd, mkdtempSync as bO, readdirSync as wd, realpathSync as bd } from "node:fs";
import { basename as vd, dirname as vO, join as kd } from "node:path";

// src/files/staging.ts
import {
  chmodSync as sO,
  lstatSync as fd,
  mkdtempSync as aO,
  readdirSync as ld,
  rmdirSync as cO,
  rmSync as md,
  statSync as uO,
  writeFileSync as fO
} from "node:fs";
import * as Di from "node:fs/promises";
import { createServer as lO } from "node:net";
import { toNamespacedPath as mO } from "node:path";

// src/system/disk/local-socket.ts
var sd = N(id(), 1);
import { once as KE } from "node:events";
import { closeSync as VE, lstatSync as XE, openSync as ZE, statSync as YE, symlinkSync as QE, writeFileSync as eO } from "node:fs";
import { connect as tO } from "node:net";
import { tmpdir as nO } from "node:os";
import { join as tr } from "node:path";
var Fi = process.platform === "win32";
function _i(e, t, n) {
  let { path: r, close: o } = Fi ? iO() : ad(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Fi && n.listening && eO(tr(e, t), cd(r, e), { mode: 384 }), n.listening;
}
async function Ni(e, t) {
  let n = Fi ? ud(e, t) : ad(e, t);
  if (n)
    try {
      let r = tO(n.path);
      return r.on("error", () => {
      }), await KE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(O(r)))) throw r;
      return;
    }
}
function Fc(e, t) {
  return Fi ? ud(e, t) !== void 0 : XE(tr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function ad(e, t) {
  let n = tr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = ZE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => VE(o) };
  }
  let r = ve(nO());
  return QE(e, tr(r.dir, "d")), { path: tr(r.dir, "d", t), close: r.remove };
}
var rO = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, oO = 256;
function iO() {
  return { path: `\\\\.\\pipe\\headstart-${(0, sd.randomUUID)()}`, close: () => {
  } };
}
function cd(e, t) {
  return `${e}
${YE(t, { bigint: !0 }).ino}
`;
}
function ud(e, t) {
  let n = Kn(tr(e, t), oO)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return rO.test(r) && n === cd(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/files/staging.ts
var rr = ".headstart-staging-";
function ot(e) {
  return e.startsWith(rr);
}
function Wi(e) {
  let { dir: t, sign: n } = pd(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      lo(t) || (_c(t), n?.close());
    }
  };
}
function _c(e) {
  if (I(b(e))) {
    for (let t of ld(e)) t !== Ui && nr($(e, t));
    nr(e);
  }
}
async function Lt({ base: e, literal: t }) {
  let n = pO(e);
  if (t === void 0) return n;
  let r = fd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== fd(n).dev ? t : Di.access(n, Di.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function pO(e) {
  let t = e;
  for (; !uO(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = H(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function or(e) {
  let t = I(b(e));
  return t !== void 0 && mo(t);
}
function mo(e) {
  return e.isDirectory() && Pi(e) && Gm(e);
}
function ir(e) {
  return Fc(e, Ui);
}
var Ui = "alive", Li = "born", dO = 10;
function pd(e, t = 1) {
  let n = aO($(e, rr));
  try {
    return { dir: n, sign: hO(n) };
  } catch (r) {
    if (O(r) !== "ENOENT" || t === dO) throw r;
    return pd(e, t + 1);
  }
}
function hO(e) {
  let t = lO((o) => o.destroy()).unref(), [n, r] = [$(e, Li), $(e, Ui)];
  if (!_i(e, Li, t)) {
    fO(r, "");
    return;
  }
  try {
    pe(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function dd(e) {
  try {
    Fc(e, Li) && md($(e, Li)), cO(e);
  } catch {
  }
}
async function ji(e) {
  if (!ir(e)) return !1;
  try {
    let t = await Ni(e, Ui);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function nr(e) {
  let t = () => md(mO(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    hd(b(e)), t();
  }
}
function hd(e) {
  sO(g(e), 448);
  for (let t of ld(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && hd(`${e}/${t.name}`);
}

// src/mounts/mountinfo.ts
import { readFileSync as yO } from "node:fs";
function X() {
  return process.platform !== "linux" ? [] : yO("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: yd(c), flags: u.split(","), type: o, source: yd(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function yd(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as gO, readlinkSync as wO } from "node:fs";
function sr() {
  return wO("/proc/self/ns/pid").replace(/\D/g, "");
}
function vt(e) {
  try {
    let t = gO(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Nc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function zi(e) {
  let t = process.ppid || 1, n = vt(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${sr()}-${t}-${n}-`;
  return bO(kd(bd(e), r));
}
function po({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Lc(e) {
  let t = b(e);
  return X().filter((n) => po(n) === t || F(n.point, t));
}
function xd(e) {
  let t = b(e);
  return X().findLastIndex((n) => po(n) === t);
}
function Sd(e) {
  let t = X().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && ho(n) ? n : void 0;
}
var ar = "headstart-broker";
function Pd(e) {
  let t = b(e);
  return X().filter((n) => n.type === "fuse" && po(n) === t);
}
function Ed() {
  let e = (t) => ho(t) || t === ar;
  return X().flatMap((t) => {
    let n = po(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function Hi(e) {
  return wd(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function ho(e) {
  return Nc.test(vd(e));
}
var kO = 7200 * 60 * 1e3;
function xO(e) {
  let [, t, n = "", r] = vd(e).match(Nc) ?? [];
  if (t === sr()) return vt(n) !== r;
  let o = gd(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > kO;
}
function SO(e) {
  return e.type === "squashfs" ? vO(e.point) : po(e);
}
function Od(e) {
  let t = X().flatMap((r) => SO(r) ?? []).map((r) => g(r).toString()).filter((r) => ho(r) && !EO(r)), n = process.platform === "linux" ? e.flatMap(PO).filter(or) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(xO);
}
function PO(e) {
  try {
    return wd(e).filter((n) => Nc.test(n)).map((n) => kd(bd(e), n));
  } catch {
    return [];
  }
}
function EO(e) {
  try {
    let t = gd(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !mo(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as YO, readlinkSync as QO, rmdirSync as eI, symlinkSync as tI } from "node:fs";
import { tmpdir as nI } from "node:os";
import { basename as rI, dirname as zd, join as Hd } from "node:path";
import { setTimeout as oI } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as BO, rmdirSync as MO, unlinkSync as AO } from "node:fs";
import { dirname as Ad, join as TO } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as OO, readdirSync as $d, readlinkSync as qi, symlinkSync as Id } from "node:fs";
import { dirname as IO, join as cr } from "node:path";
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
function mn(e) {
  let t = Sd(b(e));
  return t !== void 0 && De(t) === b(e) ? t : void 0;
}
function De(e) {
  try {
    return qi(cr(e, Z.workspace), "latin1");
  } catch {
    return;
  }
}
function yo(e) {
  let t = $d(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Z.layer(r, c)), s = IO(qi(cr(e, Z.layer(r, 0))));
    return { number: r, lowers: [Z.pathLayer(r), ...i], mountRoot: s };
  });
}
function Dt(e, t = "target") {
  try {
    return $d(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => qi(cr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function Bd(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec($O(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = De(r);
  return o === void 0 ? void 0 : { workspace: o, plain: cr(r, Z.plain), inside: n };
}
function $O(e) {
  return OO(e).isSymbolicLink() ? qi(e, "latin1") : "";
}
function Gi() {
  return Ed().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return De(n) === e ? Dt(n) : [e];
  });
}
function Md(e, t, n, r) {
  let o = Hi(e);
  Id(g(t), cr(e, `target-${o}`)), Id(g(`${b(n)}/${r}`), cr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Td(e) {
  let t = De(e), n = Dt(e, "made");
  for (let [r, o] of Dt(e).entries()) {
    I(o) && BO(g(o), TO(e, `left-${r}`));
    for (let i = Ad(o); i !== t; i = Ad(i))
      RO(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function RO(e, t) {
  let n = I(e);
  n?.isCharacterDevice() && n.rdev === 0 && AO(g(e)), t && n?.isDirectory() && Q(e).length === 0 && MO(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Fd,
  closeSync as _d,
  lstatSync as Ld,
  openSync as Nd,
  readdirSync as LO,
  readFileSync as DO,
  readlinkSync as WO,
  renameSync as Wc,
  statfsSync as UO,
  symlinkSync as jO
} from "node:fs";
import { join as pn } from "node:path";

// src/mounts/overlay-marks.ts
var Ji = 512, [CO, FO, _O] = [124, 136, 156];
function Dc(e, t, n) {
  return Cd(e, t, ["redirect", "opaque"], n);
}
function Rd(e, t, n) {
  return Cd(e, t, ["redirect"], n);
}
async function Cd(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...NO(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* NO(e, t) {
  let n = !1;
  for (let r = 0; r + Ji <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + CO, r + FO), 8), i = r + Ji, s = String.fromCharCode(e[r + _O]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / Ji) * Ji;
  }
}

// src/mounts/workspace/moved-files.ts
async function Dd(e, { rights: t, warn: n, signal: r }) {
  let o = De(e);
  if (o === void 0 || mn(g(o).toString()) !== e) return;
  let i = Dt(e), a = (await t.changedIn(Z.plain, Z.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], P = `${o}/${v}`;
    return v === "" || i.some((E) => F(P, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: P };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = pn(e, Z.plain), f = await Rd(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${S(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => qO(e, `${o}/${h}`, d, r));
  let p = UO(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && HO(`${b(u)}/${h}`, w, p) && await m(y, () => GO(y));
}
var zO = 512;
function HO(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * zO > r) return !1;
  let o = g(e);
  try {
    return n > r || DO(o).every((i) => i === 0);
  } catch (i) {
    return O(i) === "EACCES" && Ld(o).uid === process.geteuid?.();
  }
}
var Uc = (e) => `moved-${e}`;
async function qO(e, t, n, r) {
  jO(g(t), pn(e, Uc(n)));
  let o = `part-${n}`;
  await un("cp", ["-a", "--", `${Uc(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), Wc(pn(e, o), pn(e, `copy-${n}`));
}
function GO(e) {
  let t = g(e);
  try {
    _d(Nd(t, "r+"));
  } catch (n) {
    if (O(n) !== "EACCES") throw n;
    let { mode: r } = Ld(t);
    Fd(t, r | 128), _d(Nd(t, "r+")), Fd(t, r & 4095);
  }
}
function Wd(e) {
  let t = LO(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = WO(pn(e, Uc(Number(n))), "latin1");
    I(r) && Wc(g(r), pn(e, `left-moved-${n}`)), Wc(pn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as JO, readdirSync as KO, readFileSync as VO } from "node:fs";
async function Ud(e, t, n) {
  let o = KO("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!F(f, s) || !XO(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${ZO(c)} (${c}) ${l} in it`);
  }
}
function XO(e) {
  return JO(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function ZO(e) {
  try {
    return VO(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function Ki(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var jd = 10, iI = 300;
async function ur(e, { rights: t, warn: n }) {
  if (!ho(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Dd(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${S(l)}`)
  );
  let s = Lc(e).filter((l) => !i(l)), c = De(e) !== void 0 ? await Ki(() => jc(s.reverse(), { rights: t, attempts: 1, signal: r })) : await jc(s.reverse(), { rights: t, warn: n, attempts: jd, signal: r });
  if (!or(e)) return;
  sI(e), Wd(e), Td(e);
  let u = Lc(e);
  if (!u.every(i) || (await jc(u, { rights: t, warn: n, attempts: jd, signal: r }), c && u.length === 0)) return;
  let f = { cwd: zd(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", rI(e)], f);
}
async function jc(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await oI(iI, void 0, { signal: o });
    try {
      await Vi(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = S(c);
      let u = X().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await Vi(i, ["-l"], { rights: t, signal: o }), !0;
}
function sI(e) {
  let t = (n) => QO(Hd(e, n), "latin1");
  for (let n of aI(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = zd(o))
        eI(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(r) ?? "")) throw r;
    }
}
function aI(e) {
  try {
    return YO(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}
async function Vi(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = An(s, ve(nI()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) tI(g(l), Hd(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    Tn(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as cI, constants as uI, realpathSync as fI } from "node:fs";
import { dirname as zc } from "node:path";
var lI = ["ext4", "xfs", "btrfs", "tmpfs"];
function qd(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = X().filter(({ point: c, source: u }) => F(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => F(fI(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = Hc(e);
  if (!lI.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    cI(zc(e), uI.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${zc(e)}`);
  }
}
function Hc(e) {
  let t = b(zc(e));
  return X().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Gd(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = I(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (Q(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as bI, readdirSync as Yd } from "node:fs";
import { join as Jc } from "node:path";

// src/mounts/layers.ts
var Zd = N(Kd(), 1);
import { existsSync as hI, mkdirSync as qc, readFileSync as Vd } from "node:fs";
import { release as yI } from "node:os";
import { join as Gc } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as mI } from "node:fs";
import { join as pI } from "node:path";
async function Xi(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    dI(s),
    a,
    c,
    u,
    0,
    0
  ]);
  mI(pI(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function dI(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function fr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    qc(Gc(e, f)), await lr(i ?? gI(wI()), async (l) => {
      await s(f, "squashfs", Xd(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) qc(Gc(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: Xd(d, m) }));
    await Xi(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(u, f) {
      let l = `${f}-0`;
      await a(u, l);
      let m = u.layers.map((p, d) => `${f}-${d + 1}`);
      return await c(u.layers, m, `${f}-table`), [l, ...m].toReversed();
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(u, f) {
      return qc(Gc(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${u.join(":")}`, e), f;
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep() {
      o.length = 0;
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
function Xd({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function lr(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await lr(r, t);
  }
}
function gI(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function wI() {
  let e = `/boot/config-${yI()}`;
  try {
    return hI(e) ? Vd(e, "latin1") : (0, Zd.gunzipSync)(Vd("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var vI = 250;
async function Zi(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(De(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > vI) throw new Error("the job has too many layers");
  let c = xI(i, o), u = async () => {
    mn(i) === e && await n.run("umount", ["-i", "--", Z.workspace], s);
  };
  await Ki(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Yd(e).filter((m) => m.startsWith("work-")).length}`;
    bI(Jc(e, f));
    let l = `lowerdir=${a},upperdir=${Z.workspace},workdir=${f}`;
    await lr(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Z.workspace, type: "overlay", options: p };
      await Xi([...kI(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function kI(e) {
  let { workspace: t, plain: n } = Z, r = b(Jc(e, n));
  return X().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function xI(e, t) {
  let n = b(e), r = X().filter((i) => i.point === n), o = [Hc(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Qd(e, t, n) {
  let r = mn(t);
  if (r === void 0) return;
  let o = yo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await ur(r, { rights: n, warn: () => {
    } });
    await Zi(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) Yi(r, s);
  }
}
function Yi(e, { number: t, lowers: n }) {
  let r = Yd(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) nr(Jc(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as AI, mkdirSync as TI, readlinkSync as RI } from "node:fs";
import { dirname as CI, join as Xc } from "node:path";

// src/formats/tar-archives/tar-records.ts
var ue = 512, Re = Buffer.alloc(2 * ue);
function Ee(e) {
  return (ue - e % ue) % ue;
}
function th(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: Qi(r) } : t === "K" ? { ...e, target: Qi(r) } : t === "g" ? e : { ...e, ...PI(new Map(SI(r))) };
}
function Qi(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* SI(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function PI(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(eh(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = eh(t("GNU.sparse.realsize"))), n;
}
function eh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var nh = /[\u0080-\u00ff]/, es = 100, Kc = 8589934591, EI = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function We(e) {
  let t = Buffer.allocUnsafe(go(e));
  return t.subarray(0, Vc(t, 0, e));
}
function go({ name: e, target: t, records: n = {} }) {
  return 4 * ue + 2 * (e.length + t.length) + oh(n).length;
}
function Vc(e, t, n, r = !1) {
  let o = II(n, r), i = t;
  if (o !== "") {
    i += OI(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Ee(o.length);
    e.fill(0, i, s), i = s;
  }
  return ih(e, i, n, EI[n.kind]), i + ue;
}
var rh = /* @__PURE__ */ new Map();
function OI(e) {
  let t = rh.get(e);
  if (t) return t;
  let n = Buffer.alloc(ue);
  return ih(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), rh.set(e, n), n;
}
function II({ name: e, target: t, mtime: n, size: r, sparseSize: o, records: i = {} }, s) {
  let a = nh.test(e) || nh.test(t), c = a && !s ? it("hdrcharset", "BINARY") : "", u = a || e.length > es ? it("path", e) : "", f = a || t.length > es ? it("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : it("mtime", n), m = r > Kc ? it("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + $I(e, o) + oh(i);
}
function oh(e) {
  let t = "";
  for (let n in e) t += it(n, e[n]);
  return t;
}
function $I(e, t) {
  return t === void 0 ? "" : it("GNU.sparse.major", "1") + it("GNU.sparse.minor", "0") + it("GNU.sparse.name", e) + it("GNU.sparse.realsize", t);
}
function it(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var BI = MI();
function MI() {
  let e = Buffer.alloc(ue);
  return mr(e, 108, 7, 0), mr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function ih(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  BI.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Kc);
  e.write(n, t, es, "latin1"), mr(e, t + 100, 7, o), mr(e, t + 124, 11, Math.min(s, Kc)), mr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, es, "latin1");
  let u = 0;
  for (let f = t; f < t + ue; f++) u += e[f];
  mr(e, t + 148, 6, u), e[t + 154] = 0;
}
function mr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var sh = "SCHILY.xattr.trusted.overlay.redirect", FI = "SCHILY.xattr.trusted.overlay.metacopy", ch = { target: "", mode: 0, mtime: "0", size: 0, sparseSize: void 0 }, _I = 4e3;
async function uh(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(Xc(n, m))), c = NI(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > _I) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    TI(g(CI(`${b(Xc(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(I);
    if (f.push(ah(p, d, m)), m === "") for (let [h, y] of c) f.push(ah(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = m === l ? "whiteout" : "hardlink";
    f.push(We({ ...ch, name: m, kind: p, target: p === "hardlink" ? l : "" }));
  }
  await i.unpackMarked(Buffer.concat([...f, Re]), { cwd: Xc(n, r), signal: s });
}
function NI(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of Q(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) LI(r) && t.delete(n);
  return t;
}
function LI(e) {
  let t = I(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function ah(e, t, n) {
  let r = AI(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { ...ch, name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [sh]: `/${n}` };
    return We({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = RI(g(t), "latin1");
    return We({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(ue, "\0")), c = { ...o, [sh]: `/${n}`, [FI]: "" }, u = We({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as fh } from "node:fs";
import { lstat as Zc, readdir as DI } from "node:fs/promises";
import { dirname as WI } from "node:path";
var lh = 16;
async function mh(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await Zc(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await DI(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > lh)
      throw new Error(`'${e.text}' names more than ${lh} directories`);
  };
  return await Zc(t).then(() => {
  }, O) !== "ENOENT" && await r(""), n;
}
async function ts({ sources: e, target: t }, { base: n }, r) {
  if ((await Zc(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = WI(o)) {
    let i = I(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Yc(t, r);
}
function Yc(e, t) {
  let n = g(e).toString();
  if (!I(`${e}/.`)) return;
  let r = fh(g(e), "latin1");
  if (t.some((i) => F(fh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...X().map(({ point: i }) => i), ...Gi()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function ph(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await UI(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function UI({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await ts(f, e, o), Gd(f.target, s);
  let u = c.map(({ sources: [f], target: l }) => {
    let m = l.slice(s.length + 1);
    return { line: e, path: l, target: m, source: f.slice(a.length + 1) };
  });
  for (let { target: f } of u) {
    let l = i.find((m) => F(f, m) || F(m, f));
    if (l !== void 0) throw new Error(`a cache is mounted at ${g(l)} already`);
  }
  return i.push(...u.map(({ target: f }) => f)), u;
}

// src/mounts/workspace/show.ts
async function Qc(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, S(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await er(() => JI(e, n, r)).catch((i) => r(i, o)), t;
}
async function JI(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = zI(t), a = mn(s), c = e.flatMap((p) => p.protectedDirs);
  qd(s, { root: a, protectedDirs: c });
  let u = Ud(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Dt(a).map((p) => p.slice(b(s).length + 1)), l = await ph(e, f, i);
  if (l.length === 0) return;
  let m = a ?? zi(hh(s));
  a === void 0 && o(m);
  try {
    a === void 0 && KI(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await XI(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    yo(m).length === 0 && await ur(m, { rights: n, warn: () => {
    } });
  }
}
function KI(e, t) {
  ns(t, Wt(e, Z.workspace));
  let n = Date.now() / 1e3 - VI;
  GI(Wt(e, Z.since), ""), qI(Wt(e, Z.since), n, n), jI(Wt(e, Z.plain));
}
var VI = 2;
async function XI(e, t, n) {
  let { real: r, refuse: o } = n, i = yo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await ZI(e, a++, p, n) });
    } catch (d) {
      o(d, dh(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) YI(e, r, p, d);
    await Zi(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) QI(p);
  } catch (p) {
    await Zi(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) Yi(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => dh(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      Md(p.request.dir, d, Wt(e, Z.plain), h);
}
async function ZI(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Z.pathLayer(t),
    n.map((m, p) => Z.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) ns(p, Wt(e, f[m]));
  try {
    return await uh(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw Yi(e, l), m;
  }
}
function YI(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    ns(g(a), Wt(e, Z.target(r, o)));
    let [c] = bt(hh(a));
    c !== void 0 && ns(g(c), Wt(e, Z.made(r, o))), I(s) && HI(g(s));
  }
}
function QI({ places: e }) {
  let t = e.find(({ path: n }) => !I(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function dh({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Ut = N(yh(), 1);
var tu = 9;
function nu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function e$(e) {
  let t = Buffer.alloc(tu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function gh(e, t, n) {
  let r = e$(nu(n).id), o = bh(r, e, t), i = n.type === "secret" ? vh(o, n) : (0, Ut.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function wh(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Fe("has no signature");
  let o = r.filter((c) => nu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => nu(u).name))].join(" and ");
    throw new Fe(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, tu), e.subarray(tu)];
  if (!n.some((c) => {
    let u = bh(i, t, c);
    return o.some((f) => t$(u, s, f));
  }))
    throw new Fe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function bh(e, t, { repository: n, scope: r, version: o }) {
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
function t$(e, t, n) {
  if (n.type !== "secret") return (0, Ut.verify)(null, e, n, t);
  let r = vh(e, n);
  return t.length === r.length && (0, Ut.timingSafeEqual)(t, r);
}
function vh(e, t) {
  return (0, Ut.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function kh() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && n$(r$()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function n$(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function r$() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function xh() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function Sh() {
  for (let e of zp(W("signing-key"))) pi(e);
}
function Ph({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => gh(o, t, r);
  if (e?.writers.length)
    return async (o) => (await ru()).signByToken(o, t, n);
}
function Eh({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Wm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!xh())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function Oh({ signing: e }, t) {
  e?.writers.length && (await ru()).issuerKeys(t);
}
function ru() {
  return import("./tokens.js");
}
var o$ = 1440 * 60 * 1e3;
async function rs(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return oo(o);
  let i = Me(), s = e.scope === void 0 ? be(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await oo(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await ru()).checkToken(l, m, h);
      }
      let p = wh(l, m, { places: u, keys: n.verifiers });
      if (!Y(e.key, t) && c.getTime() - p.getTime() > o$)
        throw new Fe(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (Y(f.key, e.key)) return f;
    throw new Fe(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof Fe)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Fe(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function os(e) {
  let t = await Ih() ?? await i$(e);
  return s$(t), t;
}
async function is(e) {
  let t = await Ih();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && as(c, i), { name: n, inputs: c };
  });
}
async function Ih() {
  let e = W("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => W(r) !== "");
  if (t)
    throw new M(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-FDHVZPME.js");
  return n(e);
}
async function i$(e) {
  let t = W("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-4X7EP347.js"), o = await r(t, W("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(W("path")))
    throw new M(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function s$(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : W("working-directory");
  for (let { name: r, inputs: o } of e) {
    let i = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? W("install")) !== "" || i === "") continue;
    let a = r === "" ? "" : `${r}: `;
    D(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${i}/ before them.`
    );
  }
}
async function ss({ inputs: e }, t) {
  Sh();
  let n = W("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, W, t);
  return o ? as(e, { ...o }) : "none";
}
function as(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var a$ = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function cs({ inputs: e }) {
  return e.size > 0 && c$([...e.keys()]), fo(W, Jr());
}
function c$(e) {
  let t = new Set(a$);
  fo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Jr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new M(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${fm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function ou(e, t) {
  try {
    return await Nn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof M) ? n : new M(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as _R } from "node:path";

// src/mounts/claim.ts
import { readlinkSync as u$, rmSync as f$, symlinkSync as l$ } from "node:fs";
import { join as m$ } from "node:path";
import { setTimeout as p$ } from "node:timers/promises";
var d$ = 6e4, h$ = 50;
async function $h(e, t) {
  let n = m$(e, "claimed"), r = performance.now() + d$;
  for (; Bh(n) && performance.now() < r; ) await p$(h$);
  try {
    return await t();
  } finally {
    Mh(n);
  }
}
function Bh(e) {
  try {
    return l$(`${sr()} ${process.pid} ${vt(process.pid)}`, e), !1;
  } catch (o) {
    if (O(o) !== "EEXIST") return !1;
  }
  let [t, n = "", r] = y$(e);
  return t === sr() && vt(n) === r ? !0 : (Mh(e), Bh(e));
}
function Mh(e) {
  f$(e, { recursive: !0, force: !0 });
}
function y$(e) {
  try {
    return u$(e).split(" ");
  } catch {
    return [];
  }
}

// src/mounts/lazy/lazy-mount.ts
import { join as hu } from "node:path";

// src/formats/squashfs/receive.ts
import { open as ly, rm as dB } from "node:fs/promises";
import { dirname as hB, join as yB } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as g$ } from "node:fs";
async function us(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += Ah(i, o, t);
  }
  return r;
}
function pr(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Ah(g$(e, r, o, t - o, n + o), o, t);
  return r;
}
function Ah(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Th(e) {
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
var ny = N(Ch(), 1);
import { closeSync as ty, constants as Qh, fstatSync as N$, openSync as L$ } from "node:fs";
import { setImmediate as D$ } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Lh = N(_h(), 1);
var de = 8192, su = 256;
function fs(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + su * de)), { unpacked: f, starts: l, length: m } = w$(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < de && i !== n ? a() : void 0,
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
      if (l === void 0 || f >= de) throw C("a table points beside its blocks");
      return l * de + f;
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
async function ls(e, t, n) {
  let r = Math.ceil(n / de), o = await e(t, t + r * iu);
  if (o.length !== r * iu) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * iu))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: fs(e, s, t, i), start: s };
}
var iu = 8;
function w$(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < su && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Nh);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Nh ? a : b$(a), u = t && s === e.length;
    if (c.length !== de && !(u && c.length > 0 && c.length < de))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < su)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Nh = 32767;
function b$(e) {
  try {
    return (0, Lh.zstdDecompressSync)(e, { maxOutputLength: de, chunkSize: de });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var wo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Wh(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = wo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === wo.directory || s === wo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [v$, k$, x$] = [12, 12, 8], S$ = 256, P$ = 256, [Dh, E$] = [46, 47];
async function Uh({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await O$(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % de) !== y)
      throw au();
    let v = s.take(k$), P = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), B = s.bytes.readUInt32LE(v + 8);
    if (P > P$) throw C("a directory has too many names at once");
    for (let R = P; R > 0; R--) {
      let U = s.ahead();
      U && await U;
      let J = s.take(x$), { bytes: ie } = s, Zt = B + ie.readInt16LE(J + 2), Yt = ie.readUInt16LE(J + 4);
      a.name(Zt, Yt, E + ie.readUInt16LE(J));
      let Qt = jh(ie.readUInt16LE(J + 6)), ul = s.take(Qt), jr = ie.subarray(ul, ul + Qt);
      if (I$(jr, d), w && R === P && !jr.equals(w.name)) throw au();
      d = jr, Yt === wo.whiteout ? c.add(e, jr) : Yt === wo.directory && c.addBelow(e, jr, Zt);
    }
    m += P;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw au();
  return m;
}
async function O$(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(v$), { bytes: o } = e, i = jh(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function au() {
  return C("the index of a directory leads elsewhere");
}
function jh(e) {
  if (e >= S$) throw C("a name is too long");
  return e + 1;
}
function I$(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === E$) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Dh && (e.length === 1 || e.length === 2 && e[1] === Dh))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ue = 96, zh = 6, Hh = { noXattrs: 512, others: 1088 }, qh = 0xffffffffffffffffn, $$ = 1 << 24;
function dr(e, t) {
  if (e.length < Ue || e.toString("latin1", 0, 4) !== "hsqs")
    throw Gh("it has no superblock");
  let n = (B) => e.readUInt16LE(B), r = (B) => e.readUInt32LE(B), o = (B) => Number(e.readBigUInt64LE(B)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ue, f, l, m, p, h, t], w = (n(24) ^ Hh.noXattrs) & ~Hh.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === zh, `its compression is number ${n(20)} instead of ${zh}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === qh, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === qh, "it has a table for exporting by NFS"],
    [s > 0 && s <= $$, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((B, R) => R === 0 || B >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([B]) => !B);
  if (E) throw Gh(E[1]);
  return i;
}
function Gh(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Jh = 16, B$ = 4, cu = 1 << 24, ms = cu - 1;
async function Kh(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = A$(o + i), { starts: a, words: c, start: u } = await M$(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & ms;
    if (p > (cu | ms) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & cu ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, P = { start: m, end: m, hash: 0 };
      for (let E = 0; E < v; E += r) {
        let B = y.ahead();
        B && await B;
        let R = y.bytes.readUInt32LE(y.take(B$));
        if (R === 0) continue;
        let U = e.pause?.();
        U && await U;
        let J = Math.min(r, v - E);
        if ((l(P.end, R) ?? J) !== J)
          throw C("a block is not what it should be");
        P.end += R & ms, P.hash = Math.imul(P.hash, 31) + R | 0;
      }
      if (s.add(P), d !== void 0) {
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
        s.add({ start: d, end: d + (h & ms), hash: h });
      }
      s.check();
    }
  };
}
async function M$({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await ls(e, n, t * Jh);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Jh);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function A$(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ue || o === e) throw i();
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
var ps = (e) => (t, n) => t.readUInt16LE(n + e), Oe = (e) => (t, n) => t.readUInt32LE(n + e), Vh = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), T$ = {
  1: { kind: "directory", length: 16, start: Oe(0), bytes: ps(8), offset: ps(10) },
  2: { kind: "file", length: 16, start: Oe(0), fragment: Oe(4), offset: Oe(8), bytes: Oe(12) },
  3: { kind: "link", length: 8, bytes: Oe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: Oe(4) },
  8: { kind: "directory", length: 24, bytes: Oe(4), start: Oe(8), indexed: ps(16), offset: ps(18), attributes: Oe(20) },
  9: { kind: "file", length: 40, start: Vh(0), bytes: Vh(8), fragment: Oe(28), offset: Oe(32), attributes: Oe(36) }
}, ds = 4294967295, R$ = 16, C$ = 4095, F$ = 3;
function Zh(e) {
  let t = e.take(R$), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = T$[n.readUInt16LE(t)];
  if (!r) throw Xh();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Xh();
  if (s(r.attributes, ds) !== ds) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? F$ : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > C$) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, ds);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === ds ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Xh() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var hs = 2 ** 20, _$ = 4096;
function Yh() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > hs) throw C("it has too many whiteouts");
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
          if (c.length > _$) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function W$(e) {
  let t = dr(await e.read(0, Ue), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await U$(e, t.idTable, i);
  let a = await Kh(e, t), c = fs(e.read, n, r), u = fs(e.read, r, a.start), f = Wh(o), l = Yh(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Zh(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Uh(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var ey = 4;
async function U$(e, t, n) {
  let { table: r } = await ls(e.read, t, n * ey);
  await r.ahead(), r.take(n * ey), r.end();
}
function ys({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function j$(e) {
  let t = L$(e, Qh.O_RDONLY | (Qh.O_NONBLOCK ?? 0));
  if (N$(t).isFile()) return t;
  throw ty(t), new Error(`${e} is no file any more`);
}
async function hr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = j$(e), a = (p, d) => pr(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => G$(a(p, ry)) ?? 0,
    contents(p, d, h) {
      let y = z$(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await D$(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < H$ ? void 0 : f();
  try {
    return await W$({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    ty(s);
  }
}
function z$(e, t) {
  try {
    return (0, ny.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${S(n)}`);
  }
}
var H$ = 64 * 1024 * 1024, q$ = 4247762216, ry = 18;
function G$(e) {
  if (e.length < ry || e.readUInt32LE(0) !== q$) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/output-limit.ts
import { statfsSync as Q$ } from "node:fs";

// src/formats/cpu-limit.ts
import { readFile as oy } from "node:fs/promises";
var J$ = 1e4, K$ = 5, V$ = 1024, X$ = 500;
function yr() {
  let e = new AbortController(), t = 0, n = async (r) => {
    let [o, i] = await Promise.all([Y$(r), uu(r)]);
    if (o <= J$ + t * K$ + i / V$) return;
    let s = `${t} ${t === 1 ? "file" : "files"} of ${j(i)}`, a = `${Math.round(o / 1e3)} s of CPU time`;
    e.abort(new Error(`unpacking has taken ${a} for ${s}, far more than it can; delete the entry`));
  };
  return {
    /** Aborts when the program exceeds the limit. */
    signal: e.signal,
    /** Allows the time for this many more files, directories or links. */
    allow(r) {
      t += r;
    },
    /** Watches the last program, which writes the files, to its end. Works on Linux only. */
    watch({ lastPid: r, ended: o }) {
      let i = setInterval(n, X$, r), s = () => clearInterval(i);
      o.then(s, s);
    }
  };
}
var Z$ = 10;
async function Y$(e) {
  let t = await oy(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * Z$;
}
async function uu(e) {
  let t = await oy(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/output-limit.ts
var iy = 64 * 1024 * 1024, eB = 0.1, tB = 8 * 1024, nB = 8, rB = 25;
function dn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + eB) + e * tB;
}
function jt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = Q$(e), o = iy + nB * n * r, i = iy, s = 0, a = (c) => {
    c > i && t.abort(new k("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  };
  return {
    /** Aborts when the output exceeds the limit. */
    signal: t.signal,
    /** Allows this many more bytes. */
    allow(c) {
      i += c;
    },
    /** Counts output. */
    count(c) {
      s += c, a(s);
    },
    /** Counts the bytes that a program writes, until `ended` settles. Works on Linux only. */
    watch(c, u) {
      let f = setInterval(async () => a(await uu(c)), rB), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}

// src/formats/squashfs/images.ts
function vo(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function gs(e) {
  let t = vo(e);
  return t === 0 ? "" : ` (${fu(t)})`;
}
function fu(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var oB = 32;
function hn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw bo();
  let a = r.map((u, f) => ({ ...sy(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw bo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= oB) throw bo();
    return { ...sy(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw bo();
  return c;
}
function sy(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: dn(e) };
}
function bo() {
  return new Rn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var vs = N(cy(), 1);
import { open as iB } from "node:fs/promises";
var ws = 64 * 1024 * 1024, sB = ws + ws / 128, aB = 4096, cB = 255, [bs, uy, uB] = [0, 46, 47];
function fy(e) {
  let t = Buffer.from(e.map(fB).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > ws || n > hs)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, vs.zstdCompressSync)(t), bytes: t.length };
}
function fB(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ks(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > sB) throw yn("it is too long");
  await n?.(o, o + i);
  let a = await iB(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = lu(await us(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw yn(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function lu(e, t) {
  let n = lB(e), { starts: r, counts: o, end: i } = mB(n, t);
  if (i !== n.length) throw yn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(bs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function lB(e) {
  try {
    let t = { maxOutputLength: ws, info: !0 }, { buffer: n, engine: r } = (0, vs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw yn(S(t));
  }
  throw yn("something follows it");
}
function mB(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== bs; a++) o = pB(e, o) + 1;
    if (r.push(a), i += a, i > hs) throw yn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function pB(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== bs && e[n] !== uB; ) n++;
    let i = n - o, s = i <= 2 && e[o] === uy && e[n - 1] === uy;
    if (n === e.length || i === 0 || i > cB || n - t > aB || s)
      throw yn("it has a name that is none");
    r = e[n] === bs;
  }
  return n - 1;
}
function yn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function gr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = hn(e, t), c = yB(s, "image"), u = !1, f = async (p) => {
    await gB(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await dB(c, { force: !0 }), await bB(c, { length: z({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await mu(c, a) : u || await my(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function gB(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Th(z({ segments: r })), c = my(n, r, { signal: o, until: s }), u = !1;
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
var wB = 32 * 1024 * 1024;
async function bB(e, { length: t, isMounted: n }, r) {
  let o = await ly(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Xn(o, hB(e), [u], f), s -= u.length, a += u.length, n && (a >= wB || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function mu(e, t) {
  let n = await ly(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      dr(await us(n, Math.min(o, Ue), r), o);
  } finally {
    await n.close();
  }
}
async function my(e, t, n = {}) {
  let r = await ks(e, t, n), o = 0;
  for (let i of t.filter(pu)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await hr(e, i, "tables", n);
    ys(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function pu({ kind: e }) {
  return e === "image" || e === "delta";
}
async function qq(e, { offset: t }) {
  return t + Number((await e(t, t + Ue)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function py(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function Xq(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new V(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Pp(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Rp(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as vB, rmSync as kB, writeFileSync as xB } from "node:fs";
import { join as xs } from "node:path";
import { setTimeout as SB } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var yy = N(hy(), 1);
function gy(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function wy(e) {
  let t = (0, yy.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
  t.on("close", r);
  let o = t[Symbol.asyncIterator]();
  return {
    /** Resolves when the sender has closed the stream. */
    senderGone: n,
    /** The next message. @throws Error when the sender has closed the stream */
    async next() {
      let { done: i, value: s } = await o.next();
      if (i) throw new Error("it ended without a word");
      return JSON.parse(s);
    }
  };
}

// src/mounts/lazy/server.ts
var gn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, by = "server", PB = 6e4;
function vy() {
  let e = xs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = lp({ path: process.execPath, args: [e] }), i = wy(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(PB)]);
      c.addEventListener("abort", o);
      try {
        xB(xs(s.dir, by), `${t} ${vt(t)}`), n.write(gy(s));
        let u = await i.next();
        if ("refused" in u) throw new Error(u.refused);
      } catch (u) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${S(u)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var du = 5e3;
async function ko(e, t) {
  let n = AbortSignal.timeout(du), r = Pd(e).map(({ point: a }) => a);
  r.length > 0 && await Vi(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = xs(e, by);
  if (!vB(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(ky(o)) ?? [];
  return i && await EB(Number(i), s), kB(o, { recursive: !0, force: !0 }), OB(e) ?? "killed";
}
async function EB(e, t) {
  let n = performance.now();
  for (; vt(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * du) return;
    r > du && $B(e), await SB(4);
  }
}
function OB(e) {
  try {
    return JSON.parse(ky(xs(e, gn.report)));
  } catch {
    return;
  }
}
var IB = 64 * 1024;
function ky(e) {
  return Kn(e, IB)?.toString() ?? "";
}
function $B(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (O(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function xy(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? vy() : void 0;
}
async function Sy({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await py(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: nc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await ko(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${S(f)}`);
    return;
  }
  let u = hu(o, gn.image);
  return await mu(u, n), { path: u, images: n };
}
async function xo(e, t, n) {
  let r = await ko(e, t);
  return await n?.(r, t), await ur(e, { rights: t, warn: D }), r;
}
function Py(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Ey(e, t) {
  if (!e) return hu(t, gn.image);
  if (e === "killed") {
    D(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return BB(e), e.presentBlocks === e.blocks && e.damage === void 0 ? hu(t, gn.blocks) : void 0;
}
function BB(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ce(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as LB, readFileSync as DB } from "node:fs";
import { join as WB } from "node:path";

// src/system/pipeline.ts
var $y = N(Iy(), 1);
import { once as MB } from "node:events";
import { readFileSync as AB } from "node:fs";
function ne(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = CB(c ? a : TB(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: FB(o, n)
  };
}
var yu;
function TB(e) {
  yu ??= { path: RB() };
  let { path: t, args: n } = e;
  return yu.path ? { ...e, path: yu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function RB() {
  let e = pt("setpriv");
  return e && AB(e).includes("pdeathsig") ? e : void 0;
}
async function By(e, t) {
  let { stdout: n, ended: r } = ne([e], t);
  n.resume(), await r;
}
function CB(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, $y.spawn)(e.path, e.args, { ...t, env: e.env ?? dt() });
  } finally {
    process.umask(n);
  }
}
async function FB(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await NB(s, { mayEcho: s !== e.at(-1) });
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
var _B = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function NB({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-Oc);
  });
  let [o, i] = await MB(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || _B.test(r.trim()))))
    throw Vn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function wr(e) {
  if (process.geteuid?.() === 0) return UB() ? My((r) => r) : void 0;
  let t = gu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await ht(n({ path: gu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return My(n);
}
function My(e) {
  let t = (n, r) => {
    let o = gu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await By(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return ht(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      let i = ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]], { stdin: s, stdout: a, ended: c } = ne([t("tar", i)], r);
      a.resume(), s.end(n), await c;
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await ht(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await ht(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await ht(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function gu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => WB(n, e)).find((n) => LB(n));
}
function UB() {
  let [, e = "0"] = DB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/job/state.ts
var he = ae(), Ie = Te(ae()), jB = oe({
  /** Without links. */
  target: he,
  pattern: he,
  /** The topmost directory that was made for the target. */
  made: Ie,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: he
}), zB = oe({
  socket: he,
  mounts: Ze(jB)
}), HB = oe({
  name: he,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ie
}), qB = oe({
  /** Absent if only the store knows the scope. */
  scope: Ie,
  version: he,
  key: he,
  size: Pe(),
  /** Where the images are in the body, in bytes. */
  images: Ze(oe({ offset: Pe(), length: Pe() })),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: he,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ie,
  /** The time of the mount, by the kernel's clock. */
  since: Pe()
}), GB = oe({
  /** The preset's name, if it is not in the inputs. */
  preset: Ie,
  /** The preset's working directory, relative to the workspace. */
  directory: Ie,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Te(sn([_e("none"), wi(he, he)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ie,
  /** Why post must not save the cache. */
  unsaved: Ie,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: Te(oe({ directories: Ze(he), marks: Ze(he), digest: he })),
  /** The tree at the end of main, if it was there. */
  tree: Te(oe({ directories: Ze(he), sinceMs: Pe() })),
  /** Absent if main ended before it read its inputs. */
  key: Ie,
  /** The key of the entry; absent on a miss. */
  matchedKey: Ie,
  /** The key of the entry that was found and refused. */
  refused: Ie,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Ie,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Ie,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: Te(zB),
  mounted: Te(qB),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: Te(yc()),
  restored: Te(HB)
}), JB = wi(he, GB), Ay = "headstart";
function Ss(e) {
  Vl(Ay, JSON.stringify(e));
}
function Ps() {
  let e = Xl(Ay);
  if (e === "") return;
  let t = JSON.parse(e), n = jn(JB, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/mounts/kernel-log.ts
function wu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var KB = 10;
async function Ty(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - KB && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var Ag = N(Ry(), 1);

// src/formats/naming.ts
function vu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Es(e, t) {
  let n = vu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return yi([...r, Hn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as hM } from "node:events";
import { setImmediate as yM } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as VB } from "node:fs";
import { join as XB } from "node:path";
function vr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) VB(o, XB(t, String(r)));
}
async function wn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function br(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Os(e, t) {
  return { segments: e, files: br(e, "files"), bytes: br(e, "bytes"), skipped: t };
}
async function* zt(e, t) {
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

// src/formats/tar-archives/tar-commands.ts
var xu = ["-b", "2048"], Ny = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Ly = ["-x", "-f", "-", "--ignore-zeros", ...xu, "--no-same-owner"], Cy = [...Ly, "--no-same-permissions"], Fy = [...Ly, "-p"], _y = "--warning=no-unknown-keyword", ku = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Dy = {
  gnu: {
    create: [...Wy(""), "-P", "--sparse", ...xu, ...Ny],
    extract: [...Cy, _y],
    skeleton: [...Fy, _y]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...xu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...ku,
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
    extract: [...Cy, ...ku],
    skeleton: [...Fy, ...ku]
  }
};
function Wy(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function kr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Dy[e.dialect][t] };
}
function Uy({ path: e, dialect: t }) {
  return { path: e, args: Dy[t].skeleton, keepsMask: !0 };
}
function Is({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Wy(",delete=mtime"), ...t, ...n, ...Ny] };
}

// src/formats/actions-cache/compression.ts
var st = N(zy(), 1);
import { pipeline as tg, Readable as ng } from "node:stream";
import { pipeline as lM } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Zy } from "node:os";
import { extname as tM, join as nM } from "node:path";
import { Readable as Yy, Writable as rM } from "node:stream";
import { Worker as oM } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var xr = N(qy(), 1);
import { once as ZB } from "node:events";
var kt = 4 * 1024 * 1024;
async function Gy(e, t) {
  let n = (0, xr.createZstdCompress)({ ...YB(e, t), flush: xr.constants.ZSTD_e_end });
  try {
    return n.write(e), await ZB(n, "readable"), QB(n.read());
  } finally {
    n.destroy();
  }
}
var z3 = 33 * 1024 * 1024;
function YB({ length: e }, t) {
  return { params: { [xr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: eM(e) };
}
function QB({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function eM(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Jy(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Ky({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Su({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Vy(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Su(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function xt(e, t) {
  if (!("thread" in e)) return ne([e], t);
  let n = Eu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Yy.from(iM(r)), ended: o.finally(n.close) };
}
async function* iM(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Pu = Math.min(Zy(), 2), So = Math.min(Zy(), 4);
function Eu() {
  let e = [], t, n = 0;
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(r, o) {
      let i = e.pop() ?? { thread: aM(), owner: ++n };
      t ??= Jy(So + 1, kt, So + 2 - Pu);
      let { ended: s, ...a } = cM(i, { ...r, slabs: t }, o), c = s.then(() => {
        e.push(i);
      });
      return { ...a, ended: c };
    },
    /** Ends the threads that wait. */
    async close() {
      await Promise.all(e.splice(0).map(({ thread: r }) => r.terminate()));
    }
  };
}
var sM = nM(import.meta.dirname, `tar-thread${tM(import.meta.filename)}`), Xy = 1024 * 1024;
function aM() {
  let e = ao(/^NODE_COMPILE_CACHE$/);
  return new oM(sM, { execArgv: [], env: e, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function cM(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (d) => o.postMessage(d);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = 0, u = () => {
  }, f = new rM({
    write(d, h, y) {
      let w = new Uint8Array(d);
      c += w.length, o.postMessage(w, [w.buffer]), c > Xy ? u = y : y();
    },
    final(d) {
      a("end"), d();
    }
  });
  f.on("error", () => {
  });
  let l = new Yy({ objectMode: !0, read() {
  } }), p = fM(e, (d) => {
    if ("taken" in d) {
      if (c -= d.taken, c > Xy) return;
      let h = u;
      u = () => {
      }, h();
    } else if ("frame" in d) l.push(uM(d));
    else {
      let { slab: h, filled: y } = d, w = Ky(s, h).subarray(0, y);
      l.push({ content: w, release: () => Su(s, h, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: f, stdout: l, ended: p };
}
function uM({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function fM({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
  let { promise: i, resolve: s } = Promise.withResolvers(), a = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new se(m.message)) : n(m);
  }, c = ({ message: m }) => s(new se(m)), u = () => s(new se("a thread of tar ended early")), f = () => {
    e.terminate();
  };
  e.on("message", a).on("error", c).on("exit", u), o.addEventListener("abort", f), o.aborted && f();
  let l = await i;
  if (o.removeEventListener("abort", f), e.off("message", a).off("error", c).off("exit", u), !l && !o.aborted) {
    e.unref();
    return;
  }
  throw await e.terminate(), Vy(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function rg(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ne([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = xt(e, r), s = o ? mM(n) : (0, st.createGzip)();
  return tg(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function mM(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = st.constants, r = { [t]: e, [n]: 1 };
  return (0, st.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Ou = Buffer.from([40, 181, 47, 253]), Qy = Buffer.from([31, 139]);
async function* og(e, t, n) {
  let [r, o] = await pM(e);
  if (r.subarray(0, Qy.length).equals(Qy)) yield* eg((0, st.createGunzip)(), o);
  else if (r.subarray(0, Ou.length).equals(Ou)) t ? yield* dM({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* eg((0, st.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function pM(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Ou.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* eg(e, t) {
  tg(ng.from(t), e, () => {
  }), yield* e;
}
async function* dM(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* zt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ne([e], { cwd: n, signal: i }), u = lM(ng.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function ig(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = rg(kr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = wM(a, { ...e, signal: s.signal }, f).catch(i), m = wn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var gM = 256;
async function wM(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = bM(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < gM || (e.write(c.join(""), "latin1") || await hM(e, "drain", { signal: o }), c = [], await yM(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function bM(e, t, n = process.platform) {
  let { join: r, relative: o } = Tt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Bg = N(ag(), 1);
import { linkSync as rA, mkdirSync as oA } from "node:fs";
import { availableParallelism as iA } from "node:os";
import { dirname as sA, join as aA } from "node:path";

// src/formats/tar-archives/sparse-map.ts
var vM = 2, cg = 20;
function ug(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, cg + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= cg) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / ue + vM) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var kM = 1024 * 1024;
function Pr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = th(n, f, l), i = Ee(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = xM(f);
    if ("xgLK".includes(l)) {
      if (m.size > kM) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: EM(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : ug(d.size), o = d.size, i = Ee(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? ue)), d = l.subarray(m, p);
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
function xM(e) {
  if ($s(e, 148, 8) !== SM(e)) throw new k("its archive is damaged");
  let t = Sr(e, 0, 100), n = Sr(e, 257, 6) === "ustar" ? Sr(e, 345, 155) : "";
  return {
    type: Sr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Sr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: $s(e, 100, 8) & 511,
      mtime: String($s(e, 136, 12)),
      size: $s(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function SM(e) {
  let t = 256;
  for (let n = 0; n < ue; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Sr(e, t, n) {
  return Qi(e.toString("latin1", t, t + n));
}
function $s(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Sr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var PM = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function EM(e, t) {
  let n = PM[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as BM, existsSync as MM, mkdirSync as fg, readdirSync as AM, rmSync as TM } from "node:fs";
import { join as Ms } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as OM } from "node:fs";
function Iu(e, t, n) {
  if (!Yn(g(e), g(t))) {
    Q(t).length < Q(e).length && IM(e, t, n);
    for (let r of Q(e)) Iu(`${e}/${r}`, `${t}/${r}`, n);
    OM(g(e));
  }
}
function IM(e, t, n) {
  pe(g(e), n), pe(g(t), g(e)), pe(n, g(t));
}

// src/formats/tar-archives/sink.ts
function $u({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new se("unpacking ended before all bytes were read");
  });
  return i.catch(() => {
  }), {
    ...t,
    get pending() {
      return n;
    },
    get given() {
      return r;
    },
    write(s, a) {
      n += s.length, r += s.length, e(s, (c) => {
        c || a?.(), n -= s.length, o();
      });
    },
    async progress() {
      let { promise: s, resolve: a } = Promise.withResolvers();
      o = a, await Promise.race([i, s]);
    }
  };
}
var $M = 32 * 1024 * 1024;
async function Bs(e, t) {
  for (; e.pending > $M / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function As({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, B) => Ms(n, `worker-${B}`)), m = l.map((E) => {
    fg(E);
    let B = t(kr(e, "extract"), { cwd: E, signal: u });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => Bu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, B) => E + (B ?? 0), 0), w = RM(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = Ms(n, "tree");
  fg(v);
  for (let E of l) Iu(b(E), b(v), Ms(n, "aside"));
  let P = w ? o() - Bu(b(v)) : 0;
  if (P > o() - y)
    throw TM(v, { recursive: !0 }), new Fn();
  return P > 0 && s(`Some names are one name here, so later files replaced ${P} of ${o()} files`), d;
}
function RM(e) {
  return process.platform === "darwin" || MM(Ms(e, "WORKER-0"));
}
function Bu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of AM(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Bu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return BM(g(e), t), n;
}
var CM = 1024 * 1024;
async function lg(e, t, n) {
  let r = [];
  for (let s of t) _M(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of LM(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await NM(n), i.allow({ bytes: dn(s), files: s.files })), i.write(a, () => e.release?.(a)), await Bs(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var FM = 1024 * 1024;
function _M(e) {
  let t = 2 + dn(e) / FM;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function NM(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= CM) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* LM(e, t) {
  let n = DM(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* DM(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as WM } from "node:stream";
import { pipeline as UM } from "node:stream/promises";

// src/files/member-paths.ts
function Ts(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function mg(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Rs(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Ts(n) } : Uy(t);
  await dg(o, e, r), t.dialect === "bsd" && await dg(o, jM(e), r);
}
async function* jM(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var pg = 256;
async function dg(e, t, n) {
  let r = new AbortController(), o = yr(), i = AbortSignal.any([n.signal, r.signal, o.signal]), { stdin: s, stdout: a, ended: c, lastPid: u } = xt(e, { ...n, signal: i });
  o.watch({ lastPid: u, ended: c }), a.resume();
  async function* f() {
    try {
      for await (let m of t) {
        o.allow(m.length);
        for (let p = 0; p < m.length; p += pg)
          yield Buffer.concat(m.slice(p, p + pg).map(We));
      }
    } catch (m) {
      r.abort(m);
    }
    yield Re;
  }
  let l = UM(WM.from(f()), s).catch(() => {
  });
  await c, await l;
}

// src/formats/tar-archives/unpackers.ts
import { once as HM } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var wg = N(yg(), 1);

// src/formats/tar-archives/queue.ts
function gg() {
  let e = [], t = () => {
  };
  return {
    push(n) {
      e.push(n), t();
    },
    async next() {
      for (; e.length === 0; ) await new Promise((n) => t = n);
      return e.shift();
    }
  };
}

// src/formats/tar-archives/frame-decoder.ts
var zM = 128 * 1024;
function bg() {
  let { push: e, next: t } = gg(), n = !1;
  async function* r(o) {
    let i = (0, wg.createZstdDecompress)({ chunkSize: zM }), s = new Promise((u) => i.once("close", u)), c = (async () => {
      let u = o;
      for (; typeof u == "object"; u = await t()) {
        let { bytes: f, taken: l } = u;
        i.destroyed || await Promise.race([s, new Promise((m) => i.write(f, m))]), l();
      }
      n = u === "end", i.end();
    })();
    yield* i, i.destroy(), await c;
  }
  return {
    /** @param taken called when the bytes have been read, so that the buffer may be reused */
    write: (o, i) => e({ bytes: o, taken: i }),
    /** The next bytes begin another frame. Bytes after the end of a frame are ignored. */
    endFrame: () => e("end of frame"),
    end: () => e("end"),
    async *[Symbol.asyncIterator]() {
      for (; !n; ) {
        let o = await t();
        typeof o == "object" ? yield* r(o) : n = o === "end";
      }
    }
  };
}

// src/formats/tar-archives/unpackers.ts
var qM = 1024 * 1024;
function vg(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < qM || "thread" in n ? KM(n, r) : JM(e, n, r);
}
var GM = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function JM(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t], o = Mu(n, (i) => ne(r, i));
  return o.output.watch(o.firstPid, o.ended), xg(o, GM);
}
var KM = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Mu({ ...t, signal: r }, (h) => xt(e, h)), { stdin: i, stdout: s, ended: a, allow: c, output: u } = o, f = bg();
  (async () => {
    for await (let h of f)
      u.count(h.length), u.signal.throwIfAborted(), i.write(h) || await HM(i, "drain");
    i.end();
  })().catch((h) => n.abort(h));
  let { write: m, endFrame: p, end: d } = f;
  return $u({ stdout: s, ended: a, allow: c, write: m, endFrame: p, end: d });
}, kg = (e, t) => xg(
  Mu(t, (n) => xt(e, n)),
  Re
);
function Mu(e, t) {
  let n = jt(e.cwd), r = yr(), o = AbortSignal.any([e.signal, n.signal, r.signal]), i = t({ ...e, signal: o });
  return r.watch(i), { ...i, allow: ({ bytes: a, files: c }) => {
    n.allow(a), r.allow(c);
  }, output: n };
}
function xg({ stdin: e, stdout: t, ended: n, allow: r }, o) {
  return $u({ stdout: t, ended: n, allow: r, write: (s, a) => {
    e.write(s, a);
  }, endFrame() {
  }, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Pg } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as VM } from "node:fs";
function Po(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var Sg = Buffer.alloc(0);
function Er({ next: e, filled: t }, n = !1) {
  let r = Sg, o = 0, i = () => {
    o > 0 && t(o), r = Sg, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(go(a)), o = Vc(r, o, a, n);
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
        let f = VM(a, r, o, Math.min(u, r.length - o), null);
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
var XM = 1e3, ZM = 8 * 1024 * 1024, YM = 4, QM = 1024 * 1024;
function Eg(e) {
  let t = e[0], n = Er(Po(QM, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Ee(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / XM, o / ZM);
      (l >= YM || l >= 1 && Pg(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Pg(f), r++, t.allow({ bytes: 0, files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Bs(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/files/windows-names.ts
var eA = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function tA(e) {
  if (e === "." || e === "..") return;
  if (eA.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Cs(e) {
  for (let t of e.split("/")) {
    let n = tA(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var nA = 1e5;
function Ig(e, t, n = process.platform) {
  let r = Tt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Og);
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
      a.size > nA && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Og : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Cs(g(d, n).toString()), d;
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
var Og = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Mg(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = iA(), warn: a } = e, c = jt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: kg, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await As(m, async (y, w) => {
    let v = Eg(y), P = fA(Ig(o, i), v), E = Pr(), B = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of og(t, B, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let U of E.push(R)) P.push(U);
      await v.room();
    }
    return E.finish(), v.end(), l = P.files(), P;
  }), h = aA(n, "tree");
  for (let { name: y, target: w } of p) lA(b(h), y, w);
  d.length > 0 && await Rs([d], { tar: u, lines: o, cwd: h, signal: f });
}
var cA = 512 * 1024 * 1024, uA = 1 / 2, $g = 300;
function fA({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(cA, (0, Bg.getHeapStatistics)().heap_size_limit * uA), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(go(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + $g), h === "file")
      f++, n.begin(We({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + $g);
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
function lA(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  oA(r(sA(t)), { recursive: !0 });
  try {
    rA(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Fs = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => mA(o, e));
  },
  unsupportedReason: () => {
  },
  pack: ig,
  unpack: Mg
};
function mA(e, t) {
  let n = vu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Ag.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as $A } from "node:fs";
import { join as BA } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Ug = N(Rg(), 1);
import { writeFileSync as vA } from "node:fs";
import { join as kA } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as gA } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as pA, openSync as dA, writeSync as Cg } from "node:fs";
var Lg = "-noI", [Fg, hA] = [24, 1], [yA, _g] = [8, 4], Ng = 2;
function Dg(e, t, n) {
  let r = dA(e, "r+");
  try {
    let o = pr(r, Ue, 0);
    o.writeUInt16LE(o.readUInt16LE(Fg) & ~hA, Fg);
    let { inodeTable: i, root: s } = dr(o, t);
    Cg(r, o, 0, o.length, 0);
    let a = Buffer.alloc(_g);
    a.writeUInt32LE(n);
    for (let c = 0; c < _g; c++) {
      let u = s.offset + yA + c, f = Math.floor(u / de) * (Ng + de), l = i + s.block + f + Ng + u % de;
      Cg(r, a, c, 1, l);
    }
  } finally {
    pA(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Wg(e, t, n) {
  let r = Is(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await Eo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function Eo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...wA(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ne(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, B] = await Promise.allSettled([bA(i, h), w]);
    for (let R of [E, B]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await gA(e);
  s !== void 0 && Dg(e, v, s);
  let P = await hr(e, { offset: 0, length: v }, "heads");
  return ys(P, a), P;
}
function wA(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function bA(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Au(e, t, n, r) {
  let o = n ? Tu(t, n.unpacked) : [];
  if (o.length > xA || o.some((c) => c.includes(`
`))) return;
  let i = await EA(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + SA) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await PA(e, t, s, r).catch(() => !1) ? i : void 0;
}
var xA = 1e3, SA = 1440 * 60;
async function PA(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ne([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Ug.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = zg(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function jg({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Tu(e, t) {
  let n = zg(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function zg({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function EA(e, { path: t }, n, r) {
  let o = kA(r.scratch, "excludes");
  return vA(o, [OA, ...n.map(IA)].join(""), "latin1"), Eo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var OA = `... ${rr}*
`;
function IA(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Gg(e) {
  let t = BA(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(jg)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Au(t, o, void 0, e);
    if (!s) {
      r ??= Hg(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Tu(o, r.unpacked).length > 0 ? await Au(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await qg(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Hg(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      vr(e);
      let i = await Wg(t, o, e);
      n.push(await qg(t, { ...i, files: o.length }, n, e));
    }
  }
  return Os(n, r?.skipped ?? []);
}
function Hg({ found: e, leftOut: t = [] }) {
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
async function qg(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = qn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await wn($A(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as RA, lstatSync as Yg, mkdirSync as CA, readdirSync as Qg } from "node:fs";
import { dirname as FA, join as bn, relative as _A } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Vg, lstatSync as Xg, mkdirSync as Jg, renameSync as Kg, utimesSync as MA } from "node:fs";
function Zg({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Jg(g(r));
  let s = (c) => {
    let u = I(c);
    u?.isDirectory() && Ru(c), u && Kg(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Xg(g(c));
    for (let m of [c, u]) Ru(m);
    for (let m of Q(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = TA(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && I(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Kg(g(p), g(d)) : (y || Jg(g(d)), a(p, d));
    }
    Vg(g(u), f & 511), MA(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = AA(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function AA(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = I(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Ru(n), n = `${n}/${r}`;
  }
  return n;
}
function Ru(e) {
  Vg(g(e), 448);
}
function TA(e) {
  let t = Xg(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function _s({ path: e, images: t }, n, r = n.lines) {
  let o = bn(n.dir, "tree"), i = await ks(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? NA(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await ew({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + DA(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await LA({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Qg(u).filter(m) : [])
      nr(bn(u, p));
  }
  await WA(o, n.signal);
}
function NA(e, t) {
  let n = bn(t, String(e.number));
  if (Yg(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = bn(n, _A(e.base, e.literal));
  return CA(FA(r), { recursive: !0 }), r;
}
async function ew({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], [l, m] = [jt(i), yr()];
  l.allow(t.mostBytes), m.allow(t.members);
  let p = { cwd: i, signal: AbortSignal.any([a, l.signal, m.signal]) }, d = ne([{ path: s.unsquashfs, args: f }], p);
  d.stdout.resume(), l.watch(d.firstPid, d.ended), m.watch(d), await d.ended;
}
async function LA({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = bn(o.dir, `layer-${i}`);
  await ew({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(bn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Zg(u) + s;
}
function DA(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Qg(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = bn(t, String(e.number)), o = Yg(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function WA(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  RA(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await un("chown", ["-hR", "0:0", "."], n), await un("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var tw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Es("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Gg,
  async unpack(e) {
    let t = await gr({ ...e, body: () => e.body }, e.dir);
    await _s(t, e);
  }
};

// src/system/young-heap.ts
var ow = N(rw(), 1);
function iw() {
  (0, ow.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as UA, fstatSync as sw, lstatSync as jA, openSync as zA, readlinkSync as HA } from "node:fs";
function cw(e, t, n) {
  let r = Er(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = JA(a, c);
    try {
      let f = sw(u, { bigint: !0 });
      if (!f.isFile()) throw vn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Ns(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Ns(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw aw(a);
      let p = sw(u);
      if (p.ctimeMs !== XA(f.ctimeNs) || p.size !== m) throw aw(a);
      r.pad(Ee(m));
    } finally {
      UA(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !jm ? jA(c, { bigint: !0 }) : void 0;
      if (u && n && !qA(u, a, n)) throw vn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Ns(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Ns(a, u, "symlink", { target: q(HA(c, "latin1")) }));
      else throw vn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Re), r.flush();
    }
  };
}
function qA(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var GA = ["ELOOP", "EMLINK", "ENXIO"];
function JA(e, t) {
  try {
    return zA(t, Ne);
  } catch (n) {
    throw GA.includes(O(n) ?? "") ? vn(e) : n;
  }
}
function vn(e = "") {
  return new Error(`${uw(e)} was replaced while it was saved`);
}
function aw(e) {
  return new Error(`${uw(e)} changed while it was read`);
}
function uw(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Ns(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = fw(n);
  return { name: e, kind: r, target: o, size: i, mode: KA(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function KA(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Ls = 1000000000n, VA = 9;
function fw(e) {
  if (e < 0n) return `-${fw(-e)}`;
  let t = e % Ls, n = String(e / Ls);
  return t === 0n ? n : `${n}.${String(t).padStart(VA, "0").replace(/0+$/, "")}`;
}
function XA(e) {
  return Number(e / Ls) * 1e3 + Number(e % Ls) / 1e6;
}

// src/formats/tar/read-members.ts
function lw(e, t, { kind: n, bytes: r }) {
  let o = [], i = Po(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = cw(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* mw(e, t, { cwd: n, signal: r }) {
  let o = [], i = Er(Po(kt, (l) => {
    o.push(l);
  })), s = Pr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw vn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Ee(d), a++;
  }, f = zt(r, (l) => {
    let m = xt(kr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw vn(e[a]);
  i.pad(c), i.write(Re), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function Cu(e) {
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
var pw = kt / 2, ZA = 2 * kt, YA = 3, QA = 4;
async function* dw(e, t) {
  let n = new AbortController(), r = Eu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = nT({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of eT(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > QA && s(); a.length > YA; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* eT(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= pw;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function tT(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && vr(e), i ||= f !== void 0;
    let l = f ? mw(a, f, { cwd: r, signal: n }) : lw(a, mg(t), { kind: c, bytes: 2 * pw });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function nT(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Ts(n.map(({ line: p }) => p)), a = Cu(1), c = Cu(So), u = 1, f = tT(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), iw();
    let w = { kind: p, bases: s, isContinued: y, level: h <= ZA ? r : void 0 };
    yield* zt(o, (v) => {
      try {
        let P = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return P.stdin.end(`${d.join("\0")}\0`, "latin1"), P.ended.catch(() => {
        }).then(a.release), P;
      } catch (P) {
        throw a.release(), P;
      }
    });
  }
  async function m({ content: p, release: d }) {
    return await c.acquire(), { frame: await Gy(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= So; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== Pu && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as rT } from "node:timers/promises";
var hw = 256, oT = 8e3, iT = 64 * 1024 * 1024;
function gw(e) {
  let t = Ds("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ds("files"), sparse: Ds("files", !0) }, i = 0, s = (f) => yw(f.some(aT) ? o.sparse : o.plain, f), a = (f, l) => cT(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ds("files", f === "sparse") };
  };
  async function* u() {
    let f = hw;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") yw(t, [m]);
        else {
          let p = m.hardLink ? uT(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await rT(), f = hw);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var sT = 1024 * 1024;
function aT({ bytes: e, length: t = e }) {
  return t - e >= sT;
}
function cT({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / oT, t / iT) / r;
}
function uT(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ds(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var fT = 1536, lT = kt - 64 * 1024;
function mT({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return fT + n + Ee(n);
}
function yw(e, t) {
  let n = t.reduce((o, i) => o + mT(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= lT ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function ww(e) {
  let t = gw(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of dw(dT(t), e)) {
    s !== r && (n.push(pT(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Os(n, t.skipped);
}
function pT({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* dT({ files: e, skeleton: t }) {
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
import { availableParallelism as wT } from "node:os";
import { join as bT } from "node:path";

// src/formats/tar/stored-skeleton.ts
var xw = N(vw(), 1);
var hT = 256 * 1024 * 1024;
function Sw(e, t, n) {
  return {
    async check() {
      if (Ye(e) > hT) throw new k("its skeleton is too large to be one");
      let r = 0;
      for await (let o of kw(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new k(`its skeleton has ${r} members instead of ${t.members}`);
    },
    [Symbol.asyncIterator]: () => kw(e, t, n)
  };
}
async function* kw(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = Pr("several"), s = t;
  for await (let a of gT(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), yT);
    if (s -= c.length, s < 0) throw new k(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function yT({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* gT(e, t, n) {
  let r = jt(n);
  r.allow(t);
  let o = (0, xw.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof k ? i : new k(`its skeleton is damaged: ${S(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function Pw(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: p }) => p === "files"), f = n.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== n.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: vg(i.zstd, br(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? wT(), u.length),
    files: () => br(u, "files"),
    signal: s,
    warn: a
  }, m = await As(l, async (p, d) => {
    let h = await lg(t, n, p), y = f.reduce((v, P) => v + dn(P), 0), w = Sw(
      h,
      { members: br(f, "files"), mostBytes: y },
      { cwd: r, signal: d }
    );
    return await w.check(), w;
  });
  f.length > 0 && await Rs(m, { tar: c, lines: o, cwd: bT(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Ew = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Es("tar", e)],
  unsupportedReason: () => {
  },
  pack: ww,
  unpack: Pw
};

// src/formats/index.ts
var Or = [Ew, tw, Fs];

// src/stores/load-when-used.ts
function Ws(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Ow(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ws({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, vT(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function vT(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as ze from "node:fs/promises";
import { basename as zw, dirname as Uu, join as Hw } from "node:path";

// src/system/disk/eviction.ts
import * as Pt from "node:fs/promises";
import { basename as OT, join as Lu } from "node:path";

// src/system/disk/draft-file.ts
var $w = N(Iw(), 1);
import * as St from "node:fs/promises";
import { dirname as Bw, join as _u } from "node:path";
var Us = ".drafts";
async function Ir(e) {
  let t = _u(e, Us), n = _u(t, (0, $w.randomUUID)());
  try {
    return await mt(e, t), Aw(e, n, await St.open(n, "wx+", 384));
  } catch (r) {
    throw cn(r, e);
  }
}
async function Mw(e, t) {
  let n = _u(e, Us, t);
  return Aw(e, n, await St.open(n, Ne));
}
function Aw(e, t, n) {
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
      return await n.sync(), await mt(e, Bw(i)), kT(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await St.rm(t, { force: !0 });
    }
  };
}
async function kT(e, t) {
  try {
    await St.link(e, t);
  } catch (r) {
    if (O(r) === "EEXIST") return !1;
    throw r;
  }
  if (await St.rm(e), process.platform === "win32") return !0;
  let n = await St.open(Bw(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as xT } from "node:fs";
import * as kn from "node:fs/promises";
import { join as Tw } from "node:path";
import { setTimeout as ST } from "node:timers/promises";
var js = ".notes";
function $r(e) {
  let t = async (n) => (await mt(e, Tw(e, js)), Tw(e, js, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(ET, () => {
      }) === await je(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Nu(async (n, r) => {
      await ST(PT), await je(n) === r && await Cw(await t(n), r);
    }),
    touch: Nu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await kn.utimes(r, o, o).catch(async (i) => {
        if (O(i) !== "ENOENT") throw i;
        await Cw(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Nu(async (n, r) => kn.link(await t(n), r))
  };
}
var PT = 20, Rw = 256;
async function je(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Nu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function ET(e) {
  let t = await kn.open(e, Ne).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Rw), 0, Rw, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Cw(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = xT, a = await kn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var IT = 3600 * 1e3;
async function zs(e) {
  await Fw(await Br(Lu(e, Us)));
}
async function Fw(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > IT);
  await Promise.all(t.map(({ path: n }) => Pt.rm(n, { force: !0 })));
}
async function Hs(e, t) {
  let n = new Map((await Br(Lu(e, js))).map((o) => [OT(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Fw([...n.values()]), r;
}
async function Oo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Pt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Pt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Br(e) {
  let t = await nt(e).then(() => Pt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Lu(e, r), i = await Pt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as $T } from "node:fs";
import * as at from "node:fs/promises";
import { dirname as BT } from "node:path";
async function xn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Jm(e), i = $r(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => MT(r, s, a),
    file: AT(r, e, i, n),
    close: () => r.close()
  };
}
function MT(e, t, n) {
  let { acquire: r, release: o } = Zn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function AT(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Du(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => qs(e, t),
    async copyTo(i) {
      return await at.copyFile(`/proc/self/fd/${e.fd}`, i, $T.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await TT(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function TT(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await je(e);
    if (await t(), await je(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Du(e, t, n) {
  try {
    let [r, o] = await Promise.all([at.stat(BT(n)), e.stat()]);
    return r.dev !== o.dev || !await qs(e, t) ? !1 : (await at.symlink(await at.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function qs(e, t) {
  let [r, o] = await Promise.all([
    at.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var _w = 1024 * 1024;
async function Nw({ path: e, dir: t, evict: n }) {
  let r = await Ir(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: _w,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Xn(o, t, f, c + u * _w);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await $r(t).prove(o, await je(o)), await r.discard(), u && await n().catch(() => {
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
import * as Lw from "node:fs/promises";
import { basename as RT, join as CT } from "node:path";
async function Dw(e) {
  let t = await Wu(e), n = (await Promise.all(t.map(Wu))).flat(), o = (await Promise.all(n.map(Wu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(RT(i)));
  return (await Promise.all(o.map(Br))).flat();
}
async function Wu(e) {
  return (await Lw.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => CT(e, n.name));
}

// src/stores/local/local.ts
var Ww = 1024 ** 3, Uw = process.platform === "linux" ? Kr : hm;
function qw(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ww, minFreeBytes: i = Ww } = e, s = ({ scope: a, version: c, key: u }) => Hw(t, Uw(n), Uw(a), Kr(c), Kr(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await jw(t))
        for (let f of a) {
          let l = u.map((p) => Uu(s({ scope: f, version: p, key: "-" }))), m = await FT(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Jn(t), await ze.mkdir(t, { recursive: !0, mode: 448 }), await nt(`${t}/.`), !await _T(c, { dir: t, verify: r }))
        return Nw({
          path: c,
          dir: t,
          async evict() {
            await zs(t);
            let u = (await Hs(t, await Dw(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Oo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await jw(t) ? (await Gw(Uu(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => ze.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function jw(e) {
  return await Jn(e), await Vw(e) ? (await nt(`${e}/.`), !0) : !1;
}
async function FT(e, t, n) {
  let r = (await Promise.all(e.map((o) => Gw(o, t, n)))).flat();
  for (; ; ) {
    let o = pm(t, r);
    if (!o) return;
    let i = await NT(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Gw(e, t, n) {
  if (!await Kw(e, n)) return [];
  let r = fc(zw(e)) ?? "", o = (await ze.readdir(e)).filter((a) => gm(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Hw(e, a);
      return { path: c, stat: await ze.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Jw(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Jw(e, t) {
  let n = fc(zw(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await xn(e, t);
  try {
    return (await oo({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function _T(e, t) {
  if (!await Kw(Uu(e), t) || !await Vw(e)) return !1;
  try {
    return await Jw(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await ze.rm(e, { force: !0 }), !1;
  }
}
async function NT({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await xn(e, o);
    await s();
    let c = () => ze.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (O(i) === "ENOENT") return;
    throw i;
  }
}
function Kw(e, t) {
  return Xw(Xm(t.dir, e));
}
function Vw(e) {
  return Xw(ze.lstat(e));
}
async function Xw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (O(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Zw(e) {
  let t = LT(e.inputs.s3);
  return Ws({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function LT({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Yw = {
  local: ({ inputs: e, repository: t }) => qw({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Zw,
  github: Ow
};
function Qw({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as DT } from "node:path";
function eb(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / A), m = await WT(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * A, n) - f);
        await UT(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = jT(l, n, e);
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
async function WT(e, { roles: t, bypassed: n }) {
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
async function tb(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function UT(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function jT(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * A < t && !i(s); ) s++;
  return Math.min(s * A, t);
}
async function nb(e, t, n) {
  let r = await e.roles.current(), o = et(n, n + Ye(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Gs(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  ju(r, e) && s.datasync().catch(() => {
  });
}
function rb(e, t, n) {
  return Nt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Gs(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function ju({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = et(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Gs({ file: e, path: t }, n, r) {
  return Xn(e, DT(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as ZT, once as YT } from "node:events";
import { setTimeout as QT } from "node:timers/promises";

// src/stores/stash/election.ts
var ib = N(ob(), 1);
import { EventEmitter as zT } from "node:events";
import * as ye from "node:fs/promises";
import { createServer as HT } from "node:net";
import { dirname as Hu, join as Sn } from "node:path";
var sb = ".fillers";
async function ab(e, t) {
  let n = Sn(e, sb, t);
  for (await mt(e, Hu(n)); ; ) {
    let r = await GT(n) ?? await JT(n);
    if (r) return r;
  }
}
var qT = 3600 * 1e3;
async function cb(e) {
  let t = Sn(e, sb);
  for (let n of await ye.readdir(t)) {
    let r = await ye.stat(Sn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qT && await ye.rm(Sn(t, n), { recursive: !0, force: !0 });
  }
}
async function GT(e) {
  for (let t of await ye.readdir(e).catch(XT)) {
    let n = await Ni(e, t);
    if (n) return { role: "follower", lines: n };
    await ye.rm(Sn(e, t), { recursive: !0, force: !0 });
  }
}
async function JT(e) {
  let t = await ye.mkdtemp(Sn(Hu(e), "joining-")), n = (0, ib.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new zT(), s = HT((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), qu(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = KT(s, { said: r, followers: o, heard: i, path: Sn(e, n) });
  if (!_i(t, n, s))
    return await ye.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Yn(t, e);
  } finally {
    c || (s.close(), await ye.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function KT(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ye.rm(o, { force: !0 }), await ye.rmdir(Hu(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var VT = 36;
function qu(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > VT && e.pause();
    for (let i of o) t(i);
  });
}
function XT(e) {
  if (O(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var eR = /^[0-9a-f-]{36}$/, tR = /^\d{1,7}$/, ub = "fetches", nR = 500;
function fb(e, t) {
  return tR.test(e) && Number(e) < t ? Number(e) : void 0;
}
function lb({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = fb(o, n);
    i !== void 0 && r(i);
  }), e(ub);
}
var rR = 4;
function mb(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = fn(n.pace ?? so, r * A), s = /* @__PURE__ */ new Set(), a = new ZT(), c = Promise.resolve(void 0), u, f = performance.now(), l = oR(), m = Promise.withResolvers();
  QT(nR, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && eR.test(y))
      return u = y, c = Mw(e, y).catch(() => {
      }), !0;
    y === ub && m.resolve(!0);
    let w = fb(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(A), !0);
  }, h = !1;
  return qu(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > rR * o) return;
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
      return await iR(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function oR() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function iR(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await YT(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as sR } from "node:path";
var aR = 15e3, cR = 16;
function Io(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function db(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !uR(r)) return;
        if (++i > cR) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await fR(e), u && await pb(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await pb(c).catch(n);
    }
  };
  return a;
}
function uR(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function pb(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function fR(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = aR, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return lR(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: mb(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function lR(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(sR(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function hb({ size: e, read: t }, n) {
  let { logError: r } = n, i = db({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    gb(u, s);
    for (let { bytes: f, position: l } of s.ends) await Gs(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Zn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: mR(s, a),
    read: (c, u, f) => eb(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => rb(s, c, u),
    isPublished: () => Io(i.held()) !== void 0,
    async finish() {
      let c = yb(s);
      c && await pR(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function yb(e) {
  let t = e.roles.held();
  return t?.role === "filler" && ju(t, e) ? t : void 0;
}
function mR(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: dR(e),
    async link(r) {
      let o = await n.settled(), i = Io(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Du(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Io(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && qs(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Io(n.held());
      if (o) return yR(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = yb(e) !== void 0, t.isProven;
    }
  };
}
async function pR({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = $r(r), c = setInterval(t.giveSign, hR);
  try {
    await n.put(e, o), i && await a.prove(e.file, await je(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function dR(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of et(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => nb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => tb(et(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && gb(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function gb(e, { size: t, onAsked: n }) {
  n && lb(e, Math.ceil(t / A), n);
}
var hR = 1e3;
async function yR(e, t, { bypassed: n }) {
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
import * as $o from "node:fs/promises";
import { basename as gR, dirname as wR, join as Et } from "node:path";
var bR = 1024 ** 3;
function bb(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = bR, isPull: o } = e, i = Et(t, "pulls"), s = Et(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([wb(i), wb(s)]), l = o ? void 0 : 1;
    return (await Hs(t, f.flat())).map((m) => ({
      ...m,
      rank: wR(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Jn(t), await $o.mkdir(t, { recursive: !0, mode: 448 }), await nt(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Jn(t);
      for (let p of [t, i, s]) await nt(p).catch(vb);
      let m = await Gu(Et(s, f), l, e);
      return m || o ? m ?? Gu(Et(i, f), l, e) : (vR(Et(i, f), Et(s, f)), Gu(Et(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => $o.rm(Et(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), ab(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([zs(t), cb(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Oo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Ir(t);
    },
    async put(f, l) {
      await f.publish(Et(a, l)) && await Oo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function wb(e) {
  return (await Br(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(gR(t)));
}
function vR(e, t) {
  try {
    pe(e, t);
  } catch (n) {
    vb(n);
  }
}
function vb(e) {
  if (O(e) !== "ENOENT") throw e;
}
async function Gu(e, t, n) {
  try {
    let r = await xn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = O(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await $o.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function kb(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = bb(t), f = (l) => {
    c(`The stash ${n} is not used: ${S(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = yi([e.label, r, d, h, y, String(w), p]);
      try {
        let P = await u.open(v, w), E = async () => u.remove(v).catch(f), B = xR(
          m,
          hb(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!P) return B;
        let { file: R, read: U, close: J } = P;
        return {
          ...B,
          original: B,
          stored: m,
          file: R,
          read(ie, Zt) {
            return c(`Found in the stash ${n}`), Nt(U(ie, Zt), kR);
          },
          reject: E,
          async close() {
            await J(), await B.close();
          }
        };
      } catch (P) {
        return f(P), m;
      }
    }
  };
}
async function* kR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${S(t)}`);
  }
}
function xR(e, t, n) {
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
function Mr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Qw(e), f = SR(t(Yw[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return kb(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function SR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Ar(e, t, n) {
  return {
    inputs: e,
    service: kh(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: tm(),
    isSealed: (r) => Or.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: xb(x),
    warn: xb(D),
    mask: pi
  };
}
function xb(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Sb = 3e4;
async function Pb(e, t, n, r = AbortSignal.timeout(Sb)) {
  if (!await Ty(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await hr(e, s, "contents", { signal: r });
  })().then(() => {
  }, PR);
  i !== void 0 && (D(`Reading the cache gave input/output errors: ${i}`), await ER(t).catch(
    (s) => D(`The damaged entry could not be removed from the store; delete it: ${S(s)}`)
  ));
}
function PR(e) {
  return e instanceof k || O(e) === "EIO" ? S(e) : void 0;
}
async function ER({ scope: e, version: t, key: n, size: r }) {
  let o = fo(W, Jr()), i = Me(), s = Mr(Ar(o, i, AbortSignal.timeout(Sb))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as CR } from "node:fs";
import { dirname as FR } from "node:path";

// src/mounts/broker.ts
var Ib = N(Ob(), 1);
import { once as OR } from "node:events";
import { connect as IR } from "node:net";
import { setTimeout as $R } from "node:timers/promises";
var $b = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Bb = 0.3, BR = 1024 ** 2, MR = 20;
function AR(e) {
  let t = (0, Ib.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > BR && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function TR(e, t) {
  for (; ; ) {
    let n = IR({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await OR(n, "connect", { signal: t }), n;
    } catch (r) {
      if (O(r) !== "EAGAIN") throw r;
      await $R(MR, void 0, { signal: t });
    }
  }
}
async function RR(e, t, n, r, o = $b[n]) {
  let i = performance.now(), s = AbortSignal.timeout(o * 1e3), a = AbortSignal.any([t, s]), c;
  try {
    c = await TR(e, a);
    let u = AR(c), { value: f } = await u.next(), l = o - Bb - (performance.now() - i) / 1e3;
    c.write(`${JSON.stringify({ ...r, do: n, nonce: f, seconds: l })}
`);
    let { value: m } = await u.next();
    if (a.throwIfAborted(), m === void 0) throw new Error("the broker ended without an answer");
    let p = JSON.parse(m);
    if (p.no !== void 0) throw new Error(`the broker refused, for ${p.no}`);
    return p;
  } catch (u) {
    throw t.throwIfAborted(), s.aborted ? new Error("the broker does not answer") : u;
  } finally {
    c?.destroy();
  }
}
function Tr(e, t) {
  let n = $b.mount, r = (...o) => RR(e, t, ...o);
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
        if (n <= Bb) throw new Error("the broker does not answer");
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
async function Js({ socket: e, mounts: t }) {
  let n = Tr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Bo(r.target) && await n.unmount(r.target), Bo(r.view, "tmpfs") && await n.unmount(r.view), Ks(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${S(o)}`);
    }
}
function Bo(e, t = "overlay") {
  let n = b(e);
  return X().some(
    (r) => r.point === n && r.type === t && r.source === ar
  );
}
function Ks({ target: e, made: t, view: n }) {
  Mb(n, n), t !== void 0 && Mb(e, t);
}
function Mb(e, t) {
  try {
    for (let n = e; F(n, t); n = FR(n)) CR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(O(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function Vs() {
  let e = Ps() ?? {}, t = await is(e).catch(() => []), n = Object.entries(e).flatMap(NR).toSorted(LR), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await Rb() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await Nn(a, () => DR(s, o));
  }
}
function NR([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function LR([, e], [, t]) {
  return Ab(t) - Ab(e);
}
function Ab({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = X().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : xd(e));
}
async function DR({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await Js(n), e !== void 0 && await Cb([e], r, async (o, i) => {
    let s = Ey(o, e);
    t && s !== void 0 && await Pb(s, t, i);
  });
}
async function Tb() {
  let e = Od([G(), _R(te())]);
  e.length > 0 && await Cb(e, await Rb());
}
function Rb() {
  return wr(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function Cb(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await $h(r, () => xo(r, t, n));
    } catch (o) {
      D(`The mounts below ${r} stay, because they could not be unmounted: ${S(o)}`);
    }
}

// src/job/restore/gathering.ts
function Fb(e, t) {
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
function Nb(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (_b(n, r, e) || _b(r, n, t)) return [n.text, r.text];
}
function _b(e, t, { excludes: n }) {
  if (n?.(t.literal ?? WR(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && Xs(e, ut(e.base, r));
}
function WR({ base: e, rest: t }) {
  return $(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Xs(e, t) {
  return e.matches(t) || t !== "" && Xs(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { posix as Q1 } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Lb = (e, t, n) => {
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
var Db = "\0SLASH" + Math.random().toFixed(16) + "\0", Wb = "\0OPEN" + Math.random().toFixed(16) + "\0", Zs = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ub = "\0COMMA" + Math.random().toFixed(16) + "\0", jb = "\0PERIOD" + Math.random().toFixed(16) + "\0", UR = new RegExp(Db, "g"), jR = new RegExp(Wb, "g"), zR = new RegExp(Zs, "g"), HR = new RegExp(Ub, "g"), qR = new RegExp(jb, "g"), GR = /\\\\/g, JR = /\\{/g, KR = /\\}/g, VR = /\\,/g, XR = /\\\./g, ZR = 1e5, YR = 4e6, QR = 1e3, e1 = 1e3, t1 = 2e7, n1 = 16;
function Ju(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function r1(e) {
  return e.replace(GR, Db).replace(JR, Wb).replace(KR, Zs).replace(VR, Ub).replace(XR, jb);
}
function o1(e) {
  return e.replace(UR, "\\").replace(jR, "{").replace(zR, "}").replace(HR, ",").replace(qR, ".");
}
function Ku(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function zb(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Lb("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function i1(e, t) {
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
function s1(e, t) {
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
function a1(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = zb(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Ku(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Ku(n, c), n;
    r = c.pop(), Ku(n, c), e = a;
  }
}
function Mo(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Hb(e, t = {}) {
  if (!e)
    return [];
  let n = Mo(t.max, ZR), r = Mo(t.maxLength, YR), o = Mo(t.maxDepth, QR), i = Mo(t.maxRewrites, e1), s = Mo(t.maxSteps, t1);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Vu(r1(e), n, r, o, 0, i, { remaining: s }, !0).map(o1);
}
function c1(e) {
  return "{" + e + "}";
}
function u1(e) {
  return /^-?0\d/.test(e);
}
function f1(e, t) {
  return e <= t;
}
function l1(e, t) {
  return e >= t;
}
function Ao(e, t, n, r, o, i, s) {
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
function m1(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Ju(i[0]), c = Ju(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Ju(i[2])), 1) : 1, l = f1;
  c < a && (f *= -1, l = l1);
  let p = i.some(u1), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let w;
    if (t)
      w = String.fromCharCode(y), w === "\\" && (w = "");
    else if (w = String(y), p) {
      let v = u - w.length;
      if (v > 0) {
        let P = new Array(v + 1).join("0");
        y < 0 ? w = "-" + P + w.slice(1) : w = P + w;
      }
    }
    if (h + w.length > r)
      break;
    s.push(w), h += w.length;
  }
  return s;
}
function Vu(e, t, n, r, o, i, s, a) {
  if (s.remaining -= n1, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = zb(e, m, s);
    if (!p)
      return Ao(c, e, [""], t, n, f, s);
    p.unmatched && (m = i1(m, s));
    let d = p.pre, h = () => Ao(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Ao(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, P = p.body.indexOf(",") >= 0;
    if (!v && !P) {
      if (u < i && s1(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Zs + p.post, m = m.slice(0, p.end) + Zs + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = m1(p.body, w, t, n, s), !E)
        return h();
    } else {
      let R = a1(p.body, s);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Vu(R[0], t, n, r, o + 1, i, s, !1).map(c1), s.remaining < 0)
          return h();
        if (R.length === 1) {
          let ie = Ao(c, d + R[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = ie, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let U = f && !p.post.length && !d;
      for (let ie = 0; U && ie < c.length; ie++)
        c[ie] && (U = !1);
      E = [];
      let J = 0;
      e: for (let ie = 0; ie < R.length; ie++) {
        let Zt = Vu(R[ie], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Yt = 0; Yt < Zt.length; Yt++) {
          let Qt = Zt[Yt];
          if (!(U && !Qt)) {
            if (E.length >= t || J + Qt.length > n)
              break e;
            E.push(Qt), J += Qt.length;
          }
        }
      }
    }
    let B = Ao(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = B, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var To = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var p1 = {
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
}, Ro = (e) => e.replace(/[[\]\\-]/g, "\\$&"), d1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), qb = (e) => e.join(""), Gb = (e, t) => {
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
      for (let [y, [w, v, P]] of Object.entries(p1))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, P ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Ro(l) + "-" + Ro(h)) : h === l && r.push(Ro(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Ro(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Ro(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [d1(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + qb(r) + "]", p = "[" + (u ? "" : "^") + qb(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Ht = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ke, h1 = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Xu = (e) => h1.has(e), Jb = (e) => Xu(e.type), y1 = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), g1 = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), w1 = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Kb = /* @__PURE__ */ new Map([
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
]), b1 = "(?!(?:^|/)\\.\\.?(?:$|/))", Ys = "(?!\\.)", v1 = /* @__PURE__ */ new Set(["[", "."]), k1 = /* @__PURE__ */ new Set(["..", "."]), x1 = new Set("().*{}+?[]^$\\!"), S1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Zu = "[^/]", Vb = Zu + "*?", Xb = Zu + "+?", P1 = 0, Pn = class {
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
  id = ++P1;
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
        if (typeof n != "string" && !(n instanceof ke && n.#r === this))
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
      if (!(r instanceof ke && r.type === "!"))
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
    let n = new ke(this.type, t);
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
        if (!o.noext && Xu(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let P = new ke(w, n);
          h = ke.#l(t, P, h, o, i + 1), n.push(P);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new ke(null, n), p = [], d = "";
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
      if (!o.noext && Xu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new ke(h, m);
        m.push(v), l = ke.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new ke(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, g1);
  }
  #d(t, n = y1) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = w1) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new ke(null, r, this.options);
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
    return !!Kb.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Kb.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#r = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new ke(null, void 0, n);
    return ke.#l(t, r, 0, n, 0), r;
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
    if (this.#t === this && (this.#p(), this.#g()), !Jb(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? ke.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && k1.has(this.#e[0]))) {
        let d = v1, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? b1 : y ? Ys : "";
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
    let s = !r || t || n || !Ys ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Ys : "") + Xb;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Ys : "") + Vb + ")"
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
    if (Jb(this)) {
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
        o = !1, i += (x1.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Xb : Vb, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Gb(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Zu, n = !0;
        continue;
      }
      i += S1(u);
    }
    return [i, Ht(t), !!n, s];
  }
};
ke = Pn;

// node_modules/minimatch/dist/esm/escape.js
var Yu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ge = (e, t, n = {}) => (To(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new He(t, n).match(e)), E1 = /^\*+([^+@!?*[(]*)$/, O1 = (e) => (t) => !t.startsWith(".") && t.endsWith(e), I1 = (e) => (t) => t.endsWith(e), $1 = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), B1 = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), M1 = /^\*+\.\*+$/, A1 = (e) => !e.startsWith(".") && e.includes("."), T1 = (e) => e !== "." && e !== ".." && e.includes("."), R1 = /^\.\*+$/, C1 = (e) => e !== "." && e !== ".." && e.startsWith("."), F1 = /^\*+$/, _1 = (e) => e.length !== 0 && !e.startsWith("."), N1 = (e) => e.length !== 0 && e !== "." && e !== "..", L1 = /^\?+([^+@!?*[(]*)?$/, D1 = ([e, t = ""]) => {
  let n = Qb([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, W1 = ([e, t = ""]) => {
  let n = ev([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, U1 = ([e, t = ""]) => {
  let n = ev([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, j1 = ([e, t = ""]) => {
  let n = Qb([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Qb = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, ev = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, tv = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Zb = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, z1 = tv === "win32" ? Zb.win32.sep : Zb.posix.sep;
ge.sep = z1;
var le = /* @__PURE__ */ Symbol("globstar **");
ge.GLOBSTAR = le;
var H1 = "[^/]", q1 = H1 + "*?", G1 = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", J1 = "(?:(?!(?:\\/|^)\\.).)*?", K1 = (e, t = {}) => (n) => ge(n, e, t);
ge.filter = K1;
var Ce = (e, t = {}) => Object.assign({}, e, t), V1 = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ge;
  let t = ge;
  return Object.assign((r, o, i = {}) => t(r, o, Ce(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Ce(e, i));
      }
      static defaults(o) {
        return t.defaults(Ce(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Ce(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Ce(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Ce(e, o)),
    escape: (r, o = {}) => t.escape(r, Ce(e, o)),
    filter: (r, o = {}) => t.filter(r, Ce(e, o)),
    defaults: (r) => t.defaults(Ce(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Ce(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Ce(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Ce(e, i)),
    sep: t.sep,
    GLOBSTAR: le
  });
};
ge.defaults = V1;
var nv = (e, t = {}) => (To(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Hb(e, { max: t.braceExpandMax }));
ge.braceExpand = nv;
var X1 = (e, t = {}) => new He(e, t).makeRe();
ge.makeRe = X1;
var Z1 = (e, t, n = {}) => {
  let r = new He(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ge.match = Z1;
var Yb = /[?*]|[+@!]\(.*?\)|\[|\]/, Y1 = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), He = class {
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
    To(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || tv, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Yb.test(i[2])) && !Yb.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(le) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(le, i), a = n.lastIndexOf(le), [c, u, f] = r ? [
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
      for (let P = o; P < t.length - l; P++) {
        let E = String(t[P]);
        if (v = !0, E === "." || E === ".." || !this.options.dot && E.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === le ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
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
      if (this.debug(n, f, l), f === !1 || f === le)
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
    return nv(this.pattern, this.options);
  }
  parse(t) {
    To(t);
    let n = this.options;
    if (t === "**")
      return le;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(F1)) ? o = n.dot ? N1 : _1 : (r = t.match(E1)) ? o = (n.nocase ? n.dot ? B1 : $1 : n.dot ? I1 : O1)(r[1]) : (r = t.match(L1)) ? o = (n.nocase ? n.dot ? W1 : D1 : n.dot ? U1 : j1)(r) : (r = t.match(M1)) ? o = n.dot ? T1 : A1 : (r = t.match(R1)) && (o = C1);
    let i = Pn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? q1 : n.dot ? G1 : J1, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? Y1(l) : l === le ? le : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== le || d === le || (d === void 0 ? p !== void 0 && p !== le ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== le && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = le));
      });
      let f = u.filter((l) => l !== le);
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
    return ge.defaults(t).Minimatch;
  }
};
ge.AST = Pn;
ge.Minimatch = He;
ge.escape = Yu;
ge.unescape = Ht;

// src/files/patterns.ts
var rv = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function qe(e, t, { platform: n = process.platform, home: r = Rt() } = {}) {
  let o = { platform: n, home: r && q(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => eC(c, q(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => nC(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function eC(e, t, n) {
  let r = Tt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = q(e.slice(i.length), n.platform), [a, c] = tC(s, t, { ...n, maths: r }), [, u = "", f = ""] = Q1.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new He(f, rv), d = o ? new He(f, { ...rv, nocase: !0 }) : p;
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
function tC(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${ti}`);
  return [r, e.slice(2)];
}
function nC({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = Tt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && rC(e, t, n);
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
function rC(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Cs(o);
  } catch (o) {
    throw new Error(`${r}: ${S(o)}`);
  }
}

// src/names/rolling.ts
var av = N(ov(), 1);
function re(e) {
  return e ? sC : oC;
}
var oC = {
  mistake: cc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, cv = "~v", iC = cv.length + 49, iv = di - iC, sC = {
  mistake(e) {
    let [t = ""] = e, n = ef(t).length > iv, r = `Key Validation Error: ${t} cannot be larger than ${iv} characters with rolling; ~ counts twice.`;
    return cc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Qs(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(ef)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [sv(t, 20), sv(n, 5)];
    return `${Qs(e)}${Date.now()}-${r}-${o}-${(0, av.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Qs(e) {
  return ef(e) + cv;
}
function uv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function ef(e) {
  return e.replaceAll("~", "~~");
}
function sv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var aC = 3600 * 1e3;
function fv(e, t) {
  let n = e.toSorted(uc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > aC;
  });
}

// src/job/restore/plan.ts
async function lv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await cC(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? as(e.inputs, { ...i.inputs }) : await ss(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = cs(e), u = s === void 0 && c.rolling === void 0, f = re(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new M(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
async function cC(e, t) {
  let n = W("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-LOV6G6MT.js"), { NoTree: o } = await import("./shared-JOI5XGE2.js");
  try {
    return { tree: await r(n, { read: W, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: S(i) };
  }
}
function mv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: qe(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Nb(o, i.selection);
      if (s)
        throw new M(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as bC, statSync as vC } from "node:fs";
import { readdir as kC } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as uC, readdirSync as fC, rmdirSync as lC, rmSync as pv, writeFileSync as mC } from "node:fs";
import { setTimeout as pC } from "node:timers/promises";
var dC = 20, hC = 6e4;
function dv(e) {
  return $(e, `${rr}lock-${process.geteuid?.() ?? 0}`);
}
function ea(e) {
  let t = dv(e), n = I(b(t));
  if (n && !mo(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ta(e, t) {
  if (!ir(e)) return () => {
  };
  let [n, r] = [H(e), ei(e)], [o, i] = [dv(n), $(e, "lock")];
  uC(i, { mode: 448 }), mC($(i, r), "");
  let s = Date.now() + hC;
  for (; !yC(i, o); ) {
    ea(n);
    let a = await gC(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await pC(dC, void 0, { signal: t });
  }
  return () => {
    pv($(o, r), { force: !0 });
    try {
      lC(o);
    } catch {
    }
  };
}
function yC(e, t) {
  try {
    return Yn(e, t);
  } catch (n) {
    throw ea(H(t)), n;
  }
}
async function gC(e) {
  let t = !1;
  for (let n of wC(e))
    await ji($(H(e), n)) ? t = !0 : pv($(e, n), { recursive: !0, force: !0 });
  return t;
}
function wC(e) {
  try {
    return fC(e);
  } catch (t) {
    if (O(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function hv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Lt));
  for (let a of new Set(s.flatMap(yv)))
    for (let c of await xC(a, t))
      if (ir(c) || dd(c), !(!ir(c) || await ji(c)))
        try {
          await SC(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${S(u)}`);
        }
}
function yv(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...yv(t)];
}
async function xC(e, t) {
  let n = (await kC(e).catch(() => [])).filter(ot);
  if (n.length === 0) return [];
  let r = q(bC(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => $(e, o)).filter(or);
}
async function SC(e, { lines: t, signal: n, allowed: r }) {
  let o = H(e), i = Wi(o);
  try {
    let s = await ta(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Ri(e, (u) => {
        if (performance.now() > a) throw c;
        if (!PC(u, t)) return !1;
        for (let f of Ai(u)) EC(b(o), f);
        return !0;
      }), lo(e) || _c(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function PC(e, t) {
  let n = g(Ai(e)[0]).toString();
  return t.some((r) => F(n, r.base) && Xs(r, ut(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function EC(e, t) {
  let { dev: n } = vC(g(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = I(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Rr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as OC, statSync as IC } from "node:fs";
import { dirname as gv } from "node:path";
function kv(e) {
  let t = wv(), n = process.cpuUsage(), r = new Set(e.map(xv));
  return () => {
    let o = wv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: BC(t, o, (i + s) / 1e3),
      disks: MC(t, o, r),
      network: AC(t, o)
    };
  };
}
function wv() {
  return { stat: na("stat"), self: na("self/stat"), disks: na("diskstats"), net: na("net/dev") };
}
function na(e) {
  try {
    return OC(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function xv(e) {
  try {
    let { dev: t } = IC(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === gv(e) ? "" : xv(gv(e));
  }
}
var $C = 10;
function BC(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => tf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (bv(t) - bv(e)) * $C, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function bv({ self: e }) {
  let t = tf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var vv = 512;
function MC(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * vv, writtenBytes: d * vv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function AC(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, tf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function tf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Sv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && TC(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return Nt(l, (p) => u(p, m));
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
function TC(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function ra() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => RC(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Sv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = kv(s);
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
function RC({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : CC(i / 1048576 / (a / 1e3))
  }];
}
function CC(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Fv = N(Pv(), 1);
import { writeFileSync as qC } from "node:fs";
import { join as GC } from "node:path";

// src/system/job-summary.ts
function Ev(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Ln(e);
  return Ov((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function G7(e) {
  return Ov((t) => t.addRaw(e, !0));
}
var rf = Promise.resolve();
function Ov(e) {
  let t = em();
  if (!t) return rf;
  let n = rf.then(async () => {
    e(t), await t.write();
  });
  return rf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Iv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ce(t)} of ${ce(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var FC = 10 * 1024 * 1024, _C = 64;
function $v({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = Rv(t, ["download", "upload"]), s = o >= FC && e.concurrency < _C;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${ce(r)} of ${ce(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Bv}`
  };
}
var Bv = "a higher `compression-level` makes entries smaller";
function Co(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${En(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${En(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Mv(e, i, "more or faster cores");
}
function oa(e) {
  return Mv(e, `one thread was busy ${En(e.load.thread)} of the time`, "faster cores");
}
function Mv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var NC = 32 * 1024;
function sf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < NC, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${of(r, s)} MiB/s` : `read ${of(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${En(e.load.disk)} of the time`,
    advice: Tv(e, u)
  };
}
function Av(e) {
  let { bytes: t, mibPerSecond: n } = Rv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: Tv(e, r)
  };
}
function Tv({ step: e, settings: t }, n) {
  if (e === "save" && n) return Bv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Rv(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: of(r, o) };
}
function of(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function En(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var af = 1e3;
function Cv(e) {
  let { totalMs: t } = e;
  if (t < af)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ce(t)}`
    };
  let n = UC(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? WC[r].find(([m]) => DC[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: HC(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var DC = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, WC = {
  store: [["always", Iv]],
  network: [
    ["threadIsBusy", oa],
    ["always", $v]
  ],
  disk: [
    ["ownCoresAreBusy", Co],
    ["diskIsBusy", sf],
    ["coresAreBusy", Co],
    ["threadIsBusy", oa],
    ["diskIsUnseen", Av]
  ],
  work: [
    ["ownCoresAreBusy", Co],
    ["diskHinders", sf],
    ["coresAreBusy", Co],
    ["threadIsBusy", oa]
  ]
};
function UC(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...jC(e) };
}
function jC({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[zC[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var zC = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function HC({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ce(t), i = r ? `${r.name} took ${ce(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${En(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${En(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Fo(e, t, n) {
  try {
    await JC(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : x)(`There is no report: ${S(r)}`);
  }
}
async function JC(...[e, t, n]) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: Cv(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = GC(G(), `headstart-${i.step}-${(0, Fv.randomUUID)()}.json`);
  qC(c, `${JSON.stringify(i, void 0, 2)}
`), Be("report", c);
  let u = i.totalMs >= af;
  if (n === "false" || n === "auto" && !u) return;
  let f = `Headstart ${i.step}: ${i.outcome}`;
  await Ev(f, KC(i), u && r ? `${a}.

${XC(i)}` : "");
}
function KC(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      tc(e.key),
      e.matchedKey === void 0 ? "\u2013" : tc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      ce(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ce(n)}`).join(", "),
      e.writer ? ec(e.writer.text) : "\u2013"
    ]
  ];
}
var VC = 1e4;
function XC({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${ZC(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < VC ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function ZC({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${ce(r)} of ${ce(n - t)}` : ce(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as nF } from "node:fs";

// src/mounts/probe.ts
import { existsSync as YC, readFileSync as QC } from "node:fs";
function On(e) {
  return "rights" in e || e.broker !== void 0;
}
function cf(e, t) {
  return eF(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${S(n)}` }));
}
async function eF(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await wr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await tF(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !YC("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function tF(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(QC("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Cr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Fs.id), s = t !== "unpack" && !i;
  return Or.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function _v(e, t) {
  let n = { zstd: pt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function _o({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await vp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Nv(e, t, { mounting: n, signal: r }) {
  let o = On(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Cr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await _o(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function ia({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await cf("image", r);
    return "rights" in o ? o : { ...o, broker: rF(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : cf("tree", r);
}
function rF(e) {
  return e !== "off" && nF(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function sa({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Dn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as AF, lstatSync as TF, realpathSync as RF } from "node:fs";
import { basename as CF, dirname as FF, join as ek } from "node:path";

// src/files/fingerprint.ts
var Wv = N(Lv(), 1);
import { lstatSync as uF } from "node:fs";

// src/files/walk.ts
import { lstatSync as ff, readdirSync as oF, readlinkSync as iF } from "node:fs";
function* qt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: No(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* aF(a, n) : yield [Dv(a, i)];
  }
}
function No({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var sF = 256;
function* aF(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, ff(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of oF(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      ot(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(Dv(f, u)), !(c.length < sF) && (yield c, c = []);
    }
    yield c;
  }
}
function Dv(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? cF(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: iF(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function cF({ path: e, member: t, onStat: n }) {
  let r = ff(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = ff(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function lf(e, t) {
  let n = (0, Wv.createHash)("sha256");
  for (let r of e) {
    let o = b(r.path);
    n.update(`${o}\0`, "latin1");
    let i = No(r);
    for (let s of qt([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = g(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = uF(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/files/matches.ts
import { lstatSync as wF } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Lr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function mf(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, we(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, we(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, we(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, we(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, we(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as ma from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Gt = N(Uv(), 1);
import * as Fr from "path";
var Jt = process.platform === "win32";
function It(e) {
  if (e = Ot(e), Jt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Fr.dirname(e);
  return Jt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ot(t)), t;
}
function ca(e, t) {
  if ((0, Gt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Gt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Lo(t))
    return t;
  if (Jt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Gt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ge(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Gt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Gt.default)(Lo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Jt && e.endsWith("\\") || (e += Fr.sep), e + t;
}
function Lo(e) {
  return (0, Gt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ge(e), Jt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Do(e) {
  return (0, Gt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ge(e), Jt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ge(e) {
  return e = e || "", Jt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ot(e) {
  return e ? (e = Ge(e), !e.endsWith(Fr.sep) || e === Fr.sep || Jt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Je;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Je || (Je = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var jv = process.platform === "win32";
function df(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = jv ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = jv ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = It(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = It(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function zv(e, t) {
  let n = Je.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Hv(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Jv from "os";
import * as Nr from "path";
var Kt = N(qv(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as In from "path";
var _r = N(Gv(), 1), mF = process.platform === "win32", $n = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, _r.default)(t, "Parameter 'itemPath' must not be empty"), t = Ot(t), !Do(t))
        this.segments = t.split(In.sep);
      else {
        let n = t, r = It(n);
        for (; r !== n; ) {
          let o = In.basename(n);
          this.segments.unshift(o), n = r, r = It(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, _r.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, _r.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ge(t[n]), n === 0 && Do(r) ? (r = Ot(r), (0, _r.default)(r === It(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, _r.default)(!r.includes(In.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(In.sep) || mF && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += In.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var $t = process.platform === "win32", Wo = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Kt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Kt.default)(u && Lo(u), "Parameter 'segments' first element must be a root path"), i = new $n(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new $n(i).segments, this.trailingSeparator = Ge(i).endsWith(Nr.sep), i = Ot(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new $n(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), $t ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: $t,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = $t ? i.replace(/\\/g, "/") : i, this.minimatch = new He(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ge(t), !t.endsWith(Nr.sep) && this.isImplicitPattern === !1 && (t = `${t}${Nr.sep}`)) : t = Ot(t), this.minimatch.match(t) ? this.trailingSeparator ? Je.Directory : Je.All : Je.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ot(t), It(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split($t ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return ($t ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Kt.default)(t, "pattern cannot be empty");
    let r = new $n(t).segments.map((o) => e.getLiteral(o));
    if ((0, Kt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Kt.default)(!Do(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ge(t), t === "." || t.startsWith(`.${Nr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Nr.sep}`))
      n = n || Jv.homedir(), (0, Kt.default)(n, "Unable to determine HOME directory"), (0, Kt.default)(Lo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if ($t && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ca("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if ($t && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ca("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ca(e.globEscape(process.cwd()), t);
    return Ge(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !$t && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !$t && a + 1 < t.length) {
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
var Uo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var hf = function(e, t, n, r) {
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
}, pF = function(e) {
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
}, Vt = function(e) {
  return this instanceof Vt ? (this.v = e, this) : new Vt(e);
}, dF = function(e, t, n) {
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
    p.value instanceof Vt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, hF = process.platform === "win32", la = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = mf(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return hf(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = pF(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return dF(this, arguments, function* () {
      let n = mf(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Wo(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of df(r)) {
        we(`Search path '${s}'`);
        try {
          yield Vt(Lr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Uo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = zv(r, s.path), c = !!a || Hv(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Vt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && ma.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Je.Directory && n.matchDirectories)
              yield yield Vt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Vt(Lr.promises.readdir(s.path))).map((m) => new Uo(ma.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Je.File && (yield yield Vt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return hf(this, void 0, void 0, function* () {
      let r = new e(n);
      hF && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Wo(i));
      return r.searchPaths.push(...df(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return hf(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Lr.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              we(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Lr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Lr.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          we(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var yF = N(Kv(), 1);

// node_modules/@actions/glob/lib/glob.js
var gF = function(e, t, n, r) {
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
function Vv(e, t) {
  return gF(this, void 0, void 0, function* () {
    return yield la.create(e, t);
  });
}

// src/files/matches.ts
async function pa({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await bF(r)) {
      let i = wF(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || vF(o, r) || Xv(o, r, t) || n.set(o, { line: r, path: o, relative: ut(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !kF(r, n, t));
}
async function bF(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Vv(`${xF(wt(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function vF(e, { base: t }) {
  return ut(t, e).split("/").some(ot);
}
function Xv(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && Xv(H(e), t, n) : !1;
}
function kF(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function xF(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/mounts/shown-targets.ts
import { existsSync as SF, readdirSync as PF, readlinkSync as EF, realpathSync as Yv } from "node:fs";
import { dirname as OF, join as Zv } from "node:path";
function da(e) {
  return (SF(e) ? PF(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = EF(Zv(e, `target-${n}`), "latin1"), o = Zv(e, `upper-${n}`), i = Bd(o);
    if (!i)
      return { target: r, upper: Yv(o), point: IF(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => I(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(OF(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function IF(e) {
  try {
    return Yv(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/selection.ts
function ha({ paths: e, localDir: t, stash: n }) {
  return jo([t, n.dir], qe(e, process.cwd()));
}
var $F = 5;
function Qv({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, $F).map(({ text: r }) => `'${r}'${MF(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
var BF = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function MF(e) {
  let [, t] = BF.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function jo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function tk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !Y(re(i).keyIn(e), s) || a === "never" || gf(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => rk(t, r)) };
}
function gf({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function nk({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.floor(Math.abs(Date.now() - uv(e)) / 6e4);
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => rk(r, o));
  return t !== void 0 && t === a ? wf(r) : void 0;
}
function wf({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function rk(e, t) {
  try {
    let { excludes: n, lines: r } = ha(e), o = await pa({ excludes: n, lines: r }), { points: i, uppers: s } = _F(t), a = o.filter(({ path: c }) => !i.some((u) => F(ok(c), u)));
    return [lf(a, n), lf(s.map(NF), void 0)].join();
  } catch (n) {
    rn(`The cached files cannot be compared: ${S(n)}`);
    return;
  }
}
function _F({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : da(e), r = (t?.mounts ?? []).filter(({ view: o }) => AF(ek(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => ok(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => ek(o, "upper"))]
  };
}
function NF(e, t) {
  return { path: e, relative: "", stat: TF(e), line: { number: t } };
}
function ok(e) {
  return `${RF(FF(e), "latin1")}/${b(CF(e))}`;
}
async function ik(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Qs(r) }), s = fv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${S(i)}`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as LF } from "node:timers/promises";
var DF = 1e3;
async function sk(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(re(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}: this run's own, and those that it may read besides (the base and the default branch). Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...WF(e),
    ...await UF(jF(e), o)
  ];
}
function WF({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && W("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function UF(e, t) {
  let n = new AbortController(), r = LF(DF, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function jF({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, s = zF(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${re(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function zF(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = HF.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var HF = Or.filter(({ image: e }) => e);

// src/entry/body.ts
function ak(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(z(t) / A) };
  return Nt(e.read(0, z(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of uk(a, { entry: e, index: t, blocks: s })) {
      let f = c * A;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function ck(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => uk(r, { entry: e, index: t, blocks: n })
  };
}
async function* uk(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(et(r.first * A, r.end * A));
  for await (let { number: i, pieces: s } of qF(e, n, r.first)) {
    let c = kc(s, i, n.digests) ? s : [await GF(t, n, i)];
    await t.file?.filling?.write(c, i * A), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* qF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * A;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of et(s, s + i.length)) {
      let c = Math.max(s, a * A), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * A - s)));
      let f = Math.min(A, z(t) - a * A);
      Ye([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function GF(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, i = await to({ ...e, read: o }, r, Math.min(r + A, z(t)));
  if (kc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* fk(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/entry/writer.ts
function zo(e) {
  return Te(Pm(sn([e, wc()]), void 0));
}
var Dr = (e) => zo(me(ae(), Xr(e), _t(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), bf = zo(me(ae(), _t(/^\d{1,20}$/))), JF = oe({
  repository: Dr(140),
  scope: Dr(255),
  ref: Dr(255),
  sha: zo(me(ae(), _t(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Dr(512),
  runId: bf,
  runAttempt: bf,
  event: zo(me(ae(), _t(/^[a-z_]{1,40}$/))),
  actorId: bf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Dr(40),
  /** In seconds since 1970. */
  savedAt: zo(me(Pe(), Yr(), Zr(0))),
  /** The version of Headstart. */
  headstart: Dr(40)
});
function ya(e) {
  let { success: t, output: n } = bi(JF, e);
  return t ? n : {};
}
function pk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && mk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && mk(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var lk = 100;
function mk(e) {
  return e.length > lk ? `${e.slice(0, lk)}\u2026` : e;
}

// src/report/progress.ts
var KF = 1e3;
function Ho(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < KF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${mp(i, a - r)}`);
  };
}

// src/job/restore/mount.ts
import { existsSync as x_, mkdirSync as S_ } from "node:fs";
import { join as P_ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as QF, readdirSync as e_ } from "node:fs";

// src/files/copy-tree.ts
import * as xe from "node:fs";
import { setImmediate as VF } from "node:timers/promises";
async function vf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = xe.statSync(e);
  xe.mkdirSync(t);
  for (let i of xe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [$(e, i.name), $(t, i.name)];
    i.isDirectory() ? await vf(s, a, n) : i.isSymbolicLink() ? xe.symlinkSync(xe.readlinkSync(s), a) : xe.copyFileSync(s, a);
  }
  xe.utimesSync(t, r / 1e3, o / 1e3), await VF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as XF, mkdirSync as ZF } from "node:fs";
function hk(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = YF(r, o);
      nd(i, o), n.push(...i);
    }
    for (let r of t) Tc(r);
  } catch (r) {
    for (let o of t) Ri(o);
    throw r;
  }
  return n;
}
function YF(e, t) {
  let n = b($(t, "tree", String(e.number)));
  if (!I(n)) return [];
  let r = $(t, "aside", String(e.number));
  ZF(r, { recursive: !0 });
  let o = 0, s = yk({ line: e, aside: () => b($(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...bt(b(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function yk(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return gk(e, t, n);
  if (!I(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = I(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = Q(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return yk(e, `${t}/${a}`, wt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function gk(e, t, n) {
  let r = I(n), o = I(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Ci(t) }];
  if (r.isDirectory() && o.isDirectory())
    return XF(g(t), 448), [...Q(t).flatMap(
      (a) => gk(e, `${t}/${a}`, wt(n) + a)
    ), { do: "stamp", path: n, stamp: dk(o), before: dk(r) }];
  if (r.isDirectory() && Q(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Ci(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function dk({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function wk({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Lt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      ea(l), i.set(l, Wi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw cn(l, f);
    }), xf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Sf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await ta(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = hk(u);
    });
  } finally {
    for (let u of a) kf(u);
    for (let u of i.values()) kf(u.remove);
    for (let u of c) kf(() => rd(u));
  }
}
function kf(e) {
  try {
    e();
  } catch (t) {
    rn(`Could not tidy up after the restore: ${S(t)}`);
  }
}
function xf(e, t) {
  let n = e_($(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Sf({ number: e }, { from: t, to: n, signal: r }) {
  let o = $(t, "tree", String(e)), i = $(n, "tree", String(e));
  if (I(b(o))) {
    QF($(n, "tree"), { recursive: !0 });
    try {
      pe(o, i);
    } catch (s) {
      if (O(s) !== "EXDEV") throw s;
      await co(n, r, async (a) => {
        process.platform === "win32" ? await vf(o, i, a) : await un("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Of } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as t_, mkdirSync as ga, symlinkSync as wa, utimesSync as n_ } from "node:fs";
import { lstat as r_ } from "node:fs/promises";
import { join as Ke } from "node:path";
function bk(e, t) {
  let n = e.map((r) => Ef(r, Ke(t.dir, Pf)));
  return ba(n, "upper", { ...t, mounts: fr(t) });
}
var Pf = "tree";
function Ef(e, t) {
  return { line: e, points: () => mh(e, Ke(t, String(e.number))) };
}
function ba(e, t, n) {
  return er(() => o_(e, t, n));
}
async function o_(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = Hi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await ts(p, u, i);
      for (let p of m) {
        let d = c++;
        await i_({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: S(m) });
    }
  }
  return a;
}
async function i_(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = I(`${i}/.`) ? Q(i) : void 0;
  if (wa(g(i), Ke(t, a)), !c) {
    let [l = i] = bt(i);
    wa(g(l), Ke(t, `made-${s}`)), ga(g(i), { recursive: !0 });
  }
  let u = await s_(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await lr(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function s_({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ga(Ke(r, `work-${t}`)), n === "upper")
    return wa(g(e[0]), Ke(r, o)), ga(Ke(r, i)), [i];
  ga(Ke(r, o));
  let { mode: s, mtimeMs: a } = await r_(g(e[0]));
  t_(Ke(r, o), s & 511), n_(Ke(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) wa(g(f), Ke(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function vk(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = fr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), P = v.map((E) => Of(r, E));
      if (y) a.push({ ...c_(y, v, r), layers: P, top: P[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, Pf) : v[0], B = Of(r, E);
        a.push(...w.map((R) => ({ ...Ef(R, B), layers: P, top: B })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((P) => ({ line: P, reason: S(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && If(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await ba(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await a_(p, m, { ...u, within: n })), await s.release(), i;
}
function If(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function a_(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return ba(e, "lower", r);
}
function c_(e, t, n) {
  let r = t.map((o) => b(Of(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var u_ = 4096, kk = { auto: 1 / 4, on: 3 / 4 };
async function xk(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * kk[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * kk.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / u_), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Pk } from "node:fs";
import { open as f_ } from "node:fs/promises";
import { join as l_ } from "node:path";

// src/job/save/changes/mounted-base.ts
var $f = "Saving all files instead of the changes";
async function Sk({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await o.during("index", () => Bf(e, i)), mountRoot: t, brokered: n };
    } catch (s) {
      i.signal.throwIfAborted(), x(`${$f}: ${S(s)}`);
      return;
    }
}
async function Bf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await rs(f, i, c);
    if (xi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Mf(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, i) {
      yield* (await va(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Af(r, t, n);
}
async function va(e) {
  let t = await f_(l_(e, gn.image), Pk.O_RDONLY | Pk.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Af(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / A), end: Math.ceil(o / A) }, s = i.first * A;
      for await (let { pieces: a } of ck(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Tf(e) {
  let t = await va(e).catch((n) => {
    if (O(n) !== "ENOENT")
      throw n;
  });
  return t && je(t).finally(() => t.close());
}
async function Ek({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Tf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await Bf(e, n);
      await i.close();
      for await (let a of Mf(t, s, r).read(0, z(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${S(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as p_, mkdirSync as d_, mkdtempSync as h_, realpathSync as Cf } from "node:fs";
import { join as y_ } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as m_ } from "node:fs";
async function Ok(e, t) {
  await rt(await Lt(e.lines[0]), Bn(e)), await ka(e.lines, t, (n) => Wr(n, e));
}
function Bn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Wr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => co(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Fn)) throw s;
    await i({ workers: 1 });
  }
}
async function ka(e, { timeline: t, signal: n }, r) {
  await wk({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function xa({ inputs: e }) {
  return [process.cwd(), te(), G(), e.localDir].filter((n) => m_(n));
}
async function Rf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await ka(r, t, (o) => n(r, o));
}
async function Sa(e, t, { job: n, context: r }) {
  await Rf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await rt(i, Bn(n)), await co(
      i,
      n.signal,
      (a) => _s(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Bk(e, t, n) {
  let r = g_(e), o = { ...n, job: e, socket: t, targets: r, broker: Tr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${Ik(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Ff(o), await b_(o) && await Ff(o), r.every($k) || await v_(o);
  } catch (a) {
    throw await Js(Ak(o)), a;
  }
  let s = r.filter($k);
  return s.length > 0 && x(`Mounted ${Ik(s)} through the broker of the host${gs(e.segments)}`), s.length > 0;
}
function g_({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return hn(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: $m(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function Ik(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function $k({ state: e }) {
  return "mount" in e;
}
function Mk(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Ak({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Ff(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => er(() => w_(o, e))).catch((i) => (r.throwIfAborted(), { reason: S(i) }));
}
async function w_({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (p_(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Yc(b(i), xa(n));
  let [s] = bt(b(i));
  d_(i, { recursive: !0 });
  let a = h_(y_(Cf(G()), "headstart-changes-")), c = { target: Cf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = Ak(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (Ks(c), Bo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return Ks(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (Bo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function b_({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Mk(n);
  x(`Waiting for the host to fetch ${Tk(f)} of images`);
  let l = { repository: Me().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${S(p)}`), !1;
  }
}
function Tk(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function v_(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = An(f, ve(G()));
    let { dir: s } = i;
    t.file?.isWhole || await rt(s, { bytes: z(t) });
    let a = await r.during("receive", () => gr(t, s));
    let c = await k_(a, e);
    c === void 0 && await Ff(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Sa(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Tn(f, m, p);
  }
}
async function k_({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Mk(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${Tk(i)} of images`);
  let s = { path: Cf(e), end: z(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, S);
}

// src/job/restore/mount.ts
async function Rk(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = wu();
    return await Bk(e, n.broker, t) && t.remember({ mounted: Ck(e, o) }), !0;
  }
  let r = await I_(e, t);
  return r ? (await E_(e, r), !0) : !1;
}
async function E_(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = ko(n, r);
  }, a = async () => (await i, await Qd(n, te(), r), Py(await xo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await O_(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${gs(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function O_(e, t) {
  let n = wu(), { image: r } = e.format, o = await (r ? A_ : T_)(e, t), s = (r ? hn(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...Ck(e, n), file: await Tf(t.dir) } }), s;
}
function Ck({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(pu).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: xi(o), since: n };
}
async function I_(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = zi(G());
  o({ mountRoot: c });
  let u = await M_(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await xo(c, a);
}
var $_ = 4096, B_ = 8;
async function M_(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = z(e), { bytes: u, files: f } = Bn(e), l = a ? u + f * $_ : c * B_, p = await xk(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(S);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function A_(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await rt(r, { bytes: z(e) });
  let { indexed: i } = e, s = hn(e.segments, e.lines), a = n && i && await o.during("show", () => Sy(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => gr({ ...e, isMounted: !0 }, r)), u = R_(t, a !== void 0), f = await o.during(
    "mount",
    () => vk(c.images, Fk(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Sa(c, f, { job: e, context: t }), f;
}
async function T_(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Wr(n, e)), xf(n, e.lines);
  let i = await r.during("mount", () => bk(e.lines, Fk(t)));
  return await Rf(i, t, async (s, a) => {
    S_(P_(a, "tree"));
    for (let c of s) await Sf(c, { from: n, to: a, signal: o });
  }), i;
}
function R_(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = te(), u = [G(), n.localDir, n.stash.dir].filter(
    (l) => x_(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function Fk(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: xa(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as C_ } from "node:fs/promises";
var _k = 1024 ** 3, F_ = 3;
async function Nk(e, t) {
  for (let n = 1; ; n++)
    try {
      return await __(e, t);
    } catch (r) {
      if (!(r instanceof V && r.recover === "resume") || n === F_) throw r;
    }
}
async function __(e, { dir: t, maxBytes: n = 64 * _k, minFreeBytes: r = _k, onRead: o }) {
  let i = ve(t), s = await Ir(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await C_(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      N_(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await xn(s.path, { dir: i.dir });
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
async function* N_(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Dk(e, t, n) {
  let r;
  return await Ur(e, t, n, async (o) => {
    L_(o, n), await Rk(o, n) || await Ok(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function L_({ indexed: e }, { inputs: t, findings: n }) {
  let r = ya(e?.index.createdBy), o = pk(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${pp(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Ur(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Lk(e, { ...n, format: a, lines: t }, r);
  s.watch(Wk(e, t, o));
  let u = await s.during("receive", () => D_(e, n));
  await Lk(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function D_(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Ho("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Nk(o, { dir: G(), onRead: n });
}
async function Lk(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${$i(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= _o(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => W_(e, t)) : U_(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && On(o) ? void 0 : d()
  ]), y = (E) => {
    let B = Ho("Received", m ? void 0 : z(h), x);
    f = 0;
    let R = (U) => {
      f += U, B(U);
    };
    return j_(e, h.indexed, { timeline: i, onRead: R, order: E, signal: u });
  };
  i.watch(Wk(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: te(),
    tools: d,
    signal: u,
    warn: D
  };
  await n(w);
  let v = On(o) && t.formats.some(({ image: E }) => E);
  !r.rolling && Y(e.key, r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function W_(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await rs(e, n, o);
  if (!Y(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Rn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: vo(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function U_({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function j_(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", ak(a, t.index, r)) : fk(a, r);
}
function Wk({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), G(), ...e ? [n, r.dir] : []];
}

// src/job/restore/restore-cache.ts
async function Uk(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Be("cache-primary-key", r);
  let o = {
    ...e,
    names: re(t.rolling),
    access: be(e.run),
    timeline: ra(),
    // `store` becomes the store's label once the store is open.
    findings: Rr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await z_(o), u = await G_(s, o);
  if (a && !i && Ql("Why nothing was found", [...await sk(a), ...e.keyNotes]), await Fo(o.findings, o.timeline, t.summary), u === "miss" && t.failOnMiss)
    throw new M(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c };
}
async function z_(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await H_(e), { lines: u } = qe(t.paths, process.cwd());
    if (await hv(u, { mounts: Gi(), warn: D, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, signal: o } };
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${Y(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await q_(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await zk(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = S(s), i && e.remember({ refused: r.keyIn(i.key) }), D(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function H_(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Mr(Ar(t, n, u));
  c.store = f.label, Oh(t, u).catch(() => {
  });
  let l = await ia(t, u), m = await Nv(f, t, { mounting: l, signal: u }), p = _v(m, t), d = xy(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(jk(t)), versions: p }, context: y };
}
function jk({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function q_(e, t, n) {
  n.inputs.signing && await Ur(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function zk(e, t, n) {
  try {
    return await Dk(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => rn(`The entry stays where it is: ${S(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await zk(e.original, t, n);
  }
}
async function G_(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Be("hit", "miss"), x(`Cache not found for input keys: ${jk(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await tk(e, t) : void 0 });
  let c = Y(a, n.key), u = c ? "exact" : "partial";
  return Be("cache-hit", String(c)), Be("cache-matched-key", a), Be("hit", u), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function Hk(e) {
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
var K_ = 64;
async function Jk(e, { run: t, states: n, mayPostSave: r, signal: o }, i = []) {
  await Tb();
  let s = await Promise.all(
    e.map(({ cache: p, command: d }) => {
      let { remember: h } = Gk(p, n);
      return ou(p, () => lv(p, { command: d, remember: h, signal: o }));
    })
  );
  mv([...s, ...i]);
  let a = Hk(s.length), c = Fb(s.length, Qc), u = Math.min(s.length, 4), f = ({ cache: p, inputs: d, tree: h }) => a(async (y, w) => {
    let { leave: v } = c, P = (E) => v !== c.leave ? Qc([E]) : (v = () => {
    }, w(), c.join(E));
    try {
      if (!d) return V_();
      let E = Math.min(d.concurrency, Math.floor(K_ / u)), { keyNotes: B = [] } = h ?? {}, R = { run: t, acquireSlot: y, mayPostSave: r, signal: o, keyNotes: B, ...Gk(p, n) }, U = { inputs: { ...d, concurrency: E }, showInWorkspace: P };
      return await Uk({ ...R, ...U });
    } finally {
      v();
    }
  }), l = await Promise.allSettled(s.map((p) => ou(p.cache, () => f(p))));
  o.throwIfAborted();
  let m = l.map((p) => p.status === "fulfilled" ? p.value : qk);
  return s.length > 1 && i.length === 0 && X_(m.flatMap((p) => p?.hit ?? [])), Z_(l.flatMap((p) => p.status === "rejected" ? [p.reason] : [])), s.map((p, d) => ({ ...p, ...m[d] ?? qk }));
}
var qk = { hit: "miss" };
function Gk({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), Ss(t);
  } };
}
function V_() {
  if (Be("hit", "miss"), !!Xe(W("fail-on-cache-miss")))
    throw new M("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function X_(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Be("cache-hit", String(n === "exact")), Be("hit", n);
}
function Z_(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof M);
  for (let n of e) n instanceof M || Ft(n);
  if (t.length > 0) throw new M(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as Y_ } from "node:fs";
var _f = "/bin/sh";
function Pa() {
  let e = Number(process.exitCode ?? 0);
  process.execve && Y_(_f) && (process.emit("exit", e), process.execve(_f, [_f, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Kk(e, t) {
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
    Ft(r), Pa();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(S(n.signal.reason)), Pa()), t(r);
  }
  Pa();
}

// node_modules/yocto-queue/index.js
var Nf = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, qo = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new Nf(t);
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
function Lf(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), Vk(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new qo(), r = 0, o = () => {
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
        Vk(u), e = u, queueMicrotask(() => {
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
function Vk(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// package.json
var Xk = { version: "0.1.0" };

// src/stores/transfer/upload.ts
function Zk(e, { onTaken: t, limits: n = so } = {}) {
  let r = ki(e.partBytes), o = /* @__PURE__ */ new Set(), i = eN(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Ye(l), p = m < e.partBytes;
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
function eN(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = fn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as bN, readFileSync as vN, writeFileSync as kN } from "node:fs";
import { join as xN } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as rx, lutimesSync as rN } from "node:fs";
import { setImmediate as oN } from "node:timers/promises";

// src/files/sources/times-record.ts
var Qk = N(Yk(), 1), Jo = 16, tN = 4, Go = Jo + tN, nN = 2 ** 32 - 1;
function ex(e) {
  return e >= 0 && e <= nN;
}
function Wf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Qk.hash)("sha256", r, "buffer").toString("latin1", 0, Jo);
}
function tx(e) {
  let t = Buffer.alloc(e.length * Go);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Go, "latin1"), t.writeUInt32LE(o, n * Go + Jo);
  return t.toString("base64");
}
function nx(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Go <= t.length; r += Go)
    n.set(t.toString("latin1", r, r + Jo), t.readUInt32LE(r + Jo));
  return n;
}

// src/files/sources/source-times.ts
var iN = 256, ox = 1000000000n;
async function* ix(e, { workspace: t, cached: n }) {
  let r = b(t), o = aN(n), i = cN(r, o);
  for (let [s, a] of e.entries()) {
    s % iN === 0 && await oN();
    let c = `${r}/${a.name}`;
    if (sN.test(a.name) || !i(sx(c)) || o(c)) continue;
    let u = g(c), f = rx(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var sN = /(^|\/)\.\.?(\/|$)/;
function sx(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function aN(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function cN(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => rx(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(sx(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function ax(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of ix(e, t)) {
    let i = ux(r);
    ex(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function cx(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Wf(n, r), seconds: o };
  });
}
function ux({ mtimeNs: e }) {
  return Number(e / ox);
}
async function fx(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of ix(e, r)) {
    c++;
    let p = ux(l), d = m.isUnchanged ? uN(Wf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(fN).length;
  return { all: c, kept: i.length, changed: u };
}
function uN(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function fN({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * ox === t.mtimeNs ? !1 : (rN(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as lx, readdirSync as lN } from "node:fs";
var mx = 1e5;
async function Ea(e, t) {
  let n = { files: [], repositories: [] }, r = mN(e);
  for (let o of r) {
    let i = px(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of dN(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === dx.submodule ? s.add(m) : dx.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > mx) throw new Error(`git tracks more than ${mx} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Uf(px(c, e))));
  }
  return n;
}
function px(e, t) {
  return e === "" ? t : $(t, g(e).toString());
}
var dx = { submodule: "160000", files: ["100644", "100755"] };
function mN(e) {
  if (Uf(e)) return [""];
  let n = lN(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Uf($(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Uf(e) {
  if (!lx(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = lx($(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var pN = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* dN(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = ne([yx(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = pN.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(hN);
  } finally {
    n.abort();
  }
}
function hN(e) {
  if (!(e instanceof se)) throw e;
  let [, t = S(e)] = /fatal: (.*)/.exec(S(e)) ?? [];
  throw new se(`git says: ${t}`);
}
var yN = 6e4;
async function hx(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(yN)]), { env: o = {}, ...i } = yx(["update-index", "-q", "--refresh"]);
    await Bc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function yx(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Ii("git"), args: [...t, ...e], env: wN(), keepsMask: !0 };
}
var gN = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function wN() {
  return { ...dt(), ...ao(gN), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function gx(e, t) {
  let n = te();
  try {
    let { files: r } = await Ea(n, t), o = await ax(r, { workspace: n, cached: bx([e]) }), i = await Ea(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: tx(cx(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${S(r)}`);
    return;
  }
}
async function wx(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = te(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => SN(s)), i = PN();
  try {
    let { files: s, repositories: a } = await Ea(r, t);
    o.length > 0 && EN(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = bx(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await fx(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await hx(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${S(s)}`);
  }
}
function SN(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: nx(n) };
}
function bx(e) {
  return e.flatMap(({ paths: t }) => qe(t, process.cwd()).lines);
}
function vx() {
  return xN(G(), "headstart-source-times");
}
function PN() {
  let e = vx();
  if (!bN(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(vN(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function EN(e) {
  kN(vx(), String(e));
}

// src/job/save/changes/full-save.ts
var ON = 5 * 1024 ** 2, IN = 0.5, $N = 0.25;
function kx(e) {
  if (e < ON) throw new Error(`the restored cache has only ${j(e)}`);
}
function jf(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(Ko) && Vo(t) > IN * n)
    throw new Error("most of the restored cache is no longer used");
}
function Ko({ kind: e }) {
  return e === "delta";
}
function Vo(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function xx(e) {
  return Math.floor(e * $N);
}
function Sx(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function zf(e) {
  Dn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Qv(e));
}
function Oa(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function Hf(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !Y(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Px(e) {
  let t = TN(e), { packed: n, digests: r } = await BN(t, e);
  return n.segments.length === 0 ? (zf(e.selection), "nothing") : (await MN(n, r, t, e), AN(t, e));
}
async function BN(e, { body: t }) {
  let n = Im(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return _N(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function MN(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => gx(s, u)) : void 0, l = a.indexed ? await RN(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = z(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${$i(m)}`), r.body.reuse && FN(e, m, r.body.reuse, r);
}
async function AN(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(Hf(t.key, t.state)), "nothing"));
}
function TN({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : Ho("Sent", void 0, x), o = Zk(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function RN({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, format: u, sources: f, signal: l } = o, p = { ...{
    container: Hn,
    format: u.id,
    key: c.key,
    paths: i.paths,
    createdBy: CN(s, a),
    ...f && { sources: f }
  }, segments: e, files: t, bytes: n, digests: r }, d = Ph(i, { repository: s.repository, scope: a, version: c.version }, l);
  return Am(p, await d?.(Rm(p)));
}
function CN(e, t) {
  let { repository: n, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, eventName: c, actorId: u, runner: f } = e, l = Math.floor(Date.now() / 1e3);
  return ya({ ...{ repository: n, scope: t, ref: r, sha: o, workflow: i, runId: s, runAttempt: a, event: c, actorId: u, runner: f, savedAt: l }, headstart: Xk.version });
}
function FN({ segments: e }, t, n, r) {
  let { body: o, store: i, findings: s } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = vo(e);
  Object.assign(s, { ...n, sentBytes: f, deadBytes: Vo(e), layers: l });
  let [m, p, d] = [a, c, f].map(j), h = i.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${fu(l)}${y}`);
}
function _N({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as qf, rmdirSync as Ex, rmSync as NN, unlinkSync as LN, utimesSync as DN } from "node:fs";
function Ia(e, t) {
  let n = I(e), r = n && I(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) LN(g(e));
  else if (!r.isDirectory()) Ox(e);
  else return WN(e, t, r);
  return !1;
}
function WN(e, t, { mode: n, mtimeMs: r }) {
  qf(g(e), 448);
  let o = !1;
  for (let i of Q(e)) o = Ia(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (qf(g(e), n & 4095), DN(g(e), r / 1e3, r / 1e3)) : Ex(g(e)), o;
}
function Ox(e) {
  qf(g(e), 448);
  for (let t of Q(e)) {
    let n = `${e}/${t}`;
    I(n)?.isDirectory() ? Ox(n) : NN(g(n));
  }
  Ex(g(e));
}

// src/job/save/rolling/merge-snapshots.ts
var UN = 3;
async function Ix(e) {
  let t = jN(e), { matches: n } = e;
  for (let r = UN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function jN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await $x([e.scope], re({}).lookups([t]), e);
    if (a && a.key !== o && Y(re({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), D(`Cache ${t} of another job cannot be merged: ${S(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await zN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function $x(e, t, { inputs: n, store: r }) {
  let o = Cr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function zN(e, t) {
  let { lines: n } = qe(t.inputs.paths, process.cwd()), r = Bx(t);
  await Ur(e, n, r, async (o) => {
    await rt(await Lt(n[0]), Bn(o)), await ka(n, r, async (i) => {
      await Wr(i, o);
      let s = () => n.filter((a) => Ia(Gf(a, i), b(a.base)));
      s().length !== 0 && (await HN(t, (a) => {
        for (let c of n) Ia(Gf(c, i), Gf(c, a));
      }), s());
    });
  });
}
function Gf({ number: e }, t) {
  return b($(t, "tree", String(e)));
}
async function HN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await $x(r, [n], e);
    let i = An(a, ve(G()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = qe(e.inputs.paths, process.cwd());
      await Ur(o, l, Bx(e), async (m) => {
        await rt(s, Bn(m)), await Wr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Tn(a, u, f);
  }
}
function Bx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Cr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Rr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as qN } from "node:fs";
import { setImmediate as GN } from "node:timers/promises";
var JN = 256;
function Mx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = qN(g(n), { throwIfNoEntry: !1 });
        if (!o || !VN(r, o)) throw new Error(`${g(n)} ${KN}`);
        t % JN === 0 && await GN();
      }
    }
  };
}
var KN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function VN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Ax, readdirSync as XN } from "node:fs";
var Tx = /* @__PURE__ */ new Map();
function Jf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let i = Ax(g(Bt(o, r)), { throwIfNoEntry: !1 });
      if (i && Rx(n, r, { kind: i, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function Xo(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of XN(g(n), { withFileTypes: !0, encoding: "latin1" }))
      Rx(t, r.name, { kind: r, dir: n });
  return t;
}
function Rx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [Bt(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Kf(e) {
  for (let [t, { kind: n }] of e) n.isCharacterDevice() && e.delete(t);
  return e;
}
function Vf(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Jf(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Bt(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Xf(e) {
  if (!e) return Zf;
  if (e.kind.isFile()) return { files: 1, bytes: Ax(g(e.path)).size };
  let t = { ...$a };
  for (let n of Kf(Xo(e.stack)).values()) {
    let { files: r, bytes: o } = Xf(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var Zf = { files: 0, bytes: 0 }, $a = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function Cx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Vf(n.slice(0, o), r), { stack: s } = Vf(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Lx } from "node:fs";

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as ZN, lstatSync as YN, openSync as QN } from "node:fs";
var Fx = 1024 ** 2;
function Yf(e, t) {
  let n = _x(e);
  if (!eL(n, _x(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && tL(e, t, Number(n.size));
}
function _x(e) {
  return YN(g(e), { bigint: !0 });
}
function eL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function tL(e, t, n) {
  let r = [e, t].map((o) => QN(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Fx) {
      let [i, s] = r.map((a) => pr(a, Math.min(Fx, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) ZN(o);
  }
}

// src/formats/squashfs/layers/upper.ts
function Dx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw zx();
    for (let [o, i] of Xo([Bt(e, r)]))
      i.kind.isDirectory() && n.push(Bt(r, o));
  }
  return n;
}
function Wx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Nx(e.merged) !== Nx(r[0]), s = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: a, removed: c } = s, u = e.isDetached || t.detached.has(""), f = { name: "", upper: n, base: r, isDetached: u, hidden: r.length > 0 ? $a : Zf };
  for (let { list: l, name: m, moreFiles: p, bytes: d, deadBytes: h } of Ux(f, e.merged, t)) {
    if (s[l].push(m), a.length + c.length > t.most) throw zx();
    s.moreFiles += p, s.bytes += d, s.deadBytes += h;
  }
  return s;
}
function* Ux(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = jx(r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !Yf(Bt(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of nL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* nL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t.length > 0 ? Xo(t) : Tx, f = n.length > 0 && !r && !s, l = (h) => f ? Jf(h, u.keys()) : Xo(h), m = Kf(l(n)), p = (h) => Xf(m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y, path: w }] of l([Bt(o, e)])) {
    let v = Bt(e, h);
    if (ot(h) || c?.(g(w).toString())) continue;
    let P = { shown: y, upper: u.get(h), base: m.get(h) }, E = rL(P, { isDetached: r, hasOwnFiles: s });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(v)} is from`);
    if (E === "special" && (yield { ...oL, list: "skipped", name: v }), E === "special" || E === "same" || E === "replaced" && P.base && Yf(w, P.base.path)) continue;
    let B = E === "merged" ? $a : p(h);
    if (!y.isDirectory()) {
      yield jx(v, B, y.isFile() ? Lx(g(w)).size : 0);
      continue;
    }
    let R = {
      name: v,
      upper: P.upper?.stack ?? [],
      base: P.base?.stack ?? [],
      isDetached: r || a.has(v) || P.upper?.isHiding === !0,
      hidden: B
    };
    yield* Ux(R, o, i);
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Bt(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function rL({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var oL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function jx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Nx(e) {
  let { mode: t, mtimeMs: n } = Lx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function zx() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Hx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(i)).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Dx(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = Qf(0, f, { excludes: t, most: o });
      o -= l.members.length + l.removed.length, r.push({ ...f, changes: l });
    }
  }
  return r;
}
function Qf(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = Cx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Wx(c, { detached: i, hasOwnFiles: s, ...a });
}
function Mn({ changes: e }) {
  let { members: t, removed: n, isTopChanged: r } = e;
  return t.length > 1 || n.length > 0 || r;
}
function Ba({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function qx(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - iL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function iL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var Gx = 4096;
function Jx(e, t) {
  let n = t.map(({ image: { root: r }, changes: { members: o, removed: i, bytes: s } }) => ({ root: r, size: s + Gx * (o.length + i.length) }));
  return Vx(e, n);
}
function Kx(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Vx(e, t).merged.length === 0;
}
function Vx(e, t) {
  let n = e.filter(Ko).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + Gx * s })), r = e.length - qx(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function Xx({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(Mn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = Xt(u, "bytes") + Xt(c, "bytes") - Xt(a(r), "bytes");
    return Sx(i, s, Vo([...u, ...f]) + Xt(c, "deadBytes") - l);
  }, e);
}
function Xt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Zx(e) {
  let { base: t, mounts: n, baseLayers: r, timeline: o, onPlan: i } = e;
  try {
    let s = await cL(n, e), { excludes: a } = jo([e.scratch, ...s], e.selection), c = xx(t.index.files), u = await o.during("compare", () => Hx(n, { excludes: a, most: c }));
    fL(s, u);
    let f = u.filter(Mn);
    if (f.length === 0 && sL(e)) throw new At();
    let l = Jx(r, f);
    i(l);
    let m = await o.during("compare", async () => aL(u, l, a));
    return { plan: l, compared: u, packed: m.filter(Mn) };
  } finally {
    await n.release();
  }
}
function sL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && Y(re(t).keyIn(e.entry.key), n);
}
function aL(e, { merged: t }, n) {
  return e.map((r) => {
    let o = t.filter(({ root: i }) => i === r.image.root).length;
    return o === 0 ? r : { ...r, changes: Qf(o, r, { excludes: n, most: 1 / 0 }) };
  });
}
function cL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(uL), excludes: t.excludes, signal: r });
}
function uL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function fL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as lL, readdirSync as mL, realpathSync as Yx } from "node:fs";
import { join as Zo } from "node:path";
function Qx(e, t, n) {
  let { index: r, mountRoot: o, brokered: i } = e;
  return o === void 0 ? wL(e, i, t, n) : pL(r, o, t, n);
}
async function pL(e, t, n, r) {
  let o = await wr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = fr({ dir: t, rights: o, signal: r });
  return {
    directories: dL(t, e, n),
    body: Mf(t, e, r),
    async layersOf(s) {
      return await (await va(t)).close(), (await i.mountAll(yL(s, e), `base-${s.root ?? "all"}`)).map((c) => Zo(t, c));
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await Dc(s, c, { rights: o, signal: r });
      return a && (await Dc(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function dL(e, { segments: t }, n) {
  let r = da(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return eS(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = tS(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? hL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function eS(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function tS({ path: e }, { point: t, source: n }) {
  let r = X(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Yx(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function hL(e) {
  let t = Zo(e, "empty");
  return lL(t, { recursive: !0 }), t;
}
function yL(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function gL(e) {
  let t = mL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [Zo(e, "base")] : t.map((n, r) => Zo(e, `l${r}`));
}
async function wL({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Tr(n, i), a = X().filter(({ source: l }) => l === ar), c = /* @__PURE__ */ new Map();
  eS(o, r.length);
  let u = o.map((l) => {
    let { options: m, point: p } = tS(l, {
      point: Yx(l.path, "latin1"),
      source: ar
    }), d = r.find(({ target: w }) => b(w) === p)?.view, h = t.segments.find(({ kind: w, root: v }) => w === "image" && v === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((w) => w.type === "tmpfs" && w.point === b(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: Zo(d, "upper"), hasOwnFiles: y };
  }), f = (l) => c.get(l);
  return {
    directories: u,
    body: Af(e, t, i),
    layersOf: async (l) => gL(f(l)),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as bL } from "node:fs";
import { Readable as vL } from "node:stream";
function nS(e, t, { base: n, timeline: r, signal: o, close: i }) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.index.digests.subarray(0, eo(a)),
    reuse: {
      reusedBytes: z({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (c) => r.during("pack", () => kL(e, a, { write: c, signal: o }))
  };
}
async function kL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await wn(e.read(s, z({ segments: c })), a);
  let u = async (f, l) => {
    let m = z({ segments: c }), p = qn(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await wn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, bL(f, { highWaterMark: A }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, vL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var sS = N(oS(), 1);
import { stat as IL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as xL } from "node:fs";
async function iS(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : PL(o), c = EL({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await Eo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var SL = 2 ** 32 - 1;
function PL(e) {
  let { mode: t, mtimeMs: n } = xL(g(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), SL);
  return { options: ["-root-mode", (t & 511).toString(8), Lg], topSeconds: r };
}
async function* EL({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield We({ ...OL, name: i });
  if (t.length === 0) {
    yield Re;
    return;
  }
  yield* zt(o, (i) => {
    let s = ne([Is(r.tar)], { cwd: e, signal: i });
    return s.stdin.end(`${t.join("\0")}\0`, "latin1"), s;
  });
}
var OL = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};

// src/job/save/changes/layer-segments.ts
async function aS(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, sS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = lu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function cS(e) {
  let { frame: t, bytes: n } = fy(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function uS({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Ba(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await iS(n, u, { ...o, level: r.compressionLevel }), { size: l } = await IL(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function fS(e) {
  let { dir: t, remove: n } = ve(G());
  try {
    let { contents: r, copied: o } = await BL($L(e), { ...e, scratch: t });
    return nS(r, o, { ...e, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [Mt, At, Cn].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${$f}: ${S(r)}`);
    return;
  }
}
function $L({ base: { entry: e, index: t }, inputs: n }) {
  if (t.paths.join(`
`) !== n.paths.join(`
`))
    throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return kx(e.size), jf(r, r), r;
}
async function BL(e, t) {
  let n, r = (o) => n ??= ML(z({ segments: o }), t);
  Kx(e) && r(e);
  try {
    let o = await AL(e, r, t);
    return { contents: o, copied: await r(o.kept) };
  } catch (o) {
    throw await n?.then(({ undo: i }) => i()), o;
  }
}
function ML(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % A, i = n.then((s) => r.during("copy", () => s.copyFrom(t.entry, o)));
  return i.catch(() => {
  }), i;
}
async function AL(e, t, n) {
  let { index: r } = n.base, o = await Qx(n.base, n.matches, n.signal), i = ({ kept: h }) => t(h), { plan: s, compared: a, packed: c } = await Zx({ ...n, mounts: o, baseLayers: e, onPlan: i });
  await n.draft;
  let u = Xx(s, { compared: a, packed: c }), f = await aS(o.body, r), l = await TL(c, n), m = l.map(({ layer: h }) => h), p = [
    ...f.slice(0, u.filter(Ko).length),
    ...l.map(({ removed: h }) => h)
  ];
  jf(e, [...u, ...m.map((h) => ({ ...h, kind: "delta" }))]);
  let d = a.filter(Mn).map(({ changes: h }) => h);
  return {
    mountedBody: o.body,
    kept: u,
    merged: s.merged.length,
    layers: m,
    removals: p.length > 0 ? cS(p) : void 0,
    files: Math.max(0, r.files + Xt(d, "moreFiles")),
    bytes: Math.max(0, r.bytes + Xt(d, "bytes") - Xt(d, "deadBytes")),
    skipped: a.flatMap(
      ({ changes: h, ...y }) => h.skipped.map((w) => Ba(y, w))
    )
  };
}
async function TL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  vr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = $(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => uS(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function lS(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => If(te(), a)) && On(await ia(e, r)) && !FL(n, t);
}
var RL = 4e3, CL = 64 * 1048576;
function FL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of qt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > RL || r > CL) return !1;
  }
  return !0;
}
function mS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Cr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function pS(e, t) {
  let n = ve(G());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => _L({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function _L(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: J }) => ({ path: b(J) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: J }) => !d.includes(J)), { excludes: y } = jo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let J of qt(h, y, [], v)) ;
  let P = i.image ? qt(h, y, w) : s.watch(h, (J) => qt([J], y, w, v)), E = c.items("walk", P), B = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: te(), level: t.compressionLevel }, [U] = await Promise.all([
    c.during("pack", () => i.pack({ ...B, ...R })),
    i.image && p ? m() : void 0
  ]);
  return U;
}

// src/job/save/save-entry.ts
async function dS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await lS(t, e), m = await _o(t, f, l), p = mS(i, t, { tools: m, hasImages: l });
  if (s.isArchive && !p.image)
    return x(Oa(n)), !0;
  s.isArchive && x(`The entry ${n} is an archive: saving an image, which later jobs mount`);
  let [d = ""] = p.versions(t, m), h = { scope: o, version: d, key: re(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: be(r).read, signal: f }, w = u.during("reserve", () => NL(h, i));
  w.catch(() => {
  });
  let v = await Sk(s, { ...y, version: d, timeline: u }), P = Rr({ step: "save", outcome: "saved", key: n, store: i.label }, t), E = a ? Mx() : void 0, B = async () => {
    await E?.check(), await Ek(s, y);
  }, R;
  try {
    R = (v && await fS({ ...e, base: v, draft: w, tools: m })) ?? pS(await w, { ...e, tools: m, format: p, changeWatch: E }), DL(e);
    let J = await Px({ ...e, name: h, format: p, findings: P, body: R, check: B });
    if (J !== "published") return J === "nothing";
  } catch (U) {
    if (U instanceof Mt || U instanceof At)
      return x(U instanceof Mt ? Hf(n, s) : wf(t)), !0;
    throw f.throwIfAborted(), Object.assign(P, { outcome: "failed", trouble: S(U) }), await Fo(P, u, t.summary), U;
  } finally {
    R?.close(), await v?.entry.close(), await w.then(
      ({ discard: U }) => U(),
      () => {
      }
    );
  }
  return x("Cache saved successfully"), i.isHere && LL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(ik(i, { ...h, key: n }, t.rolling)), await Fo(P, u, t.summary), !0;
}
async function NL(e, t) {
  let n = await t.create(e);
  if (!n) throw new Mt();
  return n;
}
function LL({ label: e }) {
  x(`Saved in the ${e}`), nm() && D(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function DL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, G(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as oD, fstatSync as iD, lstatSync as sD, openSync as aD, readSync as cD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as WL } from "node:fs";
import { setImmediate as UL } from "node:timers/promises";
var jL = 64;
async function el({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of zL(u + l)) {
        let p = m.isDirectory();
        if (p ? ot(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % jL > 0 || (await UL(), n.throwIfAborted());
    }
  }
}
function zL(e) {
  try {
    return WL(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var HL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ct(e) {
  return !HL.test(e);
}
function Ma(e, t) {
  return (n) => qL(n, t).some(e);
}
function $e(e, t) {
  return Ma(({ key: n, value: r }) => e.test(n) && ct(r), t);
}
function qL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: hS(i), value: hS(r.slice(o + 1).trim()) }];
  });
}
function hS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function tl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ct(n));
}
function Yo(e) {
  return (t) => GL(t).some((n) => ct(n.value) && e(n));
}
function GL(e) {
  let t = [], n = [{ value: JL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function JL(e) {
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
function Aa(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var wS = N(gS(), 1), KL = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, VL = [
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
], XL = new RegExp(`\\b(?:${VL.map(({ source: e }) => e).join("|")})`);
function Ta(e) {
  return [...e.matchAll(KL)].some(([, r = "", o]) => YL(r) === o) || XL.test(e);
}
var ZL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function YL(e) {
  let t = "";
  for (let n = (0, wS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${ZL[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var bS = $e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), rl = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Qo(
      $e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Aa(e, /:_authToken" "?([^\s"]+)/g).some(ct)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: $e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: QL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Yo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: bS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: vS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Qo($e(/^password$/, "="), $e(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: tl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: $e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Aa(nl(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => ct(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: $e(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: $e(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: $e(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ma(eD, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Yo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Aa(nl(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ct)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Yo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && vS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: $e(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Qo(
      Yo(({ key: e }) => e === "token"),
      $e(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: $e(/^(?:oauth_token|token)$/, ":")
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
    has: Qo(tl, Ma(tD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Qo(Ta, bS),
    isCommon: !0
  }
];
function Qo(...e) {
  return (t) => e.some((n) => n(t));
}
function QL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ct(n[o + 1] ?? ""));
}
function eD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ct(r);
}
function tD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ct(n);
}
var nD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, rD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function vS(e) {
  return [...e.matchAll(nD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(rD)
  );
}

// src/files/secrets/find.ts
async function kS(e) {
  let t = [];
  return await el(e, ES, (n, { path: r }) => {
    let o = SS(n, r);
    o && t.push(o);
  }), ol(t);
}
function* xS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), No(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !ES(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = SS(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return ol(n);
}
function SS(e, t) {
  let n = uD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && gD(e, t))
  ), r = n.length > 0 ? bD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ta(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function PS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await el(t, () => !0, (i) => {
    let s = sD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(OS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), ol([...r.values()]);
}
function ol(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var uD = rl.map((e) => ({ ...e, pattern: new RegExp(`/${il(e.files)}$`, "i") })), fD = rl.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [lD = [], mD = []] = [!0, !1].map(
  (e) => fD.filter((t) => t.startsWith("*") === e)
), pD = new RegExp(`^${il(mD)}$`, "i"), dD = new RegExp(`${il(lD.map((e) => e.slice(1)))}$`, "i");
function ES(e) {
  return pD.test(e) || dD.test(e);
}
function il(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var hD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, yD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function gD(e, t) {
  let r = [te(), Rt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return hD.test(e.slice(o)) || yD.test(e.slice(t.length));
}
var wD = 64 * 1024;
function bD(e) {
  let t;
  try {
    t = aD(g(e), Ne);
    let n = iD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), wD)), o = cD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? OS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && oD(t);
  }
}
function OS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function BS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o($S(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await kS(r);
      if (e === "warn")
        return n(o, IS), [];
      if (e === "refuse" && o.length > 0)
        throw new Cn(`there are secrets in ${$S(o)}. ${MS}, or set \`secrets: skip\``);
      let i = await PS(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(AS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* xS(r, o), IS);
      else for (let i of r) yield* o(i);
    }
  };
}
function IS(e) {
  D(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${MS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var MS = "Remove them, or exclude them by lines of `path` that begin with `!`", vD = 5;
function $S(e) {
  let t = e.slice(0, vD).map((r) => `${kD(AS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function AS({ path: e }) {
  return g(e).toString();
}
function kD(e) {
  let t = ut(te(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function TS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Me(), { rolling: a } = t, c = re(a), { write: u, read: f, whyNoWrite: l } = be(s), m = l ?? Eh(t, s) ?? xD(t) ?? (a && gf(a, s));
  if (u === void 0 || m) return x(m ?? "");
  let p = ra(), d = i && Y(c.keyIn(i.name), e), h = a && d && await nk(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = ha(t), w = () => p.during("find", () => pa(y)), v = await w();
  if (v.length === 0) return zf(y);
  let P = Mr(Ar(t, s, r)), E = BS(t), B = (R, U) => {
    let J = { selection: y, matches: R, secretCheck: E, isOutdated: U, ...o };
    return dS({ inputs: t, key: e, run: s, scope: u, store: P, state: n, ...J, timeline: p, signal: r });
  };
  if (!a?.merges) await B(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: P, matches: v, restored: i?.name, timeline: p, signal: r };
    await Ix({ ...R, find: w, save: B });
  }
}
function xD({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var sl = "Failed to save: ";
async function RS(e) {
  Xe(W("background")) && D(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await al(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var SD = 2;
async function al(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (!sa(Me())) return;
  let o = Object.keys(t ?? {}), i = await (t && o.length > 0 ? is(t) : os(e));
  for (let f of o)
    i.some((l) => l.name === f) || D(
      `The cache ${f} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let s = async (f) => {
    try {
      await PD(f, t?.[f.name] ?? {}, { onlyUnchanged: n, later: r, signal: e });
    } catch (l) {
      if (f.name === "") throw l;
      e.throwIfAborted(), Ft(l, sl);
    }
  }, a = Lf(SD), c = i.map((f) => a(() => Nn(f, () => s(f)))), u = await Promise.allSettled(c);
  for (let f of u) if (f.status === "rejected") throw f.reason;
}
async function PD(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && Y(o, r);
  if (!i && s && !t.isArchive) return x(Oa(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && sm(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await ss(e, n.signal)) === "none") return;
  if (W("key") === "") return Dn("Key is not specified.");
  let c = cs(e), u = r ?? c.key, f = re(c.rolling).mistake([u]);
  if (f) throw new M(f);
  await TS(u, c, t, n);
}

// src/job/end/post.ts
async function CS(e) {
  let t = Ps(), n = [];
  try {
    let r = t && Object.entries(t).filter(([, o]) => ED(o));
    r?.length !== 0 && await al(e, { states: r && Object.fromEntries(r), later: n });
    for (let { tree: o } of Object.values(t ?? {})) o && OD(am(o));
  } finally {
    await Vs(), await Promise.all(n);
  }
}
function ED({ key: e, filled: t }) {
  return e !== void 0 || t !== void 0;
}
function OD([e]) {
  e !== void 0 && Yl(
    `A later step has made all of ${e} again. Remove the step, such as \`npm ci\`, because \`install\` does its work.`
  );
}

// src/job/restore/restore.ts
async function cl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Ss(n);
  let r = { run: Me(), states: n, mayPostSave: t, signal: e }, o = sa(r.run);
  if (!o && W("install") === "") return;
  let i = await os(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = Jp("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await Jk(a, r) : a.map($D);
  if (await wx(c.flatMap(ID), e), a.every(({ command: f }) => f === "")) return;
  let { install: u } = await import("./shared-CBXH3NSA.js");
  await u(c, s, r);
}
function ID({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function $D({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var BD = {
  restore: cl,
  "restore-only": (e) => cl(e, { mayPostSave: !1 }),
  post: CS,
  save: RS,
  unmount: Vs
};
function moe(e) {
  return Kk(BD[e], (t) => {
    e.startsWith("restore") && t instanceof M ? Zl(S(t)) : Ft(t, ["post", "save"].includes(e) ? sl : "");
  });
}

export {
  T as a,
  _ as b,
  MD as c,
  N as d,
  An as e,
  Tn as f,
  c2 as g,
  u2 as h,
  t0 as i,
  we as j,
  M as k,
  k as l,
  Fe as m,
  Mt as n,
  S as o,
  O as p,
  Tt as q,
  q as r,
  H as s,
  Ca as t,
  $ as u,
  CD as v,
  ut as w,
  zr as x,
  Rt as y,
  HS as z,
  ti as A,
  ec as B,
  Nn as C,
  W as D,
  Kl as E,
  Be as F,
  pi as G,
  Zl as H,
  D as I,
  Yl as J,
  x as K,
  rn as L,
  Ql as M,
  Dn as N,
  G as O,
  Jr as P,
  tm as Q,
  nc as R,
  F2 as S,
  _2 as T,
  N2 as U,
  L2 as V,
  Me as W,
  sm as X,
  j2 as Y,
  Lf as Z,
  Xe as _,
  Ae as $,
  Wn as aa,
  Y as ba,
  yi as ca,
  pm as da,
  Kr as ea,
  ym as fa,
  gm as ga,
  fc as ha,
  j as ia,
  ce as ja,
  lE as ka,
  cj as la,
  fo as ma,
  Mi as na,
  $0 as oa,
  Xr as pa,
  B0 as qa,
  yc as ra,
  oe as sa,
  Te as ta,
  ae as ua,
  V2 as va,
  me as wa,
  bi as xa,
  Ye as ya,
  A as za,
  Qe as Aa,
  et as Ba,
  z as Ca,
  to as Da,
  F0 as Ea,
  oo as Fa,
  tu as Ga,
  e$ as Ha,
  bh as Ia,
  be as Ja,
  kh as Ka,
  r$ as La,
  xh as Ma,
  Wm as Na,
  nt as Oa,
  Jm as Pa,
  mt as Qa,
  Kn as Ra,
  Ym as Sa,
  V as Ta,
  Ei as Ua,
  Le as Va,
  fP as Wa,
  lP as Xa,
  BW as Ya,
  MW as Za,
  tp as _a,
  AW as $a,
  np as ab,
  yP as bb,
  ip as cb,
  sp as db,
  RW as eb,
  CW as fb,
  ap as gb,
  DW as hb,
  jW as ib,
  Oi as jb,
  ge as kb,
  pt as lb,
  Ii as mb,
  Vn as nb,
  YW as ob,
  b as pb,
  g as qb,
  ne as rb,
  By as sb,
  Ts as tb,
  mg as ub,
  Xn as vb,
  rt as wb,
  ve as xb,
  nr as yb,
  my as zb,
  pu as Ab,
  qq as Bb,
  un as Cb,
  ht as Db,
  Bc as Eb,
  Or as Fb,
  wr as Gb,
  cf as Hb,
  vp as Ib,
  XP as Jb,
  Xk as Kb,
  Zk as Lb,
  qe as Mb,
  ha as Nb,
  Vv as Ob,
  pa as Pb,
  Zn as Qb,
  Pp as Rb,
  Rp as Sb,
  Qw as Tb,
  Mr as Ub,
  Ar as Vb,
  ck as Wb,
  Xq as Xb,
  gy as Yb,
  wy as Zb,
  gn as _b,
  qt as $b,
  G7 as ac,
  Jp as bc,
  Jk as cc,
  Gk as dc,
  Kk as ec,
  moe as fc
};
