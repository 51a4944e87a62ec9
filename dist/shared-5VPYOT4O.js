import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var s0 = Object.create;
var Za = Object.defineProperty;
var a0 = Object.getOwnPropertyDescriptor;
var c0 = Object.getOwnPropertyNames;
var u0 = Object.getPrototypeOf, f0 = Object.prototype.hasOwnProperty;
var Ml = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), Bl = (e) => {
  throw TypeError(e);
};
var C = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var U = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, n2 = (e, t) => {
  for (var n in t)
    Za(e, n, { get: t[n], enumerable: !0 });
}, l0 = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of c0(t))
      !f0.call(e, o) && o !== n && Za(e, o, { get: () => t[o], enumerable: !(r = a0(t, o)) || r.enumerable });
  return e;
};
var j = (e, t, n) => (n = e != null ? s0(u0(e)) : {}, l0(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Za(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var tt = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && Bl("Object expected");
    var r, o;
    n && (r = t[Ml("asyncDispose")]), r === void 0 && (r = t[Ml("dispose")], n && (o = r)), typeof r != "function" && Bl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, nt = (e, t, n) => {
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
var Cl = U((h2, tc) => {
  tc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  tc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Dl = U((M2, Ll) => {
  Ll.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Wl = U((B2, gi) => {
  gi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  gi.exports.ok = gi.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Rm = U((vW, $c) => {
  $c.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  $c.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var qm = U((RW, Rc) => {
  Rc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Rc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var $p = U((yU, Ip) => {
  Ip.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var Tp = U((SU, qc) => {
  qc.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  qc.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var yd = U((Ij, Hi) => {
  Hi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Hi.exports.ok = Hi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var vd = U((Bj, Gi) => {
  Gi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Gi.exports.ok = Gi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var kd = U((Aj, Ji) => {
  Ji.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ji.exports.ok = Ji.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Sd = U((jj, ou) => {
  ou.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ou.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Ed = U((Xj, iu) => {
  iu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  iu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Td = U((u4, Ad) => {
  Ad.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/mounts/layers.ts
var qh = U((GH, Hh) => {
  Hh.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var py = U((r3, Tu) => {
  Tu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Tu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var Sy = U((b3, Ru) => {
  Ru.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Ru.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Ly = U((U3, Ny) => {
  Ny.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Wy = U((j3, Dy) => {
  Dy.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var pg = U((k6, mg) => {
  mg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Ig = U((mG, Og) => {
  Og.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Cg = U((AG, Yu) => {
  Yu.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Yu.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Hg = U((DG, zg) => {
  zg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Gg = U((WG, qg) => {
  qg.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var uw = U((gJ, cw) => {
  cw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var yw = U((qJ, hw) => {
  hw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Aw = U((T5, Bw) => {
  Bw.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var tb = U((OK, eb) => {
  eb.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var wb = U((f8, gb) => {
  gb.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Pb = U((F8, ff) => {
  ff.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  ff.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var ev = U((LV, wf) => {
  wf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  wf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var kv = U((q7, vv) => {
  vv.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var _v = U((E9, Ef) => {
  Ef.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Ef.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var tk = U((lX, $f) => {
  $f.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  $f.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var hk = U((LX, Cf) => {
  Cf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Cf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var Mk = U((pZ, Uf) => {
  Uf.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:crypto")[t] }));
  Uf.exports.getRandomValues = (e) => C("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var pS = U((one, mS) => {
  mS.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var MS = U((wre, $S) => {
  $S.exports = Object.create(new Proxy({}, { get: (e, t) => C("node:zlib")[t] }));
});

// src/system/failure.ts
var M = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Gn = class extends Error {
  name = "UnknownEntry";
}, ze = class extends Error {
  name = "UnverifiedEntry";
}, Wt = class extends Error {
  name = "NameTaken";
}, Ut = class extends Error {
  name = "NothingChanged";
}, Jn = class extends Error {
  name = "SecretFound";
}, Kn = class extends Error {
  name = "NamesCollide";
}, fe = class extends Error {
  name = "ToolFailure";
};
function P(e) {
  return e instanceof Error ? e.message : String(e);
}
function R(e, ...t) {
  try {
    return e();
  } catch (n) {
    if (t.length > 0 && !t.includes(I(n) ?? "")) throw n;
    return;
  }
}
function Y(e) {
  return e.catch(() => {
  }), e;
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}
function _e(e) {
  if (I(e) !== "ENOENT") throw e;
}

// src/system/native-path.ts
import { posix as m0, win32 as mn } from "node:path";
function kt(e) {
  return e !== "win32" ? m0 : {
    basename: mn.basename,
    dirname: (t) => K(mn.dirname(t), e),
    isAbsolute: mn.isAbsolute,
    join: (...t) => K(mn.join(...t), e),
    parse: mn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(mn.relative(t, n), e),
    resolve: (...t) => K(mn.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: li, dirname: J, isAbsolute: Ya, join: A, parse: s2, relative: pn, resolve: Zr } = kt(process.platform);
function mi(e, t, { relative: n, isAbsolute: r } = kt(process.platform)) {
  let o = n(e, t);
  return o === ".." || o.startsWith("../") || r(o) ? void 0 : o;
}

// src/system/home.ts
import { homedir as p0, userInfo as d0 } from "node:os";
function jt() {
  return Al(p0) ?? h0();
}
function h0() {
  return Al(() => d0().homedir);
}
var pi = "this user has no home directory; set `HOME`";
function Al(e) {
  return R(() => K(e())) || void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as N0 } from "node:async_hooks";
import { tmpdir as L0 } from "node:os";
import { join as D0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Rl from "os";

// node_modules/@actions/core/lib/utils.js
function xt(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function di(e) {
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
function St(e, t, n) {
  let r = new Qa(e, t, n);
  process.stdout.write(r.toString() + Rl.EOL);
}
function ec(e, t = "") {
  St(e, {}, t);
}
var Tl = "::", Qa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Tl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${g0(o)}`);
        }
    }
    return t += `${Tl}${y0(this.message)}`, t;
  }
};
function y0(e) {
  return xt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function g0(e) {
  return xt(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var _l = j(Cl(), 1);
import * as yi from "fs";
import * as hi from "os";
function nc(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!yi.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  yi.appendFileSync(n, `${xt(t)}${hi.EOL}`, {
    encoding: "utf8"
  });
}
function rc(e, t) {
  let n = `ghadelimiter_${_l.randomUUID()}`, r = xt(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${hi.EOL}${r}${hi.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as gc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as w0 } from "os";
import { constants as Fl, promises as b0 } from "fs";
var ic = function(e, t, n, r) {
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
}, { access: v0, appendFile: k0, writeFile: x0 } = b0, Nl = "GITHUB_STEP_SUMMARY";
var sc = class {
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
    return ic(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Nl];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Nl}. Check if your runtime environment supports job summaries.`);
      try {
        yield v0(t, Fl.R_OK | Fl.W_OK);
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
    return ic(this, void 0, void 0, function* () {
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
    return ic(this, void 0, void 0, function* () {
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
}, S0 = new sc();
var ac = S0;

// node_modules/@actions/core/lib/platform.js
import nm from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Yl = j(Dl(), 1);
import * as Qr from "os";
import * as hc from "events";
import * as Ql from "path";

// node_modules/@actions/io/lib/io.js
var Kl = j(Wl(), 1);
import * as Me from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Yr from "fs";
import * as zt from "path";
var cc = function(e, t, n, r) {
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
}, { chmod: uc, copyFile: jl, lstat: wi, mkdir: zl, open: A2, readdir: fc, rename: P0, rm: Hl, rmdir: T2, stat: dn, symlink: ql, unlink: lc } = Yr.promises, rt = process.platform === "win32";
function Gl(e) {
  return cc(this, void 0, void 0, function* () {
    let t = yield Yr.promises.readlink(e);
    return rt && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var R2 = Yr.constants.O_RDONLY;
function Vn(e) {
  return cc(this, void 0, void 0, function* () {
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
function bi(e) {
  if (e = E0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return rt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function mc(e, t) {
  return cc(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield dn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (rt) {
        let o = zt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Ul(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield dn(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (rt) {
          try {
            let i = zt.dirname(e), s = zt.basename(e).toUpperCase();
            for (let a of yield fc(i))
              if (s === a.toUpperCase()) {
                e = zt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Ul(n))
          return e;
      }
    }
    return "";
  });
}
function E0(e) {
  return e = e || "", rt ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ul(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var hn = function(e, t, n, r) {
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
function _2(e, t) {
  return hn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = $0(o), c = (yield Vn(r)) ? yield dn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Me.join(r, Me.basename(n)) : r;
    if (!(yield Vn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield dn(n)).isDirectory())
      if (s)
        yield Vl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Me.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Xl(n, u, i);
    }
  });
}
function F2(e) {
  return hn(this, void 0, void 0, function* () {
    if (rt && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Hl(e, {
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
function O0(e) {
  return hn(this, void 0, void 0, function* () {
    (0, Kl.ok)(e, "a path argument must be provided"), yield zl(e, { recursive: !0 });
  });
}
function pc(e, t) {
  return hn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield pc(e, !1);
      if (!r)
        throw rt ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield I0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function I0(e) {
  return hn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (rt && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Me.delimiter))
        o && t.push(o);
    if (bi(e)) {
      let o = yield mc(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Me.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Me.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield mc(Me.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function $0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Vl(e, t, n, r) {
  return hn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield O0(t);
    let o = yield fc(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield wi(s)).isDirectory() ? yield Vl(s, a, n, r) : yield Xl(s, a, r);
    }
    yield uc(t, (yield dn(e)).mode);
  });
}
function Xl(e, t, n) {
  return hn(this, void 0, void 0, function* () {
    if ((yield wi(e)).isSymbolicLink()) {
      try {
        yield wi(t), yield lc(t);
      } catch (o) {
        o.code === "EPERM" && (yield uc(t, "0666"), yield lc(t));
      }
      let r = yield Gl(e);
      yield ql(r, t, rt ? "junction" : null);
    } else (!(yield Vn(t)) || n) && (yield jl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as B0 } from "timers";
var Zl = function(e, t, n, r) {
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
}, vi = process.platform === "win32", ki = class extends hc.EventEmitter {
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
    if (vi)
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
      let o = n + t.toString(), i = o.indexOf(Qr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Qr.EOL.length), i = o.indexOf(Qr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return vi && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (vi && this._isCmdFile()) {
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
    return Zl(this, void 0, void 0, function* () {
      return !bi(this.toolPath) && (this.toolPath.includes("/") || vi && this.toolPath.includes("\\")) && (this.toolPath = Ql.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield pc(this.toolPath, !0), new Promise((t, n) => Zl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Qr.EOL);
        let o = new dc(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Vn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Yl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function em(e) {
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
var dc = class e extends hc.EventEmitter {
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
var T0 = function(e, t, n, r) {
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
function tm(e, t, n) {
  return T0(this, void 0, void 0, function* () {
    let r = em(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new ki(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var W2 = nm.platform(), U2 = nm.arch();

// node_modules/@actions/core/lib/core.js
var yc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(yc || (yc = {}));
function oc(e) {
  St("add-mask", {}, e);
}
function rm(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function om(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return nc("OUTPUT", rc(e, t));
  process.stdout.write(gc.EOL), St("set-output", { name: e }, xt(t));
}
function im(e) {
  process.exitCode = yc.Failure, _0(e);
}
function Se(e) {
  St("debug", {}, e);
}
function _0(e, t = {}) {
  St("error", di(t), e instanceof Error ? e.toString() : e);
}
function sm(e, t = {}) {
  St("warning", di(t), e instanceof Error ? e.toString() : e);
}
function am(e, t = {}) {
  St("notice", di(t), e instanceof Error ? e.toString() : e);
}
function xi(e) {
  process.stdout.write(e + gc.EOL);
}
function cm(e) {
  ec("group", e);
}
function um() {
  ec("endgroup");
}
function fm(e, t) {
  if (process.env.GITHUB_STATE || "")
    return nc("STATE", rc(e, t));
  St("save-state", { name: e }, xt(t));
}
function lm(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function eo(e) {
  return mm(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function wc(e) {
  return mm(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function bc(e) {
  return `<code>${wc(e)}</code>`;
}
function mm(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return F0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var F0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var Pi = new N0();
function Ht(e, t) {
  return Pi.run(e, t);
}
function N(e) {
  return Pi.getStore()?.inputs.get(e.toLowerCase()) ?? rm(e);
}
function to() {
  return Pi.getStore()?.name ?? "";
}
function Fe(e, t) {
  let n = to();
  om(n ? `${e}-${n}` : e, t);
}
var pm = fm, dm = lm, Ei = oc;
function hm(e) {
  im(eo(e));
}
function z(e) {
  sm(Gt(e));
}
function Oi(e) {
  am(Gt(e));
}
function qt(e, t = "") {
  z(`${t}${P(e)}`), e instanceof Error && e.stack && yn(e.stack);
}
function x(e) {
  xi(Gt(e));
}
function Gt(e) {
  let t = to();
  return eo(t ? `${t}: ${e}` : e);
}
function yn(e) {
  Se(e.split(`
`).map(eo).join(`
`));
}
function ym(e, t) {
  cm(Gt(e));
  for (let n of t) xi(eo(n));
  um();
}
function Xn(e) {
  x(`[warning]${e}`);
}
function gm() {
  return process.env.GITHUB_STEP_SUMMARY ? ac : void 0;
}
function wm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function V() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return K(process.env.RUNNER_TEMP || L0());
}
function no() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || D0(jt() ?? "/", ".cache"));
}
function bm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function vm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function vc() {
  let e = { ...process.env };
  for (let [n, r] of Pi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var W0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function cW() {
  return Object.fromEntries(Object.entries(vc()).filter(([e]) => !W0.test(e)));
}
function uW() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function fW() {
  return process.env.RUNNER_NAME ?? "";
}
function lW(e) {
  Object.assign(process.env, e);
}
function Ne() {
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
function Ii(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function km(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var U0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function xm(e) {
  let [t, n] = Object.entries(U0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function le(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function ot(e) {
  return e.toLowerCase() === "true";
}
function Le(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new M(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Zn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new M(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function kc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new M("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new M(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function Pm(e, t) {
  let [n = ""] = t.toSorted((r, o) => Sm(e, r) - Sm(e, o));
  return n;
}
function Sm(e, t) {
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
function Yn(e) {
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
function it(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// node_modules/valibot/dist/index.mjs
var $i, j0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function xc(e) {
  return !e && !$i ? j0 : {
    lang: e?.lang ?? $i?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? $i?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? $i?.abortPipeEarly
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
function Jt(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function te(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Jt(i), c = {
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
function Om(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ge(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ xc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Im(e) {
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
var yW = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function ro(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: ro,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && te(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Mi(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Mi,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && te(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function oo(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: oo,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && te(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function io(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: io,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Jt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && te(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Jt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Qn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Qn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Jt(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && te(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Jt(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Kt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Kt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && te(this, "format", n, r), n;
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
      return t.typed && !this.requirement(t.value) && te(this, "safe integer", t, n), t;
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
      return n.typed && !n.value.startsWith(this.requirement) && te(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Sc(e, t) {
  return {
    kind: "validation",
    type: "value",
    reference: Sc,
    async: !1,
    expects: e instanceof Date ? e.toJSON() : /* @__PURE__ */ Jt(e),
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !/* @__PURE__ */ Z0(this.requirement, n.value) && te(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Jt(n.value) }), n;
    }
  };
}
var $m = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Mm(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Bm(e, t) {
  return ge({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ Mm(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Am(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Tm(e, t) {
  return !e["~run"]({ value: t }, $m).issues;
}
// @__NO_SIDE_EFFECTS__
function Pe(e, t) {
  return ge({
    kind: "schema",
    type: "array",
    reference: Pe,
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
      } else te(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ao(e) {
  return ge({
    kind: "schema",
    type: "boolean",
    reference: ao,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : te(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Pc(e, t) {
  return ge({
    kind: "schema",
    type: "custom",
    reference: Pc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : te(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function gn(e, t) {
  return ge({
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
function Pt(e, t) {
  return ge({
    kind: "schema",
    type: "literal",
    reference: Pt,
    expects: /* @__PURE__ */ Jt(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ V0(n.value, this.literal) ? n.typed = !0 : te(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function me(e) {
  return ge({
    kind: "schema",
    type: "number",
    reference: me,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : te(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function X(e, t) {
  return ge({
    kind: "schema",
    type: "object",
    reference: X,
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
            let a = i in o ? o[i] : /* @__PURE__ */ Am(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Mm(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (te(this, "key", n, r, {
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
      } else te(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pe(e, t) {
  return ge({
    kind: "schema",
    type: "optional",
    reference: pe,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Am(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Bi(e, t, n) {
  return ge({
    kind: "schema",
    type: "record",
    reference: Bi,
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
      } else te(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ie(e) {
  return ge({
    kind: "schema",
    type: "string",
    reference: ie,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : te(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ec(e) {
  return ge({
    kind: "schema",
    type: "undefined",
    reference: Ec,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : te(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Em(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function wn(e, t) {
  return ge({
    kind: "schema",
    type: "union",
    reference: wn,
    expects: /* @__PURE__ */ Om(e.map((n) => n.expects), "|"),
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
        te(this, "type", n, r, { issues: /* @__PURE__ */ Em(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        te(this, "type", n, r, { issues: /* @__PURE__ */ Em(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Oc(e, t, n) {
  return ge({
    kind: "schema",
    type: "variant",
    reference: Oc,
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
                }, $m).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
        te(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ Om(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else te(this, "type", r, o);
      return r;
    }
  });
}
function Ic(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ xc(n));
  if (r.issues) throw new Y0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function ce(...e) {
  return ge({
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
function Ai(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ xc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function er(e, t) {
  let { success: n, issues: [r] = [] } = Ai(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Im(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Cm = j(Rm(), 1);
var T = 1024 * 1024, tr = 32;
function uo(e) {
  return Math.ceil(e / T) * tr;
}
function _m() {
  let e = Yn(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(st(...r));
    },
    /** All digests one after the other, 32 bytes each. */
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(st(...n)), Buffer.concat(t);
    }
  };
}
function Mc(e, t, n) {
  let r = n.subarray(t * tr, (t + 1) * tr);
  return r.length === tr && st(...e).equals(r);
}
function Fm(e, { offset: t, length: n }) {
  let r = at(t, t + n), o = r[0] * tr;
  return st(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * tr)
  ).toString("hex");
}
function st(...e) {
  let t = (0, Cm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function at(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var fo = "headstart-2", ct = ce(me(), so(), Qn(0)), Nm = ce(ie(), Kt(/^[a-z-]{1,32}$/)), eP = (e) => Number.isSafeInteger(e) && e > 0, tP = 512, Bc = ce(
  X({
    /** The format refuses unknown kinds, see `UnknownEntry`. */
    kind: Nm,
    /** In the object, in bytes: the `startAfter` of the segment before. */
    offset: ct,
    /** In the object, in bytes. */
    length: ct,
    /**
     * The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
     * thousands of frames: a schema for each takes ten times as long.
     */
    frames: gn(Pc((e) => Array.isArray(e) && e.every(eP))),
    /** The number of files, directories and links in the segment. */
    files: ct,
    /** The space of its files on the disk that they were saved from, in bytes. */
    bytes: ct,
    /** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
    unpackedBytes: gn(ct),
    /** The number of the line of an image or layer. Absent if it holds the files of several lines. */
    root: gn(ct),
    /** How many bytes of an image or layer later layers hide or remove. Absent if none. */
    deadBytes: gn(ct)
  }),
  ro(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), nP = X({
  /** A whole second after the last write to the cached files, and after all times of sources. Since 1970. */
  savedAt: ce(ct, io(2 ** 32)),
  /** In base64. */
  times: ie()
}), Lm = X({
  container: ce(ie(), Sc(fo)),
  format: Nm,
  key: ce(ie(), oo(tP)),
  /** The lines of `path`. The name of a member starts with the number of its line. */
  paths: Pe(ie()),
  segments: Pe(Bc),
  files: ct,
  bytes: ct,
  /** Absent unless the user wants it. */
  sources: gn(nP)
});
function lo({ kind: e }) {
  return e === "image" || e === "delta";
}
function nr(e, t) {
  return lo({ kind: t }) ? Math.ceil(e / T) * T : e;
}
function G({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Ti({ digests: e, ...t }) {
  return st(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function mo(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var rP = 407710288, Ac = 8, Ri = Ac + 12, po = Buffer.from("HEADSTR2"), Dm = 36 + po.length, ho = Ri + Dm, Tc = 4 * 1024 * 1024, Wm = 4 * 1024, oP = 1024 ** 4;
function Um(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = jm(e);
  if (r.length > Tc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Ri), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, ho), c = [rP, a - Ac, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, st(o, ...i), u, po]);
}
function jm({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function zm(e) {
  return Hm(e.digests, jm(e));
}
var iP = 128 * 1024;
async function yo(e, t) {
  return aP(await sP(e), e.size, t);
}
async function sP(e) {
  let { size: t } = e;
  if (t < ho) throw new k(`it has only ${t} bytes`);
  let n = await mo(e, Math.max(0, t - iP), t);
  if (!n.subarray(-po.length).equals(po))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - po.length - 4), o = ho + uo(Math.min(t, oP)) + Tc + Wm;
  if (r < ho || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : mo(e, t - r, t);
}
async function aP(e, t, n) {
  let r = e.length - Dm;
  if (!st(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Ac + 4 * d)
  ), a = t - e.length;
  if (!(o === uo(a) && i <= Tc && s <= Wm && ho + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Ri + o, [f, l] = [
    e.subarray(Ri, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), Hm(f, l));
  let m = R(() => JSON.parse(l.toString("utf8"))), p = er(Lm, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return cP(m.segments, a), { ...m, digests: f };
}
function Hm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), st(n, e, t);
}
function cP(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== nr(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var _i = j(qm(), 1), Gm = 10, Ci = 512;
function _c(e) {
  if (e.length > Gm) return `Key Validation Error: Keys are limited to a maximum of ${Gm}.`;
  for (let t of e) {
    if (t.length > Ci)
      return `Key Validation Error: ${t} cannot be larger than ${Ci} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function re(e, t) {
  return e === t || Jm(e) === Jm(t);
}
function Jm(e) {
  return e.normalize().toLowerCase();
}
function Fi(e) {
  let t = (0, _i.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Km(e, t) {
  for (let n of e) {
    let r = Cc(t.filter((o) => o.key === n)) ?? Cc(t.filter((o) => re(o.key, n))) ?? Cc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Cc(e) {
  return e.toSorted(Fc)[0];
}
function Fc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Vm = 225, uP = 160;
function go(e) {
  let t = Qm(e) || "%";
  return t.length <= Vm ? t : `${Zm(e)}~${(0, _i.createHash)("sha256").update(e).digest("hex")}`;
}
function Xm(e) {
  let t = go(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : ep(n)
  );
  return t.length <= Vm ? t : `~${(0, _i.createHash)("sha256").update(e).digest("hex")}`;
}
function Zm(e) {
  return Qm(e).slice(0, uP);
}
function Ym(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Zm(r).toLowerCase()));
}
function Nc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Qm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, ep);
}
function ep(e) {
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
function tp(e, t) {
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
var rp = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Lc(e) {
  return rp.has(e);
}
var np = `GitHub lets these events save a branch's caches: ${[...rp].join(", ")}; a pull request saves its own. Save from one of them.`;
function we(e) {
  let t = pP(e.token) ?? dP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${np}`), mP(t.write) && !Lc(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${np}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function mP(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function pP(e) {
  try {
    let { ac: t } = tp(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: op([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function dP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: op([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function op(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function ip(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Lc(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as wP, fstatSync as bP, lstatSync as vP, openSync as kP, readFileSync as xP } from "node:fs";
import { lstat as cp, mkdir as SP, open as PP, readlink as EP } from "node:fs/promises";
import { dirname as Dc, join as up, relative as OP, resolve as fp, sep as rr } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as hP } from "node:fs";
var { O_RDONLY: yP, O_NOFOLLOW: sp = 0, O_NONBLOCK: gP = 0 } = hP, He = yP | sp | gP, ap = sp !== 0;

// src/system/disk/ownership.ts
async function ut(e) {
  let t = await cp(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  pp(e, t);
}
function Ni({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function lp({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function mp(e) {
  let t = await PP(e, He);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return pp(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function pp(e, { uid: t, mode: n }) {
  if (dp(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = fp(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function dp(e, t) {
  if (!Ni({ uid: t }) && t !== 0) throw new Error(`${fp(e)} belongs to another user`);
}
async function hp(e, t) {
  for (let n of yp(e, t)) await ut(n);
}
async function Et(e, t) {
  for (let n of yp(e, t))
    await Wc(n), await ut(n);
}
async function wo(e) {
  try {
    await Wc(e);
  } catch (t) {
    if (I(t) !== "ENOENT" || Dc(e) === e) throw t;
    await wo(Dc(e)), await Wc(e);
  }
}
async function Wc(e) {
  await SP(e, { mode: 448 }).catch((t) => {
    if (I(t) !== "EEXIST") throw t;
  });
}
function yp(e, t) {
  let n = OP(e, t).split(rr);
  return n.map((r, o) => up(e, ...n.slice(0, o + 1)));
}
var IP = 40;
async function or(e) {
  if (!process.geteuid) return;
  let t = e.split(rr), n = 0, r = rr;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? Dc(r) : up(r, o), s = await cp(i).catch(_e);
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (dp(i, s.uid), ++n > IP) throw new Error(`${e} has too many links`);
    let a = await EP(i);
    a.startsWith(rr) && (r = rr), t.unshift(...a.split(rr));
  }
}
function ir(e, t) {
  let n = (o) => o?.isFile() === !0 && Ni(o) && o.size <= t;
  if (!n(vP(e, { throwIfNoEntry: !1 }))) return;
  let r = $P(e);
  if (r !== void 0)
    try {
      return n(bP(r)) ? xP(r) : void 0;
    } finally {
      wP(r);
    }
}
function $P(e) {
  try {
    return kP(e, He);
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function gp(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var Q = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, Li = class extends Q {
  constructor(t, n) {
    super(`${qe(t)}: it sends next to nothing for ${Uc(n)}`, "resume");
  }
};
function Uc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function qe(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + wp(wp(n));
}
function wp(e) {
  return e.replace(
    /(?:%[0-9a-f]{2})+/gi,
    (t) => R(() => decodeURIComponent(t)) ?? t
  );
}
var MP = "the server fails or is overloaded; try again later", BP = "the server does not support this request", bo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", bp = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [bo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [bo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [bo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [bo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [bo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function ZW(e, t) {
  if (e instanceof Q) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return vp(Number(n), t);
  let r = I(e) ?? "unknown error", [o, i] = bp[r] ?? ["the connection failed", "retry"];
  return new Q(`${qe(t)}: ${o} (${r})`, i);
}
function YW(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = bp[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Q(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function vp(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Q(`${qe(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function QW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Q(`${qe(t)}: ${n} (${e})`, "none");
}
async function kp({ status: e, headers: t, body: n }, r) {
  if (e === 407) return vp(e, r);
  let o = await CP(n), [i, s] = AP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? _P(t["retry-after"]) : 0;
  return new Q(`${qe(r)}: ${i} (${a})`, s, c);
}
function AP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${TP(n)}; use that as endpoint`, "none"] : e === 501 ? [BP, "none"] : e === 408 || e === 429 || e >= 500 ? [MP, "slow-down"] : ["it refuses the request", "none"];
}
function TP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var RP = 4096;
async function CP(e) {
  let t = [];
  return await gp(RP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function _P(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var xp = (e) => Math.min(24, 3 * e);
function Sp(e) {
  return e * (1 + Math.random() / 4);
}
function Pp(e) {
  return Math.random() * Math.min(4e3, e);
}
var vo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Ep = {
  ...vo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, tU = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, nU = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as WP } from "node:timers/promises";
async function Op(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Pp(i * 2 ** (s - 1)), l = u.retryAfterMs && Sp(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await UP(Math.max(l, f), n);
    }
}
function aU(e) {
  return e instanceof Li ? 2 : 1;
}
async function UP(e, t) {
  e > 0 && await WP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function fU({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Di(e, t) {
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
function Ot(e) {
  return (process.env.PATH ?? "").split(GP).filter((n) => JP(n)).map((n) => KP(n, `${e}${VP}`)).find(XP);
}
function Wi(e) {
  let t = Ot(e);
  if (t === void 0) throw new fe(`there is no ${e} on PATH`);
  return t;
}
function XP(e) {
  try {
    return zP(e, HP.X_OK), qP(e).isFile();
  } catch {
    return !1;
  }
}
function It() {
  return { LC_ALL: "C", ...ko(/^(PATH|SystemRoot)$/) };
}
function ko(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var jc = 1e3;
function sr(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-jc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new fe(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Hc = j($p(), 1);
import { once as zc } from "node:events";
import { finished as ZP } from "node:stream/promises";
var YP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/, Bp = process.platform !== "win32";
function QP(e, t) {
  let { pid: n } = e;
  R(() => Bp && n !== void 0 ? process.kill(-n, t) : e.kill(t));
}
function Ap({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([o]) => YP.test(o)), r = (0, Hc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // One of its threads waits for the kernel all the time.
    env: { ...It(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  return r.on("error", () => {
  }), {
    pid: r.pid ?? 0,
    /** Sends a message. @returns the first message of the program @throws Error if the program ends before that */
    async ask(o) {
      let i = r.connected ? zc(r, "disconnect") : [];
      r.send(o, () => {
      });
      let [s] = await Promise.race([zc(r, "message"), i]);
      if (s === void 0) throw new Error("it ended without a word");
      return s;
    },
    kill: () => {
      r.kill("SIGKILL");
    }
  };
}
async function kU({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = (0, Hc.spawn)(e, t, { cwd: n, env: { ...r, ...It() }, detached: Bp }), a = s[i];
  s.stdin.destroy();
  for (let f of [s.stdout, s.stderr]) f.resume();
  let c = () => QP(s, "SIGKILL");
  o.addEventListener("abort", c), o.aborted && c();
  let u = "";
  a.setEncoding("utf8").on("data", (f) => {
    u += f, u.length > Mp && c();
  });
  try {
    let [f, l] = await zc(s, "exit");
    if (c(), await ZP(a, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && u.length <= Mp) return u;
    throw sr(e, { exitCode: f, endedBy: l });
  } finally {
    o.removeEventListener("abort", c), s.stdout.destroy(), s.stderr.destroy();
  }
}
var Mp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var Qp = j(Tp(), 1);
import bO, { lstatSync as ed, readdirSync as vO, readFileSync as kO } from "node:fs";

// src/files/patterns.ts
import { posix as dO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Rp = (e, t, n) => {
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
var Cp = "\0SLASH" + Math.random().toFixed(16) + "\0", _p = "\0OPEN" + Math.random().toFixed(16) + "\0", Ui = "\0CLOSE" + Math.random().toFixed(16) + "\0", Fp = "\0COMMA" + Math.random().toFixed(16) + "\0", Np = "\0PERIOD" + Math.random().toFixed(16) + "\0", eE = new RegExp(Cp, "g"), tE = new RegExp(_p, "g"), nE = new RegExp(Ui, "g"), rE = new RegExp(Fp, "g"), oE = new RegExp(Np, "g"), iE = /\\\\/g, sE = /\\{/g, aE = /\\}/g, cE = /\\,/g, uE = /\\\./g, fE = 1e5, lE = 4e6, mE = 1e3, pE = 1e3, dE = 2e7, hE = 16;
function Gc(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function yE(e) {
  return e.replace(iE, Cp).replace(sE, _p).replace(aE, Ui).replace(cE, Fp).replace(uE, Np);
}
function gE(e) {
  return e.replace(eE, "\\").replace(tE, "{").replace(nE, "}").replace(rE, ",").replace(oE, ".");
}
function Jc(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Lp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Rp("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function wE(e, t) {
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
function bE(e, t) {
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
function vE(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Lp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Jc(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Jc(n, c), n;
    r = c.pop(), Jc(n, c), e = a;
  }
}
function xo(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Dp(e, t = {}) {
  if (!e)
    return [];
  let n = xo(t.max, fE), r = xo(t.maxLength, lE), o = xo(t.maxDepth, mE), i = xo(t.maxRewrites, pE), s = xo(t.maxSteps, dE);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Kc(yE(e), n, r, o, 0, i, { remaining: s }, !0).map(gE);
}
function kE(e) {
  return "{" + e + "}";
}
function xE(e) {
  return /^-?0\d/.test(e);
}
function SE(e, t) {
  return e <= t;
}
function PE(e, t) {
  return e >= t;
}
function So(e, t, n, r, o, i, s) {
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
function EE(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Gc(i[0]), c = Gc(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Gc(i[2])), 1) : 1, l = SE;
  c < a && (f *= -1, l = PE);
  let p = i.some(xE), d = p ? u : 1, h = 0;
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
function Kc(e, t, n, r, o, i, s, a) {
  if (s.remaining -= hE, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Lp(e, m, s);
    if (!p)
      return So(c, e, [""], t, n, f, s);
    p.unmatched && (m = wE(m, s));
    let d = p.pre, h = () => So(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = So(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, S = p.body.indexOf(",") >= 0;
    if (!v && !S) {
      if (u < i && bE(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Ui + p.post, m = m.slice(0, p.end) + Ui + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let E;
    if (v) {
      if (E = EE(p.body, w, t, n, s), !E)
        return h();
    } else {
      let $ = vE(p.body, s);
      if (!$)
        return h();
      if ($.length === 1 && $[0] !== void 0) {
        if ($ = Kc($[0], t, n, r, o + 1, i, s, !1).map(kE), s.remaining < 0)
          return h();
        if ($.length === 1) {
          let ne = So(c, d + $[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = ne, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let D = f && !p.post.length && !d;
      for (let ne = 0; D && ne < c.length; ne++)
        c[ne] && (D = !1);
      E = [];
      let L = 0;
      e: for (let ne = 0; ne < $.length; ne++) {
        let vt = Kc($[ne], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let fn = 0; fn < vt.length; fn++) {
          let ln = vt[fn];
          if (!(D && !ln)) {
            if (E.length >= t || L + ln.length > n)
              break e;
            E.push(ln), L += ln.length;
          }
        }
      }
    }
    let O = So(c, d, E, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = O, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Po = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var OE = {
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
}, Eo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), IE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Wp = (e) => e.join(""), Up = (e, t) => {
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
      for (let [y, [w, v, S]] of Object.entries(OE))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Eo(l) + "-" + Eo(h)) : h === l && r.push(Eo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Eo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Eo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [IE(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Wp(r) + "]", p = "[" + (u ? "" : "^") + Wp(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Vt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var Ee, $E = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Vc = (e) => $E.has(e), jp = (e) => Vc(e.type), ME = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), BE = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), AE = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), zp = /* @__PURE__ */ new Map([
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
]), TE = "(?!(?:^|/)\\.\\.?(?:$|/))", ji = "(?!\\.)", RE = /* @__PURE__ */ new Set(["[", "."]), CE = /* @__PURE__ */ new Set(["..", "."]), _E = new Set("().*{}+?[]^$\\!"), FE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Xc = "[^/]", Hp = Xc + "*?", qp = Xc + "+?", NE = 0, vn = class {
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
  id = ++NE;
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
        if (!o.noext && Vc(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let S = new Ee(w, n);
          h = Ee.#l(t, S, h, o, i + 1), n.push(S);
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
      if (!o.noext && Vc(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, BE);
  }
  #d(t, n = ME) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = AE) {
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
    return !!zp.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = zp.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !jp(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? Ee.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && CE.has(this.#e[0]))) {
        let d = RE, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? TE : y ? ji : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Vt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, Vt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !ji ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? ji : "") + qp;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? ji : "") + Hp + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Vt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (jp(this)) {
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
        o = !1, i += (_E.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? qp : Hp, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Up(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Xc, n = !0;
        continue;
      }
      i += FE(u);
    }
    return [i, Vt(t), !!n, s];
  }
};
Ee = vn;

// node_modules/minimatch/dist/esm/escape.js
var Zc = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var be = (e, t, n = {}) => (Po(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ge(t, n).match(e)), LE = /^\*+([^+@!?*[(]*)$/, DE = (e) => (t) => !t.startsWith(".") && t.endsWith(e), WE = (e) => (t) => t.endsWith(e), UE = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), jE = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), zE = /^\*+\.\*+$/, HE = (e) => !e.startsWith(".") && e.includes("."), qE = (e) => e !== "." && e !== ".." && e.includes("."), GE = /^\.\*+$/, JE = (e) => e !== "." && e !== ".." && e.startsWith("."), KE = /^\*+$/, VE = (e) => e.length !== 0 && !e.startsWith("."), XE = (e) => e.length !== 0 && e !== "." && e !== "..", ZE = /^\?+([^+@!?*[(]*)?$/, YE = ([e, t = ""]) => {
  let n = Kp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, QE = ([e, t = ""]) => {
  let n = Vp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, eO = ([e, t = ""]) => {
  let n = Vp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, tO = ([e, t = ""]) => {
  let n = Kp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Kp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Vp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Xp = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Gp = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, nO = Xp === "win32" ? Gp.win32.sep : Gp.posix.sep;
be.sep = nO;
var ye = /* @__PURE__ */ Symbol("globstar **");
be.GLOBSTAR = ye;
var rO = "[^/]", oO = rO + "*?", iO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", sO = "(?:(?!(?:\\/|^)\\.).)*?", aO = (e, t = {}) => (n) => be(n, e, t);
be.filter = aO;
var De = (e, t = {}) => Object.assign({}, e, t), cO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return be;
  let t = be;
  return Object.assign((r, o, i = {}) => t(r, o, De(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, De(e, i));
      }
      static defaults(o) {
        return t.defaults(De(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, De(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, De(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, De(e, o)),
    escape: (r, o = {}) => t.escape(r, De(e, o)),
    filter: (r, o = {}) => t.filter(r, De(e, o)),
    defaults: (r) => t.defaults(De(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, De(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, De(e, o)),
    match: (r, o, i = {}) => t.match(r, o, De(e, i)),
    sep: t.sep,
    GLOBSTAR: ye
  });
};
be.defaults = cO;
var Zp = (e, t = {}) => (Po(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Dp(e, { max: t.braceExpandMax }));
be.braceExpand = Zp;
var uO = (e, t = {}) => new Ge(e, t).makeRe();
be.makeRe = uO;
var fO = (e, t, n = {}) => {
  let r = new Ge(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
be.match = fO;
var Jp = /[?*]|[+@!]\(.*?\)|\[|\]/, lO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ge = class {
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
    Po(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Xp, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Jp.test(i[2])) && !Jp.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(ye) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(ye, i), a = n.lastIndexOf(ye), [c, u, f] = r ? [
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
        let E = String(t[S]);
        if (v = !0, E === "." || E === ".." || !this.options.dot && E.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === ye ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
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
      if (this.debug(n, f, l), f === !1 || f === ye)
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
    return Zp(this.pattern, this.options);
  }
  parse(t) {
    Po(t);
    let n = this.options;
    if (t === "**")
      return ye;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(KE)) ? o = n.dot ? XE : VE : (r = t.match(LE)) ? o = (n.nocase ? n.dot ? jE : UE : n.dot ? WE : DE)(r[1]) : (r = t.match(ZE)) ? o = (n.nocase ? n.dot ? QE : YE : n.dot ? eO : tO)(r) : (r = t.match(zE)) ? o = n.dot ? qE : HE : (r = t.match(GE)) && (o = JE);
    let i = vn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? oO : n.dot ? iO : sO, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? lO(l) : l === ye ? ye : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== ye || d === ye || (d === void 0 ? p !== void 0 && p !== ye ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== ye && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = ye));
      });
      let f = u.filter((l) => l !== ye);
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
    return be.defaults(t).Minimatch;
  }
};
be.AST = vn;
be.Minimatch = Ge;
be.escape = Zc;
be.unescape = Vt;

// src/files/windows-names.ts
var mO = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function pO(e) {
  if (e === "." || e === "..") return;
  if (mO.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function zi(e) {
  for (let t of e.split("/")) {
    let n = pO(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Yp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Be(e, t, { platform: n = process.platform, home: r = jt() } = {}) {
  let o = { platform: n, home: r && K(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => hO(c, K(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => gO(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function hO(e, t, n) {
  let r = kt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = K(e.slice(i.length), n.platform), [a, c] = yO(s, t, { ...n, maths: r }), [, u = "", f = ""] = dO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Ge(f, Yp), d = o ? new Ge(f, { ...Yp, nocase: !0 }) : p;
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
function yO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${pi}`);
  return [r, e.slice(2)];
}
function gO({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = kt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && wO(e, t, n);
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
function wO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && zi(o);
  } catch (o) {
    throw new Error(`${r}: ${P(o)}`);
  }
}

// src/job/installed-tree.ts
var xO = 256 * 1048576;
function td({ directories: e, marks: t }) {
  let n = (0, Qp.createHash)("sha256"), r = xO;
  for (let o of e)
    for (let i of bO.globSync(t, { cwd: o }).sort()) {
      let s = A(o, i);
      n.update(JSON.stringify([o, i]));
      let a = ed(s, { throwIfNoEntry: !1 });
      if (!a?.isFile()) continue;
      let c = a.size <= r;
      c && (r -= a.size), n.update(c ? kO(s) : `${a.size} ${a.mtimeMs}`);
    }
  return n.digest("hex");
}
function nd(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var SO = 5e3, PO = 20;
function EO(e) {
  let t = Date.now() - PO;
  return e.flatMap((n) => {
    let r = sd(n);
    return r.length === 0 || r.length > SO ? [] : { directory: n, bornMs: OO(n, r), seenMs: t };
  });
}
function rd(e) {
  let { paths: t, mode: n, rolling: r, sourceTimes: o, lookupOnly: i } = e;
  if (r || o || i || n === "lazy") return;
  let { lines: s } = Be(t, process.cwd());
  return EO(s.flatMap(({ literal: a }) => a ?? []));
}
function OO(e, t) {
  let n = 0;
  for (let r of t) {
    let o = id(A(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function od(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = id(A(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = sd(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function id(e) {
  return R(() => ed(e));
}
function sd(e) {
  return R(() => vO(e)) ?? [];
}

// src/system/disk/scratch.ts
import { mkdtempSync as TO, rmSync as fd } from "node:fs";
import { join as RO } from "node:path";

// src/system/disk/space.ts
import { statfsSync as IO } from "node:fs";
import { statfs as $O } from "node:fs/promises";
var MO = 0.05, BO = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, AO = 20;
async function ad(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await $O(e), s = (c, u) => Math.floor(Math.min(u * MO, BO[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function kn(e, t) {
  return I(e) === "ENOSPC" || /No space left on device/.test(P(e)) ? cd(t) : e;
}
async function ar(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw kn(i, t);
  });
  if (o !== it(n)) throw cd(t);
}
function cd(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = IO(e), s = `${H(t * r)} of ${H(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function ft(e, t) {
  let n = await ad(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Oo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await ad(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, AO);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Yc = /* @__PURE__ */ new Set();
function ud() {
  for (let e of Yc) fd(e, { recursive: !0, force: !0 });
}
function CO(e) {
  try {
    return TO(RO(e, "headstart-"));
  } catch (t) {
    throw kn(t, e);
  }
}
function Oe(e) {
  process.listeners("exit").includes(ud) || process.on("exit", ud);
  let t = CO(e);
  Yc.add(t);
  let n = () => {
    fd(t, { recursive: !0, force: !0 }), Yc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as _O } from "node:async_hooks";
import { subscribe as FO, unsubscribe as NO } from "node:diagnostics_channel";
var LO = 6e4;
async function xn(e, t, n) {
  return lt({ path: Wi(e), args: t }, n);
}
async function lt(e, t) {
  let { limitMs: n = LO, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new fe(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Qc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw sr(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var ld = new _O();
async function Qc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = It(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    ld.getStore() === m && (f = d.process, process.nextTick(() => {
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
  FO(md, m), o.addEventListener("abort", l);
  try {
    let d = await ld.run(m, () => tm(DO(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new fe(`${e} could not be run: ${P(d)}`);
  } finally {
    NO(md, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var md = "child_process";
function DO(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as WO } from "node:fs";
async function pd(e, t = !0) {
  let n = async (s) => {
    let a = t ? Ot(s) : void 0;
    return a && await UO(a, e) && a;
  }, [r, o, i] = await Promise.all([
    jO(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: Ot("zstd"), mksquashfs: o, unsquashfs: i };
}
async function UO(e, t) {
  let n = await hd("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function jO(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = Ot(t), r = n && (zO(n) ?? HO(await hd("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var dd = { "GNU tar": "gnu", bsdtar: "bsd" };
function zO(e) {
  let t = R(() => WO(e));
  return Object.entries(dd).find(([n]) => t?.includes(`\0${n}\0`))?.[1];
}
async function hd(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await lt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${P(o)}`), "";
  }
}
function HO(e) {
  return Object.entries(dd).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as LI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as lr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function eu(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, Se(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, Se(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, Se(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, Se(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, Se(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Vi from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Xt = j(yd(), 1);
import * as cr from "path";
var Zt = process.platform === "win32";
function Mt(e) {
  if (e = $t(e), Zt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = cr.dirname(e);
  return Zt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = $t(t)), t;
}
function qi(e, t) {
  if ((0, Xt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Xt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Io(t))
    return t;
  if (Zt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ke(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Xt.default)(Io(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Zt && e.endsWith("\\") || (e += cr.sep), e + t;
}
function Io(e) {
  return (0, Xt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ke(e), Zt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function $o(e) {
  return (0, Xt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ke(e), Zt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ke(e) {
  return e = e || "", Zt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function $t(e) {
  return e ? (e = Ke(e), !e.endsWith(cr.sep) || e === cr.sep || Zt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ve;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ve || (Ve = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var gd = process.platform === "win32";
function nu(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = gd ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = gd ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = Mt(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = Mt(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function wd(e, t) {
  let n = Ve.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function bd(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as xd from "os";
import * as fr from "path";
var Yt = j(vd(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Sn from "path";
var ur = j(kd(), 1), JO = process.platform === "win32", Pn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, ur.default)(t, "Parameter 'itemPath' must not be empty"), t = $t(t), !$o(t))
        this.segments = t.split(Sn.sep);
      else {
        let n = t, r = Mt(n);
        for (; r !== n; ) {
          let o = Sn.basename(n);
          this.segments.unshift(o), n = r, r = Mt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, ur.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, ur.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ke(t[n]), n === 0 && $o(r) ? (r = $t(r), (0, ur.default)(r === Mt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, ur.default)(!r.includes(Sn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Sn.sep) || JO && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Sn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Bt = process.platform === "win32", Mo = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Yt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Yt.default)(u && Io(u), "Parameter 'segments' first element must be a root path"), i = new Pn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Pn(i).segments, this.trailingSeparator = Ke(i).endsWith(fr.sep), i = $t(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Pn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Bt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Bt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = Bt ? i.replace(/\\/g, "/") : i, this.minimatch = new Ge(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ke(t), !t.endsWith(fr.sep) && this.isImplicitPattern === !1 && (t = `${t}${fr.sep}`)) : t = $t(t), this.minimatch.match(t) ? this.trailingSeparator ? Ve.Directory : Ve.All : Ve.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = $t(t), Mt(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Bt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Bt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Yt.default)(t, "pattern cannot be empty");
    let r = new Pn(t).segments.map((o) => e.getLiteral(o));
    if ((0, Yt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Yt.default)(!$o(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ke(t), t === "." || t.startsWith(`.${fr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${fr.sep}`))
      n = n || xd.homedir(), (0, Yt.default)(n, "Unable to determine HOME directory"), (0, Yt.default)(Io(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Bt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = qi("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Bt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = qi("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = qi(e.globEscape(process.cwd()), t);
    return Ke(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Bt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Bt && a + 1 < t.length) {
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
var Bo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var ru = function(e, t, n, r) {
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
}, KO = function(e) {
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
}, Qt = function(e) {
  return this instanceof Qt ? (this.v = e, this) : new Qt(e);
}, VO = function(e, t, n) {
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
    p.value instanceof Qt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, XO = process.platform === "win32", Ki = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = eu(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return ru(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = KO(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return VO(this, arguments, function* () {
      let n = eu(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Mo(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of nu(r)) {
        Se(`Search path '${s}'`);
        try {
          yield Qt(lr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Bo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = wd(r, s.path), c = !!a || bd(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Qt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Vi.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ve.Directory && n.matchDirectories)
              yield yield Qt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Qt(lr.promises.readdir(s.path))).map((m) => new Bo(Vi.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ve.File && (yield yield Qt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return ru(this, void 0, void 0, function* () {
      let r = new e(n);
      XO && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Mo(i));
      return r.searchPaths.push(...nu(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return ru(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield lr.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              Se(`Broken symlink '${t.path}'`);
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
          Se(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var ZO = j(Sd(), 1);

// node_modules/@actions/glob/lib/glob.js
var YO = function(e, t, n, r) {
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
function Pd(e, t) {
  return YO(this, void 0, void 0, function* () {
    return yield Ki.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as QO } from "node:fs";
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
function F(e, t) {
  return e === t || e.startsWith(At(t));
}
function At(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function ae(e) {
  return QO(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as $I,
  lstatSync as Ud,
  mkdtempSync as MI,
  readdirSync as jd,
  rmdirSync as BI,
  rmSync as zd,
  statSync as AI,
  writeFileSync as TI
} from "node:fs";
import * as os from "node:fs/promises";
import { createServer as RI } from "node:net";
import { toNamespacedPath as CI } from "node:path";

// src/system/disk/local-socket.ts
var Od = j(Ed(), 1);
import { once as nI } from "node:events";
import { closeSync as rI, lstatSync as oI, openSync as iI, statSync as sI, symlinkSync as aI, writeFileSync as cI } from "node:fs";
import { connect as uI } from "node:net";
import { tmpdir as fI } from "node:os";
import { join as mr } from "node:path";
var Xi = process.platform === "win32";
function Zi(e, t, n) {
  let { path: r, close: o } = Xi ? { path: `\\\\.\\pipe\\headstart-${(0, Od.randomUUID)()}`, close: () => {
  } } : Id(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Xi && n.listening && cI(mr(e, t), $d(r, e), { mode: 384 }), n.listening;
}
async function Yi(e, t) {
  let n = Xi ? Md(e, t) : Id(e, t);
  if (n)
    try {
      let r = uI(n.path);
      return r.on("error", () => {
      }), await nI(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function su(e, t) {
  return Xi ? Md(e, t) !== void 0 : oI(mr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Id(e, t) {
  let n = mr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = iI(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => rI(o) };
  }
  let r = Oe(fI());
  return aI(e, mr(r.dir, "d")), { path: mr(r.dir, "d", t), close: r.remove };
}
var lI = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, mI = 256;
function $d(e, t) {
  return `${e}
${sI(t, { bigint: !0 }).ino}
`;
}
function Md(e, t) {
  let n = ir(mr(e, t), mI)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return lI.test(r) && n === $d(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as pI, renameSync as dI, rmdirSync as hI } from "node:fs";
function ve(e, t) {
  bI(
    () => dI(e, t),
    () => !Bd(t)
  );
}
function pr(e, t) {
  let n = process.platform === "win32";
  n && R(() => hI(t));
  try {
    return ve(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Bd(t)) return !1;
    throw r;
  }
}
function Bd(e) {
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
      if (!(n === "win32" && yI.includes(I(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(wI, 0, 0, i);
  }
}

// src/files/journal.ts
var Ld = j(Td(), 1);
import * as se from "node:fs";

// src/files/journal-step.ts
var Rd = X({
  mode: ce(me(), Mi()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: ce(me(), Mi())
}), Cd = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Qi(e) {
  let t = e;
  return Cd[e.do].map((n) => t[n]);
}
function au(e, t) {
  let n = b(J(t)), r = At(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Fd(i, o))}
`).join("");
}
function _d(e, t) {
  let n = b(J(t)), r = (s) => s === "" ? n : `${At(n)}${s}`, o = e.split(`
`).slice(0, -1), i = vI(b(li(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = er(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Fd(a, r);
  });
}
function Fd(e, t) {
  let n = Qi(e), r = Cd[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function vI(e) {
  let t = (a) => a.split("/"), n = (a) => t(a).every((c) => !["", ".", ".."].includes(c)), r = (a) => ce(
    ie(),
    ro((c) => n(c) && a(c))
  ), o = r((a) => t(a)[0] !== e), i = r((a) => a.startsWith(`${e}/`)), s = ie();
  return Oc("do", [
    /** Makes a directory that was missing above a match. */
    X({ do: Pt("make"), path: o }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    X({ do: Pt("move"), to: o, from: i, inode: s }),
    /** Moves the existing file aside, and a staged file to its path. */
    X({ do: Pt("replace"), to: o, from: i, aside: i, inode: s }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    X({
      do: Pt("stamp"),
      path: wn([Pt(""), o]),
      stamp: Rd,
      before: Rd
    })
  ]);
}

// src/files/journal.ts
var dr = "journal", kI = Math.min(128 * 1024 * 1024, (0, Ld.getHeapStatistics)().heap_size_limit / 32);
function Dd(e, t) {
  se.appendFileSync(A(t, dr), au(e, t), { mode: 384 });
  for (let n of e) SI(n);
}
function Wd(e) {
  e.do === "stamp" && B(e.path)?.isDirectory() && uu(e.path, e.stamp);
}
function cu(e) {
  se.rmSync(A(e, dr), { force: !0 });
}
function ts(e, t = () => !0) {
  let n = xI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? PI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = au(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = A(e, `${dr}-draft`);
    se.writeFileSync(s, i, { mode: 384 }), ve(s, A(e, dr));
  } else cu(e);
}
function Ao(e) {
  return B(b(A(e, dr))) !== void 0;
}
function xI(e) {
  if (!Ao(e)) return [];
  let t = ir(A(e, dr), kI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return _d(t.toString(), e);
}
function SI(e) {
  if (e.do === "make") se.mkdirSync(g(e.path));
  else if (e.do === "stamp") uu(e.path, e.stamp);
  else
    try {
      e.do === "replace" && es(e.to, e.aside), es(e.from, e.to);
    } catch (t) {
      throw I(t) === "EXDEV" ? II(e.from, e.to) : t;
    }
}
function PI(e) {
  if (e.do === "make") EI(e.path);
  else if (e.do === "stamp") OI(e.path, e.before);
  else if (e.do === "move") Nd(e);
  else if (B(e.aside)) {
    if (Nd(e), B(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    es(e.aside, e.to);
  }
}
function Nd({ from: e, to: t, inode: n }) {
  !B(e) && ns(t) === n && es(t, e);
}
function ns(e) {
  let t = se.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function B(e) {
  try {
    return se.lstatSync(g(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function Tt(e) {
  if (se.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (B(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...Tt(J(e)), e];
}
function EI(e) {
  try {
    se.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function OI(e, t) {
  let n = B(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && uu(e, t);
}
function uu(e, { mode: t, mtime: n }) {
  try {
    se.chmodSync(g(e), t), se.utimesSync(g(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function II(e, t) {
  let n = (s) => B(s)?.dev, r = B(t)?.isDirectory() ? t : J(t), o = n(r);
  for (; J(r) !== r && n(J(r)) === o; ) r = J(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function es(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ve(n, r);
  } catch (o) {
    let i = B(e);
    if (I(o) !== "EACCES" || !i?.isDirectory()) throw o;
    se.chmodSync(n, i.mode | 128), ve(n, r), se.chmodSync(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var hr = ".headstart-staging-";
function mt(e) {
  return e.startsWith(hr);
}
function is(e) {
  let { dir: t, sign: n } = Hd(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      Ao(t) || (fu(t), n?.close());
    }
  };
}
function fu(e) {
  if (B(b(e))) {
    for (let t of jd(e)) t !== ss && en(A(e, t));
    en(e);
  }
}
async function tn({ base: e, literal: t }) {
  let n = _I(e);
  if (t === void 0) return n;
  let r = Ud(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Ud(n).dev ? t : os.access(n, os.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function _I(e) {
  let t = e;
  for (; !AI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = J(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function yr(e) {
  let t = B(b(e));
  return t !== void 0 && To(t);
}
function To(e) {
  return e.isDirectory() && Ni(e) && lp(e);
}
function gr(e) {
  return su(e, ss);
}
var ss = "alive", rs = "born", FI = 10;
function Hd(e, t = 1) {
  let n = MI(A(e, hr));
  try {
    return { dir: n, sign: NI(n) };
  } catch (r) {
    if (I(r) !== "ENOENT" || t === FI) throw r;
    return Hd(e, t + 1);
  }
}
function NI(e) {
  let t = RI((o) => o.destroy()).unref(), [n, r] = [A(e, rs), A(e, ss)];
  if (!Zi(e, rs, t)) {
    TI(r, "");
    return;
  }
  try {
    ve(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function qd(e) {
  try {
    su(e, rs) && zd(A(e, rs)), BI(e);
  } catch {
  }
}
async function as(e) {
  if (!gr(e)) return !1;
  try {
    let t = await Yi(e, ss);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function en(e) {
  let t = typeof e == "string" ? CI(e) : e, n = () => zd(t, { recursive: !0, force: !0, maxRetries: 3 });
  try {
    n();
  } catch (r) {
    if (I(r) !== "EACCES") throw r;
    Gd(Buffer.from(e).toString("latin1")), n();
  }
}
function Gd(e) {
  $I(g(e), 448);
  for (let t of jd(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Gd(`${e}/${t.name}`);
}

// src/files/matches.ts
async function wr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await DI(r)) {
      let i = LI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || WI(o, r) || Jd(o, r, t) || n.set(o, { line: r, path: o, relative: pn(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !UI(r, n, t));
}
async function DI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Pd(`${jI(At(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function WI(e, { base: t }) {
  return pn(t, e).split("/").some(mt);
}
function Jd(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== J(e) && Jd(J(e), t, n) : !1;
}
function UI(e, t, n) {
  for (let r = e, o = J(e); o !== r; r = o, o = J(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function jI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function cs({ paths: e, localDir: t, stash: n }) {
  return Ro([t, n.dir], Be(e, process.cwd()));
}
var zI = 5;
function lu({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, zI).map(({ text: r }) => `'${r}'${qI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function Kd({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await wr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [lu({ lines: r })] : [];
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
function Ro(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => F(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function nn(e, t) {
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
function Vd(e) {
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
    place: () => n === void 0 ? "the store" : qe(n.url)
  };
}
function Xd(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Zd(e) {
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
async function eh(e, t) {
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
    onHead: (l, m) => Yd(l) ? GI(l, m, e, t) : void 0
  });
  if (!Yd(f)) throw await kp(f, i);
  if (c && e.finish(), !e.isComplete()) throw mu(i, "the connection ended before the object did", "resume");
}
var Yd = ({ status: e }) => e === 200 || e === 206;
function GI(e, t, n, r) {
  let { url: o } = r.signed, i = e.status === 200 && e.headers["content-range"] === void 0, s = JI(e, n, { ...r.object, isWhole: i });
  if (s) throw mu(o, ...s);
  return i && r.queue.widen(n), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (a) => {
    let c = n.end - n.position;
    if (a.length > c && !i) throw mu(o, "it sends more bytes than it says", "retry");
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
    return t !== 0 ? ["the server ignores the range that it is asked for", "await-whole"] : !Number.isFinite(r) || Qd(a, r) ? void 0 : ["the object has another length", "retry"];
  let c = `bytes ${t}-${n - 1}/${r}`;
  return e["content-range"] !== c ? [`it sends '${e["content-range"]}' instead of '${c}'`, "retry"] : Qd(a, n - t) ? void 0 : [`it sends ${a} bytes for '${c}'`, "retry"];
}
function Qd(e, t) {
  return e === void 0 || e === String(t);
}
function mu(e, t, n) {
  return new Q(`${qe(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function th(e, t) {
  let n = VI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await XI(e, t);
    } catch (i) {
      if (i instanceof Q && i.recover === "await-whole" && t.begun && await Di(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await Op(n, o);
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
      if (!(a instanceof Q) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
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
    let u = (f) => eh(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof Q) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), n.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof Q && c.recover === "slow-down" && n.decrease(a), c;
  } finally {
    n.release();
  }
}

// src/stores/transfer/download/hedge.ts
function nh(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    /** Compares a request with others while it is under way. */
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${qe(o)}: it sends one part much more slowly than others`, u = () => a.abort(new Q(c, "resume")), [f, l] = [performance.now(), r.position];
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
function rh(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function oh({ start: e, end: t }, n) {
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
function En({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function ih(e, t, n) {
  let { memory: r = br(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Ep, ...n.limits };
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
    link: Vd(e),
    begun: t.start === 0 ? Promise.withResolvers() : void 0,
    limiter: Zd(l),
    hedge: nh(f.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: xp(Math.ceil((t.end - t.start) / m)),
    lastFailure: void 0
  }, d = Math.min(500, f.hedgeMs / 2), y = setInterval(() => {
    let w = c.check(i ? d : 0, p);
    w && r.abort(new Q(w, "retry")), i && a.parts[0] && p.hedge.check(a.parts[0]);
  }, d);
  o.addEventListener("abort", () => clearInterval(y));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let v of a.refill()) th(v, p).then(s, (S) => r.abort(S));
      if (a.parts.length === 0) return;
      let w = a.take();
      w ? yield w : (i = Promise.withResolvers(), await Di(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function YI({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return oh(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => rh(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function QI({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = En(n, t - e), a = En(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    /** @returns why the download as a whole is too slow */
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Uc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/mounts/workspace/show.ts
import { mkdirSync as WM, realpathSync as UM, rmdirSync as jM, symlinkSync as Ps, utimesSync as zM, writeFileSync as HM } from "node:fs";
import { dirname as Bu, join as an } from "node:path";

// node_modules/yocto-queue/index.js
var pu = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, Co = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new pu(t);
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
function rn(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), sh(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new Co(), r = 0, o = () => {
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
        sh(u), e = u, queueMicrotask(() => {
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
function sh(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/mounts/claim.ts
import { readlinkSync as n$, rmSync as r$, symlinkSync as o$ } from "node:fs";
import { join as ah } from "node:path";
import { setTimeout as i$ } from "node:timers/promises";

// src/mounts/processes.ts
import { readFileSync as e$, readlinkSync as t$ } from "node:fs";
function vr() {
  return t$("/proc/self/ns/pid").replace(/\D/g, "");
}
function Rt(e) {
  let n = (R(() => e$(`/proc/${e}/stat`, "latin1"), "ENOENT", "ESRCH") ?? "").replace(/^.*\) /s, "").split(" ");
  return n[0] === "Z" ? void 0 : n[19];
}

// src/mounts/claim.ts
var s$ = 6e4, a$ = 50;
async function us(e, t) {
  let n = ah(e, "claimed"), r = performance.now() + s$;
  for (; ch(n) && performance.now() < r; ) await i$(a$);
  try {
    return await t();
  } finally {
    du(n);
  }
}
function ch(e) {
  let t = `${vr()} ${process.pid} ${Rt(process.pid)}`;
  try {
    return o$(t, e), !1;
  } catch (n) {
    if (I(n) !== "EEXIST") return !1;
  }
  return fh(e) ? !0 : (du(e), ch(e));
}
function uh(e) {
  let t = ah(e, "claimed");
  lh(t) !== void 0 && !fh(t) && du(t);
}
function fh(e) {
  let [, t, n = "", r] = /^(\d+) (\d+) (\d+)$/.exec(lh(e) ?? "") ?? [];
  return t === vr() && (R(() => Rt(n) === r) ?? !0);
}
function lh(e) {
  return R(() => n$(e), "ENOENT", "ENOTDIR", "EINVAL", "EACCES");
}
function du(e) {
  r$(e, { recursive: !0, force: !0 });
}

// src/mounts/alone.ts
var c$ = rn(1);
function pt(e, t) {
  return c$(() => us(e, t));
}

// src/mounts/mount-root.ts
import { lstatSync as ph, mkdtempSync as f$, readdirSync as dh, realpathSync as hh } from "node:fs";
import { basename as yh, dirname as l$, join as gh } from "node:path";

// src/system/mountinfo.ts
import { readFileSync as u$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : u$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: mh(c), flags: u.split(","), type: o, source: mh(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function mh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/mount-root.ts
var hu = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function fs(e) {
  let t = process.ppid || 1, n = Rt(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${vr()}-${t}-${n}-`;
  return f$(gh(hh(e), r));
}
function _o({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function yu(e) {
  let t = b(e);
  return Z().filter((n) => _o(n) === t || F(n.point, t));
}
function gu(e) {
  let t = b(e);
  return Z().findLastIndex((n) => _o(n) === t);
}
function wh(e) {
  let t = Z().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && Fo(n) ? n : void 0;
}
var kr = "headstart-broker";
function bh(e) {
  let t = b(e);
  return Z().filter((n) => n.type === "fuse" && _o(n) === t);
}
function vh() {
  let e = (t) => Fo(t) || t === kr;
  return Z().flatMap((t) => {
    let n = _o(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function ls(e) {
  return dh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function Fo(e) {
  return hu.test(yh(e));
}
var m$ = 7200 * 60 * 1e3;
function p$(e) {
  let [, t, n = "", r] = yh(e).match(hu) ?? [], o = t === vr() ? R(() => Rt(n) !== r) : void 0;
  if (o !== void 0) return o;
  let i = ph(e, { throwIfNoEntry: !1 });
  return i !== void 0 && Date.now() - i.mtimeMs > m$;
}
function d$(e) {
  return e.type === "squashfs" ? l$(e.point) : _o(e);
}
function kh(e) {
  let t = Z().flatMap((r) => d$(r) ?? []).map((r) => g(r).toString()).filter((r) => Fo(r) && !y$(r)), n = process.platform === "linux" ? e.flatMap(h$).filter(yr) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(p$);
}
function h$(e) {
  try {
    return dh(e).filter((n) => hu.test(n)).map((n) => gh(hh(e), n));
  } catch {
    return [];
  }
}
function y$(e) {
  try {
    let t = ph(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !To(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as X$, readlinkSync as Z$, rmdirSync as Y$, symlinkSync as Q$ } from "node:fs";
import { tmpdir as eM } from "node:os";
import { basename as tM, dirname as Wh, join as Uh } from "node:path";
import { setTimeout as nM } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as v$, rmdirSync as k$, unlinkSync as x$ } from "node:fs";
import { dirname as Oh, join as S$ } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as g$, readdirSync as Sh, readlinkSync as ms, symlinkSync as xh } from "node:fs";
import { dirname as w$, join as xr } from "node:path";
var ee = {
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
function On(e) {
  let t = wh(b(e));
  return t !== void 0 && Ae(t) === b(e) ? t : void 0;
}
function Ae(e) {
  let t = xr(e, ee.workspace);
  return R(() => ms(t, "latin1"), "ENOENT", "ENOTDIR", "EINVAL", "EACCES");
}
function In(e) {
  let t = Sh(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => ee.layer(r, c)), s = w$(ms(xr(e, ee.layer(r, 0))));
    return { number: r, lowers: [ee.pathLayer(r), ...i], mountRoot: s };
  });
}
function on(e, t = "target") {
  let n = new RegExp(`^${t}-\\d+-\\d+$`), r = () => Sh(e).filter((o) => n.test(o));
  return R(() => r().map((o) => ms(xr(e, o), "latin1")), "ENOENT", "EINVAL") ?? [];
}
function Ph(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(b$(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = Ae(r);
  return o === void 0 ? void 0 : { workspace: o, plain: xr(r, ee.plain), inside: n };
}
function b$(e) {
  return g$(e).isSymbolicLink() ? ms(e, "latin1") : "";
}
function ps() {
  return vh().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return Ae(n) === e ? on(n) : [e];
  });
}
function Eh(e, t, n, r) {
  let o = ls(e);
  xh(g(t), xr(e, `target-${o}`)), xh(g(`${b(n)}/${r}`), xr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function Ih(e) {
  let t = Ae(e);
  if (t === void 0) return;
  let n = on(e, "made");
  for (let [r, o] of on(e).entries()) {
    B(o) && v$(g(o), S$(e, `left-${r}`));
    for (let i = Oh(o); i !== t; i = Oh(i))
      P$(
        i,
        n.some((s) => F(i, s))
      );
  }
}
function P$(e, t) {
  let n = B(e);
  n?.isCharacterDevice() && n.rdev === 0 && x$(g(e)), t && n?.isDirectory() && ae(e).length === 0 && k$(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Th,
  closeSync as Rh,
  lstatSync as _h,
  openSync as Ch,
  readdirSync as F$,
  readFileSync as N$,
  readlinkSync as L$,
  renameSync as wu,
  statfsSync as D$,
  symlinkSync as W$
} from "node:fs";
import { join as $n } from "node:path";

// src/formats/tar-archives/tar-records.ts
var de = 512, We = Buffer.alloc(2 * de);
function Ie(e) {
  return (de - e % de) % de;
}
function Mh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: ds(r) } : t === "K" ? { ...e, target: ds(r) } : t === "g" ? e : { ...e, ...O$(new Map(E$(r))) };
}
function ds(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* E$(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function O$(e) {
  let t = (u) => e.get(u) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number($h(i)));
  let a = [...e.keys()].filter((u) => u.startsWith("SCHILY.xattr."));
  a.length > 0 && (n.attributes = a), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let c = [...e.keys()].some((u) => u.startsWith("GNU.sparse."));
  if (c && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return c && (n.sparseSize = $h(t("GNU.sparse.realsize"))), n;
}
function $h(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/sparse.ts
var I$ = 10, Bh = 15, $$ = 2;
function Ah(e) {
  let t = M$(e);
  return (n) => (t.push(n), t.hasCount());
}
function M$(e) {
  let t = [], n = "", r = 0, o = () => t.length > 0 && t.length === 1 + 2 * t[0];
  return {
    /** @returns the bytes that follow the map */
    push(i) {
      let s = 0;
      for (; s < i.length && !o(); ) {
        let a = i.indexOf(I$, s), c = a < 0 ? i.length : a;
        if (n += i.toString("latin1", s, Math.min(c, s + Bh + 1)), !/^\d*$/.test(n) || n.length > Bh) throw B$();
        if (s = c, !(a < 0)) {
          if (t.push(Number(n)), t[0] > e / de + $$)
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
function B$() {
  return new k("its archive has a damaged map of holes");
}

// src/formats/tar-archives/archive-reader.ts
var A$ = 1024 * 1024;
function sn(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = Mh(n, f, l), i = Ie(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = T$(f);
    if ("xgLK".includes(l)) {
      if (m.size > A$) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: _$(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Ah(d.size), o = d.size, i = Ie(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? de)), d = l.subarray(m, p);
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
function T$(e) {
  if (hs(e, 148, 8) !== R$(e)) throw new k("its archive is damaged");
  let t = Sr(e, 0, 100), n = Sr(e, 257, 6) === "ustar" ? Sr(e, 345, 155) : "";
  return {
    type: Sr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Sr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: hs(e, 100, 8) & 511,
      mtime: String(hs(e, 136, 12)),
      size: hs(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function R$(e) {
  let t = 256;
  for (let n = 0; n < de; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Sr(e, t, n) {
  return ds(e.toString("latin1", t, t + n));
}
function hs(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Sr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var C$ = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function _$(e, t) {
  let n = C$[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/mounts/overlay-marks.ts
async function No(e, t, { rights: n, signal: r }, o = ["redirect", "opaque"]) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = o.map((l) => `SCHILY.xattr.trusted.overlay.${l}`), s = t.map((l) => `${l === "" ? "." : l}\0`).join(""), a = sn(), c = await n.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: r }), u = [...a.push(c)];
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
async function Fh(e, { rights: t, warn: n, signal: r }) {
  let o = Ae(e);
  if (o === void 0 || On(g(o).toString()) !== e) return;
  let i = on(e), a = (await t.changedIn(ee.plain, ee.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], S = `${o}/${v}`;
    return v === "" || i.some((E) => F(S, E)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: S };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = $n(e, ee.plain), f = await No(u, c, { rights: t, signal: r }, ["redirect"]), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${P(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => z$(e, `${o}/${h}`, d, r));
  let p = D$(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && j$(`${b(u)}/${h}`, w, p) && await m(y, () => H$(y));
}
var U$ = 512;
function j$(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * U$ > r) return !1;
  let o = g(e);
  try {
    return n > r || N$(o).every((i) => i === 0);
  } catch (i) {
    return I(i) === "EACCES" && _h(o).uid === process.geteuid?.();
  }
}
var bu = (e) => `moved-${e}`;
async function z$(e, t, n, r) {
  W$(g(t), $n(e, bu(n)));
  let o = `part-${n}`;
  await xn("cp", ["-a", "--", `${bu(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), wu($n(e, o), $n(e, `copy-${n}`));
}
function H$(e) {
  let t = g(e);
  try {
    Rh(Ch(t, "r+"));
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    let { mode: r } = _h(t);
    Th(t, r | 128), Rh(Ch(t, "r+")), Th(t, r & 4095);
  }
}
function Nh(e) {
  let t = F$(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = L$($n(e, bu(Number(n))), "latin1");
    B(r) && wu(g(r), $n(e, `left-moved-${n}`)), wu($n(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as q$, readdirSync as G$, readFileSync as J$ } from "node:fs";
async function Lh(e, t, n) {
  let o = G$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!F(f, s) || !K$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${V$(c)} (${c}) ${l} in it`);
  }
}
function K$(e) {
  return q$(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function V$(e) {
  return R(() => J$(`/proc/${e}/comm`, "utf8").trim()) ?? "?";
}
async function ys(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Dh = 10, rM = 300;
async function Pr(e, { rights: t, warn: n }) {
  if (!Fo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Fh(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${P(l)}`)
  );
  let s = yu(e).filter((l) => !i(l)), c = Ae(e) !== void 0 ? await ys(() => vu(s.reverse(), { rights: t, attempts: 1, signal: r })) : await vu(s.reverse(), { rights: t, warn: n, attempts: Dh, signal: r });
  if (!yr(e)) return;
  oM(e), Nh(e), Ih(e);
  let u = yu(e);
  if (!u.every(i) || (await vu(u, { rights: t, warn: n, attempts: Dh, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Wh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", tM(e)], f);
}
async function vu(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await nM(rM, void 0, { signal: o });
    try {
      await gs(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = P(c);
      let u = Z().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await gs(i, ["-l"], { rights: t, signal: o }), !0;
}
function oM(e) {
  let t = (n) => R(() => Z$(Uh(e, n), "latin1"), "ENOENT", "EINVAL");
  for (let n of iM(e).sort((r, o) => Number(o) - Number(r))) {
    let [r, o] = [t(`target-${n}`), t(`made-${n}`)];
    r !== void 0 && o !== void 0 && ws(r, o);
  }
}
function ws(e, t) {
  try {
    for (let n = e; F(n, t); n = Wh(n)) Y$(g(n));
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}
function iM(e) {
  try {
    return X$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function gs(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = tt(s, Oe(eM()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) Q$(g(l), Uh(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    nt(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as sM, constants as aM, realpathSync as cM } from "node:fs";
import { dirname as ku } from "node:path";
var uM = ["ext4", "xfs", "btrfs", "tmpfs"];
function jh(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = Z().find(({ point: a, source: c }) => F(a, r) && c !== t);
  if (o) throw new Error(`something is mounted at ${g(o.point)}`);
  let i = n.find((a) => F(cM(a), e));
  if (i !== void 0) throw new Error(`the workspace holds ${i}`);
  let { type: s } = xu(e);
  if (!uM.includes(s))
    throw new Error(`the workspace is on ${s}, which an overlay cannot write to`);
  try {
    sM(ku(e), aM.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${ku(e)}`);
  }
}
function xu(e) {
  let t = b(ku(e));
  return Z().filter(({ point: r }) => F(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function zh(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = B(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (ae(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as gM, readdirSync as Xh } from "node:fs";
import { dirname as wM, join as Pu } from "node:path";

// src/mounts/layers.ts
var Vh = j(qh(), 1);
import { existsSync as pM, mkdirSync as Gh, readFileSync as Jh } from "node:fs";
import { release as dM } from "node:os";
import { join as Kh } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as fM } from "node:fs";
import { join as lM } from "node:path";
async function Lo(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    mM(s),
    a,
    c,
    u,
    0,
    0
  ]);
  fM(lM(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function mM(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function Su(e, t) {
  return Array.from({ length: t }, (n, r) => `l${e}-${t - 1 - r}`);
}
function bs(e) {
  let { dir: t } = e, n;
  return {
    /** Mounts an image and its layers. @param number as for `layerPoints` @returns these points */
    async mountAll(r, o) {
      let i = [r, ...r.layers].toReversed(), s = Su(o, i.length);
      for (let a of s) Gh(Kh(t, a));
      return await Er(n ?? hM(yM()), async (a) => {
        let c = i.map(({ offset: u, length: f }, l) => {
          let m = `${a}loop,offset=${u},sizelimit=${f},ro,nosuid,nodev`;
          return { source: "image", point: s[l], type: "squashfs", options: m };
        });
        await Lo(c, `l${o}-table`, e), n = [a];
      }), s;
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(r, o) {
      Gh(Kh(t, o));
      let i = `ro,nosuid,nodev,xino=on,lowerdir=${r.join(":")}`;
      return await Lo([{ source: t, point: o, type: "overlay", options: i }], `${o}-table`, e), o;
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
function hM(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function yM() {
  let e = `/boot/config-${dM()}`;
  return R(
    () => pM(e) ? Jh(e, "latin1") : (0, Vh.gunzipSync)(Jh("/proc/config.gz")).toString("latin1")
  );
}

// src/mounts/workspace/mount-over.ts
var bM = 250;
async function vs(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(Ae(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > bM) throw new Error("the job has too many layers");
  let c = kM(i, o), u = async () => {
    On(i) === e && await n.run("umount", ["-i", "--", ee.workspace], s);
  };
  await ys(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Xh(e).filter((m) => m.startsWith("work-")).length}`;
    gM(Pu(e, f));
    let l = `lowerdir=${a},upperdir=${ee.workspace},workdir=${f}`;
    await Er(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: ee.workspace, type: "overlay", options: p };
      await Lo([...vM(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function vM(e) {
  let { workspace: t, plain: n } = ee, r = b(Pu(e, n));
  return Z().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function kM(e, t) {
  let n = b(e), r = Z().filter((i) => i.point === n), o = [xu(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
function Zh(e, t, n) {
  return pt(wM(e), () => xM(e, t, n));
}
async function xM(e, t, n) {
  let r = On(t);
  if (r === void 0) return;
  let o = In(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await Pr(r, { rights: n, warn: () => {
    } });
    await vs(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) ks(r, s);
  }
}
function ks(e, { number: t, lowers: n }) {
  let r = Xh(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) en(Pu(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as MM, mkdirSync as BM, readlinkSync as AM } from "node:fs";
import { dirname as TM, join as Iu } from "node:path";

// src/formats/tar-archives/member-header.ts
var Yh = /[\u0080-\u00ff]/, xs = 100, Eu = 8589934591, SM = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ue(e) {
  let t = Buffer.allocUnsafe(Do(e));
  return t.subarray(0, Ou(t, 0, e));
}
function Do({ name: e, target: t = "", records: n = {} }) {
  return 4 * de + 2 * (e.length + t.length) + ey(n).length;
}
function Ou(e, t, n, r = !1) {
  let o = EM(n, r), i = t;
  if (o !== "") {
    i += PM(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Ie(o.length);
    e.fill(0, i, s), i = s;
  }
  return ty(e, i, n, SM[n.kind]), i + de;
}
var Qh = /* @__PURE__ */ new Map();
function PM(e) {
  let t = Qh.get(e);
  if (t) return t;
  let n = Buffer.alloc(de);
  return ty(n, 0, { name: "pax", mtime: "0", mode: 420, size: e }, "x"), Qh.set(e, n), n;
}
function EM({ name: e, target: t = "", mtime: n, size: r = 0, sparseSize: o, records: i = {} }, s) {
  let a = Yh.test(e) || Yh.test(t), c = a && !s ? dt("hdrcharset", "BINARY") : "", u = a || e.length > xs ? dt("path", e) : "", f = a || t.length > xs ? dt("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : dt("mtime", n), m = r > Eu ? dt("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + OM(e, o) + ey(i);
}
function ey(e) {
  let t = "";
  for (let n in e) t += dt(n, e[n]);
  return t;
}
function OM(e, t) {
  return t === void 0 ? "" : dt("GNU.sparse.major", "1") + dt("GNU.sparse.minor", "0") + dt("GNU.sparse.name", e) + dt("GNU.sparse.realsize", t);
}
function dt(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var IM = $M();
function $M() {
  let e = Buffer.alloc(de);
  return Or(e, 108, 7, 0), Or(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function ty(e, t, { name: n, target: r = "", mode: o, mtime: i, size: s = 0 }, a) {
  IM.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Eu);
  e.write(n, t, xs, "latin1"), Or(e, t + 100, 7, o), Or(e, t + 124, 11, Math.min(s, Eu)), Or(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, xs, "latin1");
  let u = 0;
  for (let f = t; f < t + de; f++) u += e[f];
  Or(e, t + 148, 6, u), e[t + 154] = 0;
}
function Or(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var ny = "SCHILY.xattr.trusted.overlay.redirect", RM = "SCHILY.xattr.trusted.overlay.metacopy", CM = 4e3;
async function oy(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(Iu(n, m))), c = _M(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > CM) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    BM(g(TM(`${b(Iu(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find(B);
    if (f.push(ry(p, d, m)), m === "") for (let [h, y] of c) f.push(ry(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = { name: m, mode: 0, mtime: "0" }, d = m === l;
    f.push(
      Ue(d ? { ...p, kind: "whiteout" } : { ...p, kind: "hardlink", target: l })
    );
  }
  await i.unpackMarked(Buffer.concat([...f, We]), { cwd: Iu(n, r), signal: s });
}
function _M(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of ae(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) FM(r) && t.delete(n);
  return t;
}
function FM(e) {
  let t = B(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function ry(e, t, n) {
  let r = MM(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [ny]: `/${n}` };
    return Ue({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = AM(g(t), "latin1");
    return Ue({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(de, "\0")), c = { ...o, [ny]: `/${n}`, [RM]: "" }, u = Ue({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as iy } from "node:fs";
import { lstat as $u, readdir as NM } from "node:fs/promises";
import { dirname as LM } from "node:path";
var sy = 16;
async function ay(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await $u(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await NM(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > sy)
      throw new Error(`'${e.text}' names more than ${sy} directories`);
  };
  return await $u(t).then(() => {
  }, I) !== "ENOENT" && await r(""), n;
}
async function Ss({ sources: e, target: t }, { base: n }, r) {
  if ((await $u(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = LM(o)) {
    let i = B(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  Mu(t, r);
}
function Mu(e, t) {
  let n = g(e).toString();
  if (!B(`${e}/.`)) return;
  let r = iy(g(e), "latin1");
  if (t.some((i) => F(iy(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...Z().map(({ point: i }) => i), ...ps()].some((i) => F(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function cy(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await DM(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function DM({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await Ss(f, e, o), zh(f.target, s);
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
async function Au(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (s, a) => {
    n.signal.throwIfAborted();
    for (let c of a) t.set(c, P(s));
  }, o = e.flatMap((s) => s.lines.map(({ line: a }) => a));
  return await pt(Bu(n.dir), () => qM(e, n, r)).catch((s) => r(s, o)), t;
}
async function qM(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = UM(t), a = On(s), c = e.flatMap((p) => p.protectedDirs);
  jh(s, { root: a, protectedDirs: c });
  let u = Y(Lh(s, n, r)), f = a === void 0 ? [] : on(a).map((p) => p.slice(b(s).length + 1)), l = await cy(e, f, i);
  if (l.length === 0) return;
  let m = a ?? fs(Bu(s));
  a === void 0 && o(m);
  try {
    a === void 0 && GM(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await KM(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    In(m).length === 0 && await Pr(m, { rights: n, warn: () => {
    } });
  }
}
function GM(e, t) {
  Ps(t, an(e, ee.workspace));
  let n = Date.now() / 1e3 - JM;
  HM(an(e, ee.since), ""), zM(an(e, ee.since), n, n), WM(an(e, ee.plain));
}
var JM = 2;
async function KM(e, t, n) {
  let { real: r, refuse: o } = n, i = In(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await VM(e, a++, p, n) });
    } catch (d) {
      o(d, uy(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) XM(e, r, p, d);
    await vs(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) ZM(p);
  } catch (p) {
    await vs(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) ks(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => uy(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      Eh(p.request.dir, d, an(e, ee.plain), h);
}
async function VM(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    ee.pathLayer(t),
    n.map((m, p) => ee.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) Ps(p, an(e, f[m]));
  try {
    return await oy(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw ks(e, l), m;
  }
}
function XM(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    Ps(g(a), an(e, ee.target(r, o)));
    let [c] = Tt(Bu(a));
    c !== void 0 && Ps(g(c), an(e, ee.made(r, o))), B(s) && jM(g(s));
  }
}
function ZM({ places: e }) {
  let t = e.find(({ path: n }) => !B(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function uy({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/inputs/rolling.ts
function fy(e) {
  let t = Le(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Zn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Zn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Le(e, "rolling-branches", ["default", "all"]),
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
function my(e) {
  let t = nB(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Es("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: QM(e("bucket")),
    prefix: eB(e("prefix")),
    region: tB(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !YM(t) : n === "true",
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
function YM(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function QM(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Es("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var ly = 256;
function eB(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= ly) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${ly} in all`;
  throw Es("prefix", e, r);
}
function tB(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Es("region", e, "must be the name of a region, such as eu-west-1");
}
function nB(e) {
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
function Es(e, t, n) {
  return new M(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Mn = j(py(), 1);

// src/inputs/trusted-writers.ts
var rB = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function hy(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(oB);
}
function oB(e) {
  let [, t, n, r] = rB.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new M(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(dy).join("[^/]*"));
  return { workflow: new RegExp(`^${dy(t)}${o.join(".*")}$`, "u"), event: r };
}
function dy(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var yy = 32, iB = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function wy(e) {
  let t = gy(e("signing-key")).map(sB), n = gy(e("verify-key")).map(aB), r = hy(e("trusted-writers"));
  if (t.length + n.length + r.length === 0) return;
  if (t.length + n.length > 0 && r.length > 0)
    throw new M(
      "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
    );
  if (e("format").toLowerCase() === "actions-cache")
    throw new M(
      "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
    );
  let o = t.map((i) => i.type === "secret" ? i : (0, Mn.createPublicKey)(i));
  return { signer: t[0], verifiers: [...o, ...n], writers: r };
}
function c3(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => Wo(e(n)).length > 0);
}
function by(e) {
  return Wo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function gy(e) {
  let t = Wo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(iB))
    n.push(...Wo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Wo(t.slice(r))];
}
function Wo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function sB(e) {
  if (e.startsWith("-----")) {
    let r = vy(e, "PRIVATE KEY", Mn.createPrivateKey);
    if (r) return r;
    throw new M("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= yy) return (0, Mn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new M(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${yy}: ${n}.`
  );
}
function aB(e) {
  let t = vy(e, "PUBLIC KEY", Mn.createPublicKey);
  if (t) return t;
  throw new M(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function vy(e, t, n) {
  if (!e.startsWith(`-----BEGIN ${t}-----`)) return;
  let r = R(() => n(e));
  return r?.asymmetricKeyType === "ed25519" ? r : void 0;
}

// src/inputs/inputs.ts
function Uo(e, t) {
  let n = ot(e("save-always")), r = Le(e, "store", ["auto", "github", "s3", "local"]), o = my(e);
  if (r === "s3" && o.bucket === "") throw new M("Input `bucket` is required with `store: s3`.");
  return {
    key: kc(e, "key"),
    restoreKeys: Os(e("restore-keys")),
    paths: Os(kc(e, "path")),
    crossOs: ot(e("enableCrossOsArchive")),
    failOnMiss: ot(e("fail-on-cache-miss")),
    lookupOnly: ot(e("lookup-only")),
    store: r,
    localDir: lB(e("local-dir"), t),
    s3: o,
    stash: { ...mB(e("stash"), t), maxBytes: pB(e("stash-size")) },
    concurrency: Zn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: fB(e("part-size")),
    mode: Le(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Le(e, "ramdisk", ["off", "auto", "on"]),
    verify: Le(e, "verify", ["auto", "always"]),
    format: Le(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : cB(e),
    jobStatus: e("job-status"),
    secrets: Le(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: ot(e("source-times")),
    compressionLevel: Zn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Le(e, "summary", ["auto", "true", "false"]),
    rolling: fy(e),
    signing: wy(e)
  };
}
function cB(e) {
  let t = Le(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function Os(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var uB = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function ky(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (uB[n] ?? Number.NaN);
}
function fB(e) {
  if (e === "") return 8 * 1048576;
  let t = ky(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new M(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function lB(e, t) {
  return e === "" ? A(t, "headstart") : Zr(xy("local-dir", e));
}
function xy(e, t) {
  let n = K(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = jt();
  if (r === void 0) throw new M(`Input \`${e}\` is '${t}', and ${pi}.`);
  return `${r}${n.slice(1)}`;
}
function mB(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = xy("stash", e);
  if (Ya(r)) return { use: "on", dir: Zr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new M(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function pB(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = ky(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new M(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var cn = j(Sy(), 1);
var Cu = 9;
function _u({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function dB(e) {
  let t = Buffer.alloc(Cu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function Py(e, t, n) {
  let r = dB(_u(n).id), o = Oy(r, e, t), i = n.type === "secret" ? Iy(o, n) : (0, cn.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function Ey(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ze("has no signature");
  let o = r.filter((c) => _u(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => _u(u).name))].join(" and ");
    throw new ze(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Cu), e.subarray(Cu)];
  if (!n.some((c) => {
    let u = Oy(i, t, c);
    return o.some((f) => hB(u, s, f));
  }))
    throw new ze(
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
function hB(e, t, n) {
  if (n.type !== "secret") return (0, cn.verify)(null, e, n, t);
  let r = Iy(e, n);
  return t.length === r.length && (0, cn.timingSafeEqual)(t, r);
}
function Iy(e, t) {
  return (0, cn.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function $y() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && yB(gB()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function yB(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function gB() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function My() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function By() {
  for (let e of by(N("signing-key"))) Ei(e);
}
function Ay({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => Py(o, t, r);
  if (e?.writers.length)
    return async (o) => (await Fu()).signByToken(o, t, n);
}
function Ty({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!ip(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!My())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function Ry({ signing: e }, t) {
  e?.writers.length && (await Fu()).issuerKeys(t);
}
function Fu() {
  return import("./tokens.js");
}
var wB = 1440 * 60 * 1e3;
async function Is(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return yo(o);
  let i = Ne(), s = e.scope === void 0 ? we(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await yo(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await Fu()).checkToken(l, m, h);
      }
      let p = Ey(l, m, { places: u, keys: n.verifiers });
      if (!re(e.key, t) && c.getTime() - p.getTime() > wB)
        throw new ze(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (re(f.key, e.key)) return f;
    throw new ze(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ze)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new ze(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function $s(e) {
  let t = await Cy() ?? await bB(e);
  return vB(t), t;
}
async function Ms(e) {
  let t = await Cy();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && As(c, i), { name: n, inputs: c };
  });
}
async function Cy() {
  let e = N("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => N(r) !== "");
  if (t)
    throw new M(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-TB2232VN.js");
  return n(e);
}
async function bB(e) {
  let t = N("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-DA73KFER.js"), o = await r(t, N("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(N("path")))
    throw new M(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function vB(e) {
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
async function Bs({ inputs: e }, t) {
  By();
  let n = N("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, N, t);
  return o ? As(e, { ...o }) : "none";
}
function As(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var kB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function Ts({ inputs: e }) {
  return e.size > 0 && xB([...e.keys()]), Uo(N, no());
}
function xB(e) {
  let t = new Set(kB);
  Uo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), no());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new M(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${Pm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Nu(e, t) {
  try {
    return await Ht(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof M) ? n : new M(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as Ov } from "node:path";

// src/mounts/lazy/lazy-mount.ts
import { join as Ju } from "node:path";

// src/formats/squashfs/receive.ts
import { open as yg, rm as wA } from "node:fs/promises";
import { dirname as bA, join as vA } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as SB } from "node:fs";
async function Rs(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += _y(i, o, t);
  }
  return r;
}
function Ir(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += _y(SB(e, r, o, t - o, n + o), o, t);
  return r;
}
function _y(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function Fy(e) {
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
var sg = j(Ly(), 1);
import { closeSync as ig, constants as rg, fstatSync as jB, openSync as zB } from "node:fs";
import { setImmediate as HB } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var jy = j(Wy(), 1);
var ke = 8192, Du = 256;
function Cs(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Du * ke)), { unpacked: f, starts: l, length: m } = PB(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ke && i !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw _("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= ke) throw _("a table points beside its blocks");
      return l * ke + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw _("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw _("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function _s(e, t, n) {
  let r = Math.ceil(n / ke), o = await e(t, t + r * Lu);
  if (o.length !== r * Lu) throw _("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Lu))), [s = t] = i;
  if (s > t) throw _("a table is behind its list");
  return { table: Cs(e, s, t, i), start: s };
}
var Lu = 8;
function PB(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Du && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Uy);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Uy ? a : EB(a), u = t && s === e.length;
    if (c.length !== ke && !(u && c.length > 0 && c.length < ke))
      throw _("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Du)
    throw _("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Uy = 32767;
function EB(e) {
  try {
    return (0, jy.zstdDecompressSync)(e, { maxOutputLength: ke, chunkSize: ke });
  } catch {
    throw _("a table cannot be unpacked");
  }
}
function _(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var jo = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Hy(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw _("two inodes have one number");
      n[i] = jo[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw _("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === jo.directory || s === jo.whiteout)
        throw _("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [OB, IB, $B] = [12, 12, 8], MB = 256, BB = 256, [zy, AB] = [46, 47];
async function qy({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await TB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw _("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % ke) !== y)
      throw Wu();
    let v = s.take(IB), S = s.bytes.readUInt32LE(v) + 1, E = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), O = s.bytes.readUInt32LE(v + 8);
    if (S > BB) throw _("a directory has too many names at once");
    for (let $ = S; $ > 0; $--) {
      let D = s.ahead();
      D && await D;
      let L = s.take($B), { bytes: ne } = s, vt = O + ne.readInt16LE(L + 2), fn = ne.readUInt16LE(L + 4);
      a.name(vt, fn, E + ne.readUInt16LE(L));
      let ln = Gy(ne.readUInt16LE(L + 6)), $l = s.take(ln), Xr = ne.subarray($l, $l + ln);
      if (RB(Xr, d), w && $ === S && !Xr.equals(w.name)) throw Wu();
      d = Xr, fn === jo.whiteout ? c.add(e, Xr) : fn === jo.directory && c.addBelow(e, Xr, vt);
    }
    m += S;
  }
  if (s.position() !== l) throw _("a directory does not end where it should");
  if (p !== u.length) throw Wu();
  return m;
}
async function TB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(OB), { bytes: o } = e, i = Gy(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Wu() {
  return _("the index of a directory leads elsewhere");
}
function Gy(e) {
  if (e >= MB) throw _("a name is too long");
  return e + 1;
}
function RB(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === AB) throw _("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw _("names are not in order");
  if (e[0] === zy && (e.length === 1 || e.length === 2 && e[1] === zy))
    throw _("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Xe = 96, Jy = 6, Ky = { noXattrs: 512, others: 1088 }, Vy = 0xffffffffffffffffn, CB = 1 << 24;
function $r(e, t) {
  if (e.length < Xe || e.toString("latin1", 0, 4) !== "hsqs")
    throw Xy("it has no superblock");
  let n = (O) => e.readUInt16LE(O), r = (O) => e.readUInt32LE(O), o = (O) => Number(e.readBigUInt64LE(O)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Xe, f, l, m, p, h, t], w = (n(24) ^ Ky.noXattrs) & ~Ky.others, v = `${n(28)}.${n(30)}`, E = [
    [n(20) === Jy, `its compression is number ${n(20)} instead of ${Jy}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Vy, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Vy, "it has a table for exporting by NFS"],
    [s > 0 && s <= CB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((O, $) => $ === 0 || O >= y[$ - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([O]) => !O);
  if (E) throw Xy(E[1]);
  return i;
}
function Xy(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Zy = 16, _B = 4, Uu = 1 << 24, Fs = Uu - 1;
async function Yy(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = NB(o + i), { starts: a, words: c, start: u } = await FB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Fs;
    if (p > (Uu | Fs) || d > r || m + d > n)
      throw _("a block is where none can be");
    return p & Uu ? d : e.unpackedBytes?.(m, d, r);
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
        let $ = y.bytes.readUInt32LE(y.take(_B));
        if ($ === 0) continue;
        let D = e.pause?.();
        D && await D;
        let L = Math.min(r, v - E);
        if ((l(S.end, $) ?? L) !== L)
          throw _("a block is not what it should be");
        S.end += $ & Fs, S.hash = Math.imul(S.hash, 31) + $ | 0;
      }
      if (s.add(S), d !== void 0) {
        if (d >= i || h + w > r) throw _("a fragment is where none can be");
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
          throw _("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & Fs), hash: h });
      }
      s.check();
    }
  };
}
async function FB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await _s(e, n, t * Zy);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Zy);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function NB(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => _("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Xe || o === e) throw i();
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
var Ns = (e) => ({ offset: e, length: 2 }), Te = (e) => ({ offset: e, length: 4 }), Qy = (e) => ({ offset: e, length: 8 }), LB = {
  1: { kind: "directory", length: 16, start: Te(0), bytes: Ns(8), offset: Ns(10) },
  2: { kind: "file", length: 16, start: Te(0), fragment: Te(4), offset: Te(8), bytes: Te(12) },
  3: { kind: "link", length: 8, bytes: Te(4) },
  5: { kind: "whiteout", length: 8, device: Te(4) },
  8: { kind: "directory", length: 24, bytes: Te(4), start: Te(8), indexed: Ns(16), offset: Ns(18), attributes: Te(20) },
  9: { kind: "file", length: 40, start: Qy(0), bytes: Qy(8), fragment: Te(28), offset: Te(32), attributes: Te(36) }
}, Ls = 4294967295, DB = 16, WB = 4095, UB = 3;
function tg(e) {
  let t = e.take(DB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw _("it sets bits that change who runs a program");
  let r = LB[n.readUInt16LE(t)];
  if (!r) throw eg();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => {
    if (!u) return f;
    let { offset: l, length: m } = u;
    return m === 8 ? Number(n.readBigUInt64LE(i + l)) : n.readUIntLE(i + l, m);
  };
  if (s(r.device) !== 0) throw eg();
  if (s(r.attributes, Ls) !== Ls) throw _("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? UB : 0);
  if (a < 0) throw _("a directory is too short");
  if (!Number.isSafeInteger(a)) throw _("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > WB) throw _("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Ls);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Ls ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function eg() {
  return _("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Ds = 2 ** 20, ju = 4096;
function ng() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Ds) throw _("it has too many whiteouts");
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
          if (c.length > ju) throw _("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function qB(e) {
  let t = $r(await e.read(0, Xe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await GB(e, t.idTable, i);
  let a = await Yy(e, t), c = Cs(e.read, n, r), u = Cs(e.read, r, a.start), f = Hy(o), l = ng(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = tg(c), p ??= d.owner, d.owner !== p) throw _("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw _("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await qy(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw _("its root is not where it should be");
  if (f.unnamed() !== 1) throw _("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var og = 4;
async function GB(e, t, n) {
  let { table: r } = await _s(e.read, t, n * og);
  await r.ahead(), r.take(n * og), r.end();
}
function Ws({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw _("it holds more than files, directories and links");
  if (e !== r.size) throw _(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw _("it removes other files than it lists");
}
function JB(e) {
  let t = zB(e, rg.O_RDONLY | (rg.O_NONBLOCK ?? 0));
  if (jB(t).isFile()) return t;
  throw ig(t), new Error(`${e} is no file any more`);
}
async function Mr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = JB(e), a = (p, d) => Ir(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => ZB(a(p, ag)) ?? 0,
    contents(p, d, h) {
      let y = KB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await HB(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < VB ? void 0 : f();
  try {
    return await qB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    ig(s);
  }
}
function KB(e, t) {
  try {
    return (0, sg.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw _(`a block cannot be unpacked: ${P(n)}`);
  }
}
var VB = 64 * 1024 * 1024, XB = 4247762216, ag = 18;
function ZB(e) {
  if (e.length < ag || e.readUInt32LE(0) !== XB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as YB } from "node:fs";
import { readFile as fg } from "node:fs/promises";
var cg = 64 * 1024 * 1024, QB = 0.1, eA = 8 * 1024, tA = 8, nA = 25, rA = 1e4, oA = 5, iA = 1024, sA = 500;
function Bn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + QB) + e * eA;
}
function zo(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = YB(e), o = cg + tA * n * r, i = cg, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([cA(f), ug(f)]);
    if (l <= rA + a * oA + m / iA) return;
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
      let p = setInterval(async () => c(await ug(f)), nA), d = setInterval(u, sA, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function un(e, t) {
  let n = zo(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var aA = 10;
async function cA(e) {
  let t = await fg(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * aA;
}
async function ug(e) {
  let t = await fg(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function An(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Us(e) {
  let t = An(e);
  return t === 0 ? "" : ` (${zu(t)})`;
}
function zu(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var uA = 32;
function Tn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw Ho();
  let a = r.map((u, f) => ({ ...lg(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw Ho();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= uA) throw Ho();
    return { ...lg(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw Ho();
  return c;
}
function lg(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Bn(e) };
}
function Ho() {
  return new Gn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Hs = j(pg(), 1);
import { open as fA } from "node:fs/promises";
var js = 64 * 1024 * 1024, lA = js + js / 128, mA = 255, [zs, dg, pA] = [0, 46, 47];
function hg(e) {
  let t = Buffer.from(e.map(dA).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > js || n > Ds)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Hs.zstdCompressSync)(t), bytes: t.length };
}
function dA(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function qs(e, t, { until: n } = {}) {
  var f = [];
  try {
    let r = t.find(({ kind: h }) => h === "removals");
    if (!r) return;
    let { offset: o, length: i, files: s } = r;
    if (i > lA) throw Rn("it is too long");
    await n?.(o, o + i);
    let a = tt(f, await fA(e), !0);
    let c = Hu(await Rs(a, i, o), An(t));
    let u = c.counts.reduce((h, y) => h + y, 0);
    if (u !== s) throw Rn(`it has ${u} names instead of ${s}`);
    return c;
  } catch (l) {
    var m = l, p = !0;
  } finally {
    var d = nt(f, m, p);
    d && await d;
  }
}
function Hu(e, t) {
  let n = hA(e), { starts: r, counts: o, end: i } = yA(n, t);
  if (i !== n.length) throw Rn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(zs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function hA(e) {
  try {
    let t = { maxOutputLength: js, info: !0 }, { buffer: n, engine: r } = (0, Hs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Rn(P(t));
  }
  throw Rn("something follows it");
}
function yA(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== zs; a++) o = gA(e, o) + 1;
    if (r.push(a), i += a, i > Ds) throw Rn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function gA(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== zs && e[n] !== pA; ) n++;
    let i = n - o, s = i <= 2 && e[o] === dg && e[n - 1] === dg;
    if (n === e.length || i === 0 || i > mA || n - t > ju || s)
      throw Rn("it has a name that is none");
    r = e[n] === zs;
  }
  return n - 1;
}
function Rn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Br({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = Tn(e, t), c = vA(s, "image"), u = !1, f = async (p) => {
    await kA(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await wA(c, { force: !0 }), await SA(c, { length: G({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await qu(c, a) : u || await gg(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function kA(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Fy(G({ segments: r })), c = gg(n, r, { signal: o, until: s }), u = !1;
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
      f = Y(d);
    }
    await f;
  } catch (m) {
    throw a(m), m;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var xA = 32 * 1024 * 1024;
async function SA(e, { length: t, isMounted: n }, r) {
  let o = await yg(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await ar(o, bA(e), [u], f), s -= u.length, a += u.length, n && (a >= xA || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function qu(e, t) {
  var r = [];
  try {
    let n = tt(r, await yg(e), !0);
    for (let { offset: c, length: u } of t.flatMap((f) => [f, ...f.layers]))
      $r(await Rs(n, Math.min(u, Xe), c), u);
  } catch (o) {
    var i = o, s = !0;
  } finally {
    var a = nt(r, i, s);
    a && await a;
  }
}
async function gg(e, t, n = {}) {
  let r = await qs(e, t, n), o = 0;
  for (let i of t.filter(lo)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Mr(e, i, "tables", n);
    Ws(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
async function W6(e, { offset: t }) {
  return t + Number((await e(t, t + Xe)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function wg(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function G6(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new Q(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Xd(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => ih(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as PA, rmSync as EA, writeFileSync as OA } from "node:fs";
import { join as Gs } from "node:path";
import { setTimeout as IA } from "node:timers/promises";
var Cn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, bg = "server", $A = 6e4;
function vg() {
  let e = Gs(import.meta.dirname, "lazy.js"), { pid: t, ask: n, kill: r } = Ap({ path: process.execPath, args: [e] });
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(o, i) {
      i.throwIfAborted();
      let s = AbortSignal.any([i, AbortSignal.timeout($A)]);
      s.addEventListener("abort", r);
      try {
        OA(Gs(o.dir, bg), `${t} ${Rt(t)}`);
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
var Gu = 5e3;
async function qo(e, t) {
  let n = AbortSignal.timeout(Gu), r = bh(e).map(({ point: a }) => a);
  r.length > 0 && await gs(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = Gs(e, bg);
  if (!PA(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(kg(o)) ?? [];
  return i && await MA(Number(i), s), EA(o, { recursive: !0, force: !0 }), BA(e) ?? "killed";
}
async function MA(e, t) {
  let n = performance.now();
  for (; Rt(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Gu) return;
    r > Gu && TA(e), await IA(4);
  }
}
function BA(e) {
  return R(() => JSON.parse(kg(Gs(e, Cn.report))));
}
var AA = 64 * 1024;
function kg(e) {
  return ir(e, AA)?.toString() ?? "";
}
function TA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function xg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? vg() : void 0;
}
async function Sg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await wg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: vc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await qo(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${P(f)}`);
    return;
  }
  let u = Ju(o, Cn.image);
  return await qu(u, n), { path: u, images: n };
}
async function Go(e, t, n) {
  let r = await qo(e, t);
  return await n?.(r, t), await Pr(e, { rights: t, warn: z }), r;
}
function Pg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Eg(e, t) {
  if (!e) return Ju(t, Cn.image);
  if (e === "killed") {
    z(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return RA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ju(t, Cn.blocks) : void 0;
}
function RA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${le(i)} for the others, and did not read ${H(s)}`
  ), a !== void 0 && n < t && z(`Not all of the cache could be read: ${a}`), c !== void 0 && z(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as jA, readFileSync as zA } from "node:fs";
import { join as HA } from "node:path";

// src/system/pipeline.ts
var $g = j(Ig(), 1);
import { once as CA } from "node:events";
import { readFileSync as _A } from "node:fs";
function ue(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = LA(c ? a : FA(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: DA(o, n)
  };
}
var Ku;
function FA(e) {
  Ku ??= { path: NA() };
  let { path: t, args: n } = e;
  return Ku.path ? { ...e, path: Ku.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function NA() {
  let e = Ot("setpriv");
  return e && _A(e).includes("pdeathsig") ? e : void 0;
}
async function Mg(e, t) {
  let { stdout: n, ended: r } = ue([e], t);
  n.resume(), await r;
}
async function* ht(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = await t(AbortSignal.any([e, n.signal]));
  Y(o);
  try {
    yield* r, await o;
  } finally {
    n.abort(), await o.catch(() => {
    });
  }
}
function LA(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, $g.spawn)(e.path, e.args, { ...t, env: e.env ?? It() });
  } finally {
    process.umask(n);
  }
}
async function DA(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await UA(s, { mayEcho: s !== e.at(-1) });
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
var WA = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function UA({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-jc);
  });
  let [o, i] = await CA(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || WA.test(r.trim()))))
    throw sr(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function Ar(e) {
  if (process.geteuid?.() === 0) return qA() ? Bg((r) => r) : void 0;
  let t = Vu("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await lt(n({ path: Vu("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Bg(n);
}
function Bg(e) {
  let t = (n, r) => {
    let o = Vu(n);
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
      return lt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      await lt(t("tar", ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]]), { ...r, input: n, limitMs: 1 / 0 });
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await lt(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await lt(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await lt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function Vu(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => HA(n, e)).find((n) => jA(n));
}
function qA() {
  let [, e = "0"] = zA("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/shown-targets.ts
import { existsSync as GA, readdirSync as JA, readlinkSync as KA, realpathSync as Tg } from "node:fs";
import { dirname as VA, join as Ag } from "node:path";
function Js(e) {
  return (GA(e) ? JA(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = KA(Ag(e, `target-${n}`), "latin1"), o = Ag(e, `upper-${n}`), i = Ph(o);
    if (!i)
      return { target: r, upper: Tg(o), point: Xu(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => B(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(VA(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function Xu(e) {
  return R(() => Tg(Buffer.from(e, "latin1"), "latin1")) ?? e;
}

// src/mounts/kernel-log.ts
function Zu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var XA = 10;
async function Rg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - XA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var Mw = j(Cg(), 1);

// src/formats/naming.ts
function Qu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ks(e, t) {
  let n = Qu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Fi([...r, fo, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as wT } from "node:events";
import { setImmediate as bT } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as ZA } from "node:fs";
import { join as YA } from "node:path";
function Tr({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) ZA(o, YA(t, String(r)));
}
async function _n(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Jo(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Vs(e, t) {
  return { segments: e, files: Jo(e, "files"), bytes: Jo(e, "bytes"), skipped: t };
}

// src/formats/tar-archives/tar-commands.ts
var tf = ["-b", "2048"], Lg = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Dg = ["-x", "-f", "-", "--ignore-zeros", ...tf, "--no-same-owner"], _g = [...Dg, "--no-same-permissions"], Fg = [...Dg, "-p"], Ng = "--warning=no-unknown-keyword", ef = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Wg = {
  gnu: {
    create: [...Ug(""), "-P", "--sparse", ...tf, ...Lg],
    extract: [..._g, Ng],
    skeleton: [...Fg, Ng]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...tf,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...ef,
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
    extract: [..._g, ...ef],
    skeleton: [...Fg, ...ef]
  }
};
function Ug(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Rr(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Wg[e.dialect][t] };
}
function jg({ path: e, dialect: t }) {
  return { path: e, args: Wg[t].skeleton, keepsMask: !0 };
}
function Xs({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Ug(",delete=mtime"), ...t, ...n, ...Lg] };
}

// src/formats/actions-cache/compression.ts
var yt = j(Hg(), 1);
import { pipeline as rw, Readable as ow } from "node:stream";
import { pipeline as dT } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { on as oT } from "node:events";
import { availableParallelism as Yg } from "node:os";
import { extname as iT } from "node:path";
import { Readable as Qg, Writable as sT } from "node:stream";
import { Worker as aT } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var Cr = j(Gg(), 1);
import { once as QA } from "node:events";
var Ct = 4 * 1024 * 1024;
async function Jg(e, t) {
  let n = (0, Cr.createZstdCompress)({ ...eT(e, t), flush: Cr.constants.ZSTD_e_end });
  try {
    return n.write(e), await QA(n, "readable"), tT(n.read());
  } finally {
    n.destroy();
  }
}
var jG = 33 * 1024 * 1024;
function eT({ length: e }, t) {
  return { params: { [Cr.constants.ZSTD_c_compressionLevel]: t }, chunkSize: nT(e) };
}
function tT({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function nT(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [rT, HG] = [0, 1];
function Kg(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function Vg({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Xg({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, rT), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function _t(e, t) {
  if (!("thread" in e)) return ue([e], t);
  let n = nf(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Qg.from(cT(r)), ended: o.finally(n.close) };
}
async function* cT(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var ew = Math.min(Yg(), 2), Zs = Math.min(Yg(), 4);
function nf() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? fT(), { ended: o, ...i } = lT(r, t, n), s = o.then(() => {
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
var uT = new URL(`tar-thread${iT(import.meta.url)}`, import.meta.url), Zg = 1024 * 1024;
function fT() {
  let e = Kg(Math.max(2, Zs), Ct), t = ko(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new aT(uT, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function lT({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new sT({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > Zg ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new Qg({ objectMode: !0, read() {
  } }), l = pT(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > Zg) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(mT(m));
    else {
      let { slab: p, filled: d } = m, h = Vg(t, p).subarray(0, d);
      u.push({ content: h, release: () => Xg(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function mT({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function pT(e, t, n) {
  try {
    let r = oT(e, "message", { signal: n, close: ["exit"] });
    for await (let [o] of r) {
      if (o === "done") return void e.unref();
      if (!("isBadEntry" in o)) t(o);
      else throw o.isBadEntry ? new k(o.message) : new fe(o.message);
    }
    throw new fe("a thread of tar ended early");
  } catch (r) {
    throw await e.terminate(), n.throwIfAborted(), r instanceof k ? r : new fe(P(r));
  }
}

// src/formats/actions-cache/compression.ts
function iw(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ue([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = _t(e, r), s = o ? hT(n) : (0, yt.createGzip)();
  return rw(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function hT(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = yt.constants, r = { [t]: e, [n]: 1 };
  return (0, yt.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var rf = Buffer.from([40, 181, 47, 253]), tw = Buffer.from([31, 139]);
async function* sw(e, t, n) {
  let [r, o] = await yT(e);
  if (r.subarray(0, tw.length).equals(tw)) yield* nw((0, yt.createGunzip)(), o);
  else if (r.subarray(0, rf.length).equals(rf)) t ? yield* gT({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* nw((0, yt.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function yT(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < rf.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* nw(e, t) {
  rw(ow.from(t), e, () => {
  }), yield* e;
}
async function* gT(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* ht(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = ue([e], { cwd: n, signal: i }), u = dT(ow.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function aw(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = iw(Rr(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = kT(a, { ...e, signal: s.signal }, f).catch(i), m = _n(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var vT = 256;
async function kT(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = xT(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < vT || (e.write(c.join(""), "latin1") || await wT(e, "drain", { signal: o }), c = [], await bT(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function xT(e, t, n = process.platform) {
  let { join: r, relative: o } = kt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Iw = j(uw(), 1);
import { linkSync as ZT, mkdirSync as YT } from "node:fs";
import { availableParallelism as QT } from "node:os";
import { dirname as eR, join as tR } from "node:path";

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as OT, existsSync as IT, mkdirSync as fw, readdirSync as $T, rmSync as MT } from "node:fs";
import { join as ea } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as ST } from "node:fs";
function of(e, t, n) {
  if (!pr(g(e), g(t))) {
    ae(t).length < ae(e).length && PT(e, t, n);
    for (let r of ae(e)) of(`${e}/${r}`, `${t}/${r}`, n);
    ST(g(e));
  }
}
function PT(e, t, n) {
  ve(g(e), n), ve(g(t), g(e)), ve(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Ys({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = 0, s = 0, a = () => {
  }, c = Y(
    n.then(() => {
      throw new fe("unpacking ended before all bytes were read");
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
var ET = 32 * 1024 * 1024;
async function Qs(e, t) {
  for (; e.pending > ET / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ta({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (E) => c.abort(E), l = Array.from({ length: r }, (E, O) => ea(n, `worker-${O}`)), m = l.map((E) => {
    fw(E);
    let O = t(Rr(e, "extract"), { cwd: E, signal: u });
    return O.stdout.resume(), { sink: O, files: O.ended.then(() => sf(b(E))).catch(f) };
  }), p = m.map(({ sink: E }) => E), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: E }) => E));
  u.throwIfAborted();
  let y = h.reduce((E, O) => E + (O ?? 0), 0), w = BT(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = ea(n, "tree");
  fw(v);
  for (let E of l) of(b(E), b(v), ea(n, "aside"));
  let S = w ? o() - sf(b(v)) : 0;
  if (S > o() - y)
    throw MT(v, { recursive: !0 }), new Kn();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function BT(e) {
  return process.platform === "darwin" || IT(ea(e, "WORKER-0"));
}
function sf(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of $T(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += sf(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return OT(g(e), t), n;
}
var AT = 1024 * 1024;
async function lw(e, t, n) {
  let r = [];
  for (let s of t) RT(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of _T(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await CT(n), i.allow({ bytes: Bn(s), files: s.files })), i.write(a, () => e.release?.(a)), await Qs(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var TT = 1024 * 1024;
function RT(e) {
  let t = 2 + Bn(e) / TT;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function CT(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= AT) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* _T(e, t) {
  let n = FT(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* FT(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as NT } from "node:stream";
import { pipeline as LT } from "node:stream/promises";

// src/files/member-paths.ts
function na(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function mw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ra(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: na(n) } : jg(t);
  await dw(o, e, r), t.dialect === "bsd" && await dw(o, () => DT(e), r);
}
async function* DT(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var pw = 256;
async function dw(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = un(
    { ...n, signal: o },
    (l) => _t(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += pw)
          yield Buffer.concat(l.slice(m, m + pw).map(Ue));
      }
    } catch (l) {
      r.abort(l);
    }
    yield We;
  }
  let f = LT(NT.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var gw = j(yw(), 1);
import { once as WT } from "node:events";
var UT = 1024 * 1024;
function ww(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < UT || "thread" in n ? HT(n, r) : jT(e, n, r);
}
var bw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function jT(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return Ys(
    un(n, (o) => ue(r, o)),
    bw
  );
}
var zT = 128 * 1024, HT = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = un({ ...t, signal: r }, (f) => _t(e, f)), { stdin: i, limit: s } = o, a = (0, gw.createZstdDecompress)({ chunkSize: zT }).on("error", () => {
  }), c = Ys({ ...o, stdin: a }, bw);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await WT(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, vw = (e, t) => {
  let n = un(t, (r) => _t(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), Ys(n, We);
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as xw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as qT } from "node:fs";
function Ko(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var kw = Buffer.alloc(0);
function _r({ next: e, filled: t }, n = !1) {
  let r = kw, o = 0, i = () => {
    o > 0 && t(o), r = kw, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Do(a)), o = Ou(r, o, a, n);
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
        let f = qT(a, r, o, Math.min(u, r.length - o), null);
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
var GT = 1e3, JT = 8 * 1024 * 1024, KT = 4, VT = 1024 * 1024;
function Sw(e) {
  let t = e[0], n = _r(Ko(VT, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Ie(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / GT, o / JT);
      (l >= KT || l >= 1 && xw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = xw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Qs(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var XT = 1e5;
function Ew(e, t, n = process.platform) {
  let r = kt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => F(l, p) && m.matches(g(r.relative(p, l)).toString())
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
      a.size > XT && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Pw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && zi(g(d, n).toString()), d;
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
async function $w(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = QT(), warn: a } = e, c = zo(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: vw, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await ta(m, async (y, w) => {
    let v = Sw(y), S = oR(Ew(o, i), v), E = sn(), O = u.dialect === "node" ? void 0 : r.zstd;
    for await (let $ of sw(t, O, { cwd: n, signal: w })) {
      c.count($.length), w.throwIfAborted();
      for (let D of E.push($)) S.push(D);
      await v.room();
    }
    return E.finish(), v.end(), l = S.files(), S;
  }), h = tR(n, "tree");
  for (let { name: y, target: w } of p) iR(b(h), y, w);
  d.length > 0 && await ra(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var nR = 512 * 1024 * 1024, rR = 1 / 2, Ow = 300;
function oR({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(nR, (0, Iw.getHeapStatistics)().heap_size_limit * rR), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Do(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Ow), h === "file")
      f++, n.begin(Ue({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + Ow);
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
  YT(r(eR(t)), { recursive: !0 });
  try {
    ZT(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var oa = {
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
  pack: aw,
  unpack: $w
};
function sR(e, t) {
  let n = Qu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Mw.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as xR } from "node:fs";
import { join as SR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Dw = j(Aw(), 1);
import { writeFileSync as dR } from "node:fs";
import { join as hR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as lR } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as aR, openSync as cR, writeSync as Tw } from "node:fs";
var Fw = "-noI", [Rw, uR] = [24, 1], [fR, Cw] = [8, 4], _w = 2;
function Nw(e, t, n) {
  let r = cR(e, "r+");
  try {
    let o = Ir(r, Xe, 0);
    o.writeUInt16LE(o.readUInt16LE(Rw) & ~uR, Rw);
    let { inodeTable: i, root: s } = $r(o, t);
    Tw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Cw);
    a.writeUInt32LE(n);
    for (let c = 0; c < Cw; c++) {
      let u = s.offset + fR + c, f = Math.floor(u / ke) * (_w + ke), l = i + s.block + f + _w + u % ke;
      Tw(r, a, c, 1, l);
    }
  } finally {
    aR(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Lw(e, t, n) {
  let r = Xs(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await Vo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function Vo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...mR(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = ue(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [E, O] = await Promise.allSettled([pR(i, h), w]);
    for (let $ of [E, O]) if ($.status === "rejected") throw $.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await lR(e);
  s !== void 0 && Nw(e, v, s);
  let S = await Mr(e, { offset: 0, length: v }, "heads");
  return Ws(S, a), S;
}
function mR(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function pR(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function af(e, t, n, r) {
  let o = n ? cf(t, n.unpacked) : [];
  if (o.length > yR || o.some((c) => c.includes(`
`))) return;
  let i = await bR(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + gR) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await wR(e, t, s, r).catch(() => !1) ? i : void 0;
}
var yR = 1e3, gR = 1440 * 60;
async function wR(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ue([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Dw.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Uw(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Ww({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function cf(e, t) {
  let n = Uw(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Uw({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function bR(e, { path: t }, n, r) {
  let o = hR(r.scratch, "excludes");
  return dR(o, [vR, ...n.map(kR)].join(""), "latin1"), Vo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var vR = `... ${hr}*
`;
function kR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Hw(e) {
  let t = SR(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Ww)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await af(t, o, void 0, e);
    if (!s) {
      r ??= jw(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || cf(o, r.unpacked).length > 0 ? await af(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await zw(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= jw(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      Tr(e);
      let i = await Lw(t, o, e);
      n.push(await zw(t, { ...i, files: o.length }, n, e));
    }
  }
  return Vs(n, r?.skipped ?? []);
}
function jw({ found: e, leftOut: t = [] }) {
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
async function zw(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = nr(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await _n(xR(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as IR, lstatSync as Xw, mkdirSync as $R, readdirSync as Zw } from "node:fs";
import { dirname as MR, join as Fn, relative as BR } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Jw, lstatSync as Kw, mkdirSync as qw, renameSync as Gw, utimesSync as PR } from "node:fs";
function Vw({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  qw(g(r));
  let s = (c) => {
    let u = B(c);
    u?.isDirectory() && uf(c), u && Gw(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Kw(g(c));
    for (let m of [c, u]) uf(m);
    for (let m of ae(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = OR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && B(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Gw(g(p), g(d)) : (y || qw(g(d)), a(p, d));
    }
    Jw(g(u), f & 511), PR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = ER(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function ER(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = B(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    uf(n), n = `${n}/${r}`;
  }
  return n;
}
function uf(e) {
  Jw(g(e), 448);
}
function OR(e) {
  let t = Kw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function ia({ path: e, images: t }, n, r = n.lines) {
  let o = Fn(n.dir, "tree"), i = await qs(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? AR(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Yw({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + RR(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await TR({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Zw(u).filter(m) : [])
      en(Fn(u, p));
  }
  await CR(o, n.signal);
}
function AR(e, t) {
  let n = Fn(t, String(e.number));
  if (Xw(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Fn(n, BR(e.base, e.literal));
  return $R(MR(r), { recursive: !0 }), r;
}
async function Yw({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = { path: s.unsquashfs, args: f }, m = un({ cwd: i, signal: a }, (p) => ue([l], p));
  m.limit.allow({ bytes: t.mostBytes, files: t.members }), m.stdout.resume(), await m.ended;
}
async function TR({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Fn(o.dir, `layer-${i}`);
  await Yw({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(Fn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Vw(u) + s;
}
function RR(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Zw(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = Fn(t, String(e.number)), o = Xw(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function CR(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  IR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await xn("chown", ["-hR", "0:0", "."], n), await xn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Qw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ks("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Hw,
  async unpack(e) {
    let t = await Br({ ...e, body: () => e.body }, e.dir);
    await ia(t, e);
  }
};

// src/system/young-heap.ts
var nb = j(tb(), 1);
function rb() {
  (0, nb.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as _R, fstatSync as ob, lstatSync as FR, openSync as NR, readlinkSync as LR } from "node:fs";
function sb(e, t, n) {
  let r = _r(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = UR(a, c);
    try {
      let f = ob(u, { bigint: !0 });
      if (!f.isFile()) throw Nn(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(sa(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(sa(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw ib(a);
      let p = ob(u);
      if (p.ctimeMs !== HR(f.ctimeNs) || p.size !== m) throw ib(a);
      r.pad(Ie(m));
    } finally {
      _R(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !ap ? FR(c, { bigint: !0 }) : void 0;
      if (u && n && !DR(u, a, n)) throw Nn(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(sa(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(sa(a, u, "symlink", { target: K(LR(c, "latin1")) }));
      else throw Nn(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(We), r.flush();
    }
  };
}
function DR(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var WR = ["ELOOP", "EMLINK", "ENXIO"];
function UR(e, t) {
  try {
    return NR(t, He);
  } catch (n) {
    throw WR.includes(I(n) ?? "") ? Nn(e) : n;
  }
}
function Nn(e = "") {
  return new Error(`${ab(e)} was replaced while it was saved`);
}
function ib(e) {
  return new Error(`${ab(e)} changed while it was read`);
}
function ab(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function sa(e, { mode: t, mtimeNs: n }, r, o = {}) {
  return { name: e, kind: r, mode: jR(r, Number(t)), mtime: cb(n), ...o };
}
function jR(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var aa = 1000000000n, zR = 9;
function cb(e) {
  if (e < 0n) return `-${cb(-e)}`;
  let t = e % aa, n = String(e / aa);
  return t === 0n ? n : `${n}.${String(t).padStart(zR, "0").replace(/0+$/, "")}`;
}
function HR(e) {
  return Number(e / aa) * 1e3 + Number(e % aa) / 1e6;
}

// src/formats/tar/read-members.ts
function ub(e, t, { kind: n, bytes: r }) {
  let o = [], i = Ko(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = sb(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* fb(e, t, { cwd: n, signal: r }) {
  let o = [], i = _r(Ko(Ct, (l) => {
    o.push(l);
  })), s = sn(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Nn(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Ie(d), a++;
  }, f = ht(r, (l) => {
    let m = _t(Rr(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw Nn(e[a]);
  i.pad(c), i.write(We), i.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var lb = Ct / 2, qR = 2 * Ct, GR = 3, JR = 4;
async function* mb(e, t) {
  let n = new AbortController(), r = nf(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReaders: s } = VR({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of KR(e, t.tools.tar.dialect !== "node")) {
      let l = i(f);
      for (a.push({ frames: l, first: Y(l.next()) }), ++u > JR && s(); a.length > GR; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* KR(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= lb;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function VR(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, { tar: s } = e.tools, a = na(n.map(({ line: p }) => p)), c = rn(1), u = rn(Zs);
  s.dialect !== "node" && Tr(e);
  async function* f({ plan: p, names: d }) {
    o.throwIfAborted();
    let h = p.hasHoles && s.dialect !== "node" ? fb(d, s, { cwd: i, signal: o }) : ub(d, mw(a), { kind: p.kind, bytes: 2 * lb });
    for await (let y of h) yield { content: y, release: () => {
    } };
  }
  function l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    let w = { kind: p, bases: a, isContinued: y, level: h <= qR ? r : void 0 };
    return ht(o, (v) => {
      let { promise: S, resolve: E, reject: O } = Promise.withResolvers();
      return c(() => {
        rb();
        let D = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return D.stdin.end(`${d.join("\0")}\0`, "latin1"), E(D), D.ended;
      }).catch(O), S;
    });
  }
  async function m({ content: p, release: d }) {
    return { frame: await u(() => Jg(p, r)).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p))
        for (y.push("frame" in w ? Promise.resolve(w) : Y(m(w))); y.length >= Zs; ) yield { plan: d, ...await y.shift() };
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets more than one thread read. */
    addReaders() {
      c.concurrency = ew;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as XR } from "node:timers/promises";
var pb = 256, ZR = 8e3, YR = 64 * 1024 * 1024;
function hb(e) {
  let t = ca("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: ca("files"), sparse: ca("files", !0) }, i = 0, s = (f) => db(f.some(e1) ? o.sparse : o.plain, f), a = (f, l) => t1(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: ca("files", f === "sparse") };
  };
  async function* u() {
    let f = pb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") db(t, [m]);
        else {
          let p = m.hardLink ? n1(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await XR(), f = pb);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var QR = 1024 * 1024;
function e1({ bytes: e, length: t = e }) {
  return t - e >= QR;
}
function t1({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / ZR, t / YR) / r;
}
function n1(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function ca(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var r1 = 1536, o1 = Ct - 64 * 1024;
function i1({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return r1 + n + Ie(n);
}
function db(e, t) {
  let n = t.reduce((o, i) => o + i1(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= o1 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function yb(e) {
  let t = hb(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of mb(a1(t), e)) {
    s !== r && (n.push(s1(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Vs(n, t.skipped);
}
function s1({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* a1({ files: e, skeleton: t }) {
  let n = () => Y(e.next()), r = n();
  for (let o = await r; !o.done; o = await r)
    r = n(), yield o.value;
  t.names.length > 0 && (yield t);
}

// src/formats/tar/unpack.ts
import { availableParallelism as l1 } from "node:os";
import { join as m1 } from "node:path";

// src/formats/tar/stored-skeleton.ts
var bb = j(wb(), 1);
var c1 = 256 * 1024 * 1024;
async function* vb(e, t, { cwd: n, signal: r }) {
  if (it(e) > c1) throw new k("its skeleton is too large to be one");
  let o = sn("several"), i = 0;
  for await (let s of f1(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), u1);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function u1({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, mode: r, mtime: o, ...s && { target: n } };
}
async function* f1(e, t, n) {
  let r = zo(n);
  r.allow({ bytes: Bn(t) });
  let o = (0, bb.createZstdDecompress)();
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
async function kb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: ww(i.zstd, Jo(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? l1(), u.length),
    files: () => Jo(u, "files"),
    signal: s,
    warn: a
  }, d = await ta(p, (y) => lw(t, n, y));
  if (!f) return;
  await ra(() => vb(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: m1(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var xb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ks("tar", e)],
  unsupportedReason: () => {
  },
  pack: yb,
  unpack: kb
};

// src/formats/index.ts
var Fr = [xb, Qw, oa];

// src/stores/load-when-used.ts
function ua(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Sb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ua({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, p1(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function p1(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Lt from "node:fs/promises";
import { basename as Db, dirname as yf, join as Wb } from "node:path";

// src/system/disk/eviction.ts
import * as Nt from "node:fs/promises";
import { basename as b1, join as pf } from "node:path";

// src/system/disk/draft-file.ts
var Eb = j(Pb(), 1);
import * as Ft from "node:fs/promises";
import { dirname as Ob, join as lf } from "node:path";
var fa = ".drafts";
async function Nr(e) {
  let t = lf(e, fa), n = lf(t, (0, Eb.randomUUID)());
  try {
    return await Et(e, t), $b(e, n, await Ft.open(n, "wx+", 384));
  } catch (r) {
    throw kn(r, e);
  }
}
async function Ib(e, t) {
  let n = lf(e, fa, t);
  return $b(e, n, await Ft.open(n, He));
}
function $b(e, t, n) {
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
      return await n.sync(), await Et(e, Ob(i)), d1(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ft.rm(t, { force: !0 });
    }
  };
}
async function d1(e, t) {
  try {
    await Ft.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ft.rm(e), process.platform === "win32") return !0;
  let n = await Ft.open(Ob(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as h1 } from "node:fs";
import * as Ln from "node:fs/promises";
import { join as Mb } from "node:path";
import { setTimeout as y1 } from "node:timers/promises";
var la = ".notes";
function Lr(e) {
  let t = async (n) => (await Et(e, Mb(e, la)), Mb(e, la, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(w1, () => {
      }) === await Ze(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: mf(async (n, r) => {
      await y1(g1), await Ze(n) === r && await Ab(await t(n), r);
    }),
    touch: mf(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ln.utimes(r, o, o).catch(async (i) => {
        if (I(i) !== "ENOENT") throw i;
        await Ab(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: mf(async (n, r) => Ln.link(await t(n), r))
  };
}
var g1 = 20, Bb = 256;
async function Ze(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function mf(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function w1(e) {
  let t = await Ln.open(e, He).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(Bb), 0, Bb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function Ab(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = h1, a = await Ln.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var v1 = 3600 * 1e3;
async function ma(e) {
  await Tb(await Dr(pf(e, fa)));
}
async function Tb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > v1);
  await Promise.all(t.map(({ path: n }) => Nt.rm(n, { force: !0 })));
}
async function pa(e, t) {
  let n = new Map((await Dr(pf(e, la))).map((o) => [b1(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await Tb([...n.values()]), r;
}
async function Xo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Nt.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Nt.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Dr(e) {
  let t = await ut(e).then(() => Nt.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = pf(e, r), i = await Nt.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as k1 } from "node:fs";
import * as gt from "node:fs/promises";
import { dirname as x1 } from "node:path";
async function Dn(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await mp(e), i = Lr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => S1(r, s, a),
    file: P1(r, e, i, n),
    close: () => r.close()
  };
}
function S1(e, t, n) {
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
function P1(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await df(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => da(e, t),
    async copyTo(i) {
      return await gt.copyFile(`/proc/self/fd/${e.fd}`, i, k1.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await E1(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function E1(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ze(e);
    if (await t(), await Ze(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function df(e, t, n) {
  try {
    let [r, o] = await Promise.all([gt.stat(x1(n)), e.stat()]);
    return r.dev !== o.dev || !await da(e, t) ? !1 : (await gt.symlink(await gt.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function da(e, t) {
  let [r, o] = await Promise.all([
    gt.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Rb = 1024 * 1024;
async function Cb({ path: e, dir: t, evict: n }) {
  let r = await Nr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Rb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await ar(o, t, f, c + u * Rb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Lr(t).prove(o, await Ze(o)), await r.discard(), u && await n().catch(() => {
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
import * as _b from "node:fs/promises";
import { basename as O1, join as I1 } from "node:path";
async function Fb(e) {
  let t = await hf(e), n = (await Promise.all(t.map(hf))).flat(), o = (await Promise.all(n.map(hf))).flat().filter((i) => /^[0-9a-f]{64}$/.test(O1(i)));
  return (await Promise.all(o.map(Dr))).flat();
}
async function hf(e) {
  return (await _b.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => I1(e, n.name));
}

// src/stores/local/local.ts
var Nb = process.platform === "linux" ? go : Xm;
function Ub(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * 1073741824, minFreeBytes: i = 1073741824 } = e, s = ({ scope: a, version: c, key: u }) => Wb(t, Nb(n), Nb(a), go(c), go(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Lb(t))
        for (let f of a) {
          let l = u.map((p) => yf(s({ scope: f, version: p, key: "-" }))), m = await $1(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await or(t), await wo(t), await ut(`${t}/.`), !await M1(c, { dir: t, verify: r }))
        return Cb({
          path: c,
          dir: t,
          async evict() {
            await ma(t);
            let u = (await pa(t, await Fb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Xo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Lb(t) ? (await jb(yf(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Lt.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Lb(e) {
  return await or(e), await qb(e) ? (await ut(`${e}/.`), !0) : !1;
}
async function $1(e, t, n) {
  let r = (await Promise.all(e.map((o) => jb(o, t, n)))).flat();
  for (; ; ) {
    let o = Km(t, r);
    if (!o) return;
    let i = await B1(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function jb(e, t, n) {
  if (!await Hb(e, n)) return [];
  let r = Nc(Db(e)) ?? "", o = (await Lt.readdir(e)).filter((a) => Ym(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Wb(e, a);
      return { path: c, stat: await Lt.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await zb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function zb(e, t) {
  let n = Nc(Db(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Dn(e, t);
  try {
    return (await yo({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function M1(e, t) {
  if (!await Hb(yf(e), t) || !await qb(e)) return !1;
  try {
    return await zb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Lt.rm(e, { force: !0 }), !1;
  }
}
async function B1({ path: e, key: t, version: n, createdAt: r }, o) {
  let i = await Dn(e, o).catch(_e);
  if (!i) return;
  let { stat: s, touch: a, ...c } = i;
  await a();
  let u = () => Lt.rm(e, { force: !0 });
  return { ...c, key: t, version: n, size: s.size, createdAt: r, reject: u };
}
function Hb(e, t) {
  return Gb(hp(t.dir, e));
}
function qb(e) {
  return Gb(Lt.lstat(e));
}
function Gb(e) {
  return e.then(
    () => !0,
    (t) => _e(t) ?? !1
  );
}

// src/stores/s3/s3.ts
function Jb(e) {
  let t = A1(e.inputs.s3);
  return ua({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function A1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Kb = {
  local: ({ inputs: e, repository: t }) => Ub({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Jb,
  github: Sb
};
function Vb({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as T1 } from "node:path";
function Xb(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / T), m = await R1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * T, n) - f);
        await C1(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = _1(l, n, e);
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
async function R1(e, { roles: t, bypassed: n }) {
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
async function Zb(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function C1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function _1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function Yb(e, t, n) {
  let r = await e.roles.current(), o = at(n, n + it(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await ha(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  gf(r, e) && s.datasync().catch(() => {
  });
}
function Qb(e, t, n) {
  return nn(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await ha(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function gf({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = at(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function ha({ file: e, path: t }, n, r) {
  return ar(e, T1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as z1, once as H1 } from "node:events";
import { setTimeout as q1 } from "node:timers/promises";

// src/stores/stash/election.ts
var tv = j(ev(), 1);
import { EventEmitter as F1 } from "node:events";
import * as xe from "node:fs/promises";
import { createServer as N1 } from "node:net";
import { dirname as bf, join as Wn } from "node:path";
var nv = ".fillers";
async function rv(e, t) {
  let n = Wn(e, nv, t);
  for (await Et(e, bf(n)); ; ) {
    let r = await D1(n) ?? await W1(n);
    if (r) return r;
  }
}
var L1 = 3600 * 1e3;
async function ov(e) {
  let t = Wn(e, nv);
  for (let n of await xe.readdir(t)) {
    let r = await xe.stat(Wn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > L1 && await xe.rm(Wn(t, n), { recursive: !0, force: !0 });
  }
}
async function D1(e) {
  for (let t of await xe.readdir(e).catch(_e) ?? []) {
    let n = await Yi(e, t);
    if (n) return { role: "follower", lines: n };
    await xe.rm(Wn(e, t), { recursive: !0, force: !0 });
  }
}
async function W1(e) {
  let t = await xe.mkdtemp(Wn(bf(e), "joining-")), n = (0, tv.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new F1(), s = N1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), vf(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = U1(s, { said: r, followers: o, heard: i, path: Wn(e, n) });
  if (!Zi(t, n, s))
    return await xe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = pr(t, e);
  } finally {
    c || (s.close(), await xe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function U1(e, { said: t, followers: n, heard: r, path: o }) {
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
      await xe.rm(o, { force: !0 }), await xe.rmdir(bf(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var j1 = 36;
function vf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > j1 && e.pause();
    for (let i of o) t(i);
  });
}

// src/stores/stash/followed-draft.ts
var G1 = /^[0-9a-f-]{36}$/, J1 = /^\d{1,7}$/, iv = "fetches", K1 = 500;
function sv(e, t) {
  return J1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function av({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = sv(o, n);
    i !== void 0 && r(i);
  }), e(iv);
}
var V1 = 4;
function cv(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = En(n.pace ?? vo, r * T), s = /* @__PURE__ */ new Set(), a = new z1(), c = Promise.resolve(void 0), u, f = performance.now(), l = X1(), m = Promise.withResolvers();
  q1(K1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && G1.test(y))
      return u = y, c = Ib(e, y).catch(() => {
      }), !0;
    y === iv && m.resolve(!0);
    let w = sv(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(T), !0);
  }, h = !1;
  return vf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > V1 * o) return;
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
      return await Z1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function X1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function Z1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await H1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as Y1 } from "node:path";
var Q1 = 15e3, eC = 16;
function Zo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function fv(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = async () => {
    s = !0;
    let l = r;
    r = void 0, l && await uv(l).catch(n);
  }, c = async (l) => {
    s || n(l), await a();
  }, u = async () => (o = o.then(async () => {
    if (s || r && !tC(r)) return;
    if (++i > eC) throw new Error("one process after the other has begun to fill it");
    let m = r;
    r = await nC(e), m && await uv(m), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
function tC(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function uv(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function nC(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = Q1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return rC(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / T);
  return { role: "follower", copy: cv(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function rC(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(Y1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${H(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function lv({ size: e, read: t }, n) {
  let { logError: r } = n, i = fv({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    pv(u, s);
    for (let { bytes: f, position: l } of s.ends) await ha(c, [f], l);
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
    file: oC(s, a),
    /** Reads the body from the copy or the store. */
    read: (c, u, f) => Xb(s, { start: c, end: u, order: f }),
    /** Reads the end of the entry from the store. */
    readEnd: (c, u) => Qb(s, c, u),
    /** This process uses the copy that another process has published. */
    isPublished: () => Zo(i.held()) !== void 0,
    /** Puts the copy into the stash if it is whole, and removes it if not. Never rejects. */
    async finish() {
      let c = mv(s);
      c && await iC(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function mv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && gf(t, e) ? t : void 0;
}
function oC(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: sC(e),
    async link(r) {
      let o = await n.settled(), i = Zo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await df(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Zo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && da(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Zo(n.held());
      if (o) return cC(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = mv(e) !== void 0, t.isProven;
    }
  };
}
async function iC({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Lr(r), c = setInterval(t.giveSign, aC);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ze(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function sC(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of at(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Yb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Zb(at(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && pv(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function pv(e, { size: t, onAsked: n }) {
  n && av(e, Math.ceil(t / T), n);
}
var aC = 1e3;
async function cC(e, t, { bypassed: n }) {
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
import * as xf from "node:fs/promises";
import { basename as uC, dirname as fC, join as Dt } from "node:path";
function hv(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = 1073741824, isPull: o } = e, i = Dt(t, "pulls"), s = Dt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([dv(i), dv(s)]), l = o ? void 0 : 1;
    return (await pa(t, f.flat())).map((m) => ({
      ...m,
      rank: fC(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await or(t), await wo(t), await ut(t);
    for (let f of [i, s]) await Et(t, f);
  };
  return {
    /** The file of this name and size; removes any other file of that name. */
    async open(f, l) {
      await or(t);
      for (let p of [t, i, s]) await ut(p).catch(_e);
      let m = await kf(Dt(s, f), l, e);
      return m || o ? m ?? kf(Dt(i, f), l, e) : (lC(Dt(i, f), Dt(s, f)), kf(Dt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => xf.rm(Dt(l, f), { force: !0 })));
    },
    /** Makes this process the filler of this name's file, or connects it to the filler. */
    async elect(f) {
      return await u(), rv(t, f);
    },
    /** Begins a file of `size` bytes; undefined where there is no room. */
    async begin(f) {
      await u(), await Promise.all([ma(t), ov(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Xo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Nr(t);
    },
    /** Publishes the file, unless there is one of that name. */
    async put(f, l) {
      await f.publish(Dt(a, l)) && await Xo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function dv(e) {
  return (await Dr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(uC(t)));
}
function lC(e, t) {
  try {
    ve(e, t);
  } catch (n) {
    _e(n);
  }
}
async function kf(e, t, n) {
  try {
    let r = await Dn(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = I(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await xf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function yv(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = hv(t), f = (l) => {
    c(`The stash ${n} is not used: ${P(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Fi([e.label, r, d, h, y, String(w), p]);
      try {
        let S = await u.open(v, w), E = async () => u.remove(v).catch(f), O = pC(
          m,
          lv(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          E
        );
        if (!S) return O;
        let { file: $, read: D, close: L } = S;
        return {
          ...O,
          original: O,
          stored: m,
          file: $,
          read(ne, vt) {
            return c(`Found in the stash ${n}`), nn(D(ne, vt), mC);
          },
          reject: E,
          async close() {
            await L(), await O.close();
          }
        };
      } catch (S) {
        return f(S), m;
      }
    }
  };
}
async function* mC(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${P(t)}`);
  }
}
function pC(e, t, n) {
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
function Wr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Vb(e), f = dC(t(Kb[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return yv(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function dC(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Ur(e, t, n) {
  return {
    inputs: e,
    service: $y(),
    repository: t.repository,
    own: we(t).write,
    keepsDisk: bm(),
    isSealed: (r) => Fr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: gv(x),
    warn: gv(z),
    mask: Ei
  };
}
function gv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var wv = 3e4;
async function bv(e, t, n, r = AbortSignal.timeout(wv)) {
  if (!await Rg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await Mr(e, s, "contents", { signal: r });
  })().then(() => {
  }, hC);
  i !== void 0 && (z(`Reading the cache gave input/output errors: ${i}`), await yC(t).catch(
    (s) => z(`The damaged entry could not be removed from the store; delete it: ${P(s)}`)
  ));
}
function hC(e) {
  return e instanceof k || I(e) === "EIO" ? P(e) : void 0;
}
async function yC({ scope: e, version: t, key: n, size: r }) {
  let o = Uo(N, no()), i = Ne(), s = Wr(Ur(o, i, AbortSignal.timeout(wv))), a = e === void 0 ? we(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/mounts/broker.ts
var xv = j(kv(), 1);
import { once as gC } from "node:events";
import { connect as wC } from "node:net";
import { setTimeout as bC } from "node:timers/promises";
var Sv = Pe(ie()), vC = X({ no: ie() }), kC = X({ need: pe(Sv, []), fetches: pe(ao(), !1) }), xC = X({ detached: Sv }), Pv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, Sf = 0.3, SC = 8, PC = 1024 ** 2, EC = 20;
function OC(e) {
  let t = (0, xv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > PC && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function IC(e, t) {
  for (; ; ) {
    let n = wC({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await gC(n, "connect", { signal: t }), n;
    } catch (r) {
      if (I(r) !== "EAGAIN") throw r;
      await bC(EC, void 0, { signal: t });
    }
  }
}
async function $C(e, t, n, r, o = Pv[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await IC(e, u);
    let l = OC(f), { value: m } = await l.next(), p = o - Sf - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + Sf + SC), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (Tm(vC, h)) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), s.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function jr(e, t) {
  let n = Pv.mount, r = (...o) => $C(e, t, ...o);
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
        if (n <= Sf) throw new Error("the broker does not answer");
        let c = await r("mount", { target: o, layers: i, view: s }, n), u = "the broker does not say which images it lacks", { need: f, fetches: l } = Ic(kC, c, { message: u });
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
      return Ic(xC, await r("detached", { view: o }), { message: "the broker does not say which directories were renamed" }).detached;
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
async function ya({ socket: e, mounts: t }) {
  let n = jr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Yo(r.target) && await n.unmount(r.target), Yo(r.view, "tmpfs") && await n.unmount(r.view), ga(r);
    } catch (o) {
      z(`${r.target} stays mounted until the container ends: ${P(o)}`);
    }
}
function Yo(e, t = "overlay") {
  let n = b(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === kr
  );
}
function ga({ target: e, made: t, view: n }) {
  ws(b(n), b(n)), t !== void 0 && ws(b(e), b(t));
}

// src/job/end/unmount.ts
async function Iv(e, t) {
  let n = Object.entries(e).flatMap(MC).sort(([, i], [, s]) => Ev(s) - Ev(i)), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await Mv() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await Ht(a, () => BC(s, o));
  }
}
function MC([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function Ev({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : gu(e));
}
async function BC({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await ya(n), e !== void 0 && await Bv([e], r, async (o, i) => {
    let s = Eg(o, e);
    t && s !== void 0 && await bv(s, t, i);
  });
}
async function $v() {
  let e = kh([q(), Ov(V())]);
  if (e.length === 0) return uh(q());
  let t = await Mv();
  await pt(q(), () => Bv(AC(e), t));
}
function AC(e) {
  let t = [V(), Ov(q())].map((s) => Xu(b(s))), n = (s) => {
    let a = gu(s) === -1 ? void 0 : Ae(s);
    return a !== void 0 && !t.some((c) => F(a, c));
  }, r = e.filter(n), o = r.flatMap(
    (s) => R(() => In(s), "ENOENT", "ENOTDIR", "EINVAL", "EACCES") ?? []
  ), i = [...r, ...o.map(({ mountRoot: s }) => s)];
  return e.filter((s) => !i.includes(s));
}
function Mv() {
  return Ar(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function Bv(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await us(r, () => Go(r, t, n));
    } catch (o) {
      z(`The mounts below ${r} stay, because they could not be unmounted: ${P(o)}`);
    }
}

// src/job/state.ts
var he = ie(), Re = pe(ie()), TC = X({
  /** Without links. */
  target: he,
  pattern: he,
  /** The topmost directory that was made for the target. */
  made: Re,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: he
}), RC = X({
  socket: he,
  mounts: Pe(TC)
}), CC = X({
  name: he,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Re,
  /** How many of the restored files are not mounted. */
  files: pe(me())
}), _C = X({
  /** Absent if only the store knows the scope. */
  scope: Re,
  version: he,
  key: he,
  size: me(),
  /** The number of files of the entry. */
  files: me(),
  /** The images and layers of the body. */
  layers: Pe(Bc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: he,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Re,
  /** The time of the mount, by the kernel's clock. */
  since: me()
}), FC = X({
  /** The preset's name, if it is not in the inputs. */
  preset: Re,
  /** The preset's working directory, relative to the workspace. */
  directory: Re,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: pe(wn([Pt("none"), Bi(he, he)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Re,
  /** Why post must not save the cache. */
  unsaved: Re,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: pe(
    X({
      directories: Pe(he),
      marks: Pe(he),
      digest: he,
      patterns: Pe(he),
      matches: Pe(he),
      /** How long the command took. */
      ms: pe(me())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: pe(Pe(X({ directory: he, bornMs: me(), seenMs: me() }))),
  /** Absent if main ended before it read its inputs. */
  key: Re,
  /** The key of the entry; absent on a miss. */
  matchedKey: Re,
  /** The key of the entry that was found and refused. */
  refused: Re,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Re,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Re,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: pe(RC),
  mounted: pe(_C),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: pe(ao()),
  restored: pe(CC)
}), NC = Bi(he, FC), Av = "headstart";
function wa(e) {
  pm(Av, JSON.stringify(e));
}
function Pf() {
  let e = dm(Av);
  if (e === "") return;
  let t = JSON.parse(e), n = er(NC, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function Tv(e, t) {
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
function Cv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Rv(n, r, e) || Rv(r, n, t)) return [n.text, r.text];
}
function Rv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? LC(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? F(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : F(r, e.base) && ba(e, pn(e.base, r));
}
function LC({ base: e, rest: t }) {
  return A(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function ba(e, t) {
  return e.matches(t) || t !== "" && ba(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var Lv = j(_v(), 1);
function oe(e) {
  return e ? UC : DC;
}
var DC = {
  mistake: _c,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Dv = "~v", WC = Dv.length + 49, Fv = Ci - WC, UC = {
  mistake(e) {
    let [t = ""] = e, n = Of(t).length > Fv, r = `Key Validation Error: ${t} cannot be larger than ${Fv} characters with rolling; ~ counts twice.`;
    return _c(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = va(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Of)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Nv(t, 20), Nv(n, 5)];
    return `${va(e)}${Date.now()}-${r}-${o}-${(0, Lv.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function va(e) {
  return Of(e) + Dv;
}
function Wv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Of(e) {
  return e.replaceAll("~", "~~");
}
function Nv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var jC = 3600 * 1e3;
function Uv(e, t) {
  let n = e.toSorted(Fc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > jC;
  });
}

// src/job/restore/plan.ts
async function jv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await HC(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? As(e.inputs, { ...i.inputs }) : await Bs(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = Ts(e);
  zC(c);
  let u = s === void 0 && c.rolling === void 0, f = oe(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new M(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function zC({ key: e, rolling: t }) {
  t || !e.endsWith("-") || z(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function HC(e, t) {
  let n = N("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-33SFB6KX.js"), { NoTree: o } = await import("./shared-AVAGESYF.js");
  try {
    return { tree: await r(n, { read: N, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: P(i) };
  }
}
function zv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Be(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Cv(o, i.selection);
      if (s)
        throw new M(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as t_, statSync as n_ } from "node:fs";
import { readdir as r_ } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as qC, readdirSync as GC, rmdirSync as JC, rmSync as Hv, writeFileSync as KC } from "node:fs";
import { setTimeout as VC } from "node:timers/promises";
var XC = 20, ZC = 6e4;
function qv(e) {
  return A(e, `${hr}lock-${process.geteuid?.() ?? 0}`);
}
function ka(e) {
  let t = qv(e), n = B(b(t));
  if (n && !To(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function xa(e, t) {
  if (!gr(e)) return () => {
  };
  let [n, r] = [J(e), li(e)], [o, i] = [qv(n), A(e, "lock")];
  qC(i, { mode: 448 }), KC(A(i, r), "");
  let s = Date.now() + ZC;
  for (; !YC(i, o); ) {
    ka(n);
    let a = await QC(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await VC(XC, void 0, { signal: t });
  }
  return () => {
    Hv(A(o, r), { force: !0 }), R(() => JC(o));
  };
}
function YC(e, t) {
  try {
    return pr(e, t);
  } catch (n) {
    throw ka(J(t)), n;
  }
}
async function QC(e) {
  let t = !1;
  for (let n of e_(e))
    await as(A(J(e), n)) ? t = !0 : Hv(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function e_(e) {
  try {
    return GC(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Gv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(tn));
  for (let a of new Set(s.flatMap(Jv)))
    for (let c of await o_(a, t))
      if (gr(c) || qd(c), !(!gr(c) || await as(c)))
        try {
          await i_(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${P(u)}`);
        }
}
function Jv(e) {
  let t = J(e);
  return t === e ? [e] : [e, ...Jv(t)];
}
async function o_(e, t) {
  let n = (await r_(e).catch(() => [])).filter(mt);
  if (n.length === 0) return [];
  let r = K(t_(e, "latin1"));
  return t.some((o) => F(r, o)) ? [] : n.map((o) => A(e, o)).filter(yr);
}
async function i_(e, { lines: t, signal: n, allowed: r }) {
  let o = J(e), i = is(o);
  try {
    let s = await xa(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      ts(e, (u) => {
        if (performance.now() > a) throw c;
        if (!s_(u, t)) return !1;
        for (let f of Qi(u)) a_(b(o), f);
        return !0;
      }), Ao(e) || fu(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function s_(e, t) {
  let n = g(Qi(e)[0]).toString();
  return t.some((r) => F(n, r.base) && ba(r, pn(r.base, n)) ? !0 : e.do !== "make" ? !1 : F(r.literal ?? r.base, n) || !r.literal && F(n, r.base));
}
function a_(e, t) {
  let { dev: n } = n_(g(e));
  for (let r = t; r !== e; r = J(r)) {
    let o = B(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function zr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as c_, statSync as u_ } from "node:fs";
import { dirname as Kv } from "node:path";
function Yv(e) {
  let t = Vv(), n = process.cpuUsage(), r = new Set(e.map(Qv));
  return () => {
    let o = Vv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: l_(t, o, (i + s) / 1e3),
      disks: m_(t, o, r),
      network: p_(t, o)
    };
  };
}
function Vv() {
  return { stat: Sa("stat"), self: Sa("self/stat"), disks: Sa("diskstats"), net: Sa("net/dev") };
}
function Sa(e) {
  return R(() => c_(`/proc/${e}`, "latin1")) ?? "";
}
function Qv(e) {
  try {
    let { dev: t } = u_(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Kv(e) ? "" : Qv(Kv(e));
  }
}
var f_ = 10;
function l_(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => If(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Xv(t) - Xv(e)) * f_, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Xv({ self: e }) {
  let t = If(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Zv = 512;
function m_(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Zv, writtenBytes: d * Zv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function p_(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, If(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function If(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function ek({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && d_(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
      return nn(l, (p) => u(p, m));
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
function d_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Pa() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => h_(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => ek({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Yv(s);
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
function h_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : y_(i / 1048576 / (a / 1e3))
  }];
}
function y_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var mk = j(tk(), 1);
import { writeFileSync as I_ } from "node:fs";
import { join as $_ } from "node:path";

// src/system/job-summary.ts
function nk(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Gt(e);
  return rk((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function mX(e) {
  return rk((t) => t.addRaw(e, !0));
}
var Mf = Promise.resolve();
function rk(e) {
  let t = gm();
  if (!t) return Mf;
  let n = Mf.then(async () => {
    e(t), await t.write();
  });
  return Mf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function ok({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${le(t)} of ${le(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var g_ = 10 * 1024 * 1024, w_ = 64;
function ik({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = fk(t, ["download", "upload"]), s = o >= g_ && e.concurrency < w_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${i} MiB/s, and ${le(r)} of ${le(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${sk}`
  };
}
var sk = "a higher `compression-level` makes entries smaller";
function Qo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Un(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Un(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : ak(e, i, "more or faster cores");
}
function Ea(e) {
  return ak(e, `one thread was busy ${Un(e.load.thread)} of the time`, "faster cores");
}
function ak({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var b_ = 32 * 1024;
function Af(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < b_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${H(a)}`, l = u ? `wrote ${Bf(r, s)} MiB/s` : `read ${Bf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Un(e.load.disk)} of the time`,
    advice: uk(e, u)
  };
}
function ck(e) {
  let { bytes: t, mibPerSecond: n } = fk(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: uk(e, r)
  };
}
function uk({ step: e, settings: t }, n) {
  if (e === "save" && n) return sk;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function fk(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: Bf(r, o) };
}
function Bf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Un(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var Tf = 1e3;
function lk(e) {
  let { totalMs: t } = e;
  if (t < Tf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${le(t)}`
    };
  let n = S_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? x_[r].find(([m]) => k_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: O_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var k_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, x_ = {
  store: [["always", ok]],
  network: [
    ["threadIsBusy", Ea],
    ["always", ik]
  ],
  disk: [
    ["ownCoresAreBusy", Qo],
    ["diskIsBusy", Af],
    ["coresAreBusy", Qo],
    ["threadIsBusy", Ea],
    ["diskIsUnseen", ck]
  ],
  work: [
    ["ownCoresAreBusy", Qo],
    ["diskHinders", Af],
    ["coresAreBusy", Qo],
    ["threadIsBusy", Ea]
  ]
};
function S_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...P_(e) };
}
function P_({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[E_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var E_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function O_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = le(t), i = r ? `${r.name} took ${le(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Un(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Un(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function ei(e, t, n) {
  try {
    await M_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? z : x)(`There is no report: ${P(r)}`);
  }
}
async function M_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: lk(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = $_(q(), `headstart-${s.step}-${(0, mk.randomUUID)()}.json`);
  I_(u, `${JSON.stringify(s, void 0, 2)}
`), Fe("report", u);
  let f = s.totalMs >= Tf;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await nk(l, B_(s), f && o ? `${c}.

${T_(s)}` : "");
}
function B_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      bc(e.key),
      e.matchedKey === void 0 ? "\u2013" : bc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      le(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${le(n)}`).join(", "),
      e.writer ? wc(e.writer.text) : "\u2013"
    ]
  ];
}
var A_ = 1e4;
function T_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${R_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < A_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function R_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${le(r)} of ${le(n - t)}` : le(n - t), c = i ? `, ${H(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as L_ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as C_, readFileSync as __ } from "node:fs";
function jn(e) {
  return "rights" in e || e.broker !== void 0;
}
function Rf(e, t) {
  return F_(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${P(n)}` }));
}
async function F_(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Ar(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await N_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !C_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function N_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(__("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Hr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === oa.id), s = t !== "unpack" && !i;
  return Fr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function pk(e, t) {
  let n = { zstd: Ot("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function ti({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await pd(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function dk(e, t, { mounting: n, signal: r }) {
  let o = jn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Hr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await ti(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function Oa({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Rf("image", r);
    return "rights" in o ? o : { ...o, broker: D_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Rf("tree", r);
}
function D_(e) {
  return e !== "off" && L_(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ia({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Xn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as wk, lstatSync as G_, realpathSync as J_ } from "node:fs";
import { basename as K_, dirname as V_, join as Nf } from "node:path";

// src/files/fingerprint.ts
var gk = j(hk(), 1);
import { lstatSync as q_ } from "node:fs";

// src/files/walk.ts
import { lstatSync as _f, readdirSync as W_, readlinkSync as U_ } from "node:fs";
function* Qe(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: ni(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* z_(a, n) : yield [yk(a, i)];
  }
}
function ni({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var j_ = 256;
function* z_(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, _f(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of W_(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      mt(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(yk(f, u)), !(c.length < j_) && (yield c, c = []);
    }
    yield c;
  }
}
function yk(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? H_(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: U_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function H_({ path: e, member: t, onStat: n }) {
  let r = _f(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = _f(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function Ff(e, t, n = () => {
}) {
  let r = (0, gk.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = ni(o);
    for (let a of Qe([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = q_(m, { bigint: !0 });
        f === "file" && n(Number(d) / 1e6);
        let w = f === "directory" ? "" : `${p} ${y}`;
        return `${u}\0${f} ${d} ${h} ${w}\0${l}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/job/save/rolling/snapshots.ts
async function bk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!re(oe(i).keyIn(e), s) || a === "never" || Lf(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => kk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function Lf({ branches: e }, t) {
  let { write: n = t.ref } = we(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function vk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = Wv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => kk(o, i, l));
  if (t !== void 0 && t === m) return Df(o);
  let p = Z_ * n;
  n >= X_ && u >= p && f <= n - p && Y_(o);
}
var X_ = 20, Z_ = 0.9;
function Y_({ key: e, sourceTimes: t }) {
  t || N("source-times") !== "" || !wk(Nf(V(), ".git")) || Oi(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function Df({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function kk(e, t, n) {
  try {
    let { excludes: r, lines: o } = cs(e), i = await wr({ excludes: r, lines: o }), { points: s, uppers: a } = Q_(t), c = i.filter(({ path: u }) => !s.some((f) => F(xk(u), f)));
    return [Ff(c, r, n), Ff(a.map(eF), void 0)].join();
  } catch (r) {
    yn(`The cached files cannot be compared: ${P(r)}`);
    return;
  }
}
function Q_({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Js(e), r = (t?.mounts ?? []).filter(({ view: o }) => wk(Nf(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => xk(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => Nf(o, "upper"))]
  };
}
function eF(e, t) {
  return { path: e, relative: "", stat: G_(e), line: { number: t } };
}
function xk(e) {
  return `${J_(V_(e), "latin1")}/${b(K_(e))}`;
}
async function Sk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: va(r) }), s = Uv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${P(i)}`);
  }
}

// package.json
var Pk = { version: "0.1.0" };

// src/entry/writer.ts
function Gr(e) {
  return pe(Bm(wn([e, Ec()]), void 0));
}
var qr = (e) => Gr(ce(ie(), oo(e), Kt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), Wf = Gr(ce(ie(), Kt(/^\d{1,20}$/))), nF = X({
  repository: qr(140),
  scope: qr(255),
  ref: qr(255),
  sha: Gr(ce(ie(), Kt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: qr(512),
  runId: Wf,
  runAttempt: Wf,
  event: Gr(ce(ie(), Kt(/^[a-z_]{1,40}$/))),
  actorId: Wf,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: qr(40),
  /** In seconds since 1970. */
  savedAt: Gr(ce(me(), so(), Qn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: Gr(ce(me(), Qn(0), io(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: qr(40)
});
function $a(e) {
  let { success: t, output: n } = Ai(nF, e);
  return t ? n : {};
}
function Ik({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && Ok(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && Ok(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var Ek = 100;
function Ok(e) {
  return e.length > Ek ? `${e.slice(0, Ek)}\u2026` : e;
}

// src/report/progress.ts
var rF = 1e3;
function ri(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < rF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${km(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function $k(e, { onTaken: t, limits: n = vo } = {}) {
  let r = Yn(e.partBytes), o = /* @__PURE__ */ new Set(), i = oF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = it(l), p = m < e.partBytes;
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
function oF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = En({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as xF, readFileSync as SF, writeFileSync as PF } from "node:fs";
import { join as EF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Ck, lutimesSync as aF } from "node:fs";
import { setImmediate as cF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Bk = j(Mk(), 1), ii = 16, iF = 4, oi = ii + iF, sF = 2 ** 32 - 1;
function Ak(e) {
  return e >= 0 && e <= sF;
}
function jf({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Bk.hash)("sha256", r, "buffer").toString("latin1", 0, ii);
}
function Tk(e) {
  let t = Buffer.alloc(e.length * oi);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * oi, "latin1"), t.writeUInt32LE(o, n * oi + ii);
  return t.toString("base64");
}
function Rk(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + oi <= t.length; r += oi)
    n.set(t.toString("latin1", r, r + ii), t.readUInt32LE(r + ii));
  return n;
}

// src/files/sources/source-times.ts
var uF = 256, _k = 1000000000n;
async function* Fk(e, { workspace: t, cached: n }) {
  let r = b(t), o = lF(n), i = mF(r, o);
  for (let [s, a] of e.entries()) {
    s % uF === 0 && await cF();
    let c = `${r}/${a.name}`;
    if (fF.test(a.name) || !i(Nk(c)) || o(c)) continue;
    let u = g(c), f = Ck(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var fF = /(^|\/)\.\.?(\/|$)/;
function Nk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function lF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => F(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function mF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Ck(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = F(o, e) && r(Nk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Lk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Fk(e, t)) {
    let i = Wk(r);
    Ak(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Dk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: jf(n, r), seconds: o };
  });
}
function Wk({ mtimeNs: e }) {
  return Number(e / _k);
}
async function Uk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Fk(e, r)) {
    c++;
    let p = Wk(l), d = m.isUnchanged ? pF(jf(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(dF).length;
  return { all: c, kept: i.length, changed: u };
}
function pF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function dF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * _k === t.mtimeNs ? !1 : (aF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as jk, readdirSync as hF } from "node:fs";
var zk = 1e5;
async function Ma(e, t) {
  let n = { files: [], repositories: [] }, r = yF(e);
  for (let o of r) {
    let i = Hk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of wF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === qk.submodule ? s.add(m) : qk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > zk) throw new Error(`git tracks more than ${zk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => zf(Hk(c, e))));
  }
  return n;
}
function Hk(e, t) {
  return e === "" ? t : A(t, g(e).toString());
}
var qk = { submodule: "160000", files: ["100644", "100755"] };
function yF(e) {
  if (zf(e)) return [""];
  let n = hF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => zf(A(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function zf(e) {
  if (!jk(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = jk(A(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var gF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* wF(e, t) {
  let n = Jk(["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"]), r = ht(t, (o) => {
    let i = ue([n], { cwd: e, signal: o });
    return i.stdin.end(), i;
  });
  try {
    let o = "";
    for await (let i of r) {
      let s = (o + i.toString("latin1")).split("\0");
      o = s.pop();
      for (let a of s) {
        let [, c, u, f, l] = gF.exec(a) ?? [];
        if (!c || !u || !f || !l) throw new Error("git lists its files in an unknown form");
        yield { tag: c, mode: u, id: f, name: l };
      }
    }
  } catch (o) {
    if (!(o instanceof fe)) throw o;
    let [, i = P(o)] = /fatal: (.*)/.exec(P(o)) ?? [];
    throw new fe(`git says: ${i}`);
  }
}
var bF = 6e4;
async function Gk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(bF)]), { env: o = {}, ...i } = Jk(["update-index", "-q", "--refresh"]);
    await Qc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Jk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Wi("git"), args: [...t, ...e], env: kF(), keepsMask: !0 };
}
var vF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function kF() {
  return { ...It(), ...ko(vF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Kk(e, t) {
  let n = V();
  try {
    let { files: r } = await Ma(n, t), o = await Lk(r, { workspace: n, cached: Xk([e]) }), i = await Ma(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Tk(Dk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${P(r)}`);
    return;
  }
}
async function Vk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = V(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => OF(s)), i = IF();
  try {
    let { files: s, repositories: a } = await Ma(r, t);
    o.length > 0 && PF(Zk(), String(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m))));
    let c = Xk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Uk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Gk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${P(s)}`);
  }
}
function OF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Rk(n) };
}
function Xk(e) {
  return e.flatMap(({ paths: t }) => Be(t, process.cwd()).lines);
}
function Zk() {
  return EF(q(), "headstart-source-times");
}
function IF() {
  let e = Zk();
  if (!xF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(SF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}

// src/job/save/changes/full-save.ts
var $F = 5 * 1024 ** 2, MF = 0.5, BF = 0.25;
function Yk(e) {
  if (e < $F) throw new Error(`the restored cache has only ${H(e)}`);
}
function Hf(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(si) && ai(t) > MF * n)
    throw new Error("most of the restored cache is no longer used");
}
function si({ kind: e }) {
  return e === "delta";
}
function ai(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Qk(e) {
  return Math.floor(e * BF);
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
function qf(e) {
  let t = N("preset");
  t !== "" ? x(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Xn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(lu(e)));
}
function Ba(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function Gf(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !re(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function tx(e) {
  let t = CF(e), { packed: n, digests: r } = await AF(t, e);
  return n.segments.length === 0 ? (qf(e.selection), "nothing") : (await TF(n, r, t, e), RF(n, t, e));
}
async function AF(e, { body: t }) {
  let n = _m(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return LF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function TF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Kk(s, u)) : void 0, l = a.indexed ? await _F(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = G(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${Ii(m)}`);
}
async function RF(e, t, n) {
  let { body: r, check: o, isOutdated: i, filesRead: s } = n, a = Promise.all([r.copied, o()]).then(([u]) => (i || s(), u)), [c] = await Promise.all([a, t.finish()]);
  return r.reuse && NF(e, c, r.reuse, n), await i?.() ? "outdated" : (n.signal.throwIfAborted(), await t.commit() ? "published" : (x(Gf(n.key, n.state)), "nothing"));
}
function CF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : ri("Sent", void 0, x), o = $k(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function _F({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: fo,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: FF(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = Ay(i, { repository: s.repository, scope: a, version: c.version }, m);
  return Um(d, await h?.(zm(d)));
}
function FF(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return $a({ ...{
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
  }, headstart: Pk.version });
}
function NF({ segments: e }, t, n, { store: r, findings: o }) {
  let { storedBytes: i = 0 } = o, { reusedBytes: s, packedBytes: a, mergedLayers: c } = n, u = i - t, f = An(e);
  Object.assign(o, { ...n, sentBytes: u, deadBytes: ai(e), layers: f });
  let [l, m, p] = [s, a, u].map(H), d = r.isHere ? "wrote" : "sent", h = c > 0 ? `, ${c} merged into the newest` : "", y = t === 0 && !r.isHere ? "; the store has copied nothing" : "";
  x(`Reused ${l}, packed ${m}, ${d} ${p}; ${zu(f)}${h}${y}`);
}
function LF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as nx, rmdirSync as DF, unlinkSync as WF, utimesSync as UF } from "node:fs";
function Aa(e, t) {
  let n = B(e), r = n && B(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) WF(g(e));
  else if (!r.isDirectory()) en(g(e));
  else return jF(e, t, r);
  return !1;
}
function jF(e, t, { mode: n, mtimeMs: r }) {
  nx(g(e), 448);
  let o = !1;
  for (let i of ae(e)) o = Aa(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (nx(g(e), n & 4095), UF(g(e), r / 1e3, r / 1e3)) : DF(g(e)), o;
}

// src/entry/body.ts
function rx(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(G(t) / T) };
  return nn(e.read(0, G(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of ix(a, { entry: e, index: t, blocks: s })) {
      let f = c * T;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function ox(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, G(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => ix(r, { entry: e, index: t, blocks: n })
  };
}
async function* ix(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(at(r.first * T, r.end * T));
  for await (let { number: i, pieces: s } of zF(e, n, r.first)) {
    let c = Mc(s, i, n.digests) ? s : [await HF(t, n, i)];
    await t.file?.filling?.write(c, i * T), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* zF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * T;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of at(s, s + i.length)) {
      let c = Math.max(s, a * T), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * T - s)));
      let f = Math.min(T, G(t) - a * T);
      it([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function HF(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await mo({ ...e, read: o }, r, Math.min(r + T, G(t)));
  if (Mc([i], n, t.digests)) return i;
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
import { existsSync as bN, mkdirSync as vN } from "node:fs";
import { join as kN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as VF, readdirSync as XF } from "node:fs";

// src/files/copy-tree.ts
import * as $e from "node:fs";
import { setImmediate as qF } from "node:timers/promises";
async function Jf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = $e.statSync(e);
  $e.mkdirSync(t);
  for (let i of $e.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [A(e, i.name), A(t, i.name)];
    i.isDirectory() ? await Jf(s, a, n) : i.isSymbolicLink() ? $e.symlinkSync($e.readlinkSync(s), a) : $e.copyFileSync(s, a);
  }
  $e.utimesSync(t, r / 1e3, o / 1e3), await qF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as GF, mkdirSync as JF } from "node:fs";
function cx(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = KF(r, o);
      Dd(i, o), n.push(...i);
    }
    for (let r of t) cu(r);
  } catch (r) {
    for (let o of t) ts(o);
    throw r;
  }
  return n;
}
function KF(e, t) {
  let n = b(A(t, "tree", String(e.number)));
  if (!B(n)) return [];
  let r = A(t, "aside", String(e.number));
  JF(r, { recursive: !0 });
  let o = 0, s = ux({ line: e, aside: () => b(A(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...Tt(b(e.matches("") ? J(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function ux(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return fx(e, t, n);
  if (!B(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = B(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = ae(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return ux(e, `${t}/${a}`, At(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function fx(e, t, n) {
  let r = B(n), o = B(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ns(t) }];
  if (r.isDirectory() && o.isDirectory())
    return GF(g(t), 448), [...ae(t).flatMap(
      (a) => fx(e, `${t}/${a}`, At(n) + a)
    ), { do: "stamp", path: n, stamp: ax(o), before: ax(r) }];
  if (r.isDirectory() && ae(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = ns(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function ax({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function lx({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(tn)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      ka(l), i.set(l, is(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw kn(l, f);
    }), Vf(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Xf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await xa(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = cx(u);
    });
  } finally {
    for (let u of a) Kf(u);
    for (let u of i.values()) Kf(u.remove);
    for (let u of c) Kf(() => Wd(u));
  }
}
function Kf(e) {
  try {
    e();
  } catch (t) {
    yn(`Could not tidy up after the restore: ${P(t)}`);
  }
}
function Vf(e, t) {
  let n = XF(A(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Xf({ number: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), i = A(n, "tree", String(e));
  if (B(b(o))) {
    VF(A(n, "tree"), { recursive: !0 });
    try {
      ve(o, i);
    } catch (s) {
      if (I(s) !== "EXDEV") throw s;
      await Oo(n, r, async (a) => {
        process.platform === "win32" ? await Jf(o, i, a) : await xn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Qf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as ZF, mkdirSync as Ta, symlinkSync as Ra, utimesSync as YF } from "node:fs";
import { lstat as QF } from "node:fs/promises";
import { dirname as eN, join as et } from "node:path";
function mx(e, t) {
  let n = e.map((r) => Yf(r, et(t.dir, Zf)));
  return Ca(n, "upper", { ...t, mounts: bs(t) });
}
var Zf = "tree";
function Yf(e, t) {
  return { line: e, points: () => ay(e, et(t, String(e.number))) };
}
function Ca(e, t, n) {
  return pt(eN(n.dir), () => tN(e, t, n));
}
async function tN(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = ls(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Ss(p, u, i);
      for (let p of m) {
        let d = c++;
        await nN({ ...p, number: d, position: t }, n), l.push(d);
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
async function nN(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = B(`${i}/.`) ? ae(i) : void 0;
  if (Ra(g(i), et(t, a)), !c) {
    let [l = i] = Tt(i);
    Ra(g(l), et(t, `made-${s}`)), Ta(g(i), { recursive: !0 });
  }
  let u = await rN(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await Er(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function rN({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (Ta(et(r, `work-${t}`)), n === "upper")
    return Ra(g(e[0]), et(r, o)), Ta(et(r, i)), [i];
  Ta(et(r, o));
  let { mode: s, mtimeMs: a } = await QF(g(e[0]));
  ZF(et(r, o), s & 511), YF(et(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Ra(g(f), et(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function px(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = bs(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, d), S = v.map((E) => Qf(r, E));
      if (y) a.push({ ...iN(y, v, r), layers: S, top: S[0] });
      else {
        let E = v.length > 1 ? await s.stack(v, Zf) : v[0], O = Qf(r, E);
        a.push(...w.map(($) => ({ ...Yf($, O), layers: S, top: O })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((S) => ({ line: S, reason: P(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && el(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await Ca(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return m && n && i.push(...await oN(p, m, { ...u, within: n })), i;
}
function el(e, { literal: t, base: n }) {
  return t !== e && F(t ?? n, e);
}
async function oN(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return Ca(e, "lower", r);
}
function iN(e, t, n) {
  let r = t.map((o) => b(Qf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var sN = 4096, dx = { auto: 1 / 4, on: 3 / 4 };
async function hx(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * dx[t])
    return `${H(n)} are needed, and only ${H(i)} of memory are free`;
  let s = Math.floor(i * dx.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / sN), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as gx } from "node:fs";
import { open as aN } from "node:fs/promises";
import { join as cN } from "node:path";

// src/job/save/changes/mounted-base.ts
var tl = "Saving all files instead of the changes";
function yx({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    x(`${tl}: the restored cache has another format`);
    return;
  }
  let s = Y(o.during("index", () => nl(e, i)));
  return { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function nl({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await Is(f, i, c);
    if (Ti(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function rl({ mountRoot: e }, { entry: t, index: n }, r) {
  return e === void 0 ? bx(t, n, r) : wx(e, n, r);
}
function wx(e, t, n) {
  let r = {
    size: G(t),
    async *read(o, i) {
      yield* (await _a(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return bx(r, t, n);
}
async function _a(e) {
  let t = await aN(cN(e, Cn.image), gx.O_RDONLY | gx.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function bx(e, t, n) {
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
async function ol(e) {
  let t = await _a(e).catch(_e);
  return t && Ze(t).finally(() => t.close());
}
async function vx({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await ol(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await nl(e, n);
      await i.close();
      for await (let a of wx(t, s, r).read(0, G(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${P(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as fN, mkdirSync as lN, mkdtempSync as mN, realpathSync as Da } from "node:fs";
import { join as pN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as uN } from "node:fs";
async function kx(e, t) {
  await ft(await tn(e.lines[0]), zn(e)), await Fa(e.lines, t, (n) => Jr(n, e));
}
function zn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Jr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => Oo(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Kn)) throw s;
    await i({ workers: 1 });
  }
}
async function Fa(e, { timeline: t, signal: n }, r) {
  await lx({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Na({ inputs: e }) {
  return [process.cwd(), V(), q(), e.localDir].filter((n) => uN(n));
}
async function il(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Fa(r, t, (o) => n(r, o));
}
async function La(e, t, { job: n, context: r }) {
  await il(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ft(i, zn(n)), await Oo(
      i,
      n.signal,
      (a) => ia(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Px(e, t, n) {
  let r = dN(e), o = { ...n, job: e, socket: t, targets: r, broker: jr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${xx(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await sl(o), await yN(o) && await sl(o), r.every(Sx) || await gN(o);
  } catch (a) {
    throw await ya(Ox(o)), a;
  }
  let s = r.filter(Sx);
  return s.length > 0 && x(`Mounted ${xx(s)} through the broker of the host${Us(e.segments)}`), s.length > 0;
}
function dN({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return Tn(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: Fm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function xx(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Sx({ state: e }) {
  return "mount" in e;
}
function Ex(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Ox({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function sl(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => pt(q(), () => hN(o, e))).catch((i) => (r.throwIfAborted(), { reason: P(i) }));
}
async function hN({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (fN(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Mu(b(i), Na(n));
  let [s] = Tt(b(i));
  lN(i, { recursive: !0 });
  let a = s && Da(g(s)), c = mN(pN(Da(q()), "headstart-changes-")), u = { target: Da(i), pattern: e.text, made: a, view: c }, { socket: f, mounts: l } = Ox(n);
  o({ brokered: { socket: f, mounts: [...l, u] } });
  let m = t.map(({ digest: h }) => h), { digests: p, fetches: d } = await r.mount(u.target, m, c).catch((h) => {
    if (ga(u), Yo(u.target)) return { digests: [], fetches: !1 };
    throw h;
  });
  if (p.length > 0)
    return ga(u), { missing: t.filter(({ digest: h }) => p.includes(h)), fetches: d };
  if (Yo(u.target)) return { mount: u };
  throw new Error("the broker mounted nothing");
}
async function yN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Ex(n);
  x(`Waiting for the host to fetch ${Ix(f)} of images`);
  let l = { repository: Ne().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${P(p)}`), !1;
  }
}
function Ix(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function gN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = tt(f, Oe(q()));
    let { dir: s } = i;
    t.file?.isWhole || await ft(s, { bytes: G(t) });
    let a = await r.during("receive", () => Br(t, s));
    let c = await wN(a, e);
    c === void 0 && await sl(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await La(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    nt(f, m, p);
  }
}
async function wN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Ex(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${Ix(i)} of images`);
  let s = { path: Da(e), end: G(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, P);
}

// src/job/restore/mount.ts
async function $x(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = Zu();
    return await Px(e, n.broker, t) && t.remember({ mounted: Mx(e, o) }), !0;
  }
  let r = await PN(e, t);
  return r ? (await xN(e, r), !0) : !1;
}
async function xN(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = qo(n, r);
  }, a = async () => (await i, await Zh(n, V(), r), Pg(await Go(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await SN(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Us(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function SN(e, t) {
  let n = Zu(), { image: r } = e.format, o = await (r ? $N : MN)(e, t), s = (r ? Tn(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...Mx(e, n), file: await ol(t.dir) } }), s;
}
function Mx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(lo);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Ti(o), since: n };
}
async function PN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = fs(q());
  o({ mountRoot: c });
  let u = await IN(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await Go(c, a);
}
var EN = 4096, ON = 8;
async function IN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = G(e), { bytes: u, files: f } = zn(e), l = a ? u + f * EN : c * ON, p = await hx(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(P);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function $N(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ft(r, { bytes: G(e) });
  let { indexed: i } = e, s = Tn(e.segments, e.lines), a = n && i && await o.during("show", () => Sg(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => Br({ ...e, isMounted: !0 }, r)), u = BN(t, a !== void 0), f = await o.during(
    "mount",
    () => px(c.images, Bx(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await La(c, f, { job: e, context: t }), f;
}
async function MN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Jr(n, e)), Vf(n, e.lines);
  let i = await r.during("mount", () => mx(e.lines, Bx(t)));
  return await il(i, t, async (s, a) => {
    vN(kN(a, "tree"));
    for (let c of s) await Xf(c, { from: n, to: a, signal: o });
  }), i;
}
function BN(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = V(), u = [q(), n.localDir, n.stash.dir].filter(
    (l) => bN(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function Bx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Na(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as AN } from "node:fs/promises";
var TN = 3;
async function Ax(e, t) {
  for (let n = 1; ; n++)
    try {
      return await RN(e, t);
    } catch (r) {
      if (!(r instanceof Q && r.recover === "resume") || n === TN) throw r;
    }
}
async function RN(e, { dir: t, maxBytes: n = 64 * 1073741824, minFreeBytes: r = 1073741824, onRead: o }) {
  let i = Oe(t), s = await Nr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await AN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${H(f)} that it may take at ${t}`;
    await s.file.writeFile(
      CN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Dn(s.path, { dir: i.dir });
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
async function* CN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Rx(e, t, n) {
  let r;
  return await Kr(e, t, n, async (o) => {
    _N(o, n), await $x(o, n) || await kx(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function _N({ indexed: e }, { inputs: t, findings: n }) {
  let r = $a(e?.index.createdBy), o = Ik(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${xm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Kr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Tx(e, { ...n, format: a, lines: t }, r);
  s.watch(Cx(e, t, o));
  let u = await s.during("receive", () => FN(e, n));
  await Tx(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function FN(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = ri("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Ax(o, { dir: q(), onRead: n });
}
async function Tx(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (E) => {
    s.storedBytes = E, x(`Cache Size: ${Ii(E)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= ti(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => NN(e, t)) : LN(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && jn(o) ? void 0 : d()
  ]), y = (E) => {
    let O = ri("Received", m ? void 0 : G(h), x);
    f = 0;
    let $ = (D) => {
      f += D, O(D);
    };
    return DN(e, h.indexed, { timeline: i, onRead: $, order: E, signal: u });
  };
  i.watch(Cx(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: V(),
    tools: d,
    signal: u,
    warn: z
  };
  await n(w);
  let v = jn(o) && t.formats.some(({ image: E }) => E);
  re(oe(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && R(() => t.remember({ isArchive: !0 })), m && l(f);
}
async function NN(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await Is(e, n, o);
  if (!re(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Gn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: An(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function LN({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function DN(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", rx(a, t.index, r)) : sx(a, r);
}
function Cx({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), q(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var WN = 3;
async function _x(e) {
  let t = UN(e), { matches: n } = e;
  for (let r = WN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function UN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await Fx([e.scope], oe({}).lookups([t]), e);
    if (a && a.key !== o && re(oe({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), z(`Cache ${t} of another job cannot be merged: ${P(c)}`), !1;
    }
  };
  return {
    /** Whether there is a newer snapshot that is not merged. */
    isOutdated: () => s(async () => {
    }),
    /** Merges the newest snapshot, unless the job has it. A failure changes no file, and is a warning. @returns whether it did */
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await jN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Fx(e, t, { inputs: n, store: r }) {
  let o = Hr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function jN(e, t) {
  let { lines: n } = Be(t.inputs.paths, process.cwd()), r = Nx(t);
  await Kr(e, n, r, async (o) => {
    await ft(await tn(n[0]), zn(o)), await Fa(n, r, async (i) => {
      await Jr(i, o);
      let s = () => n.filter((a) => Aa(al(a, i), b(a.base)));
      s().length !== 0 && (await zN(t, (a) => {
        for (let c of n) Aa(al(c, i), al(c, a));
      }), s());
    });
  });
}
function al({ number: e }, t) {
  return b(A(t, "tree", String(e)));
}
async function zN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Fx(r, [n], e);
    let i = tt(a, Oe(q()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Be(e.inputs.paths, process.cwd());
      await Kr(o, l, Nx(e), async (m) => {
        await ft(s, zn(m)), await Jr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    nt(a, u, f);
  }
}
function Nx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Hr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: zr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as HN } from "node:fs";
import { setImmediate as qN } from "node:timers/promises";
var GN = 256;
function Lx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = HN(g(n), { throwIfNoEntry: !1 });
        if (!o || !KN(r, o)) throw new Error(`${g(n)} ${JN}`);
        t % GN === 0 && await qN();
      }
    }
  };
}
var JN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function KN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/job/save/changes/reading.ts
var VN = 128 * 1073741824, XN = 64;
function cl(e, t) {
  if (e > Math.max(VN, XN * t))
    throw new Error(
      `the mounted cache now has ${H(e)} of files, and its entry has ${H(t)}: if this job has not written them, delete the entry`
    );
}
function Dx({
  selection: e,
  matches: t,
  state: { mounted: n }
}) {
  if (!n) return;
  let r = /* @__PURE__ */ new Set(), o = 0;
  for (let i of Qe(t, e.excludes))
    for (let { length: s = 0, hardLink: a } of i)
      (!a || !r.has(a.inode)) && (o += s), a && r.add(a.inode);
  cl(o, n.size);
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Wa, readdirSync as ZN } from "node:fs";
import { dirname as YN } from "node:path";
var Wx = /* @__PURE__ */ new Map();
function ul(e, t) {
  let n = /* @__PURE__ */ new Map(), r = new Set(t);
  for (let o of e) {
    for (let [i, s] of eL(o, r)) jx(n, i, { kind: s, dir: o });
    for (let [i, { isHiding: s }] of n) s && r.delete(i);
  }
  return n;
}
var QN = 128;
function eL(e, t) {
  let n = t.size * QN;
  return t.size > 1 && Wa(g(e)).size < n ? Ux(e).flatMap((r) => t.has(r.name) ? [[r.name, r]] : []) : [...t].flatMap((r) => {
    let o = Wa(g(je(e, r)), { throwIfNoEntry: !1 });
    return o ? [[r, o]] : [];
  });
}
function Hn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of Ux(n)) jx(t, r.name, { kind: r, dir: n });
  return t;
}
function Ux(e) {
  return ZN(g(e), { withFileTypes: !0, encoding: "latin1" });
}
function jx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [je(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Ua(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(YN(o) === t && Wa(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function fl(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = ul(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function je(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function ll(e) {
  if (!e) return ja;
  if (e.kind.isFile()) return { files: 1, bytes: Wa(g(e.path)).size };
  let t = { ...za };
  for (let n of Ua(Hn(e.stack)).values()) {
    let { files: r, bytes: o } = ll(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var ja = { files: 0, bytes: 0 }, za = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function zx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = fl(n.slice(0, o), r), { stack: s } = fl(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function Hx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw ml();
    for (let [o, i] of Hn([je(e, r)]))
      i.kind.isDirectory() && n.push(je(r, o));
  }
  return n;
}
function ml() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Vx } from "node:fs";
import { setImmediate as sL } from "node:timers/promises";

// src/formats/squashfs/layers/kinds.ts
function qx({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!pl(e) && !e.isDirectory()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
function pl(e) {
  return e.isFile() || e.isSymbolicLink();
}

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as tL, lstatSync as nL, openSync as rL } from "node:fs";
var Gx = 1024 ** 2;
function dl(e, t) {
  let n = Jx(e);
  if (!oL(n, Jx(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && iL(e, t, Number(n.size));
}
function Jx(e) {
  return nL(g(e), { bigint: !0 });
}
function oL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function iL(e, t, n) {
  let r = [e, t].map((o) => rL(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Gx) {
      let [i, s] = r.map((a) => Ir(a, Math.min(Gx, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) tL(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var aL = 32;
async function Xx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Kx(e.merged) !== Kx(r[0]), s = { ...{ directories: [], files: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, a = e.isDetached || t.detached.has(""), c = { name: "", upper: n, base: r, isDetached: a, hidden: r.length > 0 ? za : ja }, u = { ...t, own: n[0] ?? "" };
  for (let { list: f, name: l, moreFiles: m, bytes: p, deadBytes: d } of Zx(c, e.merged, u)) {
    s[f].push(l);
    let h = Vr(s);
    if (h > t.most) throw ml();
    h % aL === 0 && await sL(), s.moreFiles += m, s.bytes += p, s.deadBytes += d;
  }
  return s;
}
function Vr({ directories: e, files: t, removed: n }) {
  return e.length + t.length + n.length;
}
function* Zx(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = Yx("directories", r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !dl(je(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of cL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* cL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, hiddenSize: c = () => ja } = i, u = je(o, e), f = (v) => mt(v) || i.excludes?.(g(je(u, v)).toString()) === !0, l = ([v, { kind: S, path: E }]) => i.hiddenSize !== void 0 || !pl(S) || F(E, i.own) || f(v), m = t.length > 0 ? Hn(t) : Wx, p = n.length > 0 && !r && !s, d = [...m].filter(l).map(([v]) => v), h = Ua(p ? ul(n, d) : Hn(n)), y = (v) => c(h.get(v)), w = /* @__PURE__ */ new Set();
  for (let [v, { kind: S }] of p ? Ua(m, t[0]) : Hn([u])) {
    let [E, O] = [je(e, v), je(u, v)];
    if (f(v)) continue;
    let $ = { shown: S, upper: m.get(v), base: h.get(v) }, D = qx($, { isDetached: r, hasOwnFiles: s });
    if (D !== "special" && w.add(v), D === "unknown") throw new Error(`nothing tells where ${g(E)} is from`);
    if (D === "special" && (yield { ...uL, list: "skipped", name: E }), D === "special" || D === "same" || D === "replaced" && $.base && dl(O, $.base.path)) continue;
    let L = D === "merged" ? za : y(v);
    if (!S.isDirectory()) {
      let { size: vt } = Vx(g($.upper?.path ?? O));
      yield Yx("files", E, L, S.isFile() ? vt : 0);
      continue;
    }
    let ne = {
      name: E,
      upper: $.upper?.stack ?? [],
      base: $.base?.stack ?? [],
      isDetached: r || a.has(E) || $.upper?.isHiding === !0,
      hidden: L
    };
    yield* Zx(ne, o, i);
  }
  for (let v of h.keys()) {
    if (w.has(v)) continue;
    let { files: S, bytes: E } = y(v);
    yield { list: "removed", name: je(e, v), moreFiles: -S, bytes: 0, deadBytes: E };
  }
}
var uL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Yx(e, t, n, r = 0) {
  return { list: e, name: t, moreFiles: 1 - n.files, bytes: r, deadBytes: n.bytes };
}
function Kx(e) {
  let { mode: t, mtimeMs: n } = Vx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function Qx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = e.layersOf(i).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Hx(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await hl(0, f, { excludes: t, most: o, hiddenSize: ll });
      o -= Vr(l), r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function hl(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = zx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Xx(c, { detached: i, hasOwnFiles: s, ...a });
}
function qn({ changes: e }) {
  return Vr(e) > 1 || e.isTopChanged;
}
function Ha({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function eS(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - fL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function fL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var tS = 4096;
function nS(e, t) {
  let n = t.map(({ image: { root: r }, changes: o }) => ({ root: r, size: o.bytes + tS * Vr(o) }));
  return oS(e, n);
}
function rS(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return oS(e, t).merged.length === 0;
}
function oS(e, t) {
  let n = e.filter(si).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + tS * s })), r = e.length - eS(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function iS({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(qn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = wt(u, "bytes") + wt(c, "bytes") - wt(a(r), "bytes");
    return ex(i, s, ai([...u, ...f]) + wt(c, "deadBytes") - l);
  }, e);
}
function wt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function sS(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await pL(n, e), { excludes: c } = Ro([e.scratch, ...a], e.selection), u = Qk(i.files), f = await r.during("compare", () => Qx(n, { excludes: c, most: u }));
  hL(a, f);
  let l = f.filter(qn);
  if (l.length === 0 && lL(e))
    throw await s, new Ut();
  let m = nS(i.layers, l);
  o(m);
  let d = (await r.during("compare", () => mL(f, m, c))).filter(qn), h = d.map(({ changes: y }) => y);
  return cl(wt(h, "bytes"), i.size), { plan: m, compared: f, packed: d };
}
function lL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && re(oe(t).keyIn(e.mounted.key), n);
}
async function mL(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: c }) => c === o.image.root).length, a = i === 0 ? o.changes : await hl(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: a });
  }
  return r;
}
function pL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(dL), excludes: t.excludes, signal: r });
}
function dL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function hL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as yL, readdirSync as gL, realpathSync as aS } from "node:fs";
import { join as ci } from "node:path";
function cS({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? SL(e, n, r, o) : wL(e, t, r, o);
}
async function wL(e, t, n, r) {
  let o = await Ar(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  return await (await _a(t)).close(), {
    directories: bL(t, e, n),
    layersOf: (i) => kL(t, i, e),
    async detachedIn({ upper: i, above: s }, a) {
      let c = await No(i, a, { rights: o, signal: r });
      return s && (await No(s.upper, s.names, { rights: o, signal: r })).size > 0 ? c.add("") : c;
    }
  };
}
function bL(e, t, n) {
  let r = Js(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return uS(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = fS(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? vL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function uS(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function fS({ path: e }, { point: t, source: n }) {
  let r = Z(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = aS(e, "latin1");
  if (r.some((a) => a.point !== t && F(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function vL(e) {
  let t = ci(e, "empty");
  return yL(t, { recursive: !0 }), t;
}
function kL(e, t, n) {
  let r = n.filter(({ kind: a }) => a === "image"), o = n.filter(({ kind: a, root: c }) => a === "delta" && c === t.root), i = Su(r.indexOf(t), o.length + 1).map((a) => ci(e, a)), s = new Set(Z().map(({ point: a }) => a));
  if (!i.every((a) => s.has(b(a)))) throw new Error("a layer is no longer mounted");
  return i;
}
function xL(e) {
  let t = gL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [ci(e, "base")] : t.map((n, r) => ci(e, `l${r}`));
}
async function SL(e, { socket: t, mounts: n }, r, o) {
  let i = jr(t, o), s = Z().filter(({ source: f }) => f === kr), a = /* @__PURE__ */ new Map();
  uS(r, n.length);
  let c = r.map((f) => {
    let { options: l, point: m } = fS(f, {
      point: aS(f.path, "latin1"),
      source: kr
    }), p = n.find(({ target: y }) => b(y) === m)?.view, d = e.find(({ kind: y, root: w }) => y === "image" && w === f.line.number);
    if (p === void 0 || !d) throw new Error(`${f.path} is in no image`);
    if (!s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    a.set(d, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: f, image: d, prefix: "", upper: ci(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    layersOf: (f) => xL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f)))
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as PL } from "node:fs";
import { Readable as EL } from "node:stream";
function lS(e, t, {
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
    digests: n.digests.subarray(0, uo(a)),
    reuse: {
      reusedBytes: G({ segments: e.kept }),
      packedBytes: e.layers.reduce((u, { length: f }) => u + f, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (u) => r.during("pack", () => OL(e, a, { write: u, signal: o }))
  };
}
async function OL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await _n(e.read(s, G({ segments: c })), a);
  let u = async (f, l) => {
    let m = G({ segments: c }), p = nr(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await _n(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, PL(f, { highWaterMark: T }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, EL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var wS = j(pS(), 1);
import { stat as CL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as dS } from "node:fs";
var IL = ["-b", "32K"];
async function hS(e, { top: t, ...n }, r) {
  let { options: o, topSeconds: i } = t === void 0 ? { options: [], topSeconds: void 0 } : $L(t), { directories: s, files: a, removed: c } = n, u = AL(n, r), f = {
    source: "-",
    options: ["-tar", ...IL, ...o],
    archive: u,
    topSeconds: i,
    whiteouts: c
  }, l = await Vo(e, f, r), m = s.length + a.length + c.length;
  if (!(t === void 0 ? l.members >= m : l.members === m)) throw new Error(`the image has ${l.members} members instead of ${m}`);
  return l;
}
function $L(e) {
  let t = dS(g(e));
  return { options: ["-root-mode", yS(t).toString(8), Fw], topSeconds: gS(t) };
}
function yS({ mode: e }) {
  return e & 511;
}
var ML = 2 ** 32 - 1;
function gS({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), ML);
}
var BL = 64 * 1024;
async function* AL(e, { tools: t, signal: n }) {
  let { dir: r, files: o } = e, i = Yn(BL);
  for (let s of TL(e))
    for (let a of i.push(s)) yield Buffer.concat(a);
  if (yield Buffer.concat(i.rest()), o.length === 0) {
    yield We;
    return;
  }
  yield* ht(n, (s) => {
    let a = ue([Xs(t.tar)], { cwd: r, signal: s });
    return a.stdin.end(`${o.join("\0")}\0`, "latin1"), a;
  });
}
function* TL({ dir: e, directories: t, removed: n }) {
  for (let r of n) yield Ue({ kind: "whiteout", name: r, mode: 0, mtime: "0" });
  for (let r of t) {
    let o = dS(g(`${b(e)}/${r}`));
    if (!o.isDirectory()) throw new Error(`${g(r)} is no directory any more`);
    yield Ue(RL(r, o));
  }
}
function RL(e, t) {
  let n = String(gS(t));
  return { kind: "directory", name: e.replace(/\/\.$/, ""), mode: yS(t), mtime: n };
}

// src/job/save/changes/layer-segments.ts
async function bS(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, wS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Hu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function vS(e) {
  let { frame: t, bytes: n } = hg(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function kS({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (d) => t.flatMap((h) => h.changes[d].map((y) => Ha(h, y))), s = { files: i("files"), removed: i("removed") }, [{ match: a }] = t, c = e !== void 0, u = i("directories"), f = c ? { ...s, dir: a.path, top: a.path, directories: u.filter((d) => d !== "") } : { ...s, dir: o.scratch, top: void 0, directories: u }, l = await hS(n, f, { ...o, level: r.compressionLevel }), { size: m } = await CL(n), p = l.members + (c ? 1 : 0);
  return {
    layer: { path: n, length: m, files: p, bytes: l.bytes, ...c && { root: e } },
    removed: s.removed
  };
}

// src/job/save/changes/save-layers.ts
async function xS(e) {
  let { dir: t, remove: n } = Oe(q());
  try {
    let { contents: r, copied: o } = await _L({ ...e, scratch: t }), { index: i } = await e.base.current;
    return lS(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [Wt, Ut, Jn].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${tl}: ${P(r)}`);
    return;
  }
}
async function _L(e) {
  let { layers: t, size: n } = e.base.mounted;
  Yk(n), Hf(t, t);
  let r, o = (i) => r ??= FL(G({ segments: i }), e);
  rS(t) && o(t);
  try {
    let i = await NL(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function FL(e, { base: t, draft: n, timeline: r, signal: o }) {
  let i = e - e % T, s = Promise.all([n, t.current]).then(([a, c]) => {
    let u = a.copyFrom(c.entry, i, rl(t, c, o).read);
    return Y(r.during("copy", async () => (await u).finished)), u;
  });
  return Y(s);
}
async function NL(e, t) {
  let { layers: n } = t.base.mounted, r = await cS(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await sS({ ...t, mounts: r, onPlan: o }), [c] = await Promise.all([t.base.current, t.draft]), u = iS(i, { compared: s, packed: a }), { index: f } = c, l = rl(t.base, c, t.signal), m = await bS(l, f), p = await LL(a, t), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, u.filter(si).length),
    ...p.map(({ removed: w }) => w)
  ];
  Hf(n, [...u, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(qn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: u,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? vS(h) : void 0,
    files: Math.max(0, f.files + wt(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + wt(y, "bytes") - wt(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((S) => Ha(v, S))
    )
  };
}
async function LL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  Tr({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = A(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => kS(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function SS(e, t) {
  if (!await DL(e, t)) return !1;
  let n = qL(t);
  return n > 0 && x(`No image is made: that would read ${H(n)} of holes`), n === 0;
}
async function DL(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => el(V(), a)) && jn(await Oa(e, r)) && !jL(n, t);
}
var WL = 4e3, UL = 64 * 1048576;
function jL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Qe(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > WL || r > UL) return !1;
  }
  return !0;
}
var zL = 8 * 1073741824, HL = 8;
function qL({ selection: e, matches: t, state: { key: n, matchedKey: r, mounted: o } }) {
  if (o || n !== void 0 && r === void 0) return 0;
  let [i, s] = [0, 0];
  for (let a of Qe(t, e.excludes))
    for (let c of a) {
      let u = 1 / (c.hardLink?.names ?? 1);
      s += u * c.bytes, i += u * ((c.length ?? 0) - c.bytes);
    }
  return i > Math.max(zL, HL * s) ? i : 0;
}
function PS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Hr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function ES(e, t) {
  let n = Oe(q());
  return {
    rest: e,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    pack: (r) => GL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function GL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: L }) => ({ path: b(L) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: L }) => !d.includes(L)), { excludes: y } = Ro([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let L of Qe(h, y, [], v)) ;
  let S = i.image ? Qe(h, y, w) : s.watch(h, (L) => Qe([L], y, w, v)), E = c.items("walk", S), O = { matches: h, found: E, leftOut: w, scratch: r, tools: o, signal: u, write: f }, $ = { workspace: V(), level: t.compressionLevel }, [D] = await Promise.all([
    c.during("pack", () => i.pack({ ...O, ...$ })),
    i.image && p ? m() : void 0
  ]);
  return D;
}

// src/job/save/save-entry.ts
async function OS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await JL(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: oe(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: we(r).read, signal: f }, w = Y(u.during("reserve", () => KL(h, i))), v = yx(s, { ...y, version: d, timeline: u }), S = { summary: t.summary, log: e.log }, E = zr({ step: "save", outcome: "saved", key: n, store: i.label }, t), O = a ? Lx() : void 0, $ = async () => {
    await O?.check(), await vx(s, y);
  }, D;
  try {
    let L = v && await xS({ ...e, base: v, draft: w, tools: p });
    L || Dx(e), D = L ?? ES(await w, { ...e, tools: p, format: m, changeWatch: O }), XL(e);
    let ne = await tx({ ...e, name: h, format: m, findings: E, body: D, check: $ });
    if (ne !== "published") return ne === "nothing";
  } catch (L) {
    if (L instanceof Wt || L instanceof Ut)
      return x(L instanceof Wt ? Gf(n, s) : Df(t)), !0;
    throw f.throwIfAborted(), Object.assign(E, { outcome: "failed", trouble: P(L) }), await ei(E, u, S), L;
  } finally {
    D?.close(), await v?.current.then(
      ({ entry: L }) => L.close(),
      () => {
      }
    ), await w.then(
      ({ discard: L }) => L(),
      () => {
      }
    );
  }
  return x("Cache saved successfully"), i.isHere && VL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(Sk(i, { ...h, key: n }, t.rolling)), await ei(E, u, S), !0;
}
async function JL(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await SS(t, e), f = await ti(t, c, u), l = PS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    x(s);
    return;
  }
  if (s && x(`The entry ${n} is an archive: saving an image, which later jobs mount`), N("preset") === "")
    for (let m of a.unlogged(await Kd(o, i))) x(m);
  return { format: l, tools: f };
}
async function KL(e, t) {
  let n = await t.create(e);
  if (!n) throw new Wt();
  return n;
}
function VL({ label: e }) {
  x(`Saved in the ${e}`), vm() && z(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function XL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, q(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as dD, fstatSync as hD, lstatSync as yD, openSync as gD, readSync as wD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as ZL } from "node:fs";
import { setImmediate as YL } from "node:timers/promises";
var QL = 64;
async function yl({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of eD(u + l)) {
        let p = m.isDirectory();
        if (p ? mt(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % QL > 0 || (await YL(), n.throwIfAborted());
    }
  }
}
function eD(e) {
  let t = { withFileTypes: !0, encoding: "latin1" };
  return R(() => ZL(g(e), t)) ?? [];
}

// src/files/secrets/settings.ts
var tD = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function bt(e) {
  return !tD.test(e);
}
function qa(e, t) {
  return (n) => nD(n, t).some(e);
}
function Ce(e, t) {
  return qa(({ key: n, value: r }) => e.test(n) && bt(r), t);
}
function nD(e, t) {
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
function gl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => bt(n));
}
function ui(e) {
  return (t) => rD(t).some((n) => bt(n.value) && e(n));
}
function rD(e) {
  let t = [], r = [{ value: R(() => JSON.parse(e)), section: "", key: "" }];
  for (let o = r.pop(); o; o = r.pop()) {
    let { value: i, section: s, key: a } = o;
    if (typeof i == "string") t.push({ section: s, key: a, value: i });
    else if (i !== null && typeof i == "object")
      for (let [c, u] of Object.entries(i))
        r.push({ value: u, section: s || c, key: c });
  }
  return t;
}
function wl(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ga(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var BS = j(MS(), 1), oD = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, iD = [
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
], sD = new RegExp(`\\b(?:${iD.map(({ source: e }) => e).join("|")})`);
function Ja(e) {
  return [...e.matchAll(oD)].some(([, r = "", o]) => cD(r) === o) || sD.test(e);
}
var aD = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function cD(e) {
  let t = "";
  for (let n = (0, BS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${aD[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var AS = Ce(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), bl = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: fi(
      Ce(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ga(e, /:_authToken" "?([^\s"]+)/g).some(bt)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Ce(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: uD },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: ui(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: AS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: TS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: fi(Ce(/^password$/, "="), Ce(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: gl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Ce(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ga(wl(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => bt(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Ce(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Ce(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Ce(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: qa(fD, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: ui(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ga(wl(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(bt)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: ui(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && TS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Ce(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: fi(
      ui(({ key: e }) => e === "token"),
      Ce(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Ce(/^(?:oauth_token|token)$/, ":")
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
    has: fi(gl, qa(lD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: fi(Ja, AS),
    isCommon: !0
  }
];
function fi(...e) {
  return (t) => e.some((n) => n(t));
}
function uD(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && bt(n[o + 1] ?? ""));
}
function fD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && bt(r);
}
function lD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && bt(n);
}
var mD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, pD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function TS(e) {
  return [...e.matchAll(mD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(pD)
  );
}

// src/files/secrets/find.ts
async function RS(e) {
  let t = [];
  return await yl(e, NS, (n, { path: r }) => {
    let o = _S(n, r);
    o && t.push(o);
  }), vl(t);
}
function* CS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), ni(r)];
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
  return vl(n);
}
function _S(e, t) {
  let n = bD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && ID(e, t))
  ), r = n.length > 0 ? MD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ja(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function FS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await yl(t, () => !0, (i) => {
    let s = yD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(LS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), vl([...r.values()]);
}
function vl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var bD = bl.map((e) => ({ ...e, pattern: new RegExp(`/${kl(e.files)}$`, "i") })), vD = bl.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [kD = [], xD = []] = [!0, !1].map(
  (e) => vD.filter((t) => t.startsWith("*") === e)
), SD = new RegExp(`^${kl(xD)}$`, "i"), PD = new RegExp(`${kl(kD.map((e) => e.slice(1)))}$`, "i");
function NS(e) {
  return SD.test(e) || PD.test(e);
}
function kl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var ED = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, OD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function ID(e, t) {
  let r = [V(), jt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return ED.test(e.slice(o)) || OD.test(e.slice(t.length));
}
var $D = 64 * 1024;
function MD(e) {
  let t;
  try {
    t = gD(g(e), He);
    let n = hD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), $D)), o = wD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? LS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && dD(t);
  }
}
function LS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function US({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(WS(i));
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
        throw new Jn(`there are secrets in ${WS(o)}. ${jS}, or set \`secrets: skip\``);
      let i = await FS(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(zS);
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
var jS = "Remove them, or exclude them by lines of `path` that begin with `!`", BD = 5;
function WS(e) {
  let t = e.slice(0, BD).map((r) => {
    let o = zS(r);
    return `${mi(V(), o) ?? o} (${r.kind})`;
  }), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function zS({ path: e }) {
  return g(e).toString();
}

// src/job/save/save-cache.ts
async function HS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Ne(), { rolling: a } = t, c = oe(a), { write: u, read: f } = we(s), l = xl(t, s);
  if (u === void 0 || l) return x(l ?? "");
  let m = Pa(), p = i && re(c.keyIn(i.name), e), d = a && p && await vk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return x(d);
  let h = (a ? d : n.isArchive && Ba(e)) || void 0, y = cs(t), w = () => m.during("find", async () => nd(await wr(y), n.installed)), v = await w();
  if (v.length === 0) return qf(y);
  let S = Wr(Ur(t, s, r)), E = US(t), O = ($, D) => {
    let L = { selection: y, matches: $, secretCheck: E, isOutdated: D, unlessImage: h, ...o };
    return OS({ inputs: t, key: e, run: s, scope: u, store: S, state: n, ...L, timeline: m, signal: r });
  };
  if (!a?.merges) await O(v, void 0);
  else {
    let $ = { inputs: t, key: e, scope: u, readScopes: f, store: S, matches: v, restored: i?.name, timeline: m, signal: r };
    await _x({ ...$, find: w, save: O });
  }
}
function xl(e, t) {
  let { rolling: n } = e;
  return we(t).whyNoWrite ?? Ty(e, t) ?? AD(e) ?? (n && Lf(n, t));
}
function AD({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as TD } from "node:timers/promises";
var RD = 1e3;
async function qS(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(oe(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [CD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ..._D(e),
    ...await FD(ND(e), i)
  ];
}
var CD = "The first run with a key finds nothing, and post saves what later runs find.";
function _D({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && N("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function FD(e, t) {
  let n = new AbortController(), r = TD(RD, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function ND({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = oe(r.rolling), a = DD(n, r), c = a.flatMap(({ versions: S }) => S), u = N("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((S, E) => u.slice(0, -1 - E).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: S }) => S.includes(m.version)), h = p.split("-"), y = u.filter((S, E) => S !== h[E]);
  if (!d && y.length === 0) return [];
  let w = y.map((S) => S.replace(/^[0-9a-f]{64}$/, LD)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var LD = "another hash of lock files (with `install` also of more, see docs/install.md)";
function DD(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = WD.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var WD = Fr.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function GS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Fe("cache-primary-key", r);
  let o = {
    ...e,
    names: oe(t.rolling),
    access: we(e.run),
    timeline: Pa(),
    // `store` becomes the store's label once the store is open.
    findings: zr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await UD(o), u = await HD(s, o);
  if (a && !i && ym("Why nothing was found", e.log.unlogged([...await qS(a), ...e.keyNotes])), await ei(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new M(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function UD(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await jD(e), { lines: u } = Be(t.paths, process.cwd());
    if (await Gv(u, { mounts: ps(), warn: z, signal: o }), i = await c.timeline.during("lookup", () => s.find(a)), !i) {
      let l = e.mayPostSave && !xl(t, e.run);
      return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: l, signal: o } };
    }
    let f = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${re(f, t.key) ? "" : " restore-key"}: ${f}`), t.lookupOnly ? (await zD(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await KS(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = P(s), i && e.remember({ refused: r.keyIn(i.key) }), z(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function jD(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Wr(Ur(t, n, u));
  c.store = f.label, Y(Ry(t, u));
  let l = await Oa(t, u), m = await dk(f, t, { mounting: l, signal: u }), p = pk(m, t), d = xg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(JS(t)), versions: p }, context: y };
}
function JS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function zD(e, t, n) {
  n.inputs.signing && await Kr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function KS(e, t, n) {
  try {
    return await Rx(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => yn(`The entry stays where it is: ${P(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await KS(e.original, t, n);
  }
}
async function HD(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Fe("hit", "miss"), x(`Cache not found for input keys: ${JS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await bk(e, t) : void 0 });
  let c = re(a, n.key), u = c ? "exact" : "partial";
  return Fe("cache-hit", String(c)), Fe("cache-matched-key", a), Fe("hit", u), c && s({ tree: rd(n) }), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
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
var GD = 64;
async function YS(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await $v();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = ZS(d, r);
      return Nu(d, () => jv(d, { command: h, remember: y, signal: i }));
    })
  );
  zv([...a, ...s]);
  let c = VS(a.length), u = Tv(a.length, Au), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: S } = u, E = (O) => S !== u.leave ? Au([O]) : (S = () => {
    }, v(), u.join(O));
    try {
      if (!h) return JD();
      let O = Math.min(h.concurrency, Math.floor(GD / f)), { keyNotes: $ = [] } = y ?? {}, D = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: $, ...ZS(d, r) }, L = { inputs: { ...h, concurrency: O }, showInWorkspace: E };
      return await GS({ ...D, ...L });
    } finally {
      S();
    }
  }), m = await Promise.allSettled(a.map((d) => Nu(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : XS);
  return a.length > 1 && s.length === 0 && KD(p.flatMap((d) => d?.hit ?? [])), VD(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? XS }));
}
var XS = { hit: "miss" };
function ZS({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), wa(t);
  } };
}
function JD() {
  if (Fe("hit", "miss"), !!ot(N("fail-on-cache-miss")))
    throw new M("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function KD(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Fe("cache-hit", String(n === "exact")), Fe("hit", n);
}
function VD(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof M);
  for (let n of e) n instanceof M || qt(n);
  if (t.length > 0) throw new M(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as XD } from "node:fs";
var Sl = "/bin/sh";
function Ka() {
  let e = Number(process.exitCode ?? 0);
  process.execve && XD(Sl) && (process.emit("exit", e), process.execve(Sl, [Sl, "-c", `exit ${e}`], {})), process.exit();
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
    qt(r), Ka();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(P(n.signal.reason)), Ka()), t(r);
  }
  Ka();
}

// src/report/step-log.ts
function Va() {
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
      r > t.ms && (t = { ms: r, line: Gt(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && x(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var e0 = 24;
function Xa() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < e0)
    throw new M(
      `Headstart needs Node ${e0} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var Pl = "Failed to save: ";
async function t0(e) {
  ot(N("background")) && z(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await El(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var ZD = 2;
async function El(e, { states: t, onlyUnchanged: n = !1, later: r, onRead: o }) {
  if (Xa(), !Ia(Ne())) return;
  let i = Object.keys(t ?? {}), s = await (t && i.length > 0 ? Ms(t) : $s(e));
  for (let p of i)
    s.some((d) => d.name === p) || z(
      `The cache ${p} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let a = Va(), c = new Set(s), u = async (p) => {
    let d = () => {
      c.delete(p) && c.size === 0 && o?.();
    };
    try {
      await YD(p, t?.[p.name] ?? {}, { onlyUnchanged: n, later: r, filesRead: d, log: a, signal: e }), d();
    } catch (h) {
      if (p.name === "") throw h;
      e.throwIfAborted(), qt(h, Pl);
    }
  }, f = rn(ZD), l = s.map((p) => f(() => Ht(p, () => u(p)))), m = await Promise.allSettled(l);
  a.end();
  for (let p of m) if (p.status === "rejected") throw p.reason;
}
async function YD(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && re(o, r);
  if (!i && s && !t.isArchive) return x(Ba(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && td(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await Bs(e, n.signal)) === "none") return;
  if (N("key") === "") return Xn("Key is not specified.");
  let c = Ts(e), u = r ?? c.key, f = oe(c.rolling).mistake([u]);
  if (f) throw new M(f);
  await HS(u, c, t, n);
}

// src/job/end/post.ts
async function n0(e) {
  let t = Pf(), n = [], r = () => {
  }, o = new Promise((s) => {
    r = s;
  }), i = Y(o.then(Ol));
  try {
    let s = t && Object.entries(t).filter(([, { key: a }]) => a !== void 0);
    s?.length !== 0 && await El(e, { states: s && Object.fromEntries(s), later: n, onRead: r });
  } finally {
    r(), await i, await Promise.all(n);
  }
}
async function Ol() {
  let e = Pf() ?? {}, t = await Ms(e).catch(() => []);
  for (let n of t) Ht(n, () => QD(e[n.name]));
  await Iv(e, t);
}
function QD({ tree: e = [] } = {}) {
  let [t] = od(e);
  if (t === void 0) return;
  let n = to() === "" ? "cache-hit" : `cache-hit-${to()}`, r = N("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${wm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.", o = mi(V(), t) || t;
  Oi(`A later step has made all of ${o} again${r}`);
}

// src/job/restore/install-commands.ts
function r0(e, t) {
  let n = N(e), r = Os(n), o = t.map(e2).join(", "), i = t.length > 1 && N("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new M(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = K(process.cwd()), a = (f = N("working-directory")) => Zr(s, K(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function e2({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/job/restore/left-out.ts
async function o0(e, t) {
  if (!/\bauto\b/i.test(N("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-DA73KFER.js");
  await n(t);
}
async function i0(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? N("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-JEOYMTEM.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && x(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function Il(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  wa(n), Xa();
  let r = { run: Ne(), log: Va(), states: n, mayPostSave: t, signal: e }, o = Ia(r.run);
  if (!o && N("install") === "") return;
  let i = await $s(e);
  for (let { name: l, inputs: m } of i)
    n[l] = { preset: m.get("preset"), directory: m.get("working-directory") };
  let s = r0("install", i), a = i.map((l, m) => ({ cache: l, command: s[m]?.text ?? "" })), c = o ? await YS(a, r) : a.map(({ cache: l }) => ({ cache: l, isWhole: !0, hit: "miss" })), u = c.flatMap(
    ({ inputs: l, hit: m, sources: p }) => l ? [{ inputs: l, isHit: m !== "miss", sources: p }] : []
  );
  if (await Vk(u, e), await o0(c, e), a.every(({ command: l }) => l === "")) return await i0(c);
  let { install: f } = await import("./shared-N3QATBKR.js");
  await f(c, s, r);
}

// src/main/run.ts
var t2 = {
  restore: Il,
  "restore-only": (e) => Il(e, { mayPostSave: !1 }),
  post: n0,
  save: t0,
  unmount: Ol
};
function Mie(e) {
  return QS(t2[e], (t) => {
    e.startsWith("restore") && t instanceof M ? hm(P(t)) : qt(t, ["post", "save"].includes(e) ? Pl : "");
  });
}

export {
  C as a,
  U as b,
  n2 as c,
  j as d,
  tt as e,
  nt as f,
  M as g,
  k as h,
  ze as i,
  Wt as j,
  P as k,
  R as l,
  Y as m,
  I as n,
  kt as o,
  K as p,
  li as q,
  J as r,
  Ya as s,
  A as t,
  s2 as u,
  pn as v,
  Zr as w,
  mi as x,
  _2 as y,
  F2 as z,
  O0 as A,
  Se as B,
  jt as C,
  h0 as D,
  pi as E,
  wc as F,
  Ht as G,
  N as H,
  to as I,
  Fe as J,
  Ei as K,
  hm as L,
  z as M,
  Oi as N,
  x as O,
  yn as P,
  ym as Q,
  Xn as R,
  q as S,
  no as T,
  vm as U,
  vc as V,
  cW as W,
  uW as X,
  fW as Y,
  lW as Z,
  Ne as _,
  H as $,
  le as aa,
  ot as ba,
  Le as ca,
  Zn as da,
  YM as ea,
  c3 as fa,
  Uo as ga,
  Os as ha,
  Y0 as ia,
  oo as ja,
  Q0 as ka,
  ao as la,
  X as ma,
  pe as na,
  ie as oa,
  Ic as pa,
  ce as qa,
  Ai as ra,
  it as sa,
  T as ta,
  st as ua,
  at as va,
  lo as wa,
  G as xa,
  mo as ya,
  iP as za,
  yo as Aa,
  Cu as Ba,
  dB as Ca,
  Oy as Da,
  re as Ea,
  Fi as Fa,
  Km as Ga,
  Fc as Ha,
  go as Ia,
  Zm as Ja,
  Ym as Ka,
  Nc as La,
  we as Ma,
  $y as Na,
  gB as Oa,
  My as Pa,
  ip as Qa,
  ut as Ra,
  mp as Sa,
  Et as Ta,
  ir as Ua,
  gp as Va,
  Q as Wa,
  Li as Xa,
  qe as Ya,
  MP as Za,
  BP as _a,
  ZW as $a,
  YW as ab,
  vp as bb,
  QW as cb,
  kp as db,
  _P as eb,
  Pp as fb,
  Ep as gb,
  tU as hb,
  nU as ib,
  Op as jb,
  aU as kb,
  fU as lb,
  Di as mb,
  be as nb,
  Z as ob,
  Ot as pb,
  Wi as qb,
  sr as rb,
  Bp as sb,
  QP as tb,
  kU as ub,
  Be as vb,
  td as wb,
  EO as xb,
  rn as yb,
  Xa as zb,
  b as Ab,
  g as Bb,
  ue as Cb,
  Mg as Db,
  na as Eb,
  mw as Fb,
  ar as Gb,
  ft as Hb,
  Oe as Ib,
  en as Jb,
  gg as Kb,
  W6 as Lb,
  xn as Mb,
  lt as Nb,
  Qc as Ob,
  Fr as Pb,
  Ar as Qb,
  Rf as Rb,
  pd as Sb,
  UO as Tb,
  Pk as Ub,
  $k as Vb,
  Pd as Wb,
  wr as Xb,
  cs as Yb,
  br as Zb,
  Xd as _b,
  ih as $b,
  Vb as ac,
  Wr as bc,
  Ur as cc,
  ox as dc,
  G6 as ec,
  Cn as fc,
  Qe as gc,
  mX as hc,
  r0 as ic,
  YS as jc,
  ZS as kc,
  QS as lc,
  Mie as mc
};
