import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Vb = Object.create;
var gu = Object.defineProperty;
var Xb = Object.getOwnPropertyDescriptor;
var Zb = Object.getOwnPropertyNames;
var Yb = Object.getPrototypeOf, Qb = Object.prototype.hasOwnProperty;
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
var ev = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Zb(t))
      !Qb.call(e, o) && o !== n && gu(e, o, { get: () => t[o], enumerable: !(r = Xb(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? Vb(Yb(e)) : {}, ev(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? gu(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var wu = C((O1, xs) => {
  xs.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  xs.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?../formats-next/@actions/core/lib/file-command.js
var $u = C((R1, Ts) => {
  Ts.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ts.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?../formats-next/@actions/exec/lib/toolrunner.js
var _u = C((G1, Cu) => {
  Cu.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:assert?../formats-next/@actions/io/lib/io.js
var Fu = C((J1, mo) => {
  mo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  mo.exports.ok = mo.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var Of = C(($C, sa) => {
  sa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  sa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var Ff = C((KC, _f) => {
  _f.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var gl = C((yF, ya) => {
  ya.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  ya.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Xl = C((iN, Pa) => {
  Pa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Pa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var im = C((gN, Oa) => {
  Oa.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Oa.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var ym = C((FN, Ma) => {
  Ma.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ma.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Sm = C((HN, xm) => {
  xm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var Om = C((qN, Pm) => {
  Pm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:child_process")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Am = C((eL, $m) => {
  $m.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Gm = C((ML, qm) => {
  qm.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/frame-decoder.ts
var ap = C((hD, sp) => {
  sp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var Pp = C((e2, Sp) => {
  Sp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var Op = C((t2, Ua) => {
  Ua.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Ua.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Rp = C((p2, Ap) => {
  Ap.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var qp = C((N2, Hp) => {
  Hp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Jp = C((L2, Gp) => {
  Gp.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var _d = C((Nj, Cd) => {
  Cd.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Xd = C((vU, Vd) => {
  Vd.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var wh = C((c4, gh) => {
  gh.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:assert?../formats-next/@actions/glob/lib/internal-path-helper.js
var Mh = C((Z4, Ai) => {
  Ai.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ai.exports.ok = Ai.exports;
});

// lighter-node:assert?../formats-next/@actions/glob/lib/internal-pattern.js
var Th = C((eW, Ti) => {
  Ti.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ti.exports.ok = Ti.exports;
});

// lighter-node:assert?../formats-next/@actions/glob/lib/internal-path.js
var Ch = C((tW, Ci) => {
  Ci.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ci.exports.ok = Ci.exports;
});

// lighter-node:crypto?../formats-next/@actions/glob/lib/internal-hash-files.js
var Fh = C((mW, fc) => {
  fc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  fc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Jh = C((CW, mc) => {
  mc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  mc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var ay = C((nz, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Dy = C((Qz, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var xg = C((E3, kg) => {
  kg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var Xg = C((Iq, Vg) => {
  Vg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var ew = C((Cq, Qg) => {
  Qg.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var fb = C((G5, nu) => {
  nu.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:crypto")[t] }));
  nu.exports.getRandomValues = (e) => A("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var bb = C((gK, wb) => {
  wb.exports = Object.create(new Proxy({}, { get: (e, t) => A("node:zlib")[t] }));
});

// src/system/failure.ts
var R = class extends Error {
  name = "JobFailure";
}, v = class extends Error {
  name = "BadEntry";
}, nn = class extends Error {
  name = "UnknownEntry";
}, Be = class extends Error {
  name = "UnverifiedEntry";
}, rn = class extends Error {
  name = "NameTaken";
}, on = class extends Error {
  name = "SecretFound";
}, sn = class extends Error {
  name = "NamesCollide";
}, Z = class extends Error {
  name = "ToolFailure";
};
function E(e) {
  return e instanceof Error ? e.message : String(e);
}
function I(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/names/keys.ts
var co = _(wu(), 1), bu = 10, ao = 512;
function Ps(e) {
  if (e.length > bu) return `Key Validation Error: Keys are limited to a maximum of ${bu}.`;
  for (let t of e) {
    if (t.length > ao)
      return `Key Validation Error: ${t} cannot be larger than ${ao} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var vu = Os;
function Os(e) {
  let t = (0, co.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function ku(e, t) {
  for (let n of e) {
    let r = Ss(t.filter((o) => o.key === n)) ?? Ss(t.filter((o) => ee(o.key, n))) ?? Ss(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ss(e) {
  return e.toSorted(Es)[0];
}
function Es(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var xu = 225, tv = 160;
function or(e) {
  let t = Eu(e) || "%";
  return t.length <= xu ? t : `${Pu(e)}~${(0, co.createHash)("sha256").update(e).digest("hex")}`;
}
function Su(e) {
  let t = or(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Bu(n)
  );
  return t.length <= xu ? t : `~${(0, co.createHash)("sha256").update(e).digest("hex")}`;
}
function Pu(e) {
  return Eu(e).slice(0, tv);
}
function Ou(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Pu(r).toLowerCase()));
}
function Bs(e) {
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
import { posix as nv, win32 as At } from "node:path";
function mt(e) {
  return e !== "win32" ? nv : {
    basename: At.basename,
    dirname: (t) => G(At.dirname(t), e),
    isAbsolute: At.isAbsolute,
    join: (...t) => G(At.join(...t), e),
    parse: At.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(At.relative(t, n), e),
    resolve: (...t) => G(At.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: uo, dirname: q, isAbsolute: Is, join: $, relative: Je, resolve: Ms } = mt(process.platform);

// src/system/runner.ts
import { AsyncLocalStorage as Ov } from "node:async_hooks";
import { homedir as Ev, tmpdir as Bv } from "node:os";
import { join as Iv } from "node:path";

// ../formats-next/node_modules/@actions/core/lib/command.js
import * as Mu from "os";

// ../formats-next/node_modules/@actions/core/lib/utils.js
function Ke(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function $s(e) {
  return Object.keys(e).length ? {
    title: e.title,
    file: e.file,
    line: e.startLine,
    endLine: e.endLine,
    col: e.startColumn,
    endColumn: e.endColumn
  } : {};
}

// ../formats-next/node_modules/@actions/core/lib/command.js
function pt(e, t, n) {
  let r = new As(e, t, n);
  process.stdout.write(r.toString() + Mu.EOL);
}
function Rs(e, t = "") {
  pt(e, {}, t);
}
var Iu = "::", As = class {
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
          o && (n ? n = !1 : t += ",", t += `${r}=${ov(o)}`);
        }
    }
    return t += `${Iu}${rv(this.message)}`, t;
  }
};
function rv(e) {
  return Ke(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function ov(e) {
  return Ke(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// ../formats-next/node_modules/@actions/core/lib/file-command.js
var Au = _($u(), 1);
import * as lo from "fs";
import * as fo from "os";
function Cs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!lo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  lo.appendFileSync(n, `${Ke(t)}${fo.EOL}`, {
    encoding: "utf8"
  });
}
function _s(e, t) {
  let n = `ghadelimiter_${Au.randomUUID()}`, r = Ke(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${fo.EOL}${r}${fo.EOL}${n}`;
}

// ../formats-next/node_modules/@actions/core/lib/core.js
import * as Vs from "os";

// ../formats-next/node_modules/@actions/core/lib/summary.js
import { EOL as iv } from "os";
import { constants as Ru, promises as sv } from "fs";
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
}, { access: av, appendFile: cv, writeFile: uv } = sv, Tu = "GITHUB_STEP_SUMMARY";
var Ls = class {
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
    return Ns(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Tu];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Tu}. Check if your runtime environment supports job summaries.`);
      try {
        yield av(t, Ru.R_OK | Ru.W_OK);
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
    return Ns(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? uv : cv)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ns(this, void 0, void 0, function* () {
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
    return this.addRaw(iv);
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
}, fv = new Ls();
var Ds = fv;

// ../formats-next/node_modules/@actions/core/lib/platform.js
import Yu from "os";

// ../formats-next/node_modules/@actions/exec/lib/toolrunner.js
var Ku = _(_u(), 1);
import * as sr from "os";
import * as Js from "events";
import * as Vu from "path";

// ../formats-next/node_modules/@actions/io/lib/io.js
var Hu = _(Fu(), 1);
import * as de from "path";

// ../formats-next/node_modules/@actions/io/lib/io-util.js
import * as ir from "fs";
import * as dt from "path";
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
}, { chmod: Us, copyFile: Lu, lstat: po, mkdir: Du, open: K1, readdir: Ws, rename: lv, rm: ju, rmdir: V1, stat: Rt, symlink: Uu, unlink: zs } = ir.promises, Le = process.platform === "win32";
function Wu(e) {
  return js(this, void 0, void 0, function* () {
    let t = yield ir.promises.readlink(e);
    return Le && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var X1 = ir.constants.O_RDONLY;
function an(e) {
  return js(this, void 0, void 0, function* () {
    try {
      yield Rt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ho(e) {
  if (e = mv(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Le ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Hs(e, t) {
  return js(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield Rt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Le) {
        let o = dt.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Nu(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield Rt(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Le) {
          try {
            let i = dt.dirname(e), s = dt.basename(e).toUpperCase();
            for (let a of yield Ws(i))
              if (s === a.toUpperCase()) {
                e = dt.join(i, a);
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
function mv(e) {
  return e = e || "", Le ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Nu(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// ../formats-next/node_modules/@actions/io/lib/io.js
var Tt = function(e, t, n, r) {
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
function Y1(e, t) {
  return Tt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = hv(o), c = (yield an(r)) ? yield Rt(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? de.join(r, de.basename(n)) : r;
    if (!(yield an(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Rt(n)).isDirectory())
      if (s)
        yield qu(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (de.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Gu(n, u, i);
    }
  });
}
function Q1(e) {
  return Tt(this, void 0, void 0, function* () {
    if (Le && /[*"<>|]/.test(e))
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
function pv(e) {
  return Tt(this, void 0, void 0, function* () {
    (0, Hu.ok)(e, "a path argument must be provided"), yield Du(e, { recursive: !0 });
  });
}
function qs(e, t) {
  return Tt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield qs(e, !1);
      if (!r)
        throw Le ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield dv(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function dv(e) {
  return Tt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Le && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(de.delimiter))
        o && t.push(o);
    if (ho(e)) {
      let o = yield Hs(e, t);
      return o ? [o] : [];
    }
    if (e.includes(de.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(de.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Hs(de.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function hv(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function qu(e, t, n, r) {
  return Tt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield pv(t);
    let o = yield Ws(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield po(s)).isDirectory() ? yield qu(s, a, n, r) : yield Gu(s, a, r);
    }
    yield Us(t, (yield Rt(e)).mode);
  });
}
function Gu(e, t, n) {
  return Tt(this, void 0, void 0, function* () {
    if ((yield po(e)).isSymbolicLink()) {
      try {
        yield po(t), yield zs(t);
      } catch (o) {
        o.code === "EPERM" && (yield Us(t, "0666"), yield zs(t));
      }
      let r = yield Wu(e);
      yield Uu(r, t, Le ? "junction" : null);
    } else (!(yield an(t)) || n) && (yield Lu(e, t));
  });
}

// ../formats-next/node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as gv } from "timers";
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
}, yo = process.platform === "win32", go = class extends Js.EventEmitter {
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
      let o = n + t.toString(), i = o.indexOf(sr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + sr.EOL.length), i = o.indexOf(sr.EOL);
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
      return !ho(this.toolPath) && (this.toolPath.includes("/") || yo && this.toolPath.includes("\\")) && (this.toolPath = Vu.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield qs(this.toolPath, !0), new Promise((t, n) => Ju(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + sr.EOL);
        let o = new Gs(r, this.toolPath);
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
var Gs = class e extends Js.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = gv(e.HandleTimeout, this.delay, this)));
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

// ../formats-next/node_modules/@actions/exec/lib/exec.js
var bv = function(e, t, n, r) {
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
  return bv(this, void 0, void 0, function* () {
    let r = Xu(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new go(o, t, n).exec();
  });
}

// ../formats-next/node_modules/@actions/core/lib/platform.js
var rC = Yu.platform(), oC = Yu.arch();

// ../formats-next/node_modules/@actions/core/lib/core.js
var Ks;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ks || (Ks = {}));
function Fs(e) {
  pt("add-mask", {}, e);
}
function Qu(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function ef(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Cs("OUTPUT", _s(e, t));
  process.stdout.write(Vs.EOL), pt("set-output", { name: e }, Ke(t));
}
function tf(e) {
  process.exitCode = Ks.Failure, xv(e);
}
function fe(e) {
  pt("debug", {}, e);
}
function xv(e, t = {}) {
  pt("error", $s(t), e instanceof Error ? e.toString() : e);
}
function nf(e, t = {}) {
  pt("warning", $s(t), e instanceof Error ? e.toString() : e);
}
function wo(e) {
  process.stdout.write(e + Vs.EOL);
}
function rf(e) {
  Rs("group", e);
}
function of() {
  Rs("endgroup");
}
function sf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Cs("STATE", _s(e, t));
  pt("save-state", { name: e }, Ke(t));
}
function af(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function ar(e) {
  return uf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Sv(e) {
  return uf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Xs(e) {
  return `<code>${Sv(e)}</code>`;
}
function uf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return Pv[t] ?? (n < 256 ? `\\x${cf(n, 2)}` : `\\u${cf(n, 4)}`);
  });
}
var Pv = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function cf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var cr = new Ov();
function cn(e, t) {
  return cr.run(e, t);
}
function X(e) {
  return cr.getStore()?.inputs.get(e.toLowerCase()) ?? Qu(e);
}
function ke(e, t) {
  let n = cr.getStore()?.name;
  ef(n ? `${e}-${n}` : e, t);
}
var ff = sf, lf = af, vo = Fs;
function mf(e) {
  tf(ar(e));
}
function N(e) {
  nf(ur(e));
}
function ht(e, t = "") {
  N(`${t}${E(e)}`), e instanceof Error && e.stack && fr(e.stack);
}
function P(e) {
  wo(ur(e));
}
function ur(e) {
  let t = cr.getStore()?.name;
  return ar(t ? `${t}: ${e}` : e);
}
function fr(e) {
  fe(e.split(`
`).map(ar).join(`
`));
}
function pf(e, t) {
  rf(ur(e));
  for (let n of t) wo(ar(n));
  of();
}
function yt(e) {
  P(`[warning]${e}`);
}
function df() {
  return process.env.GITHUB_STEP_SUMMARY ? Ds : void 0;
}
function gt() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return G(process.env.RUNNER_TEMP || Bv());
}
function ko() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || Iv(Ev(), ".cache"));
}
function hf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function yf() {
  let e = [...cr.getStore()?.inputs ?? []].map(
    ([r, o]) => [Mv(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Mv(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function PC() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function OC() {
  return process.env.RUNNER_NAME ?? "";
}
function EC(e) {
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
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && $v(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function $v(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// ../formats-next/node_modules/valibot/dist/index.mjs
var xo, Av = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function bf(e) {
  return !e && !xo ? Av : {
    lang: e?.lang ?? xo?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? xo?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? xo?.abortPipeEarly
  };
}
var Rv;
// @__NO_SIDE_EFFECTS__
function Tv(e) {
  return Rv?.get(e);
}
var Cv;
// @__NO_SIDE_EFFECTS__
function _v(e) {
  return Cv?.get(e);
}
var Fv;
// @__NO_SIDE_EFFECTS__
function Nv(e, t) {
  return Fv?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function So(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function K(e, t, n, r, o) {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ Nv(e.reference, c.lang) ?? (u ? /* @__PURE__ */ _v(c.lang) : null) ?? r.message ?? /* @__PURE__ */ Tv(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function Lv(e, t) {
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
function he(e) {
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
var BC = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
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
      return n.typed && !this.requirement(n.value) && K(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Zs(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: Zs,
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
function Ys(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Ys,
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
function Qs(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Qs,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ So(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && K(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ So(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function ea(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: ea,
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
function ta(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: ta,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && K(this, "safe integer", t, n), t;
    }
  };
}
var Dv = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function Sf(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function na(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Ct(e, t) {
  return he({
    kind: "schema",
    type: "array",
    reference: Ct,
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
function ra(e, t) {
  return he({
    kind: "schema",
    type: "custom",
    reference: ra,
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
function fn(e, t) {
  return he({
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
function Ie(e, t) {
  return he({
    kind: "schema",
    type: "literal",
    reference: Ie,
    expects: /* @__PURE__ */ So(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ Lv(n.value, this.literal) ? n.typed = !0 : K(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Po(e, t) {
  return he({
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
            let a = i in o ? o[i] : /* @__PURE__ */ na(s), c = s["~run"]({ value: a }, r);
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
          for (let i in o) /* @__PURE__ */ vf(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else K(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function De(e) {
  return he({
    kind: "schema",
    type: "number",
    reference: De,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : K(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function le(e, t) {
  return he({
    kind: "schema",
    type: "object",
    reference: le,
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
            let a = i in o ? o[i] : /* @__PURE__ */ na(s), c = s["~run"]({ value: a }, r);
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
function _t(e, t) {
  return he({
    kind: "schema",
    type: "optional",
    reference: _t,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ na(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Oo(e, t, n) {
  return he({
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
      } else K(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function Se(e) {
  return he({
    kind: "schema",
    type: "string",
    reference: Se,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : K(this, "type", t, n), t;
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
function lr(e, t) {
  return he({
    kind: "schema",
    type: "union",
    reference: lr,
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
        K(this, "type", n, r, { issues: /* @__PURE__ */ wf(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        K(this, "type", n, r, { issues: /* @__PURE__ */ wf(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function oa(e, t, n) {
  return he({
    kind: "schema",
    type: "variant",
    reference: oa,
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
                }, Dv).issues : g.type !== "exact_optional" && g.type !== "optional" && g.type !== "nullish") {
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
          expected: /* @__PURE__ */ kf(u, "|"),
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
// @__NO_SIDE_EFFECTS__
function Ve(...e) {
  return he({
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
var Ef = _(Of(), 1);

// src/system/bytes/chunker.ts
function Eo(e) {
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
var T = 1024 * 1024, mn = 32;
function mr(e) {
  return Math.ceil(e / T) * mn;
}
function Bf() {
  let e = Eo(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(je(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(je(...n)), Buffer.concat(t);
    }
  };
}
function aa(e, t, n) {
  let r = n.subarray(t * mn, (t + 1) * mn);
  return r.length === mn && je(...e).equals(r);
}
function If(e, { offset: t, length: n }) {
  let r = Ue(t, t + n), o = r[0] * mn;
  return je(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * mn)
  ).toString("hex");
}
function je(...e) {
  let t = (0, Ef.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ue(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var pn = "headstart-2", jv = ["image", "delta"];
function dn(e, t) {
  return jv.includes(t) ? Math.ceil(e / T) * T : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Bo({ digests: e, ...t }) {
  return je(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function pr(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new v(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Uv = 407710288, ca = 8, Io = ca + 12, dr = Buffer.from("HEADSTR2"), Mf = 36 + dr.length, hr = Io + Mf, ua = 4 * 1024 * 1024, $f = 1024, Wv = 512, zv = 1024 ** 4;
function Af({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > ua) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Io), i = [e, r, n?.(Rf(e, r)) ?? Buffer.alloc(0)], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, hr), c = [Uv, a - ca, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, je(o, ...i), u, dr]);
}
var Hv = 128 * 1024;
async function yr(e, t) {
  return Gv(await qv(e), e.size, t);
}
async function qv(e) {
  let { size: t } = e;
  if (t < hr) throw new v(`it has only ${t} bytes`);
  let n = await pr(e, Math.max(0, t - Hv), t);
  if (!n.subarray(-dr.length).equals(dr))
    throw new v("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - dr.length - 4), o = hr + mr(Math.min(t, zv)) + ua + $f;
  if (r < hr || r > Math.min(t, o))
    throw new v(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : pr(e, t - r, t);
}
function Gv(e, t, n) {
  let r = e.length - Mf;
  if (!je(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new v("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(ca + 4 * d)
  ), a = t - e.length;
  if (!(o === mr(a) && i <= ua && s <= $f && hr + o + i + s === e.length)) throw new v("the parts of its index do not fit its body");
  let u = Io + o, [f, l] = [
    e.subarray(Io, u),
    e.subarray(u, u + i)
  ];
  n?.(e.subarray(u + i, r), Rf(f, l));
  let m = Jv(l), p = ln(Xv, m);
  if (p !== void 0)
    throw new v(`its index is not what this version of Headstart writes${p}`);
  return Zv(m.segments, a), { ...m, digests: f };
}
function Rf(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), je(n, e, t);
}
function Jv(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var Xe = Ve(De(), ta(), Qs(0)), Tf = Ve(Se(), ea(/^[a-z-]{1,32}$/)), Kv = (e) => Number.isSafeInteger(e) && e > 0, Vv = Ve(
  Po({
    kind: Tf,
    offset: Xe,
    length: Xe,
    // Large entries have thousands of frames: a schema of each would take ten times as long.
    frames: fn(ra((e) => Array.isArray(e) && e.every(Kv))),
    files: Xe,
    bytes: Xe,
    unpackedBytes: fn(Xe),
    root: fn(Xe),
    deadBytes: fn(Xe)
  }),
  un(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), Xv = Po({
  container: Ie(pn),
  format: Tf,
  key: Ve(Se(), Ys(Wv)),
  paths: Ct(Se()),
  segments: Ct(Vv),
  files: Xe,
  bytes: Xe
});
function Zv(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== dn(n, r) || i === 0) throw new v("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new v("its segments do not fill its body");
}

// src/system/program.ts
import { accessSync as Yv, constants as Qv, statSync as ek } from "node:fs";
import { delimiter as tk, isAbsolute as nk, join as rk } from "node:path";
var ok = process.platform === "win32" ? ".exe" : "";
function gr(e) {
  return (process.env.PATH ?? "").split(tk).filter((n) => nk(n)).map((n) => rk(n, `${e}${ok}`)).find(ik);
}
function Cf(e) {
  let t = gr(e);
  if (t === void 0) throw new Z(`there is no ${e} on PATH`);
  return t;
}
function ik(e) {
  try {
    return Yv(e, Qv.X_OK), ek(e).isFile();
  } catch {
    return !1;
  }
}
function Ft() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { LC_ALL: "C", ...e && { PATH: e }, ...t && { SystemRoot: t } };
}
function hn(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}

// src/system/detached.ts
var fa = _(Ff(), 1);
import { once as sk } from "node:events";
import { finished as ak } from "node:stream/promises";
var ck = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Lf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => ck.test(a)), r = (0, fa.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Ft(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function QC({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, fa.spawn)(e, t, { cwd: n, env: { ...r, ...Ft() }, detached: s }), c = a[i];
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
    let [l, m] = await sk(a, "exit");
    if (u(), await ak(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= Nf) return f;
    throw new Z(`${e} ${hn(l, m)}`);
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Nf = 4 * 1024 ** 2;

// src/system/disk/ownership.ts
import { lstat as Df, mkdir as uk, readlink as fk } from "node:fs/promises";
import { dirname as lk, join as jf, relative as mk, resolve as Uf, sep as yn } from "node:path";
async function We(e) {
  let t = await Df(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  la(e, t);
}
function wr({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Wf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function la(e, { uid: t, mode: n }) {
  if (zf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Uf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function zf(e, t) {
  if (!wr({ uid: t }) && t !== 0) throw new Error(`${Uf(e)} belongs to another user`);
}
async function Hf(e, t) {
  for (let n of qf(e, t)) await We(n);
}
async function Ze(e, t) {
  for (let n of qf(e, t))
    await uk(n, { mode: 448 }).catch((r) => {
      if (I(r) !== "EEXIST") throw r;
    }), await We(n);
}
function qf(e, t) {
  let n = mk(e, t).split(yn);
  return n.map((r, o) => jf(e, ...n.slice(0, o + 1)));
}
var pk = 40;
async function gn(e) {
  if (!process.geteuid) return;
  let t = e.split(yn), n = 0, r = yn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? lk(r) : jf(r, o), s = await Df(i).catch((c) => {
      if (I(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (zf(i, s.uid), ++n > pk) throw new Error(`${e} has too many links`);
    let a = await fk(i);
    a.startsWith(yn) && (r = yn), t.unshift(...a.split(yn));
  }
}

// src/system/run.ts
import { AsyncLocalStorage as dk } from "node:async_hooks";
import { subscribe as hk, unsubscribe as yk } from "node:diagnostics_channel";
var gk = 6e4;
async function br(e, t, n) {
  return Nt({ path: Cf(e), args: t }, n);
}
async function Nt(e, t) {
  let { limitMs: n = gk, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new Z(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => s.abort(a), n) : void 0;
  try {
    let u = AbortSignal.any([o, s.signal]), { exitCode: f, endedBy: l, stdout: m, stderr: p } = await bk(e, { ...i, signal: u });
    if (f !== null && r.includes(f)) return m;
    let d = p.toString().trim().slice(-wk), h = d === "" ? "" : `: ${d}`;
    throw new Z(`${e.path} ${hn(f, l)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var wk = 1e3, Gf = new dk();
async function bk({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = Ft(), abortBy: a = "SIGKILL" } = n;
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
  hk(Jf, m), o.addEventListener("abort", l);
  try {
    let d = await Gf.run(m, () => Zu(vk(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new Z(`${e} could not be run: ${E(d)}`);
  } finally {
    yk(Jf, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Jf = "child_process";
function vk(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as kk } from "node:fs";
async function Kf(e, t = !0) {
  let n = async (s) => {
    let a = t ? gr(s) : void 0;
    return a && await xk(a, e) && a;
  }, [r, o, i] = await Promise.all([
    Sk(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: gr("zstd"), mksquashfs: o, unsquashfs: i };
}
async function xk(e, t) {
  let n = await Xf("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function Sk(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = gr(t), r = n && (Pk(n) ?? Ok(await Xf("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Vf = { "GNU tar": "gnu", bsdtar: "bsd" };
function Pk(e) {
  try {
    let t = kk(e);
    return Object.entries(Vf).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Xf(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Nt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), P(`Not used: ${E(o)}`), "";
  }
}
function Ok(e) {
  return Object.entries(Vf).find(([t]) => e.includes(t))?.[1];
}

// src/system/bytes/buffer-pool.ts
function wt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function wn(e = 1024 * 1024) {
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
function Yf(e) {
  return Math.random() * Math.min(4e3, e);
}
var ma = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Qf = {
  ...ma,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, w_ = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, b_ = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/deadline.ts
async function x_({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Mo(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/stores/transfer/http-contract.ts
async function el(e, t, n = []) {
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
}, $o = class extends H {
  constructor(t, n) {
    super(`${Ye(t)}: it sends next to nothing for ${pa(n)}`, "resume");
  }
};
function pa(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function Ye(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var vr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", tl = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [vr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [vr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [vr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [vr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [vr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function B_(e, t) {
  if (e instanceof H) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return nl(Number(n), t);
  let r = I(e) ?? "unknown error", [o, i] = tl[r] ?? ["the connection failed", "retry"];
  return new H(`${Ye(t)}: ${o} (${r})`, i);
}
function I_(e, t) {
  let n = I(e) ?? "unknown error", [r, o] = tl[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new H(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function nl(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new H(`${Ye(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function M_(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new H(`${Ye(t)}: ${n} (${e})`, "none");
}
async function rl({ status: e, headers: t, body: n }, r) {
  if (e === 407) return nl(e, r);
  let o = await $k(n), [i, s] = Bk(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Ak(t["retry-after"]) : 0;
  return new H(`${Ye(r)}: ${i} (${a})`, s, c);
}
function Bk(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Ik(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Ik(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Mk = 4096;
async function $k(e) {
  let t = [];
  return await el(Mk, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Ak(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/retry.ts
import { setTimeout as Fk } from "node:timers/promises";
async function ol(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : Yf(i * 2 ** (s - 1));
      await Nk(Math.max(u.retryAfterMs, f), n);
    }
}
function C_(e) {
  return e instanceof $o ? 2 : 1;
}
async function Nk(e, t) {
  e > 0 && await Fk(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function il(e) {
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
function sl(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function al(e) {
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
async function ul(e, t) {
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
    onHead: (l, m) => cl(l) ? Lk(l, m, e, t) : void 0
  });
  if (!cl(f)) throw await rl(f, i);
  if (c && e.finish(), !e.isComplete()) throw Qe(i, "the connection ended before the object did", "resume");
}
var cl = ({ status: e }) => e === 200 || e === 206;
function Lk(e, t, n, r) {
  let { url: o } = r.signed;
  Uk(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (Dk(e, n, r), r.queue.widen(n)) : jk(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw Qe(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function Dk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Qe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !fl(e["content-length"], r))
    throw Qe(n, "the object has another length", "retry");
}
function jk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Qe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!fl(i, t.end - t.position))
    throw Qe(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function fl(e, t) {
  return e === void 0 || e === String(t);
}
function Uk({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new H(`${Ye(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function ll(e, t) {
  let n = zk(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await Hk(e, t);
    } catch (i) {
      if (i instanceof H && i.recover === "await-whole" && t.begun && await Mo(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await ol(n, o);
}
function zk(e, t) {
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
async function Hk(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => ul(e, { ...t, signed: c, signal: f });
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
function ml(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${Ye(o)}: it sends one part much more slowly than others`, u = () => a.abort(new H(c, "resume")), [f, l] = [performance.now(), r.position];
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
function pl(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function dl({ start: e, end: t }, n) {
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
function kr({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function hl(e, t, n) {
  let { memory: r = wn(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...Qf, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => qk(e, t, { ...n, memory: r, limits: o })
  };
}
async function* qk(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = Gk(t, n, s), c = Kk(t, n), u = Jk({ object: e, range: t, options: n, queue: a, signal: o, received: c.received }), f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u.lastFailure);
    p && r.abort(new H(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) ll(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Mo(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function Gk({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return dl(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // A higher limit would let other parts continue behind a slow first part, but fast downloads would fill all of it.
      most: s,
      newPart: (l, m) => pl(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function Jk({ range: { start: e, end: t }, options: n, object: r, ...o }) {
  let { http: i, limits: s, concurrency: a, partBytes: c } = n;
  return {
    ...o,
    http: i,
    limits: s,
    object: r,
    link: il(r),
    begun: e === 0 ? Promise.withResolvers() : void 0,
    limiter: al(a),
    hedge: ml(s.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: Zf(Math.ceil((t - e) / c)),
    lastFailure: void 0
  };
}
function Kk({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = kr(n, t - e), s = kr(
    { paceBytes: r, paceMs: o, paceAfterMs: o },
    t - e
  );
  return {
    received(a) {
      i.moved(a), s.moved(a);
    },
    check(a, c) {
      let u = i.check(a);
      return s.check(a) ? `${c ? `${c.message}; ` : ""}no progress for ${pa(o)}` : u && `the store sends only ${u}`;
    }
  };
}

// src/main/exit.ts
import { existsSync as Vk } from "node:fs";
var da = "/bin/sh";
function Ao() {
  let e = Number(process.exitCode ?? 0);
  process.execve && Vk(da) && (process.emit("exit", e), process.execve(da, [da, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function yl(e, t) {
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
    ht(r), Ao();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (P(E(n.signal.reason)), Ao()), t(r);
  }
  Ao();
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
function bn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: i } = n, s = Number(r);
  if (!Number.isInteger(s) || s < o || s > i)
    throw new R(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${i}.`);
  return s;
}
function ha(e, t) {
  let n = e(t);
  if (n === "") throw new R(`Input required and not supplied: ${t}`);
  return n;
}

// src/names/rolling.ts
var vl = _(gl(), 1);
function te(e) {
  return e ? Yk : Xk;
}
var Xk = {
  mistake: Ps,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, kl = "~v", Zk = kl.length + 49, wl = ao - Zk, Yk = {
  mistake(e) {
    let [t = ""] = e, n = ga(t).length > wl, r = `Key Validation Error: ${t} cannot be larger than ${wl} characters with rolling; ~ counts twice.`;
    return Ps(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Ro(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(ga)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [bl(t, 20), bl(n, 5)];
    return `${Ro(e)}${Date.now()}-${r}-${o}-${(0, vl.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Ro(e) {
  return ga(e) + kl;
}
function xl(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function ga(e) {
  return e.replaceAll("~", "~~");
}
function bl(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Qk = 3600 * 1e3;
function Sl(e, t) {
  let n = e.toSorted(Es), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > Qk;
  });
}

// src/files/byte-strings.ts
import { readdirSync as ex } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var tx = /[\u0080-\u00ff]/, nx = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!tx.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return nx.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function W(e, t) {
  return e === t || e.startsWith(tt(t));
}
function tt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function ie(e) {
  return ex(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function Ol(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Pl(n, r, e) || Pl(r, n, t)) return [n.text, r.text];
}
function Pl(e, t, { excludes: n }) {
  if (n?.(t.literal ?? rx(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? W(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : W(r, e.base) && To(e, Je(e.base, r));
}
function rx({ base: e, rest: t }) {
  return $(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function To(e, t) {
  return e.matches(t) || t !== "" && To(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as wS } from "node:os";
import { posix as bS } from "node:path";

// ../formats-next/node_modules/balanced-match/dist/esm/index.js
var El = (e, t, n) => {
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

// ../formats-next/node_modules/brace-expansion/dist/esm/index.js
var Bl = "\0SLASH" + Math.random().toFixed(16) + "\0", Il = "\0OPEN" + Math.random().toFixed(16) + "\0", Co = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ml = "\0COMMA" + Math.random().toFixed(16) + "\0", $l = "\0PERIOD" + Math.random().toFixed(16) + "\0", ox = new RegExp(Bl, "g"), ix = new RegExp(Il, "g"), sx = new RegExp(Co, "g"), ax = new RegExp(Ml, "g"), cx = new RegExp($l, "g"), ux = /\\\\/g, fx = /\\{/g, lx = /\\}/g, mx = /\\,/g, px = /\\\./g, dx = 1e5, hx = 4e6, yx = 1e3, gx = 1e3, wx = 2e7, bx = 16;
function wa(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function vx(e) {
  return e.replace(ux, Bl).replace(fx, Il).replace(lx, Co).replace(mx, Ml).replace(px, $l);
}
function kx(e) {
  return e.replace(ox, "\\").replace(ix, "{").replace(sx, "}").replace(ax, ",").replace(cx, ".");
}
function ba(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Al(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = El("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function xx(e, t) {
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
function Sx(e, t) {
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
function Px(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Al(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], ba(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return ba(n, c), n;
    r = c.pop(), ba(n, c), e = a;
  }
}
function xr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Rl(e, t = {}) {
  if (!e)
    return [];
  let n = xr(t.max, dx), r = xr(t.maxLength, hx), o = xr(t.maxDepth, yx), i = xr(t.maxRewrites, gx), s = xr(t.maxSteps, wx);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), va(vx(e), n, r, o, 0, i, { remaining: s }, !0).map(kx);
}
function Ox(e) {
  return "{" + e + "}";
}
function Ex(e) {
  return /^-?0\d/.test(e);
}
function Bx(e, t) {
  return e <= t;
}
function Ix(e, t) {
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
function Mx(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = wa(i[0]), c = wa(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(wa(i[2])), 1) : 1, l = Bx;
  c < a && (f *= -1, l = Ix);
  let p = i.some(Ex), d = p ? u : 1, h = 0;
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
function va(e, t, n, r, o, i, s, a) {
  if (s.remaining -= bx, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = Al(e, m, s);
    if (!p)
      return Sr(c, e, [""], t, n, f, s);
    p.unmatched && (m = xx(m, s));
    let d = p.pre, h = () => Sr(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = Sr(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), g = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), b = y || g, S = p.body.indexOf(",") >= 0;
    if (!b && !S) {
      if (u < i && Sx(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Co + p.post, m = m.slice(0, p.end) + Co + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !b, l = !1);
    let x;
    if (b) {
      if (x = Mx(p.body, g, t, n, s), !x)
        return h();
    } else {
      let B = Px(p.body, s);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = va(B[0], t, n, r, o + 1, i, s, !1).map(Ox), s.remaining < 0)
          return h();
        if (B.length === 1) {
          let V = Sr(c, d + B[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = V, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let D = f && !p.post.length && !d;
      for (let V = 0; D && V < c.length; V++)
        c[V] && (D = !1);
      x = [];
      let z = 0;
      e: for (let V = 0; V < B.length; V++) {
        let It = va(B[V], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let Mt = 0; Mt < It.length; Mt++) {
          let $t = It[Mt];
          if (!(D && !$t)) {
            if (x.length >= t || z + $t.length > n)
              break e;
            x.push($t), z += $t.length;
          }
        }
      }
    }
    let O = Sr(c, d, x, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = O, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// ../formats-next/node_modules/minimatch/dist/esm/assert-valid-pattern.js
var Pr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// ../formats-next/node_modules/minimatch/dist/esm/brace-expressions.js
var $x = {
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
}, Or = (e) => e.replace(/[[\]\\-]/g, "\\$&"), Ax = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Tl = (e) => e.join(""), Cl = (e, t) => {
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
      for (let [y, [g, b, S]] of Object.entries($x))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(g) : r.push(g), a = a || b;
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
    return [Ax(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Tl(r) + "]", p = "[" + (u ? "" : "^") + Tl(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// ../formats-next/node_modules/minimatch/dist/esm/unescape.js
var bt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// ../formats-next/node_modules/minimatch/dist/esm/ast.js
var me, Rx = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ka = (e) => Rx.has(e), _l = (e) => ka(e.type), Tx = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), Cx = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), _x = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Fl = /* @__PURE__ */ new Map([
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
]), Fx = "(?!(?:^|/)\\.\\.?(?:$|/))", _o = "(?!\\.)", Nx = /* @__PURE__ */ new Set(["[", "."]), Lx = /* @__PURE__ */ new Set(["..", "."]), Dx = new Set("().*{}+?[]^$\\!"), jx = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), xa = "[^/]", Nl = xa + "*?", Ll = xa + "+?", Ux = 0, Lt = class {
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
  id = ++Ux;
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
        if (typeof n != "string" && !(n instanceof me && n.#t === this))
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
      if (!(r instanceof me && r.type === "!"))
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
    let n = new me(this.type, t);
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
        if (!o.noext && ka(g) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let S = new me(g, n);
          h = me.#l(t, S, h, o, i + 1), n.push(S);
          continue;
        }
        y += g;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new me(null, n), p = [], d = "";
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
      if (!o.noext && ka(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let g = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let b = new me(h, m);
        m.push(b), l = me.#l(t, b, l, o, i + g);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new me(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#r = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, Cx);
  }
  #d(t, n = Tx) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = _x) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new me(null, r, this.options);
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
    return !!Fl.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Fl.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#t = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new me(null, void 0, n);
    return me.#l(t, r, 0, n, 0), r;
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
    if (this.#n === this && (this.#p(), this.#g()), !_l(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, g] = typeof p == "string" ? me.#S(p, this.#r, c) : p.toRegExpSource(t);
        return this.#r = this.#r || y, this.#o = this.#o || g, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && Lx.has(this.#e[0]))) {
        let d = Nx, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? Fx : y ? _o : "";
      }
      let l = "";
      return this.isEnd() && this.#n.#c && this.#t?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        bt(u),
        this.#r = !!this.#r,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#r = void 0, [c, bt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !_o ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? _o : "") + Ll;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? _o : "") + Nl + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      bt(i),
      this.#r = !!this.#r,
      this.#o
    ];
  }
  #p() {
    if (_l(this)) {
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
        o = !1, i += (Dx.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Ll : Nl, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Cl(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += xa, n = !0;
        continue;
      }
      i += jx(u);
    }
    return [i, bt(t), !!n, s];
  }
};
me = Lt;

// ../formats-next/node_modules/minimatch/dist/esm/escape.js
var Sa = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// ../formats-next/node_modules/minimatch/dist/esm/index.js
var se = (e, t, n = {}) => (Pr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new $e(t, n).match(e)), Wx = /^\*+([^+@!?*[(]*)$/, zx = (e) => (t) => !t.startsWith(".") && t.endsWith(e), Hx = (e) => (t) => t.endsWith(e), qx = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), Gx = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), Jx = /^\*+\.\*+$/, Kx = (e) => !e.startsWith(".") && e.includes("."), Vx = (e) => e !== "." && e !== ".." && e.includes("."), Xx = /^\.\*+$/, Zx = (e) => e !== "." && e !== ".." && e.startsWith("."), Yx = /^\*+$/, Qx = (e) => e.length !== 0 && !e.startsWith("."), eS = (e) => e.length !== 0 && e !== "." && e !== "..", tS = /^\?+([^+@!?*[(]*)?$/, nS = ([e, t = ""]) => {
  let n = Ul([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, rS = ([e, t = ""]) => {
  let n = Wl([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, oS = ([e, t = ""]) => {
  let n = Wl([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, iS = ([e, t = ""]) => {
  let n = Ul([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Ul = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Wl = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, zl = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Dl = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, sS = zl === "win32" ? Dl.win32.sep : Dl.posix.sep;
se.sep = sS;
var re = /* @__PURE__ */ Symbol("globstar **");
se.GLOBSTAR = re;
var aS = "[^/]", cS = aS + "*?", uS = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", fS = "(?:(?!(?:\\/|^)\\.).)*?", lS = (e, t = {}) => (n) => se(n, e, t);
se.filter = lS;
var Oe = (e, t = {}) => Object.assign({}, e, t), mS = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return se;
  let t = se;
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
    GLOBSTAR: re
  });
};
se.defaults = mS;
var Hl = (e, t = {}) => (Pr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Rl(e, { max: t.braceExpandMax }));
se.braceExpand = Hl;
var pS = (e, t = {}) => new $e(e, t).makeRe();
se.makeRe = pS;
var dS = (e, t, n = {}) => {
  let r = new $e(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
se.match = dS;
var jl = /[?*]|[+@!]\(.*?\)|\[|\]/, hS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), $e = class {
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
    Pr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || zl, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !jl.test(i[2])) && !jl.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(re) ? this.#n(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #n(t, n, r, o, i) {
    let s = n.indexOf(re, i), a = n.lastIndexOf(re), [c, u, f] = r ? [
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
        let x = String(t[S]);
        if (b = !0, x === "." || x === ".." || !this.options.dot && x.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let b of u)
      b === re ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(b), d++);
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
      if (this.debug(n, f, l), f === !1 || f === re)
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
    return Hl(this.pattern, this.options);
  }
  parse(t) {
    Pr(t);
    let n = this.options;
    if (t === "**")
      return re;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(Yx)) ? o = n.dot ? eS : Qx : (r = t.match(Wx)) ? o = (n.nocase ? n.dot ? Gx : qx : n.dot ? Hx : zx)(r[1]) : (r = t.match(tS)) ? o = (n.nocase ? n.dot ? rS : nS : n.dot ? oS : iS)(r) : (r = t.match(Jx)) ? o = n.dot ? Vx : Kx : (r = t.match(Xx)) && (o = Zx);
    let i = Lt.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? cS : n.dot ? uS : fS, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? hS(l) : l === re ? re : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== re || d === re || (d === void 0 ? p !== void 0 && p !== re ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== re && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = re));
      });
      let f = u.filter((l) => l !== re);
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
    return se.defaults(t).Minimatch;
  }
};
se.AST = Lt;
se.Minimatch = $e;
se.escape = Sa;
se.unescape = bt;

// src/files/windows-names.ts
var yS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function gS(e) {
  if (e === "." || e === "..") return;
  if (yS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Fo(e) {
  for (let t of e.split("/")) {
    let n = gS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var ql = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function nt(e, t, { platform: n = process.platform, home: r = wS() } = {}) {
  let o = { platform: n, home: G(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => vS(c, G(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => xS(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function vS(e, t, n) {
  let r = mt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = G(e.slice(i.length), n.platform), [a, c] = kS(s, t, { ...n, maths: r }), [, u = "", f = ""] = bS.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new $e(f, ql), d = o ? new $e(f, { ...ql, nocase: !0 }) : p;
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
function kS(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function xS({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = mt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && SS(e, t, n);
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
function SS(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Fo(o);
  } catch (o) {
    throw new Error(`${r}: ${E(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as TS } from "node:os";

// src/system/units.ts
function No(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Gl(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function L(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Y(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/rolling.ts
function Jl(e) {
  let t = Pe(e, "rolling", ["false", "true", "merge"]), n = {
    keep: bn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: bn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
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
function Vl(e) {
  let t = IS(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Lo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: OS(e("bucket")),
    prefix: ES(e("prefix")),
    region: BS(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !PS(t) : n === "true",
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
function PS(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function OS(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Lo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Kl = 256;
function ES(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Kl) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Kl} in all`;
  throw Lo("prefix", e, r);
}
function BS(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Lo("region", e, "must be the name of a region, such as eu-west-1");
}
function IS(e) {
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
function Lo(e, t, n) {
  return new R(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Dt = _(Xl(), 1);
var Zl = 32, MS = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Ql(e) {
  let t = Yl(e("signing-key")).map($S), n = Yl(e("verify-key")).map(AS);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new R(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(RS), ...n] };
  }
}
function em(e) {
  return Do(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Yl(e) {
  let t = Do(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(MS))
    n.push(...Do(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Do(t.slice(r))];
}
function Do(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function $S(e) {
  if (e.startsWith("-----")) {
    let r = tm(e, "PRIVATE KEY", Dt.createPrivateKey);
    if (r) return r;
    throw new R("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Zl) return (0, Dt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new R(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Zl}: ${n}.`
  );
}
function AS(e) {
  let t = tm(e, "PUBLIC KEY", Dt.createPublicKey);
  if (t) return t;
  throw new R(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function tm(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function RS(e) {
  return e.type === "secret" ? e : (0, Dt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function jo(e, t) {
  let n = et(e("save-always")), r = Pe(e, "store", ["auto", "github", "s3", "local"]), o = Vl(e);
  if (r === "s3" && o.bucket === "") throw new R("Input bucket is required where store is s3.");
  return {
    key: ha(e, "key"),
    restoreKeys: nm(e("restore-keys")),
    paths: nm(ha(e, "path")),
    crossOs: et(e("enableCrossOsArchive")),
    failOnMiss: et(e("fail-on-cache-miss")),
    lookupOnly: et(e("lookup-only")),
    store: r,
    localDir: FS(e("local-dir"), t),
    s3: o,
    stash: { ...NS(e("stash"), t), maxBytes: LS(e("stash-size")) },
    concurrency: bn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: _S(e("part-size")),
    mode: Pe(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Pe(e, "ramdisk", ["off", "auto", "on"]),
    verify: Pe(e, "verify", ["auto", "always"]),
    format: Pe(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : Pe(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: Pe(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: bn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: Pe(e, "summary", ["true", "false"]) === "true",
    rolling: Jl(e),
    signing: Ql(e)
  };
}
function nm(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var CS = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function rm(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (CS[n] ?? Number.NaN);
}
function _S(e) {
  if (e === "") return 8 * 1048576;
  let t = rm(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new R(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function FS(e, t) {
  return e === "" ? $(t, "headstart") : Ms(om(e));
}
function om(e) {
  return G(G(e).replace(/^~(?=\/|$)/, TS()));
}
function NS(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: $(t, "headstart-stash") };
  let r = om(e);
  if (Is(r)) return { use: "on", dir: Ms(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new R(`Input stash is '${e}'; it must be ${o}.`);
}
function LS(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = rm(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new R(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var vt = _(im(), 1);
var Ea = 9;
function Ba({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function sm(e, t, n) {
  let r = Buffer.alloc(Ea);
  r.writeUInt8(Ba(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = cm(r, e, t), i = n.type === "secret" ? um(o, n) : (0, vt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function am(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Be("has no signature");
  let o = r.filter((c) => Ba(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => Ba(u).name))].join(" and ");
    throw new Be(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, Ea), e.subarray(Ea)];
  if (!n.some((c) => {
    let u = cm(i, t, c);
    return o.some((f) => DS(u, s, f));
  }))
    throw new Be(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function cm(e, t, { repository: n, scope: r, version: o }) {
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
function DS(e, t, n) {
  if (n.type !== "secret") return (0, vt.verify)(null, e, n, t);
  let r = um(e, n);
  return t.length === r.length && (0, vt.timingSafeEqual)(t, r);
}
function um(e, t) {
  return (0, vt.createHmac)("sha256", t).update(e).digest();
}

// ../formats-next/node_modules/jwt-decode/build/esm/index.js
var Ut = class extends Error {
};
Ut.prototype.name = "InvalidTokenError";
function jS(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function US(e) {
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
    return jS(t);
  } catch {
    return atob(t);
  }
}
function fm(e, t) {
  if (typeof e != "string")
    throw new Ut("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Ut(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = US(r);
  } catch (i) {
    throw new Ut(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new Ut(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var WS = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ye(e) {
  let t = HS(e.token) ?? qS(e), n = { read: t.read, write: t.write };
  return zS(t.write) && !WS.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function zS(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function HS(e) {
  try {
    let { ac: t } = fm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: lm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function qS(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: lm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function lm(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function mm() {
  for (let e of em(X("signing-key"))) vo(e);
}
function pm({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => sm(r, t, n));
}
var GS = 1440 * 60 * 1e3;
async function Uo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return yr(r);
  let o = xe(), i = e.scope === void 0 ? ye(o).read : [e.scope], { version: s, createdAt: a } = e, c = i.map((u) => ({ repository: o.repository, scope: u, version: s }));
  try {
    let u = await yr(r, (f, l) => {
      let m = am(f, l, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - m.getTime() > GS)
        throw new Be(
          `was signed on ${m.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ee(u.key, e.key)) return u;
    throw new Be(`was signed for another key, ${u.key}`);
  } catch (u) {
    if (!(u instanceof Be)) throw u;
    let f = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Be(`the entry ${e.key} ${u.message}. ${f}`);
  }
}

// src/job/caches-of-step.ts
async function vn(e) {
  let t = await JS();
  if (!e) return t ?? KS();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: i }) => {
    let { preset: s, filled: a } = e[o] ?? {};
    return s !== void 0 && i.set("preset", s), a !== "none" && dm(i, a), { name: o, inputs: i };
  });
}
async function JS() {
  let e = X("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => X(r) !== "");
  if (t)
    throw new R(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-HP7LKMZ6.js");
  return n(e);
}
async function KS() {
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
async function Wo({ inputs: e }, t) {
  mm();
  let n = X("preset").toLowerCase();
  if (n === "") return;
  let r = await VS(n, t);
  return dm(e, r), r ?? "none";
}
function dm(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function VS(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, X, t);
  return r && { ...r };
}
var XS = ["preset", "working-directory", "upload-chunk-size"];
function zo({ inputs: e }) {
  let t = new Set(XS), r = jo((s) => (t.add(s.toLowerCase()), X(s)), ko()), o = [...e.keys()].find((s) => !t.has(s));
  if (o === void 0) return r;
  let i = [...t].sort().join(", ");
  throw new R(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${i}.`
  );
}
async function Ia(e, t) {
  try {
    return await cn(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof R) ? n : new R(`${e.name}: ${n.message}`);
  }
}
function hm(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: nt(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Ol(o, i.selection);
      if (s)
        throw new R(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as UB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var kp = _(ym(), 1);

// src/formats/naming.ts
function $a({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ho(e, t) {
  let n = $a(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return vu([...r, pn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as S0 } from "node:events";
import { setImmediate as P0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as ZS } from "node:fs";
import { join as YS } from "node:path";
function kn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) ZS(o, YS(t, String(r)));
}
async function Wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
async function* qo(e, t) {
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
var Aa = ["-b", "2048"], wm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], gm = ["-x", "-f", "-", "--ignore-zeros", ...Aa, "--no-same-owner", "--no-same-permissions"], Ra = process.platform === "darwin" ? ["--no-mac-metadata"] : [], bm = {
  gnu: {
    create: [...vm(""), "-P", "--sparse", ...Aa, ...wm],
    // GNU tar takes names for bytes anyway, and should not warn about every file that says so.
    extract: [...gm, "--warning=no-unknown-keyword"]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Aa,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...Ra,
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
    extract: [...gm, ...Ra]
  }
};
function vm(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Go(e) {
  return e.dialect === "node" ? { thread: "create" } : { path: e.path, args: bm[e.dialect].create };
}
function Jo(e) {
  return e.dialect === "node" ? { thread: "extract" } : { path: e.path, args: bm[e.dialect].extract };
}
function km({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Ra] };
}
function Ko({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...vm(",delete=mtime"), ...t, ...n, ...wm] };
}

// src/formats/actions-cache/compression.ts
var ze = _(Sm(), 1);
import { pipeline as jm, Readable as Um } from "node:stream";
import { pipeline as b0 } from "node:stream/promises";

// src/system/pipeline.ts
var Bm = _(Om(), 1);

// src/system/program-exit.ts
import { once as QS } from "node:events";
async function Em(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await t0(s, { mayEcho: s !== e.at(-1) });
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
var e0 = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function t0(e, { mayEcho: t }) {
  let n = r0(e.stderr), [r, o] = await QS(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || e0.test(n()))))
    throw new Z(`${e.spawnfile} ${hn(r, o)}${n()}`);
}
var n0 = 1e3;
function r0(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-n0);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function oe(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], u = (a === e[0] ? r : void 0) ?? "pipe", f = o0(a, { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(f);
  }
  let i = o[0], s = o.at(-1);
  return i.stdin?.on("error", () => {
  }), {
    pid: i.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: Em(o, n)
  };
}
async function Im(e, t) {
  let { stdout: n, ended: r } = oe([e], t);
  n.resume(), await r;
}
function o0(e, t) {
  let n = process.umask(0);
  try {
    return (0, Bm.spawn)(e.path, e.args, { ...t, env: Ft() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Fm } from "node:os";
import { extname as u0, join as f0 } from "node:path";
import { Readable as Nm, Writable as l0 } from "node:stream";
import { Worker as m0 } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function Mm(e) {
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
var xn = _(Am(), 1);
import { once as i0 } from "node:events";
var rt = 4 * 1024 * 1024;
async function Rm(e, t) {
  let n = (0, xn.createZstdCompress)({ ...s0(e, t), flush: xn.constants.ZSTD_e_end });
  try {
    return n.write(e), await i0(n, "readable"), a0(n.read());
  } finally {
    n.destroy();
  }
}
var nL = 33 * 1024 * 1024;
function s0({ length: e }, t) {
  return { params: { [xn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: c0(e) };
}
function a0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function c0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Tm(e, t, n) {
  let r = (i) => new Int32Array(new SharedArrayBuffer(4 * i));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Cm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ta({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function _m(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ta(e, n, t);
}

// src/formats/tar-archives/threads/pool.ts
function ot(e, t) {
  if (!("thread" in e)) return oe([e], t);
  let n = _a(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Nm.from(p0(r)), ended: o.finally(n.close) };
}
async function* p0(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Ca = Math.min(Fm(), 2), Er = Math.min(Fm(), 4);
function _a() {
  let e = [], t, n = 0;
  return {
    start(r, o) {
      let i = e.pop() ?? { thread: h0(), owner: ++n };
      t ??= Tm(Er + 1, rt, Er + 2 - Ca);
      let { ended: s, ...a } = y0(i, { ...r, slabs: t }, o), c = s.then(() => {
        e.push(i);
      });
      return { ...a, ended: c };
    },
    async close() {
      await Promise.all(e.splice(0).map(({ thread: r }) => r.terminate()));
    }
  };
}
var d0 = f0(import.meta.dirname, `tar-thread${u0(import.meta.filename)}`);
function h0() {
  return new m0(d0, { execArgv: [], env: {}, resourceLimits: { maxYoungGenerationSizeMb: 2 } });
}
function y0(e, t, { cwd: n, signal: r }) {
  let { thread: o, owner: i } = e, { slabs: s } = t;
  o.ref();
  let a = (p) => o.postMessage(p);
  a({ ...t, cwd: n, mask: process.umask(), owner: i });
  let c = Mm(o), u = new l0({
    write: (p, d, h) => {
      c.send(new Uint8Array(p)).then(() => h());
    },
    final(p) {
      a("end"), p();
    }
  });
  u.on("error", () => {
  });
  let f = new Nm({ objectMode: !0, read() {
  } }), m = w0(e, (p) => {
    if ("taken" in p) c.taken(p.taken);
    else if ("frame" in p) f.push(g0(p));
    else {
      let { slab: d, filled: h } = p, y = Cm(s, d).subarray(0, h);
      f.push({ content: y, release: () => Ta(s, d, i) });
    }
  }, { slabs: s, signal: r }).finally(() => {
    f.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: f, ended: m };
}
function g0({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function w0({ thread: e, owner: t }, n, { slabs: r, signal: o }) {
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
  throw await e.terminate(), _m(r, t), o.throwIfAborted(), l;
}

// src/formats/actions-cache/compression.ts
function Wm(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return oe([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = ot(e, r), s = o ? v0(n) : (0, ze.createGzip)();
  return jm(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function v0(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = ze.constants, r = { [t]: e, [n]: 1 };
  return (0, ze.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Fa = Buffer.from([40, 181, 47, 253]), Lm = Buffer.from([31, 139]);
async function* zm(e, t, n) {
  let [r, o] = await k0(e);
  if (r.subarray(0, Lm.length).equals(Lm)) yield* Dm((0, ze.createGunzip)(), o);
  else if (r.subarray(0, Fa.length).equals(Fa)) t ? yield* x0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Dm((0, ze.createZstdDecompress)(), o);
  else throw new v("it is no archive");
}
async function k0(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Fa.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Dm(e, t) {
  jm(Um.from(t), e, () => {
  }), yield* e;
}
async function* x0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: i, stdout: s, ended: a } = oe([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = b0(Um.from(t), i).catch((u) => {
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
async function Hm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Wm(Go(t.tar), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = E0(a, { ...e, signal: s.signal }, f).catch(i), m = Wt(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var O0 = 256;
async function E0(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = B0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < O0 || (e.write(c.join(""), "latin1") || await S0(e, "drain", { signal: o }), c = [], await P0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function B0(e, t, n = process.platform) {
  let { join: r, relative: o } = mt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(k(t), k(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var bp = _(Gm(), 1);
import { linkSync as RP, mkdirSync as TP } from "node:fs";
import { availableParallelism as CP } from "node:os";
import { dirname as _P, join as FP } from "node:path";

// src/formats/output-limit.ts
import { statfsSync as I0 } from "node:fs";
import { readFile as M0 } from "node:fs/promises";
var Jm = 64 * 1024 * 1024, $0 = 0.1, A0 = 8 * 1024, R0 = 8, T0 = 25;
function zt({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + $0) + e * A0;
}
function it(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = I0(e), o = Jm + R0 * n * r, i = Jm, s = 0, a = (c) => {
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
      let f = setInterval(async () => a(await C0(c)), T0), l = () => clearInterval(f);
      u.then(l, l);
    }
  };
}
async function C0(e) {
  let t = await M0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/tar-records.ts
var Q = 512;
function ge(e) {
  return (Q - e % Q) % Q;
}
function Xm(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Km(r) };
  if (t === "K") return { ...e, target: Km(r) };
  if (t === "g") return e;
  let o = new Map(_0(r));
  return { ...e, ...F0(o) };
}
function Km(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* _0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new v("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function F0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Vm(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new v("its archive has an old form of holes");
  return a && (n.sparseSize = Vm(t("GNU.sparse.realsize"))), n;
}
function Vm(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new v("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var N0 = 1024 * 1024;
function Pn(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, i = 0, s = e === "several", a = (u, f) => {
    n = Xm(n, u, f), i = ge(f.length), r = void 0;
  }, c = (u) => {
    if (s = u.every((d) => d === 0), s) return;
    let { type: f, member: l } = L0(u);
    if ("xgLK".includes(f)) {
      if (l.size > N0) throw new v("a header in the archive is too large");
      r = { type: f, size: l.size };
      return;
    }
    let m = { ...l, ...n, name: n.name ?? l.name };
    n = {};
    let p = { ...m, kind: U0(f, m.name) };
    if (p.kind !== "file" && p.size > 0) throw new v("a link or directory has content");
    return o = p.size, i = ge(p.size), p;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(u) {
      let f = t.length === 0 ? u : Buffer.concat([t, u]);
      t = f.subarray(f.length);
      for (let l = 0; l < f.length && (!s || e === "several"); ) {
        let m = l + (o || i || (r?.size ?? Q)), p = f.subarray(l, m);
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
function L0(e) {
  if (Vo(e, 148, 8) !== D0(e)) throw new v("its archive is damaged");
  let t = Sn(e, 0, 100), n = Sn(e, 257, 6) === "ustar" ? Sn(e, 345, 155) : "";
  return {
    type: Sn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Sn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Vo(e, 100, 8) & 511,
      mtime: String(Vo(e, 136, 12)),
      size: Vo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function D0(e) {
  let t = 256;
  for (let n = 0; n < Q; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Sn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Vo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Sn(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new v("its archive is damaged");
}
var j0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function U0(e, t) {
  let n = j0[e];
  if (!n) throw new v(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as Q0, mkdirSync as Ym, readdirSync as eP, rmSync as tP } from "node:fs";
import { join as Yo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as X0 } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as W0, renameSync as z0, rmdirSync as H0 } from "node:fs";
function ae(e, t) {
  V0(
    () => z0(e, t),
    () => !Zm(t)
  );
}
function On(e, t) {
  let n = process.platform === "win32";
  n && q0(t);
  try {
    return ae(e, t), !0;
  } catch (r) {
    let o = I(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Zm(t)) return !1;
    throw r;
  }
}
function q0(e) {
  try {
    H0(e);
  } catch {
  }
}
function Zm(e) {
  return W0(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var G0 = ["EPERM", "EBUSY", "EACCES"], J0 = 200, K0 = new Int32Array(new SharedArrayBuffer(4));
function V0(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, J0)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && G0.includes(I(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(K0, 0, 0, i);
  }
}

// src/files/merge-trees.ts
function Na(e, t, n) {
  if (!On(w(e), w(t))) {
    ie(t).length < ie(e).length && Z0(e, t, n);
    for (let r of ie(e)) Na(`${e}/${r}`, `${t}/${r}`, n);
    X0(w(e));
  }
}
function Z0(e, t, n) {
  ae(w(e), n), ae(w(t), w(e)), ae(n, w(t));
}

// src/formats/tar-archives/sink.ts
function Xo({ write: e, ...t }) {
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
var Y0 = 32 * 1024 * 1024;
async function Zo(e, t) {
  for (; e.pending > Y0 / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Qo({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (x) => c.abort(x), l = Array.from({ length: r }, (x, O) => Yo(n, `lane-${O}`)), m = l.map((x) => {
    Ym(x);
    let O = t(Jo(e), { cwd: x, signal: u });
    return O.stdout.resume(), { sink: O, files: O.ended.then(() => La(k(x))).catch(f) };
  }), p = m.map(({ sink: x }) => x), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: x }) => x));
  u.throwIfAborted();
  let y = h.reduce((x, O) => x + (O ?? 0), 0), g = nP(n);
  if (y > o() || y < o() && !g)
    throw new v(`its segments held ${y} files instead of ${o()}`);
  let b = Yo(n, "tree");
  Ym(b);
  for (let x of l) Na(k(x), k(b), Yo(n, "aside"));
  let S = g ? o() - La(k(b)) : 0;
  if (S > o() - y)
    throw tP(b, { recursive: !0 }), new sn();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function nP(e) {
  return process.platform === "darwin" || Q0(Yo(e, "LANE-0"));
}
function La(e) {
  let t = 0;
  for (let n of eP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += La(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new v("a segment of files holds something else");
  return t;
}
var rP = 1024 * 1024;
async function Qm(e, t, n) {
  let r = [];
  for (let s of t) iP(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, endsFrame: c, ends: u } of aP(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await sP(n), i.allow(zt(s))), i.write(a, () => e.release?.(a)), await Zo(i, n), c && i.endFrame(), !!u && (i = void 0, --o === 0))
      for (let f of n) f.end();
  }
  return r;
}
var oP = 1024 * 1024;
function iP(e) {
  let t = 2 + zt(e) / oP;
  if ((e.frames?.length ?? 0) > t)
    throw new v("a segment has more frames than its content needs");
}
async function sP(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= rP) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* aP(e, t) {
  let n = cP(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new v("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length;
      let l = o === c;
      yield { segment: a, bytes: f, endsFrame: l, ends: u && l }, l && (r = n.next());
    }
}
function* cP(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var ep = /[\u0080-\u00ff]/, ei = 100, Da = 8589934591, uP = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Bn(e) {
  let t = Buffer.allocUnsafe(Br(e));
  return t.subarray(0, ja(t, 0, e));
}
function Br({ name: e, target: t }) {
  return 4 * Q + 2 * (e.length + t.length);
}
function ja(e, t, n, r = !1) {
  let o = lP(n, r), i = t;
  if (o !== "") {
    i += fP(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + ge(o.length);
    e.fill(0, i, s), i = s;
  }
  return np(e, i, n, uP[n.kind]), i + Q;
}
var tp = /* @__PURE__ */ new Map();
function fP(e) {
  let t = tp.get(e);
  if (t) return t;
  let n = Buffer.alloc(Q);
  return np(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), tp.set(e, n), n;
}
function lP({ name: e, target: t, mtime: n, size: r, sparseSize: o }, i) {
  let s = ep.test(e) || ep.test(t), a = s && !i ? st("hdrcharset", "BINARY") : "", c = s || e.length > ei ? st("path", e) : "", u = s || t.length > ei ? st("linkpath", t) : "", f = /^\d{1,11}$/.test(n) ? "" : st("mtime", n), l = r > Da ? st("size", String(r)) : "";
  return a + c + (t === "" ? "" : u) + f + l + mP(e, o);
}
function mP(e, t) {
  return t === void 0 ? "" : st("GNU.sparse.major", "1") + st("GNU.sparse.minor", "0") + st("GNU.sparse.name", e) + st("GNU.sparse.realsize", t);
}
function st(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var pP = dP();
function dP() {
  let e = Buffer.alloc(Q);
  return En(e, 108, 7, 0), En(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function np(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  pP.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), Da);
  e.write(n, t, ei, "latin1"), En(e, t + 100, 7, o), En(e, t + 124, 11, Math.min(s, Da)), En(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ei, "latin1");
  let u = 0;
  for (let f = t; f < t + Q; f++) u += e[f];
  En(e, t + 148, 6, u), e[t + 154] = 0;
}
function En(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as hP } from "node:stream";
import { pipeline as yP } from "node:stream/promises";

// src/files/member-paths.ts
function ti(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), k(n)]));
}
function rp(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function ni(e, { tar: t, lines: n, ...r }) {
  let o = { thread: "extract", bases: ti(n) };
  await ip(t.dialect === "node" ? o : Jo(t), e, r), t.dialect === "bsd" && await ip(km(t), gP(e), r);
}
async function* gP(e) {
  for await (let t of e) yield t.filter(({ kind: n }) => n === "directory");
}
var wP = Buffer.alloc(1024), op = 256;
async function ip(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = ot(e, { ...n, signal: o });
  s.resume();
  async function* c() {
    try {
      for await (let f of t)
        for (let l = 0; l < f.length; l += op)
          yield Buffer.concat(f.slice(l, l + op).map(Bn));
    } catch (f) {
      r.abort(f);
    }
    yield wP;
  }
  let u = yP(hP.from(c()), i).catch(() => {
  });
  await a, await u;
}

// src/formats/tar-archives/unpackers.ts
import { once as vP } from "node:events";

// src/formats/tar-archives/frame-decoder.ts
var up = _(ap(), 1);

// src/formats/tar-archives/queue.ts
function cp() {
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
var bP = 128 * 1024;
function fp() {
  let { push: e, next: t } = cp(), n = !1;
  async function* r(o) {
    let i = (0, up.createZstdDecompress)({ chunkSize: bP }), s = new Promise((u) => i.once("close", u)), c = (async () => {
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
var kP = 1024 * 1024;
function lp(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < kP || "thread" in n ? PP(n, r) : SP(e, n, r);
}
var xP = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function SP(e, t, n) {
  let r = it(n.cwd), o = AbortSignal.any([n.signal, r.signal]), i = [{ path: e, args: ["-q", "-d", "-c"] }, t], { pid: s, stdin: a, stdout: c, ended: u } = oe(i, { ...n, signal: o });
  return r.watch(s, u), Xo({
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
      a.end(xP);
    }
  });
}
var PP = (e, t) => {
  let n = new AbortController(), r = it(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: i, stdout: s, ended: a } = ot(e, { ...t, signal: o }), c = fp();
  (async () => {
    for await (let p of c)
      r.count(p.length), r.signal.throwIfAborted(), i.write(p) || await vP(i, "drain");
    i.end();
  })().catch((p) => n.abort(p));
  let { write: f, endFrame: l, end: m } = c;
  return Xo({ stdout: s, ended: a, allow: r.allow, write: f, endFrame: l, end: m });
}, OP = Buffer.alloc(1024), mp = (e, t) => {
  let { stdin: n, stdout: r, ended: o } = ot(e, t);
  return Xo({
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
      n.end(OP);
    }
  });
};

// src/formats/actions-cache/distribute-members.ts
import { dirname as pp } from "node:path";
var EP = 1e3, BP = 8 * 1024 * 1024, IP = 4;
function hp(e) {
  let t = e[0], n = $P(), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.add(u, t);
  }, c = () => {
    a(MP.subarray(0, ge(i))), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / EP, o / BP);
      (l >= IP || l >= 1 && pp(f) !== s) && (n.flush(t), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = pp(f), r++, a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Zo(t, e),
    end() {
      c(), n.flush(t);
      for (let u of e) u.end();
    }
  };
}
var MP = Buffer.alloc(Q), dp = 1024 * 1024;
function $P() {
  let e = Buffer.allocUnsafeSlow(dp), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, i) {
      for (let s = 0; s < o.length; ) {
        let a = o.copy(e, n, s);
        s += a, n += a, !(n < e.length) && (r(i), e = Buffer.allocUnsafeSlow(dp), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var AP = 1e5;
function gp(e, t, n = process.platform) {
  let r = mt(n), o = k(t), i = e.map((l) => ({ line: l, base: k(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => W(l, p) && m.matches(w(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, yp);
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
      a.size > AP && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? yp : f(r.resolve(o, l));
      if (!p) throw new v(`it holds ${w(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Fo(w(d, n).toString()), d;
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
var yp = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function vp(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = CP(), warn: a } = e, c = it(n);
  c.allow(1 / 0);
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = {
    tar: u,
    unpacker: mp,
    dir: n,
    workers: s,
    files: () => l,
    signal: f,
    warn: a
  }, { links: p, skeleton: d } = await Qo(m, async (y, g) => {
    let b = hp(y), S = DP(gp(o, i), b), x = Pn(), O = u.dialect === "node" ? void 0 : r.zstd;
    for await (let B of zm(t, O, { cwd: n, signal: g })) {
      c.count(B.length), g.throwIfAborted();
      for (let D of x.push(B)) S.push(D);
      await b.room();
    }
    return x.finish(), b.end(), l = S.files(), S;
  }), h = FP(n, "tree");
  for (let { name: y, target: g } of p) jP(k(h), y, g);
  d.length > 0 && await ni([d], { tar: u, lines: o, cwd: h, signal: f });
}
var NP = 512 * 1024 * 1024, LP = 1 / 2, wp = 300;
function DP({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(NP, (0, bp.getHeapStatistics)().heap_size_limit * LP), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new v("it holds more than anybody would save");
  }, m = (d) => {
    l(Br(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + wp), h === "file")
      f++, n.begin(Bn({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let g = e(d.target);
      l(g.length + wp);
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
function jP(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  TP(r(_P(t)), { recursive: !0 });
  try {
    RP(r(n), r(t));
  } catch {
    throw new v(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var xp = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => UP(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Hm,
  unpack: vp
};
function UP(e, t) {
  let n = $a(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, kp.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as xE } from "node:fs";
import { join as SE } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var xd = _(Pp(), 1);
import { writeFileSync as hE } from "node:fs";
import { join as yE } from "node:path";

// src/files/staging.ts
import { chmodSync as xO, lstatSync as Wp, mkdtempSync as SO, readdirSync as PO, rmSync as OO, statSync as EO } from "node:fs";
import * as ui from "node:fs/promises";
import { createServer as BO } from "node:net";
import { toNamespacedPath as IO } from "node:path";

// src/system/disk/local-socket.ts
var Ep = _(Op(), 1);
import { once as JP } from "node:events";
import {
  closeSync as KP,
  lstatSync as VP,
  mkdtempSync as XP,
  openSync as ZP,
  rmSync as YP,
  statSync as QP,
  symlinkSync as eO,
  writeFileSync as tO
} from "node:fs";
import { connect as nO } from "node:net";
import { tmpdir as rO } from "node:os";
import { join as Ht } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as WP, constants as Wa, fstatSync as zP, lstatSync as HP, openSync as qP, readFileSync as GP } from "node:fs";
function In(e, t) {
  let n = (o) => o?.isFile() === !0 && wr(o) && o.size <= t;
  if (!n(HP(e, { throwIfNoEntry: !1 }))) return;
  let r = qP(e, Wa.O_RDONLY | Wa.O_NOFOLLOW | Wa.O_NONBLOCK);
  try {
    return n(zP(r)) ? GP(r) : void 0;
  } finally {
    WP(r);
  }
}

// src/system/disk/local-socket.ts
var ri = process.platform === "win32";
function oi(e, t, n) {
  let { path: r, close: o } = ri ? sO() : Ip(e, t);
  return n.on("error", () => {
  }).listen(r), o(), ri && n.listening && tO(Ht(e, t), Mp(r, e), { mode: 384 }), n.listening;
}
async function ii(e, t) {
  let n = ri ? $p(e, t) : Ip(e, t);
  if (n)
    try {
      let r = nO(n.path);
      return r.on("error", () => {
      }), await JP(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(I(r)))) throw r;
      return;
    }
}
function Bp(e, t) {
  return ri ? $p(e, t) !== void 0 : VP(Ht(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Ip(e, t) {
  let n = Ht(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = ZP(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => KP(o) };
  }
  let r = XP(Ht(rO(), "headstart-"));
  return eO(e, Ht(r, "d")), { path: Ht(r, "d", t), close: () => YP(r, { recursive: !0, force: !0 }) };
}
var oO = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, iO = 256;
function sO() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Ep.randomUUID)()}`, close: () => {
  } };
}
function Mp(e, t) {
  return `${e}
${QP(t, { bigint: !0 }).ino}
`;
}
function $p(e, t) {
  let n = aO(Ht(e, t)) ?? "", [r = ""] = n.split(`
`);
  return oO.test(r) && n === Mp(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function aO(e) {
  try {
    return In(e, iO)?.toString("latin1");
  } catch (t) {
    if (I(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Dp = _(Rp(), 1);
import {
  appendFileSync as uO,
  chmodSync as Ha,
  lstatSync as Lp,
  mkdirSync as fO,
  rmdirSync as lO,
  rmSync as mO,
  statSync as pO,
  utimesSync as dO,
  writeFileSync as hO
} from "node:fs";

// src/files/journal-step.ts
var Tp = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function si(e) {
  let t = e;
  return Tp[e.do].map((n) => t[n]);
}
function Cp(e) {
  return si(e)[0];
}
function za(e, t) {
  let n = k(q(t)), r = tt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(Fp(i, o))}
`).join("");
}
function _p(e, t) {
  let n = k(q(t)), r = (s) => s === "" ? n : `${tt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = cO(k(uo(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = ln(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return Fp(a, r);
  });
}
function Fp(e, t) {
  let n = si(e), r = Tp[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function cO(e) {
  let t = (c) => c.split("/"), n = (c) => t(c).every((u) => !["", ".", ".."].includes(u)), r = Ve(
    Se(),
    un((c) => n(c) && t(c)[0] !== e)
  ), o = Ve(
    Se(),
    un((c) => n(c) && c.startsWith(`${e}/`))
  ), i = Se(), s = Ve(De(), Zs()), a = le({ mode: s, mtime: s });
  return oa("do", [
    le({ do: Ie("make"), path: r }),
    le({ do: Ie("move"), to: r, from: o, inode: i }),
    le({ do: Ie("replace"), to: r, from: o, aside: o, inode: i }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    le({ do: Ie("stamp"), path: lr([Ie(""), r]), stamp: a, before: a })
  ]);
}

// src/files/journal.ts
var Mn = "journal", yO = Math.min(128 * 1024 * 1024, (0, Dp.getHeapStatistics)().heap_size_limit / 32);
function jp(e, t) {
  uO($(t, Mn), za(e, t), { mode: 384 });
  for (let n of e) wO(n);
}
function Up(e) {
  for (let t of e)
    t.do === "stamp" && F(t.path)?.isDirectory() && Ga(t.path, t.stamp);
}
function qa(e) {
  mO($(e, Mn), { force: !0 });
}
function ai(e, t = () => !0) {
  let n = gO(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? bO(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let i = $(e, `${Mn}-draft`), s = n.filter((a) => r.has(a));
  s.length > 0 ? (hO(i, za(s, e), { mode: 384 }), ae(i, $(e, Mn))) : qa(e);
}
function Mr(e) {
  return F(k($(e, Mn))) !== void 0;
}
function gO(e) {
  if (!Mr(e)) return [];
  let t = In($(e, Mn), yO);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return _p(t.toString(), e);
}
function wO(e) {
  switch (e.do) {
    case "make":
      fO(w(e.path));
      break;
    case "move":
      Ir(e.from, e.to);
      break;
    case "replace":
      Ir(e.to, e.aside), Ir(e.from, e.to);
      break;
    case "stamp":
      Ga(e.path, e.stamp);
      break;
  }
}
function bO(e) {
  switch (e.do) {
    case "make":
      vO(e.path);
      break;
    case "move":
      Np(e);
      break;
    case "replace":
      if (!F(e.aside)) break;
      if (Np(e), F(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Ir(e.aside, e.to);
      break;
    case "stamp":
      kO(e.path, e.before);
      break;
  }
}
function Np({ from: e, to: t, inode: n }) {
  !F(e) && ci(t) === n && Ir(t, e);
}
function ci(e) {
  let t = Lp(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function F(e) {
  try {
    return Lp(w(e));
  } catch (t) {
    if (I(t) === "ENOENT" || I(t) === "ENOTDIR") return;
    throw t;
  }
}
function qt(e) {
  if (pO(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (F(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...qt(q(e)), e];
}
function vO(e) {
  try {
    lO(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(I(t) ?? "")) throw t;
  }
}
function kO(e, t) {
  let n = F(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ga(e, t);
}
function Ga(e, { mode: t, mtime: n }) {
  try {
    Ha(w(e), t), dO(w(e), n, n);
  } catch (r) {
    if (I(r) !== "EPERM") throw r;
  }
}
function Ir(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ae(n, r);
  } catch (o) {
    let i = F(e);
    if (I(o) !== "EACCES" || !i?.isDirectory()) throw o;
    Ha(n, i.mode | 128), ae(n, r), Ha(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var $n = ".headstart-staging-";
function He(e) {
  return e.startsWith($n);
}
function fi(e) {
  let t = SO($(e, $n)), n = $O(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Mr(t) || (n?.close(), Ar(t));
    }
  };
}
async function kt({ base: e, literal: t }) {
  let n = MO(e);
  if (t === void 0) return n;
  let r = Wp(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await ui.access(n, ui.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Wp(n).dev ? n : t : n;
}
function MO(e) {
  let t = e;
  for (; !EO(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function An(e) {
  let t = F(k(e));
  return t !== void 0 && $r(t);
}
function $r(e) {
  return e.isDirectory() && wr(e) && Wf(e);
}
function Rn(e) {
  return Bp(e, Ja);
}
var Ja = "alive";
function $O(e) {
  let t = BO((n) => n.destroy()).unref();
  if (oi(e, "born", t))
    return ae($(e, "born"), $(e, Ja)), t;
}
async function li(e) {
  if (!Rn(e)) return !1;
  try {
    let t = await ii(e, Ja);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Ar(e) {
  let t = () => OO(IO(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (I(n) !== "EACCES") throw n;
    zp(k(e)), t();
  }
}
function zp(e) {
  xO(w(e), 448);
  for (let t of PO(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && zp(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as lE } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var pd = _(qp(), 1);
import { closeSync as md, constants as fd, fstatSync as XO, openSync as ZO, readSync as YO } from "node:fs";
import { setImmediate as QO } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Vp = _(Jp(), 1);
var ce = 8192, Va = 256;
function mi(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Va * ce)), { unpacked: f, starts: l, length: m } = AO(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ce && i !== n ? a() : void 0,
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
      if (l === void 0 || f >= ce) throw M("a table points beside its blocks");
      return l * ce + f;
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
async function pi(e, t, n) {
  let r = Math.ceil(n / ce), o = await e(t, t + r * Ka);
  if (o.length !== r * Ka) throw M("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ka))), [s = t] = i;
  if (s > t) throw M("a table is behind its list");
  return { table: mi(e, s, t, i), start: s };
}
var Ka = 8;
function AO(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Va && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Kp);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Kp ? a : RO(a), u = t && s === e.length;
    if (c.length !== ce && !(u && c.length > 0 && c.length < ce))
      throw M("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Va)
    throw M("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Kp = 32767;
function RO(e) {
  try {
    return (0, Vp.zstdDecompressSync)(e, { maxOutputLength: ce, chunkSize: ce });
  } catch {
    throw M("a table cannot be unpacked");
  }
}
function M(e) {
  return new v(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Rr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Zp(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw M("two inodes have one number");
      n[i] = Rr[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw M("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === Rr.directory || s === Rr.whiteout)
        throw M("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [TO, CO, _O] = [12, 12, 8], FO = 256, NO = 256, [Xp, LO] = [46, 47];
async function Yp({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await DO(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw M("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), g = u[p]?.within === y - f ? u[p++] : void 0;
    if (g && s.positionOf(g.block, y % ce) !== y)
      throw Xa();
    let b = s.take(CO), S = s.bytes.readUInt32LE(b) + 1, x = i.positionOf(s.bytes.readUInt32LE(b + 4), 0), O = s.bytes.readUInt32LE(b + 8);
    if (S > NO) throw M("a directory has too many names at once");
    for (let B = S; B > 0; B--) {
      let D = s.ahead();
      D && await D;
      let z = s.take(_O), { bytes: V } = s, It = O + V.readInt16LE(z + 2), Mt = V.readUInt16LE(z + 4);
      a.name(It, Mt, x + V.readUInt16LE(z));
      let $t = Qp(V.readUInt16LE(z + 6)), yu = s.take($t), rr = V.subarray(yu, yu + $t);
      if (jO(rr, d), g && B === S && !rr.equals(g.name)) throw Xa();
      d = rr, Mt === Rr.whiteout ? c.add(e, rr) : Mt === Rr.directory && c.addBelow(e, rr, It);
    }
    m += S;
  }
  if (s.position() !== l) throw M("a directory does not end where it should");
  if (p !== u.length) throw Xa();
  return m;
}
async function DO(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(TO), { bytes: o } = e, i = Qp(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Xa() {
  return M("the index of a directory leads elsewhere");
}
function Qp(e) {
  if (e >= FO) throw M("a name is too long");
  return e + 1;
}
function jO(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === LO) throw M("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw M("names are not in order");
  if (e[0] === Xp && (e.length === 1 || e.length === 2 && e[1] === Xp))
    throw M("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ae = 96, ed = 6, td = { noXattrs: 512, others: 1088 }, nd = 0xffffffffffffffffn, UO = 1 << 24;
function Tn(e, t) {
  if (e.length < Ae || e.toString("latin1", 0, 4) !== "hsqs")
    throw rd("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Ae, f, l, m, p, h, t], g = (n(24) ^ td.noXattrs) & ~td.others, b = `${n(28)}.${n(30)}`, x = [
    [n(20) === ed, `its compression is number ${n(20)} instead of ${ed}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [g === 0, `its flags 0x${n(24).toString(16)} differ in 0x${g.toString(16)}`],
    [e.readBigUInt64LE(56) === nd, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === nd, "it has a table for exporting by NFS"],
    [s > 0 && s <= UO, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [y.every((O, B) => B === 0 || O >= y[B - 1]), "its tables overlap"]
  ].find(([O]) => !O);
  if (x) throw rd(x[1]);
  return i;
}
function rd(e) {
  return new v(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var od = 16, WO = 4, Za = 1 << 24, di = Za - 1;
async function id(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = HO(o + i), { starts: a, words: c, start: u } = await zO(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & di;
    if (p > (Za | di) || d > r || m + d > n)
      throw M("a block is where none can be");
    if (p & Za) return d;
    try {
      return e.unpackedBytes?.(m, d, r);
    } catch (h) {
      throw M(`a block cannot be read: ${E(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: u,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let g = p % r, b = d === void 0 ? p : p - g, S = { start: m, end: m, hash: 0 };
      for (let x = 0; x < b; x += r) {
        let O = y.ahead();
        O && await O;
        let B = y.bytes.readUInt32LE(y.take(WO));
        if (B === 0) continue;
        let D = e.pause?.();
        D && await D;
        let z = Math.min(r, b - x);
        if ((l(S.end, B) ?? z) !== z)
          throw M("a block is not what it should be");
        S.end += B & di, S.hash = Math.imul(S.hash, 31) + B | 0;
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
        s.add({ start: d, end: d + (h & di), hash: h });
      }
      s.check();
    }
  };
}
async function zO({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await pi(e, n, t * od);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(od);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function HO(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => M("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Ae || o === e) throw i();
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
var hi = (e) => (t, n) => t.readUInt16LE(n + e), we = (e) => (t, n) => t.readUInt32LE(n + e), sd = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), qO = {
  1: { kind: "directory", length: 16, start: we(0), bytes: hi(8), offset: hi(10) },
  2: { kind: "file", length: 16, start: we(0), fragment: we(4), offset: we(8), bytes: we(12) },
  3: { kind: "link", length: 8, bytes: we(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: we(4) },
  8: { kind: "directory", length: 24, bytes: we(4), start: we(8), indexed: hi(16), offset: hi(18), attributes: we(20) },
  9: { kind: "file", length: 40, start: sd(0), bytes: sd(8), fragment: we(28), offset: we(32), attributes: we(36) }
}, yi = 4294967295, GO = 16, JO = 4095, KO = 3;
function cd(e) {
  let t = e.take(GO), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw M("it sets bits that change who runs a program");
  let r = qO[n.readUInt16LE(t)];
  if (!r) throw ad();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw ad();
  if (s(r.attributes, yi) !== yi) throw M("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? KO : 0);
  if (a < 0) throw M("a directory is too short");
  if (!Number.isSafeInteger(a)) throw M("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > JO) throw M("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, yi);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === yi ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function ad() {
  return M("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var gi = 2 ** 20, VO = 4096;
function ud() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > gi) throw M("it has too many whiteouts");
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
          if (c.length > VO) throw M("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function eE(e) {
  let t = Tn(await e.read(0, Ae), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await tE(e, t.idTable, i);
  let a = await id(e, t), c = mi(e.read, n, r), u = mi(e.read, r, a.start), f = Zp(o), l = ud(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let g = 0; g < o; g++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), d = cd(c), p ??= d.owner, d.owner !== p) throw M("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw M("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await Yp(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw M("its root is not where it should be");
  if (f.unnamed() !== 1) throw M("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var ld = 4;
async function tE(e, t, n) {
  let { table: r } = await pi(e.read, t, n * ld);
  await r.ahead(), r.take(n * ld), r.end();
}
function wi({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw M("it holds more than files, directories and links");
  if (e !== r.size) throw M(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw M("it removes other files than it lists");
}
function nE(e) {
  let t = ZO(e, fd.O_RDONLY | (fd.O_NONBLOCK ?? 0));
  if (XO(t).isFile()) return t;
  throw md(t), new Error(`${e} is no file any more`);
}
async function Cn(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = nE(e), a = (p, d) => {
    let h = Buffer.allocUnsafe(d);
    return h.subarray(0, YO(s, h, 0, d, t + p));
  }, c = 0, u = {
    tables: void 0,
    heads: (p) => iE(a(p, dd)) ?? 0,
    contents(p, d, h) {
      let y = (0, pd.zstdDecompressSync)(a(p, d), { maxOutputLength: h });
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await QO(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < rE ? void 0 : f();
  try {
    return await eE({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    md(s);
  }
}
var rE = 64 * 1024 * 1024, oE = 4247762216, dd = 18;
function iE(e) {
  if (e.length < dd || e.readUInt32LE(0) !== oE) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as sE, openSync as aE, readSync as cE, writeSync as hd } from "node:fs";
var bd = "-noI", [yd, uE] = [24, 1], [fE, gd] = [8, 4], wd = 2;
function vd(e, t, n) {
  let r = aE(e, "r+");
  try {
    let o = Buffer.alloc(Ae);
    cE(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(yd) & ~uE, yd);
    let { inodeTable: i, root: s } = Tn(o, t);
    hd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(gd);
    a.writeUInt32LE(n);
    for (let c = 0; c < gd; c++) {
      let u = s.offset + fE + c, f = Math.floor(u / ce) * (wd + ce), l = i + s.block + f + wd + u % ce;
      hd(r, a, c, 1, l);
    }
  } finally {
    sE(r);
  }
}

// src/formats/squashfs/make/make.ts
async function kd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Ko(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Tr(e, r, n);
      return a.members >= t.length ? a : new v(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof v) return a;
      throw a;
    }
  }, i = await o(), s = i instanceof v ? await o() : i;
  if (s instanceof v) throw new Error(`mksquashfs made a damaged image, twice: ${s.message}`);
  return s;
}
async function Tr(e, { source: t, how: n, reader: r, names: o, archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...mE(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: g } = oe(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [x, O] = await Promise.allSettled([pE(i, h), g]);
    for (let B of [x, O]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await g;
  let { size: b } = await lE(e);
  s !== void 0 && vd(e, b, s);
  let S = await Cn(e, { offset: 0, length: b }, "heads");
  return wi(S, a), S;
}
function mE(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function pE(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await dE(t);
  } finally {
    t.end();
  }
}
function dE(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function Sd(e, t, n) {
  let r = await Id(e, t, [], n);
  return n.signal.throwIfAborted(), r && Od(r) ? void 0 : r;
}
async function Pd(e, t, { members: n, unpacked: r }, o) {
  let i = Ya(t, r);
  if (i.length > gE || i.some((c) => c.includes(`
`))) return;
  let s = await Id(e, t, i, o);
  return o.signal.throwIfAborted(), s?.members !== n.length - 1 || Od(s) ? void 0 : !o.leftOut || await bE(e, t, n, o).catch(() => !1) ? s : void 0;
}
var gE = 1e3, wE = 1440 * 60;
function Od({ newest: e }) {
  return e > Date.now() / 1e3 + wE;
}
async function bE(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = oe([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, xd.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Bd(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Ed({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ya(e, t) {
  let n = Bd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Bd({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${k(t)}/`;
}
function Id(e, { path: t }, n, r) {
  let o = yE(r.scratch, "excludes");
  return hE(o, [vE, ...n.map(kE)].join(""), "latin1"), Tr(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var vE = `... ${$n}*
`;
function kE(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Ad(e) {
  let t = SE(e.scratch, "image"), n = [], r;
  for (let i of e.matches.filter(Ed)) {
    let s = i.line.number, a = e.leftOut ? void 0 : await Sd(t, i, e);
    if (!a) {
      r ??= Md(e);
      let c = r.members.get(s) ?? [];
      a = e.leftOut || Ya(i, r.unpacked).length > 0 ? await Pd(t, i, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await $d(t, { ...a, files: c, root: s }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Md(e);
    let i = [...r.members].flatMap(
      ([s, a]) => n.some(({ root: c }) => c === s) ? [] : a
    );
    if (i.length > 0) {
      kn(e);
      let s = await kd(t, i, e);
      n.push(await $d(t, { ...s, files: i.length }, n, e));
    }
  }
  let o = (i) => n.reduce((s, a) => s + a[i], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Md({ found: e, leftOut: t = [] }) {
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
async function $d(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = dn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Wt(xE(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Ld, rm as CE } from "node:fs/promises";
import { join as _E } from "node:path";

// src/formats/squashfs/arrivals.ts
function Rd(e) {
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
var PE = 32;
function _n(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw Cr();
  let a = r.map((u, f) => ({ ...Td(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw Cr();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= PE) throw Cr();
    return { ...Td(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw Cr();
  return c;
}
function Td(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: zt(e) };
}
function Cr() {
  return new nn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ki = _(_d(), 1);
import { open as OE } from "node:fs/promises";
var bi = 64 * 1024 * 1024, EE = bi + bi / 128, BE = 4096, IE = 255, [vi, Fd, ME] = [0, 46, 47];
function Nd(e) {
  let t = Buffer.from(e.map($E).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > bi || n > gi)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ki.zstdCompressSync)(t), bytes: t.length };
}
function $E(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function xi(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > EE) throw Gt("it is too long");
  await n?.(o, o + i);
  let a = await OE(e);
  try {
    let { bytesRead: c, buffer: u } = await a.read(Buffer.alloc(i), 0, i, o), f = t.filter(({ kind: p }) => p === "delta").length, l = Qa(u.subarray(0, c), f), m = l.counts.reduce((p, d) => p + d, 0);
    if (m !== s) throw Gt(`it has ${m} names instead of ${s}`);
    return l;
  } finally {
    await a.close();
  }
}
function Qa(e, t) {
  let n = AE(e), { starts: r, counts: o, end: i } = RE(n, t);
  if (i !== n.length) throw Gt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(vi, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function AE(e) {
  try {
    let t = { maxOutputLength: bi, info: !0 }, { buffer: n, engine: r } = (0, ki.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Gt(E(t));
  }
  throw Gt("something follows it");
}
function RE(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== vi; a++) o = TE(e, o) + 1;
    if (r.push(a), i += a, i > gi) throw Gt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function TE(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== vi && e[n] !== ME; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Fd && e[n - 1] === Fd;
    if (n === e.length || i === 0 || i > IE || n - t > BE || s)
      throw Gt("it has a name that is none");
    r = e[n] === vi;
  }
  return n - 1;
}
function Gt(e) {
  return new v(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Fn({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = _n(e, t), c = _E(s, "image"), u = !1, f = async (p) => {
    await FE(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await CE(c, { force: !0 }), await LE(c, { length: U({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await ec(c, a) : u || await Dd(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function FE(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = Rd(U({ segments: r })), c = Dd(n, r, { signal: o, until: s }), u = !1;
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
var NE = 32 * 1024 * 1024;
async function LE(e, { length: t, isMounted: n }, r) {
  let o = await Ld(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      for (let l = 0; l < u.length; ) {
        let { bytesWritten: m } = await o.write(u, l, u.length - l, f + l);
        l += m;
      }
      s -= u.length, a += u.length, n && (a >= NE || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function ec(e, t) {
  let n = Buffer.alloc(Ae), r = await Ld(e);
  try {
    for (let { offset: o, length: i } of t.flatMap((s) => [s, ...s.layers]))
      await r.read(n, 0, n.length, o), Tn(n, i);
  } finally {
    await r.close();
  }
}
async function Dd(e, t, n = {}) {
  let r = await xi(e, t, n), o = 0;
  for (let i of t.filter(tc)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Cn(e, i, "tables", n);
    wi(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new v(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new v(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function tc({ kind: e }) {
  return e === "image" || e === "delta";
}
async function Zj(e, { offset: t }) {
  return t + Number((await e(t, t + Ae)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as WE, lstatSync as qd, mkdirSync as zE, readdirSync as Gd } from "node:fs";
import { dirname as HE, join as Jt, relative as qE } from "node:path";

// src/formats/squashfs/layers/layers.ts
import { chmodSync as Wd, lstatSync as zd, mkdirSync as jd, renameSync as Ud, utimesSync as DE } from "node:fs";
function Hd({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  jd(w(r));
  let s = (c) => {
    let u = F(c);
    u?.isDirectory() && nc(c), u && Ud(w(c), w(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = zd(w(c));
    for (let m of [c, u]) nc(m);
    for (let m of ie(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = UE(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && F(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Ud(w(p), w(d)) : (y || jd(w(d)), a(p, d));
    }
    Wd(w(u), f & 511), DE(w(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = jE(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function jE(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = F(n);
    if (!o) return;
    if (!o.isDirectory()) throw new v("it removes something below what is no directory");
    nc(n), n = `${n}/${r}`;
  }
  return n;
}
function nc(e) {
  Wd(w(e), 448);
}
function UE(e) {
  let t = zd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new v("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Si({ path: e, images: t }, n, r = n.lines) {
  let o = Jt(n.dir, "tree"), i = await xi(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? GE(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Jd({ path: e, layer: a, target: u, places: f }, n);
    let l = c.reduce((p, d) => p + KE(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new v(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await JE({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new v(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Gd(u).filter(m) : [])
      Ar(Jt(u, p));
  }
  await VE(o, n.signal);
}
function GE(e, t) {
  let n = Jt(t, String(e.number));
  if (qd(n, { throwIfNoEntry: !1 })) throw new v("two images hold the same path");
  let r = Jt(n, qE(e.base, e.literal));
  return zE(HE(r), { recursive: !0 }), r;
}
async function Jd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = it(i);
  l.allow(t.mostBytes);
  let m = { cwd: i, signal: AbortSignal.any([a, l.signal]) }, { pid: p, stdout: d, ended: h } = oe([{ path: s.unsquashfs, args: f }], m);
  d.resume(), l.watch(p, h), await h;
}
async function JE({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Jt(o.dir, `delta-${i}`);
  await Jd({ path: e, layer: t, target: a, places: [], hasWhiteouts: s > 0 }, o);
  let c = k(Jt(o.dir, `removed-${i}`)), u = { from: k(a), to: k(n), removed: r.namesOf(i), aside: c };
  return Hd(u) + s;
}
function KE(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Gd(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(w(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new v("it holds more than files, directories and links");
    }
    return u;
  }, r = Jt(t, String(e.number)), o = qd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new v("what is to be a directory is none");
  let i = e.matches("");
  return n(k(r), "", i) + (i ? 1 : 0);
}
async function VE(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  WE(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await br("chown", ["-hR", "0:0", "."], n), await br("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Kd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ho("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Ad,
  async unpack(e) {
    let t = await Fn({ ...e, body: () => e.body }, e.dir);
    await Si(t, e);
  }
};

// src/system/young-heap.ts
var Zd = _(Xd(), 1);
function Yd() {
  (0, Zd.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/archive-output.ts
import { readSync as XE } from "node:fs";
var Qd = Buffer.alloc(0);
function Pi({ next: e, filled: t }, n = !1) {
  let r = Qd, o = 0, i = () => {
    o > 0 && t(o), r = Qd, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Br(a)), o = ja(r, o, a, n);
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

// src/formats/tar-archives/threads/create.ts
import { closeSync as eB, fstatSync as rh, lstatSync as tB, openSync as nB, readlinkSync as rB } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as ZE } from "node:fs";
var { O_RDONLY: YE, O_NOFOLLOW: eh = 0, O_NONBLOCK: QE = 0 } = ZE, Oi = YE | eh | QE, th = eh !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function nh(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function ih(e, t, n) {
  let r = Pi(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = sB(a, c);
    try {
      let f = rh(u, { bigint: !0 });
      if (!f.isFile()) throw Kt(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Ei(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Ei(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw oh(a);
      let p = rh(u);
      if (p.ctimeMs !== cB(f.ctimeNs) || p.size !== m) throw oh(a);
      r.pad(ge(m));
    } finally {
      eB(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), u = n !== "files" || !th ? tB(c, { bigint: !0 }) : void 0;
      if (u && n && !oB(u, a, n)) throw Kt(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Ei(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Ei(a, u, "symlink", { target: G(rB(c, "latin1")) }));
      else throw Kt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * Q), r.flush();
    }
  };
}
function oB(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var iB = ["ELOOP", "EMLINK", "ENXIO"];
function sB(e, t) {
  try {
    return nB(t, Oi);
  } catch (n) {
    throw iB.includes(I(n) ?? "") ? Kt(e) : n;
  }
}
function Kt(e = "") {
  return new Error(`${sh(e)} was replaced while it was saved`);
}
function oh(e) {
  return new Error(`${sh(e)} changed while it was read`);
}
function sh(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Ei(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = ah(n);
  return { name: e, kind: r, target: o, size: i, mode: nh(r, Number(t)), mtime: s, sparseSize: void 0 };
}
var Bi = 1000000000n, aB = 9;
function ah(e) {
  if (e < 0n) return `-${ah(-e)}`;
  let t = e % Bi, n = String(e / Bi);
  return t === 0n ? n : `${n}.${String(t).padStart(aB, "0").replace(/0+$/, "")}`;
}
function cB(e) {
  return Number(e / Bi) * 1e3 + Number(e % Bi) / 1e6;
}

// src/formats/tar/read-members.ts
function ch(e) {
  let t = [], n;
  return {
    contents: t,
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => {
      t.push(n.subarray(0, r));
    }
  };
}
function uh(e, t, { kind: n, bytes: r }) {
  let { contents: o, next: i, filled: s } = ch(r), c = ih(t, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return i();
  }, filled: s }, n);
  for (let u of e) c.add(u);
  return c.end(), o;
}
async function* fh(e, t, { cwd: n, signal: r }) {
  let o = ch(rt), i = Pi(o), s = Pn(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw Kt(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = ge(d), a++;
  }, f = qo(r, (l) => {
    let m = ot(Go(t), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.contents.splice(0);
  }
  if (s.finish(), a < e.length) throw Kt(e[a]);
  i.pad(c), i.pad(2 * Q), i.flush(), yield* o.contents.splice(0);
}

// src/formats/tar/slots.ts
function rc(e) {
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
var lh = rt / 2, uB = 2 * rt, fB = 3, lB = 4;
async function* mh(e, t) {
  let n = new AbortController(), r = _a(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = dB({ ...t, signal: o }, r), a = [];
  async function* c() {
    let f = a[0];
    for (let l = await f.first; !l.done; l = await f.pieces.next()) yield l.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of pB(e, mB(t))) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ pieces: l, first: m }), ++u > lB && s(); a.length > fB; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ pieces: f }) => f.return(void 0))), await r.close();
  }
}
function mB({ tools: e }) {
  return e.tar.dialect !== "node";
}
async function* pB(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, how: "here", isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= lh ? "here" : "in a thread";
      yield { plan: n, names: r.slice(c, f), bytes: u, how: l, isContinued: f !== void 0 };
    }
  }
}
function dB(e, t) {
  let { matches: n, level: r, signal: o, scratch: i, tools: s } = e, a = ti(n.map(({ line: h }) => h)), c = rc(1), u = rc(Er), f = 1, l = !1;
  async function* m({ plan: { kind: h }, names: y, bytes: g, isContinued: b }) {
    await c.acquire(), Yd();
    let S = { kind: h, bases: a, isContinued: b, level: g <= uB ? r : void 0 };
    yield* qo(o, (x) => {
      try {
        let O = t.start({ thread: "create", part: S }, { cwd: i, signal: x });
        return O.stdin.end(`${y.join("\0")}\0`, "latin1"), O.ended.catch(() => {
        }).then(c.release), O;
      } catch (O) {
        throw c.release(), O;
      }
    });
  }
  async function* p({ plan: { kind: h, hasHoles: y }, names: g }) {
    if (o.throwIfAborted(), !y || s.tar.dialect === "node") {
      for (let b of uh(g, rp(a), { kind: h, bytes: 2 * lh }))
        yield { content: b, release: () => {
        } };
      return;
    }
    l || kn(e), l = !0;
    for await (let b of fh(g, s.tar, { cwd: i, signal: o }))
      yield { content: b, release: () => {
      } };
  }
  async function d({ content: h, release: y }) {
    return await u.acquire(), { frame: await Rm(h, r).finally(u.release).finally(y), contentBytes: h.length };
  }
  return {
    async *pack(h) {
      let { plan: y, how: g } = h, b = [];
      for await (let S of g === "here" ? p(h) : m(h)) {
        let x = "frame" in S ? Promise.resolve(S) : d(S);
        for (x.catch(() => {
        }), b.push(x); b.length >= Er; ) yield { plan: y, ...await b.shift() };
      }
      for (let S of b) yield { plan: y, ...await S };
    },
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Ca && (f++, c.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as hB } from "node:timers/promises";
var ph = 256, yB = 8e3, gB = 64 * 1024 * 1024;
function hh(e) {
  let t = Ii("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ii("files"), sparse: Ii("files", !0) }, i = 0, s = (f) => {
    let l = f.some(bB) ? o.sparse : o.plain;
    dh(l, f);
  }, a = (f, l) => vB(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Ii("files", f === "sparse") };
  };
  async function* u() {
    let f = ph;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") dh(t, [m]);
        else {
          let p = m.hardLink ? kB(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await hB(), f = ph);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var wB = 1024 * 1024;
function bB({ bytes: e, length: t = e }) {
  return t - e >= wB;
}
function vB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / yB, t / gB) / r;
}
function kB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ii(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var xB = 1536, SB = rt - 64 * 1024;
function PB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return xB + n + ge(n);
}
function dh(e, t) {
  let n = t.reduce((o, i) => o + PB(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= SB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function yh(e) {
  let t = hh(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: a, frame: c, contentBytes: u } of mh(EB(t), e)) {
    a !== r && (n.push(OB(a, o)), i = 0), r = a;
    let f = n.at(-1);
    f.frames.push(c.length), f.length += c.length, i += u, f.unpackedBytes = Math.max(a.unpackedBytes, i), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let s = (a) => n.reduce((c, u) => c + u[a], 0);
  return { segments: n, files: s("files"), bytes: s("bytes"), skipped: t.skipped };
}
function OB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* EB({ files: e, skeleton: t }) {
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
import { availableParallelism as $B } from "node:os";
import { join as AB } from "node:path";

// src/formats/tar/stored-skeleton.ts
var vh = _(wh(), 1);
var BB = 256 * 1024 * 1024;
function kh(e, t, n) {
  return {
    async check() {
      if (Me(e) > BB) throw new v("its skeleton is too large to be one");
      let r = 0;
      for await (let o of bh(e, t, n)) r += o.length;
      if (r !== t.members)
        throw new v(`its skeleton has ${r} members instead of ${t.members}`);
    },
    /** Only what Headstart knows of the members, so that tar gets nothing else. */
    [Symbol.asyncIterator]: () => bh(e, t, n)
  };
}
async function* bh(e, { members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (e.length === 0) return;
  let i = Pn("several"), s = t;
  for await (let a of MB(e, n, r)) {
    o.throwIfAborted();
    let c = Array.from(i.push(a), IB);
    if (s -= c.length, s < 0) throw new v(`its skeleton has more than ${t} members`);
    yield c;
  }
  i.finish();
}
function IB({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new v("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* MB(e, t, n) {
  let r = it(n);
  r.allow(t);
  let o = (0, vh.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof v ? i : new v(`its skeleton is damaged: ${E(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function Sh({
  body: e,
  segments: t,
  dir: n,
  lines: r,
  tools: o,
  workers: i = $B(),
  signal: s,
  warn: a
}) {
  let { tar: c } = o, u = t.filter(({ kind: p }) => p === "files"), f = t.filter(({ kind: p }) => p !== "files");
  if (f.length > 1 || f.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new v("its segments are not files and then a skeleton");
  let l = {
    tar: c,
    unpacker: lp(o.zstd, RB(u)),
    dir: n,
    workers: Math.min(i, u.length),
    files: () => xh(u),
    signal: s,
    warn: a
  }, m = await Qo(l, async (p, d) => {
    let h = await Qm(e, t, p), y = f.reduce((b, S) => b + zt(S), 0), g = kh(h, { members: xh(f), mostBytes: y }, { cwd: n, signal: d });
    return await g.check(), g;
  });
  f.length > 0 && await ni(m, { tar: c, lines: r, cwd: AB(n, "tree"), signal: s });
}
function RB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function xh(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Ph = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ho("tar", e)],
  unsupportedReason: () => {
  },
  pack: yh,
  unpack: Sh
};

// src/formats/index.ts
var Nn = [Ph, Kd, xp];

// src/mounts/probe.ts
import { existsSync as NB, readFileSync as LB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as TB, readFileSync as CB } from "node:fs";
import { join as _B } from "node:path";
async function Ln(e) {
  if (process.geteuid?.() === 0) return FB() ? Oh((r) => r) : void 0;
  let t = oc("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Nt(n({ path: oc("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Oh(n);
}
function Oh(e) {
  let t = (n, r) => {
    let o = oc(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Im(t(n, r), o),
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return Nt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Nt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function oc(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => _B(n, e)).find((n) => TB(n));
}
function FB() {
  let [, e = "0"] = CB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function Dn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ic(e, t) {
  try {
    return await DB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${E(n)}` };
  }
}
async function DB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Ln(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await jB(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !NB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function jB(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(LB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function jn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return Nn.filter(({ indexed: i, image: s }) => (i || o) && (!s || t !== "unpack"));
}
async function _r({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Kf(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function Eh(e, t, { mounting: n, signal: r }) {
  let o = Dn(n), i = ({ id: c, image: u }) => c === t.format ? 2 : Number(u && o), s = jn(e, t).toSorted((c, u) => i(u) - i(c));
  if (o || !s.some(({ image: c }) => c)) return s;
  let a = await _r(t, r);
  return s.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function Mi({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ic("image", r);
    return "rights" in o ? o : { ...o, broker: WB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ic("tree", r);
}
function WB(e) {
  return e !== "off" && UB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function $i({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return yt(`Event Validation Error: ${n}`), !1;
}

// package.json
var Bh = { version: "0.1.0" };

// src/files/change-watch.ts
import { lstatSync as HB } from "node:fs";
import { setImmediate as qB } from "node:timers/promises";
var GB = 256;
function Ih() {
  let e = [];
  return {
    note: (t, n) => e.push([t, n]),
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = HB(w(n), { throwIfNoEntry: !1 });
        if (!o || !KB(r, o)) throw new Error(`${w(n)} ${JB}`);
        t % GB === 0 && await qB();
      }
    }
  };
}
var JB = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function KB(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/files/matches.ts
import { lstatSync as rI } from "node:fs";

// ../formats-next/node_modules/@actions/glob/lib/internal-globber.js
import * as Hn from "fs";

// ../formats-next/node_modules/@actions/glob/lib/internal-glob-options-helper.js
function sc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, fe(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, fe(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, fe(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, fe(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, fe(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// ../formats-next/node_modules/@actions/glob/lib/internal-globber.js
import * as Fi from "path";

// ../formats-next/node_modules/@actions/glob/lib/internal-path-helper.js
var xt = _(Mh(), 1);
import * as Un from "path";
var St = process.platform === "win32";
function ct(e) {
  if (e = at(e), St && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Un.dirname(e);
  return St && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = at(t)), t;
}
function Ri(e, t) {
  if ((0, xt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, xt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Fr(t))
    return t;
  if (St) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Re(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, xt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, xt.default)(Fr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || St && e.endsWith("\\") || (e += Un.sep), e + t;
}
function Fr(e) {
  return (0, xt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Re(e), St ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Nr(e) {
  return (0, xt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Re(e), St ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Re(e) {
  return e = e || "", St ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function at(e) {
  return e ? (e = Re(e), !e.endsWith(Un.sep) || e === Un.sep || St && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// ../formats-next/node_modules/@actions/glob/lib/internal-match-kind.js
var Te;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Te || (Te = {}));

// ../formats-next/node_modules/@actions/glob/lib/internal-pattern-helper.js
var $h = process.platform === "win32";
function cc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = $h ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = $h ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = ct(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = ct(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Ah(e, t) {
  let n = Te.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Rh(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// ../formats-next/node_modules/@actions/glob/lib/internal-pattern.js
import * as _h from "os";
import * as zn from "path";
var Pt = _(Th(), 1);

// ../formats-next/node_modules/@actions/glob/lib/internal-path.js
import * as Vt from "path";
var Wn = _(Ch(), 1), ZB = process.platform === "win32", Xt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Wn.default)(t, "Parameter 'itemPath' must not be empty"), t = at(t), !Nr(t))
        this.segments = t.split(Vt.sep);
      else {
        let n = t, r = ct(n);
        for (; r !== n; ) {
          let o = Vt.basename(n);
          this.segments.unshift(o), n = r, r = ct(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Wn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Wn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Re(t[n]), n === 0 && Nr(r) ? (r = at(r), (0, Wn.default)(r === ct(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Wn.default)(!r.includes(Vt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Vt.sep) || ZB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Vt.sep, t += this.segments[r];
    return t;
  }
};

// ../formats-next/node_modules/@actions/glob/lib/internal-pattern.js
var ut = process.platform === "win32", Lr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, Pt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, Pt.default)(u && Fr(u), "Parameter 'segments' first element must be a root path"), i = new Xt(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new Xt(i).segments, this.trailingSeparator = Re(i).endsWith(zn.sep), i = at(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new Xt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), ut ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: ut,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = ut ? i.replace(/\\/g, "/") : i, this.minimatch = new $e(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Re(t), !t.endsWith(zn.sep) && this.isImplicitPattern === !1 && (t = `${t}${zn.sep}`)) : t = at(t), this.minimatch.match(t) ? this.trailingSeparator ? Te.Directory : Te.All : Te.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = at(t), ct(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(ut ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (ut ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, Pt.default)(t, "pattern cannot be empty");
    let r = new Xt(t).segments.map((o) => e.getLiteral(o));
    if ((0, Pt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, Pt.default)(!Nr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Re(t), t === "." || t.startsWith(`.${zn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${zn.sep}`))
      n = n || _h.homedir(), (0, Pt.default)(n, "Unable to determine HOME directory"), (0, Pt.default)(Fr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (ut && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Ri("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (ut && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Ri("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Ri(e.globEscape(process.cwd()), t);
    return Re(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !ut && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !ut && a + 1 < t.length) {
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

// ../formats-next/node_modules/@actions/glob/lib/internal-search-state.js
var Dr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// ../formats-next/node_modules/@actions/glob/lib/internal-globber.js
var uc = function(e, t, n, r) {
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
}, YB = function(e) {
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
}, Ot = function(e) {
  return this instanceof Ot ? (this.v = e, this) : new Ot(e);
}, QB = function(e, t, n) {
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
    p.value instanceof Ot ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
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
}, eI = process.platform === "win32", _i = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = sc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return uc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = YB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return QB(this, arguments, function* () {
      let n = sc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new Lr(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of cc(r)) {
        fe(`Search path '${s}'`);
        try {
          yield Ot(Hn.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Dr(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = Ah(r, s.path), c = !!a || Rh(r, s.path);
        if (!a && !c)
          continue;
        let u = yield Ot(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Fi.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & Te.Directory && n.matchDirectories)
              yield yield Ot(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield Ot(Hn.promises.readdir(s.path))).map((m) => new Dr(Fi.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & Te.File && (yield yield Ot(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return uc(this, void 0, void 0, function* () {
      let r = new e(n);
      eI && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new Lr(i));
      return r.searchPaths.push(...cc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return uc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Hn.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              fe(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield Hn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield Hn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          fe(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// ../formats-next/node_modules/@actions/glob/lib/internal-hash-files.js
var tI = _(Fh(), 1);

// ../formats-next/node_modules/@actions/glob/lib/glob.js
var nI = function(e, t, n, r) {
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
function Nh(e, t) {
  return nI(this, void 0, void 0, function* () {
    return yield _i.create(e, t);
  });
}

// src/files/matches.ts
async function Ni({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await oI(r)) {
      let i = rI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || iI(o, r) || Lh(o, r, t) || n.set(o, { line: r, path: o, relative: Je(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !sI(r, n, t));
}
async function oI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Nh(`${aI(tt(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function iI(e, { base: t }) {
  return Je(t, e).split("/").some(He);
}
function Lh(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Lh(q(e), t, n) : !1;
}
function sI(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function aI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function qn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as cI, statSync as uI } from "node:fs";
import { dirname as Dh } from "node:path";
function zh(e) {
  let t = jh(), n = process.cpuUsage(), r = new Set(e.map(Hh));
  return () => {
    let o = jh(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: mI(t, o, (i + s) / 1e3),
      disks: pI(t, o, r),
      network: dI(t, o)
    };
  };
}
function jh() {
  return {
    stat: Li("/proc/stat"),
    self: Li("/proc/self/stat"),
    disks: Li("/proc/diskstats"),
    net: Li("/proc/net/dev")
  };
}
function Li(e) {
  try {
    return cI(e, "latin1");
  } catch {
    return "";
  }
}
function Hh(e) {
  let t = fI(e);
  if (t === void 0) return e === Dh(e) ? "" : Hh(Dh(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function fI(e) {
  try {
    return uI(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var lI = 10;
function mI(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => lc(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = hI(i);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Uh(t) - Uh(e)) * lI, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Uh({ self: e }) {
  let t = lc(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Wh = 512;
function pI(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, g) => Number(y) - Number(f[g])
    );
    return { name: c, readBytes: m * Wh, writtenBytes: d * Wh, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function dI(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, lc(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function lc(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function hI(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Gh({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && yI(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
        s(m), l.firstByteMs ??= n(), qh(l, p.length), yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return wt(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), qh(p, l);
      }
    }
  };
}
function qh(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function yI(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function Di() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((s) => gI(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Gh({ first: () => r.at(-1), add: i, now: t }),
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = zh(s);
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
function gI({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : wI(i / 1048576 / (a / 1e3))
  }];
}
function wI(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var iy = _(Jh(), 1);
import { writeFileSync as RI } from "node:fs";
import { join as TI } from "node:path";

// src/system/job-summary.ts
function Kh(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = ur(e);
  return Vh((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function _W(e) {
  return Vh((t) => t.addRaw(e, !0));
}
var pc = Promise.resolve();
function Vh(e) {
  let t = df();
  if (!t) return pc;
  let n = pc.then(async () => {
    e(t), await t.write();
  });
  return pc = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Xh({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Y(t)} of ${Y(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var bI = 10 * 1024 * 1024, vI = 64;
function Zh({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = ny(t, ["download", "upload"]), s = o >= bI && e.concurrency < vI;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${L(o)} at ${i} MiB/s, and ${Y(r)} of ${Y(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Yh}`
  };
}
var Yh = "a higher `compression-level` makes entries smaller";
function jr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Qh(
    e,
    `${n} busy ${Gn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ji(e) {
  return Qh(e, `one thread was busy ${Gn(e.load.thread)} of the time`, "faster cores");
}
function Qh({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var kI = 32 * 1024;
function hc(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < kI, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${L(a)}`, l = u ? `wrote ${dc(r, s)} MiB/s` : `read ${dc(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Gn(e.load.disk)} of the time`,
    advice: ty(e, u)
  };
}
function ey(e) {
  let { bytes: t, mibPerSecond: n } = ny(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${L(t)} at ${n} MiB/s`,
    advice: ty(e, r)
  };
}
function ty({ step: e, settings: t }, n) {
  if (e === "save" && n) return Yh;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function ny(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: dc(r, o) };
}
function dc(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Gn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var xI = 1e3;
function ry(e) {
  let { totalMs: t } = e;
  if (t < xI)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Y(t)} in all` };
  let n = OI(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? PI[r].find(([m]) => SI[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: MI(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var SI = {
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
}, PI = {
  store: [["always", Xh]],
  network: [
    ["threadIsBusy", ji],
    ["always", Zh]
  ],
  disk: [
    ["ownCoresAreBusy", jr],
    ["diskIsBusy", hc],
    ["coresAreBusy", jr],
    ["threadIsBusy", ji],
    ["diskIsUnseen", ey]
  ],
  work: [
    ["ownCoresAreBusy", jr],
    ["diskHinders", hc],
    ["coresAreBusy", jr],
    ["threadIsBusy", ji]
  ]
};
function OI(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: i, ownMs: s, programsMs: a } = t?.cpu ?? EI, [c] = (t?.disks ?? []).toSorted((f, l) => l.busyMs - f.busyMs), u = {
    cores: o,
    ownCores: (s + a) / (r * n),
    thread: Math.min(1, s / n),
    iowait: i * r,
    idle: 1 - o - i,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: u, disk: c, ...BI(e) };
}
var Ur = Number.NaN, EI = {
  cores: Ur,
  busy: Ur,
  iowait: Ur,
  ownMs: Ur,
  programsMs: Ur
};
function BI({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[II[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var II = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function MI({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Y(t), i = r ? `${r.name} took ${Y(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Gn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Gn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/chart.ts
var $I = 1e4;
function oy({ phases: e, totalMs: t }) {
  let n = e.toSorted((i, s) => s.ms - i.ms)[0], r = e.map((i) => {
    let s = i === n ? "crit, " : "";
    return `    ${AI(i)} :${s}${i.startMs}, ${Math.max(i.endMs, i.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < $I ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function AI({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${Y(r)} of ${Y(n - t)}` : Y(n - t), c = i ? `, ${L(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Wr(e, t, n) {
  try {
    await CI(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? N : P)(`There is no report: ${E(r)}`);
  }
}
async function CI(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, i = { schema: 2, ...o, bottleneck: ry(o) }, { kind: s, sentence: a } = i.bottleneck;
  s !== "none" && i.trouble === void 0 && P(a);
  let c = TI(J(), `headstart-${i.step}-${(0, iy.randomUUID)()}.json`);
  if (RI(c, `${JSON.stringify(i, void 0, 2)}
`), ke("report", c), !n) return;
  let u = `Headstart ${i.step}: ${i.outcome}`;
  await Kh(u, _I(i), r ? `${a}.

${oy(i)}` : "");
}
function _I(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Xs(e.key),
      e.matchedKey === void 0 ? "\u2013" : Xs(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : L(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : L(e.bytes),
      String(e.files ?? "\u2013"),
      Y(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Y(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function Ui(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function sy(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ui({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, FI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function FI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as _e from "node:fs/promises";
import { basename as Py, dirname as Sc, join as Oy } from "node:path";

// src/system/disk/eviction.ts
import * as qe from "node:fs/promises";
import { basename as UI, join as vc } from "node:path";

// src/system/disk/draft-file.ts
var cy = _(ay(), 1);
import { constants as gc } from "node:fs";
import * as ft from "node:fs/promises";
import { dirname as uy, join as wc } from "node:path";
var Wi = ".drafts";
async function Jn(e) {
  let t = wc(e, Wi);
  await Ze(e, t);
  let n = wc(t, (0, cy.randomUUID)());
  return ly(e, n, await ft.open(n, "wx+", 384));
}
async function fy(e, t) {
  let n = wc(e, Wi, t), r = await ft.open(n, gc.O_RDONLY | gc.O_NOFOLLOW | gc.O_NONBLOCK);
  return ly(e, n, r);
}
function ly(e, t, n) {
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
      return await n.sync(), await Ze(e, uy(i)), NI(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await ft.rm(t, { force: !0 });
    }
  };
}
async function NI(e, t) {
  try {
    await ft.link(e, t);
  } catch (r) {
    if (I(r) === "EEXIST") return !1;
    throw r;
  }
  if (await ft.rm(e), process.platform === "win32") return !0;
  let n = await ft.open(uy(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as hy } from "node:fs";
import * as Zt from "node:fs/promises";
import { join as my } from "node:path";
import { setTimeout as LI } from "node:timers/promises";
var zi = ".notes";
function Kn(e) {
  let t = async (n) => (await Ze(e, my(e, zi)), my(e, zi, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(jI, () => {
      }) === await Ce(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: bc(async (n, r) => {
      await LI(DI), await Ce(n) === r && await dy(await t(n), r);
    }),
    touch: bc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Zt.utimes(r, o, o).catch(async (i) => {
        if (I(i) !== "ENOENT") throw i;
        await dy(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: bc(async (n, r) => Zt.link(await t(n), r))
  };
}
var DI = 20, py = 256;
async function Ce(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function bc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function jI(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = hy, o = await Zt.open(e, t | n | r).catch(() => {
  });
  try {
    let i = await o?.read(Buffer.alloc(py), 0, py, 0);
    return i?.buffer.toString("latin1", 0, i.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function dy(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = hy, a = await Zt.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var yy = 3600 * 1e3;
async function Hi(e) {
  let n = (await Vn(vc(e, Wi))).filter(({ writtenMs: r }) => Date.now() - r > yy);
  await Promise.all(n.map(({ path: r }) => qe.rm(r, { force: !0 })));
}
async function qi(e, t) {
  let n = new Map((await Vn(vc(e, zi))).map((i) => [UI(i.path), i])), r = t.map((i) => {
    let s = n.get(String(i.inode));
    n.delete(String(i.inode));
    let a = s ? Math.min(s.writtenMs, Date.now()) : i.usedMs;
    return { ...i, usedMs: a, isMounted: i.isLinked || (s?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: i }) => Date.now() - i > yy);
  return await Promise.all(o.map(({ path: i }) => qe.rm(i, { force: !0 }))), r;
}
async function zr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await qe.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await qe.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Vn(e) {
  let t = await We(e).then(() => qe.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = vc(e, r), i = await qe.lstat(o, { bigint: !0 }).catch(() => {
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
import { constants as Gi } from "node:fs";
import * as Ee from "node:fs/promises";
import { dirname as WI } from "node:path";
async function Yt(e, { dir: t, verify: n = "auto" }) {
  let r = await Ee.open(e, Gi.O_RDONLY | Gi.O_NOFOLLOW | Gi.O_NONBLOCK), o = Kn(t);
  try {
    let i = await r.stat();
    if (!i.isFile()) throw new Error(`${e} is no file`);
    return la(e, i), {
      stat: i,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (s, a) => zI(r, s, a),
      file: HI(r, e, o, n),
      close: () => r.close()
    };
  } catch (i) {
    throw await r.close(), i;
  }
}
function zI(e, t, n) {
  let { acquire: r, release: o } = wn();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function HI(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await kc(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => Ji(e, t),
    async copyTo(i) {
      return await Ee.copyFile(`/proc/self/fd/${e.fd}`, i, Gi.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await qI(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function qI(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ce(e);
    if (await t(), await Ce(e) === r) return r;
  }
  throw new v("somebody is writing to it");
}
async function kc(e, t, n) {
  try {
    let [r, o] = await Promise.all([Ee.stat(WI(n)), e.stat()]);
    return r.dev !== o.dev || !await Ji(e, t) ? !1 : (await Ee.symlink(await Ee.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ji(e, t) {
  let [r, o] = await Promise.all([
    Ee.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var gy = 1024 * 1024;
async function wy({ path: e, dir: t, evict: n }) {
  let r = await Jn(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: gy,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      let l = Me(f), { bytesWritten: m } = await o.writev(f, c + u * gy);
      if (m !== l) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Kn(t).prove(o, await Ce(o)), await r.discard(), u && await n().catch(() => {
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
import * as by from "node:fs/promises";
import { basename as GI, join as JI } from "node:path";
async function vy(e) {
  let t = await xc(e), n = (await Promise.all(t.map(xc))).flat(), o = (await Promise.all(n.map(xc))).flat().filter((i) => /^[0-9a-f]{64}$/.test(GI(i)));
  return (await Promise.all(o.map(Vn))).flat();
}
async function xc(e) {
  return (await by.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => JI(e, n.name));
}

// src/stores/local/local.ts
var ky = 1024 ** 3, xy = process.platform === "linux" ? or : Su;
function Ey(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * ky, minFreeBytes: i = ky } = e, s = ({ scope: a, version: c, key: u }) => Oy(t, xy(n), xy(a), or(c), or(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Sy(t))
        for (let f of a) {
          let l = u.map((p) => Sc(s({ scope: f, version: p, key: "-" }))), m = await KI(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await gn(t), await _e.mkdir(t, { recursive: !0, mode: 448 }), await We(`${t}/.`), !await VI(c, { dir: t, verify: r }))
        return wy({
          path: c,
          dir: t,
          async evict() {
            await Hi(t);
            let u = (await qi(t, await vy(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await zr(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Sy(t) ? (await By(Sc(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => _e.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Sy(e) {
  return await gn(e), await $y(e) ? (await We(`${e}/.`), !0) : !1;
}
async function KI(e, t, n) {
  let r = (await Promise.all(e.map((o) => By(o, t, n)))).flat();
  for (; ; ) {
    let o = ku(t, r);
    if (!o) return;
    let i = await XI(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function By(e, t, n) {
  if (!await My(e, n)) return [];
  let r = Bs(Py(e)) ?? "", o = (await _e.readdir(e)).filter((a) => Ou(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Oy(e, a);
      return { path: c, stat: await _e.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Iy(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Iy(e, t) {
  let n = Bs(Py(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await Yt(e, t);
  try {
    return (await yr({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function VI(e, t) {
  if (!await My(Sc(e), t) || !await $y(e)) return !1;
  try {
    return await Iy(e, t), !0;
  } catch (n) {
    if (!(n instanceof v)) throw n;
    return await _e.rm(e, { force: !0 }), !1;
  }
}
async function XI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await Yt(e, o);
    await s();
    let c = () => _e.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (I(i) === "ENOENT") return;
    throw i;
  }
}
function My(e, t) {
  return Ay(Hf(t.dir, e));
}
function $y(e) {
  return Ay(_e.lstat(e));
}
async function Ay(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (I(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Ry(e) {
  let t = ZI(e.inputs.s3);
  return Ui({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function ZI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Ty = {
  local: ({ inputs: e, repository: t }) => Ey({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Ry,
  github: sy
};
function Cy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function _y(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / T), m = await YI(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * T, n) - f);
        await QI(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = eM(l, n, e);
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
async function YI(e, { roles: t, bypassed: n }) {
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
async function Fy(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function QI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function eM(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * T < t && !i(s); ) s++;
  return Math.min(s * T, t);
}
async function Ny(e, t, n) {
  let r = await e.roles.current(), o = Ue(n, n + Me(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await Ki(s, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  Pc(r, e) && s.datasync().catch(() => {
  });
}
function Ly(e, t, n) {
  return wt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await Ki(a.draft.file, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function Pc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ue(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
async function Ki(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Me(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as uM, once as fM } from "node:events";
import { setTimeout as lM } from "node:timers/promises";

// src/stores/stash/election.ts
var jy = _(Dy(), 1);
import { EventEmitter as tM } from "node:events";
import * as ue from "node:fs/promises";
import { createServer as nM } from "node:net";
import { dirname as Ec, join as Qt } from "node:path";
var Uy = ".fillers";
async function Wy(e, t) {
  let n = Qt(e, Uy, t);
  for (await Ze(e, Ec(n)); ; ) {
    let r = await oM(n) ?? await iM(n);
    if (r) return r;
  }
}
var rM = 3600 * 1e3;
async function zy(e) {
  let t = Qt(e, Uy);
  for (let n of await ue.readdir(t)) {
    let r = await ue.stat(Qt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > rM && await ue.rm(Qt(t, n), { recursive: !0, force: !0 });
  }
}
async function oM(e) {
  for (let t of await ue.readdir(e).catch(cM)) {
    let n = await ii(e, t);
    if (n) return { role: "follower", lines: n };
    await ue.rm(Qt(e, t), { recursive: !0, force: !0 });
  }
}
async function iM(e) {
  let t = await ue.mkdtemp(Qt(Ec(e), "joining-")), n = (0, jy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new tM(), s = nM((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), Bc(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = sM(s, { said: r, followers: o, heard: i, path: Qt(e, n) });
  if (!oi(t, n, s))
    return await ue.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = On(t, e);
  } finally {
    c || (s.close(), await ue.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function sM(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ue.rm(o, { force: !0 }), await ue.rmdir(Ec(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var aM = 36;
function Bc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > aM && e.pause();
    for (let i of o) t(i);
  });
}
function cM(e) {
  if (I(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var mM = /^[0-9a-f-]{36}$/, pM = /^\d{1,7}$/, Hy = "fetches", dM = 500;
function qy(e, t) {
  return pM.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Gy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = qy(o, n);
    i !== void 0 && r(i);
  }), e(Hy);
}
var hM = 4;
function Jy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), i = new uM(), s = Promise.resolve(void 0), a, c = performance.now(), u = Promise.withResolvers();
  lM(dM, !1, { ref: !1 }).then(u.resolve);
  let f = /* @__PURE__ */ new Set(), l = (p) => {
    if (a === void 0 && mM.test(p))
      return a = p, s = fy(e, p).catch(() => {
      }), !0;
    p === Hy && u.resolve(!0);
    let d = qy(p, n);
    return d === void 0 || o.has(d) ? !1 : (o.add(d), !0);
  }, m = !1;
  return Bc(t, (p) => {
    if (l(p)) c = performance.now();
    else if (performance.now() - c > hM * r) return;
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
        return m || await fM(i, "news", { signal: AbortSignal.any([p, d.signal]) }), !0;
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
import { basename as yM } from "node:path";
var gM = 15e3, wM = 16;
function Hr(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Vy(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !bM(r)) return;
        if (++i > wM) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await vM(e), u && await Ky(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await Ky(c).catch(n);
    }
  };
  return a;
}
function bM(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Ky(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function vM(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = gM, log: s } = e, a = await t.open(r, o);
  if (a) return { role: "follower", copy: a };
  let c = await t.elect(r);
  if (c.role === "filler") return kM(c, e);
  s("Reading along with another job of this host, which downloads the same entry");
  let u = Math.ceil(o / T);
  return { role: "follower", copy: Jy(n, c.lines, { blocks: u, quietMs: i }) };
}
async function kM(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(yM(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${L(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function Xy({ size: e, read: t }, n) {
  let { logError: r } = n, i = Vy({ ...n, size: e, onFill: async ({ draft: f, channel: l }) => {
    Zy(l, s);
    for (let { bytes: m, position: p } of s.ends) await Ki(f.file, [m], p);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: wn()
  }, a = !1, c, u = () => {
    let f = i.held();
    return f?.role === "filler" && Pc(f, s) ? f : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: SM(s),
      async link(f) {
        let l = await i.settled(), m = Hr(l);
        return m ? m.file.link(f) : l?.role !== "filler" || !await kc(l.draft.file, l.draft.path, f) ? !1 : (c = f, !0);
      },
      async isInPlace() {
        let f = i.held(), l = Hr(f);
        return l ? l.file.isInPlace() : f?.role === "filler" && Ji(f.draft.file, f.draft.path);
      },
      async prove(f) {
        let l = Hr(i.held());
        if (l) return OM(l.file, f, s);
        try {
          await f();
        } catch (m) {
          if (i.held()?.role === "filler") throw m;
        }
        return a = u() !== void 0, a;
      }
    },
    read: (f, l, m) => _y(s, { start: f, end: l, order: m }),
    readEnd: (f, l) => Ly(s, f, l),
    isPublished: () => Hr(i.held()) !== void 0,
    async finish() {
      let f = u();
      f && await xM(f, { ...n, isProven: a, link: c }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
async function xM({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Kn(r), c = setInterval(t.giveSign, PM);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ce(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function SM(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of Ue(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => Ny(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Fy(Ue(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && Zy(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function Zy(e, { size: t, onAsked: n }) {
  n && Gy(e, Math.ceil(t / T), n);
}
var PM = 1e3;
async function OM(e, t, { bypassed: n }) {
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
import { basename as EM, dirname as BM, join as lt } from "node:path";
var IM = 1024 ** 3;
function Qy(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = IM, isPull: o } = e, i = lt(t, "pulls"), s = lt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([Yy(i), Yy(s)]), l = o ? void 0 : 1;
    return (await qi(t, f.flat())).map((m) => ({
      ...m,
      rank: BM(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await gn(t), await qr.mkdir(t, { recursive: !0, mode: 448 }), await We(t);
    for (let f of [i, s]) await Ze(t, f);
  };
  return {
    async open(f, l) {
      await gn(t);
      for (let p of [t, i, s]) await We(p).catch(eg);
      let m = await Ic(lt(s, f), l, e);
      return m || o ? m ?? Ic(lt(i, f), l, e) : (MM(lt(i, f), lt(s, f)), Ic(lt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => qr.rm(lt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Wy(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([Hi(t), zy(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await zr(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Jn(t);
    },
    async put(f, l) {
      await f.publish(lt(a, l)) && await zr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Yy(e) {
  return (await Vn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(EM(t)));
}
function MM(e, t) {
  try {
    ae(e, t);
  } catch (n) {
    eg(n);
  }
}
function eg(e) {
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
function tg(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, log: a } = t, c = Qy(t), u = (f) => {
    a(`The stash ${n} is not used: ${E(f)}`);
  };
  return {
    ...e,
    async find(f) {
      let l = await e.find(f);
      if (l?.identity === void 0 || !o(l.version)) return l;
      let { scope: m = "", version: p, key: d, size: h, identity: y } = l, g = Os([e.label, r, m, p, d, String(h), y]);
      try {
        let b = await c.open(g, h), S = async () => c.remove(g).catch(u), x = AM(
          l,
          Xy(l, { stash: c, dir: n, name: g, signal: i, quietMs: s, logError: u, log: a }),
          S
        );
        if (!b) return x;
        let { file: O, read: B, close: D } = b;
        return {
          ...x,
          original: x,
          stored: l,
          file: O,
          read(z, V) {
            return a(`Found in the stash ${n}`), wt(B(z, V), $M);
          },
          reject: S,
          async close() {
            await D(), await x.close();
          }
        };
      } catch (b) {
        return u(b), l;
      }
    }
  };
}
async function* $M(e) {
  try {
    yield* e;
  } catch (t) {
    throw new v(`it cannot be read: ${E(t)}`);
  }
}
function AM(e, t, n) {
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
function Xn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Cy(e), f = RM(t(Ty[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return tg(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function RM(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Zn(e, t, n) {
  return {
    inputs: e,
    service: gf(),
    repository: t.repository,
    own: ye(t).write,
    keepsDisk: hf(),
    isSealed: (r) => Nn.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: ng(P),
    warn: ng(N),
    mask: vo
  };
}
function ng(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var Mc = "Saving all files instead of the changes";
async function rg({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...i }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await $c(e, i), mountRoot: t, brokered: n };
    } catch (s) {
      o.throwIfAborted(), P(`${Mc}: ${E(s)}`);
      return;
    }
}
async function $c({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a }) {
  let c = await s.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let u = await Uo(c, i);
    if (Bo(u) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: u };
  } catch (u) {
    throw await c?.close(), u;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as Mg } from "node:fs";
import { open as p$ } from "node:fs/promises";
import { join as d$ } from "node:path";

// src/entry/body.ts
function og(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(U(t) / T) };
  return wt(e.read(0, U(t), o), async function* (a) {
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
  let o = new Set(Ue(r.first * T, r.end * T));
  for await (let { number: i, pieces: s } of TM(e, n, r.first)) {
    let c = aa(s, i, n.digests) ? s : [await CM(t, n, i)];
    await t.file?.filling?.write(c, i * T), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new v("it ended before its body did");
}
async function* TM(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * T;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of Ue(s, s + i.length)) {
      let c = Math.max(s, a * T), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * T - s)));
      let f = Math.min(T, U(t) - a * T);
      Me([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function CM(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, i = await pr({ ...e, read: o }, r, Math.min(r + T, U(t)));
  if (aa([i], n, t.digests)) return i;
  throw new v(`the bytes from ${r} on do not match their SHA-256`);
}
async function* ag(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new v(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as o$, rmSync as i$, writeFileSync as s$ } from "node:fs";
import { join as Zi } from "node:path";
import { setTimeout as a$ } from "node:timers/promises";

// src/mounts/mount-root.ts
import { lstatSync as ug, mkdtempSync as LM, readdirSync as DM, realpathSync as fg } from "node:fs";
import { basename as lg, dirname as jM, join as mg } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as _M } from "node:fs";
function ne() {
  return process.platform !== "linux" ? [] : _M("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], c = { point: cg(n.split(" ")[4] ?? ""), type: o, source: cg(i), options: s };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function cg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as FM, readlinkSync as NM } from "node:fs";
function Ac() {
  return NM("/proc/self/ns/pid").replace(/\D/g, "");
}
function Yn(e) {
  try {
    let t = FM(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var Rc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function pg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Ac()}-${t}-${Yn(t)}-`;
  return LM(mg(fg(e), n));
}
function Gr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function en(e) {
  let t = k(e);
  return ne().filter((n) => Gr(n) === t || W(n.point, t));
}
function dg(e) {
  let t = k(e);
  return ne().findLastIndex((n) => Gr(n) === t);
}
var Jr = "headstart-broker";
function hg(e) {
  let t = k(e);
  return ne().filter((n) => n.type === "fuse" && Gr(n) === t);
}
function yg() {
  let e = (t) => Vi(t) || t === Jr;
  return ne().flatMap((t) => e(Gr(t) ?? "") ? t.point : []);
}
function Vi(e) {
  return Rc.test(lg(e));
}
var UM = 7200 * 60 * 1e3;
function WM(e) {
  let [, t, n = "", r] = lg(e).match(Rc) ?? [];
  if (t === Ac()) return Yn(n) !== r;
  let o = ug(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > UM;
}
function zM(e) {
  return e.type === "squashfs" ? jM(e.point) : Gr(e);
}
function gg(e) {
  let t = ne().flatMap((o) => zM(o) ?? []).map((o) => w(o).toString()).filter((o) => Vi(o) && !HM(o)), r = (process.platform === "linux" ? DM(e).filter((o) => Rc.test(o)) : []).map((o) => mg(fg(e), o)).filter(An);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(WM);
}
function HM(e) {
  try {
    let t = ug(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !$r(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as qM, readdirSync as GM, readlinkSync as JM, rmdirSync as KM, rmSync as VM, symlinkSync as XM } from "node:fs";
import { tmpdir as ZM } from "node:os";
import { basename as YM, dirname as bg, join as Tc } from "node:path";
import { setTimeout as QM } from "node:timers/promises";
var e$ = 10, t$ = 300;
async function vg(e, { rights: t, warn: n }) {
  if (!Vi(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), i = ({ point: f }) => f === o, s = en(e).filter((f) => !i(f)), a = await wg(s.reverse(), { rights: t, warn: n, signal: r });
  if (!An(e)) return;
  n$(e);
  let c = en(e);
  if (!c.every(i) || (await wg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let u = { cwd: bg(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", YM(e)], u);
}
async function wg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let i = 0; i < e$ && o.length > 0; i++) {
    i > 0 && await QM(t$, void 0, { signal: r });
    let s = o;
    o = [];
    for (let { point: a } of s) {
      let c = await Xi(a, [], { rights: t, signal: r }).then(() => {
      }, E), u = ne().some((f) => f.point === a);
      c !== void 0 && u && o.push({ point: a, reason: c });
    }
  }
  for (let { point: i, reason: s } of o)
    n(`${w(i)} is still in use, so it was only detached: ${s}`), await Xi(i, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function n$(e) {
  let t = (n) => JM(Tc(e, n), "latin1");
  for (let n of r$(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); W(o, r); o = bg(o))
        KM(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(r) ?? "")) throw r;
    }
}
function r$(e) {
  try {
    return GM(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}
async function Xi(e, t, { rights: n, signal: r }) {
  let o = qM(Tc(ZM(), "headstart-"));
  try {
    XM(w(e), Tc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    VM(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var Sg = _(xg(), 1);
function Pg(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Og(e) {
  let t = (0, Sg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Eg = "server", c$ = 6e4;
function Bg() {
  let e = Zi(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Lf({ path: process.execPath, args: [e] }), i = Og(r);
  return {
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(c$)]);
      c.addEventListener("abort", o);
      try {
        s$(Zi(s.dir, Eg), `${t} ${Yn(t)}`), n.write(Pg(s));
        let u = await i.next();
        if ("refused" in u) throw new Error(u.refused);
      } catch (u) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${E(u)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var Cc = 5e3;
async function Kr(e, t) {
  let n = AbortSignal.timeout(Cc);
  for (let { point: s } of hg(e))
    await Xi(s, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Zi(e, Eg);
  if (!o$(r)) return;
  let [, o, i] = /^(\d+) (\d+)$/.exec(Ig(r)) ?? [];
  return o && await u$(Number(o), i), i$(r, { recursive: !0, force: !0 }), f$(e) ?? "killed";
}
async function u$(e, t) {
  let n = performance.now();
  for (; Yn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Cc) return;
    r > Cc && m$(e), await a$(4);
  }
}
function f$(e) {
  try {
    return JSON.parse(Ig(Zi(e, tn.report)));
  } catch {
    return;
  }
}
var l$ = 64 * 1024;
function Ig(e) {
  return In(e, l$)?.toString() ?? "";
}
function m$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (I(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function Vr(e) {
  let t = await p$(d$(e, tn.image), Mg.O_RDONLY | Mg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Yi(e, t, n) {
  let r = {
    size: U(t),
    async *read(o, i) {
      yield* (await Vr(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return _c(r, t, n);
}
function _c(e, t, n) {
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

// src/job/save/changes/mounted-file.ts
async function Fc(e) {
  let t = await Vr(e).catch((n) => {
    if (I(n) !== "ENOENT")
      throw n;
  });
  return t && Ce(t).finally(() => t.close());
}
async function $g({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: i }) {
  if (!e || t === void 0) return;
  let s = await Fc(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: a, index: c } = await $c(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let u of Yi(t, c, i).read(0, U(c))) ;
    } catch (a) {
      throw i.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${E(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as Z$, rm as Y$ } from "node:fs/promises";

// src/job/save/selection.ts
function Qi({ paths: e, localDir: t, stash: n }) {
  return Xr([t, n.dir], nt(e, process.cwd()));
}
function Xr(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => W(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Cg } from "node:fs";

// src/formats/squashfs/layers/items.ts
import { lstatSync as Ag, readdirSync as h$ } from "node:fs";
var Nc = /* @__PURE__ */ new Map();
function Rg(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Ag(w(be(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Zr(e) {
  let t = h$(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function be(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Lc(e, t) {
  if (!t) return y$;
  if (t.isFile()) return { files: 1, bytes: Ag(w(e)).size };
  let n = { ...es };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Zr(e)) {
    let { files: i, bytes: s } = Lc(be(e, r), o);
    n.files += i, n.bytes += s;
  }
  return n;
}
var y$ = { files: 0, bytes: 0 }, es = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/upper.ts
function _g(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Dg();
    for (let [o, i] of Zr(be(e, r)))
      i.isDirectory() && n.push(be(r, o));
  }
  return n;
}
function Fg(e, t) {
  let n = Tg(e.merged) !== Tg(e.base), o = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: n, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: i, removed: s } = o, a = { name: "", isUpper: !0, isBase: !0, isDetached: t.detached.has(""), hidden: es };
  for (let { list: c, name: u, moreFiles: f, bytes: l, deadBytes: m } of Ng(a, e, t)) {
    if (o[c].push(u), i.length + s.length > t.most) throw Dg();
    o.moreFiles += f, o.bytes += l, o.deadBytes += m;
  }
  return o;
}
function* Ng(e, t, n) {
  let { name: r, isUpper: o, isBase: i, isDetached: s, hidden: a } = e, c = Lg(r, a), u = o || !i || s;
  u && (yield c);
  for (let f of g$(e, t, n))
    !u && f.list !== "skipped" && (yield c), u ||= f.list !== "skipped", yield f;
}
function* g$({ name: e, isUpper: t, isBase: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t ? Zr(be(o.upper, e)) : Nc, f = n && !r && !s, l = (h) => f ? Rg(be(h, e), u.keys()) : Zr(be(h, e)), m = n ? l(o.base) : Nc, p = (h) => Lc(be(o.base, be(e, h)), m.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, y] of l(o.merged)) {
    let g = be(e, h), b = be(o.merged, g);
    if (He(h) || c?.(w(b).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: m.get(h) }, x = w$(S, { isDetached: r, hasOwnFiles: s });
    if (x !== "special" && d.add(h), x === "unknown") throw new Error(`nothing tells where ${w(g)} is from`);
    if (x === "special" && (yield { ...b$, list: "skipped", name: g }), x === "special" || x === "same") continue;
    let O = x === "merged" ? es : p(h);
    if (!y.isDirectory()) {
      yield Lg(g, O, y.isFile() ? Cg(w(b)).size : 0);
      continue;
    }
    yield* Ng(
      {
        name: g,
        isUpper: S.upper?.isDirectory() ?? !1,
        isBase: S.base?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: r || a.has(g),
        hidden: O
      },
      o,
      i
    );
  }
  for (let h of m.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: g } = p(h);
    yield { list: "removed", name: be(e, h), moreFiles: -y, bytes: 0, deadBytes: g };
  }
}
function w$({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var b$ = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Lg(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Tg(e) {
  let { mode: t, mtimeMs: n } = Cg(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
function Dg() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function jg(e, t) {
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
function Ug({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Yr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as E$ } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as v$ } from "node:fs";
async function Wg(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { how: s, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : x$(o), c = S$({ dir: t, members: n, removed: r }, i), u = { source: "-", how: ["-tar", ...s], names: [], archive: c, topSeconds: a, whiteouts: r }, f = await Tr(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
var k$ = 2 ** 32 - 1;
function x$(e) {
  let { mode: t, mtimeMs: n } = v$(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), k$);
  return { how: ["-root-mode", (t & 511).toString(8), bd], topSeconds: r };
}
async function* S$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Bn({ ...P$, name: s });
  if (t.length === 0) {
    yield Buffer.alloc(O$);
    return;
  }
  let i = oe([Ko(r.tar)], { cwd: e, signal: o });
  i.stdin.end(`${t.join("\0")}\0`, "latin1"), i.ended.catch(() => {
  }), yield* i.stdout, await i.ended;
}
var P$ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, O$ = 1024;

// src/job/save/changes/delta-layer.ts
async function zg(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: i } = Qa(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function Hg(e) {
  let { frame: t, bytes: n } = Nd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function qg({ root: e }, t, n, { inputs: r, tools: o, scratch: i, signal: s }) {
  let [a] = t, c = e !== void 0, u = t.flatMap((y) => y.changes.members.map((g) => Yr(y, g))), f = t.flatMap((y) => y.changes.removed.map((g) => Yr(y, g))), l = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: u.filter((y) => y !== ""),
    removed: f
  } : { dir: i, top: void 0, members: u, removed: f }, m = { scratch: i, tools: o, level: r.compressionLevel, signal: s }, p = await Wg(n, l, m), { size: d } = await E$(n), h = p.members + (c ? 1 : 0);
  return { layer: { path: n, length: d, files: h, bytes: p.bytes, ...c && { root: e } }, removed: f };
}

// src/job/save/changes/full-save.ts
var B$ = 8, I$ = 5 * 1024 ** 2, M$ = 0.5, $$ = 0.25;
function Gg({ layers: e, baseBytes: t }) {
  if (t < I$) return `the restored cache has only ${L(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > B$) return `the cache would have ${n} layers of changes`;
  if (A$(e) > M$) return "most of the restored cache is no longer used";
}
function A$(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Dc(e) / t;
}
function Dc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Jg(e) {
  return Math.floor(e * $$);
}
function Kg(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: i = 0 } = r, s = Math.min(n, Math.max(0, o - i));
    return n -= s, s > 0 ? { ...r, deadBytes: i + s } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as H$, readlinkSync as q$, realpathSync as G$ } from "node:fs";
import { join as eo } from "node:path";

// src/mounts/broker.ts
var Zg = _(Xg(), 1);
import { once as R$ } from "node:events";
import { connect as T$ } from "node:net";
var C$ = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, _$ = 1024 ** 2;
function Qn(e, t) {
  async function n(r, o) {
    let i = AbortSignal.timeout(C$[r] * 1e3), s = AbortSignal.any([t, i]), a = T$({ path: e, signal: s });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > _$ && a.destroy();
    });
    try {
      await R$(a, "connect", { signal: s });
      let c = (0, Zg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: u } = await c.next();
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
var ts = 512, [F$, N$, L$] = [124, 136, 156];
async function Yg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), i = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), s = [...j$(i)];
  if (s.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => s[c]));
}
var D$ = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* j$(e) {
  let t = !1;
  for (let n = 0; n + ts <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + F$, n + N$), 8), o = n + ts, i = String.fromCharCode(e[n + L$]);
    if (i === "x") {
      let s = e.subarray(o, o + r);
      t = D$.some((a) => s.includes(a, 0, "latin1"));
    } else {
      if (i !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / ts) * ts;
  }
}

// src/mounts/layers.ts
import { mkdirSync as jc, writeFileSync as z$ } from "node:fs";
import { join as ns } from "node:path";

// src/mounts/kernel-config.ts
var nw = _(ew(), 1);
import { existsSync as U$, readFileSync as tw } from "node:fs";
import { release as W$ } from "node:os";
function rw(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function ow() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${W$()}`];
  try {
    return U$(t) ? tw(t, "latin1") : (0, nw.gunzipSync)(tw(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function Qr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (f, l, m, p) => {
    await t.run("mount", ["-i", "-n", "-t", l, "-o", m, "--", p, f], r), o.push(f);
  }, a = ({ offset: f, length: l }, m) => `${m}loop,offset=${f},sizelimit=${l},ro,nosuid,nodev`, c = async (f, l) => {
    jc(ns(e, l)), await rs(i ?? rw(ow()), async (m) => {
      await s(l, "squashfs", a(f, m), "image"), i = [m];
    });
  }, u = async (f, l, m) => {
    if (f.length === 0) return;
    for (let h of l) jc(ns(e, h));
    let [p = ""] = i ?? [], d = f.map((h, y) => `image ${l[y]} squashfs ${a(h, p)} 0 0
`);
    z$(ns(e, m), d.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", m], r), o.push(...l);
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
      return jc(ns(e, l)), await s(l, "overlay", `ro,nosuid,nodev,xino=${m === "own" ? "on" : "off"},lowerdir=${f.join(":")}`, e), l;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let f = o.splice(0);
      f.length > 0 && await t.run("umount", ["-l", "--", ...f], r);
    }
  };
}
async function rs(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await rs(r, t);
  }
}

// src/job/save/changes/job-mounts.ts
function iw(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? J$(e.index, r, t, n) : X$(e, o, t, n);
}
async function J$(e, t, n, r) {
  let o = await Ln(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = K$(t, e, n), s = Qr({ dir: t, rights: o, signal: r });
  return {
    sites: i,
    copy: Yi(t, e, r),
    async layersOf(a) {
      await (await Vr(t)).close();
      let c = `base-${a.root ?? "all"}`, u = await s.mountAll(V$(a, e), c), [f] = u.length > 1 ? [await s.stack(u, c, "of layers")] : u;
      return eo(t, f);
    },
    detachedIn: ({ upper: a }, c) => Yg(a, c, { rights: o, signal: r }),
    release: s.release
  };
}
function K$(e, { segments: t }, n) {
  let r = H$(e).flatMap((s) => s.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((s) => [q$(eo(e, `target-${s}`), "latin1"), s])
  ), i = n.map((s) => {
    let a = o.get(k(s.path));
    if (a === void 0) throw new Error(`${s.path} is not mounted`);
    let { options: c } = sw(s, en(e)), u = t.filter(({ kind: p }) => p === "image"), f = u.find(({ root: p }) => p === s.line.number), l = f ?? u.find(({ root: p }) => p === void 0);
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
function sw({ path: e }, t) {
  let n = G$(e, "latin1"), r = t.filter((i) => i.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (ne().some((i) => i.point !== n && W(i.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function V$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function X$({ entry: e, index: t }, { socket: n, mounts: r }, o, i) {
  let s = Qn(n, i), a = ne().filter(({ source: l }) => l === Jr), c = /* @__PURE__ */ new Map(), u = o.map((l) => {
    let { options: m, point: p } = sw(l, a), d = r.find(({ target: g }) => k(g) === p)?.view, h = t.segments.find(({ kind: g, root: b }) => g === "image" && b === l.line.number);
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
    copy: _c(e, t, i),
    layersOf: async (l) => eo(f(l), "base"),
    detachedIn: async ({ image: l }) => new Set(await s.detachedIn(f(l))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function aw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, i = await Z$($(J(), "headstart-")), s = () => Y$(i, { recursive: !0, force: !0 });
  try {
    let a = eA(t, e.inputs), c = Q$(n, t, U({ segments: a }), r);
    return { ...await tA(a, { ...e, scratch: i }).catch(async (f) => {
      throw await c.then(({ undo: l }) => l()), f;
    }), copied: await c, close: s };
  } catch (a) {
    if (await s(), o.throwIfAborted(), a instanceof rn || a instanceof on) throw a;
    P(`${Mc}: ${E(a)}`);
    return;
  }
}
function Q$(e, { entry: t }, n, r) {
  let o = n - n % T, i = r.during("copy", () => e.copyFrom(t, o));
  return i.catch(() => {
  }), i;
}
function eA({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return cw(r, e.size), r;
}
async function tA(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: i, scratch: s, timeline: a, signal: c } = t, { entry: u, index: f } = n, l = await iw(n, o, c), m = Jg(f.files), p = await i.leaveOut({
    trees: l.sites.map(nA),
    excludes: r.excludes,
    signal: c
  }), { excludes: d } = Xr([s, ...p], r), h = await a.during("compare", () => jg(l, { excludes: d, most: m }));
  if (h.some(
    ({ match: B, changes: D }) => D.removed.some((z) => p.includes(rA(B, z)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: y } = l, g = h.filter(({ changes: B }) => Ug(B)), b = Map.groupBy(g, ({ image: B }) => B), S = [...e];
  for (let [B, D] of b) oA(S, B, os(D, "deadBytes"));
  let [x, O] = [[], await zg(y, f)];
  kn({ matches: o, scratch: s });
  for (let [B, D] of b) {
    let z = $(s, `delta-${x.length}`), { layer: V, removed: It } = await a.during("pack", () => qg(B, D, z, t));
    x.push(V), O.push(It);
  }
  return cw([...S, ...x.map((B) => ({ ...B, kind: "delta" }))], u.size), {
    base: n,
    copy: y,
    keptBytes: U({ segments: S }),
    kept: S,
    layers: x,
    removals: O.length > 0 ? Hg(O) : void 0,
    files: Math.max(0, f.files + os(g, "moreFiles")),
    bytes: Math.max(0, f.bytes + os(g, "bytes") - os(g, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...D }) => B.skipped.map((z) => Yr(D, z)))
  };
}
function nA({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function rA({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function cw(e, t) {
  let n = Gg({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function os(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function oA(e, { root: t }, n) {
  let r = [...e.keys()].filter((i) => e[i]?.root === t), o = Kg(
    r.map((i) => e[i]),
    n
  );
  for (let [i, s] of r.entries()) e[s] = o[i];
}

// src/job/save/choose-format.ts
async function uw(e, t, { tools: n, signal: r }) {
  let o = t.format, i = jn(e, t), s = i.find(({ id: u }) => u === o), a = s ?? await iA(i, t, { tools: n, signal: r }) ?? i[0];
  o !== "auto" && !s && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function iA(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: s }) => s);
  if (!o || t.format !== "auto") return;
  let i = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? i || !Dn(await Mi(t, r)) ? void 0 : o : (i && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${i}`), i ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as hA, rm as yA } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as Uc, readdirSync as sA, readlinkSync as aA } from "node:fs";
function* to(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: k(o), member: Wc(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* uA(a, n) : yield [fw(a, i)];
  }
}
function Wc({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${k(t)}`;
}
var cA = 256;
function* uA(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, Uc(w(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of sA(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      He(u.name) || n?.(w(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(fw(f, u)), !(c.length < cA) && (yield c, c = []);
    }
    yield c;
  }
}
function fw(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? fA(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: aA(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function fA({ path: e, member: t, onStat: n }) {
  let r = Uc(w(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = Uc(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/report/progress.ts
var lA = 1e3;
function no(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < lA) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${Gl(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function lw(e, { onTaken: t, limits: n = ma } = {}) {
  let r = Eo(e.partBytes), o = /* @__PURE__ */ new Set(), i = mA(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function mA(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = kr({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as pA } from "node:fs";
function mw(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: i, bytes: s } = o;
  return {
    rest: i,
    bytes: s,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, mr(s)),
    pack: (a) => t.during("pack", () => dA(e, s, { write: a, signal: n }))
  };
}
async function dA({ copy: e, keptBytes: t, kept: n, layers: r, removals: o, files: i, bytes: s, skipped: a }, c, u) {
  await Wt(e.read(c, t), u);
  let f = [...n], l = t, m = async ({ kind: p, length: d, ...h }) => {
    let y = dn(l, p);
    y > l && await u.write(Buffer.alloc(y - l)), f.push({ kind: p, offset: y, length: d, ...h }), l = y + d;
  };
  for (let { path: p, ...d } of r)
    await m({ kind: "delta", ...d }), await Wt(pA(p, { highWaterMark: T }), u);
  if (o) {
    let { frame: p, ...d } = o;
    await m({ kind: "removals", length: p.length, ...d }), await u.write(p);
  }
  return { segments: f, files: i, bytes: s, skipped: a };
}

// src/job/save/fill-draft.ts
var zc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function is(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function pw(e, t) {
  let { inputs: n, key: r, selection: o, format: i, isHere: s, timeline: a, findings: c, signal: u } = t, f = o.lines.map(({ base: O }) => O);
  a.watch([...f, J(), ...s ? [n.localDir] : []]);
  let l = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: wA.bind(void 0, t) }, m = t.delta ? mw(t.delta, t) : l, p = gA(m.rest, t), d = Bf(), h = await m.pack(async (O) => {
    d.update(O), await p.write(O);
  });
  if (kA(h), h.segments.length === 0)
    return yt(zc), "nothing";
  let { files: y, bytes: g } = h, b = Buffer.concat([m.digests, d.finish()]), S = i.indexed ? bA(h, b, t) : Buffer.alloc(0);
  await p.write(S);
  let x = U(h) + S.length;
  return Object.assign(c, { files: y, bytes: g, storedBytes: x }), P(`Cache Size: ${No(x)}`), m !== l && vA(m, h, x, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (u.throwIfAborted(), await p.commit() ? "published" : (P(is(r)), "nothing"));
}
function gA(e, { isHere: t, timeline: n }) {
  let r = lw(e, { onTaken: no("Sent", void 0, P) }), o = n.phaseTimer(), i = t ? "write" : "upload";
  return {
    write: (s) => o.pushed(i, s.length, () => r.write(s)),
    finish: () => o.pushed(i, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function wA({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, changeWatch: i, timeline: s, signal: a, ...c }, u) {
  let f = c.matches.map(({ path: B }) => ({ path: k(B) })), l = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: a }), m = c.matches.filter(({ path: B }) => !l.includes(B)), p = await hA($(J(), "headstart-")), { excludes: d } = Xr([p, ...l], t), h = d ? [] : void 0, y = i?.note;
  if (y && r.image) for (let B of to(m, d, [], y)) ;
  let g = r.image ? void 0 : y, b = o.watch(m, (B) => to([B], d, h, g)), S = s.items("walk", b), x = { matches: m, found: S, leftOut: h, scratch: p, tools: n, signal: a, write: u }, O = { workspace: gt(), level: e.compressionLevel };
  return s.during("pack", async () => {
    let B = await r.pack({ ...x, ...O });
    return await i?.check(), B;
  }).finally(() => yA(p, { recursive: !0, force: !0 }));
}
function bA(e, t, { inputs: n, key: r, format: o, createdBy: i, sign: s }) {
  let { segments: a, files: c, bytes: u } = e, f = { container: pn, format: o.id, key: r, paths: n.paths, createdBy: i };
  return Af({ ...f, segments: a, files: c, bytes: u, digests: t }, s);
}
function vA({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.layers ?? [], i = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((m, { length: p }) => m + p, 0),
    sentBytes: n - e,
    deadBytes: Dc(t)
  };
  Object.assign(r.findings, i);
  let { reusedBytes: s, packedBytes: a, sentBytes: c } = i, [u, f, l] = [s, a, c].map(L);
  P(`Reused ${u}, packed ${f}, ${r.isHere ? "wrote" : "sent"} ${l}`);
}
function kA({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as HR, rm as qR } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as Hc, rmdirSync as dw, rmSync as xA, unlinkSync as SA, utimesSync as PA } from "node:fs";
function ss(e, t) {
  let n = F(e), r = n && F(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) SA(w(e));
  else if (!r.isDirectory()) hw(e);
  else return OA(e, t, r);
  return !1;
}
function OA(e, t, { mode: n, mtimeMs: r }) {
  Hc(w(e), 448);
  let o = !1;
  for (let i of ie(e)) o = ss(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Hc(w(e), n & 4095), PA(w(e), r / 1e3, r / 1e3)) : dw(w(e)), o;
}
function hw(e) {
  Hc(w(e), 448);
  for (let t of ie(e)) {
    let n = `${e}/${t}`;
    F(n)?.isDirectory() ? hw(n) : xA(w(n));
  }
  dw(w(e));
}

// src/system/disk/space.ts
import { statfs as EA } from "node:fs/promises";
var BA = 0.05, IA = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, MA = 20;
async function yw(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await EA(e), s = (c, u) => Math.floor(Math.min(u * BA, IA[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
async function Fe(e, t) {
  let n = await yw(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(L(t.bytes), L(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function er(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await yw(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, MA);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as OR } from "node:fs";
import { join as ER } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as ZA, readdirSync as YA } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as $A,
  mkdirSync as AA,
  readdirSync as RA,
  readlinkSync as TA,
  statSync as CA,
  symlinkSync as _A,
  utimesSync as FA
} from "node:fs";
import { setImmediate as NA } from "node:timers/promises";
async function qc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = CA(e);
  AA(t);
  for (let i of RA(e, { withFileTypes: !0 })) {
    let [s, a] = [$(e, i.name), $(t, i.name)];
    i.isDirectory() ? await qc(s, a, n) : i.isSymbolicLink() ? _A(TA(s), a) : $A(s, a);
  }
  FA(t, r / 1e3, o / 1e3), await NA(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as LA, readdirSync as DA, rmdirSync as jA, rmSync as gw, writeFileSync as UA } from "node:fs";
import { setTimeout as WA } from "node:timers/promises";
var zA = 20, HA = 6e4;
function ww(e) {
  return $(e, `${$n}lock-${process.geteuid?.() ?? 0}`);
}
function as(e) {
  let t = ww(e), n = F(k(t));
  if (n && !$r(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function cs(e, t) {
  if (!Rn(e)) return () => {
  };
  let [n, r] = [q(e), uo(e)], [o, i] = [ww(n), $(e, "lock")];
  LA(i, { mode: 448 }), UA($(i, r), "");
  let s = Date.now() + HA;
  for (; !qA(i, o); ) {
    as(n);
    let a = await GA(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await WA(zA, void 0, { signal: t });
  }
  return () => {
    gw($(o, r), { force: !0 });
    try {
      jA(o);
    } catch {
    }
  };
}
function qA(e, t) {
  try {
    return On(e, t);
  } catch (n) {
    throw as(q(t)), n;
  }
}
async function GA(e) {
  let t = !1;
  for (let n of JA(e))
    await li($(q(e), n)) ? t = !0 : gw($(e, n), { recursive: !0, force: !0 });
  return t;
}
function JA(e) {
  try {
    return DA(e);
  } catch (t) {
    if (I(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as KA, mkdirSync as VA } from "node:fs";
function vw(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = XA(r, o);
      jp(i, o), n.push(...i);
    }
  } catch (r) {
    for (let o of t) ai(o);
    throw r;
  }
  for (let r of t) qa(r);
  return n;
}
function XA(e, t) {
  let n = k($(t, "tree", String(e.number)));
  if (!F(n)) return [];
  let r = $(t, "aside", String(e.number));
  VA(r, { recursive: !0 });
  let o = 0, s = kw({ line: e, aside: () => k($(r, String(o++))) }, n, k(e.base));
  return s.length === 0 ? [] : [...qt(k(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function kw(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.line.matches(o)) return xw(e, t, n);
  if (!F(t)?.isDirectory())
    throw new v(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = F(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let s = ie(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return kw(e, `${t}/${a}`, tt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function xw(e, t, n) {
  let r = F(n), o = F(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: ci(t) }];
  if (r.isDirectory() && o.isDirectory())
    return KA(w(t), 448), [...ie(t).flatMap(
      (a) => xw(e, `${t}/${a}`, tt(n) + a)
    ), { do: "stamp", path: n, stamp: bw(o), before: bw(r) }];
  if (r.isDirectory() && ie(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = ci(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function bw({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Sw({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(kt)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      as(l), i.set(l, fi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f), Gc(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Jc(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await cs(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = vw(u);
    });
  } finally {
    for (let u of a) u();
    await Promise.all([...i.values()].map((u) => u.remove())), Up(c);
  }
}
function Gc(e, t) {
  let n = YA($(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new v(`it holds ${n}, which is not of any line of path`);
}
async function Jc({ number: e }, { from: t, to: n, signal: r }) {
  let o = $(t, "tree", String(e)), i = $(n, "tree", String(e));
  if (F(k(o))) {
    ZA($(n, "tree"), { recursive: !0 });
    try {
      ae(o, i);
    } catch (s) {
      if (I(s) !== "EXDEV") throw s;
      await er(n, r, async (a) => {
        process.platform === "win32" ? await qc(o, i, a) : await br("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function Kc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var QA = 10;
async function Pw(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - QA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Vc } from "node:path";

// src/mounts/lazy/found-entry.ts
async function Ow(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: i, size: s, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: i, size: s, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function CG(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new H(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, url: sl(async () => {
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
    read: (h, y) => hl(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/lazy-mount.ts
function Ew(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Bg() : void 0;
}
async function Bw({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await Ow(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: yf(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await Kr(o, i), s.throwIfAborted(), P(`Receiving all of the image before mounting it: ${E(f)}`);
    return;
  }
  let u = Vc(o, tn.image);
  return await ec(u, n), { path: u, images: n };
}
async function ro(e, t, n) {
  let r = await Kr(e, t);
  return await n?.(r, t), await vg(e, { rights: t, warn: N }), r;
}
function Iw(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Mw(e, t) {
  if (!e) return Vc(t, tn.image);
  if (e === "killed") {
    N("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return eR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Vc(t, tn.blocks) : void 0;
}
function eR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Y(i)}; ${L(s)} were never needed`
  ), a !== void 0 && n < t && N(`Not all of the cache could be read: ${a}`), c !== void 0 && N(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as rR, existsSync as oR, mkdirSync as fs, readdirSync as iR, realpathSync as sR, symlinkSync as ls, utimesSync as aR } from "node:fs";
import { lstat as cR } from "node:fs/promises";
import { join as pe } from "node:path";

// src/mounts/alone.ts
var $w = Promise.resolve();
function us(e) {
  let t = $w.then(e);
  return $w = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as Aw } from "node:fs";
import { lstat as Xc, readdir as tR } from "node:fs/promises";
import { dirname as nR } from "node:path";
var Rw = 16;
async function Tw(e, t) {
  let n = [], r = async (i) => {
    let s = k(t) + i, a = { sources: [s], target: k(e.base) + i }, c = w(i.slice(1)).toString();
    if (!(await Xc(w(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let u of await tR(w(s), { encoding: "latin1" }))
        await r(`${i}/${u}`);
    if (n.length > Rw) throw new Error(`'${e.text}' names more than ${Rw} directories`);
  };
  return await Xc(t).then(
    () => !1,
    (i) => I(i) === "ENOENT"
  ) || await r(""), n;
}
async function Cw({ sources: e, target: t }, { base: n }, r) {
  if ((await Xc(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = nR(o)) {
    let i = F(o);
    if (i && !i.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Zc(t, r);
}
function Zc(e, t) {
  let n = w(e).toString();
  if (!F(`${e}/.`)) return;
  let r = Aw(w(e), "latin1");
  if (t.some((o) => W(Aw(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (ne().some(({ point: o }) => W(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function _w(e, t) {
  let { dir: n, signal: r } = t, o = [], i = Qr(t), s = [];
  for (let [c, u] of e.entries()) {
    let { line: f, lines: l } = u;
    try {
      let m = await i.mountAll(u, `l${c}`);
      if (f) s.push(uR(f, m, n));
      else {
        let p = m.length > 1 ? await i.stack(m, Nw, "own") : m[0];
        s.push(...l.map((d) => Lw(d, pe(n, p))));
      }
    } catch (m) {
      r.throwIfAborted(), o.push(...l.map((p) => ({ line: p, reason: E(m) })));
    }
  }
  let a = await Dw(s, "lower", { ...t, mounts: i });
  return await i.release(), [...o, ...a];
}
function Fw(e, t) {
  let n = e.map((r) => Lw(r, pe(t.dir, Nw)));
  return Dw(n, "upper", { ...t, mounts: Qr(t) });
}
var Nw = "tree";
function Lw(e, t) {
  return { line: e, sites: () => Tw(e, pe(t, String(e.number))) };
}
function uR(e, [t, ...n], r) {
  let o = (s) => k(pe(r, s)), i = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { line: e, sites: async () => [i] };
}
function Dw(e, t, n) {
  return us(() => fR(e, t, n));
}
async function fR(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = 0;
  for (let { line: u, sites: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await Cw(p, u, i);
      for (let p of m) {
        let d = c++;
        await lR({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: E(m) });
    }
  }
  return a;
}
function jw(e) {
  return (oR(e) ? iR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => sR(pe(e, n)));
}
async function lR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = F(`${i}/.`) ? ie(i) : void 0;
  if (ls(w(i), pe(t, a)), !c) {
    let [l = i] = qt(i);
    ls(w(l), pe(t, `made-${s}`)), fs(w(i), { recursive: !0 });
  }
  let u = await mR(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`, "own")]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await rs(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function mR({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (fs(pe(r, `work-${t}`)), n === "upper")
    return ls(w(e[0]), pe(r, o)), fs(pe(r, i)), [i];
  fs(pe(r, o));
  let { mode: s, mtimeMs: a } = await cR(w(e[0]));
  rR(pe(r, o), s & 511), aR(pe(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) ls(w(f), pe(r, c[u]));
  return c;
}

// src/mounts/ramdisk.ts
var pR = 4096, Uw = { auto: 1 / 4, on: 3 / 4 };
async function Ww(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * Uw[t])
    return `${L(n)} are needed, and only ${L(i)} of memory are free`;
  let s = Math.floor(i * Uw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / pR), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as gR, mkdirSync as wR, mkdtempSync as Jw, realpathSync as Qc, rmSync as bR } from "node:fs";
import { join as Kw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as dR } from "node:fs";
import { dirname as hR } from "node:path";
async function ps({ socket: e, mounts: t }) {
  let n = Qn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      ms(r.target) && await n.unmount(r.target), ms(r.view, "tmpfs") && await n.unmount(r.view), ds(r);
    } catch (o) {
      N(`${r.target} stays mounted until the container ends: ${E(o)}`);
    }
}
function ms(e, t = "overlay") {
  let n = k(e);
  return ne().some(
    (r) => r.point === n && r.type === t && r.source === Jr
  );
}
function ds({ target: e, made: t, view: n }) {
  zw(n, n), t !== void 0 && zw(e, t);
}
function zw(e, t) {
  try {
    for (let n = e; W(n, t); n = hR(n)) dR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(I(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as yR } from "node:fs";

// src/job/restore/unpack.ts
async function Hw(e, t) {
  await Fe(await kt(e.lines[0]), Et(e)), await oo(e.lines, t, (n) => tr(n, e));
}
function Et({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function tr(e, t) {
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
    if (!(s instanceof sn)) throw s;
    await i({ workers: 1 });
  }
}
async function oo(e, { timeline: t, signal: n }, r) {
  await Sw({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function hs({ inputs: e }) {
  return [process.cwd(), gt(), J(), e.localDir].filter((n) => yR(n));
}
async function Yc(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    P(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await oo(r, t, (o) => n(r, o));
}
async function ys(e, t, { job: n, context: r }) {
  await Yc(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Fe(i, Et(n)), await er(
      i,
      n.signal,
      (a) => Si(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function Vw(e, t, n) {
  let r = vR(e), o = { ...n, job: e, socket: t, targets: r, broker: Qn(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && P(
    `Mounting ${qw(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await eu(o), await xR(o) && await eu(o), r.every(Gw) || await SR(o);
  } catch (a) {
    throw await ps(Zw(o)), a;
  }
  let s = r.filter(Gw);
  return s.length > 0 && P(`Mounted ${qw(s)} through the broker of the host`), s.length > 0;
}
function vR({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return _n(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: If(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function qw(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function Gw({ state: e }) {
  return "mount" in e;
}
function Xw(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function Zw({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function eu(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => us(() => kR(o, e))).catch((i) => (r.throwIfAborted(), { reason: E(i) }));
}
async function kR({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (gR(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Zc(k(i), hs(n));
  let [s] = qt(k(i));
  wR(i, { recursive: !0 });
  let a = Jw(Kw(Qc(J()), "headstart-changes-")), c = { target: Qc(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = Zw(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    throw ds(c), d;
  });
  if (m.length > 0)
    return ds(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (ms(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function xR({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = Xw(n);
  P(`Waiting for the host to fetch ${Yw(f)} of images`);
  let l = { repository: xe().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), P(`The host does not fetch them: ${E(p)}`), !1;
  }
}
function Yw(e) {
  return L(e.reduce((t, { length: n }) => t + n, 0));
}
async function SR(e) {
  let { job: t, targets: n, timeline: r, signal: o } = e, i = Jw(Kw(J(), "headstart-"));
  try {
    t.file?.isWhole || await Fe(i, { bytes: U(t) });
    let s = await r.during("receive", () => Fn(t, i)), a = await PR(s, e);
    a === void 0 && await eu(e);
    let c = n.flatMap(({ line: u, state: f }) => "mount" in f ? [] : { line: u, reason: "reason" in f ? f.reason : a ?? "the host did not have its image" });
    await ys(s, c, { job: t, context: e }), o.throwIfAborted();
  } finally {
    bR(i, { recursive: !0, force: !0 });
  }
}
async function PR({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = Xw(r);
  if (i.length === 0) return;
  P(`Waiting for the host to rebuild ${Yw(i)} of images`);
  let s = { path: Qc(e), end: U(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, E);
}

// src/job/restore/mount.ts
async function eb(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let u = Kc();
    return await Vw(e, n.broker, t) && t.remember({ mounted: Qw(e, u) }), !0;
  }
  let r = await BR(e, t);
  if (!r) return !1;
  let { dir: o, rights: i } = r, s, a = () => {
    s = Kr(o, i);
  }, c = async () => (await s, Iw(await ro(o, i)));
  t.signal.addEventListener("abort", a);
  try {
    let u = Kc(), { image: f } = e.format, m = (await (f ? AR : RR)(e, { ...t, ...r })).map(({ line: d }) => d), p = e.lines.filter((d) => !m.includes(d));
    p.length === 0 ? await c() : (f && t.remember({ mounted: { ...Qw(e, u), file: await Fc(o) } }), P(`Mounted ${p.map(({ text: d }) => d).join(", ")}`));
  } catch (u) {
    let f = await c();
    throw f === void 0 ? u : new Error(f, { cause: u });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function Qw({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(tc).map(({ offset: f, length: l }) => ({ offset: f, length: l }));
  return { scope: i, version: s, key: a, size: c, images: u, identity: Bo(o), since: n };
}
async function BR(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = pg(J());
  if (o({ mountRoot: c }), await $R(e, { ...t, dir: c, rights: a }) || i) return { dir: c, rights: a };
  await ro(c, a);
}
var IR = 4096, MR = 8;
async function $R(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = U(e), { bytes: u, files: f } = Et(e), l = a ? u + f * IR : c * MR, p = await Ww(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(E);
  return o.throwIfAborted(), p !== void 0 && P(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function AR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Fe(r, { bytes: U(e) });
  let { indexed: i } = e, s = _n(e.segments, e.lines), c = (n && i && await o.during("show", () => Bw(i, s, { ...t, server: n }))) ?? await o.during("receive", () => Fn({ ...e, isMounted: !0 }, r)), u = await o.during("mount", () => _w(c.images, tb(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await ys(c, u, { job: e, context: t }), u;
}
async function RR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => tr(n, e)), Gc(n, e.lines);
  let i = await r.during("mount", () => Fw(e.lines, tb(t)));
  return await Yc(i, t, async (s, a) => {
    OR(ER(a, "tree"));
    for (let c of s) await Jc(c, { from: n, to: a, signal: o });
  }), i;
}
function tb(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: hs(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as TR, rm as CR, statfs as _R } from "node:fs/promises";
import { join as FR } from "node:path";
var nb = 1024 ** 3, NR = 3;
async function rb(e, t) {
  for (let n = 1; ; n++)
    try {
      return await LR(e, t);
    } catch (r) {
      if (!(r instanceof H && r.recover === "resume") || n === NR) throw r;
    }
}
async function LR(e, { dir: t, maxBytes: n = 64 * nb, minFreeBytes: r = nb, onRead: o }) {
  let i = await TR(FR(t, "headstart-stream-")), s = await Jn(i), a = async () => {
    await s.discard(), await CR(i, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: u } = await _R(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${L(f)} that it may take at ${t}`;
    await s.file.writeFile(
      DR(e.read(0, e.size), (y, g) => {
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
async function* DR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function ib(e, t, n) {
  await nr(e, t, n, async (r) => {
    await eb(r, n) || await Hw(r, n);
  }), P("Cache restored successfully");
}
async function nr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new v(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await ob(e, { ...n, format: a, lines: t }, r);
  s.watch(sb(e, t, o));
  let u = await s.during("receive", () => jR(e, n));
  await ob(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function jR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = no("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return rb(o, { dir: J(), onRead: n });
}
async function ob(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (b) => {
    s.storedBytes = b, P(`Cache Size: ${No(b)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= _r(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => UR(e, t)) : WR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Dn(o) ? void 0 : d()
  ]), y = (b) => {
    let S = no("Received", m ? void 0 : U(h), P);
    f = 0;
    let x = (O) => {
      f += O, S(O);
    };
    return zR(e, h.indexed, { timeline: i, onRead: x, order: b, signal: u });
  };
  i.watch(sb(e, c, r));
  let g = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: gt(),
    tools: d,
    signal: u,
    warn: N
  };
  await n(g), m && l(f);
}
async function UR(e, { format: t, inputs: n, findings: r }) {
  let o = await Uo(e, n);
  if (!ee(o.key, e.key))
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
function WR({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function zR(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", og(a, t.index, r)) : ag(a, r);
}
function sb({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), J(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function ab(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await cb([e.scope], te({}).lookups([t]), e);
    if (a && a.key !== o && ee(te({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), N(`Cache ${t} of another job cannot be merged: ${E(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await GR(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function cb(e, t, { inputs: n, store: r }) {
  let o = jn(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function GR(e, t) {
  let { lines: n } = nt(t.inputs.paths, process.cwd()), r = ub(t);
  await nr(e, n, r, async (o) => {
    await Fe(await kt(n[0]), Et(o)), await oo(n, r, async (i) => {
      await tr(i, o);
      let s = () => n.filter((a) => ss(tu(a, i), k(a.base)));
      s().length !== 0 && (await JR(t, (a) => {
        for (let c of n) ss(tu(c, i), tu(c, a));
      }), s());
    });
  });
}
function tu({ number: e }, t) {
  return k($(t, "tree", String(e)));
}
async function JR(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await cb(r, [n], e), i = await HR($(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { lines: s } = nt(e.inputs.paths, process.cwd());
    await nr(o, s, ub(e), async (a) => {
      await Fe(i, Et(a)), await tr(i, a);
    }), t(i);
  } finally {
    await qR(i, { recursive: !0, force: !0 }), await o?.close();
  }
}
function ub({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: jn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: qn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as VR, lstatSync as XR, realpathSync as ZR } from "node:fs";
import { basename as YR, dirname as QR, join as mb } from "node:path";

// src/files/fingerprint.ts
var lb = _(fb(), 1);
import { lstatSync as KR } from "node:fs";
function ru(e, t) {
  let n = (0, lb.createHash)("sha256");
  for (let r of e) {
    let o = k(r.path);
    n.update(`${o}\0`, "latin1");
    let i = r.relative === "" ? `${r.line.number}` : `${r.line.number}/${k(r.relative)}`;
    for (let s of to([r], t)) {
      let a = s.map(({ member: c, kind: u, target: f = "" }) => {
        let l = w(o + c.slice(i.length)), { size: m, mtimeNs: p, mode: d, ino: h } = KR(l, { bigint: !0 }), y = u === "directory" ? "" : `${m} ${h}`;
        return `${c}\0${u} ${p} ${d} ${y}\0${f}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/job/save/rolling/snapshots.ts
async function pb(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  return !i || c ? void 0 : !ee(te(i).keyIn(e), s) || a === "never" || ou(i, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => hb(t, r)) };
}
function ou({ branches: e }, t) {
  let { write: n = t.ref } = ye(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function db({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: i }) {
  let s = Math.max(0, Math.floor((Date.now() - xl(e)) / 6e4));
  if (s < n)
    return `Cache save skipped: the restored snapshot is ${s} minutes old, and rolling-every is ${n}.`;
  let a = await i.during("fingerprint", () => hb(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function hb(e, t) {
  try {
    let { excludes: n, lines: r } = Qi(e), o = await Ni({ excludes: n, lines: r }), { points: i, uppers: s } = eT(t), a = o.filter(({ path: c }) => !i.some((u) => W(nT(c), u)));
    return [ru(a, n), ru(s.map(tT), void 0)].join();
  } catch (n) {
    fr(`The cached files cannot be compared: ${E(n)}`);
    return;
  }
}
function eT({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : en(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => VR(mb(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : jw(e),
      ...r.map(({ view: o }) => mb(o, "upper"))
    ]
  };
}
function tT(e, t) {
  return { path: e, relative: "", stat: XR(e), line: { number: t } };
}
function nT(e) {
  return `${ZR(QR(e), "latin1")}/${k(YR(e))}`;
}
async function yb(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: Ro(r) }), s = Sl(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && P(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    P(`Older snapshots stay in the ${e.label}: ${E(i)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as vT, fstatSync as kT, lstatSync as xT, openSync as ST, readSync as PT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as rT } from "node:fs";
import { setImmediate as oT } from "node:timers/promises";
var iT = 64;
async function iu({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(w(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of sT(u + l)) {
        let p = m.isDirectory();
        if (p ? He(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % iT > 0 || (await oT(), n.throwIfAborted());
    }
  }
}
function sT(e) {
  try {
    return rT(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var aT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, cT = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function su(e) {
  return [...e.matchAll(aT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(cT)
  );
}

// src/files/secrets/settings.ts
var uT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Ge(e) {
  return !uT.test(e);
}
function gs(e, t) {
  return (n) => fT(n, t).some(e);
}
function ve(e, t) {
  return gs(({ key: n, value: r }) => e.test(n) && Ge(r), t);
}
function fT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: gb(i), value: gb(r.slice(o + 1).trim()) }];
  });
}
function gb(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function au(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Ge(n));
}
function io(e) {
  return (t) => lT(t).some((n) => Ge(n.value) && e(n));
}
function lT(e) {
  let t = [], n = [
    { value: mT(e), section: "", key: "" }
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
function mT(e) {
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
function ws(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var vb = _(bb(), 1), pT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, dT = [
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
function bs(e) {
  return [...e.matchAll(pT)].some(([, r = "", o]) => yT(r) === o) || dT.some((r) => r.test(e));
}
var hT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function yT(e) {
  let t = "";
  for (let n = (0, vb.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${hT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var kb = ve(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), uu = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: so(
      ve(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ws(e, /:_authToken" "?([^\s"]+)/g).some(Ge)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: ve(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: gT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: io(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: kb },
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
    has: (e) => ws(cu(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => Ge(t) && !/\{[^{}]+\}/.test(t)
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
  { kind: "Bundler password", files: [".bundle/config"], has: gs(wT, ":") },
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
    has: (e) => ws(cu(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Ge)
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
    has: so(au, gs(bT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: so(bs, kb),
    isCommon: !0
  }
];
function so(...e) {
  return (t) => e.some((n) => n(t));
}
function gT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && Ge(n[o + 1] ?? ""));
}
function wT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && Ge(r);
}
function bT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && Ge(n);
}

// src/files/secrets/find.ts
async function xb(e) {
  let t = [];
  return await iu(e, Bb, (n, { path: r }) => {
    let o = Pb(n, r);
    o && t.push(o);
  }), fu(t);
}
function* Sb(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [k(r.path), Wc(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !Bb(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = Pb(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return fu(n);
}
function Pb(e, t) {
  let n = OT.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && $T(e, t))
  ), r = n.length > 0 ? RT(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (bs(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function Ob(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await iu(t, () => !0, (i) => {
    let s = xT(w(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(Ib(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), fu([...r.values()]);
}
function fu(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var OT = uu.map((e) => ({ ...e, pattern: new RegExp(`/${lu(e.files)}$`, "i") })), Eb = uu.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), ET = new RegExp(`^${lu(Eb.filter((e) => !e.startsWith("*")))}$`, "i"), BT = new RegExp(
  `${lu(Eb.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Bb(e) {
  return ET.test(e) || BT.test(e);
}
function lu(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var IT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, MT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function $T(e, t) {
  return IT.test(e) || MT.test(e.slice(t.length));
}
var AT = 64 * 1024;
function RT(e) {
  let t;
  try {
    t = ST(w(e), Oi);
    let n = kT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), AT)), o = PT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Ib(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && vT(t);
  }
}
function Ib({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Ab({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o($b(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await xb(r);
      if (e === "warn")
        return n(o, Mb), [];
      if (e === "refuse" && o.length > 0)
        throw new on(`there are secrets in ${$b(o)}. ${Rb}, or set \`secrets: skip\``);
      let i = await Ob(o, r);
      return n(i, (s) => P(`Left out, because of secrets: ${s}`)), i.map(Tb);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Sb(r, o), Mb);
      else for (let i of r) yield* o(i);
    }
  };
}
function Mb(e) {
  N(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Rb}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Rb = "Remove them, or exclude them by lines of `path` that begin with `!`", TT = 5;
function $b(e) {
  let t = e.slice(0, TT).map((r) => `${CT(Tb(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Tb({ path: e }) {
  return w(e).toString();
}
function CT(e) {
  let t = Je(gt(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Cb(e, t, n, { onlyUnchanged: r, signal: o }) {
  let { restored: i } = n, s = xe(), { rolling: a } = t, c = te(a), { write: u, read: f, whyNoWrite: l } = ye(s), m = l ?? NT(t) ?? (a && ou(a, s));
  if (u === void 0 || m)
    return P(m ?? "Cache save skipped: this run may write no scope.");
  let p = Di(), d = i && ee(c.keyIn(i.name), e), h = a && d && await db(i, a, { inputs: t, state: n, timeline: p });
  if (h) return P(h);
  let y = Qi(t), g = () => p.during("find", () => Ni(y)), b = await g();
  if (b.length === 0) return yt(zc);
  let S = Xn(Zn(t, s, o)), x = a?.merges ? ab({ inputs: t, key: e, scope: u, readScopes: f, store: S, restored: i?.name, timeline: p, signal: o }) : void 0, O = Ab(t);
  for (let B = _T; ; B--) {
    if (await x?.merge() && (b = await g()), await FT({ ...{ inputs: t, key: e, run: s, scope: u, store: S, state: n, selection: y, matches: b, timeline: p, signal: o }, onlyUnchanged: r, secretCheck: O, isOutdated: async () => B > 1 && (await x?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var _T = 3;
async function FT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, timeline: c, signal: u } = e, f = await _r(t, u, ["mount", "lazy"].includes(t.mode)), l = await uw(i, t, { tools: f, signal: u }), [m = ""] = l.versions(t, f), p = { scope: o, version: m, key: te(t.rolling).nameFor(n, r) }, d = ye(r).read, [h, y] = await c.during(
    "reserve",
    () => Promise.all([i.create(p), rg(s, { inputs: t, store: i, scopes: d, version: m, signal: u })])
  );
  if (!h)
    return await y?.entry.close(), P(is(n)), !0;
  let g = qn({ step: "save", outcome: "saved", key: n, store: i.label }, t), b = pm(t, { repository: r.repository, scope: o, version: m }), S = { createdBy: LT(r, o), sign: b, isHere: i.isHere ?? !1, findings: g }, x;
  try {
    x = y && await aw({ ...e, base: y, draft: h, tools: f });
    let O = () => $g(s, { inputs: t, store: i, scopes: d, signal: u }), B = a ? Ih() : void 0, D = { ...e, ...S, key: p.key, tools: f, format: l, delta: x, checkMounted: O, changeWatch: B }, z = await pw(h, D);
    if (z !== "published") return z === "nothing";
  } catch (O) {
    if (O instanceof rn)
      return P(is(n)), !0;
    throw u.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: E(O) }), await Wr(g, c, t.summary), O;
  } finally {
    await x?.close(), await y?.entry.close(), await h.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await yb(i, { ...p, key: n }, t.rolling), await Wr(g, c, t.summary), !0;
}
function NT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function LT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, i) {
  return { repository: e, scope: i, ref: t, sha: n, runId: r, event: o, headstart: Bh.version };
}

// src/job/save/save.ts
var mu = "Failed to save: ";
async function _b(e) {
  et(X("background")) && N(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  ), await pu(e, { onlyUnchanged: !0 });
}
async function pu(e, { states: t, onlyUnchanged: n = !1 }) {
  if (!$i(xe())) return;
  let r = Object.keys(t ?? {}), o = await vn(r.length > 0 ? t : void 0);
  for (let i of r)
    o.some((s) => s.name === i) || N(`Not saved: main had a cache ${i}, which the input caches no longer has.`);
  for (let i of o)
    await cn(i, async () => {
      try {
        await DT(i, t?.[i.name] ?? {}, { onlyUnchanged: n, signal: e });
      } catch (s) {
        if (i.name === "") throw s;
        e.throwIfAborted(), ht(s, mu);
      }
    });
}
async function DT(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t;
  if (!i && r !== void 0 && o !== void 0 && ee(o, r))
    return P(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await Wo(e, n.signal)) === "none") return;
  if (X("key") === "") return yt("Key is not specified.");
  let a = zo(e), c = r ?? a.key, u = te(a.rolling).mistake([c]);
  if (u) throw new R(u);
  await Cb(c, a, t, n);
}

// src/job/state.ts
var Ne = Se(), Bt = _t(Se()), jT = le({
  /** Has no links in it. */
  target: Ne,
  pattern: Ne,
  /** The topmost directory that was made for the target. */
  made: Bt,
  /** Shows what a save compares. Has no links in it. */
  view: Ne
}), UT = le({
  /** The broker's socket. */
  socket: Ne,
  mounts: Ct(jT)
}), WT = le({
  name: Ne,
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents: Bt
}), zT = le({
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope: Bt,
  version: Ne,
  key: Ne,
  size: De(),
  /** Where the images are in the body, in bytes. */
  images: Ct(le({ offset: De(), length: De() })),
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: Ne,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Bt,
  /** When it was mounted, by the kernel's clock. */
  since: De()
}), HT = le({
  /** The preset's name, if it is not in the inputs. */
  preset: Bt,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: _t(lr([Ie("none"), Oo(Ne, Ne)])),
  /** Absent where main ended before it read its inputs. */
  key: Bt,
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey: Bt,
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot: Bt,
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered: _t(UT),
  /** The entry whose images were mounted; absent where none was. */
  mounted: _t(zT),
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored: _t(WT)
}), qT = Oo(Ne, HT), Fb = "headstart";
function du(e) {
  ff(Fb, JSON.stringify(e));
}
function vs() {
  let e = lf(Fb);
  if (e === "") return;
  let t = JSON.parse(e), n = ln(qT, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/end/damaged-image.ts
var Nb = 3e4;
async function Lb(e, t, n, r = AbortSignal.timeout(Nb)) {
  if (!await Pw(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.images) await Cn(e, s, "contents", { signal: r });
  })().then(() => {
  }, GT);
  i !== void 0 && (N(`Reading the cache gave input/output errors: ${i}`), await JT(t).catch((s) => N(`The entry stays where it is: ${E(s)}`)));
}
function GT(e) {
  return e instanceof v || I(e) === "EIO" ? E(e) : void 0;
}
async function JT({ scope: e, version: t, key: n, size: r }) {
  let o = jo(X, ko()), i = xe(), s = Xn(Zn(o, i, AbortSignal.timeout(Nb))), a = e === void 0 ? ye(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function ks() {
  let e = vs() ?? {}, t = await vn(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(KT)) {
    let o = t.find((i) => i.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await cn(o, () => VT(r));
  }
}
function KT([, e], [, t]) {
  return Db(t) - Db(e);
}
function Db({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = ne().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : dg(e));
}
async function VT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await ps(n), e !== void 0 && await Ub([e], async (r, o) => {
    let i = Mw(r, e);
    t && i !== void 0 && await Lb(i, t, o);
  });
}
async function jb() {
  await Ub(gg(J()));
}
async function Ub(e, t) {
  if (e.length === 0) return;
  let n = await Ln(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await ro(r, n, t);
    } catch (o) {
      N(`Mounts that stand on ${r} are left: ${E(o)}`);
    }
}

// src/job/end/post.ts
async function Wb(e) {
  try {
    await pu(e, { states: vs() });
  } finally {
    await ks();
  }
}

// src/files/recover.ts
import { lstatSync as XT, realpathSync as ZT, rmdirSync as YT, statSync as QT } from "node:fs";
import { readdir as e1 } from "node:fs/promises";
async function zb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(kt));
  for (let a of new Set(s.flatMap(Hb)))
    for (let c of await t1(a, t))
      if (Rn(c) || r1(c), !(!Rn(c) || await li(c)))
        try {
          await o1(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${E(u)}`);
        }
}
function Hb(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Hb(t)];
}
async function t1(e, t) {
  let n = (await e1(e).catch(() => [])).filter(He);
  if (n.length === 0) return [];
  let r = G(ZT(e, "latin1"));
  return t.some((o) => W(r, o)) ? [] : n.map((o) => $(e, o)).filter(An);
}
var n1 = 3600 * 1e3;
function r1(e) {
  try {
    Date.now() - XT(e).mtimeMs > n1 && YT(e);
  } catch {
  }
}
async function o1(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = fi(o);
  try {
    let s = await cs(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      ai(e, (u) => {
        if (performance.now() > a) throw c;
        if (!i1(u, t)) return !1;
        for (let f of si(u)) s1(k(o), f);
        return !0;
      }), Mr(e) || Ar(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    await i.remove();
  }
}
function i1(e, t) {
  let n = w(Cp(e)).toString();
  return t.some((r) => W(n, r.base) && To(r, Je(r.base, n)) ? !0 : e.do !== "make" ? !1 : W(r.literal ?? r.base, n) || !r.literal && W(n, r.base));
}
function s1(e, t) {
  let { dev: n } = QT(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = F(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as a1 } from "node:timers/promises";
var c1 = 1e3;
async function qb(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: i, keys: s } = n, [a, ...c] = new Set(s.map(te(r.rolling).keyIn)), u = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${u}, as far as this run may see.`,
    `Branches searched: ${i.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await u1(f1(e), o)
  ];
}
async function u1(e, t) {
  let n = new AbortController(), r = a1(c1, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function f1({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: i } = t, s = l1(n, r), a = s.flatMap(({ versions: l }) => l), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, u = await e.find({ keys: i, ...c, isHint: !0 });
  await u?.close();
  let f = u && s.find(({ versions: l }) => l.includes(u.version));
  return f ? [`There is ${te(r.rolling).keyIn(u.key)}, but it was saved ${f.difference}.`] : [];
}
function l1(e, t) {
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
    ...m1.filter((a) => !e.includes(a)).map((a) => ({
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
var m1 = Nn.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function Gb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: i, mayPostSave: s, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ke("cache-primary-key", t.key);
  let u = te(t.rolling), f = Di(), l = qn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), m = ye(n);
  m.whyNoRead && P(m.whyNoRead);
  let p = async () => {
    let b = Xn(Zn(t, n, a));
    l.store = b.label;
    let S = await Mi(t, a), x = await Eh(b, t, { mounting: S, signal: a }), O = x.flatMap((z) => z.versions(t)), B = Ew(t, S), D = { inputs: t, formats: x, mounting: S, server: B, remember: o, timeline: f, findings: l, signal: a };
    return { store: b, wanted: { scopes: m.read, keys: u.lookups(c), versions: O }, context: D };
  }, { name: d, prepared: h } = await p1(p, u, { inputs: t, findings: l, begin: i, signal: a }), y = d === void 0 ? void 0 : u.keyIn(d);
  if (d !== void 0) {
    let b = s ? await pb(d, { inputs: t, run: n, state: r, timeline: f }) : void 0;
    o({ matchedKey: y, restored: b });
  }
  let g = y1(t, y, l);
  if (y === void 0 && h && !l.trouble && !m.whyNoRead) {
    let { store: b, wanted: S, context: x } = h, O = { store: b, wanted: S, formats: x.formats, naming: t, signal: a };
    pf("Why nothing was found", await qb(O));
  }
  if (await Wr(l, f, t.summary), y === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new R(`${b} Input key: ${t.key}`);
  }
  return g;
}
async function p1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: i
}) {
  let s;
  try {
    let a = await e(), { store: c, wanted: u, context: f } = a, { lines: l } = nt(n.paths, process.cwd());
    if (await jb(), await zb(l, { mounts: yg(), warn: N, signal: i }), s = await f.timeline.during("lookup", () => c.find(u)), !s) return { prepared: a };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${ee(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await d1(s, l, f) : (await o(s.size), await Jb(s, l, f)), { name: s.key, prepared: a };
  } catch (a) {
    return i.throwIfAborted(), r.trouble = E(a), N(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function d1(e, t, n) {
  n.inputs.signing && await nr(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function Jb(e, t, n) {
  try {
    await ib(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof v) || (await h1(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Jb(e.original, t, n);
  }
}
async function h1(e) {
  try {
    await e.reject();
  } catch (t) {
    fr(`The entry stays where it is: ${E(t)}`);
  }
}
function y1(e, t, n) {
  if (t === void 0)
    return ke("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = ee(t, e.key), o = r ? "exact" : "partial";
  return ke("cache-hit", String(r)), ke("cache-matched-key", t), ke("hit", o), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function Kb(e) {
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
  if (!$i(r)) return;
  let o = await vn();
  for (let { name: m, inputs: p } of o) n[m] = { preset: p.get("preset") };
  let i = ({ name: m }) => {
    let p = n[m] ?? {};
    return { state: p, remember: (h) => {
      Object.assign(p, h), du(n);
    } };
  }, s = async (m) => {
    let p = await Wo(m, e);
    if (i(m).remember({ filled: p }), p === "none") return { cache: m };
    let d = zo(m), h = te(d.rolling).mistake([d.key, ...d.restoreKeys]);
    if (h) throw new R(h);
    return { cache: m, inputs: d };
  }, a = await Promise.all(o.map((m) => Ia(m, () => s(m))));
  hm(a);
  let c = Kb(a.length), u = Math.min(a.length, 4), f = ({ cache: m, inputs: p }) => c(async (d) => {
    if (!p) return b1();
    let h = Math.min(p.concurrency, Math.floor(w1 / u)), y = { inputs: { ...p, concurrency: h }, ...i(m) };
    return Gb({ ...y, run: r, begin: d, mayPostSave: t, signal: e });
  }), l = await Promise.allSettled(
    a.map((m) => Ia(m.cache, () => f(m)))
  );
  e.throwIfAborted(), a.length > 1 && v1(l.map((m) => m.status === "fulfilled" ? m.value : "miss")), k1(l.flatMap((m) => m.status === "rejected" ? [m.reason] : []));
}
var w1 = 64;
function b1() {
  if (ke("hit", "miss"), !et(X("fail-on-cache-miss"))) return "miss";
  throw new R("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function v1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ke("cache-hit", String(n === "exact")), ke("hit", n);
}
function k1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof R);
  for (let n of e) n instanceof R || ht(n);
  if (t.length > 0) throw new R(t.map(({ message: n }) => n).join(" "));
}

// src/main/run.ts
var x1 = {
  restore: hu,
  "restore-only": (e) => hu(e, { mayPostSave: !1 }),
  post: Wb,
  save: _b,
  unmount: ks
};
function RV(e) {
  return yl(x1[e], (t) => {
    e.startsWith("restore") && t instanceof R ? mf(E(t)) : ht(t, ["post", "save"].includes(e) ? mu : "");
  });
}

export {
  A as a,
  C as b,
  _ as c,
  R as d,
  v as e,
  rn as f,
  E as g,
  I as h,
  Pe as i,
  bn as j,
  ee as k,
  Os as l,
  ku as m,
  or as n,
  Pu as o,
  Ou as p,
  Bs as q,
  Y1 as r,
  Q1 as s,
  pv as t,
  fe as u,
  mt as v,
  G as w,
  Is as x,
  $ as y,
  Je as z,
  Ms as A,
  Sv as B,
  X as C,
  ke as D,
  mf as E,
  N as F,
  P as G,
  fr as H,
  pf as I,
  J,
  ko as K,
  yf as L,
  PC as M,
  OC as N,
  EC as O,
  xe as P,
  gf as Q,
  k as R,
  w as S,
  se as T,
  nt as U,
  L as V,
  Y as W,
  PS as X,
  jo as Y,
  nm as Z,
  Me as _,
  T as $,
  Ue as aa,
  U as ba,
  pr as ca,
  Hv as da,
  yr as ea,
  ye as fa,
  gr as ga,
  Cf as ha,
  QC as ia,
  oe as ja,
  Im as ka,
  ti as la,
  rp as ma,
  We as na,
  la as oa,
  Ar as pa,
  Dd as qa,
  tc as ra,
  Zj as sa,
  br as ta,
  Nt as ua,
  bk as va,
  Nn as wa,
  Ln as xa,
  ic as ya,
  Kf as za,
  xk as Aa,
  Bh as Ba,
  Nh as Ca,
  Ni as Da,
  wn as Ea,
  _W as Fa,
  Yf as Ga,
  Qf as Ha,
  w_ as Ia,
  b_ as Ja,
  x_ as Ka,
  Mo as La,
  el as Ma,
  H as Na,
  $o as Oa,
  Ye as Pa,
  B_ as Qa,
  I_ as Ra,
  nl as Sa,
  M_ as Ta,
  rl as Ua,
  Ak as Va,
  ol as Wa,
  C_ as Xa,
  sl as Ya,
  hl as Za,
  Cy as _a,
  Xn as $a,
  Zn as ab,
  ig as bb,
  Pg as cb,
  Og as db,
  tn as eb,
  to as fb,
  lw as gb,
  Fe as hb,
  CG as ib,
  yl as jb,
  RV as kb
};
