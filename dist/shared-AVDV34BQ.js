import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Jb = Object.create;
var gu = Object.defineProperty;
var Kb = Object.getOwnPropertyDescriptor;
var Vb = Object.getOwnPropertyNames;
var Xb = Object.getPrototypeOf, Zb = Object.prototype.hasOwnProperty;
var A = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
var Yb = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Vb(t))
      !Zb.call(e, o) && o !== n && gu(e, o, { get: () => t[o], enumerable: !(r = Kb(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Jb(Xb(e)) : {}, Yb(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? gu(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var wu = F((P1, bs) => {
  bs.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  bs.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var Mu = F((A1, Ms) => {
  Ms.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ms.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var _u = F((q1, Cu) => {
  Cu.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Fu = F((G1, mo) => {
  mo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  mo.exports.ok = mo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Of = F(($C, ra) => {
  ra.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  ra.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Ff = F((JC, _f) => {
  _f.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var bl = F((lF, da) => {
  da.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  da.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Yl = F((eN, xa) => {
  xa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  xa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var am = F((mN, Sa) => {
  Sa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Sa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var wm = F((AN, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Pm = F((DN, Sm) => {
  Sm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Em = F((jN, Om) => {
  Om.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:v8?src/formats/tar-archives/threads/start.ts
var Am = F((KN, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Cm = F((XN, Tm) => {
  Tm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/zstd.ts
var Gm = F((lL, qm) => {
  qm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var rp = F((jL, np) => {
  np.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Bp = F((GD, Ep) => {
  Ep.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Ip = F((JD, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var _p = F((i2, Cp) => {
  Cp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Kp = F(($2, Jp) => {
  Jp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Xp = F((M2, Vp) => {
  Vp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Ld = F(($j, Nd) => {
  Nd.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var wh = F((V4, gh) => {
  gh.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Ah = F((LU, Bi) => {
  Bi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Bi.exports.ok = Bi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var _h = F((UU, $i) => {
  $i.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  $i.exports.ok = $i.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Fh = F((WU, Mi) => {
  Mi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Mi.exports.ok = Mi.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Lh = F((QU, lc) => {
  lc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  lc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Vh = F((kW, pc) => {
  pc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  pc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var uy = F((zW, gc) => {
  gc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  gc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Uy = F((jz, Ec) => {
  Ec.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ec.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Pg = F((pH, Sg) => {
  Sg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var Kg = F((lq, Jg) => {
  Jg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var Yg = F((gq, Zg) => {
  Zg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var cb = F(($5, nu) => {
  nu.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  nu.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var gb = F((eK, yb) => {
  yb.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// src/system/failure.ts
var R = class extends Error {
  name = "JobFailure";
}, v = class extends Error {
  name = "BadEntry";
}, nn = class extends Error {
  name = "UnknownEntry";
}, Ie = class extends Error {
  name = "UnverifiedEntry";
}, rn = class extends Error {
  name = "NameTaken";
}, on = class extends Error {
  name = "SecretFound";
}, sn = class extends Error {
  name = "NamesCollide";
}, Y = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/names/keys.ts
var co = N(wu(), 1), bu = 10, ao = 512;
function ks(e) {
  if (e.length > bu) return `Key Validation Error: Keys are limited to a maximum of ${bu}.`;
  for (let t of e) {
    if (t.length > ao)
      return `Key Validation Error: ${t} cannot be larger than ${ao} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function te(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var vu = xs;
function xs(e) {
  let t = (0, co.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function ku(e, t) {
  for (let n of e) {
    let r = vs(t.filter((o) => o.key === n)) ?? vs(t.filter((o) => te(o.key, n))) ?? vs(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function vs(e) {
  return e.toSorted(Ss)[0];
}
function Ss(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var xu = 225, Qb = 160;
function ir(e) {
  let t = Eu(e) || "%";
  return t.length <= xu ? t : `${Pu(e)}~${(0, co.createHash)("sha256").update(e).digest("hex")}`;
}
function Su(e) {
  let t = ir(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Bu(n)
  );
  return t.length <= xu ? t : `~${(0, co.createHash)("sha256").update(e).digest("hex")}`;
}
function Pu(e) {
  return Eu(e).slice(0, Qb);
}
function Ou(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Pu(r).toLowerCase()));
}
function Ps(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Eu(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Bu);
}
function Bu(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/system/native-path.ts
import { posix as ev, win32 as It } from "node:path";
function ft(e) {
  return e !== "win32" ? ev : {
    basename: It.basename,
    dirname: (t) => G(It.dirname(t), e),
    isAbsolute: It.isAbsolute,
    join: (...t) => G(It.join(...t), e),
    parse: It.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(It.relative(t, n), e),
    resolve: (...t) => G(It.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: uo, dirname: q, isAbsolute: Os, join: M, relative: Ke, resolve: Es } = ft(process.platform);

// src/system/runner.ts
import { AsyncLocalStorage as Sv } from "node:async_hooks";
import { homedir as Pv, tmpdir as Ov } from "node:os";
import { join as Ev } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as $u from "os";

// node_modules/@actions/core/lib/utils.js
function Ve(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Bs(e) {
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
  let r = new Is(e, t, n);
  process.stdout.write(r.toString() + $u.EOL);
}
function $s(e, t = "") {
  lt(e, {}, t);
}
var Iu = "::", Is = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Iu + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${nv(o)}`);
        }
    }
    return t += `${Iu}${tv(this.message)}`, t;
  }
};
function tv(e) {
  return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function nv(e) {
  return Ve(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Au = N(Mu(), 1);
import * as lo from "fs";
import * as fo from "os";
function As(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!lo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  lo.appendFileSync(n, `${Ve(t)}${fo.EOL}`, {
    encoding: "utf8"
  });
}
function Rs(e, t) {
  let n = `ghadelimiter_${Au.randomUUID()}`, r = Ve(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${fo.EOL}${r}${fo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Gs from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as rv } from "os";
import { constants as Ru, promises as ov } from "fs";
var Cs = function(e, t, n, r) {
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
}, { access: iv, appendFile: sv, writeFile: av } = ov, Tu = "GITHUB_STEP_SUMMARY";
var _s = class {
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
    return Cs(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Tu];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Tu}. Check if your runtime environment supports job summaries.`);
      try {
        yield iv(t, Ru.R_OK | Ru.W_OK);
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
    return Cs(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? av : sv)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Cs(this, void 0, void 0, function* () {
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
    return this.addRaw(rv);
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
}, cv = new _s();
var Fs = cv;

// node_modules/@actions/core/lib/platform.js
import Yu from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Ku = N(_u(), 1);
import * as ar from "os";
import * as Hs from "events";
import * as Vu from "path";

// node_modules/@actions/io/lib/io.js
var Hu = N(Fu(), 1);
import * as he from "path";

// node_modules/@actions/io/lib/io-util.js
import * as sr from "fs";
import * as mt from "path";
var Ns = function(e, t, n, r) {
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
}, { chmod: Ls, copyFile: Lu, lstat: po, mkdir: Du, open: J1, readdir: Ds, rename: uv, rm: ju, rmdir: K1, stat: $t, symlink: Uu, unlink: js } = sr.promises, je = process.platform === "win32";
function Wu(e) {
  return Ns(this, void 0, void 0, function* () {
    let t = yield sr.promises.readlink(e);
    return je && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var V1 = sr.constants.O_RDONLY;
function an(e) {
  return Ns(this, void 0, void 0, function* () {
    try {
      yield $t(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ho(e) {
  if (e = fv(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return je ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Us(e, t) {
  return Ns(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield $t(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (je) {
        let o = mt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Nu(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield $t(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (je) {
          try {
            let i = mt.dirname(e), s = mt.basename(e).toUpperCase();
            for (let a of yield Ds(i))
              if (s === a.toUpperCase()) {
                e = mt.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Nu(n))
          return e;
      }
    }
    return "";
  });
}
function fv(e) {
  return e = e || "", je ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Nu(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var Mt = function(e, t, n, r) {
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
function Z1(e, t) {
  return Mt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = pv(o), c = (yield an(r)) ? yield $t(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? he.join(r, he.basename(n)) : r;
    if (!(yield an(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield $t(n)).isDirectory())
      if (s)
        yield qu(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (he.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Gu(n, u, i);
    }
  });
}
function Y1(e) {
  return Mt(this, void 0, void 0, function* () {
    if (je && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield ju(e, {
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
function lv(e) {
  return Mt(this, void 0, void 0, function* () {
    (0, Hu.ok)(e, "a path argument must be provided"), yield Du(e, { recursive: !0 });
  });
}
function Ws(e, t) {
  return Mt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Ws(e, !1);
      if (!r)
        throw je ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield mv(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function mv(e) {
  return Mt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (je && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(he.delimiter))
        o && t.push(o);
    if (ho(e)) {
      let o = yield Us(e, t);
      return o ? [o] : [];
    }
    if (e.includes(he.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(he.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Us(he.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function pv(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function qu(e, t, n, r) {
  return Mt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield lv(t);
    let o = yield Ds(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield po(s)).isDirectory() ? yield qu(s, a, n, r) : yield Gu(s, a, r);
    }
    yield Ls(t, (yield $t(e)).mode);
  });
}
function Gu(e, t, n) {
  return Mt(this, void 0, void 0, function* () {
    if ((yield po(e)).isSymbolicLink()) {
      try {
        yield po(t), yield js(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ls(t, "0666"), yield js(t));
      }
      let r = yield Wu(e);
      yield Uu(r, t, je ? "junction" : null);
    } else (!(yield an(t)) || n) && (yield Lu(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as hv } from "timers";
var Ju = function(e, t, n, r) {
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
}, yo = process.platform === "win32", go = class extends Hs.EventEmitter {
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
    if (yo)
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
      let o = n + t.toString(), i = o.indexOf(ar.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + ar.EOL.length), i = o.indexOf(ar.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return yo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (yo && this._isCmdFile()) {
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
    return Ju(this, void 0, void 0, function* () {
      return !ho(this.toolPath) && (this.toolPath.includes("/") || yo && this.toolPath.includes("\\")) && (this.toolPath = Vu.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Ws(this.toolPath, !0), new Promise((t, n) => Ju(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + ar.EOL);
        let o = new zs(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield an(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Ku.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Xu(e) {
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
var zs = class e extends Hs.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = hv(e.HandleTimeout, this.delay, this)));
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
var gv = function(e, t, n, r) {
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
function Zu(e, t, n) {
  return gv(this, void 0, void 0, function* () {
    let r = Xu(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new go(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var nC = Yu.platform(), rC = Yu.arch();

// node_modules/@actions/core/lib/core.js
var qs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(qs || (qs = {}));
function Ts(e) {
  lt("add-mask", {}, e);
}
function Qu(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function ef(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return As("OUTPUT", Rs(e, t));
  process.stdout.write(Gs.EOL), lt("set-output", { name: e }, Ve(t));
}
function tf(e) {
  process.exitCode = qs.Failure, vv(e);
}
function le(e) {
  lt("debug", {}, e);
}
function vv(e, t = {}) {
  lt("error", Bs(t), e instanceof Error ? e.toString() : e);
}
function nf(e, t = {}) {
  lt("warning", Bs(t), e instanceof Error ? e.toString() : e);
}
function wo(e) {
  process.stdout.write(e + Gs.EOL);
}
function rf(e) {
  $s("group", e);
}
function of() {
  $s("endgroup");
}
function sf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return As("STATE", Rs(e, t));
  lt("save-state", { name: e }, Ve(t));
}
function af(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function cr(e) {
  return uf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function kv(e) {
  return uf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Js(e) {
  return `<code>${kv(e)}</code>`;
}
function uf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return xv[t] ?? (n < 256 ? `\\x${cf(n, 2)}` : `\\u${cf(n, 4)}`);
  });
}
var xv = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function cf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var ur = new Sv();
function cn(e, t) {
  return ur.run(e, t);
}
function X(e) {
  return ur.getStore()?.inputs.get(e.toLowerCase()) ?? Qu(e);
}
function ke(e, t) {
  let n = ur.getStore()?.name;
  ef(n ? `${e}-${n}` : e, t);
}
var ff = sf, lf = af, vo = Ts;
function mf(e) {
  tf(cr(e));
}
function j(e) {
  nf(fr(e));
}
function pt(e, t = "") {
  j(`${t}${O(e)}`), e instanceof Error && e.stack && lr(e.stack);
}
function P(e) {
  wo(fr(e));
}
function fr(e) {
  let t = ur.getStore()?.name;
  return cr(t ? `${t}: ${e}` : e);
}
function lr(e) {
  le(e.split(`
`).map(cr).join(`
`));
}
function pf(e, t) {
  rf(fr(e));
  for (let n of t) wo(cr(n));
  of();
}
function dt(e) {
  P(`[warning]${e}`);
}
function df() {
  return process.env.GITHUB_STEP_SUMMARY ? Fs : void 0;
}
function ht() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return G(process.env.RUNNER_TEMP || Ov());
}
function ko() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || Ev(Pv(), ".cache"));
}
function hf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function yf() {
  let e = [...ur.getStore()?.inputs ?? []].map(
    ([r, o]) => [Bv(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Bv(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function SC() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function PC() {
  return process.env.RUNNER_NAME ?? "";
}
function OC(e) {
  Object.assign(process.env, e);
}
function xe() {
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
function gf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Iv(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Iv(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// node_modules/valibot/dist/index.mjs
var xo, $v = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function bf(e) {
  return !e && !xo ? $v : {
    lang: e?.lang ?? xo?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? xo?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? xo?.abortPipeEarly
  };
}
var Mv;
// @__NO_SIDE_EFFECTS__
function Av(e) {
  return Mv?.get(e);
}
var Rv;
// @__NO_SIDE_EFFECTS__
function Tv(e) {
  return Rv?.get(e);
}
var Cv;
// @__NO_SIDE_EFFECTS__
function _v(e, t) {
  return Cv?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function So(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function V(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ So(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ _v(e.reference, c.lang) ?? (u ? /* @__PURE__ */ Tv(c.lang) : null) ?? r.message ?? /* @__PURE__ */ Av(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function Fv(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function vf(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function kf(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function ye(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ bf())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function xf(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var EC = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function un(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: un,
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
function Ks(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Ks,
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
function Vs(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Vs,
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
function Xs(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Xs,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ So(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ So(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Zs(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Zs,
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
function Ys(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: Ys,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "safe integer", t, n), t;
    }
  };
}
var Nv = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Sf(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function Qs(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function At(e, t) {
  return ye({
    kind: "schema",
    type: "array",
    reference: At,
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
function ea(e, t) {
  return ye({
    kind: "schema",
    type: "custom",
    reference: ea,
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
function fn(e, t) {
  return ye({
    kind: "schema",
    type: "exact_optional",
    reference: fn,
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
function $e(e, t) {
  return ye({
    kind: "schema",
    type: "literal",
    reference: $e,
    expects: /* @__PURE__ */ So(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ Fv(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Po(e, t) {
  return ye({
    kind: "schema",
    type: "loose_object",
    reference: Po,
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
            let a = i in o ? o[i] : /* @__PURE__ */ Qs(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Sf(s);
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
          for (let i in o) /* @__PURE__ */ vf(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Ue(e) {
  return ye({
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
  return ye({
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
            let a = i in o ? o[i] : /* @__PURE__ */ Qs(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ Sf(s);
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
function Rt(e, t) {
  return ye({
    kind: "schema",
    type: "optional",
    reference: Rt,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ Qs(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Oo(e, t, n) {
  return ye({
    kind: "schema",
    type: "record",
    reference: Oo,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ vf(i, s)) {
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
function Se(e) {
  return ye({
    kind: "schema",
    type: "string",
    reference: Se,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function wf(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function mr(e, t) {
  return ye({
    kind: "schema",
    type: "union",
    reference: mr,
    expects: /* @__PURE__ */ kf(e.map((n) => n.expects), "|"),
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
        V(this, "type", n, r, { issues: /* @__PURE__ */ wf(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ wf(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ta(e, t, n) {
  return ye({
    kind: "schema",
    type: "variant",
    reference: ta,
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
                }, Nv).issues : g.type !== "exact_optional" && g.type !== "optional" && g.type !== "nullish") {
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
          expected: /* @__PURE__ */ kf(u, "|"),
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
function Xe(...e) {
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
function Pf(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ bf(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function ln(e, t) {
  let { success: n, issues: [r] = [] } = Pf(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = xf(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var Ef = N(Of(), 1);

// src/system/bytes/chunker.ts
function mn(e) {
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
function Me(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var T = 1024 * 1024, pn = 32;
function pr(e) {
  return Math.ceil(e / T) * pn;
}
function Bf() {
  let e = mn(T), t = [];
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
function oa(e, t, n) {
  let r = n.subarray(t * pn, (t + 1) * pn);
  return r.length === pn && We(...e).equals(r);
}
function If(e, { offset: t, length: n }) {
  let r = ze(t, t + n), o = r[0] * pn;
  return We(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * pn)
  ).toString("hex");
}
function We(...e) {
  let t = (0, Ef.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function ze(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var dn = "headstart-2", Lv = ["image", "delta"];
function hn(e, t) {
  return Lv.includes(t) ? Math.ceil(e / T) * T : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Eo({ digests: e, ...t }) {
  return We(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function dr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new v(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Dv = 407710288, ia = 8, Bo = ia + 12, hr = Buffer.from("HEADSTR2"), $f = 36 + hr.length, yr = Bo + $f, sa = 4 * 1024 * 1024, Mf = 1024, jv = 512, Uv = 1024 ** 4;
function Af({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > sa) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Bo), i = [e, r, n?.(Rf(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, yr), c = [Dv, a - ia, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, We(o, ...i), u, hr]);
}
var Wv = 128 * 1024;
async function gr(e, t) {
  return Hv(await zv(e), e.size, t);
}
async function zv(e) {
  let { size: t } = e;
  if (t < yr) throw new v(`it has only ${t} bytes`);
  let n = await dr(e, Math.max(0, t - Wv), t);
  if (!n.subarray(-hr.length).equals(hr))
    throw new v("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - hr.length - 4), o = yr + pr(Math.min(t, Uv)) + sa + Mf;
  if (r < yr || r > Math.min(t, o))
    throw new v(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : dr(e, t - r, t);
}
function Hv(e, t, n) {
  let r = e.length - $f;
  if (!We(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new v("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(ia + 4 * d)
  ), a = t - e.length;
  if (!(o === pr(a) && i <= sa && s <= Mf && yr + o + i + s === e.length)) throw new v("the parts of its index do not fit its body");
  let u = Bo + o, [f, l] = [
    e.subarray(Bo, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), Rf(f, l));
  let m = qv(l), p = ln(Kv, m);
  if (p !== void 0)
    throw new v(`its index is not what this version of Headstart writes${p}`);
  return Vv(m.segments, a), { ...m, digests: f };
}
function Rf(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), We(n, e, t);
}
function qv(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Ze = Xe(Ue(), Ys(), Xs(0)), Tf = Xe(Se(), Zs(/^[a-z-]{1,32}$/)), Gv = (e) => Number.isSafeInteger(e) && e > 0, Jv = Xe(
  Po({
    kind: Tf,
    offset: Ze,
    length: Ze,
    // Large entries have thousands of frames: a schema of each would take ten times as long.
    frames: fn(ea((e) => Array.isArray(e) && e.every(Gv))),
    files: Ze,
    bytes: Ze,
    unpackedBytes: fn(Ze),
    root: fn(Ze),
    deadBytes: fn(Ze)
  }),
  un(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), Kv = Po({
  container: $e(dn),
  format: Tf,
  key: Xe(Se(), Vs(jv)),
  paths: At(Se()),
  segments: At(Jv),
  files: Ze,
  bytes: Ze
});
function Vv(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== hn(n, r) || i === 0) throw new v("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new v("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as Xv, constants as Zv, statSync as Yv } from "node:fs";
import { delimiter as Qv, isAbsolute as ek, join as tk } from "node:path";
var nk = process.platform === "win32" ? ".exe" : "";
function wr(e) {
  return (process.env.PATH ?? "").split(Qv).filter((n) => ek(n)).map((n) => tk(n, `${e}${nk}`)).find(rk);
}
function Cf(e) {
  let t = wr(e);
  if (t === void 0) throw new Y(`there is no ${e} on PATH`);
  return t;
}
function rk(e) {
  try {
    return Xv(e, Zv.X_OK), Yv(e).isFile();
  } catch {
    return !1;
  }
}
function Tt() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { LC_ALL: "C", ...e && { PATH: e }, ...t && { SystemRoot: t } };
}
function yn(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}

// src/system/detached.ts
var aa = N(Ff(), 1);
import { once as ok } from "node:events";
import { finished as ik } from "node:stream/promises";
var sk = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Lf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => sk.test(a)), r = (0, aa.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Tt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function YC({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, aa.spawn)(e, t, { cwd: n, env: { ...r, ...Tt() }, detached: s }), c = a[i];
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
    f += l, f.length > Nf && u();
  });
  try {
    let [l, m] = await ok(a, "exit");
    if (u(), await ik(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Nf) return f;
    throw new Y(`${e} ${yn(l, m)}`);
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Nf = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { lstat as Df, mkdir as ak, readlink as ck } from "node:fs/promises";
import { dirname as uk, join as jf, relative as fk, resolve as Uf, sep as gn } from "node:path";
async function He(e) {
  let t = await Df(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ca(e, t);
}
function br({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Wf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ca(e, { uid: t, mode: n }) {
  if (zf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Uf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function zf(e, t) {
  if (!br({ uid: t }) && t !== 0) throw new Error(`${Uf(e)} belongs to another user`);
}
async function Hf(e, t) {
  for (let n of qf(e, t)) await He(n);
}
async function Ye(e, t) {
  for (let n of qf(e, t))
    await ak(n, { mode: 448 }).catch((r) => {
      if (I(r) !== "EEXIST") throw r;
    }), await He(n);
}
function qf(e, t) {
  let n = fk(e, t).split(gn);
  return n.map((r, o) => jf(e, ...n.slice(0, o + 1)));
}
var lk = 40;
async function wn(e) {
  if (!process.geteuid) return;
  let t = e.split(gn), n = 0, r = gn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? uk(r) : jf(r, o), s = await Df(i).catch((c) => {
      if (I(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (zf(i, s.uid), ++n > lk) throw new Error(`${e} has too many links`);
    let a = await ck(i);
    a.startsWith(gn) && (r = gn), t.unshift(...a.split(gn));
  }
}

// src/system/run.ts
import { AsyncLocalStorage as mk } from "node:async_hooks";
import { subscribe as pk, unsubscribe as dk } from "node:diagnostics_channel";
var hk = 6e4;
async function vr(e, t, n) {
  return Ct({ path: Cf(e), args: t }, n);
}
async function Ct(e, t) {
  let { limitMs: n = hk, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new Y(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), { exitCode: f, endedBy: l, stdout: m, stderr: p } = await gk(e, { ...i, signal: u });
    if (f !== null && r.includes(f)) return m;
    let d = p.toString().trim().slice(-yk), h = d === "" ? "" : `: ${d}`;
    throw new Y(`${e.path} ${yn(f, l)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var yk = 1e3, Gf = new mk();
async function gk({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Tt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Gf.getStore() === m && (f = d.process, process.nextTick(() => {
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
  pk(Jf, m), o.addEventListener("abort", l);
  try {
    let d = await Gf.run(m, () => Zu(wk(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new Y(`${e} could not be run: ${O(d)}`);
  } finally {
    dk(Jf, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Jf = "child_process";
function wk(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as bk } from "node:fs";
async function Kf(e, t = !0) {
  let n = async (s) => {
    let a = t ? wr(s) : void 0;
    return a && await vk(a, e) && a;
  }, [r, o, i] = await Promise.all([
    kk(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: wr("zstd"), mksquashfs: o, unsquashfs: i };
}
async function vk(e, t) {
  let n = await Xf("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function kk(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = wr(t), r = n && (xk(n) ?? Sk(await Xf("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Vf = { "GNU tar": "gnu", bsdtar: "bsd" };
function xk(e) {
  try {
    let t = bk(e);
    return Object.entries(Vf).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Xf(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Ct({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), P(`Not used: ${O(o)}`), "";
  }
}
function Sk(e) {
  return Object.entries(Vf).find(([t]) => e.includes(t))?.[1];
}

// src/system/bytes/buffer-pool.ts
function yt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function bn(e = 1024 * 1024) {
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
var Zf = (e) => Math.min(24, 3 * e);
function ua(e) {
  return Math.random() * Math.min(4e3, e);
}
var fa = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Yf = {
  ...fa,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, g_ = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, w_ = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/deadline.ts
async function k_({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Qf(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function el({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
  let o = new AbortController(), i = performance.now(), [s, a] = [0, 0], c = setTimeout(() => o.abort(), t), u = !1;
  return {
    signal: AbortSignal.any([e, o.signal]),
    onSent(f) {
      if (s += f, r?.(f), u || s < n && s - a < 65536) return;
      a = s, clearTimeout(c);
      let l = s < n ? 0 : performance.now() - i;
      c = setTimeout(() => o.abort(), t + l);
    },
    isOver: () => o.signal.aborted,
    end() {
      u = !0, clearTimeout(c);
    }
  };
}

// src/stores/transfer/http-contract.ts
async function tl(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var Z = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
};
function gt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var kr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", nl = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [kr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [kr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [kr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [kr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [kr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function E_(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return rl(Number(n), t);
  let r = I(e) ?? "unknown error", [o, i] = nl[r] ?? ["the connection failed", "retry"];
  return new Z(`${gt(t)}: ${o} (${r})`, i);
}
function B_(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = nl[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function rl(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${gt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function I_(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${gt(t)}: ${n} (${e})`, "none");
}
async function ol({ status: e, headers: t, body: n }, r) {
  if (e === 407) return rl(e, r);
  let o = await $k(n), [i, s] = Ek(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Mk(t["retry-after"]) : 0;
  return new Z(`${gt(r)}: ${i} (${a})`, s, c);
}
function Ek(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Bk(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Bk(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Ik = 4096;
async function $k(e) {
  let t = [];
  return await tl(Ik, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Mk(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as _k } from "node:timers/promises";
var Fk = 100;
async function T_(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, i = e.maxWaitMs ?? 4e3;
  for (let s = 0; ; ) {
    let a = el(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: u, recovery: f, retryAfterMs: l } = r(a.isOver() ? void 0 : c);
      if (f === "recovered") continue;
      if (s += a.isOver() ? 2 : 1, f === "final" || s >= o() || l > i) throw u;
      i -= l, await sl(Math.max(l, ua(Fk * 4 ** s)), n);
    } finally {
      a.end();
    }
  }
}
function il(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Zf(e.parts), i = 0;
  return {
    progress() {
      i = 0;
    },
    forPart(s) {
      let a = 0, c = s;
      return {
        async recover(u, f) {
          f - c >= t.progressBytes && (c = f, a = 0, i = 0), a++;
          let l = u.recover === "resume" && a === 1;
          if (l || i++, u.recover === "none" || a >= 8 || i >= o) throw u;
          let m = l ? 0 : t.backoffMs * 2 ** (a - 1), p = u.retryAfterMs + ua(m);
          if (u.retryAfterMs > 0 && p > n()) throw u;
          p > 0 && await sl(p, r);
        }
      };
    }
  };
}
async function sl(e, t) {
  await _k(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function al(e) {
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
function cl(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download.ts
import { Readable as Hk } from "node:stream";

// src/stores/transfer/concurrency-limiter.ts
function ul(e) {
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

// src/stores/transfer/range-request.ts
async function ll(e, t) {
  let { http: n, object: r, signed: o, signal: i } = t, { url: s } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, u = await n.request(s, {
    method: "GET",
    headers: c,
    signal: i,
    onHead: (f, l) => fl(f) ? Nk(f, l, e, t) : void 0
  });
  if (!fl(u)) throw await ol(u, s);
  if (a && e.finish(), !e.isComplete()) throw Qe(s, "the connection ended before the object did", "resume");
}
var fl = ({ status: e }) => e === 200 || e === 206;
function Nk(e, t, n, r) {
  let { url: o } = r.signed;
  jk(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (Lk(e, n, r), r.onWholeObject(n)) : Dk(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw Qe(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a)), r.onBytes(n, s.length, t), i && n.isComplete() && t.end();
  };
}
function Lk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Qe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !ml(e["content-length"], r))
    throw Qe(n, "the object has another length", "retry");
}
function Dk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Qe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!ml(i, t.end - t.position))
    throw Qe(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function ml(e, t) {
  return e === void 0 || e === String(t);
}
function jk({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new Z(`${gt(e)}: ${t}`, n);
}

// src/stores/transfer/fill-part.ts
async function pl(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await Uk(e, t);
    if (o?.recover === "await-whole" && t.begun && await Qf(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function Uk(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: i } = t, s = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !i(e)) return;
    await Wk(e, a, t), s.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof Z)) throw c;
    if (c.recover === "slow-down" && s.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    s.release();
  }
}
function Wk(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => ll(e, { ...n, signed: t, signal: o }),
    (i) => r.abort(new Z(`${gt(t.url)}: ${i}`, "resume"))
  );
}

// src/stores/transfer/part.ts
function dl(e, t, n) {
  let r = [], o, i = 0, s = (c) => {
    o ??= n.acquire(a.end - a.position);
    let u = c.copy(o, i);
    return i += u, i === o.length && (r.push(o), o = void 0, i = 0), u;
  }, a = {
    start: e,
    end: t,
    position: e,
    heldBytes: 0,
    take(c) {
      for (let u = 0; u < c.length; ) {
        let f = s(c.subarray(u));
        u += f, a.position += f;
      }
      a.heldBytes += c.length;
    },
    finish() {
      o && r.push(o.subarray(0, i)), o = void 0, a.end = a.position;
    },
    next() {
      let c = r.shift();
      return c && (a.heldBytes -= c.length), c;
    },
    isComplete: () => a.position === a.end
  };
  return a;
}

// src/stores/transfer/least-speed.ts
function Io({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, i = Math.min(e, o), s = 0, a = 0, c;
  return {
    moved(u) {
      for (s += u; i > 0 && s >= i; )
        s -= i, o -= i, i = Math.min(e, o), a = 0;
    },
    check(u, f) {
      return u && c !== void 0 && (a += f - c), c = f, a < n || i * a <= s * t ? void 0 : `${(s / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(i / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/stores/transfer/stall-watch.ts
function hl(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, i = Io(t, n), s = 0, a = performance.now(), c, u = zk(e, () => {
    a = performance.now();
  }), f = (p) => {
    let d = i.check(r() !== void 0, p);
    if (d && o(`the store sends only ${d}`), s >= t.progressBytes || !r())
      a = p, s = 0;
    else if (p - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${yl(t.noProgressMs)}`);
    }
  }, m = setInterval(() => {
    let p = performance.now();
    u.check(p), f(p);
  }, Math.min(500, t.idleMs / 4, t.hedgeMs / 2));
  return {
    during: u.during,
    received(p) {
      s += p, i.moved(p);
    },
    failed(p) {
      c = p;
    },
    remainingMs: () => t.noProgressMs - (performance.now() - a),
    stop: () => clearInterval(m)
  };
}
function zk({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new WeakMap(), s = { bytes: 0, ms: 0 }, a = (u, f) => {
    let { part: l, abort: m } = u;
    l.position - u.seenPosition >= e.progressBytes || n() ? (u.seenAt = f, u.seenPosition = l.position) : f - u.seenAt >= e.idleMs && m(`it sends next to nothing for ${yl(e.idleMs)}`);
  }, c = ({ part: u, since: f, from: l, abort: m }, p) => {
    let d = i.get(u) ?? 0, h = (p - f - e.hedgeMs * 2 ** d) * s.bytes / s.ms;
    s.ms === 0 || u.position - l >= h / 4 || (i.set(u, d + 1), m("it sends one part much more slowly than others"));
  };
  return {
    async during(u, f, l) {
      let [m, p] = [performance.now(), u.position], d = { part: u, abort: l, since: m, from: p, seenAt: m, seenPosition: p };
      o.add(d);
      try {
        await f(), s.bytes += u.position - p, s.ms += performance.now() - m, r();
      } finally {
        o.delete(d);
      }
    },
    check(u) {
      for (let f of o)
        a(f, u), f.part === t() && c(f, u);
    }
  };
}
function yl(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/stores/transfer/download.ts
function gl(e, t, n) {
  return new la(e, t, n);
}
var la = class extends Hk {
  release;
  positionOf = (t) => this.#r.get(t);
  /** Of the pieces that were handed out. */
  #r = /* @__PURE__ */ new WeakMap();
  #n;
  #o;
  #e;
  #t;
  #m;
  #c;
  #u;
  #f = new AbortController();
  #a = () => {
    this.destroy(this.#e.signal.reason);
  };
  /** Created by the first read. */
  #h;
  /** The parts that are requested and not handed out yet. The consumer reads the first one, or any. */
  #i = [];
  /** Where the next part begins, in bytes of the object. */
  #s;
  /** Where the parts end that are not requested yet. */
  #p;
  /** The consumer wants more bytes than it has been given. */
  #l = !1;
  /** The body that is paused, because the consumer has no room. Only the body of a whole object is paused. */
  #d;
  constructor(t, { start: n, end: r }, o) {
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Yf, ...o.limits }, this.#s = n, this.#p = r, this.#u = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#m = o.memory ?? bn(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#m.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#y();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#f.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#f, o = this.#t, i = this.#u - this.#s, s = hl({
      limits: o,
      bytes: i,
      awaited: () => this.#l ? this.#i[0] : void 0,
      isPaused: () => this.#d !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new Z(c, "retry"))
    }), a = Math.ceil(i / this.#c);
    return {
      http: t,
      object: this.#o,
      link: al(this.#o),
      begun: this.#s === 0 ? Promise.withResolvers() : void 0,
      limiter: ul(n),
      retries: il({ parts: a, limits: o, remainingMs: s.remainingMs, signal: r }),
      watch: s,
      signal: r,
      isWanted: (c) => this.#i.includes(c) && !r.aborted,
      onWholeObject: (c) => this.#S(c),
      onBytes: (c, u, f) => {
        s.received(u), this.#l && (c === this.#i[0] || !this.#n) && this.#y(), c.heldBytes > this.#c && this.#g(f);
      }
    };
  }
  #y() {
    for (this.#l = !0; this.#l && !this.destroyed; ) {
      if (this.#k(), this.#i.length === 0)
        return this.#l = !1, void this.push(null);
      if (!(this.#n ? this.#i.slice(0, 1) : this.#i).some((n) => this.#v(n))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #v(t) {
    let n = t.position - t.heldBytes, r = t.next();
    if (r)
      this.#r.set(r, n), this.#l = this.push(r), t.heldBytes < this.#c && this.#w();
    else if (t.isComplete()) this.#i.splice(this.#i.indexOf(t), 1);
    else return !1;
    return !0;
  }
  #k() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#i.length < t && this.#s < this.#p; ) {
      let n = this.#x();
      this.#i.push(n), pl(n, this.#h).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          this.#l && this.#y();
        },
        (r) => this.destroy(r)
      );
    }
  }
  /** In any order, the last part is the first. */
  #x() {
    let [t, n, r] = [this.#s, this.#p, this.#c], o = !this.#n && n === this.#u;
    return o ? this.#p = n - ((n - t) % r || r) : this.#s = Math.min(t + r, n), dl(o ? this.#p : t, o ? n : this.#s, this.#m);
  }
  #g(t) {
    t.pause(), this.#d = t;
  }
  #w() {
    let t = this.#d;
    this.#d = void 0, t?.resume();
  }
  // This part now covers the other parts, so their requests are no longer wanted.
  #S(t) {
    t.end = this.#u, this.#s = this.#p, this.#i = [t];
  }
};

// src/main/exit.ts
import { existsSync as qk } from "node:fs";
var ma = "/bin/sh";
function $o() {
  let e = Number(process.exitCode ?? 0);
  process.execve && qk(ma) && (process.emit("exit", e), process.execve(ma, [ma, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function wl(e, t) {
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
    pt(r), $o();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (P(O(n.signal.reason)), $o()), t(r);
  }
  $o();
}

// src/inputs/values.ts
function et(e) {
  return e.toLowerCase() === "true";
}
function Pe(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new R(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function vn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: i } = n, s = Number(r);
  if (!Number.isInteger(s) || s < o || s > i)
    throw new R(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${i}.`);
  return s;
}
function pa(e, t) {
  let n = e(t);
  if (n === "") throw new R(`Input required and not supplied: ${t}`);
  return n;
}

// src/names/rolling.ts
var xl = N(bl(), 1);
function ne(e) {
  return e ? Kk : Gk;
}
var Gk = {
  mistake: ks,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Sl = "~v", Jk = Sl.length + 49, vl = ao - Jk, Kk = {
  mistake(e) {
    let [t = ""] = e, n = ha(t).length > vl, r = `Key Validation Error: ${t} cannot be larger than ${vl} characters with rolling; ~ counts twice.`;
    return ks(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Mo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(ha)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [kl(t, 20), kl(n, 5)];
    return `${Mo(e)}${Date.now()}-${r}-${o}-${(0, xl.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Mo(e) {
  return ha(e) + Sl;
}
function Pl(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function ha(e) {
  return e.replaceAll("~", "~~");
}
function kl(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Vk = 3600 * 1e3;
function Ol(e, t) {
  let n = e.toSorted(Ss), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > Vk;
  });
}

// src/files/byte-strings.ts
import { readdirSync as Xk } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Zk = /[\u0080-\u00ff]/, Yk = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!Zk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Yk.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function H(e, t) {
  return e === t || e.startsWith(tt(t));
}
function tt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return Xk(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function Bl(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (El(n, r, e) || El(r, n, t)) return [n.text, r.text];
}
function El(e, t, { excludes: n }) {
  if (n?.(t.literal ?? Qk(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? H(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : H(r, e.base) && Ao(e, Ke(e.base, r));
}
function Qk({ base: e, rest: t }) {
  return M(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Ao(e, t) {
  return e.matches(t) || t !== "" && Ao(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as dS } from "node:os";
import { posix as hS } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Il = (e, t, n) => {
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
var $l = "\0SLASH" + Math.random().toFixed(16) + "\0", Ml = "\0OPEN" + Math.random().toFixed(16) + "\0", Ro = "\0CLOSE" + Math.random().toFixed(16) + "\0", Al = "\0COMMA" + Math.random().toFixed(16) + "\0", Rl = "\0PERIOD" + Math.random().toFixed(16) + "\0", ex = new RegExp($l, "g"), tx = new RegExp(Ml, "g"), nx = new RegExp(Ro, "g"), rx = new RegExp(Al, "g"), ox = new RegExp(Rl, "g"), ix = /\\\\/g, sx = /\\{/g, ax = /\\}/g, cx = /\\,/g, ux = /\\\./g, fx = 1e5, lx = 4e6, mx = 1e3, px = 1e3, dx = 2e7, hx = 16;
function ya(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function yx(e) {
  return e.replace(ix, $l).replace(sx, Ml).replace(ax, Ro).replace(cx, Al).replace(ux, Rl);
}
function gx(e) {
  return e.replace(ex, "\\").replace(tx, "{").replace(nx, "}").replace(rx, ",").replace(ox, ".");
}
function ga(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Tl(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Il("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function wx(e, t) {
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
function bx(e, t) {
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
function vx(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Tl(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], ga(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return ga(n, c), n;
    r = c.pop(), ga(n, c), e = a;
  }
}
function xr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Cl(e, t = {}) {
  if (!e)
    return [];
  let n = xr(t.max, fx), r = xr(t.maxLength, lx), o = xr(t.maxDepth, mx), i = xr(t.maxRewrites, px), s = xr(t.maxSteps, dx);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), wa(yx(e), n, r, o, 0, i, { remaining: s }, !0).map(gx);
}
function kx(e) {
  return "{" + e + "}";
}
function xx(e) {
  return /^-?0\d/.test(e);
}
function Sx(e, t) {
  return e <= t;
}
function Px(e, t) {
  return e >= t;
}
function Sr(e, t, n, r, o, i, s) {
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
function Ox(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = ya(i[0]), c = ya(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(ya(i[2])), 1) : 1, l = Sx;
  c < a && (f *= -1, l = Px);
  let p = i.some(xx), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let g;
    if (t)
      g = String.fromCharCode(y), g === "\\" && (g = "");
    else if (g = String(y), p) {
      let b = u - g.length;
      if (b > 0) {
        let x = new Array(b + 1).join("0");
        y < 0 ? g = "-" + x + g.slice(1) : g = x + g;
      }
    }
    if (h + g.length > r)
      break;
    s.push(g), h += g.length;
  }
  return s;
}
function wa(e, t, n, r, o, i, s, a) {
  if (s.remaining -= hx, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Tl(e, m, s);
    if (!p)
      return Sr(c, e, [""], t, n, f, s);
    p.unmatched && (m = wx(m, s));
    let d = p.pre, h = () => Sr(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Sr(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), g = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), b = y || g, x = p.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (u < i && bx(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Ro + p.post, m = m.slice(0, p.end) + Ro + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !b, l = !1);
    let S;
    if (b) {
      if (S = Ox(p.body, g, t, n, s), !S)
        return h();
    } else {
      let B = vx(p.body, s);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = wa(B[0], t, n, r, o + 1, i, s, !1).map(kx), s.remaining < 0)
          return h();
        if (B.length === 1) {
          let D = Sr(c, d + B[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = D, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let C = f && !p.post.length && !d;
      for (let D = 0; C && D < c.length; D++)
        c[D] && (C = !1);
      S = [];
      let _ = 0;
      e: for (let D = 0; D < B.length; D++) {
        let De = wa(B[D], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let oe = 0; oe < De.length; oe++) {
          let Bt = De[oe];
          if (!(C && !Bt)) {
            if (S.length >= t || _ + Bt.length > n)
              break e;
            S.push(Bt), _ += Bt.length;
          }
        }
      }
    }
    let E = Sr(c, d, S, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = E, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Pr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var Ex = {
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
}, Or = (e) => e.replace(/[[\]\\-]/g, "\\$&"), Bx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), _l = (e) => e.join(""), Fl = (e, t) => {
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
      for (let [y, [g, b, x]] of Object.entries(Ex))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, x ? o.push(g) : r.push(g), a = a || b;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(Or(l) + "-" + Or(h)) : h === l && r.push(Or(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(Or(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(Or(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [Bx(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + _l(r) + "]", p = "[" + (u ? "" : "^") + _l(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var wt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var pe, Ix = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ba = (e) => Ix.has(e), Nl = (e) => ba(e.type), $x = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), Mx = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), Ax = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Ll = /* @__PURE__ */ new Map([
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
]), Rx = "(?!(?:^|/)\\.\\.?(?:$|/))", To = "(?!\\.)", Tx = /* @__PURE__ */ new Set(["[", "."]), Cx = /* @__PURE__ */ new Set(["..", "."]), _x = new Set("().*{}+?[]^$\\!"), Fx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), va = "[^/]", Dl = va + "*?", jl = va + "+?", Nx = 0, _t = class {
  type;
  #r;
  #n;
  #o = !1;
  #e = [];
  #t;
  #m;
  #c;
  #u = !1;
  #f;
  #a;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #h = !1;
  id = ++Nx;
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
    this.type = t, t && (this.#n = !0), this.#t = n, this.#r = this.#t ? this.#t.#r : this, this.#f = this.#r === this ? r : this.#r.#f, this.#c = this.#r === this ? [] : this.#r.#c, t === "!" && !this.#r.#u && this.#c.push(this), this.#m = this.#t ? this.#t.#e.length : 0;
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
  #i() {
    if (this !== this.#r)
      throw new Error("should only call on root");
    if (this.#u)
      return this;
    this.toString(), this.#u = !0;
    let t;
    for (; t = this.#c.pop(); ) {
      if (t.type !== "!")
        continue;
      let n = t, r = n.#t;
      for (; r; ) {
        for (let o = n.#m + 1; !r.type && o < r.#e.length; o++)
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
        if (typeof n != "string" && !(n instanceof pe && n.#t === this))
          throw new Error("invalid part: " + n);
        this.#e.push(n);
      }
  }
  toJSON() {
    let t = this.type === null ? this.#e.slice().map((n) => typeof n == "string" ? n : n.toJSON()) : [this.type, ...this.#e.map((n) => n.toJSON())];
    return this.isStart() && !this.type && t.unshift([]), this.isEnd() && (this === this.#r || this.#r.#u && this.#t?.type === "!") && t.push({}), t;
  }
  isStart() {
    if (this.#r === this)
      return !0;
    if (!this.#t?.isStart())
      return !1;
    if (this.#m === 0)
      return !0;
    let t = this.#t;
    for (let n = 0; n < this.#m; n++) {
      let r = t.#e[n];
      if (!(r instanceof pe && r.type === "!"))
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
    return this.#m === t - 1;
  }
  copyIn(t) {
    typeof t == "string" ? this.push(t) : this.push(t.clone(this));
  }
  clone(t) {
    let n = new pe(this.type, t);
    for (let r of this.#e)
      n.copyIn(r);
    return n;
  }
  static #s(t, n, r, o, i) {
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
        if (!o.noext && ba(g) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let x = new pe(g, n);
          h = pe.#s(t, x, h, o, i + 1), n.push(x);
          continue;
        }
        y += g;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new pe(null, n), p = [], d = "";
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
      if (!o.noext && ba(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#d(h))) {
        let g = n && n.#d(h) ? 0 : 1;
        m.push(d), d = "";
        let b = new pe(h, m);
        m.push(b), l = pe.#s(t, b, l, o, i + g);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new pe(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#h = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #p(t) {
    return this.#l(t, Mx);
  }
  #l(t, n = $x) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#d(r.type, n);
  }
  #d(t, n = Ax) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new pe(null, r, this.options);
    o.#e.push(""), r.push(o), this.#y(t, n);
  }
  #y(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#t = this);
    this.#a = void 0;
  }
  #v(t) {
    return !!Ll.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Ll.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new pe(null, void 0, n);
    return pe.#s(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#r)
      return this.#r.toMMPattern();
    let t = this.toString(), [n, r, o, i] = this.toRegExpSource();
    if (!(o || this.#n || this.#f.nocase && !this.#f.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
      return r;
    let a = (this.#f.nocase ? "i" : "") + (i ? "u" : "");
    return Object.assign(new RegExp(`^${n}$`, a), {
      _src: n,
      _glob: t
    });
  }
  get options() {
    return this.#f;
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
    let n = t ?? !!this.#f.dot;
    if (this.#r === this && (this.#g(), this.#i()), !Nl(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, g] = typeof p == "string" ? pe.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || g, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && Cx.has(this.#e[0]))) {
        let d = Tx, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? Rx : y ? To : "";
      }
      let l = "";
      return this.isEnd() && this.#r.#u && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        wt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#w(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, wt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !To ? "" : this.#w(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? To : "") + jl;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? To : "") + Dl + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      wt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #g() {
    if (Nl(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#g(), this.#l(o) ? (n = !1, this.#y(o, r)) : this.#p(o) ? (n = !1, this.#b(o, r)) : this.#k(o) && (n = !1, this.#x(o)));
        }
      } while (!n && ++t < 10);
    } else
      for (let t of this.#e)
        typeof t == "object" && t.#g();
    this.#a = void 0;
  }
  #w(t) {
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
        o = !1, i += (_x.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? jl : Dl, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Fl(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += va, n = !0;
        continue;
      }
      i += Fx(u);
    }
    return [i, wt(t), !!n, s];
  }
};
pe = _t;

// node_modules/minimatch/dist/esm/escape.js
var ka = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ae = (e, t, n = {}) => (Pr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ae(t, n).match(e)), Lx = /^\*+([^+@!?*[(]*)$/, Dx = (e) => (t) => !t.startsWith(".") && t.endsWith(e), jx = (e) => (t) => t.endsWith(e), Ux = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), Wx = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), zx = /^\*+\.\*+$/, Hx = (e) => !e.startsWith(".") && e.includes("."), qx = (e) => e !== "." && e !== ".." && e.includes("."), Gx = /^\.\*+$/, Jx = (e) => e !== "." && e !== ".." && e.startsWith("."), Kx = /^\*+$/, Vx = (e) => e.length !== 0 && !e.startsWith("."), Xx = (e) => e.length !== 0 && e !== "." && e !== "..", Zx = /^\?+([^+@!?*[(]*)?$/, Yx = ([e, t = ""]) => {
  let n = zl([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, Qx = ([e, t = ""]) => {
  let n = Hl([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, eS = ([e, t = ""]) => {
  let n = Hl([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, tS = ([e, t = ""]) => {
  let n = zl([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, zl = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Hl = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, ql = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Ul = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, nS = ql === "win32" ? Ul.win32.sep : Ul.posix.sep;
ae.sep = nS;
var ie = /* @__PURE__ */ Symbol("globstar **");
ae.GLOBSTAR = ie;
var rS = "[^/]", oS = rS + "*?", iS = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", sS = "(?:(?!(?:\\/|^)\\.).)*?", aS = (e, t = {}) => (n) => ae(n, e, t);
ae.filter = aS;
var Oe = (e, t = {}) => Object.assign({}, e, t), cS = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ae;
  let t = ae;
  return Object.assign((r, o, i = {}) => t(r, o, Oe(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, Oe(e, i));
      }
      static defaults(o) {
        return t.defaults(Oe(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, Oe(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, Oe(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Oe(e, o)),
    escape: (r, o = {}) => t.escape(r, Oe(e, o)),
    filter: (r, o = {}) => t.filter(r, Oe(e, o)),
    defaults: (r) => t.defaults(Oe(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Oe(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Oe(e, o)),
    match: (r, o, i = {}) => t.match(r, o, Oe(e, i)),
    sep: t.sep,
    GLOBSTAR: ie
  });
};
ae.defaults = cS;
var Gl = (e, t = {}) => (Pr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Cl(e, { max: t.braceExpandMax }));
ae.braceExpand = Gl;
var uS = (e, t = {}) => new Ae(e, t).makeRe();
ae.makeRe = uS;
var fS = (e, t, n = {}) => {
  let r = new Ae(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ae.match = fS;
var Wl = /[?*]|[+@!]\(.*?\)|\[|\]/, lS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ae = class {
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
    Pr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || ql, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Wl.test(i[2])) && !Wl.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(ie) ? this.#r(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #r(t, n, r, o, i) {
    let s = n.indexOf(ie, i), a = n.lastIndexOf(ie), [c, u, f] = r ? [
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
      for (let x = o; x < t.length - l; x++) {
        let S = String(t[x]);
        if (b = !0, S === "." || S === ".." || !this.options.dot && S.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let b of u)
      b === ie ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(b), d++);
    let y = m.length - 1, g = t.length - l;
    for (let b of m)
      b[1] = g - (h[y--] + b[0].length);
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
      if (this.debug(n, f, l), f === !1 || f === ie)
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
    return Gl(this.pattern, this.options);
  }
  parse(t) {
    Pr(t);
    let n = this.options;
    if (t === "**")
      return ie;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(Kx)) ? o = n.dot ? Xx : Vx : (r = t.match(Lx)) ? o = (n.nocase ? n.dot ? Wx : Ux : n.dot ? jx : Dx)(r[1]) : (r = t.match(Zx)) ? o = (n.nocase ? n.dot ? Qx : Yx : n.dot ? eS : tS)(r) : (r = t.match(zx)) ? o = n.dot ? qx : Hx : (r = t.match(Gx)) && (o = Jx);
    let i = _t.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? oS : n.dot ? iS : sS, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? lS(l) : l === ie ? ie : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== ie || d === ie || (d === void 0 ? p !== void 0 && p !== ie ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== ie && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = ie));
      });
      let f = u.filter((l) => l !== ie);
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
ae.AST = _t;
ae.Minimatch = Ae;
ae.escape = ka;
ae.unescape = wt;

// src/files/windows-names.ts
var mS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function pS(e) {
  if (e === "." || e === "..") return;
  if (mS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Co(e) {
  for (let t of e.split("/")) {
    let n = pS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Jl = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function nt(e, t, { platform: n = process.platform, home: r = dS() } = {}) {
  let o = { platform: n, home: G(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => yS(c, G(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => wS(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function yS(e, t, n) {
  let r = ft(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = G(e.slice(i.length), n.platform), [a, c] = gS(s, t, { ...n, maths: r }), [, u = "", f = ""] = hS.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new Ae(f, Jl), d = o ? new Ae(f, { ...Jl, nocase: !0 }) : p;
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
function gS(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function wS({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = ft(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && bS(e, t, n);
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
function bS(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Co(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as $S } from "node:os";

// src/system/units.ts
function _o(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Kl(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function U(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/rolling.ts
function Vl(e) {
  let t = Pe(e, "rolling", ["false", "true", "merge"]), n = {
    keep: vn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: vn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: Pe(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new R(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Zl(e) {
  let t = PS(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Fo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: kS(e("bucket")),
    prefix: xS(e("prefix")),
    region: SS(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !vS(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new R("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new R(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function vS(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function kS(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Fo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Xl = 256;
function xS(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Xl) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Xl} in all`;
  throw Fo("prefix", e, r);
}
function SS(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Fo("region", e, "must be the name of a region, such as eu-west-1");
}
function PS(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new R(`Input endpoint ${r}.`);
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
function Fo(e, t, n) {
  return new R(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Ft = N(Yl(), 1);
var Ql = 32, OS = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function tm(e) {
  let t = em(e("signing-key")).map(ES), n = em(e("verify-key")).map(BS);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new R(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(IS), ...n] };
  }
}
function nm(e) {
  return No(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function em(e) {
  let t = No(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(OS))
    n.push(...No(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...No(t.slice(r))];
}
function No(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function ES(e) {
  if (e.startsWith("-----")) {
    let r = rm(e, "PRIVATE KEY", Ft.createPrivateKey);
    if (r) return r;
    throw new R("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Ql) return (0, Ft.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new R(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Ql}: ${n}.`
  );
}
function BS(e) {
  let t = rm(e, "PUBLIC KEY", Ft.createPublicKey);
  if (t) return t;
  throw new R(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function rm(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function IS(e) {
  return e.type === "secret" ? e : (0, Ft.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Lo(e, t) {
  let n = et(e("save-always")), r = Pe(e, "store", ["auto", "github", "s3", "local"]), o = Zl(e);
  if (r === "s3" && o.bucket === "") throw new R("Input bucket is required where store is s3.");
  return {
    key: pa(e, "key"),
    restoreKeys: om(e("restore-keys")),
    paths: om(pa(e, "path")),
    crossOs: et(e("enableCrossOsArchive")),
    failOnMiss: et(e("fail-on-cache-miss")),
    lookupOnly: et(e("lookup-only")),
    store: r,
    localDir: RS(e("local-dir"), t),
    s3: o,
    stash: { ...TS(e("stash"), t), maxBytes: CS(e("stash-size")) },
    concurrency: vn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: AS(e("part-size")),
    mode: Pe(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Pe(e, "ramdisk", ["off", "auto", "on"]),
    verify: Pe(e, "verify", ["auto", "always"]),
    format: Pe(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : Pe(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: Pe(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: vn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: Pe(e, "summary", ["true", "false"]) === "true",
    rolling: Vl(e),
    signing: tm(e)
  };
}
function om(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var MS = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function im(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (MS[n] ?? Number.NaN);
}
function AS(e) {
  if (e === "") return 8 * 1048576;
  let t = im(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new R(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function RS(e, t) {
  return e === "" ? M(t, "headstart") : Es(sm(e));
}
function sm(e) {
  return G(G(e).replace(/^~(?=\/|$)/, $S()));
}
function TS(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: M(t, "headstart-stash") };
  let r = sm(e);
  if (Os(r)) return { use: "on", dir: Es(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new R(`Input stash is '${e}'; it must be ${o}.`);
}
function CS(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = im(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new R(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var bt = N(am(), 1);
var Pa = 9;
function Oa({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function cm(e, t, n) {
  let r = Buffer.alloc(Pa);
  r.writeUInt8(Oa(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = fm(r, e, t), i = n.type === "secret" ? lm(o, n) : (0, bt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function um(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Ie("has no signature");
  let o = r.filter((c) => Oa(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Oa(u).name))].join(" and ");
    throw new Ie(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Pa), e.subarray(Pa)];
  if (!n.some((c) => {
    let u = fm(i, t, c);
    return o.some((f) => _S(u, s, f));
  }))
    throw new Ie(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function fm(e, t, { repository: n, scope: r, version: o }) {
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
function _S(e, t, n) {
  if (n.type !== "secret") return (0, bt.verify)(null, e, n, t);
  let r = lm(e, n);
  return t.length === r.length && (0, bt.timingSafeEqual)(t, r);
}
function lm(e, t) {
  return (0, bt.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Lt = class extends Error {
};
Lt.prototype.name = "InvalidTokenError";
function FS(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function NS(e) {
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
    return FS(t);
  } catch {
    return atob(t);
  }
}
function mm(e, t) {
  if (typeof e != "string")
    throw new Lt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Lt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = NS(r);
  } catch (i) {
    throw new Lt(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new Lt(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var LS = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ge(e) {
  let t = jS(e.token) ?? US(e), n = { read: t.read, write: t.write };
  return DS(t.write) && !LS.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function DS(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function jS(e) {
  try {
    let { ac: t } = mm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: pm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function US(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: pm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function pm(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function dm() {
  for (let e of nm(X("signing-key"))) vo(e);
}
function hm({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => cm(r, t, n));
}
var WS = 1440 * 60 * 1e3;
async function Do(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return gr(r);
  let o = xe(), i = e.scope === void 0 ? ge(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await gr(r, (f, l) => {
      let m = um(f, l, { places: c, keys: n.verifiers });
      if (!te(e.key, t) && a.getTime() - m.getTime() > WS)
        throw new Ie(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (te(u.key, e.key)) return u;
    throw new Ie(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof Ie)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Ie(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function kn(e) {
  let t = await zS();
  if (!e) return t ?? HS();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: i }) => {
    let { preset: s, filled: a } = e[o] ?? {};
    return s !== void 0 && i.set("preset", s), a !== "none" && ym(i, a), { name: o, inputs: i };
  });
}
async function zS() {
  let e = X("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => X(r) !== "");
  if (t)
    throw new R(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-MD7YAVXN.js");
  return n(e);
}
async function HS() {
  let e = X("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, X("working-directory")), o = r.map((i) => ({ name: i, inputs: /* @__PURE__ */ new Map([["preset", i]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(X("path")))
    throw new R(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function jo({ inputs: e }, t) {
  dm();
  let n = X("preset").toLowerCase();
  if (n === "") return;
  let r = await qS(n, t);
  return ym(e, r), r ?? "none";
}
function ym(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function qS(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, X, t);
  return r && { ...r };
}
var GS = ["preset", "working-directory", "upload-chunk-size"];
function Uo({ inputs: e }) {
  let t = new Set(GS), r = Lo((s) => (t.add(s.toLowerCase()), X(s)), ko()), o = [...e.keys()].find((s) => !t.has(s));
  if (o === void 0) return r;
  let i = [...t].sort().join(", ");
  throw new R(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${i}.`
  );
}
async function Ea(e, t) {
  try {
    return await cn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof R) ? n : new R(`${e.name}: ${n.message}`);
  }
}
function gm(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: nt(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Bl(o, i.selection);
      if (s)
        throw new R(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as WB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Pp = N(wm(), 1);

// src/formats/naming.ts
function Ia({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Wo(e, t) {
  let n = Ia(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return vu([...r, dn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as T0 } from "node:events";
import { setImmediate as C0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as JS } from "node:fs";
import { join as KS } from "node:path";
function xn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) JS(o, KS(t, String(r)));
}
async function Dt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-archives/tar-commands.ts
var VS = ["-b", String(2048)];
function XS(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var $a = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function zo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: i } = e, s = XS(n);
  if (i === "bsd") {
    let u = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], f = [...$a, "--no-xattrs", "--no-acls", "--no-fflags", ...u], l = ["--format", "pax", "--options", "hdrcharset=BINARY"], m = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...s, ...l, ...f, ...m] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...vm(a), "-P", "--sparse", ...c, ...s, ...bm] };
}
var bm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function vm(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Ho({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...vm(",delete=mtime"), ...t, ...n, ...bm] };
}
function qo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : $a, i = ["-f", "-", "--ignore-zeros", ...VS, ...o];
  return { path: n, args: ["-x", ...i, "--no-same-owner", "--no-same-permissions"] };
}
function km({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function xm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...$a] };
}

// src/formats/actions-cache/compression.ts
var On = N(Pm(), 1);
import { pipeline as Zm, Readable as Ym } from "node:stream";
import { pipeline as M0 } from "node:stream/promises";

// src/system/pipeline.ts
var Im = N(Em(), 1);

// src/system/program-exit.ts
import { once as ZS } from "node:events";
async function Bm(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await QS(s, { mayEcho: s !== e.at(-1) });
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
var YS = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function QS(e, { mayEcho: t }) {
  let n = t0(e.stderr), [r, o] = await ZS(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || YS.test(n()))))
    throw new Y(`${e.spawnfile} ${yn(r, o)}${n()}`);
}
var e0 = 1e3;
function t0(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-e0);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function ee(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], u = (a === e[0] ? r : void 0) ?? "pipe", f = n0(a, { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(f);
  }
  let i = o[0], s = o.at(-1);
  return i.stdin?.on("error", () => {
  }), {
    pid: i.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: Bm(o, n)
  };
}
async function $m(e, t) {
  let { stdout: n, ended: r } = ee([e], t);
  n.resume(), await r;
}
function n0(e, t) {
  let n = process.umask(0);
  try {
    return (0, Im.spawn)(e.path, e.args, { ...t, env: Tt() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/start.ts
var Wm = N(Am(), 1);
import { availableParallelism as jm } from "node:os";
import { extname as a0, join as c0 } from "node:path";
import { Readable as Um, Writable as u0 } from "node:stream";
import { Worker as f0 } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function Rm(e) {
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
var Sn = N(Cm(), 1);
import { once as r0 } from "node:events";
var jt = 4 * 1024 * 1024;
async function _m(e, t) {
  let n = (0, Sn.createZstdCompress)({ ...o0(e, t), flush: Sn.constants.ZSTD_e_end });
  try {
    return n.write(e), await r0(n, "readable"), i0(n.read());
  } finally {
    n.destroy();
  }
}
var YN = 33 * 1024 * 1024;
function o0({ length: e }, t) {
  return { params: { [Sn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: s0(e) };
}
function i0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function s0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Fm(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Nm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ma({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Lm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ma(e, n, t);
}

// src/formats/tar-archives/threads/start.ts
function Ut(e, t) {
  if (!("thread" in e)) return ee([e], t);
  let n = Ra(e, t);
  return { ...n, stdout: Um.from(l0(n)) };
}
async function* l0({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var m0 = c0(import.meta.dirname, `tar-thread${a0(import.meta.filename)}`), zm = [], Aa = Math.min(jm(), 2), Er = Math.min(jm(), 4), Dm, p0 = 0;
function Hm() {
  return Dm ??= Fm(Er + 1, jt, Er + 2 - Aa), Dm;
}
function d0() {
  (0, Wm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new f0(m0, { execArgv: [], env: {}, resourceLimits: e }), owner: ++p0 };
}
function Ra(e, { cwd: t, signal: n }) {
  let r = zm.pop() ?? d0(), { thread: o, owner: i } = r, s = Hm();
  o.ref();
  let a = (y) => o.postMessage(y), c = { ...e, cwd: t, mask: process.umask(), slabs: s, owner: i };
  a(c);
  let u = Rm(o), f = new u0({
    write: (y, g, b) => {
      u.send(new Uint8Array(y)).then(() => b());
    },
    final(y) {
      a("end"), y();
    }
  });
  f.on("error", () => {
  });
  let l = new Um({ objectMode: !0, read() {
  } }), m = (y) => {
    "taken" in y ? u.taken(y.taken) : l.push("frame" in y ? p(y) : d(y));
  }, p = ({ frame: y, contentBytes: g }) => ({ frame: Buffer.from(y.buffer, y.byteOffset, y.length), contentBytes: g }), d = ({ slab: y, filled: g }) => ({
    content: Nm(s, y).subarray(0, g),
    release: () => Ma(s, y, i)
  }), h = h0(r, m, n).finally(() => {
    l.push(null), f.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: f, stdout: l, ended: h };
}
async function h0(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: i } = Promise.withResolvers(), s = (l) => {
    l === "done" ? i(void 0) : "isBadEntry" in l ? i(l.isBadEntry ? new v(l.message) : new Y(l.message)) : t(l);
  }, a = ({ message: l }) => i(new Y(l)), c = () => i(new Y("a thread of tar ended early")), u = () => {
    r.terminate();
  };
  r.on("message", s).on("error", a).on("exit", c), n.addEventListener("abort", u), n.aborted && u();
  let f = await o;
  if (n.removeEventListener("abort", u), r.off("message", s).off("error", a).off("exit", c), !f && !n.aborted) {
    r.unref(), zm.push(e);
    return;
  }
  throw await r.terminate(), Lm(Hm(), e.owner), n.throwIfAborted(), f;
}

// src/formats/tar-archives/zstd.ts
var Pn = N(Gm(), 1);
import { once as P0 } from "node:events";
import { pipeline as O0 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as y0 } from "node:fs";
import { readFile as g0 } from "node:fs/promises";
var Jm = 64 * 1024 * 1024, w0 = 0.1, b0 = 8 * 1024, v0 = 8, k0 = 25;
function Wt({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + w0) + e * b0;
}
function rt(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = y0(e), o = Jm + v0 * n * r, i = Jm, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await x0(c)), k0), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}
async function x0(e) {
  let t = await g0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/sink.ts
function Br({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new Y("unpacking ended before all bytes were read");
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
var S0 = 32 * 1024 * 1024;
async function Go(e, t) {
  for (; e.pending > S0 / t.length; ) await e.progress();
}

// src/formats/tar-archives/zstd.ts
var E0 = 1024 * 1024;
function zt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < E0 ? Ta : B0(e);
}
function B0(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Ta.packing(t, n, r);
      let { level: o, threads: i, check: s } = n, a = i === 1 ? "--single-thread" : `-T${i}`, c = ["-q", "-c", s ? "--check" : "--no-check", `-${o}`, a];
      return ee([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Ta.unpacking(t, n);
      let r = rt(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: i, stdin: s, stdout: a, ended: c } = ee([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(i, c), Br({
        stdout: a,
        ended: c,
        allow: r.allow,
        write: (u, f) => {
          s.write(u, f);
        },
        endFrame: () => {
        },
        // The zstd command fails if it gets no input at all; an empty frame is input.
        end: () => {
          s.end(I0);
        }
      });
    }
  };
}
var I0 = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), Km = 128 * 1024;
function $0(e, t, n) {
  let r, o = /* @__PURE__ */ new Map(), i = !1, s = (c, u) => {
    r?.write(c, (f) => {
      o.delete(u) && u(f);
    });
  };
  return {
    /** Calls `done` when the decompressor has taken the bytes, or with an error if they follow the end of the frame. */
    write(c, u) {
      o.set(u, c), s(c, u);
    },
    end() {
      i = !0, r?.end();
    },
    /** Settles when tar has got all content of the frame. */
    fed: (async () => {
      await e, r = (0, Pn.createZstdDecompress)({ chunkSize: Km }), r.on("error", () => {
      });
      for (let [c, u] of o) s(u, c);
      i && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await P0(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Ta = {
  packing(e, { level: t, check: n }, r) {
    let o = Ut(e, r), { ZSTD_c_compressionLevel: i, ZSTD_c_checksumFlag: s } = Pn.constants, a = { [i]: t, [s]: Number(n) }, c = (0, Pn.createZstdCompress)({ params: a, chunkSize: Km });
    return O0(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = rt(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = Ut(e, { ...t, signal: o }), c = Promise.resolve(), u;
    return Br({
      stdout: s,
      ended: a,
      allow: r.allow,
      write(f, l) {
        u || (u = $0(c, i, r), c = u.fed.catch((m) => n.abort(m))), u.write(f, l);
      },
      endFrame: () => {
        u?.end(), u = void 0;
      },
      end: () => {
        c.then(() => i.end());
      }
    });
  }
};

// src/formats/actions-cache/compression.ts
function Qm(e, { tools: t, level: n }, r) {
  if (t.zstd) return zt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Ut(e, r), i = (0, On.createGzip)();
  return Zm(o.stdout, i, () => {
  }), { ...o, stdout: i };
}
var Ca = Buffer.from([40, 181, 47, 253]), Vm = Buffer.from([31, 139]);
async function* ep(e, t, n) {
  let [r, o] = await A0(e);
  if (r.subarray(0, Vm.length).equals(Vm)) yield* Xm((0, On.createGunzip)(), o);
  else if (r.subarray(0, Ca.length).equals(Ca)) t ? yield* R0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Xm((0, On.createZstdDecompress)(), o);
  else throw new v("it is no archive");
}
async function A0(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Ca.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Xm(e, t) {
  Zm(Ym.from(t), e, () => {
  }), yield* e;
}
async function* R0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: i, stdout: s, ended: a } = ee([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = M0(Ym.from(t), i).catch((u) => {
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
async function tp(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (g) => o.abort(g), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = zo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: u, ended: f } = Qm(a, { tools: t, level: n }, s), l = { segments: [], files: 0, bytes: 0, skipped: [] }, m = F0(c, { ...e, signal: s.signal }, l).catch(i), p = Dt(u, e);
  p.catch(i), await f, await m;
  let d = await p;
  o.signal.throwIfAborted();
  let { files: h, bytes: y } = l;
  return h > 0 && l.segments.push({ kind: "archive", offset: 0, length: d, files: h, bytes: y }), l;
}
var _0 = 256;
async function F0(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = N0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < _0 || (e.write(c.join(""), "latin1") || await T0(e, "drain", { signal: o }), c = [], await C0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function N0(e, t, n = process.platform) {
  let { join: r, relative: o } = ft(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(k(t), k(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var xp = N(rp(), 1);
import { linkSync as PP, mkdirSync as OP } from "node:fs";
import { availableParallelism as EP } from "node:os";
import { dirname as BP, join as IP } from "node:path";

// src/formats/tar-archives/tar-records.ts
var K = 512;
function we(e) {
  return (K - e % K) % K;
}
function Jo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: op(r) };
  if (t === "K") return { ...e, target: op(r) };
  if (t === "g") return e;
  let o = new Map(L0(r));
  return { ...e, ...D0(o) };
}
function op(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* L0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new v("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function D0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(ip(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new v("its archive has an old form of holes");
  return a && (n.sparseSize = ip(t("GNU.sparse.realsize"))), n;
}
function ip(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new v("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var j0 = 1024 * 1024;
function sp(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, i = 0, s = e === "several", a = (u, f) => {
    n = Jo(n, u, f), i = we(f.length), r = void 0;
  }, c = (u) => {
    if (s = u.every((d) => d === 0), s) return;
    let { type: f, member: l } = U0(u);
    if ("xgLK".includes(f)) {
      if (l.size > j0) throw new v("a header in the archive is too large");
      r = { type: f, size: l.size };
      return;
    }
    let m = { ...l, ...n, name: n.name ?? l.name };
    n = {};
    let p = { ...m, kind: H0(f, m.name) };
    if (p.kind !== "file" && p.size > 0) throw new v("a link or directory has content");
    return o = p.size, i = we(p.size), p;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(u) {
      let f = t.length === 0 ? u : Buffer.concat([t, u]);
      t = f.subarray(f.length);
      for (let l = 0; l < f.length && (!s || e === "several"); ) {
        let m = l + (o || i || (r?.size ?? K)), p = f.subarray(l, m);
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
function U0(e) {
  if (Ko(e, 148, 8) !== W0(e)) throw new v("its archive is damaged");
  let t = En(e, 0, 100), n = En(e, 257, 6) === "ustar" ? En(e, 345, 155) : "";
  return {
    type: En(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: En(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Ko(e, 100, 8) & 511,
      mtime: String(Ko(e, 136, 12)),
      size: Ko(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function W0(e) {
  let t = 256;
  for (let n = 0; n < K; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function En(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Ko(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = En(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new v("its archive is damaged");
}
var z0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function H0(e, t) {
  let n = z0[e];
  if (!n) throw new v(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as tP, mkdirSync as cp, readdirSync as nP, rmSync as rP } from "node:fs";
import { join as Vo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as Q0 } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as q0, renameSync as G0, rmdirSync as J0 } from "node:fs";
function ce(e, t) {
  Y0(
    () => G0(e, t),
    () => !ap(t)
  );
}
function Bn(e, t) {
  let n = process.platform === "win32";
  n && K0(t);
  try {
    return ce(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && ap(t)) return !1;
    throw r;
  }
}
function K0(e) {
  try {
    J0(e);
  } catch {
  }
}
function ap(e) {
  return q0(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var V0 = ["EPERM", "EBUSY", "EACCES"], X0 = 200, Z0 = new Int32Array(new SharedArrayBuffer(4));
function Y0(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, X0)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && V0.includes(I(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(Z0, 0, 0, i);
  }
}

// src/files/merge-trees.ts
function _a(e, t, n) {
  if (!Bn(w(e), w(t))) {
    se(t).length < se(e).length && eP(e, t, n);
    for (let r of se(e)) _a(`${e}/${r}`, `${t}/${r}`, n);
    Q0(w(e));
  }
}
function eP(e, t, n) {
  ce(w(e), n), ce(w(t), w(e)), ce(n, w(t));
}

// src/formats/tar-archives/extract-workers.ts
async function Xo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (S) => c.abort(S), l = Array.from({ length: r }, (S, E) => Vo(n, `lane-${E}`)), m = l.map((S) => {
    cp(S);
    let E = t.unpacking(qo(e), { cwd: S, signal: u });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Fa(k(S))).catch(f) };
  }), p = m.map(({ sink: S }) => S), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: S }) => S));
  u.throwIfAborted();
  let y = h.reduce((S, E) => S + (E ?? 0), 0), g = oP(n);
  if (y > o() || y < o() && !g)
    throw new v(`its segments held ${y} files instead of ${o()}`);
  let b = Vo(n, "tree");
  cp(b);
  for (let S of l) _a(k(S), k(b), Vo(n, "aside"));
  let x = g ? o() - Fa(k(b)) : 0;
  if (x > o() - y)
    throw rP(b, { recursive: !0 }), new sn();
  return x > 0 && s(`Some names are one name here, so later files replaced ${x} of ${o()} files`), d;
}
function oP(e) {
  return process.platform === "darwin" || tP(Vo(e, "LANE-0"));
}
function Fa(e) {
  let t = 0;
  for (let n of nP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Fa(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new v("a segment of files holds something else");
  return t;
}
var iP = 1024 * 1024;
async function up(e, t, n) {
  let r = [];
  for (let s of t) aP(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of uP(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await cP(n), i.allow(Wt(s))), i.write(a, () => e.release?.(a)), await Go(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var sP = 1024 * 1024;
function aP(e) {
  let t = 2 + Wt(e) / sP;
  if ((e.frames?.length ?? 0) > t)
    throw new v("a segment has more frames than its content needs");
}
async function cP(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= iP) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* uP(e, t) {
  let n = fP(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new v("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* fP(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var fp = /[\u0080-\u00ff]/, Zo = 100, Na = 8589934591, lP = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ir(e) {
  let t = Buffer.allocUnsafe(La(e));
  return t.subarray(0, Da(t, 0, e));
}
function La({ name: e, target: t }) {
  return 4 * K + 2 * (e.length + t.length);
}
function Da(e, t, n, r = !1) {
  let o = pP(n, r), i = t;
  if (o !== "") {
    i += mP(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + we(o.length);
    e.fill(0, i, s), i = s;
  }
  return mp(e, i, n, lP[n.kind]), i + K;
}
var lp = /* @__PURE__ */ new Map();
function mP(e) {
  let t = lp.get(e);
  if (t) return t;
  let n = Buffer.alloc(K);
  return mp(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), lp.set(e, n), n;
}
function pP({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = fp.test(e) || fp.test(t), a = s && !i ? ot("hdrcharset", "BINARY") : "", c = s || e.length > Zo ? ot("path", e) : "", u = s || t.length > Zo ? ot("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : ot("mtime", n), l = r > Na ? ot("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + dP(e, o);
}
function dP(e, t) {
  return t === void 0 ? "" : ot("GNU.sparse.major", "1") + ot("GNU.sparse.minor", "0") + ot("GNU.sparse.name", e) + ot("GNU.sparse.realsize", t);
}
function ot(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var hP = yP();
function yP() {
  let e = Buffer.alloc(K);
  return In(e, 108, 7, 0), In(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function mp(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  hP.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Na);
  e.write(n, t, Zo, "latin1"), In(e, t + 100, 7, o), In(e, t + 124, 11, Math.min(s, Na)), In(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Zo, "latin1");
  let u = 0;
  for (let f = t; f < t + K; f++) u += e[f];
  In(e, t + 148, 6, u), e[t + 154] = 0;
}
function In(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/files/member-paths.ts
function Yo(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), k(n)]));
}
function pp(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Qo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, lines: r, ...o } = t;
  await dp(qo(n, Yo(r)), e, o), n.dialect === "bsd" && await gP(e, n, o);
}
async function gP(e, t, n) {
  let o = (await dp(km(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: i, stdout: s, ended: a } = ee([xm(t)], n);
  s.resume(), i.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function dp(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let i = r.unpacking(e, o), s = "";
  i.stdout.setEncoding("latin1").on("data", (a) => {
    s += a;
  }), i.allow(n);
  for (let a of t) i.write(a);
  return i.endFrame(), i.end(), await i.ended, s;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as hp } from "node:path";
var wP = 1e3, bP = 8 * 1024 * 1024, vP = 4;
function gp(e) {
  let t = e[0], n = xP(), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.add(u, t);
  }, c = () => {
    a(kP.subarray(0, we(i))), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / wP, o / bP);
      (l >= vP || l >= 1 && hp(f) !== s) && (n.flush(t), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = hp(f), r++, a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Go(t, e),
    end() {
      c(), n.flush(t);
      for (let u of e) u.end();
    }
  };
}
var kP = Buffer.alloc(K), yp = 1024 * 1024;
function xP() {
  let e = Buffer.allocUnsafeSlow(yp), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, i) {
      for (let s = 0; s < o.length; ) {
        let a = o.copy(e, n, s);
        s += a, n += a, !(n < e.length) && (r(i), e = Buffer.allocUnsafeSlow(yp), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var SP = 1e5;
function bp(e, t, n = process.platform) {
  let r = ft(n), o = k(t), i = e.map((l) => ({ line: l, base: k(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => H(l, p) && m.matches(w(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, wp);
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
      a.size > SP && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? wp : f(r.resolve(o, l));
      if (!p) throw new v(`it holds ${w(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Co(w(d, n).toString()), d;
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
var wp = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Sp(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = EP(), warn: a } = e, c = rt(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = {
    tar: u,
    codec: vp,
    dir: n,
    workers: s,
    files: () => l,
    signal: f,
    warn: a
  }, { links: p, skeleton: d } = await Xo(m, async (b, x) => {
    let S = gp(b), E = RP(bp(o, i), S), B = sp(), C = u.dialect === "node" ? void 0 : r.zstd;
    for await (let _ of ep(t, C, { cwd: n, signal: x })) {
      c.count(_.length), x.throwIfAborted();
      for (let D of B.push(_)) E.push(D);
      await S.room();
    }
    return B.finish(), S.end(), l = E.files(), E;
  }), h = IP(n, "tree");
  for (let { name: b, target: x } of p) TP(k(h), b, x);
  let y = Buffer.concat(d), g = { bytes: [y], members: d.length, mostBytes: y.length };
  await Qo(g, { tar: u, lines: o, codec: vp, cwd: h, signal: f });
}
var $P = Buffer.alloc(1024), MP = 512 * 1024 * 1024, AP = 1 / 2, vp = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Ut(e, t);
    return Br({
      stdout: r,
      ended: o,
      write: (i, s) => {
        n.write(i, s);
      },
      // Nothing is compressed, so the output is as long as the input.
      allow: () => {
      },
      endFrame: () => {
      },
      end: () => {
        n.end($P);
      }
    });
  }
}, kp = 300;
function RP({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(MP, (0, xp.getHeapStatistics)().heap_size_limit * AP), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new v("it holds more than anybody would save");
  }, m = (d) => {
    let h = Ir(d);
    l(h.length), o.push(h);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + kp), h === "file")
      f++, n.begin(Ir({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let g = e(d.target);
      l(g.length + kp);
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
function TP(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  OP(r(BP(t)), { recursive: !0 });
  try {
    PP(r(n), r(t));
  } catch {
    throw new v(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Op = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => CP(r, e));
  },
  unsupportedReason: () => {
  },
  pack: tp,
  unpack: Sp
};
function CP(e, t) {
  let n = Ia(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Pp.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as hE } from "node:fs";
import { join as yE } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Od = N(Bp(), 1);
import { writeFileSync as cE } from "node:fs";
import { join as uE } from "node:path";

// src/files/staging.ts
import { chmodSync as hO, lstatSync as qp, mkdtempSync as yO, readdirSync as gO, rmSync as wO, statSync as bO } from "node:fs";
import * as si from "node:fs/promises";
import { createServer as vO } from "node:net";
import { toNamespacedPath as kO } from "node:path";

// src/system/disk/local-socket.ts
var $p = N(Ip(), 1);
import { once as jP } from "node:events";
import {
  closeSync as UP,
  lstatSync as WP,
  mkdtempSync as zP,
  openSync as HP,
  rmSync as qP,
  statSync as GP,
  symlinkSync as JP,
  writeFileSync as KP
} from "node:fs";
import { connect as VP } from "node:net";
import { tmpdir as XP } from "node:os";
import { join as Ht } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as _P, constants as Ua, fstatSync as FP, lstatSync as NP, openSync as LP, readFileSync as DP } from "node:fs";
function $n(e, t) {
  let n = (o) => o?.isFile() === !0 && br(o) && o.size <= t;
  if (!n(NP(e, { throwIfNoEntry: !1 }))) return;
  let r = LP(e, Ua.O_RDONLY | Ua.O_NOFOLLOW | Ua.O_NONBLOCK);
  try {
    return n(FP(r)) ? DP(r) : void 0;
  } finally {
    _P(r);
  }
}

// src/system/disk/local-socket.ts
var ei = process.platform === "win32";
function ti(e, t, n) {
  let { path: r, close: o } = ei ? QP() : Ap(e, t);
  return n.on("error", () => {
  }).listen(r), o(), ei && n.listening && KP(Ht(e, t), Rp(r, e), { mode: 384 }), n.listening;
}
async function ni(e, t) {
  let n = ei ? Tp(e, t) : Ap(e, t);
  if (n)
    try {
      let r = VP(n.path);
      return r.on("error", () => {
      }), await jP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function Mp(e, t) {
  return ei ? Tp(e, t) !== void 0 : WP(Ht(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Ap(e, t) {
  let n = Ht(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = HP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => UP(o) };
  }
  let r = zP(Ht(XP(), "headstart-"));
  return JP(e, Ht(r, "d")), { path: Ht(r, "d", t), close: () => qP(r, { recursive: !0, force: !0 }) };
}
var ZP = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, YP = 256;
function QP() {
  return { path: `\\\\.\\pipe\\headstart-${(0, $p.randomUUID)()}`, close: () => {
  } };
}
function Rp(e, t) {
  return `${e}
${GP(t, { bigint: !0 }).ino}
`;
}
function Tp(e, t) {
  let n = eO(Ht(e, t)) ?? "", [r = ""] = n.split(`
`);
  return ZP.test(r) && n === Rp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function eO(e) {
  try {
    return $n(e, YP)?.toString("latin1");
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Wp = N(_p(), 1);
import {
  appendFileSync as nO,
  chmodSync as za,
  lstatSync as Up,
  mkdirSync as rO,
  rmdirSync as oO,
  rmSync as iO,
  statSync as sO,
  utimesSync as aO,
  writeFileSync as cO
} from "node:fs";

// src/files/journal-step.ts
var Fp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function ri(e) {
  let t = e;
  return Fp[e.do].map((n) => t[n]);
}
function Np(e) {
  return ri(e)[0];
}
function Wa(e, t) {
  let n = k(q(t)), r = tt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Dp(i, o))}
`).join("");
}
function Lp(e, t) {
  let n = k(q(t)), r = (s) => s === "" ? n : `${tt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = tO(k(uo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = ln(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Dp(a, r);
  });
}
function Dp(e, t) {
  let n = ri(e), r = Fp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function tO(e) {
  let t = (c) => c.split("/"), n = (c) => t(c).every((u) => !["", ".", ".."].includes(u)), r = Xe(
    Se(),
    un((c) => n(c) && t(c)[0] !== e)
  ), o = Xe(
    Se(),
    un((c) => n(c) && c.startsWith(`${e}/`))
  ), i = Se(), s = Xe(Ue(), Ks()), a = me({ mode: s, mtime: s });
  return ta("do", [
    me({ do: $e("make"), path: r }),
    me({ do: $e("move"), to: r, from: o, inode: i }),
    me({ do: $e("replace"), to: r, from: o, aside: o, inode: i }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    me({ do: $e("stamp"), path: mr([$e(""), r]), stamp: a, before: a })
  ]);
}

// src/files/journal.ts
var Mn = "journal", uO = Math.min(128 * 1024 * 1024, (0, Wp.getHeapStatistics)().heap_size_limit / 32);
function zp(e, t) {
  nO(M(t, Mn), Wa(e, t), { mode: 384 });
  for (let n of e) lO(n);
}
function Hp(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && qa(t.path, t.stamp);
}
function Ha(e) {
  iO(M(e, Mn), { force: !0 });
}
function oi(e, t = () => !0) {
  let n = fO(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? mO(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let i = M(e, `${Mn}-draft`), s = n.filter((a) => r.has(a));
  s.length > 0 ? (cO(i, Wa(s, e), { mode: 384 }), ce(i, M(e, Mn))) : Ha(e);
}
function Mr(e) {
  return L(k(M(e, Mn))) !== void 0;
}
function fO(e) {
  if (!Mr(e)) return [];
  let t = $n(M(e, Mn), uO);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Lp(t.toString(), e);
}
function lO(e) {
  switch (e.do) {
    case "make":
      rO(w(e.path));
      break;
    case "move":
      $r(e.from, e.to);
      break;
    case "replace":
      $r(e.to, e.aside), $r(e.from, e.to);
      break;
    case "stamp":
      qa(e.path, e.stamp);
      break;
  }
}
function mO(e) {
  switch (e.do) {
    case "make":
      pO(e.path);
      break;
    case "move":
      jp(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (jp(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      $r(e.aside, e.to);
      break;
    case "stamp":
      dO(e.path, e.before);
      break;
  }
}
function jp({ from: e, to: t, inode: n }) {
  !L(e) && ii(t) === n && $r(t, e);
}
function ii(e) {
  let t = Up(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return Up(w(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function qt(e) {
  if (sO(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...qt(q(e)), e];
}
function pO(e) {
  try {
    oO(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function dO(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && qa(e, t);
}
function qa(e, { mode: t, mtime: n }) {
  try {
    za(w(e), t), aO(w(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function $r(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ce(n, r);
  } catch (o) {
    let i = L(e);
    if (I(o) !== "EACCES" || !i?.isDirectory()) throw o;
    za(n, i.mode | 128), ce(n, r), za(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var An = ".headstart-staging-";
function qe(e) {
  return e.startsWith(An);
}
function ai(e) {
  let t = yO(M(e, An)), n = SO(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Mr(t) || (n?.close(), Rr(t));
    }
  };
}
async function vt({ base: e, literal: t }) {
  let n = xO(e);
  if (t === void 0) return n;
  let r = qp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await si.access(n, si.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === qp(n).dev ? n : t : n;
}
function xO(e) {
  let t = e;
  for (; !bO(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Rn(e) {
  let t = L(k(e));
  return t !== void 0 && Ar(t);
}
function Ar(e) {
  return e.isDirectory() && br(e) && Wf(e);
}
function Tn(e) {
  return Mp(e, Ga);
}
var Ga = "alive";
function SO(e) {
  let t = vO((n) => n.destroy()).unref();
  if (ti(e, "born", t))
    return ce(M(e, "born"), M(e, Ga)), t;
}
async function ci(e) {
  if (!Tn(e)) return !1;
  try {
    let t = await ni(e, Ga);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Rr(e) {
  let t = () => wO(kO(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    Gp(k(e)), t();
  }
}
function Gp(e) {
  hO(w(e), 448);
  for (let t of gO(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Gp(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as oE } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var yd = N(Kp(), 1);
import { closeSync as hd, constants as pd, fstatSync as zO, openSync as HO, readSync as qO } from "node:fs";
import { setImmediate as GO } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Yp = N(Xp(), 1);
var ue = 8192, Ka = 256;
function ui(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Ka * ue)), { unpacked: f, starts: l, length: m } = PO(u, i + u.length === n);
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
      if (c.at += u, c.at > c.bytes.length) throw $("a table ends early");
      return f;
    },
    /** Where the reader is in the table. */
    position: () => s + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= ue) throw $("a table points beside its blocks");
      return l * ue + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw $("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw $("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function fi(e, t, n) {
  let r = Math.ceil(n / ue), o = await e(t, t + r * Ja);
  if (o.length !== r * Ja) throw $("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ja))), [s = t] = i;
  if (s > t) throw $("a table is behind its list");
  return { table: ui(e, s, t, i), start: s };
}
var Ja = 8;
function PO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Ka && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Zp);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Zp ? a : OO(a), u = t && s === e.length;
    if (c.length !== ue && !(u && c.length > 0 && c.length < ue))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Ka)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Zp = 32767;
function OO(e) {
  try {
    return (0, Yp.zstdDecompressSync)(e, { maxOutputLength: ue, chunkSize: ue });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new v(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Tr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function ed(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw $("two inodes have one number");
      n[i] = Tr[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw $("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === Tr.directory || s === Tr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [EO, BO, IO] = [12, 12, 8], $O = 256, MO = 256, [Qp, AO] = [46, 47];
async function td({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await RO(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw $("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), g = u[p]?.within === y - f ? u[p++] : void 0;
    if (g && s.positionOf(g.block, y % ue) !== y)
      throw Va();
    let b = s.take(BO), x = s.bytes.readUInt32LE(b) + 1, S = i.positionOf(s.bytes.readUInt32LE(b + 4), 0), E = s.bytes.readUInt32LE(b + 8);
    if (x > MO) throw $("a directory has too many names at once");
    for (let B = x; B > 0; B--) {
      let C = s.ahead();
      C && await C;
      let _ = s.take(IO), { bytes: D } = s, De = E + D.readInt16LE(_ + 2), oe = D.readUInt16LE(_ + 4);
      a.name(De, oe, S + D.readUInt16LE(_));
      let Bt = nd(D.readUInt16LE(_ + 6)), yu = s.take(Bt), or = D.subarray(yu, yu + Bt);
      if (TO(or, d), g && B === x && !or.equals(g.name)) throw Va();
      d = or, oe === Tr.whiteout ? c.add(e, or) : oe === Tr.directory && c.addBelow(e, or, De);
    }
    m += x;
  }
  if (s.position() !== l) throw $("a directory does not end where it should");
  if (p !== u.length) throw Va();
  return m;
}
async function RO(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(EO), { bytes: o } = e, i = nd(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Va() {
  return $("the index of a directory leads elsewhere");
}
function nd(e) {
  if (e >= $O) throw $("a name is too long");
  return e + 1;
}
function TO(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === AO) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Qp && (e.length === 1 || e.length === 2 && e[1] === Qp))
    throw $("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Re = 96, rd = 6, od = { noXattrs: 512, others: 1088 }, id = 0xffffffffffffffffn, CO = 1 << 24;
function Cn(e, t) {
  if (e.length < Re || e.toString("latin1", 0, 4) !== "hsqs")
    throw sd("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Re, f, l, m, p, h, t], g = (n(24) ^ od.noXattrs) & ~od.others, b = `${n(28)}.${n(30)}`, S = [
    [n(20) === rd, `its compression is number ${n(20)} instead of ${rd}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [g === 0, `its flags 0x${n(24).toString(16)} differ in 0x${g.toString(16)}`],
    [e.readBigUInt64LE(56) === id, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === id, "it has a table for exporting by NFS"],
    [s > 0 && s <= CO, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [y.every((E, B) => B === 0 || E >= y[B - 1]), "its tables overlap"]
  ].find(([E]) => !E);
  if (S) throw sd(S[1]);
  return i;
}
function sd(e) {
  return new v(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var ad = 16, _O = 4, Xa = 1 << 24, li = Xa - 1;
async function cd(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = NO(o + i), { starts: a, words: c, start: u } = await FO(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & li;
    if (p > (Xa | li) || d > r || m + d > n)
      throw $("a block is where none can be");
    if (p & Xa) return d;
    try {
      return e.unpackedBytes?.(m, d, r);
    } catch (h) {
      throw $(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: u,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let g = p % r, b = d === void 0 ? p : p - g, x = { start: m, end: m, hash: 0 };
      for (let S = 0; S < b; S += r) {
        let E = y.ahead();
        E && await E;
        let B = y.bytes.readUInt32LE(y.take(_O));
        if (B === 0) continue;
        let C = e.pause?.();
        C && await C;
        let _ = Math.min(r, b - S);
        if ((l(x.end, B) ?? _) !== _)
          throw $("a block is not what it should be");
        x.end += B & li, x.hash = Math.imul(x.hash, 31) + B | 0;
      }
      if (s.add(x), d !== void 0) {
        if (d >= i || h + g > r) throw $("a fragment is where none can be");
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
          throw $("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & li), hash: h });
      }
      s.check();
    }
  };
}
async function FO({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await fi(e, n, t * ad);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(ad);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function NO(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => $("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Re || o === e) throw i();
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
var mi = (e) => (t, n) => t.readUInt16LE(n + e), be = (e) => (t, n) => t.readUInt32LE(n + e), ud = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), LO = {
  1: { kind: "directory", length: 16, start: be(0), bytes: mi(8), offset: mi(10) },
  2: { kind: "file", length: 16, start: be(0), fragment: be(4), offset: be(8), bytes: be(12) },
  3: { kind: "link", length: 8, bytes: be(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: be(4) },
  8: { kind: "directory", length: 24, bytes: be(4), start: be(8), indexed: mi(16), offset: mi(18), attributes: be(20) },
  9: { kind: "file", length: 40, start: ud(0), bytes: ud(8), fragment: be(28), offset: be(32), attributes: be(36) }
}, pi = 4294967295, DO = 16, jO = 4095, UO = 3;
function ld(e) {
  let t = e.take(DO), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = LO[n.readUInt16LE(t)];
  if (!r) throw fd();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw fd();
  if (s(r.attributes, pi) !== pi) throw $("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? UO : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > jO) throw $("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, pi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === pi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function fd() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var di = 2 ** 20, WO = 4096;
function md() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > di) throw $("it has too many whiteouts");
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
          if (c.length > WO) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function JO(e) {
  let t = Cn(await e.read(0, Re), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await KO(e, t.idTable, i);
  let a = await cd(e, t), c = ui(e.read, n, r), u = ui(e.read, r, a.start), f = ed(o), l = md(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let g = 0; g < o; g++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), d = ld(c), p ??= d.owner, d.owner !== p) throw $("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw $("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await td(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw $("its root is not where it should be");
  if (f.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var dd = 4;
async function KO(e, t, n) {
  let { table: r } = await fi(e.read, t, n * dd);
  await r.ahead(), r.take(n * dd), r.end();
}
function hi({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
function VO(e) {
  let t = HO(e, pd.O_RDONLY | (pd.O_NONBLOCK ?? 0));
  if (zO(t).isFile()) return t;
  throw hd(t), new Error(`${e} is no file any more`);
}
async function _n(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = VO(e), a = (p, d) => {
    let h = Buffer.allocUnsafe(d);
    return h.subarray(0, qO(s, h, 0, d, t + p));
  }, c = 0, u = {
    tables: void 0,
    heads: (p) => YO(a(p, gd)) ?? 0,
    contents(p, d, h) {
      let y = (0, yd.zstdDecompressSync)(a(p, d), { maxOutputLength: h });
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await GO(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < XO ? void 0 : f();
  try {
    return await JO({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    hd(s);
  }
}
var XO = 64 * 1024 * 1024, ZO = 4247762216, gd = 18;
function YO(e) {
  if (e.length < gd || e.readUInt32LE(0) !== ZO) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as QO, openSync as eE, readSync as tE, writeSync as wd } from "node:fs";
var xd = "-noI", [bd, nE] = [24, 1], [rE, vd] = [8, 4], kd = 2;
function Sd(e, t, n) {
  let r = eE(e, "r+");
  try {
    let o = Buffer.alloc(Re);
    tE(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(bd) & ~nE, bd);
    let { inodeTable: i, root: s } = Cn(o, t);
    wd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(vd);
    a.writeUInt32LE(n);
    for (let c = 0; c < vd; c++) {
      let u = s.offset + rE + c, f = Math.floor(u / ue) * (kd + ue), l = i + s.block + f + kd + u % ue;
      wd(r, a, c, 1, l);
    }
  } finally {
    QO(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Pd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Ho(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Cr(e, r, n);
      return a.members >= t.length ? a : new v(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof v) return a;
      throw a;
    }
  }, i = await o(), s = i instanceof v ? await o() : i;
  if (s instanceof v) throw new Error(`mksquashfs made a damaged image, twice: ${s.message}`);
  return s;
}
async function Cr(e, { source: t, how: n, reader: r, names: o, archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...iE(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: g } = ee(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [S, E] = await Promise.allSettled([sE(i, h), g]);
    for (let B of [S, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await g;
  let { size: b } = await oE(e);
  s !== void 0 && Sd(e, b, s);
  let x = await _n(e, { offset: 0, length: b }, "heads");
  return hi(x, a), x;
}
function iE(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function sE(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await aE(t);
  } finally {
    t.end();
  }
}
function aE(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function Ed(e, t, n) {
  let r = await Ad(e, t, [], n);
  return n.signal.throwIfAborted(), r && Id(r) ? void 0 : r;
}
async function Bd(e, t, { members: n, unpacked: r }, o) {
  let i = Za(t, r);
  if (i.length > fE || i.some((c) => c.includes(`
`))) return;
  let s = await Ad(e, t, i, o);
  return o.signal.throwIfAborted(), s?.members !== n.length - 1 || Id(s) ? void 0 : !o.leftOut || await mE(e, t, n, o).catch(() => !1) ? s : void 0;
}
var fE = 1e3, lE = 1440 * 60;
function Id({ newest: e }) {
  return e > Date.now() / 1e3 + lE;
}
async function mE(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = ee([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Od.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Md(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function $d({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Za(e, t) {
  let n = Md(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Md({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${k(t)}/`;
}
function Ad(e, { path: t }, n, r) {
  let o = uE(r.scratch, "excludes");
  return cE(o, [pE, ...n.map(dE)].join(""), "latin1"), Cr(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var pE = `... ${An}*
`;
function dE(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Cd(e) {
  let t = yE(e.scratch, "image"), n = [], r;
  for (let i of e.matches.filter($d)) {
    let s = i.line.number, a = e.leftOut ? void 0 : await Ed(t, i, e);
    if (!a) {
      r ??= Rd(e);
      let c = r.members.get(s) ?? [];
      a = e.leftOut || Za(i, r.unpacked).length > 0 ? await Bd(t, i, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Td(t, { ...a, files: c, root: s }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Rd(e);
    let i = [...r.members].flatMap(
      ([s, a]) => n.some(({ root: c }) => c === s) ? [] : a
    );
    if (i.length > 0) {
      xn(e);
      let s = await Pd(t, i, e);
      n.push(await Td(t, { ...s, files: i.length }, n, e));
    }
  }
  let o = (i) => n.reduce((s, a) => s + a[i], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Rd({ found: e, leftOut: t = [] }) {
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
async function Td(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = hn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Dt(hE(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Ud, rm as BE } from "node:fs/promises";
import { join as IE } from "node:path";

// src/formats/squashfs/arrivals.ts
function _d(e) {
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
var gE = 32;
function Fn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw _r();
  let a = r.map((u, f) => ({ ...Fd(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw _r();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= gE) throw _r();
    return { ...Fd(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw _r();
  return c;
}
function Fd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Wt(e) };
}
function _r() {
  return new nn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var wi = N(Ld(), 1);
import { open as wE } from "node:fs/promises";
var yi = 64 * 1024 * 1024, bE = yi + yi / 128, vE = 4096, kE = 255, [gi, Dd, xE] = [0, 46, 47];
function jd(e) {
  let t = Buffer.from(e.map(SE).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > yi || n > di)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, wi.zstdCompressSync)(t), bytes: t.length };
}
function SE(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function bi(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > bE) throw Gt("it is too long");
  await n?.(o, o + i);
  let a = await wE(e);
  try {
    let { bytesRead: c, buffer: u } = await a.read(Buffer.alloc(i), 0, i, o), f = t.filter(({ kind: p }) => p === "delta").length, l = Ya(u.subarray(0, c), f), m = l.counts.reduce((p, d) => p + d, 0);
    if (m !== s) throw Gt(`it has ${m} names instead of ${s}`);
    return l;
  } finally {
    await a.close();
  }
}
function Ya(e, t) {
  let n = PE(e), { starts: r, counts: o, end: i } = OE(n, t);
  if (i !== n.length) throw Gt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(gi, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function PE(e) {
  try {
    let t = { maxOutputLength: yi, info: !0 }, { buffer: n, engine: r } = (0, wi.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Gt(O(t));
  }
  throw Gt("something follows it");
}
function OE(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== gi; a++) o = EE(e, o) + 1;
    if (r.push(a), i += a, i > di) throw Gt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function EE(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== gi && e[n] !== xE; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Dd && e[n - 1] === Dd;
    if (n === e.length || i === 0 || i > kE || n - t > vE || s)
      throw Gt("it has a name that is none");
    r = e[n] === gi;
  }
  return n - 1;
}
function Gt(e) {
  return new v(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Nn({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = Fn(e, t), c = IE(s, "image"), u = !1, f = async (p) => {
    await $E(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await BE(c, { force: !0 }), await AE(c, { length: z({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await Qa(c, a) : u || await Wd(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function $E(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = _d(z({ segments: r })), c = Wd(n, r, { signal: o, until: s }), u = !1;
  c.catch(() => {
    u = !0;
  });
  let f = Promise.resolve(), l = 0;
  try {
    for await (let m of e) {
      if (await f, u) break;
      let p = e.positionOf?.(m) ?? l;
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
var ME = 32 * 1024 * 1024;
async function AE(e, { length: t, isMounted: n }, r) {
  let o = await Ud(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      for (let l = 0; l < u.length; ) {
        let { bytesWritten: m } = await o.write(u, l, u.length - l, f + l);
        l += m;
      }
      s -= u.length, a += u.length, n && (a >= ME || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Qa(e, t) {
  let n = Buffer.alloc(Re), r = await Ud(e);
  try {
    for (let { offset: o, length: i } of t.flatMap((s) => [s, ...s.layers]))
      await r.read(n, 0, n.length, o), Cn(n, i);
  } finally {
    await r.close();
  }
}
async function Wd(e, t, n = {}) {
  let r = await bi(e, t, n), o = 0;
  for (let i of t.filter(ec)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await _n(e, i, "tables", n);
    hi(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new v(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new v(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function ec({ kind: e }) {
  return e === "image" || e === "delta";
}
async function zj(e, { offset: t }) {
  return t + Number((await e(t, t + Re)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as _E, lstatSync as Kd, mkdirSync as FE, readdirSync as Vd } from "node:fs";
import { dirname as NE, join as Jt, relative as LE } from "node:path";

// src/formats/squashfs/layers/layers.ts
import { chmodSync as qd, lstatSync as Gd, mkdirSync as zd, renameSync as Hd, utimesSync as RE } from "node:fs";
function Jd({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  zd(w(r));
  let s = (c) => {
    let u = L(c);
    u?.isDirectory() && tc(c), u && Hd(w(c), w(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Gd(w(c));
    for (let m of [c, u]) tc(m);
    for (let m of se(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = CE(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && L(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Hd(w(p), w(d)) : (y || zd(w(d)), a(p, d));
    }
    qd(w(u), f & 511), RE(w(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = TE(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function TE(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new v("it removes something below what is no directory");
    tc(n), n = `${n}/${r}`;
  }
  return n;
}
function tc(e) {
  qd(w(e), 448);
}
function CE(e) {
  let t = Gd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new v("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function vi({ path: e, images: t }, n, r = n.lines) {
  let o = Jt(n.dir, "tree"), i = await bi(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? DE(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Xd({ path: e, layer: a, target: u, places: f }, n);
    let l = c.reduce((p, d) => p + UE(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new v(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await jE({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new v(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Vd(u).filter(m) : [])
      Rr(Jt(u, p));
  }
  await WE(o, n.signal);
}
function DE(e, t) {
  let n = Jt(t, String(e.number));
  if (Kd(n, { throwIfNoEntry: !1 })) throw new v("two images hold the same path");
  let r = Jt(n, LE(e.base, e.literal));
  return FE(NE(r), { recursive: !0 }), r;
}
async function Xd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = rt(i);
  l.allow(t.mostBytes);
  let m = { cwd: i, signal: AbortSignal.any([a, l.signal]) }, { pid: p, stdout: d, ended: h } = ee([{ path: s.unsquashfs, args: f }], m);
  d.resume(), l.watch(p, h), await h;
}
async function jE({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Jt(o.dir, `delta-${i}`);
  await Xd({ path: e, layer: t, target: a, places: [], hasWhiteouts: s > 0 }, o);
  let c = k(Jt(o.dir, `removed-${i}`)), u = { from: k(a), to: k(n), removed: r.namesOf(i), aside: c };
  return Jd(u) + s;
}
function UE(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Vd(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(w(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new v("it holds more than files, directories and links");
    }
    return u;
  }, r = Jt(t, String(e.number)), o = Kd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new v("what is to be a directory is none");
  let i = e.matches("");
  return n(k(r), "", i) + (i ? 1 : 0);
}
async function WE(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  _E(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await vr("chown", ["-hR", "0:0", "."], n), await vr("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Zd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Wo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Cd,
  async unpack(e) {
    let t = await Nn({ ...e, body: () => e.body }, e.dir);
    await vi(t, e);
  }
};

// src/formats/tar-archives/threads/create.ts
import { closeSync as GE, fstatSync as th, lstatSync as JE, openSync as KE, readlinkSync as VE, readSync as XE } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as zE } from "node:fs";
var { O_RDONLY: HE, O_NOFOLLOW: Yd = 0, O_NONBLOCK: qE = 0 } = zE, ki = HE | Yd | qE, Qd = Yd !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function eh(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function oh(e, t, n) {
  let r = nB(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = QE(a, c);
    try {
      let f = th(u, { bigint: !0 });
      if (!f.isFile()) throw Kt(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(xi(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(xi(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw nh(a);
      let p = th(u);
      if (p.ctimeMs !== tB(f.ctimeNs) || p.size !== m) throw nh(a);
      r.pad(we(m));
    } finally {
      GE(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), u = n !== "files" || !Qd ? JE(c, { bigint: !0 }) : void 0;
      if (u && n && !ZE(u, a, n)) throw Kt(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(xi(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(xi(a, u, "symlink", { target: G(VE(c, "latin1")) }));
      else throw Kt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * K), r.flush();
    }
  };
}
function ZE(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var YE = ["ELOOP", "EMLINK", "ENXIO"];
function QE(e, t) {
  try {
    return KE(t, ki);
  } catch (n) {
    throw YE.includes(I(n) ?? "") ? Kt(e) : n;
  }
}
function Kt(e = "") {
  return new Error(`${ih(e)} was replaced while it was saved`);
}
function nh(e) {
  return new Error(`${ih(e)} changed while it was read`);
}
function ih(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function xi(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = sh(n);
  return { name: e, kind: r, target: o, size: i, mode: eh(r, Number(t)), mtime: s, sparseSize: void 0 };
}
var Si = 1000000000n, eB = 9;
function sh(e) {
  if (e < 0n) return `-${sh(-e)}`;
  let t = e % Si, n = String(e / Si);
  return t === 0n ? n : `${n}.${String(t).padStart(eB, "0").replace(/0+$/, "")}`;
}
function tB(e) {
  return Number(e / Si) * 1e3 + Number(e % Si) / 1e6;
}
var rh = Buffer.alloc(0);
function nB({ next: e, filled: t }, n) {
  let r = rh, o = 0, i = () => {
    o > 0 && t(o), r = rh, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(La(a)), o = Da(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let u = c; u > 0; ) {
        s(1);
        let f = XE(a, r, o, Math.min(u, r.length - o), null);
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

// src/formats/tar/program-packer.ts
import { join as iB } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as rB, readFileSync as oB } from "node:fs";
function ah(e, { names: t }) {
  let n = oB(e, "latin1").split(`
`), r = t.findIndex((o, i) => !/^[-h]/.test(n[i] ?? ""));
  if (r >= 0) throw Kt(t[r]);
}
function ch(e, { names: t }) {
  let n = t.find((r) => {
    let o = rB(w(`${k(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Kt(n);
}

// src/formats/tar/program-packer.ts
var sB = 128 * 1024 * 1024;
function uh({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let i = 0;
  return (s, a) => {
    i === 0 && xn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${i++}` : void 0, u = s.names.some((y) => /[\u0080-\u00ff]/.test(y)), f = zo(o, { beyondAscii: u, archiveBytes: s.bytes, listing: c }), l = { level: t, threads: s.bytes > sB ? 0 : 1, check: !1 }, { stdin: m, stdout: p, ended: d } = zt(e.zstd).packing(f, l, { cwd: n, signal: a });
    m.end(`${s.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? ch(n, s) : ah(iB(n, c), s);
    };
    return { stdout: p, ended: d.then(h) };
  };
}

// src/formats/tar/slots.ts
function nc(e) {
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
var lh = jt / 2, aB = 2 * jt, cB = 3, uB = 4;
async function* mh(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: i } = lB({
    ...t,
    signal: AbortSignal.any([t.signal, n.signal])
  }), s = [];
  async function* a() {
    let u = s[0];
    for (let f = await u.first; !f.done; f = await u.pieces.next()) yield f.value;
    s.shift();
  }
  let c = 0;
  try {
    for await (let u of fB(e, o)) {
      let f = r(u), l = f.next();
      for (l.catch(() => {
      }), s.push({ pieces: f, first: l }), ++c > uB && i(); s.length > cB; ) yield* a();
    }
    for (; s.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(s.map(({ pieces: u }) => u.return(void 0)));
  }
}
async function* fB(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: i } = n;
    if (i && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [s, { start: a, bytes: c }] of o.entries()) {
      let u = o[s + 1]?.start, f = c <= aB ? "in a thread" : "in a thread and the pool", l = o.length === 1 && c <= lh ? "here" : f;
      yield { plan: n, names: r.slice(a, u), how: l, isContinued: u !== void 0 };
    }
  }
}
function lB(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, i = Yo(t.map(({ line: p }) => p)), s = uh(e), a = nc(1), c = nc(Er), u = 1;
  async function f({ content: p, release: d }) {
    return await c.acquire(), { frame: await _m(p, n).finally(c.release).finally(d), contentBytes: p.length };
  }
  async function* l({
    plan: { kind: p },
    names: d,
    isContinued: h,
    how: y
  }) {
    await a.acquire();
    let g = { thread: "create", ...y === "in a thread" && { level: n } };
    yield* fh(r, (b) => {
      try {
        let x = Ra({ ...g, kind: p, bases: i, isContinued: h }, { cwd: o, signal: b });
        return x.stdin.end(`${d.join("\0")}\0`, "latin1"), x.ended.catch(() => {
        }).then(a.release), x;
      } catch (x) {
        throw a.release(), x;
      }
    });
  }
  async function* m(p) {
    let { plan: d } = p;
    if (p.how === "by a program" && s) {
      let b = fh(r, (x) => s(d, x));
      for await (let x of b) yield { plan: d, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: d, bytes: b, contentBytes: x }), y = [], g = p.how === "here" ? mB(p, pp(i), r) : l(p);
    for await (let b of g) {
      let x = "frame" in b ? Promise.resolve(b) : f(b);
      for (x.catch(() => {
      }), y.push(x); y.length >= Er; ) yield h(await y.shift());
    }
    for (let b of y) yield h(await b);
  }
  return {
    pack: m,
    hasProgram: s !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      u !== Aa && (u++, a.release());
    }
  };
}
async function* mB({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], i, c = oh(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return i = Buffer.allocUnsafeSlow(2 * lh), i;
  }, filled: (u) => {
    o.push(i.subarray(0, u));
  } }, e);
  for (let u of t) c.add(u);
  c.end();
  for (let u of o) yield { content: u, release: () => {
  } };
}
async function* fh(e, t) {
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
import { setImmediate as pB } from "node:timers/promises";
var ph = 256, dB = 8e3, hB = 64 * 1024 * 1024;
function hh(e) {
  let t = Pi("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Pi("files"), sparse: Pi("files", !0) }, i = 0, s = (f) => {
    let l = f.some(gB) ? o.sparse : o.plain;
    dh(l, f);
  }, a = (f, l) => wB(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Pi("files", f === "sparse") };
  };
  async function* u() {
    let f = ph;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") dh(t, [m]);
        else {
          let p = m.hardLink ? bB(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await pB(), f = ph);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var yB = 1024 * 1024;
function gB({ bytes: e, length: t = e }) {
  return t - e >= yB;
}
function wB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / dB, t / hB) / r;
}
function bB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Pi(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var vB = 1536, kB = jt - 64 * 1024;
function xB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return vB + n + we(n);
}
function dh(e, t) {
  let n = t.reduce((o, i) => o + xB(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= kB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function yh(e) {
  let t = hh(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: a, bytes: c, contentBytes: u } of mh(PB(t), e)) {
    a !== r && (n.push(SB(a, o)), i = 0), r = a;
    let f = n.at(-1);
    f.length += c.length, u !== void 0 && (f.frames ??= [], f.frames.push(c.length), i += u, f.unpackedBytes = Math.max(a.unpackedBytes, i)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let s = (a) => n.reduce((c, u) => c + u[a], 0);
  return { segments: n, files: s("files"), bytes: s("bytes"), skipped: t.skipped };
}
function SB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* PB({ files: e, skeleton: t }) {
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
import { availableParallelism as AB } from "node:os";
import { join as RB } from "node:path";

// src/formats/tar/skeleton-check.ts
var kh = N(wh(), 1);
var OB = 256 * 1024 * 1024, EB = 1024 * 1024;
async function xh({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Me(e) > OB) throw new v("its skeleton is too large to be one");
  let i = rt(r);
  i.allow(n);
  let s = e.length === 0 ? [] : BB(e, i), a = await IB(s, t, o);
  if (a !== t) throw new v(`its skeleton has ${a} members instead of ${t}`);
}
async function* BB(e, t) {
  let n = (0, kh.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new v(`its skeleton is damaged: ${O(r)}`);
  }
}
async function IB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let i of e) {
    n.throwIfAborted();
    let s = o.length === 0 ? i : Buffer.concat([o, i]), a = 0;
    for (let c = vh(s, a); c <= s.length; c = vh(s, a)) {
      if (c > a + K) MB(s, a);
      else if (s[a + Sh] !== 0 && ++r > t)
        throw new v(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = s.subarray(a);
  }
  if (o.length > 0) throw new v("its skeleton ends too early");
  return r;
}
var bh = 124, Sh = 156, $B = Buffer.alloc(K), rc = { records: 120, directory: 53, symlink: 50 };
function vh(e, t) {
  let n = t + K;
  if (n > e.length) return n;
  let r = e[t + Sh];
  if (r === rc.directory || r === rc.symlink) {
    if (oc(e, t) === 0) return n;
  } else if (r === rc.records) {
    let o = oc(e, t);
    if (o > 0 && o <= EB) return n + o + we(o);
  } else if ($B.compare(e, t, n) === 0) return n;
  throw new v("its skeleton holds more than directories and links");
}
function oc(e, t) {
  let n = e.toString("latin1", t + bh, t + bh + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function MB(e, t) {
  let n = t + K, { size: r, sparseSize: o } = Jo({}, "x", e.subarray(n, n + oc(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new v("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Oh({
  body: e,
  segments: t,
  dir: n,
  lines: r,
  tools: o,
  workers: i = AB(),
  signal: s,
  warn: a
}) {
  let { tar: c } = o, u = t.filter(({ kind: d }) => d === "files"), f = t.filter(({ kind: d }) => d !== "files");
  if (f.length > 1 || f.some((d) => d.kind !== "skeleton" || d !== t.at(-1)))
    throw new v("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    codec: zt(o.zstd, TB(u)),
    dir: n,
    workers: Math.min(i, u.length),
    files: () => Ph(u),
    signal: s,
    warn: a
  }, m = await Xo(l, async (d, h) => {
    let y = await up(e, t, d), g = f.reduce((x, S) => x + Wt(S), 0), b = { bytes: y, members: Ph(f), mostBytes: g };
    return await xh(b, { cwd: n, signal: h }), b;
  }), p = zt(void 0);
  await Qo(m, { tar: c, lines: r, codec: p, cwd: RB(n, "tree"), signal: s });
}
function TB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function Ph(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Eh = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Wo("tar", e)],
  unsupportedReason: () => {
  },
  pack: yh,
  unpack: Oh
};

// src/formats/index.ts
var Ln = [Eh, Zd, Op];

// src/mounts/probe.ts
import { existsSync as LB, readFileSync as DB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as CB, readFileSync as _B } from "node:fs";
import { join as FB } from "node:path";
async function Dn(e) {
  if (process.geteuid?.() === 0) return NB() ? Bh((r) => r) : void 0;
  let t = ic("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Ct(n({ path: ic("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Bh(n);
}
function Bh(e) {
  let t = (n, r) => {
    let o = ic(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => $m(t(n, r), o),
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return Ct(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Ct(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function ic(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => FB(n, e)).find((n) => CB(n));
}
function NB() {
  let [, e = "0"] = _B("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function jn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function sc(e, t) {
  try {
    return await jB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function jB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Dn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await UB(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !LB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function UB(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(DB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Un({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return Ln.filter(({ indexed: i, image: s }) => (i || o) && (!s || t !== "unpack"));
}
async function Fr({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Kf(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Ih(e, t, { mounting: n, signal: r }) {
  let o = jn(n), i = ({ id: c, image: u }) => c === t.format ? 2 : Number(u && o), s = Un(e, t).toSorted((c, u) => i(u) - i(c));
  if (o || !s.some(({ image: c }) => c)) return s;
  let a = await Fr(t, r);
  return s.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function Oi({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await sc("image", r);
    return "rights" in o ? o : { ...o, broker: zB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : sc("tree", r);
}
function zB(e) {
  return e !== "off" && WB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ei({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return dt(`Event Validation Error: ${n}`), !1;
}

// package.json
var $h = { version: "0.1.0" };

// src/files/change-watch.ts
import { lstatSync as qB } from "node:fs";
import { setImmediate as GB } from "node:timers/promises";
var JB = 256;
function Mh() {
  let e = [];
  return {
    note: (t, n) => e.push([t, n]),
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = qB(w(n), { throwIfNoEntry: !1 });
        if (!o || !VB(r, o)) throw new Error(`${w(n)} ${KB}`);
        t % JB === 0 && await GB();
      }
    }
  };
}
var KB = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function VB(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/files/matches.ts
import { lstatSync as oI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as qn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function ac(e) {
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
import * as Ri from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var kt = N(Ah(), 1);
import * as Wn from "path";
var xt = process.platform === "win32";
function st(e) {
  if (e = it(e), xt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Wn.dirname(e);
  return xt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = it(t)), t;
}
function Ii(e, t) {
  if ((0, kt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, kt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Nr(t))
    return t;
  if (xt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, kt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Te(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, kt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, kt.default)(Nr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || xt && e.endsWith("\\") || (e += Wn.sep), e + t;
}
function Nr(e) {
  return (0, kt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Te(e), xt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Lr(e) {
  return (0, kt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Te(e), xt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Te(e) {
  return e = e || "", xt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function it(e) {
  return e ? (e = Te(e), !e.endsWith(Wn.sep) || e === Wn.sep || xt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ce;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ce || (Ce = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Rh = process.platform === "win32";
function uc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Rh ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Rh ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = st(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = st(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Th(e, t) {
  let n = Ce.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Ch(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Nh from "os";
import * as Hn from "path";
var St = N(_h(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Vt from "path";
var zn = N(Fh(), 1), YB = process.platform === "win32", Xt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, zn.default)(t, "Parameter 'itemPath' must not be empty"), t = it(t), !Lr(t))
        this.segments = t.split(Vt.sep);
      else {
        let n = t, r = st(n);
        for (; r !== n; ) {
          let o = Vt.basename(n);
          this.segments.unshift(o), n = r, r = st(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, zn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, zn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Te(t[n]), n === 0 && Lr(r) ? (r = it(r), (0, zn.default)(r === st(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, zn.default)(!r.includes(Vt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Vt.sep) || YB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Vt.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var at = process.platform === "win32", Dr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, St.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, St.default)(u && Nr(u), "Parameter 'segments' first element must be a root path"), i = new Xt(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Xt(i).segments, this.trailingSeparator = Te(i).endsWith(Hn.sep), i = it(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Xt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), at ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: at,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = at ? i.replace(/\\/g, "/") : i, this.minimatch = new Ae(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Te(t), !t.endsWith(Hn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Hn.sep}`)) : t = it(t), this.minimatch.match(t) ? this.trailingSeparator ? Ce.Directory : Ce.All : Ce.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = it(t), st(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(at ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (at ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, St.default)(t, "pattern cannot be empty");
    let r = new Xt(t).segments.map((o) => e.getLiteral(o));
    if ((0, St.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, St.default)(!Lr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Te(t), t === "." || t.startsWith(`.${Hn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Hn.sep}`))
      n = n || Nh.homedir(), (0, St.default)(n, "Unable to determine HOME directory"), (0, St.default)(Nr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (at && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Ii("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (at && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Ii("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Ii(e.globEscape(process.cwd()), t);
    return Te(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !at && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !at && a + 1 < t.length) {
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
var jr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var fc = function(e, t, n, r) {
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
}, QB = function(e) {
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
}, Pt = function(e) {
  return this instanceof Pt ? (this.v = e, this) : new Pt(e);
}, eI = function(e, t, n) {
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
    p.value instanceof Pt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, tI = process.platform === "win32", Ai = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = ac(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return fc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = QB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return eI(this, arguments, function* () {
      let n = ac(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Dr(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of uc(r)) {
        le(`Search path '${s}'`);
        try {
          yield Pt(qn.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new jr(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Th(r, s.path), c = !!a || Ch(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Pt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Ri.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Ce.Directory && n.matchDirectories)
              yield yield Pt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Pt(qn.promises.readdir(s.path))).map((m) => new jr(Ri.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Ce.File && (yield yield Pt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return fc(this, void 0, void 0, function* () {
      let r = new e(n);
      tI && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Dr(i));
      return r.searchPaths.push(...uc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return fc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield qn.promises.stat(t.path);
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
        o = yield qn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield qn.promises.realpath(t.path);
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
var nI = N(Lh(), 1);

// node_modules/@actions/glob/lib/glob.js
var rI = function(e, t, n, r) {
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
function Dh(e, t) {
  return rI(this, void 0, void 0, function* () {
    return yield Ai.create(e, t);
  });
}

// src/files/matches.ts
async function Ti({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await iI(r)) {
      let i = oI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || sI(o, r) || jh(o, r, t) || n.set(o, { line: r, path: o, relative: Ke(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !aI(r, n, t));
}
async function iI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Dh(`${cI(tt(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function sI(e, { base: t }) {
  return Ke(t, e).split("/").some(qe);
}
function jh(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && jh(q(e), t, n) : !1;
}
function aI(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function cI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Gn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as uI, statSync as fI } from "node:fs";
import { dirname as Uh } from "node:path";
function qh(e) {
  let t = Wh(), n = process.cpuUsage(), r = new Set(e.map(Gh));
  return () => {
    let o = Wh(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: pI(t, o, (i + s) / 1e3),
      disks: dI(t, o, r),
      network: hI(t, o)
    };
  };
}
function Wh() {
  return {
    stat: Ci("/proc/stat"),
    self: Ci("/proc/self/stat"),
    disks: Ci("/proc/diskstats"),
    net: Ci("/proc/net/dev")
  };
}
function Ci(e) {
  try {
    return uI(e, "latin1");
  } catch {
    return "";
  }
}
function Gh(e) {
  let t = lI(e);
  if (t === void 0) return e === Uh(e) ? "" : Gh(Uh(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function lI(e) {
  try {
    return fI(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var mI = 10;
function pI(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => mc(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = yI(i);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (zh(t) - zh(e)) * mI, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function zh({ self: e }) {
  let t = mc(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Hh = 512;
function dI(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, g) => Number(y) - Number(f[g])
    );
    return { name: c, readBytes: m * Hh, writtenBytes: d * Hh, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function hI(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, mc(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function mc(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function yI(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Kh({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && gI(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
        s(m), l.firstByteMs ??= n(), Jh(l, p.length), yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return yt(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), Jh(p, l);
      }
    }
  };
}
function Jh(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function gI(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function _i() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((s) => wI(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Kh({ first: () => r.at(-1), add: i, now: t }),
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = qh(s);
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
function wI({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : bI(i / 1048576 / (a / 1e3))
  }];
}
function bI(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ay = N(Vh(), 1);
import { writeFileSync as TI } from "node:fs";
import { join as CI } from "node:path";

// src/system/job-summary.ts
function Xh(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = fr(e);
  return Zh((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function xW(e) {
  return Zh((t) => t.addRaw(e, !0));
}
var dc = Promise.resolve();
function Zh(e) {
  let t = df();
  if (!t) return dc;
  let n = dc.then(async () => {
    e(t), await t.write();
  });
  return dc = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Yh({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var vI = 10 * 1024 * 1024, kI = 64;
function Qh({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = oy(t, ["download", "upload"]), s = o >= vI && e.concurrency < kI;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${U(o)} at ${i} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${ey}`
  };
}
var ey = "a higher `compression-level` makes entries smaller";
function Ur(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return ty(
    e,
    `${n} busy ${Jn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function Fi(e) {
  return ty(e, `one thread was busy ${Jn(e.load.thread)} of the time`, "faster cores");
}
function ty({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var xI = 32 * 1024;
function yc(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < xI, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${U(a)}`, l = u ? `wrote ${hc(r, s)} MiB/s` : `read ${hc(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Jn(e.load.disk)} of the time`,
    advice: ry(e, u)
  };
}
function ny(e) {
  let { bytes: t, mibPerSecond: n } = oy(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${U(t)} at ${n} MiB/s`,
    advice: ry(e, r)
  };
}
function ry({ step: e, settings: t }, n) {
  if (e === "save" && n) return ey;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function oy(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: hc(r, o) };
}
function hc(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Jn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var SI = 1e3;
function iy(e) {
  let { totalMs: t } = e;
  if (t < SI)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = EI(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? OI[r].find(([m]) => PI[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: MI(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var PI = {
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
}, OI = {
  store: [["always", Yh]],
  network: [
    ["threadIsBusy", Fi],
    ["always", Qh]
  ],
  disk: [
    ["ownCoresAreBusy", Ur],
    ["diskIsBusy", yc],
    ["coresAreBusy", Ur],
    ["threadIsBusy", Fi],
    ["diskIsUnseen", ny]
  ],
  work: [
    ["ownCoresAreBusy", Ur],
    ["diskHinders", yc],
    ["coresAreBusy", Ur],
    ["threadIsBusy", Fi]
  ]
};
function EI(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: i, ownMs: s, programsMs: a } = t?.cpu ?? BI, [c] = (t?.disks ?? []).toSorted((f, l) => l.busyMs - f.busyMs), u = {
    cores: o,
    ownCores: (s + a) / (r * n),
    thread: Math.min(1, s / n),
    iowait: i * r,
    idle: 1 - o - i,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: u, disk: c, ...II(e) };
}
var Wr = Number.NaN, BI = {
  cores: Wr,
  busy: Wr,
  iowait: Wr,
  ownMs: Wr,
  programsMs: Wr
};
function II({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[$I[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var $I = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function MI({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), i = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Jn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Jn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/chart.ts
var AI = 1e4;
function sy({ phases: e, totalMs: t }) {
  let n = e.toSorted((i, s) => s.ms - i.ms)[0], r = e.map((i) => {
    let s = i === n ? "crit, " : "";
    return `    ${RI(i)} :${s}${i.startMs}, ${Math.max(i.endMs, i.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < AI ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function RI({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = i ? `, ${U(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function zr(e, t, n) {
  try {
    await _I(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? j : P)(`There is no report: ${O(r)}`);
  }
}
async function _I(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: iy(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && P(a);
  let c = CI(J(), `headstart-${i.step}-${(0, ay.randomUUID)()}.json`);
  if (TI(c, `${JSON.stringify(i, void 0, 2)}
`), ke("report", c), !n) return;
  let u = `Headstart ${i.step}: ${i.outcome}`;
  await Xh(u, FI(i), r ? `${a}.

${sy(i)}` : "");
}
function FI(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Js(e.key),
      e.matchedKey === void 0 ? "\u2013" : Js(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : U(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : U(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function Ni(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function cy(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ni({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, NI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function NI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Fe from "node:fs/promises";
import { basename as Ey, dirname as Pc, join as By } from "node:path";

// src/system/disk/eviction.ts
import * as Ge from "node:fs/promises";
import { basename as WI, join as kc } from "node:path";

// src/system/disk/draft-file.ts
var fy = N(uy(), 1);
import { constants as wc } from "node:fs";
import * as ct from "node:fs/promises";
import { dirname as ly, join as bc } from "node:path";
var Li = ".drafts";
async function Kn(e) {
  let t = bc(e, Li);
  await Ye(e, t);
  let n = bc(t, (0, fy.randomUUID)());
  return py(e, n, await ct.open(n, "wx+", 384));
}
async function my(e, t) {
  let n = bc(e, Li, t), r = await ct.open(n, wc.O_RDONLY | wc.O_NOFOLLOW | wc.O_NONBLOCK);
  return py(e, n, r);
}
function py(e, t, n) {
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
      return await n.sync(), await Ye(e, ly(i)), LI(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await ct.rm(t, { force: !0 });
    }
  };
}
async function LI(e, t) {
  try {
    await ct.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await ct.rm(e), process.platform === "win32") return !0;
  let n = await ct.open(ly(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as gy } from "node:fs";
import * as Zt from "node:fs/promises";
import { join as dy } from "node:path";
import { setTimeout as DI } from "node:timers/promises";
var Di = ".notes";
function Vn(e) {
  let t = async (n) => (await Ye(e, dy(e, Di)), dy(e, Di, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(UI, () => {
      }) === await _e(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: vc(async (n, r) => {
      await DI(jI), await _e(n) === r && await yy(await t(n), r);
    }),
    touch: vc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Zt.utimes(r, o, o).catch(async (i) => {
        if (I(i) !== "ENOENT") throw i;
        await yy(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: vc(async (n, r) => Zt.link(await t(n), r))
  };
}
var jI = 20, hy = 256;
async function _e(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function vc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function UI(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = gy, o = await Zt.open(e, t | n | r).catch(() => {
  });
  try {
    let i = await o?.read(Buffer.alloc(hy), 0, hy, 0);
    return i?.buffer.toString("latin1", 0, i.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function yy(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = gy, a = await Zt.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var wy = 3600 * 1e3;
async function ji(e) {
  let n = (await Xn(kc(e, Li))).filter(({ writtenMs: r }) => Date.now() - r > wy);
  await Promise.all(n.map(({ path: r }) => Ge.rm(r, { force: !0 })));
}
async function Ui(e, t) {
  let n = new Map((await Xn(kc(e, Di))).map((i) => [WI(i.path), i])), r = t.map((i) => {
    let s = n.get(String(i.inode));
    n.delete(String(i.inode));
    let a = s ? Math.min(s.writtenMs, Date.now()) : i.usedMs;
    return { ...i, usedMs: a, isMounted: i.isLinked || (s?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: i }) => Date.now() - i > wy);
  return await Promise.all(o.map(({ path: i }) => Ge.rm(i, { force: !0 }))), r;
}
async function Hr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await Ge.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await Ge.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Xn(e) {
  let t = await He(e).then(() => Ge.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = kc(e, r), i = await Ge.lstat(o, { bigint: !0 }).catch(() => {
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
import { constants as Wi } from "node:fs";
import * as Ee from "node:fs/promises";
import { dirname as zI } from "node:path";
async function Yt(e, { dir: t, verify: n = "auto" }) {
  let r = await Ee.open(e, Wi.O_RDONLY | Wi.O_NOFOLLOW | Wi.O_NONBLOCK), o = Vn(t);
  try {
    let i = await r.stat();
    if (!i.isFile()) throw new Error(`${e} is no file`);
    return ca(e, i), {
      stat: i,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (s, a) => HI(r, s, a),
      file: qI(r, e, o, n),
      close: () => r.close()
    };
  } catch (i) {
    throw await r.close(), i;
  }
}
function HI(e, t, n) {
  let { acquire: r, release: o } = bn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function qI(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await xc(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => zi(e, t),
    async copyTo(i) {
      return await Ee.copyFile(`/proc/self/fd/${e.fd}`, i, Wi.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await GI(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function GI(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await _e(e);
    if (await t(), await _e(e) === r) return r;
  }
  throw new v("somebody is writing to it");
}
async function xc(e, t, n) {
  try {
    let [r, o] = await Promise.all([Ee.stat(zI(n)), e.stat()]);
    return r.dev !== o.dev || !await zi(e, t) ? !1 : (await Ee.symlink(await Ee.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function zi(e, t) {
  let [r, o] = await Promise.all([
    Ee.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var by = 1024 * 1024;
async function vy({ path: e, dir: t, evict: n }) {
  let r = await Kn(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: by,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      let l = Me(f), { bytesWritten: m } = await o.writev(f, c + u * by);
      if (m !== l) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Vn(t).prove(o, await _e(o)), await r.discard(), u && await n().catch(() => {
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
import * as ky from "node:fs/promises";
import { basename as JI, join as KI } from "node:path";
async function xy(e) {
  let t = await Sc(e), n = (await Promise.all(t.map(Sc))).flat(), o = (await Promise.all(n.map(Sc))).flat().filter((i) => /^[0-9a-f]{64}$/.test(JI(i)));
  return (await Promise.all(o.map(Xn))).flat();
}
async function Sc(e) {
  return (await ky.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => KI(e, n.name));
}

// src/stores/local/local.ts
var Sy = 1024 ** 3, Py = process.platform === "linux" ? ir : Su;
function Iy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Sy, minFreeBytes: i = Sy } = e, s = ({ scope: a, version: c, key: u }) => By(t, Py(n), Py(a), ir(c), ir(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Oy(t))
        for (let f of a) {
          let l = u.map((p) => Pc(s({ scope: f, version: p, key: "-" }))), m = await VI(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await wn(t), await Fe.mkdir(t, { recursive: !0, mode: 448 }), await He(`${t}/.`), !await XI(c, { dir: t, verify: r }))
        return vy({
          path: c,
          dir: t,
          async evict() {
            await ji(t);
            let u = (await Ui(t, await xy(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Hr(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Oy(t) ? (await $y(Pc(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => Fe.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Oy(e) {
  return await wn(e), await Ry(e) ? (await He(`${e}/.`), !0) : !1;
}
async function VI(e, t, n) {
  let r = (await Promise.all(e.map((o) => $y(o, t, n)))).flat();
  for (; ; ) {
    let o = ku(t, r);
    if (!o) return;
    let i = await ZI(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function $y(e, t, n) {
  if (!await Ay(e, n)) return [];
  let r = Ps(Ey(e)) ?? "", o = (await Fe.readdir(e)).filter((a) => Ou(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = By(e, a);
      return { path: c, stat: await Fe.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await My(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function My(e, t) {
  let n = Ps(Ey(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Yt(e, t);
  try {
    return (await gr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function XI(e, t) {
  if (!await Ay(Pc(e), t) || !await Ry(e)) return !1;
  try {
    return await My(e, t), !0;
  } catch (n) {
    if (!(n instanceof v)) throw n;
    return await Fe.rm(e, { force: !0 }), !1;
  }
}
async function ZI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await Yt(e, o);
    await s();
    let c = () => Fe.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (I(i) === "ENOENT") return;
    throw i;
  }
}
function Ay(e, t) {
  return Ty(Hf(t.dir, e));
}
function Ry(e) {
  return Ty(Fe.lstat(e));
}
async function Ty(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (I(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Cy(e) {
  let t = YI(e.inputs.s3);
  return Ni({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function YI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var _y = {
  local: ({ inputs: e, repository: t }) => Iy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Cy,
  github: cy
};
function Fy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function Ny(e, { start: t, end: n, order: r }) {
  let o, i = /* @__PURE__ */ new WeakMap(), { roles: s, readStore: a, memory: c } = e;
  async function* u() {
    for (let m = t; m < n; ) {
      let p = Math.floor(m / T), d = await QI(p, e);
      if (d) {
        let y = c.acquire(Math.min((p + 1) * T, n) - m);
        await e$(y, d, m).catch(s.giveUp) && (i.set(y, m), m += y.length, yield y);
        continue;
      }
      let h = t$(p, n, e);
      o = a(m, h, r);
      for await (let y of o)
        i.set(y, o.positionOf?.(y) ?? m), m = Math.min(m + y.length, h), yield y;
      if (m < h) return;
    }
  }
  let f = (m) => {
    c.release(m), o?.release?.(m);
  }, l = (m) => i.get(m);
  return { [Symbol.asyncIterator]: u, release: f, positionOf: l };
}
async function QI(e, { roles: t, bypassed: n }) {
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
async function Ly(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function e$(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function t$(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function Dy(e, t, n) {
  let r = await e.roles.current(), o = ze(n, n + Me(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Hi(s, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Oc(r, e) && s.datasync().catch(() => {
  });
}
function jy(e, t, n) {
  return yt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Hi(a.draft.file, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Oc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = ze(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
async function Hi(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Me(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as f$, once as l$ } from "node:events";
import { setTimeout as m$ } from "node:timers/promises";

// src/stores/stash/election.ts
var Wy = N(Uy(), 1);
import { EventEmitter as n$ } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as r$ } from "node:net";
import { dirname as Bc, join as Qt } from "node:path";
var zy = ".fillers";
async function Hy(e, t) {
  let n = Qt(e, zy, t);
  for (await Ye(e, Bc(n)); ; ) {
    let r = await i$(n) ?? await s$(n);
    if (r) return r;
  }
}
var o$ = 3600 * 1e3;
async function qy(e) {
  let t = Qt(e, zy);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(Qt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > o$ && await fe.rm(Qt(t, n), { recursive: !0, force: !0 });
  }
}
async function i$(e) {
  for (let t of await fe.readdir(e).catch(u$)) {
    let n = await ni(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(Qt(e, t), { recursive: !0, force: !0 });
  }
}
async function s$(e) {
  let t = await fe.mkdtemp(Qt(Bc(e), "joining-")), n = (0, Wy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new n$(), s = r$((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Ic(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = a$(s, { said: r, followers: o, heard: i, path: Qt(e, n) });
  if (!ti(t, n, s))
    return await fe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Bn(t, e);
  } finally {
    c || (s.close(), await fe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function a$(e, { said: t, followers: n, heard: r, path: o }) {
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
      await fe.rm(o, { force: !0 }), await fe.rmdir(Bc(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var c$ = 36;
function Ic(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > c$ && e.pause();
    for (let i of o) t(i);
  });
}
function u$(e) {
  if (I(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var p$ = /^[0-9a-f-]{36}$/, d$ = /^\d{1,7}$/, Gy = "fetches", h$ = 500;
function Jy(e, t) {
  return d$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ky({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Jy(o, n);
    i !== void 0 && r(i);
  }), e(Gy);
}
var y$ = 4;
function Vy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), i = new f$(), s = Promise.resolve(void 0), a, c = performance.now(), u = Promise.withResolvers();
  m$(h$, !1, { ref: !1 }).then(u.resolve);
  let f = /* @__PURE__ */ new Set(), l = (p) => {
    if (a === void 0 && p$.test(p))
      return a = p, s = my(e, p).catch(() => {
      }), !0;
    p === Gy && u.resolve(!0);
    let d = Jy(p, n);
    return d === void 0 || o.has(d) ? !1 : (o.add(d), !0);
  }, m = !1;
  return Ic(t, (p) => {
    if (l(p)) c = performance.now();
    else if (performance.now() - c > y$ * r) return;
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
    async news(p) {
      let d = new AbortController(), h = setTimeout(() => d.abort(), r);
      try {
        return m || await l$(i, "news", { signal: AbortSignal.any([p, d.signal]) }), !0;
      } catch {
        return p.throwIfAborted(), !1;
      } finally {
        clearTimeout(h);
      }
    },
    async close() {
      t.destroy(), await (await s)?.close();
    }
  };
}

// src/stores/stash/role.ts
import { basename as g$ } from "node:path";
var w$ = 15e3, b$ = 16;
function qr(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Zy(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !v$(r)) return;
        if (++i > b$) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await k$(e), u && await Xy(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Xy(c).catch(n);
    }
  };
  return a;
}
function v$(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Xy(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function k$(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = w$, log: s } = e, a = await t.open(r, o);
  if (a) return { role: "follower", copy: a };
  let c = await t.elect(r);
  if (c.role === "filler") return x$(c, e);
  s("Reading along with another job of this host, which downloads the same entry");
  let u = Math.ceil(o / T);
  return { role: "follower", copy: Vy(n, c.lines, { blocks: u, quietMs: i }) };
}
async function x$(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(g$(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${U(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Yy({ size: e, read: t }, n) {
  let { logError: r } = n, i = Zy({ ...n, size: e, onFill: async ({ draft: f, channel: l }) => {
    Qy(l, s);
    for (let { bytes: m, position: p } of s.ends) await Hi(f.file, [m], p);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: bn()
  }, a = !1, c, u = () => {
    let f = i.held();
    return f?.role === "filler" && Oc(f, s) ? f : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: P$(s),
      async link(f) {
        let l = await i.settled(), m = qr(l);
        return m ? m.file.link(f) : l?.role !== "filler" || !await xc(l.draft.file, l.draft.path, f) ? !1 : (c = f, !0);
      },
      async isInPlace() {
        let f = i.held(), l = qr(f);
        return l ? l.file.isInPlace() : f?.role === "filler" && zi(f.draft.file, f.draft.path);
      },
      async prove(f) {
        let l = qr(i.held());
        if (l) return E$(l.file, f, s);
        try {
          await f();
        } catch (m) {
          if (i.held()?.role === "filler") throw m;
        }
        return a = u() !== void 0, a;
      }
    },
    read: (f, l, m) => Ny(s, { start: f, end: l, order: m }),
    readEnd: (f, l) => jy(s, f, l),
    isPublished: () => qr(i.held()) !== void 0,
    async finish() {
      let f = u();
      f && await S$(f, { ...n, isProven: a, link: c }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
async function S$({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Vn(r), c = setInterval(t.giveSign, O$);
  try {
    await n.put(e, o), i && await a.prove(e.file, await _e(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function P$(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of ze(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Dy(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Ly(ze(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Qy(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Qy(e, { size: t, onAsked: n }) {
  n && Ky(e, Math.ceil(t / T), n);
}
var O$ = 1e3;
async function E$(e, t, { bypassed: n }) {
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
import * as Gr from "node:fs/promises";
import { basename as B$, dirname as I$, join as ut } from "node:path";
var $$ = 1024 ** 3;
function tg(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = $$, isPull: o } = e, i = ut(t, "pulls"), s = ut(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([eg(i), eg(s)]), l = o ? void 0 : 1;
    return (await Ui(t, f.flat())).map((m) => ({
      ...m,
      rank: I$(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await wn(t), await Gr.mkdir(t, { recursive: !0, mode: 448 }), await He(t);
    for (let f of [i, s]) await Ye(t, f);
  };
  return {
    async open(f, l) {
      await wn(t);
      for (let p of [t, i, s]) await He(p).catch(ng);
      let m = await $c(ut(s, f), l, e);
      return m || o ? m ?? $c(ut(i, f), l, e) : (M$(ut(i, f), ut(s, f)), $c(ut(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => Gr.rm(ut(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Hy(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([ji(t), qy(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Hr(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Kn(t);
    },
    async put(f, l) {
      await f.publish(ut(a, l)) && await Hr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function eg(e) {
  return (await Xn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(B$(t)));
}
function M$(e, t) {
  try {
    ce(e, t);
  } catch (n) {
    ng(n);
  }
}
function ng(e) {
  if (I(e) !== "ENOENT") throw e;
}
async function $c(e, t, n) {
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
  await Gr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function rg(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, log: a } = t, c = tg(t), u = (f) => {
    a(`The stash ${n} is not used: ${O(f)}`);
  };
  return {
    ...e,
    async find(f) {
      let l = await e.find(f);
      if (l?.identity === void 0 || !o(l.version)) return l;
      let { scope: m = "", version: p, key: d, size: h, identity: y } = l, g = xs([e.label, r, m, p, d, String(h), y]);
      try {
        let b = await c.open(g, h), x = async () => c.remove(g).catch(u), S = R$(
          l,
          Yy(l, { stash: c, dir: n, name: g, signal: i, quietMs: s, logError: u, log: a }),
          x
        );
        if (!b) return S;
        let { file: E, read: B, close: C } = b;
        return {
          ...S,
          original: S,
          stored: l,
          file: E,
          read(_, D) {
            return a(`Found in the stash ${n}`), yt(B(_, D), A$);
          },
          reject: x,
          async close() {
            await C(), await S.close();
          }
        };
      } catch (b) {
        return u(b), l;
      }
    }
  };
}
async function* A$(e) {
  try {
    yield* e;
  } catch (t) {
    throw new v(`it cannot be read: ${O(t)}`);
  }
}
function R$(e, t, n) {
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
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Fy(e), f = T$(t(_y[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return rg(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function T$(e, t) {
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
    service: gf(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: hf(),
    isSealed: (r) => Ln.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: og(P),
    warn: og(j),
    mask: vo
  };
}
function og(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var Mc = "Saving all files instead of the changes";
async function ig({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await Ac(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), P(`${Mc}: ${O(s)}`);
      return;
    }
}
async function Ac({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = await s.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let u = await Do(c, i);
    if (Eo(u) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: u };
  } catch (u) {
    throw await c?.close(), u;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as Ag } from "node:fs";
import { open as hM } from "node:fs/promises";
import { join as yM } from "node:path";

// src/entry/body.ts
function sg(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(z(t) / T) }, a = /* @__PURE__ */ new WeakMap();
  return { ...yt(e.read(0, z(t), o), async function* (u) {
    for await (let { number: f, pieces: l } of cg(u, { entry: e, index: t, blocks: s })) {
      let m = f * T;
      for (let p of l)
        i.throwIfAborted(), r?.(p.length), a.set(p, m), m += p.length, yield p;
    }
  }), positionOf: (u) => a.get(u) };
}
function ag(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => cg(r, { entry: e, index: t, blocks: n })
  };
}
async function* cg(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(ze(r.first * T, r.end * T)), i = e.positionOf ? _$(e, n) : C$(e, r.first);
  for await (let { number: s, pieces: a } of i) {
    let u = oa(a, s, n.digests) ? a : [await F$(t, n, s)];
    await t.file?.filling?.write(u, s * T), o.delete(s) && (yield { number: s, pieces: u });
  }
  if (o.size > 0) throw new v("it ended before its body did");
}
async function* C$(e, t) {
  let n = mn(T), r = t;
  for await (let i of e) for (let s of n.push(i)) yield { number: r++, pieces: s };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* _$(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let i of ze(o, o + r.length)) {
      let s = Math.max(o, i * T), a = n.get(i) ?? /* @__PURE__ */ new Map();
      n.set(i, a.set(s, r.subarray(s - o, (i + 1) * T - o)));
      let c = Math.min(T, z(t) - i * T);
      Me([...a.values()]) < c || (n.delete(i), yield {
        number: i,
        pieces: [...a].toSorted(([u], [f]) => u - f).map(([, u]) => u)
      });
    }
  }
}
async function F$(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await dr({ ...e, read: o }, r, Math.min(r + T, z(t)));
  if (oa([i], n, t.digests)) return i;
  throw new v(`the bytes from ${r} on do not match their SHA-256`);
}
async function* ug(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new v(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as sM, rmSync as aM, writeFileSync as cM } from "node:fs";
import { join as Ji } from "node:path";
import { setTimeout as uM } from "node:timers/promises";

// src/mounts/mount-root.ts
import { lstatSync as lg, mkdtempSync as j$, readdirSync as U$, realpathSync as mg } from "node:fs";
import { basename as pg, dirname as W$, join as dg } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as N$ } from "node:fs";
function re() {
  return process.platform !== "linux" ? [] : N$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], c = { point: fg(n.split(" ")[4] ?? ""), type: o, source: fg(i), options: s };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function fg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as L$, readlinkSync as D$ } from "node:fs";
function Rc() {
  return D$("/proc/self/ns/pid").replace(/\D/g, "");
}
function Qn(e) {
  try {
    let t = L$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Tc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function hg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Rc()}-${t}-${Qn(t)}-`;
  return j$(dg(mg(e), n));
}
function Jr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function en(e) {
  let t = k(e);
  return re().filter((n) => Jr(n) === t || H(n.point, t));
}
function yg(e) {
  let t = k(e);
  return re().findLastIndex((n) => Jr(n) === t);
}
var Kr = "headstart-broker";
function gg(e) {
  let t = k(e);
  return re().filter((n) => n.type === "fuse" && Jr(n) === t);
}
function wg() {
  let e = (t) => qi(t) || t === Kr;
  return re().flatMap((t) => e(Jr(t) ?? "") ? t.point : []);
}
function qi(e) {
  return Tc.test(pg(e));
}
var z$ = 7200 * 60 * 1e3;
function H$(e) {
  let [, t, n = "", r] = pg(e).match(Tc) ?? [];
  if (t === Rc()) return Qn(n) !== r;
  let o = lg(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > z$;
}
function q$(e) {
  return e.type === "squashfs" ? W$(e.point) : Jr(e);
}
function bg(e) {
  let t = re().flatMap((o) => q$(o) ?? []).map((o) => w(o).toString()).filter((o) => qi(o) && !G$(o)), r = (process.platform === "linux" ? U$(e).filter((o) => Tc.test(o)) : []).map((o) => dg(mg(e), o)).filter(Rn);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(H$);
}
function G$(e) {
  try {
    let t = lg(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Ar(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as J$, readdirSync as K$, readlinkSync as V$, rmdirSync as X$, rmSync as Z$, symlinkSync as Y$ } from "node:fs";
import { tmpdir as Q$ } from "node:os";
import { basename as eM, dirname as kg, join as Cc } from "node:path";
import { setTimeout as tM } from "node:timers/promises";
var nM = 10, rM = 300;
async function xg(e, { rights: t, warn: n }) {
  if (!qi(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), i = ({ point: f }) => f === o, s = en(e).filter((f) => !i(f)), a = await vg(s.reverse(), { rights: t, warn: n, signal: r });
  if (!Rn(e)) return;
  oM(e);
  let c = en(e);
  if (!c.every(i) || (await vg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let u = { cwd: kg(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", eM(e)], u);
}
async function vg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let i = 0; i < nM && o.length > 0; i++) {
    i > 0 && await tM(rM, void 0, { signal: r });
    let s = o;
    o = [];
    for (let { point: a } of s) {
      let c = await Gi(a, [], { rights: t, signal: r }).then(() => {
      }, O), u = re().some((f) => f.point === a);
      c !== void 0 && u && o.push({ point: a, reason: c });
    }
  }
  for (let { point: i, reason: s } of o)
    n(`${w(i)} is still in use, so it was only detached: ${s}`), await Gi(i, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function oM(e) {
  let t = (n) => V$(Cc(e, n), "latin1");
  for (let n of iM(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); H(o, r); o = kg(o))
        X$(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(r) ?? "")) throw r;
    }
}
function iM(e) {
  try {
    return K$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function Gi(e, t, { rights: n, signal: r }) {
  let o = J$(Cc(Q$(), "headstart-"));
  try {
    Y$(w(e), Cc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    Z$(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var Og = N(Pg(), 1);
function Eg(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Bg(e) {
  let t = (0, Og.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Ig = "server", fM = 6e4;
function $g() {
  let e = Ji(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Lf({ path: process.execPath, args: [e] }), i = Bg(r);
  return {
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(fM)]);
      c.addEventListener("abort", o);
      try {
        cM(Ji(s.dir, Ig), `${t} ${Qn(t)}`), n.write(Eg(s));
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
var _c = 5e3;
async function Vr(e, t) {
  let n = AbortSignal.timeout(_c);
  for (let { point: s } of gg(e))
    await Gi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Ji(e, Ig);
  if (!sM(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Mg(r)) ?? [];
  return o && await lM(Number(o), i), aM(r, { recursive: !0, force: !0 }), mM(e) ?? "killed";
}
async function lM(e, t) {
  let n = performance.now();
  for (; Qn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * _c) return;
    r > _c && dM(e), await uM(4);
  }
}
function mM(e) {
  try {
    return JSON.parse(Mg(Ji(e, tn.report)));
  } catch {
    return;
  }
}
var pM = 64 * 1024;
function Mg(e) {
  return $n(e, pM)?.toString() ?? "";
}
function dM(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function Xr(e) {
  let t = await hM(yM(e, tn.image), Ag.O_RDONLY | Ag.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ki(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, i) {
      yield* (await Xr(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Fc(r, t, n);
}
function Fc(e, t, n) {
  async function* r(o, i) {
    if (o === i) return;
    let s = { first: Math.floor(o / T), end: Math.ceil(i / T) }, a = s.first * T;
    for await (let { pieces: c } of ag(e, t, s)) {
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

// src/job/save/changes/mounted-file.ts
async function Nc(e) {
  let t = await Xr(e).catch((n) => {
    if (I(n) !== "ENOENT")
      throw n;
  });
  return t && _e(t).finally(() => t.close());
}
async function Rg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: i }) {
  if (!e || t === void 0) return;
  let s = await Nc(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: a, index: c } = await Ac(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let u of Ki(t, c, i).read(0, z(c))) ;
    } catch (a) {
      throw i.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as XM, rm as ZM } from "node:fs/promises";

// src/job/save/selection.ts
function Vi({ paths: e, localDir: t, stash: n }) {
  return Zr([t, n.dir], nt(e, process.cwd()));
}
function Zr(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => H(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Zi, readdirSync as gM } from "node:fs";
function _g(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Lc();
    for (let [o, i] of Xi(Be(e, r)))
      i.isDirectory() && n.push(Be(r, o));
  }
  return n;
}
function Fg(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let i = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Tg(e.merged) !== Tg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: s, removed: a, skipped: c } = i, u = (m, p) => {
    let { files: d, bytes: h } = Ng(Be(e.base, m), p);
    i.moreFiles -= d, i.deadBytes += h;
  }, f = (m) => {
    if (s.push(m) + a.length > o) throw Lc();
  }, l = (m, { isUpper: p, isBase: d, isDetached: h }) => {
    let y = s.length + a.length;
    f(m);
    let g = p ? Xi(Be(e.upper, m)) : Cg, b = d && !h && !n, x = (C) => b ? wM(Be(C, m), g.keys()) : Xi(Be(C, m)), S = d ? x(e.base) : Cg, E = /* @__PURE__ */ new Set();
    for (let [C, _] of x(e.merged)) {
      let D = Be(m, C);
      if (qe(C) || r?.(w(Be(e.merged, D)).toString())) continue;
      if (!_.isFile() && !_.isDirectory() && !_.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      E.add(C);
      let [De, oe] = [g.get(C), S.get(C)];
      if (!De && !h) {
        if (!oe && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (oe && !(n && oe.isDirectory() && _.isDirectory())) continue;
      }
      i.moreFiles++, oe && !(oe.isDirectory() && _.isDirectory()) ? u(D, oe) : oe && i.moreFiles--, _.isDirectory() ? l(D, {
        isUpper: De?.isDirectory() ?? !1,
        isBase: oe?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: h || t.has(D)
      }) : (f(D), _.isFile() && (i.bytes += Zi(w(Be(e.merged, D))).size));
    }
    for (let [C, _] of S) {
      if (E.has(C)) continue;
      let D = Be(m, C);
      if (a.push(D) + s.length > o) throw Lc();
      u(D, _);
    }
    d && !p && !h && s.length + a.length === y + 1 && s.pop();
  };
  return l("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), i;
}
function Tg(e) {
  let { mode: t, mtimeMs: n } = Zi(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Cg = /* @__PURE__ */ new Map();
function wM(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Zi(w(Be(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Xi(e) {
  let t = gM(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Be(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Ng(e, t) {
  if (t.isFile()) return { files: 1, bytes: Zi(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Xi(e)) {
    let { files: i, bytes: s } = Ng(Be(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
function Lc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Lg(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [i, s] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = k(await e.layersOf(i));
      for (let c of s) {
        let u = await e.detachedIn(c, _g(k(c.upper), o)), f = a + (c.prefix === "" ? "" : `/${c.prefix}`), l = { upper: k(c.upper), merged: k(c.match.path), base: f }, m = Fg(l, { detached: u, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= m.members.length + m.removed.length, r.push({ ...c, changes: m });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Dg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Yr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as OM } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as bM } from "node:fs";
async function jg(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { how: s, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : kM(o), c = xM({ dir: t, members: n, removed: r }, i), u = { source: "-", how: ["-tar", ...s], names: [], archive: c, topSeconds: a, whiteouts: r }, f = await Cr(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var vM = 2 ** 32 - 1;
function kM(e) {
  let { mode: t, mtimeMs: n } = bM(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), vM);
  return { how: ["-root-mode", (t & 511).toString(8), xd], topSeconds: r };
}
async function* xM({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Ir({ ...SM, name: s });
  if (t.length === 0) {
    yield Buffer.alloc(PM);
    return;
  }
  let i = ee([Ho(r.tar)], { cwd: e, signal: o });
  i.stdin.end(`${t.join("\0")}\0`, "latin1"), i.ended.catch(() => {
  }), yield* i.stdout, await i.ended;
}
var SM = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, PM = 1024;

// src/job/save/changes/delta-layer.ts
async function Ug(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: i } = Ya(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Wg(e) {
  let { frame: t, bytes: n } = jd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function zg({ root: e }, t, n, { inputs: r, tools: o, scratch: i, signal: s }) {
  let [a] = t, c = e !== void 0, u = t.flatMap((y) => y.changes.members.map((g) => Yr(y, g))), f = t.flatMap((y) => y.changes.removed.map((g) => Yr(y, g))), l = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: u.filter((y) => y !== ""),
    removed: f
  } : { dir: i, top: void 0, members: u, removed: f }, m = { scratch: i, tools: o, level: r.compressionLevel, signal: s }, p = await jg(n, l, m), { size: d } = await OM(n), h = p.members + (c ? 1 : 0);
  return { layer: { path: n, length: d, files: h, bytes: p.bytes, ...c && { root: e } }, removed: f };
}

// src/job/save/changes/full-save.ts
var EM = 8, BM = 5 * 1024 ** 2, IM = 0.5, $M = 0.25;
function Hg({ layers: e, baseBytes: t }) {
  if (t < BM) return `the restored cache has only ${U(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > EM) return `the cache would have ${n} layers of changes`;
  if (MM(e) > IM) return "most of the restored cache is no longer used";
}
function MM(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Dc(e) / t;
}
function Dc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function qg(e) {
  return Math.floor(e * $M);
}
function Gg(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: i = 0 } = r, s = Math.min(n, Math.max(0, o - i));
    return n -= s, s > 0 ? { ...r, deadBytes: i + s } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as zM, readlinkSync as HM, realpathSync as qM } from "node:fs";
import { join as eo } from "node:path";

// src/mounts/broker.ts
var Vg = N(Kg(), 1);
import { once as AM } from "node:events";
import { connect as RM } from "node:net";
var TM = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, CM = 1024 ** 2;
function er(e, t) {
  async function n(r, o) {
    let i = AbortSignal.timeout(TM[r] * 1e3), s = AbortSignal.any([t, i]), a = RM({ path: e, signal: s });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > CM && a.destroy();
    });
    try {
      await AM(a, "connect", { signal: s });
      let c = (0, Vg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: u } = await c.next();
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

// src/mounts/detached.ts
var Yi = 512, [_M, FM, NM] = [124, 136, 156];
async function Xg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), i = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), s = [...DM(i)];
  if (s.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => s[c]));
}
var LM = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* DM(e) {
  let t = !1;
  for (let n = 0; n + Yi <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + _M, n + FM), 8), o = n + Yi, i = String.fromCharCode(e[n + NM]);
    if (i === "x") {
      let s = e.subarray(o, o + r);
      t = LM.some((a) => s.includes(a, 0, "latin1"));
    } else {
      if (i !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Yi) * Yi;
  }
}

// src/mounts/layers.ts
import { mkdirSync as jc, writeFileSync as WM } from "node:fs";
import { join as Qi } from "node:path";

// src/mounts/kernel-config.ts
var ew = N(Yg(), 1);
import { existsSync as jM, readFileSync as Qg } from "node:fs";
import { release as UM } from "node:os";
function tw(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function nw() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${UM()}`];
  try {
    return jM(t) ? Qg(t, "latin1") : (0, ew.gunzipSync)(Qg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function Qr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (f, l, m, p) => {
    await t.run("mount", ["-i", "-n", "-t", l, "-o", m, "--", p, f], r), o.push(f);
  }, a = ({ offset: f, length: l }, m) => `${m}loop,offset=${f},sizelimit=${l},ro,nosuid,nodev`, c = async (f, l) => {
    jc(Qi(e, l)), await es(i ?? tw(nw()), async (m) => {
      await s(l, "squashfs", a(f, m), "image"), i = [m];
    });
  }, u = async (f, l, m) => {
    if (f.length === 0) return;
    for (let h of l) jc(Qi(e, h));
    let [p = ""] = i ?? [], d = f.map((h, y) => `image ${l[y]} squashfs ${a(h, p)} 0 0
`);
    WM(Qi(e, m), d.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", m], r), o.push(...l);
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
      return jc(Qi(e, l)), await s(l, "overlay", `ro,nosuid,nodev,xino=${m === "own" ? "on" : "off"},lowerdir=${f.join(":")}`, e), l;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let f = o.splice(0);
      f.length > 0 && await t.run("umount", ["-l", "--", ...f], r);
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

// src/job/save/changes/job-mounts.ts
function rw(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? GM(e.index, r, t, n) : VM(e, o, t, n);
}
async function GM(e, t, n, r) {
  let o = await Dn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = JM(t, e, n), s = Qr({ dir: t, rights: o, signal: r });
  return {
    sites: i,
    copy: Ki(t, e, r),
    async layersOf(a) {
      await (await Xr(t)).close();
      let c = `base-${a.root ?? "all"}`, u = await s.mountAll(KM(a, e), c), [f] = u.length > 1 ? [await s.stack(u, c, "of layers")] : u;
      return eo(t, f);
    },
    detachedIn: ({ upper: a }, c) => Xg(a, c, { rights: o, signal: r }),
    release: s.release
  };
}
function JM(e, { segments: t }, n) {
  let r = zM(e).flatMap((s) => s.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((s) => [HM(eo(e, `target-${s}`), "latin1"), s])
  ), i = n.map((s) => {
    let a = o.get(k(s.path));
    if (a === void 0) throw new Error(`${s.path} is not mounted`);
    let { options: c } = ow(s, en(e)), u = t.filter(({ kind: p }) => p === "image"), f = u.find(({ root: p }) => p === s.line.number), l = f ?? u.find(({ root: p }) => p === void 0);
    if (!l) throw new Error(`${s.path} is in no image`);
    let m = s.relative === "" ? "" : `/${k(s.relative)}`;
    return {
      match: s,
      image: l,
      prefix: f ? "" : `${s.line.number}${m}`,
      upper: eo(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (i.length < o.size) throw new Error("a directory of the restored cache is gone");
  return i;
}
function ow({ path: e }, t) {
  let n = qM(e, "latin1"), r = t.filter((i) => i.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (re().some((i) => i.point !== n && H(i.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function KM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function VM({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = er(n, i), a = re().filter(({ source: l }) => l === Kr), c = /* @__PURE__ */ new Map(), u = o.map((l) => {
    let { options: m, point: p } = ow(l, a), d = r.find(({ target: g }) => k(g) === p)?.view, h = t.segments.find(({ kind: g, root: b }) => g === "image" && b === l.line.number);
    if (d === void 0 || !h) throw new Error(`${l.path} is in no image`);
    if (!a.some((g) => g.type === "tmpfs" && g.point === k(d)))
      throw new Error("the broker does not show the changes");
    c.set(h, d);
    let y = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(m);
    return { match: l, image: h, prefix: "", upper: eo(d, "upper"), hasOwnFiles: y };
  });
  if (u.length < r.length) throw new Error("a directory of the restored cache is gone");
  let f = (l) => c.get(l);
  return {
    sites: u,
    copy: Fc(e, t, i),
    layersOf: async (l) => eo(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function iw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, i = await XM(M(J(), "headstart-")), s = () => ZM(i, { recursive: !0, force: !0 });
  try {
    let a = QM(t, e.inputs), c = YM(n, t, z({ segments: a }), r);
    return { ...await eA(a, { ...e, scratch: i }).catch(async (f) => {
      throw await c.then(({ undo: l }) => l()), f;
    }), copied: await c, close: s };
  } catch (a) {
    if (await s(), o.throwIfAborted(), a instanceof rn || a instanceof on) throw a;
    P(`${Mc}: ${O(a)}`);
    return;
  }
}
function YM(e, { entry: t }, n, r) {
  let o = n - n % T, i = r.during("copy", () => e.copyFrom(t, o));
  return i.catch(() => {
  }), i;
}
function QM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return sw(r, e.size), r;
}
async function eA(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: i, scratch: s, timeline: a, signal: c } = t, { entry: u, index: f } = n, l = await rw(n, o, c), m = qg(f.files), p = await i.leaveOut({
    trees: l.sites.map(tA),
    excludes: r.excludes,
    signal: c
  }), { excludes: d } = Zr([s, ...p], r), h = await a.during("compare", () => Lg(l, { excludes: d, most: m }));
  if (h.some(
    ({ match: B, changes: C }) => C.removed.some((_) => p.includes(nA(B, _)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: y } = l, g = h.filter(({ changes: B }) => Dg(B)), b = Map.groupBy(g, ({ image: B }) => B), x = [...e];
  for (let [B, C] of b) rA(x, B, ts(C, "deadBytes"));
  let [S, E] = [[], await Ug(y, f)];
  xn({ matches: o, scratch: s });
  for (let [B, C] of b) {
    let _ = M(s, `delta-${S.length}`), { layer: D, removed: De } = await a.during("pack", () => zg(B, C, _, t));
    S.push(D), E.push(De);
  }
  return sw([...x, ...S.map((B) => ({ ...B, kind: "delta" }))], u.size), {
    base: n,
    copy: y,
    keptBytes: z({ segments: x }),
    kept: x,
    layers: S,
    removals: E.length > 0 ? Wg(E) : void 0,
    files: Math.max(0, f.files + ts(g, "moreFiles")),
    bytes: Math.max(0, f.bytes + ts(g, "bytes") - ts(g, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...C }) => B.skipped.map((_) => Yr(C, _)))
  };
}
function tA({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function nA({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function sw(e, t) {
  let n = Hg({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function ts(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function rA(e, { root: t }, n) {
  let r = [...e.keys()].filter((i) => e[i]?.root === t), o = Gg(
    r.map((i) => e[i]),
    n
  );
  for (let [i, s] of r.entries()) e[s] = o[i];
}

// src/job/save/choose-format.ts
async function aw(e, t, { tools: n, signal: r }) {
  let o = t.format, i = Un(e, t), s = i.find(({ id: u }) => u === o), a = s ?? await oA(i, t, { tools: n, signal: r }) ?? i[0];
  o !== "auto" && !s && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function oA(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: s }) => s);
  if (!o || t.format !== "auto") return;
  let i = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? i || !jn(await Oi(t, r)) ? void 0 : o : (i && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${i}`), i ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as dA, rm as hA } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as Uc, readdirSync as iA, readlinkSync as sA } from "node:fs";
function* to(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: k(o), member: Wc(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* cA(a, n) : yield [cw(a, i)];
  }
}
function Wc({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${k(t)}`;
}
var aA = 256;
function* cA(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Uc(w(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of iA(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      qe(u.name) || n?.(w(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(cw(f, u)), !(c.length < aA) && (yield c, c = []);
    }
    yield c;
  }
}
function cw(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? uA(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: sA(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function uA({ path: e, member: t, onStat: n }) {
  let r = Uc(w(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Uc(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/report/progress.ts
var fA = 1e3;
function no(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < fA) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Kl(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function uw(e, { onTaken: t, limits: n = fa } = {}) {
  let r = mn(e.partBytes), o = /* @__PURE__ */ new Set(), i = lA(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Me(l), p = m < e.partBytes;
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
function lA(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = Io({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let u = setInterval(() => {
    let f = i.check(n(), performance.now());
    f && a(new Error(`the store takes only ${f}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(u) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as mA } from "node:fs";
function fw(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: i, bytes: s } = o;
  return {
    rest: i,
    bytes: s,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, pr(s)),
    pack: (a) => t.during("pack", () => pA(e, s, { write: a, signal: n }))
  };
}
async function pA({ copy: e, keptBytes: t, kept: n, layers: r, removals: o, files: i, bytes: s, skipped: a }, c, u) {
  await Dt(e.read(c, t), u);
  let f = [...n], l = t, m = async ({ kind: p, length: d, ...h }) => {
    let y = hn(l, p);
    y > l && await u.write(Buffer.alloc(y - l)), f.push({ kind: p, offset: y, length: d, ...h }), l = y + d;
  };
  for (let { path: p, ...d } of r)
    await m({ kind: "delta", ...d }), await Dt(mA(p, { highWaterMark: T }), u);
  if (o) {
    let { frame: p, ...d } = o;
    await m({ kind: "removals", length: p.length, ...d }), await u.write(p);
  }
  return { segments: f, files: i, bytes: s, skipped: a };
}

// src/job/save/fill-draft.ts
var zc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ns(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function lw(e, t) {
  let { inputs: n, key: r, selection: o, format: i, isHere: s, timeline: a, findings: c, signal: u } = t, f = o.lines.map(({ base: E }) => E);
  a.watch([...f, J(), ...s ? [n.localDir] : []]);
  let l = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: gA.bind(void 0, t) }, m = t.delta ? fw(t.delta, t) : l, p = yA(m.rest, t), d = Bf(), h = await m.pack(async (E) => {
    d.update(E), await p.write(E);
  });
  if (vA(h), h.segments.length === 0)
    return dt(zc), "nothing";
  let { files: y, bytes: g } = h, b = Buffer.concat([m.digests, d.finish()]), x = i.indexed ? wA(h, b, t) : Buffer.alloc(0);
  await p.write(x);
  let S = z(h) + x.length;
  return Object.assign(c, { files: y, bytes: g, storedBytes: S }), P(`Cache Size: ${_o(S)}`), m !== l && bA(m, h, S, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (u.throwIfAborted(), await p.commit() ? "published" : (P(ns(r)), "nothing"));
}
function yA(e, { isHere: t, timeline: n }) {
  let r = uw(e, { onTaken: no("Sent", void 0, P) }), o = n.phaseTimer(), i = t ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function gA({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, changeWatch: i, timeline: s, signal: a, ...c }, u) {
  let f = c.matches.map(({ path: B }) => ({ path: k(B) })), l = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: a }), m = c.matches.filter(({ path: B }) => !l.includes(B)), p = await dA(M(J(), "headstart-")), { excludes: d } = Zr([p, ...l], t), h = d ? [] : void 0, y = i?.note;
  if (y && r.image) for (let B of to(m, d, [], y)) ;
  let g = r.image ? void 0 : y, b = o.watch(m, (B) => to([B], d, h, g)), x = s.items("walk", b), S = { matches: m, found: x, leftOut: h, scratch: p, tools: n, signal: a, write: u }, E = { workspace: ht(), level: e.compressionLevel };
  return s.during("pack", async () => {
    let B = await r.pack({ ...S, ...E });
    return await i?.check(), B;
  }).finally(() => hA(p, { recursive: !0, force: !0 }));
}
function wA(e, t, { inputs: n, key: r, format: o, createdBy: i, sign: s }) {
  let { segments: a, files: c, bytes: u } = e, f = { container: dn, format: o.id, key: r, paths: n.paths, createdBy: i };
  return Af({ ...f, segments: a, files: c, bytes: u, digests: t }, s);
}
function bA({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.layers ?? [], i = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((m, { length: p }) => m + p, 0),
    sentBytes: n - e,
    deadBytes: Dc(t)
  };
  Object.assign(r.findings, i);
  let { reusedBytes: s, packedBytes: a, sentBytes: c } = i, [u, f, l] = [s, a, c].map(U);
  P(`Reused ${u}, packed ${f}, ${r.isHere ? "wrote" : "sent"} ${l}`);
}
function vA({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as zR, rm as HR } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as Hc, rmdirSync as mw, rmSync as kA, unlinkSync as xA, utimesSync as SA } from "node:fs";
function rs(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) xA(w(e));
  else if (!r.isDirectory()) pw(e);
  else return PA(e, t, r);
  return !1;
}
function PA(e, t, { mode: n, mtimeMs: r }) {
  Hc(w(e), 448);
  let o = !1;
  for (let i of se(e)) o = rs(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Hc(w(e), n & 4095), SA(w(e), r / 1e3, r / 1e3)) : mw(w(e)), o;
}
function pw(e) {
  Hc(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? pw(n) : kA(w(n));
  }
  mw(w(e));
}

// src/system/disk/space.ts
import { statfs as OA } from "node:fs/promises";
var EA = 0.05, BA = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, IA = 20;
async function dw(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await OA(e), s = (c, u) => Math.floor(Math.min(u * EA, BA[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
async function Ne(e, t) {
  let n = await dw(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(U(t.bytes), U(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function tr(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await dw(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, IA);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as PR } from "node:fs";
import { join as OR } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as XA, readdirSync as ZA } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as $A,
  mkdirSync as MA,
  readdirSync as AA,
  readlinkSync as RA,
  statSync as TA,
  symlinkSync as CA,
  utimesSync as _A
} from "node:fs";
import { setImmediate as FA } from "node:timers/promises";
async function qc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = TA(e);
  MA(t);
  for (let i of AA(e, { withFileTypes: !0 })) {
    let [s, a] = [M(e, i.name), M(t, i.name)];
    i.isDirectory() ? await qc(s, a, n) : i.isSymbolicLink() ? CA(RA(s), a) : $A(s, a);
  }
  _A(t, r / 1e3, o / 1e3), await FA(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as NA, readdirSync as LA, rmdirSync as DA, rmSync as hw, writeFileSync as jA } from "node:fs";
import { setTimeout as UA } from "node:timers/promises";
var WA = 20, zA = 6e4;
function yw(e) {
  return M(e, `${An}lock-${process.geteuid?.() ?? 0}`);
}
function os(e) {
  let t = yw(e), n = L(k(t));
  if (n && !Ar(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function is(e, t) {
  if (!Tn(e)) return () => {
  };
  let [n, r] = [q(e), uo(e)], [o, i] = [yw(n), M(e, "lock")];
  NA(i, { mode: 448 }), jA(M(i, r), "");
  let s = Date.now() + zA;
  for (; !HA(i, o); ) {
    os(n);
    let a = await qA(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await UA(WA, void 0, { signal: t });
  }
  return () => {
    hw(M(o, r), { force: !0 });
    try {
      DA(o);
    } catch {
    }
  };
}
function HA(e, t) {
  try {
    return Bn(e, t);
  } catch (n) {
    throw os(q(t)), n;
  }
}
async function qA(e) {
  let t = !1;
  for (let n of GA(e))
    await ci(M(q(e), n)) ? t = !0 : hw(M(e, n), { recursive: !0, force: !0 });
  return t;
}
function GA(e) {
  try {
    return LA(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as JA, mkdirSync as KA } from "node:fs";
function ww(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = VA(r, o);
      zp(i, o), n.push(...i);
    }
  } catch (r) {
    for (let o of t) oi(o);
    throw r;
  }
  for (let r of t) Ha(r);
  return n;
}
function VA(e, t) {
  let n = k(M(t, "tree", String(e.number)));
  if (!L(n)) return [];
  let r = M(t, "aside", String(e.number));
  KA(r, { recursive: !0 });
  let o = 0, s = bw({ line: e, aside: () => k(M(r, String(o++))) }, n, k(e.base));
  return s.length === 0 ? [] : [...qt(k(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function bw(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.line.matches(o)) return vw(e, t, n);
  if (!L(t)?.isDirectory())
    throw new v(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = L(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let s = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return bw(e, `${t}/${a}`, tt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function vw(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ii(t) }];
  if (r.isDirectory() && o.isDirectory())
    return JA(w(t), 448), [...se(t).flatMap(
      (a) => vw(e, `${t}/${a}`, tt(n) + a)
    ), { do: "stamp", path: n, stamp: gw(o), before: gw(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = ii(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function gw({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function kw({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(vt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      os(l), i.set(l, ai(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f), Gc(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Jc(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await is(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = ww(u);
    });
  } finally {
    for (let u of a) u();
    await Promise.all([...i.values()].map((u) => u.remove())), Hp(c);
  }
}
function Gc(e, t) {
  let n = ZA(M(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new v(`it holds ${n}, which is not of any line of path`);
}
async function Jc({ number: e }, { from: t, to: n, signal: r }) {
  let o = M(t, "tree", String(e)), i = M(n, "tree", String(e));
  if (L(k(o))) {
    XA(M(n, "tree"), { recursive: !0 });
    try {
      ce(o, i);
    } catch (s) {
      if (I(s) !== "EXDEV") throw s;
      await tr(n, r, async (a) => {
        process.platform === "win32" ? await qc(o, i, a) : await vr("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function Kc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var YA = 10;
async function xw(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - YA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Vc } from "node:path";

// src/mounts/lazy/found-entry.ts
async function Sw(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: i, size: s, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: i, size: s, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function gG(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, url: cl(async () => {
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
    read: (h, y) => gl(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/lazy-mount.ts
function Pw(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? $g() : void 0;
}
async function Ow({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Sw(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: yf(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await Vr(o, i), s.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(f)}`);
    return;
  }
  let u = Vc(o, tn.image);
  return await Qa(u, n), { path: u, images: n };
}
async function ro(e, t, n) {
  let r = await Vr(e, t);
  return await n?.(r, t), await xg(e, { rights: t, warn: j }), r;
}
function Ew(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Bw(e, t) {
  if (!e) return Vc(t, tn.image);
  if (e === "killed") {
    j("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return QA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Vc(t, tn.blocks) : void 0;
}
function QA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(i)}; ${U(s)} were never needed`
  ), a !== void 0 && n < t && j(`Not all of the cache could be read: ${a}`), c !== void 0 && j(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as nR, existsSync as rR, mkdirSync as as, readdirSync as oR, realpathSync as iR, symlinkSync as cs, utimesSync as sR } from "node:fs";
import { lstat as aR } from "node:fs/promises";
import { join as de } from "node:path";

// src/mounts/alone.ts
var Iw = Promise.resolve();
function ss(e) {
  let t = Iw.then(e);
  return Iw = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as $w } from "node:fs";
import { lstat as Xc, readdir as eR } from "node:fs/promises";
import { dirname as tR } from "node:path";
var Mw = 16;
async function Aw(e, t) {
  let n = [], r = async (i) => {
    let s = k(t) + i, a = { sources: [s], target: k(e.base) + i }, c = w(i.slice(1)).toString();
    if (!(await Xc(w(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let u of await eR(w(s), { encoding: "latin1" }))
        await r(`${i}/${u}`);
    if (n.length > Mw) throw new Error(`'${e.text}' names more than ${Mw} directories`);
  };
  return await Xc(t).then(
    () => !1,
    (i) => I(i) === "ENOENT"
  ) || await r(""), n;
}
async function Rw({ sources: e, target: t }, { base: n }, r) {
  if ((await Xc(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = tR(o)) {
    let i = L(o);
    if (i && !i.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Zc(t, r);
}
function Zc(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = $w(w(e), "latin1");
  if (t.some((o) => H($w(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (re().some(({ point: o }) => H(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function Tw(e, t) {
  let { dir: n, signal: r } = t, o = [], i = Qr(t), s = [];
  for (let [c, u] of e.entries()) {
    let { line: f, lines: l } = u;
    try {
      let m = await i.mountAll(u, `l${c}`);
      if (f) s.push(cR(f, m, n));
      else {
        let p = m.length > 1 ? await i.stack(m, _w, "own") : m[0];
        s.push(...l.map((d) => Fw(d, de(n, p))));
      }
    } catch (m) {
      r.throwIfAborted(), o.push(...l.map((p) => ({ line: p, reason: O(m) })));
    }
  }
  let a = await Nw(s, "lower", { ...t, mounts: i });
  return await i.release(), [...o, ...a];
}
function Cw(e, t) {
  let n = e.map((r) => Fw(r, de(t.dir, _w)));
  return Nw(n, "upper", { ...t, mounts: Qr(t) });
}
var _w = "tree";
function Fw(e, t) {
  return { line: e, sites: () => Aw(e, de(t, String(e.number))) };
}
function cR(e, [t, ...n], r) {
  let o = (s) => k(de(r, s)), i = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { line: e, sites: async () => [i] };
}
function Nw(e, t, n) {
  return ss(() => uR(e, t, n));
}
async function uR(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = 0;
  for (let { line: u, sites: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Rw(p, u, i);
      for (let p of m) {
        let d = c++;
        await fR({ ...p, number: d, position: t }, n), l.push(d);
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
function Lw(e) {
  return (rR(e) ? oR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => iR(de(e, n)));
}
async function fR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = L(`${i}/.`) ? se(i) : void 0;
  if (cs(w(i), de(t, a)), !c) {
    let [l = i] = qt(i);
    cs(w(l), de(t, `made-${s}`)), as(w(i), { recursive: !0 });
  }
  let u = await lR(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await es(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function lR({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (as(de(r, `work-${t}`)), n === "upper")
    return cs(w(e[0]), de(r, o)), as(de(r, i)), [i];
  as(de(r, o));
  let { mode: s, mtimeMs: a } = await aR(w(e[0]));
  nR(de(r, o), s & 511), sR(de(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) cs(w(f), de(r, c[u]));
  return c;
}

// src/mounts/ramdisk.ts
var mR = 4096, Dw = { auto: 1 / 4, on: 3 / 4 };
async function jw(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Dw[t])
    return `${U(n)} are needed, and only ${U(i)} of memory are free`;
  let s = Math.floor(i * Dw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / mR), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as yR, mkdirSync as gR, mkdtempSync as qw, realpathSync as Qc, rmSync as wR } from "node:fs";
import { join as Gw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as pR } from "node:fs";
import { dirname as dR } from "node:path";
async function fs({ socket: e, mounts: t }) {
  let n = er(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      us(r.target) && await n.unmount(r.target), us(r.view, "tmpfs") && await n.unmount(r.view), ls(r);
    } catch (o) {
      j(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function us(e, t = "overlay") {
  let n = k(e);
  return re().some(
    (r) => r.point === n && r.type === t && r.source === Kr
  );
}
function ls({ target: e, made: t, view: n }) {
  Uw(n, n), t !== void 0 && Uw(e, t);
}
function Uw(e, t) {
  try {
    for (let n = e; H(n, t); n = dR(n)) pR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as hR } from "node:fs";

// src/job/restore/unpack.ts
async function Ww(e, t) {
  await Ne(await vt(e.lines[0]), Ot(e)), await oo(e.lines, t, (n) => nr(n, e));
}
function Ot({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function nr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => tr(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof sn)) throw s;
    await i({ workers: 1 });
  }
}
async function oo(e, { timeline: t, signal: n }, r) {
  await kw({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function ms({ inputs: e }) {
  return [process.cwd(), ht(), J(), e.localDir].filter((n) => hR(n));
}
async function Yc(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    P(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await oo(r, t, (o) => n(r, o));
}
async function ps(e, t, { job: n, context: r }) {
  await Yc(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ne(i, Ot(n)), await tr(
      i,
      n.signal,
      (a) => vi(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Jw(e, t, n) {
  let r = bR(e), o = { ...n, job: e, socket: t, targets: r, broker: er(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && P(
    `Mounting ${zw(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await eu(o), await kR(o) && await eu(o), r.every(Hw) || await xR(o);
  } catch (a) {
    throw await fs(Vw(o)), a;
  }
  let s = r.filter(Hw);
  return s.length > 0 && P(`Mounted ${zw(s)} through the broker of the host`), s.length > 0;
}
function bR({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return Fn(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: If(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function zw(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Hw({ state: e }) {
  return "mount" in e;
}
function Kw(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Vw({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function eu(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => ss(() => vR(o, e))).catch((i) => (r.throwIfAborted(), { reason: O(i) }));
}
async function vR({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (yR(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Zc(k(i), ms(n));
  let [s] = qt(k(i));
  gR(i, { recursive: !0 });
  let a = qw(Gw(Qc(J()), "headstart-changes-")), c = { target: Qc(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = Vw(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    throw ls(c), d;
  });
  if (m.length > 0)
    return ls(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (us(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function kR({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Kw(n);
  P(`Waiting for the host to fetch ${Xw(f)} of images`);
  let l = { repository: xe().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), P(`The host does not fetch them: ${O(p)}`), !1;
  }
}
function Xw(e) {
  return U(e.reduce((t, { length: n }) => t + n, 0));
}
async function xR(e) {
  let { job: t, targets: n, timeline: r, signal: o } = e, i = qw(Gw(J(), "headstart-"));
  try {
    t.file?.isWhole || await Ne(i, { bytes: z(t) });
    let s = await r.during("receive", () => Nn(t, i)), a = await SR(s, e);
    a === void 0 && await eu(e);
    let c = n.flatMap(({ line: u, state: f }) => "mount" in f ? [] : { line: u, reason: "reason" in f ? f.reason : a ?? "the host did not have its image" });
    await ps(s, c, { job: t, context: e }), o.throwIfAborted();
  } finally {
    wR(i, { recursive: !0, force: !0 });
  }
}
async function SR({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Kw(r);
  if (i.length === 0) return;
  P(`Waiting for the host to rebuild ${Xw(i)} of images`);
  let s = { path: Qc(e), end: z(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, O);
}

// src/job/restore/mount.ts
async function Yw(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let u = Kc();
    return await Jw(e, n.broker, t) && t.remember({ mounted: Zw(e, u) }), !0;
  }
  let r = await ER(e, t);
  if (!r) return !1;
  let { dir: o, rights: i } = r, s, a = () => {
    s = Vr(o, i);
  }, c = async () => (await s, Ew(await ro(o, i)));
  t.signal.addEventListener("abort", a);
  try {
    let u = Kc(), { image: f } = e.format, m = (await (f ? MR : AR)(e, { ...t, ...r })).map(({ line: d }) => d), p = e.lines.filter((d) => !m.includes(d));
    p.length === 0 ? await c() : (f && t.remember({ mounted: { ...Zw(e, u), file: await Nc(o) } }), P(`Mounted ${p.map(({ text: d }) => d).join(", ")}`));
  } catch (u) {
    let f = await c();
    throw f === void 0 ? u : new Error(f, { cause: u });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function Zw({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(ec).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: Eo(o), since: n };
}
async function ER(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = hg(J());
  if (o({ mountRoot: c }), await $R(e, { ...t, dir: c, rights: a }) || i) return { dir: c, rights: a };
  await ro(c, a);
}
var BR = 4096, IR = 8;
async function $R(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = z(e), { bytes: u, files: f } = Ot(e), l = a ? u + f * BR : c * IR, p = await jw(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), p !== void 0 && P(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function MR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ne(r, { bytes: z(e) });
  let { indexed: i } = e, s = Fn(e.segments, e.lines), c = (n && i && await o.during("show", () => Ow(i, s, { ...t, server: n }))) ?? await o.during("receive", () => Nn({ ...e, isMounted: !0 }, r)), u = await o.during("mount", () => Tw(c.images, Qw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ps(c, u, { job: e, context: t }), u;
}
async function AR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => nr(n, e)), Gc(n, e.lines);
  let i = await r.during("mount", () => Cw(e.lines, Qw(t)));
  return await Yc(i, t, async (s, a) => {
    PR(OR(a, "tree"));
    for (let c of s) await Jc(c, { from: n, to: a, signal: o });
  }), i;
}
function Qw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: ms(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as RR, rm as TR, statfs as CR } from "node:fs/promises";
import { join as _R } from "node:path";
var eb = 1024 ** 3, FR = 3;
async function tb(e, t) {
  for (let n = 1; ; n++)
    try {
      return await NR(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === FR) throw r;
    }
}
async function NR(e, { dir: t, maxBytes: n = 64 * eb, minFreeBytes: r = eb, onRead: o }) {
  let i = await RR(_R(t, "headstart-stream-")), s = await Kn(i), a = async () => {
    await s.discard(), await TR(i, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: u } = await CR(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${U(f)} that it may take at ${t}`;
    await s.file.writeFile(
      LR(e.read(0, e.size), (y, g) => {
        if (o?.(y), g > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await Yt(s.path, { dir: i });
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
async function* LR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function rb(e, t, n) {
  await rr(e, t, n, async (r) => {
    await Yw(r, n) || await Ww(r, n);
  }), P("Cache restored successfully");
}
async function rr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new v(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await nb(e, { ...n, format: a, lines: t }, r);
  s.watch(ob(e, t, o));
  let u = await s.during("receive", () => DR(e, n));
  await nb(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function DR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = no("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return tb(o, { dir: J(), onRead: n });
}
async function nb(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (b) => {
    s.storedBytes = b, P(`Cache Size: ${_o(b)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Fr(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => jR(e, t)) : UR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && jn(o) ? void 0 : d()
  ]), y = (b) => {
    let x = no("Received", m ? void 0 : z(h), P);
    f = 0;
    let S = (E) => {
      f += E, x(E);
    };
    return WR(e, h.indexed, { timeline: i, onRead: S, order: b, signal: u });
  };
  i.watch(ob(e, c, r));
  let g = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: ht(),
    tools: d,
    signal: u,
    warn: j
  };
  await n(g), m && l(f);
}
async function jR(e, { format: t, inputs: n, findings: r }) {
  let o = await Do(e, n);
  if (!te(o.key, e.key))
    throw new v(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new v("the entry was saved for other paths");
  let { segments: i, files: s, bytes: a } = o, c = i.find(({ kind: f }) => !t.kinds.includes(f));
  if (o.format !== t.id || c) {
    let f = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new nn(`the entry has ${f}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: s, bytes: a });
  let u = i.reduce((f, l) => f + l.bytes, 0);
  return { segments: i, bytes: u, indexed: { entry: e, index: o } };
}
function UR({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function WR(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", sg(a, t.index, r)) : ug(a, r);
}
function ob({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), J(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function ib(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await sb([e.scope], ne({}).lookups([t]), e);
    if (a && a.key !== o && te(ne({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), j(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await qR(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function sb(e, t, { inputs: n, store: r }) {
  let o = Un(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function qR(e, t) {
  let { lines: n } = nt(t.inputs.paths, process.cwd()), r = ab(t);
  await rr(e, n, r, async (o) => {
    await Ne(await vt(n[0]), Ot(o)), await oo(n, r, async (i) => {
      await nr(i, o);
      let s = () => n.filter((a) => rs(tu(a, i), k(a.base)));
      s().length !== 0 && (await GR(t, (a) => {
        for (let c of n) rs(tu(c, i), tu(c, a));
      }), s());
    });
  });
}
function tu({ number: e }, t) {
  return k(M(t, "tree", String(e)));
}
async function GR(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await sb(r, [n], e), i = await zR(M(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { lines: s } = nt(e.inputs.paths, process.cwd());
    await rr(o, s, ab(e), async (a) => {
      await Ne(i, Ot(a)), await nr(i, a);
    }), t(i);
  } finally {
    await HR(i, { recursive: !0, force: !0 }), await o?.close();
  }
}
function ab({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Un(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: Gn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as KR, lstatSync as VR, realpathSync as XR } from "node:fs";
import { basename as ZR, dirname as YR, join as fb } from "node:path";

// src/files/fingerprint.ts
var ub = N(cb(), 1);
import { lstatSync as JR } from "node:fs";
function ru(e, t) {
  let n = (0, ub.createHash)("sha256");
  for (let r of e) {
    let o = k(r.path);
    n.update(`${o}\0`, "latin1");
    let i = r.relative === "" ? `${r.line.number}` : `${r.line.number}/${k(r.relative)}`;
    for (let s of to([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = w(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = JR(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/job/save/rolling/snapshots.ts
async function lb(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !te(ne(i).keyIn(e), s) || a === "never" || ou(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => pb(t, r)) };
}
function ou({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function mb({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.max(0, Math.floor((Date.now() - Pl(e)) / 6e4));
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => pb(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function pb(e, t) {
  try {
    let { excludes: n, lines: r } = Vi(e), o = await Ti({ excludes: n, lines: r }), { points: i, uppers: s } = QR(t), a = o.filter(({ path: c }) => !i.some((u) => H(tT(c), u)));
    return [ru(a, n), ru(s.map(eT), void 0)].join();
  } catch (n) {
    lr(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function QR({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : en(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => KR(fb(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : Lw(e),
      ...r.map(({ view: o }) => fb(o, "upper"))
    ]
  };
}
function eT(e, t) {
  return { path: e, relative: "", stat: VR(e), line: { number: t } };
}
function tT(e) {
  return `${XR(YR(e), "latin1")}/${k(ZR(e))}`;
}
async function db(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Mo(r) }), s = Ol(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && P(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    P(`Older snapshots stay in the ${e.label}: ${O(i)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as bT, fstatSync as vT, lstatSync as kT, openSync as xT, readSync as ST } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as nT } from "node:fs";
import { setImmediate as rT } from "node:timers/promises";
var oT = 64;
async function iu({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(w(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of iT(u + l)) {
        let p = m.isDirectory();
        if (p ? qe(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % oT > 0 || (await rT(), n.throwIfAborted());
    }
  }
}
function iT(e) {
  try {
    return nT(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var sT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, aT = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function su(e) {
  return [...e.matchAll(sT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(aT)
  );
}

// src/files/secrets/settings.ts
var cT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Je(e) {
  return !cT.test(e);
}
function ds(e, t) {
  return (n) => uT(n, t).some(e);
}
function ve(e, t) {
  return ds(({ key: n, value: r }) => e.test(n) && Je(r), t);
}
function uT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: hb(i), value: hb(r.slice(o + 1).trim()) }];
  });
}
function hb(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function au(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Je(n));
}
function io(e) {
  return (t) => fT(t).some((n) => Je(n.value) && e(n));
}
function fT(e) {
  let t = [], n = [
    { value: lT(e), section: "", key: "" }
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
function lT(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function cu(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function hs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var wb = N(gb(), 1), mT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, pT = [
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
function ys(e) {
  return [...e.matchAll(mT)].some(([, r = "", o]) => hT(r) === o) || pT.some((r) => r.test(e));
}
var dT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function hT(e) {
  let t = "";
  for (let n = (0, wb.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${dT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var bb = ve(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), uu = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: so(
      ve(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => hs(e, /:_authToken" "?([^\s"]+)/g).some(Je)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: ve(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: yT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: io(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: bb },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: su,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: so(ve(/^password$/, "="), ve(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: au
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: ve(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => hs(cu(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => Je(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: ve(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: ve(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: ve(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: ds(gT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: io(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => hs(cu(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Je)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: io(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && su(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: ve(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: so(
      io(({ key: e }) => e === "token"),
      ve(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: ve(/^(?:oauth_token|token)$/, ":")
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
    has: so(au, ds(wT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: so(ys, bb),
    isCommon: !0
  }
];
function so(...e) {
  return (t) => e.some((n) => n(t));
}
function yT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && Je(n[o + 1] ?? ""));
}
function gT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && Je(r);
}
function wT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && Je(n);
}

// src/files/secrets/find.ts
async function vb(e) {
  let t = [];
  return await iu(e, Ob, (n, { path: r }) => {
    let o = xb(n, r);
    o && t.push(o);
  }), fu(t);
}
function* kb(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [k(r.path), Wc(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Ob(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = xb(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return fu(n);
}
function xb(e, t) {
  let n = PT.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && $T(e, t))
  ), r = n.length > 0 ? AT(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (ys(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Sb(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await iu(t, () => !0, (i) => {
    let s = kT(w(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Eb(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), fu([...r.values()]);
}
function fu(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var PT = uu.map((e) => ({ ...e, pattern: new RegExp(`/${lu(e.files)}$`, "i") })), Pb = uu.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), OT = new RegExp(`^${lu(Pb.filter((e) => !e.startsWith("*")))}$`, "i"), ET = new RegExp(
  `${lu(Pb.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Ob(e) {
  return OT.test(e) || ET.test(e);
}
function lu(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var BT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, IT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function $T(e, t) {
  return BT.test(e) || IT.test(e.slice(t.length));
}
var MT = 64 * 1024;
function AT(e) {
  let t;
  try {
    t = xT(w(e), ki);
    let n = vT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), MT)), o = ST(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Eb(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && bT(t);
  }
}
function Eb({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function $b({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(Ib(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await vb(r);
      if (e === "warn")
        return n(o, Bb), [];
      if (e === "refuse" && o.length > 0)
        throw new on(`there are secrets in ${Ib(o)}. ${Mb}, or set \`secrets: skip\``);
      let i = await Sb(o, r);
      return n(i, (s) => P(`Left out, because of secrets: ${s}`)), i.map(Ab);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* kb(r, o), Bb);
      else for (let i of r) yield* o(i);
    }
  };
}
function Bb(e) {
  j(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Mb}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Mb = "Remove them, or exclude them by lines of `path` that begin with `!`", RT = 5;
function Ib(e) {
  let t = e.slice(0, RT).map((r) => `${TT(Ab(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Ab({ path: e }) {
  return w(e).toString();
}
function TT(e) {
  let t = Ke(ht(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Rb(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = xe(), { rolling: a } = t, c = ne(a), { write: u, read: f, whyNoWrite: l } = ge(s), m = l ?? FT(t) ?? (a && ou(a, s));
  if (u === void 0 || m)
    return P(m ?? "Cache save skipped: this run may write no scope.");
  let p = _i(), d = i && te(c.keyIn(i.name), e), h = a && d && await mb(i, a, { inputs: t, state: n, timeline: p });
  if (h) return P(h);
  let y = Vi(t), g = () => p.during("find", () => Ti(y)), b = await g();
  if (b.length === 0) return dt(zc);
  let x = Zn(Yn(t, s, o)), S = a?.merges ? ib({ inputs: t, key: e, scope: u, readScopes: f, store: x, restored: i?.name, timeline: p, signal: o }) : void 0, E = $b(t);
  for (let B = CT; ; B--) {
    if (await S?.merge() && (b = await g()), await _T({ ...{ inputs: t, key: e, run: s, scope: u, store: x, state: n, selection: y, matches: b, timeline: p, signal: o }, onlyUnchanged: r, secretCheck: E, isOutdated: async () => B > 1 && (await S?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var CT = 3;
async function _T(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await Fr(t, u, ["mount", "lazy"].includes(t.mode)), l = await aw(i, t, { tools: f, signal: u }), [m = ""] = l.versions(t, f), p = { scope: o, version: m, key: ne(t.rolling).nameFor(n, r) }, d = ge(r).read, [h, y] = await c.during(
    "reserve",
    () => Promise.all([i.create(p), ig(s, { inputs: t, store: i, scopes: d, version: m, signal: u })])
  );
  if (!h)
    return await y?.entry.close(), P(ns(n)), !0;
  let g = Gn({ step: "save", outcome: "saved", key: n, store: i.label }, t), b = hm(t, { repository: r.repository, scope: o, version: m }), x = { createdBy: NT(r, o), sign: b, isHere: i.isHere ?? !1, findings: g }, S;
  try {
    S = y && await iw({ ...e, base: y, draft: h, tools: f });
    let E = () => Rg(s, { inputs: t, store: i, scopes: d, signal: u }), B = a ? Mh() : void 0, C = { ...e, ...x, key: p.key, tools: f, format: l, delta: S, checkMounted: E, changeWatch: B }, _ = await lw(h, C);
    if (_ !== "published") return _ === "nothing";
  } catch (E) {
    if (E instanceof rn)
      return P(ns(n)), !0;
    throw u.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(E) }), await zr(g, c, t.summary), E;
  } finally {
    await S?.close(), await y?.entry.close(), await h.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await db(i, { ...p, key: n }, t.rolling), await zr(g, c, t.summary), !0;
}
function FT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function NT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, i) {
  return { repository: e, scope: i, ref: t, sha: n, runId: r, event: o, headstart: $h.version };
}

// src/job/save/save.ts
var mu = "Failed to save: ";
async function Tb(e) {
  et(X("background")) && j(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await pu(e, { onlyUnchanged: !0 });
}
async function pu(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!Ei(xe())) return;
  let r = Object.keys(t ?? {}), o = await kn(r.length > 0 ? t : void 0);
  for (let i of r)
    o.some((s) => s.name === i) || j(`Not saved: main had a cache ${i}, which the input caches no longer has.`);
  for (let i of o)
    await cn(i, async () => {
      try {
        await LT(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), pt(s, mu);
      }
    });
}
async function LT(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t;
  if (!i && r !== void 0 && o !== void 0 && te(o, r))
    return P(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await jo(e, n.signal)) === "none") return;
  if (X("key") === "") return dt("Key is not specified.");
  let a = Uo(e), c = r ?? a.key, u = ne(a.rolling).mistake([c]);
  if (u) throw new R(u);
  await Rb(c, a, t, n);
}

// src/job/state.ts
var Le = Se(), Et = Rt(Se()), DT = me({
  /** Has no links in it. */
  target: Le,
  pattern: Le,
  /** The topmost directory that was made for the target. */
  made: Et,
  /** Shows what a save compares. Has no links in it. */
  view: Le
}), jT = me({
  /** The broker's socket. */
  socket: Le,
  mounts: At(DT)
}), UT = me({
  name: Le,
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents: Et
}), WT = me({
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope: Et,
  version: Le,
  key: Le,
  size: Ue(),
  /** Where the images are in the body, in bytes. */
  images: At(me({ offset: Ue(), length: Ue() })),
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: Le,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Et,
  /** When it was mounted, by the kernel's clock. */
  since: Ue()
}), zT = me({
  /** The preset's name, if it is not in the inputs. */
  preset: Et,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: Rt(mr([$e("none"), Oo(Le, Le)])),
  /** Absent where main ended before it read its inputs. */
  key: Et,
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey: Et,
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot: Et,
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered: Rt(jT),
  /** The entry whose images were mounted; absent where none was. */
  mounted: Rt(WT),
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored: Rt(UT)
}), HT = Oo(Le, zT), Cb = "headstart";
function du(e) {
  ff(Cb, JSON.stringify(e));
}
function gs() {
  let e = lf(Cb);
  if (e === "") return;
  let t = JSON.parse(e), n = ln(HT, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/end/damaged-image.ts
var _b = 3e4;
async function Fb(e, t, n, r = AbortSignal.timeout(_b)) {
  if (!await xw(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await _n(e, s, "contents", { signal: r });
  })().then(() => {
  }, qT);
  i !== void 0 && (j(`Reading the cache gave input/output errors: ${i}`), await GT(t).catch((s) => j(`The entry stays where it is: ${O(s)}`)));
}
function qT(e) {
  return e instanceof v || I(e) === "EIO" ? O(e) : void 0;
}
async function GT({ scope: e, version: t, key: n, size: r }) {
  let o = Lo(X, ko()), i = xe(), s = Zn(Yn(o, i, AbortSignal.timeout(_b))), a = e === void 0 ? ge(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function ws() {
  let e = gs() ?? {}, t = await kn(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(JT)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await cn(o, () => KT(r));
  }
}
function JT([, e], [, t]) {
  return Nb(t) - Nb(e);
}
function Nb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = re().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : yg(e));
}
async function KT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await fs(n), e !== void 0 && await Db([e], async (r, o) => {
    let i = Bw(r, e);
    t && i !== void 0 && await Fb(i, t, o);
  });
}
async function Lb() {
  await Db(bg(J()));
}
async function Db(e, t) {
  if (e.length === 0) return;
  let n = await Dn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await ro(r, n, t);
    } catch (o) {
      j(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function jb(e) {
  try {
    await pu(e, { states: gs() });
  } finally {
    await ws();
  }
}

// src/files/recover.ts
import { lstatSync as VT, realpathSync as XT, rmdirSync as ZT, statSync as YT } from "node:fs";
import { readdir as QT } from "node:fs/promises";
async function Ub(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(vt));
  for (let a of new Set(s.flatMap(Wb)))
    for (let c of await e1(a, t))
      if (Tn(c) || n1(c), !(!Tn(c) || await ci(c)))
        try {
          await r1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(u)}`);
        }
}
function Wb(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Wb(t)];
}
async function e1(e, t) {
  let n = (await QT(e).catch(() => [])).filter(qe);
  if (n.length === 0) return [];
  let r = G(XT(e, "latin1"));
  return t.some((o) => H(r, o)) ? [] : n.map((o) => M(e, o)).filter(Rn);
}
var t1 = 3600 * 1e3;
function n1(e) {
  try {
    Date.now() - VT(e).mtimeMs > t1 && ZT(e);
  } catch {
  }
}
async function r1(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = ai(o);
  try {
    let s = await is(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      oi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!o1(u, t)) return !1;
        for (let f of ri(u)) i1(k(o), f);
        return !0;
      }), Mr(e) || Rr(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    await i.remove();
  }
}
function o1(e, t) {
  let n = w(Np(e)).toString();
  return t.some((r) => H(n, r.base) && Ao(r, Ke(r.base, n)) ? !0 : e.do !== "make" ? !1 : H(r.literal ?? r.base, n) || !r.literal && H(n, r.base));
}
function i1(e, t) {
  let { dev: n } = YT(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as s1 } from "node:timers/promises";
var a1 = 1e3;
async function zb(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(ne(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await c1(u1(e), o)
  ];
}
async function c1(e, t) {
  let n = new AbortController(), r = s1(a1, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function u1({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: i } = t, s = f1(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c, isHint: !0 });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${ne(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function f1(e, t) {
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
    ...l1.filter((a) => !e.includes(a)).map((a) => ({
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
var l1 = Ln.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function Hb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: i, mayPostSave: s, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ke("cache-primary-key", t.key);
  let u = ne(t.rolling), f = _i(), l = Gn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), m = ge(n);
  m.whyNoRead && P(m.whyNoRead);
  let p = async () => {
    let b = Zn(Yn(t, n, a));
    l.store = b.label;
    let x = await Oi(t, a), S = await Ih(b, t, { mounting: x, signal: a }), E = S.flatMap((_) => _.versions(t)), B = Pw(t, x), C = { inputs: t, formats: S, mounting: x, server: B, remember: o, timeline: f, findings: l, signal: a };
    return { store: b, wanted: { scopes: m.read, keys: u.lookups(c), versions: E }, context: C };
  }, { name: d, prepared: h } = await m1(p, u, { inputs: t, findings: l, begin: i, signal: a }), y = d === void 0 ? void 0 : u.keyIn(d);
  if (d !== void 0) {
    let b = s ? await lb(d, { inputs: t, run: n, state: r, timeline: f }) : void 0;
    o({ matchedKey: y, restored: b });
  }
  let g = h1(t, y, l);
  if (y === void 0 && h && !l.trouble && !m.whyNoRead) {
    let { store: b, wanted: x, context: S } = h, E = { store: b, wanted: x, formats: S.formats, naming: t, signal: a };
    pf("Why nothing was found", await zb(E));
  }
  if (await zr(l, f, t.summary), y === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new R(`${b} Input key: ${t.key}`);
  }
  return g;
}
async function m1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: i
}) {
  let s;
  try {
    let a = await e(), { store: c, wanted: u, context: f } = a, { lines: l } = nt(n.paths, process.cwd());
    if (await Lb(), await Ub(l, { mounts: wg(), warn: j, signal: i }), s = await f.timeline.during("lookup", () => c.find(u)), !s) return { prepared: a };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${te(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await p1(s, l, f) : (await o(s.size), await qb(s, l, f)), { name: s.key, prepared: a };
  } catch (a) {
    return i.throwIfAborted(), r.trouble = O(a), j(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function p1(e, t, n) {
  n.inputs.signing && await rr(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function qb(e, t, n) {
  try {
    await rb(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof v) || (await d1(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await qb(e.original, t, n);
  }
}
async function d1(e) {
  try {
    await e.reject();
  } catch (t) {
    lr(`The entry stays where it is: ${O(t)}`);
  }
}
function h1(e, t, n) {
  if (t === void 0)
    return ke("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = te(t, e.key), o = r ? "exact" : "partial";
  return ke("cache-hit", String(r)), ke("cache-matched-key", t), ke("hit", o), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function Gb(e) {
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
async function hu(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  du(n);
  let r = xe();
  if (!Ei(r)) return;
  let o = await kn();
  for (let { name: m, inputs: p } of o) n[m] = { preset: p.get("preset") };
  let i = ({ name: m }) => {
    let p = n[m] ?? {};
    return { state: p, remember: (h) => {
      Object.assign(p, h), du(n);
    } };
  }, s = async (m) => {
    let p = await jo(m, e);
    if (i(m).remember({ filled: p }), p === "none") return { cache: m };
    let d = Uo(m), h = ne(d.rolling).mistake([d.key, ...d.restoreKeys]);
    if (h) throw new R(h);
    return { cache: m, inputs: d };
  }, a = await Promise.all(o.map((m) => Ea(m, () => s(m))));
  gm(a);
  let c = Gb(a.length), u = Math.min(a.length, 4), f = ({ cache: m, inputs: p }) => c(async (d) => {
    if (!p) return w1();
    let h = Math.min(p.concurrency, Math.floor(g1 / u)), y = { inputs: { ...p, concurrency: h }, ...i(m) };
    return Hb({ ...y, run: r, begin: d, mayPostSave: t, signal: e });
  }), l = await Promise.allSettled(
    a.map((m) => Ea(m.cache, () => f(m)))
  );
  e.throwIfAborted(), a.length > 1 && b1(l.map((m) => m.status === "fulfilled" ? m.value : "miss")), v1(l.flatMap((m) => m.status === "rejected" ? [m.reason] : []));
}
var g1 = 64;
function w1() {
  if (ke("hit", "miss"), !et(X("fail-on-cache-miss"))) return "miss";
  throw new R("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function b1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ke("cache-hit", String(n === "exact")), ke("hit", n);
}
function v1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof R);
  for (let n of e) n instanceof R || pt(n);
  if (t.length > 0) throw new R(t.map(({ message: n }) => n).join(" "));
}

// src/main/run.ts
var k1 = {
  restore: hu,
  "restore-only": (e) => hu(e, { mayPostSave: !1 }),
  post: jb,
  save: Tb,
  unmount: ws
};
function hV(e) {
  return wl(k1[e], (t) => {
    e.startsWith("restore") && t instanceof R ? mf(O(t)) : pt(t, ["post", "save"].includes(e) ? mu : "");
  });
}

export {
  A as a,
  F as b,
  N as c,
  R as d,
  v as e,
  rn as f,
  O as g,
  I as h,
  Pe as i,
  vn as j,
  te as k,
  xs as l,
  ku as m,
  ir as n,
  Pu as o,
  Ou as p,
  Ps as q,
  Z1 as r,
  Y1 as s,
  lv as t,
  le as u,
  ft as v,
  G as w,
  Os as x,
  M as y,
  Ke as z,
  Es as A,
  kv as B,
  X as C,
  ke as D,
  mf as E,
  j as F,
  P as G,
  lr as H,
  pf as I,
  J,
  ko as K,
  yf as L,
  SC as M,
  PC as N,
  OC as O,
  xe as P,
  gf as Q,
  k as R,
  w as S,
  ae as T,
  nt as U,
  U as V,
  Q as W,
  vS as X,
  Lo as Y,
  om as Z,
  Me as _,
  T as $,
  ze as aa,
  z as ba,
  dr as ca,
  Wv as da,
  gr as ea,
  ge as fa,
  wr as ga,
  Cf as ha,
  YC as ia,
  ee as ja,
  $m as ka,
  Yo as la,
  pp as ma,
  He as na,
  ca as oa,
  Rr as pa,
  Wd as qa,
  ec as ra,
  zj as sa,
  vr as ta,
  Ct as ua,
  gk as va,
  Ln as wa,
  Dn as xa,
  sc as ya,
  Kf as za,
  vk as Aa,
  $h as Ba,
  Dh as Ca,
  Ti as Da,
  bn as Ea,
  xW as Fa,
  ua as Ga,
  g_ as Ha,
  w_ as Ia,
  k_ as Ja,
  Qf as Ka,
  tl as La,
  Z as Ma,
  gt as Na,
  E_ as Oa,
  B_ as Pa,
  rl as Qa,
  I_ as Ra,
  ol as Sa,
  Mk as Ta,
  T_ as Ua,
  cl as Va,
  gl as Wa,
  Fy as Xa,
  Zn as Ya,
  Yn as Za,
  ag as _a,
  Eg as $a,
  Bg as ab,
  tn as bb,
  to as cb,
  uw as db,
  Ne as eb,
  gG as fb,
  wl as gb,
  hV as hb
};
