import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var y0 = Object.create;
var fc = Object.defineProperty;
var g0 = Object.getOwnPropertyDescriptor;
var w0 = Object.getOwnPropertyNames;
var b0 = Object.getPrototypeOf, v0 = Object.prototype.hasOwnProperty;
var Xl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Zl = (e) => {
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
}, A2 = (e, t) => {
  for (var n in t)
    fc(e, n, { get: t[n], enumerable: !0 });
}, k0 = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of w0(t))
      !v0.call(e, o) && o !== n && fc(e, o, { get: () => t[o], enumerable: !(r = g0(t, o)) || r.enumerable });
  return e;
};
var j = (e, t, n) => (n = e != null ? y0(b0(e)) : {}, k0(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? fc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var ee = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Zl("Object expected");
    var r, o;
    n && (r = t[Xl("asyncDispose")]), r === void 0 && (r = t[Xl("dispose")], n && (o = r)), typeof r != "function" && Zl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, te = (e, t, n) => {
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
var tm = W((q2, dc) => {
  dc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  dc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var sm = W((iU, im) => {
  im.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var am = W((sU, Si) => {
  Si.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Si.exports.ok = Si.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var ep = W((XU, Wc) => {
  Wc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Wc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var mp = W((uW, Gc) => {
  Gc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Gc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Vp = W((GW, Kp) => {
  Kp.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Qp = W((QW, ou) => {
  ou.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ou.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Nd = W((r4, Vi) => {
  Vi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Vi.exports.ok = Vi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Wd = W((s4, Zi) => {
  Zi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Zi.exports.ok = Zi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var jd = W((a4, Yi) => {
  Yi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Yi.exports.ok = Yi.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Hd = W((w4, wu) => {
  wu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  wu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Gd = W((E4, bu) => {
  bu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  bu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Qd = W((D4, Yd) => {
  Yd.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/mounts/layers.ts
var iy = W((b3, oy) => {
  oy.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var vy = W((lq, Xu) => {
  Xu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Xu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var By = W((Iq, Zu) => {
  Zu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Zu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Hy = W((Vq, zy) => {
  zy.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var ug = W((S6, cg) => {
  cg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var xg = W((K6, kg) => {
  kg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Cg = W((jG, Rg) => {
  Rg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Dg = W((QG, vf) => {
  vf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  vf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Xg = W((aJ, Vg) => {
  Vg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Yg = W((cJ, Zg) => {
  Zg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var hw = W((DJ, dw) => {
  dw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var Pw = W((v5, Sw) => {
  Sw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Dw = W((aK, Lw) => {
  Lw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var ab = W((p8, sb) => {
  sb.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var Pb = W((Z8, Sb) => {
  Sb.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Bb = W((SV, Cf) => {
  Cf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Cf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var sv = W((O7, jf) => {
  jf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  jf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var Iv = W((A9, Ev) => {
  Ev.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Wv = W((mX, Vf) => {
  Vf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Vf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var ak = W((YX, Yf) => {
  Yf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Yf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var kk = W((OZ, ol) => {
  ol.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ol.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Fk = W((fY, ll) => {
  ll.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ll.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var ES = W((lre, OS) => {
  OS.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var DS = W((Ooe, LS) => {
  LS.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// src/system/failure.ts
var B = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, qn = class extends Error {
  name = "UnknownEntry";
}, qe = class extends Error {
  name = "UnverifiedEntry";
}, Ht = class extends Error {
  name = "NameTaken";
}, qt = class extends Error {
  name = "NothingChanged";
}, Gn = class extends Error {
  name = "SecretFound";
}, Jn = class extends Error {
  name = "NamesCollide";
}, le = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function F(e, ...t) {
  try {
    return e();
  } catch (n) {
    if (t.length > 0 && !t.includes(M(n) ?? "")) throw n;
    return;
  }
}
function K(e) {
  return e.catch(() => {
  }), e;
}
function M(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}
function Fe(e) {
  if (M(e) !== "ENOENT") throw e;
}

// src/system/native-path.ts
import { posix as x0, win32 as dn } from "node:path";
function xt(e) {
  return e !== "win32" ? x0 : {
    basename: dn.basename,
    dirname: (t) => ne(dn.dirname(t), e),
    isAbsolute: dn.isAbsolute,
    join: (...t) => ne(dn.join(...t), e),
    parse: dn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => ne(dn.relative(t, n), e),
    resolve: (...t) => ne(dn.resolve(...t), e)
  };
}
function ne(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: gi, dirname: Y, isAbsolute: lc, join: A, parse: F2, relative: hn, resolve: eo } = xt(process.platform);
function wi(e, t, { relative: n, isAbsolute: r } = xt(process.platform)) {
  let o = n(e, t);
  return o === ".." || o.startsWith("../") || r(o) ? void 0 : o;
}

// src/system/home.ts
import { homedir as S0, userInfo as P0 } from "node:os";
function Gt() {
  return Yl(S0) ?? O0();
}
function O0() {
  return Yl(() => P0().homedir);
}
var bi = "this user has no home directory; set `HOME`";
function Yl(e) {
  return F(() => ne(e())) || void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as J0 } from "node:async_hooks";
import { tmpdir as K0 } from "node:os";
import { join as V0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as em from "os";

// node_modules/@actions/core/lib/utils.js
function St(e) {
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
function Pt(e, t, n) {
  let r = new mc(e, t, n);
  process.stdout.write(r.toString() + em.EOL);
}
function pc(e, t = "") {
  Pt(e, {}, t);
}
var Ql = "::", mc = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Ql + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${I0(o)}`);
        }
    }
    return t += `${Ql}${E0(this.message)}`, t;
  }
};
function E0(e) {
  return St(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function I0(e) {
  return St(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var nm = j(tm(), 1);
import * as xi from "fs";
import * as ki from "os";
function hc(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!xi.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  xi.appendFileSync(n, `${St(t)}${ki.EOL}`, {
    encoding: "utf8"
  });
}
function yc(e, t) {
  let n = `ghadelimiter_${nm.randomUUID()}`, r = St(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ki.EOL}${r}${ki.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Bc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as M0 } from "os";
import { constants as rm, promises as $0 } from "fs";
var wc = function(e, t, n, r) {
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
}, { access: B0, appendFile: T0, writeFile: A0 } = $0, om = "GITHUB_STEP_SUMMARY";
var bc = class {
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
    return wc(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[om];
      if (!t)
        throw new Error(`Unable to find environment variable for $${om}. Check if your runtime environment supports job summaries.`);
      try {
        yield B0(t, rm.R_OK | rm.W_OK);
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
    return wc(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? A0 : T0)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return wc(this, void 0, void 0, function* () {
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
    return this.addRaw(M0);
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
}, R0 = new bc();
var vc = R0;

// node_modules/@actions/core/lib/platform.js
import Sm from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var bm = j(sm(), 1);
import * as no from "os";
import * as Mc from "events";
import * as vm from "path";

// node_modules/@actions/io/lib/io.js
var hm = j(am(), 1);
import * as Be from "path";

// node_modules/@actions/io/lib/io-util.js
import * as to from "fs";
import * as Jt from "path";
var kc = function(e, t, n, r) {
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
}, { chmod: xc, copyFile: um, lstat: Pi, mkdir: fm, open: aU, readdir: Sc, rename: C0, rm: lm, rmdir: cU, stat: yn, symlink: mm, unlink: Pc } = to.promises, st = process.platform === "win32";
function pm(e) {
  return kc(this, void 0, void 0, function* () {
    let t = yield to.promises.readlink(e);
    return st && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var uU = to.constants.O_RDONLY;
function Kn(e) {
  return kc(this, void 0, void 0, function* () {
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
  if (e = _0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return st ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Oc(e, t) {
  return kc(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield yn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (st) {
        let o = Jt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (cm(n))
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
            let i = Jt.dirname(e), s = Jt.basename(e).toUpperCase();
            for (let a of yield Sc(i))
              if (s === a.toUpperCase()) {
                e = Jt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (cm(n))
          return e;
      }
    }
    return "";
  });
}
function _0(e) {
  return e = e || "", st ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function cm(e) {
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
function lU(e, t) {
  return gn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = L0(o), c = (yield Kn(r)) ? yield yn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Be.join(r, Be.basename(n)) : r;
    if (!(yield Kn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield yn(n)).isDirectory())
      if (s)
        yield ym(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Be.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield gm(n, u, i);
    }
  });
}
function mU(e) {
  return gn(this, void 0, void 0, function* () {
    if (st && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield lm(e, {
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
function F0(e) {
  return gn(this, void 0, void 0, function* () {
    (0, hm.ok)(e, "a path argument must be provided"), yield fm(e, { recursive: !0 });
  });
}
function Ec(e, t) {
  return gn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Ec(e, !1);
      if (!r)
        throw st ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield N0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function N0(e) {
  return gn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (st && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Be.delimiter))
        o && t.push(o);
    if (Oi(e)) {
      let o = yield Oc(e, t);
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
      let i = yield Oc(Be.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function L0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function ym(e, t, n, r) {
  return gn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield F0(t);
    let o = yield Sc(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield Pi(s)).isDirectory() ? yield ym(s, a, n, r) : yield gm(s, a, r);
    }
    yield xc(t, (yield yn(e)).mode);
  });
}
function gm(e, t, n) {
  return gn(this, void 0, void 0, function* () {
    if ((yield Pi(e)).isSymbolicLink()) {
      try {
        yield Pi(t), yield Pc(t);
      } catch (o) {
        o.code === "EPERM" && (yield xc(t, "0666"), yield Pc(t));
      }
      let r = yield pm(e);
      yield mm(r, t, st ? "junction" : null);
    } else (!(yield Kn(t)) || n) && (yield um(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as U0 } from "timers";
var wm = function(e, t, n, r) {
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
}, Ei = process.platform === "win32", Ii = class extends Mc.EventEmitter {
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
    return wm(this, void 0, void 0, function* () {
      return !Oi(this.toolPath) && (this.toolPath.includes("/") || Ei && this.toolPath.includes("\\")) && (this.toolPath = vm.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Ec(this.toolPath, !0), new Promise((t, n) => wm(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + no.EOL);
        let o = new Ic(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Kn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = bm.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function km(e) {
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
var Ic = class e extends Mc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = U0(e.HandleTimeout, this.delay, this)));
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
var j0 = function(e, t, n, r) {
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
function xm(e, t, n) {
  return j0(this, void 0, void 0, function* () {
    let r = km(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new Ii(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var yU = Sm.platform(), gU = Sm.arch();

// node_modules/@actions/core/lib/core.js
var $c;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})($c || ($c = {}));
function gc(e) {
  Pt("add-mask", {}, e);
}
function Pm(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Om(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return hc("OUTPUT", yc(e, t));
  process.stdout.write(Bc.EOL), Pt("set-output", { name: e }, St(t));
}
function Em(e) {
  process.exitCode = $c.Failure, q0(e);
}
function Oe(e) {
  Pt("debug", {}, e);
}
function q0(e, t = {}) {
  Pt("error", vi(t), e instanceof Error ? e.toString() : e);
}
function Im(e, t = {}) {
  Pt("warning", vi(t), e instanceof Error ? e.toString() : e);
}
function Mm(e, t = {}) {
  Pt("notice", vi(t), e instanceof Error ? e.toString() : e);
}
function Mi(e) {
  process.stdout.write(e + Bc.EOL);
}
function $m(e) {
  pc("group", e);
}
function Bm() {
  pc("endgroup");
}
function Tm(e, t) {
  if (process.env.GITHUB_STATE || "")
    return hc("STATE", yc(e, t));
  Pt("save-state", { name: e }, St(t));
}
function Am(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function ro(e) {
  return Rm(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Tc(e) {
  return Rm(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Ac(e) {
  return `<code>${Tc(e)}</code>`;
}
function Rm(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return G0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var G0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Bi = new J0();
function Kt(e, t) {
  return Bi.run(e, t);
}
function N(e) {
  return Bi.getStore()?.inputs.get(e.toLowerCase()) ?? Pm(e);
}
function oo() {
  return Bi.getStore()?.name ?? "";
}
function Ne(e, t) {
  let n = oo();
  Om(n ? `${e}-${n}` : e, t);
}
var Cm = Tm, _m = Am, Ti = gc;
function Fm(e) {
  Em(ro(e));
}
function z(e) {
  Im(Xt(e));
}
function Ai(e) {
  Mm(Xt(e));
}
function Vt(e, t = "") {
  z(`${t}${O(e)}`), e instanceof Error && e.stack && wn(e.stack);
}
function S(e) {
  Mi(Xt(e));
}
function Xt(e) {
  let t = oo();
  return ro(t ? `${t}: ${e}` : e);
}
function wn(e) {
  Oe(e.split(`
`).map(ro).join(`
`));
}
function Nm(e, t) {
  $m(Xt(e));
  for (let n of t) Mi(ro(n));
  Bm();
}
function Vn(e) {
  S(`[warning]${e}`);
}
function Lm() {
  return process.env.GITHUB_STEP_SUMMARY ? vc : void 0;
}
function Dm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function G() {
  return ne(process.env.GITHUB_WORKSPACE || process.cwd());
}
function Z() {
  return ne(process.env.RUNNER_TEMP || K0());
}
function io() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return ne(e || t || V0(Gt() ?? "/", ".cache"));
}
function Um() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Wm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function Rc() {
  let e = { ...process.env };
  for (let [n, r] of Bi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var X0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function LU() {
  return Object.fromEntries(Object.entries(Rc()).filter(([e]) => !X0.test(e)));
}
function DU() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function UU() {
  return process.env.RUNNER_NAME ?? "";
}
function WU(e) {
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
function jm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var Z0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function zm(e) {
  let [t, n] = Object.entries(Z0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function me(e) {
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
function Xn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new B(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function Cc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new B("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new B(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function qm(e, t) {
  let [n = ""] = t.toSorted((r, o) => Hm(e, r) - Hm(e, o));
  return n;
}
function Hm(e, t) {
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
function Zn(e) {
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
var Ci, Y0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function _c(e) {
  return !e && !Ci ? Y0 : {
    lang: e?.lang ?? Ci?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? Ci?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? Ci?.abortPipeEarly
  };
}
var Q0;
// @__NO_SIDE_EFFECTS__
function eP(e) {
  return Q0?.get(e);
}
var tP;
// @__NO_SIDE_EFFECTS__
function nP(e) {
  return tP?.get(e);
}
var rP;
// @__NO_SIDE_EFFECTS__
function oP(e, t) {
  return rP?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Zt(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function oe(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Zt(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ oP(e.reference, c.lang) ?? (u ? /* @__PURE__ */ nP(c.lang) : null) ?? r.message ?? /* @__PURE__ */ eP(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function iP(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function sP(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function aP(e, t) {
  return Number.isNaN(e) && Number.isNaN(t) || e <= t && e >= t;
}
// @__NO_SIDE_EFFECTS__
function Jm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function we(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ _c())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Km(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var cP = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var GU = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
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
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Zt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Zt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Yn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Yn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Zt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Zt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Yt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Yt,
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
function uP(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: uP,
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
function Fc(e, t) {
  return {
    kind: "validation",
    type: "value",
    reference: Fc,
    async: !1,
    expects: e instanceof Date ? e.toJSON() : /* @__PURE__ */ Zt(e),
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !/* @__PURE__ */ aP(this.requirement, n.value) && oe(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Zt(n.value) }), n;
    }
  };
}
var Vm = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Xm(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Zm(e, t) {
  return we({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ Xm(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ym(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Qm(e, t) {
  return !e["~run"]({ value: t }, Vm).issues;
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
function Nc(e, t) {
  return we({
    kind: "schema",
    type: "custom",
    reference: Nc,
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
function Qt(e, t) {
  return we({
    kind: "schema",
    type: "exact_optional",
    reference: Qt,
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
    expects: /* @__PURE__ */ Zt(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ iP(n.value, this.literal) ? n.typed = !0 : oe(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pe(e) {
  return we({
    kind: "schema",
    type: "number",
    reference: pe,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function V(e, t) {
  return we({
    kind: "schema",
    type: "object",
    reference: V,
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
            let a = i in o ? o[i] : /* @__PURE__ */ Ym(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Xm(s);
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
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Ym(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Qn(e, t, n) {
  return we({
    kind: "schema",
    type: "record",
    reference: Qn,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ sP(i, s)) {
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
function J(e) {
  return we({
    kind: "schema",
    type: "string",
    reference: J,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Lc(e) {
  return we({
    kind: "schema",
    type: "undefined",
    reference: Lc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : oe(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Gm(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function Ot(e, t) {
  return we({
    kind: "schema",
    type: "union",
    reference: Ot,
    expects: /* @__PURE__ */ Jm(e.map((n) => n.expects), "|"),
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
        oe(this, "type", n, r, { issues: /* @__PURE__ */ Gm(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        oe(this, "type", n, r, { issues: /* @__PURE__ */ Gm(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Dc(e, t, n) {
  return we({
    kind: "schema",
    type: "variant",
    reference: Dc,
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
                }, Vm).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ Jm(u, "|"),
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
function Uc(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ _c(n));
  if (r.issues) throw new cP(r.issues);
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
  let r = e["~run"]({ value: t }, /* @__PURE__ */ _c(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function en(e, t) {
  let { success: n, issues: [r] = [] } = Fi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Km(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var tp = j(ep(), 1);
var T = 1024 * 1024, tr = 32;
function lo(e) {
  return Math.ceil(e / T) * tr;
}
function np() {
  let e = Zn(T), t = [];
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
function jc(e, t, n) {
  let r = n.subarray(t * tr, (t + 1) * tr);
  return r.length === tr && ut(...e).equals(r);
}
function rp(e, { offset: t, length: n }) {
  let r = ft(t, t + n), o = r[0] * tr;
  return ut(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * tr)
  ).toString("hex");
}
function ut(...e) {
  let t = (0, tp.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function ft(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var mo = "headstart-3", lt = fe(pe(), uo(), Yn(0)), op = fe(J(), Yt(/^[a-z-]{1,32}$/)), fP = (e) => Number.isSafeInteger(e) && e > 0, lP = 512, zc = fe(
  V({
    /** The format refuses unknown kinds, see `UnknownEntry`. */
    kind: op,
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: lt,
    /** In the object, in bytes. */
    length: lt,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: Qt(Nc((e) => Array.isArray(e) && e.every(fP))),
    /** The number of files, directories and links in the segment. */
    files: lt,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: lt,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: Qt(lt),
    /** The top of an image or layer: the workspace, or the base of the line of `path` with this number. */
    root: Qt(Ot([Ge("workspace"), lt])),
    /** Where the bases of lines were in the workspace that an image of it was saved from, by the numbers of the lines. */
    bases: Qt(Qn(J(), J())),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: Qt(lt)
  }),
  so(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), mP = V({
  /** A whole second after the last write to the cached files. No recorded time is after it. Since 1970. */
  savedAt: fe(lt, co(2 ** 32)),
  /** In base64. */
  times: J()
}), ip = V({
  container: fe(J(), Fc(mo)),
  format: op,
  key: fe(J(), ao(lP)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: ce(J()),
  segments: ce(zc),
  files: lt,
  bytes: lt,
  /** Absent unless the user wants it. */
  sources: Qt(mP)
});
function po({ kind: e }) {
  return e === "image" || e === "delta";
}
function nr(e, t) {
  return po({ kind: t }) ? Math.ceil(e / T) * T : e;
}
function X({ segments: e }) {
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
var pP = 407710288, Hc = 8, Li = Hc + 12, yo = Buffer.from("HEADSTR2"), sp = 36 + yo.length, go = Li + sp, qc = 4 * 1024 * 1024, ap = 4 * 1024, dP = 1024 ** 4;
function cp(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = up(e);
  if (r.length > qc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Li), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, go), c = [pP, a - Hc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, ut(o, ...i), u, yo]);
}
function up({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function fp(e) {
  return lp(e.digests, up(e));
}
var hP = 128 * 1024;
async function wo(e, t) {
  return gP(await yP(e), e.size, t);
}
async function yP(e) {
  let { size: t } = e;
  if (t < go) throw new k(`it has only ${t} bytes`);
  let n = await ho(e, Math.max(0, t - hP), t);
  if (!n.subarray(-yo.length).equals(yo))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - yo.length - 4), o = go + lo(Math.min(t, dP)) + qc + ap;
  if (r < go || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : ho(e, t - r, t);
}
async function gP(e, t, n) {
  let r = e.length - sp;
  if (!ut(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Hc + 4 * d)
  ), a = t - e.length;
  if (!(o === lo(a) && i <= qc && s <= ap && go + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Li + o, [f, l] = [
    e.subarray(Li, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), lp(f, l));
  let m = F(() => JSON.parse(l.toString("utf8"))), p = en(ip, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return wP(m.segments, a), { ...m, digests: f };
}
function lp(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), ut(n, e, t);
}
function wP(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== nr(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var Ui = j(mp(), 1), pp = 10, Di = 512;
function Kc(e) {
  if (e.length > pp) return `Key Validation Error: Keys are limited to a maximum of ${pp}.`;
  for (let t of e) {
    if (t.length > Di)
      return `Key Validation Error: ${t} cannot be larger than ${Di} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ie(e, t) {
  return e === t || dp(e) === dp(t);
}
function dp(e) {
  return e.normalize().toLowerCase();
}
function Wi(e) {
  let t = (0, Ui.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function hp(e, t) {
  for (let n of e) {
    let r = Jc(t.filter((o) => o.key === n)) ?? Jc(t.filter((o) => ie(o.key, n))) ?? Jc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Jc(e) {
  return e.toSorted(Vc)[0];
}
function Vc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var yp = 225, bP = 160;
function bo(e) {
  let t = vp(e) || "%";
  return t.length <= yp ? t : `${wp(e)}~${(0, Ui.createHash)("sha256").update(e).digest("hex")}`;
}
function gp(e) {
  let t = bo(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : kp(n)
  );
  return t.length <= yp ? t : `~${(0, Ui.createHash)("sha256").update(e).digest("hex")}`;
}
function wp(e) {
  return vp(e).slice(0, bP);
}
function bp(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(wp(r).toLowerCase()));
}
function Xc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function vp(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, kp);
}
function kp(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var bn = class extends Error {
};
bn.prototype.name = "InvalidTokenError";
function vP(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function kP(e) {
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
    return vP(t);
  } catch {
    return atob(t);
  }
}
function xp(e, t) {
  if (typeof e != "string")
    throw new bn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new bn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = kP(r);
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
var Pp = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Zc(e) {
  return Pp.has(e);
}
var Sp = `GitHub lets these events save a branch's caches: ${[...Pp].join(", ")}; a pull request saves its own. Save from one of them.`;
function be(e) {
  let t = SP(e.token) ?? PP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Sp}`), xP(t.write) && !Zc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Sp}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function xP(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function SP(e) {
  try {
    let { ac: t } = xp(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: Op([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function PP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Op([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Op(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Ep(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Zc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as MP, fstatSync as $P, lstatSync as BP, openSync as TP, readFileSync as AP } from "node:fs";
import { lstat as $p, mkdir as RP, open as CP, readlink as _P } from "node:fs/promises";
import { dirname as Yc, join as Bp, relative as FP, resolve as Tp, sep as rr } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as OP } from "node:fs";
var { O_RDONLY: EP, O_NOFOLLOW: Ip = 0, O_NONBLOCK: IP = 0 } = OP, Je = EP | Ip | IP, Mp = Ip !== 0;

// src/system/disk/ownership.ts
async function mt(e) {
  let t = await $p(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Cp(e, t);
}
function ji({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Ap({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Rp(e) {
  let t = await CP(e, Je);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Cp(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Cp(e, { uid: t, mode: n }) {
  if (_p(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Tp(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function _p(e, t) {
  if (!ji({ uid: t }) && t !== 0) throw new Error(`${Tp(e)} belongs to another user`);
}
async function Fp(e, t) {
  for (let n of Np(e, t)) await mt(n);
}
async function Et(e, t) {
  for (let n of Np(e, t))
    await Qc(n), await mt(n);
}
async function vo(e) {
  try {
    await Qc(e);
  } catch (t) {
    if (M(t) !== "ENOENT" || Yc(e) === e) throw t;
    await vo(Yc(e)), await Qc(e);
  }
}
async function Qc(e) {
  await RP(e, { mode: 448 }).catch((t) => {
    if (M(t) !== "EEXIST") throw t;
  });
}
function Np(e, t) {
  let n = FP(e, t).split(rr);
  return n.map((r, o) => Bp(e, ...n.slice(0, o + 1)));
}
var NP = 40;
async function or(e) {
  if (!process.geteuid) return;
  let t = e.split(rr), n = 0, r = rr;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? Yc(r) : Bp(r, o), s = await $p(i).catch(Fe);
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (_p(i, s.uid), ++n > NP) throw new Error(`${e} has too many links`);
    let a = await _P(i);
    a.startsWith(rr) && (r = rr), t.unshift(...a.split(rr));
  }
}
function ir(e, t) {
  let n = (o) => o?.isFile() === !0 && ji(o) && o.size <= t;
  if (!n(BP(e, { throwIfNoEntry: !1 }))) return;
  let r = LP(e);
  if (r !== void 0)
    try {
      return n($P(r)) ? AP(r) : void 0;
    } finally {
      MP(r);
    }
}
function LP(e) {
  try {
    return TP(e, Je);
  } catch (t) {
    if (M(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function Lp(e, t, n = []) {
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
}, zi = class extends re {
  constructor(t, n) {
    super(`${Ke(t)}: it sends next to nothing for ${eu(n)}`, "resume");
  }
};
function eu(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Ke(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + Dp(Dp(n));
}
function Dp(e) {
  return e.replace(
    /(?:%[0-9a-f]{2})+/gi,
    (t) => F(() => decodeURIComponent(t)) ?? t
  );
}
var DP = "the server fails or is overloaded; try again later", UP = "the server does not support this request", ko = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Up = {
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
function IW(e, t) {
  if (e instanceof re) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Wp(Number(n), t);
  let r = M(e) ?? "unknown error", [o, i] = Up[r] ?? ["the connection failed", "retry"];
  return new re(`${Ke(t)}: ${o} (${r})`, i);
}
function MW(e, t) {
  let n = M(e) ?? "unknown error", [r, o] = Up[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new re(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function Wp(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new re(`${Ke(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function $W(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new re(`${Ke(t)}: ${n} (${e})`, "none");
}
async function jp({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Wp(e, r);
  let o = await HP(n), [i, s] = WP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? qP(t["retry-after"]) : 0;
  return new re(`${Ke(r)}: ${i} (${a})`, s, c);
}
function WP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${jP(n)}; use that as endpoint`, "none"] : e === 501 ? [UP, "none"] : e === 408 || e === 429 || e >= 500 ? [DP, "slow-down"] : ["it refuses the request", "none"];
}
function jP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var zP = 4096;
async function HP(e) {
  let t = [];
  return await Lp(zP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function qP(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var zp = (e) => Math.min(24, 3 * e);
function Hp(e) {
  return e * (1 + Math.random() / 4);
}
function qp(e) {
  return Math.random() * Math.min(4e3, e);
}
var xo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Gp = {
  ...xo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, TW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, AW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as XP } from "node:timers/promises";
async function Jp(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : qp(i * 2 ** (s - 1)), l = u.retryAfterMs && Hp(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await ZP(Math.max(l, f), n);
    }
}
function NW(e) {
  return e instanceof zi ? 2 : 1;
}
async function ZP(e, t) {
  e > 0 && await XP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function UW({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Hi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as QP, constants as eO, statSync as tO } from "node:fs";
import { delimiter as nO, isAbsolute as rO, join as oO } from "node:path";
var iO = process.platform === "win32" ? ".exe" : "";
function It(e) {
  return (process.env.PATH ?? "").split(nO).filter((n) => rO(n)).map((n) => oO(n, `${e}${iO}`)).find(sO);
}
function qi(e) {
  let t = It(e);
  if (t === void 0) throw new le(`there is no ${e} on PATH`);
  return t;
}
function sO(e) {
  try {
    return QP(e, eO.X_OK), tO(e).isFile();
  } catch {
    return !1;
  }
}
function Mt() {
  return { LC_ALL: "C", ...So(/^(PATH|SystemRoot)$/) };
}
function So(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var tu = 1e3;
function sr(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-tu), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new le(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var ru = j(Vp(), 1);
import { once as nu } from "node:events";
import { finished as aO } from "node:stream/promises";
var cO = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/, Zp = process.platform !== "win32";
function uO(e, t) {
  let { pid: n } = e;
  F(() => Zp && n !== void 0 ? process.kill(-n, t) : e.kill(t));
}
function Yp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([o]) => cO.test(o)), r = (0, ru.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // One of its threads waits for the kernel all the time.
    env: { ...Mt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  return r.on("error", () => {
  }), {
    pid: r.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws Error if the program ends before that */
    async ask(o) {
      let i = r.connected ? nu(r, "disconnect") : [];
      r.send(o, () => {
      });
      let [s] = await Promise.race([nu(r, "message"), i]);
      if (s === void 0) throw new Error("it ended without a word");
      return s;
    },
    kill: () => {
      r.kill("SIGKILL");
    }
  };
}
async function ZW({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = (0, ru.spawn)(e, t, { cwd: n, env: { ...r, ...Mt() }, detached: Zp }), a = s[i];
  s.stdin.destroy();
  for (let f of [s.stdout, s.stderr]) f.resume();
  let c = () => uO(s, "SIGKILL");
  o.addEventListener("abort", c), o.aborted && c();
  let u = "";
  a.setEncoding("utf8").on("data", (f) => {
    u += f, u.length > Xp && c();
  });
  try {
    let [f, l] = await nu(s, "exit");
    if (c(), await aO(a, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && u.length <= Xp) return u;
    throw sr(e, { exitCode: f, endedBy: l });
  } finally {
    o.removeEventListener("abort", c), s.stdout.destroy(), s.stderr.destroy();
  }
}
var Xp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var vd = j(Qp(), 1);
import $E, { lstatSync as kd, readdirSync as BE, readFileSync as TE } from "node:fs";

// src/files/patterns.ts
import { posix as PE } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var ed = (e, t, n) => {
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
var td = "\0SLASH" + Math.random().toFixed(16) + "\0", nd = "\0OPEN" + Math.random().toFixed(16) + "\0", Gi = "\0CLOSE" + Math.random().toFixed(16) + "\0", rd = "\0COMMA" + Math.random().toFixed(16) + "\0", od = "\0PERIOD" + Math.random().toFixed(16) + "\0", fO = new RegExp(td, "g"), lO = new RegExp(nd, "g"), mO = new RegExp(Gi, "g"), pO = new RegExp(rd, "g"), dO = new RegExp(od, "g"), hO = /\\\\/g, yO = /\\{/g, gO = /\\}/g, wO = /\\,/g, bO = /\\\./g, vO = 1e5, kO = 4e6, xO = 1e3, SO = 1e3, PO = 2e7, OO = 16;
function iu(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function EO(e) {
  return e.replace(hO, td).replace(yO, nd).replace(gO, Gi).replace(wO, rd).replace(bO, od);
}
function IO(e) {
  return e.replace(fO, "\\").replace(lO, "{").replace(mO, "}").replace(pO, ",").replace(dO, ".");
}
function su(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function id(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = ed("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function MO(e, t) {
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
function $O(e, t) {
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
function BO(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = id(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], su(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return su(n, c), n;
    r = c.pop(), su(n, c), e = a;
  }
}
function Po(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function sd(e, t = {}) {
  if (!e)
    return [];
  let n = Po(t.max, vO), r = Po(t.maxLength, kO), o = Po(t.maxDepth, xO), i = Po(t.maxRewrites, SO), s = Po(t.maxSteps, PO);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), au(EO(e), n, r, o, 0, i, { remaining: s }, !0).map(IO);
}
function TO(e) {
  return "{" + e + "}";
}
function AO(e) {
  return /^-?0\d/.test(e);
}
function RO(e, t) {
  return e <= t;
}
function CO(e, t) {
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
function _O(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = iu(i[0]), c = iu(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(iu(i[2])), 1) : 1, l = RO;
  c < a && (f *= -1, l = CO);
  let p = i.some(AO), d = p ? u : 1, h = 0;
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
function au(e, t, n, r, o, i, s, a) {
  if (s.remaining -= OO, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = id(e, m, s);
    if (!p)
      return Oo(c, e, [""], t, n, f, s);
    p.unmatched && (m = MO(m, s));
    let d = p.pre, h = () => Oo(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Oo(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, x = p.body.indexOf(",") >= 0;
    if (!v && !x) {
      if (u < i && $O(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Gi + p.post, m = m.slice(0, p.end) + Gi + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let P;
    if (v) {
      if (P = _O(p.body, w, t, n, s), !P)
        return h();
    } else {
      let E = BO(p.body, s);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = au(E[0], t, n, r, o + 1, i, s, !1).map(TO), s.remaining < 0)
          return h();
        if (E.length === 1) {
          let Q = Oo(c, d + E[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = Q, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let _ = f && !p.post.length && !d;
      for (let Q = 0; _ && Q < c.length; Q++)
        c[Q] && (_ = !1);
      P = [];
      let L = 0;
      e: for (let Q = 0; Q < E.length; Q++) {
        let He = au(E[Q], t, n, r, o + 1, i, s, !1);
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
var FO = {
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
}, Io = (e) => e.replace(/[[\]\\-]/g, "\\$&"), NO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ad = (e) => e.join(""), cd = (e, t) => {
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
      for (let [y, [w, v, x]] of Object.entries(FO))
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
    return [NO(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + ad(r) + "]", p = "[" + (u ? "" : "^") + ad(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var tn = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var Ee, LO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), cu = (e) => LO.has(e), ud = (e) => cu(e.type), DO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), UO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), WO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), fd = /* @__PURE__ */ new Map([
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
]), jO = "(?!(?:^|/)\\.\\.?(?:$|/))", Ji = "(?!\\.)", zO = /* @__PURE__ */ new Set(["[", "."]), HO = /* @__PURE__ */ new Set(["..", "."]), qO = new Set("().*{}+?[]^$\\!"), GO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), uu = "[^/]", ld = uu + "*?", md = uu + "+?", JO = 0, vn = class {
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
  id = ++JO;
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
        if (!o.noext && cu(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && cu(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, UO);
  }
  #d(t, n = DO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = WO) {
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
    return !!fd.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = fd.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !ud(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? Ee.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && HO.has(this.#e[0]))) {
        let d = zO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? jO : y ? Ji : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        tn(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, tn(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Ji ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Ji : "") + md;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Ji : "") + ld + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      tn(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (ud(this)) {
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
        o = !1, i += (qO.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? md : ld, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = cd(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += uu, n = !0;
        continue;
      }
      i += GO(u);
    }
    return [i, tn(t), !!n, s];
  }
};
Ee = vn;

// node_modules/minimatch/dist/esm/escape.js
var fu = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ve = (e, t, n = {}) => (Eo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ve(t, n).match(e)), KO = /^\*+([^+@!?*[(]*)$/, VO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), XO = (e) => (t) => t.endsWith(e), ZO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), YO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), QO = /^\*+\.\*+$/, eE = (e) => !e.startsWith(".") && e.includes("."), tE = (e) => e !== "." && e !== ".." && e.includes("."), nE = /^\.\*+$/, rE = (e) => e !== "." && e !== ".." && e.startsWith("."), oE = /^\*+$/, iE = (e) => e.length !== 0 && !e.startsWith("."), sE = (e) => e.length !== 0 && e !== "." && e !== "..", aE = /^\?+([^+@!?*[(]*)?$/, cE = ([e, t = ""]) => {
  let n = hd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, uE = ([e, t = ""]) => {
  let n = yd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, fE = ([e, t = ""]) => {
  let n = yd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, lE = ([e, t = ""]) => {
  let n = hd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, hd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, yd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, gd = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", pd = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, mE = gd === "win32" ? pd.win32.sep : pd.posix.sep;
ve.sep = mE;
var ge = /* @__PURE__ */ Symbol("globstar **");
ve.GLOBSTAR = ge;
var pE = "[^/]", dE = pE + "*?", hE = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", yE = "(?:(?!(?:\\/|^)\\.).)*?", gE = (e, t = {}) => (n) => ve(n, e, t);
ve.filter = gE;
var Ue = (e, t = {}) => Object.assign({}, e, t), wE = (e) => {
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
ve.defaults = wE;
var wd = (e, t = {}) => (Eo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : sd(e, { max: t.braceExpandMax }));
ve.braceExpand = wd;
var bE = (e, t = {}) => new Ve(e, t).makeRe();
ve.makeRe = bE;
var vE = (e, t, n = {}) => {
  let r = new Ve(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ve.match = vE;
var dd = /[?*]|[+@!]\(.*?\)|\[|\]/, kE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ve = class {
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
    Eo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || gd, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !dd.test(i[2])) && !dd.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return wd(this.pattern, this.options);
  }
  parse(t) {
    Eo(t);
    let n = this.options;
    if (t === "**")
      return ge;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(oE)) ? o = n.dot ? sE : iE : (r = t.match(KO)) ? o = (n.nocase ? n.dot ? YO : ZO : n.dot ? XO : VO)(r[1]) : (r = t.match(aE)) ? o = (n.nocase ? n.dot ? uE : cE : n.dot ? fE : lE)(r) : (r = t.match(QO)) ? o = n.dot ? tE : eE : (r = t.match(nE)) && (o = rE);
    let i = vn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? dE : n.dot ? hE : yE, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? kE(l) : l === ge ? ge : l._src;
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
ve.escape = fu;
ve.unescape = tn;

// src/files/windows-names.ts
var xE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function SE(e) {
  if (e === "." || e === "..") return;
  if (xE.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ki(e) {
  for (let t of e.split("/")) {
    let n = SE(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var bd = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Te(e, t, { platform: n = process.platform, home: r = Gt() } = {}) {
  let o = { platform: n, home: r && ne(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => OE(c, ne(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => IE(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function OE(e, t, n) {
  let r = xt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = ne(e.slice(i.length), n.platform), [a, c] = EE(s, t, { ...n, maths: r }), [, u = "", f = ""] = PE.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Ve(f, bd), d = o ? new Ve(f, { ...bd, nocase: !0 }) : p;
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
function EE(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${bi}`);
  return [r, e.slice(2)];
}
function IE({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = xt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && ME(e, t, n);
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
function ME(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ki(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/job/installed-tree.ts
var AE = 256 * 1048576;
function xd({ directories: e, marks: t }) {
  let n = (0, vd.createHash)("sha256"), r = AE;
  for (let o of e)
    for (let i of $E.globSync(t, { cwd: o }).sort()) {
      let s = A(o, i);
      n.update(JSON.stringify([o, i]));
      let a = kd(s, { throwIfNoEntry: !1 });
      if (!a?.isFile()) continue;
      let c = a.size <= r;
      c && (r -= a.size), n.update(c ? TE(s) : `${a.size} ${a.mtimeMs}`);
    }
  return n.digest("hex");
}
function Sd(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var RE = 5e3, CE = 20;
function _E(e) {
  let t = Date.now() - CE;
  return e.flatMap((n) => {
    let r = Id(n);
    return r.length === 0 || r.length > RE ? [] : { directory: n, bornMs: FE(n, r), seenMs: t };
  });
}
function Pd(e) {
  let { paths: t, mode: n, rolling: r, sourceTimes: o, lookupOnly: i } = e;
  if (r || o || i || n === "lazy") return;
  let { lines: s } = Te(t, process.cwd());
  return _E(s.flatMap(({ literal: a }) => a ?? []));
}
function FE(e, t) {
  let n = 0;
  for (let r of t) {
    let o = Ed(A(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function Od(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = Ed(A(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = Id(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function Ed(e) {
  return F(() => kd(e));
}
function Id(e) {
  return F(() => BE(e)) ?? [];
}

// src/system/disk/scratch.ts
import { mkdtempSync as jE, rmSync as Td } from "node:fs";
import { join as zE } from "node:path";

// src/system/disk/space.ts
import { statfsSync as NE } from "node:fs";
import { statfs as LE } from "node:fs/promises";
var DE = 0.05, UE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, WE = 20;
async function Md(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await LE(e), s = (c, u) => Math.floor(Math.min(u * DE, UE[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function kn(e, t) {
  return M(e) === "ENOSPC" || /No space left on device/.test(O(e)) ? $d(t) : e;
}
async function ar(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw kn(i, t);
  });
  if (o !== ct(n)) throw $d(t);
}
function $d(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = NE(e), s = `${H(t * r)} of ${H(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function pt(e, t) {
  let n = await Md(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Mo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Md(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, WE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var lu = /* @__PURE__ */ new Set();
function Bd() {
  for (let e of lu) Td(e, { recursive: !0, force: !0 });
}
function HE(e) {
  try {
    return jE(zE(e, "headstart-"));
  } catch (t) {
    throw kn(t, e);
  }
}
function Ie(e) {
  process.listeners("exit").includes(Bd) || process.on("exit", Bd);
  let t = HE(e);
  lu.add(t);
  let n = () => {
    Td(t, { recursive: !0, force: !0 }), lu.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as qE } from "node:async_hooks";
import { subscribe as GE, unsubscribe as JE } from "node:diagnostics_channel";
var KE = 6e4;
async function $o(e, t, n) {
  return mu({ path: qi(e), args: t }, n);
}
async function mu(e, t) {
  let { limitMs: n = KE, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new le(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await pu(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw sr(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var Ad = new qE();
async function pu({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Mt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Ad.getStore() === m && (f = d.process, process.nextTick(() => {
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
  GE(Rd, m), o.addEventListener("abort", l);
  try {
    let d = await Ad.run(m, () => xm(VE(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new le(`${e} could not be run: ${O(d)}`);
  } finally {
    JE(Rd, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Rd = "child_process";
function VE(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as XE } from "node:fs";
async function Cd(e, t = !0) {
  let n = async (s) => {
    let a = t ? It(s) : void 0;
    return a && await ZE(a, e) && a;
  }, [r, o, i] = await Promise.all([
    YE(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: It("zstd"), mksquashfs: o, unsquashfs: i };
}
async function ZE(e, t) {
  let n = await Fd("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function YE(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = It(t), r = n && (QE(n) ?? eI(await Fd("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var _d = { "GNU tar": "gnu", bsdtar: "bsd" };
function QE(e) {
  let t = F(() => XE(e));
  return Object.entries(_d).find(([n]) => t?.includes(`\0${n}\0`))?.[1];
}
async function Fd(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await mu({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), S(`Not used: ${O(o)}`), "";
  }
}
function eI(e) {
  return Object.entries(_d).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as KI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as lr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function du(e) {
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
import * as es from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var nn = j(Nd(), 1);
import * as cr from "path";
var rn = process.platform === "win32";
function Bt(e) {
  if (e = $t(e), rn && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = cr.dirname(e);
  return rn && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = $t(t)), t;
}
function Xi(e, t) {
  if ((0, nn.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, nn.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Bo(t))
    return t;
  if (rn) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, nn.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ze(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, nn.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, nn.default)(Bo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || rn && e.endsWith("\\") || (e += cr.sep), e + t;
}
function Bo(e) {
  return (0, nn.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ze(e), rn ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function To(e) {
  return (0, nn.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ze(e), rn ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ze(e) {
  return e = e || "", rn ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function $t(e) {
  return e ? (e = Ze(e), !e.endsWith(cr.sep) || e === cr.sep || rn && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ye;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ye || (Ye = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Ld = process.platform === "win32";
function yu(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Ld ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Ld ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = Bt(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = Bt(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Dd(e, t) {
  let n = Ye.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Ud(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as zd from "os";
import * as fr from "path";
var on = j(Wd(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as xn from "path";
var ur = j(jd(), 1), rI = process.platform === "win32", Sn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, ur.default)(t, "Parameter 'itemPath' must not be empty"), t = $t(t), !To(t))
        this.segments = t.split(xn.sep);
      else {
        let n = t, r = Bt(n);
        for (; r !== n; ) {
          let o = xn.basename(n);
          this.segments.unshift(o), n = r, r = Bt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, ur.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, ur.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ze(t[n]), n === 0 && To(r) ? (r = $t(r), (0, ur.default)(r === Bt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, ur.default)(!r.includes(xn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(xn.sep) || rI && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += xn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Tt = process.platform === "win32", Ao = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, on.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, on.default)(u && Bo(u), "Parameter 'segments' first element must be a root path"), i = new Sn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Sn(i).segments, this.trailingSeparator = Ze(i).endsWith(fr.sep), i = $t(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Sn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Tt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Tt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Tt ? i.replace(/\\/g, "/") : i, this.minimatch = new Ve(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ze(t), !t.endsWith(fr.sep) && this.isImplicitPattern === !1 && (t = `${t}${fr.sep}`)) : t = $t(t), this.minimatch.match(t) ? this.trailingSeparator ? Ye.Directory : Ye.All : Ye.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = $t(t), Bt(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Tt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Tt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, on.default)(t, "pattern cannot be empty");
    let r = new Sn(t).segments.map((o) => e.getLiteral(o));
    if ((0, on.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, on.default)(!To(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ze(t), t === "." || t.startsWith(`.${fr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${fr.sep}`))
      n = n || zd.homedir(), (0, on.default)(n, "Unable to determine HOME directory"), (0, on.default)(Bo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Tt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Xi("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Tt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Xi("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Xi(e.globEscape(process.cwd()), t);
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
      if (o === "\\" && !Tt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Tt && a + 1 < t.length) {
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
var gu = function(e, t, n, r) {
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
}, oI = function(e) {
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
}, sn = function(e) {
  return this instanceof sn ? (this.v = e, this) : new sn(e);
}, iI = function(e, t, n) {
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
    p.value instanceof sn ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, sI = process.platform === "win32", Qi = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = du(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return gu(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = oI(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return iI(this, arguments, function* () {
      let n = du(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Ao(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of yu(r)) {
        Oe(`Search path '${s}'`);
        try {
          yield sn(lr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Ro(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Dd(r, s.path), c = !!a || Ud(r, s.path);
        if (!a && !c)
          continue;
        let u = yield sn(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && es.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ye.Directory && n.matchDirectories)
              yield yield sn(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield sn(lr.promises.readdir(s.path))).map((m) => new Ro(es.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ye.File && (yield yield sn(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return gu(this, void 0, void 0, function* () {
      let r = new e(n);
      sI && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Ao(i));
      return r.searchPaths.push(...yu(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return gu(this, void 0, void 0, function* () {
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
var aI = j(Hd(), 1);

// node_modules/@actions/glob/lib/glob.js
var cI = function(e, t, n, r) {
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
function qd(e, t) {
  return cI(this, void 0, void 0, function* () {
    return yield Qi.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as uI } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var fI = /[\u0080-\u00ff]/, lI = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!fI.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return lI.decode(n);
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
function de(e) {
  return uI(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as LI,
  lstatSync as ch,
  mkdtempSync as DI,
  readdirSync as uh,
  rmdirSync as UI,
  rmSync as fh,
  statSync as WI,
  writeFileSync as jI
} from "node:fs";
import * as us from "node:fs/promises";
import { createServer as zI } from "node:net";
import { toNamespacedPath as HI } from "node:path";

// src/system/disk/local-socket.ts
var Jd = j(Gd(), 1);
import { once as mI } from "node:events";
import { closeSync as pI, lstatSync as dI, openSync as hI, statSync as yI, symlinkSync as gI, writeFileSync as wI } from "node:fs";
import { connect as bI } from "node:net";
import { tmpdir as vI } from "node:os";
import { join as mr } from "node:path";
var ts = process.platform === "win32";
function ns(e, t, n) {
  let { path: r, close: o } = ts ? { path: `\\\\.\\pipe\\headstart-${(0, Jd.randomUUID)()}`, close: () => {
  } } : Kd(e, t);
  return n.on("error", () => {
  }).listen(r), o(), ts && n.listening && wI(mr(e, t), Vd(r, e), { mode: 384 }), n.listening;
}
async function rs(e, t) {
  let n = ts ? Xd(e, t) : Kd(e, t);
  if (n)
    try {
      let r = bI(n.path);
      return r.on("error", () => {
      }), await mI(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(M(r)))) throw r;
      return;
    }
}
function vu(e, t) {
  return ts ? Xd(e, t) !== void 0 : dI(mr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Kd(e, t) {
  let n = mr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = hI(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => pI(o) };
  }
  let r = Ie(vI());
  return gI(e, mr(r.dir, "d")), { path: mr(r.dir, "d", t), close: r.remove };
}
var kI = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, xI = 256;
function Vd(e, t) {
  return `${e}
${yI(t, { bigint: !0 }).ino}
`;
}
function Xd(e, t) {
  let n = ir(mr(e, t), xI)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return kI.test(r) && n === Vd(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as SI, renameSync as PI, rmdirSync as OI } from "node:fs";
function ke(e, t) {
  $I(
    () => PI(e, t),
    () => !Zd(t)
  );
}
function pr(e, t) {
  let n = process.platform === "win32";
  n && F(() => OI(t));
  try {
    return ke(e, t), !0;
  } catch (r) {
    let o = M(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Zd(t)) return !1;
    throw r;
  }
}
function Zd(e) {
  return SI(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var EI = ["EPERM", "EBUSY", "EACCES"], II = 200, MI = new Int32Array(new SharedArrayBuffer(4));
function $I(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, II)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && EI.includes(M(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(MI, 0, 0, i);
  }
}

// src/files/journal.ts
var ih = j(Qd(), 1);
import * as ae from "node:fs";

// src/files/journal-step.ts
var eh = V({
  mode: fe(pe(), _i()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: fe(pe(), _i())
}), th = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function os(e) {
  let t = e;
  return th[e.do].map((n) => t[n]);
}
function ku(e, t) {
  let n = b(Y(t)), r = Qe(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(rh(i, o))}
`).join("");
}
function nh(e, t) {
  let n = b(Y(t)), r = (s) => s === "" ? n : `${Qe(n)}${s}`, o = e.split(`
`).slice(0, -1), i = BI(b(gi(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = en(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return rh(a, r);
  });
}
function rh(e, t) {
  let n = os(e), r = th[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function BI(e) {
  let t = (a) => a.split("/"), n = (a) => t(a).every((c) => !["", ".", ".."].includes(c)), r = (a) => fe(
    J(),
    so((c) => n(c) && a(c))
  ), o = r((a) => t(a)[0] !== e), i = r((a) => a.startsWith(`${e}/`)), s = J();
  return Dc("do", [
    /** Makes a directory that was missing above a match. */
    V({ do: Ge("make"), path: o }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    V({ do: Ge("move"), to: o, from: i, inode: s }),
    /** Moves the existing file aside, and a staged file to its path. */
    V({ do: Ge("replace"), to: o, from: i, aside: i, inode: s }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    V({
      do: Ge("stamp"),
      path: Ot([Ge(""), o]),
      stamp: eh,
      before: eh
    })
  ]);
}

// src/files/journal.ts
var dr = "journal", TI = Math.min(128 * 1024 * 1024, (0, ih.getHeapStatistics)().heap_size_limit / 32);
function sh(e, t) {
  ae.appendFileSync(A(t, dr), ku(e, t), { mode: 384 });
  for (let n of e) RI(n);
}
function ah(e) {
  e.do === "stamp" && $(e.path)?.isDirectory() && Su(e.path, e.stamp);
}
function xu(e) {
  ae.rmSync(A(e, dr), { force: !0 });
}
function ss(e, t = () => !0) {
  let n = AI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? CI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = ku(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${dr}-draft`);
    ae.writeFileSync(s, i, { mode: 384 }), ke(s, A(e, dr));
  } else xu(e);
}
function Co(e) {
  return $(b(A(e, dr))) !== void 0;
}
function AI(e) {
  if (!Co(e)) return [];
  let t = ir(A(e, dr), TI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return nh(t.toString(), e);
}
function RI(e) {
  if (e.do === "make") ae.mkdirSync(g(e.path));
  else if (e.do === "stamp") Su(e.path, e.stamp);
  else
    try {
      e.do === "replace" && is(e.to, e.aside), is(e.from, e.to);
    } catch (t) {
      throw M(t) === "EXDEV" ? NI(e.from, e.to) : t;
    }
}
function CI(e) {
  if (e.do === "make") _I(e.path);
  else if (e.do === "stamp") FI(e.path, e.before);
  else if (e.do === "move") oh(e);
  else if ($(e.aside)) {
    if (oh(e), $(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    is(e.aside, e.to);
  }
}
function oh({ from: e, to: t, inode: n }) {
  !$(e) && as(t) === n && is(t, e);
}
function as(e) {
  let t = ae.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function $(e) {
  try {
    return ae.lstatSync(g(e));
  } catch (t) {
    if (M(t) === "ENOENT" || M(t) === "ENOTDIR") return;
    throw t;
  }
}
function Pn(e) {
  if (ae.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if ($(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...Pn(Y(e)), e];
}
function _I(e) {
  try {
    ae.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(M(t) ?? "")) throw t;
  }
}
function FI(e, t) {
  let n = $(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Su(e, t);
}
function Su(e, { mode: t, mtime: n }) {
  try {
    ae.chmodSync(g(e), t), ae.utimesSync(g(e), n, n);
  } catch (r) {
    if (M(r) !== "EPERM") throw r;
  }
}
function NI(e, t) {
  let n = (s) => $(s)?.dev, r = $(t)?.isDirectory() ? t : Y(t), o = n(r);
  for (; Y(r) !== r && n(Y(r)) === o; ) r = Y(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function is(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ke(n, r);
  } catch (o) {
    let i = $(e);
    if (M(o) !== "EACCES" || !i?.isDirectory()) throw o;
    ae.chmodSync(n, i.mode | 128), ke(n, r), ae.chmodSync(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var hr = ".headstart-staging-";
function dt(e) {
  return e.startsWith(hr);
}
function fs(e) {
  let { dir: t, sign: n } = lh(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Co(t) || (Pu(t), n?.close());
    }
  };
}
function Pu(e) {
  if ($(b(e))) {
    for (let t of uh(e)) t !== ls && an(A(e, t));
    an(e);
  }
}
async function cn({ base: e, literal: t }) {
  let n = qI(e);
  if (t === void 0) return n;
  let r = ch(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== ch(n).dev ? t : us.access(n, us.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function qI(e) {
  let t = e;
  for (; !WI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = Y(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function un(e) {
  let t = $(b(e));
  return t !== void 0 && _o(t);
}
function _o(e) {
  return e.isDirectory() && ji(e) && Ap(e);
}
function yr(e) {
  return vu(e, ls);
}
var ls = "alive", cs = "born", GI = 10;
function lh(e, t = 1) {
  let n = DI(A(e, hr));
  try {
    return { dir: n, sign: JI(n) };
  } catch (r) {
    if (M(r) !== "ENOENT" || t === GI) throw r;
    return lh(e, t + 1);
  }
}
function JI(e) {
  let t = zI((o) => o.destroy()).unref(), [n, r] = [A(e, cs), A(e, ls)];
  if (!ns(e, cs, t)) {
    jI(r, "");
    return;
  }
  try {
    ke(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function mh(e) {
  try {
    vu(e, cs) && fh(A(e, cs)), UI(e);
  } catch {
  }
}
async function ms(e) {
  if (!yr(e)) return !1;
  try {
    let t = await rs(e, ls);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function an(e) {
  let t = typeof e == "string" ? HI(e) : e, n = () => fh(t, { recursive: !0, force: !0, maxRetries: 3 });
  try {
    n();
  } catch (r) {
    if (M(r) !== "EACCES") throw r;
    ph(Buffer.from(e).toString("latin1")), n();
  }
}
function ph(e) {
  LI(g(e), 448);
  for (let t of uh(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && ph(`${e}/${t.name}`);
}

// src/files/matches.ts
async function gr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await VI(r)) {
      let i = KI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || XI(o, r) || dh(o, r, t) || n.set(o, { line: r, path: o, relative: hn(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !ZI(r, n, t));
}
async function VI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await qd(`${YI(Qe(e.base))}${e.rest}`, t)).glob()).map((r) => ne(r));
}
function XI(e, { base: t }) {
  return hn(t, e).split("/").some(dt);
}
function dh(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== Y(e) && dh(Y(e), t, n) : !1;
}
function ZI(e, t, n) {
  for (let r = e, o = Y(e); o !== r; r = o, o = Y(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function YI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function ps({ paths: e, localDir: t, stash: n }) {
  return Fo([t, n.dir], Te(e, process.cwd()));
}
var QI = 5;
function Ou({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, QI).map(({ text: r }) => `'${r}'${tM(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function hh({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await gr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [Ou({ lines: r })] : [];
}
var eM = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function tM(e) {
  let [, t] = eM.find(([n]) => n.test(e)) ?? [];
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
function wr(e = 1024 * 1024) {
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
function yh(e) {
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
function gh(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function wh(e) {
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
async function kh(e, t) {
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
    onHead: (l, m) => bh(l) ? nM(l, m, e, t) : void 0
  });
  if (!bh(f)) throw await jp(f, i);
  if (c && e.finish(), !e.isComplete()) throw Eu(i, "the connection ended before the object did", "resume");
}
var bh = ({ status: e }) => e === 200 || e === 206;
function nM(e, t, n, r) {
  let { url: o } = r.signed, i = e.status === 200 && e.headers["content-range"] === void 0, s = rM(e, n, { ...r.object, isWhole: i });
  if (s) throw Eu(o, ...s);
  return i && r.queue.widen(n), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (a) => {
    let c = n.end - n.position;
    if (a.length > c && !i) throw Eu(o, "it sends more bytes than it says", "retry");
    n.take(a.subarray(0, c), t), r.received(a.length), i && n.isComplete() && t.end();
  };
}
function rM({ headers: e }, { position: t, end: n }, { size: r, etag: o, isWhole: i }) {
  let { "content-encoding": s = "identity", "content-length": a } = e;
  if (s !== "identity") return [`something on the way encodes it as ${s}; a proxy?`, "none"];
  if (/^text\/html/i.test(String(e["content-type"])))
    return ["a web page comes instead of the object; does a proxy or portal want a login?", "none"];
  if (o !== void 0 && e.etag !== o)
    return [`the object was replaced meanwhile: its ETag is ${e.etag}, not ${o}`, "none"];
  if (i)
    return t !== 0 ? ["the server ignores the range that it is asked for", "await-whole"] : !Number.isFinite(r) || vh(a, r) ? void 0 : ["the object has another length", "retry"];
  let c = `bytes ${t}-${n - 1}/${r}`;
  return e["content-range"] !== c ? [`it sends '${e["content-range"]}' instead of '${c}'`, "retry"] : vh(a, n - t) ? void 0 : [`it sends ${a} bytes for '${c}'`, "retry"];
}
function vh(e, t) {
  return e === void 0 || e === String(t);
}
function Eu(e, t, n) {
  return new re(`${Ke(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function xh(e, t) {
  let n = iM(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await sM(e, t);
    } catch (i) {
      if (i instanceof re && i.recover === "await-whole" && t.begun && await Hi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Jp(n, o);
}
function iM(e, t) {
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
async function sM(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t;
  await n.acquire(e.start);
  let a = performance.now();
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => kh(e, { ...t, signed: c, signal: f });
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
function Sh(e) {
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
function Ph(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Oh({ start: e, end: t }, n) {
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
function Eh(e, t, n) {
  let { memory: r = wr(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Gp, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => aM(e, t, { ...n, memory: r, limits: o })
  };
}
async function* aM(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = cM(t, n, s), c = uM(t, n), { http: u, limits: f, concurrency: l, partBytes: m } = n, p = {
    http: u,
    limits: f,
    object: e,
    queue: a,
    signal: o,
    received: c.received,
    link: yh(e),
    begun: t.start === 0 ? Promise.withResolvers() : void 0,
    limiter: wh(l),
    hedge: Sh(f.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: zp(Math.ceil((t.end - t.start) / m)),
    lastFailure: void 0
  }, d = Math.min(500, f.hedgeMs / 2), y = setInterval(() => {
    let w = c.check(i ? d : 0, p);
    w && r.abort(new re(w, "retry")), i && a.parts[0] && p.hedge.check(a.parts[0]);
  }, d);
  o.addEventListener("abort", () => clearInterval(y));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let v of a.refill()) xh(v, p).then(s, (x) => r.abort(x));
      if (a.parts.length === 0) return;
      let w = a.take();
      w ? yield w : (i = Promise.withResolvers(), await Hi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function cM({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Oh(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Ph(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function uM({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = On(n, t - e), a = On(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    /** @returns why the download as a whole is too slow */
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${eu(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/mounts/workspace/show.ts
import { realpathSync as hy } from "node:fs";
import { dirname as Es, join as j$ } from "node:path";

// src/mounts/lock.ts
import { once as fM } from "node:events";
import { createServer as lM } from "node:net";
import { setTimeout as mM } from "node:timers/promises";
var pM = 40, dM = 5, hM = 6e4;
async function At(e, t) {
  let n = `\0headstart-${b(e).slice(-pM)}`, r = performance.now() + hM;
  for (; ; ) {
    let o = await yM(n);
    if (o) return { [Symbol.asyncDispose]: () => gM(o) };
    if (performance.now() > r) throw new Error("another step has changed mounts for a minute");
    await mM(dM, void 0, { signal: t }).catch(() => t.throwIfAborted());
  }
}
async function yM(e) {
  let t = lM((n) => n.destroy());
  try {
    return await fM(t.listen({ path: e, exclusive: !0 }), "listening"), t;
  } catch (n) {
    if (M(n) !== "EADDRINUSE") throw n;
    return;
  }
}
async function gM(e) {
  await new Promise((t) => e.close(t));
}

// src/mounts/mount-root.ts
import { accessSync as kM, constants as xM, lstatSync as Mu, mkdtempSync as SM, readdirSync as Mh, realpathSync as $u, statSync as PM } from "node:fs";
import { basename as Bu, dirname as ds, join as Tu } from "node:path";

// src/system/mountinfo.ts
import { readFileSync as wM } from "node:fs";
function q() {
  return process.platform !== "linux" ? [] : wM("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: Ih(c), flags: u.split(","), type: o, source: Ih(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function Ih(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as bM, readlinkSync as vM } from "node:fs";
function Iu() {
  return vM("/proc/self/ns/pid").replace(/\D/g, "");
}
function br(e) {
  let n = (F(() => bM(`/proc/${e}/stat`, "latin1"), "ENOENT", "ESRCH") ?? "").replace(/^.*\) /s, "").split(" ");
  return n[0] === "Z" ? void 0 : n[19];
}

// src/mounts/mount-root.ts
var Au = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function $h(e) {
  let t = ds($u(e));
  return Mu(t).dev === PM(e).dev && F(() => kM(t, xM.W_OK) ?? !0) ? t : e;
}
function Bh(e, t) {
  return [.../* @__PURE__ */ new Set([e, ds(e), ds(t)])];
}
function hs(e) {
  let t = process.ppid || 1, n = br(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${Iu()}-${t}-${n}-`;
  return SM(Tu($u(e), r));
}
function Rt({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
var vr = "/run/headstart";
function No(e) {
  return Tu(vr, `${Bu(e)}-below`);
}
function Ru(e) {
  let [t, n] = [b(e), b(No(e))], r = (o) => Rt(o) === t || D(o.point, t) || o.point === n;
  return q().filter(r);
}
function Cu(e) {
  let t = b(e);
  return q().findLastIndex((n) => Rt(n) === t);
}
var ys = "headstart-broker";
function Th(e) {
  let t = b(e);
  return q().filter((n) => n.type === "fuse" && Rt(n) === t);
}
function Ah(e) {
  return Mh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function kr(e) {
  return Au.test(Bu(e));
}
var OM = 7200 * 60 * 1e3;
function EM(e) {
  let [, t, n = "", r] = Bu(e).match(Au) ?? [], o = t === Iu() ? F(() => br(n) !== r) : void 0;
  if (o !== void 0) return o;
  let i = Mu(e, { throwIfNoEntry: !1 });
  return i !== void 0 && Date.now() - i.mtimeMs > OM;
}
function IM(e) {
  return e.type === "squashfs" ? ds(e.point) : Rt(e);
}
function Rh(e) {
  let t = q().flatMap((r) => IM(r) ?? []).map((r) => g(r).toString()).filter((r) => kr(r) && !$M(r)), n = process.platform === "linux" ? e.flatMap(MM).filter(un) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(EM);
}
function MM(e) {
  try {
    return Mh(e).filter((n) => Au.test(n)).map((n) => Tu($u(e), n));
  } catch {
    return [];
  }
}
function $M(e) {
  try {
    let t = Mu(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !_o(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as o$, readlinkSync as i$, rmdirSync as s$, symlinkSync as a$ } from "node:fs";
import { tmpdir as c$ } from "node:os";
import { basename as Jh, dirname as Xh, join as Wu } from "node:path";
import { setTimeout as u$ } from "node:timers/promises";

// src/mounts/workspace/clear.ts
import {
  chmodSync as zM,
  closeSync as HM,
  constants as jh,
  fstatSync as qM,
  openSync as GM,
  readdirSync as JM,
  renameSync as KM,
  rmdirSync as VM,
  unlinkSync as Lu
} from "node:fs";
import { basename as Du, join as XM } from "node:path";

// src/mounts/workspace/places.ts
import { lstatSync as FM, mkdirSync as NM, rmdirSync as LM, unlinkSync as DM } from "node:fs";

// src/mounts/mount-points.ts
import { realpathSync as Fh } from "node:fs";
import { lstat as _u, readdir as CM } from "node:fs/promises";
import { dirname as _M } from "node:path";

// src/mounts/workspace/record.ts
import { readFileSync as BM } from "node:fs";
import { basename as _h, dirname as Ch, join as TM } from "node:path";
var AM = V({
  /** Relative to the workspace; a byte string. */
  path: J(),
  /** The mount root of the image. */
  mountRoot: J(),
  /**
   * The directories from the workspace down to the one that holds the target, as `identityIn` identifies them. Absent if the
   * workspace has files of its own at the target: then the job has unpacked the cached ones there, and they stay.
   */
  parents: ue(ce(J()))
}), RM = V({
  /** Absolute, without links; a byte string. */
  workspace: J(),
  targets: ce(AM),
  /** Where the layers are mounted, the upmost one first; absolute. */
  layers: ce(J()),
  /** Directories that were made above targets, relative to the workspace; byte strings. */
  made: ce(J())
});
async function gs({ dir: e, record: t }, n, r) {
  await n.write(vr, _h(e), JSON.stringify(t), r);
}
function xr(e) {
  let t = TM(vr, _h(e)), n = $(b(t));
  if (!n?.isFile() || n.uid !== 0 || (n.mode & 18) !== 0) return;
  let r = F(() => JSON.parse(BM(t, "utf8")));
  if (en(RM, r) !== void 0) return;
  let o = r;
  return b(Ch(e)) === Ch(o.workspace) ? o : void 0;
}
function En({ targets: e }) {
  return e.filter(({ parents: t }) => t !== void 0);
}
function Lo(e) {
  let t = b(e), n = q().findLast((i) => i.point === t), r = n?.type === "overlay" ? g(Rt(n) ?? "").toString() : "", o = kr(r) ? xr(r) : void 0;
  return o?.workspace === t ? { dir: r, record: o } : void 0;
}
function ws() {
  return q().flatMap((e) => {
    let t = g(Rt(e) ?? "").toString();
    if (!kr(t)) return [];
    let n = xr(t);
    return n ? En(n).map(({ path: r }) => `${n.workspace}/${r}`) : [e.point];
  });
}

// src/mounts/mount-points.ts
var Nh = 16;
async function Lh(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await _u(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await CM(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    Fu(n.length, e);
  };
  return await _u(t).then(() => {
  }, M) !== "ENOENT" && await r(""), n;
}
function Fu(e, { text: t }) {
  if (e > Nh)
    throw new Error(`'${t}' names more than ${Nh} directories`);
}
async function Dh({ sources: e, target: t }, { base: n }, r) {
  if ((await _u(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = _M(o)) {
    let i = $(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Do(t, r);
}
function Do(e, t) {
  let n = g(e).toString();
  if (!$(`${e}/.`)) return;
  let r = Fh(g(e), "latin1");
  if (t.some((i) => D(Fh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...q().map(({ point: i }) => i), ...ws()].some((i) => D(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
function Uh(e, { workspace: t, taken: n }) {
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
      UM(u, r), Do(`${r}/${u}`, f);
    } catch (l) {
      o.set(c, O(l));
    }
  return { targets: i.map(({ line: c, path: u, mountRoot: f }) => ({ path: u, mountRoot: f, isOwn: !o.has(c) })), occupied: o };
}
function UM(e, t) {
  for (let o of _t(e).slice(0, -1)) {
    let i = $(`${t}/${o}`);
    if (!i || Ct(i)) return;
    if (!i.isDirectory()) throw new Error(`${g(`${t}/${o}`)} is no directory`);
  }
  let n = `${t}/${e}`, r = $(n);
  if (!(!r || Ct(r))) {
    if (!r.isDirectory()) throw new Error(`${g(n)} is no directory`);
    if (de(n).length > 0) throw new Error(`${g(n)} is not empty`);
  }
}
function _t(e) {
  let t = e.split("/");
  return t.map((n, r) => t.slice(0, r + 1).join("/"));
}
function Ct(e) {
  return e?.isCharacterDevice() === !0 && e.rdev === 0;
}
function Wh(e, { workspace: t, below: n }) {
  let r = b(t), o = [];
  return { targets: e.map(({ path: s, mountRoot: a, isOwn: c }) => {
    if (!c) return { path: s, mountRoot: a };
    for (let u of _t(s)) {
      let f = $(`${r}/${u}`), l = g(`${r}/${u}`);
      Ct(f) && DM(l);
      let m = !f || Ct(f);
      u === s ? m || LM(l) : m && (NM(l), o.push(u));
    }
    return { path: s, mountRoot: a, parents: WM(s, b(n)) };
  }), made: o };
}
function WM(e, t) {
  return ["", ..._t(e).slice(0, -1)].map((r) => jM(r === "" ? t : `${t}/${r}`));
}
function jM(e) {
  return Nu(FM(g(e), { bigint: !0 }));
}
function Nu({ dev: e, ino: t, birthtimeNs: n }) {
  return `${e}:${t}:${n}`;
}

// src/mounts/workspace/clear.ts
function zh(e, { aside: t, warn: n }) {
  let { workspace: r, targets: o, made: i } = e;
  for (let [s, a] of o.entries())
    try {
      let c = t === void 0 ? void 0 : XM(t, `left-${s}`);
      ZM(r, a, c);
    } catch (c) {
      n(`What the job left at ${g(`${r}/${a.path}`)} stays: ${O(c)}`);
    }
  if (t !== void 0)
    for (let s of i.toReversed()) YM(r, s);
}
function ZM(e, { path: t, parents: n }, r) {
  var c = [];
  try {
    let o = Hh(e, t);
    if (o === "gone") return;
    if (o === "replaced") throw new Error("a directory above it has been replaced");
    let i = ee(c, o);
    let s = `${o.path}/${Du(t)}`;
    let a = $(s);
    Ct(a) ? Lu(g(s)) : a?.isDirectory() && qh(s);
    if (r === void 0 || n === void 0 || !$(s)) return;
    if (o.identities.join() !== n.join())
      throw new Error("a directory above it is another one than at the restore");
    $(s)?.isDirectory() && zM(g(s), 448);
    KM(g(s), r);
  } catch (u) {
    var f = u, l = !0;
  } finally {
    te(c, f, l);
  }
}
function Hh(e, t) {
  let n = [], r = () => {
    for (let s of n) HM(s);
  }, o = [], i = e;
  try {
    for (let s of ["", ..._t(t).slice(0, -1)]) {
      s !== "" && (i = `${i}/${Du(s)}`);
      let a = $(i);
      if (Ct(a) && Lu(g(i)), !a?.isDirectory())
        return r(), !a || Ct(a) ? "gone" : "replaced";
      let c = GM(g(i), jh.O_DIRECTORY | jh.O_NOFOLLOW);
      n.push(c), o.push(Nu(qM(c, { bigint: !0 }))), i = `/proc/self/fd/${c}`;
    }
    return { path: i, identities: o, [Symbol.dispose]: r };
  } catch (s) {
    if (r(), M(s) === "ENOENT") return "gone";
    if (["ENOTDIR", "ELOOP"].includes(M(s) ?? "")) return "replaced";
    throw s;
  }
}
function qh(e) {
  for (let t of JM(g(e), { withFileTypes: !0, encoding: "latin1" })) {
    let n = `${e}/${t.name}`;
    t.isDirectory() ? qh(n) : t.isCharacterDevice() && Ct($(n)) && Lu(g(n));
  }
}
function YM(e, t) {
  try {
    var n = [];
    try {
      let s = Hh(e, t);
      if (typeof s == "string") return;
      let a = ee(n, s);
      VM(g(`${s.path}/${Du(t)}`));
    } catch (r) {
      var o = r, i = !0;
    } finally {
      te(n, o, i);
    }
  } catch {
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as QM, readdirSync as e$, readFileSync as t$ } from "node:fs";
async function Gh(e, t, n) {
  let o = e$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!D(f, s) || !n$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${r$(c)} (${c}) ${l} in it`);
  }
}
function n$(e) {
  return QM(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function r$(e) {
  return F(() => t$(`/proc/${e}/comm`, "utf8").trim()) ?? "?";
}
async function bs(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Kh = 10, f$ = 300;
async function Uo(e, { rights: t, warn: n, isOwn: r }) {
  if (!kr(e)) throw new Error(`${e} is no mount root`);
  let o = AbortSignal.timeout(6e4), i = b(e), s = ({ point: y }) => y === i, a = xr(e), c = a?.layers.map(b) ?? [], f = [...q().filter(({ point: y }) => c.includes(y)), ...Ru(e).filter((y) => !s(y))];
  a && m$(a.workspace, f);
  let l = a ? await bs(() => Uu(f.reverse(), { rights: t, attempts: 1, signal: o })) : await Uu(f.reverse(), { rights: t, warn: n, attempts: Kh, signal: o });
  a ? zh(a, { ...r && un(e) && { aside: e }, warn: n }) : r && un(e) && p$(e);
  let m = Ru(e);
  if (!m.every(s)) return { removeFiles: async () => {
  } };
  await Uu(m, { rights: t, warn: n, attempts: Kh, signal: o });
  let p = l && m.length === 0, d = a ? [Wu(vr, Jh(e)), No(e)] : [], h = p ? [] : [...un(e) ? [e] : [], ...d];
  return {
    async removeFiles() {
      let y = h.filter((x) => !l$(x)), v = ["-rf", "--one-file-system", "--", ...y.map((x) => x === e ? Jh(e) : x)];
      y.length > 0 && await t.run("rm", v, { cwd: Xh(e), signal: o });
    }
  };
}
function l$(e) {
  try {
    return an(e), !0;
  } catch (t) {
    if (["EACCES", "EPERM"].includes(M(t) ?? "")) return !1;
    throw t;
  }
}
function m$(e, t) {
  if (!t.some(({ point: r }) => r === e)) return;
  let n = q().find(({ point: r }) => r !== e && D(r, e));
  if (n) throw new Error(`${g(n.point)} is mounted in the workspace; unmount it in the job`);
}
async function Uu(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await u$(f$, void 0, { signal: o });
    try {
      await vs(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = O(c), i = Vh(i);
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await vs(i, ["-l"], { rights: t, signal: o }).catch((a) => {
    if (Vh(i).length > 0) throw a;
  }), !0;
}
function Vh(e) {
  let t = new Set(q().map(({ point: n }) => n));
  return e.filter((n) => t.has(n));
}
function p$(e) {
  let t = (n) => F(() => i$(Wu(e, n), "latin1"), "ENOENT", "EINVAL");
  for (let n of d$(e).sort((r, o) => Number(o) - Number(r))) {
    let [r, o] = [t(`target-${n}`), t(`made-${n}`)];
    r !== void 0 && o !== void 0 && ks(r, o);
  }
}
function ks(e, t) {
  try {
    for (let n = e; D(n, t); n = Xh(n)) s$(g(n));
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(M(n) ?? "")) throw n;
  }
}
function d$(e) {
  try {
    return o$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (M(t) === "ENOENT") return [];
    throw t;
  }
}
async function vs(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = ee(s, Ie(c$()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) a$(g(l), Wu(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    te(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as h$, constants as y$, realpathSync as g$ } from "node:fs";
import { dirname as ju } from "node:path";
var w$ = ["ext4", "xfs", "btrfs", "tmpfs"];
function Zh(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = q().find(({ point: a, source: c }) => D(a, r) && c !== t);
  if (o) throw new Error(`something is mounted at ${g(o.point)}`);
  let i = n.find((a) => D(g$(a), e));
  if (i !== void 0) throw new Error(`the workspace holds ${i}`);
  let { type: s } = zu(e);
  if (!w$.includes(s))
    throw new Error(`the workspace is on ${s}, which an overlay cannot write to`);
  try {
    h$(ju(e), y$.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${ju(e)}`);
  }
}
function zu(e) {
  let t = b(ju(e));
  return q().filter(({ point: r }) => D(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as my, readdirSync as C$, symlinkSync as Os } from "node:fs";
import { lstat as _$ } from "node:fs/promises";
import { basename as py, dirname as Ju, join as Nt } from "node:path";

// src/formats/tar-archives/tar-records.ts
var xe = 512, We = Buffer.alloc(2 * xe);
function Me(e) {
  return (xe - e % xe) % xe;
}
function Qh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: xs(r) } : t === "K" ? { ...e, target: xs(r) } : t === "g" ? e : { ...e, ...v$(new Map(b$(r))) };
}
function xs(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* b$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function v$(e) {
  let t = (u) => e.get(u) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Yh(i)));
  let a = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  a.length > 0 && (n.attributes = a), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let c = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (c && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return c && (n.sparseSize = Yh(t("GNU.sparse.realsize"))), n;
}
function Yh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var ey = /[\u0080-\u00ff]/, Ss = 100, Hu = 8589934591, k$ = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ft(e) {
  let t = Buffer.allocUnsafe(Wo(e));
  return t.subarray(0, qu(t, 0, e));
}
function Wo({ name: e, target: t = "", records: n = {} }) {
  return 4 * xe + 2 * (e.length + t.length) + ny(n).length;
}
function qu(e, t, n, r = !1) {
  let o = S$(n, r), i = t;
  if (o !== "") {
    i += x$(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Me(o.length);
    e.fill(0, i, s), i = s;
  }
  return ry(e, i, n, k$[n.kind]), i + xe;
}
var ty = /* @__PURE__ */ new Map();
function x$(e) {
  let t = ty.get(e);
  if (t) return t;
  let n = Buffer.alloc(xe);
  return ry(n, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), ty.set(e, n), n;
}
function S$({ name: e, target: t = "", mtime: n, size: r = 0, sparseSize: o, records: i = {} }, s) {
  let a = ey.test(e) || ey.test(t), c = a && !s ? ht("hdrcharset", "BINARY") : "", u = a || e.length > Ss ? ht("path", e) : "", f = a || t.length > Ss ? ht("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : ht("mtime", n), m = r > Hu ? ht("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + P$(e, o) + ny(i);
}
function ny(e) {
  let t = "";
  for (let n in e) t += ht(n, e[n]);
  return t;
}
function P$(e, t) {
  return t === void 0 ? "" : ht("GNU.sparse.major", "1") + ht("GNU.sparse.minor", "0") + ht("GNU.sparse.name", e) + ht("GNU.sparse.realsize", t);
}
function ht(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var O$ = E$();
function E$() {
  let e = Buffer.alloc(xe);
  return Sr(e, 108, 7, 0), Sr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function ry(e, t, { name: n, target: r = "", mode: o, mtime: i, size: s = 0 }, a) {
  O$.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Hu);
  e.write(n, t, Ss, "latin1"), Sr(e, t + 100, 7, o), Sr(e, t + 124, 11, Math.min(s, Hu)), Sr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Ss, "latin1");
  let u = 0;
  for (let f = t; f < t + xe; f++) u += e[f];
  Sr(e, t + 148, 6, u), e[t + 154] = 0;
}
function Sr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/layers.ts
var uy = j(iy(), 1);
import { existsSync as B$, mkdirSync as sy, readFileSync as ay } from "node:fs";
import { release as T$ } from "node:os";
import { join as cy } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as I$ } from "node:fs";
import { join as M$ } from "node:path";
async function Pr(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    $$(s),
    a,
    c,
    u,
    0,
    0
  ]);
  I$(M$(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function $$(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function Gu(e, t) {
  return Array.from({ length: t }, (n, r) => `l${e}-${t - 1 - r}`);
}
function Ps(e) {
  let { dir: t } = e, n;
  return {
    /** Mounts an image and its layers. @param number as for `layerPoints` @returns these points */
    async mountAll(r, o) {
      let i = [r, ...r.layers].toReversed(), s = Gu(o, i.length);
      for (let a of s) sy(cy(t, a));
      return await Or(n ?? A$(R$()), async (a) => {
        let c = i.map(({ offset: u, length: f }, l) => {
          let m = `${a}loop,offset=${u},sizelimit=${f},ro,nosuid,nodev`;
          return { source: "image", point: s[l], type: "squashfs", options: m };
        });
        await Pr(c, `l${o}-table`, e), n = [a];
      }), s;
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(r, o) {
      sy(cy(t, o));
      let i = `ro,nosuid,nodev,xino=on,lowerdir=${r.join(":")}`;
      return await Pr([{ source: t, point: o, type: "overlay", options: i }], `${o}-table`, e), o;
    }
  };
}
async function Or(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Or(r, t);
  }
}
function A$(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function R$() {
  let e = `/boot/config-${T$()}`;
  return F(
    () => B$(e) ? ay(e, "latin1") : (0, uy.gunzipSync)(ay("/proc/config.gz")).toString("latin1")
  );
}

// src/mounts/workspace/mount-over.ts
var In = "plain", F$ = 250;
async function Ku(e, { rights: t, signal: n, isUnchecked: r }) {
  let o = g(e.record.workspace).toString(), i = { dir: e.dir, rights: t, signal: n };
  await bs(async () => {
    var m = [];
    try {
      let s = ee(m, await N$(e, i), !0);
      let a = () => L$(e, s.upper, { ...i, isUnchecked: r });
      let c = await a();
      if ((await ly(e)).length === 0) return;
      let u = (w) => t.run("umount", ["-i", "--", w], { cwd: e.dir, signal: AbortSignal.timeout(6e4) });
      await u(c);
      await W$(e.record.targets, { dir: s.upper, rights: t, signal: n });
      let f = await a();
      let [l] = await ly(e);
      if (l === void 0) return;
      await u(f);
      throw new Error(`${o}/${g(l)} does not show through the directories above it`);
    } catch (p) {
      var d = p, h = !0;
    } finally {
      var y = te(m, d, h);
      y && await y;
    }
  });
}
async function N$({ dir: e, record: t }, { rights: n, signal: r }) {
  let o = g(t.workspace).toString();
  if (!q().some(({ point: u }) => u === t.workspace)) return { upper: o, [Symbol.asyncDispose]: async () => {
  } };
  let s = No(e), c = { source: Ju(o), point: s, type: "none", options: "bind,private,X-mount.mkdir=0700" };
  return await Pr([c], `below-${dy(e, "below-")}`, { dir: e, rights: n, signal: r }), {
    upper: Nt(s, py(o)),
    [Symbol.asyncDispose]: () => n.run("umount", ["-i", "--", s], { cwd: "/", signal: AbortSignal.timeout(6e4) })
  };
}
async function L$({ dir: e, record: t }, n, { rights: r, signal: o, isUnchecked: i }) {
  let s = dy(e, "work-"), a = t.layers.map((l, m) => `${s}-${m}`);
  if (a.join(":").length > F$) throw new Error("the job has too many layers");
  for (let [l, m] of t.layers.entries()) Os(m, Nt(e, a[l]));
  Os(n, Nt(e, `upper-${s}`)), my(Nt(e, `work-${s}`)), Os(Nt(Ju(n), py(e), `work-${s}`), Nt(e, `w-${s}`));
  let c = `workspace-${s}`;
  Os(g(t.workspace), Nt(e, c));
  let u = `lowerdir=${a.join(":")},upperdir=upper-${s},workdir=w-${s}`, f = U$(t.workspace, i);
  return await Or(["volatile,", ""], async (l) => {
    let m = `${l}${f}redirect_dir=off,metacopy=off,index=off,xino=on,${u}`, p = fy(t), d = D$(e, c);
    if (d.length > 0) {
      let h = { source: e, point: c, type: "overlay", options: m };
      await Pr([...d, h], `table-${s}`, { dir: e, rights: r, signal: o });
    } else {
      let h = ["-i", "-n", "-t", "overlay", "-o", m, "--", e, c];
      await r.run("mount", h, { cwd: e, signal: o });
    }
    if (fy(t) === p) throw new Error("the overlay was not mounted");
  }), c;
}
function fy({ workspace: e }) {
  return q().filter(({ point: t, type: n }) => t === e && n === "overlay").length;
}
function D$(e, t) {
  let n = b(Nt(e, In));
  return q().some((r) => r.point === n) ? [] : (my(Nt(e, In), { recursive: !0 }), [{ source: t, point: In, type: "none", options: "bind,ro,private" }]);
}
function dy(e, t) {
  return C$(e).filter((n) => n.startsWith(t)).length;
}
function U$(e, t) {
  let n = q().filter((i) => i.point === e), o = [zu(g(e).toString()), ...n].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function ly({ record: e }) {
  let t = e.layers.map((o) => Ju(o)), n = En(e).filter(({ mountRoot: o }) => t.includes(o)), r = [];
  for (let { path: o } of n)
    await _$(g(`${e.workspace}/${o}`)).then(() => {
    }, M) !== void 0 && r.push(o);
  return r;
}
async function W$(e, { dir: t, rights: n, signal: r }) {
  let i = [...new Set(e.flatMap(({ path: s }) => _t(s).slice(0, -1)))].flatMap((s) => {
    let a = $(`${b(t)}/${s}`);
    if (!a?.isDirectory()) return [];
    let c = {
      uid: String(a.uid),
      gid: String(a.gid),
      "SCHILY.xattr.trusted.overlay.opaque": "n"
    }, u = (a.mtimeMs / 1e3).toFixed(3);
    return Ft({ kind: "directory", name: s, mode: a.mode & 4095, mtime: u, records: c });
  });
  await n.unpackMarked(Buffer.concat([...i, We]), { cwd: t, signal: r });
}

// src/mounts/workspace/show.ts
async function Vu(e) {
  let [t] = e, n = /* @__PURE__ */ new Map();
  if (!t) return n;
  try {
    var r = [];
    try {
      let c = hy(t.workspace);
      let u = ee(r, await At(Es(t.dir), t.signal), !0);
      await z$(c, e, n);
    } catch (o) {
      var i = o, s = !0;
    } finally {
      var a = te(r, i, s);
      a && await a;
    }
  } catch (c) {
    t.signal.throwIfAborted();
    for (let { images: u } of e)
      for (let { matches: f } of u) for (let { line: l } of f) n.set(l, O(c));
  }
  return n;
}
async function z$(e, t, n) {
  let [{ rights: r, remember: o }] = t, i = Lo(e);
  Zh(e, {
    root: i?.dir,
    protectedDirs: t.flatMap(({ protectedDirs: c }) => c)
  });
  for (let { unused: c } of t) await c;
  let s = Uh(t, { workspace: e, taken: i ? En(i.record) : [] });
  for (let [c, u] of s.occupied) n.set(c, u);
  if (s.targets.every(({ isOwn: c }) => !c)) return;
  let a = i?.dir ?? hs(Es(e));
  i || o(a);
  try {
    await H$(a, { before: i, placed: s, requests: t, workspace: e });
  } catch (c) {
    throw i || await (await Uo(a, { rights: r, warn: () => {
    }, isOwn: !1 })).removeFiles(), c;
  }
}
async function H$(e, { before: t, placed: n, requests: r, workspace: o }) {
  let [{ rights: i, signal: s }] = r, { targets: a, layers: c, made: u } = t?.record ?? { targets: [], layers: [], made: [] }, f = t ? j$(e, In) : o, l = Wh(n.targets, { workspace: o, below: f }), m = {
    workspace: b(o),
    targets: [...a, ...l.targets],
    layers: [...r.flatMap(({ images: d }) => d.flatMap(({ layers: h }) => h)), ...c],
    made: [...u, ...l.made]
  }, p = r.some((d) => d.isUnchecked);
  try {
    await gs({ dir: e, record: m }, i, s), await Ku({ dir: e, record: m }, { rights: i, signal: s, isUnchecked: p });
  } catch (d) {
    throw t && await gs(t, i, AbortSignal.timeout(q$)), d;
  }
}
var q$ = 6e4;
async function yy(e, t, { rights: n, signal: r }) {
  var u = [];
  try {
    let o = hy(t);
    let i = ee(u, await At(Es(e), r), !0);
    let s = Lo(o);
    if (!s?.record.targets.some((d) => d.mountRoot === e)) return;
    let a = s.record.layers.filter((d) => Es(d) !== e);
    if (a.length === 0) {
      await (await Uo(s.dir, { rights: n, warn: () => {
      }, isOwn: !1 })).removeFiles();
      return;
    }
    let c = { dir: s.dir, record: { ...s.record, layers: a } };
    await gs(c, n, r);
    await Ku(c, { rights: n, signal: r, isUnchecked: !0 });
  } catch (f) {
    var l = f, m = !0;
  } finally {
    var p = te(u, l, m);
    p && await p;
  }
}

// src/inputs/rolling.ts
function gy(e) {
  let t = De(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Xn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Xn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
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
function by(e) {
  let t = X$(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Is("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: J$(e("bucket")),
    prefix: K$(e("prefix")),
    region: V$(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !G$(t) : n === "true",
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
function G$(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function J$(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Is("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var wy = 256;
function K$(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= wy) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${wy} in all`;
  throw Is("prefix", e, r);
}
function V$(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Is("region", e, "must be the name of a region, such as eu-west-1");
}
function X$(e) {
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
function Is(e, t, n) {
  return new B(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Mn = j(vy(), 1);

// src/inputs/trusted-writers.ts
var Z$ = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function xy(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(Y$);
}
function Y$(e) {
  let [, t, n, r] = Z$.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new B(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(ky).join("[^/]*"));
  return { workflow: new RegExp(`^${ky(t)}${o.join(".*")}$`, "u"), event: r };
}
function ky(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Sy = 32, Q$ = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Oy(e) {
  let t = Py(e("signing-key")).map(eB), n = Py(e("verify-key")).map(tB), r = xy(e("trusted-writers"));
  if (t.length + n.length + r.length === 0) return;
  if (t.length + n.length > 0 && r.length > 0)
    throw new B(
      "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
    );
  if (e("format").toLowerCase() === "actions-cache")
    throw new B(
      "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
    );
  let o = t.map((i) => i.type === "secret" ? i : (0, Mn.createPublicKey)(i));
  return { signer: t[0], verifiers: [...o, ...n], writers: r };
}
function yq(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => jo(e(n)).length > 0);
}
function Ey(e) {
  return jo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Py(e) {
  let t = jo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Q$))
    n.push(...jo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...jo(t.slice(r))];
}
function jo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function eB(e) {
  if (e.startsWith("-----")) {
    let r = Iy(e, "PRIVATE KEY", Mn.createPrivateKey);
    if (r) return r;
    throw new B("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Sy) return (0, Mn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new B(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Sy}: ${n}.`
  );
}
function tB(e) {
  let t = Iy(e, "PUBLIC KEY", Mn.createPublicKey);
  if (t) return t;
  throw new B(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Iy(e, t, n) {
  if (!e.startsWith(`-----BEGIN ${t}-----`)) return;
  let r = F(() => n(e));
  return r?.asymmetricKeyType === "ed25519" ? r : void 0;
}

// src/inputs/inputs.ts
function zo(e, t) {
  let n = at(e("save-always")), r = De(e, "store", ["auto", "github", "s3", "local"]), o = by(e);
  if (r === "s3" && o.bucket === "") throw new B("Input `bucket` is required with `store: s3`.");
  return {
    key: Cc(e, "key"),
    restoreKeys: Ms(e("restore-keys")),
    paths: Ms(Cc(e, "path")),
    crossOs: at(e("enableCrossOsArchive")),
    failOnMiss: at(e("fail-on-cache-miss")),
    lookupOnly: at(e("lookup-only")),
    store: r,
    localDir: iB(e("local-dir"), t),
    s3: o,
    stash: { ...sB(e("stash"), t), maxBytes: aB(e("stash-size")) },
    concurrency: Xn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: oB(e("part-size")),
    mode: De(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: De(e, "ramdisk", ["off", "auto", "on"]),
    verify: De(e, "verify", ["auto", "always"]),
    format: De(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : nB(e),
    jobStatus: e("job-status"),
    secrets: De(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: at(e("source-times")),
    compressionLevel: Xn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: De(e, "summary", ["auto", "true", "false"]),
    rolling: gy(e),
    signing: Oy(e)
  };
}
function nB(e) {
  let t = De(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function Ms(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var rB = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function My(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (rB[n] ?? Number.NaN);
}
function oB(e) {
  if (e === "") return 8 * 1048576;
  let t = My(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new B(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function iB(e, t) {
  return e === "" ? A(t, "headstart") : eo($y("local-dir", e));
}
function $y(e, t) {
  let n = ne(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Gt();
  if (r === void 0) throw new B(`Input \`${e}\` is '${t}', and ${bi}.`);
  return `${r}${n.slice(1)}`;
}
function sB(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = $y("stash", e);
  if (lc(r)) return { use: "on", dir: eo(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new B(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function aB(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = My(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new B(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var ln = j(By(), 1);
var Yu = 9;
function Qu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function cB(e) {
  let t = Buffer.alloc(Yu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function Ty(e, t, n) {
  let r = cB(Qu(n).id), o = Ry(r, e, t), i = n.type === "secret" ? Cy(o, n) : (0, ln.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Ay(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new qe("has no signature");
  let o = r.filter((c) => Qu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Qu(u).name))].join(" and ");
    throw new qe(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Yu), e.subarray(Yu)];
  if (!n.some((c) => {
    let u = Ry(i, t, c);
    return o.some((f) => uB(u, s, f));
  }))
    throw new qe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function Ry(e, t, { repository: n, scope: r, version: o }) {
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
function uB(e, t, n) {
  if (n.type !== "secret") return (0, ln.verify)(null, e, n, t);
  let r = Cy(e, n);
  return t.length === r.length && (0, ln.timingSafeEqual)(t, r);
}
function Cy(e, t) {
  return (0, ln.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function _y() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && fB(lB()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function fB(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function lB() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function Fy() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function Ny() {
  for (let e of Ey(N("signing-key"))) Ti(e);
}
function Ly({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => Ty(o, t, r);
  if (e?.writers.length)
    return async (o) => (await ef()).signByToken(o, t, n);
}
function Dy({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Ep(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!Fy())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function Uy({ signing: e }, t) {
  e?.writers.length && (await ef()).issuerKeys(t);
}
function ef() {
  return import("./tokens.js");
}
var mB = 1440 * 60 * 1e3;
async function $s(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return wo(o);
  let i = Le(), s = e.scope === void 0 ? be(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await wo(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await ef()).checkToken(l, m, h);
      }
      let p = Ay(l, m, { places: u, keys: n.verifiers });
      if (!ie(e.key, t) && c.getTime() - p.getTime() > mB)
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
async function Bs(e) {
  let t = await Wy() ?? await pB(e);
  return dB(t), t;
}
async function Ts(e) {
  let t = await Wy();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && Rs(c, i), { name: n, inputs: c };
  });
}
async function Wy() {
  let e = N("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => N(r) !== "");
  if (t)
    throw new B(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-D6I6THIM.js");
  return n(e);
}
async function pB(e) {
  let t = N("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-XSFSCSDL.js"), o = await r(t, N("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function dB(e) {
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
async function As({ inputs: e }, t) {
  Ny();
  let n = N("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, N, t);
  return o ? Rs(e, { ...o }) : "none";
}
function Rs(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var hB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Cs({ inputs: e }) {
  return e.size > 0 && yB([...e.keys()]), zo(N, io());
}
function yB(e) {
  let t = new Set(hB);
  zo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), io());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new B(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${qm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function tf(e, t) {
  try {
    return await Kt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof B) ? n : new B(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { realpathSync as Y1 } from "node:fs";
import { dirname as Q1 } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { open as FT } from "node:fs/promises";
import { join as mf } from "node:path";

// src/formats/squashfs/check/places.ts
import { open as RB } from "node:fs/promises";

// src/system/disk/read-exactly.ts
import { readSync as gB } from "node:fs";
async function _s(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += jy(i, o, t);
  }
  return r;
}
function Er(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += jy(gB(e, r, o, t - o, n + o), o, t);
  return r;
}
function jy(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/tops.ts
function Ir(e, t) {
  return Ho(e, t) ? "workspace" : e.number;
}
function Ho({ base: e, matches: t }, n) {
  return D(e, n) && !(e === n && t(""));
}
function Fs(e, t, n) {
  return e === "workspace" ? n : t.base;
}
function yt(e, t) {
  return b(e.base).slice(Qe(b(t)).length);
}
function Ns({ line: e, relative: t }, n) {
  return Ae(yt(e, n), b(t));
}
function Ae(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Ls(e) {
  let t = /* @__PURE__ */ new Set();
  for (let n of e)
    for (let r = n.lastIndexOf("/"); r > 0; r = n.lastIndexOf("/", r - 1))
      t.add(n.slice(0, r));
  return t;
}

// src/formats/squashfs/check/metadata.ts
var Gy = j(Hy(), 1);
var Se = 8192, Ds = 2, wB = 256;
function Mr(e, t, n, r = [], o = wB) {
  let i = /* @__PURE__ */ new Map(), s = t, a = 0, c = async () => {
    let f = await e(s, Math.min(n, s + o * (Ds + Se))), { unpacked: l, starts: m, length: p } = bB(f, s + f.length === n, o);
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
async function Us(e, t, n) {
  let r = Math.ceil(n / Se), o = await e(t, t + r * nf);
  if (o.length !== r * nf) throw R("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * nf))), [s = t] = i;
  if (s > t) throw R("a table is behind its list");
  return { table: Mr(e, s, t, i), start: s };
}
var nf = 8;
function bB(e, t, n) {
  let r = [], o = [], i = 0;
  for (; r.length < n && i + Ds <= e.length; ) {
    let s = e.readUInt16LE(i), a = i + Ds + (s & qy);
    if (a > e.length) break;
    let c = e.subarray(i + Ds, a), u = s > qy ? c : vB(c), f = t && a === e.length;
    if (u.length !== Se && !(f && u.length > 0 && u.length < Se))
      throw R("a table has a gap");
    o.push(u), r.push(i), i = a;
  }
  if (r.length === 0 || t && i !== e.length && r.length < n)
    throw R("a table ends early");
  return { unpacked: o, starts: r, length: i };
}
var qy = 32767;
function vB(e) {
  try {
    return (0, Gy.zstdDecompressSync)(e, { maxOutputLength: Se, chunkSize: Se });
  } catch {
    throw R("a table cannot be unpacked");
  }
}
function R(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var qo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Ky(e) {
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
var [kB, xB, SB] = [12, 12, 8], PB = 256, OB = 256, [Jy, EB] = [46, 47];
async function Vy({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await IB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw R("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % Se) !== y)
      throw rf();
    let v = s.take(xB), x = s.bytes.readUInt32LE(v) + 1, P = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (x > OB) throw R("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let _ = s.ahead();
      _ && await _;
      let L = s.take(SB), { bytes: Q } = s, He = I + Q.readInt16LE(L + 2), ot = Q.readUInt16LE(L + 4);
      a.name(He, ot, P + Q.readUInt16LE(L));
      let it = Xy(Q.readUInt16LE(L + 6)), Hn = s.take(it), Qr = Q.subarray(Hn, Hn + it);
      if (of(Qr, d), w && E === x && !Qr.equals(w.name)) throw rf();
      d = Qr, ot === qo.whiteout ? c.add(e, Qr) : ot === qo.directory && c.addBelow(e, Qr, He);
    }
    m += x;
  }
  if (s.position() !== l) throw R("a directory does not end where it should");
  if (p !== u.length) throw rf();
  return m;
}
async function IB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(kB), { bytes: o } = e, i = Xy(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function rf() {
  return R("the index of a directory leads elsewhere");
}
function Xy(e) {
  if (e >= PB) throw R("a name is too long");
  return e + 1;
}
function of(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === EB) throw R("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw R("names are not in order");
  if (e[0] === Jy && (e.length === 1 || e.length === 2 && e[1] === Jy))
    throw R("it has a name that is none");
}

// src/formats/squashfs/check/inode.ts
var Ws = (e) => ({ offset: e, length: 2 }), Re = (e) => ({ offset: e, length: 4 }), Zy = (e) => ({ offset: e, length: 8 }), MB = {
  1: { kind: "directory", length: 16, start: Re(0), bytes: Ws(8), offset: Ws(10) },
  2: { kind: "file", length: 16, start: Re(0), fragment: Re(4), offset: Re(8), bytes: Re(12) },
  3: { kind: "link", length: 8, bytes: Re(4) },
  5: { kind: "whiteout", length: 8, device: Re(4) },
  8: { kind: "directory", length: 24, bytes: Re(4), start: Re(8), indexed: Ws(16), offset: Ws(18), attributes: Re(20) },
  9: { kind: "file", length: 40, start: Zy(0), bytes: Zy(8), fragment: Re(28), offset: Re(32), attributes: Re(36) }
}, js = 4294967295, $B = 16, BB = 4095, TB = 3;
function zs(e) {
  let t = e.take($B), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw R("it sets bits that change who runs a program");
  let r = MB[n.readUInt16LE(t)];
  if (!r) throw Yy();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => {
    if (!u) return f;
    let { offset: l, length: m } = u;
    return m === 8 ? Number(n.readBigUInt64LE(i + l)) : n.readUIntLE(i + l, m);
  };
  if (s(r.device) !== 0) throw Yy();
  if (s(r.attributes, js) !== js) throw R("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? TB : 0);
  if (a < 0) throw R("a directory is too short");
  if (!Number.isSafeInteger(a)) throw R("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > BB) throw R("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, js);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === js ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Yy() {
  return R("it holds more than files, directories and links");
}

// src/formats/squashfs/check/superblock.ts
var je = 96, Qy = 6, eg = { noXattrs: 512, others: 1088 }, tg = 0xffffffffffffffffn, AB = 1 << 24;
function $r(e, t) {
  if (e.length < je || e.toString("latin1", 0, 4) !== "hsqs")
    throw ng("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [je, f, l, m, p, h, t], w = (n(24) ^ eg.noXattrs) & ~eg.others, v = `${n(28)}.${n(30)}`, P = [
    [n(20) === Qy, `its compression is number ${n(20)} instead of ${Qy}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === tg, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === tg, "it has a table for exporting by NFS"],
    [s > 0 && s <= AB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, E) => E === 0 || I >= y[E - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (P) throw ng(P[1]);
  return i;
}
function ng(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/whiteouts.ts
var Hs = 2 ** 20, Go = 4096;
function rg() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Hs) throw R("it has too many whiteouts");
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
var sg = 1e5;
async function sf(e, { offset: t, length: n }, r) {
  var f = [];
  try {
    let o = ee(f, await RB(e), !0);
    let i = (h, y) => _s(o, Math.max(0, Math.min(y, n) - h), t + h);
    let s = await DB(i, n);
    let a = { matches: [], owner: await s.ownerOf(s.top) };
    let c = 0;
    let u = async (h, y) => {
      let w = r.find(({ base: P, matches: I }) => {
        let E = CB(h, P);
        return E !== void 0 && I(g(E).toString());
      });
      if (w)
        return a.matches.push({ line: w, name: h, kind: y.kind }), !0;
      if (y.kind !== "directory") throw og(h);
      let v = !1, x = await s.namesOf(y);
      c += x.length;
      for (let [P, I] of x) {
        let E = Ae(h, P);
        if (c > sg || E.length > Go)
          throw R("it has too many names above those of `path`");
        if (!await u(E, await s.inodeAt(I))) throw og(E);
        v = !0;
      }
      return v;
    };
    await u("", s.top);
    return a;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = te(f, m, p);
    d && await d;
  }
}
function CB(e, t) {
  return t === "" || e === t ? e.slice(t.length) : e.startsWith(`${t}/`) ? e.slice(t.length + 1) : void 0;
}
function og(e) {
  return new k(`it holds ${g(e)}, which no line of \`path\` names`);
}
var [_B, FB, ig, NB] = [12, 8, 4, 8], LB = 256;
async function DB(e, t) {
  let n = $r(await e(0, je), t), { inodeTable: r, directoryTable: o, fragmentTable: i, fragments: s, idTable: a, ids: c, root: u } = n, f = async (d) => Number((await e(d, d + NB)).readBigUInt64LE()), l = s === 0 ? i : await f(i), m = async (d, h, y) => {
    let w = Mr(e, d, h, [], 1);
    return await w.ahead(), w.take(y), await w.ahead(), w;
  }, p = async ({ block: d, offset: h }) => zs(await m(r + d, o, h));
  return {
    top: await p(u),
    inodeAt: p,
    async ownerOf({ owner: d }) {
      let h = await m(await f(a), a, 0), y = d & 65535;
      if (y >= c) throw R("its owner is none that it lists");
      return h.bytes.readUInt32LE(h.take(c * ig) + y * ig);
    },
    async namesOf({ start: d, offset: h, bytes: y }) {
      if (y === 0) return [];
      let w = await m(o + d, l, h), v = w.position() + y, x = [], P;
      for (; w.position() < v; ) {
        await w.ahead();
        let I = w.take(_B), E = w.bytes.readUInt32LE(I) + 1, _ = w.bytes.readUInt32LE(I + 4);
        if (E > LB) throw R("a directory has too many names at once");
        for (let L = E; L > 0; L--) {
          await w.ahead();
          let Q = w.take(FB), He = { block: _, offset: w.bytes.readUInt16LE(Q) }, ot = w.bytes.readUInt16LE(Q + 6) + 1, it = w.take(ot), Hn = w.bytes.subarray(it, it + ot);
          of(Hn, P), P = Buffer.from(Hn), x.push([Hn.toString("latin1"), He]);
        }
        if (x.length > sg) throw R("it has too many names above those of `path`");
      }
      return x;
    }
  };
}

// src/formats/squashfs/matches-in.ts
async function qs(e, t) {
  let n = [];
  for (let r of t) {
    let o = [...r.bases].map(([a, c]) => ({ line: a, base: c, matches: a.matches })), { matches: i, owner: s } = await sf(e, r, o);
    for (let a of r.layers) UB(await sf(e, a, o), { matches: i, owner: s });
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
function UB(e, { matches: t, owner: n }) {
  let r = new Set(t.flatMap(({ kind: i, name: s }) => i === "directory" ? s : []));
  if (e.matches.some(({ kind: i, name: s }) => i !== "directory" || !r.has(s)) || e.owner !== n)
    throw new k("it has a layer that changes other directories than its image has");
}

// src/formats/squashfs/receive.ts
import { open as vT, rm as kT } from "node:fs/promises";
import { dirname as xT, join as ST } from "node:path";

// src/formats/squashfs/arrivals.ts
function ag(e) {
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
var hg = j(ug(), 1);
import { closeSync as dg, constants as mg, fstatSync as HB, openSync as qB } from "node:fs";
import { setImmediate as GB } from "node:timers/promises";

// src/formats/squashfs/check/extents.ts
var fg = 16, WB = 4, af = 1 << 24, Gs = af - 1;
async function lg(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = zB(o + i), { starts: a, words: c, start: u } = await jB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Gs;
    if (p > (af | Gs) || d > r || m + d > n)
      throw R("a block is where none can be");
    return p & af ? d : e.unpackedBytes?.(m, d, r);
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
        let E = y.bytes.readUInt32LE(y.take(WB));
        if (E === 0) continue;
        let _ = e.pause?.();
        _ && await _;
        let L = Math.min(r, v - P);
        if ((l(x.end, E) ?? L) !== L)
          throw R("a block is not what it should be");
        x.end += E & Gs, x.hash = Math.imul(x.hash, 31) + E | 0;
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
        s.add({ start: d, end: d + (h & Gs), hash: h });
      }
      s.check();
    }
  };
}
async function jB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Us(e, n, t * fg);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(fg);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function zB(e) {
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
async function JB(e) {
  let t = $r(await e.read(0, je), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await KB(e, t.idTable, i);
  let a = await lg(e, t), c = Mr(e.read, n, r), u = Mr(e.read, r, a.start), f = Ky(o), l = rg(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = zs(c), p ??= d.owner, d.owner !== p) throw R("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw R("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Vy(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw R("its root is not where it should be");
  if (f.unnamed() !== 1) throw R("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var pg = 4;
async function KB(e, t, n) {
  let { table: r } = await Us(e.read, t, n * pg);
  await r.ahead(), r.take(n * pg), r.end();
}
function Js({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw R("it holds more than files, directories and links");
  if (e !== r.size) throw R(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw R("it removes other files than it lists");
}
function VB(e) {
  let t = qB(e, mg.O_RDONLY | (mg.O_NONBLOCK ?? 0));
  if (HB(t).isFile()) return t;
  throw dg(t), new Error(`${e} is no file any more`);
}
async function Br(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = VB(e), a = (p, d) => Er(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => QB(a(p, yg)) ?? 0,
    contents(p, d, h) {
      let y = XB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await GB(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < ZB ? void 0 : f();
  try {
    return await JB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    dg(s);
  }
}
function XB(e, t) {
  try {
    return (0, hg.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw R(`a block cannot be unpacked: ${O(n)}`);
  }
}
var ZB = 64 * 1024 * 1024, YB = 4247762216, yg = 18;
function QB(e) {
  if (e.length < yg || e.readUInt32LE(0) !== YB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as eT } from "node:fs";
import { readFile as bg } from "node:fs/promises";
var gg = 64 * 1024 * 1024, tT = 0.1, nT = 8 * 1024, rT = 8, oT = 25, iT = 1e4, sT = 5, aT = 1024, cT = 500;
function $n({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + tT) + e * nT;
}
function Jo(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = eT(e), o = gg + rT * n * r, i = gg, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([fT(f), wg(f)]);
    if (l <= iT + a * sT + m / aT) return;
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
      let p = setInterval(async () => c(await wg(f)), oT), d = setInterval(u, cT, l), h = () => {
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
var uT = 10;
async function fT(e) {
  let t = await bg(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * uT;
}
async function wg(e) {
  let t = await bg(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function Bn(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Ks(e) {
  let t = Bn(e);
  return t === 0 ? "" : ` (${cf(t)})`;
}
function cf(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var lT = 32;
function Tn({ segments: e, lines: t, workspace: n }) {
  let {
    image: r = [],
    delta: o = [],
    removals: i = []
  } = Object.groupBy(e, ({ kind: l }) => l), s = [...r, ...o, ...i];
  if (!e.every((l, m) => l === s[m]) || i.length !== (o.length > 0 ? 1 : 0) || r.length === 0 || new Set(r.map(({ root: l }) => l)).size < r.length) throw Ko();
  let c = o.map((l, m) => ({ ...vg(l), number: m, root: l.root })), u = r.map((l) => {
    let { root: m } = l, p = uf(l, t, n), d = c.filter((w) => w.root === m);
    if (m === void 0 || p.size === 0 || d.length >= lT) throw Ko();
    let h = ([w, v]) => Ho(w, n) && v === yt(w, n), y = m === "workspace" && [...p].every(h);
    return { ...vg(l), root: m, bases: p, isOfWorkspace: y, layers: d };
  }), f = u.flatMap(({ bases: l }) => [...l.keys()]);
  if (new Set(f).size < f.length || u.flatMap(({ layers: l }) => l).length < o.length) throw Ko();
  return u;
}
function uf({ root: e, bases: t }, n, r) {
  let o = n.filter(
    (s) => t ? t[s.number] !== void 0 : Ir(s, r) === e
  ), i = (s) => e !== "workspace" ? "" : t ? b(t[s.number]) : yt(s, r);
  return new Map(o.map((s) => [s, i(s)]));
}
function vg(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: $n(e) };
}
function Ko() {
  return new qn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Zs = j(xg(), 1);
import { open as mT } from "node:fs/promises";
var Vs = 64 * 1024 * 1024, pT = Vs + Vs / 128, dT = 255, [Xs, Sg, hT] = [0, 46, 47];
function Pg(e) {
  let t = Buffer.from(e.map(yT).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Vs || n > Hs)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Zs.zstdCompressSync)(t), bytes: t.length };
}
function yT(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Ys(e, t, { until: n } = {}) {
  var f = [];
  try {
    let r = t.find(({ kind: h }) => h === "removals");
    if (!r) return;
    let { offset: o, length: i, files: s } = r;
    if (i > pT) throw An("it is too long");
    await n?.(o, o + i);
    let a = ee(f, await mT(e), !0);
    let c = ff(await _s(a, i, o), Bn(t));
    let u = c.counts.reduce((h, y) => h + y, 0);
    if (u !== s) throw An(`it has ${u} names instead of ${s}`);
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = te(f, m, p);
    d && await d;
  }
}
function ff(e, t) {
  let n = gT(e), { starts: r, counts: o, end: i } = wT(n, t);
  if (i !== n.length) throw An("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(Xs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function gT(e) {
  try {
    let t = { maxOutputLength: Vs, info: !0 }, { buffer: n, engine: r } = (0, Zs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw An(O(t));
  }
  throw An("something follows it");
}
function wT(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Xs; a++) o = bT(e, o) + 1;
    if (r.push(a), i += a, i > Hs) throw An("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function bT(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Xs && e[n] !== hT; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Sg && e[n - 1] === Sg;
    if (n === e.length || i === 0 || i > dT || n - t > Go || s)
      throw An("it has a name that is none");
    r = e[n] === Xs;
  }
  return n - 1;
}
function An(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Tr({ segments: e, lines: t, workspace: n, signal: r, body: o, file: i, isMounted: s = !1 }, a) {
  let c = Tn({ segments: e, lines: t, workspace: n }), u = ST(a, "image"), f = !1, l = async (d) => {
    await PT(o("any"), d, { path: u, segments: e, signal: r }), f = !0;
  }, m = await i?.link(u) && await i?.prove(l);
  m || (await kT(u, { force: !0 }), await ET(u, { length: X({ segments: e }), isMounted: s }, l)), !f && !i?.isWhole && await Qs(u, e, { signal: r });
  let p = m ? i?.isInPlace : void 0;
  return { path: u, images: await qs(u, c), isInPlace: p };
}
async function PT(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = ag(X({ segments: r })), c = Qs(n, r, { signal: o, until: s }), u = !1;
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
      f = K(d);
    }
    await f;
  } catch (m) {
    throw a(m), m;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var OT = 32 * 1024 * 1024;
async function ET(e, { length: t, isMounted: n }, r) {
  let o = await vT(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await ar(o, xT(e), [u], f), s -= u.length, a += u.length, n && (a >= OT || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Qs(e, t, n = {}) {
  let r = await Ys(e, t, n), o = 0;
  for (let i of t.filter(po)) {
    let { kind: s, files: a, bytes: c } = i, u = await Br(e, i, "tables", n);
    if (Js(u, s === "delta" ? r?.namesOf(o++) : []), u.members !== a)
      throw new k(`it has ${u.members} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
async function pG(e, { offset: t }) {
  return t + Number((await e(t, t + je)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function Og(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function wG(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new re(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: gh(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Eh(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as IT, rmSync as MT, writeFileSync as $T } from "node:fs";
import { join as ea } from "node:path";
import { setTimeout as BT } from "node:timers/promises";
var Rn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Eg = "server", TT = 6e4;
function Ig() {
  let e = ea(import.meta.dirname, "lazy.js"), { pid: t, ask: n, kill: r } = Yp({ path: process.execPath, args: [e] });
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(o, i) {
      i.throwIfAborted();
      let s = AbortSignal.any([i, AbortSignal.timeout(TT)]);
      s.addEventListener("abort", r);
      try {
        $T(ea(o.dir, Eg), `${t} ${br(t)}`);
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
var lf = 5e3;
async function Vo(e, t) {
  let n = AbortSignal.timeout(lf), r = Th(e).map(({ point: a }) => a);
  r.length > 0 && await vs(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = ea(e, Eg);
  if (!IT(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(Mg(o)) ?? [];
  return i && await AT(Number(i), s), MT(o, { recursive: !0, force: !0 }), RT(e) ?? "killed";
}
async function AT(e, t) {
  let n = performance.now();
  for (; br(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * lf) return;
    r > lf && _T(e), await BT(4);
  }
}
function RT(e) {
  return F(() => JSON.parse(Mg(ea(e, Rn.report))));
}
var CT = 64 * 1024;
function Mg(e) {
  return ir(e, CT)?.toString() ?? "";
}
function _T(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (M(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function $g(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Ig() : void 0;
}
async function Bg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Og(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Rc(), cwd: process.cwd(), dir: o, ...m }, s);
  } catch (l) {
    await Vo(o, i), s.throwIfAborted(), S(`Receiving all of the image before mounting it: ${O(l)}`);
    return;
  }
  let u = mf(o, Rn.image), f = await qs(u, n);
  return f.some(NT) && await Qs(u, t.segments, { signal: s, until: LT(u) }), { path: u, images: f };
}
function NT({ isOfWorkspace: e, matches: t }) {
  return e && t.some(({ name: n }) => n.includes("/"));
}
function LT(e) {
  return async (t, n) => {
    var i = [];
    try {
      let r = ee(i, await FT(e), !0);
      let o = Buffer.alloc(Math.min(n - t, T));
      for (let f = t; f < n; f += o.length) await r.read(o, 0, o.length, f);
    } catch (s) {
      var a = s, c = !0;
    } finally {
      var u = te(i, a, c);
      u && await u;
    }
  };
}
async function Xo(e, t, { isOwn: n, inspect: r }) {
  let o = await Vo(e, t), i = K(Promise.resolve(r?.(o, t))), { removeFiles: s } = await Uo(e, { rights: t, warn: z, isOwn: n });
  return { report: o, removed: K(i.finally(s)) };
}
function Tg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Ag(e, t) {
  if (!e) return mf(t, Rn.image);
  if (e === "killed") {
    z(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return DT(e), e.presentBlocks === e.blocks && e.damage === void 0 ? mf(t, Rn.blocks) : void 0;
}
function DT(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  S(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${me(i)} for the others, and did not read ${H(s)}`
  ), a !== void 0 && n < t && z(`Not all of the cache could be read: ${a}`), c !== void 0 && z(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as GT, mkdirSync as JT, readFileSync as KT, renameSync as VT, writeFileSync as XT } from "node:fs";
import { join as Ng } from "node:path";

// src/system/pipeline.ts
var _g = j(Cg(), 1);
import { once as UT } from "node:events";
import { readFileSync as WT } from "node:fs";
function he(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = hf(c ? a : jT(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path, goodCodes: [0] });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: yf(o, n)
  };
}
var pf;
function jT(e) {
  pf ??= { path: zT() };
  let { path: t, args: n } = e;
  return pf.path ? { ...e, path: pf.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function zT() {
  let e = It("setpriv");
  return e && WT(e).includes("pdeathsig") ? e : void 0;
}
async function df(e, { cwd: t, signal: n, stdin: r }) {
  let o = hf(e, { cwd: t, stdio: [r ?? "ignore", "ignore", "pipe"] });
  await yf([{ process: o, path: e.path, goodCodes: [0] }], n);
}
async function Ar(e, { cwd: t, signal: n, input: r, goodCodes: o = [0] }) {
  let i = hf(e, { cwd: t, stdio: [r ? "pipe" : "ignore", "pipe", "pipe"] });
  i.stdin?.on("error", () => {
  }).end(r);
  let s = [];
  return i.stdout?.on("data", (a) => s.push(a)), await yf([{ process: i, path: e.path, goodCodes: o }], n), Buffer.concat(s);
}
async function* gt(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = await t(AbortSignal.any([e, n.signal]));
  K(o);
  try {
    yield* r, await o;
  } finally {
    n.abort(), await o.catch(() => {
    });
  }
}
function hf(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, _g.spawn)(e.path, e.args, { ...t, env: e.env ?? Mt() });
  } finally {
    process.umask(n);
  }
}
async function yf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await qT(s, { mayEcho: s !== e.at(-1) });
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
var HT = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function qT({ process: e, path: t, goodCodes: n }, { mayEcho: r }) {
  let o = "";
  e.stderr?.setEncoding("utf8").on("data", (a) => {
    o = (o + a).slice(-tu);
  });
  let [i, s] = await UT(e, "close");
  if (!(i !== null && n.includes(i)) && !(r && (s === "SIGPIPE" || HT.test(o.trim()))))
    throw sr(t, { exitCode: i, endedBy: s }, o);
}

// src/mounts/root-rights.ts
async function Rr(e) {
  if (process.geteuid?.() === 0) return tA() ? Fg((r) => r) : void 0;
  let t = gf("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await df(n({ path: gf("true") ?? "true", args: [] }), {
      cwd: "/",
      signal: wf(e)
    });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Fg(n);
}
function Fg(e) {
  let t = (n, r) => {
    let o = gf(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await df(t(n, r), o);
    },
    ...ZT(t),
    ...YT(t)
  };
}
function ZT(e) {
  return {
    /**
     * Writes a file that only root can write, in a directory that only root can write.
     * @param name of letters, digits and `-` @throws ToolFailure, or the abort reason
     */
    async write(t, n, r, o) {
      if (process.geteuid?.() === 0) return QT(t, n, r);
      let i = Buffer.from(r), s = e("sh", ["-c", eA, "sh", t, n]);
      await Ar(s, { cwd: "/", signal: wf(o), input: i });
    },
    /**
     * Unpacks headers of directories into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(t, n) {
      await Ar(e("tar", ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]]), { ...n, input: t });
    }
  };
}
function YT(e) {
  return {
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(t, n, r) {
      let o = ["--xattrs", `--xattrs-include=${n}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], s = ["--create", "--file=-", "--format=posix", ...o, ...i];
      return Ar(e("tar", s), { ...r, input: Buffer.from(t, "latin1") });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(t, n) {
      let r = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"], o = e("find", [...t, ...r]);
      return (await Ar(o, {
        ...n,
        signal: wf(n.signal),
        goodCodes: [0, 1]
      })).toString("latin1");
    },
    /** The errors in the kernel's log, as far as the kernel has kept them. @throws ToolFailure */
    async kernelErrors() {
      let t = e("dmesg", ["--syslog", "--level=emerg,alert,crit,err"]);
      return (await Ar(t, { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function wf(e) {
  return AbortSignal.any([e, AbortSignal.timeout(6e4)]);
}
function QT(e, t, n) {
  JT(e, { recursive: !0, mode: 493 });
  let r = Ng(e, t);
  XT(`${r}.new`, n, { mode: 420 }), VT(`${r}.new`, r);
}
var eA = 'umask 022 && mkdir -p "$1" && cat > "$1/$2.new" && mv -f "$1/$2.new" "$1/$2"';
function gf(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => Ng(n, e)).find((n) => GT(n));
}
function tA() {
  let [, e = "0"] = KT("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function bf() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var nA = 10;
async function Lg(e, t) {
  return (await t.catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - nA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var Nw = j(Dg(), 1);

// src/formats/naming.ts
function kf({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ta(e, t) {
  let n = kf(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Wi([...r, mo, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as PA } from "node:events";
import { setImmediate as OA } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as rA } from "node:fs";
import { join as oA } from "node:path";
function Ug({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) rA(o, oA(t, String(r)));
}
async function Cn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Zo(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function na(e, t) {
  return { segments: e, files: Zo(e, "files"), bytes: Zo(e, "bytes"), skipped: t };
}

// src/formats/tar-archives/tar-commands.ts
var Sf = ["-b", "2048"], Hg = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], qg = ["-x", "-f", "-", "--ignore-zeros", ...Sf, "--no-same-owner"], Wg = [...qg, "--no-same-permissions"], jg = [...qg, "-p"], zg = "--warning=no-unknown-keyword", xf = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Gg = {
  gnu: {
    create: [...Jg(""), "-P", "--sparse", ...Sf, ...Hg],
    extract: [...Wg, zg],
    skeleton: [...jg, zg]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Sf,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...xf,
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
    extract: [...Wg, ...xf],
    skeleton: [...jg, ...xf]
  }
};
function Jg(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Cr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Gg[e.dialect][t] };
}
function Kg({ path: e, dialect: t }) {
  return { path: e, args: Gg[t].skeleton, keepsMask: !0 };
}
function ra({ path: e }) {
  let t = ["-b", "128", "--mode=a-st"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Jg(",delete=mtime"), ...t, ...n, ...Hg] };
}

// src/formats/actions-cache/compression.ts
var wt = j(Xg(), 1);
import { pipeline as uw, Readable as fw } from "node:stream";
import { pipeline as vA } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { on as fA } from "node:events";
import { availableParallelism as ow } from "node:os";
import { extname as lA } from "node:path";
import { Readable as iw, Writable as mA } from "node:stream";
import { Worker as pA } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var _r = j(Yg(), 1);
import { once as iA } from "node:events";
var Lt = 4 * 1024 * 1024;
async function Qg(e, t) {
  let n = (0, _r.createZstdCompress)({ ...sA(e, t), flush: _r.constants.ZSTD_e_end });
  try {
    return n.write(e), await iA(n, "readable"), aA(n.read());
  } finally {
    n.destroy();
  }
}
var fJ = 33 * 1024 * 1024;
function sA({ length: e }, t) {
  return { params: { [_r.constants.ZSTD_c_compressionLevel]: t }, chunkSize: cA(e) };
}
function aA({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function cA(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [uA, mJ] = [0, 1];
function ew(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function tw({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function nw({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, uA), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function Dt(e, t) {
  if (!("thread" in e)) return he([e], t);
  let n = Pf(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: iw.from(dA(r)), ended: o.finally(n.close) };
}
async function* dA(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var sw = Math.min(ow(), 2), oa = Math.min(ow(), 4);
function Pf() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? yA(), { ended: o, ...i } = gA(r, t, n), s = o.then(() => {
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
var hA = new URL(`tar-thread${lA(import.meta.url)}`, import.meta.url), rw = 1024 * 1024;
function yA() {
  let e = ew(Math.max(2, oa), Lt), t = So(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new pA(hA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function gA({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new mA({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > rw ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new iw({ objectMode: !0, read() {
  } }), l = bA(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > rw) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(wA(m));
    else {
      let { slab: p, filled: d } = m, h = tw(t, p).subarray(0, d);
      u.push({ content: h, release: () => nw(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function wA({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function bA(e, t, n) {
  try {
    let r = fA(e, "message", { signal: n, close: ["exit"] });
    for await (let [o] of r) {
      if (o === "done") return void e.unref();
      if (!("isBadEntry" in o)) t(o);
      else throw o.isBadEntry ? new k(o.message) : new le(o.message);
    }
    throw new le("a thread of tar ended early");
  } catch (r) {
    throw await e.terminate(), n.throwIfAborted(), r instanceof k ? r : new le(O(r));
  }
}

// src/formats/actions-cache/compression.ts
function lw(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return he([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = Dt(e, r), s = o ? kA(n) : (0, wt.createGzip)();
  return uw(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function kA(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = wt.constants, r = { [t]: e, [n]: 1 };
  return (0, wt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Of = Buffer.from([40, 181, 47, 253]), aw = Buffer.from([31, 139]);
async function* mw(e, t, n) {
  let [r, o] = await xA(e);
  if (r.subarray(0, aw.length).equals(aw)) yield* cw((0, wt.createGunzip)(), o);
  else if (r.subarray(0, Of.length).equals(Of)) t ? yield* SA({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* cw((0, wt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function xA(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Of.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* cw(e, t) {
  uw(fw.from(t), e, () => {
  }), yield* e;
}
async function* SA(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* gt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = he([e], { cwd: n, signal: i }), u = vA(fw.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function pw(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = lw(Cr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = IA(a, { ...e, signal: s.signal }, f).catch(i), m = Cn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var EA = 256;
async function IA(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = MA(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < EA || (e.write(c.join(""), "latin1") || await PA(e, "drain", { signal: o }), c = [], await OA(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function MA(e, t, n = process.platform) {
  let { join: r, relative: o } = xt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var _w = j(hw(), 1);
import { linkSync as mR, mkdirSync as pR } from "node:fs";
import { availableParallelism as dR } from "node:os";
import { dirname as hR, join as yR } from "node:path";

// src/formats/tar-archives/sparse.ts
var $A = 10, yw = 15, BA = 2;
function gw(e) {
  let t = TA(e);
  return (n) => (t.push(n), t.hasCount());
}
function TA(e) {
  let t = [], n = "", r = 0, o = () => t.length > 0 && t.length === 1 + 2 * t[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let s = 0;
      for (; s < i.length && !o(); ) {
        let a = i.indexOf($A, s), c = a < 0 ? i.length : a;
        if (n += i.toString("latin1", s, Math.min(c, s + yw + 1)), !/^\d*$/.test(n) || n.length > yw) throw AA();
        if (s = c, !(a < 0)) {
          if (t.push(Number(n)), t[0] > e / xe + BA)
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
function AA() {
  return new k("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var RA = 1024 * 1024;
function pn(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Qh(n, f, l), i = Me(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = CA(f);
    if ("xgLK".includes(l)) {
      if (m.size > RA) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: NA(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : gw(d.size), o = d.size, i = Me(d.size), d;
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
function CA(e) {
  if (ia(e, 148, 8) !== _A(e)) throw new k("its archive is damaged");
  let t = Fr(e, 0, 100), n = Fr(e, 257, 6) === "ustar" ? Fr(e, 345, 155) : "";
  return {
    type: Fr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Fr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: ia(e, 100, 8) & 511,
      mtime: String(ia(e, 136, 12)),
      size: ia(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function _A(e) {
  let t = 256;
  for (let n = 0; n < xe; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Fr(e, t, n) {
  return xs(e.toString("latin1", t, t + n));
}
function ia(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Fr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var FA = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function NA(e, t) {
  let n = FA[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as WA, existsSync as jA, mkdirSync as ww, readdirSync as zA, rmSync as HA } from "node:fs";
import { join as ca } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as LA } from "node:fs";
function Ef(e, t, n) {
  if (!pr(g(e), g(t))) {
    de(t).length < de(e).length && DA(e, t, n);
    for (let r of de(e)) Ef(`${e}/${r}`, `${t}/${r}`, n);
    LA(g(e));
  }
}
function DA(e, t, n) {
  ke(g(e), n), ke(g(t), g(e)), ke(n, g(t));
}

// src/formats/tar-archives/sink.ts
function sa({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = 0, s = 0, a = () => {
  }, c = K(
    n.then(() => {
      throw new le("unpacking ended before all bytes were read");
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
var UA = 32 * 1024 * 1024;
async function aa(e, t) {
  for (; e.pending > UA / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ua({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (P) => c.abort(P), l = Array.from({ length: r }, (P, I) => ca(n, `worker-${I}`)), m = l.map((P) => {
    ww(P);
    let I = t(Cr(e, "extract"), { cwd: P, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => If(b(P))).catch(f) };
  }), p = m.map(({ sink: P }) => P), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: P }) => P));
  u.throwIfAborted();
  let y = h.reduce((P, I) => P + (I ?? 0), 0), w = qA(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ca(n, "tree");
  ww(v);
  for (let P of l) Ef(b(P), b(v), ca(n, "aside"));
  let x = w ? o() - If(b(v)) : 0;
  if (x > o() - y)
    throw HA(v, { recursive: !0 }), new Jn();
  return x > 0 && s(`Some names are one name here, so later files replaced ${x} of ${o()} files`), d;
}
function qA(e) {
  return process.platform === "darwin" || jA(ca(e, "WORKER-0"));
}
function If(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of zA(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += If(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return WA(g(e), t), n;
}
var GA = 1024 * 1024;
async function bw(e, t, n) {
  let r = [];
  for (let s of t) KA(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of XA(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await VA(n), i.allow({ bytes: $n(s), files: s.files })), i.write(a, () => e.release?.(a)), await aa(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var JA = 1024 * 1024;
function KA(e) {
  let t = 2 + $n(e) / JA;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function VA(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= GA) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* XA(e, t) {
  let n = ZA(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* ZA(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as YA } from "node:stream";
import { pipeline as QA } from "node:stream/promises";

// src/files/member-paths.ts
function fa(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function vw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function la(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: fa(n) } : Kg(t);
  await xw(o, e, r), t.dialect === "bsd" && await xw(o, () => eR(e), r);
}
async function* eR(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var kw = 256;
async function xw(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = mn(
    { ...n, signal: o },
    (l) => Dt(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += kw)
          yield Buffer.concat(l.slice(m, m + kw).map(Ft));
      }
    } catch (l) {
      r.abort(l);
    }
    yield We;
  }
  let f = QA(YA.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var Ow = j(Pw(), 1);
import { once as tR } from "node:events";
var nR = 1024 * 1024;
function Ew(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < nR || "thread" in n ? iR(n, r) : rR(e, n, r);
}
var Iw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function rR(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return sa(
    mn(n, (o) => he(r, o)),
    Iw
  );
}
var oR = 128 * 1024, iR = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = mn({ ...t, signal: r }, (f) => Dt(e, f)), { stdin: i, limit: s } = o, a = (0, Ow.createZstdDecompress)({ chunkSize: oR }).on("error", () => {
  }), c = sa({ ...o, stdin: a }, Iw);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await tR(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, Mw = (e, t) => {
  let n = mn(t, (r) => Dt(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), sa(n, We);
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as Bw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as sR } from "node:fs";
function Yo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var $w = Buffer.alloc(0);
function Nr({ next: e, filled: t }, n = !1) {
  let r = $w, o = 0, i = () => {
    o > 0 && t(o), r = $w, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Wo(a)), o = qu(r, o, a, n);
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
        let f = sR(a, r, o, Math.min(u, r.length - o), null);
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
var aR = 1e3, cR = 8 * 1024 * 1024, uR = 4, fR = 1024 * 1024;
function Tw(e) {
  let t = e[0], n = Nr(Yo(fR, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Me(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / aR, o / cR);
      (l >= uR || l >= 1 && Bw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = Bw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => aa(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var lR = 1e5;
function Rw(e, t, n = process.platform) {
  let r = xt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => D(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Aw);
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
      a.size > lR && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Aw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ki(g(d, n).toString()), d;
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
var Aw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Fw(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = dR(), warn: a } = e, c = Jo(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: Mw, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await ua(m, async (y, w) => {
    let v = Tw(y), x = bR(Rw(o, i), v), P = pn(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let E of mw(t, I, { cwd: n, signal: w })) {
      c.count(E.length), w.throwIfAborted();
      for (let _ of P.push(E)) x.push(_);
      await v.room();
    }
    return P.finish(), v.end(), l = x.files(), x;
  }), h = yR(n, "tree");
  for (let { name: y, target: w } of p) vR(b(h), y, w);
  d.length > 0 && await la(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var gR = 512 * 1024 * 1024, wR = 1 / 2, Cw = 300;
function bR({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(gR, (0, _w.getHeapStatistics)().heap_size_limit * wR), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Wo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Cw), h === "file")
      f++, n.begin(Ft({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Cw);
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
function vR(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  pR(r(hR(t)), { recursive: !0 });
  try {
    mR(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var ma = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => kR(o, e));
  },
  unsupportedReason: () => {
  },
  pack: pw,
  unpack: Fw
};
function kR(e, t) {
  let n = kf(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Nw.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as jR } from "node:fs";
import { join as zR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Jw = j(Dw(), 1);
import { writeFileSync as AR } from "node:fs";
import { join as RR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as $R } from "node:fs/promises";

// src/formats/squashfs/make/top.ts
import { closeSync as xR, lstatSync as SR, openSync as PR, writeSync as Uw } from "node:fs";
var Mf = ["-root-mode", "700"];
function pa(e, t) {
  if (!t) return { options: Mf };
  let n = SR(e);
  return { options: ["-root-mode", $f(n).toString(8), ER], topSeconds: Bf(n) };
}
function $f({ mode: e }) {
  return e & 511;
}
var OR = 2 ** 32 - 1;
function Bf({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), OR);
}
var ER = "-noI", [Ww, IR] = [24, 1], [MR, jw] = [8, 4], zw = 2;
function Hw(e, t, n) {
  let r = PR(e, "r+");
  try {
    let o = Er(r, je, 0);
    o.writeUInt16LE(o.readUInt16LE(Ww) & ~IR, Ww);
    let { inodeTable: i, root: s } = $r(o, t);
    Uw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(jw);
    a.writeUInt32LE(n);
    for (let c = 0; c < jw; c++) {
      let u = s.offset + MR + c, f = Math.floor(u / Se) * (zw + Se), l = i + s.block + f + zw + u % Se;
      Uw(r, a, c, 1, l);
    }
  } finally {
    xR(r);
  }
}

// src/formats/squashfs/make/make.ts
async function qw(e, t, n) {
  let r = ra(n.tools.tar), o = t.includes(""), i = t.filter((u) => u !== ""), { options: s, topSeconds: a } = pa(n.top, o), c = { sources: ["-"], options: ["-tar", ...s], topSeconds: a, names: i, reader: r };
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
  let m = [...t, e, ...n, ...BR(f)], p = { path: u.mksquashfs, args: m }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = he(d, { cwd: c, signal: l });
  if (y.resume(), i) {
    let [P, I] = await Promise.allSettled([TR(i, h), w]);
    for (let E of [P, I]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await $R(e);
  s !== void 0 && Hw(e, v, s);
  let x = await Br(e, { offset: 0, length: v }, "heads");
  return Js(x, a), x;
}
function BR(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function TR(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/walk-result.ts
function Gw({ found: e, leftOut: t = [] }) {
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
  let r = new Map(t.map((o) => [String(o.number), yt(o, e)]));
  return n.flatMap((o) => {
    let i = o.indexOf("/"), s = r.get(o.slice(0, i)), a = o.slice(i + 1);
    return s === void 0 ? [] : Ae(s, a === "." ? "" : a);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function Tf(e, t, n, r) {
  let { names: o } = t, i = n ? ei(t, n.unpacked) : [];
  if (i.length > CR || i.some((u) => u.includes(`
`)) || !NR(o)) return;
  let s = await DR(e, t, i, r);
  if (r.signal.throwIfAborted(), !s || s.newest > Date.now() / 1e3 + _R) return;
  if (!n) return s;
  let a = /* @__PURE__ */ new Set([...ei(t, n.members), ...Ls(o)]);
  return a.delete(""), s.members !== a.size ? void 0 : !r.leftOut || await LR(e, a, r).catch(() => !1) ? s : void 0;
}
var CR = 1e3, _R = 1440 * 60, FR = 64 * 1024;
function NR(e) {
  return e.reduce((n, r) => n + r.length + 3, 0) <= FR && e.every((n) => Buffer.from(g(n)).toString("latin1") === n);
}
async function LR(e, t, { tools: n, scratch: r, signal: o }) {
  let { unsquashfs: i } = n;
  if (i === void 0) return !1;
  let s = { path: i, args: ["-l", "-d", "", e] }, { stdin: a, stdout: c, ended: u } = he([s], { cwd: r, signal: o });
  a.end();
  let [f] = await Promise.all([(0, Jw.buffer)(c), u]), l = new Set(f.toString("latin1").split(`
`));
  return [...t].every((m) => `/${m}`.split(`
`).every((p) => l.has(p)));
}
function DR(e, { top: t, names: n }, r, o) {
  let i = RR(o.scratch, "excludes");
  AR(i, [UR, ...r.map(WR)].join(""), "latin1");
  let s = ["-action", "chmod(a-st)@true", "-wildcards", "-ef", i], a = n.includes(""), c = a ? ["."] : n.map((f) => `./${g(f)}`), u = a ? [] : ["-no-strip", ...Mf];
  return Qo(e, { sources: c, options: [...u, ...s] }, { ...o, top: t }).catch(
    () => {
    }
  );
}
var UR = `... ${hr}*
`;
function WR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Kw(e) {
  let t = zR(e.scratch, "image"), n = [], r, o = () => r ??= Gw(e);
  for (let [i, s] of Map.groupBy(e.matches, ({ line: a }) => Ir(a, e.workspace))) {
    let a = Fs(i, s[0].line, e.workspace), c = s.map((d) => Ns(d, a)), u = [...new Set(s.map(({ line: d }) => d))], f = await qR(t, { top: a, names: c, lines: u }, o, e);
    if (!f) continue;
    let { members: l, bytes: m } = f, p = { files: l, bytes: m, root: i, ...i === "workspace" && { bases: HR(u, a) } };
    n.push(await GR(t, p, n, e));
  }
  return na(n, r?.skipped ?? []);
}
function HR(e, t) {
  return Object.fromEntries(e.map((n) => [n.number, g(yt(n, t)).toString()]));
}
async function qR(e, t, n, r) {
  let o = r.leftOut ? void 0 : await Tf(e, t, void 0, r);
  if (o) return o;
  let i = n(), s = t.lines.flatMap(({ number: u }) => i.members.get(u) ?? []);
  if (s.length === 0) return;
  let c = r.leftOut || i.unpacked.length > 0 ? await Tf(e, t, { ...i, members: s }, r) : void 0;
  return c || await qw(e, ei(t, s), { ...r, top: t.top });
}
async function GR(e, t, n, r) {
  let { offset: o, length: i } = n.at(-1) ?? { offset: 0, length: 0 }, s = nr(o + i, "image");
  s > o + i && await r.write(Buffer.alloc(s - o - i));
  let a = await Cn(jR(e, { highWaterMark: 1024 * 1024 }), r);
  return { kind: "image", offset: s, length: a, ...t };
}

// src/formats/squashfs/unpack.ts
import { chmodSync as da, chownSync as XR, lstatSync as eb, mkdirSync as tb, readdirSync as ZR, renameSync as YR } from "node:fs";
import { dirname as QR, join as ha } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Zw, lstatSync as Yw, mkdirSync as Vw, renameSync as Xw, utimesSync as JR } from "node:fs";
function Qw({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Vw(g(r));
  let s = (c) => {
    let u = $(c);
    u?.isDirectory() && Af(c), u && Xw(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Yw(g(c));
    for (let m of [c, u]) Af(m);
    for (let m of de(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = VR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && $(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Xw(g(p), g(d)) : (y || Vw(g(d)), a(p, d));
    }
    Zw(g(u), f & 511), JR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = KR(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function KR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = $(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Af(n), n = `${n}/${r}`;
  }
  return n;
}
function Af(e) {
  Zw(g(e), 448);
}
function VR(e) {
  let t = Yw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function ya({ path: e, images: t }, n, r = n.lines) {
  let o = ha(n.dir, "tree");
  tb(o, { recursive: !0 });
  let i = await Ys(e, n.segments);
  for (let s of t.filter(({ bases: a }) => r.some((c) => a.has(c)))) {
    let a = ha(n.dir, `image-${s.root}`);
    await nb({ path: e, layer: s, target: a }, n);
    let c = rb(b(a));
    if (c !== s.members) throw new k(`it has ${c} members instead of ${s.members}`);
    for (let u of s.layers) {
      let f = await nC({ path: e, layer: u, target: a, removals: i }, n);
      if (f !== u.members)
        throw new k(`its layer has ${f} members instead of ${u.members}`);
    }
    eC(s, { from: b(a), to: b(o), only: r }), an(a);
  }
  await rC(o, n.signal);
}
function eC({ matches: e }, { from: t, to: n, only: r }) {
  for (let { line: o, name: i, relative: s } of e.filter(({ line: a }) => r.includes(a))) {
    let [a, c] = [Ae(t, i), Ae(`${n}/${o.number}`, s)];
    tb(g(QR(c)), { recursive: !0 }), tC(t, i);
    let { mode: u } = eb(g(a)), f = eb(g(a)).isDirectory();
    f && da(g(a), 448), YR(g(a), g(c)), f && da(g(c), u & 511);
  }
}
function tC(e, t) {
  da(g(e), 448);
  for (let n = t.indexOf("/"); n > 0; n = t.indexOf("/", n + 1))
    da(g(`${e}/${t.slice(0, n)}`), 448);
}
async function nb({ path: e, layer: t, target: n, hasWhiteouts: r = !1 }, { dir: o, tools: i, signal: s }) {
  let a = ["-no-progress", "-quiet", "-no-xattrs"], c = r ? ["-no-exit-code"] : [], u = [...a, ...c, "-offset", String(t.offset), "-d", n, e], f = { path: i.unsquashfs, args: u }, l = mn({ cwd: o, signal: s }, (m) => he([f], m));
  l.limit.allow({ bytes: t.mostBytes, files: t.members }), l.stdout.resume(), await l.ended;
}
async function nC({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = ha(o.dir, `layer-${i}`);
  await nb({ path: e, layer: t, target: a, hasWhiteouts: s > 0 }, o);
  let c = b(ha(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Qw(u) + s;
}
function rb(e) {
  let t = 0;
  for (let n of ZR(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (t++, n.isDirectory()) t += rb(`${e}/${n.name}`);
    else if (!n.isFile() && !n.isSymbolicLink())
      throw new k("it holds more than files, directories and links");
  return t;
}
async function rC(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  XR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await $o("chown", ["-hR", "0:0", "."], n), await $o("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var ob = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ta("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Kw,
  async unpack(e) {
    let t = await Tr({ ...e, body: () => e.body }, e.dir);
    await ya(t, e);
  }
};

// node_modules/yocto-queue/index.js
var Rf = class {
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
    let n = new Rf(t);
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
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), ib(e), typeof t != "boolean")
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
        ib(u), e = u, queueMicrotask(() => {
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
function ib(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/system/young-heap.ts
var cb = j(ab(), 1);
function ub() {
  (0, cb.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as oC, fstatSync as fb, lstatSync as iC, openSync as sC, readlinkSync as aC } from "node:fs";
function mb(e, t, n) {
  let r = Nr(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = fC(a, c);
    try {
      let f = fb(u, { bigint: !0 });
      if (!f.isFile()) throw _n(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(ga(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(ga(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw lb(a);
      let p = fb(u);
      if (p.ctimeMs !== pC(f.ctimeNs) || p.size !== m) throw lb(a);
      r.pad(Me(m));
    } finally {
      oC(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !Mp ? iC(c, { bigint: !0 }) : void 0;
      if (u && n && !cC(u, a, n)) throw _n(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(ga(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(ga(a, u, "symlink", { target: ne(aC(c, "latin1")) }));
      else throw _n(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(We), r.flush();
    }
  };
}
function cC(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var uC = ["ELOOP", "EMLINK", "ENXIO"];
function fC(e, t) {
  try {
    return sC(t, Je);
  } catch (n) {
    throw uC.includes(M(n) ?? "") ? _n(e) : n;
  }
}
function _n(e = "") {
  return new Error(`${pb(e)} was replaced while it was saved`);
}
function lb(e) {
  return new Error(`${pb(e)} changed while it was read`);
}
function pb(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function ga(e, { mode: t, mtimeNs: n }, r, o = {}) {
  return { name: e, kind: r, mode: lC(r, Number(t)), mtime: db(n), ...o };
}
function lC(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var wa = 1000000000n, mC = 9;
function db(e) {
  if (e < 0n) return `-${db(-e)}`;
  let t = e % wa, n = String(e / wa);
  return t === 0n ? n : `${n}.${String(t).padStart(mC, "0").replace(/0+$/, "")}`;
}
function pC(e) {
  return Number(e / wa) * 1e3 + Number(e % wa) / 1e6;
}

// src/formats/tar/read-members.ts
function hb(e, t, { kind: n, bytes: r }) {
  let o = [], i = Yo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = mb(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* yb(e, t, { cwd: n, signal: r }) {
  let o = [], i = Nr(Yo(Lt, (l) => {
    o.push(l);
  })), s = pn(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw _n(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Me(d), a++;
  }, f = gt(r, (l) => {
    let m = Dt(Cr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw _n(e[a]);
  i.pad(c), i.write(We), i.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var gb = Lt / 2, dC = 2 * Lt, hC = 3, yC = 4;
async function* wb(e, t) {
  let n = new AbortController(), r = Pf(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReaders: s } = wC({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of gC(e, t.tools.tar.dialect !== "node")) {
      let l = i(f);
      for (a.push({ frames: l, first: K(l.next()) }), ++u > yC && s(); a.length > hC; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* gC(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= gb;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function wC(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, { tar: s } = e.tools, a = fa(n.map(({ line: p }) => p)), c = Lr(1), u = Lr(oa);
  s.dialect !== "node" && Ug(e);
  async function* f({ plan: p, names: d }) {
    o.throwIfAborted();
    let h = p.hasHoles && s.dialect !== "node" ? yb(d, s, { cwd: i, signal: o }) : hb(d, vw(a), { kind: p.kind, bytes: 2 * gb });
    for await (let y of h) yield { content: y, release: () => {
    } };
  }
  function l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    let w = { kind: p, bases: a, isContinued: y, level: h <= dC ? r : void 0 };
    return gt(o, (v) => {
      let { promise: x, resolve: P, reject: I } = Promise.withResolvers();
      return c(() => {
        ub();
        let _ = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return _.stdin.end(`${d.join("\0")}\0`, "latin1"), P(_), _.ended;
      }).catch(I), x;
    });
  }
  async function m({ content: p, release: d }) {
    return { frame: await u(() => Qg(p, r)).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p))
        for (y.push("frame" in w ? Promise.resolve(w) : K(m(w))); y.length >= oa; ) yield { plan: d, ...await y.shift() };
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets more than one thread read. */
    addReaders() {
      c.concurrency = sw;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as bC } from "node:timers/promises";
var bb = 256, vC = 8e3, kC = 64 * 1024 * 1024;
function kb(e) {
  let t = ba("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: ba("files"), sparse: ba("files", !0) }, i = 0, s = (f) => vb(f.some(SC) ? o.sparse : o.plain, f), a = (f, l) => PC(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: ba("files", f === "sparse") };
  };
  async function* u() {
    let f = bb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") vb(t, [m]);
        else {
          let p = m.hardLink ? OC(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await bC(), f = bb);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var xC = 1024 * 1024;
function SC({ bytes: e, length: t = e }) {
  return t - e >= xC;
}
function PC({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / vC, t / kC) / r;
}
function OC(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function ba(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var EC = 1536, IC = Lt - 64 * 1024;
function MC({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return EC + n + Me(n);
}
function vb(e, t) {
  let n = t.reduce((o, i) => o + MC(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= IC ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function xb(e) {
  let t = kb(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of wb(BC(t), e)) {
    s !== r && (n.push($C(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), na(n, t.skipped);
}
function $C({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* BC({ files: e, skeleton: t }) {
  let n = () => K(e.next()), r = n();
  for (let o = await r; !o.done; o = await r)
    r = n(), yield o.value;
  t.names.length > 0 && (yield t);
}

// src/formats/tar/unpack.ts
import { availableParallelism as CC } from "node:os";
import { join as _C } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Ob = j(Pb(), 1);
var TC = 256 * 1024 * 1024;
async function* Eb(e, t, { cwd: n, signal: r }) {
  if (ct(e) > TC) throw new k("its skeleton is too large to be one");
  let o = pn("several"), i = 0;
  for await (let s of RC(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), AC);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function AC({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, mode: r, mtime: o, ...s && { target: n } };
}
async function* RC(e, t, n) {
  let r = Jo(n);
  r.allow({ bytes: $n(t) });
  let o = (0, Ob.createZstdDecompress)();
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
async function Ib(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: Ew(i.zstd, Zo(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? CC(), u.length),
    files: () => Zo(u, "files"),
    signal: s,
    warn: a
  }, d = await ua(p, (y) => bw(t, n, y));
  if (!f) return;
  await la(() => Eb(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: _C(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var Mb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ta("tar", e)],
  unsupportedReason: () => {
  },
  pack: xb,
  unpack: Ib
};

// src/formats/index.ts
var Dr = [Mb, ob, ma];

// src/stores/load-when-used.ts
function va(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function $b(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = va({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, FC(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function FC(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as jt from "node:fs/promises";
import { basename as qb, dirname as Uf, join as Gb } from "node:path";

// src/system/disk/eviction.ts
import * as Wt from "node:fs/promises";
import { basename as jC, join as Nf } from "node:path";

// src/system/disk/draft-file.ts
var Tb = j(Bb(), 1);
import * as Ut from "node:fs/promises";
import { dirname as Ab, join as _f } from "node:path";
var ka = ".drafts";
async function Ur(e) {
  let t = _f(e, ka), n = _f(t, (0, Tb.randomUUID)());
  try {
    return await Et(e, t), Cb(e, n, await Ut.open(n, "wx+", 384));
  } catch (r) {
    throw kn(r, e);
  }
}
async function Rb(e, t) {
  let n = _f(e, ka, t);
  return Cb(e, n, await Ut.open(n, Je));
}
function Cb(e, t, n) {
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
      return await n.sync(), await Et(e, Ab(i)), NC(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ut.rm(t, { force: !0 });
    }
  };
}
async function NC(e, t) {
  try {
    await Ut.link(e, t);
  } catch (r) {
    if (M(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ut.rm(e), process.platform === "win32") return !0;
  let n = await Ut.open(Ab(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as LC } from "node:fs";
import * as Fn from "node:fs/promises";
import { join as _b } from "node:path";
import { setTimeout as DC } from "node:timers/promises";
var xa = ".notes";
function Wr(e) {
  let t = async (n) => (await Et(e, _b(e, xa)), _b(e, xa, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(WC, () => {
      }) === await et(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Ff(async (n, r) => {
      await DC(UC), await et(n) === r && await Nb(await t(n), r);
    }),
    touch: Ff(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Fn.utimes(r, o, o).catch(async (i) => {
        if (M(i) !== "ENOENT") throw i;
        await Nb(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Ff(async (n, r) => Fn.link(await t(n), r))
  };
}
var UC = 20, Fb = 256;
async function et(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Ff(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function WC(e) {
  let t = await Fn.open(e, Je).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Fb), 0, Fb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Nb(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = LC, a = await Fn.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var zC = 3600 * 1e3;
async function Sa(e) {
  await Lb(await jr(Nf(e, ka)));
}
async function Lb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > zC);
  await Promise.all(t.map(({ path: n }) => Wt.rm(n, { force: !0 })));
}
async function Pa(e, t) {
  let n = new Map((await jr(Nf(e, xa))).map((o) => [jC(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Lb([...n.values()]), r;
}
async function ni(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Wt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Wt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function jr(e) {
  let t = await mt(e).then(() => Wt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Nf(e, r), i = await Wt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as HC } from "node:fs";
import * as bt from "node:fs/promises";
import { dirname as qC } from "node:path";
async function Nn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Rp(e), i = Wr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => GC(r, s, a),
    file: JC(r, e, i, n),
    close: () => r.close()
  };
}
function GC(e, t, n) {
  let { acquire: r, release: o } = wr();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function JC(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Lf(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Oa(e, t),
    async copyTo(i) {
      return await bt.copyFile(`/proc/self/fd/${e.fd}`, i, HC.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await KC(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function KC(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await et(e);
    if (await t(), await et(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Lf(e, t, n) {
  try {
    let [r, o] = await Promise.all([bt.stat(qC(n)), e.stat()]);
    return r.dev !== o.dev || !await Oa(e, t) ? !1 : (await bt.symlink(await bt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Oa(e, t) {
  let [r, o] = await Promise.all([
    bt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Db = 1024 * 1024;
async function Ub({ path: e, dir: t, evict: n }) {
  let r = await Ur(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Db,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await ar(o, t, f, c + u * Db);
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
import * as Wb from "node:fs/promises";
import { basename as VC, join as XC } from "node:path";
async function jb(e) {
  let t = await Df(e), n = (await Promise.all(t.map(Df))).flat(), o = (await Promise.all(n.map(Df))).flat().filter((i) => /^[0-9a-f]{64}$/.test(VC(i)));
  return (await Promise.all(o.map(jr))).flat();
}
async function Df(e) {
  return (await Wb.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => XC(e, n.name));
}

// src/stores/local/local.ts
var zb = process.platform === "linux" ? bo : gp;
function Jb(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * 1073741824, minFreeBytes: i = 1073741824 } = e, s = ({ scope: a, version: c, key: u }) => Gb(t, zb(n), zb(a), bo(c), bo(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Hb(t))
        for (let f of a) {
          let l = u.map((p) => Uf(s({ scope: f, version: p, key: "-" }))), m = await ZC(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await or(t), await vo(t), await mt(`${t}/.`), !await YC(c, { dir: t, verify: r }))
        return Ub({
          path: c,
          dir: t,
          async evict() {
            await Sa(t);
            let u = (await Pa(t, await jb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await ni(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Hb(t) ? (await Kb(Uf(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => jt.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Hb(e) {
  return await or(e), await Zb(e) ? (await mt(`${e}/.`), !0) : !1;
}
async function ZC(e, t, n) {
  let r = (await Promise.all(e.map((o) => Kb(o, t, n)))).flat();
  for (; ; ) {
    let o = hp(t, r);
    if (!o) return;
    let i = await QC(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Kb(e, t, n) {
  if (!await Xb(e, n)) return [];
  let r = Xc(qb(e)) ?? "", o = (await jt.readdir(e)).filter((a) => bp(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Gb(e, a);
      return { path: c, stat: await jt.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Vb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Vb(e, t) {
  let n = Xc(qb(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Nn(e, t);
  try {
    return (await wo({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function YC(e, t) {
  if (!await Xb(Uf(e), t) || !await Zb(e)) return !1;
  try {
    return await Vb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await jt.rm(e, { force: !0 }), !1;
  }
}
async function QC({ path: e, key: t, version: n, createdAt: r }, o) {
  let i = await Nn(e, o).catch(Fe);
  if (!i) return;
  let { stat: s, touch: a, ...c } = i;
  await a();
  let u = () => jt.rm(e, { force: !0 });
  return { ...c, key: t, version: n, size: s.size, createdAt: r, reject: u };
}
function Xb(e, t) {
  return Yb(Fp(t.dir, e));
}
function Zb(e) {
  return Yb(jt.lstat(e));
}
function Yb(e) {
  return e.then(
    () => !0,
    (t) => Fe(t) ?? !1
  );
}

// src/stores/s3/s3.ts
function Qb(e) {
  let t = e1(e.inputs.s3);
  return va({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function e1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var ev = {
  local: ({ inputs: e, repository: t }) => Jb({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Qb,
  github: $b
};
function tv({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as t1 } from "node:path";
function nv(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / T), m = await n1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * T, n) - f);
        await r1(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = o1(l, n, e);
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
async function n1(e, { roles: t, bypassed: n }) {
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
async function rv(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function r1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function o1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function ov(e, t, n) {
  let r = await e.roles.current(), o = ft(n, n + ct(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ea(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Wf(r, e) && s.datasync().catch(() => {
  });
}
function iv(e, t, n) {
  return fn(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ea(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Wf({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = ft(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function Ea({ file: e, path: t }, n, r) {
  return ar(e, t1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as m1, once as p1 } from "node:events";
import { setTimeout as d1 } from "node:timers/promises";

// src/stores/stash/election.ts
var av = j(sv(), 1);
import { EventEmitter as i1 } from "node:events";
import * as Pe from "node:fs/promises";
import { createServer as s1 } from "node:net";
import { dirname as zf, join as Ln } from "node:path";
var cv = ".fillers";
async function uv(e, t) {
  let n = Ln(e, cv, t);
  for (await Et(e, zf(n)); ; ) {
    let r = await c1(n) ?? await u1(n);
    if (r) return r;
  }
}
var a1 = 3600 * 1e3;
async function fv(e) {
  let t = Ln(e, cv);
  for (let n of await Pe.readdir(t)) {
    let r = await Pe.stat(Ln(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > a1 && await Pe.rm(Ln(t, n), { recursive: !0, force: !0 });
  }
}
async function c1(e) {
  for (let t of await Pe.readdir(e).catch(Fe) ?? []) {
    let n = await rs(e, t);
    if (n) return { role: "follower", lines: n };
    await Pe.rm(Ln(e, t), { recursive: !0, force: !0 });
  }
}
async function u1(e) {
  let t = await Pe.mkdtemp(Ln(zf(e), "joining-")), n = (0, av.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new i1(), s = s1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Hf(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = f1(s, { said: r, followers: o, heard: i, path: Ln(e, n) });
  if (!ns(t, n, s))
    return await Pe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = pr(t, e);
  } finally {
    c || (s.close(), await Pe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function f1(e, { said: t, followers: n, heard: r, path: o }) {
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
      await Pe.rm(o, { force: !0 }), await Pe.rmdir(zf(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var l1 = 36;
function Hf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > l1 && e.pause();
    for (let i of o) t(i);
  });
}

// src/stores/stash/followed-draft.ts
var h1 = /^[0-9a-f-]{36}$/, y1 = /^\d{1,7}$/, lv = "fetches", g1 = 500;
function mv(e, t) {
  return y1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function pv({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = mv(o, n);
    i !== void 0 && r(i);
  }), e(lv);
}
var w1 = 4;
function dv(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = On(n.pace ?? xo, r * T), s = /* @__PURE__ */ new Set(), a = new m1(), c = Promise.resolve(void 0), u, f = performance.now(), l = b1(), m = Promise.withResolvers();
  d1(g1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && h1.test(y))
      return u = y, c = Rb(e, y).catch(() => {
      }), !0;
    y === lv && m.resolve(!0);
    let w = mv(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(T), !0);
  }, h = !1;
  return Hf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > w1 * o) return;
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
      return await v1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function b1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function v1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await p1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as k1 } from "node:path";
var x1 = 15e3, S1 = 16;
function ri(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function yv(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = async () => {
    s = !0;
    let l = r;
    r = void 0, l && await hv(l).catch(n);
  }, c = async (l) => {
    s || n(l), await a();
  }, u = async () => (o = o.then(async () => {
    if (s || r && !P1(r)) return;
    if (++i > S1) throw new Error("one process after the other has begun to fill it");
    let m = r;
    r = await O1(e), m && await hv(m), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
function P1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function hv(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function O1(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = x1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return E1(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / T);
  return { role: "follower", copy: dv(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function E1(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(k1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${H(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function gv({ size: e, read: t }, n) {
  let { logError: r } = n, i = yv({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    bv(u, s);
    for (let { bytes: f, position: l } of s.ends) await Ea(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: wr()
  }, a = { isProven: !1, link: void 0 };
  return {
    /** It is not whole yet; `prove` rejects if its `check` does. */
    file: I1(s, a),
    /** Reads the body from the copy or the store. */
    read: (c, u, f) => nv(s, { start: c, end: u, order: f }),
    /** Reads the end of the entry from the store. */
    readEnd: (c, u) => iv(s, c, u),
    /** This process uses the copy that another process has published. */
    isPublished: () => ri(i.held()) !== void 0,
    /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
    async finish() {
      let c = wv(s);
      c && await M1(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function wv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Wf(t, e) ? t : void 0;
}
function I1(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: $1(e),
    async link(r) {
      let o = await n.settled(), i = ri(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Lf(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = ri(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Oa(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = ri(n.held());
      if (o) return T1(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = wv(e) !== void 0, t.isProven;
    }
  };
}
async function M1({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Wr(r), c = setInterval(t.giveSign, B1);
  try {
    await n.put(e, o), i && await a.prove(e.file, await et(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function $1(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of ft(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => ov(e, o, i).catch(t.giveUp),
    arrival: (o, i) => rv(ft(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && bv(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function bv(e, { size: t, onAsked: n }) {
  n && pv(e, Math.ceil(t / T), n);
}
var B1 = 1e3;
async function T1(e, t, { bypassed: n }) {
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
import * as Gf from "node:fs/promises";
import { basename as A1, dirname as R1, join as zt } from "node:path";
function kv(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = 1073741824, isPull: o } = e, i = zt(t, "pulls"), s = zt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([vv(i), vv(s)]), l = o ? void 0 : 1;
    return (await Pa(t, f.flat())).map((m) => ({
      ...m,
      rank: R1(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await or(t), await vo(t), await mt(t);
    for (let f of [i, s]) await Et(t, f);
  };
  return {
    /** The file of this name and size; removes any other file of that name. */
    async open(f, l) {
      await or(t);
      for (let p of [t, i, s]) await mt(p).catch(Fe);
      let m = await qf(zt(s, f), l, e);
      return m || o ? m ?? qf(zt(i, f), l, e) : (C1(zt(i, f), zt(s, f)), qf(zt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => Gf.rm(zt(l, f), { force: !0 })));
    },
    /** Makes this process the filler of this name's file, or connects it to the filler. */
    async elect(f) {
      return await u(), uv(t, f);
    },
    /** Begins a file of `size` bytes; undefined where there is no room. */
    async begin(f) {
      await u(), await Promise.all([Sa(t), fv(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await ni(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Ur(t);
    },
    /** Publishes the file, unless there is one of that name. */
    async put(f, l) {
      await f.publish(zt(a, l)) && await ni(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function vv(e) {
  return (await jr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(A1(t)));
}
function C1(e, t) {
  try {
    ke(e, t);
  } catch (n) {
    Fe(n);
  }
}
async function qf(e, t, n) {
  try {
    let r = await Nn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = M(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Gf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function xv(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = kv(t), f = (l) => {
    c(`The stash ${n} is not used: ${O(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Wi([e.label, r, d, h, y, String(w), p]);
      try {
        let x = await u.open(v, w), P = async () => u.remove(v).catch(f), I = F1(
          m,
          gv(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          P
        );
        if (!x) return I;
        let { file: E, read: _, close: L } = x;
        return {
          ...I,
          original: I,
          stored: m,
          file: E,
          read(Q, He) {
            return c(`Found in the stash ${n}`), fn(_(Q, He), _1);
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
async function* _1(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function F1(e, t, n) {
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
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = tv(e), f = N1(t(ev[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return xv(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function N1(e, t) {
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
    service: _y(),
    repository: t.repository,
    own: be(t).write,
    keepsDisk: Um(),
    isSealed: (r) => Dr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Sv(S),
    warn: Sv(z),
    mask: Ti
  };
}
function Sv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var Pv = 3e4;
async function Ov(e, t, n, r = AbortSignal.timeout(Pv)) {
  if (!await Lg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await Br(e, s, "contents", { signal: r });
  })().then(() => {
  }, L1);
  i !== void 0 && (z(`Reading the cache gave input/output errors: ${i}`), await D1(t).catch(
    (s) => z(`The damaged entry could not be removed from the store; delete it: ${O(s)}`)
  ));
}
function L1(e) {
  return e instanceof k || M(e) === "EIO" ? O(e) : void 0;
}
async function D1({ scope: e, version: t, key: n, size: r }) {
  let o = zo(N, io()), i = Le(), s = zr(Hr(o, i, AbortSignal.timeout(Pv))), a = e === void 0 ? be(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/mounts/broker.ts
var Mv = j(Iv(), 1);
import { once as U1 } from "node:events";
import { connect as W1 } from "node:net";
import { setTimeout as j1 } from "node:timers/promises";
var $v = ce(J()), z1 = V({ no: J() }), H1 = V({ need: ue($v, []), fetches: ue(fo(), !1) }), q1 = V({ detached: $v }), Bv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Jf = 0.3, G1 = 8, J1 = 1024 ** 2, K1 = 20;
function V1(e) {
  let t = (0, Mv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > J1 && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function X1(e, t) {
  for (; ; ) {
    let n = W1({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await U1(n, "connect", { signal: t }), n;
    } catch (r) {
      if (M(r) !== "EAGAIN") throw r;
      await j1(K1, void 0, { signal: t });
    }
  }
}
async function Z1(e, t, n, r, o = Bv[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await X1(e, u);
    let l = V1(f), { value: m } = await l.next(), p = o - Jf - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + Jf + G1), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (Qm(z1, h)) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), s.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function qr(e, t) {
  let n = Bv.mount, r = (...o) => Z1(e, t, ...o);
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
        if (n <= Jf) throw new Error("the broker does not answer");
        let u = await r("mount", { target: o, layers: i, view: s, path: a }, n), f = "the broker does not say which images it lacks", { need: l, fetches: m } = Uc(H1, u, { message: f });
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
      return Uc(q1, await r("detached", { view: o }), { message: "the broker does not say which directories were renamed" }).detached;
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
async function Ia({ socket: e, mounts: t }) {
  let n = qr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      oi(r.target) && await n.unmount(r.target), oi(r.view, "tmpfs") && await n.unmount(r.view), Ma(r);
    } catch (o) {
      z(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function oi(e, t = "overlay") {
  let n = b(e);
  return q().some(
    (r) => r.point === n && r.type === t && r.source === ys
  );
}
function Ma({ target: e, made: t, view: n }) {
  ks(b(n), b(n)), t !== void 0 && ks(b(e), b(t));
}

// src/job/end/unmount.ts
function Rv(e) {
  let n = Object.values(e).some(({ mountRoot: o }) => o !== void 0) ? _v() : Promise.resolve(void 0), r = K(n.then((o) => o?.kernelErrors() ?? ""));
  return {
    /** Ends the mounts of main. Warns instead of failing. */
    unmount: async (o) => e_(e, o, { rights: await n, log: r })
  };
}
async function e_(e, t, { rights: n, log: r }) {
  let o = Object.entries(e).flatMap(t_).sort(([, s], [, a]) => Tv(a) - Tv(s)), i = [];
  for (let [s, a] of o) {
    let c = t.find((u) => u.name === s) ?? { name: s, inputs: /* @__PURE__ */ new Map() };
    await Kt(c, async () => i.push(...await n_(a, { rights: n, log: r })));
  }
  await Promise.all(i);
}
function t_([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function Tv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = q().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Cu(e));
}
async function n_({ mountRoot: e, mounted: t, brokered: n }, { rights: r, log: o }) {
  return n && await Ia(n), e === void 0 ? [] : await Fv([e], r, { isOwn: !0, inspect: async (s) => {
    let a = Ag(s, e);
    t && a !== void 0 && await Ov(a, t, o);
  } });
}
async function Cv() {
  let e = Bh(Z(), G()), t = r_(Rh(e));
  t.length !== 0 && await Promise.all(await Fv(t, await _v(), { isOwn: !1 }));
}
function r_(e) {
  let t = [G(), Q1(Z())].flatMap(
    (r) => F(() => Y1(r, "latin1")) ?? []
  ), n = e.flatMap((r) => {
    let o = Cu(r) === -1 ? void 0 : xr(r);
    return !o || t.some((s) => D(o.workspace, s)) ? [] : [r, ...o.targets.map(({ mountRoot: s }) => s)];
  });
  return e.filter((r) => !n.includes(r));
}
function _v() {
  return Rr(AbortSignal.timeout(1e4)).catch(() => {
  });
}
var o_ = 6e4;
async function Fv(e, t, n) {
  let r = [];
  for (let u of e)
    try {
      var o = [];
      try {
        if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
        let f = ee(o, await At(u, AbortSignal.timeout(o_)), !0);
        let { removed: l } = await Xo(u, t, n);
        r.push(l.catch((m) => Av(u, m)));
      } catch (i) {
        var s = i, a = !0;
      } finally {
        var c = te(o, s, a);
        c && await c;
      }
    } catch (f) {
      Av(u, f);
    }
  return r;
}
function Av(e, t) {
  z(`The mounts below ${e} stay, because they could not be unmounted: ${O(t)}`);
}

// src/job/state.ts
var ye = J(), Ce = ue(J()), i_ = V({
  /** Without links. */
  target: ye,
  pattern: ye,
  /** The topmost directory that was made for the target. */
  made: Ce,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: ye
}), s_ = V({
  socket: ye,
  mounts: ce(i_)
}), a_ = V({
  name: ye,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Ce,
  /** How many of the restored files are not mounted. */
  files: ue(pe())
}), c_ = V({
  /** Absent if only the store knows the scope. */
  scope: Ce,
  version: ye,
  key: ye,
  size: pe(),
  /** The number of files of the entry. */
  files: pe(),
  /** The images and layers of the body. */
  layers: ce(zc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: ye,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Ce,
  /** The time of the mount, by the kernel's clock. */
  since: pe()
}), u_ = V({
  /** The preset's name, if it is not in the inputs. */
  preset: Ce,
  /** The preset's working directory, relative to the workspace. */
  directory: Ce,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ue(Ot([Ge("none"), Qn(ye, ye)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Ce,
  /** Why post must not save the cache. */
  unsaved: Ce,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: ue(
    V({
      directories: ce(ye),
      marks: ce(ye),
      digest: ye,
      patterns: ce(ye),
      matches: ce(ye),
      /** How long the command took. */
      ms: ue(pe())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: ue(ce(V({ directory: ye, bornMs: pe(), seenMs: pe() }))),
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
  brokered: ue(s_),
  mounted: ue(c_),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ue(fo()),
  restored: ue(a_)
}), f_ = Qn(ye, u_), Nv = "headstart";
function $a(e) {
  Cm(Nv, JSON.stringify(e));
}
function Kf() {
  let e = _m(Nv);
  if (e === "") return;
  let t = JSON.parse(e), n = en(f_, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function Lv(e, t) {
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
function Uv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Dv(n, r, e) || Dv(r, n, t)) return [n.text, r.text];
}
function Dv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? l_(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? D(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : D(r, e.base) && Ba(e, hn(e.base, r));
}
function l_({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Ba(e, t) {
  return e.matches(t) || t !== "" && Ba(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var Hv = j(Wv(), 1);
function se(e) {
  return e ? d_ : m_;
}
var m_ = {
  mistake: Kc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, qv = "~v", p_ = qv.length + 49, jv = Di - p_, d_ = {
  mistake(e) {
    let [t = ""] = e, n = Xf(t).length > jv, r = `Key Validation Error: ${t} cannot be larger than ${jv} characters with rolling; ~ counts twice.`;
    return Kc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Ta(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Xf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [zv(t, 20), zv(n, 5)];
    return `${Ta(e)}${Date.now()}-${r}-${o}-${(0, Hv.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Ta(e) {
  return Xf(e) + qv;
}
function Gv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Xf(e) {
  return e.replaceAll("~", "~~");
}
function zv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var h_ = 3600 * 1e3;
function Jv(e, t) {
  let n = e.toSorted(Vc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > h_;
  });
}

// src/job/restore/plan.ts
async function Kv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await g_(n, o);
  s !== void 0 && S(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? Rs(e.inputs, { ...i.inputs }) : await As(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = Cs(e);
  y_(c);
  let u = s === void 0 && c.rolling === void 0, f = se(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new B(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function y_({ key: e, rolling: t }) {
  t || !e.endsWith("-") || z(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function g_(e, t) {
  let n = N("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-6GZBKY3A.js"), { NoTree: o } = await import("./shared-YYB4MBJP.js");
  try {
    return { tree: await r(n, { read: N, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: O(i) };
  }
}
function Vv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Te(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Uv(o, i.selection);
      if (s)
        throw new B(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as M_, statSync as $_ } from "node:fs";
import { readdir as B_ } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as w_, readdirSync as b_, rmdirSync as v_, rmSync as Xv, writeFileSync as k_ } from "node:fs";
import { setTimeout as x_ } from "node:timers/promises";
var S_ = 20, P_ = 6e4;
function Zv(e) {
  return A(e, `${hr}lock-${process.geteuid?.() ?? 0}`);
}
function Aa(e) {
  let t = Zv(e), n = $(b(t));
  if (n && !_o(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ra(e, t) {
  if (!yr(e)) return () => {
  };
  let [n, r] = [Y(e), gi(e)], [o, i] = [Zv(n), A(e, "lock")];
  w_(i, { mode: 448 }), k_(A(i, r), "");
  let s = Date.now() + P_;
  for (; !O_(i, o); ) {
    Aa(n);
    let a = await E_(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await x_(S_, void 0, { signal: t });
  }
  return () => {
    Xv(A(o, r), { force: !0 }), F(() => v_(o));
  };
}
function O_(e, t) {
  try {
    return pr(e, t);
  } catch (n) {
    throw Aa(Y(t)), n;
  }
}
async function E_(e) {
  let t = !1;
  for (let n of I_(e))
    await ms(A(Y(e), n)) ? t = !0 : Xv(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function I_(e) {
  try {
    return b_(e);
  } catch (t) {
    if (M(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Yv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(cn));
  for (let a of new Set(s.flatMap(Qv)))
    for (let c of await T_(a, t))
      if (yr(c) || mh(c), !(!yr(c) || await ms(c)))
        try {
          await A_(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(u)}`);
        }
}
function Qv(e) {
  let t = Y(e);
  return t === e ? [e] : [e, ...Qv(t)];
}
async function T_(e, t) {
  let n = (await B_(e).catch(() => [])).filter(dt);
  if (n.length === 0) return [];
  let r = ne(M_(e, "latin1"));
  return t.some((o) => D(r, o)) ? [] : n.map((o) => A(e, o)).filter(un);
}
async function A_(e, { lines: t, signal: n, allowed: r }) {
  let o = Y(e), i = fs(o);
  try {
    let s = await Ra(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      ss(e, (u) => {
        if (performance.now() > a) throw c;
        if (!R_(u, t)) return !1;
        for (let f of os(u)) C_(b(o), f);
        return !0;
      }), Co(e) || Pu(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function R_(e, t) {
  let n = g(os(e)[0]).toString();
  return t.some((r) => D(n, r.base) && Ba(r, hn(r.base, n)) ? !0 : e.do !== "make" ? !1 : D(r.literal ?? r.base, n) || !r.literal && D(n, r.base));
}
function C_(e, t) {
  let { dev: n } = $_(g(e));
  for (let r = t; r !== e; r = Y(r)) {
    let o = $(r);
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
import { readFileSync as __, statSync as F_ } from "node:fs";
import { dirname as ek } from "node:path";
function ok(e) {
  let t = tk(), n = process.cpuUsage(), r = new Set(e.map(ik));
  return () => {
    let o = tk(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: L_(t, o, (i + s) / 1e3),
      disks: D_(t, o, r),
      network: U_(t, o)
    };
  };
}
function tk() {
  return { stat: Ca("stat"), self: Ca("self/stat"), disks: Ca("diskstats"), net: Ca("net/dev") };
}
function Ca(e) {
  return F(() => __(`/proc/${e}`, "latin1")) ?? "";
}
function ik(e) {
  try {
    let { dev: t } = F_(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === ek(e) ? "" : ik(ek(e));
  }
}
var N_ = 10;
function L_(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => Zf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (nk(t) - nk(e)) * N_, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function nk({ self: e }) {
  let t = Zf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var rk = 512;
function D_(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * rk, writtenBytes: d * rk, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function U_(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, Zf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function Zf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function sk({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && W_(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function W_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function _a() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => j_(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => sk({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = ok(s);
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
function j_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : z_(i / 1048576 / (a / 1e3))
  }];
}
function z_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var wk = j(ak(), 1);
import { writeFileSync as eF } from "node:fs";
import { join as tF } from "node:path";

// src/system/job-summary.ts
function ck(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Xt(e);
  return uk((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function QX(e) {
  return uk((t) => t.addRaw(e, !0));
}
var Qf = Promise.resolve();
function uk(e) {
  let t = Lm();
  if (!t) return Qf;
  let n = Qf.then(async () => {
    e(t), await t.write();
  });
  return Qf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function fk({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${me(t)} of ${me(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var H_ = 10 * 1024 * 1024, q_ = 64;
function lk({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = yk(t, ["download", "upload"]), s = o >= H_ && e.concurrency < q_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${i} MiB/s, and ${me(r)} of ${me(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${mk}`
  };
}
var mk = "a higher `compression-level` makes entries smaller";
function ii(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Dn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Dn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : pk(e, i, "more or faster cores");
}
function Fa(e) {
  return pk(e, `one thread was busy ${Dn(e.load.thread)} of the time`, "faster cores");
}
function pk({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var G_ = 32 * 1024;
function tl(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < G_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${H(a)}`, l = u ? `wrote ${el(r, s)} MiB/s` : `read ${el(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Dn(e.load.disk)} of the time`,
    advice: hk(e, u)
  };
}
function dk(e) {
  let { bytes: t, mibPerSecond: n } = yk(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: hk(e, r)
  };
}
function hk({ step: e, settings: t }, n) {
  if (e === "save" && n) return mk;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function yk(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: el(r, o) };
}
function el(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Dn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var nl = 1e3;
function gk(e) {
  let { totalMs: t } = e;
  if (t < nl)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${me(t)}`
    };
  let n = X_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? V_[r].find(([m]) => K_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: Q_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var K_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, V_ = {
  store: [["always", fk]],
  network: [
    ["threadIsBusy", Fa],
    ["always", lk]
  ],
  disk: [
    ["ownCoresAreBusy", ii],
    ["diskIsBusy", tl],
    ["coresAreBusy", ii],
    ["threadIsBusy", Fa],
    ["diskIsUnseen", dk]
  ],
  work: [
    ["ownCoresAreBusy", ii],
    ["diskHinders", tl],
    ["coresAreBusy", ii],
    ["threadIsBusy", Fa]
  ]
};
function X_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...Z_(e) };
}
function Z_({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[Y_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var Y_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function Q_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = me(t), i = r ? `${r.name} took ${me(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Dn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Dn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function si(e, t, n) {
  try {
    await nF(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? z : S)(`There is no report: ${O(r)}`);
  }
}
async function nF(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: gk(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = tF(Z(), `headstart-${s.step}-${(0, wk.randomUUID)()}.json`);
  eF(u, `${JSON.stringify(s, void 0, 2)}
`), Ne("report", u);
  let f = s.totalMs >= nl;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await ck(l, rF(s), f && o ? `${c}.

${iF(s)}` : "");
}
function rF(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      Ac(e.key),
      e.matchedKey === void 0 ? "\u2013" : Ac(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      me(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${me(n)}`).join(", "),
      e.writer ? Tc(e.writer.text) : "\u2013"
    ]
  ];
}
var oF = 1e4;
function iF({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${sF(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < oF ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function sF({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${me(r)} of ${me(n - t)}` : me(n - t), c = i ? `, ${H(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as lF } from "node:fs";

// src/mounts/probe.ts
import { existsSync as aF, readFileSync as cF } from "node:fs";
function Un(e) {
  return "rights" in e || e.broker !== void 0;
}
function rl(e, t) {
  return uF(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` }));
}
async function uF(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Rr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await fF(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !aF("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function fF(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(cF("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Jr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === ma.id), s = t !== "unpack" && !i;
  return Dr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function bk(e, t) {
  let n = { zstd: It("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function ai({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Cd(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function vk(e, t, { mounting: n, signal: r }) {
  let o = Un(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Jr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await ai(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Na({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await rl("image", r);
    return "rights" in o ? o : { ...o, broker: mF(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : rl("tree", r);
}
function mF(e) {
  return e !== "off" && lF(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function La({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Vn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as Ek, lstatSync as kF, realpathSync as xF } from "node:fs";
import { basename as SF, dirname as PF, join as al } from "node:path";

// src/files/fingerprint.ts
var Sk = j(kk(), 1);
import { lstatSync as wF } from "node:fs";

// src/files/walk.ts
import { lstatSync as il, readdirSync as pF, readlinkSync as dF } from "node:fs";
function* nt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: ci(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* yF(a, n) : yield [xk(a, i)];
  }
}
function ci({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var hF = 256;
function* yF(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, il(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of pF(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      dt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(xk(f, u)), !(c.length < hF) && (yield c, c = []);
    }
    yield c;
  }
}
function xk(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? gF(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: dF(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function gF({ path: e, member: t, onStat: n }) {
  let r = il(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = il(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function sl(e, t, n = () => {
}) {
  let r = (0, Sk.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = ci(o);
    for (let a of nt([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = wF(m, { bigint: !0 });
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
import { realpathSync as Pk } from "node:fs";
import { join as Ok } from "node:path";
function Da(e, t) {
  return [...bF(e), ...vF(Pk(t), e)];
}
function bF(e) {
  let t = b(e);
  return q().flatMap((n) => {
    let [, r] = /(?:^|,)upperdir=(upper-\d+)(?:,|$)/.exec(n.options) ?? [];
    return n.type !== "overlay" || Rt(n) !== t || r === void 0 ? [] : { target: n.point, upper: Pk(Ok(e, r), "latin1"), mount: n };
  });
}
function vF(e, t) {
  let n = Lo(e), r = q().findLast(({ point: s }) => s === b(e));
  if (!n || !r) return [];
  let o = b(Ok(n.dir, In));
  return En(n.record).filter((s) => s.mountRoot === t).map(({ path: s }) => {
    let c = _t(s).slice(0, -1), u = c.findIndex((l) => !$(`${o}/${l}`)?.isDirectory()), f = u === -1 && $(`${o}/${s}`) !== void 0;
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
async function Ik(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!ie(se(i).keyIn(e), s) || a === "never" || cl(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => $k(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function cl({ branches: e }, t) {
  let { write: n = t.ref } = be(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function Mk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = Gv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => $k(o, i, l));
  if (t !== void 0 && t === m) return ul(o);
  let p = EF * n;
  n >= OF && u >= p && f <= n - p && IF(o);
}
var OF = 20, EF = 0.9;
function IF({ key: e, sourceTimes: t }) {
  t || N("source-times") !== "" || !Ek(al(G(), ".git")) || Ai(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function ul({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function $k(e, t, n) {
  try {
    let { excludes: r, lines: o } = ps(e), i = await gr({ excludes: r, lines: o }), { points: s, uppers: a } = MF(t), c = i.filter(({ path: u }) => !s.some((f) => D(BF(u), f)));
    return [sl(c, r, n), sl(a.map($F), void 0)].join();
  } catch (r) {
    wn(`The cached files cannot be compared: ${O(r)}`);
    return;
  }
}
function MF({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Da(e, G()), r = (t?.mounts ?? []).filter(({ view: o }) => Ek(al(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => o), ...r.map(({ target: o }) => b(o))],
    uppers: [
      ...n.flatMap(({ upper: o }) => o === void 0 ? [] : g(o).toString()),
      ...r.map(({ view: o }) => al(o, "upper"))
    ]
  };
}
function $F(e, t) {
  return { path: e, relative: "", stat: kF(e), line: { number: t } };
}
function BF(e) {
  return `${xF(PF(e), "latin1")}/${b(SF(e))}`;
}
async function Bk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Ta(r) }), s = Jv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && S(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    S(`Older snapshots stay in the ${e.label}: ${O(i)}`);
  }
}

// package.json
var Tk = { version: "0.1.0" };

// src/entry/writer.ts
function Vr(e) {
  return ue(Zm(Ot([e, Lc()]), void 0));
}
var Kr = (e) => Vr(fe(J(), ao(e), Yt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), fl = Vr(fe(J(), Yt(/^\d{1,20}$/))), AF = V({
  repository: Kr(140),
  scope: Kr(255),
  ref: Kr(255),
  sha: Vr(fe(J(), Yt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Kr(512),
  runId: fl,
  runAttempt: fl,
  event: Vr(fe(J(), Yt(/^[a-z_]{1,40}$/))),
  actorId: fl,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Kr(40),
  /** In seconds since 1970. */
  savedAt: Vr(fe(pe(), uo(), Yn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: Vr(fe(pe(), Yn(0), co(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Kr(40)
});
function Ua(e) {
  let { success: t, output: n } = Fi(AF, e);
  return t ? n : {};
}
function Ck({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Rk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Rk(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Ak = 100;
function Rk(e) {
  return e.length > Ak ? `${e.slice(0, Ak)}\u2026` : e;
}

// src/report/progress.ts
var RF = 1e3;
function ui(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < RF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${jm(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function _k(e, { onTaken: t, limits: n = xo } = {}) {
  let r = Zn(e.partBytes), o = /* @__PURE__ */ new Set(), i = CF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function CF(e, t, n) {
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
import { lstatSync as YF, readFileSync as QF, writeFileSync as eN } from "node:fs";
import { join as tN } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Wk, lutimesSync as NF } from "node:fs";
import { setImmediate as LF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Nk = j(Fk(), 1), li = 16, _F = 4, fi = li + _F, FF = 2 ** 32 - 1;
function Lk(e) {
  return e >= 0 && e <= FF;
}
function ml({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Nk.hash)("sha256", r, "buffer").toString("latin1", 0, li);
}
function Dk(e) {
  let t = Buffer.alloc(e.length * fi);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * fi, "latin1"), t.writeUInt32LE(o, n * fi + li);
  return t.toString("base64");
}
function Uk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + fi <= t.length; r += fi)
    n.set(t.toString("latin1", r, r + li), t.readUInt32LE(r + li));
  return n;
}

// src/files/sources/source-times.ts
var DF = 256, Wa = 1000000000n;
async function* jk(e, { workspace: t, cached: n }) {
  let r = b(t), o = WF(n), i = jF(r, o);
  for (let [s, a] of e.entries()) {
    s % DF === 0 && await LF();
    let c = `${r}/${a.name}`;
    if (UF.test(a.name) || !i(zk(c)) || o(c)) continue;
    let u = g(c), f = Wk(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var UF = /(^|\/)\.\.?(\/|$)/;
function zk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function WF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => D(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function jF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Wk(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = D(o, e) && r(zk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Hk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of jk(e, t)) {
    let { size: i, mtimeNs: s } = r;
    Lk(Gk(s)) && n.set(o, { length: Number(i), mtimeNs: s });
  }
  return n;
}
function qk(e, t, n) {
  return t.flatMap((r) => {
    let o = e.get(r.name);
    if (!r.isUnchanged || o === void 0) return [];
    let i = ml(r, o.length), s = Vk(i, n);
    return s.length < n.length ? [] : { digest: i, seconds: Math.max(Gk(o.mtimeNs), ...s) };
  });
}
function ja(e) {
  return Number(e / Wa);
}
function Gk(e) {
  return ja(e + Wa - 1n);
}
async function Jk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of jk(e, r)) {
    c++;
    let p = m.isUnchanged ? Vk(ml(m, Number(l.size)), t) : [], d = t.length > 0 && p.length === t.length, h = d ? Math.max(...p) : Math.max(Math.min(ja(l.mtimeNs), a), o);
    if (!zF(l, n) && l.mtimeNs > Kk(h)) continue;
    (d ? i : s).push({ path: f, stat: l, seconds: h });
  }
  let u = [...s, ...i].filter(HF).length;
  return { all: c, kept: i.length, changed: u };
}
function zF({ mtimeNs: e }, t) {
  return t === void 0 || t === 0 && e % Wa === 0n;
}
function Kk(e) {
  return BigInt(e) * Wa;
}
function Vk(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function HF({ path: e, stat: t, seconds: n }) {
  return Kk(n) === t.mtimeNs ? !1 : (NF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Xk, readdirSync as qF } from "node:fs";
var Zk = 1e5;
async function za(e, t) {
  let n = { files: [], repositories: [] }, r = GF(e);
  for (let o of r) {
    let i = Yk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of KF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Qk.submodule ? s.add(m) : Qk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Zk) throw new Error(`git tracks more than ${Zk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => pl(Yk(c, e))));
  }
  return n;
}
function Yk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var Qk = { submodule: "160000", files: ["100644", "100755"] };
function GF(e) {
  if (pl(e)) return [""];
  let n = qF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => pl(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function pl(e) {
  if (!Xk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Xk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var JF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* KF(e, t) {
  let n = tx(["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"]), r = gt(t, (o) => {
    let i = he([n], { cwd: e, signal: o });
    return i.stdin.end(), i;
  });
  try {
    let o = "";
    for await (let i of r) {
      let s = (o + i.toString("latin1")).split("\0");
      o = s.pop();
      for (let a of s) {
        let [, c, u, f, l] = JF.exec(a) ?? [];
        if (!c || !u || !f || !l) throw new Error("git lists its files in an unknown form");
        yield { tag: c, mode: u, id: f, name: l };
      }
    }
  } catch (o) {
    if (!(o instanceof le)) throw o;
    let [, i = O(o)] = /fatal: (.*)/.exec(O(o)) ?? [];
    throw new le(`git says: ${i}`);
  }
}
var VF = 6e4;
async function ex(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(VF)]), { env: o = {}, ...i } = tx(["update-index", "-q", "--refresh"]);
    await pu(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function tx(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: qi("git"), args: [...t, ...e], env: ZF(), keepsMask: !0 };
}
var XF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function ZF() {
  return { ...Mt(), ...So(XF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function nx(e, t, n) {
  let r = G(), o = t.map(ox);
  try {
    let { files: i } = await za(r, n), s = await Hk(i, { workspace: r, cached: ix([e]) }), a = await za(r, n), c = BigInt(Date.now()) * 1000000n;
    for (let { mtimeNs: u } of s.values()) u > c && (c = u);
    return {
      savedAt: Math.max(ja(c) + 1, ...o.map(({ savedAt: u }) => u)),
      times: Dk(qk(s, a.files, o))
    };
  } catch (i) {
    n.throwIfAborted(), S(`The times of sources are not saved: ${O(i)}`);
    return;
  }
}
async function rx(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = G(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => ox(s)), i = nN();
  if (!(o.length === 0 && i !== void 0))
    try {
      let { files: s, repositories: a } = await za(r, t);
      eN(sx(), String(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m))));
      let c = ix(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Jk(s, { workspace: r, cached: c, saved: o, before: i });
      l > 0 && await ex(a, t), o.length > 0 && S(`Sources with the time of the saved ones: ${f} of ${u}`);
    } catch (s) {
      t.throwIfAborted(), S(`The times of sources are not set: ${O(s)}`);
    }
}
function ox(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Uk(n) };
}
function ix(e) {
  return e.flatMap(({ paths: t }) => Te(t, process.cwd()).lines);
}
function sx() {
  return tN(Z(), "headstart-source-times");
}
function nN() {
  let e = sx();
  if (!YF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(QF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}

// src/job/save/changes/full-save.ts
var rN = 5 * 1024 ** 2, oN = 0.5, iN = 0.25;
function ax(e) {
  if (e < rN) throw new Error(`the restored cache has only ${H(e)}`);
}
function dl(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(mi) && pi(t) > oN * n)
    throw new Error("most of the restored cache is no longer used");
}
function mi({ kind: e }) {
  return e === "delta";
}
function pi(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function cx(e) {
  return Math.floor(e * iN);
}
function ux(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function hl(e) {
  let t = N("preset");
  t !== "" ? S(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Vn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), S(Ou(e)));
}
function Ha(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function yl(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !ie(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function fx(e) {
  let t = uN(e), { packed: n, digests: r } = await sN(t, e);
  return n.segments.length === 0 ? (hl(e.selection), "nothing") : (await aN(n, r, t, e), cN(n, t, e));
}
async function sN(e, { body: t }) {
  let n = np(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return pN(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function aN(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, merged: c, timeline: u, signal: f } = r, l = a.indexed && s.sourceTimes ? await u.during("sources", () => nx(s, c, f)) : void 0, m = a.indexed ? await fN(e, t, { ...r, sources: l }) : Buffer.alloc(0);
  await n.write(m);
  let p = X(e) + m.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: p }), S(`Cache Size: ${Ri(p)}`);
}
async function cN(e, t, n) {
  let { body: r, check: o, isOutdated: i, filesRead: s } = n, a = Promise.all([r.copied, o()]).then(([u]) => (i || s(), u)), [c] = await Promise.all([a, t.finish()]);
  return r.reuse && mN(e, c, r.reuse, n), await i?.() ? "outdated" : (n.signal.throwIfAborted(), await t.commit() ? "published" : (S(yl(n.key, n.state)), "nothing"));
}
function uN({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : ui("Sent", void 0, S), o = _k(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function fN({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: mo,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: lN(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = Ly(i, { repository: s.repository, scope: a, version: c.version }, m);
  return cp(d, await h?.(fp(d)));
}
function lN(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return Ua({ ...{
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
  }, headstart: Tk.version });
}
function mN({ segments: e }, t, n, { store: r, findings: o }) {
  let { storedBytes: i = 0 } = o, { reusedBytes: s, packedBytes: a, mergedLayers: c } = n, u = i - t, f = Bn(e);
  Object.assign(o, { ...n, sentBytes: u, deadBytes: pi(e), layers: f });
  let [l, m, p] = [s, a, u].map(H), d = r.isHere ? "wrote" : "sent", h = c > 0 ? `, ${c} merged into the newest` : "", y = t === 0 && !r.isHere ? "; the store has copied nothing" : "";
  S(`Reused ${l}, packed ${m}, ${d} ${p}; ${cf(f)}${h}${y}`);
}
function pN({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  S(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as lx, rmdirSync as dN, unlinkSync as hN, utimesSync as yN } from "node:fs";
function qa(e, t) {
  let n = $(e), r = n && $(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) hN(g(e));
  else if (!r.isDirectory()) an(g(e));
  else return gN(e, t, r);
  return !1;
}
function gN(e, t, { mode: n, mtimeMs: r }) {
  lx(g(e), 448);
  let o = !1;
  for (let i of de(e)) o = qa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (lx(g(e), n & 4095), yN(g(e), r / 1e3, r / 1e3)) : dN(g(e)), o;
}

// src/entry/body.ts
function mx(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(X(t) / T) };
  return fn(e.read(0, X(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of dx(a, { entry: e, index: t, blocks: s })) {
      let f = c * T;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function px(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, X(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => dx(r, { entry: e, index: t, blocks: n })
  };
}
async function* dx(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(ft(r.first * T, r.end * T));
  for await (let { number: i, pieces: s } of wN(e, n, r.first)) {
    let c = jc(s, i, n.digests) ? s : [await bN(t, n, i)];
    await t.file?.filling?.write(c, i * T), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* wN(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * T;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of ft(s, s + i.length)) {
      let c = Math.max(s, a * T), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * T - s)));
      let f = Math.min(T, X(t) - a * T);
      ct([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function bN(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await ho({ ...e, read: o }, r, Math.min(r + T, X(t)));
  if (jc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* hx(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as XN, mkdirSync as ZN, realpathSync as YN } from "node:fs";
import { join as QN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as PN, readdirSync as ON } from "node:fs";

// src/files/copy-tree.ts
import * as $e from "node:fs";
import { setImmediate as vN } from "node:timers/promises";
async function gl(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = $e.statSync(e);
  $e.mkdirSync(t);
  for (let i of $e.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await gl(s, a, n) : i.isSymbolicLink() ? $e.symlinkSync($e.readlinkSync(s), a) : $e.copyFileSync(s, a);
  }
  $e.utimesSync(t, r / 1e3, o / 1e3), await vN(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as kN, mkdirSync as xN } from "node:fs";
function gx(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = SN(r, o);
      sh(i, o), n.push(...i);
    }
    for (let r of t) xu(r);
  } catch (r) {
    for (let o of t) ss(o);
    throw r;
  }
  return n;
}
function SN(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!$(n)) return [];
  let r = A(t, "aside", String(e.number));
  xN(r, { recursive: !0 });
  let o = 0, s = wx({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...Pn(b(e.matches("") ? Y(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function wx(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return bx(e, t, n);
  if (!$(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = $(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = de(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return wx(e, `${t}/${a}`, Qe(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function bx(e, t, n) {
  let r = $(n), o = $(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: as(t) }];
  if (r.isDirectory() && o.isDirectory())
    return kN(g(t), 448), [...de(t).flatMap(
      (a) => bx(e, `${t}/${a}`, Qe(n) + a)
    ), { do: "stamp", path: n, stamp: yx(o), before: yx(r) }];
  if (r.isDirectory() && de(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = as(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function yx({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function vx({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(cn)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Aa(l), i.set(l, fs(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw kn(l, f);
    }), bl(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await vl(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await Ra(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = gx(u);
    });
  } finally {
    for (let u of a) wl(u);
    for (let u of i.values()) wl(u.remove);
    for (let u of c) wl(() => ah(u));
  }
}
function wl(e) {
  try {
    e();
  } catch (t) {
    wn(`Could not tidy up after the restore: ${O(t)}`);
  }
}
function bl(e, t) {
  let n = ON(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function vl({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if ($(b(o))) {
    PN(A(n, "tree"), { recursive: !0 });
    try {
      ke(o, i);
    } catch (s) {
      if (M(s) !== "EXDEV") throw s;
      await Mo(n, r, async (a) => {
        process.platform === "win32" ? await gl(o, i, a) : await $o("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as CN } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as EN, mkdirSync as Ga, symlinkSync as Ja, utimesSync as IN } from "node:fs";
import { lstat as MN } from "node:fs/promises";
import { dirname as $N, join as rt } from "node:path";
function kx(e, t) {
  let n = e.map((r) => TN(r, rt(t.dir, BN)));
  return kl(n, "upper", { ...t, mounts: Ps(t) });
}
var BN = "tree";
function TN(e, t) {
  return { line: e, points: () => Lh(e, rt(t, String(e.number))) };
}
async function kl(e, t, n) {
  var f = [];
  try {
    let { dir: r, rights: o, protectedDirs: i, signal: s } = n;
    let a = ee(f, await At($N(r), s), !0);
    let c = [];
    let u = Ah(r);
    for (let { line: h, points: y } of e.toSorted((w, v) => w.line.number - v.line.number)) {
      let w = [];
      try {
        let v = await y();
        for (let x of v) await Dh(x, h, i);
        for (let x of v) {
          let P = u++;
          await AN({ ...x, number: P, position: t }, n), w.push(P);
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
    var d = te(f, m, p);
    d && await d;
  }
}
async function AN(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = $(`${i}/.`) ? de(i) : void 0;
  if (Ja(g(i), rt(t, a)), !c) {
    let [l = i] = Pn(i);
    Ja(g(l), rt(t, `made-${s}`)), Ga(g(i), { recursive: !0 });
  }
  let u = await RN(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Or(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function RN({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (Ga(rt(r, `work-${t}`)), n === "upper")
    return Ja(g(e[0]), rt(r, o)), Ga(rt(r, i)), [i];
  Ga(rt(r, o));
  let { mode: s, mtimeMs: a } = await MN(g(e[0]));
  EN(rt(r, o), s & 511), IN(rt(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Ja(g(f), rt(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function Sx(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = Ps(t), a = [];
  for (let [m, p] of e.entries())
    try {
      if (p.owner !== process.geteuid?.()) throw new Error("it was saved by another user");
      let d = await s.mountAll(p, m);
      a.push({ image: p, layers: d.map((h) => CN(r, h)) });
    } catch (d) {
      o.throwIfAborted(), i.push(...[...p.bases.keys()].map((h) => ({ line: h, reason: O(d) })));
    }
  let c = ({ image: m }) => n !== void 0 && m.isOfWorkspace, u = a.filter((m) => !c(m)).flatMap(xx), f = a.filter(c), l = f.length > 0 ? await n?.show(f.map(_N)) : void 0;
  for (let { line: m } of f.flatMap(xx)) {
    let p = l?.get(m);
    p !== void 0 && i.push({ line: m, reason: p });
  }
  return n && !n.mountsOutside ? (i.push(...u.map(({ line: m }) => ({ line: m, reason: "it is outside the workspace" }))), i) : (i.push(...await kl(u, "lower", { ...t, mounts: s })), i);
}
function _N({ image: e, layers: t }) {
  return { layers: t, matches: e.matches.map(({ line: n, name: r }) => ({ line: n, path: r })) };
}
function xx({ image: e, layers: t }) {
  return [...e.bases.keys()].map((n) => ({ line: n, points: async () => FN(n, e, t) }));
}
function FN(e, { matches: t }, n) {
  let r = t.filter((o) => o.line === e);
  if (r.some(({ isDirectory: o }) => !o))
    throw new Error(`'${e.text}' names a file, and only directories are mounted`);
  return Fu(r.length, e), r.map(({ name: o, relative: i }) => ({ sources: n.map((a) => Ae(b(a), o)).filter((a) => $(a)), target: Ae(b(e.base), i) }));
}

// src/mounts/ramdisk.ts
var NN = 4096, Px = { auto: 1 / 4, on: 3 / 4 };
async function Ox(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Px[t])
    return `${H(n)} are needed, and only ${H(i)} of memory are free`;
  let s = Math.floor(i * Px.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / NN), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as Ix } from "node:fs";
import { open as LN } from "node:fs/promises";
import { join as DN } from "node:path";

// src/job/save/changes/mounted-base.ts
var xl = "Saving all files instead of the changes";
function Ex({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    S(`${xl}: the restored cache has another format`);
    return;
  }
  let s = K(o.during("index", () => Sl(e, i)));
  return { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function Sl({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await $s(f, i, c);
    if (Ni(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Pl({ mountRoot: e }, { entry: t, index: n }, r) {
  return e === void 0 ? $x(t, n, r) : Mx(e, n, r);
}
function Mx(e, t, n) {
  let r = {
    size: X(t),
    async *read(o, i) {
      yield* (await Ka(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return $x(r, t, n);
}
async function Ka(e) {
  let t = await LN(DN(e, Rn.image), Ix.O_RDONLY | Ix.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function $x(e, t, n) {
  return {
    /** The bytes from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / T), end: Math.ceil(o / T) }, s = i.first * T;
      for await (let { pieces: a } of px(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Ol(e) {
  let t = await Ka(e).catch(Fe);
  return t && et(t).finally(() => t.close());
}
async function Bx({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Ol(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await Sl(e, n);
      await i.close();
      for await (let a of Mx(t, s, r).read(0, X(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as WN, mkdirSync as jN, mkdtempSync as zN, realpathSync as Ya } from "node:fs";
import { join as Cx, relative as HN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as UN } from "node:fs";
async function Tx(e, t) {
  await pt(await cn(e.lines[0]), Wn(e)), await Va(e.lines, t, (n) => Xr(n, e));
}
function Wn({ bytes: e, segments: t }) {
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
    if (!(s instanceof Jn)) throw s;
    await i({ workers: 1 });
  }
}
async function Va(e, { timeline: t, signal: n }, r) {
  await vx({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Xa({ inputs: e }) {
  return [process.cwd(), G(), Z(), e.localDir].filter((n) => UN(n));
}
async function El(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    S(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Va(r, t, (o) => n(r, o));
}
async function Za(e, t, { job: n, context: r }) {
  await El(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await pt(i, Wn(n)), await Mo(
      i,
      n.signal,
      (a) => ya(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function _x(e, t, n) {
  let r = qN(e), o = { ...n, job: e, socket: t, targets: r, broker: qr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && S(
    `Mounting ${Ax(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Il(o), await JN(o) && await Il(o), r.every(Rx) || await KN(o);
  } catch (a) {
    throw await Ia(Nx(o)), a;
  }
  let s = r.filter(Rx);
  return s.length > 0 && S(`Mounted ${Ax(s)} through the broker of the host${Ks(e.segments)}`), s.length > 0;
}
function qN(e) {
  let { index: t } = e.indexed;
  return Tn(e).flatMap(({ bases: n, layers: r, ...o }) => {
    let s = [o, ...r].map(({ offset: a, length: c }) => ({ offset: a, length: c })).map((a) => ({ ...a, digest: rp(t.digests, a) })).toReversed();
    return [...n].map(([a, c]) => {
      let u = a.literal === void 0 ? "" : HN(a.base, a.literal), f = u === "" ? "" : Cx(g(c).toString(), u), l = "the broker mounts only a directory that a line of `path` names";
      return f === "" ? { line: a, path: f, layers: [], state: { reason: l } } : { line: a, path: f, layers: s, state: { missing: s, fetches: !1 } };
    });
  });
}
function Ax(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Rx({ state: e }) {
  return "mount" in e;
}
function Fx(e) {
  let t = e.flatMap(({ state: n }) => "missing" in n ? n.missing : []);
  return [...new Map(t.map((n) => [n.digest, n])).values()];
}
function Nx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Il(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => GN(o, e)).catch((i) => (r.throwIfAborted(), { reason: O(i) }));
}
async function GN({ line: e, path: t, layers: n }, r) {
  var v = [];
  try {
    let { broker: o, remember: i, signal: s } = r;
    let a = e.literal;
    let c = ee(v, await At(Z(), s), !0);
    if (WN(a, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
    Do(b(a), Xa(r));
    let [u] = Pn(b(a));
    jN(a, { recursive: !0 });
    let f = u && Ya(g(u));
    let l = zN(Cx(Ya(Z()), "headstart-changes-"));
    let m = { target: Ya(a), pattern: e.text, made: f, view: l };
    let { socket: p, mounts: d } = Nx(r);
    i({ brokered: { socket: p, mounts: [...d, m] } });
    let h = n.map(({ digest: _ }) => _);
    let { digests: y, fetches: w } = await o.mount(m.target, h, l, t).catch((_) => {
      if (Ma(m), oi(m.target)) return { digests: [], fetches: !1 };
      throw _;
    });
    if (y.length > 0)
      return Ma(m), { missing: n.filter(({ digest: _ }) => y.includes(_)), fetches: w };
    if (oi(m.target)) return { mount: m };
    throw new Error("the broker mounted nothing");
  } catch (x) {
    var P = x, I = !0;
  } finally {
    var E = te(v, P, I);
    E && await E;
  }
}
async function JN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Fx(n);
  S(`Waiting for the host to fetch ${Lx(f)} of images`);
  let l = { repository: Le().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), S(`The host does not fetch them: ${O(p)}`), !1;
  }
}
function Lx(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function KN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = ee(f, Ie(Z()));
    let { dir: s } = i;
    t.file?.isWhole || await pt(s, { bytes: X(t) });
    let a = await r.during("receive", () => Tr(t, s));
    let c = await VN(a, e);
    c === void 0 && await Il(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Za(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    te(f, m, p);
  }
}
async function VN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Fx(r);
  if (i.length === 0) return;
  S(`Waiting for the host to rebuild ${Lx(i)} of images`);
  let s = { path: Ya(e), end: X(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, O);
}

// src/job/restore/mount.ts
async function Ux(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = bf();
    return await _x(e, n.broker, t) && t.remember({ mounted: Wx(e, o) }), !0;
  }
  let r = await nL(e, t);
  return r ? (await eL(e, r), !0) : !1;
}
async function eL(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = Vo(n, r);
  }, a = async () => {
    await i;
    let c = AbortSignal.timeout(6e4);
    await yy(n, G(), { rights: r, signal: c });
    let { report: u, removed: f } = await Xo(n, r, { isOwn: !0 });
    return await f, Tg(u);
  };
  o.addEventListener("abort", s);
  try {
    let c = await tL(e, t);
    c.length === 0 ? await a() : S(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Ks(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function tL(e, t) {
  let n = bf(), { image: r } = e.format, o = await (r ? sL : aL)(e, t), s = (r ? Tn(e).flatMap(({ bases: a }) => [...a.keys()]) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...Wx(e, n), file: await Ol(t.dir) } }), s;
}
function Wx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(po);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Ni(o), since: n };
}
async function nL(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && S(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && S("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = hs($h(Z()));
  o({ mountRoot: c });
  let u = await iL(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await (await Xo(c, a, { isOwn: !0 })).removed;
}
var rL = 4096, oL = 8;
async function iL(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = X(e), { bytes: u, files: f } = Wn(e), l = a ? u + f * rL : c * oL, p = await Ox(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), p !== void 0 && S(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function sL(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await pt(r, { bytes: X(e) });
  let { indexed: i } = e, s = Tn(e), a = !t.isInMemory && s.some(({ isOfWorkspace: h }) => h), c = n !== void 0 || e.file?.isWhole === !0, u = a && c ? Dx(t) : void 0, f = n && i && await o.during("show", () => Bg(i, s, { ...t, server: n })), l = f ?? await o.during("receive", () => Tr({ ...e, isMounted: !0 }, r)), m = a ? u ?? Dx(t) : Promise.resolve(), p = t.isInMemory ? void 0 : cL(t, { unused: m, isUnchecked: f !== void 0 }), d = await o.during(
    "mount",
    () => Sx(l.images, jx(t), p)
  );
  if (await l.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Za(l, d, { job: e, context: t }), d;
}
async function aL(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Xr(n, e)), bl(n, e.lines);
  let i = await r.during("mount", () => kx(e.lines, jx(t)));
  return await El(i, t, async (s, a) => {
    ZN(QN(a, "tree"));
    for (let c of s) await vl(c, { from: n, to: a, signal: o });
  }), i;
}
function Dx({ rights: e, signal: t }) {
  return K(Gh(YN(G()), e, t));
}
function cL({ inputs: e, dir: t, rights: n, signal: r, remember: o, showInWorkspace: i }, s) {
  let a = G(), c = [Z(), e.localDir, e.stash.dir].filter(
    (f) => XN(f)
  ), u = { ...s, dir: t, workspace: a, protectedDirs: c, rights: n, signal: r };
  return {
    show: (f) => i({ ...u, images: f, remember: (l) => o({ workspaceRoot: l }) }),
    mountsOutside: e.mode !== "auto"
  };
}
function jx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Xa(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as uL } from "node:fs/promises";
var fL = 3;
async function zx(e, t) {
  for (let n = 1; ; n++)
    try {
      return await lL(e, t);
    } catch (r) {
      if (!(r instanceof re && r.recover === "resume") || n === fL) throw r;
    }
}
async function lL(e, { dir: t, maxBytes: n = 64 * 1073741824, minFreeBytes: r = 1073741824, onRead: o }) {
  let i = Ie(t), s = await Ur(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await uL(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${H(f)} that it may take at ${t}`;
    await s.file.writeFile(
      mL(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Nn(s.path, { dir: i.dir });
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
async function* mL(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function qx(e, t, n) {
  let r;
  return await Zr(e, t, n, async (o) => {
    pL(o, n), await Ux(o, n) || await Tx(o, n), r = o.indexed?.index.sources;
  }), S("Cache restored successfully"), r;
}
function pL({ indexed: e }, { inputs: t, findings: n }) {
  let r = Ua(e?.index.createdBy), o = Ck(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${zm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, S(`Saved by ${s}`);
}
async function Zr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Hx(e, { ...n, format: a, lines: t }, r);
  s.watch(Gx(e, t, o));
  let u = await s.during("receive", () => dL(e, n));
  await Hx(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function dL(e, { timeline: t }) {
  S("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = ui("Received", void 0, S), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return zx(o, { dir: Z(), onRead: n });
}
async function Hx(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (P) => {
    s.storedBytes = P, S(`Cache Size: ${Ri(P)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= ai(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => hL(e, t)) : yL(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Un(o) ? void 0 : d()
  ]), y = (P) => {
    let I = ui("Received", m ? void 0 : X(h), S);
    f = 0;
    let E = (_) => {
      f += _, I(_);
    };
    return gL(e, h.indexed, { timeline: i, onRead: E, order: P, signal: u });
  };
  i.watch(Gx(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: G(),
    tools: d,
    signal: u,
    warn: z
  };
  await n(w);
  let v = Un(o) && t.formats.some(({ image: P }) => P);
  ie(se(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && F(() => t.remember({ isArchive: !0 })), m && l(f);
}
async function hL(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await $s(e, n, o);
  if (!ie(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new qn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: Bn(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function yL({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function gL(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", mx(a, t.index, r)) : hx(a, r);
}
function Gx({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), Z(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var wL = 3;
async function Jx(e) {
  let t = bL(e), { matches: n } = e;
  for (let r = wL; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, { isOutdated: o, merged: t.merged })) return;
    S(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function bL(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = [], s = async () => {
    let c = await Kx([e.scope], se({}).lookups([t]), e);
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
      o = c.key, S(`Another job has saved cache ${t} since this job restored it`), i.push(await vL(c, e)), S(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Kx(e, t, { inputs: n, store: r }) {
  let o = Jr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function vL(e, t) {
  let { lines: n } = Te(t.inputs.paths, process.cwd()), r = Vx(t), o;
  return await Zr(e, n, r, async (i) => {
    o = i.indexed?.index.sources, await pt(await cn(n[0]), Wn(i)), await Va(n, r, async (s) => {
      await Xr(s, i);
      let a = () => n.filter((c) => qa(Ml(c, s), b(c.base)));
      a().length !== 0 && (await kL(t, (c) => {
        for (let u of n) qa(Ml(u, s), Ml(u, c));
      }), a());
    });
  }), o;
}
function Ml({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function kL(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Kx(r, [n], e);
    let i = ee(a, Ie(Z()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Te(e.inputs.paths, process.cwd());
      await Zr(o, l, Vx(e), async (m) => {
        await pt(s, Wn(m)), await Xr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    te(a, u, f);
  }
}
function Vx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
import { lstatSync as xL } from "node:fs";
import { setImmediate as SL } from "node:timers/promises";
var PL = 256;
function Xx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = xL(g(n), { throwIfNoEntry: !1 });
        if (!o || !EL(r, o)) throw new Error(`${g(n)} ${OL}`);
        t % PL === 0 && await SL();
      }
    }
  };
}
var OL = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function EL(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/job/save/changes/reading.ts
var IL = 128 * 1073741824, ML = 64;
function $l(e, t) {
  if (e > Math.max(IL, ML * t))
    throw new Error(
      `the mounted cache now has ${H(e)} of files, and its entry has ${H(t)}: if this job has not written them, delete the entry`
    );
}
function Zx({
  selection: e,
  matches: t,
  state: { mounted: n }
}) {
  if (!n) return;
  let r = /* @__PURE__ */ new Set(), o = 0;
  for (let i of nt(t, e.excludes))
    for (let { length: s = 0, hardLink: a } of i)
      (!a || !r.has(a.inode)) && (o += s), a && r.add(a.inode);
  $l(o, n.size);
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Qa, readdirSync as $L } from "node:fs";
import { dirname as BL } from "node:path";
var Yx = /* @__PURE__ */ new Map();
function Bl(e, t) {
  let n = /* @__PURE__ */ new Map(), r = new Set(t);
  for (let o of e) {
    for (let [i, s] of AL(o, r)) eS(n, i, { kind: s, dir: o });
    for (let [i, { isHiding: s }] of n) s && r.delete(i);
  }
  return n;
}
var TL = 128;
function AL(e, t) {
  let n = t.size * TL;
  return t.size > 1 && Qa(g(e)).size < n ? Qx(e).flatMap((r) => t.has(r.name) ? [[r.name, r]] : []) : [...t].flatMap((r) => {
    let o = Qa(g(ze(e, r)), { throwIfNoEntry: !1 });
    return o ? [[r, o]] : [];
  });
}
function jn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of Qx(n)) eS(t, r.name, { kind: r, dir: n });
  return t;
}
function Qx(e) {
  return $L(g(e), { withFileTypes: !0, encoding: "latin1" });
}
function eS(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [ze(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function ec(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(BL(o) === t && Qa(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function Tl(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Bl(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function ze(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Al(e) {
  if (!e) return tc;
  if (e.kind.isFile()) return { files: 1, bytes: Qa(g(e.path)).size };
  let t = { ...nc };
  for (let n of ec(jn(e.stack)).values()) {
    let { files: r, bytes: o } = Al(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var tc = { files: 0, bytes: 0 }, nc = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function tS({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Tl(n.slice(0, o), r), { stack: s } = Tl(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function nS(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Rl();
    for (let [o, i] of jn([ze(e, r)]))
      i.kind.isDirectory() && n.push(ze(r, o));
  }
  return n;
}
function Rl() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as aS } from "node:fs";
import { setImmediate as LL } from "node:timers/promises";

// src/formats/squashfs/layers/kinds.ts
function rS({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!Cl(e) && !e.isDirectory()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
function Cl(e) {
  return e.isFile() || e.isSymbolicLink();
}

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as RL, lstatSync as CL, openSync as _L } from "node:fs";
var oS = 1024 ** 2;
function _l(e, t) {
  let n = iS(e);
  if (!FL(n, iS(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && NL(e, t, Number(n.size));
}
function iS(e) {
  return CL(g(e), { bigint: !0 });
}
function FL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function NL(e, t, n) {
  let r = [e, t].map((o) => _L(g(o), "r"));
  try {
    for (let o = 0; o < n; o += oS) {
      let [i, s] = r.map((a) => Er(a, Math.min(oS, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) RL(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var DL = 32;
async function cS(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || sS(e.merged) !== sS(r[0]), s = { ...{ directories: [], files: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, a = e.isDetached || t.detached.has(""), c = { name: "", upper: n, base: r, isDetached: a, hidden: r.length > 0 ? nc : tc }, u = { ...t, own: n[0] ?? "" };
  for (let { list: f, name: l, moreFiles: m, bytes: p, deadBytes: d } of uS(c, e.merged, u)) {
    s[f].push(l);
    let h = Yr(s);
    if (h > t.most) throw Rl();
    h % DL === 0 && await LL(), s.moreFiles += m, s.bytes += p, s.deadBytes += d;
  }
  return s;
}
function Yr({ directories: e, files: t, removed: n }) {
  return e.length + t.length + n.length;
}
function* uS(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = fS("directories", r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !_l(ze(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of UL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* UL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, hiddenSize: c = () => tc } = i, u = ze(o, e), f = (v) => dt(v) || i.excludes?.(g(ze(u, v)).toString()) === !0, l = ([v, { kind: x, path: P }]) => i.hiddenSize !== void 0 || !Cl(x) || D(P, i.own) || f(v), m = t.length > 0 ? jn(t) : Yx, p = n.length > 0 && !r && !s, d = [...m].filter(l).map(([v]) => v), h = ec(p ? Bl(n, d) : jn(n)), y = (v) => c(h.get(v)), w = /* @__PURE__ */ new Set();
  for (let [v, { kind: x }] of p ? ec(m, t[0]) : jn([u])) {
    let [P, I] = [ze(e, v), ze(u, v)];
    if (f(v)) continue;
    let E = { shown: x, upper: m.get(v), base: h.get(v) }, _ = rS(E, { isDetached: r, hasOwnFiles: s });
    if (_ !== "special" && w.add(v), _ === "unknown") throw new Error(`nothing tells where ${g(P)} is from`);
    if (_ === "special" && (yield { ...WL, list: "skipped", name: P }), _ === "special" || _ === "same" || _ === "replaced" && E.base && _l(I, E.base.path)) continue;
    let L = _ === "merged" ? nc : y(v);
    if (!x.isDirectory()) {
      let { size: He } = aS(g(E.upper?.path ?? I));
      yield fS("files", P, L, x.isFile() ? He : 0);
      continue;
    }
    let Q = {
      name: P,
      upper: E.upper?.stack ?? [],
      base: E.base?.stack ?? [],
      isDetached: r || a.has(P) || E.upper?.isHiding === !0,
      hidden: L
    };
    yield* uS(Q, o, i);
  }
  for (let v of h.keys()) {
    if (w.has(v)) continue;
    let { files: x, bytes: P } = y(v);
    yield { list: "removed", name: ze(e, v), moreFiles: -x, bytes: 0, deadBytes: P };
  }
}
var WL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function fS(e, t, n, r = 0) {
  return { list: e, name: t, moreFiles: 1 - n.files, bytes: r, deadBytes: n.bytes };
}
function sS(e) {
  let { mode: t, mtimeMs: n } = aS(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function lS(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = e.layersOf(i).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, nS(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await Fl(0, f, { excludes: t, most: o, hiddenSize: Al });
      o -= Yr(l), r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function Fl(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = tS({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return cS(c, { detached: i, hasOwnFiles: s, ...a });
}
function zn({ changes: e }) {
  return Yr(e) > 1 || e.isTopChanged;
}
function rc({ prefix: e }, t) {
  return Ae(e, t);
}

// src/job/save/changes/merge-policy.ts
function mS(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - jL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function jL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var pS = 4096;
function dS(e, t) {
  let n = t.map(({ image: { root: r }, changes: o }) => ({ root: r, size: o.bytes + pS * Yr(o) }));
  return yS(e, n);
}
function hS(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return yS(e, t).merged.length === 0;
}
function yS(e, t) {
  let n = e.filter(mi).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + pS * s })), r = e.length - mS(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function gS({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(zn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = vt(u, "bytes") + vt(c, "bytes") - vt(a(r), "bytes");
    return ux(i, s, pi([...u, ...f]) + vt(c, "deadBytes") - l);
  }, e);
}
function vt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function wS(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await qL(n, e), { excludes: c } = Fo([e.scratch, ...a], e.selection), u = cx(i.files), f = await r.during("compare", () => lS(n, { excludes: c, most: u }));
  JL(a, f);
  let l = f.filter(zn);
  if (l.length === 0 && zL(e))
    throw await s, new qt();
  let m = dS(i.layers, l);
  o(m);
  let d = (await r.during("compare", () => HL(f, m, c))).filter(zn), h = d.map(({ changes: y }) => y);
  return $l(vt(h, "bytes"), i.size), { plan: m, compared: f, packed: d };
}
function zL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && ie(se(t).keyIn(e.mounted.key), n);
}
async function HL(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: c }) => c === o.image.root).length, a = i === 0 ? o.changes : await Fl(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: a });
  }
  return r;
}
function qL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(GL), excludes: t.excludes, signal: r });
}
function GL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function JL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as KL, readdirSync as VL, realpathSync as bS } from "node:fs";
import { join as di } from "node:path";

// src/mounts/overlay-marks.ts
async function Nl(e, t, { rights: n, signal: r }, o = ["redirect", "opaque"]) {
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
function vS({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? tD(e, n, r, o) : XL(e, t, r, o);
}
async function XL(e, t, n, r) {
  let o = await Rr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  return await (await Ka(t)).close(), {
    directories: ZL(t, e, n),
    layersOf: (i) => QL(t, i, e),
    async detachedIn({ upper: i, above: s }, a) {
      let c = await Nl(i, a, { rights: o, signal: r });
      return s && (await Nl(s.upper, s.names, { rights: o, signal: r })).size > 0 ? c.add("") : c;
    }
  };
}
function ZL(e, t, n) {
  let r = Da(e, G()), o = new Map(r.map((i) => [i.target, i]));
  return xS(n, r.length), n.map((i) => {
    let { path: s, stat: a } = i, c = o.get(bS(s, "latin1"));
    if (!c || !a.isDirectory()) throw new Error(`${s} is not mounted`);
    return SS(s, c), {
      ...kS(t, i),
      match: i,
      upper: c.upper === void 0 ? YL(e) : g(c.upper).toString(),
      above: c.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c.mount.options)
    };
  });
}
function kS(e, t) {
  let n = G(), r = Ir(t.line, n), o = e.find((a) => a.kind === "image" && a.root === r), i = Fs(r, t.line, n), s = o && uf(o, [t.line], n).get(t.line);
  if (!o || s !== yt(t.line, i)) throw new Error(`${t.path} is in no image`);
  return { image: o, top: i, prefix: Ns(t, i) };
}
function xS(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function SS(e, { target: t, mount: n }) {
  let r = q(), o = r.findLast(({ point: i }) => i === n.point);
  if (o?.type !== "overlay" || o.source !== n.source)
    throw new Error(`${e} is no longer mounted`);
  if (r.some(({ point: i }) => i !== n.point && D(i, t)))
    throw new Error(`something else is mounted below ${e}`);
}
function YL(e) {
  let t = di(e, "empty");
  return KL(t, { recursive: !0 }), t;
}
function QL(e, t, n) {
  let r = n.filter(({ kind: a }) => a === "image"), o = n.filter(({ kind: a, root: c }) => a === "delta" && c === t.root), i = Gu(r.indexOf(t), o.length + 1).map((a) => di(e, a)), s = new Set(q().map(({ point: a }) => a));
  if (!i.every((a) => s.has(b(a)))) throw new Error("a layer is no longer mounted");
  return i;
}
function eD(e) {
  let t = VL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [di(e, "base")] : t.map((n, r) => di(e, `l${r}`));
}
async function tD(e, { socket: t, mounts: n }, r, o) {
  let i = qr(t, o), s = q().filter(({ source: f }) => f === ys), a = /* @__PURE__ */ new Map();
  xS(r, n.length);
  let c = r.map((f) => {
    let l = bS(f.path, "latin1"), m = s.findLast(({ type: y, point: w }) => y === "overlay" && w === l), p = n.find((y) => b(y.target) === l)?.view;
    if (!m || p === void 0) throw new Error(`${f.path} is no longer mounted`);
    if (SS(f.path, { target: l, mount: m }), !s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    let d = kS(e, f);
    a.set(d.image, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m.options);
    return { ...d, match: f, upper: di(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    layersOf: (f) => eD(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f)))
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as nD } from "node:fs";
import { Readable as rD } from "node:stream";
function PS(e, t, {
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
      reusedBytes: X({ segments: e.kept }),
      packedBytes: e.layers.reduce((u, { length: f }) => u + f, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (u) => r.during("pack", () => oD(e, a, { write: u, signal: o }))
  };
}
async function oD({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await Cn(e.read(s, X({ segments: c })), a);
  let u = async (f, l) => {
    let m = X({ segments: c }), p = nr(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Cn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, nD(f, { highWaterMark: T }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, rD.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var MS = j(ES(), 1);
import { stat as fD } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as iD } from "node:fs";
var sD = ["-b", "32K"];
async function IS(e, t, n) {
  let r = t.directories.includes(""), o = t.directories.filter((p) => p !== ""), { files: i, removed: s } = t, { options: a, topSeconds: c } = pa(n.top, r), u = cD({ ...t, directories: o }, n), f = {
    sources: ["-"],
    options: ["-tar", ...sD, ...a],
    archive: u,
    topSeconds: c,
    whiteouts: s
  }, l = await Qo(e, f, n), m = (/* @__PURE__ */ new Set([...o, ...i, ...s, ...Ls([...o, ...i])])).size;
  if (l.members !== m)
    throw new Error(`the image has ${l.members} members instead of ${m}`);
  return l;
}
var aD = 64 * 1024;
async function* cD(e, { top: t, tools: n, signal: r }) {
  let { files: o } = e, i = Zn(aD);
  for (let s of uD(e, t))
    for (let a of i.push(s)) yield Buffer.concat(a);
  if (yield Buffer.concat(i.rest()), o.length === 0) {
    yield We;
    return;
  }
  yield* gt(r, (s) => {
    let a = he([ra(n.tar)], { cwd: t, signal: s });
    return a.stdin.end(`${o.join("\0")}\0`, "latin1"), a;
  });
}
function* uD({ directories: e, removed: t }, n) {
  for (let r of t) yield Ft({ kind: "whiteout", name: r, mode: 0, mtime: "0" });
  for (let r of e) {
    let o = iD(g(`${b(n)}/${r}`));
    if (!o.isDirectory()) throw new Error(`${g(r)} is no directory any more`);
    yield Ft({ kind: "directory", name: r, mode: $f(o), mtime: String(Bf(o)) });
  }
}

// src/job/save/changes/layer-segments.ts
async function $S(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, MS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = ff(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function BS(e) {
  let { frame: t, bytes: n } = Pg(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function TS(e, t, n, { inputs: r, ...o }) {
  let i = (m) => t.flatMap((p) => p.changes[m].map((d) => rc(p, d))), s = {
    directories: i("directories"),
    files: i("files"),
    removed: i("removed")
  }, [{ top: a }] = t, c = await IS(n, s, { ...o, top: a, level: r.compressionLevel }), { size: u } = await fD(n), { members: f, bytes: l } = c;
  return {
    layer: { path: n, length: u, files: f, bytes: l, root: e },
    removed: s.removed
  };
}

// src/job/save/changes/save-layers.ts
async function AS(e) {
  let { dir: t, remove: n } = Ie(Z());
  try {
    let { contents: r, copied: o } = await lD({ ...e, scratch: t }), { index: i } = await e.base.current;
    return PS(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [Ht, qt, Gn].some((o) => r instanceof o)) throw r;
    await e.draft, S(`${xl}: ${O(r)}`);
    return;
  }
}
async function lD(e) {
  let { layers: t, size: n } = e.base.mounted;
  ax(n), dl(t, t);
  let r, o = (i) => r ??= mD(X({ segments: i }), e);
  hS(t) && o(t);
  try {
    let i = await pD(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function mD(e, { base: t, draft: n, timeline: r, signal: o }) {
  let i = e - e % T, s = Promise.all([n, t.current]).then(([a, c]) => {
    let u = a.copyFrom(c.entry, i, Pl(t, c, o).read);
    return K(r.during("copy", async () => (await u).finished)), u;
  });
  return K(s);
}
async function pD(e, t) {
  let { layers: n } = t.base.mounted, r = await vS(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await wS({ ...t, mounts: r, onPlan: o }), [c] = await Promise.all([t.base.current, t.draft]), u = gS(i, { compared: s, packed: a }), { index: f } = c, l = Pl(t.base, c, t.signal), m = await $S(l, f), p = await dD(a, t), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, u.filter(mi).length),
    ...p.map(({ removed: w }) => w)
  ];
  dl(n, [...u, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(zn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: u,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? BS(h) : void 0,
    files: Math.max(0, f.files + vt(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + vt(y, "bytes") - vt(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((x) => rc(v, x))
    )
  };
}
async function dD(e, t) {
  let { scratch: n, timeline: r } = t, o = [];
  for (let [i, s] of Map.groupBy(e, ({ image: a }) => a)) {
    let a = A(n, `layer-${o.length}`);
    o.push(await r.during("pack", () => TS(i.root, s, a, t)));
  }
  return o;
}

// src/job/save/choose-format.ts
async function RS(e, t) {
  if (!await hD(e, t)) return !1;
  let n = kD(t);
  return n > 0 && S(`No image is made: that would read ${H(n)} of holes`), n === 0;
}
async function hD(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Ho(a, G())) && Un(await Na(e, r)) && !wD(n, t);
}
var yD = 4e3, gD = 64 * 1048576;
function wD(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of nt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > yD || r > gD) return !1;
  }
  return !0;
}
var bD = 8 * 1073741824, vD = 8;
function kD({ selection: e, matches: t, state: { key: n, matchedKey: r, mounted: o } }) {
  if (o || n !== void 0 && r === void 0) return 0;
  let [i, s] = [0, 0];
  for (let a of nt(t, e.excludes))
    for (let c of a) {
      let u = 1 / (c.hardLink?.names ?? 1);
      s += u * c.bytes, i += u * ((c.length ?? 0) - c.bytes);
    }
  return i > Math.max(bD, vD * s) ? i : 0;
}
function CS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Jr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && S(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && S(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function _S(e, t) {
  let n = Ie(Z());
  return {
    rest: e,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    pack: (r) => xD({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function xD(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: L }) => ({ path: b(L) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: L }) => !d.includes(L)), { excludes: y } = Fo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let L of nt(h, y, [], v)) ;
  let x = i.image ? nt(h, y, w) : s.watch(h, (L) => nt([L], y, w, v)), P = c.items("walk", x), I = { matches: h, found: P, leftOut: w, scratch: r, tools: o, signal: u, write: f }, E = { workspace: G(), level: t.compressionLevel }, [_] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...E })),
    i.image && p ? m() : void 0
  ]);
  return _;
}

// src/job/save/save-entry.ts
async function FS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await SD(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: se(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: be(r).read, signal: f }, w = K(u.during("reserve", () => PD(h, i))), v = Ex(s, { ...y, version: d, timeline: u }), x = { summary: t.summary, log: e.log }, P = Gr({ step: "save", outcome: "saved", key: n, store: i.label }, t), I = a ? Xx() : void 0, E = async () => {
    await I?.check(), await Bx(s, y);
  }, _;
  try {
    let L = v && await AS({ ...e, base: v, draft: w, tools: p });
    L || Zx(e), _ = L ?? _S(await w, { ...e, tools: p, format: m, changeWatch: I }), ED(e);
    let Q = await fx({ ...e, name: h, format: m, findings: P, body: _, check: E });
    if (Q !== "published") return Q === "nothing";
  } catch (L) {
    if (L instanceof Ht || L instanceof qt)
      return S(L instanceof Ht ? yl(n, s) : ul(t)), !0;
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
  return S("Cache saved successfully"), i.isHere && OD(i), S(`Cache saved with key: ${n}`), t.rolling && c.push(Bk(i, { ...h, key: n }, t.rolling)), await si(P, u, x), !0;
}
async function SD(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await RS(t, e), f = await ai(t, c, u), l = CS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    S(s);
    return;
  }
  if (s && S(`The entry ${n} is an archive: saving an image, which later jobs mount`), N("preset") === "")
    for (let m of a.unlogged(await hh(o, i))) S(m);
  return { format: l, tools: f };
}
async function PD(e, t) {
  let n = await t.create(e);
  if (!n) throw new Ht();
  return n;
}
function OD({ label: e }) {
  S(`Saved in the ${e}`), Wm() && z(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function ED({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, Z(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as HD, fstatSync as qD, lstatSync as GD, openSync as JD, readSync as KD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as ID } from "node:fs";
import { setImmediate as MD } from "node:timers/promises";
var $D = 64;
async function Ll({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of BD(u + l)) {
        let p = m.isDirectory();
        if (p ? dt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % $D > 0 || (await MD(), n.throwIfAborted());
    }
  }
}
function BD(e) {
  let t = { withFileTypes: !0, encoding: "latin1" };
  return F(() => ID(g(e), t)) ?? [];
}

// src/files/secrets/settings.ts
var TD = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function kt(e) {
  return !TD.test(e);
}
function oc(e, t) {
  return (n) => AD(n, t).some(e);
}
function _e(e, t) {
  return oc(({ key: n, value: r }) => e.test(n) && kt(r), t);
}
function AD(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: NS(i), value: NS(r.slice(o + 1).trim()) }];
  });
}
function NS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Dl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => kt(n));
}
function hi(e) {
  return (t) => RD(t).some((n) => kt(n.value) && e(n));
}
function RD(e) {
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
function Ul(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function ic(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var US = j(DS(), 1), CD = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, _D = [
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
], FD = new RegExp(`\\b(?:${_D.map(({ source: e }) => e).join("|")})`);
function sc(e) {
  return [...e.matchAll(CD)].some(([, r = "", o]) => LD(r) === o) || FD.test(e);
}
var ND = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function LD(e) {
  let t = "";
  for (let n = (0, US.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${ND[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var WS = _e(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Wl = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: yi(
      _e(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ic(e, /:_authToken" "?([^\s"]+)/g).some(kt)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: _e(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: DD },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: hi(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: WS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: jS,
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
    has: Dl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: _e(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ic(Ul(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => kt(t) && !/\{[^{}]+\}/.test(t)
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
  { kind: "Bundler password", files: [".bundle/config"], has: oc(UD, ":") },
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
    has: (e) => ic(Ul(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(kt)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: hi(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && jS(t)
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
    has: yi(Dl, oc(WD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: yi(sc, WS),
    isCommon: !0
  }
];
function yi(...e) {
  return (t) => e.some((n) => n(t));
}
function DD(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && kt(n[o + 1] ?? ""));
}
function UD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && kt(r);
}
function WD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && kt(n);
}
var jD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, zD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function jS(e) {
  return [...e.matchAll(jD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(zD)
  );
}

// src/files/secrets/find.ts
async function zS(e) {
  let t = [];
  return await Ll(e, JS, (n, { path: r }) => {
    let o = qS(n, r);
    o && t.push(o);
  }), jl(t);
}
function* HS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), ci(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !JS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = qS(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return jl(n);
}
function qS(e, t) {
  let n = VD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && r2(e, t))
  ), r = n.length > 0 ? i2(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (sc(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function GS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await Ll(t, () => !0, (i) => {
    let s = GD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(KS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), jl([...r.values()]);
}
function jl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var VD = Wl.map((e) => ({ ...e, pattern: new RegExp(`/${zl(e.files)}$`, "i") })), XD = Wl.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [ZD = [], YD = []] = [!0, !1].map(
  (e) => XD.filter((t) => t.startsWith("*") === e)
), QD = new RegExp(`^${zl(YD)}$`, "i"), e2 = new RegExp(`${zl(ZD.map((e) => e.slice(1)))}$`, "i");
function JS(e) {
  return QD.test(e) || e2.test(e);
}
function zl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var t2 = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, n2 = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function r2(e, t) {
  let r = [G(), Gt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return t2.test(e.slice(o)) || n2.test(e.slice(t.length));
}
var o2 = 64 * 1024;
function i2(e) {
  let t;
  try {
    t = JD(g(e), Je);
    let n = qD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), o2)), o = KD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? KS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && HD(t);
  }
}
function KS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function ZS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(XS(i));
  };
  return {
    /**
     * Looks for secrets, and logs the names of the files.
     * @returns the paths of the files to leave out
     * @throws SecretFound if nothing may be saved
     */
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await zS(r);
      if (e === "warn")
        return n(o, VS), [];
      if (e === "refuse" && o.length > 0)
        throw new Gn(`there are secrets in ${XS(o)}. ${YS}, or set \`secrets: skip\``);
      let i = await GS(o, r);
      return n(i, (s) => S(`Left out, because of secrets: ${s}`)), i.map(QS);
    },
    /** Yields the files of the walks. If the user wants only a warning, it comes when the last walk ends. */
    *watch(r, o) {
      if (e === "warn") n(yield* HS(r, o), VS);
      else for (let i of r) yield* o(i);
    }
  };
}
function VS(e) {
  z(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${YS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var YS = "Remove them, or exclude them by lines of `path` that begin with `!`", s2 = 5;
function XS(e) {
  let t = e.slice(0, s2).map((r) => {
    let o = QS(r);
    return `${wi(G(), o) ?? o} (${r.kind})`;
  }), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function QS({ path: e }) {
  return g(e).toString();
}

// src/job/save/save-cache.ts
async function e0(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Le(), { rolling: a } = t, c = se(a), { write: u, read: f } = be(s), l = Hl(t, s);
  if (u === void 0 || l) return S(l ?? "");
  let m = _a(), p = i && ie(c.keyIn(i.name), e), d = a && p && await Mk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return S(d);
  let h = (a ? d : n.isArchive && Ha(e)) || void 0, y = ps(t), w = () => m.during("find", async () => Sd(await gr(y), n.installed)), v = await w();
  if (v.length === 0) return hl(y);
  let x = zr(Hr(t, s, r)), P = ZS(t), I = (E, _) => {
    let L = { selection: y, matches: E, secretCheck: P, ..._, unlessImage: h, ...o };
    return FS({ inputs: t, key: e, run: s, scope: u, store: x, state: n, ...L, timeline: m, signal: r });
  };
  if (!a?.merges) await I(v, { isOutdated: void 0, merged: [] });
  else {
    let E = { inputs: t, key: e, scope: u, readScopes: f, store: x, matches: v, restored: i?.name, timeline: m, signal: r };
    await Jx({ ...E, find: w, save: I });
  }
}
function Hl(e, t) {
  let { rolling: n } = e;
  return be(t).whyNoWrite ?? Dy(e, t) ?? a2(e) ?? (n && cl(n, t));
}
function a2({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as c2 } from "node:timers/promises";
var u2 = 1e3;
async function t0(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(se(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [f2] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...l2(e),
    ...await m2(p2(e), i)
  ];
}
var f2 = "The first run with a key finds nothing, and post saves what later runs find.";
function l2({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && N("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function m2(e, t) {
  let n = new AbortController(), r = c2(u2, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function p2({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = se(r.rolling), a = h2(n, r), c = a.flatMap(({ versions: x }) => x), u = N("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((x, P) => u.slice(0, -1 - P).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: x }) => x.includes(m.version)), h = p.split("-"), y = u.filter((x, P) => x !== h[P]);
  if (!d && y.length === 0) return [];
  let w = y.map((x) => x.replace(/^[0-9a-f]{64}$/, d2)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var d2 = "another hash of lock files (with `install` also of more, see docs/install.md)";
function h2(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = y2.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var y2 = Dr.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function n0(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ne("cache-primary-key", r);
  let o = {
    ...e,
    names: se(t.rolling),
    access: be(e.run),
    timeline: _a(),
    // `store` becomes the store's label once the store is open.
    findings: Gr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && S(i);
  let { name: s, miss: a, sources: c } = await g2(o), u = await v2(s, o);
  if (a && !i && Nm("Why nothing was found", e.log.unlogged([...await t0(a), ...e.keyNotes])), await si(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new B(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function g2(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await w2(e), { lines: u } = Te(t.paths, process.cwd());
    if (await Yv(u, { mounts: ws(), warn: z, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) {
      let l = e.mayPostSave && !Hl(t, e.run);
      return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: l, signal: o } };
    }
    let f = r.keyIn(i.key);
    return s.isHere && S(`Found in the ${s.label}`), S(`Cache hit for${ie(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await b2(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await o0(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = O(s), i && e.remember({ refused: r.keyIn(i.key) }), z(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function w2(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = zr(Hr(t, n, u));
  c.store = f.label, K(Uy(t, u));
  let l = await Na(t, u), m = await vk(f, t, { mounting: l, signal: u }), p = bk(m, t), d = $g(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(r0(t)), versions: p }, context: y };
}
function r0({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function b2(e, t, n) {
  n.inputs.signing && await Zr(e, t, n, async () => {
  }), S("Lookup only - skipping download");
}
async function o0(e, t, n) {
  try {
    return await qx(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => wn(`The entry stays where it is: ${O(o)}`)), !e.original)) throw r;
    return S(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await o0(e.original, t, n);
  }
}
async function v2(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Ne("hit", "miss"), S(`Cache not found for input keys: ${r0(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await Ik(e, t) : void 0 });
  let c = ie(a, n.key), u = c ? "exact" : "partial";
  return Ne("cache-hit", String(c)), Ne("cache-matched-key", a), Ne("hit", u), c && s({ tree: Pd(n) }), S(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function i0(e) {
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
var x2 = 64;
async function c0(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await Cv();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = a0(d, r);
      return tf(d, () => Kv(d, { command: h, remember: y, signal: i }));
    })
  );
  Vv([...a, ...s]);
  let c = i0(a.length), u = Lv(a.length, Vu), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: x } = u, P = (I) => x !== u.leave ? Vu([I]) : (x = () => {
    }, v(), u.join(I));
    try {
      if (!h) return S2();
      let I = Math.min(h.concurrency, Math.floor(x2 / f)), { keyNotes: E = [] } = y ?? {}, _ = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: E, ...a0(d, r) }, L = { inputs: { ...h, concurrency: I }, showInWorkspace: P };
      return await n0({ ..._, ...L });
    } finally {
      x();
    }
  }), m = await Promise.allSettled(a.map((d) => tf(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : s0);
  return a.length > 1 && s.length === 0 && P2(p.flatMap((d) => d?.hit ?? [])), O2(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? s0 }));
}
var s0 = { hit: "miss" };
function a0({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), $a(t);
  } };
}
function S2() {
  if (Ne("hit", "miss"), !!at(N("fail-on-cache-miss")))
    throw new B("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function P2(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ne("cache-hit", String(n === "exact")), Ne("hit", n);
}
function O2(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof B);
  for (let n of e) n instanceof B || Vt(n);
  if (t.length > 0) throw new B(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as E2 } from "node:fs";
var ql = "/bin/sh";
function ac() {
  let e = Number(process.exitCode ?? 0);
  process.execve && E2(ql) && (process.emit("exit", e), process.execve(ql, [ql, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function u0(e, t) {
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
    Vt(r), ac();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (S(O(n.signal.reason)), ac()), t(r);
  }
  ac();
}

// src/report/step-log.ts
function cc() {
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
      r > t.ms && (t = { ms: r, line: Xt(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && S(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var f0 = 24;
function uc() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < f0)
    throw new B(
      `Headstart needs Node ${f0} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var Gl = "Failed to save: ";
async function l0(e) {
  at(N("background")) && z(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await Jl(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var I2 = 2;
async function Jl(e, { states: t, onlyUnchanged: n = !1, later: r, onRead: o }) {
  if (uc(), !La(Le())) return;
  let i = Object.keys(t ?? {}), s = await (t && i.length > 0 ? Ts(t) : Bs(e));
  for (let p of i)
    s.some((d) => d.name === p) || z(
      `The cache ${p} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let a = cc(), c = new Set(s), u = async (p) => {
    let d = () => {
      c.delete(p) && c.size === 0 && o?.();
    };
    try {
      await M2(p, t?.[p.name] ?? {}, { onlyUnchanged: n, later: r, filesRead: d, log: a, signal: e }), d();
    } catch (h) {
      if (p.name === "") throw h;
      e.throwIfAborted(), Vt(h, Gl);
    }
  }, f = Lr(I2), l = s.map((p) => f(() => Kt(p, () => u(p)))), m = await Promise.allSettled(l);
  a.end();
  for (let p of m) if (p.status === "rejected") throw p.reason;
}
async function M2(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && ie(o, r);
  if (!i && s && !t.isArchive) return S(Ha(r));
  if (t.unsaved !== void 0) return S(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && xd(t.installed) !== t.installed.digest)
    return S(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await As(e, n.signal)) === "none") return;
  if (N("key") === "") return Vn("Key is not specified.");
  let c = Cs(e), u = r ?? c.key, f = se(c.rolling).mistake([u]);
  if (f) throw new B(f);
  await e0(u, c, t, n);
}

// src/job/end/post.ts
async function m0(e) {
  let t = Kf(), n = [], r = () => {
  }, o = new Promise((s) => {
    r = s;
  }), i = K(o.then(Kl));
  try {
    let s = t && Object.entries(t).filter(([, { key: a }]) => a !== void 0);
    s?.length !== 0 && await Jl(e, { states: s && Object.fromEntries(s), later: n, onRead: r });
  } finally {
    r(), await i, await Promise.all(n);
  }
}
async function Kl() {
  let e = Kf() ?? {}, t = Rv(e), n = await Ts(e).catch(() => []);
  for (let r of n) Kt(r, () => $2(e[r.name]));
  await t.unmount(n);
}
function $2({ tree: e = [] } = {}) {
  let [t] = Od(e);
  if (t === void 0) return;
  let n = oo() === "" ? "cache-hit" : `cache-hit-${oo()}`, r = N("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${Dm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.", o = wi(G(), t) || t;
  Ai(`A later step has made all of ${o} again${r}`);
}

// src/job/restore/install-commands.ts
function p0(e, t) {
  let n = N(e), r = Ms(n), o = t.map(B2).join(", "), i = t.length > 1 && N("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new B(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = ne(process.cwd()), a = (f = N("working-directory")) => eo(s, ne(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function B2({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/job/restore/left-out.ts
async function d0(e, t) {
  if (!/\bauto\b/i.test(N("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-XSFSCSDL.js");
  await n(t);
}
async function h0(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? N("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-7MIZ7PAG.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && S(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function Vl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  $a(n), uc();
  let r = { run: Le(), log: cc(), states: n, mayPostSave: t, signal: e }, o = La(r.run);
  if (!o && N("install") === "") return;
  let i = await Bs(e);
  for (let { name: l, inputs: m } of i)
    n[l] = { preset: m.get("preset"), directory: m.get("working-directory") };
  let s = p0("install", i), a = i.map((l, m) => ({ cache: l, command: s[m]?.text ?? "" })), c = o ? await c0(a, r) : a.map(({ cache: l }) => ({ cache: l, isWhole: !0, hit: "miss" })), u = c.flatMap(
    ({ inputs: l, hit: m, sources: p }) => l ? [{ inputs: l, isHit: m !== "miss", sources: p }] : []
  );
  if (await rx(u, e), await d0(c, e), a.every(({ command: l }) => l === "")) return await h0(c);
  let { install: f } = await import("./shared-HPEMGAG3.js");
  await f(c, s, r);
}

// src/main/run.ts
var T2 = {
  restore: Vl,
  "restore-only": (e) => Vl(e, { mayPostSave: !1 }),
  post: m0,
  save: l0,
  unmount: Kl
};
function Fse(e) {
  return u0(T2[e], (t) => {
    e.startsWith("restore") && t instanceof B ? Fm(O(t)) : Vt(t, ["post", "save"].includes(e) ? Gl : "");
  });
}

export {
  C as a,
  W as b,
  A2 as c,
  j as d,
  ee as e,
  te as f,
  B as g,
  k as h,
  qe as i,
  Ht as j,
  O as k,
  F as l,
  K as m,
  M as n,
  xt as o,
  ne as p,
  gi as q,
  Y as r,
  lc as s,
  A as t,
  F2 as u,
  hn as v,
  eo as w,
  wi as x,
  lU as y,
  mU as z,
  F0 as A,
  Oe as B,
  Gt as C,
  O0 as D,
  bi as E,
  Tc as F,
  Kt as G,
  N as H,
  oo as I,
  Ne as J,
  Ti as K,
  Fm as L,
  z as M,
  Ai as N,
  S as O,
  wn as P,
  Nm as Q,
  Vn as R,
  Z as S,
  io as T,
  Wm as U,
  Rc as V,
  LU as W,
  DU as X,
  UU as Y,
  WU as Z,
  Le as _,
  H as $,
  me as aa,
  at as ba,
  De as ca,
  Xn as da,
  G$ as ea,
  yq as fa,
  zo as ga,
  Ms as ha,
  cP as ia,
  ao as ja,
  uP as ka,
  fo as la,
  V as ma,
  ue as na,
  J as oa,
  Uc as pa,
  fe as qa,
  Fi as ra,
  ct as sa,
  T as ta,
  ut as ua,
  ft as va,
  po as wa,
  X as xa,
  ho as ya,
  hP as za,
  wo as Aa,
  Yu as Ba,
  cB as Ca,
  Ry as Da,
  ie as Ea,
  Wi as Fa,
  hp as Ga,
  Vc as Ha,
  bo as Ia,
  wp as Ja,
  bp as Ka,
  Xc as La,
  be as Ma,
  _y as Na,
  lB as Oa,
  Fy as Pa,
  Ep as Qa,
  mt as Ra,
  Rp as Sa,
  Et as Ta,
  ir as Ua,
  Lp as Va,
  re as Wa,
  zi as Xa,
  Ke as Ya,
  DP as Za,
  UP as _a,
  IW as $a,
  MW as ab,
  Wp as bb,
  $W as cb,
  jp as db,
  qP as eb,
  qp as fb,
  Gp as gb,
  TW as hb,
  AW as ib,
  Jp as jb,
  NW as kb,
  UW as lb,
  Hi as mb,
  ve as nb,
  q as ob,
  It as pb,
  qi as qb,
  sr as rb,
  Zp as sb,
  uO as tb,
  ZW as ub,
  Te as vb,
  xd as wb,
  _E as xb,
  Lr as yb,
  uc as zb,
  b as Ab,
  g as Bb,
  he as Cb,
  df as Db,
  fa as Eb,
  vw as Fb,
  ar as Gb,
  pt as Hb,
  Ie as Ib,
  an as Jb,
  Qs as Kb,
  pG as Lb,
  $o as Mb,
  mu as Nb,
  pu as Ob,
  Dr as Pb,
  Rr as Qb,
  rl as Rb,
  Cd as Sb,
  ZE as Tb,
  Tk as Ub,
  _k as Vb,
  qd as Wb,
  gr as Xb,
  ps as Yb,
  wr as Zb,
  gh as _b,
  Eh as $b,
  tv as ac,
  zr as bc,
  Hr as cc,
  px as dc,
  wG as ec,
  Rn as fc,
  nt as gc,
  QX as hc,
  p0 as ic,
  c0 as jc,
  a0 as kc,
  u0 as lc,
  Fse as mc
};
