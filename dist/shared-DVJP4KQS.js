import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var iv = Object.create;
var xu = Object.defineProperty;
var sv = Object.getOwnPropertyDescriptor;
var av = Object.getOwnPropertyNames;
var cv = Object.getPrototypeOf, uv = Object.prototype.hasOwnProperty;
var vu = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), ku = (e) => {
  throw TypeError(e);
};
var A = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var C = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
};
var fv = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of av(t))
      !uv.call(e, o) && o !== n && xu(e, o, { get: () => t[o], enumerable: !(r = sv(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? iv(cv(e)) : {}, fv(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? xu(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var nn = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && ku("Object expected");
    var r, o;
    n && (r = t[vu("asyncDispose")]), r === void 0 && (r = t[vu("dispose")], n && (o = r)), typeof r != "function" && ku("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, rn = (e, t, n) => {
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

// lighter-node:crypto?src/names/keys.ts
var Su = C(($1, Os) => {
  Os.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Os.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var _u = C((L1, Fs) => {
  Fs.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Fs.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var ju = C((Y1, Du) => {
  Du.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Uu = C((Q1, yo) => {
  yo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  yo.exports.ok = yo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Af = C((FC, ua) => {
  ua.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  ua.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Uf = C((e_, jf) => {
  jf.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Pl = C((OF, va) => {
  va.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  va.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var rm = C((dN, Ia) => {
  Ia.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ia.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var mm = C((EN, Ma) => {
  Ma.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ma.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Sm = C((qN, Ta) => {
  Ta.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ta.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Am = C((QN, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Rm = C((eL, $m) => {
  $m.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Lm = C((uL, Nm) => {
  Nm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Qm = C((LL, Ym) => {
  Ym.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var dp = C((PD, pp) => {
  pp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var $p = C((u2, Ap) => {
  Ap.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Rp = C((f2, qa) => {
  qa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  qa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Dp = C((S2, Lp) => {
  Lp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Yp = C((J2, Zp) => {
  Zp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var ed = C((K2, Qp) => {
  Qp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Wd = C((Jj, Ud) => {
  Ud.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var rh = C((AU, nh) => {
  nh.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var Oh = C((w4, Ph) => {
  Ph.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Ch = C((nW, Ci) => {
  Ci.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ci.exports.ok = Ci.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Lh = C((iW, Fi) => {
  Fi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Fi.exports.ok = Fi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Dh = C((sW, Ni) => {
  Ni.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ni.exports.ok = Ni.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Uh = C((gW, dc) => {
  dc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  dc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Qh = C((UW, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var $y = C((Lz, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Rg = C((wq, $g) => {
  $g.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var qg = C((jq, Hg) => {
  Hg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var mw = C((R6, lw) => {
  lw.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Cw = C((xJ, Zc) => {
  Zc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Zc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Hw = C((YJ, nu) => {
  nu.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  nu.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Mb = C((YK, Ib) => {
  Ib.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// src/system/failure.ts
var $ = class extends Error {
  name = "JobFailure";
}, v = class extends Error {
  name = "BadEntry";
}, on = class extends Error {
  name = "UnknownEntry";
}, Me = class extends Error {
  name = "UnverifiedEntry";
}, sn = class extends Error {
  name = "NameTaken";
}, an = class extends Error {
  name = "SecretFound";
}, cn = class extends Error {
  name = "NamesCollide";
}, Z = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/names/keys.ts
var lo = _(Su(), 1), Pu = 10, fo = 512;
function Bs(e) {
  if (e.length > Pu) return `Key Validation Error: Keys are limited to a maximum of ${Pu}.`;
  for (let t of e) {
    if (t.length > fo)
      return `Key Validation Error: ${t} cannot be larger than ${fo} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ne(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Ou = Is;
function Is(e) {
  let t = (0, lo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Eu(e, t) {
  for (let n of e) {
    let r = Es(t.filter((o) => o.key === n)) ?? Es(t.filter((o) => ne(o.key, n))) ?? Es(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Es(e) {
  return e.toSorted(Ms)[0];
}
function Ms(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Bu = 225, lv = 160;
function ar(e) {
  let t = $u(e) || "%";
  return t.length <= Bu ? t : `${Mu(e)}~${(0, lo.createHash)("sha256").update(e).digest("hex")}`;
}
function Iu(e) {
  let t = ar(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Ru(n)
  );
  return t.length <= Bu ? t : `~${(0, lo.createHash)("sha256").update(e).digest("hex")}`;
}
function Mu(e) {
  return $u(e).slice(0, lv);
}
function Au(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Mu(r).toLowerCase()));
}
function As(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function $u(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Ru);
}
function Ru(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as mv, win32 as Rt } from "node:path";
function dt(e) {
  return e !== "win32" ? mv : {
    basename: Rt.basename,
    dirname: (t) => K(Rt.dirname(t), e),
    isAbsolute: Rt.isAbsolute,
    join: (...t) => K(Rt.join(...t), e),
    parse: Rt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(Rt.relative(t, n), e),
    resolve: (...t) => K(Rt.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: mo, dirname: G, isAbsolute: $s, join: R, relative: Ve, resolve: Rs } = dt(process.platform);

// src/system/runner.ts
import { AsyncLocalStorage as _v } from "node:async_hooks";
import { homedir as Fv, tmpdir as Nv } from "node:os";
import { join as Lv } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Cu from "os";

// node_modules/@actions/core/lib/utils.js
function Xe(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ts(e) {
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
function ht(e, t, n) {
  let r = new Cs(e, t, n);
  process.stdout.write(r.toString() + Cu.EOL);
}
function _s(e, t = "") {
  ht(e, {}, t);
}
var Tu = "::", Cs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Tu + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${dv(o)}`);
        }
    }
    return t += `${Tu}${pv(this.message)}`, t;
  }
};
function pv(e) {
  return Xe(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function dv(e) {
  return Xe(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Fu = _(_u(), 1);
import * as ho from "fs";
import * as po from "os";
function Ns(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!ho.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  ho.appendFileSync(n, `${Xe(t)}${po.EOL}`, {
    encoding: "utf8"
  });
}
function Ls(e, t) {
  let n = `ghadelimiter_${Fu.randomUUID()}`, r = Xe(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${po.EOL}${r}${po.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ys from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as hv } from "os";
import { constants as Nu, promises as yv } from "fs";
var js = function(e, t, n, r) {
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
}, { access: gv, appendFile: wv, writeFile: bv } = yv, Lu = "GITHUB_STEP_SUMMARY";
var Us = class {
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
    return js(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Lu];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Lu}. Check if your runtime environment supports job summaries.`);
      try {
        yield gv(t, Nu.R_OK | Nu.W_OK);
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
    return js(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? bv : wv)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return js(this, void 0, void 0, function* () {
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
    return this.addRaw(hv);
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
}, vv = new Us();
var Ws = vv;

// node_modules/@actions/core/lib/platform.js
import rf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Qu = _(ju(), 1);
import * as ur from "os";
import * as Xs from "events";
import * as ef from "path";

// node_modules/@actions/io/lib/io.js
var Vu = _(Uu(), 1);
import * as ge from "path";

// node_modules/@actions/io/lib/io-util.js
import * as cr from "fs";
import * as yt from "path";
var zs = function(e, t, n, r) {
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
}, { chmod: Hs, copyFile: zu, lstat: go, mkdir: Hu, open: eC, readdir: qs, rename: kv, rm: qu, rmdir: tC, stat: Tt, symlink: Gu, unlink: Gs } = cr.promises, je = process.platform === "win32";
function Ju(e) {
  return zs(this, void 0, void 0, function* () {
    let t = yield cr.promises.readlink(e);
    return je && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var nC = cr.constants.O_RDONLY;
function un(e) {
  return zs(this, void 0, void 0, function* () {
    try {
      yield Tt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function wo(e) {
  if (e = xv(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return je ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Js(e, t) {
  return zs(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Tt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (je) {
        let o = yt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Wu(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Tt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (je) {
          try {
            let i = yt.dirname(e), s = yt.basename(e).toUpperCase();
            for (let a of yield qs(i))
              if (s === a.toUpperCase()) {
                e = yt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Wu(n))
          return e;
      }
    }
    return "";
  });
}
function xv(e) {
  return e = e || "", je ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Wu(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var Ct = function(e, t, n, r) {
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
function oC(e, t) {
  return Ct(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = Ov(o), c = (yield un(r)) ? yield Tt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? ge.join(r, ge.basename(n)) : r;
    if (!(yield un(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Tt(n)).isDirectory())
      if (s)
        yield Xu(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (ge.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Zu(n, u, i);
    }
  });
}
function iC(e) {
  return Ct(this, void 0, void 0, function* () {
    if (je && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield qu(e, {
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
function Sv(e) {
  return Ct(this, void 0, void 0, function* () {
    (0, Vu.ok)(e, "a path argument must be provided"), yield Hu(e, { recursive: !0 });
  });
}
function Ks(e, t) {
  return Ct(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Ks(e, !1);
      if (!r)
        throw je ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield Pv(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function Pv(e) {
  return Ct(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (je && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(ge.delimiter))
        o && t.push(o);
    if (wo(e)) {
      let o = yield Js(e, t);
      return o ? [o] : [];
    }
    if (e.includes(ge.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(ge.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Js(ge.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function Ov(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Xu(e, t, n, r) {
  return Ct(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Sv(t);
    let o = yield qs(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield go(s)).isDirectory() ? yield Xu(s, a, n, r) : yield Zu(s, a, r);
    }
    yield Hs(t, (yield Tt(e)).mode);
  });
}
function Zu(e, t, n) {
  return Ct(this, void 0, void 0, function* () {
    if ((yield go(e)).isSymbolicLink()) {
      try {
        yield go(t), yield Gs(t);
      } catch (o) {
        o.code === "EPERM" && (yield Hs(t, "0666"), yield Gs(t));
      }
      let r = yield Ju(e);
      yield Gu(r, t, je ? "junction" : null);
    } else (!(yield un(t)) || n) && (yield zu(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as Bv } from "timers";
var Yu = function(e, t, n, r) {
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
}, bo = process.platform === "win32", vo = class extends Xs.EventEmitter {
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
    if (bo)
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
      let o = n + t.toString(), i = o.indexOf(ur.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + ur.EOL.length), i = o.indexOf(ur.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return bo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (bo && this._isCmdFile()) {
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
    return Yu(this, void 0, void 0, function* () {
      return !wo(this.toolPath) && (this.toolPath.includes("/") || bo && this.toolPath.includes("\\")) && (this.toolPath = ef.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Ks(this.toolPath, !0), new Promise((t, n) => Yu(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + ur.EOL);
        let o = new Vs(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield un(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Qu.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function tf(e) {
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
var Vs = class e extends Xs.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = Bv(e.HandleTimeout, this.delay, this)));
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
var Mv = function(e, t, n, r) {
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
function nf(e, t, n) {
  return Mv(this, void 0, void 0, function* () {
    let r = tf(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new vo(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var uC = rf.platform(), fC = rf.arch();

// node_modules/@actions/core/lib/core.js
var Zs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Zs || (Zs = {}));
function Ds(e) {
  ht("add-mask", {}, e);
}
function of(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function sf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ns("OUTPUT", Ls(e, t));
  process.stdout.write(Ys.EOL), ht("set-output", { name: e }, Xe(t));
}
function af(e) {
  process.exitCode = Zs.Failure, Rv(e);
}
function le(e) {
  ht("debug", {}, e);
}
function Rv(e, t = {}) {
  ht("error", Ts(t), e instanceof Error ? e.toString() : e);
}
function cf(e, t = {}) {
  ht("warning", Ts(t), e instanceof Error ? e.toString() : e);
}
function ko(e) {
  process.stdout.write(e + Ys.EOL);
}
function uf(e) {
  _s("group", e);
}
function ff() {
  _s("endgroup");
}
function lf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ns("STATE", Ls(e, t));
  ht("save-state", { name: e }, Xe(t));
}
function mf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function fr(e) {
  return df(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Tv(e) {
  return df(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Qs(e) {
  return `<code>${Tv(e)}</code>`;
}
function df(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return Cv[t] ?? (n < 256 ? `\\x${pf(n, 2)}` : `\\u${pf(n, 4)}`);
  });
}
var Cv = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function pf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var lr = new _v();
function fn(e, t) {
  return lr.run(e, t);
}
function X(e) {
  return lr.getStore()?.inputs.get(e.toLowerCase()) ?? of(e);
}
function Se(e, t) {
  let n = lr.getStore()?.name;
  sf(n ? `${e}-${n}` : e, t);
}
var hf = lf, yf = mf, So = Ds;
function gf(e) {
  af(fr(e));
}
function L(e) {
  cf(mr(e));
}
function gt(e, t = "") {
  L(`${t}${O(e)}`), e instanceof Error && e.stack && pr(e.stack);
}
function x(e) {
  ko(mr(e));
}
function mr(e) {
  let t = lr.getStore()?.name;
  return fr(t ? `${t}: ${e}` : e);
}
function pr(e) {
  le(e.split(`
`).map(fr).join(`
`));
}
function wf(e, t) {
  uf(mr(e));
  for (let n of t) ko(fr(n));
  ff();
}
function wt(e) {
  x(`[warning]${e}`);
}
function bf() {
  return process.env.GITHUB_STEP_SUMMARY ? Ws : void 0;
}
function bt() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return K(process.env.RUNNER_TEMP || Nv());
}
function Po() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || Lv(Fv(), ".cache"));
}
function vf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function kf() {
  let e = [...lr.getStore()?.inputs ?? []].map(
    ([r, o]) => [Dv(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Dv(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function AC() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function $C() {
  return process.env.RUNNER_NAME ?? "";
}
function RC(e) {
  Object.assign(process.env, e);
}
function Pe() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: X("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function xf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && jv(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function jv(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// node_modules/valibot/dist/index.mjs
var Oo, Uv = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function Pf(e) {
  return !e && !Oo ? Uv : {
    lang: e?.lang ?? Oo?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? Oo?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? Oo?.abortPipeEarly
  };
}
var Wv;
// @__NO_SIDE_EFFECTS__
function zv(e) {
  return Wv?.get(e);
}
var Hv;
// @__NO_SIDE_EFFECTS__
function qv(e) {
  return Hv?.get(e);
}
var Gv;
// @__NO_SIDE_EFFECTS__
function Jv(e, t) {
  return Gv?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function Eo(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function V(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ Eo(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ Jv(e.reference, c.lang) ?? (u ? /* @__PURE__ */ qv(c.lang) : null) ?? r.message ?? /* @__PURE__ */ zv(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function Kv(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function Of(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function Ef(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function we(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ Pf())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function Bf(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var TC = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function ln(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: ln,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && V(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ea(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: ea,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ta(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: ta,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && V(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function na(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: na,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ Eo(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ Eo(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ra(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: ra,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && V(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function oa(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: oa,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "safe integer", t, n), t;
    }
  };
}
var Vv = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function If(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function ia(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function _t(e, t) {
  return we({
    kind: "schema",
    type: "array",
    reference: _t,
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
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function sa(e, t) {
  return we({
    kind: "schema",
    type: "custom",
    reference: sa,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function mn(e, t) {
  return we({
    kind: "schema",
    type: "exact_optional",
    reference: mn,
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
function Ae(e, t) {
  return we({
    kind: "schema",
    type: "literal",
    reference: Ae,
    expects: /* @__PURE__ */ Eo(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ Kv(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Bo(e, t) {
  return we({
    kind: "schema",
    type: "loose_object",
    reference: Bo,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ia(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ If(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (V(this, "key", n, r, {
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
          for (let i in o) /* @__PURE__ */ Of(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ue(e) {
  return we({
    kind: "schema",
    type: "number",
    reference: Ue,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function me(e, t) {
  return we({
    kind: "schema",
    type: "object",
    reference: me,
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
            let a = i in o ? o[i] : /* @__PURE__ */ ia(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ If(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (V(this, "key", n, r, {
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
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ft(e, t) {
  return we({
    kind: "schema",
    type: "optional",
    reference: Ft,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ ia(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Io(e, t, n) {
  return we({
    kind: "schema",
    type: "record",
    reference: Io,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ Of(i, s)) {
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
      } else V(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Oe(e) {
  return we({
    kind: "schema",
    type: "string",
    reference: Oe,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Sf(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function dr(e, t) {
  return we({
    kind: "schema",
    type: "union",
    reference: dr,
    expects: /* @__PURE__ */ Ef(e.map((n) => n.expects), "|"),
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
        V(this, "type", n, r, { issues: /* @__PURE__ */ Sf(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ Sf(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function aa(e, t, n) {
  return we({
    kind: "schema",
    type: "variant",
    reference: aa,
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
                let g = p.entries[y];
                if (y in i ? g["~run"]({
                  typed: !1,
                  value: i[y]
                }, Vv).issues : g.type !== "exact_optional" && g.type !== "optional" && g.type !== "nullish") {
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
        V(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ Ef(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else V(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ze(...e) {
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
function Mf(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ Pf(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function pn(e, t) {
  let { success: n, issues: [r] = [] } = Mf(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = Bf(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var $f = _(Af(), 1);

// src/system/bytes/chunker.ts
function Mo(e) {
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
function $e(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var T = 1024 * 1024, dn = 32;
function hr(e) {
  return Math.ceil(e / T) * dn;
}
function Rf() {
  let e = Mo(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(We(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(We(...n)), Buffer.concat(t);
    }
  };
}
function fa(e, t, n) {
  let r = n.subarray(t * dn, (t + 1) * dn);
  return r.length === dn && We(...e).equals(r);
}
function Tf(e, { offset: t, length: n }) {
  let r = ze(t, t + n), o = r[0] * dn;
  return We(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * dn)
  ).toString("hex");
}
function We(...e) {
  let t = (0, $f.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function ze(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var hn = "headstart-2", Xv = ["image", "delta"];
function yn(e, t) {
  return Xv.includes(t) ? Math.ceil(e / T) * T : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Ao({ digests: e, ...t }) {
  return We(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function yr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new v(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Zv = 407710288, la = 8, $o = la + 12, gr = Buffer.from("HEADSTR2"), Cf = 36 + gr.length, wr = $o + Cf, ma = 4 * 1024 * 1024, _f = 1024, Yv = 512, Qv = 1024 ** 4;
function Ff({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > ma) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc($o), i = [e, r, n?.(Nf(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, wr), c = [Zv, a - la, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, We(o, ...i), u, gr]);
}
var ek = 128 * 1024;
async function br(e, t) {
  return nk(await tk(e), e.size, t);
}
async function tk(e) {
  let { size: t } = e;
  if (t < wr) throw new v(`it has only ${t} bytes`);
  let n = await yr(e, Math.max(0, t - ek), t);
  if (!n.subarray(-gr.length).equals(gr))
    throw new v("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - gr.length - 4), o = wr + hr(Math.min(t, Qv)) + ma + _f;
  if (r < wr || r > Math.min(t, o))
    throw new v(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : yr(e, t - r, t);
}
function nk(e, t, n) {
  let r = e.length - Cf;
  if (!We(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new v("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(la + 4 * d)
  ), a = t - e.length;
  if (!(o === hr(a) && i <= ma && s <= _f && wr + o + i + s === e.length)) throw new v("the parts of its index do not fit its body");
  let u = $o + o, [f, l] = [
    e.subarray($o, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), Nf(f, l));
  let m = rk(l), p = pn(sk, m);
  if (p !== void 0)
    throw new v(`its index is not what this version of Headstart writes${p}`);
  return ak(m.segments, a), { ...m, digests: f };
}
function Nf(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), We(n, e, t);
}
function rk(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Ye = Ze(Ue(), oa(), na(0)), Lf = Ze(Oe(), ra(/^[a-z-]{1,32}$/)), ok = (e) => Number.isSafeInteger(e) && e > 0, ik = Ze(
  Bo({
    kind: Lf,
    offset: Ye,
    length: Ye,
    // Large entries have thousands of frames: a schema of each would take ten times as long.
    frames: mn(sa((e) => Array.isArray(e) && e.every(ok))),
    files: Ye,
    bytes: Ye,
    unpackedBytes: mn(Ye),
    root: mn(Ye),
    deadBytes: mn(Ye)
  }),
  ln(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), sk = Bo({
  container: Ae(hn),
  format: Lf,
  key: Ze(Oe(), ta(Yv)),
  paths: _t(Oe()),
  segments: _t(ik),
  files: Ye,
  bytes: Ye
});
function ak(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== yn(n, r) || i === 0) throw new v("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new v("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as ck, constants as uk, statSync as fk } from "node:fs";
import { delimiter as lk, isAbsolute as mk, join as pk } from "node:path";
var dk = process.platform === "win32" ? ".exe" : "";
function vr(e) {
  return (process.env.PATH ?? "").split(lk).filter((n) => mk(n)).map((n) => pk(n, `${e}${dk}`)).find(hk);
}
function Df(e) {
  let t = vr(e);
  if (t === void 0) throw new Z(`there is no ${e} on PATH`);
  return t;
}
function hk(e) {
  try {
    return ck(e, uk.X_OK), fk(e).isFile();
  } catch {
    return !1;
  }
}
function Nt() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { LC_ALL: "C", ...e && { PATH: e }, ...t && { SystemRoot: t } };
}
function gn(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}

// src/system/detached.ts
var pa = _(Uf(), 1);
import { once as yk } from "node:events";
import { finished as gk } from "node:stream/promises";
var wk = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function zf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => wk.test(a)), r = (0, pa.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Nt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function i_({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, pa.spawn)(e, t, { cwd: n, env: { ...r, ...Nt() }, detached: s }), c = a[i];
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
    f += l, f.length > Wf && u();
  });
  try {
    let [l, m] = await yk(a, "exit");
    if (u(), await gk(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Wf) return f;
    throw new Z(`${e} ${gn(l, m)}`);
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Wf = 4 * 1024 ** 2;

// src/system/disk/scratch.ts
import { mkdtempSync as bk, rmSync as qf } from "node:fs";
import { join as vk } from "node:path";
var da = /* @__PURE__ */ new Set();
function Hf() {
  for (let e of da) qf(e, { recursive: !0, force: !0 });
}
function pe(e) {
  process.listeners("exit").includes(Hf) || process.on("exit", Hf);
  let t = bk(vk(e, "headstart-"));
  da.add(t);
  let n = () => {
    qf(t, { recursive: !0, force: !0 }), da.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/disk/ownership.ts
import { lstat as Gf, mkdir as kk, readlink as xk } from "node:fs/promises";
import { dirname as Sk, join as Jf, relative as Pk, resolve as Kf, sep as wn } from "node:path";
async function He(e) {
  let t = await Gf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ha(e, t);
}
function kr({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Vf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ha(e, { uid: t, mode: n }) {
  if (Xf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Kf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Xf(e, t) {
  if (!kr({ uid: t }) && t !== 0) throw new Error(`${Kf(e)} belongs to another user`);
}
async function Zf(e, t) {
  for (let n of Yf(e, t)) await He(n);
}
async function Qe(e, t) {
  for (let n of Yf(e, t))
    await kk(n, { mode: 448 }).catch((r) => {
      if (I(r) !== "EEXIST") throw r;
    }), await He(n);
}
function Yf(e, t) {
  let n = Pk(e, t).split(wn);
  return n.map((r, o) => Jf(e, ...n.slice(0, o + 1)));
}
var Ok = 40;
async function bn(e) {
  if (!process.geteuid) return;
  let t = e.split(wn), n = 0, r = wn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? Sk(r) : Jf(r, o), s = await Gf(i).catch((c) => {
      if (I(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Xf(i, s.uid), ++n > Ok) throw new Error(`${e} has too many links`);
    let a = await xk(i);
    a.startsWith(wn) && (r = wn), t.unshift(...a.split(wn));
  }
}

// src/system/run.ts
import { AsyncLocalStorage as Ek } from "node:async_hooks";
import { subscribe as Bk, unsubscribe as Ik } from "node:diagnostics_channel";
var Mk = 6e4;
async function xr(e, t, n) {
  return Lt({ path: Df(e), args: t }, n);
}
async function Lt(e, t) {
  let { limitMs: n = Mk, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new Z(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), { exitCode: f, endedBy: l, stdout: m, stderr: p } = await $k(e, { ...i, signal: u });
    if (f !== null && r.includes(f)) return m;
    let d = p.toString().trim().slice(-Ak), h = d === "" ? "" : `: ${d}`;
    throw new Z(`${e.path} ${gn(f, l)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var Ak = 1e3, Qf = new Ek();
async function $k({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Nt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Qf.getStore() === m && (f = d.process, process.nextTick(() => {
      f?.stdin?.on("error", () => {
      }), o.aborted && l();
    }));
  }, p = {
    cwd: r,
    env: s,
    // Without it, the program's input would stay open.
    input: i,
    silent: !0,
    ignoreReturnCode: !0,
    // Processes that the program has started may hold its output open for so many milliseconds.
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
  Bk(el, m), o.addEventListener("abort", l);
  try {
    let d = await Qf.run(m, () => nf(Rk(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new Z(`${e} could not be run: ${O(d)}`);
  } finally {
    Ik(el, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var el = "child_process";
function Rk(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as Tk } from "node:fs";
async function tl(e, t = !0) {
  let n = async (s) => {
    let a = t ? vr(s) : void 0;
    return a && await Ck(a, e) && a;
  }, [r, o, i] = await Promise.all([
    _k(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: vr("zstd"), mksquashfs: o, unsquashfs: i };
}
async function Ck(e, t) {
  let n = await rl("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function _k(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = vr(t), r = n && (Fk(n) ?? Nk(await rl("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var nl = { "GNU tar": "gnu", bsdtar: "bsd" };
function Fk(e) {
  try {
    let t = Tk(e);
    return Object.entries(nl).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function rl(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Lt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${O(o)}`), "";
  }
}
function Nk(e) {
  return Object.entries(nl).find(([t]) => e.includes(t))?.[1];
}

// src/system/bytes/buffer-pool.ts
function vt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function vn(e = 1024 * 1024) {
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

// src/stores/transfer/limits.ts
var ol = (e) => Math.min(24, 3 * e);
function il(e) {
  return Math.random() * Math.min(4e3, e);
}
var ya = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, sl = {
  ...ya,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, B_ = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, I_ = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/deadline.ts
async function $_({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ro(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/stores/transfer/http-contract.ts
async function al(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var H = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, To = class extends H {
  constructor(t, n) {
    super(`${et(t)}: it sends next to nothing for ${ga(n)}`, "resume");
  }
};
function ga(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function et(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Sr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", cl = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Sr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Sr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Sr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Sr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Sr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function F_(e, t) {
  if (e instanceof H) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return ul(Number(n), t);
  let r = I(e) ?? "unknown error", [o, i] = cl[r] ?? ["the connection failed", "retry"];
  return new H(`${et(t)}: ${o} (${r})`, i);
}
function N_(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = cl[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new H(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function ul(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new H(`${et(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function L_(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new H(`${et(t)}: ${n} (${e})`, "none");
}
async function fl({ status: e, headers: t, body: n }, r) {
  if (e === 407) return ul(e, r);
  let o = await Wk(n), [i, s] = Dk(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? zk(t["retry-after"]) : 0;
  return new H(`${et(r)}: ${i} (${a})`, s, c);
}
function Dk(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${jk(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function jk(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Uk = 4096;
async function Wk(e) {
  let t = [];
  return await al(Uk, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function zk(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as Kk } from "node:timers/promises";
async function ll(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : il(i * 2 ** (s - 1));
      await Vk(Math.max(u.retryAfterMs, f), n);
    }
}
function z_(e) {
  return e instanceof To ? 2 : 1;
}
async function Vk(e, t) {
  e > 0 && await Kk(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function ml(e) {
  let t, n, r = !1, o = async () => (n = { url: await e.url(r), worked: !1, renewed: r }, n);
  return {
    current() {
      return t ??= o(), t;
    },
    refused(i, s) {
      if (i === n) {
        if (i.renewed && !i.worked) throw s;
        r = !0, n = void 0, t = void 0;
      }
    }
  };
}
function pl(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function dl(e) {
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
async function yl(e, t) {
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
    onHead: (l, m) => hl(l) ? Xk(l, m, e, t) : void 0
  });
  if (!hl(f)) throw await fl(f, i);
  if (c && e.finish(), !e.isComplete()) throw tt(i, "the connection ended before the object did", "resume");
}
var hl = ({ status: e }) => e === 200 || e === 206;
function Xk(e, t, n, r) {
  let { url: o } = r.signed;
  Qk(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (Zk(e, n, r), r.queue.widen(n)) : Yk(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw tt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function Zk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw tt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !gl(e["content-length"], r))
    throw tt(n, "the object has another length", "retry");
}
function Yk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw tt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!gl(i, t.end - t.position))
    throw tt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function gl(e, t) {
  return e === void 0 || e === String(t);
}
function Qk({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw tt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw tt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw tt(t, o, "none");
  }
}
function tt(e, t, n) {
  return new H(`${et(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function wl(e, t) {
  let n = tx(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await nx(e, t);
    } catch (i) {
      if (i instanceof H && i.recover === "await-whole" && t.begun && await Ro(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await ll(n, o);
}
function tx(e, t) {
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
      if (!(a instanceof H) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function nx(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => yl(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof H) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof H && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function bl(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${et(o)}: it sends one part much more slowly than others`, u = () => a.abort(new H(c, "resume")), [f, l] = [performance.now(), r.position];
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
function vl(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function kl({ start: e, end: t }, n) {
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
function Pr({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function xl(e, t, n) {
  let { memory: r = vn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...sl, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => rx(e, t, { ...n, memory: r, limits: o })
  };
}
async function* rx(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = ox(t, n, s), c = sx(t, n), u = { ...ix(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u.lastFailure);
    p && r.abort(new H(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) wl(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Ro(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function ox({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return kl(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
      most: s,
      newPart: (l, m) => vl(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function ix(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: ml(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: dl(i),
    hedge: bl(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: ol(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function sx({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = Pr(n, t - e), a = Pr(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, u) {
      let f = s.check(c);
      return a.check(c) ? `${u ? `${u.message}; ` : ""}no progress for ${ga(o)}` : f && `the store sends only ${f}`;
    }
  };
}

// src/main/exit.ts
import { existsSync as ax } from "node:fs";
var wa = "/bin/sh";
function Co() {
  let e = Number(process.exitCode ?? 0);
  process.execve && ax(wa) && (process.emit("exit", e), process.execve(wa, [wa, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Sl(e, t) {
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
    gt(r), Co();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(O(n.signal.reason)), Co()), t(r);
  }
  Co();
}

// src/inputs/values.ts
function nt(e) {
  return e.toLowerCase() === "true";
}
function Ee(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new $(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function kn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: i } = n, s = Number(r);
  if (!Number.isInteger(s) || s < o || s > i)
    throw new $(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${i}.`);
  return s;
}
function ba(e, t) {
  let n = e(t);
  if (n === "") throw new $(`Input required and not supplied: ${t}`);
  return n;
}

// src/names/rolling.ts
var Bl = _(Pl(), 1);
function Y(e) {
  return e ? fx : cx;
}
var cx = {
  mistake: Bs,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Il = "~v", ux = Il.length + 49, Ol = fo - ux, fx = {
  mistake(e) {
    let [t = ""] = e, n = ka(t).length > Ol, r = `Key Validation Error: ${t} cannot be larger than ${Ol} characters with rolling; ~ counts twice.`;
    return Bs(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = _o(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(ka)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [El(t, 20), El(n, 5)];
    return `${_o(e)}${Date.now()}-${r}-${o}-${(0, Bl.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function _o(e) {
  return ka(e) + Il;
}
function Ml(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function ka(e) {
  return e.replaceAll("~", "~~");
}
function El(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var lx = 3600 * 1e3;
function Al(e, t) {
  let n = e.toSorted(Ms), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > lx;
  });
}

// src/files/byte-strings.ts
import { readdirSync as mx } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var px = /[\u0080-\u00ff]/, dx = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!px.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return dx.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(rt(t));
}
function rt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return mx(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function Rl(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if ($l(n, r, e) || $l(r, n, t)) return [n.text, r.text];
}
function $l(e, t, { excludes: n }) {
  if (n?.(t.literal ?? hx(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? z(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : z(r, e.base) && Fo(e, Ve(e.base, r));
}
function hx({ base: e, rest: t }) {
  return R(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Fo(e, t) {
  return e.matches(t) || t !== "" && Fo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as AS } from "node:os";
import { posix as $S } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Tl = (e, t, n) => {
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
var Cl = "\0SLASH" + Math.random().toFixed(16) + "\0", _l = "\0OPEN" + Math.random().toFixed(16) + "\0", No = "\0CLOSE" + Math.random().toFixed(16) + "\0", Fl = "\0COMMA" + Math.random().toFixed(16) + "\0", Nl = "\0PERIOD" + Math.random().toFixed(16) + "\0", yx = new RegExp(Cl, "g"), gx = new RegExp(_l, "g"), wx = new RegExp(No, "g"), bx = new RegExp(Fl, "g"), vx = new RegExp(Nl, "g"), kx = /\\\\/g, xx = /\\{/g, Sx = /\\}/g, Px = /\\,/g, Ox = /\\\./g, Ex = 1e5, Bx = 4e6, Ix = 1e3, Mx = 1e3, Ax = 2e7, $x = 16;
function xa(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function Rx(e) {
  return e.replace(kx, Cl).replace(xx, _l).replace(Sx, No).replace(Px, Fl).replace(Ox, Nl);
}
function Tx(e) {
  return e.replace(yx, "\\").replace(gx, "{").replace(wx, "}").replace(bx, ",").replace(vx, ".");
}
function Sa(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Ll(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Tl("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function Cx(e, t) {
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
function _x(e, t) {
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
function Fx(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Ll(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Sa(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Sa(n, c), n;
    r = c.pop(), Sa(n, c), e = a;
  }
}
function Or(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Dl(e, t = {}) {
  if (!e)
    return [];
  let n = Or(t.max, Ex), r = Or(t.maxLength, Bx), o = Or(t.maxDepth, Ix), i = Or(t.maxRewrites, Mx), s = Or(t.maxSteps, Ax);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Pa(Rx(e), n, r, o, 0, i, { remaining: s }, !0).map(Tx);
}
function Nx(e) {
  return "{" + e + "}";
}
function Lx(e) {
  return /^-?0\d/.test(e);
}
function Dx(e, t) {
  return e <= t;
}
function jx(e, t) {
  return e >= t;
}
function Er(e, t, n, r, o, i, s) {
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
function Ux(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = xa(i[0]), c = xa(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(xa(i[2])), 1) : 1, l = Dx;
  c < a && (f *= -1, l = jx);
  let p = i.some(Lx), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let g;
    if (t)
      g = String.fromCharCode(y), g === "\\" && (g = "");
    else if (g = String(y), p) {
      let b = u - g.length;
      if (b > 0) {
        let S = new Array(b + 1).join("0");
        y < 0 ? g = "-" + S + g.slice(1) : g = S + g;
      }
    }
    if (h + g.length > r)
      break;
    s.push(g), h += g.length;
  }
  return s;
}
function Pa(e, t, n, r, o, i, s, a) {
  if (s.remaining -= $x, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Ll(e, m, s);
    if (!p)
      return Er(c, e, [""], t, n, f, s);
    p.unmatched && (m = Cx(m, s));
    let d = p.pre, h = () => Er(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Er(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), g = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), b = y || g, S = p.body.indexOf(",") >= 0;
    if (!b && !S) {
      if (u < i && _x(p.post, s)) {
        u++, e = p.pre + "{" + p.body + No + p.post, m = m.slice(0, p.end) + No + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !b, l = !1);
    let P;
    if (b) {
      if (P = Ux(p.body, g, t, n, s), !P)
        return h();
    } else {
      let B = Fx(p.body, s);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = Pa(B[0], t, n, r, o + 1, i, s, !1).map(Nx), s.remaining < 0)
          return h();
        if (B.length === 1) {
          let q = Er(c, d + B[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = q, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let N = f && !p.post.length && !d;
      for (let q = 0; N && q < c.length; q++)
        c[q] && (N = !1);
      P = [];
      let W = 0;
      e: for (let q = 0; q < B.length; q++) {
        let te = Pa(B[q], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let At = 0; At < te.length; At++) {
          let $t = te[At];
          if (!(N && !$t)) {
            if (P.length >= t || W + $t.length > n)
              break e;
            P.push($t), W += $t.length;
          }
        }
      }
    }
    let E = Er(c, d, P, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = E, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Br = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var Wx = {
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
}, Ir = (e) => e.replace(/[[\]\\-]/g, "\\$&"), zx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), jl = (e) => e.join(""), Ul = (e, t) => {
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
      for (let [y, [g, b, S]] of Object.entries(Wx))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(g) : r.push(g), a = a || b;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Ir(l) + "-" + Ir(h)) : h === l && r.push(Ir(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Ir(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Ir(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [zx(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + jl(r) + "]", p = "[" + (u ? "" : "^") + jl(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var kt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var de, Hx = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Oa = (e) => Hx.has(e), Wl = (e) => Oa(e.type), qx = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), Gx = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), Jx = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), zl = /* @__PURE__ */ new Map([
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
]), Kx = "(?!(?:^|/)\\.\\.?(?:$|/))", Lo = "(?!\\.)", Vx = /* @__PURE__ */ new Set(["[", "."]), Xx = /* @__PURE__ */ new Set(["..", "."]), Zx = new Set("().*{}+?[]^$\\!"), Yx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ea = "[^/]", Hl = Ea + "*?", ql = Ea + "+?", Qx = 0, Dt = class {
  type;
  #n;
  #r;
  #o = !1;
  #e = [];
  #t;
  #a;
  #u;
  #c = !1;
  #i;
  #s;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #f = !1;
  id = ++Qx;
  get depth() {
    return (this.#t?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#n.id,
      parent: this.#t?.id,
      depth: this.depth,
      partsLength: this.#e.length,
      parts: this.#e
    };
  }
  constructor(t, n, r = {}) {
    this.type = t, t && (this.#r = !0), this.#t = n, this.#n = this.#t ? this.#t.#n : this, this.#i = this.#n === this ? r : this.#n.#i, this.#u = this.#n === this ? [] : this.#n.#u, t === "!" && !this.#n.#c && this.#u.push(this), this.#a = this.#t ? this.#t.#e.length : 0;
  }
  get hasMagic() {
    if (this.#r !== void 0)
      return this.#r;
    for (let t of this.#e)
      if (typeof t != "string" && (t.type || t.hasMagic))
        return this.#r = !0;
    return this.#r;
  }
  // reconstructs the pattern
  toString() {
    return this.#s !== void 0 ? this.#s : this.type ? this.#s = this.type + "(" + this.#e.map((t) => String(t)).join("|") + ")" : this.#s = this.#e.map((t) => String(t)).join("");
  }
  #g() {
    if (this !== this.#n)
      throw new Error("should only call on root");
    if (this.#c)
      return this;
    this.toString(), this.#c = !0;
    let t;
    for (; t = this.#u.pop(); ) {
      if (t.type !== "!")
        continue;
      let n = t, r = n.#t;
      for (; r; ) {
        for (let o = n.#a + 1; !r.type && o < r.#e.length; o++)
          for (let i of t.#e) {
            if (typeof i == "string")
              throw new Error("string part in extglob AST??");
            i.copyIn(r.#e[o]);
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
    return this.isStart() && !this.type && t.unshift([]), this.isEnd() && (this === this.#n || this.#n.#c && this.#t?.type === "!") && t.push({}), t;
  }
  isStart() {
    if (this.#n === this)
      return !0;
    if (!this.#t?.isStart())
      return !1;
    if (this.#a === 0)
      return !0;
    let t = this.#t;
    for (let n = 0; n < this.#a; n++) {
      let r = t.#e[n];
      if (!(r instanceof de && r.type === "!"))
        return !1;
    }
    return !0;
  }
  isEnd() {
    if (this.#n === this || this.#t?.type === "!")
      return !0;
    if (!this.#t?.isEnd())
      return !1;
    if (!this.type)
      return this.#t?.isEnd();
    let t = this.#t ? this.#t.#e.length : 0;
    return this.#a === t - 1;
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
  static #l(t, n, r, o, i) {
    let s = o.maxExtglobRecursion ?? 2, a = !1, c = !1, u = -1, f = !1;
    if (n.type === null) {
      let h = r, y = "";
      for (; h < t.length; ) {
        let g = t.charAt(h++);
        if (a || g === "\\") {
          a = !a, y += g;
          continue;
        }
        if (c) {
          h === u + 1 ? (g === "^" || g === "!") && (f = !0) : g === "]" && !(h === u + 2 && f) && (c = !1), y += g;
          continue;
        } else if (g === "[") {
          c = !0, u = h, f = !1, y += g;
          continue;
        }
        if (!o.noext && Oa(g) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let S = new de(g, n);
          h = de.#l(t, S, h, o, i + 1), n.push(S);
          continue;
        }
        y += g;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new de(null, n), p = [], d = "";
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
      if (!o.noext && Oa(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let g = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let b = new de(h, m);
        m.push(b), l = de.#l(t, b, l, o, i + g);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new de(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#r = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, Gx);
  }
  #d(t, n = qx) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = Jx) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new de(null, r, this.options);
    o.#e.push(""), r.push(o), this.#h(t, n);
  }
  #h(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#t = this);
    this.#s = void 0;
  }
  #v(t) {
    return !!zl.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = zl.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new de(null, void 0, n);
    return de.#l(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#n)
      return this.#n.toMMPattern();
    let t = this.toString(), [n, r, o, i] = this.toRegExpSource();
    if (!(o || this.#r || this.#i.nocase && !this.#i.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
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
    if (this.#n === this && (this.#p(), this.#g()), !Wl(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, g] = typeof p == "string" ? de.#S(p, this.#r, c) : p.toRegExpSource(t);
        return this.#r = this.#r || y, this.#o = this.#o || g, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && Xx.has(this.#e[0]))) {
        let d = Vx, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? Kx : y ? Lo : "";
      }
      let l = "";
      return this.isEnd() && this.#n.#c && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        kt(u),
        this.#r = !!this.#r,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#r = void 0, [c, kt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Lo ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Lo : "") + ql;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Lo : "") + Hl + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      kt(i),
      this.#r = !!this.#r,
      this.#o
    ];
  }
  #p() {
    if (Wl(this)) {
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
        o = !1, i += (Zx.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? ql : Hl, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Ul(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Ea, n = !0;
        continue;
      }
      i += Yx(u);
    }
    return [i, kt(t), !!n, s];
  }
};
de = Dt;

// node_modules/minimatch/dist/esm/escape.js
var Ba = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ae = (e, t, n = {}) => (Br(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Re(t, n).match(e)), eS = /^\*+([^+@!?*[(]*)$/, tS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), nS = (e) => (t) => t.endsWith(e), rS = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), oS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), iS = /^\*+\.\*+$/, sS = (e) => !e.startsWith(".") && e.includes("."), aS = (e) => e !== "." && e !== ".." && e.includes("."), cS = /^\.\*+$/, uS = (e) => e !== "." && e !== ".." && e.startsWith("."), fS = /^\*+$/, lS = (e) => e.length !== 0 && !e.startsWith("."), mS = (e) => e.length !== 0 && e !== "." && e !== "..", pS = /^\?+([^+@!?*[(]*)?$/, dS = ([e, t = ""]) => {
  let n = Kl([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, hS = ([e, t = ""]) => {
  let n = Vl([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, yS = ([e, t = ""]) => {
  let n = Vl([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, gS = ([e, t = ""]) => {
  let n = Kl([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Kl = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Vl = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Xl = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Gl = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, wS = Xl === "win32" ? Gl.win32.sep : Gl.posix.sep;
ae.sep = wS;
var oe = /* @__PURE__ */ Symbol("globstar **");
ae.GLOBSTAR = oe;
var bS = "[^/]", vS = bS + "*?", kS = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", xS = "(?:(?!(?:\\/|^)\\.).)*?", SS = (e, t = {}) => (n) => ae(n, e, t);
ae.filter = SS;
var Be = (e, t = {}) => Object.assign({}, e, t), PS = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ae;
  let t = ae;
  return Object.assign((r, o, i = {}) => t(r, o, Be(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Be(e, i));
      }
      static defaults(o) {
        return t.defaults(Be(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Be(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Be(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Be(e, o)),
    escape: (r, o = {}) => t.escape(r, Be(e, o)),
    filter: (r, o = {}) => t.filter(r, Be(e, o)),
    defaults: (r) => t.defaults(Be(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Be(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Be(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Be(e, i)),
    sep: t.sep,
    GLOBSTAR: oe
  });
};
ae.defaults = PS;
var Zl = (e, t = {}) => (Br(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Dl(e, { max: t.braceExpandMax }));
ae.braceExpand = Zl;
var OS = (e, t = {}) => new Re(e, t).makeRe();
ae.makeRe = OS;
var ES = (e, t, n = {}) => {
  let r = new Re(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ae.match = ES;
var Jl = /[?*]|[+@!]\(.*?\)|\[|\]/, BS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Re = class {
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
    Br(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Xl, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Jl.test(i[2])) && !Jl.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(oe) ? this.#n(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #n(t, n, r, o, i) {
    let s = n.indexOf(oe, i), a = n.lastIndexOf(oe), [c, u, f] = r ? [
      n.slice(i, s),
      n.slice(s + 1),
      []
    ] : [
      n.slice(i, s),
      n.slice(s + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let b = t.slice(o, o + c.length);
      if (!this.#o(b, c, r, 0, 0))
        return !1;
      o += c.length, i += c.length;
    }
    let l = 0;
    if (f.length) {
      if (f.length + o > t.length)
        return !1;
      let b = t.length - f.length;
      if (this.#o(t, f, r, b, 0))
        l = f.length;
      else {
        if (t[t.length - 1] !== "" || o + f.length === t.length || (b--, !this.#o(t, f, r, b, 0)))
          return !1;
        l = f.length + 1;
      }
    }
    if (!u.length) {
      let b = !!l;
      for (let S = o; S < t.length - l; S++) {
        let P = String(t[S]);
        if (b = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let b of u)
      b === oe ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(b), d++);
    let y = m.length - 1, g = t.length - l;
    for (let b of m)
      b[1] = g - (h[y--] + b[0].length);
    return !!this.#r(t, m, o, 0, r, 0, !!l);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #r(t, n, r, o, i, s, a) {
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
        let p = this.#r(t, n, r + u.length, o + 1, i, s + 1, a);
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
      if (this.debug(n, f, l), f === !1 || f === oe)
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
    return Zl(this.pattern, this.options);
  }
  parse(t) {
    Br(t);
    let n = this.options;
    if (t === "**")
      return oe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(fS)) ? o = n.dot ? mS : lS : (r = t.match(eS)) ? o = (n.nocase ? n.dot ? oS : rS : n.dot ? nS : tS)(r[1]) : (r = t.match(pS)) ? o = (n.nocase ? n.dot ? hS : dS : n.dot ? yS : gS)(r) : (r = t.match(iS)) ? o = n.dot ? aS : sS : (r = t.match(cS)) && (o = uS);
    let i = Dt.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? vS : n.dot ? kS : xS, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? BS(l) : l === oe ? oe : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== oe || d === oe || (d === void 0 ? p !== void 0 && p !== oe ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== oe && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = oe));
      });
      let f = u.filter((l) => l !== oe);
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
    return ae.defaults(t).Minimatch;
  }
};
ae.AST = Dt;
ae.Minimatch = Re;
ae.escape = Ba;
ae.unescape = kt;

// src/files/windows-names.ts
var IS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function MS(e) {
  if (e === "." || e === "..") return;
  if (IS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Do(e) {
  for (let t of e.split("/")) {
    let n = MS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Yl = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function ot(e, t, { platform: n = process.platform, home: r = AS() } = {}) {
  let o = { platform: n, home: K(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => RS(c, K(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => CS(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function RS(e, t, n) {
  let r = dt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = K(e.slice(i.length), n.platform), [a, c] = TS(s, t, { ...n, maths: r }), [, u = "", f = ""] = $S.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Re(f, Yl), d = o ? new Re(f, { ...Yl, nocase: !0 }) : p;
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
function TS(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function CS({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = dt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && _S(e, t, n);
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
function _S(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Do(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as qS } from "node:os";

// src/system/units.ts
function jo(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Ql(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/rolling.ts
function em(e) {
  let t = Ee(e, "rolling", ["false", "true", "merge"]), n = {
    keep: kn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: kn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: Ee(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new $(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function nm(e) {
  let t = jS(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Uo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: NS(e("bucket")),
    prefix: LS(e("prefix")),
    region: DS(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !FS(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new $("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new $(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function FS(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function NS(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Uo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var tm = 256;
function LS(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= tm) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${tm} in all`;
  throw Uo("prefix", e, r);
}
function DS(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Uo("region", e, "must be the name of a region, such as eu-west-1");
}
function jS(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new $(`Input endpoint ${r}.`);
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
function Uo(e, t, n) {
  return new $(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var jt = _(rm(), 1);
var om = 32, US = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function sm(e) {
  let t = im(e("signing-key")).map(WS), n = im(e("verify-key")).map(zS);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new $(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(HS), ...n] };
  }
}
function am(e) {
  return Wo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function im(e) {
  let t = Wo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(US))
    n.push(...Wo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Wo(t.slice(r))];
}
function Wo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function WS(e) {
  if (e.startsWith("-----")) {
    let r = cm(e, "PRIVATE KEY", jt.createPrivateKey);
    if (r) return r;
    throw new $("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= om) return (0, jt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new $(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${om}: ${n}.`
  );
}
function zS(e) {
  let t = cm(e, "PUBLIC KEY", jt.createPublicKey);
  if (t) return t;
  throw new $(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function cm(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function HS(e) {
  return e.type === "secret" ? e : (0, jt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function zo(e, t) {
  let n = nt(e("save-always")), r = Ee(e, "store", ["auto", "github", "s3", "local"]), o = nm(e);
  if (r === "s3" && o.bucket === "") throw new $("Input bucket is required where store is s3.");
  return {
    key: ba(e, "key"),
    restoreKeys: um(e("restore-keys")),
    paths: um(ba(e, "path")),
    crossOs: nt(e("enableCrossOsArchive")),
    failOnMiss: nt(e("fail-on-cache-miss")),
    lookupOnly: nt(e("lookup-only")),
    store: r,
    localDir: KS(e("local-dir"), t),
    s3: o,
    stash: { ...VS(e("stash"), t), maxBytes: XS(e("stash-size")) },
    concurrency: kn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: JS(e("part-size")),
    mode: Ee(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Ee(e, "ramdisk", ["off", "auto", "on"]),
    verify: Ee(e, "verify", ["auto", "always"]),
    format: Ee(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : Ee(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: Ee(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: kn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: Ee(e, "summary", ["true", "false"]) === "true",
    rolling: em(e),
    signing: sm(e)
  };
}
function um(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var GS = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function fm(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (GS[n] ?? Number.NaN);
}
function JS(e) {
  if (e === "") return 8 * 1048576;
  let t = fm(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new $(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function KS(e, t) {
  return e === "" ? R(t, "headstart") : Rs(lm(e));
}
function lm(e) {
  return K(K(e).replace(/^~(?=\/|$)/, qS()));
}
function VS(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: R(t, "headstart-stash") };
  let r = lm(e);
  if ($s(r)) return { use: "on", dir: Rs(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new $(`Input stash is '${e}'; it must be ${o}.`);
}
function XS(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = fm(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new $(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var xt = _(mm(), 1);
var Aa = 9;
function $a({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function pm(e, t, n) {
  let r = Buffer.alloc(Aa);
  r.writeUInt8($a(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = hm(r, e, t), i = n.type === "secret" ? ym(o, n) : (0, xt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function dm(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Me("has no signature");
  let o = r.filter((c) => $a(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => $a(u).name))].join(" and ");
    throw new Me(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Aa), e.subarray(Aa)];
  if (!n.some((c) => {
    let u = hm(i, t, c);
    return o.some((f) => ZS(u, s, f));
  }))
    throw new Me(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function hm(e, t, { repository: n, scope: r, version: o }) {
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
function ZS(e, t, n) {
  if (n.type !== "secret") return (0, xt.verify)(null, e, n, t);
  let r = ym(e, n);
  return t.length === r.length && (0, xt.timingSafeEqual)(t, r);
}
function ym(e, t) {
  return (0, xt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Wt = class extends Error {
};
Wt.prototype.name = "InvalidTokenError";
function YS(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function QS(e) {
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
    return YS(t);
  } catch {
    return atob(t);
  }
}
function gm(e, t) {
  if (typeof e != "string")
    throw new Wt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Wt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = QS(r);
  } catch (i) {
    throw new Wt(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new Wt(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var e0 = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function he(e) {
  let t = n0(e.token) ?? r0(e), n = { read: t.read, write: t.write };
  return t0(t.write) && !e0.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function t0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function n0(e) {
  try {
    let { ac: t } = gm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: wm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function r0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: wm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function wm(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function bm() {
  for (let e of am(X("signing-key"))) So(e);
}
function vm({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => pm(r, t, n));
}
var o0 = 1440 * 60 * 1e3;
async function Ho(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return br(r);
  let o = Pe(), i = e.scope === void 0 ? he(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await br(r, (f, l) => {
      let m = dm(f, l, { places: c, keys: n.verifiers });
      if (!ne(e.key, t) && a.getTime() - m.getTime() > o0)
        throw new Me(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ne(u.key, e.key)) return u;
    throw new Me(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof Me)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Me(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function xn(e) {
  let t = await i0();
  if (!e) return t ?? s0();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: i }) => {
    let { preset: s, filled: a } = e[o] ?? {};
    return s !== void 0 && i.set("preset", s), a !== "none" && km(i, a), { name: o, inputs: i };
  });
}
async function i0() {
  let e = X("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => X(r) !== "");
  if (t)
    throw new $(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-YV6ZKH7Y.js");
  return n(e);
}
async function s0() {
  let e = X("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, X("working-directory")), o = r.map((i) => ({ name: i, inputs: /* @__PURE__ */ new Map([["preset", i]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(X("path")))
    throw new $(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function qo({ inputs: e }, t) {
  bm();
  let n = X("preset").toLowerCase();
  if (n === "") return;
  let r = await a0(n, t);
  return km(e, r), r ?? "none";
}
function km(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function a0(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, X, t);
  return r && { ...r };
}
var c0 = ["preset", "working-directory", "upload-chunk-size"];
function Go({ inputs: e }) {
  let t = new Set(c0), r = zo((s) => (t.add(s.toLowerCase()), X(s)), Po()), o = [...e.keys()].find((s) => !t.has(s));
  if (o === void 0) return r;
  let i = [...t].sort().join(", ");
  throw new $(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${i}.`
  );
}
async function Ra(e, t) {
  try {
    return await fn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof $) ? n : new $(`${e.name}: ${n.message}`);
  }
}
function xm(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: ot(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Rl(o, i.selection);
      if (s)
        throw new $(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as YB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Ip = _(Sm(), 1);

// src/formats/naming.ts
function Ca({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Jo(e, t) {
  let n = Ca(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Ou([...r, hn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as _0 } from "node:events";
import { setImmediate as F0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as u0 } from "node:fs";
import { join as f0 } from "node:path";
function Sn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) u0(o, f0(t, String(r)));
}
async function zt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
async function* Ko(e, t) {
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
var _a = ["-b", "2048"], Om = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Pm = ["-x", "-f", "-", "--ignore-zeros", ..._a, "--no-same-owner", "--no-same-permissions"], Fa = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Em = {
  gnu: {
    create: [...Bm(""), "-P", "--sparse", ..._a, ...Om],
    // GNU tar takes names for bytes anyway, and should not warn about every file that says so.
    extract: [...Pm, "--warning=no-unknown-keyword"]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ..._a,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...Fa,
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
    extract: [...Pm, ...Fa]
  }
};
function Bm(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Vo(e) {
  return e.dialect === "node" ? { thread: "create" } : { path: e.path, args: Em[e.dialect].create };
}
function Xo(e) {
  return e.dialect === "node" ? { thread: "extract" } : { path: e.path, args: Em[e.dialect].extract };
}
function Im({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Fa] };
}
function Zo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Bm(",delete=mtime"), ...t, ...n, ...Om] };
}

// src/formats/actions-cache/compression.ts
var qe = _(Am(), 1);
import { pipeline as Jm, Readable as Km } from "node:stream";
import { pipeline as $0 } from "node:stream/promises";

// src/system/pipeline.ts
var Cm = _(Rm(), 1);

// src/system/program-exit.ts
import { once as l0 } from "node:events";
async function Tm(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await p0(s, { mayEcho: s !== e.at(-1) });
        return;
      } catch (a) {
        let c = n && s.signalCode === "SIGKILL";
        return r(), c ? void 0 : a;
      }
    })
  );
  t.removeEventListener("abort", r), t.throwIfAborted();
  let i = o.find((s) => s !== void 0);
  if (i) throw i;
}
var m0 = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function p0(e, { mayEcho: t }) {
  let n = h0(e.stderr), [r, o] = await l0(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || m0.test(n()))))
    throw new Z(`${e.spawnfile} ${gn(r, o)}${n()}`);
}
var d0 = 1e3;
function h0(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-d0);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function ie(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], u = (a === e[0] ? r : void 0) ?? "pipe", f = y0(a, { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(f);
  }
  let i = o[0], s = o.at(-1);
  return i.stdin?.on("error", () => {
  }), {
    pid: i.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: Tm(o, n)
  };
}
async function _m(e, t) {
  let { stdout: n, ended: r } = ie([e], t);
  n.resume(), await r;
}
function y0(e, t) {
  let n = process.umask(0);
  try {
    return (0, Cm.spawn)(e.path, e.args, { ...t, env: Nt() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as zm } from "node:os";
import { extname as k0, join as x0 } from "node:path";
import { Readable as Hm, Writable as S0 } from "node:stream";
import { Worker as P0 } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function Fm(e) {
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

// src/formats/tar-archives/threads/frame.ts
var Pn = _(Lm(), 1);
import { once as g0 } from "node:events";
var it = 4 * 1024 * 1024;
async function Dm(e, t) {
  let n = (0, Pn.createZstdCompress)({ ...w0(e, t), flush: Pn.constants.ZSTD_e_end });
  try {
    return n.write(e), await g0(n, "readable"), b0(n.read());
  } finally {
    n.destroy();
  }
}
var lL = 33 * 1024 * 1024;
function w0({ length: e }, t) {
  return { params: { [Pn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: v0(e) };
}
function b0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function v0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function jm(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Um({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Na({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Wm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Na(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function st(e, t) {
  if (!("thread" in e)) return ie([e], t);
  let n = Da(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Hm.from(O0(r)), ended: o.finally(n.close) };
}
async function* O0(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var La = Math.min(zm(), 2), Mr = Math.min(zm(), 4);
function Da() {
  let e = [], t, n = 0;
  return {
    start(r, o) {
      let i = e.pop() ?? { thread: B0(), owner: ++n };
      t ??= jm(Mr + 1, it, Mr + 2 - La);
      let { ended: s, ...a } = I0(i, { ...r, slabs: t }, o), c = s.then(() => {
        e.push(i);
      });
      return { ...a, ended: c };
    },
    async close() {
      await Promise.all(e.splice(0).map(({ thread: r }) => r.terminate()));
    }
  };
}
var E0 = x0(import.meta.dirname, `tar-thread${k0(import.meta.filename)}`);
function B0() {
  return new P0(E0, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function I0(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (p) => o.postMessage(p);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = Fm(o), u = new S0({
    write: (p, d, h) => {
      c.send(new Uint8Array(p)).then(() => h());
    },
    final(p) {
      a("end"), p();
    }
  });
  u.on("error", () => {
  });
  let f = new Hm({ objectMode: !0, read() {
  } }), m = A0(e, (p) => {
    if ("taken" in p) c.taken(p.taken);
    else if ("frame" in p) f.push(M0(p));
    else {
      let { slab: d, filled: h } = p, y = Um(s, d).subarray(0, h);
      f.push({ content: y, release: () => Na(s, d, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    f.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: f, ended: m };
}
function M0({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function A0({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
  let { promise: i, resolve: s } = Promise.withResolvers(), a = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new v(m.message) : new Z(m.message)) : n(m);
  }, c = ({ message: m }) => s(new Z(m)), u = () => s(new Z("a thread of tar ended early")), f = () => {
    e.terminate();
  };
  e.on("message", a).on("error", c).on("exit", u), o.addEventListener("abort", f), o.aborted && f();
  let l = await i;
  if (o.removeEventListener("abort", f), e.off("message", a).off("error", c).off("exit", u), !l && !o.aborted) {
    e.unref();
    return;
  }
  throw await e.terminate(), Wm(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Vm(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return ie([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = st(e, r), s = o ? R0(n) : (0, qe.createGzip)();
  return Jm(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function R0(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = qe.constants, r = { [t]: e, [n]: 1 };
  return (0, qe.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var ja = Buffer.from([40, 181, 47, 253]), qm = Buffer.from([31, 139]);
async function* Xm(e, t, n) {
  let [r, o] = await T0(e);
  if (r.subarray(0, qm.length).equals(qm)) yield* Gm((0, qe.createGunzip)(), o);
  else if (r.subarray(0, ja.length).equals(ja)) t ? yield* C0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Gm((0, qe.createZstdDecompress)(), o);
  else throw new v("it is no archive");
}
async function T0(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < ja.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Gm(e, t) {
  Jm(Km.from(t), e, () => {
  }), yield* e;
}
async function* C0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: i, stdout: s, ended: a } = ie([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = $0(Km.from(t), i).catch((u) => {
    u?.code !== "EPIPE" && u?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(u);
  });
  a.catch(() => {
  });
  try {
    yield* s, await c, await a;
  } finally {
    o.abort();
  }
}

// src/formats/actions-cache/pack.ts
async function Zm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Vm(Vo(t.tar), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = L0(a, { ...e, signal: s.signal }, f).catch(i), m = zt(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var N0 = 256;
async function L0(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = D0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < N0 || (e.write(c.join(""), "latin1") || await _0(e, "drain", { signal: o }), c = [], await F0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function D0(e, t, n = process.platform) {
  let { join: r, relative: o } = dt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(k(t), k(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Ep = _(Qm(), 1);
import { linkSync as HP, mkdirSync as qP } from "node:fs";
import { availableParallelism as GP } from "node:os";
import { dirname as JP, join as KP } from "node:path";

// src/formats/output-limit.ts
import { statfsSync as j0 } from "node:fs";
import { readFile as U0 } from "node:fs/promises";
var ep = 64 * 1024 * 1024, W0 = 0.1, z0 = 8 * 1024, H0 = 8, q0 = 25;
function Ht({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + W0) + e * z0;
}
function at(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = j0(e), o = ep + H0 * n * r, i = ep, s = 0, a = (c) => {
    c > i && t.abort(new v("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
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
      let f = setInterval(async () => a(await G0(c)), q0), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}
async function G0(e) {
  let t = await U0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/tar-records.ts
var ee = 512;
function be(e) {
  return (ee - e % ee) % ee;
}
function rp(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: tp(r) };
  if (t === "K") return { ...e, target: tp(r) };
  if (t === "g") return e;
  let o = new Map(J0(r));
  return { ...e, ...K0(o) };
}
function tp(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* J0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new v("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function K0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(np(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new v("its archive has an old form of holes");
  return a && (n.sparseSize = np(t("GNU.sparse.realsize"))), n;
}
function np(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new v("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var V0 = 1024 * 1024;
function En(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, i = 0, s = e === "several", a = (u, f) => {
    n = rp(n, u, f), i = be(f.length), r = void 0;
  }, c = (u) => {
    if (s = u.every((d) => d === 0), s) return;
    let { type: f, member: l } = X0(u);
    if ("xgLK".includes(f)) {
      if (l.size > V0) throw new v("a header in the archive is too large");
      r = { type: f, size: l.size };
      return;
    }
    let m = { ...l, ...n, name: n.name ?? l.name };
    n = {};
    let p = { ...m, kind: Q0(f, m.name) };
    if (p.kind !== "file" && p.size > 0) throw new v("a link or directory has content");
    return o = p.size, i = be(p.size), p;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(u) {
      let f = t.length === 0 ? u : Buffer.concat([t, u]);
      t = f.subarray(f.length);
      for (let l = 0; l < f.length && (!s || e === "several"); ) {
        let m = l + (o || i || (r?.size ?? ee)), p = f.subarray(l, m);
        if (l += p.length, o > 0)
          o -= p.length, yield p;
        else if (i > 0) i -= p.length;
        else if (m > f.length) t = p;
        else if (r) a(r.type, p);
        else {
          let d = c(p);
          d && (yield d);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!s || t.length > 0) throw new v("its archive ends too early");
    }
  };
}
function X0(e) {
  if (Yo(e, 148, 8) !== Z0(e)) throw new v("its archive is damaged");
  let t = On(e, 0, 100), n = On(e, 257, 6) === "ustar" ? On(e, 345, 155) : "";
  return {
    type: On(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: On(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Yo(e, 100, 8) & 511,
      mtime: String(Yo(e, 136, 12)),
      size: Yo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Z0(e) {
  let t = 256;
  for (let n = 0; n < ee; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function On(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Yo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = On(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new v("its archive is damaged");
}
var Y0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Q0(e, t) {
  let n = Y0[e];
  if (!n) throw new v(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as lP, mkdirSync as ip, readdirSync as mP, rmSync as pP } from "node:fs";
import { join as ti } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as cP } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as eP, renameSync as tP, rmdirSync as nP } from "node:fs";
function ce(e, t) {
  aP(
    () => tP(e, t),
    () => !op(t)
  );
}
function Bn(e, t) {
  let n = process.platform === "win32";
  n && rP(t);
  try {
    return ce(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && op(t)) return !1;
    throw r;
  }
}
function rP(e) {
  try {
    nP(e);
  } catch {
  }
}
function op(e) {
  return eP(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var oP = ["EPERM", "EBUSY", "EACCES"], iP = 200, sP = new Int32Array(new SharedArrayBuffer(4));
function aP(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, iP)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && oP.includes(I(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(sP, 0, 0, i);
  }
}

// src/files/merge-trees.ts
function Ua(e, t, n) {
  if (!Bn(w(e), w(t))) {
    se(t).length < se(e).length && uP(e, t, n);
    for (let r of se(e)) Ua(`${e}/${r}`, `${t}/${r}`, n);
    cP(w(e));
  }
}
function uP(e, t, n) {
  ce(w(e), n), ce(w(t), w(e)), ce(n, w(t));
}

// src/formats/tar-archives/sink.ts
function Qo({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new Z("unpacking ended before all bytes were read");
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
var fP = 32 * 1024 * 1024;
async function ei(e, t) {
  for (; e.pending > fP / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function ni({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (P) => c.abort(P), l = Array.from({ length: r }, (P, E) => ti(n, `lane-${E}`)), m = l.map((P) => {
    ip(P);
    let E = t(Xo(e), { cwd: P, signal: u });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Wa(k(P))).catch(f) };
  }), p = m.map(({ sink: P }) => P), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: P }) => P));
  u.throwIfAborted();
  let y = h.reduce((P, E) => P + (E ?? 0), 0), g = dP(n);
  if (y > o() || y < o() && !g)
    throw new v(`its segments held ${y} files instead of ${o()}`);
  let b = ti(n, "tree");
  ip(b);
  for (let P of l) Ua(k(P), k(b), ti(n, "aside"));
  let S = g ? o() - Wa(k(b)) : 0;
  if (S > o() - y)
    throw pP(b, { recursive: !0 }), new cn();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function dP(e) {
  return process.platform === "darwin" || lP(ti(e, "LANE-0"));
}
function Wa(e) {
  let t = 0;
  for (let n of mP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Wa(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new v("a segment of files holds something else");
  return t;
}
var hP = 1024 * 1024;
async function sp(e, t, n) {
  let r = [];
  for (let s of t) gP(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of bP(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await wP(n), i.allow(Ht(s))), i.write(a, () => e.release?.(a)), await ei(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var yP = 1024 * 1024;
function gP(e) {
  let t = 2 + Ht(e) / yP;
  if ((e.frames?.length ?? 0) > t)
    throw new v("a segment has more frames than its content needs");
}
async function wP(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= hP) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* bP(e, t) {
  let n = vP(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new v("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* vP(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var ap = /[\u0080-\u00ff]/, ri = 100, za = 8589934591, kP = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Mn(e) {
  let t = Buffer.allocUnsafe(Ar(e));
  return t.subarray(0, Ha(t, 0, e));
}
function Ar({ name: e, target: t }) {
  return 4 * ee + 2 * (e.length + t.length);
}
function Ha(e, t, n, r = !1) {
  let o = SP(n, r), i = t;
  if (o !== "") {
    i += xP(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + be(o.length);
    e.fill(0, i, s), i = s;
  }
  return up(e, i, n, kP[n.kind]), i + ee;
}
var cp = /* @__PURE__ */ new Map();
function xP(e) {
  let t = cp.get(e);
  if (t) return t;
  let n = Buffer.alloc(ee);
  return up(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), cp.set(e, n), n;
}
function SP({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = ap.test(e) || ap.test(t), a = s && !i ? ct("hdrcharset", "BINARY") : "", c = s || e.length > ri ? ct("path", e) : "", u = s || t.length > ri ? ct("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : ct("mtime", n), l = r > za ? ct("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + PP(e, o);
}
function PP(e, t) {
  return t === void 0 ? "" : ct("GNU.sparse.major", "1") + ct("GNU.sparse.minor", "0") + ct("GNU.sparse.name", e) + ct("GNU.sparse.realsize", t);
}
function ct(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var OP = EP();
function EP() {
  let e = Buffer.alloc(ee);
  return In(e, 108, 7, 0), In(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function up(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  OP.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), za);
  e.write(n, t, ri, "latin1"), In(e, t + 100, 7, o), In(e, t + 124, 11, Math.min(s, za)), In(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ri, "latin1");
  let u = 0;
  for (let f = t; f < t + ee; f++) u += e[f];
  In(e, t + 148, 6, u), e[t + 154] = 0;
}
function In(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as BP } from "node:stream";
import { pipeline as IP } from "node:stream/promises";

// src/files/member-paths.ts
function oi(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), k(n)]));
}
function fp(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ii(e, { tar: t, lines: n, ...r }) {
  let o = { thread: "extract", bases: oi(n) };
  await mp(t.dialect === "node" ? o : Xo(t), e, r), t.dialect === "bsd" && await mp(Im(t), MP(e), r);
}
async function* MP(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var AP = Buffer.alloc(1024), lp = 256;
async function mp(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = st(e, { ...n, signal: o });
  s.resume();
  async function* c() {
    try {
      for await (let f of t)
        for (let l = 0; l < f.length; l += lp)
          yield Buffer.concat(f.slice(l, l + lp).map(Mn));
    } catch (f) {
      r.abort(f);
    }
    yield AP;
  }
  let u = IP(BP.from(c()), i).catch(() => {
  });
  await a, await u;
}

// src/formats/tar-archives/unpackers.ts
import { once as RP } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var yp = _(dp(), 1);

// src/formats/tar-archives/queue.ts
function hp() {
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
var $P = 128 * 1024;
function gp() {
  let { push: e, next: t } = hp(), n = !1;
  async function* r(o) {
    let i = (0, yp.createZstdDecompress)({ chunkSize: $P }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
    write: (o, i) => e({ bytes: o, taken: i }),
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
var TP = 1024 * 1024;
function wp(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < TP || "thread" in n ? FP(n, r) : _P(e, n, r);
}
var CP = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function _P(e, t, n) {
  let r = at(n.cwd), o = AbortSignal.any([n.signal, r.signal]), i = [{ path: e, args: ["-q", "-d", "-c"] }, t], { pid: s, stdin: a, stdout: c, ended: u } = ie(i, { ...n, signal: o });
  return r.watch(s, u), Qo({
    stdout: c,
    ended: u,
    allow: r.allow,
    write: (f, l) => {
      a.write(f, l);
    },
    endFrame: () => {
    },
    // The zstd command fails if it gets no input at all; an empty frame is input.
    end: () => {
      a.end(CP);
    }
  });
}
var FP = (e, t) => {
  let n = new AbortController(), r = at(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = st(e, { ...t, signal: o }), c = gp();
  (async () => {
    for await (let p of c)
      r.count(p.length), r.signal.throwIfAborted(), i.write(p) || await RP(i, "drain");
    i.end();
  })().catch((p) => n.abort(p));
  let { write: f, endFrame: l, end: m } = c;
  return Qo({ stdout: s, ended: a, allow: r.allow, write: f, endFrame: l, end: m });
}, NP = Buffer.alloc(1024), bp = (e, t) => {
  let { stdin: n, stdout: r, ended: o } = st(e, t);
  return Qo({
    stdout: r,
    ended: o,
    allow: () => {
    },
    write: (i, s) => {
      n.write(i, s);
    },
    endFrame: () => {
    },
    end: () => {
      n.end(NP);
    }
  });
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as vp } from "node:path";
var LP = 1e3, DP = 8 * 1024 * 1024, jP = 4;
function xp(e) {
  let t = e[0], n = WP(), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.add(u, t);
  }, c = () => {
    a(UP.subarray(0, be(i))), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / LP, o / DP);
      (l >= jP || l >= 1 && vp(f) !== s) && (n.flush(t), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = vp(f), r++, a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => ei(t, e),
    end() {
      c(), n.flush(t);
      for (let u of e) u.end();
    }
  };
}
var UP = Buffer.alloc(ee), kp = 1024 * 1024;
function WP() {
  let e = Buffer.allocUnsafeSlow(kp), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, i) {
      for (let s = 0; s < o.length; ) {
        let a = o.copy(e, n, s);
        s += a, n += a, !(n < e.length) && (r(i), e = Buffer.allocUnsafeSlow(kp), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var zP = 1e5;
function Pp(e, t, n = process.platform) {
  let r = dt(n), o = k(t), i = e.map((l) => ({ line: l, base: k(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => z(l, p) && m.matches(w(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, Sp);
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
      a.size > zP && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? Sp : f(r.resolve(o, l));
      if (!p) throw new v(`it holds ${w(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Do(w(d, n).toString()), d;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(l, m) {
      let { path: p } = f(r.resolve(o, l));
      s.set(p, r.resolve(r.dirname(p), m));
    }
  };
}
var Sp = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Bp(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = GP(), warn: a } = e, c = at(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = {
    tar: u,
    unpacker: bp,
    dir: n,
    workers: s,
    files: () => l,
    signal: f,
    warn: a
  }, { links: p, skeleton: d } = await ni(m, async (y, g) => {
    let b = xp(y), S = ZP(Pp(o, i), b), P = En(), E = u.dialect === "node" ? void 0 : r.zstd;
    for await (let B of Xm(t, E, { cwd: n, signal: g })) {
      c.count(B.length), g.throwIfAborted();
      for (let N of P.push(B)) S.push(N);
      await b.room();
    }
    return P.finish(), b.end(), l = S.files(), S;
  }), h = KP(n, "tree");
  for (let { name: y, target: g } of p) YP(k(h), y, g);
  d.length > 0 && await ii([d], { tar: u, lines: o, cwd: h, signal: f });
}
var VP = 512 * 1024 * 1024, XP = 1 / 2, Op = 300;
function ZP({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(VP, (0, Ep.getHeapStatistics)().heap_size_limit * XP), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new v("it holds more than anybody would save");
  }, m = (d) => {
    l(Ar(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + Op), h === "file")
      f++, n.begin(Mn({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let g = e(d.target);
      l(g.length + Op);
      let b = s.get(g);
      b ? m({ ...b, name: y }) : r.push({ name: y, target: g });
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
function YP(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  qP(r(JP(t)), { recursive: !0 });
  try {
    HP(r(n), r(t));
  } catch {
    throw new v(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Mp = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => QP(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Zm,
  unpack: Bp
};
function QP(e, t) {
  let n = Ca(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Ip.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as RE } from "node:fs";
import { join as TE } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Md = _($p(), 1);
import { writeFileSync as OE } from "node:fs";
import { join as EE } from "node:path";

// src/files/staging.ts
import { chmodSync as RO, lstatSync as Vp, mkdtempSync as TO, readdirSync as CO, rmSync as _O, statSync as FO } from "node:fs";
import * as mi from "node:fs/promises";
import { createServer as NO } from "node:net";
import { toNamespacedPath as LO } from "node:path";

// src/system/disk/local-socket.ts
var Tp = _(Rp(), 1);
import { once as iO } from "node:events";
import { closeSync as sO, lstatSync as aO, openSync as cO, statSync as uO, symlinkSync as fO, writeFileSync as lO } from "node:fs";
import { connect as mO } from "node:net";
import { tmpdir as pO } from "node:os";
import { join as $n } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as eO, constants as Ga, fstatSync as tO, lstatSync as nO, openSync as rO, readFileSync as oO } from "node:fs";
function An(e, t) {
  let n = (o) => o?.isFile() === !0 && kr(o) && o.size <= t;
  if (!n(nO(e, { throwIfNoEntry: !1 }))) return;
  let r = rO(e, Ga.O_RDONLY | Ga.O_NOFOLLOW | Ga.O_NONBLOCK);
  try {
    return n(tO(r)) ? oO(r) : void 0;
  } finally {
    eO(r);
  }
}

// src/system/disk/local-socket.ts
var si = process.platform === "win32";
function ai(e, t, n) {
  let { path: r, close: o } = si ? yO() : _p(e, t);
  return n.on("error", () => {
  }).listen(r), o(), si && n.listening && lO($n(e, t), Fp(r, e), { mode: 384 }), n.listening;
}
async function ci(e, t) {
  let n = si ? Np(e, t) : _p(e, t);
  if (n)
    try {
      let r = mO(n.path);
      return r.on("error", () => {
      }), await iO(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function Cp(e, t) {
  return si ? Np(e, t) !== void 0 : aO($n(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function _p(e, t) {
  let n = $n(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = cO(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => sO(o) };
  }
  let r = pe(pO());
  return fO(e, $n(r.dir, "d")), { path: $n(r.dir, "d", t), close: r.remove };
}
var dO = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, hO = 256;
function yO() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Tp.randomUUID)()}`, close: () => {
  } };
}
function Fp(e, t) {
  return `${e}
${uO(t, { bigint: !0 }).ino}
`;
}
function Np(e, t) {
  let n = gO($n(e, t)) ?? "", [r = ""] = n.split(`
`);
  return dO.test(r) && n === Fp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function gO(e) {
  try {
    return An(e, hO)?.toString("latin1");
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Gp = _(Dp(), 1);
import {
  appendFileSync as bO,
  chmodSync as Ka,
  lstatSync as qp,
  mkdirSync as vO,
  rmdirSync as kO,
  rmSync as xO,
  statSync as SO,
  utimesSync as PO,
  writeFileSync as OO
} from "node:fs";

// src/files/journal-step.ts
var jp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function ui(e) {
  let t = e;
  return jp[e.do].map((n) => t[n]);
}
function Up(e) {
  return ui(e)[0];
}
function Ja(e, t) {
  let n = k(G(t)), r = rt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(zp(i, o))}
`).join("");
}
function Wp(e, t) {
  let n = k(G(t)), r = (s) => s === "" ? n : `${rt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = wO(k(mo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = pn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return zp(a, r);
  });
}
function zp(e, t) {
  let n = ui(e), r = jp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function wO(e) {
  let t = (c) => c.split("/"), n = (c) => t(c).every((u) => !["", ".", ".."].includes(u)), r = Ze(
    Oe(),
    ln((c) => n(c) && t(c)[0] !== e)
  ), o = Ze(
    Oe(),
    ln((c) => n(c) && c.startsWith(`${e}/`))
  ), i = Oe(), s = Ze(Ue(), ea()), a = me({ mode: s, mtime: s });
  return aa("do", [
    me({ do: Ae("make"), path: r }),
    me({ do: Ae("move"), to: r, from: o, inode: i }),
    me({ do: Ae("replace"), to: r, from: o, aside: o, inode: i }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    me({ do: Ae("stamp"), path: dr([Ae(""), r]), stamp: a, before: a })
  ]);
}

// src/files/journal.ts
var Rn = "journal", EO = Math.min(128 * 1024 * 1024, (0, Gp.getHeapStatistics)().heap_size_limit / 32);
function Jp(e, t) {
  bO(R(t, Rn), Ja(e, t), { mode: 384 });
  for (let n of e) IO(n);
}
function Kp(e) {
  for (let t of e)
    t.do === "stamp" && F(t.path)?.isDirectory() && Xa(t.path, t.stamp);
}
function Va(e) {
  xO(R(e, Rn), { force: !0 });
}
function fi(e, t = () => !0) {
  let n = BO(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? MO(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let i = R(e, `${Rn}-draft`), s = n.filter((a) => r.has(a));
  s.length > 0 ? (OO(i, Ja(s, e), { mode: 384 }), ce(i, R(e, Rn))) : Va(e);
}
function Rr(e) {
  return F(k(R(e, Rn))) !== void 0;
}
function BO(e) {
  if (!Rr(e)) return [];
  let t = An(R(e, Rn), EO);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Wp(t.toString(), e);
}
function IO(e) {
  switch (e.do) {
    case "make":
      vO(w(e.path));
      break;
    case "move":
      $r(e.from, e.to);
      break;
    case "replace":
      $r(e.to, e.aside), $r(e.from, e.to);
      break;
    case "stamp":
      Xa(e.path, e.stamp);
      break;
  }
}
function MO(e) {
  switch (e.do) {
    case "make":
      AO(e.path);
      break;
    case "move":
      Hp(e);
      break;
    case "replace":
      if (!F(e.aside)) break;
      if (Hp(e), F(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      $r(e.aside, e.to);
      break;
    case "stamp":
      $O(e.path, e.before);
      break;
  }
}
function Hp({ from: e, to: t, inode: n }) {
  !F(e) && li(t) === n && $r(t, e);
}
function li(e) {
  let t = qp(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function F(e) {
  try {
    return qp(w(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function qt(e) {
  if (SO(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (F(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...qt(G(e)), e];
}
function AO(e) {
  try {
    kO(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function $O(e, t) {
  let n = F(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Xa(e, t);
}
function Xa(e, { mode: t, mtime: n }) {
  try {
    Ka(w(e), t), PO(w(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function $r(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ce(n, r);
  } catch (o) {
    let i = F(e);
    if (I(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Ka(n, i.mode | 128), ce(n, r), Ka(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var Tn = ".headstart-staging-";
function Ge(e) {
  return e.startsWith(Tn);
}
function pi(e) {
  let t = TO(R(e, Tn)), n = jO(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Rr(t) || (n?.close(), Cr(t));
    }
  };
}
async function St({ base: e, literal: t }) {
  let n = DO(e);
  if (t === void 0) return n;
  let r = Vp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await mi.access(n, mi.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Vp(n).dev ? n : t : n;
}
function DO(e) {
  let t = e;
  for (; !FO(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = G(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Cn(e) {
  let t = F(k(e));
  return t !== void 0 && Tr(t);
}
function Tr(e) {
  return e.isDirectory() && kr(e) && Vf(e);
}
function _n(e) {
  return Cp(e, Za);
}
var Za = "alive";
function jO(e) {
  let t = NO((n) => n.destroy()).unref();
  if (ai(e, "born", t))
    return ce(R(e, "born"), R(e, Za)), t;
}
async function di(e) {
  if (!_n(e)) return !1;
  try {
    let t = await ci(e, Za);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Cr(e) {
  let t = () => _O(LO(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    Xp(k(e)), t();
  }
}
function Xp(e) {
  RO(w(e), 448);
  for (let t of CO(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Xp(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as kE } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var vd = _(Yp(), 1);
import { closeSync as bd, constants as gd, fstatSync as sE, openSync as aE, readSync as cE } from "node:fs";
import { setImmediate as uE } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var nd = _(ed(), 1);
var ue = 8192, Qa = 256;
function hi(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Qa * ue)), { unpacked: f, starts: l, length: m } = UO(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ue && i !== n ? a() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw M("a table ends early");
      return f;
    },
    /** Where the reader is in the table. */
    position: () => s + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= ue) throw M("a table points beside its blocks");
      return l * ue + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw M("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw M("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function yi(e, t, n) {
  let r = Math.ceil(n / ue), o = await e(t, t + r * Ya);
  if (o.length !== r * Ya) throw M("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ya))), [s = t] = i;
  if (s > t) throw M("a table is behind its list");
  return { table: hi(e, s, t, i), start: s };
}
var Ya = 8;
function UO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Qa && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & td);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > td ? a : WO(a), u = t && s === e.length;
    if (c.length !== ue && !(u && c.length > 0 && c.length < ue))
      throw M("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Qa)
    throw M("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var td = 32767;
function WO(e) {
  try {
    return (0, nd.zstdDecompressSync)(e, { maxOutputLength: ue, chunkSize: ue });
  } catch {
    throw M("a table cannot be unpacked");
  }
}
function M(e) {
  return new v(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var _r = { directory: 1, file: 2, link: 3, whiteout: 5 };
function od(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw M("two inodes have one number");
      n[i] = _r[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw M("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === _r.directory || s === _r.whiteout)
        throw M("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [zO, HO, qO] = [12, 12, 8], GO = 256, JO = 256, [rd, KO] = [46, 47];
async function id({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await VO(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw M("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), g = u[p]?.within === y - f ? u[p++] : void 0;
    if (g && s.positionOf(g.block, y % ue) !== y)
      throw ec();
    let b = s.take(HO), S = s.bytes.readUInt32LE(b) + 1, P = i.positionOf(s.bytes.readUInt32LE(b + 4), 0), E = s.bytes.readUInt32LE(b + 8);
    if (S > JO) throw M("a directory has too many names at once");
    for (let B = S; B > 0; B--) {
      let N = s.ahead();
      N && await N;
      let W = s.take(qO), { bytes: q } = s, te = E + q.readInt16LE(W + 2), At = q.readUInt16LE(W + 4);
      a.name(te, At, P + q.readUInt16LE(W));
      let $t = sd(q.readUInt16LE(W + 6)), bu = s.take($t), sr = q.subarray(bu, bu + $t);
      if (XO(sr, d), g && B === S && !sr.equals(g.name)) throw ec();
      d = sr, At === _r.whiteout ? c.add(e, sr) : At === _r.directory && c.addBelow(e, sr, te);
    }
    m += S;
  }
  if (s.position() !== l) throw M("a directory does not end where it should");
  if (p !== u.length) throw ec();
  return m;
}
async function VO(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(zO), { bytes: o } = e, i = sd(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ec() {
  return M("the index of a directory leads elsewhere");
}
function sd(e) {
  if (e >= GO) throw M("a name is too long");
  return e + 1;
}
function XO(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === KO) throw M("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw M("names are not in order");
  if (e[0] === rd && (e.length === 1 || e.length === 2 && e[1] === rd))
    throw M("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Te = 96, ad = 6, cd = { noXattrs: 512, others: 1088 }, ud = 0xffffffffffffffffn, ZO = 1 << 24;
function Fn(e, t) {
  if (e.length < Te || e.toString("latin1", 0, 4) !== "hsqs")
    throw fd("it has no superblock");
  let n = (E) => e.readUInt16LE(E), r = (E) => e.readUInt32LE(E), o = (E) => Number(e.readBigUInt64LE(E)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Te, f, l, m, p, h, t], g = (n(24) ^ cd.noXattrs) & ~cd.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === ad, `its compression is number ${n(20)} instead of ${ad}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [g === 0, `its flags 0x${n(24).toString(16)} differ in 0x${g.toString(16)}`],
    [e.readBigUInt64LE(56) === ud, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === ud, "it has a table for exporting by NFS"],
    [s > 0 && s <= ZO, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((E, B) => B === 0 || E >= y[B - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([E]) => !E);
  if (P) throw fd(P[1]);
  return i;
}
function fd(e) {
  return new v(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var ld = 16, YO = 4, tc = 1 << 24, gi = tc - 1;
async function md(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = eE(o + i), { starts: a, words: c, start: u } = await QO(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & gi;
    if (p > (tc | gi) || d > r || m + d > n)
      throw M("a block is where none can be");
    if (p & tc) return d;
    try {
      return e.unpackedBytes?.(m, d, r);
    } catch (h) {
      throw M(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: u,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let g = p % r, b = d === void 0 ? p : p - g, S = { start: m, end: m, hash: 0 };
      for (let P = 0; P < b; P += r) {
        let E = y.ahead();
        E && await E;
        let B = y.bytes.readUInt32LE(y.take(YO));
        if (B === 0) continue;
        let N = e.pause?.();
        N && await N;
        let W = Math.min(r, b - P);
        if ((l(S.end, B) ?? W) !== W)
          throw M("a block is not what it should be");
        S.end += B & gi, S.hash = Math.imul(S.hash, 31) + B | 0;
      }
      if (s.add(S), d !== void 0) {
        if (d >= i || h + g > r) throw M("a fragment is where none can be");
        f[d] = Math.max(f[d], h + g);
      }
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let m = 0; m < i; m++) {
        let p = e.pause?.();
        p && await p;
        let [d, h, y] = [a[m], c[m], f[m]];
        if ((l(d, h) ?? y) < y)
          throw M("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & gi), hash: h });
      }
      s.check();
    }
  };
}
async function QO({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await yi(e, n, t * ld);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(ld);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function eE(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => M("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Te || o === e) throw i();
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
var wi = (e) => (t, n) => t.readUInt16LE(n + e), ve = (e) => (t, n) => t.readUInt32LE(n + e), pd = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), tE = {
  1: { kind: "directory", length: 16, start: ve(0), bytes: wi(8), offset: wi(10) },
  2: { kind: "file", length: 16, start: ve(0), fragment: ve(4), offset: ve(8), bytes: ve(12) },
  3: { kind: "link", length: 8, bytes: ve(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: ve(4) },
  8: { kind: "directory", length: 24, bytes: ve(4), start: ve(8), indexed: wi(16), offset: wi(18), attributes: ve(20) },
  9: { kind: "file", length: 40, start: pd(0), bytes: pd(8), fragment: ve(28), offset: ve(32), attributes: ve(36) }
}, bi = 4294967295, nE = 16, rE = 4095, oE = 3;
function hd(e) {
  let t = e.take(nE), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw M("it sets bits that change who runs a program");
  let r = tE[n.readUInt16LE(t)];
  if (!r) throw dd();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw dd();
  if (s(r.attributes, bi) !== bi) throw M("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? oE : 0);
  if (a < 0) throw M("a directory is too short");
  if (!Number.isSafeInteger(a)) throw M("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > rE) throw M("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, bi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === bi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function dd() {
  return M("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var vi = 2 ** 20, iE = 4096;
function yd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > vi) throw M("it has too many whiteouts");
      n(r, { name: o.toString("latin1") });
    },
    /** Notes that a directory has another one, if that one has whiteouts below. */
    addBelow(r, o, i) {
      e.has(i) && n(r, { name: o.toString("latin1"), directory: i });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(r) {
      let o = [{ directory: r, prefix: "" }];
      for (let i = o.pop(); i; i = o.pop())
        for (let { name: s, directory: a } of e.get(i.directory) ?? []) {
          let c = i.prefix + s;
          if (c.length > iE) throw M("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function fE(e) {
  let t = Fn(await e.read(0, Te), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await lE(e, t.idTable, i);
  let a = await md(e, t), c = hi(e.read, n, r), u = hi(e.read, r, a.start), f = od(o), l = yd(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let g = 0; g < o; g++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), d = hd(c), p ??= d.owner, d.owner !== p) throw M("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw M("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await id(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw M("its root is not where it should be");
  if (f.unnamed() !== 1) throw M("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var wd = 4;
async function lE(e, t, n) {
  let { table: r } = await yi(e.read, t, n * wd);
  await r.ahead(), r.take(n * wd), r.end();
}
function ki({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw M("it holds more than files, directories and links");
  if (e !== r.size) throw M(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw M("it removes other files than it lists");
}
function mE(e) {
  let t = aE(e, gd.O_RDONLY | (gd.O_NONBLOCK ?? 0));
  if (sE(t).isFile()) return t;
  throw bd(t), new Error(`${e} is no file any more`);
}
async function Nn(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = mE(e), a = (p, d) => {
    let h = Buffer.allocUnsafe(d);
    return h.subarray(0, cE(s, h, 0, d, t + p));
  }, c = 0, u = {
    tables: void 0,
    heads: (p) => hE(a(p, kd)) ?? 0,
    contents(p, d, h) {
      let y = (0, vd.zstdDecompressSync)(a(p, d), { maxOutputLength: h });
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await uE(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < pE ? void 0 : f();
  try {
    return await fE({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    bd(s);
  }
}
var pE = 64 * 1024 * 1024, dE = 4247762216, kd = 18;
function hE(e) {
  if (e.length < kd || e.readUInt32LE(0) !== dE) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as yE, openSync as gE, readSync as wE, writeSync as xd } from "node:fs";
var Ed = "-noI", [Sd, bE] = [24, 1], [vE, Pd] = [8, 4], Od = 2;
function Bd(e, t, n) {
  let r = gE(e, "r+");
  try {
    let o = Buffer.alloc(Te);
    wE(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Sd) & ~bE, Sd);
    let { inodeTable: i, root: s } = Fn(o, t);
    xd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Pd);
    a.writeUInt32LE(n);
    for (let c = 0; c < Pd; c++) {
      let u = s.offset + vE + c, f = Math.floor(u / ue) * (Od + ue), l = i + s.block + f + Od + u % ue;
      xd(r, a, c, 1, l);
    }
  } finally {
    yE(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Id(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Zo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Fr(e, r, n);
      return a.members >= t.length ? a : new v(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof v) return a;
      throw a;
    }
  }, i = await o(), s = i instanceof v ? await o() : i;
  if (s instanceof v) throw new Error(`mksquashfs made a damaged image, twice: ${s.message}`);
  return s;
}
async function Fr(e, { source: t, how: n, reader: r, names: o, archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...xE(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: g } = ie(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [P, E] = await Promise.allSettled([SE(i, h), g]);
    for (let B of [P, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await g;
  let { size: b } = await kE(e);
  s !== void 0 && Bd(e, b, s);
  let S = await Nn(e, { offset: 0, length: b }, "heads");
  return ki(S, a), S;
}
function xE(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function SE(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await PE(t);
  } finally {
    t.end();
  }
}
function PE(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function Ad(e, t, n) {
  let r = await _d(e, t, [], n);
  return n.signal.throwIfAborted(), r && Rd(r) ? void 0 : r;
}
async function $d(e, t, { members: n, unpacked: r }, o) {
  let i = nc(t, r);
  if (i.length > BE || i.some((c) => c.includes(`
`))) return;
  let s = await _d(e, t, i, o);
  return o.signal.throwIfAborted(), s?.members !== n.length - 1 || Rd(s) ? void 0 : !o.leftOut || await ME(e, t, n, o).catch(() => !1) ? s : void 0;
}
var BE = 1e3, IE = 1440 * 60;
function Rd({ newest: e }) {
  return e > Date.now() / 1e3 + IE;
}
async function ME(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ie([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Md.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Cd(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Td({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function nc(e, t) {
  let n = Cd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Cd({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${k(t)}/`;
}
function _d(e, { path: t }, n, r) {
  let o = EE(r.scratch, "excludes");
  return OE(o, [AE, ...n.map($E)].join(""), "latin1"), Fr(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var AE = `... ${Tn}*
`;
function $E(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Ld(e) {
  let t = TE(e.scratch, "image"), n = [], r;
  for (let i of e.matches.filter(Td)) {
    let s = i.line.number, a = e.leftOut ? void 0 : await Ad(t, i, e);
    if (!a) {
      r ??= Fd(e);
      let c = r.members.get(s) ?? [];
      a = e.leftOut || nc(i, r.unpacked).length > 0 ? await $d(t, i, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Nd(t, { ...a, files: c, root: s }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Fd(e);
    let i = [...r.members].flatMap(
      ([s, a]) => n.some(({ root: c }) => c === s) ? [] : a
    );
    if (i.length > 0) {
      Sn(e);
      let s = await Id(t, i, e);
      n.push(await Nd(t, { ...s, files: i.length }, n, e));
    }
  }
  let o = (i) => n.reduce((s, a) => s + a[i], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Fd({ found: e, leftOut: t = [] }) {
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
async function Nd(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = yn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await zt(RE(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as qd, rm as HE } from "node:fs/promises";
import { join as qE } from "node:path";

// src/formats/squashfs/arrivals.ts
function Dd(e) {
  let t = Array.from(
    { length: Math.ceil(e / 1048576) },
    (i, s) => Math.min(1048576, e - s * 1048576)
  ), n = [], r, o = (i) => t[i] !== 0;
  return {
    arrived(i, s) {
      for (let c = i; c < i + s; ) {
        let u = Math.floor(c / 1048576), f = Math.min(i + s, (u + 1) * 1048576);
        t[u] = t[u] - (f - c), c = f;
      }
      let a = ({ blocks: c }) => c.some(o);
      for (let { reading: c } of n.filter((u) => !a(u))) c.resolve();
      n = n.filter(a);
    },
    async until(i, s) {
      let a = Math.floor(i / 1048576), c = Math.min(t.length, Math.ceil(s / 1048576)), u = Array.from({ length: Math.max(0, c - a) }, (l, m) => a + m);
      if (!u.some(o)) return;
      if (r) throw r.error;
      let f = Promise.withResolvers();
      n.push({ blocks: u, reading: f }), await f.promise;
    },
    fail(i) {
      r ??= { error: i };
      for (let { reading: s } of n) s.reject(i);
      n = [];
    }
  };
}

// src/formats/squashfs/images.ts
var CE = 32;
function Ln(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw Nr();
  let a = r.map((u, f) => ({ ...jd(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw Nr();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= CE) throw Nr();
    return { ...jd(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw Nr();
  return c;
}
function jd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Ht(e) };
}
function Nr() {
  return new on("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Pi = _(Wd(), 1);
import { open as _E } from "node:fs/promises";
var xi = 64 * 1024 * 1024, FE = xi + xi / 128, NE = 4096, LE = 255, [Si, zd, DE] = [0, 46, 47];
function Hd(e) {
  let t = Buffer.from(e.map(jE).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > xi || n > vi)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Pi.zstdCompressSync)(t), bytes: t.length };
}
function jE(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Oi(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > FE) throw Gt("it is too long");
  await n?.(o, o + i);
  let a = await _E(e);
  try {
    let { bytesRead: c, buffer: u } = await a.read(Buffer.alloc(i), 0, i, o), f = t.filter(({ kind: p }) => p === "delta").length, l = rc(u.subarray(0, c), f), m = l.counts.reduce((p, d) => p + d, 0);
    if (m !== s) throw Gt(`it has ${m} names instead of ${s}`);
    return l;
  } finally {
    await a.close();
  }
}
function rc(e, t) {
  let n = UE(e), { starts: r, counts: o, end: i } = WE(n, t);
  if (i !== n.length) throw Gt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(Si, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function UE(e) {
  try {
    let t = { maxOutputLength: xi, info: !0 }, { buffer: n, engine: r } = (0, Pi.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Gt(O(t));
  }
  throw Gt("something follows it");
}
function WE(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Si; a++) o = zE(e, o) + 1;
    if (r.push(a), i += a, i > vi) throw Gt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function zE(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Si && e[n] !== DE; ) n++;
    let i = n - o, s = i <= 2 && e[o] === zd && e[n - 1] === zd;
    if (n === e.length || i === 0 || i > LE || n - t > NE || s)
      throw Gt("it has a name that is none");
    r = e[n] === Si;
  }
  return n - 1;
}
function Gt(e) {
  return new v(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Dn({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = Ln(e, t), c = qE(s, "image"), u = !1, f = async (p) => {
    await GE(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await HE(c, { force: !0 }), await KE(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await oc(c, a) : u || await Gd(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function GE(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Dd(U({ segments: r })), c = Gd(n, r, { signal: o, until: s }), u = !1;
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
    a(new v("its body ended early")), await c;
  }
}
var JE = 32 * 1024 * 1024;
async function KE(e, { length: t, isMounted: n }, r) {
  let o = await qd(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      for (let l = 0; l < u.length; ) {
        let { bytesWritten: m } = await o.write(u, l, u.length - l, f + l);
        l += m;
      }
      s -= u.length, a += u.length, n && (a >= JE || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function oc(e, t) {
  let n = Buffer.alloc(Te), r = await qd(e);
  try {
    for (let { offset: o, length: i } of t.flatMap((s) => [s, ...s.layers]))
      await r.read(n, 0, n.length, o), Fn(n, i);
  } finally {
    await r.close();
  }
}
async function Gd(e, t, n = {}) {
  let r = await Oi(e, t, n), o = 0;
  for (let i of t.filter(ic)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Nn(e, i, "tables", n);
    ki(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new v(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new v(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function ic({ kind: e }) {
  return e === "image" || e === "delta";
}
async function aU(e, { offset: t }) {
  return t + Number((await e(t, t + Te)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as YE, lstatSync as Yd, mkdirSync as QE, readdirSync as Qd } from "node:fs";
import { dirname as eB, join as Jt, relative as tB } from "node:path";

// src/formats/squashfs/layers/layers.ts
import { chmodSync as Vd, lstatSync as Xd, mkdirSync as Jd, renameSync as Kd, utimesSync as VE } from "node:fs";
function Zd({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Jd(w(r));
  let s = (c) => {
    let u = F(c);
    u?.isDirectory() && sc(c), u && Kd(w(c), w(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Xd(w(c));
    for (let m of [c, u]) sc(m);
    for (let m of se(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = ZE(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && F(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Kd(w(p), w(d)) : (y || Jd(w(d)), a(p, d));
    }
    Vd(w(u), f & 511), VE(w(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = XE(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function XE(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = F(n);
    if (!o) return;
    if (!o.isDirectory()) throw new v("it removes something below what is no directory");
    sc(n), n = `${n}/${r}`;
  }
  return n;
}
function sc(e) {
  Vd(w(e), 448);
}
function ZE(e) {
  let t = Xd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new v("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Ei({ path: e, images: t }, n, r = n.lines) {
  let o = Jt(n.dir, "tree"), i = await Oi(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? nB(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await eh({ path: e, layer: a, target: u, places: f }, n);
    let l = c.reduce((p, d) => p + oB(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new v(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await rB({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new v(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Qd(u).filter(m) : [])
      Cr(Jt(u, p));
  }
  await iB(o, n.signal);
}
function nB(e, t) {
  let n = Jt(t, String(e.number));
  if (Yd(n, { throwIfNoEntry: !1 })) throw new v("two images hold the same path");
  let r = Jt(n, tB(e.base, e.literal));
  return QE(eB(r), { recursive: !0 }), r;
}
async function eh({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = at(i);
  l.allow(t.mostBytes);
  let m = { cwd: i, signal: AbortSignal.any([a, l.signal]) }, { pid: p, stdout: d, ended: h } = ie([{ path: s.unsquashfs, args: f }], m);
  d.resume(), l.watch(p, h), await h;
}
async function rB({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Jt(o.dir, `delta-${i}`);
  await eh({ path: e, layer: t, target: a, places: [], hasWhiteouts: s > 0 }, o);
  let c = k(Jt(o.dir, `removed-${i}`)), u = { from: k(a), to: k(n), removed: r.namesOf(i), aside: c };
  return Zd(u) + s;
}
function oB(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Qd(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(w(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new v("it holds more than files, directories and links");
    }
    return u;
  }, r = Jt(t, String(e.number)), o = Yd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new v("what is to be a directory is none");
  let i = e.matches("");
  return n(k(r), "", i) + (i ? 1 : 0);
}
async function iB(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  YE(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await xr("chown", ["-hR", "0:0", "."], n), await xr("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var th = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Jo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Ld,
  async unpack(e) {
    let t = await Dn({ ...e, body: () => e.body }, e.dir);
    await Ei(t, e);
  }
};

// src/system/young-heap.ts
var oh = _(rh(), 1);
function ih() {
  (0, oh.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/archive-output.ts
import { readSync as sB } from "node:fs";
var sh = Buffer.alloc(0);
function Bi({ next: e, filled: t }, n = !1) {
  let r = sh, o = 0, i = () => {
    o > 0 && t(o), r = sh, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Ar(a)), o = Ha(r, o, a, n);
    },
    write(a) {
      for (let c = 0; c < a.length; ) {
        s(1);
        let u = a.copy(r, o, c);
        c += u, o += u;
      }
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let u = c; u > 0; ) {
        s(1);
        let f = sB(a, r, o, Math.min(u, r.length - o), null);
        if (f === 0) return !1;
        u -= f, o += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(a) {
      s(a), r.fill(0, o, o + a), o += a;
    }
  };
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as fB, fstatSync as fh, lstatSync as lB, openSync as mB, readlinkSync as pB } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as aB } from "node:fs";
var { O_RDONLY: cB, O_NOFOLLOW: ah = 0, O_NONBLOCK: uB = 0 } = aB, Ii = cB | ah | uB, ch = ah !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function uh(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function mh(e, t, n) {
  let r = Bi(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = yB(a, c);
    try {
      let f = fh(u, { bigint: !0 });
      if (!f.isFile()) throw Kt(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Mi(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Mi(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw lh(a);
      let p = fh(u);
      if (p.ctimeMs !== wB(f.ctimeNs) || p.size !== m) throw lh(a);
      r.pad(be(m));
    } finally {
      fB(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), u = n !== "files" || !ch ? lB(c, { bigint: !0 }) : void 0;
      if (u && n && !dB(u, a, n)) throw Kt(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Mi(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Mi(a, u, "symlink", { target: K(pB(c, "latin1")) }));
      else throw Kt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * ee), r.flush();
    }
  };
}
function dB(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var hB = ["ELOOP", "EMLINK", "ENXIO"];
function yB(e, t) {
  try {
    return mB(t, Ii);
  } catch (n) {
    throw hB.includes(I(n) ?? "") ? Kt(e) : n;
  }
}
function Kt(e = "") {
  return new Error(`${ph(e)} was replaced while it was saved`);
}
function lh(e) {
  return new Error(`${ph(e)} changed while it was read`);
}
function ph(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Mi(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = dh(n);
  return { name: e, kind: r, target: o, size: i, mode: uh(r, Number(t)), mtime: s, sparseSize: void 0 };
}
var Ai = 1000000000n, gB = 9;
function dh(e) {
  if (e < 0n) return `-${dh(-e)}`;
  let t = e % Ai, n = String(e / Ai);
  return t === 0n ? n : `${n}.${String(t).padStart(gB, "0").replace(/0+$/, "")}`;
}
function wB(e) {
  return Number(e / Ai) * 1e3 + Number(e % Ai) / 1e6;
}

// src/formats/tar/read-members.ts
function hh(e) {
  let t = [], n;
  return {
    contents: t,
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => {
      t.push(n.subarray(0, r));
    }
  };
}
function yh(e, t, { kind: n, bytes: r }) {
  let { contents: o, next: i, filled: s } = hh(r), c = mh(t, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return i();
  }, filled: s }, n);
  for (let u of e) c.add(u);
  return c.end(), o;
}
async function* gh(e, t, { cwd: n, signal: r }) {
  let o = hh(it), i = Bi(o), s = En(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Kt(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = be(d), a++;
  }, f = Ko(r, (l) => {
    let m = st(Vo(t), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.contents.splice(0);
  }
  if (s.finish(), a < e.length) throw Kt(e[a]);
  i.pad(c), i.pad(2 * ee), i.flush(), yield* o.contents.splice(0);
}

// src/formats/tar/slots.ts
function ac(e) {
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
var wh = it / 2, bB = 2 * it, vB = 3, kB = 4;
async function* bh(e, t) {
  let n = new AbortController(), r = Da(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = OB({ ...t, signal: o }, r), a = [];
  async function* c() {
    let f = a[0];
    for (let l = await f.first; !l.done; l = await f.pieces.next()) yield l.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of SB(e, xB(t))) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ pieces: l, first: m }), ++u > kB && s(); a.length > vB; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ pieces: f }) => f.return(void 0))), await r.close();
  }
}
function xB({ tools: e }) {
  return e.tar.dialect !== "node";
}
async function* SB(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, how: "here", isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= wh ? "here" : "in a thread";
      yield { plan: n, names: r.slice(c, f), bytes: u, how: l, isContinued: f !== void 0 };
    }
  }
}
function PB(e, t) {
  let { signal: n, scratch: r, tools: o } = e, i = !1;
  return async function* ({ plan: { kind: s, hasHoles: a }, names: c }) {
    if (n.throwIfAborted(), !a || o.tar.dialect === "node") {
      for (let u of yh(c, fp(t), { kind: s, bytes: 2 * wh }))
        yield { content: u, release: () => {
        } };
      return;
    }
    i || Sn(e), i = !0;
    for await (let u of gh(c, o.tar, { cwd: r, signal: n }))
      yield { content: u, release: () => {
      } };
  };
}
function OB(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = oi(n.map(({ line: p }) => p)), a = PB(e, s), c = ac(1), u = ac(Mr), f = 1;
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await c.acquire(), ih();
    let g = { kind: p, bases: s, isContinued: y, level: h <= bB ? r : void 0 };
    yield* Ko(o, (b) => {
      try {
        let S = t.start({ thread: "create", part: g }, { cwd: i, signal: b });
        return S.stdin.end(`${d.join("\0")}\0`, "latin1"), S.ended.catch(() => {
        }).then(c.release), S;
      } catch (S) {
        throw c.release(), S;
      }
    });
  }
  async function m({ content: p, release: d }) {
    return await u.acquire(), { frame: await Dm(p, r).finally(u.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, how: h } = p, y = [];
      for await (let g of h === "here" ? a(p) : l(p)) {
        let b = "frame" in g ? Promise.resolve(g) : m(g);
        for (b.catch(() => {
        }), y.push(b); y.length >= Mr; ) yield { plan: d, ...await y.shift() };
      }
      for (let g of y) yield { plan: d, ...await g };
    },
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== La && (f++, c.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as EB } from "node:timers/promises";
var vh = 256, BB = 8e3, IB = 64 * 1024 * 1024;
function xh(e) {
  let t = $i("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: $i("files"), sparse: $i("files", !0) }, i = 0, s = (f) => {
    let l = f.some(AB) ? o.sparse : o.plain;
    kh(l, f);
  }, a = (f, l) => $B(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: $i("files", f === "sparse") };
  };
  async function* u() {
    let f = vh;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") kh(t, [m]);
        else {
          let p = m.hardLink ? RB(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await EB(), f = vh);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var MB = 1024 * 1024;
function AB({ bytes: e, length: t = e }) {
  return t - e >= MB;
}
function $B({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / BB, t / IB) / r;
}
function RB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function $i(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var TB = 1536, CB = it - 64 * 1024;
function _B({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return TB + n + be(n);
}
function kh(e, t) {
  let n = t.reduce((o, i) => o + _B(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= CB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Sh(e) {
  let t = xh(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: a, frame: c, contentBytes: u } of bh(NB(t), e)) {
    a !== r && (n.push(FB(a, o)), i = 0), r = a;
    let f = n.at(-1);
    f.frames.push(c.length), f.length += c.length, i += u, f.unpackedBytes = Math.max(a.unpackedBytes, i), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let s = (a) => n.reduce((c, u) => c + u[a], 0);
  return { segments: n, files: s("files"), bytes: s("bytes"), skipped: t.skipped };
}
function FB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* NB({ files: e, skeleton: t }) {
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
import { availableParallelism as UB } from "node:os";
import { join as WB } from "node:path";

// src/formats/tar/stored-skeleton.ts
var Bh = _(Oh(), 1);
var LB = 256 * 1024 * 1024;
function Ih(e, t, n) {
  return {
    async check() {
      if ($e(e) > LB) throw new v("its skeleton is too large to be one");
      let r = 0;
      for await (let o of Eh(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new v(`its skeleton has ${r} members instead of ${t.members}`);
    },
    /** Only what Headstart knows of the members, so that tar gets nothing else. */
    [Symbol.asyncIterator]: () => Eh(e, t, n)
  };
}
async function* Eh(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = En("several"), s = t;
  for await (let a of jB(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), DB);
    if (s -= c.length, s < 0) throw new v(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function DB({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new v("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* jB(e, t, n) {
  let r = at(n);
  r.allow(t);
  let o = (0, Bh.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof v ? i : new v(`its skeleton is damaged: ${O(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function Ah({
  body: e,
  segments: t,
  dir: n,
  lines: r,
  tools: o,
  workers: i = UB(),
  signal: s,
  warn: a
}) {
  let { tar: c } = o, u = t.filter(({ kind: p }) => p === "files"), f = t.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new v("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: wp(o.zstd, zB(u)),
    dir: n,
    workers: Math.min(i, u.length),
    files: () => Mh(u),
    signal: s,
    warn: a
  }, m = await ni(l, async (p, d) => {
    let h = await sp(e, t, p), y = f.reduce((b, S) => b + Ht(S), 0), g = Ih(h, { members: Mh(f), mostBytes: y }, { cwd: n, signal: d });
    return await g.check(), g;
  });
  f.length > 0 && await ii(m, { tar: c, lines: r, cwd: WB(n, "tree"), signal: s });
}
function zB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function Mh(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var $h = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Jo("tar", e)],
  unsupportedReason: () => {
  },
  pack: Sh,
  unpack: Ah
};

// src/formats/index.ts
var jn = [$h, th, Mp];

// src/mounts/probe.ts
import { existsSync as KB, readFileSync as VB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as HB, readFileSync as qB } from "node:fs";
import { join as GB } from "node:path";
async function Un(e) {
  if (process.geteuid?.() === 0) return JB() ? Rh((r) => r) : void 0;
  let t = cc("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Lt(n({ path: cc("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Rh(n);
}
function Rh(e) {
  let t = (n, r) => {
    let o = cc(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => _m(t(n, r), o),
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return Lt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Lt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function cc(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => GB(n, e)).find((n) => HB(n));
}
function JB() {
  let [, e = "0"] = qB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function Wn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function uc(e, t) {
  try {
    return await XB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function XB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Un(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await ZB(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !KB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function ZB(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(VB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function zn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return jn.filter(({ indexed: i, image: s }) => (i || o) && (!s || t !== "unpack"));
}
async function Lr({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await tl(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Th(e, t, { mounting: n, signal: r }) {
  let o = Wn(n), i = ({ id: c, image: u }) => c === t.format ? 2 : Number(u && o), s = zn(e, t).toSorted((c, u) => i(u) - i(c));
  if (o || !s.some(({ image: c }) => c)) return s;
  let a = await Lr(t, r);
  return s.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function Ri({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await uc("image", r);
    return "rights" in o ? o : { ...o, broker: QB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : uc("tree", r);
}
function QB(e) {
  return e !== "off" && YB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ti({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return wt(`Event Validation Error: ${n}`), !1;
}

// src/files/matches.ts
import { lstatSync as cI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Jn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function fc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, le(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, le(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, le(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, le(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, le(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Di from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Pt = _(Ch(), 1);
import * as Hn from "path";
var Ot = process.platform === "win32";
function ft(e) {
  if (e = ut(e), Ot && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Hn.dirname(e);
  return Ot && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = ut(t)), t;
}
function _i(e, t) {
  if ((0, Pt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Pt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Dr(t))
    return t;
  if (Ot) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Pt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ce(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Pt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Pt.default)(Dr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ot && e.endsWith("\\") || (e += Hn.sep), e + t;
}
function Dr(e) {
  return (0, Pt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ce(e), Ot ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function jr(e) {
  return (0, Pt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ce(e), Ot ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ce(e) {
  return e = e || "", Ot ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function ut(e) {
  return e ? (e = Ce(e), !e.endsWith(Hn.sep) || e === Hn.sep || Ot && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var _e;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(_e || (_e = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var _h = process.platform === "win32";
function mc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = _h ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = _h ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = ft(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = ft(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Fh(e, t) {
  let n = _e.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Nh(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as jh from "os";
import * as Gn from "path";
var Et = _(Lh(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Vt from "path";
var qn = _(Dh(), 1), nI = process.platform === "win32", Xt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, qn.default)(t, "Parameter 'itemPath' must not be empty"), t = ut(t), !jr(t))
        this.segments = t.split(Vt.sep);
      else {
        let n = t, r = ft(n);
        for (; r !== n; ) {
          let o = Vt.basename(n);
          this.segments.unshift(o), n = r, r = ft(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, qn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, qn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ce(t[n]), n === 0 && jr(r) ? (r = ut(r), (0, qn.default)(r === ft(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, qn.default)(!r.includes(Vt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Vt.sep) || nI && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Vt.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var lt = process.platform === "win32", Ur = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Et.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Et.default)(u && Dr(u), "Parameter 'segments' first element must be a root path"), i = new Xt(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Xt(i).segments, this.trailingSeparator = Ce(i).endsWith(Gn.sep), i = ut(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Xt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), lt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: lt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = lt ? i.replace(/\\/g, "/") : i, this.minimatch = new Re(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ce(t), !t.endsWith(Gn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Gn.sep}`)) : t = ut(t), this.minimatch.match(t) ? this.trailingSeparator ? _e.Directory : _e.All : _e.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = ut(t), ft(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(lt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (lt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Et.default)(t, "pattern cannot be empty");
    let r = new Xt(t).segments.map((o) => e.getLiteral(o));
    if ((0, Et.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Et.default)(!jr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ce(t), t === "." || t.startsWith(`.${Gn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Gn.sep}`))
      n = n || jh.homedir(), (0, Et.default)(n, "Unable to determine HOME directory"), (0, Et.default)(Dr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (lt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = _i("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (lt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = _i("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = _i(e.globEscape(process.cwd()), t);
    return Ce(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !lt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !lt && a + 1 < t.length) {
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
var Wr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var pc = function(e, t, n, r) {
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
}, rI = function(e) {
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
}, Bt = function(e) {
  return this instanceof Bt ? (this.v = e, this) : new Bt(e);
}, oI = function(e, t, n) {
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
      return new Promise(function(y, g) {
        i.push([p, h, y, g]) > 1 || c(p, h);
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
    p.value instanceof Bt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, iI = process.platform === "win32", Li = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = fc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return pc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = rI(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return oI(this, arguments, function* () {
      let n = fc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Ur(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of mc(r)) {
        le(`Search path '${s}'`);
        try {
          yield Bt(Jn.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Wr(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Fh(r, s.path), c = !!a || Nh(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Bt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Di.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & _e.Directory && n.matchDirectories)
              yield yield Bt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Bt(Jn.promises.readdir(s.path))).map((m) => new Wr(Di.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & _e.File && (yield yield Bt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return pc(this, void 0, void 0, function* () {
      let r = new e(n);
      iI && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Ur(i));
      return r.searchPaths.push(...mc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return pc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Jn.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              le(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Jn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Jn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          le(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var sI = _(Uh(), 1);

// node_modules/@actions/glob/lib/glob.js
var aI = function(e, t, n, r) {
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
function Wh(e, t) {
  return aI(this, void 0, void 0, function* () {
    return yield Li.create(e, t);
  });
}

// src/files/matches.ts
async function ji({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await uI(r)) {
      let i = cI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || fI(o, r) || zh(o, r, t) || n.set(o, { line: r, path: o, relative: Ve(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !lI(r, n, t));
}
async function uI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Wh(`${mI(rt(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function fI(e, { base: t }) {
  return Ve(t, e).split("/").some(Ge);
}
function zh(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== G(e) && zh(G(e), t, n) : !1;
}
function lI(e, t, n) {
  for (let r = e, o = G(e); o !== r; r = o, o = G(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function mI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/machine.ts
import { readFileSync as pI, statSync as dI } from "node:fs";
import { dirname as Hh } from "node:path";
function Kh(e) {
  let t = qh(), n = process.cpuUsage(), r = new Set(e.map(Vh));
  return () => {
    let o = qh(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: gI(t, o, (i + s) / 1e3),
      disks: wI(t, o, r),
      network: bI(t, o)
    };
  };
}
function qh() {
  return {
    stat: Ui("/proc/stat"),
    self: Ui("/proc/self/stat"),
    disks: Ui("/proc/diskstats"),
    net: Ui("/proc/net/dev")
  };
}
function Ui(e) {
  try {
    return pI(e, "latin1");
  } catch {
    return "";
  }
}
function Vh(e) {
  let t = hI(e);
  if (t === void 0) return e === Hh(e) ? "" : Vh(Hh(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function hI(e) {
  try {
    return dI(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var yI = 10;
function gI(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => hc(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = vI(i);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Gh(t) - Gh(e)) * yI, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Gh({ self: e }) {
  let t = hc(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Jh = 512;
function wI(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, g) => Number(y) - Number(f[g])
    );
    return { name: c, readBytes: m * Jh, writtenBytes: d * Jh, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function bI(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, hc(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function hc(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function vI(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Zh({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && kI(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
        s(m), l.firstByteMs ??= n(), Xh(l, p.length), yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return vt(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), Xh(p, l);
      }
    }
  };
}
function Xh(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function kI(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Wi() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((s) => xI(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Zh({ first: () => r.at(-1), add: i, now: t }),
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = Kh(s);
      o = () => ({ startMs: a, endMs: Math.round(t()), ...c() });
    },
    async during(s, a) {
      let c = i(s, t());
      r.push(c);
      try {
        return await a();
      } finally {
        c.endMs = t(), r.splice(r.indexOf(c), 1);
      }
    },
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
function xI({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : SI(i / 1048576 / (a / 1e3))
  }];
}
function SI(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/stores/load-when-used.ts
function zi(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Yh(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = zi({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, PI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function PI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ne from "node:fs/promises";
import { basename as yy, dirname as Sc, join as gy } from "node:path";

// src/system/disk/eviction.ts
import * as Je from "node:fs/promises";
import { basename as MI, join as vc } from "node:path";

// src/system/disk/draft-file.ts
var ey = _(Qh(), 1);
import { constants as gc } from "node:fs";
import * as mt from "node:fs/promises";
import { dirname as ty, join as wc } from "node:path";
var Hi = ".drafts";
async function Kn(e) {
  let t = wc(e, Hi);
  await Qe(e, t);
  let n = wc(t, (0, ey.randomUUID)());
  return ry(e, n, await mt.open(n, "wx+", 384));
}
async function ny(e, t) {
  let n = wc(e, Hi, t), r = await mt.open(n, gc.O_RDONLY | gc.O_NOFOLLOW | gc.O_NONBLOCK);
  return ry(e, n, r);
}
function ry(e, t, n) {
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
      return await n.sync(), await Qe(e, ty(i)), OI(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await mt.rm(t, { force: !0 });
    }
  };
}
async function OI(e, t) {
  try {
    await mt.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await mt.rm(e), process.platform === "win32") return !0;
  let n = await mt.open(ty(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as ay } from "node:fs";
import * as Zt from "node:fs/promises";
import { join as oy } from "node:path";
import { setTimeout as EI } from "node:timers/promises";
var qi = ".notes";
function Vn(e) {
  let t = async (n) => (await Qe(e, oy(e, qi)), oy(e, qi, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(II, () => {
      }) === await Fe(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: bc(async (n, r) => {
      await EI(BI), await Fe(n) === r && await sy(await t(n), r);
    }),
    touch: bc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Zt.utimes(r, o, o).catch(async (i) => {
        if (I(i) !== "ENOENT") throw i;
        await sy(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: bc(async (n, r) => Zt.link(await t(n), r))
  };
}
var BI = 20, iy = 256;
async function Fe(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function bc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function II(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = ay, o = await Zt.open(e, t | n | r).catch(() => {
  });
  try {
    let i = await o?.read(Buffer.alloc(iy), 0, iy, 0);
    return i?.buffer.toString("latin1", 0, i.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function sy(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = ay, a = await Zt.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var cy = 3600 * 1e3;
async function Gi(e) {
  let n = (await Xn(vc(e, Hi))).filter(({ writtenMs: r }) => Date.now() - r > cy);
  await Promise.all(n.map(({ path: r }) => Je.rm(r, { force: !0 })));
}
async function Ji(e, t) {
  let n = new Map((await Xn(vc(e, qi))).map((i) => [MI(i.path), i])), r = t.map((i) => {
    let s = n.get(String(i.inode));
    n.delete(String(i.inode));
    let a = s ? Math.min(s.writtenMs, Date.now()) : i.usedMs;
    return { ...i, usedMs: a, isMounted: i.isLinked || (s?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: i }) => Date.now() - i > cy);
  return await Promise.all(o.map(({ path: i }) => Je.rm(i, { force: !0 }))), r;
}
async function zr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Je.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Je.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Xn(e) {
  let t = await He(e).then(() => Je.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = vc(e, r), i = await Je.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let s = Math.min(Number(i.atimeMs), Date.now()), a = i.nlink > 1n;
      return {
        path: o,
        inode: i.ino,
        size: Number(i.size),
        usedMs: s,
        writtenMs: Number(i.mtimeMs),
        isLinked: a
      };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as Ki } from "node:fs";
import * as Ie from "node:fs/promises";
import { dirname as AI } from "node:path";
async function Yt(e, { dir: t, verify: n = "auto" }) {
  let r = await Ie.open(e, Ki.O_RDONLY | Ki.O_NOFOLLOW | Ki.O_NONBLOCK), o = Vn(t);
  try {
    let i = await r.stat();
    if (!i.isFile()) throw new Error(`${e} is no file`);
    return ha(e, i), {
      stat: i,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (s, a) => $I(r, s, a),
      file: RI(r, e, o, n),
      close: () => r.close()
    };
  } catch (i) {
    throw await r.close(), i;
  }
}
function $I(e, t, n) {
  let { acquire: r, release: o } = vn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function RI(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await kc(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Vi(e, t),
    async copyTo(i) {
      return await Ie.copyFile(`/proc/self/fd/${e.fd}`, i, Ki.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await TI(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function TI(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Fe(e);
    if (await t(), await Fe(e) === r) return r;
  }
  throw new v("somebody is writing to it");
}
async function kc(e, t, n) {
  try {
    let [r, o] = await Promise.all([Ie.stat(AI(n)), e.stat()]);
    return r.dev !== o.dev || !await Vi(e, t) ? !1 : (await Ie.symlink(await Ie.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Vi(e, t) {
  let [r, o] = await Promise.all([
    Ie.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var uy = 1024 * 1024;
async function fy({ path: e, dir: t, evict: n }) {
  let r = await Kn(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: uy,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      let l = $e(f), { bytesWritten: m } = await o.writev(f, c + u * uy);
      if (m !== l) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Vn(t).prove(o, await Fe(o)), await r.discard(), u && await n().catch(() => {
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
import * as ly from "node:fs/promises";
import { basename as CI, join as _I } from "node:path";
async function my(e) {
  let t = await xc(e), n = (await Promise.all(t.map(xc))).flat(), o = (await Promise.all(n.map(xc))).flat().filter((i) => /^[0-9a-f]{64}$/.test(CI(i)));
  return (await Promise.all(o.map(Xn))).flat();
}
async function xc(e) {
  return (await ly.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => _I(e, n.name));
}

// src/stores/local/local.ts
var py = 1024 ** 3, dy = process.platform === "linux" ? ar : Iu;
function wy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * py, minFreeBytes: i = py } = e, s = ({ scope: a, version: c, key: u }) => gy(t, dy(n), dy(a), ar(c), ar(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await hy(t))
        for (let f of a) {
          let l = u.map((p) => Sc(s({ scope: f, version: p, key: "-" }))), m = await FI(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await bn(t), await Ne.mkdir(t, { recursive: !0, mode: 448 }), await He(`${t}/.`), !await NI(c, { dir: t, verify: r }))
        return fy({
          path: c,
          dir: t,
          async evict() {
            await Gi(t);
            let u = (await Ji(t, await my(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await zr(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await hy(t) ? (await by(Sc(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Ne.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function hy(e) {
  return await bn(e), await xy(e) ? (await He(`${e}/.`), !0) : !1;
}
async function FI(e, t, n) {
  let r = (await Promise.all(e.map((o) => by(o, t, n)))).flat();
  for (; ; ) {
    let o = Eu(t, r);
    if (!o) return;
    let i = await LI(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function by(e, t, n) {
  if (!await ky(e, n)) return [];
  let r = As(yy(e)) ?? "", o = (await Ne.readdir(e)).filter((a) => Au(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = gy(e, a);
      return { path: c, stat: await Ne.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await vy(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function vy(e, t) {
  let n = As(yy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Yt(e, t);
  try {
    return (await br({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function NI(e, t) {
  if (!await ky(Sc(e), t) || !await xy(e)) return !1;
  try {
    return await vy(e, t), !0;
  } catch (n) {
    if (!(n instanceof v)) throw n;
    return await Ne.rm(e, { force: !0 }), !1;
  }
}
async function LI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await Yt(e, o);
    await s();
    let c = () => Ne.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (I(i) === "ENOENT") return;
    throw i;
  }
}
function ky(e, t) {
  return Sy(Zf(t.dir, e));
}
function xy(e) {
  return Sy(Ne.lstat(e));
}
async function Sy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (I(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Py(e) {
  let t = DI(e.inputs.s3);
  return zi({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function DI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Oy = {
  local: ({ inputs: e, repository: t }) => wy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Py,
  github: Yh
};
function Ey({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function By(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / T), m = await jI(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * T, n) - f);
        await UI(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = WI(l, n, e);
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
async function jI(e, { roles: t, bypassed: n }) {
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
async function Iy(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function UI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function WI(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function My(e, t, n) {
  let r = await e.roles.current(), o = ze(n, n + $e(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Xi(s, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Pc(r, e) && s.datasync().catch(() => {
  });
}
function Ay(e, t, n) {
  return vt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Xi(a.draft.file, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Pc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = ze(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
async function Xi(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== $e(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as ZI, once as YI } from "node:events";
import { setTimeout as QI } from "node:timers/promises";

// src/stores/stash/election.ts
var Ry = _($y(), 1);
import { EventEmitter as zI } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as HI } from "node:net";
import { dirname as Ec, join as Qt } from "node:path";
var Ty = ".fillers";
async function Cy(e, t) {
  let n = Qt(e, Ty, t);
  for (await Qe(e, Ec(n)); ; ) {
    let r = await GI(n) ?? await JI(n);
    if (r) return r;
  }
}
var qI = 3600 * 1e3;
async function _y(e) {
  let t = Qt(e, Ty);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(Qt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qI && await fe.rm(Qt(t, n), { recursive: !0, force: !0 });
  }
}
async function GI(e) {
  for (let t of await fe.readdir(e).catch(XI)) {
    let n = await ci(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(Qt(e, t), { recursive: !0, force: !0 });
  }
}
async function JI(e) {
  let t = await fe.mkdtemp(Qt(Ec(e), "joining-")), n = (0, Ry.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new zI(), s = HI((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Bc(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = KI(s, { said: r, followers: o, heard: i, path: Qt(e, n) });
  if (!ai(t, n, s))
    return await fe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Bn(t, e);
  } finally {
    c || (s.close(), await fe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function KI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await fe.rm(o, { force: !0 }), await fe.rmdir(Ec(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var VI = 36;
function Bc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > VI && e.pause();
    for (let i of o) t(i);
  });
}
function XI(e) {
  if (I(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var eM = /^[0-9a-f-]{36}$/, tM = /^\d{1,7}$/, Fy = "fetches", nM = 500;
function Ny(e, t) {
  return tM.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ly({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Ny(o, n);
    i !== void 0 && r(i);
  }), e(Fy);
}
var rM = 4;
function Dy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), i = new ZI(), s = Promise.resolve(void 0), a, c = performance.now(), u = Promise.withResolvers();
  QI(nM, !1, { ref: !1 }).then(u.resolve);
  let f = /* @__PURE__ */ new Set(), l = (p) => {
    if (a === void 0 && eM.test(p))
      return a = p, s = ny(e, p).catch(() => {
      }), !0;
    p === Fy && u.resolve(!0);
    let d = Ny(p, n);
    return d === void 0 || o.has(d) ? !1 : (o.add(d), !0);
  }, m = !1;
  return Bc(t, (p) => {
    if (l(p)) c = performance.now();
    else if (performance.now() - c > rM * r) return;
    i.emit("news");
  }), t.on("close", () => {
    m = !0, i.emit("news");
  }), {
    present: o,
    draft: () => s,
    async ask(p) {
      for (let d of p)
        !o.has(d) && !f.has(d) && (f.add(d), t.write(`${d}
`));
      return u.promise;
    },
    isOver: () => m,
    news: async (p) => m || oM(i, r, p),
    async close() {
      t.destroy(), await (await s)?.close();
    }
  };
}
async function oM(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await YI(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as iM } from "node:path";
var sM = 15e3, aM = 16;
function Hr(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Uy(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !cM(r)) return;
        if (++i > aM) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await uM(e), u && await jy(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      await c.news(t) || await a.giveUp(new Error("the process that fills it has stopped; this one downloads the entry"));
    },
    async giveUp(c) {
      s || n(c), await a.leave();
    },
    async leave() {
      s = !0;
      let c = r;
      r = void 0, c && await jy(c).catch(n);
    }
  };
  return a;
}
function cM(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function jy(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function uM(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = sM, log: s } = e, a = await t.open(r, o);
  if (a) return { role: "follower", copy: a };
  let c = await t.elect(r);
  if (c.role === "filler") return fM(c, e);
  s("Reading along with another job of this host, which downloads the same entry");
  let u = Math.ceil(o / T);
  return { role: "follower", copy: Dy(n, c.lines, { blocks: u, quietMs: i }) };
}
async function fM(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(iM(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Wy({ size: e, read: t }, n) {
  let { logError: r } = n, i = Uy({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    Hy(u, s);
    for (let { bytes: f, position: l } of s.ends) await Xi(c.file, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: vn()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: lM(s, a),
    read: (c, u, f) => By(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Ay(s, c, u),
    isPublished: () => Hr(i.held()) !== void 0,
    async finish() {
      let c = zy(s);
      c && await mM(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function zy(e) {
  let t = e.roles.held();
  return t?.role === "filler" && Pc(t, e) ? t : void 0;
}
function lM(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: pM(e),
    async link(r) {
      let o = await n.settled(), i = Hr(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await kc(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Hr(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && Vi(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Hr(n.held());
      if (o) return hM(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = zy(e) !== void 0, t.isProven;
    }
  };
}
async function mM({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Vn(r), c = setInterval(t.giveSign, dM);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Fe(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function pM(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of ze(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => My(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Iy(ze(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Hy(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Hy(e, { size: t, onAsked: n }) {
  n && Ly(e, Math.ceil(t / T), n);
}
var dM = 1e3;
async function hM(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new v("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stores/stash/directory.ts
import * as qr from "node:fs/promises";
import { basename as yM, dirname as gM, join as pt } from "node:path";
var wM = 1024 ** 3;
function Gy(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = wM, isPull: o } = e, i = pt(t, "pulls"), s = pt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([qy(i), qy(s)]), l = o ? void 0 : 1;
    return (await Ji(t, f.flat())).map((m) => ({
      ...m,
      rank: gM(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await bn(t), await qr.mkdir(t, { recursive: !0, mode: 448 }), await He(t);
    for (let f of [i, s]) await Qe(t, f);
  };
  return {
    async open(f, l) {
      await bn(t);
      for (let p of [t, i, s]) await He(p).catch(Jy);
      let m = await Ic(pt(s, f), l, e);
      return m || o ? m ?? Ic(pt(i, f), l, e) : (bM(pt(i, f), pt(s, f)), Ic(pt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => qr.rm(pt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Cy(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Gi(t), _y(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await zr(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Kn(t);
    },
    async put(f, l) {
      await f.publish(pt(a, l)) && await zr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function qy(e) {
  return (await Xn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(yM(t)));
}
function bM(e, t) {
  try {
    ce(e, t);
  } catch (n) {
    Jy(n);
  }
}
function Jy(e) {
  if (I(e) !== "ENOENT") throw e;
}
async function Ic(e, t, n) {
  try {
    let r = await Yt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = I(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await qr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function Ky(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, log: a } = t, c = Gy(t), u = (f) => {
    a(`The stash ${n} is not used: ${O(f)}`);
  };
  return {
    ...e,
    async find(f) {
      let l = await e.find(f);
      if (l?.identity === void 0 || !o(l.version)) return l;
      let { scope: m = "", version: p, key: d, size: h, identity: y } = l, g = Is([e.label, r, m, p, d, String(h), y]);
      try {
        let b = await c.open(g, h), S = async () => c.remove(g).catch(u), P = kM(
          l,
          Wy(l, { stash: c, dir: n, name: g, signal: i, quietMs: s, logError: u, log: a }),
          S
        );
        if (!b) return P;
        let { file: E, read: B, close: N } = b;
        return {
          ...P,
          original: P,
          stored: l,
          file: E,
          read(W, q) {
            return a(`Found in the stash ${n}`), vt(B(W, q), vM);
          },
          reject: S,
          async close() {
            await N(), await P.close();
          }
        };
      } catch (b) {
        return u(b), l;
      }
    }
  };
}
async function* vM(e) {
  try {
    yield* e;
  } catch (t) {
    throw new v(`it cannot be read: ${O(t)}`);
  }
}
function kM(e, t, n) {
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
function Zn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Ey(e), f = xM(t(Oy[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return Ky(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function xM(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Yn(e, t, n) {
  return {
    inputs: e,
    service: xf(),
    repository: t.repository,
    own: he(t).write,
    keepsDisk: vf(),
    isSealed: (r) => jn.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: Vy(x),
    warn: Vy(L),
    mask: So
  };
}
function Vy(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/report/progress.ts
var SM = 1e3;
function Gr(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < SM) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Ql(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function Xy(e, { onTaken: t, limits: n = ya } = {}) {
  let r = Mo(e.partBytes), o = /* @__PURE__ */ new Set(), i = PM(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = $e(l), p = m < e.partBytes;
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
function PM(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = Pr({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/save/changes/full-save.ts
var OM = 8, EM = 5 * 1024 ** 2, BM = 0.5, IM = 0.25;
function Zy({ layers: e, baseBytes: t }) {
  if (t < EM) return `the restored cache has only ${j(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > OM) return `the cache would have ${n} layers of changes`;
  if (MM(e) > BM) return "most of the restored cache is no longer used";
}
function MM(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Mc(e) / t;
}
function Mc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Yy(e) {
  return Math.floor(e * IM);
}
function Qy(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: i = 0 } = r, s = Math.min(n, Math.max(0, o - i));
    return n -= s, s > 0 ? { ...r, deadBytes: i + s } : r;
  });
}

// src/job/save/fill-draft.ts
var Ac = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Zi(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function eg(e) {
  let t = TM(e), { packed: n, digests: r } = await AM(t, e);
  return n.segments.length === 0 ? (wt(Ac), "nothing") : (await $M(n, r, t, e), RM(t, e));
}
async function AM(e, { body: t }) {
  let n = Rf(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return FM(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function $M(e, t, n, r) {
  let { files: o, bytes: i } = e, s = r.format.indexed ? CM(e, t, r) : Buffer.alloc(0);
  await n.write(s);
  let a = U(e) + s.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: a }), x(`Cache Size: ${jo(a)}`), r.body.reuse && _M(e, a, r);
}
async function RM(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(Zi(t.key)), "nothing"));
}
function TM({ body: e, isHere: t, timeline: n }) {
  let r = Xy(e.rest, { onTaken: Gr("Sent", void 0, x) }), o = n.phaseTimer(), i = t ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
function CM(e, t, { paths: n, key: r, format: o, createdBy: i, sign: s }) {
  let { segments: a, files: c, bytes: u } = e, f = { container: hn, format: o.id, key: r, paths: n, createdBy: i };
  return Ff({ ...f, segments: a, files: c, bytes: u, digests: t }, s);
}
function _M({ segments: e }, t, { body: n, isHere: r, findings: o }) {
  let { reusedBytes: i = 0, packedBytes: s = 0 } = n.reuse ?? {}, a = t - n.bytes;
  Object.assign(o, { reusedBytes: i, packedBytes: s, sentBytes: a, deadBytes: Mc(e) });
  let [c, u, f] = [i, s, a].map(j);
  x(`Reused ${c}, packed ${u}, ${r ? "wrote" : "sent"} ${f}`);
}
function FM({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/remove-common.ts
import { chmodSync as $c, rmdirSync as tg, rmSync as NM, unlinkSync as LM, utimesSync as DM } from "node:fs";
function Yi(e, t) {
  let n = F(e), r = n && F(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) LM(w(e));
  else if (!r.isDirectory()) ng(e);
  else return jM(e, t, r);
  return !1;
}
function jM(e, t, { mode: n, mtimeMs: r }) {
  $c(w(e), 448);
  let o = !1;
  for (let i of se(e)) o = Yi(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? ($c(w(e), n & 4095), DM(w(e), r / 1e3, r / 1e3)) : tg(w(e)), o;
}
function ng(e) {
  $c(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    F(n)?.isDirectory() ? ng(n) : NM(w(n));
  }
  tg(w(e));
}

// src/report/report.ts
function Qn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/system/disk/space.ts
import { statfs as UM } from "node:fs/promises";
var WM = 0.05, zM = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, HM = 20;
async function rg(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await UM(e), s = (c, u) => Math.floor(Math.min(u * WM, zM[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
async function Le(e, t) {
  let n = await rg(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function er(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await rg(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, HM);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/entry/body.ts
function og(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / T) };
  return vt(e.read(0, U(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of sg(a, { entry: e, index: t, blocks: s })) {
      let f = c * T;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function ig(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => sg(r, { entry: e, index: t, blocks: n })
  };
}
async function* sg(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(ze(r.first * T, r.end * T));
  for await (let { number: i, pieces: s } of qM(e, n, r.first)) {
    let c = fa(s, i, n.digests) ? s : [await GM(t, n, i)];
    await t.file?.filling?.write(c, i * T), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new v("it ended before its body did");
}
async function* qM(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * T;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of ze(s, s + i.length)) {
      let c = Math.max(s, a * T), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * T - s)));
      let f = Math.min(T, U(t) - a * T);
      $e([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function GM(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await yr({ ...e, read: o }, r, Math.min(r + T, U(t)));
  if (fa([i], n, t.digests)) return i;
  throw new v(`the bytes from ${r} on do not match their SHA-256`);
}
async function* ag(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new v(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { mkdirSync as I$ } from "node:fs";
import { join as M$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as dA, readdirSync as hA } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as JM,
  mkdirSync as KM,
  readdirSync as VM,
  readlinkSync as XM,
  statSync as ZM,
  symlinkSync as YM,
  utimesSync as QM
} from "node:fs";
import { setImmediate as eA } from "node:timers/promises";
async function Rc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = ZM(e);
  KM(t);
  for (let i of VM(e, { withFileTypes: !0 })) {
    let [s, a] = [R(e, i.name), R(t, i.name)];
    i.isDirectory() ? await Rc(s, a, n) : i.isSymbolicLink() ? YM(XM(s), a) : JM(s, a);
  }
  QM(t, r / 1e3, o / 1e3), await eA(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as tA, readdirSync as nA, rmdirSync as rA, rmSync as cg, writeFileSync as oA } from "node:fs";
import { setTimeout as iA } from "node:timers/promises";
var sA = 20, aA = 6e4;
function ug(e) {
  return R(e, `${Tn}lock-${process.geteuid?.() ?? 0}`);
}
function Qi(e) {
  let t = ug(e), n = F(k(t));
  if (n && !Tr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function es(e, t) {
  if (!_n(e)) return () => {
  };
  let [n, r] = [G(e), mo(e)], [o, i] = [ug(n), R(e, "lock")];
  tA(i, { mode: 448 }), oA(R(i, r), "");
  let s = Date.now() + aA;
  for (; !cA(i, o); ) {
    Qi(n);
    let a = await uA(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await iA(sA, void 0, { signal: t });
  }
  return () => {
    cg(R(o, r), { force: !0 });
    try {
      rA(o);
    } catch {
    }
  };
}
function cA(e, t) {
  try {
    return Bn(e, t);
  } catch (n) {
    throw Qi(G(t)), n;
  }
}
async function uA(e) {
  let t = !1;
  for (let n of fA(e))
    await di(R(G(e), n)) ? t = !0 : cg(R(e, n), { recursive: !0, force: !0 });
  return t;
}
function fA(e) {
  try {
    return nA(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as lA, mkdirSync as mA } from "node:fs";
function lg(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = pA(r, o);
      Jp(i, o), n.push(...i);
    }
  } catch (r) {
    for (let o of t) fi(o);
    throw r;
  }
  for (let r of t) Va(r);
  return n;
}
function pA(e, t) {
  let n = k(R(t, "tree", String(e.number)));
  if (!F(n)) return [];
  let r = R(t, "aside", String(e.number));
  mA(r, { recursive: !0 });
  let o = 0, s = mg({ line: e, aside: () => k(R(r, String(o++))) }, n, k(e.base));
  return s.length === 0 ? [] : [...qt(k(e.matches("") ? G(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function mg(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.line.matches(o)) return pg(e, t, n);
  if (!F(t)?.isDirectory())
    throw new v(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = F(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let s = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return mg(e, `${t}/${a}`, rt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function pg(e, t, n) {
  let r = F(n), o = F(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: li(t) }];
  if (r.isDirectory() && o.isDirectory())
    return lA(w(t), 448), [...se(t).flatMap(
      (a) => pg(e, `${t}/${a}`, rt(n) + a)
    ), { do: "stamp", path: n, stamp: fg(o), before: fg(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = li(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function fg({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function dg({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(St)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      Qi(l), i.set(l, pi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f), Tc(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Cc(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await es(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = lg(u);
    });
  } finally {
    for (let u of a) u();
    await Promise.all([...i.values()].map((u) => u.remove())), Kp(c);
  }
}
function Tc(e, t) {
  let n = hA(R(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new v(`it holds ${n}, which is not of any line of path`);
}
async function Cc({ number: e }, { from: t, to: n, signal: r }) {
  let o = R(t, "tree", String(e)), i = R(n, "tree", String(e));
  if (F(k(o))) {
    dA(R(n, "tree"), { recursive: !0 });
    try {
      ce(o, i);
    } catch (s) {
      if (I(s) !== "EXDEV") throw s;
      await er(n, r, async (a) => {
        process.platform === "win32" ? await Rc(o, i, a) : await xr("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function _c() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var yA = 10;
async function hg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - yA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Dc } from "node:path";

// src/mounts/unmount.ts
import { readdirSync as BA, readlinkSync as IA, rmdirSync as MA, symlinkSync as AA } from "node:fs";
import { tmpdir as $A } from "node:os";
import { basename as RA, dirname as Bg, join as Ig } from "node:path";
import { setTimeout as TA } from "node:timers/promises";

// src/mounts/mount-root.ts
import { lstatSync as gg, mkdtempSync as vA, readdirSync as kA, realpathSync as wg } from "node:fs";
import { basename as bg, dirname as xA, join as vg } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as gA } from "node:fs";
function re() {
  return process.platform !== "linux" ? [] : gA("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], c = { point: yg(n.split(" ")[4] ?? ""), type: o, source: yg(i), options: s };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function yg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as wA, readlinkSync as bA } from "node:fs";
function Fc() {
  return bA("/proc/self/ns/pid").replace(/\D/g, "");
}
function tr(e) {
  try {
    let t = wA(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Nc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function kg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Fc()}-${t}-${tr(t)}-`;
  return vA(vg(wg(e), n));
}
function Jr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function en(e) {
  let t = k(e);
  return re().filter((n) => Jr(n) === t || z(n.point, t));
}
function xg(e) {
  let t = k(e);
  return re().findLastIndex((n) => Jr(n) === t);
}
var Kr = "headstart-broker";
function Sg(e) {
  let t = k(e);
  return re().filter((n) => n.type === "fuse" && Jr(n) === t);
}
function Pg() {
  let e = (t) => ts(t) || t === Kr;
  return re().flatMap((t) => e(Jr(t) ?? "") ? t.point : []);
}
function ts(e) {
  return Nc.test(bg(e));
}
var SA = 7200 * 60 * 1e3;
function PA(e) {
  let [, t, n = "", r] = bg(e).match(Nc) ?? [];
  if (t === Fc()) return tr(n) !== r;
  let o = gg(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > SA;
}
function OA(e) {
  return e.type === "squashfs" ? xA(e.point) : Jr(e);
}
function Og(e) {
  let t = re().flatMap((o) => OA(o) ?? []).map((o) => w(o).toString()).filter((o) => ts(o) && !EA(o)), r = (process.platform === "linux" ? kA(e).filter((o) => Nc.test(o)) : []).map((o) => vg(wg(e), o)).filter(Cn);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(PA);
}
function EA(e) {
  try {
    let t = gg(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Tr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
var CA = 10, _A = 300;
async function Mg(e, { rights: t, warn: n }) {
  if (!ts(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), i = ({ point: f }) => f === o, s = en(e).filter((f) => !i(f)), a = await Eg(s.reverse(), { rights: t, warn: n, signal: r });
  if (!Cn(e)) return;
  FA(e);
  let c = en(e);
  if (!c.every(i) || (await Eg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let u = { cwd: Bg(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", RA(e)], u);
}
async function Eg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let i = 0; i < CA && o.length > 0; i++) {
    i > 0 && await TA(_A, void 0, { signal: r });
    let s = o;
    o = [];
    for (let { point: a } of s) {
      let c = await ns(a, [], { rights: t, signal: r }).then(() => {
      }, O), u = re().some((f) => f.point === a);
      c !== void 0 && u && o.push({ point: a, reason: c });
    }
  }
  for (let { point: i, reason: s } of o)
    n(`${w(i)} is still in use, so it was only detached: ${s}`), await ns(i, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function FA(e) {
  let t = (n) => IA(Ig(e, n), "latin1");
  for (let n of NA(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Bg(o))
        MA(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(r) ?? "")) throw r;
    }
}
function NA(e) {
  try {
    return BA(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function ns(e, t, { rights: n, signal: r }) {
  var i = [];
  try {
    let o = nn(i, pe($A()));
    AA(w(e), Ig(o.dir, "point"));
    await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o.dir, signal: r });
  } catch (s) {
    var a = s, c = !0;
  } finally {
    rn(i, a, c);
  }
}

// src/mounts/lazy/found-entry.ts
async function Ag(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: i, size: s, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: i, size: s, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function yq(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new H(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, url: pl(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    identity: c,
    remote: p,
    read: (h, y) => xl(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as LA, rmSync as DA, writeFileSync as jA } from "node:fs";
import { join as rs } from "node:path";
import { setTimeout as UA } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var Tg = _(Rg(), 1);
function Cg(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function _g(e) {
  let t = (0, Tg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
  t.on("close", r);
  let o = t[Symbol.asyncIterator]();
  return {
    senderGone: n,
    async next() {
      let { done: i, value: s } = await o.next();
      if (i) throw new Error("it ended without a word");
      return JSON.parse(s);
    }
  };
}

// src/mounts/lazy/server.ts
var tn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Fg = "server", WA = 6e4;
function Ng() {
  let e = rs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = zf({ path: process.execPath, args: [e] }), i = _g(r);
  return {
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(WA)]);
      c.addEventListener("abort", o);
      try {
        jA(rs(s.dir, Fg), `${t} ${tr(t)}`), n.write(Cg(s));
        let u = await i.next();
        if ("refused" in u) throw new Error(u.refused);
      } catch (u) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${O(u)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var Lc = 5e3;
async function Vr(e, t) {
  let n = AbortSignal.timeout(Lc);
  for (let { point: s } of Sg(e))
    await ns(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = rs(e, Fg);
  if (!LA(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Lg(r)) ?? [];
  return o && await zA(Number(o), i), DA(r, { recursive: !0, force: !0 }), HA(e) ?? "killed";
}
async function zA(e, t) {
  let n = performance.now();
  for (; tr(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Lc) return;
    r > Lc && GA(e), await UA(4);
  }
}
function HA(e) {
  try {
    return JSON.parse(Lg(rs(e, tn.report)));
  } catch {
    return;
  }
}
var qA = 64 * 1024;
function Lg(e) {
  return An(e, qA)?.toString() ?? "";
}
function GA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function Dg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Ng() : void 0;
}
async function jg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Ag(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: kf(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await Vr(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${O(f)}`);
    return;
  }
  let u = Dc(o, tn.image);
  return await oc(u, n), { path: u, images: n };
}
async function Xr(e, t, n) {
  let r = await Vr(e, t);
  return await n?.(r, t), await Mg(e, { rights: t, warn: L }), r;
}
function Ug(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Wg(e, t) {
  if (!e) return Dc(t, tn.image);
  if (e === "killed") {
    L("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return JA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Dc(t, tn.blocks) : void 0;
}
function JA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(i)}; ${j(s)} were never needed`
  ), a !== void 0 && n < t && L(`Not all of the cache could be read: ${a}`), c !== void 0 && L(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as QA, existsSync as e$, mkdirSync as as, readdirSync as t$, realpathSync as n$, symlinkSync as cs, utimesSync as r$ } from "node:fs";
import { lstat as o$ } from "node:fs/promises";
import { join as ye } from "node:path";

// src/mounts/alone.ts
var zg = Promise.resolve();
function os(e) {
  let t = zg.then(e);
  return zg = t.catch(() => {
  }), t;
}

// src/mounts/layers.ts
import { mkdirSync as jc, writeFileSync as XA } from "node:fs";
import { join as is } from "node:path";

// src/mounts/kernel-config.ts
var Jg = _(qg(), 1);
import { existsSync as KA, readFileSync as Gg } from "node:fs";
import { release as VA } from "node:os";
function Kg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function Vg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${VA()}`];
  try {
    return KA(t) ? Gg(t, "latin1") : (0, Jg.gunzipSync)(Gg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function Zr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (f, l, m, p) => {
    await t.run("mount", ["-i", "-n", "-t", l, "-o", m, "--", p, f], r), o.push(f);
  }, a = ({ offset: f, length: l }, m) => `${m}loop,offset=${f},sizelimit=${l},ro,nosuid,nodev`, c = async (f, l) => {
    jc(is(e, l)), await ss(i ?? Kg(Vg()), async (m) => {
      await s(l, "squashfs", a(f, m), "image"), i = [m];
    });
  }, u = async (f, l, m) => {
    if (f.length === 0) return;
    for (let h of l) jc(is(e, h));
    let [p = ""] = i ?? [], d = f.map((h, y) => `image ${l[y]} squashfs ${a(h, p)} 0 0
`);
    XA(is(e, m), d.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", m], r), o.push(...l);
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(f, l) {
      let m = `${l}-0`;
      await c(f, m);
      let p = f.layers.map((y, g) => `${l}-${g + 1}`);
      await u(f.layers, p, `${l}-table`);
      let [d = m, ...h] = [m, ...p].toReversed();
      return [d, ...h];
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @param numbering whether files get numbers of their own. Layers number their files alike: an overlay on this one would
     * show two files with one device and inode number, and tar would take them for one file. But the kernel then looks up
     * each name of a directory that it lists.
     * @returns the point
     */
    async stack(f, l, m) {
      return jc(is(e, l)), await s(l, "overlay", `ro,nosuid,nodev,xino=${m === "own" ? "on" : "off"},lowerdir=${f.join(":")}`, e), l;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let f = o.splice(0);
      f.length > 0 && await t.run("umount", ["-l", "--", ...f], r);
    }
  };
}
async function ss(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ss(r, t);
  }
}

// src/mounts/mount-points.ts
import { realpathSync as Xg } from "node:fs";
import { lstat as Uc, readdir as ZA } from "node:fs/promises";
import { dirname as YA } from "node:path";
var Zg = 16;
async function Yg(e, t) {
  let n = [], r = async (i) => {
    let s = k(t) + i, a = { sources: [s], target: k(e.base) + i }, c = w(i.slice(1)).toString();
    if (!(await Uc(w(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let u of await ZA(w(s), { encoding: "latin1" }))
        await r(`${i}/${u}`);
    if (n.length > Zg) throw new Error(`'${e.text}' names more than ${Zg} directories`);
  };
  return await Uc(t).then(
    () => !1,
    (i) => I(i) === "ENOENT"
  ) || await r(""), n;
}
async function Qg({ sources: e, target: t }, { base: n }, r) {
  if ((await Uc(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = YA(o)) {
    let i = F(o);
    if (i && !i.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Wc(t, r);
}
function Wc(e, t) {
  let n = w(e).toString();
  if (!F(`${e}/.`)) return;
  let r = Xg(w(e), "latin1");
  if (t.some((o) => z(Xg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (re().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function ew(e, t) {
  let { dir: n, signal: r } = t, o = [], i = Zr(t), s = [];
  for (let [c, u] of e.entries()) {
    let { line: f, lines: l } = u;
    try {
      let m = await i.mountAll(u, `l${c}`);
      if (f) s.push(i$(f, m, n));
      else {
        let p = m.length > 1 ? await i.stack(m, nw, "own") : m[0];
        s.push(...l.map((d) => rw(d, ye(n, p))));
      }
    } catch (m) {
      r.throwIfAborted(), o.push(...l.map((p) => ({ line: p, reason: O(m) })));
    }
  }
  let a = await ow(s, "lower", { ...t, mounts: i });
  return await i.release(), [...o, ...a];
}
function tw(e, t) {
  let n = e.map((r) => rw(r, ye(t.dir, nw)));
  return ow(n, "upper", { ...t, mounts: Zr(t) });
}
var nw = "tree";
function rw(e, t) {
  return { line: e, sites: () => Yg(e, ye(t, String(e.number))) };
}
function i$(e, [t, ...n], r) {
  let o = (s) => k(ye(r, s)), i = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { line: e, sites: async () => [i] };
}
function ow(e, t, n) {
  return os(() => s$(e, t, n));
}
async function s$(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = 0;
  for (let { line: u, sites: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Qg(p, u, i);
      for (let p of m) {
        let d = c++;
        await a$({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: O(m) });
    }
  }
  return a;
}
function iw(e) {
  return (e$(e) ? t$(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => n$(ye(e, n)));
}
async function a$(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = F(`${i}/.`) ? se(i) : void 0;
  if (cs(w(i), ye(t, a)), !c) {
    let [l = i] = qt(i);
    cs(w(l), ye(t, `made-${s}`)), as(w(i), { recursive: !0 });
  }
  let u = await c$(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await ss(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function c$({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (as(ye(r, `work-${t}`)), n === "upper")
    return cs(w(e[0]), ye(r, o)), as(ye(r, i)), [i];
  as(ye(r, o));
  let { mode: s, mtimeMs: a } = await o$(w(e[0]));
  QA(ye(r, o), s & 511), r$(ye(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) cs(w(f), ye(r, c[u]));
  return c;
}

// src/mounts/ramdisk.ts
var u$ = 4096, sw = { auto: 1 / 4, on: 3 / 4 };
async function aw(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * sw[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * sw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / u$), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/local-copy.ts
import { constants as cw } from "node:fs";
import { open as f$ } from "node:fs/promises";
import { join as l$ } from "node:path";
async function Yr(e) {
  let t = await f$(l$(e, tn.image), cw.O_RDONLY | cw.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function us(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await Yr(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return zc(r, t, n);
}
function zc(e, t, n) {
  async function* r(o, i) {
    if (o === i) return;
    let s = { first: Math.floor(o / T), end: Math.ceil(i / T) }, a = s.first * T;
    for await (let { pieces: c } of ig(e, t, s)) {
      n.throwIfAborted();
      for (let u of c) {
        let f = u.subarray(Math.max(0, o - a), Math.max(0, i - a));
        a += u.length, f.length > 0 && (yield f);
      }
    }
  }
  return {
    read: r,
    async bytes(o, i) {
      let s = [];
      for await (let a of r(o, i)) s.push(a);
      return Buffer.concat(s);
    }
  };
}

// src/job/save/changes/mounted-base.ts
var Hc = "Saving all files instead of the changes";
async function uw({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await qc(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), x(`${Hc}: ${O(s)}`);
      return;
    }
}
async function qc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = await s.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let u = await Ho(c, i);
    if (Ao(u) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: u };
  } catch (u) {
    throw await c?.close(), u;
  }
}

// src/job/save/changes/mounted-file.ts
async function Gc(e) {
  let t = await Yr(e).catch((n) => {
    if (I(n) !== "ENOENT")
      throw n;
  });
  return t && Fe(t).finally(() => t.close());
}
async function fw({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: i }) {
  if (!e || t === void 0) return;
  let s = await Gc(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: a, index: c } = await qc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let u of us(t, c, i).read(0, U(c))) ;
    } catch (a) {
      throw i.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as b$, mkdirSync as v$, mkdtempSync as k$, realpathSync as Kc } from "node:fs";
import { join as x$ } from "node:path";

// src/mounts/broker.ts
var pw = _(mw(), 1);
import { once as m$ } from "node:events";
import { connect as p$ } from "node:net";
var d$ = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, h$ = 1024 ** 2;
function nr(e, t) {
  async function n(r, o) {
    let i = AbortSignal.timeout(d$[r] * 1e3), s = AbortSignal.any([t, i]), a = p$({ path: e, signal: s });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > h$ && a.destroy();
    });
    try {
      await m$(a, "connect", { signal: s });
      let c = (0, pw.createInterface)({ input: a })[Symbol.asyncIterator](), { value: u } = await c.next();
      a.write(`${JSON.stringify({ ...o, do: r, nonce: u })}
`);
      let { done: f, value: l } = await c.next();
      if (s.throwIfAborted(), f) throw new Error("the broker ended without an answer");
      let m = JSON.parse(l);
      if (m.no !== void 0) throw new Error(`the broker refused, for ${m.no}`);
      return m;
    } catch (c) {
      throw t.throwIfAborted(), i.aborted ? new Error("the broker does not answer") : c;
    } finally {
      a.destroy();
    }
  }
  return {
    async mount(r, o, i) {
      let { need: s = [], fetches: a = !1 } = await n("mount", { target: r, layers: o, view: i });
      return { digests: s, fetches: a };
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

// src/job/end/unmount-brokered.ts
import { rmdirSync as y$ } from "node:fs";
import { dirname as g$ } from "node:path";
async function ls({ socket: e, mounts: t }) {
  let n = nr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      fs(r.target) && await n.unmount(r.target), fs(r.view, "tmpfs") && await n.unmount(r.view), ms(r);
    } catch (o) {
      L(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function fs(e, t = "overlay") {
  let n = k(e);
  return re().some(
    (r) => r.point === n && r.type === t && r.source === Kr
  );
}
function ms({ target: e, made: t, view: n }) {
  dw(n, n), t !== void 0 && dw(e, t);
}
function dw(e, t) {
  try {
    for (let n = e; z(n, t); n = g$(n)) y$(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as w$ } from "node:fs";

// src/job/restore/unpack.ts
async function hw(e, t) {
  await Le(await St(e.lines[0]), It(e)), await Qr(e.lines, t, (n) => rr(n, e));
}
function It({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function rr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => er(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof cn)) throw s;
    await i({ workers: 1 });
  }
}
async function Qr(e, { timeline: t, signal: n }, r) {
  await dg({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function ps({ inputs: e }) {
  return [process.cwd(), bt(), J(), e.localDir].filter((n) => w$(n));
}
async function Jc(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Qr(r, t, (o) => n(r, o));
}
async function ds(e, t, { job: n, context: r }) {
  await Jc(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Le(i, It(n)), await er(
      i,
      n.signal,
      (a) => Ei(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function ww(e, t, n) {
  let r = S$(e), o = { ...n, job: e, socket: t, targets: r, broker: nr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${yw(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Vc(o), await O$(o) && await Vc(o), r.every(gw) || await E$(o);
  } catch (a) {
    throw await ls(vw(o)), a;
  }
  let s = r.filter(gw);
  return s.length > 0 && x(`Mounted ${yw(s)} through the broker of the host`), s.length > 0;
}
function S$({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return Ln(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: Tf(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function yw(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function gw({ state: e }) {
  return "mount" in e;
}
function bw(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function vw({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Vc(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => os(() => P$(o, e))).catch((i) => (r.throwIfAborted(), { reason: O(i) }));
}
async function P$({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (b$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Wc(k(i), ps(n));
  let [s] = qt(k(i));
  v$(i, { recursive: !0 });
  let a = k$(x$(Kc(J()), "headstart-changes-")), c = { target: Kc(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = vw(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    throw ms(c), d;
  });
  if (m.length > 0)
    return ms(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (fs(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function O$({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = bw(n);
  x(`Waiting for the host to fetch ${kw(f)} of images`);
  let l = { repository: Pe().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${O(p)}`), !1;
  }
}
function kw(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function E$(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = nn(f, pe(J()));
    let { dir: s } = i;
    t.file?.isWhole || await Le(s, { bytes: U(t) });
    let a = await r.during("receive", () => Dn(t, s));
    let c = await B$(a, e);
    c === void 0 && await Vc(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await ds(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    rn(f, m, p);
  }
}
async function B$({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = bw(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${kw(i)} of images`);
  let s = { path: Kc(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, O);
}

// src/job/restore/mount.ts
async function Sw(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let u = _c();
    return await ww(e, n.broker, t) && t.remember({ mounted: xw(e, u) }), !0;
  }
  let r = await A$(e, t);
  if (!r) return !1;
  let { dir: o, rights: i } = r, s, a = () => {
    s = Vr(o, i);
  }, c = async () => (await s, Ug(await Xr(o, i)));
  t.signal.addEventListener("abort", a);
  try {
    let u = _c(), { image: f } = e.format, m = (await (f ? C$ : _$)(e, { ...t, ...r })).map(({ line: d }) => d), p = e.lines.filter((d) => !m.includes(d));
    p.length === 0 ? await c() : (f && t.remember({ mounted: { ...xw(e, u), file: await Gc(o) } }), x(`Mounted ${p.map(({ text: d }) => d).join(", ")}`));
  } catch (u) {
    let f = await c();
    throw f === void 0 ? u : new Error(f, { cause: u });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function xw({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(ic).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: Ao(o), since: n };
}
async function A$(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = kg(J());
  if (o({ mountRoot: c }), await T$(e, { ...t, dir: c, rights: a }) || i) return { dir: c, rights: a };
  await Xr(c, a);
}
var $$ = 4096, R$ = 8;
async function T$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = It(e), l = a ? u + f * $$ : c * R$, p = await aw(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function C$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Le(r, { bytes: U(e) });
  let { indexed: i } = e, s = Ln(e.segments, e.lines), c = (n && i && await o.during("show", () => jg(i, s, { ...t, server: n }))) ?? await o.during("receive", () => Dn({ ...e, isMounted: !0 }, r)), u = await o.during("mount", () => ew(c.images, Pw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ds(c, u, { job: e, context: t }), u;
}
async function _$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => rr(n, e)), Tc(n, e.lines);
  let i = await r.during("mount", () => tw(e.lines, Pw(t)));
  return await Jc(i, t, async (s, a) => {
    I$(M$(a, "tree"));
    for (let c of s) await Cc(c, { from: n, to: a, signal: o });
  }), i;
}
function Pw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ps(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as F$ } from "node:fs/promises";
var Ow = 1024 ** 3, N$ = 3;
async function Ew(e, t) {
  for (let n = 1; ; n++)
    try {
      return await L$(e, t);
    } catch (r) {
      if (!(r instanceof H && r.recover === "resume") || n === N$) throw r;
    }
}
async function L$(e, { dir: t, maxBytes: n = 64 * Ow, minFreeBytes: r = Ow, onRead: o }) {
  let i = pe(t), s = await Kn(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await F$(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      D$(e.read(0, e.size), (y, g) => {
        if (o?.(y), g > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Yt(s.path, { dir: i.dir });
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
async function* D$(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Iw(e, t, n) {
  await or(e, t, n, async (r) => {
    await Sw(r, n) || await hw(r, n);
  }), x("Cache restored successfully");
}
async function or(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new v(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Bw(e, { ...n, format: a, lines: t }, r);
  s.watch(Mw(e, t, o));
  let u = await s.during("receive", () => j$(e, n));
  await Bw(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function j$(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Gr("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Ew(o, { dir: J(), onRead: n });
}
async function Bw(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (b) => {
    s.storedBytes = b, x(`Cache Size: ${jo(b)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Lr(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => U$(e, t)) : W$(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Wn(o) ? void 0 : d()
  ]), y = (b) => {
    let S = Gr("Received", m ? void 0 : U(h), x);
    f = 0;
    let P = (E) => {
      f += E, S(E);
    };
    return z$(e, h.indexed, { timeline: i, onRead: P, order: b, signal: u });
  };
  i.watch(Mw(e, c, r));
  let g = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: bt(),
    tools: d,
    signal: u,
    warn: L
  };
  await n(g), m && l(f);
}
async function U$(e, { format: t, inputs: n, findings: r }) {
  let o = await Ho(e, n);
  if (!ne(o.key, e.key))
    throw new v(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new v("the entry was saved for other paths");
  let { segments: i, files: s, bytes: a } = o, c = i.find(({ kind: f }) => !t.kinds.includes(f));
  if (o.format !== t.id || c) {
    let f = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new on(`the entry has ${f}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: s, bytes: a });
  let u = i.reduce((f, l) => f + l.bytes, 0);
  return { segments: i, bytes: u, indexed: { entry: e, index: o } };
}
function W$({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function z$(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", og(a, t.index, r)) : ag(a, r);
}
function Mw({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), J(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function Aw(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await $w([e.scope], Y({}).lookups([t]), e);
    if (a && a.key !== o && ne(Y({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), L(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await H$(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function $w(e, t, { inputs: n, store: r }) {
  let o = zn(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function H$(e, t) {
  let { lines: n } = ot(t.inputs.paths, process.cwd()), r = Rw(t);
  await or(e, n, r, async (o) => {
    await Le(await St(n[0]), It(o)), await Qr(n, r, async (i) => {
      await rr(i, o);
      let s = () => n.filter((a) => Yi(Xc(a, i), k(a.base)));
      s().length !== 0 && (await q$(t, (a) => {
        for (let c of n) Yi(Xc(c, i), Xc(c, a));
      }), s());
    });
  });
}
function Xc({ number: e }, t) {
  return k(R(t, "tree", String(e)));
}
async function q$(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await $w(r, [n], e);
    let i = nn(a, pe(J()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = ot(e.inputs.paths, process.cwd());
      await or(o, l, Rw(e), async (m) => {
        await Le(s, It(m)), await rr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    rn(a, u, f);
  }
}
function Rw({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: zn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: Qn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/save-merged.ts
var G$ = 3;
async function Tw(e, { matches: t, find: n, save: r }) {
  let o = Aw(e), i = t;
  for (let s = G$; ; s--) {
    if (await o.merge() && (i = await n()), await r(i, async () => s > 1 && await o.isOutdated())) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}

// src/job/save/rolling/snapshots.ts
import { existsSync as Q$, lstatSync as eR, realpathSync as tR } from "node:fs";
import { basename as nR, dirname as rR, join as Nw } from "node:path";

// src/files/fingerprint.ts
var Fw = _(Cw(), 1);
import { lstatSync as Y$ } from "node:fs";

// src/files/walk.ts
import { lstatSync as Yc, readdirSync as J$, readlinkSync as K$ } from "node:fs";
function* eo(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: k(o), member: Qc(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* X$(a, n) : yield [_w(a, i)];
  }
}
function Qc({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${k(t)}`;
}
var V$ = 256;
function* X$(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Yc(w(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of J$(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      Ge(u.name) || n?.(w(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(_w(f, u)), !(c.length < V$) && (yield c, c = []);
    }
    yield c;
  }
}
function _w(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? Z$(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: K$(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function Z$({ path: e, member: t, onStat: n }) {
  let r = Yc(w(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Yc(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function eu(e, t) {
  let n = (0, Fw.createHash)("sha256");
  for (let r of e) {
    let o = k(r.path);
    n.update(`${o}\0`, "latin1");
    let i = r.relative === "" ? `${r.line.number}` : `${r.line.number}/${k(r.relative)}`;
    for (let s of eo([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = w(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = Y$(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/job/save/selection.ts
function hs({ paths: e, localDir: t, stash: n }) {
  return to([t, n.dir], ot(e, process.cwd()));
}
function to(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => z(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/job/save/rolling/snapshots.ts
async function Lw(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ne(Y(i).keyIn(e), s) || a === "never" || tu(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => jw(t, r)) };
}
function tu({ branches: e }, t) {
  let { write: n = t.ref } = he(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Dw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.max(0, Math.floor((Date.now() - Ml(e)) / 6e4));
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => jw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function jw(e, t) {
  try {
    let { excludes: n, lines: r } = hs(e), o = await ji({ excludes: n, lines: r }), { points: i, uppers: s } = oR(t), a = o.filter(({ path: c }) => !i.some((u) => z(sR(c), u)));
    return [eu(a, n), eu(s.map(iR), void 0)].join();
  } catch (n) {
    pr(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function oR({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : en(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => Q$(Nw(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : iw(e),
      ...r.map(({ view: o }) => Nw(o, "upper"))
    ]
  };
}
function iR(e, t) {
  return { path: e, relative: "", stat: eR(e), line: { number: t } };
}
function sR(e) {
  return `${tR(rR(e), "latin1")}/${k(nR(e))}`;
}
async function Uw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: _o(r) }), s = Al(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${O(i)}`);
  }
}

// package.json
var Ww = { version: "0.1.0" };

// src/files/change-watch.ts
import { lstatSync as cR } from "node:fs";
import { setImmediate as uR } from "node:timers/promises";
var fR = 256;
function zw() {
  let e = [];
  return {
    note: (t, n) => e.push([t, n]),
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = cR(w(n), { throwIfNoEntry: !1 });
        if (!o || !mR(r, o)) throw new Error(`${w(n)} ${lR}`);
        t % fR === 0 && await uR();
      }
    }
  };
}
var lR = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function mR(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/report/write-report.ts
var nb = _(Hw(), 1);
import { writeFileSync as ER } from "node:fs";
import { join as BR } from "node:path";

// src/system/job-summary.ts
function qw(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = mr(e);
  return Gw((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function QJ(e) {
  return Gw((t) => t.addRaw(e, !0));
}
var ru = Promise.resolve();
function Gw(e) {
  let t = bf();
  if (!t) return ru;
  let n = ru.then(async () => {
    e(t), await t.write();
  });
  return ru = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Jw({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var pR = 10 * 1024 * 1024, dR = 64;
function Kw({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = Qw(t, ["download", "upload"]), s = o >= pR && e.concurrency < dR;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Vw}`
  };
}
var Vw = "a higher `compression-level` makes entries smaller";
function no(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Xw(
    e,
    `${n} busy ${ir(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ys(e) {
  return Xw(e, `one thread was busy ${ir(e.load.thread)} of the time`, "faster cores");
}
function Xw({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var hR = 32 * 1024;
function iu(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < hR, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${ou(r, s)} MiB/s` : `read ${ou(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${ir(e.load.disk)} of the time`,
    advice: Yw(e, u)
  };
}
function Zw(e) {
  let { bytes: t, mibPerSecond: n } = Qw(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: Yw(e, r)
  };
}
function Yw({ step: e, settings: t }, n) {
  if (e === "save" && n) return Vw;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Qw(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: ou(r, o) };
}
function ou(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function ir(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var yR = 1e3;
function eb(e) {
  let { totalMs: t } = e;
  if (t < yR)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = bR(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? wR[r].find(([m]) => gR[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: SR(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var gR = {
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
}, wR = {
  store: [["always", Jw]],
  network: [
    ["threadIsBusy", ys],
    ["always", Kw]
  ],
  disk: [
    ["ownCoresAreBusy", no],
    ["diskIsBusy", iu],
    ["coresAreBusy", no],
    ["threadIsBusy", ys],
    ["diskIsUnseen", Zw]
  ],
  work: [
    ["ownCoresAreBusy", no],
    ["diskHinders", iu],
    ["coresAreBusy", no],
    ["threadIsBusy", ys]
  ]
};
function bR(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: i, ownMs: s, programsMs: a } = t?.cpu ?? vR, [c] = (t?.disks ?? []).toSorted((f, l) => l.busyMs - f.busyMs), u = {
    cores: o,
    ownCores: (s + a) / (r * n),
    thread: Math.min(1, s / n),
    iowait: i * r,
    idle: 1 - o - i,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: u, disk: c, ...kR(e) };
}
var ro = Number.NaN, vR = {
  cores: ro,
  busy: ro,
  iowait: ro,
  ownMs: ro,
  programsMs: ro
};
function kR({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[xR[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var xR = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function SR({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), i = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${ir(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${ir(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/chart.ts
var PR = 1e4;
function tb({ phases: e, totalMs: t }) {
  let n = e.toSorted((i, s) => s.ms - i.ms)[0], r = e.map((i) => {
    let s = i === n ? "crit, " : "";
    return `    ${OR(i)} :${s}${i.startMs}, ${Math.max(i.endMs, i.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < PR ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function OR({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function oo(e, t, n) {
  try {
    await IR(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? L : x)(`There is no report: ${O(r)}`);
  }
}
async function IR(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: eb(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && x(a);
  let c = BR(J(), `headstart-${i.step}-${(0, nb.randomUUID)()}.json`);
  if (ER(c, `${JSON.stringify(i, void 0, 2)}
`), Se("report", c), !n) return;
  let u = `Headstart ${i.step}: ${i.outcome}`;
  await qw(u, MR(i), r ? `${a}.

${tb(i)}` : "");
}
function MR(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Qs(e.key),
      e.matchedKey === void 0 ? "\u2013" : Qs(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/job/save/changes/delta-body.ts
import { createReadStream as AR } from "node:fs";
function rb(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: i, bytes: s } = o;
  return {
    rest: i,
    bytes: s,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: r.index.digests.subarray(0, hr(s)),
    reuse: {
      reusedBytes: e.keptBytes,
      packedBytes: e.layers.reduce((a, { length: c }) => a + c, 0)
    },
    close: e.close,
    pack: (a) => t.during("pack", () => $R(e, s, { write: a, signal: n }))
  };
}
async function $R({ copy: e, keptBytes: t, kept: n, layers: r, removals: o, files: i, bytes: s, skipped: a }, c, u) {
  await zt(e.read(c, t), u);
  let f = [...n], l = t, m = async ({ kind: p, length: d, ...h }) => {
    let y = yn(l, p);
    y > l && await u.write(Buffer.alloc(y - l)), f.push({ kind: p, offset: y, length: d, ...h }), l = y + d;
  };
  for (let { path: p, ...d } of r)
    await m({ kind: "delta", ...d }), await zt(AR(p, { highWaterMark: T }), u);
  if (o) {
    let { frame: p, ...d } = o;
    await m({ kind: "removals", length: p.length, ...d }), await u.write(p);
  }
  return { segments: f, files: i, bytes: s, skipped: a };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as ab } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as ob, readdirSync as RR } from "node:fs";
var su = /* @__PURE__ */ new Map();
function ib(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = ob(w(ke(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function io(e) {
  let t = RR(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function ke(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function au(e, t) {
  if (!t) return TR;
  if (t.isFile()) return { files: 1, bytes: ob(w(e)).size };
  let n = { ...gs };
  if (!t.isDirectory()) return n;
  for (let [r, o] of io(e)) {
    let { files: i, bytes: s } = au(ke(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var TR = { files: 0, bytes: 0 }, gs = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function cb(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw mb();
    for (let [o, i] of io(ke(e, r)))
      i.isDirectory() && n.push(ke(r, o));
  }
  return n;
}
function ub(e, t) {
  let n = sb(e.merged) !== sb(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: gs };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of fb(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw mb();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* fb(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = lb(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of CR(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* CR({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? io(ke(o.upper, e)) : su, f = n && !r && !s, l = (h) => f ? ib(ke(h, e), u.keys()) : io(ke(h, e)), m = n ? l(o.base) : su, p = (h) => au(ke(o.base, ke(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let g = ke(e, h), b = ke(o.merged, g);
    if (Ge(h) || c?.(w(b).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: m.get(h) }, P = _R(S, { isDetached: r, hasOwnFiles: s });
    if (P !== "special" && d.add(h), P === "unknown") throw new Error(`nothing tells where ${w(g)} is from`);
    if (P === "special" && (yield { ...FR, list: "skipped", name: g }), P === "special" || P === "same") continue;
    let E = P === "merged" ? gs : p(h);
    if (!y.isDirectory()) {
      yield lb(g, E, y.isFile() ? ab(w(b)).size : 0);
      continue;
    }
    yield* fb(
      {
        name: g,
        isUpper: S.upper?.isDirectory() ?? !1,
        isBase: S.base?.isDirectory() ?? !1,
        // The files of such a directory are elsewhere in the base, or not in the base.
        isDetached: r || a.has(g),
        hidden: E
      },
      o,
      i
    );
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: g } = p(h);
    yield { list: "removed", name: ke(e, h), moreFiles: -y, bytes: 0, deadBytes: g };
  }
}
function _R({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var FR = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function lb(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function sb(e) {
  let { mode: t, mtimeMs: n } = ab(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function mb() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function pb(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [i, s] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = k(await e.layersOf(i));
      for (let c of s) {
        let u = await e.detachedIn(c, cb(k(c.upper), o)), f = a + (c.prefix === "" ? "" : `/${c.prefix}`), l = { upper: k(c.upper), merged: k(c.match.path), base: f }, m = ub(l, { detached: u, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= m.members.length + m.removed.length, r.push({ ...c, changes: m });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function db({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function so({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as zR } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as NR } from "node:fs";
async function hb(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { how: s, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : DR(o), c = jR({ dir: t, members: n, removed: r }, i), u = { source: "-", how: ["-tar", ...s], names: [], archive: c, topSeconds: a, whiteouts: r }, f = await Fr(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var LR = 2 ** 32 - 1;
function DR(e) {
  let { mode: t, mtimeMs: n } = NR(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), LR);
  return { how: ["-root-mode", (t & 511).toString(8), Ed], topSeconds: r };
}
async function* jR({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Mn({ ...UR, name: s });
  if (t.length === 0) {
    yield Buffer.alloc(WR);
    return;
  }
  let i = ie([Zo(r.tar)], { cwd: e, signal: o });
  i.stdin.end(`${t.join("\0")}\0`, "latin1"), i.ended.catch(() => {
  }), yield* i.stdout, await i.ended;
}
var UR = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, WR = 1024;

// src/job/save/changes/delta-layer.ts
async function yb(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: i } = rc(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function gb(e) {
  let { frame: t, bytes: n } = Hd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function wb({ root: e }, t, n, { inputs: r, tools: o, scratch: i, signal: s }) {
  let [a] = t, c = e !== void 0, u = t.flatMap((y) => y.changes.members.map((g) => so(y, g))), f = t.flatMap((y) => y.changes.removed.map((g) => so(y, g))), l = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: u.filter((y) => y !== ""),
    removed: f
  } : { dir: i, top: void 0, members: u, removed: f }, m = { scratch: i, tools: o, level: r.compressionLevel, signal: s }, p = await hb(n, l, m), { size: d } = await zR(n), h = p.members + (c ? 1 : 0);
  return { layer: { path: n, length: d, files: h, bytes: p.bytes, ...c && { root: e } }, removed: f };
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as VR, readlinkSync as XR, realpathSync as ZR } from "node:fs";
import { join as ao } from "node:path";

// src/mounts/detached.ts
var ws = 512, [HR, qR, GR] = [124, 136, 156];
async function bb(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), i = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), s = [...KR(i)];
  if (s.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => s[c]));
}
var JR = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* KR(e) {
  let t = !1;
  for (let n = 0; n + ws <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + HR, n + qR), 8), o = n + ws, i = String.fromCharCode(e[n + GR]);
    if (i === "x") {
      let s = e.subarray(o, o + r);
      t = JR.some((a) => s.includes(a, 0, "latin1"));
    } else {
      if (i !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / ws) * ws;
  }
}

// src/job/save/changes/job-mounts.ts
function vb(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? YR(e.index, r, t, n) : tT(e, o, t, n);
}
async function YR(e, t, n, r) {
  let o = await Un(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = QR(t, e, n), s = Zr({ dir: t, rights: o, signal: r });
  return {
    sites: i,
    copy: us(t, e, r),
    async layersOf(a) {
      await (await Yr(t)).close();
      let c = `base-${a.root ?? "all"}`, u = await s.mountAll(eT(a, e), c), [f] = u.length > 1 ? [await s.stack(u, c, "of layers")] : u;
      return ao(t, f);
    },
    detachedIn: ({ upper: a }, c) => bb(a, c, { rights: o, signal: r }),
    release: s.release
  };
}
function QR(e, { segments: t }, n) {
  let r = VR(e).flatMap((s) => s.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((s) => [XR(ao(e, `target-${s}`), "latin1"), s])
  ), i = n.map((s) => {
    let a = o.get(k(s.path));
    if (a === void 0) throw new Error(`${s.path} is not mounted`);
    let { options: c } = kb(s, en(e)), u = t.filter(({ kind: p }) => p === "image"), f = u.find(({ root: p }) => p === s.line.number), l = f ?? u.find(({ root: p }) => p === void 0);
    if (!l) throw new Error(`${s.path} is in no image`);
    let m = s.relative === "" ? "" : `/${k(s.relative)}`;
    return {
      match: s,
      image: l,
      prefix: f ? "" : `${s.line.number}${m}`,
      upper: ao(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (i.length < o.size) throw new Error("a directory of the restored cache is gone");
  return i;
}
function kb({ path: e }, t) {
  let n = ZR(e, "latin1"), r = t.filter((i) => i.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (re().some((i) => i.point !== n && z(i.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function eT(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function tT({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = nr(n, i), a = re().filter(({ source: l }) => l === Kr), c = /* @__PURE__ */ new Map(), u = o.map((l) => {
    let { options: m, point: p } = kb(l, a), d = r.find(({ target: g }) => k(g) === p)?.view, h = t.segments.find(({ kind: g, root: b }) => g === "image" && b === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((g) => g.type === "tmpfs" && g.point === k(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: ao(d, "upper"), hasOwnFiles: y };
  });
  if (u.length < r.length) throw new Error("a directory of the restored cache is gone");
  let f = (l) => c.get(l);
  return {
    sites: u,
    copy: zc(e, t, i),
    layersOf: async (l) => ao(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function xb(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, { dir: i, remove: s } = pe(J());
  try {
    let a = rT(t, e.inputs), c = nT(n, t, U({ segments: a }), r);
    return { ...await oT(a, { ...e, scratch: i }).catch(async (f) => {
      throw await c.then(({ undo: l }) => l()), f;
    }), copied: await c, close: s };
  } catch (a) {
    if (s(), o.throwIfAborted(), a instanceof sn || a instanceof an) throw a;
    x(`${Hc}: ${O(a)}`);
    return;
  }
}
function nT(e, { entry: t }, n, r) {
  let o = n - n % T, i = r.during("copy", () => e.copyFrom(t, o));
  return i.catch(() => {
  }), i;
}
function rT({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Sb(r, e.size), r;
}
async function oT(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: i, scratch: s, timeline: a, signal: c } = t, { entry: u, index: f } = n, l = await vb(n, o, c), m = Yy(f.files), p = await i.leaveOut({
    trees: l.sites.map(iT),
    excludes: r.excludes,
    signal: c
  }), { excludes: d } = to([s, ...p], r), h = await a.during("compare", () => pb(l, { excludes: d, most: m }));
  if (h.some(
    ({ match: B, changes: N }) => N.removed.some((W) => p.includes(sT(B, W)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: y } = l, g = h.filter(({ changes: B }) => db(B)), b = Map.groupBy(g, ({ image: B }) => B), S = [...e];
  for (let [B, N] of b) aT(S, B, bs(N, "deadBytes"));
  let [P, E] = [[], await yb(y, f)];
  Sn({ matches: o, scratch: s });
  for (let [B, N] of b) {
    let W = R(s, `delta-${P.length}`), { layer: q, removed: te } = await a.during("pack", () => wb(B, N, W, t));
    P.push(q), E.push(te);
  }
  return Sb([...S, ...P.map((B) => ({ ...B, kind: "delta" }))], u.size), {
    base: n,
    copy: y,
    keptBytes: U({ segments: S }),
    kept: S,
    layers: P,
    removals: E.length > 0 ? gb(E) : void 0,
    files: Math.max(0, f.files + bs(g, "moreFiles")),
    bytes: Math.max(0, f.bytes + bs(g, "bytes") - bs(g, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...N }) => B.skipped.map((W) => so(N, W)))
  };
}
function iT({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function sT({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function Sb(e, t) {
  let n = Zy({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function bs(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function aT(e, { root: t }, n) {
  let r = [...e.keys()].filter((i) => e[i]?.root === t), o = Qy(
    r.map((i) => e[i]),
    n
  );
  for (let [i, s] of r.entries()) e[s] = o[i];
}

// src/job/save/choose-format.ts
async function Pb(e, t, { tools: n, signal: r }) {
  let o = t.format, i = zn(e, t), s = i.find(({ id: u }) => u === o), a = s ?? await cT(i, t, { tools: n, signal: r }) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function cT(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: s }) => s);
  if (!o || t.format !== "auto") return;
  let i = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? i || !Wn(await Ri(t, r)) ? void 0 : o : (i && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${i}`), i ? void 0 : o);
}

// src/job/save/pack-files.ts
function Ob(e, t) {
  let n = pe(J());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => uT({ ...t, scratch: n.dir }, r),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function uT({
  inputs: e,
  selection: t,
  scratch: n,
  tools: r,
  format: o,
  secretCheck: i,
  changeWatch: s,
  timeline: a,
  signal: c,
  ...u
}, f) {
  let l = u.matches.map(({ path: te }) => ({ path: k(te) })), m = () => i.leaveOut({ trees: l, excludes: t.excludes, signal: c }), p = e.secrets === "warn" ? [] : await m(), d = u.matches.filter(({ path: te }) => !p.includes(te)), { excludes: h } = to([n, ...p], t), y = h ? [] : void 0, g = s?.note;
  if (g && o.image) for (let te of eo(d, h, [], g)) ;
  let b = o.image ? void 0 : g, S = i.watch(d, (te) => eo([te], h, y, b)), P = a.items("walk", S), E = { matches: d, found: P, leftOut: y, scratch: n, tools: r, signal: c, write: f }, B = { workspace: bt(), level: e.compressionLevel }, N = o.image && e.secrets === "warn" ? m() : void 0, W = a.during("pack", () => o.pack({ ...E, ...B })), [q] = await Promise.all([W, N]);
  return q;
}

// src/job/save/save-entry.ts
async function Eb(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await Lr(t, u, ["mount", "lazy"].includes(t.mode)), l = await Pb(i, t, { tools: f, signal: u }), [m = ""] = l.versions(t, f), p = { scope: o, version: m, key: Y(t.rolling).nameFor(n, r) }, d = he(r).read, [h, y] = await c.during(
    "reserve",
    () => Promise.all([i.create(p), uw(s, { inputs: t, store: i, scopes: d, version: m, signal: u })])
  );
  if (!h)
    return await y?.entry.close(), x(Zi(n)), !0;
  let g = Qn({ step: "save", outcome: "saved", key: n, store: i.label }, t), b = a ? zw() : void 0, S = async () => {
    await b?.check(), await fw(s, { inputs: t, store: i, scopes: d, signal: u });
  }, P;
  try {
    let E = y && await xb({ ...e, base: y, draft: h, tools: f }), B = { ...e, tools: f, format: l, changeWatch: b };
    P = E ? rb(E, { timeline: c, signal: u }) : Ob(h, B);
    let N = i.isHere ?? !1;
    lT(e, N);
    let W = vm(t, { repository: r.repository, scope: o, version: m }), q = { key: p.key, paths: t.paths, format: l, createdBy: fT(r, o), sign: W }, te = await eg({ ...e, ...q, isHere: N, findings: g, body: P, check: S });
    if (te !== "published") return te === "nothing";
  } catch (E) {
    if (E instanceof sn)
      return x(Zi(n)), !0;
    throw u.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(E) }), await oo(g, c, t.summary), E;
  } finally {
    P?.close(), await y?.entry.close(), await h.discard();
  }
  return x("Cache saved successfully"), x(`Cache saved with key: ${n}`), t.rolling && await Uw(i, { ...p, key: n }, t.rolling), await oo(g, c, t.summary), !0;
}
function fT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, i) {
  return { repository: e, scope: i, ref: t, sha: n, runId: r, event: o, headstart: Ww.version };
}
function lT({ inputs: e, selection: t, timeline: n }, r) {
  let o = t.lines.map(({ base: i }) => i);
  n.watch([...o, J(), ...r ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as MT, fstatSync as AT, lstatSync as $T, openSync as RT, readSync as TT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as mT } from "node:fs";
import { setImmediate as pT } from "node:timers/promises";
var dT = 64;
async function cu({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(w(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of hT(u + l)) {
        let p = m.isDirectory();
        if (p ? Ge(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % dT > 0 || (await pT(), n.throwIfAborted());
    }
  }
}
function hT(e) {
  try {
    return mT(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var yT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, gT = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function uu(e) {
  return [...e.matchAll(yT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(gT)
  );
}

// src/files/secrets/settings.ts
var wT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Ke(e) {
  return !wT.test(e);
}
function vs(e, t) {
  return (n) => bT(n, t).some(e);
}
function xe(e, t) {
  return vs(({ key: n, value: r }) => e.test(n) && Ke(r), t);
}
function bT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Bb(i), value: Bb(r.slice(o + 1).trim()) }];
  });
}
function Bb(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function fu(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Ke(n));
}
function co(e) {
  return (t) => vT(t).some((n) => Ke(n.value) && e(n));
}
function vT(e) {
  let t = [], n = [
    { value: kT(e), section: "", key: "" }
  ];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function kT(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function lu(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function ks(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Ab = _(Mb(), 1), xT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, ST = [
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
function xs(e) {
  return [...e.matchAll(xT)].some(([, r = "", o]) => OT(r) === o) || ST.some((r) => r.test(e));
}
var PT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function OT(e) {
  let t = "";
  for (let n = (0, Ab.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${PT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var $b = xe(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), mu = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: uo(
      xe(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ks(e, /:_authToken" "?([^\s"]+)/g).some(Ke)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: xe(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: ET },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: co(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: $b },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: uu,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: uo(xe(/^password$/, "="), xe(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: fu
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: xe(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ks(lu(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => Ke(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: xe(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: xe(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: xe(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: vs(BT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: co(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => ks(lu(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Ke)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: co(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && uu(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: xe(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: uo(
      co(({ key: e }) => e === "token"),
      xe(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: xe(/^(?:oauth_token|token)$/, ":")
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
    has: uo(fu, vs(IT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: uo(xs, $b),
    isCommon: !0
  }
];
function uo(...e) {
  return (t) => e.some((n) => n(t));
}
function ET(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && Ke(n[o + 1] ?? ""));
}
function BT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && Ke(r);
}
function IT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && Ke(n);
}

// src/files/secrets/find.ts
async function Rb(e) {
  let t = [];
  return await cu(e, Nb, (n, { path: r }) => {
    let o = Cb(n, r);
    o && t.push(o);
  }), pu(t);
}
function* Tb(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [k(r.path), Qc(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Nb(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Cb(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return pu(n);
}
function Cb(e, t) {
  let n = CT.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && DT(e, t))
  ), r = n.length > 0 ? UT(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (xs(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function _b(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await cu(t, () => !0, (i) => {
    let s = $T(w(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Lb(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), pu([...r.values()]);
}
function pu(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var CT = mu.map((e) => ({ ...e, pattern: new RegExp(`/${du(e.files)}$`, "i") })), Fb = mu.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), _T = new RegExp(`^${du(Fb.filter((e) => !e.startsWith("*")))}$`, "i"), FT = new RegExp(
  `${du(Fb.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Nb(e) {
  return _T.test(e) || FT.test(e);
}
function du(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var NT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, LT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function DT(e, t) {
  return NT.test(e) || LT.test(e.slice(t.length));
}
var jT = 64 * 1024;
function UT(e) {
  let t;
  try {
    t = RT(w(e), Ii);
    let n = AT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), jT)), o = TT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Lb(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && MT(t);
  }
}
function Lb({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Ub({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(jb(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Rb(r);
      if (e === "warn")
        return n(o, Db), [];
      if (e === "refuse" && o.length > 0)
        throw new an(`there are secrets in ${jb(o)}. ${Wb}, or set \`secrets: skip\``);
      let i = await _b(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(zb);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Tb(r, o), Db);
      else for (let i of r) yield* o(i);
    }
  };
}
function Db(e) {
  L(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Wb}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Wb = "Remove them, or exclude them by lines of `path` that begin with `!`", WT = 5;
function jb(e) {
  let t = e.slice(0, WT).map((r) => `${zT(zb(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function zb({ path: e }) {
  return w(e).toString();
}
function zT(e) {
  let t = Ve(bt(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Hb(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = Pe(), { rolling: a } = t, c = Y(a), { write: u, read: f, whyNoWrite: l } = he(s), m = l ?? HT(t) ?? (a && tu(a, s));
  if (u === void 0 || m)
    return x(m ?? "Cache save skipped: this run may write no scope.");
  let p = Wi(), d = i && ne(c.keyIn(i.name), e), h = a && d && await Dw(i, a, { inputs: t, state: n, timeline: p });
  if (h) return x(h);
  let y = hs(t), g = () => p.during("find", () => ji(y)), b = await g();
  if (b.length === 0) return wt(Ac);
  let S = Zn(Yn(t, s, o)), P = Ub(t), E = (B, N) => Eb({ inputs: t, key: e, run: s, scope: u, store: S, state: n, ...{ selection: y, matches: B, secretCheck: P, onlyUnchanged: r, isOutdated: N }, timeline: p, signal: o });
  if (!a?.merges) await E(b, async () => !1);
  else {
    let B = { inputs: t, key: e, scope: u, readScopes: f, store: S, restored: i?.name, timeline: p, signal: o };
    await Tw(B, { find: g, save: E, matches: b });
  }
}
function HT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/save/save.ts
var hu = "Failed to save: ";
async function qb(e) {
  nt(X("background")) && L(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await yu(e, { onlyUnchanged: !0 });
}
async function yu(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Ti(Pe())) return;
  let r = Object.keys(t ?? {}), o = await xn(r.length > 0 ? t : void 0);
  for (let i of r)
    o.some((s) => s.name === i) || L(`Not saved: main had a cache ${i}, which the input caches no longer has.`);
  for (let i of o)
    await fn(i, async () => {
      try {
        await qT(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), gt(s, hu);
      }
    });
}
async function qT(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t;
  if (!i && r !== void 0 && o !== void 0 && ne(o, r))
    return x(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await qo(e, n.signal)) === "none") return;
  if (X("key") === "") return wt("Key is not specified.");
  let a = Go(e), c = r ?? a.key, u = Y(a.rolling).mistake([c]);
  if (u) throw new $(u);
  await Hb(c, a, t, n);
}

// src/job/state.ts
var De = Oe(), Mt = Ft(Oe()), GT = me({
  /** Has no links in it. */
  target: De,
  pattern: De,
  /** The topmost directory that was made for the target. */
  made: Mt,
  /** Shows what a save compares. Has no links in it. */
  view: De
}), JT = me({
  /** The broker's socket. */
  socket: De,
  mounts: _t(GT)
}), KT = me({
  name: De,
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents: Mt
}), VT = me({
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope: Mt,
  version: De,
  key: De,
  size: Ue(),
  /** Where the images are in the body, in bytes. */
  images: _t(me({ offset: Ue(), length: Ue() })),
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: De,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Mt,
  /** When it was mounted, by the kernel's clock. */
  since: Ue()
}), XT = me({
  /** The preset's name, if it is not in the inputs. */
  preset: Mt,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Ft(dr([Ae("none"), Io(De, De)])),
  /** Absent where main ended before it read its inputs. */
  key: Mt,
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey: Mt,
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot: Mt,
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered: Ft(JT),
  /** The entry whose images were mounted; absent where none was. */
  mounted: Ft(VT),
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored: Ft(KT)
}), ZT = Io(De, XT), Gb = "headstart";
function gu(e) {
  hf(Gb, JSON.stringify(e));
}
function Ss() {
  let e = yf(Gb);
  if (e === "") return;
  let t = JSON.parse(e), n = pn(ZT, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/end/damaged-image.ts
var Jb = 3e4;
async function Kb(e, t, n, r = AbortSignal.timeout(Jb)) {
  if (!await hg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await Nn(e, s, "contents", { signal: r });
  })().then(() => {
  }, YT);
  i !== void 0 && (L(`Reading the cache gave input/output errors: ${i}`), await QT(t).catch((s) => L(`The entry stays where it is: ${O(s)}`)));
}
function YT(e) {
  return e instanceof v || I(e) === "EIO" ? O(e) : void 0;
}
async function QT({ scope: e, version: t, key: n, size: r }) {
  let o = zo(X, Po()), i = Pe(), s = Zn(Yn(o, i, AbortSignal.timeout(Jb))), a = e === void 0 ? he(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function Ps() {
  let e = Ss() ?? {}, t = await xn(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(e1)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await fn(o, () => t1(r));
  }
}
function e1([, e], [, t]) {
  return Vb(t) - Vb(e);
}
function Vb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = re().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : xg(e));
}
async function t1({ mountRoot: e, mounted: t, brokered: n }) {
  n && await ls(n), e !== void 0 && await Zb([e], async (r, o) => {
    let i = Wg(r, e);
    t && i !== void 0 && await Kb(i, t, o);
  });
}
async function Xb() {
  await Zb(Og(J()));
}
async function Zb(e, t) {
  if (e.length === 0) return;
  let n = await Un(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Xr(r, n, t);
    } catch (o) {
      L(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function Yb(e) {
  try {
    await yu(e, { states: Ss() });
  } finally {
    await Ps();
  }
}

// src/files/recover.ts
import { lstatSync as n1, realpathSync as r1, rmdirSync as o1, statSync as i1 } from "node:fs";
import { readdir as s1 } from "node:fs/promises";
async function Qb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(St));
  for (let a of new Set(s.flatMap(ev)))
    for (let c of await a1(a, t))
      if (_n(c) || u1(c), !(!_n(c) || await di(c)))
        try {
          await f1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(u)}`);
        }
}
function ev(e) {
  let t = G(e);
  return t === e ? [e] : [e, ...ev(t)];
}
async function a1(e, t) {
  let n = (await s1(e).catch(() => [])).filter(Ge);
  if (n.length === 0) return [];
  let r = K(r1(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => R(e, o)).filter(Cn);
}
var c1 = 3600 * 1e3;
function u1(e) {
  try {
    Date.now() - n1(e).mtimeMs > c1 && o1(e);
  } catch {
  }
}
async function f1(e, { lines: t, signal: n, allowed: r }) {
  let o = G(e), i = pi(o);
  try {
    let s = await es(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      fi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!l1(u, t)) return !1;
        for (let f of ui(u)) m1(k(o), f);
        return !0;
      }), Rr(e) || Cr(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    await i.remove();
  }
}
function l1(e, t) {
  let n = w(Up(e)).toString();
  return t.some((r) => z(n, r.base) && Fo(r, Ve(r.base, n)) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function m1(e, t) {
  let { dev: n } = i1(w(e));
  for (let r = t; r !== e; r = G(r)) {
    let o = F(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as p1 } from "node:timers/promises";
var d1 = 1e3;
async function tv(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(Y(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await h1(y1(e), o)
  ];
}
async function h1(e, t) {
  let n = new AbortController(), r = p1(d1, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function y1({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: i } = t, s = g1(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c, isHint: !0 });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${Y(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function g1(e, t) {
  let { paths: n } = t, r = (a, c) => ({
    difference: a,
    versions: e.flatMap((u) => u.versions({ ...t, paths: c }))
  }), o = { ...t, crossOs: !1, platform: "win32" }, i = [
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
    ...w1.filter((a) => !e.includes(a)).map((a) => ({
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
  ], s = new Set(r("", n).versions);
  return i.filter(({ versions: a }) => !a.some((c) => s.has(c)));
}
var w1 = jn.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function nv(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: i, mayPostSave: s, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), Se("cache-primary-key", t.key);
  let u = Y(t.rolling), f = Wi(), l = Qn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), m = he(n);
  m.whyNoRead && x(m.whyNoRead);
  let p = async () => {
    let b = Zn(Yn(t, n, a));
    l.store = b.label;
    let S = await Ri(t, a), P = await Th(b, t, { mounting: S, signal: a }), E = P.flatMap((W) => W.versions(t)), B = Dg(t, S), N = { inputs: t, formats: P, mounting: S, server: B, remember: o, timeline: f, findings: l, signal: a };
    return { store: b, wanted: { scopes: m.read, keys: u.lookups(c), versions: E }, context: N };
  }, { name: d, prepared: h } = await b1(p, u, { inputs: t, findings: l, begin: i, signal: a }), y = d === void 0 ? void 0 : u.keyIn(d);
  if (d !== void 0) {
    let b = s ? await Lw(d, { inputs: t, run: n, state: r, timeline: f }) : void 0;
    o({ matchedKey: y, restored: b });
  }
  let g = x1(t, y, l);
  if (y === void 0 && h && !l.trouble && !m.whyNoRead) {
    let { store: b, wanted: S, context: P } = h, E = { store: b, wanted: S, formats: P.formats, naming: t, signal: a };
    wf("Why nothing was found", await tv(E));
  }
  if (await oo(l, f, t.summary), y === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new $(`${b} Input key: ${t.key}`);
  }
  return g;
}
async function b1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: i
}) {
  let s;
  try {
    let a = await e(), { store: c, wanted: u, context: f } = a, { lines: l } = ot(n.paths, process.cwd());
    if (await Xb(), await Qb(l, { mounts: Pg(), warn: L, signal: i }), s = await f.timeline.during("lookup", () => c.find(u)), !s) return { prepared: a };
    let m = t.keyIn(s.key);
    return x(`Cache hit for${ne(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await v1(s, l, f) : (await o(s.size), await rv(s, l, f)), { name: s.key, prepared: a };
  } catch (a) {
    return i.throwIfAborted(), r.trouble = O(a), L(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function v1(e, t, n) {
  n.inputs.signing && await or(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function rv(e, t, n) {
  try {
    await Iw(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof v) || (await k1(e), !e.original)) throw r;
    x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await rv(e.original, t, n);
  }
}
async function k1(e) {
  try {
    await e.reject();
  } catch (t) {
    pr(`The entry stays where it is: ${O(t)}`);
  }
}
function x1(e, t, n) {
  if (t === void 0)
    return Se("hit", "miss"), x(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = ne(t, e.key), o = r ? "exact" : "partial";
  return Se("cache-hit", String(r)), Se("cache-matched-key", t), Se("hit", o), x(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function ov(e) {
  let t = [], n = 4, r = e, o = e > 4, i = () => {
    if (o && r > 0) return;
    t.sort((u, f) => f.bytes - u.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { go: u } of c) u();
  }, a = setTimeout(() => {
    o = !1, i();
  }, 500).unref();
  return async (c) => {
    let u = !1, f = async (l) => {
      u = !0, r--, await new Promise((m) => {
        t.push({ bytes: l, go: m }), i();
      });
    };
    try {
      return await c(f);
    } finally {
      u ? n++ : r--, r === 0 && clearTimeout(a), i();
    }
  };
}

// src/job/restore/restore.ts
async function wu(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  gu(n);
  let r = Pe();
  if (!Ti(r)) return;
  let o = await xn();
  for (let { name: m, inputs: p } of o) n[m] = { preset: p.get("preset") };
  let i = ({ name: m }) => {
    let p = n[m] ?? {};
    return { state: p, remember: (h) => {
      Object.assign(p, h), gu(n);
    } };
  }, s = async (m) => {
    let p = await qo(m, e);
    if (i(m).remember({ filled: p }), p === "none") return { cache: m };
    let d = Go(m), h = Y(d.rolling).mistake([d.key, ...d.restoreKeys]);
    if (h) throw new $(h);
    return { cache: m, inputs: d };
  }, a = await Promise.all(o.map((m) => Ra(m, () => s(m))));
  xm(a);
  let c = ov(a.length), u = Math.min(a.length, 4), f = ({ cache: m, inputs: p }) => c(async (d) => {
    if (!p) return O1();
    let h = Math.min(p.concurrency, Math.floor(P1 / u)), y = { inputs: { ...p, concurrency: h }, ...i(m) };
    return nv({ ...y, run: r, begin: d, mayPostSave: t, signal: e });
  }), l = await Promise.allSettled(
    a.map((m) => Ra(m.cache, () => f(m)))
  );
  e.throwIfAborted(), a.length > 1 && E1(l.map((m) => m.status === "fulfilled" ? m.value : "miss")), B1(l.flatMap((m) => m.status === "rejected" ? [m.reason] : []));
}
var P1 = 64;
function O1() {
  if (Se("hit", "miss"), !nt(X("fail-on-cache-miss"))) return "miss";
  throw new $("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function E1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Se("cache-hit", String(n === "exact")), Se("hit", n);
}
function B1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof $);
  for (let n of e) n instanceof $ || gt(n);
  if (t.length > 0) throw new $(t.map(({ message: n }) => n).join(" "));
}

// src/main/run.ts
var I1 = {
  restore: wu,
  "restore-only": (e) => wu(e, { mayPostSave: !1 }),
  post: Yb,
  save: qb,
  unmount: Ps
};
function r7(e) {
  return Sl(I1[e], (t) => {
    e.startsWith("restore") && t instanceof $ ? gf(O(t)) : gt(t, ["post", "save"].includes(e) ? hu : "");
  });
}

export {
  A as a,
  C as b,
  _ as c,
  nn as d,
  rn as e,
  $ as f,
  v as g,
  sn as h,
  O as i,
  I as j,
  Ee as k,
  kn as l,
  ne as m,
  Is as n,
  Eu as o,
  ar as p,
  Mu as q,
  Au as r,
  As as s,
  oC as t,
  iC as u,
  Sv as v,
  le as w,
  dt as x,
  K as y,
  $s as z,
  R as A,
  Ve as B,
  Rs as C,
  Tv as D,
  X as E,
  Se as F,
  gf as G,
  L as H,
  x as I,
  pr as J,
  wf as K,
  J as L,
  Po as M,
  kf as N,
  AC as O,
  $C as P,
  RC as Q,
  Pe as R,
  xf as S,
  k as T,
  w as U,
  ae as V,
  ot as W,
  j as X,
  Q as Y,
  FS as Z,
  zo as _,
  um as $,
  $e as aa,
  T as ba,
  ze as ca,
  U as da,
  yr as ea,
  ek as fa,
  br as ga,
  he as ha,
  vr as ia,
  Df as ja,
  i_ as ka,
  ie as la,
  _m as ma,
  oi as na,
  fp as oa,
  pe as pa,
  He as qa,
  ha as ra,
  Cr as sa,
  Gd as ta,
  ic as ua,
  aU as va,
  xr as wa,
  Lt as xa,
  $k as ya,
  jn as za,
  Un as Aa,
  uc as Ba,
  tl as Ca,
  Ck as Da,
  Wh as Ea,
  ji as Fa,
  vn as Ga,
  il as Ha,
  sl as Ia,
  B_ as Ja,
  I_ as Ka,
  $_ as La,
  Ro as Ma,
  al as Na,
  H as Oa,
  To as Pa,
  et as Qa,
  F_ as Ra,
  N_ as Sa,
  ul as Ta,
  L_ as Ua,
  fl as Va,
  zk as Wa,
  ll as Xa,
  z_ as Ya,
  pl as Za,
  xl as _a,
  Ww as $a,
  Ey as ab,
  Zn as bb,
  Yn as cb,
  Xy as db,
  Le as eb,
  ig as fb,
  yq as gb,
  Cg as hb,
  _g as ib,
  tn as jb,
  eo as kb,
  QJ as lb,
  Sl as mb,
  r7 as nb
};
