import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var qS = Object.create;
var Ja = Object.defineProperty;
var GS = Object.getOwnPropertyDescriptor;
var JS = Object.getOwnPropertyNames;
var KS = Object.getPrototypeOf, VS = Object.prototype.hasOwnProperty;
var xl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Sl = (e) => {
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
}, HD = (e, t) => {
  for (var n in t)
    Ja(e, n, { get: t[n], enumerable: !0 });
}, XS = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of JS(t))
      !VS.call(e, o) && o !== n && Ja(e, o, { get: () => t[o], enumerable: !(r = GS(t, o)) || r.enumerable });
  return e;
};
var D = (e, t, n) => (n = e != null ? qS(KS(e)) : {}, XS(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Ja(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Ye = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Sl("Object expected");
    var r, o;
    n && (r = t[xl("asyncDispose")]), r === void 0 && (r = t[xl("dispose")], n && (o = r)), typeof r != "function" && Sl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (s) {
        return Promise.reject(s);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Qe = (e, t, n) => {
  var r = typeof SuppressedError == "function" ? SuppressedError : function(i, a, c, u) {
    return u = Error(c), u.name = "SuppressedError", u.error = i, u.suppressed = a, u;
  }, o = (i) => t = n ? new r(i, t, "An error was suppressed during disposal") : (n = !0, i), s = (i) => {
    for (; i = e.pop(); )
      try {
        var a = i[1] && i[1].call(i[2]);
        if (i[0]) return Promise.resolve(a).then(s, (c) => (o(c), s()));
      } catch (c) {
        o(c);
      }
    if (n) throw t;
  };
  return s();
};

// lighter-node:crypto?@actions/core/lib/file-command.js
var Il = L((r2, Za) => {
  Za.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Za.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Tl = L((g2, Al) => {
  Al.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Rl = L((w2, ys) => {
  ys.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ys.exports.ok = ys.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Om = L((cW, Pc) => {
  Pc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Pc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var Lm = L((kW, Mc) => {
  Mc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Mc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var kp = L((oU, vp) => {
  vp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Pp = L((fU, Uc) => {
  Uc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Uc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var cd = L((dj, Hs) => {
  Hs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Hs.exports.ok = Hs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var md = L((gj, Gs) => {
  Gs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Gs.exports.ok = Gs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var pd = L((wj, Js) => {
  Js.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Js.exports.ok = Js.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var hd = L((Mj, eu) => {
  eu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  eu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var gd = L((Nj, tu) => {
  tu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  tu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Pd = L((Xj, Sd) => {
  Sd.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var th = L((uz, uu) => {
  uu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  uu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Vh = L((eq, Kh) => {
  Kh.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var dy = L((s3, Ou) => {
  Ou.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ou.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var My = L((I3, $y) => {
  $y.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Ay = L(($3, By) => {
  By.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var og = L((a6, rg) => {
  rg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var wg = L((Y6, gg) => {
  gg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Sg = L((uG, zu) => {
  zu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  zu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Rg = L((gG, Tg) => {
  Tg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var _g = L((wG, Cg) => {
  Cg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Yg = L((VG, Zg) => {
  Zg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var sw = L((SJ, ow) => {
  ow.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var vw = L((f5, bw) => {
  bw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Hw = L((oK, zw) => {
  zw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var ab = L((WK, ib) => {
  ib.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var pb = L((m8, ef) => {
  ef.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ef.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var zb = L((dV, uf) => {
  uf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  uf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var fv = L((k7, uv) => {
  uv.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Pv = L((e9, yf) => {
  yf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  yf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Hv = L((W9, bf) => {
  bf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  bf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var ok = L((pX, Ef) => {
  Ef.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ef.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var vk = L((KX, Tf) => {
  Tf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Tf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var Qx = L((Tte, Yx) => {
  Yx.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var hS = L((Une, dS) => {
  dS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// src/system/native-path.ts
import { posix as ZS, win32 as mn } from "node:path";
function yt(e) {
  return e !== "win32" ? ZS : {
    basename: mn.basename,
    dirname: (t) => J(mn.dirname(t), e),
    isAbsolute: mn.isAbsolute,
    join: (...t) => J(mn.join(...t), e),
    parse: mn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => J(mn.relative(t, n), e),
    resolve: (...t) => J(mn.resolve(...t), e)
  };
}
function J(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: fs, dirname: G, isAbsolute: Ka, join: B, parse: JD, relative: pn, resolve: Xr } = yt(process.platform);
function ls(e, t, { relative: n, isAbsolute: r } = yt(process.platform)) {
  let o = n(e, t);
  return o === ".." || o.startsWith("../") || r(o) ? void 0 : o;
}

// src/system/failure.ts
var $ = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, qn = class extends Error {
  name = "UnknownEntry";
}, We = class extends Error {
  name = "UnverifiedEntry";
}, Nt = class extends Error {
  name = "NameTaken";
}, Lt = class extends Error {
  name = "NothingChanged";
}, Gn = class extends Error {
  name = "SecretFound";
}, Jn = class extends Error {
  name = "NamesCollide";
}, ce = class extends Error {
  name = "ToolFailure";
};
function P(e) {
  return e instanceof Error ? e.message : String(e);
}
function he(e) {
  try {
    return e();
  } catch {
    return;
  }
}
function Dt(e) {
  return e.catch(() => {
  }), e;
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}
function Re(e) {
  if (I(e) !== "ENOENT") throw e;
}

// src/system/home.ts
import { homedir as YS, userInfo as QS } from "node:os";
function Wt() {
  return Pl(YS) ?? e0();
}
function e0() {
  return Pl(() => QS().homedir);
}
var ms = "this user has no home directory; set `HOME`";
function Pl(e) {
  return he(() => J(e())) || void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as x0 } from "node:async_hooks";
import { tmpdir as S0 } from "node:os";
import { join as P0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Ol from "os";

// node_modules/@actions/core/lib/utils.js
function gt(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function ps(e) {
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
function wt(e, t, n) {
  let r = new Va(e, t, n);
  process.stdout.write(r.toString() + Ol.EOL);
}
function Xa(e, t = "") {
  wt(e, {}, t);
}
var El = "::", Va = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = El + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${n0(o)}`);
        }
    }
    return t += `${El}${t0(this.message)}`, t;
  }
};
function t0(e) {
  return gt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function n0(e) {
  return gt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var $l = D(Il(), 1);
import * as hs from "fs";
import * as ds from "os";
function Ya(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!hs.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  hs.appendFileSync(n, `${gt(t)}${ds.EOL}`, {
    encoding: "utf8"
  });
}
function Qa(e, t) {
  let n = `ghadelimiter_${$l.randomUUID()}`, r = gt(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ds.EOL}${r}${ds.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as pc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as r0 } from "os";
import { constants as Ml, promises as o0 } from "fs";
var tc = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { access: s0, appendFile: i0, writeFile: a0 } = o0, Bl = "GITHUB_STEP_SUMMARY";
var nc = class {
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
    return tc(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Bl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Bl}. Check if your runtime environment supports job summaries.`);
      try {
        yield s0(t, Ml.R_OK | Ml.W_OK);
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
    return tc(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? a0 : i0)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return tc(this, void 0, void 0, function* () {
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
    return this.addRaw(r0);
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
        let { header: a, data: c, colspan: u, rowspan: f } = i, l = a ? "th" : "td", m = Object.assign(Object.assign({}, u && { colspan: u }), f && { rowspan: f });
        return this.wrap(l, c, m);
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
}, c0 = new nc();
var rc = c0;

// node_modules/@actions/core/lib/platform.js
import Vl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var ql = D(Tl(), 1);
import * as Yr from "os";
import * as lc from "events";
import * as Gl from "path";

// node_modules/@actions/io/lib/io.js
var Ul = D(Rl(), 1);
import * as $e from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Zr from "fs";
import * as Ut from "path";
var oc = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { chmod: sc, copyFile: _l, lstat: gs, mkdir: Fl, open: b2, readdir: ic, rename: u0, rm: Nl, rmdir: v2, stat: dn, symlink: Ll, unlink: ac } = Zr.promises, et = process.platform === "win32";
function Dl(e) {
  return oc(this, void 0, void 0, function* () {
    let t = yield Zr.promises.readlink(e);
    return et && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var k2 = Zr.constants.O_RDONLY;
function Kn(e) {
  return oc(this, void 0, void 0, function* () {
    try {
      yield dn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ws(e) {
  if (e = f0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return et ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function cc(e, t) {
  return oc(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield dn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (et) {
        let o = Ut.extname(e).toUpperCase();
        if (t.some((s) => s.toUpperCase() === o))
          return e;
      } else if (Cl(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield dn(e);
      } catch (s) {
        s.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${s}`);
      }
      if (n && n.isFile()) {
        if (et) {
          try {
            let s = Ut.dirname(e), i = Ut.basename(e).toUpperCase();
            for (let a of yield ic(s))
              if (i === a.toUpperCase()) {
                e = Ut.join(s, a);
                break;
              }
          } catch (s) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${s}`);
          }
          return e;
        } else if (Cl(n))
          return e;
      }
    }
    return "";
  });
}
function f0(e) {
  return e = e || "", et ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Cl(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var hn = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function S2(e, t) {
  return hn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = p0(o), c = (yield Kn(r)) ? yield dn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let u = c && c.isDirectory() && a ? $e.join(r, $e.basename(n)) : r;
    if (!(yield Kn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield dn(n)).isDirectory())
      if (i)
        yield jl(n, u, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if ($e.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield zl(n, u, s);
    }
  });
}
function P2(e) {
  return hn(this, void 0, void 0, function* () {
    if (et && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Nl(e, {
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
function l0(e) {
  return hn(this, void 0, void 0, function* () {
    (0, Ul.ok)(e, "a path argument must be provided"), yield Fl(e, { recursive: !0 });
  });
}
function uc(e, t) {
  return hn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield uc(e, !1);
      if (!r)
        throw et ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield m0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function m0(e) {
  return hn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (et && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split($e.delimiter))
        o && t.push(o);
    if (ws(e)) {
      let o = yield cc(e, t);
      return o ? [o] : [];
    }
    if (e.includes($e.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split($e.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let s = yield cc($e.join(o, e), t);
      s && r.push(s);
    }
    return r;
  });
}
function p0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function jl(e, t, n, r) {
  return hn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield l0(t);
    let o = yield ic(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield gs(i)).isDirectory() ? yield jl(i, a, n, r) : yield zl(i, a, r);
    }
    yield sc(t, (yield dn(e)).mode);
  });
}
function zl(e, t, n) {
  return hn(this, void 0, void 0, function* () {
    if ((yield gs(e)).isSymbolicLink()) {
      try {
        yield gs(t), yield ac(t);
      } catch (o) {
        o.code === "EPERM" && (yield sc(t, "0666"), yield ac(t));
      }
      let r = yield Dl(e);
      yield Ll(r, t, et ? "junction" : null);
    } else (!(yield Kn(t)) || n) && (yield _l(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as h0 } from "timers";
var Hl = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, bs = process.platform === "win32", vs = class extends lc.EventEmitter {
  constructor(t, n, r) {
    if (super(), !t)
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    this.toolPath = t, this.args = n || [], this.options = r || {};
  }
  _debug(t) {
    this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(t);
  }
  _getCommandString(t, n) {
    let r = this._getSpawnFileName(), o = this._getSpawnArgs(t), s = n ? "" : "[command]";
    if (bs)
      if (this._isCmdFile()) {
        s += r;
        for (let i of o)
          s += ` ${i}`;
      } else if (t.windowsVerbatimArguments) {
        s += `"${r}"`;
        for (let i of o)
          s += ` ${i}`;
      } else {
        s += this._windowsQuoteCmdArg(r);
        for (let i of o)
          s += ` ${this._windowsQuoteCmdArg(i)}`;
      }
    else {
      s += r;
      for (let i of o)
        s += ` ${i}`;
    }
    return s;
  }
  _processLineBuffer(t, n, r) {
    try {
      let o = n + t.toString(), s = o.indexOf(Yr.EOL);
      for (; s > -1; ) {
        let i = o.substring(0, s);
        r(i), o = o.substring(s + Yr.EOL.length), s = o.indexOf(Yr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return bs && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (bs && this._isCmdFile()) {
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
    for (let i of t)
      if (n.some((a) => a === i)) {
        r = !0;
        break;
      }
    if (!r)
      return t;
    let o = '"', s = !0;
    for (let i = t.length; i > 0; i--)
      o += t[i - 1], s && t[i - 1] === "\\" ? o += "\\" : t[i - 1] === '"' ? (s = !0, o += '"') : s = !1;
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
    return Hl(this, void 0, void 0, function* () {
      return !ws(this.toolPath) && (this.toolPath.includes("/") || bs && this.toolPath.includes("\\")) && (this.toolPath = Gl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield uc(this.toolPath, !0), new Promise((t, n) => Hl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Yr.EOL);
        let o = new fc(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Kn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let s = this._getSpawnFileName(), i = ql.spawn(s, this._getSpawnArgs(r), this._getSpawnOptions(this.options, s)), a = "";
        i.stdout && i.stdout.on("data", (u) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(u), !r.silent && r.outStream && r.outStream.write(u), a = this._processLineBuffer(u, a, (f) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(f);
          });
        });
        let c = "";
        if (i.stderr && i.stderr.on("data", (u) => {
          o.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(u), !r.silent && r.errStream && r.outStream && (r.failOnStdErr ? r.errStream : r.outStream).write(u), c = this._processLineBuffer(u, c, (f) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(f);
          });
        }), i.on("error", (u) => {
          o.processError = u.message, o.processExited = !0, o.processClosed = !0, o.CheckComplete();
        }), i.on("exit", (u) => {
          o.processExitCode = u, o.processExited = !0, this._debug(`Exit code ${u} received from tool '${this.toolPath}'`), o.CheckComplete();
        }), i.on("close", (u) => {
          o.processExitCode = u, o.processExited = !0, o.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), o.CheckComplete();
        }), o.on("done", (u, f) => {
          a.length > 0 && this.emit("stdline", a), c.length > 0 && this.emit("errline", c), i.removeAllListeners(), u ? n(u) : t(f);
        }), this.options.input) {
          if (!i.stdin)
            throw new Error("child process missing stdin");
          i.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function Jl(e) {
  let t = [], n = !1, r = !1, o = "";
  function s(i) {
    r && i !== '"' && (o += "\\"), o += i, r = !1;
  }
  for (let i = 0; i < e.length; i++) {
    let a = e.charAt(i);
    if (a === '"') {
      r ? s(a) : n = !n;
      continue;
    }
    if (a === "\\" && r) {
      s(a);
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
    s(a);
  }
  return o.length > 0 && t.push(o.trim()), t;
}
var fc = class e extends lc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = h0(e.HandleTimeout, this.delay, this)));
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
var g0 = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function Kl(e, t, n) {
  return g0(this, void 0, void 0, function* () {
    let r = Jl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new vs(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var $2 = Vl.platform(), M2 = Vl.arch();

// node_modules/@actions/core/lib/core.js
var mc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(mc || (mc = {}));
function ec(e) {
  wt("add-mask", {}, e);
}
function Xl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Zl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ya("OUTPUT", Qa(e, t));
  process.stdout.write(pc.EOL), wt("set-output", { name: e }, gt(t));
}
function Yl(e) {
  process.exitCode = mc.Failure, v0(e);
}
function xe(e) {
  wt("debug", {}, e);
}
function v0(e, t = {}) {
  wt("error", ps(t), e instanceof Error ? e.toString() : e);
}
function Ql(e, t = {}) {
  wt("warning", ps(t), e instanceof Error ? e.toString() : e);
}
function em(e, t = {}) {
  wt("notice", ps(t), e instanceof Error ? e.toString() : e);
}
function ks(e) {
  process.stdout.write(e + pc.EOL);
}
function tm(e) {
  Xa("group", e);
}
function nm() {
  Xa("endgroup");
}
function rm(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ya("STATE", Qa(e, t));
  wt("save-state", { name: e }, gt(t));
}
function om(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Qr(e) {
  return sm(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function dc(e) {
  return sm(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function hc(e) {
  return `<code>${dc(e)}</code>`;
}
function sm(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return k0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var k0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Ss = new x0();
function jt(e, t) {
  return Ss.run(e, t);
}
function _(e) {
  return Ss.getStore()?.inputs.get(e.toLowerCase()) ?? Xl(e);
}
function eo() {
  return Ss.getStore()?.name ?? "";
}
function Ce(e, t) {
  let n = eo();
  Zl(n ? `${e}-${n}` : e, t);
}
var im = rm, am = om, Ps = ec;
function cm(e) {
  Yl(Qr(e));
}
function W(e) {
  Ql(Ht(e));
}
function Es(e) {
  em(Ht(e));
}
function zt(e, t = "") {
  W(`${t}${P(e)}`), e instanceof Error && e.stack && yn(e.stack);
}
function x(e) {
  ks(Ht(e));
}
function Ht(e) {
  let t = eo();
  return Qr(t ? `${t}: ${e}` : e);
}
function yn(e) {
  xe(e.split(`
`).map(Qr).join(`
`));
}
function um(e, t) {
  tm(Ht(e));
  for (let n of t) ks(Qr(n));
  nm();
}
function Vn(e) {
  x(`[warning]${e}`);
}
function fm() {
  return process.env.GITHUB_STEP_SUMMARY ? rc : void 0;
}
function lm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function V() {
  return J(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return J(process.env.RUNNER_TEMP || S0());
}
function to() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return J(e || t || P0(Wt() ?? "/", ".cache"));
}
function mm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function pm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function yc() {
  let e = { ...process.env };
  for (let [n, r] of Ss.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var E0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function X2() {
  return Object.fromEntries(Object.entries(yc()).filter(([e]) => !E0.test(e)));
}
function Z2() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function Y2() {
  return process.env.RUNNER_NAME ?? "";
}
function Q2(e) {
  Object.assign(process.env, e);
}
function _e() {
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
    defaultBranch: _("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// src/system/units.ts
function Os(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function dm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function z(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var O0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function hm(e) {
  let [t, n] = Object.entries(O0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function ue(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function tt(e) {
  return e.toLowerCase() === "true";
}
function Fe(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new $(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Xn(e, t, { from: n, to: r, ifEmpty: o }) {
  let s = e(t);
  if (s === "") return o;
  let i = Number(s);
  if (!Number.isInteger(i) || i < n || i > r)
    throw new $(`Input \`${t}\` is '${s}'; it must be a whole number from ${n} to ${r}.`);
  return i;
}
function gc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new $("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new $(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function gm(e, t) {
  let [n = ""] = t.toSorted((r, o) => ym(e, r) - ym(e, o));
  return n;
}
function ym(e, t) {
  let n = Array.from({ length: t.length + 1 }, (r, o) => o);
  for (let [r, o] of [...e].entries()) {
    let s = [r + 1];
    for (let [i, a] of [...t].entries()) {
      let [c = 0, u = 0, f = 0] = [s[i], n[i + 1], n[i]];
      s.push(Math.min(c + 1, u + 1, f + +(o !== a)));
    }
    n = s;
  }
  return n.at(-1) ?? 0;
}

// src/system/bytes/chunker.ts
function Is(e) {
  let t = [], n = 0, r = () => {
    let o = t;
    return t = [], n = 0, o;
  };
  return {
    /** The chunks that these bytes complete, each as the pieces it arrived in: nothing is copied. */
    *push(o) {
      for (let s = 0; s < o.length; ) {
        let i = o.subarray(s, s + e - n);
        t.push(i), n += i.length, s += i.length, n === e && (yield r());
      }
    },
    /** The bytes left at the end, fewer than a chunk; an empty array if there are none. */
    rest: r
  };
}
function nt(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// node_modules/valibot/dist/index.mjs
var $s, I0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function wc(e) {
  return !e && !$s ? I0 : {
    lang: e?.lang ?? $s?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? $s?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? $s?.abortPipeEarly
  };
}
var $0;
// @__NO_SIDE_EFFECTS__
function M0(e) {
  return $0?.get(e);
}
var B0;
// @__NO_SIDE_EFFECTS__
function A0(e) {
  return B0?.get(e);
}
var T0;
// @__NO_SIDE_EFFECTS__
function R0(e, t) {
  return T0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function qt(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function Q(e, t, n, r, o) {
  let s = o && "input" in o ? o.input : n.value, i = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ qt(s), c = {
    kind: e.kind,
    type: e.type,
    input: s,
    expected: i,
    received: a,
    message: `Invalid ${t}: ${i ? `Expected ${i} but r` : "R"}eceived ${a}`,
    requirement: e.requirement,
    path: o?.path,
    issues: o?.issues,
    lang: r.lang,
    abortEarly: r.abortEarly,
    abortPipeEarly: r.abortPipeEarly
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ R0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ A0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ M0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function C0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function _0(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function F0(e, t) {
  return Number.isNaN(e) && Number.isNaN(t) || e <= t && e >= t;
}
// @__NO_SIDE_EFFECTS__
function bm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ye(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ wc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function vm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var N0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var oW = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function no(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: no,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && Q(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Ms(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Ms,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && Q(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ro(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: ro,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && Q(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function oo(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: oo,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ qt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && Q(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ qt(n.value) }), n;
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
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ qt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && Q(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ qt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Gt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Gt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && Q(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function so(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: so,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && Q(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function L0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: L0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && Q(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function bc(e, t) {
  return {
    kind: "validation",
    type: "value",
    reference: bc,
    async: !1,
    expects: e instanceof Date ? e.toJSON() : /* @__PURE__ */ qt(e),
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !/* @__PURE__ */ F0(this.requirement, n.value) && Q(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ qt(n.value) }), n;
    }
  };
}
var km = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function xm(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Sm(e, t) {
  return ye({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ xm(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Pm(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Em(e, t) {
  return !e["~run"]({ value: t }, km).issues;
}
// @__NO_SIDE_EFFECTS__
function Se(e, t) {
  return ye({
    kind: "schema",
    type: "array",
    reference: Se,
    expects: "Array",
    async: !1,
    item: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (Array.isArray(o)) {
        n.typed = !0, n.value = [];
        for (let s = 0; s < o.length; s++) {
          let i = o[s], a = this.item["~run"]({ value: i }, r);
          if (a.issues) {
            let c = {
              type: "array",
              origin: "value",
              input: o,
              key: s,
              value: i
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
      } else Q(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function io(e) {
  return ye({
    kind: "schema",
    type: "boolean",
    reference: io,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : Q(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function vc(e, t) {
  return ye({
    kind: "schema",
    type: "custom",
    reference: vc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : Q(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function gn(e, t) {
  return ye({
    kind: "schema",
    type: "exact_optional",
    reference: gn,
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
function bt(e, t) {
  return ye({
    kind: "schema",
    type: "literal",
    reference: bt,
    expects: /* @__PURE__ */ qt(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ C0(n.value, this.literal) ? n.typed = !0 : Q(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function fe(e) {
  return ye({
    kind: "schema",
    type: "number",
    reference: fe,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : Q(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function K(e, t) {
  return ye({
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
        for (let s in this.entries) {
          let i = this.entries[s];
          if (s in o || (i.type === "exact_optional" || i.type === "optional" || i.type === "nullish") && i.default !== void 0) {
            let a = s in o ? o[s] : /* @__PURE__ */ Pm(i), c = i["~run"]({ value: a }, r);
            if (c.issues) {
              let u = {
                type: "object",
                origin: "value",
                input: o,
                key: s,
                value: a
              };
              for (let f of c.issues)
                f.path ? f.path.unshift(u) : f.path = [u], n.issues?.push(f);
              if (n.issues || (n.issues = c.issues), r.abortEarly) {
                n.typed = !1;
                break;
              }
            }
            c.typed || (n.typed = !1), n.value[s] = c.value;
          } else if (i.fallback !== void 0) n.value[s] = /* @__PURE__ */ xm(i);
          else if (i.type !== "exact_optional" && i.type !== "optional" && i.type !== "nullish" && (Q(this, "key", n, r, {
            input: void 0,
            expected: `"${s}"`,
            path: [{
              type: "object",
              origin: "key",
              input: o,
              key: s,
              value: o[s]
            }]
          }), r.abortEarly))
            break;
        }
      } else Q(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function le(e, t) {
  return ye({
    kind: "schema",
    type: "optional",
    reference: le,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Pm(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Bs(e, t, n) {
  return ye({
    kind: "schema",
    type: "record",
    reference: Bs,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let s = r.value;
      if (s && typeof s == "object") {
        r.typed = !0, r.value = {};
        for (let i in s) if (/* @__PURE__ */ _0(s, i)) {
          let a = s[i], c = this.key["~run"]({ value: i }, o);
          if (c.issues) {
            let f = {
              type: "object",
              origin: "key",
              input: s,
              key: i,
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
              input: s,
              key: i,
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
      } else Q(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ne(e) {
  return ye({
    kind: "schema",
    type: "string",
    reference: ne,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : Q(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function kc(e) {
  return ye({
    kind: "schema",
    type: "undefined",
    reference: kc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : Q(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wm(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function wn(e, t) {
  return ye({
    kind: "schema",
    type: "union",
    reference: wn,
    expects: /* @__PURE__ */ bm(e.map((n) => n.expects), "|"),
    async: !1,
    options: e,
    message: t,
    "~run"(n, r) {
      let o, s, i;
      for (let a of this.options) {
        let c = a["~run"]({ value: n.value }, r);
        if (c.typed) if (c.issues) s ? s.push(c) : s = [c];
        else {
          o = c;
          break;
        }
        else i ? i.push(c) : i = [c];
      }
      if (o) return o;
      if (s) {
        if (s.length === 1) return s[0];
        Q(this, "type", n, r, { issues: /* @__PURE__ */ wm(s) }), n.typed = !0;
      } else {
        if (i?.length === 1) return i[0];
        Q(this, "type", n, r, { issues: /* @__PURE__ */ wm(i) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function xc(e, t, n) {
  return ye({
    kind: "schema",
    type: "variant",
    reference: xc,
    expects: "Object",
    async: !1,
    key: e,
    options: t,
    message: n,
    "~run"(r, o) {
      let s = r.value;
      if (s && typeof s == "object") {
        let i, a = 0, c = this.key, u = [], f = (l, m) => {
          for (let p of l.options) {
            if (p.type === "variant") f(p, new Set(m).add(p.key));
            else {
              let d = !0, h = 0;
              for (let y of m) {
                let w = p.entries[y];
                if (y in s ? w["~run"]({
                  typed: !1,
                  value: s[y]
                }, km).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
                  d = !1, c !== y && (a < h || a === h && y in s && !(c in s)) && (a = h, c = y, u = []), c === y && u.push(p.entries[y].expects);
                  break;
                }
                h++;
              }
              if (d) {
                let y = p["~run"]({ value: s }, o);
                (!i || !i.typed && y.typed) && (i = y);
              }
            }
            if (i && !i.issues) break;
          }
        };
        if (f(this, /* @__PURE__ */ new Set([this.key])), i) return i;
        Q(this, "type", r, o, {
          input: s[c],
          expected: /* @__PURE__ */ bm(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: s,
            key: c,
            value: s[c]
          }]
        });
      } else Q(this, "type", r, o);
      return r;
    }
  });
}
function Sc(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ wc(n));
  if (r.issues) throw new N0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function ie(...e) {
  return ye({
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
function As(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ wc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Yn(e, t) {
  let { success: n, issues: [r] = [] } = As(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = vm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Im = D(Om(), 1);
var A = 1024 * 1024, Qn = 32;
function co(e) {
  return Math.ceil(e / A) * Qn;
}
function $m() {
  let e = Is(A), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(rt(...r));
    },
    /** All digests one after the other, 32 bytes each. */
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(rt(...n)), Buffer.concat(t);
    }
  };
}
function Ec(e, t, n) {
  let r = n.subarray(t * Qn, (t + 1) * Qn);
  return r.length === Qn && rt(...e).equals(r);
}
function Mm(e, { offset: t, length: n }) {
  let r = ot(t, t + n), o = r[0] * Qn;
  return rt(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Qn)
  ).toString("hex");
}
function rt(...e) {
  let t = (0, Im.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function ot(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var uo = "headstart-2", st = ie(fe(), so(), Zn(0)), Bm = ie(ne(), Gt(/^[a-z-]{1,32}$/)), D0 = (e) => Number.isSafeInteger(e) && e > 0, W0 = 512, Oc = ie(
  K({
    /** The format refuses unknown kinds, see `UnknownEntry`. */
    kind: Bm,
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: st,
    /** In the object, in bytes. */
    length: st,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: gn(vc((e) => Array.isArray(e) && e.every(D0))),
    /** The number of files, directories and links in the segment. */
    files: st,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: st,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: gn(st),
    /** The number of the line of an image or layer. Absent if it holds the files of several lines. */
    root: gn(st),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: gn(st)
  }),
  no(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), U0 = K({
  /** A whole second after the last write to the cached files, and after all times of sources. Since 1970. */
  savedAt: ie(st, oo(2 ** 32)),
  /** In base64. */
  times: ne()
}), Am = K({
  container: ie(ne(), bc(uo)),
  format: Bm,
  key: ie(ne(), ro(W0)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: Se(ne()),
  segments: Se(Oc),
  files: st,
  bytes: st,
  /** Absent unless the user wants it. */
  sources: gn(U0)
});
function fo({ kind: e }) {
  return e === "image" || e === "delta";
}
function er(e, t) {
  return fo({ kind: t }) ? Math.ceil(e / A) * A : e;
}
function H({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Ts({ digests: e, ...t }) {
  return rt(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function lo(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var j0 = 407710288, Ic = 8, Rs = Ic + 12, mo = Buffer.from("HEADSTR2"), Tm = 36 + mo.length, po = Rs + Tm, $c = 4 * 1024 * 1024, Rm = 4 * 1024, z0 = 1024 ** 4;
function Cm(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = _m(e);
  if (r.length > $c) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Rs), s = [n, r, t], i = s.map((f) => f.length), a = i.reduce((f, l) => f + l, po), c = [j0, a - Ic, ...i];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...s, rt(o, ...s), u, mo]);
}
function _m({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function Fm(e) {
  return Nm(e.digests, _m(e));
}
var H0 = 128 * 1024;
async function ho(e, t) {
  return G0(await q0(e), e.size, t);
}
async function q0(e) {
  let { size: t } = e;
  if (t < po) throw new k(`it has only ${t} bytes`);
  let n = await lo(e, Math.max(0, t - H0), t);
  if (!n.subarray(-mo.length).equals(mo))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - mo.length - 4), o = po + co(Math.min(t, z0)) + $c + Rm;
  if (r < po || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : lo(e, t - r, t);
}
async function G0(e, t, n) {
  let r = e.length - Tm;
  if (!rt(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Ic + 4 * d)
  ), a = t - e.length;
  if (!(o === co(a) && s <= $c && i <= Rm && po + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Rs + o, [f, l] = [
    e.subarray(Rs, u),
    e.subarray(u, u + s)
  ];
  await n?.(e.subarray(u + s, r), Nm(f, l));
  let m = J0(l), p = Yn(Am, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return K0(m.segments, a), { ...m, digests: f };
}
function Nm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), rt(n, e, t);
}
function J0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function K0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== er(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var _s = D(Lm(), 1), Dm = 10, Cs = 512;
function Ac(e) {
  if (e.length > Dm) return `Key Validation Error: Keys are limited to a maximum of ${Dm}.`;
  for (let t of e) {
    if (t.length > Cs)
      return `Key Validation Error: ${t} cannot be larger than ${Cs} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || Wm(e) === Wm(t);
}
function Wm(e) {
  return e.normalize().toLowerCase();
}
function Fs(e) {
  let t = (0, _s.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Um(e, t) {
  for (let n of e) {
    let r = Bc(t.filter((o) => o.key === n)) ?? Bc(t.filter((o) => ee(o.key, n))) ?? Bc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Bc(e) {
  return e.toSorted(Tc)[0];
}
function Tc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var jm = 225, V0 = 160;
function yo(e) {
  let t = Gm(e) || "%";
  return t.length <= jm ? t : `${Hm(e)}~${(0, _s.createHash)("sha256").update(e).digest("hex")}`;
}
function zm(e) {
  let t = yo(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Jm(n)
  );
  return t.length <= jm ? t : `~${(0, _s.createHash)("sha256").update(e).digest("hex")}`;
}
function Hm(e) {
  return Gm(e).slice(0, V0);
}
function qm(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Hm(r).toLowerCase()));
}
function Rc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Gm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Jm);
}
function Jm(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var bn = class extends Error {
};
bn.prototype.name = "InvalidTokenError";
function X0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function Z0(e) {
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
    return X0(t);
  } catch {
    return atob(t);
  }
}
function Km(e, t) {
  if (typeof e != "string")
    throw new bn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new bn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = Z0(r);
  } catch (s) {
    throw new bn(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new bn(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/names/scopes.ts
var Xm = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Cc(e) {
  return Xm.has(e);
}
var Vm = `GitHub lets these events save a branch's caches: ${[...Xm].join(", ")}; a pull request saves its own. Save from one of them.`;
function ge(e) {
  let t = Q0(e.token) ?? eP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Vm}`), Y0(t.write) && !Cc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Vm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function Y0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function Q0(e) {
  try {
    let { ac: t } = Km(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Zm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function eP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Zm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Zm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Ym(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Cc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as oP, fstatSync as sP, lstatSync as iP, openSync as aP, readFileSync as cP } from "node:fs";
import { lstat as tp, mkdir as uP, open as fP, readlink as lP } from "node:fs/promises";
import { dirname as _c, join as np, relative as mP, resolve as rp, sep as tr } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as tP } from "node:fs";
var { O_RDONLY: nP, O_NOFOLLOW: Qm = 0, O_NONBLOCK: rP = 0 } = tP, Ue = nP | Qm | rP, ep = Qm !== 0;

// src/system/disk/ownership.ts
async function it(e) {
  let t = await tp(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ip(e, t);
}
function Ns({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function op({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function sp(e) {
  let t = await fP(e, Ue);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return ip(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function ip(e, { uid: t, mode: n }) {
  if (ap(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = rp(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function ap(e, t) {
  if (!Ns({ uid: t }) && t !== 0) throw new Error(`${rp(e)} belongs to another user`);
}
async function cp(e, t) {
  for (let n of up(e, t)) await it(n);
}
async function vt(e, t) {
  for (let n of up(e, t))
    await Fc(n), await it(n);
}
async function go(e) {
  try {
    await Fc(e);
  } catch (t) {
    if (I(t) !== "ENOENT" || _c(e) === e) throw t;
    await go(_c(e)), await Fc(e);
  }
}
async function Fc(e) {
  await uP(e, { mode: 448 }).catch((t) => {
    if (I(t) !== "EEXIST") throw t;
  });
}
function up(e, t) {
  let n = mP(e, t).split(tr);
  return n.map((r, o) => np(e, ...n.slice(0, o + 1)));
}
var pP = 40;
async function nr(e) {
  if (!process.geteuid) return;
  let t = e.split(tr), n = 0, r = tr;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? _c(r) : np(r, o), i = await tp(s).catch(Re);
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (ap(s, i.uid), ++n > pP) throw new Error(`${e} has too many links`);
    let a = await lP(s);
    a.startsWith(tr) && (r = tr), t.unshift(...a.split(tr));
  }
}
function rr(e, t) {
  let n = (o) => o?.isFile() === !0 && Ns(o) && o.size <= t;
  if (!n(iP(e, { throwIfNoEntry: !1 }))) return;
  let r = dP(e);
  if (r !== void 0)
    try {
      return n(sP(r)) ? cP(r) : void 0;
    } finally {
      oP(r);
    }
}
function dP(e) {
  try {
    return aP(e, Ue);
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function fp(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var X = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, Ls = class extends X {
  constructor(t, n) {
    super(`${je(t)}: it sends next to nothing for ${Nc(n)}`, "resume");
  }
};
function Nc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function je(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + lp(lp(n));
}
function lp(e) {
  return e.replace(
    /(?:%[0-9a-f]{2})+/gi,
    (t) => he(() => decodeURIComponent(t)) ?? t
  );
}
var hP = "the server fails or is overloaded; try again later", yP = "the server does not support this request", wo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", mp = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [wo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [wo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [wo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [wo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [wo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function DW(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return pp(Number(n), t);
  let r = I(e) ?? "unknown error", [o, s] = mp[r] ?? ["the connection failed", "retry"];
  return new X(`${je(t)}: ${o} (${r})`, s);
}
function WW(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = mp[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function pp(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${je(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function UW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${je(t)}: ${n} (${e})`, "none");
}
async function dp({ status: e, headers: t, body: n }, r) {
  if (e === 407) return pp(e, r);
  let o = await vP(n), [s, i] = gP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? kP(t["retry-after"]) : 0;
  return new X(`${je(r)}: ${s} (${a})`, i, c);
}
function gP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${wP(n)}; use that as endpoint`, "none"] : e === 501 ? [yP, "none"] : e === 408 || e === 429 || e >= 500 ? [hP, "slow-down"] : ["it refuses the request", "none"];
}
function wP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var bP = 4096;
async function vP(e) {
  let t = [];
  return await fp(bP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function kP(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var hp = (e) => Math.min(24, 3 * e);
function yp(e) {
  return e * (1 + Math.random() / 4);
}
function gp(e) {
  return Math.random() * Math.min(4e3, e);
}
var bo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, wp = {
  ...bo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, zW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, HW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as OP } from "node:timers/promises";
async function bp(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: s = 500 } = e, i = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([i, a] = [0, 0]);
      let u = r(c);
      if (i += u.failures, a += u.retryAfterMs, i >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : gp(s * 2 ** (i - 1)), l = u.retryAfterMs && yp(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await IP(Math.max(l, f), n);
    }
}
function VW(e) {
  return e instanceof Ls ? 2 : 1;
}
async function IP(e, t) {
  e > 0 && await OP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function YW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ds(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as MP, constants as BP, statSync as AP } from "node:fs";
import { delimiter as TP, isAbsolute as RP, join as CP } from "node:path";
var _P = process.platform === "win32" ? ".exe" : "";
function kt(e) {
  return (process.env.PATH ?? "").split(TP).filter((n) => RP(n)).map((n) => CP(n, `${e}${_P}`)).find(FP);
}
function Ws(e) {
  let t = kt(e);
  if (t === void 0) throw new ce(`there is no ${e} on PATH`);
  return t;
}
function FP(e) {
  try {
    return MP(e, BP.X_OK), AP(e).isFile();
  } catch {
    return !1;
  }
}
function xt() {
  return { LC_ALL: "C", ...vo(/^(PATH|SystemRoot)$/) };
}
function vo(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Lc = 1e3;
function or(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Lc), s = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ce(`${e} ${s}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Wc = D(kp(), 1);
import { once as Dc } from "node:events";
import { finished as NP } from "node:stream/promises";
var LP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Sp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([o]) => LP.test(o)), r = (0, Wc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // One of its threads waits for the kernel all the time.
    env: { ...xt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  return r.on("error", () => {
  }), {
    pid: r.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws Error if the program ends before that */
    async ask(o) {
      let s = r.connected ? Dc(r, "disconnect") : [];
      r.send(o);
      let [i] = await Promise.race([Dc(r, "message"), s]);
      if (i === void 0) throw new Error("it ended without a word");
      return i;
    },
    kill: () => {
      r.kill("SIGKILL");
    }
  };
}
async function cU({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, Wc.spawn)(e, t, { cwd: n, env: { ...r, ...xt() }, detached: i }), c = a[s];
  a.stdin.destroy();
  for (let l of [a.stdout, a.stderr]) l.resume();
  let u = () => {
    try {
      i && a.pid !== void 0 ? process.kill(-a.pid, "SIGKILL") : a.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", u), o.aborted && u();
  let f = "";
  c.setEncoding("utf8").on("data", (l) => {
    f += l, f.length > xp && u();
  });
  try {
    let [l, m] = await Dc(a, "exit");
    if (u(), await NP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= xp) return f;
    throw or(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var xp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var qp = D(Pp(), 1);
import oO, { lstatSync as Gp, readdirSync as sO, readFileSync as iO } from "node:fs";

// src/files/patterns.ts
import { posix as QE } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Ep = (e, t, n) => {
  let r, o, s, i, a, c = n.indexOf(e), u = n.indexOf(t, c + 1), f = c;
  if (c >= 0 && u > 0) {
    if (e === t)
      return [c, u];
    for (r = [], s = n.length; f >= 0 && !a; ) {
      if (f === c)
        r.push(f), c = n.indexOf(e, f + 1);
      else if (r.length === 1) {
        let l = r.pop();
        l !== void 0 && (a = [l, u]);
      } else
        o = r.pop(), o !== void 0 && o < s && (s = o, i = u), u = n.indexOf(t, f + 1);
      f = c < u && c >= 0 ? c : u;
    }
    r.length && i !== void 0 && (a = [s, i]);
  }
  return a;
};

// node_modules/brace-expansion/dist/esm/index.js
var Op = "\0SLASH" + Math.random().toFixed(16) + "\0", Ip = "\0OPEN" + Math.random().toFixed(16) + "\0", Us = "\0CLOSE" + Math.random().toFixed(16) + "\0", $p = "\0COMMA" + Math.random().toFixed(16) + "\0", Mp = "\0PERIOD" + Math.random().toFixed(16) + "\0", DP = new RegExp(Op, "g"), WP = new RegExp(Ip, "g"), UP = new RegExp(Us, "g"), jP = new RegExp($p, "g"), zP = new RegExp(Mp, "g"), HP = /\\\\/g, qP = /\\{/g, GP = /\\}/g, JP = /\\,/g, KP = /\\\./g, VP = 1e5, XP = 4e6, ZP = 1e3, YP = 1e3, QP = 2e7, eE = 16;
function jc(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function tE(e) {
  return e.replace(HP, Op).replace(qP, Ip).replace(GP, Us).replace(JP, $p).replace(KP, Mp);
}
function nE(e) {
  return e.replace(DP, "\\").replace(WP, "{").replace(UP, "}").replace(jP, ",").replace(zP, ".");
}
function zc(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Bp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Ep("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function rE(e, t) {
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
function oE(e, t) {
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
function sE(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Bp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], zc(n, u), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return zc(n, c), n;
    r = c.pop(), zc(n, c), e = a;
  }
}
function ko(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Ap(e, t = {}) {
  if (!e)
    return [];
  let n = ko(t.max, VP), r = ko(t.maxLength, XP), o = ko(t.maxDepth, ZP), s = ko(t.maxRewrites, YP), i = ko(t.maxSteps, QP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Hc(tE(e), n, r, o, 0, s, { remaining: i }, !0).map(nE);
}
function iE(e) {
  return "{" + e + "}";
}
function aE(e) {
  return /^-?0\d/.test(e);
}
function cE(e, t) {
  return e <= t;
}
function uE(e, t) {
  return e >= t;
}
function xo(e, t, n, r, o, s, i) {
  let a = [], c = 0, u;
  e: for (let f = 0; f < e.length; f++) {
    let l = e[f] + t, m = n;
    s && !l && (u || (u = n.filter((p) => p)), m = u);
    for (let p = 0; p < m.length; p++) {
      if (a.length >= r)
        break e;
      let d = l + m[p];
      if (c + d.length > o)
        break e;
      a.push(d), c += d.length;
    }
  }
  return i.remaining -= a.length, a;
}
function fE(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = jc(s[0]), c = jc(s[1]), u = Math.max(s[0].length, s[1].length), f = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(jc(s[2])), 1) : 1, l = cE;
  c < a && (f *= -1, l = uE);
  let p = s.some(aE), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && i.length < n; y += f) {
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
    i.push(w), h += w.length;
  }
  return i;
}
function Hc(e, t, n, r, o, s, i, a) {
  if (i.remaining -= eE, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Bp(e, m, i);
    if (!p)
      return xo(c, e, [""], t, n, f, i);
    p.unmatched && (m = rE(m, i));
    let d = p.pre, h = () => xo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, i);
    if (/\$$/.test(d)) {
      if (c = xo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, i), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, S = p.body.indexOf(",") >= 0;
    if (!v && !S) {
      if (u < s && oE(p.post, i)) {
        u++, e = p.pre + "{" + p.body + Us + p.post, m = m.slice(0, p.end) + Us + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = fE(p.body, w, t, n, i), !E)
        return h();
    } else {
      let R = sE(p.body, i);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Hc(R[0], t, n, r, o + 1, s, i, !1).map(iE), i.remaining < 0)
          return h();
        if (R.length === 1) {
          let oe = xo(c, d + R[0], [""], t, n, f && !p.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = oe, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let j = f && !p.post.length && !d;
      for (let oe = 0; j && oe < c.length; oe++)
        c[oe] && (j = !1);
      E = [];
      let U = 0;
      e: for (let oe = 0; oe < R.length; oe++) {
        let un = Hc(R[oe], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let fn = 0; fn < un.length; fn++) {
          let ln = un[fn];
          if (!(j && !ln)) {
            if (E.length >= t || U + ln.length > n)
              break e;
            E.push(ln), U += ln.length;
          }
        }
      }
    }
    let O = xo(c, d, E, t, n, f && !p.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = O, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var So = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var lE = {
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
}, Po = (e) => e.replace(/[[\]\\-]/g, "\\$&"), mE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Tp = (e) => e.join(""), Rp = (e, t) => {
  let n = t;
  if (e.charAt(n) !== "[")
    throw new Error("not in a brace expression");
  let r = [], o = [], s = n + 1, i = !1, a = !1, c = !1, u = !1, f = n, l = "";
  e: for (; s < e.length; ) {
    let h = e.charAt(s);
    if ((h === "!" || h === "^") && s === n + 1) {
      u = !0, s++;
      continue;
    }
    if (h === "]" && i && !c) {
      f = s + 1;
      break;
    }
    if (i = !0, h === "\\" && !c) {
      c = !0, s++;
      continue;
    }
    if (h === "[" && !c) {
      for (let [y, [w, v, S]] of Object.entries(lE))
        if (e.startsWith(y, s)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          s += y.length, S ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Po(l) + "-" + Po(h)) : h === l && r.push(Po(h)), l = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(Po(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      l = h, s += 2;
      continue;
    }
    r.push(Po(h)), s++;
  }
  if (f < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [mE(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Tp(r) + "]", p = "[" + (u ? "" : "^") + Tp(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Jt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var Pe, pE = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), qc = (e) => pE.has(e), Cp = (e) => qc(e.type), dE = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), hE = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), yE = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), _p = /* @__PURE__ */ new Map([
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
]), gE = "(?!(?:^|/)\\.\\.?(?:$|/))", js = "(?!\\.)", wE = /* @__PURE__ */ new Set(["[", "."]), bE = /* @__PURE__ */ new Set(["..", "."]), vE = new Set("().*{}+?[]^$\\!"), kE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Gc = "[^/]", Fp = Gc + "*?", Np = Gc + "+?", xE = 0, vn = class {
  type;
  #t;
  #n;
  #o = !1;
  #e = [];
  #r;
  #a;
  #u;
  #c = !1;
  #s;
  #i;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #f = !1;
  id = ++xE;
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
    this.type = t, t && (this.#n = !0), this.#r = n, this.#t = this.#r ? this.#r.#t : this, this.#s = this.#t === this ? r : this.#t.#s, this.#u = this.#t === this ? [] : this.#t.#u, t === "!" && !this.#t.#c && this.#u.push(this), this.#a = this.#r ? this.#r.#e.length : 0;
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
    return this.#i !== void 0 ? this.#i : this.type ? this.#i = this.type + "(" + this.#e.map((t) => String(t)).join("|") + ")" : this.#i = this.#e.map((t) => String(t)).join("");
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
          for (let s of t.#e) {
            if (typeof s == "string")
              throw new Error("string part in extglob AST??");
            s.copyIn(r.#e[o]);
          }
        n = r, r = n.#r;
      }
    }
    return this;
  }
  push(...t) {
    for (let n of t)
      if (n !== "") {
        if (typeof n != "string" && !(n instanceof Pe && n.#r === this))
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
      if (!(r instanceof Pe && r.type === "!"))
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
    let n = new Pe(this.type, t);
    for (let r of this.#e)
      n.copyIn(r);
    return n;
  }
  static #l(t, n, r, o, s) {
    let i = o.maxExtglobRecursion ?? 2, a = !1, c = !1, u = -1, f = !1;
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
        if (!o.noext && qc(w) && t.charAt(h) === "(" && s <= i) {
          n.push(y), y = "";
          let S = new Pe(w, n);
          h = Pe.#l(t, S, h, o, s + 1), n.push(S);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new Pe(null, n), p = [], d = "";
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
      if (!o.noext && qc(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new Pe(h, m);
        m.push(v), l = Pe.#l(t, v, l, o, s + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new Pe(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, hE);
  }
  #d(t, n = dE) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = yE) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new Pe(null, r, this.options);
    o.#e.push(""), r.push(o), this.#h(t, n);
  }
  #h(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#r = this);
    this.#i = void 0;
  }
  #v(t) {
    return !!_p.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = _p.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let s of this.#e)
      typeof s == "object" && (s.#r = this);
    this.type = o, this.#i = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new Pe(null, void 0, n);
    return Pe.#l(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#t)
      return this.#t.toMMPattern();
    let t = this.toString(), [n, r, o, s] = this.toRegExpSource();
    if (!(o || this.#n || this.#s.nocase && !this.#s.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
      return r;
    let a = (this.#s.nocase ? "i" : "") + (s ? "u" : "");
    return Object.assign(new RegExp(`^${n}$`, a), {
      _src: n,
      _glob: t
    });
  }
  get options() {
    return this.#s;
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
    let n = t ?? !!this.#s.dot;
    if (this.#t === this && (this.#p(), this.#g()), !Cp(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? Pe.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && bE.has(this.#e[0]))) {
        let d = wE, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? gE : y ? js : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Jt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#y(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, Jt(this.toString()), !1, !1];
    }
    let i = !r || t || n || !js ? "" : this.#y(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? js : "") + Np;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? js : "") + Fp + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      Jt(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (Cp(this)) {
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
    this.#i = void 0;
  }
  #y(t) {
    return this.#e.map((n) => {
      if (typeof n == "string")
        throw new Error("string type in extglob ast??");
      let [r, o, s, i] = n.toRegExpSource(t);
      return this.#o = this.#o || i, r;
    }).filter((n) => !(this.isStart() && this.isEnd()) || !!n).join("|");
  }
  static #S(t, n, r = !1) {
    let o = !1, s = "", i = !1, a = !1;
    for (let c = 0; c < t.length; c++) {
      let u = t.charAt(c);
      if (o) {
        o = !1, s += (vE.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Np : Fp, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Rp(t, c);
        if (m) {
          s += f, i = i || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        s += Gc, n = !0;
        continue;
      }
      s += kE(u);
    }
    return [s, Jt(t), !!n, i];
  }
};
Pe = vn;

// node_modules/minimatch/dist/esm/escape.js
var Jc = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var we = (e, t, n = {}) => (So(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), SE = /^\*+([^+@!?*[(]*)$/, PE = (e) => (t) => !t.startsWith(".") && t.endsWith(e), EE = (e) => (t) => t.endsWith(e), OE = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), IE = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), $E = /^\*+\.\*+$/, ME = (e) => !e.startsWith(".") && e.includes("."), BE = (e) => e !== "." && e !== ".." && e.includes("."), AE = /^\.\*+$/, TE = (e) => e !== "." && e !== ".." && e.startsWith("."), RE = /^\*+$/, CE = (e) => e.length !== 0 && !e.startsWith("."), _E = (e) => e.length !== 0 && e !== "." && e !== "..", FE = /^\?+([^+@!?*[(]*)?$/, NE = ([e, t = ""]) => {
  let n = Wp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, LE = ([e, t = ""]) => {
  let n = Up([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, DE = ([e, t = ""]) => {
  let n = Up([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, WE = ([e, t = ""]) => {
  let n = Wp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Wp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Up = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, jp = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Lp = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, UE = jp === "win32" ? Lp.win32.sep : Lp.posix.sep;
we.sep = UE;
var de = /* @__PURE__ */ Symbol("globstar **");
we.GLOBSTAR = de;
var jE = "[^/]", zE = jE + "*?", HE = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", qE = "(?:(?!(?:\\/|^)\\.).)*?", GE = (e, t = {}) => (n) => we(n, e, t);
we.filter = GE;
var Ne = (e, t = {}) => Object.assign({}, e, t), JE = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return we;
  let t = we;
  return Object.assign((r, o, s = {}) => t(r, o, Ne(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, Ne(e, s));
      }
      static defaults(o) {
        return t.defaults(Ne(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, Ne(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, Ne(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Ne(e, o)),
    escape: (r, o = {}) => t.escape(r, Ne(e, o)),
    filter: (r, o = {}) => t.filter(r, Ne(e, o)),
    defaults: (r) => t.defaults(Ne(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Ne(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Ne(e, o)),
    match: (r, o, s = {}) => t.match(r, o, Ne(e, s)),
    sep: t.sep,
    GLOBSTAR: de
  });
};
we.defaults = JE;
var zp = (e, t = {}) => (So(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Ap(e, { max: t.braceExpandMax }));
we.braceExpand = zp;
var KE = (e, t = {}) => new ze(e, t).makeRe();
we.makeRe = KE;
var VE = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
we.match = VE;
var Dp = /[?*]|[+@!]\(.*?\)|\[|\]/, XE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    So(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || jp, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Dp.test(s[2])) && !Dp.test(s[3]), u = /^[a-z]:/i.test(s[0]);
        if (c)
          return [
            ...s.slice(0, 4),
            ...s.slice(4).map((f) => this.parse(f))
          ];
        if (u)
          return [s[0], ...s.slice(1).map((f) => this.parse(f))];
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
          let a = r[o + 1], c = r[o + 2], u = r[o + 3];
          if (a !== ".." || !c || c === "." || c === ".." || !u || u === "." || u === "..")
            continue;
          n = !0, r.splice(o, 1);
          let f = r.slice(0);
          f[o] = "**", t.push(f), o--;
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
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), u = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), f = !u && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), l = c ? 3 : a ? 0 : void 0, m = f ? 3 : u ? 0 : void 0;
      if (typeof l == "number" && typeof m == "number") {
        let [p, d] = [
          t[l],
          n[m]
        ];
        p.toLowerCase() === d.toLowerCase() && (n[m] = p, s = m, o = l);
      }
    }
    let { optimizationLevel: i = 1 } = this.options;
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(de) ? this.#t(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #t(t, n, r, o, s) {
    let i = n.indexOf(de, s), a = n.lastIndexOf(de), [c, u, f] = r ? [
      n.slice(s, i),
      n.slice(i + 1),
      []
    ] : [
      n.slice(s, i),
      n.slice(i + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let v = t.slice(o, o + c.length);
      if (!this.#o(v, c, r, 0, 0))
        return !1;
      o += c.length, s += c.length;
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
        let E = String(t[S]);
        if (v = !0, E === "." || E === ".." || !this.options.dot && E.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === de ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
    let y = m.length - 1, w = t.length - l;
    for (let v of m)
      v[1] = w - (h[y--] + v[0].length);
    return !!this.#n(t, m, o, 0, r, 0, !!l);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, s, i, a) {
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
      if (this.#o(t.slice(0, r + u.length), u, s, r, 0) && i < this.maxGlobstarRecursion) {
        let p = this.#n(t, n, r + u.length, o + 1, s, i + 1, a);
        if (p !== !1)
          return p;
      }
      let m = t[r];
      if (m === "." || m === ".." || !this.options.dot && m.startsWith("."))
        return !1;
      r++;
    }
    return s || null;
  }
  #o(t, n, r, o, s) {
    let i, a, c, u;
    for (i = o, a = s, u = t.length, c = n.length; i < u && a < c; i++, a++) {
      this.debug("matchOne loop");
      let f = n[a], l = t[i];
      if (this.debug(n, f, l), f === !1 || f === de)
        return !1;
      let m;
      if (typeof f == "string" ? (m = l === f, this.debug("string match", f, l, m)) : (m = f.test(l), this.debug("pattern match", f, l, m)), !m)
        return !1;
    }
    if (i === u && a === c)
      return !0;
    if (i === u)
      return r;
    if (a === c)
      return i === u - 1 && t[i] === "";
    throw new Error("wtf?");
  }
  braceExpand() {
    return zp(this.pattern, this.options);
  }
  parse(t) {
    So(t);
    let n = this.options;
    if (t === "**")
      return de;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(RE)) ? o = n.dot ? _E : CE : (r = t.match(SE)) ? o = (n.nocase ? n.dot ? IE : OE : n.dot ? EE : PE)(r[1]) : (r = t.match(FE)) ? o = (n.nocase ? n.dot ? LE : NE : n.dot ? DE : WE)(r) : (r = t.match($E)) ? o = n.dot ? BE : ME : (r = t.match(AE)) && (o = TE);
    let s = vn.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? zE : n.dot ? HE : qE, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? XE(l) : l === de ? de : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== de || d === de || (d === void 0 ? p !== void 0 && p !== de ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== de && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = de));
      });
      let f = u.filter((l) => l !== de);
      if (this.partial && f.length >= 1) {
        let l = [];
        for (let m = 1; m <= f.length; m++)
          l.push(f.slice(0, m).join("/"));
        return "(?:" + l.join("|") + ")";
      }
      return f.join("/");
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
    return we.defaults(t).Minimatch;
  }
};
we.AST = vn;
we.Minimatch = ze;
we.escape = Jc;
we.unescape = Jt;

// src/files/windows-names.ts
var ZE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function YE(e) {
  if (e === "." || e === "..") return;
  if (ZE.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function zs(e) {
  for (let t of e.split("/")) {
    let n = YE(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Hp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Me(e, t, { platform: n = process.platform, home: r = Wt() } = {}) {
  let o = { platform: n, home: r && J(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => eO(c, J(t, n), o)), i = s.filter((c) => !c.negated), a = (c, u = -1) => s.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: i.map(
      (c, u) => nO(c, u, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function eO(e, t, n) {
  let r = yt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = J(e.slice(s.length), n.platform), [a, c] = tO(i, t, { ...n, maths: r }), [, u = "", f = ""] = QE.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, Hp), d = o ? new ze(f, { ...Hp, nocase: !0 }) : p;
  return {
    line: e,
    negated: s.split("!").length % 2 === 0,
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
function tO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${ms}`);
  return [r, e.slice(2)];
}
function nO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = yt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && rO(e, t, n);
  let m = c(t, ...l);
  return {
    number: s,
    order: i,
    text: e,
    base: m,
    rest: r.split("/").slice(l.length).join("/"),
    literal: f ? c(t, ...n) : void 0,
    matches: (p) => o(c(m, p))
  };
}
function rO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && zs(o);
  } catch (o) {
    throw new Error(`${r}: ${P(o)}`);
  }
}

// src/job/installed-tree.ts
var aO = 256 * 1048576;
function Jp({ directories: e, marks: t }) {
  let n = (0, qp.createHash)("sha256"), r = aO;
  for (let o of e)
    for (let s of oO.globSync(t, { cwd: o }).sort()) {
      let i = B(o, s);
      n.update(JSON.stringify([o, s]));
      let a = Gp(i, { throwIfNoEntry: !1 });
      if (!a?.isFile()) continue;
      let c = a.size <= r;
      c && (r -= a.size), n.update(c ? iO(i) : `${a.size} ${a.mtimeMs}`);
    }
  return n.digest("hex");
}
function Kp(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var cO = 5e3, uO = 20;
function fO(e) {
  let t = Date.now() - uO;
  return e.flatMap((n) => {
    let r = Yp(n);
    return r.length === 0 || r.length > cO ? [] : { directory: n, bornMs: lO(n, r), seenMs: t };
  });
}
function Vp({ paths: e, mode: t, rolling: n, lookupOnly: r }) {
  if (n || r || t === "lazy") return;
  let { lines: o } = Me(e, process.cwd());
  return fO(o.flatMap(({ literal: s }) => s ?? []));
}
function lO(e, t) {
  let n = 0;
  for (let r of t) {
    let o = Zp(B(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function Xp(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let s = (a) => {
      let c = Zp(B(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, i = Yp(n);
    return i.length > 0 && i.every(s);
  }).map(({ directory: n }) => n);
}
function Zp(e) {
  return he(() => Gp(e));
}
function Yp(e) {
  return he(() => sO(e)) ?? [];
}

// src/system/disk/scratch.ts
import { mkdtempSync as gO, rmSync as nd } from "node:fs";
import { join as wO } from "node:path";

// src/system/disk/space.ts
import { statfsSync as mO } from "node:fs";
import { statfs as pO } from "node:fs/promises";
var dO = 0.05, hO = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, yO = 20;
async function Qp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await pO(e), i = (c, u) => Math.floor(Math.min(u * dO, hO[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
function kn(e, t) {
  return I(e) === "ENOSPC" || /No space left on device/.test(P(e)) ? ed(t) : e;
}
async function sr(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((s) => {
    throw kn(s, t);
  });
  if (o !== nt(n)) throw ed(t);
}
function ed(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = mO(e), i = `${z(t * r)} of ${z(n * r)} are free`, a = s > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${i}${a}. Make room on this disk`
  );
}
async function at(e, t) {
  let n = await Qp(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(z(t.bytes), z(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Eo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await Qp(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, yO);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Kc = /* @__PURE__ */ new Set();
function td() {
  for (let e of Kc) nd(e, { recursive: !0, force: !0 });
}
function bO(e) {
  try {
    return gO(wO(e, "headstart-"));
  } catch (t) {
    throw kn(t, e);
  }
}
function Ee(e) {
  process.listeners("exit").includes(td) || process.on("exit", td);
  let t = bO(e);
  Kc.add(t);
  let n = () => {
    nd(t, { recursive: !0, force: !0 }), Kc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as vO } from "node:async_hooks";
import { subscribe as kO, unsubscribe as xO } from "node:diagnostics_channel";
var SO = 6e4;
async function xn(e, t, n) {
  return ct({ path: Ws(e), args: t }, n);
}
async function ct(e, t) {
  let { limitMs: n = SO, goodCodes: r = [0], signal: o, ...s } = t, i = new AbortController(), a = new ce(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && i.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, i.signal]), m = await Vc(e, { ...s, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw or(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var rd = new vO();
async function Vc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: s = Buffer.alloc(0), env: i = xt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    rd.getStore() === m && (f = d.process, process.nextTick(() => {
      f?.stdin?.on("error", () => {
      }), o.aborted && l();
    }));
  }, p = {
    cwd: r,
    env: i,
    // Without `input`, the program's standard input would stay open.
    input: s,
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
  kO(od, m), o.addEventListener("abort", l);
  try {
    let d = await rd.run(m, () => Kl(PO(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ce(`${e} could not be run: ${P(d)}`);
  } finally {
    xO(od, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var od = "child_process";
function PO(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as EO } from "node:fs";
async function sd(e, t = !0) {
  let n = async (i) => {
    let a = t ? kt(i) : void 0;
    return a && await OO(a, e) && a;
  }, [r, o, s] = await Promise.all([
    IO(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: kt("zstd"), mksquashfs: o, unsquashfs: s };
}
async function OO(e, t) {
  let n = await ad("-version", e, t), [, r, o, s] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(s) >= 405 ? r : void 0;
}
async function IO(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = kt(t), r = n && ($O(n) ?? MO(await ad("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var id = { "GNU tar": "gnu", bsdtar: "bsd" };
function $O(e) {
  let t = he(() => EO(e));
  return Object.entries(id).find(([n]) => t?.includes(`\0${n}\0`))?.[1];
}
async function ad(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await ct({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${P(o)}`), "";
  }
}
function MO(e) {
  return Object.entries(id).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as SI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as ur from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Xc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, xe(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, xe(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, xe(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, xe(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, xe(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Vs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Kt = D(cd(), 1);
import * as ir from "path";
var Vt = process.platform === "win32";
function Pt(e) {
  if (e = St(e), Vt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = ir.dirname(e);
  return Vt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = St(t)), t;
}
function qs(e, t) {
  if ((0, Kt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Kt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Oo(t))
    return t;
  if (Vt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Kt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (qe(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Kt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Kt.default)(Oo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Vt && e.endsWith("\\") || (e += ir.sep), e + t;
}
function Oo(e) {
  return (0, Kt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = qe(e), Vt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Io(e) {
  return (0, Kt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = qe(e), Vt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function qe(e) {
  return e = e || "", Vt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function St(e) {
  return e ? (e = qe(e), !e.endsWith(ir.sep) || e === ir.sep || Vt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ge;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ge || (Ge = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var ud = process.platform === "win32";
function Yc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = ud ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = ud ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Pt(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Pt(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function fd(e, t) {
  let n = Ge.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function ld(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as dd from "os";
import * as cr from "path";
var Xt = D(md(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Sn from "path";
var ar = D(pd(), 1), TO = process.platform === "win32", Pn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, ar.default)(t, "Parameter 'itemPath' must not be empty"), t = St(t), !Io(t))
        this.segments = t.split(Sn.sep);
      else {
        let n = t, r = Pt(n);
        for (; r !== n; ) {
          let o = Sn.basename(n);
          this.segments.unshift(o), n = r, r = Pt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, ar.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, ar.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = qe(t[n]), n === 0 && Io(r) ? (r = St(r), (0, ar.default)(r === Pt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, ar.default)(!r.includes(Sn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Sn.sep) || TO && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Sn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Et = process.platform === "win32", $o = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, Xt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Xt.default)(u && Oo(u), "Parameter 'segments' first element must be a root path"), s = new Pn(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new Pn(s).segments, this.trailingSeparator = qe(s).endsWith(cr.sep), s = St(s);
    let i = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !i && !(i = u === ""));
    this.searchPath = new Pn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Et ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Et,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Et ? s.replace(/\\/g, "/") : s, this.minimatch = new ze(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = qe(t), !t.endsWith(cr.sep) && this.isImplicitPattern === !1 && (t = `${t}${cr.sep}`)) : t = St(t), this.minimatch.match(t) ? this.trailingSeparator ? Ge.Directory : Ge.All : Ge.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = St(t), Pt(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Et ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Et ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Xt.default)(t, "pattern cannot be empty");
    let r = new Pn(t).segments.map((o) => e.getLiteral(o));
    if ((0, Xt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Xt.default)(!Io(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = qe(t), t === "." || t.startsWith(`.${cr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${cr.sep}`))
      n = n || dd.homedir(), (0, Xt.default)(n, "Unable to determine HOME directory"), (0, Xt.default)(Oo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Et && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = qs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Et && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = qs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = qs(e.globEscape(process.cwd()), t);
    return qe(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Et && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Et && a + 1 < t.length) {
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
var Mo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Qc = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, RO = function(e) {
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
    Promise.resolve(c).then(function(u) {
      s({ value: u, done: a });
    }, i);
  }
}, Zt = function(e) {
  return this instanceof Zt ? (this.v = e, this) : new Zt(e);
}, CO = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, s = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", i), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function i(p) {
    return function(d) {
      return Promise.resolve(d).then(p, l);
    };
  }
  function a(p, d) {
    r[p] && (o[p] = function(h) {
      return new Promise(function(y, w) {
        s.push([p, h, y, w]) > 1 || c(p, h);
      });
    }, d && (o[p] = d(o[p])));
  }
  function c(p, d) {
    try {
      u(r[p](d));
    } catch (h) {
      m(s[0][3], h);
    }
  }
  function u(p) {
    p.value instanceof Zt ? Promise.resolve(p.value.v).then(f, l) : m(s[0][2], p);
  }
  function f(p) {
    c("next", p);
  }
  function l(p) {
    c("throw", p);
  }
  function m(p, d) {
    p(d), s.shift(), s.length && c(s[0][0], s[0][1]);
  }
}, _O = process.platform === "win32", Ks = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Xc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Qc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = RO(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
          o = c.value, i = !1;
          let u = o;
          s.push(u);
        }
      } catch (u) {
        n = { error: u };
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
    return CO(this, arguments, function* () {
      let n = Xc(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new $o(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Yc(r)) {
        xe(`Search path '${i}'`);
        try {
          yield Zt(ur.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Mo(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = fd(r, i.path), c = !!a || ld(r, i.path);
        if (!a && !c)
          continue;
        let u = yield Zt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Vs.basename(i.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ge.Directory && n.matchDirectories)
              yield yield Zt(i.path);
            else if (!c)
              continue;
            let f = i.level + 1, l = (yield Zt(ur.promises.readdir(i.path))).map((m) => new Mo(Vs.join(i.path, m), f));
            o.push(...l.reverse());
          } else a & Ge.File && (yield yield Zt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Qc(this, void 0, void 0, function* () {
      let r = new e(n);
      _O && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new $o(s));
      return r.searchPaths.push(...Yc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Qc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield ur.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              xe(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw s;
        }
      else
        o = yield ur.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield ur.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((i) => i === s)) {
          xe(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var FO = D(hd(), 1);

// node_modules/@actions/glob/lib/glob.js
var NO = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        i(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        i(l);
      }
    }
    function u(f) {
      f.done ? s(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function yd(e, t) {
  return NO(this, void 0, void 0, function* () {
    return yield Ks.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as LO } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var DO = /[\u0080-\u00ff]/, WO = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!DO.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return WO.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function F(e, t) {
  return e === t || e.startsWith(Ot(t));
}
function Ot(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return LO(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as pI,
  lstatSync as Rd,
  mkdtempSync as dI,
  readdirSync as Cd,
  rmdirSync as hI,
  rmSync as _d,
  statSync as yI,
  writeFileSync as gI
} from "node:fs";
import * as oi from "node:fs/promises";
import { createServer as wI } from "node:net";
import { toNamespacedPath as bI } from "node:path";

// src/system/disk/local-socket.ts
var wd = D(gd(), 1);
import { once as UO } from "node:events";
import { closeSync as jO, lstatSync as zO, openSync as HO, statSync as qO, symlinkSync as GO, writeFileSync as JO } from "node:fs";
import { connect as KO } from "node:net";
import { tmpdir as VO } from "node:os";
import { join as fr } from "node:path";
var Xs = process.platform === "win32";
function Zs(e, t, n) {
  let { path: r, close: o } = Xs ? { path: `\\\\.\\pipe\\headstart-${(0, wd.randomUUID)()}`, close: () => {
  } } : bd(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Xs && n.listening && JO(fr(e, t), vd(r, e), { mode: 384 }), n.listening;
}
async function Ys(e, t) {
  let n = Xs ? kd(e, t) : bd(e, t);
  if (n)
    try {
      let r = KO(n.path);
      return r.on("error", () => {
      }), await UO(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function nu(e, t) {
  return Xs ? kd(e, t) !== void 0 : zO(fr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function bd(e, t) {
  let n = fr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = HO(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => jO(o) };
  }
  let r = Ee(VO());
  return GO(e, fr(r.dir, "d")), { path: fr(r.dir, "d", t), close: r.remove };
}
var XO = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, ZO = 256;
function vd(e, t) {
  return `${e}
${qO(t, { bigint: !0 }).ino}
`;
}
function kd(e, t) {
  let n = rr(fr(e, t), ZO)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return XO.test(r) && n === vd(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as YO, renameSync as QO, rmdirSync as eI } from "node:fs";
function be(e, t) {
  oI(
    () => QO(e, t),
    () => !xd(t)
  );
}
function lr(e, t) {
  let n = process.platform === "win32";
  n && he(() => eI(t));
  try {
    return be(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && xd(t)) return !1;
    throw r;
  }
}
function xd(e) {
  return YO(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var tI = ["EPERM", "EBUSY", "EACCES"], nI = 200, rI = new Int32Array(new SharedArrayBuffer(4));
function oI(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, nI)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && tI.includes(I(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(rI, 0, 0, s);
  }
}

// src/files/journal.ts
var Bd = D(Pd(), 1);
import * as re from "node:fs";

// src/files/journal-step.ts
var Ed = K({
  mode: ie(fe(), Ms()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: ie(fe(), Ms())
}), Od = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Qs(e) {
  let t = e;
  return Od[e.do].map((n) => t[n]);
}
function ru(e, t) {
  let n = b(G(t)), r = Ot(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify($d(s, o))}
`).join("");
}
function Id(e, t) {
  let n = b(G(t)), r = (i) => i === "" ? n : `${Ot(n)}${i}`, o = e.split(`
`).slice(0, -1), s = sI(b(fs(t)));
  return o.map((i) => {
    let a = JSON.parse(i), c = Yn(s, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return $d(a, r);
  });
}
function $d(e, t) {
  let n = Qs(e), r = Od[e.do].map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function sI(e) {
  let t = (a) => a.split("/"), n = (a) => t(a).every((c) => !["", ".", ".."].includes(c)), r = (a) => ie(
    ne(),
    no((c) => n(c) && a(c))
  ), o = r((a) => t(a)[0] !== e), s = r((a) => a.startsWith(`${e}/`)), i = ne();
  return xc("do", [
    /** Makes a directory that was missing above a match. */
    K({ do: bt("make"), path: o }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    K({ do: bt("move"), to: o, from: s, inode: i }),
    /** Moves the existing file aside, and a staged file to its path. */
    K({ do: bt("replace"), to: o, from: s, aside: s, inode: i }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    K({
      do: bt("stamp"),
      path: wn([bt(""), o]),
      stamp: Ed,
      before: Ed
    })
  ]);
}

// src/files/journal.ts
var mr = "journal", iI = Math.min(128 * 1024 * 1024, (0, Bd.getHeapStatistics)().heap_size_limit / 32);
function Ad(e, t) {
  re.appendFileSync(B(t, mr), ru(e, t), { mode: 384 });
  for (let n of e) cI(n);
}
function Td(e) {
  e.do === "stamp" && M(e.path)?.isDirectory() && su(e.path, e.stamp);
}
function ou(e) {
  re.rmSync(B(e, mr), { force: !0 });
}
function ti(e, t = () => !0) {
  let n = aI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let i of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(i) ? uI(i) : r.add(i);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let s = ru(
    n.filter((i) => r.has(i)),
    e
  );
  if (s !== "") {
    let i = B(e, `${mr}-draft`);
    re.writeFileSync(i, s, { mode: 384 }), be(i, B(e, mr));
  } else ou(e);
}
function Bo(e) {
  return M(b(B(e, mr))) !== void 0;
}
function aI(e) {
  if (!Bo(e)) return [];
  let t = rr(B(e, mr), iI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Id(t.toString(), e);
}
function cI(e) {
  if (e.do === "make") re.mkdirSync(g(e.path));
  else if (e.do === "stamp") su(e.path, e.stamp);
  else
    try {
      e.do === "replace" && ei(e.to, e.aside), ei(e.from, e.to);
    } catch (t) {
      throw I(t) === "EXDEV" ? mI(e.from, e.to) : t;
    }
}
function uI(e) {
  if (e.do === "make") fI(e.path);
  else if (e.do === "stamp") lI(e.path, e.before);
  else if (e.do === "move") Md(e);
  else if (M(e.aside)) {
    if (Md(e), M(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    ei(e.aside, e.to);
  }
}
function Md({ from: e, to: t, inode: n }) {
  !M(e) && ni(t) === n && ei(t, e);
}
function ni(e) {
  let t = re.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function M(e) {
  try {
    return re.lstatSync(g(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function It(e) {
  if (re.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (M(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...It(G(e)), e];
}
function fI(e) {
  try {
    re.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function lI(e, t) {
  let n = M(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && su(e, t);
}
function su(e, { mode: t, mtime: n }) {
  try {
    re.chmodSync(g(e), t), re.utimesSync(g(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function mI(e, t) {
  let n = (i) => M(i)?.dev, r = M(t)?.isDirectory() ? t : G(t), o = n(r);
  for (; G(r) !== r && n(G(r)) === o; ) r = G(r);
  let s = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${s}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function ei(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    be(n, r);
  } catch (o) {
    let s = M(e);
    if (I(o) !== "EACCES" || !s?.isDirectory()) throw o;
    re.chmodSync(n, s.mode | 128), be(n, r), re.chmodSync(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var pr = ".headstart-staging-";
function ut(e) {
  return e.startsWith(pr);
}
function si(e) {
  let { dir: t, sign: n } = Fd(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Bo(t) || (iu(t), n?.close());
    }
  };
}
function iu(e) {
  if (M(b(e))) {
    for (let t of Cd(e)) t !== ii && Yt(B(e, t));
    Yt(e);
  }
}
async function Qt({ base: e, literal: t }) {
  let n = vI(e);
  if (t === void 0) return n;
  let r = Rd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Rd(n).dev ? t : oi.access(n, oi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function vI(e) {
  let t = e;
  for (; !yI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = G(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function dr(e) {
  let t = M(b(e));
  return t !== void 0 && Ao(t);
}
function Ao(e) {
  return e.isDirectory() && Ns(e) && op(e);
}
function hr(e) {
  return nu(e, ii);
}
var ii = "alive", ri = "born", kI = 10;
function Fd(e, t = 1) {
  let n = dI(B(e, pr));
  try {
    return { dir: n, sign: xI(n) };
  } catch (r) {
    if (I(r) !== "ENOENT" || t === kI) throw r;
    return Fd(e, t + 1);
  }
}
function xI(e) {
  let t = wI((o) => o.destroy()).unref(), [n, r] = [B(e, ri), B(e, ii)];
  if (!Zs(e, ri, t)) {
    gI(r, "");
    return;
  }
  try {
    be(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Nd(e) {
  try {
    nu(e, ri) && _d(B(e, ri)), hI(e);
  } catch {
  }
}
async function ai(e) {
  if (!hr(e)) return !1;
  try {
    let t = await Ys(e, ii);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Yt(e) {
  let t = typeof e == "string" ? bI(e) : e, n = () => _d(t, { recursive: !0, force: !0, maxRetries: 3 });
  try {
    n();
  } catch (r) {
    if (I(r) !== "EACCES") throw r;
    Ld(Buffer.from(e).toString("latin1")), n();
  }
}
function Ld(e) {
  pI(g(e), 448);
  for (let t of Cd(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Ld(`${e}/${t.name}`);
}

// src/files/matches.ts
async function yr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await PI(r)) {
      let s = SI(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || EI(o, r) || Dd(o, r, t) || n.set(o, { line: r, path: o, relative: pn(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !OI(r, n, t));
}
async function PI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await yd(`${II(Ot(e.base))}${e.rest}`, t)).glob()).map((r) => J(r));
}
function EI(e, { base: t }) {
  return pn(t, e).split("/").some(ut);
}
function Dd(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== G(e) && Dd(G(e), t, n) : !1;
}
function OI(e, t, n) {
  for (let r = e, o = G(e); o !== r; r = o, o = G(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function II(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function ci({ paths: e, localDir: t, stash: n }) {
  return To([t, n.dir], Me(e, process.cwd()));
}
var $I = 5;
function au({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, $I).map(({ text: r }) => `'${r}'${BI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function Wd({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((i) => i.line === o) && (await yr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [au({ lines: r })] : [];
}
var MI = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function BI(e) {
  let [, t] = MI.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function To(e, { lines: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => F(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function en(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function gr(e = 1024 * 1024) {
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

// src/stores/transfer/signed-url.ts
function Ud(e) {
  let t, n, r = async (o) => (n = { url: await e.url(o), worked: !1, renewed: o, isOver: !1 }, n);
  return {
    current: () => t ??= r(n !== void 0),
    /**
     * The server refused a URL, so `current` signs another one.
     * @throws the failure if the URL is new, so that it cannot have expired
     */
    refused(o, s) {
      if (!o.isOver) {
        if (o.renewed && !o.worked) throw s;
        o.isOver = !0, t = void 0;
      }
    },
    /** The object, for messages. */
    place: () => n === void 0 ? "the store" : je(n.url)
  };
}
function jd(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function zd(e) {
  let t = [], n = e, r = 0, o = Number.NEGATIVE_INFINITY, s = () => {
    for (; r < n && t.length > 0; )
      t.sort((i, a) => i.place - a.place), r++, t.shift()?.go();
  };
  return {
    /** Resolves when a request may start. The waiting request with the lowest place starts first. */
    acquire: (i) => new Promise((a) => {
      t.push({ place: i, go: a }), s();
    }),
    release() {
      r--, s();
    },
    /** The server was overloaded: halves the limit. @param since when the request began */
    decrease(i) {
      i < o || (o = performance.now(), n = Math.max(1, Math.floor(n / 2)));
    },
    /** A request succeeded: raises the limit by one, up to the maximum. */
    increase() {
      n = Math.min(e, n + 1);
    }
  };
}

// src/stores/transfer/download/range-request.ts
async function Gd(e, t) {
  let { http: n, object: r, signal: o } = t, { url: s } = t.signed, { idleMs: i, progressBytes: a } = t.limits, c = !Number.isFinite(r.size), u = {
    ...!c && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(s, {
    method: "GET",
    headers: u,
    signal: o,
    idleMs: i,
    progressBytes: a,
    onHead: (l, m) => Hd(l) ? AI(l, m, e, t) : void 0
  });
  if (!Hd(f)) throw await dp(f, s);
  if (c && e.finish(), !e.isComplete()) throw cu(s, "the connection ended before the object did", "resume");
}
var Hd = ({ status: e }) => e === 200 || e === 206;
function AI(e, t, n, r) {
  let { url: o } = r.signed, s = e.status === 200 && e.headers["content-range"] === void 0, i = TI(e, n, { ...r.object, isWhole: s });
  if (i) throw cu(o, ...i);
  return s && r.queue.widen(n), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (a) => {
    let c = n.end - n.position;
    if (a.length > c && !s) throw cu(o, "it sends more bytes than it says", "retry");
    n.take(a.subarray(0, c), t), r.received(a.length), s && n.isComplete() && t.end();
  };
}
function TI({ headers: e }, { position: t, end: n }, { size: r, etag: o, isWhole: s }) {
  let { "content-encoding": i = "identity", "content-length": a } = e;
  if (i !== "identity") return [`something on the way encodes it as ${i}; a proxy?`, "none"];
  if (/^text\/html/i.test(String(e["content-type"])))
    return ["a web page comes instead of the object; does a proxy or portal want a login?", "none"];
  if (o !== void 0 && e.etag !== o)
    return [`the object was replaced meanwhile: its ETag is ${e.etag}, not ${o}`, "none"];
  if (s)
    return t !== 0 ? ["the server ignores the range that it is asked for", "await-whole"] : !Number.isFinite(r) || qd(a, r) ? void 0 : ["the object has another length", "retry"];
  let c = `bytes ${t}-${n - 1}/${r}`;
  return e["content-range"] !== c ? [`it sends '${e["content-range"]}' instead of '${c}'`, "retry"] : qd(a, n - t) ? void 0 : [`it sends ${a} bytes for '${c}'`, "retry"];
}
function qd(e, t) {
  return e === void 0 || e === String(t);
}
function cu(e, t, n) {
  return new X(`${je(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function Jd(e, t) {
  let n = CI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await _I(e, t);
    } catch (s) {
      if (s instanceof X && s.recover === "await-whole" && t.begun && await Ds(t.begun.promise, t.signal), r()) throw s;
    }
  };
  for (; r(); ) await bp(n, o);
}
function CI(e, t) {
  let { limits: n, signal: r, object: o } = t, s = e.start, i = !0;
  return {
    signal: r,
    backoffMs: n.backoffMs,
    maxWaitMs: n.noProgressMs,
    maxFailures: () => t.failuresInARow < t.maxFailuresInARow ? 8 : 0,
    hasProgressed() {
      return e.position - s < n.progressBytes ? !1 : (s = e.position, i = !0, t.failuresInARow = 0, !0);
    },
    judge(a) {
      let c = { error: a, failures: Number.POSITIVE_INFINITY, retryAfterMs: 0 };
      if (!(a instanceof X) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = i && a.recover === "resume" ? 0 : 1;
      return i = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function _I(e, t) {
  let { limiter: n, link: r, queue: o, hedge: s, signal: i } = t;
  await n.acquire(e.start);
  let a = performance.now();
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Gd(e, { ...t, signed: c, signal: f });
    await s.during(e, { url: c.url, signal: i, send: u }).catch((f) => {
      if (!(f instanceof X) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), n.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof X && c.recover === "slow-down" && n.decrease(a), c;
  } finally {
    n.release();
  }
}

// src/stores/transfer/download/hedge.ts
function Kd(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    /** Compares a request with others while it is under way. */
    async during(r, { url: o, signal: s, send: i }) {
      let a = new AbortController(), c = `${je(o)}: it sends one part much more slowly than others`, u = () => a.abort(new X(c, "resume")), [f, l] = [performance.now(), r.position];
      t.set(r, { since: f, from: l, end: u });
      try {
        await i(AbortSignal.any([s, a.signal])), n.bytes += r.position - l, n.ms += performance.now() - f;
      } finally {
        t.delete(r);
      }
    },
    /** Ends this part's request if it lags. Called for the part that the reader waits for. */
    check(r) {
      let o = t.get(r);
      if (!o || n.ms === 0) return;
      let s = performance.now() - o.since - e * 2 ** r.hedges;
      r.position - o.from >= s * n.bytes / n.ms / 4 || (r.hedges++, o.end());
    }
  };
}

// src/stores/transfer/download/part.ts
function Vd(e, t, { memory: n, roomBytes: r, onPiece: o }) {
  let s = [], i, a = 0, c = 0, u, f = () => {
    i && (s.push(Object.assign(i.subarray(0, a), { position: m.position - a })), i = void 0, a = 0, o());
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
        i ??= n.acquire(m.end - m.position);
        let y = p.copy(i, a, h);
        h += y, a += y, m.position += y, a === i.length && f();
      }
      c += p.length, !(c <= r) && (u = d, d.pause());
    },
    finish() {
      f(), m.end = m.position;
    },
    next() {
      let p = s.shift();
      return c -= p?.length ?? 0, c < r && l(), p;
    },
    isComplete: () => m.position === m.end,
    isRead: () => m.isComplete() && s.length === 0
  };
  return m;
}

// src/stores/transfer/download/part-queue.ts
function Xd({ start: e, end: t }, n) {
  let { partBytes: r, order: o, most: s, newPart: i } = n, a = [], [c, u] = [e, t], f = () => (u -= (t - e) % r || r, i(u, t)), l = () => {
    let m = c;
    return c = Math.min(c + r, u), i(m, c);
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
      for (; a.length + m.length < s && c < u; )
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
function En({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, s = Math.min(e, o), i = 0, a = 0;
  return {
    moved(c) {
      for (i += c; s > 0 && i >= s; )
        i -= s, o -= s, s = Math.min(e, o), a = 0;
    },
    /**
     * Called at regular intervals.
     * @param ms how long the job has waited for the transfer since the last call
     * @returns the speed and the limit in words, if the transfer is too slow
     */
    check(c) {
      return a += c, a < n || s * a <= i * t ? void 0 : `${(i / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(s / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/stores/transfer/download.ts
function Zd(e, t, n) {
  let { memory: r = gr(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...wp, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => FI(e, t, { ...n, memory: r, limits: o })
  };
}
async function* FI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let s, i = () => s?.resolve(), a = NI(t, n, i), c = LI(t, n), { http: u, limits: f, concurrency: l, partBytes: m } = n, p = {
    http: u,
    limits: f,
    object: e,
    queue: a,
    signal: o,
    received: c.received,
    link: Ud(e),
    begun: t.start === 0 ? Promise.withResolvers() : void 0,
    limiter: zd(l),
    hedge: Kd(f.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: hp(Math.ceil((t.end - t.start) / m)),
    lastFailure: void 0
  }, d = Math.min(500, f.hedgeMs / 2), y = setInterval(() => {
    let w = c.check(s ? d : 0, p);
    w && r.abort(new X(w, "retry")), s && a.parts[0] && p.hedge.check(a.parts[0]);
  }, d);
  o.addEventListener("abort", () => clearInterval(y));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let v of a.refill()) Jd(v, p).then(i, (S) => r.abort(S));
      if (a.parts.length === 0) return;
      let w = a.take();
      w ? yield w : (s = Promise.withResolvers(), await Ds(s.promise, o), s = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function NI({ start: e, end: t }, n, r) {
  let { memory: o, limits: s, concurrency: i, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < s.singleBytes, f = i > 1 && Number.isFinite(c) ? n.order : void 0;
  return Xd(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: i,
      newPart: (l, m) => Vd(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function LI({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, s = { paceBytes: r, paceMs: o, paceAfterMs: o }, i = En(n, t - e), a = En(s, t - e);
  return {
    received(c) {
      i.moved(c), a.moved(c);
    },
    /** @returns why the download as a whole is too slow */
    check(c, { lastFailure: u, link: f }) {
      let l = i.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Nc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function Yd(e) {
  let t = Fe(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Xn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Xn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Fe(e, "rolling-branches", ["default", "all"]),
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
function eh(e) {
  let t = zI(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw ui("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: WI(e("bucket")),
    prefix: UI(e("prefix")),
    region: jI(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !DI(t) : n === "true",
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
function DI(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function WI(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw ui("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Qd = 256;
function UI(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Qd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Qd} in all`;
  throw ui("prefix", e, r);
}
function jI(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw ui("region", e, "must be the name of a region, such as eu-west-1");
}
function zI(e) {
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
function ui(e, t, n) {
  return new $(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var On = D(th(), 1);

// src/inputs/trusted-writers.ts
var HI = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function rh(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(qI);
}
function qI(e) {
  let [, t, n, r] = HI.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new $(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((s) => s.split("*").map(nh).join("[^/]*"));
  return { workflow: new RegExp(`^${nh(t)}${o.join(".*")}$`, "u"), event: r };
}
function nh(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var oh = 32, GI = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function ih(e) {
  let t = sh(e("signing-key")).map(JI), n = sh(e("verify-key")).map(KI), r = rh(e("trusted-writers"));
  if (t.length + n.length + r.length === 0) return;
  if (t.length + n.length > 0 && r.length > 0)
    throw new $(
      "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
    );
  if (e("format").toLowerCase() === "actions-cache")
    throw new $(
      "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
    );
  let o = t.map((s) => s.type === "secret" ? s : (0, On.createPublicKey)(s));
  return { signer: t[0], verifiers: [...o, ...n], writers: r };
}
function dz(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => Ro(e(n)).length > 0);
}
function ah(e) {
  return Ro(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function sh(e) {
  let t = Ro(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(GI))
    n.push(...Ro(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Ro(t.slice(r))];
}
function Ro(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function JI(e) {
  if (e.startsWith("-----")) {
    let r = ch(e, "PRIVATE KEY", On.createPrivateKey);
    if (r) return r;
    throw new $("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= oh) return (0, On.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new $(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${oh}: ${n}.`
  );
}
function KI(e) {
  let t = ch(e, "PUBLIC KEY", On.createPublicKey);
  if (t) return t;
  throw new $(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function ch(e, t, n) {
  if (!e.startsWith(`-----BEGIN ${t}-----`)) return;
  let r = he(() => n(e));
  return r?.asymmetricKeyType === "ed25519" ? r : void 0;
}

// src/inputs/inputs.ts
function Co(e, t) {
  let n = tt(e("save-always")), r = Fe(e, "store", ["auto", "github", "s3", "local"]), o = eh(e);
  if (r === "s3" && o.bucket === "") throw new $("Input `bucket` is required with `store: s3`.");
  return {
    key: gc(e, "key"),
    restoreKeys: fi(e("restore-keys")),
    paths: fi(gc(e, "path")),
    crossOs: tt(e("enableCrossOsArchive")),
    failOnMiss: tt(e("fail-on-cache-miss")),
    lookupOnly: tt(e("lookup-only")),
    store: r,
    localDir: YI(e("local-dir"), t),
    s3: o,
    stash: { ...QI(e("stash"), t), maxBytes: e$(e("stash-size")) },
    concurrency: Xn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: ZI(e("part-size")),
    mode: Fe(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Fe(e, "ramdisk", ["off", "auto", "on"]),
    verify: Fe(e, "verify", ["auto", "always"]),
    format: Fe(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : VI(e),
    jobStatus: e("job-status"),
    secrets: Fe(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: tt(e("source-times")),
    compressionLevel: Xn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Fe(e, "summary", ["auto", "true", "false"]),
    rolling: Yd(e),
    signing: ih(e)
  };
}
function VI(e) {
  let t = Fe(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function fi(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var XI = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function uh(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (XI[n] ?? Number.NaN);
}
function ZI(e) {
  if (e === "") return 8 * 1048576;
  let t = uh(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new $(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function YI(e, t) {
  return e === "" ? B(t, "headstart") : Xr(fh("local-dir", e));
}
function fh(e, t) {
  let n = J(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Wt();
  if (r === void 0) throw new $(`Input \`${e}\` is '${t}', and ${ms}.`);
  return `${r}${n.slice(1)}`;
}
function QI(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: B(t, "headstart-stash") };
  let r = fh("stash", e);
  if (Ka(r)) return { use: "on", dir: Xr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new $(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function e$(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = uh(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new $(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function lh(e, t) {
  let n = _(e), r = fi(n), o = t.map(t$).join(", "), s = t.length > 1 && _("caches") === "" && n !== "";
  if (s && r.length > 1 && r.length !== t.length)
    throw new $(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let i = J(process.cwd()), a = (f = _("working-directory")) => Xr(i, J(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => s && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (s ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: s ? u : "" });
}
function t$({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/mounts/workspace/show.ts
import { mkdirSync as HM, realpathSync as qM, rmdirSync as GM, symlinkSync as Ei, utimesSync as JM, writeFileSync as KM } from "node:fs";
import { dirname as Pu, join as on } from "node:path";

// node_modules/yocto-queue/index.js
var fu = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, _o = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new fu(t);
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
function tn(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), mh(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new _o(), r = 0, o = () => {
    r < e && n.size > 0 && (r++, n.dequeue().run());
  }, s = () => {
    r--, o();
  }, i = async (u, f, l) => {
    let m = (async () => u(...l))();
    f(m);
    try {
      await m;
    } catch {
    }
    s();
  }, a = (u, f, l, m) => {
    let p = { reject: l };
    new Promise((d) => {
      p.run = d, n.enqueue(p);
    }).then(i.bind(void 0, u, f, m)), r < e && o();
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
        mh(u), e = u, queueMicrotask(() => {
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
function mh(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/mounts/claim.ts
import { readlinkSync as o$, rmSync as s$, symlinkSync as i$ } from "node:fs";
import { join as a$ } from "node:path";
import { setTimeout as c$ } from "node:timers/promises";

// src/mounts/processes.ts
import { readFileSync as n$, readlinkSync as r$ } from "node:fs";
function wr() {
  return r$("/proc/self/ns/pid").replace(/\D/g, "");
}
function $t(e) {
  try {
    let t = n$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/claim.ts
var u$ = 6e4, f$ = 50;
async function li(e, t) {
  let n = a$(e, "claimed"), r = performance.now() + u$;
  for (; ph(n) && performance.now() < r; ) await c$(f$);
  try {
    return await t();
  } finally {
    dh(n);
  }
}
function ph(e) {
  try {
    return i$(`${wr()} ${process.pid} ${$t(process.pid)}`, e), !1;
  } catch (o) {
    if (I(o) !== "EEXIST") return !1;
  }
  let [t, n = "", r] = l$(e);
  return t === wr() && $t(n) === r ? !0 : (dh(e), ph(e));
}
function dh(e) {
  s$(e, { recursive: !0, force: !0 });
}
function l$(e) {
  try {
    return o$(e).split(" ");
  } catch {
    return [];
  }
}

// src/mounts/alone.ts
var m$ = tn(1);
function ft(e, t) {
  return m$(() => li(e, t));
}

// src/mounts/mount-root.ts
import { lstatSync as yh, mkdtempSync as d$, readdirSync as gh, realpathSync as wh } from "node:fs";
import { basename as bh, dirname as h$, join as vh } from "node:path";

// src/system/mountinfo.ts
import { readFileSync as p$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : p$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: hh(c), flags: u.split(","), type: o, source: hh(s), options: i };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function hh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/mount-root.ts
var lu = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function mi(e) {
  let t = process.ppid || 1, n = $t(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${wr()}-${t}-${n}-`;
  return d$(vh(wh(e), r));
}
function Fo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function mu(e) {
  let t = b(e);
  return Z().filter((n) => Fo(n) === t || F(n.point, t));
}
function kh(e) {
  let t = b(e);
  return Z().findLastIndex((n) => Fo(n) === t);
}
function xh(e) {
  let t = Z().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && No(n) ? n : void 0;
}
var br = "headstart-broker";
function Sh(e) {
  let t = b(e);
  return Z().filter((n) => n.type === "fuse" && Fo(n) === t);
}
function Ph() {
  let e = (t) => No(t) || t === br;
  return Z().flatMap((t) => {
    let n = Fo(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function pi(e) {
  return gh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function No(e) {
  return lu.test(bh(e));
}
var y$ = 7200 * 60 * 1e3;
function g$(e) {
  let [, t, n = "", r] = bh(e).match(lu) ?? [];
  if (t === wr()) return $t(n) !== r;
  let o = yh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > y$;
}
function w$(e) {
  return e.type === "squashfs" ? h$(e.point) : Fo(e);
}
function Eh(e) {
  let t = Z().flatMap((r) => w$(r) ?? []).map((r) => g(r).toString()).filter((r) => No(r) && !v$(r)), n = process.platform === "linux" ? e.flatMap(b$).filter(dr) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(g$);
}
function b$(e) {
  try {
    return gh(e).filter((n) => lu.test(n)).map((n) => vh(wh(e), n));
  } catch {
    return [];
  }
}
function v$(e) {
  try {
    let t = yh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Ao(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as eM, readlinkSync as tM, rmdirSync as nM, symlinkSync as rM } from "node:fs";
import { tmpdir as oM } from "node:os";
import { basename as sM, dirname as Hh, join as qh } from "node:path";
import { setTimeout as iM } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as P$, rmdirSync as E$, unlinkSync as O$ } from "node:fs";
import { dirname as Bh, join as I$ } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as k$, readdirSync as Ih, readlinkSync as di, symlinkSync as Oh } from "node:fs";
import { dirname as x$, join as vr } from "node:path";
var Y = {
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
function In(e) {
  let t = xh(b(e));
  return t !== void 0 && Je(t) === b(e) ? t : void 0;
}
function Je(e) {
  try {
    return di(vr(e, Y.workspace), "latin1");
  } catch {
    return;
  }
}
function Lo(e) {
  let t = Ih(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let s = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Y.layer(r, c)), i = x$(di(vr(e, Y.layer(r, 0))));
    return { number: r, lowers: [Y.pathLayer(r), ...s], mountRoot: i };
  });
}
function nn(e, t = "target") {
  try {
    return Ih(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => di(vr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function $h(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(S$(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = Je(r);
  return o === void 0 ? void 0 : { workspace: o, plain: vr(r, Y.plain), inside: n };
}
function S$(e) {
  return k$(e).isSymbolicLink() ? di(e, "latin1") : "";
}
function hi() {
  return Ph().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return Je(n) === e ? nn(n) : [e];
  });
}
function Mh(e, t, n, r) {
  let o = pi(e);
  Oh(g(t), vr(e, `target-${o}`)), Oh(g(`${b(n)}/${r}`), vr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Ah(e) {
  let t = Je(e), n = nn(e, "made");
  for (let [r, o] of nn(e).entries()) {
    M(o) && P$(g(o), I$(e, `left-${r}`));
    for (let s = Bh(o); s !== t; s = Bh(s))
      $$(
        s,
        n.some((i) => F(s, i))
      );
  }
}
function $$(e, t) {
  let n = M(e);
  n?.isCharacterDevice() && n.rdev === 0 && O$(g(e)), t && n?.isDirectory() && se(e).length === 0 && E$(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Fh,
  closeSync as Nh,
  lstatSync as Dh,
  openSync as Lh,
  readdirSync as W$,
  readFileSync as U$,
  readlinkSync as j$,
  renameSync as pu,
  statfsSync as z$,
  symlinkSync as H$
} from "node:fs";
import { join as $n } from "node:path";

// src/formats/tar-archives/tar-records.ts
var me = 512, Le = Buffer.alloc(2 * me);
function Oe(e) {
  return (me - e % me) % me;
}
function Rh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: yi(r) } : t === "K" ? { ...e, target: yi(r) } : t === "g" ? e : { ...e, ...B$(new Map(M$(r))) };
}
function yi(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* M$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function B$(e) {
  let t = (u) => e.get(u) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Th(s)));
  let a = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  a.length > 0 && (n.attributes = a), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let c = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (c && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return c && (n.sparseSize = Th(t("GNU.sparse.realsize"))), n;
}
function Th(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse.ts
var A$ = 10, Ch = 15, T$ = 2;
function _h(e) {
  let t = R$(e);
  return (n) => (t.push(n), t.hasCount());
}
function R$(e) {
  let t = [], n = "", r = 0, o = () => t.length > 0 && t.length === 1 + 2 * t[0];
  return {
    /** @returns the bytes that follow the map */
    push(s) {
      let i = 0;
      for (; i < s.length && !o(); ) {
        let a = s.indexOf(A$, i), c = a < 0 ? s.length : a;
        if (n += s.toString("latin1", i, Math.min(c, i + Ch + 1)), !/^\d*$/.test(n) || n.length > Ch) throw C$();
        if (i = c, !(a < 0)) {
          if (t.push(Number(n)), t[0] > e / me + T$)
            throw new k("its archive has a sparse file of more pieces than its content can hold");
          n = "", i++;
        }
      }
      return r += i, s.subarray(i);
    },
    hasCount: () => t.length > 0,
    /** The length of the map so far, in bytes. */
    length: () => r,
    /** Undefined until the map is whole. */
    extents() {
      if (o())
        return Array.from({ length: t[0] }, (s, i) => ({
          at: t[1 + 2 * i],
          length: t[2 + 2 * i]
        }));
    }
  };
}
function C$() {
  return new k("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var _$ = 1024 * 1024;
function rn(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, s] = [0, 0], i, a = e === "several", c = (f, l) => {
    n = Rh(n, f, l), s = Oe(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = F$(f);
    if ("xgLK".includes(l)) {
      if (m.size > _$) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: D$(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return i = d.sparseSize === void 0 ? void 0 : _h(d.size), o = d.size, s = Oe(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || s || (r?.size ?? me)), d = l.subarray(m, p);
        if (m += d.length, o > 0)
          o -= d.length, i?.(d) && (i = void 0), yield d;
        else if (s > 0) s -= d.length;
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
function F$(e) {
  if (gi(e, 148, 8) !== N$(e)) throw new k("its archive is damaged");
  let t = kr(e, 0, 100), n = kr(e, 257, 6) === "ustar" ? kr(e, 345, 155) : "";
  return {
    type: kr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: kr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: gi(e, 100, 8) & 511,
      mtime: String(gi(e, 136, 12)),
      size: gi(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function N$(e) {
  let t = 256;
  for (let n = 0; n < me; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function kr(e, t, n) {
  return yi(e.toString("latin1", t, t + n));
}
function gi(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = kr(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var L$ = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function D$(e, t) {
  let n = L$[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/mounts/overlay-marks.ts
async function Do(e, t, { rights: n, signal: r }, o = ["redirect", "opaque"]) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let s = o.map((l) => `SCHILY.xattr.trusted.overlay.${l}`), i = t.map((l) => `${l === "" ? "." : l}\0`).join(""), a = rn(), c = await n.attributesOf(i, "trusted.overlay.*", { cwd: e, signal: r }), u = [...a.push(c)];
  a.finish();
  let f = u.map((l) => {
    if (Buffer.isBuffer(l) || l.kind !== "directory")
      throw new Error("a directory was replaced meanwhile");
    return l.attributes?.some((m) => s.includes(m));
  });
  if (u.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((l, m) => f[m]));
}

// src/mounts/workspace/moved-files.ts
async function Wh(e, { rights: t, warn: n, signal: r }) {
  let o = Je(e);
  if (o === void 0 || In(g(o).toString()) !== e) return;
  let s = nn(e), a = (await t.changedIn(Y.plain, Y.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], S = `${o}/${v}`;
    return v === "" || s.some((E) => F(S, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: S };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = $n(e, Y.plain), f = await Do(u, c, { rights: t, signal: r }, ["redirect"]), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${P(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => J$(e, `${o}/${h}`, d, r));
  let p = z$(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && G$(`${b(u)}/${h}`, w, p) && await m(y, () => K$(y));
}
var q$ = 512;
function G$(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * q$ > r) return !1;
  let o = g(e);
  try {
    return n > r || U$(o).every((s) => s === 0);
  } catch (s) {
    return I(s) === "EACCES" && Dh(o).uid === process.geteuid?.();
  }
}
var du = (e) => `moved-${e}`;
async function J$(e, t, n, r) {
  H$(g(t), $n(e, du(n)));
  let o = `part-${n}`;
  await xn("cp", ["-a", "--", `${du(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), pu($n(e, o), $n(e, `copy-${n}`));
}
function K$(e) {
  let t = g(e);
  try {
    Nh(Lh(t, "r+"));
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    let { mode: r } = Dh(t);
    Fh(t, r | 128), Nh(Lh(t, "r+")), Fh(t, r & 4095);
  }
}
function Uh(e) {
  let t = W$(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = j$($n(e, du(Number(n))), "latin1");
    M(r) && pu(g(r), $n(e, `left-moved-${n}`)), pu($n(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as V$, readdirSync as X$, readFileSync as Z$ } from "node:fs";
async function jh(e, t, n) {
  let o = X$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), s = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), i = b(e);
  for (let a of s) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!F(f, i) || !Y$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${Q$(c)} (${c}) ${l} in it`);
  }
}
function Y$(e) {
  return V$(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function Q$(e) {
  try {
    return Z$(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function wi(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var zh = 10, aM = 300;
async function xr(e, { rights: t, warn: n }) {
  if (!No(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), s = ({ point: l }) => l === o;
  await Wh(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${P(l)}`)
  );
  let i = mu(e).filter((l) => !s(l)), c = Je(e) !== void 0 ? await wi(() => hu(i.reverse(), { rights: t, attempts: 1, signal: r })) : await hu(i.reverse(), { rights: t, warn: n, attempts: zh, signal: r });
  if (!dr(e)) return;
  cM(e), Uh(e), Ah(e);
  let u = mu(e);
  if (!u.every(s) || (await hu(u, { rights: t, warn: n, attempts: zh, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Hh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", sM(e)], f);
}
async function hu(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let s = e.map(({ point: a }) => a), i = "";
  for (let a = 0; a < r && s.length > 0; a++) {
    a > 0 && await iM(aM, void 0, { signal: o });
    try {
      await bi(s, [], { rights: t, signal: o }), s = [];
    } catch (c) {
      i = P(c);
      let u = Z().map(({ point: f }) => f);
      s = s.filter((f) => u.includes(f));
    }
  }
  if (s.length === 0) return !1;
  for (let a of s) n?.(`${g(a)} is still in use, so it was only detached: ${i}`);
  return await bi(s, ["-l"], { rights: t, signal: o }), !0;
}
function cM(e) {
  let t = (n) => tM(qh(e, n), "latin1");
  for (let n of uM(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); F(o, r); o = Hh(o))
        nM(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(r) ?? "")) throw r;
    }
}
function uM(e) {
  try {
    return eM(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function bi(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = Ye(i, Ee(oM()));
    let s = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) rM(g(l), qh(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...s], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    Qe(i, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as fM, constants as lM, realpathSync as mM } from "node:fs";
import { dirname as yu } from "node:path";
var pM = ["ext4", "xfs", "btrfs", "tmpfs"];
function Gh(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = Z().find(({ point: a, source: c }) => F(a, r) && c !== t);
  if (o) throw new Error(`something is mounted at ${g(o.point)}`);
  let s = n.find((a) => F(mM(a), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: i } = gu(e);
  if (!pM.includes(i))
    throw new Error(`the workspace is on ${i}, which an overlay cannot write to`);
  try {
    fM(yu(e), lM.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${yu(e)}`);
  }
}
function gu(e) {
  let t = b(yu(e));
  return Z().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Jh(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, s = M(o);
    if (!s) return;
    if (!s.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (se(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as kM, readdirSync as ey } from "node:fs";
import { dirname as xM, join as wu } from "node:path";

// src/mounts/layers.ts
var Qh = D(Vh(), 1);
import { existsSync as gM, mkdirSync as Xh, readFileSync as Zh } from "node:fs";
import { release as wM } from "node:os";
import { join as Yh } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as dM } from "node:fs";
import { join as hM } from "node:path";
async function vi(e, t, { dir: n, rights: r, signal: o }) {
  let s = e.map(({ source: i, point: a, type: c, options: u }) => [
    yM(i),
    a,
    c,
    u,
    0,
    0
  ]);
  dM(hM(n, t), s.map((i) => `${i.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function yM(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function Sr({ dir: e, rights: t, signal: n }) {
  let r = [], o, s = async (i, a) => {
    await vi(i, a, { dir: e, rights: t, signal: n }), r.push(...i.map(({ point: c }) => c));
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(i, a) {
      let c = [i, ...i.layers].map((u, f) => ({ ...u, point: `${a}-${f}` }));
      for (let { point: u } of c) Xh(Yh(e, u), { recursive: !0 });
      return await Pr(o ?? bM(vM()), async (u) => {
        let f = c.map(({ offset: l, length: m, point: p }) => {
          let d = `${u}loop,offset=${l},sizelimit=${m},ro,nosuid,nodev`;
          return { source: "image", point: p, type: "squashfs", options: d };
        });
        await s(f, `${a}-table`), o = [u];
      }), c.map(({ point: u }) => u).toReversed();
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(i, a) {
      Xh(Yh(e, a));
      let c = `ro,nosuid,nodev,xino=on,lowerdir=${i.join(":")}`;
      return await s([{ source: e, point: a, type: "overlay", options: c }], `${a}-table`), a;
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep() {
      r.length = 0;
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release() {
      let i = r.splice(0);
      i.length > 0 && await t.run("umount", ["-l", "--", ...i], { cwd: e, signal: n });
    }
  };
}
async function Pr(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Pr(r, t);
  }
}
function bM(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function vM() {
  let e = `/boot/config-${wM()}`;
  try {
    return gM(e) ? Zh(e, "latin1") : (0, Qh.gunzipSync)(Zh("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var SM = 250;
async function ki(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let s = g(Je(e)).toString(), i = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > SM) throw new Error("the job has too many layers");
  let c = EM(s, o), u = async () => {
    In(s) === e && await n.run("umount", ["-i", "--", Y.workspace], i);
  };
  await wi(async () => {
    if (t.length === 0) return await u();
    let f = `work-${ey(e).filter((m) => m.startsWith("work-")).length}`;
    kM(wu(e, f));
    let l = `lowerdir=${a},upperdir=${Y.workspace},workdir=${f}`;
    await Pr(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Y.workspace, type: "overlay", options: p };
      await vi([...PM(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function PM(e) {
  let { workspace: t, plain: n } = Y, r = b(wu(e, n));
  return Z().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function EM(e, t) {
  let n = b(e), r = Z().filter((s) => s.point === n), o = [gu(e), ...r].flatMap((s) => s.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((s) => o.includes(s) ? `${s},` : []).join("");
}
function ty(e, t, n) {
  return ft(xM(e), () => OM(e, t, n));
}
async function OM(e, t, n) {
  let r = In(t);
  if (r === void 0) return;
  let o = Lo(r), s = o.filter((i) => i.mountRoot !== e);
  if (s.length !== o.length) {
    if (s.length === 0) return await xr(r, { rights: n, warn: () => {
    } });
    await ki(r, s, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let i of o.filter((a) => !s.includes(a))) xi(r, i);
  }
}
function xi(e, { number: t, lowers: n }) {
  let r = ey(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) Yt(wu(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as RM, mkdirSync as CM, readlinkSync as _M } from "node:fs";
import { dirname as FM, join as ku } from "node:path";

// src/formats/tar-archives/member-header.ts
var ny = /[\u0080-\u00ff]/, Si = 100, bu = 8589934591, IM = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function De(e) {
  let t = Buffer.allocUnsafe(Wo(e));
  return t.subarray(0, vu(t, 0, e));
}
function Wo({ name: e, target: t = "", records: n = {} }) {
  return 4 * me + 2 * (e.length + t.length) + oy(n).length;
}
function vu(e, t, n, r = !1) {
  let o = MM(n, r), s = t;
  if (o !== "") {
    s += $M(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + Oe(o.length);
    e.fill(0, s, i), s = i;
  }
  return sy(e, s, n, IM[n.kind]), s + me;
}
var ry = /* @__PURE__ */ new Map();
function $M(e) {
  let t = ry.get(e);
  if (t) return t;
  let n = Buffer.alloc(me);
  return sy(n, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), ry.set(e, n), n;
}
function MM({ name: e, target: t = "", mtime: n, size: r = 0, sparseSize: o, records: s = {} }, i) {
  let a = ny.test(e) || ny.test(t), c = a && !i ? lt("hdrcharset", "BINARY") : "", u = a || e.length > Si ? lt("path", e) : "", f = a || t.length > Si ? lt("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : lt("mtime", n), m = r > bu ? lt("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + BM(e, o) + oy(s);
}
function oy(e) {
  let t = "";
  for (let n in e) t += lt(n, e[n]);
  return t;
}
function BM(e, t) {
  return t === void 0 ? "" : lt("GNU.sparse.major", "1") + lt("GNU.sparse.minor", "0") + lt("GNU.sparse.name", e) + lt("GNU.sparse.realsize", t);
}
function lt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var AM = TM();
function TM() {
  let e = Buffer.alloc(me);
  return Er(e, 108, 7, 0), Er(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function sy(e, t, { name: n, target: r = "", mode: o, mtime: s, size: i = 0 }, a) {
  AM.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), bu);
  e.write(n, t, Si, "latin1"), Er(e, t + 100, 7, o), Er(e, t + 124, 11, Math.min(i, bu)), Er(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Si, "latin1");
  let u = 0;
  for (let f = t; f < t + me; f++) u += e[f];
  Er(e, t + 148, 6, u), e[t + 154] = 0;
}
function Er(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/mounts/workspace/path-layer.ts
var iy = "SCHILY.xattr.trusted.overlay.redirect", NM = "SCHILY.xattr.trusted.overlay.metacopy", LM = 4e3;
async function cy(e, t) {
  let { dir: n, name: r, reserved: o, rights: s, signal: i } = t, a = t.layers.map((m) => b(ku(n, m))), c = DM(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > LM) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    CM(g(FM(`${b(ku(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(M);
    if (f.push(ay(p, d, m)), m === "") for (let [h, y] of c) f.push(ay(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = { name: m, mode: 0, mtime: "0" }, d = m === l;
    f.push(
      De(d ? { ...p, kind: "whiteout" } : { ...p, kind: "hardlink", target: l })
    );
  }
  await s.unpackMarked(Buffer.concat([...f, Le]), { cwd: ku(n, r), signal: i });
}
function DM(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of se(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) WM(r) && t.delete(n);
  return t;
}
function WM(e) {
  let t = M(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function ay(e, t, n) {
  let r = RM(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, s = { name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [iy]: `/${n}` };
    return De({ ...s, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = _M(g(t), "latin1");
    return De({ ...s, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let i = String(r.size), a = Buffer.from(`1
${i}
0
`.padEnd(me, "\0")), c = { ...o, [iy]: `/${n}`, [NM]: "" }, u = De({ ...s, kind: "file", size: a.length, sparseSize: i, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as uy } from "node:fs";
import { lstat as xu, readdir as UM } from "node:fs/promises";
import { dirname as jM } from "node:path";
var fy = 16;
async function ly(e, t) {
  let n = [], r = async (s) => {
    let i = b(t) + s, a = g(s.slice(1)).toString();
    if (!(await xu(g(i))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [i], target: b(e.base) + s });
    else
      for (let c of await UM(g(i), { encoding: "latin1" }))
        await r(`${s}/${c}`);
    if (n.length > fy)
      throw new Error(`'${e.text}' names more than ${fy} directories`);
  };
  return await xu(t).then(() => {
  }, I) !== "ENOENT" && await r(""), n;
}
async function Pi({ sources: e, target: t }, { base: n }, r) {
  if ((await xu(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = jM(o)) {
    let s = M(o);
    if (s && !s.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Su(t, r);
}
function Su(e, t) {
  let n = g(e).toString();
  if (!M(`${e}/.`)) return;
  let r = uy(g(e), "latin1");
  if (t.some((s) => F(uy(s, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...Z().map(({ point: s }) => s), ...hi()].some((s) => F(s, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function my(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, s] of Map.groupBy(o.lines, ({ layers: i }) => i[0])) {
      let i = [];
      for (let a of s)
        try {
          i.push(...await zM(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      i.length > 0 && r.push({ request: o, layers: s[0]?.layers ?? [], places: i });
    }
  return r;
}
async function zM({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, s) {
  let [i, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Pi(f, e, o), Jh(f.target, i);
  let u = c.map(({ sources: [f], target: l }) => {
    let m = l.slice(i.length + 1);
    return { line: e, path: l, target: m, source: f.slice(a.length + 1) };
  });
  for (let { target: f } of u) {
    let l = s.find((m) => F(f, m) || F(m, f));
    if (l !== void 0) throw new Error(`a cache is mounted at ${g(l)} already`);
  }
  return s.push(...u.map(({ target: f }) => f)), u;
}

// src/mounts/workspace/show.ts
async function Eu(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, a) => {
    n.signal.throwIfAborted();
    for (let c of a) t.set(c, P(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: a }) => a));
  return await ft(Pu(n.dir), () => VM(e, n, r)).catch((i) => r(i, o)), t;
}
async function VM(e, { workspace: t, rights: n, signal: r, remember: o }, s) {
  let i = qM(t), a = In(i), c = e.flatMap((p) => p.protectedDirs);
  Gh(i, { root: a, protectedDirs: c });
  let u = jh(i, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : nn(a).map((p) => p.slice(b(i).length + 1)), l = await my(e, f, s);
  if (l.length === 0) return;
  let m = a ?? mi(Pu(i));
  a === void 0 && o(m);
  try {
    a === void 0 && XM(m, i);
    let p = f.map((d) => d.split("/", 1)[0]);
    await YM(m, l, { real: i, reserved: p, unused: u, refuse: s });
  } finally {
    Lo(m).length === 0 && await xr(m, { rights: n, warn: () => {
    } });
  }
}
function XM(e, t) {
  Ei(t, on(e, Y.workspace));
  let n = Date.now() / 1e3 - ZM;
  KM(on(e, Y.since), ""), JM(on(e, Y.since), n, n), HM(on(e, Y.plain));
}
var ZM = 2;
async function YM(e, t, n) {
  let { real: r, refuse: o } = n, s = Lo(e), i = [], a = (s.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      i.push({ image: p, addition: await QM(e, a++, p, n) });
    } catch (d) {
      o(d, py(p));
    }
  let [c] = i;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = i.some(({ image: p }) => p.request.isUnchecked), m = [...s, ...i.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of i) eB(e, r, p, d);
    await ki(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of i) tB(p);
  } catch (p) {
    await ki(e, s, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of i) xi(e, d);
    }), o(
      p,
      i.flatMap(({ image: d }) => py(d))
    );
    return;
  }
  for (let { image: p } of i)
    for (let { path: d, target: h } of p.places)
      Mh(p.request.dir, d, on(e, Y.plain), h);
}
async function QM(e, t, { layers: n, places: r, request: o }, { reserved: s, unused: i }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Y.pathLayer(t),
    n.map((m, p) => Y.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) Ei(p, on(e, f[m]));
  try {
    return await cy(r, { dir: e, layers: f, name: u, reserved: s, rights: a, signal: c }), await i, l;
  } catch (m) {
    throw xi(e, l), m;
  }
}
function eB(e, t, { places: n }, { number: r }) {
  for (let [o, { target: s, path: i }] of n.entries()) {
    let a = `${b(t)}/${s}`;
    Ei(g(a), on(e, Y.target(r, o)));
    let [c] = It(Pu(a));
    c !== void 0 && Ei(g(c), on(e, Y.made(r, o))), M(i) && GM(g(i));
  }
}
function tB({ places: e }) {
  let t = e.find(({ path: n }) => !M(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function py({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var sn = D(dy(), 1);
var Iu = 9;
function $u({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function nB(e) {
  let t = Buffer.alloc(Iu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function hy(e, t, n) {
  let r = nB($u(n).id), o = gy(r, e, t), s = n.type === "secret" ? wy(o, n) : (0, sn.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function yy(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new We("has no signature");
  let o = r.filter((c) => $u(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => $u(u).name))].join(" and ");
    throw new We(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Iu), e.subarray(Iu)];
  if (!n.some((c) => {
    let u = gy(s, t, c);
    return o.some((f) => rB(u, i, f));
  }))
    throw new We(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function gy(e, t, { repository: n, scope: r, version: o }) {
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
function rB(e, t, n) {
  if (n.type !== "secret") return (0, sn.verify)(null, e, n, t);
  let r = wy(e, n);
  return t.length === r.length && (0, sn.timingSafeEqual)(t, r);
}
function wy(e, t) {
  return (0, sn.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function by() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && oB(sB()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function oB(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function sB() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function vy() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function ky() {
  for (let e of ah(_("signing-key"))) Ps(e);
}
function xy({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => hy(o, t, r);
  if (e?.writers.length)
    return async (o) => (await Mu()).signByToken(o, t, n);
}
function Sy({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Ym(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!vy())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function Py({ signing: e }, t) {
  e?.writers.length && (await Mu()).issuerKeys(t);
}
function Mu() {
  return import("./tokens.js");
}
var iB = 1440 * 60 * 1e3;
async function Oi(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return ho(o);
  let s = _e(), i = e.scope === void 0 ? ge(s).read : [e.scope], { version: a, createdAt: c } = e, u = i.map((f) => ({ repository: s.repository, scope: f, version: a }));
  try {
    let f = await ho(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await Mu()).checkToken(l, m, h);
      }
      let p = yy(l, m, { places: u, keys: n.verifiers });
      if (!ee(e.key, t) && c.getTime() - p.getTime() > iB)
        throw new We(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (ee(f.key, e.key)) return f;
    throw new We(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof We)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new We(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function Ii(e) {
  let t = await Ey() ?? await aB(e);
  return cB(t), t;
}
async function $i(e) {
  let t = await Ey();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: s, of: i = n }]) => {
    let a = t ? t.find((u) => u.name === i)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), s !== "none" && Bi(c, s), { name: n, inputs: c };
  });
}
async function Ey() {
  let e = _("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => _(r) !== "");
  if (t)
    throw new $(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-7RCDINZ3.js");
  return n(e);
}
async function aB(e) {
  let t = _("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-OOTPIWHC.js"), o = await r(t, _("working-directory"), e), s = o.map(({ name: i, directory: a }) => ({
    name: i,
    inputs: /* @__PURE__ */ new Map([
      ["preset", i],
      ["working-directory", a]
    ])
  }));
  if (s.length === 1) return [{ ...n, ...s[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(_("path")))
    throw new $(
      `Input \`preset\` stands for ${o.map(({ name: i }) => i).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return s;
}
function cB(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : _("working-directory");
  for (let { name: r, inputs: o } of e) {
    let s = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? _("install")) !== "" || s === "") continue;
    let a = r === "" ? "" : `${r}: `;
    W(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${s}/ before them.`
    );
  }
}
async function Mi({ inputs: e }, t) {
  ky();
  let n = _("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, _, t);
  return o ? Bi(e, { ...o }) : "none";
}
function Bi(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var uB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Ai({ inputs: e }) {
  return e.size > 0 && fB([...e.keys()]), Co(_, to());
}
function fB(e) {
  let t = new Set(uB);
  Co((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), to());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new $(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${gm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Bu(e, t) {
  try {
    return await jt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof $) ? n : new $(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as gC } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as Du } from "node:path";

// src/formats/squashfs/receive.ts
import { open as ag, rm as cA } from "node:fs/promises";
import { dirname as uA, join as fA } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as lB } from "node:fs";
async function Ti(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: s } = await e.read(r, o, t - o, n + o);
    o += Oy(s, o, t);
  }
  return r;
}
function Or(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += Oy(lB(e, r, o, t - o, n + o), o, t);
  return r;
}
function Oy(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Iy(e) {
  let t = Array.from(
    { length: Math.ceil(e / A) },
    (s, i) => Math.min(A, e - i * A)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(s, i) {
      for (let a = s; a < s + i; ) {
        let c = Math.floor(a / A), u = Math.min(s + i, (c + 1) * A);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(s, i) {
      let [a, c] = [Math.floor(s / A), Math.ceil(i / A)];
      for (; t.slice(a, c).some((u) => u !== 0); ) {
        if (n) throw n.error;
        await r.promise;
      }
    },
    /** No more bytes arrive: readers that wait get the error. Only the first call counts. */
    fail(s) {
      n ??= { error: s }, o();
    }
  };
}

// src/formats/squashfs/check/check.ts
var Zy = D(My(), 1);
import { closeSync as Xy, constants as Ky, fstatSync as AB, openSync as TB } from "node:fs";
import { setImmediate as RB } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Ry = D(Ay(), 1);
var ve = 8192, Tu = 256;
function Ri(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let u = await e(s, Math.min(n, s + Tu * ve)), { unpacked: f, starts: l, length: m } = mB(u, s + u.length === n);
    for (let p of l) o.set(s - t + p, o.size);
    s += m, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ve && s !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw C("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => i + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === s ? o.size : o.get(u);
      if (l === void 0 || f >= ve) throw C("a table points beside its blocks");
      return l * ve + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || c.at !== c.bytes.length) throw C("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw C("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function Ci(e, t, n) {
  let r = Math.ceil(n / ve), o = await e(t, t + r * Au);
  if (o.length !== r * Au) throw C("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Au))), [i = t] = s;
  if (i > t) throw C("a table is behind its list");
  return { table: Ri(e, i, t, s), start: i };
}
var Au = 8;
function mB(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Tu && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Ty);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Ty ? a : pB(a), u = t && i === e.length;
    if (c.length !== ve && !(u && c.length > 0 && c.length < ve))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Tu)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Ty = 32767;
function pB(e) {
  try {
    return (0, Ry.zstdDecompressSync)(e, { maxOutputLength: ve, chunkSize: ve });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Uo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function _y(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw C("two inodes have one number");
      n[s] = Uo[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw C("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === Uo.directory || i === Uo.whiteout)
        throw C("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [dB, hB, yB] = [12, 12, 8], gB = 256, wB = 256, [Cy, bB] = [46, 47];
async function Fy({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let u = await vB(s, o), f = i.position();
  if (i.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; i.position() < l; ) {
    let h = i.ahead();
    h && await h;
    let y = i.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && i.positionOf(w.block, y % ve) !== y)
      throw Ru();
    let v = i.take(hB), S = i.bytes.readUInt32LE(v) + 1, E = s.positionOf(i.bytes.readUInt32LE(v + 4), 0), O = i.bytes.readUInt32LE(v + 8);
    if (S > wB) throw C("a directory has too many names at once");
    for (let R = S; R > 0; R--) {
      let j = i.ahead();
      j && await j;
      let U = i.take(yB), { bytes: oe } = i, un = O + oe.readInt16LE(U + 2), fn = oe.readUInt16LE(U + 4);
      a.name(un, fn, E + oe.readUInt16LE(U));
      let ln = Ny(oe.readUInt16LE(U + 6)), kl = i.take(ln), Vr = oe.subarray(kl, kl + ln);
      if (kB(Vr, d), w && R === S && !Vr.equals(w.name)) throw Ru();
      d = Vr, fn === Uo.whiteout ? c.add(e, Vr) : fn === Uo.directory && c.addBelow(e, Vr, un);
    }
    m += S;
  }
  if (i.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Ru();
  return m;
}
async function vB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(dB), { bytes: o } = e, s = Ny(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Ru() {
  return C("the index of a directory leads elsewhere");
}
function Ny(e) {
  if (e >= gB) throw C("a name is too long");
  return e + 1;
}
function kB(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === bB) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Cy && (e.length === 1 || e.length === 2 && e[1] === Cy))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ke = 96, Ly = 6, Dy = { noXattrs: 512, others: 1088 }, Wy = 0xffffffffffffffffn, xB = 1 << 24;
function Ir(e, t) {
  if (e.length < Ke || e.toString("latin1", 0, 4) !== "hsqs")
    throw Uy("it has no superblock");
  let n = (O) => e.readUInt16LE(O), r = (O) => e.readUInt32LE(O), o = (O) => Number(e.readBigUInt64LE(O)), s = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: i, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = s, [d, h] = [n(22), o(40)], y = [Ke, f, l, m, p, h, t], w = (n(24) ^ Dy.noXattrs) & ~Dy.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Ly, `its compression is number ${n(20)} instead of ${Ly}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Wy, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Wy, "it has a table for exporting by NFS"],
    [i > 0 && i <= xB, `it has ${i} inodes`],
    [a <= i, `it has ${a} fragments for ${i} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((O, R) => R === 0 || O >= y[R - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([O]) => !O);
  if (E) throw Uy(E[1]);
  return s;
}
function Uy(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var jy = 16, SB = 4, Cu = 1 << 24, _i = Cu - 1;
async function zy(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = EB(o + s), { starts: a, words: c, start: u } = await PB(e, t), f = new Uint32Array(s);
  function l(m, p) {
    let d = p & _i;
    if (p > (Cu | _i) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & Cu ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, S = { start: m, end: m, hash: 0 };
      for (let E = 0; E < v; E += r) {
        let O = y.ahead();
        O && await O;
        let R = y.bytes.readUInt32LE(y.take(SB));
        if (R === 0) continue;
        let j = e.pause?.();
        j && await j;
        let U = Math.min(r, v - E);
        if ((l(S.end, R) ?? U) !== U)
          throw C("a block is not what it should be");
        S.end += R & _i, S.hash = Math.imul(S.hash, 31) + R | 0;
      }
      if (i.add(S), d !== void 0) {
        if (d >= s || h + w > r) throw C("a fragment is where none can be");
        f[d] = Math.max(f[d], h + w);
      }
    },
    /** Checks that no two files overlap. Must be called after the last file. */
    async check() {
      for (let m = 0; m < s; m++) {
        let p = e.pause?.();
        p && await p;
        let [d, h, y] = [a[m], c[m], f[m]];
        if ((l(d, h) ?? y) < y)
          throw C("a fragment is not what it should be");
        i.add({ start: d, end: d + (h & _i), hash: h });
      }
      i.check();
    }
  };
}
async function PB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Ci(e, n, t * jy);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(jy);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function EB(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => C("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Ke || o === e) throw s();
        t[o] = i, n[o] = a, r[o] = c, o++;
      }
    },
    check() {
      let i = Uint32Array.from({ length: o }, (c, u) => u);
      i.sort((c, u) => t[c] - t[u]);
      let a = i[0];
      for (let c of i) {
        if (![t, n, r].every((f) => f[c] === f[a]) && t[c] < n[a]) throw s();
        a = c;
      }
    }
  };
}

// src/formats/squashfs/check/inode.ts
var Fi = (e) => ({ offset: e, length: 2 }), Be = (e) => ({ offset: e, length: 4 }), Hy = (e) => ({ offset: e, length: 8 }), OB = {
  1: { kind: "directory", length: 16, start: Be(0), bytes: Fi(8), offset: Fi(10) },
  2: { kind: "file", length: 16, start: Be(0), fragment: Be(4), offset: Be(8), bytes: Be(12) },
  3: { kind: "link", length: 8, bytes: Be(4) },
  5: { kind: "whiteout", length: 8, device: Be(4) },
  8: { kind: "directory", length: 24, bytes: Be(4), start: Be(8), indexed: Fi(16), offset: Fi(18), attributes: Be(20) },
  9: { kind: "file", length: 40, start: Hy(0), bytes: Hy(8), fragment: Be(28), offset: Be(32), attributes: Be(36) }
}, Ni = 4294967295, IB = 16, $B = 4095, MB = 3;
function Gy(e) {
  let t = e.take(IB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = OB[n.readUInt16LE(t)];
  if (!r) throw qy();
  let { kind: o } = r, s = e.take(r.length), i = (u, f = 0) => {
    if (!u) return f;
    let { offset: l, length: m } = u;
    return m === 8 ? Number(n.readBigUInt64LE(s + l)) : n.readUIntLE(s + l, m);
  };
  if (i(r.device) !== 0) throw qy();
  if (i(r.attributes, Ni) !== Ni) throw C("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? MB : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > $B) throw C("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Ni);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Ni ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function qy() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Li = 2 ** 20, BB = 4096;
function Jy() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Li) throw C("it has too many whiteouts");
      n(r, { name: o.toString("latin1") });
    },
    /** Adds a directory to the directory above it, if there are whiteouts below. */
    addBelow(r, o, s) {
      e.has(s) && n(r, { name: o.toString("latin1"), directory: s });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(r) {
      let o = [{ directory: r, prefix: "" }];
      for (let s = o.pop(); s; s = o.pop())
        for (let { name: i, directory: a } of e.get(s.directory) ?? []) {
          let c = s.prefix + i;
          if (c.length > BB) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function CB(e) {
  let t = Ir(await e.read(0, Ke), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await _B(e, t.idTable, s);
  let a = await zy(e, t), c = Ri(e.read, n, r), u = Ri(e.read, r, a.start), f = _y(o), l = Jy(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Gy(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= s || p >>> 16 >= s) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Fy(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Vy = 4;
async function _B(e, t, n) {
  let { table: r } = await Ci(e.read, t, n * Vy);
  await r.ahead(), r.take(n * Vy), r.end();
}
function Di({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function FB(e) {
  let t = TB(e, Ky.O_RDONLY | (Ky.O_NONBLOCK ?? 0));
  if (AB(t).isFile()) return t;
  throw Xy(t), new Error(`${e} is no file any more`);
}
async function $r(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = FB(e), a = (p, d) => Or(i, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => WB(a(p, Yy)) ?? 0,
    contents(p, d, h) {
      let y = NB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await RB(), o?.throwIfAborted();
  }, l = async (p, d) => (await s?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < LB ? void 0 : f();
  try {
    return await CB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    Xy(i);
  }
}
function NB(e, t) {
  try {
    return (0, Zy.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${P(n)}`);
  }
}
var LB = 64 * 1024 * 1024, DB = 4247762216, Yy = 18;
function WB(e) {
  if (e.length < Yy || e.readUInt32LE(0) !== DB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as UB } from "node:fs";
import { readFile as tg } from "node:fs/promises";
var Qy = 64 * 1024 * 1024, jB = 0.1, zB = 8 * 1024, HB = 8, qB = 25, GB = 1e4, JB = 5, KB = 1024, VB = 500;
function Mn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + jB) + e * zB;
}
function jo(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = UB(e), o = Qy + HB * n * r, s = Qy, i = 0, a = 0, c = (f) => {
    f > s && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([ZB(f), eg(f)]);
    if (l <= GB + a * JB + m / KB) return;
    let p = `${a} ${a === 1 ? "file" : "files"} of ${z(m)}`, d = `${Math.round(l / 1e3)} s of CPU time`;
    t.abort(new Error(`unpacking has taken ${d} for ${p}, far more than it can; delete the entry`));
  };
  return {
    /** Aborts when the output or the CPU time exceeds the limit. */
    signal: t.signal,
    /** Allows this many more bytes, and the time for this many more files, directories or links. */
    allow(f) {
      s += f.bytes ?? 0, a += f.files ?? 0;
    },
    /** Counts output. */
    count(f) {
      i += f, c(i);
    },
    /**
     * Watches the output of the first program, which may decompress, and the CPU time of the last one, which writes the
     * files. Works on Linux only.
     */
    watch({ firstPid: f, lastPid: l, ended: m }) {
      let p = setInterval(async () => c(await eg(f)), qB), d = setInterval(u, VB, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function an(e, t) {
  let n = jo(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var XB = 10;
async function ZB(e) {
  let t = await tg(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * XB;
}
async function eg(e) {
  let t = await tg(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function Bn(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Wi(e) {
  let t = Bn(e);
  return t === 0 ? "" : ` (${_u(t)})`;
}
function _u(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var YB = 32;
function An(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), s = [...n, ...r, ...o];
  if (!e.every((u, f) => u === s[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw zo();
  let a = r.map((u, f) => ({ ...ng(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw zo();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= YB) throw zo();
    return { ...ng(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw zo();
  return c;
}
function ng(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Mn(e) };
}
function zo() {
  return new qn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var zi = D(og(), 1);
import { open as QB } from "node:fs/promises";
var Ui = 64 * 1024 * 1024, eA = Ui + Ui / 128, tA = 4096, nA = 255, [ji, sg, rA] = [0, 46, 47];
function ig(e) {
  let t = Buffer.from(e.map(oA).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Ui || n > Li)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, zi.zstdCompressSync)(t), bytes: t.length };
}
function oA(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Hi(e, t, { until: n } = {}) {
  var f = [];
  try {
    let r = t.find(({ kind: h }) => h === "removals");
    if (!r) return;
    let { offset: o, length: s, files: i } = r;
    if (s > eA) throw Tn("it is too long");
    await n?.(o, o + s);
    let a = Ye(f, await QB(e), !0);
    let c = Fu(await Ti(a, s, o), Bn(t));
    let u = c.counts.reduce((h, y) => h + y, 0);
    if (u !== i) throw Tn(`it has ${u} names instead of ${i}`);
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = Qe(f, m, p);
    d && await d;
  }
}
function Fu(e, t) {
  let n = sA(e), { starts: r, counts: o, end: s } = iA(n, t);
  if (s !== n.length) throw Tn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let u = n.indexOf(ji, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function sA(e) {
  try {
    let t = { maxOutputLength: Ui, info: !0 }, { buffer: n, engine: r } = (0, zi.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Tn(P(t));
  }
  throw Tn("something follows it");
}
function iA(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== ji; a++) o = aA(e, o) + 1;
    if (r.push(a), s += a, s > Li) throw Tn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function aA(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== ji && e[n] !== rA; ) n++;
    let s = n - o, i = s <= 2 && e[o] === sg && e[n - 1] === sg;
    if (n === e.length || s === 0 || s > nA || n - t > tA || i)
      throw Tn("it has a name that is none");
    r = e[n] === ji;
  }
  return n - 1;
}
function Tn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Mr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = An(e, t), c = fA(i, "image"), u = !1, f = async (p) => {
    await lA(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await cA(c, { force: !0 }), await pA(c, { length: H({ segments: e }), isMounted: s }, f)), !u && o?.isWhole ? await Nu(c, a) : u || await cg(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function lA(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Iy(H({ segments: r })), c = cg(n, r, { signal: o, until: i }), u = !1;
  c.catch(() => {
    u = !0;
  });
  let f = Promise.resolve(), l = 0;
  try {
    for await (let m of e) {
      if (await f, u) break;
      let p = m.position ?? l;
      l = p + m.length, f = Promise.resolve(t?.(m, p)).then(() => {
        s(p, m.length), e.release?.(m);
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
var mA = 32 * 1024 * 1024;
async function pA(e, { length: t, isMounted: n }, r) {
  let o = await ag(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await sr(o, uA(e), [u], f), i -= u.length, a += u.length, n && (a >= mA || i === 0) && c();
    });
  } finally {
    let u = s.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Nu(e, t) {
  var r = [];
  try {
    let n = Ye(r, await ag(e), !0);
    for (let { offset: c, length: u } of t.flatMap((f) => [f, ...f.layers]))
      Ir(await Ti(n, Math.min(u, Ke), c), u);
  } catch (o) {
    var s = o, i = !0;
  } finally {
    var a = Qe(r, s, i);
    a && await a;
  }
}
async function cg(e, t, n = {}) {
  let r = await Hi(e, t, n), o = 0;
  for (let s of t.filter(fo)) {
    let { kind: i, files: a, bytes: c, root: u } = s, f = await $r(e, s, "tables", n);
    Di(f, i === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || i === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
async function O6(e, { offset: t }) {
  return t + Number((await e(t, t + Ke)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function ug(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: s, key: i, size: a, createdAt: c } = e;
  return { scope: o, version: s, key: i, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function T6(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new X(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: jd(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: s,
    key: i,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Zd(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as dA, rmSync as hA, writeFileSync as yA } from "node:fs";
import { join as qi } from "node:path";
import { setTimeout as gA } from "node:timers/promises";
var Rn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, fg = "server", wA = 6e4;
function lg() {
  let e = qi(import.meta.dirname, "lazy.js"), { pid: t, ask: n, kill: r } = Sp({ path: process.execPath, args: [e] });
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(o, s) {
      s.throwIfAborted();
      let i = AbortSignal.any([s, AbortSignal.timeout(wA)]);
      i.addEventListener("abort", r);
      try {
        yA(qi(o.dir, fg), `${t} ${$t(t)}`);
        let a = await n(o);
        if ("refused" in a) throw new Error(a.refused);
      } catch (a) {
        throw r(), s.throwIfAborted(), new Error(`its server refused: ${P(a)}`);
      } finally {
        i.removeEventListener("abort", r);
      }
    }
  };
}
var Lu = 5e3;
async function Ho(e, t) {
  let n = AbortSignal.timeout(Lu), r = Sh(e).map(({ point: a }) => a);
  r.length > 0 && await bi(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = qi(e, fg);
  if (!dA(o)) return;
  let [, s, i] = /^(\d+) (\d+)$/.exec(mg(o)) ?? [];
  return s && await bA(Number(s), i), hA(o, { recursive: !0, force: !0 }), vA(e) ?? "killed";
}
async function bA(e, t) {
  let n = performance.now();
  for (; $t(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Lu) return;
    r > Lu && xA(e), await gA(4);
  }
}
function vA(e) {
  try {
    return JSON.parse(mg(qi(e, Rn.report)));
  } catch {
    return;
  }
}
var kA = 64 * 1024;
function mg(e) {
  return rr(e, kA)?.toString() ?? "";
}
function xA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function pg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? lg() : void 0;
}
async function dg({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await ug(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: yc(), cwd: process.cwd(), dir: o, ...l }, i);
  } catch (f) {
    await Ho(o, s), i.throwIfAborted(), x(`Receiving all of the image before mounting it: ${P(f)}`);
    return;
  }
  let u = Du(o, Rn.image);
  return await Nu(u, n), { path: u, images: n };
}
async function qo(e, t, n) {
  let r = await Ho(e, t);
  return await n?.(r, t), await xr(e, { rights: t, warn: W }), r;
}
function hg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function yg(e, t) {
  if (!e) return Du(t, Rn.image);
  if (e === "killed") {
    W(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return SA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Du(t, Rn.blocks) : void 0;
}
function SA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${ue(s)} for the others, and did not read ${z(i)}`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as TA, readFileSync as RA } from "node:fs";
import { join as CA } from "node:path";

// src/system/pipeline.ts
var bg = D(wg(), 1);
import { once as PA } from "node:events";
import { readFileSync as EA } from "node:fs";
function ae(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = $A(c ? a : OA(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let s = o[0].process, i = o.at(-1).process;
  return s.stdin?.on("error", () => {
  }), {
    firstPid: s.pid ?? 0,
    lastPid: i.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: MA(o, n)
  };
}
var Wu;
function OA(e) {
  Wu ??= { path: IA() };
  let { path: t, args: n } = e;
  return Wu.path ? { ...e, path: Wu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function IA() {
  let e = kt("setpriv");
  return e && EA(e).includes("pdeathsig") ? e : void 0;
}
async function vg(e, t) {
  let { stdout: n, ended: r } = ae([e], t);
  n.resume(), await r;
}
async function* mt(e, t) {
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
function $A(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, bg.spawn)(e.path, e.args, { ...t, env: e.env ?? xt() });
  } finally {
    process.umask(n);
  }
}
async function MA(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await AA(i, { mayEcho: i !== e.at(-1) });
        return;
      } catch (a) {
        let c = n && i.process.signalCode === "SIGKILL";
        return r(), c ? void 0 : a;
      }
    })
  );
  t.removeEventListener("abort", r), t.throwIfAborted();
  let s = o.find((i) => i !== void 0);
  if (s) throw s;
}
var BA = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function AA({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (i) => {
    r = (r + i).slice(-Lc);
  });
  let [o, s] = await PA(e, "close");
  if (o !== 0 && !(n && (s === "SIGPIPE" || BA.test(r.trim()))))
    throw or(t, { exitCode: o, endedBy: s }, r);
}

// src/mounts/root-rights.ts
async function Br(e) {
  if (process.geteuid?.() === 0) return _A() ? kg((r) => r) : void 0;
  let t = Uu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await ct(n({ path: Uu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return kg(n);
}
function kg(e) {
  let t = (n, r) => {
    let o = Uu(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await vg(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i];
      return ct(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      await ct(t("tar", ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]]), { ...r, input: n, limitMs: 1 / 0 });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await ct(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await ct(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await ct(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function Uu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => CA(n, e)).find((n) => TA(n));
}
function _A() {
  let [, e = "0"] = RA("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function ju() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var FA = 10;
async function xg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - FA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var ww = D(Sg(), 1);

// src/formats/naming.ts
function Hu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Gi(e, t) {
  let n = Hu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Fs([...r, uo, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as oT } from "node:events";
import { setImmediate as sT } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as NA } from "node:fs";
import { join as LA } from "node:path";
function Ar({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) NA(o, LA(t, String(r)));
}
async function Cn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Go(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Ji(e, t) {
  return { segments: e, files: Go(e, "files"), bytes: Go(e, "bytes"), skipped: t };
}

// src/formats/tar-archives/tar-commands.ts
var Gu = ["-b", "2048"], Ig = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], $g = ["-x", "-f", "-", "--ignore-zeros", ...Gu, "--no-same-owner"], Pg = [...$g, "--no-same-permissions"], Eg = [...$g, "-p"], Og = "--warning=no-unknown-keyword", qu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Mg = {
  gnu: {
    create: [...Bg(""), "-P", "--sparse", ...Gu, ...Ig],
    extract: [...Pg, Og],
    skeleton: [...Eg, Og]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Gu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...qu,
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
    extract: [...Pg, ...qu],
    skeleton: [...Eg, ...qu]
  }
};
function Bg(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Tr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Mg[e.dialect][t] };
}
function Ag({ path: e, dialect: t }) {
  return { path: e, args: Mg[t].skeleton, keepsMask: !0 };
}
function Ki({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Bg(",delete=mtime"), ...t, ...n, ...Ig] };
}

// src/formats/actions-cache/compression.ts
var pt = D(Rg(), 1);
import { pipeline as Gg, Readable as Jg } from "node:stream";
import { pipeline as eT } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { on as HA } from "node:events";
import { availableParallelism as Ug } from "node:os";
import { extname as qA } from "node:path";
import { Readable as jg, Writable as GA } from "node:stream";
import { Worker as JA } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var Rr = D(_g(), 1);
import { once as DA } from "node:events";
var Mt = 4 * 1024 * 1024;
async function Fg(e, t) {
  let n = (0, Rr.createZstdCompress)({ ...WA(e, t), flush: Rr.constants.ZSTD_e_end });
  try {
    return n.write(e), await DA(n, "readable"), UA(n.read());
  } finally {
    n.destroy();
  }
}
var vG = 33 * 1024 * 1024;
function WA({ length: e }, t) {
  return { params: { [Rr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: jA(e) };
}
function UA({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function jA(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [zA, xG] = [0, 1];
function Ng(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function Lg({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Dg({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, zA), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function Bt(e, t) {
  if (!("thread" in e)) return ae([e], t);
  let n = Ju(), { stdout: r, ended: o, ...s } = n.start(e, t);
  return { ...s, stdout: jg.from(KA(r)), ended: o.finally(n.close) };
}
async function* KA(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var zg = Math.min(Ug(), 2), Vi = Math.min(Ug(), 4);
function Ju() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? XA(), { ended: o, ...s } = ZA(r, t, n), i = o.then(() => {
        e.push(r);
      });
      return { ...s, ended: i };
    },
    /** Ends the threads that wait. */
    async close() {
      await Promise.all(e.splice(0).map(({ thread: t }) => t.terminate()));
    }
  };
}
var VA = new URL(`tar-thread${qA(import.meta.url)}`, import.meta.url), Wg = 1024 * 1024;
function XA() {
  let e = Ng(Math.max(2, Vi), Mt), t = vo(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new JA(VA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function ZA({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let s = (m) => e.postMessage(m);
  s({ ...n, cwd: r, mask: process.umask() });
  let i = 0, a = () => {
  }, c = new GA({
    write(m, p, d) {
      let h = new Uint8Array(m);
      i += h.length, e.postMessage(h, [h.buffer]), i > Wg ? a = d : d();
    },
    final(m) {
      s("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new jg({ objectMode: !0, read() {
  } }), l = QA(e, (m) => {
    if ("taken" in m) {
      if (i -= m.taken, i > Wg) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(YA(m));
    else {
      let { slab: p, filled: d } = m, h = Lg(t, p).subarray(0, d);
      u.push({ content: h, release: () => Dg(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function YA({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function QA(e, t, n) {
  try {
    let r = HA(e, "message", { signal: n, close: ["exit"] });
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
function Kg(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ae([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let s = Bt(e, r), i = o ? tT(n) : (0, pt.createGzip)();
  return Gg(s.stdout, i, () => {
  }), { ...s, stdout: i };
}
function tT(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = pt.constants, r = { [t]: e, [n]: 1 };
  return (0, pt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Ku = Buffer.from([40, 181, 47, 253]), Hg = Buffer.from([31, 139]);
async function* Vg(e, t, n) {
  let [r, o] = await nT(e);
  if (r.subarray(0, Hg.length).equals(Hg)) yield* qg((0, pt.createGunzip)(), o);
  else if (r.subarray(0, Ku.length).equals(Ku)) t ? yield* rT({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* qg((0, pt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function nT(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Ku.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* qg(e, t) {
  Gg(Jg.from(t), e, () => {
  }), yield* e;
}
async function* rT(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* mt(AbortSignal.any([r, o.signal]), (s) => {
    let { stdin: i, stdout: a, ended: c } = ae([e], { cwd: n, signal: s }), u = eT(Jg.from(t), i).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Xg(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Kg(Tr(t.tar, "create"), { tools: t, level: n }, i), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = aT(a, { ...e, signal: i.signal }, f).catch(s), m = Cn(c, e);
  m.catch(s), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var iT = 256;
async function aT(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = cT(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        s.skipped.push(l);
        continue;
      }
      s.files++, (!p || !a.has(p.inode)) && (s.bytes += m), p && a.add(p.inode), c.push(`${i(l)}\0`);
    }
    c.length < iT || (e.write(c.join(""), "latin1") || await oT(e, "drain", { signal: o }), c = [], await sT(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function cT(e, t, n = process.platform) {
  let { join: r, relative: o } = yt(n), s = new Map(
    e.map(({ line: i }) => [String(i.number), o(b(t), b(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var yw = D(Yg(), 1);
import { linkSync as NT, mkdirSync as LT } from "node:fs";
import { availableParallelism as DT } from "node:os";
import { dirname as WT, join as UT } from "node:path";

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as mT, existsSync as pT, mkdirSync as Qg, readdirSync as dT, rmSync as hT } from "node:fs";
import { join as Yi } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as uT } from "node:fs";
function Vu(e, t, n) {
  if (!lr(g(e), g(t))) {
    se(t).length < se(e).length && fT(e, t, n);
    for (let r of se(e)) Vu(`${e}/${r}`, `${t}/${r}`, n);
    uT(g(e));
  }
}
function fT(e, t, n) {
  be(g(e), n), be(g(t), g(e)), be(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Xi({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let s = 0, i = 0, a = () => {
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
      return s;
    },
    get given() {
      return i;
    },
    write(u, f) {
      s += u.length, i += u.length, e.write(u, (l) => {
        l || f?.(), s -= u.length, a();
      });
    },
    async progress() {
      let { promise: u, resolve: f } = Promise.withResolvers();
      a = f, await Promise.race([c, u]);
    }
  };
}
var lT = 32 * 1024 * 1024;
async function Zi(e, t) {
  for (; e.pending > lT / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Qi({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), u = AbortSignal.any([s, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, O) => Yi(n, `worker-${O}`)), m = l.map((E) => {
    Qg(E);
    let O = t(Tr(e, "extract"), { cwd: E, signal: u });
    return O.stdout.resume(), { sink: O, files: O.ended.then(() => Xu(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, O) => E + (O ?? 0), 0), w = yT(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = Yi(n, "tree");
  Qg(v);
  for (let E of l) Vu(b(E), b(v), Yi(n, "aside"));
  let S = w ? o() - Xu(b(v)) : 0;
  if (S > o() - y)
    throw hT(v, { recursive: !0 }), new Jn();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function yT(e) {
  return process.platform === "darwin" || pT(Yi(e, "WORKER-0"));
}
function Xu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of dT(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Xu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return mT(g(e), t), n;
}
var gT = 1024 * 1024;
async function ew(e, t, n) {
  let r = [];
  for (let i of t) bT(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, ends: c } of kT(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await vT(n), s.allow({ bytes: Mn(i), files: i.files })), s.write(a, () => e.release?.(a)), await Zi(s, n), !!c && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var wT = 1024 * 1024;
function bT(e) {
  let t = 2 + Mn(e) / wT;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function vT(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= gT) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* kT(e, t) {
  let n = xT(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = s.subarray(i, i + c - o);
      i += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* xT(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as ST } from "node:stream";
import { pipeline as PT } from "node:stream/promises";

// src/files/member-paths.ts
function ea(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function tw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ta(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: ea(n) } : Ag(t);
  await rw(o, e, r), t.dialect === "bsd" && await rw(o, () => ET(e), r);
}
async function* ET(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var nw = 256;
async function rw(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: s, stdout: i, ended: a, limit: c } = an(
    { ...n, signal: o },
    (l) => Bt(e, l)
  );
  i.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += nw)
          yield Buffer.concat(l.slice(m, m + nw).map(De));
      }
    } catch (l) {
      r.abort(l);
    }
    yield Le;
  }
  let f = PT(ST.from(u()), s).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var iw = D(sw(), 1);
import { once as OT } from "node:events";
var IT = 1024 * 1024;
function aw(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < IT || "thread" in n ? BT(n, r) : $T(e, n, r);
}
var cw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function $T(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return Xi(
    an(n, (o) => ae(r, o)),
    cw
  );
}
var MT = 128 * 1024, BT = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = an({ ...t, signal: r }, (f) => Bt(e, f)), { stdin: s, limit: i } = o, a = (0, iw.createZstdDecompress)({ chunkSize: MT }).on("error", () => {
  }), c = Xi({ ...o, stdin: a }, cw);
  return (async () => {
    for await (let f of a)
      i.count(f.length), i.signal.throwIfAborted(), s.write(f) || await OT(s, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    s.end();
  })().catch((f) => n.abort(f)), c;
}, uw = (e, t) => {
  let n = an(t, (r) => Bt(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), Xi(n, Le);
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as lw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as AT } from "node:fs";
function Jo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var fw = Buffer.alloc(0);
function Cr({ next: e, filled: t }, n = !1) {
  let r = fw, o = 0, s = () => {
    o > 0 && t(o), r = fw, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Wo(a)), o = vu(r, o, a, n);
    },
    write(a) {
      for (let c = 0; c < a.length; ) {
        i(1);
        let u = a.copy(r, o, c);
        c += u, o += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(a, c) {
      for (let u = c; u > 0; ) {
        i(1);
        let f = AT(a, r, o, Math.min(u, r.length - o), null);
        if (f === 0) return !1;
        u -= f, o += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(a) {
      i(a), r.fill(0, o, o + a), o += a;
    }
  };
}

// src/formats/actions-cache/distribute-members.ts
var TT = 1e3, RT = 8 * 1024 * 1024, CT = 4, _T = 1024 * 1024;
function mw(e) {
  let t = e[0], n = Cr(Jo(_T, (u) => t.write(u))), r = 0, o = 0, s = 0, i = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Oe(s)), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / TT, o / RT);
      (l >= CT || l >= 1 && lw(f) !== i) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), i = lw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      s += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Zi(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var FT = 1e5;
function dw(e, t, n = process.platform) {
  let r = yt(n), o = b(t), s = e.map((l) => ({ line: l, base: b(l.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => s.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, pw);
    let p = f(l), d = i.get(p.path), h = d === void 0 ? p : u(d);
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
      a.size > FT && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? pw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && zs(g(d, n).toString()), d;
    },
    /**
     * Records a symbolic link: after the link `a/b` to `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such
     * names when a pattern follows links.
     */
    follow(l, m) {
      let { path: p } = f(r.resolve(o, l));
      i.set(p, r.resolve(r.dirname(p), m));
    }
  };
}
var pw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function gw(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: s, workers: i = DT(), warn: a } = e, c = jo(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: uw, dir: n, workers: i, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Qi(m, async (y, w) => {
    let v = mw(y), S = HT(dw(o, s), v), E = rn(), O = u.dialect === "node" ? void 0 : r.zstd;
    for await (let R of Vg(t, O, { cwd: n, signal: w })) {
      c.count(R.length), w.throwIfAborted();
      for (let j of E.push(R)) S.push(j);
      await v.room();
    }
    return E.finish(), v.end(), l = S.files(), S;
  }), h = UT(n, "tree");
  for (let { name: y, target: w } of p) qT(b(h), y, w);
  d.length > 0 && await ta(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var jT = 512 * 1024 * 1024, zT = 1 / 2, hw = 300;
function HT({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(jT, (0, yw.getHeapStatistics)().heap_size_limit * zT), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Wo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || s.has(y)) return !1;
    if (s.add(y), l(y.length + hw), h === "file")
      f++, n.begin(De({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      i.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + hw);
      let v = i.get(w);
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
function qT(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  LT(r(WT(t)), { recursive: !0 });
  try {
    NT(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var na = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => GT(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Xg,
  unpack: gw
};
function GT(e, t) {
  let n = Hu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, ww.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as cR } from "node:fs";
import { join as uR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var $w = D(vw(), 1);
import { writeFileSync as eR } from "node:fs";
import { join as tR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as ZT } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as JT, openSync as KT, writeSync as kw } from "node:fs";
var Ew = "-noI", [xw, VT] = [24, 1], [XT, Sw] = [8, 4], Pw = 2;
function Ow(e, t, n) {
  let r = KT(e, "r+");
  try {
    let o = Or(r, Ke, 0);
    o.writeUInt16LE(o.readUInt16LE(xw) & ~VT, xw);
    let { inodeTable: s, root: i } = Ir(o, t);
    kw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Sw);
    a.writeUInt32LE(n);
    for (let c = 0; c < Sw; c++) {
      let u = i.offset + XT + c, f = Math.floor(u / ve) * (Pw + ve), l = s + i.block + f + Pw + u % ve;
      kw(r, a, c, 1, l);
    }
  } finally {
    JT(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Iw(e, t, n) {
  let r = Ki(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let s = await Ko(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (s.members >= t.length) return s;
      throw new k(`it has ${s.members} members instead of ${t.length}`);
    } catch (s) {
      if (!(s instanceof k)) throw s;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${s.message}`);
    }
}
async function Ko(e, { source: t, options: n, reader: r, names: o = [], archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...YT(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ae(d, { cwd: u, signal: m });
  if (y.resume(), s) {
    let [E, O] = await Promise.allSettled([QT(s, h), w]);
    for (let R of [E, O]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await ZT(e);
  i !== void 0 && Ow(e, v, i);
  let S = await $r(e, { offset: 0, length: v }, "heads");
  return Di(S, a), S;
}
function YT(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function QT(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Zu(e, t, n, r) {
  let o = n ? Yu(t, n.unpacked) : [];
  if (o.length > nR || o.some((c) => c.includes(`
`))) return;
  let s = await sR(e, t, o, r);
  if (r.signal.throwIfAborted(), !s || s.newest > Date.now() / 1e3 + rR) return;
  if (!n) return s;
  let { members: i } = n;
  return s.members !== i.length - 1 ? void 0 : !r.leftOut || await oR(e, t, i, r).catch(() => !1) ? s : void 0;
}
var nR = 1e3, rR = 1440 * 60;
async function oR(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ae([a], { cwd: o, signal: s });
  c.end();
  let [l] = await Promise.all([(0, $w.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Bw(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Mw({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Yu(e, t) {
  let n = Bw(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Bw({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function sR(e, { path: t }, n, r) {
  let o = tR(r.scratch, "excludes");
  return eR(o, [iR, ...n.map(aR)].join(""), "latin1"), Ko(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var iR = `... ${pr}*
`;
function aR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Rw(e) {
  let t = uR(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Mw)) {
    let s = o.line.number, i = e.leftOut ? void 0 : await Zu(t, o, void 0, e);
    if (!i) {
      r ??= Aw(e);
      let a = r.members.get(s) ?? [];
      i = e.leftOut || Yu(o, r.unpacked).length > 0 ? await Zu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (i) {
      let a = i.members + 1;
      n.push(await Tw(t, { ...i, files: a, root: s }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Aw(e);
    let o = [...r.members].flatMap(
      ([s, i]) => n.some(({ root: a }) => a === s) ? [] : i
    );
    if (o.length > 0) {
      Ar(e);
      let s = await Iw(t, o, e);
      n.push(await Tw(t, { ...s, files: o.length }, n, e));
    }
  }
  return Ji(n, r?.skipped ?? []);
}
function Aw({ found: e, leftOut: t = [] }) {
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
async function Tw(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = er(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let u = await Cn(cR(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as pR, lstatSync as Dw, mkdirSync as dR, readdirSync as Ww } from "node:fs";
import { dirname as hR, join as _n, relative as yR } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Fw, lstatSync as Nw, mkdirSync as Cw, renameSync as _w, utimesSync as fR } from "node:fs";
function Lw({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Cw(g(r));
  let i = (c) => {
    let u = M(c);
    u?.isDirectory() && Qu(c), u && _w(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Nw(g(c));
    for (let m of [c, u]) Qu(m);
    for (let m of se(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = mR(p);
      if (h === "whiteout") continue;
      s++;
      let y = h === "directory" && M(d)?.isDirectory() === !0;
      y || i(d), h === "file" ? _w(g(p), g(d)) : (y || Cw(g(d)), a(p, d));
    }
    Fw(g(u), f & 511), fR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = lR(c, t);
    u !== void 0 && i(u);
  }
  return a(e, t), s;
}
function lR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = M(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Qu(n), n = `${n}/${r}`;
  }
  return n;
}
function Qu(e) {
  Fw(g(e), 448);
}
function mR(e) {
  let t = Nw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function ra({ path: e, images: t }, n, r = n.lines) {
  let o = _n(n.dir, "tree"), s = await Hi(e, n.segments), i = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? gR(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Uw({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + bR(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await wR({ path: e, layer: p, target: u, removals: s }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Ww(u).filter(m) : [])
      Yt(_n(u, p));
  }
  await vR(o, n.signal);
}
function gR(e, t) {
  let n = _n(t, String(e.number));
  if (Dw(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = _n(n, yR(e.base, e.literal));
  return dR(hR(r), { recursive: !0 }), r;
}
async function Uw({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = { path: i.unsquashfs, args: f }, m = an({ cwd: s, signal: a }, (p) => ae([l], p));
  m.limit.allow({ bytes: t.mostBytes, files: t.members }), m.stdout.resume(), await m.ended;
}
async function wR({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: s } = t, i = r.counts[s], a = _n(o.dir, `layer-${s}`);
  await Uw({ path: e, layer: t, target: a, only: [], hasWhiteouts: i > 0 }, o);
  let c = b(_n(o.dir, `removed-${s}`)), u = { from: b(a), to: b(n), removed: r.namesOf(s), aside: c };
  return Lw(u) + i;
}
function bR(e, t) {
  let n = (i, a, c) => {
    let u = 0;
    for (let f of Ww(g(i), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${i}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = _n(t, String(e.number)), o = Dw(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(b(r), "", s) + (s ? 1 : 0);
}
async function vR(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  pR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await xn("chown", ["-hR", "0:0", "."], n), await xn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var jw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Gi("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Rw,
  async unpack(e) {
    let t = await Mr({ ...e, body: () => e.body }, e.dir);
    await ra(t, e);
  }
};

// src/system/young-heap.ts
var qw = D(Hw(), 1);
function Gw() {
  (0, qw.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as kR, fstatSync as Jw, lstatSync as xR, openSync as SR, readlinkSync as PR } from "node:fs";
function Vw(e, t, n) {
  let r = Cr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let u = IR(a, c);
    try {
      let f = Jw(u, { bigint: !0 });
      if (!f.isFile()) throw Fn(a);
      let l = f.nlink > 1n ? i(a, f) : a;
      if (l !== a) {
        r.put(oa(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(oa(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Kw(a);
      let p = Jw(u);
      if (p.ctimeMs !== BR(f.ctimeNs) || p.size !== m) throw Kw(a);
      r.pad(Oe(m));
    } finally {
      kR(u);
    }
  }
  function i(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !ep ? xR(c, { bigint: !0 }) : void 0;
      if (u && n && !ER(u, a, n)) throw Fn(a);
      if (!u || u.isFile()) s(a, c);
      else if (u.isDirectory()) r.put(oa(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(oa(a, u, "symlink", { target: J(PR(c, "latin1")) }));
      else throw Fn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Le), r.flush();
    }
  };
}
function ER(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var OR = ["ELOOP", "EMLINK", "ENXIO"];
function IR(e, t) {
  try {
    return SR(t, Ue);
  } catch (n) {
    throw OR.includes(I(n) ?? "") ? Fn(e) : n;
  }
}
function Fn(e = "") {
  return new Error(`${Xw(e)} was replaced while it was saved`);
}
function Kw(e) {
  return new Error(`${Xw(e)} changed while it was read`);
}
function Xw(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function oa(e, { mode: t, mtimeNs: n }, r, o = {}) {
  return { name: e, kind: r, mode: $R(r, Number(t)), mtime: Zw(n), ...o };
}
function $R(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var sa = 1000000000n, MR = 9;
function Zw(e) {
  if (e < 0n) return `-${Zw(-e)}`;
  let t = e % sa, n = String(e / sa);
  return t === 0n ? n : `${n}.${String(t).padStart(MR, "0").replace(/0+$/, "")}`;
}
function BR(e) {
  return Number(e / sa) * 1e3 + Number(e % sa) / 1e6;
}

// src/formats/tar/read-members.ts
function Yw(e, t, { kind: n, bytes: r }) {
  let o = [], s = Jo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), i = Vw(t, s, n);
  for (let a of e) i.add(a);
  return i.end(), o;
}
async function* Qw(e, t, { cwd: n, signal: r }) {
  let o = [], s = Cr(Jo(Mt, (l) => {
    o.push(l);
  })), i = rn(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Fn(e[a]);
    s.pad(c), s.put({ ...l, kind: m }), c = Oe(d), a++;
  }, f = mt(r, (l) => {
    let m = Bt(Tr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of i.push(l))
      Buffer.isBuffer(m) ? s.write(m) : u(m);
    yield* o.splice(0);
  }
  if (i.finish(), a < e.length) throw Fn(e[a]);
  s.pad(c), s.write(Le), s.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var eb = Mt / 2, AR = 2 * Mt, TR = 3, RR = 4;
async function* tb(e, t) {
  let n = new AbortController(), r = Ju(), o = AbortSignal.any([t.signal, n.signal]), { pack: s, addReaders: i } = _R({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of CR(e, t.tools.tar.dialect !== "node")) {
      let l = s(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > RR && i(); a.length > TR; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* CR(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: s, hasHoles: i } = n;
    if (i && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of s.entries()) {
      let f = s[a + 1]?.start, l = s.length === 1 && u <= eb;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function _R(e, t) {
  let { matches: n, level: r, signal: o, scratch: s } = e, { tar: i } = e.tools, a = ea(n.map(({ line: p }) => p)), c = tn(1), u = tn(Vi);
  i.dialect !== "node" && Ar(e);
  async function* f({ plan: p, names: d }) {
    o.throwIfAborted();
    let h = p.hasHoles && i.dialect !== "node" ? Qw(d, i, { cwd: s, signal: o }) : Yw(d, tw(a), { kind: p.kind, bytes: 2 * eb });
    for await (let y of h) yield { content: y, release: () => {
    } };
  }
  function l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    let w = { kind: p, bases: a, isContinued: y, level: h <= AR ? r : void 0 };
    return mt(o, (v) => {
      let { promise: S, resolve: E, reject: O } = Promise.withResolvers();
      return c(() => {
        Gw();
        let j = t.start({ thread: "create", part: w }, { cwd: s, signal: v });
        return j.stdin.end(`${d.join("\0")}\0`, "latin1"), E(j), j.ended;
      }).catch(O), S;
    });
  }
  async function m({ content: p, release: d }) {
    return { frame: await u(() => Fg(p, r)).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= Vi; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets more than one thread read. */
    addReaders() {
      c.concurrency = zg;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as FR } from "node:timers/promises";
var nb = 256, NR = 8e3, LR = 64 * 1024 * 1024;
function ob(e) {
  let t = ia("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: ia("files"), sparse: ia("files", !0) }, s = 0, i = (f) => rb(f.some(WR) ? o.sparse : o.plain, f), a = (f, l) => UR(o[f], s) >= l, c = function* (f) {
    s++, yield o[f], o = { ...o, [f]: ia("files", f === "sparse") };
  };
  async function* u() {
    let f = nb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") rb(t, [m]);
        else {
          let p = m.hardLink ? jR(m, r) : [m];
          p.length > 0 && i(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await FR(), f = nb);
    }
    for (let l of r.values()) {
      i(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var DR = 1024 * 1024;
function WR({ bytes: e, length: t = e }) {
  return t - e >= DR;
}
function UR({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / NR, t / LR) / r;
}
function jR(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function ia(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var zR = 1536, HR = Mt - 64 * 1024;
function qR({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return zR + n + Oe(n);
}
function rb(e, t) {
  let n = t.reduce((o, s) => o + qR(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= HR ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function sb(e) {
  let t = ob(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: i, frame: a, contentBytes: c } of tb(JR(t), e)) {
    i !== r && (n.push(GR(i, o)), s = 0), r = i;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, s += c, u.unpackedBytes = Math.max(i.unpackedBytes, s), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Ji(n, t.skipped);
}
function GR({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* JR({ files: e, skeleton: t }) {
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
import { availableParallelism as ZR } from "node:os";
import { join as YR } from "node:path";

// src/formats/tar/stored-skeleton.ts
var cb = D(ab(), 1);
var KR = 256 * 1024 * 1024;
async function* ub(e, t, { cwd: n, signal: r }) {
  if (nt(e) > KR) throw new k("its skeleton is too large to be one");
  let o = rn("several"), s = 0;
  for await (let i of XR(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(i), VR);
    if (s += a.length, s > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), s < t.files)
    throw new k(`its skeleton has ${s} members instead of ${t.files}`);
}
function VR({ kind: e, name: t, target: n, mode: r, mtime: o, size: s }) {
  let i = e === "symlink";
  if (s > 0 || !(i || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, mode: r, mtime: o, ...i && { target: n } };
}
async function* XR(e, t, n) {
  let r = jo(n);
  r.allow({ bytes: Mn(t) });
  let o = (0, cb.createZstdDecompress)();
  for (let s of e) o.write(s);
  o.end();
  try {
    for await (let s of o)
      r.count(s.length), r.signal.throwIfAborted(), yield s;
  } catch (s) {
    throw r.signal.throwIfAborted(), s instanceof k ? s : new k(`its skeleton is damaged: ${P(s)}`);
  }
}

// src/formats/tar/unpack.ts
async function fb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: s, signal: i, warn: a } = e, { tar: c } = s, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: aw(s.zstd, Go(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? ZR(), u.length),
    files: () => Go(u, "files"),
    signal: i,
    warn: a
  }, d = await Qi(p, (y) => ew(t, n, y));
  if (!f) return;
  await ta(() => ub(d, f, { cwd: r, signal: i }), { tar: c, lines: o, cwd: YR(r, "tree"), signal: i });
}

// src/formats/tar/tar.ts
var lb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Gi("tar", e)],
  unsupportedReason: () => {
  },
  pack: sb,
  unpack: fb
};

// src/formats/index.ts
var _r = [lb, jw, na];

// src/stores/load-when-used.ts
function aa(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function mb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = aa({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, QR(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function QR(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ct from "node:fs/promises";
import { basename as $b, dirname as af, join as Mb } from "node:path";

// src/system/disk/eviction.ts
import * as Tt from "node:fs/promises";
import { basename as s1, join as rf } from "node:path";

// src/system/disk/draft-file.ts
var db = D(pb(), 1);
import * as At from "node:fs/promises";
import { dirname as hb, join as tf } from "node:path";
var ca = ".drafts";
async function Fr(e) {
  let t = tf(e, ca), n = tf(t, (0, db.randomUUID)());
  try {
    return await vt(e, t), gb(e, n, await At.open(n, "wx+", 384));
  } catch (r) {
    throw kn(r, e);
  }
}
async function yb(e, t) {
  let n = tf(e, ca, t);
  return gb(e, n, await At.open(n, Ue));
}
function gb(e, t, n) {
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
      return await n.sync(), await vt(e, hb(s)), e1(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await At.rm(t, { force: !0 });
    }
  };
}
async function e1(e, t) {
  try {
    await At.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await At.rm(e), process.platform === "win32") return !0;
  let n = await At.open(hb(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as t1 } from "node:fs";
import * as Nn from "node:fs/promises";
import { join as wb } from "node:path";
import { setTimeout as n1 } from "node:timers/promises";
var ua = ".notes";
function Nr(e) {
  let t = async (n) => (await vt(e, wb(e, ua)), wb(e, ua, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(o1, () => {
      }) === await Ve(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: nf(async (n, r) => {
      await n1(r1), await Ve(n) === r && await vb(await t(n), r);
    }),
    touch: nf(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Nn.utimes(r, o, o).catch(async (s) => {
        if (I(s) !== "ENOENT") throw s;
        await vb(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: nf(async (n, r) => Nn.link(await t(n), r))
  };
}
var r1 = 20, bb = 256;
async function Ve(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function nf(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function o1(e) {
  let t = await Nn.open(e, Ue).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(bb), 0, bb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function vb(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = t1, a = await Nn.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var i1 = 3600 * 1e3;
async function fa(e) {
  await kb(await Lr(rf(e, ca)));
}
async function kb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > i1);
  await Promise.all(t.map(({ path: n }) => Tt.rm(n, { force: !0 })));
}
async function la(e, t) {
  let n = new Map((await Lr(rf(e, ua))).map((o) => [s1(o.path), o])), r = t.map((o) => {
    let s = n.get(String(o.inode));
    n.delete(String(o.inode));
    let i = s ? Math.min(s.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: i, isMounted: o.isLinked || (s?.isLinked ?? !1) };
  });
  return await kb([...n.values()]), r;
}
async function Vo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Tt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - s * i), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Tt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Lr(e) {
  let t = await it(e).then(() => Tt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = rf(e, r), s = await Tt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!s?.isFile()) return;
      let { ino: i, nlink: a, size: c, atimeMs: u, mtimeMs: f } = s, l = Math.min(Number(u), Date.now());
      return { path: o, inode: i, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as a1 } from "node:fs";
import * as dt from "node:fs/promises";
import { dirname as c1 } from "node:path";
async function Ln(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await sp(e), s = Nr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => s.touch(r),
    read: (i, a) => u1(r, i, a),
    file: f1(r, e, s, n),
    close: () => r.close()
  };
}
function u1(e, t, n) {
  let { acquire: r, release: o } = gr();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function f1(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await of(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => ma(e, t),
    async copyTo(s) {
      return await dt.copyFile(`/proc/self/fd/${e.fd}`, s, a1.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await l1(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function l1(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ve(e);
    if (await t(), await Ve(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function of(e, t, n) {
  try {
    let [r, o] = await Promise.all([dt.stat(c1(n)), e.stat()]);
    return r.dev !== o.dev || !await ma(e, t) ? !1 : (await dt.symlink(await dt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ma(e, t) {
  let [r, o] = await Promise.all([
    dt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var xb = 1024 * 1024;
async function Sb({ path: e, dir: t, evict: n }) {
  let r = await Fr(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: xb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await sr(o, t, f, c + u * xb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && s && await Nr(t).prove(o, await Ve(o)), await r.discard(), u && await n().catch(() => {
      }), u;
    }
  }), a = async () => {
    await o.truncate(0), s = !0;
  };
  return {
    ...i(0),
    async copyFrom(c, u) {
      if (!c.file?.copyTo) return { bytes: 0, rest: i(0), undo: a };
      try {
        return s = await c.file.copyTo(r.path), await o.truncate(u), { bytes: u, rest: i(u), undo: a };
      } catch (f) {
        throw await a(), f;
      }
    },
    discard: r.discard
  };
}

// src/stores/local/entries.ts
import * as Pb from "node:fs/promises";
import { basename as m1, join as p1 } from "node:path";
async function Eb(e) {
  let t = await sf(e), n = (await Promise.all(t.map(sf))).flat(), o = (await Promise.all(n.map(sf))).flat().filter((s) => /^[0-9a-f]{64}$/.test(m1(s)));
  return (await Promise.all(o.map(Lr))).flat();
}
async function sf(e) {
  return (await Pb.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => p1(e, n.name));
}

// src/stores/local/local.ts
var Ob = process.platform === "linux" ? yo : zm;
function Bb(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * 1073741824, minFreeBytes: s = 1073741824 } = e, i = ({ scope: a, version: c, key: u }) => Mb(t, Ob(n), Ob(a), yo(c), yo(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Ib(t))
        for (let f of a) {
          let l = u.map((p) => af(i({ scope: f, version: p, key: "-" }))), m = await d1(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = i(a);
      if (await nr(t), await go(t), await it(`${t}/.`), !await h1(c, { dir: t, verify: r }))
        return Sb({
          path: c,
          dir: t,
          async evict() {
            await fa(t);
            let u = (await la(t, await Eb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Vo(t, u, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Ib(t) ? (await Ab(af(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Ct.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Ib(e) {
  return await nr(e), await Cb(e) ? (await it(`${e}/.`), !0) : !1;
}
async function d1(e, t, n) {
  let r = (await Promise.all(e.map((o) => Ab(o, t, n)))).flat();
  for (; ; ) {
    let o = Um(t, r);
    if (!o) return;
    let s = await y1(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Ab(e, t, n) {
  if (!await Rb(e, n)) return [];
  let r = Rc($b(e)) ?? "", o = (await Ct.readdir(e)).filter((a) => qm(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Mb(e, a);
      return { path: c, stat: await Ct.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let u = c?.isFile() ? await Tb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && i.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Tb(e, t) {
  let n = Rc($b(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Ln(e, t);
  try {
    return (await ho({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function h1(e, t) {
  if (!await Rb(af(e), t) || !await Cb(e)) return !1;
  try {
    return await Tb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Ct.rm(e, { force: !0 }), !1;
  }
}
async function y1({ path: e, key: t, version: n, createdAt: r }, o) {
  let s = await Ln(e, o).catch(Re);
  if (!s) return;
  let { stat: i, touch: a, ...c } = s;
  await a();
  let u = () => Ct.rm(e, { force: !0 });
  return { ...c, key: t, version: n, size: i.size, createdAt: r, reject: u };
}
function Rb(e, t) {
  return _b(cp(t.dir, e));
}
function Cb(e) {
  return _b(Ct.lstat(e));
}
function _b(e) {
  return e.then(
    () => !0,
    (t) => Re(t) ?? !1
  );
}

// src/stores/s3/s3.ts
function Fb(e) {
  let t = g1(e.inputs.s3);
  return aa({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function g1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Nb = {
  local: ({ inputs: e, repository: t }) => Bb({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Fb,
  github: mb
};
function Lb({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as w1 } from "node:path";
function Db(e, { start: t, end: n, order: r }) {
  let o, { roles: s, readStore: i, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / A), m = await b1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * A, n) - f);
        await v1(d, m, f).catch(s.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = k1(l, n, e);
      o = i(f, p, r);
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
async function b1(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (!r || n.has(e)) return;
    if (r.role === "filler") return r.present.has(e) ? r.draft.file : void 0;
    let { copy: o } = r;
    if ("handle" in o) return o.handle;
    let s = o.present.has(e) ? await o.draft() : void 0;
    if (s) return s.file;
    await t.follow(o);
  }
}
async function Wb(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((s) => n.has(s))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((s) => o.present.has(s))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function v1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function k1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * A < t && !s(i); ) i++;
  return Math.min(i * A, t);
}
async function Ub(e, t, n) {
  let r = await e.roles.current(), o = ot(n, n + nt(t)), s = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await pa(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  cf(r, e) && i.datasync().catch(() => {
  });
}
function jb(e, t, n) {
  return en(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.roles.held();
      a?.role === "filler" && await pa(a.draft, [i.bytes], i.position).catch(e.roles.giveUp), yield s;
    }
  });
}
function cf({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = ot(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
function pa({ file: e, path: t }, n, r) {
  return sr(e, w1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as M1, once as B1 } from "node:events";
import { setTimeout as A1 } from "node:timers/promises";

// src/stores/stash/election.ts
var Hb = D(zb(), 1);
import { EventEmitter as x1 } from "node:events";
import * as ke from "node:fs/promises";
import { createServer as S1 } from "node:net";
import { dirname as ff, join as Dn } from "node:path";
var qb = ".fillers";
async function Gb(e, t) {
  let n = Dn(e, qb, t);
  for (await vt(e, ff(n)); ; ) {
    let r = await E1(n) ?? await O1(n);
    if (r) return r;
  }
}
var P1 = 3600 * 1e3;
async function Jb(e) {
  let t = Dn(e, qb);
  for (let n of await ke.readdir(t)) {
    let r = await ke.stat(Dn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > P1 && await ke.rm(Dn(t, n), { recursive: !0, force: !0 });
  }
}
async function E1(e) {
  for (let t of await ke.readdir(e).catch(Re) ?? []) {
    let n = await Ys(e, t);
    if (n) return { role: "follower", lines: n };
    await ke.rm(Dn(e, t), { recursive: !0, force: !0 });
  }
}
async function O1(e) {
  let t = await ke.mkdtemp(Dn(ff(e), "joining-")), n = (0, Hb.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new x1(), i = S1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), lf(u, (f) => s.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = I1(i, { said: r, followers: o, heard: s, path: Dn(e, n) });
  if (!Zs(t, n, i))
    return await ke.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = lr(t, e);
  } finally {
    c || (i.close(), await ke.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function I1(e, { said: t, followers: n, heard: r, path: o }) {
  let s = (i) => {
    for (let a of n) a.write(i);
  };
  return {
    role: "filler",
    /** Sends a line to all followers, also to later ones. */
    say(i) {
      t.push(`${i}
`), s(`${i}
`);
    },
    /** Calls `listen` with each further line of a follower. */
    onLine: (i) => {
      r.on("line", i);
    },
    /** Sends an empty line to the present followers: this process is alive. */
    giveSign: () => s(`
`),
    /** Lets another process become the filler. May be called several times. */
    async end() {
      await ke.rm(o, { force: !0 }), await ke.rmdir(ff(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var $1 = 36;
function lf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > $1 && e.pause();
    for (let s of o) t(s);
  });
}

// src/stores/stash/followed-draft.ts
var T1 = /^[0-9a-f-]{36}$/, R1 = /^\d{1,7}$/, Kb = "fetches", C1 = 500;
function Vb(e, t) {
  return R1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Xb({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = Vb(o, n);
    s !== void 0 && r(s);
  }), e(Kb);
}
var _1 = 4;
function Zb(e, t, n) {
  let { blocks: r, quietMs: o } = n, s = En(n.pace ?? bo, r * A), i = /* @__PURE__ */ new Set(), a = new M1(), c = Promise.resolve(void 0), u, f = performance.now(), l = F1(), m = Promise.withResolvers();
  A1(C1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && T1.test(y))
      return u = y, c = yb(e, y).catch(() => {
      }), !0;
    y === Kb && m.resolve(!0);
    let w = Vb(y, r);
    return w === void 0 || i.has(w) ? !1 : (i.add(w), s.moved(A), !0);
  }, h = !1;
  return lf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > _1 * o) return;
    a.emit("news");
  }), t.on("close", () => {
    h = !0, a.emit("news");
  }), {
    present: i,
    draft: () => c,
    async ask(y) {
      for (let w of y)
        !i.has(w) && !p.has(w) && (p.add(w), t.write(`${w}
`));
      return m.promise;
    },
    isOver: () => h,
    async news(y) {
      if (h) return !0;
      let w = l();
      return await N1(a, o, y) && s.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function F1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function N1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await B1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as L1 } from "node:path";
var D1 = 15e3, W1 = 16;
function Xo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Qb(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = !1, a = async () => {
    i = !0;
    let l = r;
    r = void 0, l && await Yb(l).catch(n);
  }, c = async (l) => {
    i || n(l), await a();
  }, u = async () => (o = o.then(async () => {
    if (i || r && !U1(r)) return;
    if (++s > W1) throw new Error("one process after the other has begun to fill it");
    let m = r;
    r = await j1(e), m && await Yb(m), r || (i = !0), r?.role === "filler" && await e.onFill(r);
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
function U1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Yb(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function j1(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: s = D1, pace: i, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return z1(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: Zb(n, u.lines, { blocks: f, quietMs: s, pace: i }) };
}
async function z1(e, { stash: t, name: n, size: r, log: o }) {
  let s;
  try {
    let i = await t.open(n, r);
    if (s = i ? void 0 : await t.begin(r), s)
      return e.say(L1(s.path)), { role: "filler", draft: s, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), i) return { role: "follower", copy: i };
    o(`The stash has no room for the ${z(r)} of the entry`);
    return;
  } catch (i) {
    throw await s?.discard(), await e.end(), i;
  }
}

// src/stores/stash/copy.ts
function ev({ size: e, read: t }, n) {
  let { logError: r } = n, s = Qb({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    nv(u, i);
    for (let { bytes: f, position: l } of i.ends) await pa(c, [f], l);
  } }), i = {
    size: e,
    roles: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: gr()
  }, a = { isProven: !1, link: void 0 };
  return {
    /** It is not whole yet; `prove` rejects if its `check` does. */
    file: H1(i, a),
    /** Reads the body from the copy or the store. */
    read: (c, u, f) => Db(i, { start: c, end: u, order: f }),
    /** Reads the end of the entry from the store. */
    readEnd: (c, u) => jb(i, c, u),
    /** This process uses the copy that another process has published. */
    isPublished: () => Xo(s.held()) !== void 0,
    /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
    async finish() {
      let c = tv(i);
      c && await q1(c, { ...n, ...a }).catch(r), await s.leave();
    },
    discard: s.leave
  };
}
function tv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && cf(t, e) ? t : void 0;
}
function H1(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: G1(e),
    async link(r) {
      let o = await n.settled(), s = Xo(o);
      return s ? s.file.link(r) : o?.role !== "filler" || !await of(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Xo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && ma(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Xo(n.held());
      if (o) return K1(o.file, r, e);
      try {
        await r();
      } catch (s) {
        if (n.held()?.role === "filler") throw s;
      }
      return t.isProven = tv(e) !== void 0, t.isProven;
    }
  };
}
async function q1({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Nr(r), c = setInterval(t.giveSign, J1);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Ve(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function G1(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of ot(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Ub(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Wb(ot(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && nv(s.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function nv(e, { size: t, onAsked: n }) {
  n && Xb(e, Math.ceil(t / A), n);
}
var J1 = 1e3;
async function K1(e, t, { bypassed: n }) {
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
import * as pf from "node:fs/promises";
import { basename as V1, dirname as X1, join as _t } from "node:path";
function ov(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = 1073741824, isPull: o } = e, s = _t(t, "pulls"), i = _t(t, "branches"), a = o ? s : i, c = async () => {
    let f = await Promise.all([rv(s), rv(i)]), l = o ? void 0 : 1;
    return (await la(t, f.flat())).map((m) => ({
      ...m,
      rank: X1(m.path) === s ? 0 : l
    }));
  }, u = async () => {
    await nr(t), await go(t), await it(t);
    for (let f of [s, i]) await vt(t, f);
  };
  return {
    /** The file of this name and size; removes any other file of that name. */
    async open(f, l) {
      await nr(t);
      for (let p of [t, s, i]) await it(p).catch(Re);
      let m = await mf(_t(i, f), l, e);
      return m || o ? m ?? mf(_t(s, f), l, e) : (Z1(_t(s, f), _t(i, f)), mf(_t(i, f), l, e));
    },
    async remove(f) {
      await Promise.all([s, i].map((l) => pf.rm(_t(l, f), { force: !0 })));
    },
    /** Makes this process the filler of this name's file, or connects it to the filler. */
    async elect(f) {
      return await u(), Gb(t, f);
    },
    /** Begins a file of `size` bytes; undefined where there is no room. */
    async begin(f) {
      await u(), await Promise.all([fa(t), Jb(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Vo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Fr(t);
    },
    /** Publishes the file, unless there is one of that name. */
    async put(f, l) {
      await f.publish(_t(a, l)) && await Vo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function rv(e) {
  return (await Lr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(V1(t)));
}
function Z1(e, t) {
  try {
    be(e, t);
  } catch (n) {
    Re(n);
  }
}
async function mf(e, t, n) {
  try {
    let r = await Ln(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = I(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await pf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function sv(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, pace: a, log: c } = t, u = ov(t), f = (l) => {
    c(`The stash ${n} is not used: ${P(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Fs([e.label, r, d, h, y, String(w), p]);
      try {
        let S = await u.open(v, w), E = async () => u.remove(v).catch(f), O = Q1(
          m,
          ev(m, { stash: u, dir: n, name: v, signal: s, quietMs: i, pace: a, logError: f, log: c }),
          E
        );
        if (!S) return O;
        let { file: R, read: j, close: U } = S;
        return {
          ...O,
          original: O,
          stored: m,
          file: R,
          read(oe, un) {
            return c(`Found in the stash ${n}`), en(j(oe, un), Y1);
          },
          reject: E,
          async close() {
            await U(), await O.close();
          }
        };
      } catch (S) {
        return f(S), m;
      }
    }
  };
}
async function* Y1(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${P(t)}`);
  }
}
function Q1(e, t, n) {
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

// src/job/open-store.ts
function Dr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, u = Lb(e), f = eC(t(Nb[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return sv(f, { dir: m, maxBytes: p, verify: y, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function eC(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Wr(e, t, n) {
  return {
    inputs: e,
    service: by(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: mm(),
    isSealed: (r) => _r.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: iv(x),
    warn: iv(W),
    mask: Ps
  };
}
function iv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var av = 3e4;
async function cv(e, t, n, r = AbortSignal.timeout(av)) {
  if (!await xg(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.layers) await $r(e, i, "contents", { signal: r });
  })().then(() => {
  }, tC);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await nC(t).catch(
    (i) => W(`The damaged entry could not be removed from the store; delete it: ${P(i)}`)
  ));
}
function tC(e) {
  return e instanceof k || I(e) === "EIO" ? P(e) : void 0;
}
async function nC({ scope: e, version: t, key: n, size: r }) {
  let o = Co(_, to()), s = _e(), i = Dr(Wr(o, s, AbortSignal.timeout(av))), a = e === void 0 ? ge(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as hC } from "node:fs";
import { dirname as yC } from "node:path";

// src/mounts/broker.ts
var lv = D(fv(), 1);
import { once as rC } from "node:events";
import { connect as oC } from "node:net";
import { setTimeout as sC } from "node:timers/promises";
var mv = Se(ne()), iC = K({ no: ne() }), aC = K({ need: le(mv, []), fetches: le(io(), !1) }), cC = K({ detached: mv }), pv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, df = 0.3, uC = 8, fC = 1024 ** 2, lC = 20;
function mC(e) {
  let t = (0, lv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > fC && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function pC(e, t) {
  for (; ; ) {
    let n = oC({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await rC(n, "connect", { signal: t }), n;
    } catch (r) {
      if (I(r) !== "EAGAIN") throw r;
      await sC(lC, void 0, { signal: t });
    }
  }
}
async function dC(e, t, n, r, o = pv[n]) {
  let s = performance.now(), i = new AbortController(), a = (l) => setTimeout(() => i.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, i.signal]), f;
  try {
    f = await pC(e, u);
    let l = mC(f), { value: m } = await l.next(), p = o - df - (performance.now() - s) / 1e3;
    clearTimeout(c), c = a(p + df + uC), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (Em(iC, h)) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), i.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function Ur(e, t) {
  let n = pv.mount, r = (...o) => dC(e, t, ...o);
  return {
    /**
     * @param target a directory of this user, without links
     * @param layers the digests of the layers, the upmost one first
     * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
     * @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
     * of trusted branches itself
     */
    async mount(o, s, i) {
      let a = performance.now();
      try {
        if (n <= df) throw new Error("the broker does not answer");
        let c = await r("mount", { target: o, layers: s, view: i }, n), u = "the broker does not say which images it lacks", { need: f, fetches: l } = Sc(aC, c, { message: u });
        return { digests: f, fetches: l };
      } catch (c) {
        throw n -= (performance.now() - a) / 1e3, c;
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(o) {
      return Sc(cC, await r("detached", { view: o }), { message: "the broker does not say which directories were renamed" }).detached;
    },
    async unmount(o) {
      await r("umount", { target: o });
    },
    /** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
    async hand(o) {
      await r("import", o);
    },
    /** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
    async fetch(o, s) {
      await r("fetch", { entry: o, layers: s });
    }
  };
}

// src/job/end/unmount-brokered.ts
async function da({ socket: e, mounts: t }) {
  let n = Ur(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Zo(r.target) && await n.unmount(r.target), Zo(r.view, "tmpfs") && await n.unmount(r.view), ha(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${P(o)}`);
    }
}
function Zo(e, t = "overlay") {
  let n = b(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === br
  );
}
function ha({ target: e, made: t, view: n }) {
  dv(n, n), t !== void 0 && dv(e, t);
}
function dv(e, t) {
  try {
    for (let n = e; F(n, t); n = yC(n)) hC(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function yv(e, t) {
  let n = Object.entries(e).flatMap(wC).sort(([, s], [, i]) => hv(i) - hv(s)), o = n.some(([, { mountRoot: s }]) => s !== void 0) ? await wv() : void 0;
  for (let [s, i] of n) {
    let a = t.find((c) => c.name === s) ?? { name: s, inputs: /* @__PURE__ */ new Map() };
    await jt(a, () => bC(i, o));
  }
}
function wC([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function hv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : kh(e));
}
async function bC({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await da(n), e !== void 0 && await bv([e], r, async (o, s) => {
    let i = yg(o, e);
    t && i !== void 0 && await cv(i, t, s);
  });
}
async function gv() {
  let e = Eh([q(), gC(V())]);
  if (e.length === 0) return;
  let t = await wv();
  await ft(q(), () => bv(e, t));
}
function wv() {
  return Br(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function bv(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await li(r, () => qo(r, t, n));
    } catch (o) {
      W(`The mounts below ${r} stay, because they could not be unmounted: ${P(o)}`);
    }
}

// src/job/state.ts
var pe = ne(), Ae = le(ne()), vC = K({
  /** Without links. */
  target: pe,
  pattern: pe,
  /** The topmost directory that was made for the target. */
  made: Ae,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: pe
}), kC = K({
  socket: pe,
  mounts: Se(vC)
}), xC = K({
  name: pe,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ae,
  /** How many of the restored files are not mounted. */
  files: le(fe())
}), SC = K({
  /** Absent if only the store knows the scope. */
  scope: Ae,
  version: pe,
  key: pe,
  size: fe(),
  /** The number of files of the entry. */
  files: fe(),
  /** The images and layers of the body. */
  layers: Se(Oc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: pe,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ae,
  /** The time of the mount, by the kernel's clock. */
  since: fe()
}), PC = K({
  /** The preset's name, if it is not in the inputs. */
  preset: Ae,
  /** The preset's working directory, relative to the workspace. */
  directory: Ae,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: le(wn([bt("none"), Bs(pe, pe)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ae,
  /** Why post must not save the cache. */
  unsaved: Ae,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: le(
    K({
      directories: Se(pe),
      marks: Se(pe),
      digest: pe,
      patterns: Se(pe),
      matches: Se(pe),
      /** How long the command took. */
      ms: le(fe())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: le(Se(K({ directory: pe, bornMs: fe(), seenMs: fe() }))),
  /** Absent if main ended before it read its inputs. */
  key: Ae,
  /** The key of the entry; absent on a miss. */
  matchedKey: Ae,
  /** The key of the entry that was found and refused. */
  refused: Ae,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Ae,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Ae,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: le(kC),
  mounted: le(SC),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: le(io()),
  restored: le(xC)
}), EC = Bs(pe, PC), vv = "headstart";
function ya(e) {
  im(vv, JSON.stringify(e));
}
function hf() {
  let e = am(vv);
  if (e === "") return;
  let t = JSON.parse(e), n = Yn(EC, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function kv(e, t) {
  let n = [], { promise: r, resolve: o } = Promise.withResolvers(), s = e, i = () => {
    s--, s === 0 && n.length > 0 && o(t(n));
  };
  return {
    /** Waits until each other cache has joined or ended, then does the work of all that have joined. */
    join(a) {
      return n.push(a), i(), r;
    },
    /** Called when a cache that has not joined ends. */
    leave: i
  };
}

// src/files/overlap.ts
function Sv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (xv(n, r, e) || xv(r, n, t)) return [n.text, r.text];
}
function xv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? OC(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && ga(e, pn(e.base, r));
}
function OC({ base: e, rest: t }) {
  return B(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function ga(e, t) {
  return e.matches(t) || t !== "" && ga(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var Iv = D(Pv(), 1);
function te(e) {
  return e ? MC : IC;
}
var IC = {
  mistake: Ac,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, $v = "~v", $C = $v.length + 49, Ev = Cs - $C, MC = {
  mistake(e) {
    let [t = ""] = e, n = gf(t).length > Ev, r = `Key Validation Error: ${t} cannot be larger than ${Ev} characters with rolling; ~ counts twice.`;
    return Ac(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = wa(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(gf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Ov(t, 20), Ov(n, 5)];
    return `${wa(e)}${Date.now()}-${r}-${o}-${(0, Iv.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function wa(e) {
  return gf(e) + $v;
}
function Mv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function gf(e) {
  return e.replaceAll("~", "~~");
}
function Ov(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var BC = 3600 * 1e3;
function Bv(e, t) {
  let n = e.toSorted(Tc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > BC;
  });
}

// src/job/restore/plan.ts
async function Av(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: s, whyNoTree: i } = n === "" ? {} : await TC(n, o);
  i !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${i}.`);
  let a = s ? Bi(e.inputs, { ...s.inputs }) : await Mi(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: i === void 0 };
  let c = Ai(e);
  AC(c);
  let u = i === void 0 && c.rolling === void 0, f = te(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new $(f);
  return { cache: e, inputs: c, isWhole: u, ...s && { tree: s } };
}
function AC({ key: e, rolling: t }) {
  t || !e.endsWith("-") || W(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function TC(e, t) {
  let n = _("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-G5QHRJFK.js"), { NoTree: o } = await import("./shared-RF467RTW.js");
  try {
    return { tree: await r(n, { read: _, command: e }, t) };
  } catch (s) {
    if (!(s instanceof o)) throw s;
    return { whyNoTree: P(s) };
  }
}
function Tv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Me(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let s of t.slice(n + 1)) {
      let i = Sv(o, s.selection);
      if (i)
        throw new $(
          `Caches ${r} and ${s.name} have the same files: ${i[0]} and ${i[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as zC, statSync as HC } from "node:fs";
import { readdir as qC } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as RC, readdirSync as CC, rmdirSync as _C, rmSync as Rv, writeFileSync as FC } from "node:fs";
import { setTimeout as NC } from "node:timers/promises";
var LC = 20, DC = 6e4;
function Cv(e) {
  return B(e, `${pr}lock-${process.geteuid?.() ?? 0}`);
}
function ba(e) {
  let t = Cv(e), n = M(b(t));
  if (n && !Ao(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function va(e, t) {
  if (!hr(e)) return () => {
  };
  let [n, r] = [G(e), fs(e)], [o, s] = [Cv(n), B(e, "lock")];
  RC(s, { mode: 448 }), FC(B(s, r), "");
  let i = Date.now() + DC;
  for (; !WC(s, o); ) {
    ba(n);
    let a = await UC(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await NC(LC, void 0, { signal: t });
  }
  return () => {
    Rv(B(o, r), { force: !0 });
    try {
      _C(o);
    } catch {
    }
  };
}
function WC(e, t) {
  try {
    return lr(e, t);
  } catch (n) {
    throw ba(G(t)), n;
  }
}
async function UC(e) {
  let t = !1;
  for (let n of jC(e))
    await ai(B(G(e), n)) ? t = !0 : Rv(B(e, n), { recursive: !0, force: !0 });
  return t;
}
function jC(e) {
  try {
    return CC(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function _v(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(Qt));
  for (let a of new Set(i.flatMap(Fv)))
    for (let c of await GC(a, t))
      if (hr(c) || Nd(c), !(!hr(c) || await ai(c)))
        try {
          await JC(c, { lines: e, signal: r, allowed: s });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${P(u)}`);
        }
}
function Fv(e) {
  let t = G(e);
  return t === e ? [e] : [e, ...Fv(t)];
}
async function GC(e, t) {
  let n = (await qC(e).catch(() => [])).filter(ut);
  if (n.length === 0) return [];
  let r = J(zC(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => B(e, o)).filter(dr);
}
async function JC(e, { lines: t, signal: n, allowed: r }) {
  let o = G(e), s = si(o);
  try {
    let i = await va(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      ti(e, (u) => {
        if (performance.now() > a) throw c;
        if (!KC(u, t)) return !1;
        for (let f of Qs(u)) VC(b(o), f);
        return !0;
      }), Bo(e) || iu(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    s.remove();
  }
}
function KC(e, t) {
  let n = g(Qs(e)[0]).toString();
  return t.some((r) => F(n, r.base) && ga(r, pn(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function VC(e, t) {
  let { dev: n } = HC(g(e));
  for (let r = t; r !== e; r = G(r)) {
    let o = M(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function jr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as XC, statSync as ZC } from "node:fs";
import { dirname as Nv } from "node:path";
function Uv(e) {
  let t = Lv(), n = process.cpuUsage(), r = new Set(e.map(jv));
  return () => {
    let o = Lv(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: QC(t, o, (s + i) / 1e3),
      disks: e_(t, o, r),
      network: t_(t, o)
    };
  };
}
function Lv() {
  return { stat: ka("stat"), self: ka("self/stat"), disks: ka("diskstats"), net: ka("net/dev") };
}
function ka(e) {
  return he(() => XC(`/proc/${e}`, "latin1")) ?? "";
}
function jv(e) {
  try {
    let { dev: t } = ZC(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Nv(e) ? "" : jv(Nv(e));
  }
}
var YC = 10;
function QC(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => wf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), s = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), i = s.reduce((p, d) => p + d, 0);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Dv(t) - Dv(e)) * YC, l = (p) => Math.round(1e3 * p / i) / 1e3, m = l(i - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Dv({ self: e }) {
  let t = wf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Wv = 512;
function e_(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...u]) => {
    let f = o.get(`${i}:${a}`);
    if (!f || !n.has(`${i}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Wv, writtenBytes: d * Wv, reads: l, writes: p, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function t_(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, wf(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function wf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function zv({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (f) => {
    let l = n();
    o && n_(r, o, { sinceMs: s ?? l, untilMs: l }), o = f, s = l;
  }, a = (f) => {
    let l = Object.assign(t(f), { bytes: 0 });
    return r.push(l), l;
  }, c = (f) => {
    f.startMs = n(), s === void 0 && (o = e(), o && r.push(o));
  };
  async function* u(f, l) {
    c(l);
    let m = o;
    i(l);
    try {
      for await (let p of f)
        i(m), l.firstByteMs ??= n(), l.bytes = (l.bytes ?? 0) + p.length, yield p, m = o, i(l);
    } finally {
      o === l && i(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return en(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      i(p);
      try {
        return await m();
      } finally {
        i(d), p.endMs = n(), p.bytes = (p.bytes ?? 0) + l;
      }
    }
  };
}
function n_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function xa() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((i) => r_(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => zv({ first: () => r.at(-1), add: s, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Uv(i);
      o = () => ({ startMs: a, endMs: Math.round(t()), ...c() });
    },
    /** Times work as one phase, also when the work fails. */
    async during(i, a) {
      let c = s(i, t());
      r.push(c);
      try {
        return await a();
      } finally {
        c.endMs = t(), r.splice(r.indexOf(c), 1);
      }
    },
    /** Times the production of items as a phase of its own, beside the current phase. */
    *items(i, a) {
      let c = r.at(-1)?.name ?? i, u = s(i, t());
      for (let f of a) {
        let l = t();
        yield f, u.waitedMs[c] = (u.waitedMs[c] ?? 0) + t() - l;
      }
      u.endMs = t();
    }
  };
}
function r_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
  if (t === void 0) return [];
  let a = (n ?? i) - t, c = Object.entries(r).map(([l, m]) => [l, Math.round(m)]), u = c.reduce((l, [, m]) => l + m, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - u)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: s,
    mibPerSecond: s === void 0 ? void 0 : o_(s / 1048576 / (a / 1e3))
  }];
}
function o_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var tk = D(Hv(), 1);
import { writeFileSync as h_ } from "node:fs";
import { join as y_ } from "node:path";

// src/system/job-summary.ts
function qv(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Ht(e);
  return Gv((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function U9(e) {
  return Gv((t) => t.addRaw(e, !0));
}
var vf = Promise.resolve();
function Gv(e) {
  let t = fm();
  if (!t) return vf;
  let n = vf.then(async () => {
    e(t), await t.write();
  });
  return vf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Jv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${ue(t)} of ${ue(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var s_ = 10 * 1024 * 1024, i_ = 64;
function Kv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Qv(t, ["download", "upload"]), i = o >= s_ && e.concurrency < i_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${z(o)} at ${s} MiB/s, and ${ue(r)} of ${ue(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${Vv}`
  };
}
var Vv = "a higher `compression-level` makes entries smaller";
function Yo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, s = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Wn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${s}, ${Wn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Xv(e, s, "more or faster cores");
}
function Sa(e) {
  return Xv(e, `one thread was busy ${Wn(e.load.thread)} of the time`, "faster cores");
}
function Xv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var a_ = 32 * 1024;
function xf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < a_, u = r > n, f = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${z(a)}`, l = u ? `wrote ${kf(r, i)} MiB/s` : `read ${kf(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Wn(e.load.disk)} of the time`,
    advice: Yv(e, u)
  };
}
function Zv(e) {
  let { bytes: t, mibPerSecond: n } = Qv(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${z(t)} at ${n} MiB/s`,
    advice: Yv(e, r)
  };
}
function Yv({ step: e, settings: t }, n) {
  if (e === "save" && n) return Vv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Qv(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: kf(r, o) };
}
function kf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Wn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Sf = 1e3;
function ek(e) {
  let { totalMs: t } = e;
  if (t < Sf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${ue(t)}`
    };
  let n = l_(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? f_[r].find(([m]) => u_[m](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: d_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var u_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, f_ = {
  store: [["always", Jv]],
  network: [
    ["threadIsBusy", Sa],
    ["always", Kv]
  ],
  disk: [
    ["ownCoresAreBusy", Yo],
    ["diskIsBusy", xf],
    ["coresAreBusy", Yo],
    ["threadIsBusy", Sa],
    ["diskIsUnseen", Zv]
  ],
  work: [
    ["ownCoresAreBusy", Yo],
    ["diskHinders", xf],
    ["coresAreBusy", Yo],
    ["threadIsBusy", Sa]
  ]
};
function l_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, s, i] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (i + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, i / n),
    iowait: s * r("cores"),
    idle: 1 - o - s,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...m_(e) };
}
function m_({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[p_[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var p_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function d_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = ue(t), s = r ? `${r.name} took ${ue(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Wn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Wn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Qo(e, t, n) {
  try {
    await g_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : x)(`There is no report: ${P(r)}`);
  }
}
async function g_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), s = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, i = { schema: 2, ...s, bottleneck: ek(s) }, { kind: a, sentence: c } = i.bottleneck;
  a !== "none" && i.trouble === void 0 && r.bottleneck(c, i.totalMs);
  let u = y_(q(), `headstart-${i.step}-${(0, tk.randomUUID)()}.json`);
  h_(u, `${JSON.stringify(i, void 0, 2)}
`), Ce("report", u);
  let f = i.totalMs >= Sf;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${i.step}: ${i.outcome}`;
  await qv(l, w_(i), f && o ? `${c}.

${v_(i)}` : "");
}
function w_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      hc(e.key),
      e.matchedKey === void 0 ? "\u2013" : hc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : z(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : z(e.bytes),
      String(e.files ?? "\u2013"),
      ue(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${ue(n)}`).join(", "),
      e.writer ? dc(e.writer.text) : "\u2013"
    ]
  ];
}
var b_ = 1e4;
function v_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${k_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < b_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function k_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${ue(r)} of ${ue(n - t)}` : ue(n - t), c = s ? `, ${z(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as O_ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as x_, readFileSync as S_ } from "node:fs";
function Un(e) {
  return "rights" in e || e.broker !== void 0;
}
function Pf(e, t) {
  return P_(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${P(n)}` }));
}
async function P_(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Br(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await E_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !x_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function E_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(S_("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function zr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let s = e && !r && !o && (t === "unpack" || n === na.id), i = t !== "unpack" && !s;
  return _r.filter(({ indexed: a, image: c }) => (a || s) && (!c || i));
}
function nk(e, t) {
  let n = { zstd: kt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function es({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await sd(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: s, fetchImageTools: i } = await import("./image-tools.js"), a = { ...o, ...await s() };
  return n && !a.mksquashfs ? { ...a, ...await i(t) } : a;
}
async function rk(e, t, { mounting: n, signal: r }) {
  let o = Un(n), s = o || t.mode !== "auto", i = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && s), a = zr(e, t).toSorted((u, f) => i(f) - i(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await es(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Pa({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Pf("image", r);
    return "rights" in o ? o : { ...o, broker: I_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Pf("tree", r);
}
function I_(e) {
  return e !== "off" && O_(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ea({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Vn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as uk, lstatSync as D_, realpathSync as W_ } from "node:fs";
import { basename as U_, dirname as j_, join as $f } from "node:path";

// src/files/fingerprint.ts
var ik = D(ok(), 1);
import { lstatSync as R_ } from "node:fs";

// src/files/walk.ts
import { lstatSync as Of, readdirSync as $_, readlinkSync as M_ } from "node:fs";
function* Ft(e, t, n = [], r) {
  for (let { path: o, stat: s, ...i } of e) {
    let a = { path: b(o), member: ts(i), excludes: t, onStat: r };
    s.isDirectory() ? yield* A_(a, n) : yield [sk(a, s)];
  }
}
function ts({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var B_ = 256;
function* A_(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let s = o.pop(); s; s = o.pop()) {
    let { path: i, member: a } = s;
    r?.(i, Of(g(i)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of $_(g(i), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${i}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      ut(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(sk(f, u)), !(c.length < B_) && (yield c, c = []);
    }
    yield c;
  }
}
function sk(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? T_(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: M_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function T_({ path: e, member: t, onStat: n }) {
  let r = Of(g(e));
  n?.(e, r);
  let { size: o, blocks: s, nlink: i } = r, a = Math.min(o, s * 512);
  if (i === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Of(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: i } };
}

// src/files/fingerprint.ts
function If(e, t, n = () => {
}) {
  let r = (0, ik.createHash)("sha256");
  for (let o of e) {
    let s = b(o.path);
    r.update(`${s}\0`, "latin1");
    let i = ts(o);
    for (let a of Ft([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(s + u.slice(i.length)), { size: p, mtimeNs: d, mode: h, ino: y } = R_(m, { bigint: !0 });
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
import { existsSync as C_, readdirSync as __, readlinkSync as F_, realpathSync as ck } from "node:fs";
import { dirname as N_, join as ak } from "node:path";
function Oa(e) {
  return (C_(e) ? __(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = F_(ak(e, `target-${n}`), "latin1"), o = ak(e, `upper-${n}`), s = $h(o);
    if (!s)
      return { target: r, upper: ck(o), point: L_(r), source: b(e) };
    let { workspace: i, plain: a, inside: c } = s, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => M(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: i,
      source: b(N_(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function L_(e) {
  try {
    return ck(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/rolling/snapshots.ts
async function fk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  if (!s || c) return;
  if (!ee(te(s).keyIn(e), i) || a === "never" || Mf(s, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => mk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function Mf({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function lk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: s, timeline: i }) {
  let a = Mv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await i.during("fingerprint", () => mk(o, s, l));
  if (t !== void 0 && t === m) return Bf(o);
  let p = H_ * n;
  n >= z_ && u >= p && f <= n - p && q_(o);
}
var z_ = 20, H_ = 0.9;
function q_({ key: e, sourceTimes: t }) {
  t || _("source-times") !== "" || !uk($f(V(), ".git")) || Es(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function Bf({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function mk(e, t, n) {
  try {
    let { excludes: r, lines: o } = ci(e), s = await yr({ excludes: r, lines: o }), { points: i, uppers: a } = G_(t), c = s.filter(({ path: u }) => !i.some((f) => F(pk(u), f)));
    return [If(c, r, n), If(a.map(J_), void 0)].join();
  } catch (r) {
    yn(`The cached files cannot be compared: ${P(r)}`);
    return;
  }
}
function G_({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Oa(e), r = (t?.mounts ?? []).filter(({ view: o }) => uk($f(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => pk(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => $f(o, "upper"))]
  };
}
function J_(e, t) {
  return { path: e, relative: "", stat: D_(e), line: { number: t } };
}
function pk(e) {
  return `${W_(j_(e), "latin1")}/${b(U_(e))}`;
}
async function dk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: wa(r) }), i = Bv(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && x(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    x(`Older snapshots stay in the ${e.label}: ${P(s)}`);
  }
}

// package.json
var hk = { version: "0.1.0" };

// src/entry/writer.ts
function qr(e) {
  return le(Sm(wn([e, kc()]), void 0));
}
var Hr = (e) => qr(ie(ne(), ro(e), Gt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), Af = qr(ie(ne(), Gt(/^\d{1,20}$/))), V_ = K({
  repository: Hr(140),
  scope: Hr(255),
  ref: Hr(255),
  sha: qr(ie(ne(), Gt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Hr(512),
  runId: Af,
  runAttempt: Af,
  event: qr(ie(ne(), Gt(/^[a-z_]{1,40}$/))),
  actorId: Af,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Hr(40),
  /** In seconds since 1970. */
  savedAt: qr(ie(fe(), so(), Zn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: qr(ie(fe(), Zn(0), oo(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Hr(40)
});
function Ia(e) {
  let { success: t, output: n } = As(V_, e);
  return t ? n : {};
}
function wk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: s
}) {
  if (e === void 0) return;
  let i = r && gk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, i && (n === "push" ? "to" : "on"), i].filter(Boolean).join(" "), c = s && gk(s.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var yk = 100;
function gk(e) {
  return e.length > yk ? `${e.slice(0, yk)}\u2026` : e;
}

// src/report/progress.ts
var X_ = 1e3;
function ns(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < X_) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${dm(s, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function bk(e, { onTaken: t, limits: n = bo } = {}) {
  let r = Is(e.partBytes), o = /* @__PURE__ */ new Set(), s = Z_(e, n, () => o.size > 0), i = 0, a = 0, c = (l) => {
    s.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(s.stop), l), f = async (l) => {
    let m = nt(l), p = m < e.partBytes;
    p && (a = m), u(e.write(i++, l).then(() => p ? void 0 : c(m))), o.size >= e.concurrency && await Promise.race([...o, s.promise]);
  };
  return {
    /** Resolves when there is room for more. */
    async write(l) {
      for (let m of r.push(l)) await f(m);
    },
    /** Resolves when the store has accepted all parts. */
    async finish() {
      let l = r.rest();
      l.length > 0 && await f(l), await Promise.race([Promise.all(o), s.promise]);
    },
    /** Publishes; false if another writer was first. */
    async commit() {
      try {
        let l = await Promise.race([u(e.commit()), s.promise]);
        return a > 0 && c(a), l;
      } finally {
        s.stop();
      }
    }
  };
}
function Z_(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = En({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = s.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as hF, readFileSync as yF, writeFileSync as gF } from "node:fs";
import { join as wF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Ek, lutimesSync as eF } from "node:fs";
import { setImmediate as tF } from "node:timers/promises";

// src/files/sources/times-record.ts
var kk = D(vk(), 1), os = 16, Y_ = 4, rs = os + Y_, Q_ = 2 ** 32 - 1;
function xk(e) {
  return e >= 0 && e <= Q_;
}
function Rf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, kk.hash)("sha256", r, "buffer").toString("latin1", 0, os);
}
function Sk(e) {
  let t = Buffer.alloc(e.length * rs);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * rs, "latin1"), t.writeUInt32LE(o, n * rs + os);
  return t.toString("base64");
}
function Pk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + rs <= t.length; r += rs)
    n.set(t.toString("latin1", r, r + os), t.readUInt32LE(r + os));
  return n;
}

// src/files/sources/source-times.ts
var nF = 256, Ok = 1000000000n;
async function* Ik(e, { workspace: t, cached: n }) {
  let r = b(t), o = oF(n), s = sF(r, o);
  for (let [i, a] of e.entries()) {
    i % nF === 0 && await tF();
    let c = `${r}/${a.name}`;
    if (rF.test(a.name) || !s($k(c)) || o(c)) continue;
    let u = g(c), f = Ek(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var rF = /(^|\/)\.\.?(\/|$)/;
function $k(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function oF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: s }) => ({ base: b(o), matches: s }));
  return (o) => t.has(o) || r.some(
    ({ base: s, matches: i }) => F(o, s) && i(g(o.slice(s.length).replace(/^\//, "")).toString())
  );
}
function sF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let s = n.get(o);
    if (s !== void 0) return s;
    let i = () => Ek(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r($k(o)) && i() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Mk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Ik(e, t)) {
    let s = Ak(r);
    xk(s) && n.set(o, { length: Number(r.size), seconds: s });
  }
  return n;
}
function Bk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: Rf(n, r), seconds: o };
  });
}
function Ak({ mtimeNs: e }) {
  return Number(e / Ok);
}
async function Tk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [s, i] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Ik(e, r)) {
    c++;
    let p = Ak(l), d = m.isUnchanged ? iF(Rf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? i.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? s.push({ path: f, stat: l, seconds: Math.min(...y) }) : i.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...i, ...s].filter(aF).length;
  return { all: c, kept: s.length, changed: u };
}
function iF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function aF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Ok === t.mtimeNs ? !1 : (eF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Rk, readdirSync as cF } from "node:fs";
var Ck = 1e5;
async function $a(e, t) {
  let n = { files: [], repositories: [] }, r = uF(e);
  for (let o of r) {
    let s = _k(o, e), i = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of lF(s, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Fk.submodule ? i.add(m) : Fk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Ck) throw new Error(`git tracks more than ${Ck} files`);
    }
    n.repositories.push(s), r.push(...[...i].filter((c) => Cf(_k(c, e))));
  }
  return n;
}
function _k(e, t) {
  return e === "" ? t : B(t, g(e).toString());
}
var Fk = { submodule: "160000", files: ["100644", "100755"] };
function uF(e) {
  if (Cf(e)) return [""];
  let n = cF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Cf(B(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Cf(e) {
  if (!Rk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Rk(B(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var fF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* lF(e, t) {
  let n = Lk(["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"]), r = mt(t, (o) => {
    let s = ae([n], { cwd: e, signal: o });
    return s.stdin.end(), s;
  });
  try {
    let o = "";
    for await (let s of r) {
      let i = (o + s.toString("latin1")).split("\0");
      o = i.pop();
      for (let a of i) {
        let [, c, u, f, l] = fF.exec(a) ?? [];
        if (!c || !u || !f || !l) throw new Error("git lists its files in an unknown form");
        yield { tag: c, mode: u, id: f, name: l };
      }
    }
  } catch (o) {
    if (!(o instanceof ce)) throw o;
    let [, s = P(o)] = /fatal: (.*)/.exec(P(o)) ?? [];
    throw new ce(`git says: ${s}`);
  }
}
var mF = 6e4;
async function Nk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(mF)]), { env: o = {}, ...s } = Lk(["update-index", "-q", "--refresh"]);
    await Vc(s, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Lk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Ws("git"), args: [...t, ...e], env: dF(), keepsMask: !0 };
}
var pF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function dF() {
  return { ...xt(), ...vo(pF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Dk(e, t) {
  let n = V();
  try {
    let { files: r } = await $a(n, t), o = await Mk(r, { workspace: n, cached: Uk([e]) }), s = await $a(n, t), i = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) i = Math.max(i, a);
    return { savedAt: i + 1, times: Sk(Bk(o, s.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${P(r)}`);
    return;
  }
}
async function Wk(e, t) {
  let n = e.filter(({ inputs: i }) => i.sourceTimes && !i.lookupOnly);
  if (n.length === 0) return;
  let r = V(), o = n.filter(({ isHit: i }) => i).map(({ sources: i }) => bF(i)), s = vF();
  try {
    let { files: i, repositories: a } = await $a(r, t);
    o.length > 0 && gF(jk(), String(Math.max(s ?? 0, ...o.map(({ savedAt: m }) => m))));
    let c = Uk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Tk(i, { workspace: r, cached: c, saved: o, before: s });
    l > 0 && await Nk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (i) {
    t.throwIfAborted(), x(`The times of sources are not set: ${P(i)}`);
  }
}
function bF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Pk(n) };
}
function Uk(e) {
  return e.flatMap(({ paths: t }) => Me(t, process.cwd()).lines);
}
function jk() {
  return wF(q(), "headstart-source-times");
}
function vF() {
  let e = jk();
  if (!hF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(yF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}

// src/job/save/changes/full-save.ts
var kF = 5 * 1024 ** 2, xF = 0.5, SF = 0.25;
function zk(e) {
  if (e < kF) throw new Error(`the restored cache has only ${z(e)}`);
}
function _f(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(ss) && is(t) > xF * n)
    throw new Error("most of the restored cache is no longer used");
}
function ss({ kind: e }) {
  return e === "delta";
}
function is(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Hk(e) {
  return Math.floor(e * SF);
}
function qk(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: s, ...i } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...i, deadBytes: a } : i;
  });
}

// src/job/save/fill-draft.ts
function Ff(e) {
  let t = _("preset");
  t !== "" ? x(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Vn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(au(e)));
}
function Ma(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function Nf(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ee(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Gk(e) {
  let t = IF(e), { packed: n, digests: r } = await PF(t, e);
  return n.segments.length === 0 ? (Ff(e.selection), "nothing") : (await EF(n, r, t, e), OF(t, e));
}
async function PF(e, { body: t }) {
  let n = $m(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return AF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function EF(e, t, n, r) {
  let { files: o, bytes: s } = e, { inputs: i, format: a, timeline: c, signal: u } = r, f = a.indexed && i.sourceTimes ? await c.during("sources", () => Dk(i, u)) : void 0, l = a.indexed ? await $F(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = H(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: s, storedBytes: m }), x(`Cache Size: ${Os(m)}`), r.body.reuse && BF(e, m, r.body.reuse, r);
}
async function OF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(Nf(t.key, t.state)), "nothing"));
}
function IF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : ns("Sent", void 0, x), o = bk(e.rest, { onTaken: r }), s = n.phaseTimer(), i = t.isHere ? "write" : "upload";
  return {
    write: (a) => s.pushed(i, a.length, () => o.write(a)),
    finish: () => s.pushed(i, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function $F({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: s, run: i, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: uo,
    format: f.id,
    key: c.key,
    paths: s.paths,
    createdBy: MF(i, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = xy(s, { repository: i.repository, scope: a, version: c.version }, m);
  return Cm(d, await h?.(Fm(d)));
}
function MF(e, t, n) {
  let { repository: r, ref: o, sha: s, workflow: i, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return Ia({ ...{
    repository: r,
    scope: t,
    ref: o,
    sha: s,
    workflow: i,
    runId: a,
    runAttempt: c,
    event: u,
    actorId: f,
    runner: l,
    savedAt: m,
    installMs: n
  }, headstart: hk.version });
}
function BF({ segments: e }, t, n, r) {
  let { body: o, store: s, findings: i } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = Bn(e);
  Object.assign(i, { ...n, sentBytes: f, deadBytes: is(e), layers: l });
  let [m, p, d] = [a, c, f].map(z), h = s.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "", w = o.bytes === 0 && !s.isHere ? "; this store cannot copy what is reused" : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${_u(l)}${y}${w}`);
}
function AF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Jk, rmdirSync as TF, unlinkSync as RF, utimesSync as CF } from "node:fs";
function Ba(e, t) {
  let n = M(e), r = n && M(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) RF(g(e));
  else if (!r.isDirectory()) Yt(g(e));
  else return _F(e, t, r);
  return !1;
}
function _F(e, t, { mode: n, mtimeMs: r }) {
  Jk(g(e), 448);
  let o = !1;
  for (let s of se(e)) o = Ba(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (Jk(g(e), n & 4095), CF(g(e), r / 1e3, r / 1e3)) : TF(g(e)), o;
}

// src/entry/body.ts
function Kk(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(H(t) / A) };
  return en(e.read(0, H(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Xk(a, { entry: e, index: t, blocks: i })) {
      let f = c * A;
      for (let l of u)
        s.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Vk(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, H(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Xk(r, { entry: e, index: t, blocks: n })
  };
}
async function* Xk(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(ot(r.first * A, r.end * A));
  for await (let { number: s, pieces: i } of FF(e, n, r.first)) {
    let c = Ec(i, s, n.digests) ? i : [await NF(t, n, s)];
    await t.file?.filling?.write(c, s * A), o.delete(s) && (yield { number: s, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* FF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * A;
  for await (let s of e) {
    let i = s.position ?? o;
    o = i + s.length;
    for (let a of ot(i, i + s.length)) {
      let c = Math.max(i, a * A), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, s.subarray(c - i, (a + 1) * A - i)));
      let f = Math.min(A, H(t) - a * A);
      nt([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function NF(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, s = await lo({ ...e, read: o }, r, Math.min(r + A, H(t)));
  if (Ec([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Zk(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as mN, mkdirSync as pN } from "node:fs";
import { join as dN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as jF, readdirSync as zF } from "node:fs";

// src/files/copy-tree.ts
import * as Ie from "node:fs";
import { setImmediate as LF } from "node:timers/promises";
async function Lf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = Ie.statSync(e);
  Ie.mkdirSync(t);
  for (let s of Ie.readdirSync(e, { withFileTypes: !0 })) {
    let [i, a] = [B(e, s.name), B(t, s.name)];
    s.isDirectory() ? await Lf(i, a, n) : s.isSymbolicLink() ? Ie.symlinkSync(Ie.readlinkSync(i), a) : Ie.copyFileSync(i, a);
  }
  Ie.utimesSync(t, r / 1e3, o / 1e3), await LF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as DF, mkdirSync as WF } from "node:fs";
function Qk(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let s = UF(r, o);
      Ad(s, o), n.push(...s);
    }
    for (let r of t) ou(r);
  } catch (r) {
    for (let o of t) ti(o);
    throw r;
  }
  return n;
}
function UF(e, t) {
  let n = b(B(t, "tree", String(e.number)));
  if (!M(n)) return [];
  let r = B(t, "aside", String(e.number));
  WF(r, { recursive: !0 });
  let o = 0, i = ex({ line: e, aside: () => b(B(r, String(o++))) }, n, b(e.base));
  return i.length === 0 ? [] : [...It(b(e.matches("") ? G(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function ex(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return tx(e, t, n);
  if (!M(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let s = M(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let i = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return ex(e, `${t}/${a}`, Ot(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function tx(e, t, n) {
  let r = M(n), o = M(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ni(t) }];
  if (r.isDirectory() && o.isDirectory())
    return DF(g(t), 448), [...se(t).flatMap(
      (a) => tx(e, `${t}/${a}`, Ot(n) + a)
    ), { do: "stamp", path: n, stamp: Yk(o), before: Yk(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = ni(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Yk({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function nx({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Qt)), s = /* @__PURE__ */ new Map(), i = (u) => s.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      ba(l), s.set(l, si(l));
    let u = e.map((l, m) => ({ line: l, dir: i(o[m]) })), f = i(o[0]);
    await n(f).catch((l) => {
      throw kn(l, f);
    }), Wf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Uf(l, { from: f, to: m, signal: t });
    for (let l of [...s.keys()].sort())
      a.push(await va(i(l), t));
    t.throwIfAborted(), await r(() => {
      c = Qk(u);
    });
  } finally {
    for (let u of a) Df(u);
    for (let u of s.values()) Df(u.remove);
    for (let u of c) Df(() => Td(u));
  }
}
function Df(e) {
  try {
    e();
  } catch (t) {
    yn(`Could not tidy up after the restore: ${P(t)}`);
  }
}
function Wf(e, t) {
  let n = zF(B(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Uf({ number: e }, { from: t, to: n, signal: r }) {
  let o = B(t, "tree", String(e)), s = B(n, "tree", String(e));
  if (M(b(o))) {
    jF(B(n, "tree"), { recursive: !0 });
    try {
      be(o, s);
    } catch (i) {
      if (I(i) !== "EXDEV") throw i;
      await Eo(n, r, async (a) => {
        process.platform === "win32" ? await Lf(o, s, a) : await xn("cp", ["-a", o, s], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Hf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as HF, mkdirSync as Aa, symlinkSync as Ta, utimesSync as qF } from "node:fs";
import { lstat as GF } from "node:fs/promises";
import { dirname as JF, join as Xe } from "node:path";
function rx(e, t) {
  let n = e.map((r) => zf(r, Xe(t.dir, jf)));
  return Ra(n, "upper", { ...t, mounts: Sr(t) });
}
var jf = "tree";
function zf(e, t) {
  return { line: e, points: () => ly(e, Xe(t, String(e.number))) };
}
function Ra(e, t, n) {
  return ft(JF(n.dir), () => KF(e, t, n));
}
async function KF(e, t, n) {
  let { dir: r, rights: o, protectedDirs: s, signal: i } = n, a = [], c = pi(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Pi(p, u, s);
      for (let p of m) {
        let d = c++;
        await VF({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      i.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: i });
      a.push({ line: u, reason: P(m) });
    }
  }
  return a;
}
async function VF(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = M(`${s}/.`) ? se(s) : void 0;
  if (Ta(g(s), Xe(t, a)), !c) {
    let [l = s] = It(s);
    Ta(g(l), Xe(t, `made-${i}`)), Aa(g(s), { recursive: !0 });
  }
  let u = await XF(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${i}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Pr(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function XF({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Aa(Xe(r, `work-${t}`)), n === "upper")
    return Ta(g(e[0]), Xe(r, o)), Aa(Xe(r, s)), [s];
  Aa(Xe(r, o));
  let { mode: i, mtimeMs: a } = await GF(g(e[0]));
  HF(Xe(r, o), i & 511), qF(Xe(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Ta(g(f), Xe(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function ox(e, t, n) {
  let { dir: r, signal: o } = t, s = [], i = Sr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await i.mountAll(h, `l${d}`), S = v.map((E) => Hf(r, E));
      if (y) a.push({ ...YF(y, v, r), layers: S, top: S[0] });
      else {
        let E = v.length > 1 ? await i.stack(v, jf) : v[0], O = Hf(r, E);
        a.push(...w.map((R) => ({ ...zf(R, O), layers: S, top: O })));
      }
    } catch (v) {
      o.throwIfAborted(), s.push(...w.map((S) => ({ line: S, reason: P(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && qf(n.workspace, d), u = { ...t, mounts: i }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? s.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : s.push(...await Ra(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && i.keep(), m && n && s.push(...await ZF(p, m, { ...u, within: n })), await i.release(), s;
}
function qf(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function ZF(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, s]) => ({ line: o, reason: s }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return Ra(e, "lower", r);
}
function YF(e, t, n) {
  let r = t.map((o) => b(Hf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var QF = 4096, sx = { auto: 1 / 4, on: 3 / 4 };
async function ix(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * sx[t])
    return `${z(n)} are needed, and only ${z(s)} of memory are free`;
  let i = Math.floor(s * sx.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / QF), u = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as cx } from "node:fs";
import { open as eN } from "node:fs/promises";
import { join as tN } from "node:path";

// src/job/save/changes/mounted-base.ts
var Gf = "Saving all files instead of the changes";
function ax({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...s }) {
  if (!e) return;
  if (e.version !== r) {
    x(`${Gf}: the restored cache has another format`);
    return;
  }
  let i = Dt(o.during("index", () => Jf(e, s)));
  return { mounted: e, mountRoot: t, brokered: n, current: i };
}
async function Jf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await i.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Oi(f, s, c);
    if (Ts(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Kf(e, t, n) {
  let r = {
    size: H(t),
    async *read(o, s) {
      yield* (await Ca(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return Vf(r, t, n);
}
async function Ca(e) {
  let t = await eN(tN(e, Rn.image), cx.O_RDONLY | cx.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Vf(e, t, n) {
  return {
    /** The bytes from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
    async *read(r, o) {
      if (r === o) return;
      let s = { first: Math.floor(r / A), end: Math.ceil(o / A) }, i = s.first * A;
      for await (let { pieces: a } of Vk(e, t, s)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - i), Math.max(0, o - i));
          i += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Xf(e) {
  let t = await Ca(e).catch(Re);
  return t && Ve(t).finally(() => t.close());
}
async function ux({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Xf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: s, index: i } = await Jf(e, n);
      await s.close();
      for await (let a of Kf(t, i, r).read(0, H(i))) ;
    } catch (s) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${P(s)}`, { cause: s });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as rN, mkdirSync as oN, mkdtempSync as sN, realpathSync as Yf } from "node:fs";
import { join as iN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as nN } from "node:fs";
async function fx(e, t) {
  await at(await Qt(e.lines[0]), jn(e)), await _a(e.lines, t, (n) => Gr(n, e));
}
function jn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Gr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Eo(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Jn)) throw i;
    await s({ workers: 1 });
  }
}
async function _a(e, { timeline: t, signal: n }, r) {
  await nx({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Fa({ inputs: e }) {
  return [process.cwd(), V(), q(), e.localDir].filter((n) => nN(n));
}
async function Zf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: s } of e)
    x(`Unpacking ${o.text} instead of mounting: ${s}`);
  let r = e.map(({ line: o }) => o);
  await _a(r, t, (o) => n(r, o));
}
async function Na(e, t, { job: n, context: r }) {
  await Zf(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await at(s, jn(n)), await Eo(
      s,
      n.signal,
      (a) => ra(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function px(e, t, n) {
  let r = aN(e), o = { ...n, job: e, socket: t, targets: r, broker: Ur(t, n.signal) }, s = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && s.length > 0 && x(
    `Mounting ${lx(s)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Qf(o), await uN(o) && await Qf(o), r.every(mx) || await fN(o);
  } catch (a) {
    throw await da(hx(o)), a;
  }
  let i = r.filter(mx);
  return i.length > 0 && x(`Mounted ${lx(i)} through the broker of the host${Wi(e.segments)}`), i.length > 0;
}
function aN({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return An(e, t).flatMap(({ line: o, lines: s, layers: i, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return s.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...i].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: Mm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function lx(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function mx({ state: e }) {
  return "mount" in e;
}
function dx(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function hx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Qf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: s }) => "missing" in s))
    o.state = await n.during("mount", () => ft(q(), () => cN(o, e))).catch((s) => (r.throwIfAborted(), { reason: P(s) }));
}
async function cN({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, s = e.literal;
  if (rN(s, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Su(b(s), Fa(n));
  let [i] = It(b(s));
  oN(s, { recursive: !0 });
  let a = sN(iN(Yf(q()), "headstart-changes-")), c = { target: Yf(s), pattern: e.text, made: i, view: a }, { socket: u, mounts: f } = hx(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (ha(c), Zo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return ha(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (Zo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function uN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: s, version: i, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (s === void 0 || !c || !u) return !1;
  let f = dx(n);
  x(`Waiting for the host to fetch ${yx(f)} of images`);
  let l = { repository: _e().repository, scope: s, version: i, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${P(p)}`), !1;
  }
}
function yx(e) {
  return z(e.reduce((t, { length: n }) => t + n, 0));
}
async function fN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let s = Ye(f, Ee(q()));
    let { dir: i } = s;
    t.file?.isWhole || await at(i, { bytes: H(t) });
    let a = await r.during("receive", () => Mr(t, i));
    let c = await lN(a, e);
    c === void 0 && await Qf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Na(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Qe(f, m, p);
  }
}
async function lN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let s = dx(r);
  if (s.length === 0) return;
  x(`Waiting for the host to rebuild ${yx(s)} of images`);
  let i = { path: Yf(e), end: H(t), layers: s };
  return o.during("mount", () => n.hand(i)).then(() => {
  }, P);
}

// src/job/restore/mount.ts
async function gx(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = ju();
    return await px(e, n.broker, t) && t.remember({ mounted: wx(e, o) }), !0;
  }
  let r = await gN(e, t);
  return r ? (await hN(e, r), !0) : !1;
}
async function hN(e, t) {
  let { dir: n, rights: r, signal: o } = t, s, i = () => {
    s = Ho(n, r);
  }, a = async () => (await s, await ty(n, V(), r), hg(await qo(n, r)));
  o.addEventListener("abort", i);
  try {
    let c = await yN(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Wi(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", i);
  }
}
async function yN(e, t) {
  let n = ju(), { image: r } = e.format, o = await (r ? kN : xN)(e, t), i = (r ? An(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && i.length > 0 && t.remember({ mounted: { ...wx(e, n), file: await Xf(t.dir) } }), i;
}
function wx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, u = t.filter(fo);
  return { scope: s, version: i, key: a, size: c, files: o.files, layers: u, identity: Ts(o), since: n };
}
async function gN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = mi(q());
  o({ mountRoot: c });
  let u = await vN(e, { ...t, dir: c, rights: a });
  if (u || s) return { ...t, dir: c, rights: a, isInMemory: u };
  await qo(c, a);
}
var wN = 4096, bN = 8;
async function vN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = H(e), { bytes: u, files: f } = jn(e), l = a ? u + f * wN : c * bN, p = await ix(n, { wish: s, bytes: i ? c : l, rights: r, signal: o }).catch(P);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function kN(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await at(r, { bytes: H(e) });
  let { indexed: s } = e, i = An(e.segments, e.lines), a = n && s && await o.during("show", () => dg(s, i, { ...t, server: n })), c = a ?? await o.during("receive", () => Mr({ ...e, isMounted: !0 }, r)), u = SN(t, a !== void 0), f = await o.during(
    "mount",
    () => ox(c.images, bx(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Na(c, f, { job: e, context: t }), f;
}
async function xN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Gr(n, e)), Wf(n, e.lines);
  let s = await r.during("mount", () => rx(e.lines, bx(t)));
  return await Zf(s, t, async (i, a) => {
    pN(dN(a, "tree"));
    for (let c of i) await Uf(c, { from: n, to: a, signal: o });
  }), s;
}
function SN(e, t) {
  let { inputs: n, dir: r, rights: o, signal: s, remember: i, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = V(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => mN(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: s };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => i({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function bx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Fa(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as PN } from "node:fs/promises";
var EN = 3;
async function vx(e, t) {
  for (let n = 1; ; n++)
    try {
      return await ON(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === EN) throw r;
    }
}
async function ON(e, { dir: t, maxBytes: n = 64 * 1073741824, minFreeBytes: r = 1073741824, onRead: o }) {
  let s = Ee(t), i = await Fr(s.dir), a = async () => {
    await i.discard(), s.remove();
  };
  try {
    let { bavail: c, bsize: u } = await PN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${z(f)} that it may take at ${t}`;
    await i.file.writeFile(
      IN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Ln(i.path, { dir: s.dir });
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
async function* IN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function xx(e, t, n) {
  let r;
  return await Jr(e, t, n, async (o) => {
    $N(o, n), await gx(o, n) || await fx(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function $N({ indexed: e }, { inputs: t, findings: n }) {
  let r = Ia(e?.index.createdBy), o = wk(r);
  if (!e || o === void 0) return;
  let s = e.entry.createdAt.getTime(), i = s > 0 ? `${o} ${hm(Date.now() - s)}` : o;
  n.writer = { text: i, proven: t.signing !== void 0, ...r }, x(`Saved by ${i}`);
}
async function Jr(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await kx(e, { ...n, format: a, lines: t }, r);
  i.watch(Sx(e, t, o));
  let u = await i.during("receive", () => MN(e, n));
  await kx(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function MN(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = ns("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return vx(o, { dir: q(), onRead: n });
}
async function kx(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    i.storedBytes = E, x(`Cache Size: ${Os(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= es(r, u), [h] = await Promise.all([
    a.indexed ? s.during("index", () => BN(e, t)) : AN(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Un(o) ? void 0 : d()
  ]), y = (E) => {
    let O = ns("Received", m ? void 0 : H(h), x);
    f = 0;
    let R = (j) => {
      f += j, O(j);
    };
    return TN(e, h.indexed, { timeline: s, onRead: R, order: E, signal: u });
  };
  s.watch(Sx(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: V(),
    tools: d,
    signal: u,
    warn: W
  };
  await n(w);
  let v = Un(o) && t.formats.some(({ image: E }) => E);
  ee(te(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function BN(e, { format: t, inputs: n, findings: r, signal: o }) {
  let s = await Oi(e, n, o);
  if (!ee(s.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${s.key}`);
  if (s.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: i, files: a, bytes: c } = s, u = i.find(({ kind: l }) => !t.kinds.includes(l));
  if (s.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${s.format}`;
    throw new qn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: Bn(i) } });
  let f = i.reduce((l, m) => l + m.bytes, 0);
  return { segments: i, bytes: f, indexed: { entry: e, index: s } };
}
function AN({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function TN(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", Kk(a, t.index, r)) : Zk(a, r);
}
function Sx({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), q(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var RN = 3;
async function Px(e) {
  let t = CN(e), { matches: n } = e;
  for (let r = RN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function CN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await Ex([e.scope], te({}).lookups([t]), e);
    if (a && a.key !== o && ee(te({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), W(`Cache ${t} of another job cannot be merged: ${P(c)}`), !1;
    }
  };
  return {
    /** Whether there is a newer snapshot that is not merged. */
    isOutdated: () => i(async () => {
    }),
    /** Merges the newest snapshot, unless the job has it. A failure changes no file, and is a warning. @returns whether it did */
    merge: () => i(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await _N(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Ex(e, t, { inputs: n, store: r }) {
  let o = zr(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function _N(e, t) {
  let { lines: n } = Me(t.inputs.paths, process.cwd()), r = Ox(t);
  await Jr(e, n, r, async (o) => {
    await at(await Qt(n[0]), jn(o)), await _a(n, r, async (s) => {
      await Gr(s, o);
      let i = () => n.filter((a) => Ba(el(a, s), b(a.base)));
      i().length !== 0 && (await FN(t, (a) => {
        for (let c of n) Ba(el(c, s), el(c, a));
      }), i());
    });
  });
}
function el({ number: e }, t) {
  return b(B(t, "tree", String(e)));
}
async function FN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Ex(r, [n], e);
    let s = Ye(a, Ee(q()));
    let { dir: i } = s;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Me(e.inputs.paths, process.cwd());
      await Jr(o, l, Ox(e), async (m) => {
        await at(i, jn(m)), await Gr(i, m);
      }), t(i);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Qe(a, u, f);
  }
}
function Ox({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: zr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: jr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as NN } from "node:fs";
import { setImmediate as LN } from "node:timers/promises";
var DN = 256;
function Ix() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = NN(g(n), { throwIfNoEntry: !1 });
        if (!o || !UN(r, o)) throw new Error(`${g(n)} ${WN}`);
        t % DN === 0 && await LN();
      }
    }
  };
}
var WN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function UN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as tl, readdirSync as jN } from "node:fs";
import { dirname as zN } from "node:path";
var $x = /* @__PURE__ */ new Map();
function nl(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let s = tl(g(Ze(o, r)), { throwIfNoEntry: !1 });
      if (s && Mx(n, r, { kind: s, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function zn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of jN(g(n), { withFileTypes: !0, encoding: "latin1" }))
      Mx(t, r.name, { kind: r, dir: n });
  return t;
}
function Mx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [s, i] = [Ze(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: s, stack: i ? [s] : [], isHiding: !i });
  else {
    if (o.isHiding) return;
    i ? o.stack.push(s) : o.isHiding = !0;
  }
}
function La(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(zN(o) === t && tl(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function rl(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = nl(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Ze(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function ol(e) {
  if (!e) return sl;
  if (e.kind.isFile()) return { files: 1, bytes: tl(g(e.path)).size };
  let t = { ...Da };
  for (let n of La(zn(e.stack)).values()) {
    let { files: r, bytes: o } = ol(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var sl = { files: 0, bytes: 0 }, Da = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function Bx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let s = rl(n.slice(0, o), r), { stack: i } = rl(n.slice(o), r);
  return { upper: [e, ...s.stack], merged: t, base: i, isDetached: s.isHiding };
}
function Ax(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw il();
    for (let [o, s] of zn([Ze(e, r)]))
      s.kind.isDirectory() && n.push(Ze(r, o));
  }
  return n;
}
function il() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as _x } from "node:fs";
import { setImmediate as VN } from "node:timers/promises";

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as HN, lstatSync as qN, openSync as GN } from "node:fs";
var Tx = 1024 ** 2;
function al(e, t) {
  let n = Rx(e);
  if (!JN(n, Rx(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && KN(e, t, Number(n.size));
}
function Rx(e) {
  return qN(g(e), { bigint: !0 });
}
function JN(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function KN(e, t, n) {
  let r = [e, t].map((o) => GN(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Tx) {
      let [s, i] = r.map((a) => Or(a, Math.min(Tx, n - o), o));
      if (!i || !s?.equals(i)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) HN(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var XN = 256;
async function Fx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Cx(e.merged) !== Cx(r[0]), i = { ...{ directories: [], files: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, a = e.isDetached || t.detached.has(""), c = { name: "", upper: n, base: r, isDetached: a, hidden: r.length > 0 ? Da : sl };
  for (let { list: u, name: f, moreFiles: l, bytes: m, deadBytes: p } of Nx(c, e.merged, t)) {
    i[u].push(f);
    let d = Kr(i);
    if (d > t.most) throw il();
    d % XN === 0 && await VN(), i.moreFiles += l, i.bytes += m, i.deadBytes += p;
  }
  return i;
}
function Kr({ directories: e, files: t, removed: n }) {
  return e.length + t.length + n.length;
}
function* Nx(e, t, n) {
  let { name: r, upper: o, base: s, isDetached: i, hidden: a } = e, c = Lx("directories", r, a), [u] = s, l = o.length > 0 && (r === "" || !u || !al(Ze(t, r), u)) || !u || i;
  l && (yield c);
  for (let m of ZN(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* ZN({ name: e, upper: t, base: n, isDetached: r }, o, s) {
  let { hasOwnFiles: i, detached: a, excludes: c } = s, u = t.length > 0 ? zn(t) : $x, f = n.length > 0 && !r && !i, l = La(f ? nl(n, u.keys()) : zn(n)), m = Ze(o, e), p = (h) => ol(l.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y }] of f ? La(u, t[0]) : zn([m])) {
    let [w, v] = [Ze(e, h), Ze(m, h)];
    if (ut(h) || c?.(g(v).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: l.get(h) }, E = YN(S, { isDetached: r, hasOwnFiles: i });
    if (E !== "special" && d.add(h), E === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (E === "special" && (yield { ...QN, list: "skipped", name: w }), E === "special" || E === "same" || E === "replaced" && S.base && al(v, S.base.path)) continue;
    let O = E === "merged" ? Da : p(h);
    if (!y.isDirectory()) {
      let { size: j } = _x(g(S.upper?.path ?? v));
      yield Lx("files", w, O, y.isFile() ? j : 0);
      continue;
    }
    let R = {
      name: w,
      upper: S.upper?.stack ?? [],
      base: S.base?.stack ?? [],
      isDetached: r || a.has(w) || S.upper?.isHiding === !0,
      hidden: O
    };
    yield* Nx(R, o, s);
  }
  for (let h of l.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Ze(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function YN({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let s = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && s)) return "same";
  }
  return n ? s ? "merged" : "replaced" : "new";
}
var QN = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Lx(e, t, n, r = 0) {
  return { list: e, name: t, moreFiles: 1 - n.files, bytes: r, deadBytes: n.bytes };
}
function Cx(e) {
  let { mode: t, mtimeMs: n } = _x(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function Dx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [s, i] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(s)).map(b);
    for (let c of i) {
      let u = await e.detachedIn(c, Ax(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await cl(0, f, { excludes: t, most: o });
      o -= Kr(l), r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function cl(e, { match: t, upper: n, layers: r, prefix: o, detached: s, hasOwnFiles: i }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = Bx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Fx(c, { detached: s, hasOwnFiles: i, ...a });
}
function Hn({ changes: e }) {
  return Kr(e) > 1 || e.isTopChanged;
}
function Wa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function Wx(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), s = [...e.slice(o.length), ...t], i = 8 - eL(o, s);
    if (i < 0) continue;
    if (r === 0) return 0;
    let a = s.reduce((c, { size: u }) => c + u, 0) / (i + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function eL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var Ux = 4096;
function jx(e, t) {
  let n = t.map(({ image: { root: r }, changes: o }) => ({ root: r, size: o.bytes + Ux * Kr(o) }));
  return Hx(e, n);
}
function zx(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Hx(e, t).merged.length === 0;
}
function Hx(e, t) {
  let n = e.filter(ss).map(({ root: o, bytes: s, files: i }) => ({ root: o, size: s + Ux * i })), r = e.length - Wx(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function qx({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: s }) => s.root))].reduce((s, i) => {
    let a = (m) => m.filter(({ image: p }) => p.root === i).map(({ changes: p }) => p), c = a(n.filter(Hn)), u = t.filter((m) => m.root === i), f = e.filter((m) => m.root === i), l = cn(u, "bytes") + cn(c, "bytes") - cn(a(r), "bytes");
    return qk(s, i, is([...u, ...f]) + cn(c, "deadBytes") - l);
  }, e);
}
function cn(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Gx(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: s, current: i } = t, a = await rL(n, e), { excludes: c } = To([e.scratch, ...a], e.selection), u = Hk(s.files), f = await r.during("compare", () => Dx(n, { excludes: c, most: u }));
  sL(a, f);
  let l = f.filter(Hn);
  if (l.length === 0 && tL(e))
    throw await i, new Lt();
  let m = jx(s.layers, l);
  o(m);
  let p = await r.during("compare", () => nL(f, m, c));
  return { plan: m, compared: f, packed: p.filter(Hn) };
}
function tL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && ee(te(t).keyIn(e.mounted.key), n);
}
async function nL(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let s = t.filter(({ root: a }) => a === o.image.root).length, i = s === 0 ? o.changes : await cl(s, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: i });
  }
  return r;
}
function rL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(oL), excludes: t.excludes, signal: r });
}
function oL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function sL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((s) => g(`${b(r.path)}/${s}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as iL, readdirSync as aL, realpathSync as Jx } from "node:fs";
import { join as as } from "node:path";
function Kx({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? pL(e, n, r, o) : cL(e, t, r, o);
}
async function cL(e, t, n, r) {
  let o = await Br(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = Sr({ dir: t, rights: o, signal: r });
  return {
    directories: uL(t, e, n),
    bodyOf: (i, a) => Kf(t, a, r),
    async layersOf(i) {
      return await (await Ca(t)).close(), (await s.mountAll(lL(i, e), `base-${i.root ?? "all"}`)).map((c) => as(t, c));
    },
    async detachedIn({ upper: i, above: a }, c) {
      let u = await Do(i, c, { rights: o, signal: r });
      return a && (await Do(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: s.release
  };
}
function uL(e, t, n) {
  let r = Oa(e), o = new Map(r.map((i) => [i.target, i])), s = t.filter(({ kind: i }) => i === "image");
  return Vx(n, r.length), n.map((i) => {
    let a = o.get(b(i.path));
    if (!a) throw new Error(`${i.path} is not mounted`);
    let { options: c } = Xx(i, a), u = s.find(({ root: m }) => m === i.line.number), f = u ?? s.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${b(i.relative)}`;
    return {
      match: i,
      image: f,
      prefix: u ? "" : `${i.line.number}${l}`,
      upper: a.upper ?? fL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Vx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Xx({ path: e }, { point: t, source: n }) {
  let r = Z(), [o, ...s] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || s.length > 0) throw new Error(`${e} is no longer mounted`);
  let i = Jx(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, i)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function fL(e) {
  let t = as(e, "empty");
  return iL(t, { recursive: !0 }), t;
}
function lL(e, t) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function mL(e) {
  let t = aL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [as(e, "base")] : t.map((n, r) => as(e, `l${r}`));
}
async function pL(e, { socket: t, mounts: n }, r, o) {
  let s = Ur(t, o), i = Z().filter(({ source: f }) => f === br), a = /* @__PURE__ */ new Map();
  Vx(r, n.length);
  let c = r.map((f) => {
    let { options: l, point: m } = Xx(f, {
      point: Jx(f.path, "latin1"),
      source: br
    }), p = n.find(({ target: y }) => b(y) === m)?.view, d = e.find(({ kind: y, root: w }) => y === "image" && w === f.line.number);
    if (p === void 0 || !d) throw new Error(`${f.path} is in no image`);
    if (!i.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    a.set(d, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: f, image: d, prefix: "", upper: as(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    bodyOf: (f, l) => Vf(f, l, o),
    layersOf: async (f) => mL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await s.detachedIn(u(f))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as dL } from "node:fs";
import { Readable as hL } from "node:stream";
function Zx(e, t, {
  base: n,
  timeline: r,
  signal: o,
  close: s
}) {
  let { rest: i, bytes: a } = t;
  return {
    rest: i,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.digests.subarray(0, co(a)),
    reuse: {
      reusedBytes: H({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: s,
    pack: (c) => r.during("pack", () => yL(e, a, { write: c, signal: o }))
  };
}
async function yL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...s }, i, a) {
  let c = [...t];
  await Cn(e.read(i, H({ segments: c })), a);
  let u = async (f, l) => {
    let m = H({ segments: c }), p = er(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Cn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, dL(f, { highWaterMark: A }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, hL.from([f]));
  }
  return { segments: c, ...s };
}

// src/job/save/changes/layer-segments.ts
var oS = D(Qx(), 1);
import { stat as kL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as eS } from "node:fs";
async function tS(e, { top: t, ...n }, r) {
  let { options: o, topSeconds: s } = t === void 0 ? { options: [], topSeconds: void 0 } : gL(t), { directories: i, files: a, removed: c } = n, u = bL(n, r), f = { source: "-", options: ["-tar", ...o], archive: u, topSeconds: s, whiteouts: c }, l = await Ko(e, f, r), m = i.length + a.length + c.length;
  if (!(t === void 0 ? l.members >= m : l.members === m)) throw new Error(`the image has ${l.members} members instead of ${m}`);
  return l;
}
function gL(e) {
  let t = eS(g(e));
  return { options: ["-root-mode", nS(t).toString(8), Ew], topSeconds: rS(t) };
}
function nS({ mode: e }) {
  return e & 511;
}
var wL = 2 ** 32 - 1;
function rS({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), wL);
}
async function* bL({ dir: e, directories: t, files: n, removed: r }, { tools: o, signal: s }) {
  for (let i of r) yield De({ kind: "whiteout", name: i, mode: 0, mtime: "0" });
  for (let i of t) {
    let a = eS(g(`${b(e)}/${i}`));
    if (!a.isDirectory()) throw new Error(`${g(i)} is no directory any more`);
    yield De(vL(i, a));
  }
  if (n.length === 0) {
    yield Le;
    return;
  }
  yield* mt(s, (i) => {
    let a = ae([Ki(o.tar)], { cwd: e, signal: i });
    return a.stdin.end(`${n.join("\0")}\0`, "latin1"), a;
  });
}
function vL(e, t) {
  let n = String(rS(t));
  return { kind: "directory", name: e.replace(/\/\.$/, ""), mode: nS(t), mtime: n };
}

// src/job/save/changes/layer-segments.ts
async function sS(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await (0, oS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: s } = Fu(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function iS(e) {
  let { frame: t, bytes: n } = ig(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function aS({ root: e }, t, n, { inputs: r, ...o }) {
  let s = (d) => t.flatMap((h) => h.changes[d].map((y) => Wa(h, y))), i = { files: s("files"), removed: s("removed") }, [{ match: a }] = t, c = e !== void 0, u = s("directories"), f = c ? { ...i, dir: a.path, top: a.path, directories: u.filter((d) => d !== "") } : { ...i, dir: o.scratch, top: void 0, directories: u }, l = await tS(n, f, { ...o, level: r.compressionLevel }), { size: m } = await kL(n), p = l.members + (c ? 1 : 0);
  return {
    layer: { path: n, length: m, files: p, bytes: l.bytes, ...c && { root: e } },
    removed: i.removed
  };
}

// src/job/save/changes/save-layers.ts
async function cS(e) {
  let { dir: t, remove: n } = Ee(q());
  try {
    let { contents: r, copied: o } = await xL({ ...e, scratch: t }), { index: s } = await e.base.current;
    return Zx(r, o, { ...e, base: s, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [Nt, Lt, Gn].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${Gf}: ${P(r)}`);
    return;
  }
}
async function xL(e) {
  let { layers: t, size: n } = e.base.mounted;
  zk(n), _f(t, t);
  let r, o = (s) => r ??= SL(H({ segments: s }), e);
  zx(t) && o(t);
  try {
    let s = await PL(o, e);
    return { contents: s, copied: await o(s.kept) };
  } catch (s) {
    throw await r?.then(({ undo: i }) => i()), s;
  }
}
function SL(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % A, s = Promise.all([n, t.current]).then(
    ([i, { entry: a }]) => r.during("copy", () => i.copyFrom(a, o))
  );
  return Dt(s);
}
async function PL(e, t) {
  let n = await Kx(t.base, t.matches, t.signal);
  try {
    return await EL(n, e, t);
  } catch (r) {
    throw await n.release().catch(() => {
    }), r;
  }
}
async function EL(e, t, n) {
  let { layers: r } = n.base.mounted, o = ({ kept: w }) => t(w), { plan: s, compared: i, packed: a } = await Gx({ ...n, mounts: e, onPlan: o }), [{ entry: c, index: u }] = await Promise.all([n.base.current, n.draft]), f = qx(s, { compared: i, packed: a }), l = e.bodyOf(c, u), m = await sS(l, u), [p] = await Promise.all([OL(a, n), e.release()]), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, f.filter(ss).length),
    ...p.map(({ removed: w }) => w)
  ];
  _f(r, [...f, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = i.filter(Hn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: f,
    merged: s.merged.length,
    layers: d,
    removals: h.length > 0 ? iS(h) : void 0,
    files: Math.max(0, u.files + cn(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + cn(y, "bytes") - cn(y, "deadBytes")),
    skipped: i.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((S) => Wa(v, S))
    )
  };
}
async function OL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  Ar({ matches: n, scratch: r });
  let s = [];
  for (let [i, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = B(r, `layer-${s.length}`);
    s.push(await o.during("pack", () => aS(i, a, c, t)));
  }
  return s;
}

// src/job/save/choose-format.ts
async function uS(e, t) {
  if (!await IL(e, t)) return !1;
  let n = RL(t);
  return n > 0 && x(`No image is made: that would read ${z(n)} of holes`), n === 0;
}
async function IL(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: s } = e;
  return o !== "auto" || s !== "auto" ? o !== "unpack" && s === "auto" : t.lines.some((a) => qf(V(), a)) && Un(await Pa(e, r)) && !BL(n, t);
}
var $L = 4e3, ML = 64 * 1048576;
function BL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Ft(e, t)) {
    n += o.length;
    for (let s of o) r += s.bytes;
    if (n > $L || r > ML) return !1;
  }
  return !0;
}
var AL = 8 * 1073741824, TL = 8;
function RL({ selection: e, matches: t, state: { key: n, matchedKey: r, mounted: o } }) {
  if (o || n !== void 0 && r === void 0) return 0;
  let [s, i] = [0, 0];
  for (let a of Ft(t, e.excludes))
    for (let c of a) {
      let u = 1 / (c.hardLink?.names ?? 1);
      i += u * c.bytes, s += u * ((c.length ?? 0) - c.bytes);
    }
  return s > Math.max(AL, TL * i) ? s : 0;
}
function fS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, s = zr(e, t), i = s.find(({ id: l }) => l === o), a = r ? s.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = i ?? (c ? void 0 : a) ?? s[0];
  o !== "auto" && !i && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function lS(e, t) {
  let n = Ee(q());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => CL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function CL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: s, secretCheck: i, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: U }) => ({ path: b(U) })), m = () => i.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: U }) => !d.includes(U)), { excludes: y } = To([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && s.image) for (let U of Ft(h, y, [], v)) ;
  let S = s.image ? Ft(h, y, w) : i.watch(h, (U) => Ft([U], y, w, v)), E = c.items("walk", S), O = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, R = { workspace: V(), level: t.compressionLevel }, [j] = await Promise.all([
    c.during("pack", () => s.pack({ ...O, ...R })),
    s.image && p ? m() : void 0
  ]);
  return j;
}

// src/job/save/save-entry.ts
async function mS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await _L(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: te(t.rolling).nameFor(n, r) }, y = { inputs: t, store: s, scopes: ge(r).read, signal: f }, w = Dt(u.during("reserve", () => FL(h, s))), v = ax(i, { ...y, version: d, timeline: u }), S = { summary: t.summary, log: e.log }, E = jr({ step: "save", outcome: "saved", key: n, store: s.label }, t), O = a ? Ix() : void 0, R = async () => {
    await O?.check(), await ux(i, y);
  }, j;
  try {
    j = (v && await cS({ ...e, base: v, draft: w, tools: p })) ?? lS(await w, { ...e, tools: p, format: m, changeWatch: O }), LL(e);
    let oe = await Gk({ ...e, name: h, format: m, findings: E, body: j, check: R });
    if (oe !== "published") return oe === "nothing";
  } catch (U) {
    if (U instanceof Nt || U instanceof Lt)
      return x(U instanceof Nt ? Nf(n, i) : Bf(t)), !0;
    throw f.throwIfAborted(), Object.assign(E, { outcome: "failed", trouble: P(U) }), await Qo(E, u, S), U;
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
  return x("Cache saved successfully"), s.isHere && NL(s), x(`Cache saved with key: ${n}`), t.rolling && c.push(dk(s, { ...h, key: n }, t.rolling)), await Qo(E, u, S), !0;
}
async function _L(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: s, unlessImage: i, log: a, signal: c } = e, u = await uS(t, e), f = await es(t, c, u), l = fS(r, t, { tools: f, hasImages: u });
  if (i && !l.image) {
    x(i);
    return;
  }
  if (i && x(`The entry ${n} is an archive: saving an image, which later jobs mount`), _("preset") === "")
    for (let m of a.unlogged(await Wd(o, s))) x(m);
  return { format: l, tools: f };
}
async function FL(e, t) {
  let n = await t.create(e);
  if (!n) throw new Nt();
  return n;
}
function NL({ label: e }) {
  x(`Saved in the ${e}`), pm() && W(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function LL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: s }) => s);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as rD, fstatSync as oD, lstatSync as sD, openSync as iD, readSync as aD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as DL } from "node:fs";
import { setImmediate as WL } from "node:timers/promises";
var UL = 64;
async function ul({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(g(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of jL(u + l)) {
        let p = m.isDirectory();
        if (p ? ut(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        s(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++i % UL > 0 || (await WL(), n.throwIfAborted());
    }
  }
}
function jL(e) {
  try {
    return DL(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var zL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ht(e) {
  return !zL.test(e);
}
function Ua(e, t) {
  return (n) => HL(n, t).some(e);
}
function Te(e, t) {
  return Ua(({ key: n, value: r }) => e.test(n) && ht(r), t);
}
function HL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: pS(s), value: pS(r.slice(o + 1).trim()) }];
  });
}
function pS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function fl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ht(n));
}
function cs(e) {
  return (t) => qL(t).some((n) => ht(n.value) && e(n));
}
function qL(e) {
  let t = [], n = [{ value: GL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: s, key: i } = r;
    if (typeof o == "string") t.push({ section: s, key: i, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: s || a, key: a });
  }
  return t;
}
function GL(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function ll(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function ja(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var yS = D(hS(), 1), JL = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, KL = [
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
], VL = new RegExp(`\\b(?:${KL.map(({ source: e }) => e).join("|")})`);
function za(e) {
  return [...e.matchAll(JL)].some(([, r = "", o]) => ZL(r) === o) || VL.test(e);
}
var XL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function ZL(e) {
  let t = "";
  for (let n = (0, yS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${XL[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var gS = Te(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), ml = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: us(
      Te(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ja(e, /:_authToken" "?([^\s"]+)/g).some(ht)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Te(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: YL },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: cs(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: gS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: wS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: us(Te(/^password$/, "="), Te(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: fl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Te(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ja(ll(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => ht(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Te(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Te(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Te(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ua(QL, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: cs(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => ja(ll(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ht)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: cs(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && wS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Te(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: us(
      cs(({ key: e }) => e === "token"),
      Te(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Te(/^(?:oauth_token|token)$/, ":")
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
    has: us(fl, Ua(eD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: us(za, gS),
    isCommon: !0
  }
];
function us(...e) {
  return (t) => e.some((n) => n(t));
}
function YL(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ht(n[o + 1] ?? ""));
}
function QL({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ht(r);
}
function eD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ht(n);
}
var tD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, nD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function wS(e) {
  return [...e.matchAll(tD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(nD)
  );
}

// src/files/secrets/find.ts
async function bS(e) {
  let t = [];
  return await ul(e, SS, (n, { path: r }) => {
    let o = kS(n, r);
    o && t.push(o);
  }), pl(t);
}
function* vS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [b(r.path), ts(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let u = c === s ? o : c;
        if (a !== "file" || !SS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = kS(o + c.slice(s.length), o);
        f && n.push(f);
      }
      yield i;
    }
  }
  return pl(n);
}
function kS(e, t) {
  let n = cD.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && yD(e, t))
  ), r = n.length > 0 ? wD(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (za(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function xS(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await ul(t, () => !0, (s) => {
    let i = sD(g(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(PS(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), pl([...r.values()]);
}
function pl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var cD = ml.map((e) => ({ ...e, pattern: new RegExp(`/${dl(e.files)}$`, "i") })), uD = ml.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [fD = [], lD = []] = [!0, !1].map(
  (e) => uD.filter((t) => t.startsWith("*") === e)
), mD = new RegExp(`^${dl(lD)}$`, "i"), pD = new RegExp(`${dl(fD.map((e) => e.slice(1)))}$`, "i");
function SS(e) {
  return mD.test(e) || pD.test(e);
}
function dl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var dD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, hD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function yD(e, t) {
  let r = [V(), Wt() ?? "/"].map(b).filter((s) => e.startsWith(`${s}/`)), o = Math.max(0, ...r.map((s) => s.length));
  return dD.test(e.slice(o)) || hD.test(e.slice(t.length));
}
var gD = 64 * 1024;
function wD(e) {
  let t;
  try {
    t = iD(g(e), Ue);
    let n = oD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), gD)), o = aD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? PS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && rD(t);
  }
}
function PS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function IS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(OS(s));
  };
  return {
    /**
     * Looks for secrets, and logs the names of the files.
     * @returns the paths of the files to leave out
     * @throws SecretFound if nothing may be saved
     */
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await bS(r);
      if (e === "warn")
        return n(o, ES), [];
      if (e === "refuse" && o.length > 0)
        throw new Gn(`there are secrets in ${OS(o)}. ${$S}, or set \`secrets: skip\``);
      let s = await xS(o, r);
      return n(s, (i) => x(`Left out, because of secrets: ${i}`)), s.map(MS);
    },
    /** Yields the files of the walks. If the user wants only a warning, it comes when the last walk ends. */
    *watch(r, o) {
      if (e === "warn") n(yield* vS(r, o), ES);
      else for (let s of r) yield* o(s);
    }
  };
}
function ES(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${$S}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var $S = "Remove them, or exclude them by lines of `path` that begin with `!`", bD = 5;
function OS(e) {
  let t = e.slice(0, bD).map((r) => {
    let o = MS(r);
    return `${ls(V(), o) ?? o} (${r.kind})`;
  }), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function MS({ path: e }) {
  return g(e).toString();
}

// src/job/save/save-cache.ts
async function BS(e, t, n, { signal: r, ...o }) {
  let { restored: s } = n, i = _e(), { rolling: a } = t, c = te(a), { write: u, read: f } = ge(i), l = hl(t, i);
  if (u === void 0 || l) return x(l ?? "");
  let m = xa(), p = s && ee(c.keyIn(s.name), e), d = a && p && await lk(s, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return x(d);
  let h = (a ? d : n.isArchive && Ma(e)) || void 0, y = ci(t), w = () => m.during("find", async () => Kp(await yr(y), n.installed)), v = await w();
  if (v.length === 0) return Ff(y);
  let S = Dr(Wr(t, i, r)), E = IS(t), O = (R, j) => {
    let U = { selection: y, matches: R, secretCheck: E, isOutdated: j, unlessImage: h, ...o };
    return mS({ inputs: t, key: e, run: i, scope: u, store: S, state: n, ...U, timeline: m, signal: r });
  };
  if (!a?.merges) await O(v, async () => !1);
  else {
    let R = { inputs: t, key: e, scope: u, readScopes: f, store: S, matches: v, restored: s?.name, timeline: m, signal: r };
    await Px({ ...R, find: w, save: O });
  }
}
function hl(e, t) {
  let { rolling: n } = e;
  return ge(t).whyNoWrite ?? Sy(e, t) ?? vD(e) ?? (n && Mf(n, t));
}
function vD({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as kD } from "node:timers/promises";
var xD = 1e3;
async function AS(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: s } = e, { scopes: i, keys: a } = n, [c, ...u] = new Set(a.map(te(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [SD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...PD(e),
    ...await ED(OD(e), s)
  ];
}
var SD = "The first run with a key finds nothing, and post saves what later runs find.";
function PD({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && _("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function ED(e, t) {
  let n = new AbortController(), r = kD(xD, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function OD({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: s } = t, { keyIn: i } = te(r.rolling), a = $D(n, r), c = a.flatMap(({ versions: S }) => S), u = _("preset") === "" ? [] : i(s[0] ?? "").split("-"), f = u.slice(1).map((S, E) => u.slice(0, -1 - E).join("-")), l = e.isHere ? { scopes: o, keys: [...s, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: s, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = i(m.key), d = a.find(({ versions: S }) => S.includes(m.version)), h = p.split("-"), y = u.filter((S, E) => S !== h[E]);
  if (!d && y.length === 0) return [];
  let w = y.map((S) => S.replace(/^[0-9a-f]{64}$/, ID)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var ID = "another hash of lock files (with `install` also of more, see docs/install.md)";
function $D(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [s, i, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = MD.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
    r(s, { crossOs: !0 }),
    r(i, { paths: n.toSorted() }),
    r(i, { paths: n.toReversed() }),
    o("without the slash at the end", (m) => m.replace(/(?<=.)\/+$/, "")),
    o("without the ./ at the start", (m) => m.replace(/^\.\/(?=.)/, "")),
    r(a, {}, c),
    r("on Windows without enableCrossOsArchive", u, e.toReversed()),
    o("with a slash at the end", (m) => m.replace(/\/*$/, "/")),
    o("with ./ at the start", (m) => m.replace(/^(?=[^/~!.#])/, "./"))
  ], l = new Set(r("", {}).versions);
  return f.filter(({ versions: m }) => !m.some((p) => l.has(p)));
}
var MD = _r.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function TS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ce("cache-primary-key", r);
  let o = {
    ...e,
    names: te(t.rolling),
    access: ge(e.run),
    timeline: xa(),
    // `store` becomes the store's label once the store is open.
    findings: jr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: s } = o.access;
  s && x(s);
  let { name: i, miss: a, sources: c } = await BD(o), u = await RD(i, o);
  if (a && !s && um("Why nothing was found", e.log.unlogged([...await AS(a), ...e.keyNotes])), await Qo(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new $(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function BD(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, s;
  try {
    let { store: i, wanted: a, context: c } = await AD(e), { lines: u } = Me(t.paths, process.cwd());
    if (await _v(u, { mounts: hi(), warn: W, signal: o }), s = await c.timeline.during("lookup", () => i.find(a)), !s) {
      let l = e.mayPostSave && !hl(t, e.run);
      return { miss: { store: i, wanted: a, formats: c.formats, naming: t, isSaved: l, signal: o } };
    }
    let f = r.keyIn(s.key);
    return i.isHere && x(`Found in the ${i.label}`), x(`Cache hit for${ee(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await TD(s, u, c), { name: s.key }) : (await e.acquireSlot(s.size), { name: s.key, sources: await CS(s, u, c) });
  } catch (i) {
    return o.throwIfAborted(), n.trouble = P(i), s && e.remember({ refused: r.keyIn(s.key) }), W(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function AD(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: s, remember: i, timeline: a, findings: c, signal: u } = e, f = Dr(Wr(t, n, u));
  c.store = f.label, Dt(Py(t, u));
  let l = await Pa(t, u), m = await rk(f, t, { mounting: l, signal: u }), p = nk(m, t), d = pg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: s, remember: i, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(RS(t)), versions: p }, context: y };
}
function RS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function TD(e, t, n) {
  n.inputs.signing && await Jr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function CS(e, t, n) {
  try {
    return await xx(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => yn(`The entry stays where it is: ${P(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await CS(e.original, t, n);
  }
}
async function RD(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: s, remember: i } = t;
  if (e === void 0)
    return Ce("hit", "miss"), x(`Cache not found for input keys: ${RS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  i({ matchedKey: a, restored: s ? await fk(e, t) : void 0 });
  let c = ee(a, n.key), u = c ? "exact" : "partial";
  return Ce("cache-hit", String(c)), Ce("cache-matched-key", a), Ce("hit", u), c && i({ tree: Vp(n) }), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function _S(e) {
  let t = [], n = 4, r = e, o = e > 4, s = () => {
    if (o && r > 0) return;
    t.sort((u, f) => f.bytes - u.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { start: u } of c) u();
  }, a = setTimeout(() => {
    o = !1, s();
  }, 500).unref();
  return async (c) => {
    let u = !1, f = !0, l = () => {
      f && r--, f = !1;
    }, m = () => {
      u && n++, u = !1, s();
    }, p = async (d) => {
      u = !0, l(), await new Promise((h) => {
        t.push({ bytes: d, start: h }), s();
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
var _D = 64;
async function LS(e, { run: t, log: n, states: r, mayPostSave: o, signal: s }, i = []) {
  await gv();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = NS(d, r);
      return Bu(d, () => Av(d, { command: h, remember: y, signal: s }));
    })
  );
  Tv([...a, ...i]);
  let c = _S(a.length), u = kv(a.length, Eu), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: S } = u, E = (O) => S !== u.leave ? Eu([O]) : (S = () => {
    }, v(), u.join(O));
    try {
      if (!h) return FD();
      let O = Math.min(h.concurrency, Math.floor(_D / f)), { keyNotes: R = [] } = y ?? {}, j = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: s, keyNotes: R, ...NS(d, r) }, U = { inputs: { ...h, concurrency: O }, showInWorkspace: E };
      return await TS({ ...j, ...U });
    } finally {
      S();
    }
  }), m = await Promise.allSettled(a.map((d) => Bu(d.cache, () => l(d))));
  s.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : FS);
  return a.length > 1 && i.length === 0 && ND(p.flatMap((d) => d?.hit ?? [])), LD(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? FS }));
}
var FS = { hit: "miss" };
function NS({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), ya(t);
  } };
}
function FD() {
  if (Ce("hit", "miss"), !!tt(_("fail-on-cache-miss")))
    throw new $("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function ND(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ce("cache-hit", String(n === "exact")), Ce("hit", n);
}
function LD(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof $);
  for (let n of e) n instanceof $ || zt(n);
  if (t.length > 0) throw new $(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as DD } from "node:fs";
var yl = "/bin/sh";
function Ha() {
  let e = Number(process.exitCode ?? 0);
  process.execve && DD(yl) && (process.emit("exit", e), process.execve(yl, [yl, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function DS(e, t) {
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
    zt(r), Ha();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(P(n.signal.reason)), Ha()), t(r);
  }
  Ha();
}

// src/report/step-log.ts
function qa() {
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
      r > t.ms && (t = { ms: r, line: Ht(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && x(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var WS = 24;
function Ga() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < WS)
    throw new $(
      `Headstart needs Node ${WS} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var gl = "Failed to save: ";
async function US(e) {
  tt(_("background")) && W(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await wl(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var WD = 2;
async function wl(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (Ga(), !Ea(_e())) return;
  let o = Object.keys(t ?? {}), s = await (t && o.length > 0 ? $i(t) : Ii(e));
  for (let l of o)
    s.some((m) => m.name === l) || W(
      `The cache ${l} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let i = qa(), a = async (l) => {
    try {
      await UD(l, t?.[l.name] ?? {}, { onlyUnchanged: n, later: r, log: i, signal: e });
    } catch (m) {
      if (l.name === "") throw m;
      e.throwIfAborted(), zt(m, gl);
    }
  }, c = tn(WD), u = s.map((l) => c(() => jt(l, () => a(l)))), f = await Promise.allSettled(u);
  i.end();
  for (let l of f) if (l.status === "rejected") throw l.reason;
}
async function UD(e, t, n) {
  let { key: r, matchedKey: o, restored: s } = t, i = r !== void 0 && o !== void 0 && ee(o, r);
  if (!s && i && !t.isArchive) return x(Ma(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Jp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Mi(e, n.signal)) === "none") return;
  if (_("key") === "") return Vn("Key is not specified.");
  let c = Ai(e), u = r ?? c.key, f = te(c.rolling).mistake([u]);
  if (f) throw new $(f);
  await BS(u, c, t, n);
}

// src/job/end/post.ts
async function jS(e) {
  let t = hf(), n = [];
  try {
    let r = t && Object.entries(t).filter(([, { key: o }]) => o !== void 0);
    r?.length !== 0 && await wl(e, { states: r && Object.fromEntries(r), later: n });
  } finally {
    await bl(), await Promise.all(n);
  }
}
async function bl() {
  let e = hf() ?? {}, t = await $i(e).catch(() => []);
  for (let n of t) jt(n, () => jD(e[n.name]));
  await yv(e, t);
}
function jD({ tree: e = [] } = {}) {
  let [t] = Xp(e);
  if (t === void 0) return;
  let n = eo() === "" ? "cache-hit" : `cache-hit-${eo()}`, r = _("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${lm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.", o = ls(V(), t) || t;
  Es(`A later step has made all of ${o} again${r}`);
}

// src/job/restore/left-out.ts
async function zS(e, t) {
  if (!/\bauto\b/i.test(_("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-OOTPIWHC.js");
  await n(t);
}
async function HS(e) {
  let t = e.flatMap(({ cache: o, inputs: s }) => {
    let i = s && (o.inputs.get("preset") ?? _("preset"));
    return i ? [i.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-MUS6GMEC.js"), r = n.flatMap(({ name: o, installed: s, directories: i }) => {
    let a = i.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && s && a ? [o] : [];
  });
  r.length !== 0 && x(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function vl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ya(n), Ga();
  let r = { run: _e(), log: qa(), states: n, mayPostSave: t, signal: e }, o = Ea(r.run);
  if (!o && _("install") === "") return;
  let s = await Ii(e);
  for (let { name: l, inputs: m } of s)
    n[l] = { preset: m.get("preset"), directory: m.get("working-directory") };
  let i = lh("install", s), a = s.map((l, m) => ({ cache: l, command: i[m]?.text ?? "" })), c = o ? await LS(a, r) : a.map(({ cache: l }) => ({ cache: l, isWhole: !0, hit: "miss" })), u = c.flatMap(
    ({ inputs: l, hit: m, sources: p }) => l ? [{ inputs: l, isHit: m !== "miss", sources: p }] : []
  );
  if (await Wk(u, e), await zS(c, e), a.every(({ command: l }) => l === "")) return await HS(c);
  let { install: f } = await import("./shared-C66M34W4.js");
  await f(c, i, r);
}

// src/main/run.ts
var zD = {
  restore: vl,
  "restore-only": (e) => vl(e, { mayPostSave: !1 }),
  post: jS,
  save: US,
  unmount: bl
};
function Joe(e) {
  return DS(zD[e], (t) => {
    e.startsWith("restore") && t instanceof $ ? cm(P(t)) : zt(t, ["post", "save"].includes(e) ? gl : "");
  });
}

export {
  T as a,
  L as b,
  HD as c,
  D as d,
  Ye as e,
  Qe as f,
  yt as g,
  J as h,
  fs as i,
  G as j,
  Ka as k,
  B as l,
  JD as m,
  pn as n,
  Xr as o,
  ls as p,
  S2 as q,
  P2 as r,
  l0 as s,
  xe as t,
  $ as u,
  k as v,
  We as w,
  Nt as x,
  P as y,
  he as z,
  Dt as A,
  I as B,
  Wt as C,
  e0 as D,
  ms as E,
  dc as F,
  jt as G,
  _ as H,
  eo as I,
  Ce as J,
  Ps as K,
  cm as L,
  W as M,
  Es as N,
  x as O,
  yn as P,
  um as Q,
  Vn as R,
  q as S,
  to as T,
  pm as U,
  yc as V,
  X2 as W,
  Z2 as X,
  Y2 as Y,
  Q2 as Z,
  _e as _,
  z as $,
  ue as aa,
  tt as ba,
  Fe as ca,
  Xn as da,
  DI as ea,
  dz as fa,
  Co as ga,
  fi as ha,
  N0 as ia,
  ro as ja,
  L0 as ka,
  io as la,
  K as ma,
  le as na,
  ne as oa,
  Sc as pa,
  ie as qa,
  As as ra,
  nt as sa,
  A as ta,
  rt as ua,
  ot as va,
  fo as wa,
  H as xa,
  lo as ya,
  H0 as za,
  ho as Aa,
  Iu as Ba,
  nB as Ca,
  gy as Da,
  ee as Ea,
  Fs as Fa,
  Um as Ga,
  yo as Ha,
  Hm as Ia,
  qm as Ja,
  Rc as Ka,
  ge as La,
  by as Ma,
  sB as Na,
  vy as Oa,
  Ym as Pa,
  it as Qa,
  sp as Ra,
  vt as Sa,
  rr as Ta,
  fp as Ua,
  X as Va,
  Ls as Wa,
  je as Xa,
  hP as Ya,
  yP as Za,
  DW as _a,
  WW as $a,
  pp as ab,
  UW as bb,
  dp as cb,
  kP as db,
  gp as eb,
  wp as fb,
  zW as gb,
  HW as hb,
  bp as ib,
  VW as jb,
  YW as kb,
  Ds as lb,
  we as mb,
  Z as nb,
  kt as ob,
  Ws as pb,
  or as qb,
  cU as rb,
  Me as sb,
  Jp as tb,
  fO as ub,
  tn as vb,
  Ga as wb,
  b as xb,
  g as yb,
  ae as zb,
  vg as Ab,
  ea as Bb,
  tw as Cb,
  sr as Db,
  at as Eb,
  Ee as Fb,
  Yt as Gb,
  cg as Hb,
  O6 as Ib,
  xn as Jb,
  ct as Kb,
  Vc as Lb,
  _r as Mb,
  Br as Nb,
  Pf as Ob,
  sd as Pb,
  OO as Qb,
  hk as Rb,
  bk as Sb,
  yd as Tb,
  yr as Ub,
  ci as Vb,
  gr as Wb,
  jd as Xb,
  Zd as Yb,
  Lb as Zb,
  Dr as _b,
  Wr as $b,
  Vk as ac,
  T6 as bc,
  Rn as cc,
  Ft as dc,
  U9 as ec,
  lh as fc,
  LS as gc,
  NS as hc,
  DS as ic,
  Joe as jc
};
