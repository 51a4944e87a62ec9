import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Mb = Object.create;
var Xc = Object.defineProperty;
var Ib = Object.getOwnPropertyDescriptor;
var Rb = Object.getOwnPropertyNames;
var Tb = Object.getPrototypeOf, Ab = Object.prototype.hasOwnProperty;
var R = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
};
var Cb = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Rb(t))
      !Ab.call(e, o) && o !== n && Xc(e, o, { get: () => t[o], enumerable: !(r = Ib(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Mb(Tb(e)) : {}, Cb(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Xc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var Qc = L((f1, ii) => {
  ii.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  ii.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/rolling.ts
var uf = L((m1, li) => {
  li.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  li.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var bf = L((w1, yi) => {
  yi.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  yi.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Pf = L((T1, vf) => {
  vf.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Of = L((A1, no) => {
  no.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  no.exports.ok = no.exports;
});

// lighter-node:crypto?src/inputs/signing.ts
var Ru = L((nF, Gi) => {
  Gi.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Gi.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Uu = L((pF, qi) => {
  qi.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  qi.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var Yu = L((EF, Xi) => {
  Xi.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Xi.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var am = L((GF, ta) => {
  ta.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  ta.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var dm = L((eL, lm) => {
  lm.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var hm = L((tL, pm) => {
  pm.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:v8?src/formats/tar-archives/threads/start.ts
var Sm = L((dL, km) => {
  km.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Pm = L((hL, vm) => {
  vm.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/zstd.ts
var Lm = L((IL, Fm) => {
  Fm.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var qm = L((sN, Gm) => {
  Gm.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var yl = L((m_, gl) => {
  gl.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var wl = L((l_, pa) => {
  pa.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  pa.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Tl = L(($_, Rl) => {
  Rl.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Jl = L((Z_, zl) => {
  zl.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var ql = L((X_, Gl) => {
  Gl.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Fd = L((ZD, Cd) => {
  Cd.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var yp = L((vU, gp) => {
  gp.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Tp = L((pW, us) => {
  us.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  us.exports.ok = us.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Lp = L((yW, ls) => {
  ls.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ls.exports.ok = ls.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Np = L((wW, ds) => {
  ds.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ds.exports.ok = ds.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Dp = L((MW, Ua) => {
  Ua.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Ua.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Yp = L((XW, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var uh = L((kj, Ga) => {
  Ga.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Ga.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var jh = L((yH, tc) => {
  tc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  tc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var lg = L((v4, mg) => {
  mg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var $g = L((Z4, Eg) => {
  Eg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var Zg = L((Vz, Yg) => {
  Yg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var ty = L((t3, ey) => {
  ey.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Mw = L((eK, Cc) => {
  Cc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Cc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var _w = L((OK, Nw) => {
  Nw.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// src/names/keys.ts
var Xr = N(Qc(), 1), ef = 10, Zr = 512;
function ci(e) {
  if (e.length > ef) return `Key Validation Error: Keys are limited to a maximum of ${ef}.`;
  for (let t of e) {
    if (t.length > Zr)
      return `Key Validation Error: ${t} cannot be larger than ${Zr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function te(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var tf = fi;
function fi(e) {
  let t = (0, Xr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function nf(e, t) {
  for (let n of e) {
    let r = ai(t.filter((o) => o.key === n)) ?? ai(t.filter((o) => te(o.key, n))) ?? ai(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ai(e) {
  return e.toSorted(ui)[0];
}
function ui(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var rf = 225, Fb = 160;
function Xn(e) {
  let t = cf(e) || "%";
  return t.length <= rf ? t : `${sf(e)}~${(0, Xr.createHash)("sha256").update(e).digest("hex")}`;
}
function of(e) {
  let t = Xn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : ff(n)
  );
  return t.length <= rf ? t : `~${(0, Xr.createHash)("sha256").update(e).digest("hex")}`;
}
function sf(e) {
  return cf(e).slice(0, Fb);
}
function af(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(sf(r).toLowerCase()));
}
function mi(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function cf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, ff);
}
function ff(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/names/rolling.ts
var df = N(uf(), 1);
function ne(e) {
  return e ? _b : Lb;
}
var Lb = {
  mistake: ci,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, pf = "~v", Nb = pf.length + 49, mf = Zr - Nb, _b = {
  mistake(e) {
    let [t = ""] = e, n = di(t).length > mf, r = `Key Validation Error: ${t} cannot be larger than ${mf} characters with rolling; ~ counts twice.`;
    return ci(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Qr(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(di)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [lf(t, 20), lf(n, 5)];
    return `${Qr(e)}${Date.now()}-${r}-${o}-${(0, df.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Qr(e) {
  return di(e) + pf;
}
function hf(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function di(e) {
  return e.replaceAll("~", "~~");
}
function lf(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Db = 3600 * 1e3;
function gf(e, t) {
  let n = e.toSorted(ui), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > Db;
  });
}

// src/system/failure.ts
var T = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Zt = class extends Error {
  name = "UnknownEntry";
}, Pe = class extends Error {
  name = "UnverifiedEntry";
}, Xt = class extends Error {
  name = "NameTaken";
}, Qt = class extends Error {
  name = "SecretFound";
}, en = class extends Error {
  name = "NamesCollide";
}, X = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function $(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as fk } from "node:async_hooks";
import { homedir as uk, tmpdir as mk } from "node:os";
import { join as lk } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as wf from "os";

// node_modules/@actions/core/lib/utils.js
function je(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function pi(e) {
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
function tt(e, t, n) {
  let r = new hi(e, t, n);
  process.stdout.write(r.toString() + wf.EOL);
}
function gi(e, t = "") {
  tt(e, {}, t);
}
var yf = "::", hi = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = yf + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Wb(o)}`);
        }
    }
    return t += `${yf}${Ub(this.message)}`, t;
  }
};
function Ub(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Wb(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var kf = N(bf(), 1);
import * as to from "fs";
import * as eo from "os";
function wi(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!to.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  to.appendFileSync(n, `${je(t)}${eo.EOL}`, {
    encoding: "utf8"
  });
}
function bi(e, t) {
  let n = `ghadelimiter_${kf.randomUUID()}`, r = je(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${eo.EOL}${r}${eo.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ai from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as jb } from "os";
import { constants as Sf, promises as Hb } from "fs";
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
}, { access: zb, appendFile: Jb, writeFile: Gb } = Hb, xf = "GITHUB_STEP_SUMMARY";
var xi = class {
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
    return Si(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[xf];
      if (!t)
        throw new Error(`Unable to find environment variable for $${xf}. Check if your runtime environment supports job summaries.`);
      try {
        yield zb(t, Sf.R_OK | Sf.W_OK);
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
    return Si(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Gb : Jb)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Si(this, void 0, void 0, function* () {
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
    return this.addRaw(jb);
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
        let { header: a, data: c, colspan: f, rowspan: u } = i, m = a ? "th" : "td", l = Object.assign(Object.assign({}, f && { colspan: f }), u && { rowspan: u });
        return this.wrap(m, c, l);
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
}, qb = new xi();
var vi = qb;

// node_modules/@actions/core/lib/platform.js
import Wf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Nf = N(Pf(), 1);
import * as er from "os";
import * as Ri from "events";
import * as _f from "path";

// node_modules/@actions/io/lib/io.js
var Af = N(Of(), 1);
import * as he from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Qn from "fs";
import * as nt from "path";
var Pi = function(e, t, n, r) {
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
}, { chmod: Oi, copyFile: Ef, lstat: ro, mkdir: $f, open: C1, readdir: Bi, rename: Kb, rm: Mf, rmdir: F1, stat: St, symlink: If, unlink: Ei } = Qn.promises, Fe = process.platform === "win32";
function Rf(e) {
  return Pi(this, void 0, void 0, function* () {
    let t = yield Qn.promises.readlink(e);
    return Fe && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var L1 = Qn.constants.O_RDONLY;
function tn(e) {
  return Pi(this, void 0, void 0, function* () {
    try {
      yield St(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function oo(e) {
  if (e = Vb(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Fe ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function $i(e, t) {
  return Pi(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield St(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Fe) {
        let o = nt.extname(e).toUpperCase();
        if (t.some((s) => s.toUpperCase() === o))
          return e;
      } else if (Bf(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield St(e);
      } catch (s) {
        s.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${s}`);
      }
      if (n && n.isFile()) {
        if (Fe) {
          try {
            let s = nt.dirname(e), i = nt.basename(e).toUpperCase();
            for (let a of yield Bi(s))
              if (i === a.toUpperCase()) {
                e = nt.join(s, a);
                break;
              }
          } catch (s) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${s}`);
          }
          return e;
        } else if (Bf(n))
          return e;
      }
    }
    return "";
  });
}
function Vb(e) {
  return e = e || "", Fe ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Bf(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var xt = function(e, t, n, r) {
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
function _1(e, t) {
  return xt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Xb(o), c = (yield tn(r)) ? yield St(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? he.join(r, he.basename(n)) : r;
    if (!(yield tn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield St(n)).isDirectory())
      if (i)
        yield Cf(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (he.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Ff(n, f, s);
    }
  });
}
function D1(e) {
  return xt(this, void 0, void 0, function* () {
    if (Fe && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Mf(e, {
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
function Yb(e) {
  return xt(this, void 0, void 0, function* () {
    (0, Af.ok)(e, "a path argument must be provided"), yield $f(e, { recursive: !0 });
  });
}
function Mi(e, t) {
  return xt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Mi(e, !1);
      if (!r)
        throw Fe ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield Zb(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function Zb(e) {
  return xt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Fe && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(he.delimiter))
        o && t.push(o);
    if (oo(e)) {
      let o = yield $i(e, t);
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
      let s = yield $i(he.join(o, e), t);
      s && r.push(s);
    }
    return r;
  });
}
function Xb(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Cf(e, t, n, r) {
  return xt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Yb(t);
    let o = yield Bi(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield ro(i)).isDirectory() ? yield Cf(i, a, n, r) : yield Ff(i, a, r);
    }
    yield Oi(t, (yield St(e)).mode);
  });
}
function Ff(e, t, n) {
  return xt(this, void 0, void 0, function* () {
    if ((yield ro(e)).isSymbolicLink()) {
      try {
        yield ro(t), yield Ei(t);
      } catch (o) {
        o.code === "EPERM" && (yield Oi(t, "0666"), yield Ei(t));
      }
      let r = yield Rf(e);
      yield If(r, t, Fe ? "junction" : null);
    } else (!(yield tn(t)) || n) && (yield Ef(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as ek } from "timers";
var Lf = function(e, t, n, r) {
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
}, so = process.platform === "win32", io = class extends Ri.EventEmitter {
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
    if (so)
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
      let o = n + t.toString(), s = o.indexOf(er.EOL);
      for (; s > -1; ) {
        let i = o.substring(0, s);
        r(i), o = o.substring(s + er.EOL.length), s = o.indexOf(er.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return so && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (so && this._isCmdFile()) {
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
    return Lf(this, void 0, void 0, function* () {
      return !oo(this.toolPath) && (this.toolPath.includes("/") || so && this.toolPath.includes("\\")) && (this.toolPath = _f.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Mi(this.toolPath, !0), new Promise((t, n) => Lf(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let f of this.args)
          this._debug(`   ${f}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + er.EOL);
        let o = new Ii(r, this.toolPath);
        if (o.on("debug", (f) => {
          this._debug(f);
        }), this.options.cwd && !(yield tn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let s = this._getSpawnFileName(), i = Nf.spawn(s, this._getSpawnArgs(r), this._getSpawnOptions(this.options, s)), a = "";
        i.stdout && i.stdout.on("data", (f) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(f), !r.silent && r.outStream && r.outStream.write(f), a = this._processLineBuffer(f, a, (u) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(u);
          });
        });
        let c = "";
        if (i.stderr && i.stderr.on("data", (f) => {
          o.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(f), !r.silent && r.errStream && r.outStream && (r.failOnStdErr ? r.errStream : r.outStream).write(f), c = this._processLineBuffer(f, c, (u) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(u);
          });
        }), i.on("error", (f) => {
          o.processError = f.message, o.processExited = !0, o.processClosed = !0, o.CheckComplete();
        }), i.on("exit", (f) => {
          o.processExitCode = f, o.processExited = !0, this._debug(`Exit code ${f} received from tool '${this.toolPath}'`), o.CheckComplete();
        }), i.on("close", (f) => {
          o.processExitCode = f, o.processExited = !0, o.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), o.CheckComplete();
        }), o.on("done", (f, u) => {
          a.length > 0 && this.emit("stdline", a), c.length > 0 && this.emit("errline", c), i.removeAllListeners(), f ? n(f) : t(u);
        }), this.options.input) {
          if (!i.stdin)
            throw new Error("child process missing stdin");
          i.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function Df(e) {
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
var Ii = class e extends Ri.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = ek(e.HandleTimeout, this.delay, this)));
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
var nk = function(e, t, n, r) {
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
function Uf(e, t, n) {
  return nk(this, void 0, void 0, function* () {
    let r = Df(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new io(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var H1 = Wf.platform(), z1 = Wf.arch();

// node_modules/@actions/core/lib/core.js
var Ti;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Ti || (Ti = {}));
function ki(e) {
  tt("add-mask", {}, e);
}
function jf(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Hf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return wi("OUTPUT", bi(e, t));
  process.stdout.write(Ai.EOL), tt("set-output", { name: e }, je(t));
}
function zf(e) {
  process.exitCode = Ti.Failure, sk(e);
}
function ue(e) {
  tt("debug", {}, e);
}
function sk(e, t = {}) {
  tt("error", pi(t), e instanceof Error ? e.toString() : e);
}
function Jf(e, t = {}) {
  tt("warning", pi(t), e instanceof Error ? e.toString() : e);
}
function ao(e) {
  process.stdout.write(e + Ai.EOL);
}
function Gf(e) {
  gi("group", e);
}
function qf() {
  gi("endgroup");
}
function Kf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return wi("STATE", bi(e, t));
  tt("save-state", { name: e }, je(t));
}
function Vf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/native-path.ts
import { posix as ik, win32 as vt } from "node:path";
function rt(e) {
  return e !== "win32" ? ik : {
    basename: vt.basename,
    dirname: (t) => K(vt.dirname(t), e),
    isAbsolute: vt.isAbsolute,
    join: (...t) => K(vt.join(...t), e),
    parse: vt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(vt.relative(t, n), e),
    resolve: (...t) => K(vt.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: fo, dirname: J, isAbsolute: Ci, join: I, relative: He, resolve: Fi } = rt(process.platform);

// src/system/outside-text.ts
function tr(e) {
  return Zf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ak(e) {
  return Zf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Li(e) {
  return `<code>${ak(e)}</code>`;
}
function Zf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return ck[t] ?? (n < 256 ? `\\x${Yf(n, 2)}` : `\\u${Yf(n, 4)}`);
  });
}
var ck = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Yf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var nr = new fk();
function ot(e, t) {
  return nr.run(e, t);
}
function q(e) {
  return nr.getStore()?.inputs.get(e.toLowerCase()) ?? jf(e);
}
function ke(e, t) {
  let n = nr.getStore()?.name;
  Hf(n ? `${e}-${n}` : e, t);
}
var Ni = Kf, _i = Vf, nn = ki;
function Xf() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function Qf(e) {
  zf(tr(e));
}
function U(e) {
  Jf(rr(e));
}
function st(e, t = "") {
  U(`${t}${O(e)}`), e instanceof Error && e.stack && or(e.stack);
}
function v(e) {
  ao(rr(e));
}
function rr(e) {
  let t = nr.getStore()?.name;
  return tr(t ? `${t}: ${e}` : e);
}
function or(e) {
  ue(e.split(`
`).map(tr).join(`
`));
}
function eu(e, t) {
  Gf(rr(e));
  for (let n of t) ao(tr(n));
  qf();
}
function it(e) {
  v(`[warning]${e}`);
}
function tu() {
  return process.env.GITHUB_STEP_SUMMARY ? vi : void 0;
}
function at() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return K(process.env.RUNNER_TEMP || mk());
}
function uo() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || lk(uk(), ".cache"));
}
function nu() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function mo() {
  let e = [...nr.getStore()?.inputs ?? []].map(
    ([r, o]) => [dk(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function dk(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function lC() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function dC() {
  return process.env.RUNNER_NAME ?? "";
}
function ru(e) {
  Object.assign(process.env, e);
}
function me() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: q("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function ou() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && pk(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function pk(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/files/byte-strings.ts
import { readdirSync as hk } from "node:fs";
function S(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var gk = /[\u0080-\u00ff]/, yk = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!gk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return yk.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function j(e, t) {
  return e === t || e.startsWith(ze(t));
}
function ze(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return hk(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function iu(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (su(n, r, e) || su(r, n, t)) return [n.text, r.text];
}
function su(e, t, { excludes: n }) {
  if (n?.(t.literal ?? wk(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? j(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : j(r, e.base) && lo(e, He(e.base, r));
}
function wk({ base: e, rest: t }) {
  return I(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function lo(e, t) {
  return e.matches(t) || t !== "" && lo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as AS } from "node:os";
import { posix as CS } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var au = (e, t, n) => {
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
var cu = "\0SLASH" + Math.random().toFixed(16) + "\0", fu = "\0OPEN" + Math.random().toFixed(16) + "\0", po = "\0CLOSE" + Math.random().toFixed(16) + "\0", uu = "\0COMMA" + Math.random().toFixed(16) + "\0", mu = "\0PERIOD" + Math.random().toFixed(16) + "\0", bk = new RegExp(cu, "g"), kk = new RegExp(fu, "g"), Sk = new RegExp(po, "g"), xk = new RegExp(uu, "g"), vk = new RegExp(mu, "g"), Pk = /\\\\/g, Ok = /\\{/g, Bk = /\\}/g, Ek = /\\,/g, $k = /\\\./g, Mk = 1e5, Ik = 4e6, Rk = 1e3, Tk = 1e3, Ak = 2e7, Ck = 16;
function Di(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function Fk(e) {
  return e.replace(Pk, cu).replace(Ok, fu).replace(Bk, po).replace(Ek, uu).replace($k, mu);
}
function Lk(e) {
  return e.replace(bk, "\\").replace(kk, "{").replace(Sk, "}").replace(xk, ",").replace(vk, ".");
}
function Ui(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function lu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = au("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function Nk(e, t) {
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
function _k(e, t) {
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
function Dk(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = lu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], Ui(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return Ui(n, c), n;
    r = c.pop(), Ui(n, c), e = a;
  }
}
function sr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function du(e, t = {}) {
  if (!e)
    return [];
  let n = sr(t.max, Mk), r = sr(t.maxLength, Ik), o = sr(t.maxDepth, Rk), s = sr(t.maxRewrites, Tk), i = sr(t.maxSteps, Ak);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Wi(Fk(e), n, r, o, 0, s, { remaining: i }, !0).map(Lk);
}
function Uk(e) {
  return "{" + e + "}";
}
function Wk(e) {
  return /^-?0\d/.test(e);
}
function jk(e, t) {
  return e <= t;
}
function Hk(e, t) {
  return e >= t;
}
function ir(e, t, n, r, o, s, i) {
  let a = [], c = 0, f;
  e: for (let u = 0; u < e.length; u++) {
    let m = e[u] + t, l = n;
    s && !m && (f || (f = n.filter((d) => d)), l = f);
    for (let d = 0; d < l.length; d++) {
      if (a.length >= r)
        break e;
      let p = m + l[d];
      if (c + p.length > o)
        break e;
      a.push(p), c += p.length;
    }
  }
  return i.remaining -= a.length, a;
}
function zk(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = Di(s[0]), c = Di(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(Di(s[2])), 1) : 1, m = jk;
  c < a && (u *= -1, m = Hk);
  let d = s.some(Wk), p = d ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), d) {
      let b = f - y.length;
      if (b > 0) {
        let x = new Array(b + 1).join("0");
        g < 0 ? y = "-" + x + y.slice(1) : y = x + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function Wi(e, t, n, r, o, s, i, a) {
  if (i.remaining -= Ck, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = lu(e, l, i);
    if (!d)
      return ir(c, e, [""], t, n, u, i);
    d.unmatched && (l = Nk(l, i));
    let p = d.pre, h = () => ir(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = ir(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, x = d.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (f < s && _k(d.post, i)) {
        f++, e = d.pre + "{" + d.body + po + d.post, l = l.slice(0, d.end) + po + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let P;
    if (b) {
      if (P = zk(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = Dk(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = Wi(E[0], t, n, r, o + 1, s, i, !1).map(Uk), i.remaining < 0)
          return h();
        if (E.length === 1) {
          let D = ir(c, p + E[0], [""], t, n, u && !d.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = D, !d.post.length)
            break;
          e = d.post, l = l.slice(d.end + 1);
          continue;
        }
      }
      let C = u && !d.post.length && !p;
      for (let D = 0; C && D < c.length; D++)
        c[D] && (C = !1);
      P = [];
      let F = 0;
      e: for (let D = 0; D < E.length; D++) {
        let Ce = Wi(E[D], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let re = 0; re < Ce.length; re++) {
          let kt = Ce[re];
          if (!(C && !kt)) {
            if (P.length >= t || F + kt.length > n)
              break e;
            P.push(kt), F += kt.length;
          }
        }
      }
    }
    let B = ir(c, p, P, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var ar = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var Jk = {
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
}, cr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), Gk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), pu = (e) => e.join(""), hu = (e, t) => {
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
      for (let [g, [y, b, x]] of Object.entries(Jk))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, x ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(cr(m) + "-" + cr(h)) : h === m && r.push(cr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(cr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(cr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [Gk(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + pu(r) + "]", d = "[" + (f ? "" : "^") + pu(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ct = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var le, qk = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ji = (e) => qk.has(e), gu = (e) => ji(e.type), Kk = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), Vk = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), Yk = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), yu = /* @__PURE__ */ new Map([
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
]), Zk = "(?!(?:^|/)\\.\\.?(?:$|/))", ho = "(?!\\.)", Xk = /* @__PURE__ */ new Set(["[", "."]), Qk = /* @__PURE__ */ new Set(["..", "."]), eS = new Set("().*{}+?[]^$\\!"), tS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Hi = "[^/]", wu = Hi + "*?", bu = Hi + "+?", nS = 0, Pt = class {
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
  id = ++nS;
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
        if (typeof n != "string" && !(n instanceof le && n.#t === this))
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
      if (!(r instanceof le && r.type === "!"))
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
    let n = new le(this.type, t);
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
        if (!o.noext && ji(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let x = new le(y, n);
          h = le.#i(t, x, h, o, s + 1), n.push(x);
          continue;
        }
        g += y;
      }
      return n.push(g), h;
    }
    let m = r + 1, l = new le(null, n), d = [], p = "";
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
      if (!o.noext && ji(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        l.push(p), p = "";
        let b = new le(h, l);
        l.push(b), m = le.#i(t, b, m, o, s + y);
        continue;
      }
      if (h === "|") {
        l.push(p), p = "", d.push(l), l = new le(null, n);
        continue;
      }
      if (h === ")")
        return p === "" && n.#e.length === 0 && (n.#h = !0), l.push(p), p = "", n.push(...d, l), m;
      p += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], m;
  }
  #d(t) {
    return this.#m(t, Vk);
  }
  #m(t, n = Kk) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = Yk) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new le(null, r, this.options);
    o.#e.push(""), r.push(o), this.#g(t, n);
  }
  #g(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#t = this);
    this.#a = void 0;
  }
  #k(t) {
    return !!yu.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = yu.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let s of this.#e)
      typeof s == "object" && (s.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new le(null, void 0, n);
    return le.#i(t, r, 0, n, 0), r;
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
    if (this.#r === this && (this.#y(), this.#s()), !gu(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? le.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && Qk.has(this.#e[0]))) {
        let p = Xk, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? Zk : g ? ho : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        ct(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, ct(this.toString()), !1, !1];
    }
    let i = !r || t || n || !ho ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? ho : "") + bu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? ho : "") + wu + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      ct(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (gu(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#y(), this.#m(o) ? (n = !1, this.#g(o, r)) : this.#d(o) ? (n = !1, this.#b(o, r)) : this.#S(o) && (n = !1, this.#x(o)));
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
        o = !1, s += (eS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? bu : wu, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = hu(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += Hi, n = !0;
        continue;
      }
      s += tS(f);
    }
    return [s, ct(t), !!n, i];
  }
};
le = Pt;

// node_modules/minimatch/dist/esm/escape.js
var zi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (ar(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Oe(t, n).match(e)), rS = /^\*+([^+@!?*[(]*)$/, oS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), sS = (e) => (t) => t.endsWith(e), iS = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), aS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), cS = /^\*+\.\*+$/, fS = (e) => !e.startsWith(".") && e.includes("."), uS = (e) => e !== "." && e !== ".." && e.includes("."), mS = /^\.\*+$/, lS = (e) => e !== "." && e !== ".." && e.startsWith("."), dS = /^\*+$/, pS = (e) => e.length !== 0 && !e.startsWith("."), hS = (e) => e.length !== 0 && e !== "." && e !== "..", gS = /^\?+([^+@!?*[(]*)?$/, yS = ([e, t = ""]) => {
  let n = xu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, wS = ([e, t = ""]) => {
  let n = vu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, bS = ([e, t = ""]) => {
  let n = vu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, kS = ([e, t = ""]) => {
  let n = xu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, xu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, vu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Pu = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", ku = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, SS = Pu === "win32" ? ku.win32.sep : ku.posix.sep;
ie.sep = SS;
var oe = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = oe;
var xS = "[^/]", vS = xS + "*?", PS = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", OS = "(?:(?!(?:\\/|^)\\.).)*?", BS = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = BS;
var Se = (e, t = {}) => Object.assign({}, e, t), ES = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ie;
  let t = ie;
  return Object.assign((r, o, s = {}) => t(r, o, Se(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, Se(e, s));
      }
      static defaults(o) {
        return t.defaults(Se(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, Se(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, Se(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, Se(e, o)),
    escape: (r, o = {}) => t.escape(r, Se(e, o)),
    filter: (r, o = {}) => t.filter(r, Se(e, o)),
    defaults: (r) => t.defaults(Se(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, Se(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, Se(e, o)),
    match: (r, o, s = {}) => t.match(r, o, Se(e, s)),
    sep: t.sep,
    GLOBSTAR: oe
  });
};
ie.defaults = ES;
var Ou = (e, t = {}) => (ar(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : du(e, { max: t.braceExpandMax }));
ie.braceExpand = Ou;
var $S = (e, t = {}) => new Oe(e, t).makeRe();
ie.makeRe = $S;
var MS = (e, t, n = {}) => {
  let r = new Oe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = MS;
var Su = /[?*]|[+@!]\(.*?\)|\[|\]/, IS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Oe = class {
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
    ar(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Pu, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Su.test(s[2])) && !Su.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), f = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), u = !f && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), m = c ? 3 : a ? 0 : void 0, l = u ? 3 : f ? 0 : void 0;
      if (typeof m == "number" && typeof l == "number") {
        let [d, p] = [
          t[m],
          n[l]
        ];
        d.toLowerCase() === p.toLowerCase() && (n[l] = d, s = l, o = m);
      }
    }
    let { optimizationLevel: i = 1 } = this.options;
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(oe) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(oe, s), a = n.lastIndexOf(oe), [c, f, u] = r ? [
      n.slice(s, i),
      n.slice(i + 1),
      []
    ] : [
      n.slice(s, i),
      n.slice(i + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let b = t.slice(o, o + c.length);
      if (!this.#o(b, c, r, 0, 0))
        return !1;
      o += c.length, s += c.length;
    }
    let m = 0;
    if (u.length) {
      if (u.length + o > t.length)
        return !1;
      let b = t.length - u.length;
      if (this.#o(t, u, r, b, 0))
        m = u.length;
      else {
        if (t[t.length - 1] !== "" || o + u.length === t.length || (b--, !this.#o(t, u, r, b, 0)))
          return !1;
        m = u.length + 1;
      }
    }
    if (!f.length) {
      let b = !!m;
      for (let x = o; x < t.length - m; x++) {
        let P = String(t[x]);
        if (b = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let l = [[[], 0]], d = l[0], p = 0, h = [0];
    for (let b of f)
      b === oe ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(b), p++);
    let g = l.length - 1, y = t.length - m;
    for (let b of l)
      b[1] = y - (h[g--] + b[0].length);
    return !!this.#n(t, l, o, 0, r, 0, !!m);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, s, i, a) {
    let c = n[o];
    if (!c) {
      for (let m = r; m < t.length; m++) {
        a = !0;
        let l = t[m];
        if (l === "." || l === ".." || !this.options.dot && l.startsWith("."))
          return !1;
      }
      return a;
    }
    let [f, u] = c;
    for (; r <= u; ) {
      if (this.#o(t.slice(0, r + f.length), f, s, r, 0) && i < this.maxGlobstarRecursion) {
        let d = this.#n(t, n, r + f.length, o + 1, s, i + 1, a);
        if (d !== !1)
          return d;
      }
      let l = t[r];
      if (l === "." || l === ".." || !this.options.dot && l.startsWith("."))
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
      if (this.debug(n, u, m), u === !1 || u === oe)
        return !1;
      let l;
      if (typeof u == "string" ? (l = m === u, this.debug("string match", u, m, l)) : (l = u.test(m), this.debug("pattern match", u, m, l)), !l)
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
    return Ou(this.pattern, this.options);
  }
  parse(t) {
    ar(t);
    let n = this.options;
    if (t === "**")
      return oe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(dS)) ? o = n.dot ? hS : pS : (r = t.match(rS)) ? o = (n.nocase ? n.dot ? aS : iS : n.dot ? sS : oS)(r[1]) : (r = t.match(gS)) ? o = (n.nocase ? n.dot ? wS : yS : n.dot ? bS : kS)(r) : (r = t.match(cS)) ? o = n.dot ? uS : fS : (r = t.match(mS)) && (o = lS);
    let s = Pt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? vS : n.dot ? PS : OS, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? IS(m) : m === oe ? oe : m._src;
      });
      f.forEach((m, l) => {
        let d = f[l + 1], p = f[l - 1];
        m !== oe || p === oe || (p === void 0 ? d !== void 0 && d !== oe ? f[l + 1] = "(?:\\/|" + r + "\\/)?" + d : f[l] = r : d === void 0 ? f[l - 1] = p + "(?:\\/|\\/" + r + ")?" : d !== oe && (f[l - 1] = p + "(?:\\/|\\/" + r + "\\/)" + d, f[l + 1] = oe));
      });
      let u = f.filter((m) => m !== oe);
      if (this.partial && u.length >= 1) {
        let m = [];
        for (let l = 1; l <= u.length; l++)
          m.push(u.slice(0, l).join("/"));
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
    return ie.defaults(t).Minimatch;
  }
};
ie.AST = Pt;
ie.Minimatch = Oe;
ie.escape = zi;
ie.unescape = ct;

// src/files/windows-names.ts
var RS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function TS(e) {
  if (e === "." || e === "..") return;
  if (RS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function go(e) {
  for (let t of e.split("/")) {
    let n = TS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Bu = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Je(e, t, { platform: n = process.platform, home: r = AS() } = {}) {
  let o = { platform: n, home: K(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => FS(c, K(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    lines: i.map(
      (c, f) => NS(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function FS(e, t, n) {
  let r = rt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = K(e.slice(s.length), n.platform), [a, c] = LS(i, t, { ...n, maths: r }), [, f = "", u = ""] = CS.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Oe(u, Bu), p = o ? new Oe(u, { ...Bu, nocase: !0 }) : d;
  return {
    line: e,
    negated: s.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor: m,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: l ? [] : d.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest: u,
    names(h) {
      let g = r.relative(m, h);
      return g.startsWith("../") || g === ".." || r.isAbsolute(g) ? !1 : l ? g === "" : p.match(u.endsWith("**") ? `${g}/` : g);
    }
  };
}
function LS(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function NS({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = rt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && _S(e, t, n);
  let l = c(t, ...m);
  return {
    number: s,
    order: i,
    text: e,
    base: l,
    rest: r.split("/").slice(m.length).join("/"),
    literal: u ? c(t, ...n) : void 0,
    matches: (d) => o(c(l, d))
  };
}
function _S(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && go(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as KS } from "node:os";

// src/system/units.ts
function yo(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Eu(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function Ot(e) {
  return e.toLowerCase() === "true";
}
function de(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new T(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function rn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new T(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function Ji(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function $u(e) {
  let t = de(e, "rolling", ["false", "true", "merge"]), n = {
    keep: rn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: rn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: de(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Iu(e) {
  let t = HS(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw wo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: US(e("bucket")),
    prefix: WS(e("prefix")),
    region: jS(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !DS(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new T("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new T(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function DS(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function US(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw wo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Mu = 256;
function WS(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Mu) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Mu} in all`;
  throw wo("prefix", e, r);
}
function jS(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw wo("region", e, "must be the name of a region, such as eu-west-1");
}
function HS(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new T(`Input endpoint ${r}.`);
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
function wo(e, t, n) {
  return new T(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Bt = N(Ru(), 1);
var Tu = 32, zS = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Cu(e) {
  let t = Au(e("signing-key")).map(JS), n = Au(e("verify-key")).map(GS);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(qS), ...n] };
  }
}
function Fu(e) {
  return bo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Au(e) {
  let t = bo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(zS))
    n.push(...bo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...bo(t.slice(r))];
}
function bo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function JS(e) {
  if (e.startsWith("-----")) {
    let r = Lu(e, "PRIVATE KEY", Bt.createPrivateKey);
    if (r) return r;
    throw new T("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Tu) return (0, Bt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Tu}: ${n}.`
  );
}
function GS(e) {
  let t = Lu(e, "PUBLIC KEY", Bt.createPublicKey);
  if (t) return t;
  throw new T(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function Lu(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function qS(e) {
  return e.type === "secret" ? e : (0, Bt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function ko(e, t) {
  let n = Ot(e("save-always")), r = de(e, "store", ["auto", "github", "s3", "local"]), o = Iu(e);
  if (r === "s3" && o.bucket === "") throw new T("Input bucket is required where store is s3.");
  return {
    key: Ji(e, "key"),
    restoreKeys: Nu(e("restore-keys")),
    paths: Nu(Ji(e, "path")),
    crossOs: Ot(e("enableCrossOsArchive")),
    failOnMiss: Ot(e("fail-on-cache-miss")),
    lookupOnly: Ot(e("lookup-only")),
    store: r,
    localDir: ZS(e("local-dir"), t),
    s3: o,
    stash: { ...XS(e("stash"), t), maxBytes: QS(e("stash-size")) },
    concurrency: rn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: YS(e("part-size")),
    mode: de(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: de(e, "ramdisk", ["off", "auto", "on"]),
    verify: de(e, "verify", ["auto", "always"]),
    format: de(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : de(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: de(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: rn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: de(e, "summary", ["true", "false"]) === "true",
    rolling: $u(e),
    signing: Cu(e)
  };
}
function Nu(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var VS = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function _u(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (VS[n] ?? Number.NaN);
}
function YS(e) {
  if (e === "") return 8 * 1048576;
  let t = _u(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new T(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function ZS(e, t) {
  return e === "" ? I(t, "headstart") : Fi(Du(e));
}
function Du(e) {
  return K(K(e).replace(/^~(?=\/|$)/, KS()));
}
function XS(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: I(t, "headstart-stash") };
  let r = Du(e);
  if (Ci(r)) return { use: "on", dir: Fi(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input stash is '${e}'; it must be ${o}.`);
}
function QS(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = _u(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/digest.ts
var Wu = N(Uu(), 1);

// src/system/bytes/chunker.ts
function on(e) {
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
function Be(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var A = 1024 * 1024, sn = 32;
function fr(e) {
  return Math.ceil(e / A) * sn;
}
function ju() {
  let e = on(A), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Le(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Le(...n)), Buffer.concat(t);
    }
  };
}
function Ki(e, t, n) {
  let r = n.subarray(t * sn, (t + 1) * sn);
  return r.length === sn && Le(...e).equals(r);
}
function Hu(e, { offset: t, length: n }) {
  let r = Ne(t, t + n), o = r[0] * sn;
  return Le(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * sn)
  ).toString("hex");
}
function Le(...e) {
  let t = (0, Wu.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ne(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var an = "headstart-2", ex = ["image", "delta"];
function cn(e, t) {
  return ex.includes(t) ? Math.ceil(e / A) * A : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function So({ digests: e, ...t }) {
  return Le(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function ur(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var tx = 407710288, Vi = 8, xo = Vi + 12, mr = Buffer.from("HEADSTR2"), Ju = 36 + mr.length, lr = xo + Ju, Yi = 4 * 1024 * 1024, Gu = 1024, nx = 512, rx = 1024 ** 4;
function qu({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Yi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(xo), s = [e, r, n?.(Ku(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, lr), c = [tx, a - Vi, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Le(o, ...s), f, mr]);
}
var ox = 128 * 1024;
async function dr(e, t) {
  return ix(await sx(e), e.size, t);
}
async function sx(e) {
  let { size: t } = e;
  if (t < lr) throw new k(`it has only ${t} bytes`);
  let n = await ur(e, Math.max(0, t - ox), t);
  if (!n.subarray(-mr.length).equals(mr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - mr.length - 4), o = lr + fr(Math.min(t, rx)) + Yi + Gu;
  if (r < lr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : ur(e, t - r, t);
}
function ix(e, t, n) {
  let r = e.length - Ju;
  if (!Le(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Vi + 4 * d)
  ), a = t - e.length;
  if (!(o === fr(a) && s <= Yi && i <= Gu && lr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = xo + o, [u, m] = [
    e.subarray(xo, f),
    e.subarray(f, f + s)
  ];
  n?.(e.subarray(f + s, r), Ku(u, m));
  let l = ax(m);
  if (!cx(l)) throw new k("its index is not what this version of Headstart writes");
  return mx(l.segments, a), { ...l, digests: u };
}
function Ku(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Le(n, e, t);
}
function ax(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function cx(e) {
  let t = e;
  return t?.container === an && Vu(t.format) && zu(t.key) && t.key.length <= nx && [t.files, t.bytes].every(Zi) && Array.isArray(t.paths) && t.paths.every(zu) && Array.isArray(t.segments) && t.segments.every(fx);
}
function fx(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Vu(t?.kind) && f.every(Zi) && ux(t?.frames, r);
}
function ux(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Zi(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Vu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function zu(e) {
  return typeof e == "string";
}
function Zi(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function mx(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== cn(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/entry/signature.ts
var ft = N(Yu(), 1);
var Qi = 9;
function ea({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Zu(e, t, n) {
  let r = Buffer.alloc(Qi);
  r.writeUInt8(ea(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Qu(r, e, t), s = n.type === "secret" ? em(o, n) : (0, ft.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function Xu(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Pe("has no signature");
  let o = r.filter((c) => ea(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => ea(f).name))].join(" and ");
    throw new Pe(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Qi), e.subarray(Qi)];
  if (!n.some((c) => {
    let f = Qu(s, t, c);
    return o.some((u) => lx(f, i, u));
  }))
    throw new Pe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function Qu(e, t, { repository: n, scope: r, version: o }) {
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
function lx(e, t, n) {
  if (n.type !== "secret") return (0, ft.verify)(null, e, n, t);
  let r = em(e, n);
  return t.length === r.length && (0, ft.timingSafeEqual)(t, r);
}
function em(e, t) {
  return (0, ft.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var $t = class extends Error {
};
$t.prototype.name = "InvalidTokenError";
function dx(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function px(e) {
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
    return dx(t);
  } catch {
    return atob(t);
  }
}
function tm(e, t) {
  if (typeof e != "string")
    throw new $t("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new $t(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = px(r);
  } catch (s) {
    throw new $t(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new $t(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/names/scopes.ts
var hx = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ge(e) {
  let t = yx(e.token) ?? wx(e), n = { read: t.read, write: t.write };
  return gx(t.write) && !hx.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function gx(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function yx(e) {
  try {
    let { ac: t } = tm(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: nm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function wx(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: nm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function nm(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function rm() {
  for (let e of Fu(q("signing-key"))) nn(e);
}
function om({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Zu(r, t, n));
}
var bx = 1440 * 60 * 1e3;
async function vo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return dr(r);
  let o = me(), s = e.scope === void 0 ? ge(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await dr(r, (u, m) => {
      let l = Xu(u, m, { places: c, keys: n.verifiers });
      if (!te(e.key, t) && a.getTime() - l.getTime() > bx)
        throw new Pe(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (te(f.key, e.key)) return f;
    throw new Pe(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof Pe)) throw f;
    let u = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new Pe(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/job/caches-of-step.ts
async function ut(e) {
  let t = await kx();
  if (!e) return t ?? Sx();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && sm(s, a), { name: o, inputs: s };
  });
}
async function kx() {
  let e = q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => q(r) !== "");
  if (t)
    throw new T(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-MNM7UFRZ.js");
  return n(e);
}
async function Sx() {
  let e = q("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, q("working-directory")), o = r.map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(q("path")))
    throw new T(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function fn({ inputs: e }, t) {
  rm();
  let n = q("preset").toLowerCase();
  if (n === "") return;
  let r = await xx(n, t);
  return sm(e, r), r ?? "none";
}
function sm(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function xx(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, q, t);
  return r && { ...r };
}
var vx = ["preset", "working-directory", "upload-chunk-size"];
function un({ inputs: e }) {
  let t = new Set(vx), r = ko((i) => (t.add(i.toLowerCase()), q(i)), uo()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new T(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function pr(e, t) {
  try {
    return await ot(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}
function im(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Je(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let s of t.slice(n + 1)) {
      let i = iu(o, s.selection);
      if (i)
        throw new T(
          `Caches ${r} and ${s.name} have the same files: ${i[0]} and ${i[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as zB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var pl = N(am(), 1);

// src/formats/naming.ts
function na({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Po(e, t) {
  let n = na(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return tf([...r, an, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as wv } from "node:events";
import { setImmediate as bv } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as Px } from "node:fs";
import { join as Ox } from "node:path";
function mn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) Px(o, Ox(t, String(r)));
}
async function Mt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-archives/tar-commands.ts
var Bx = ["-b", String(2048)];
function Ex(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var ra = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function Oo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = Ex(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...ra, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...fm(a), "-P", "--sparse", ...c, ...i, ...cm] };
}
var cm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function fm(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Bo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...fm(",delete=mtime"), ...t, ...n, ...cm] };
}
function Eo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : ra, s = ["-f", "-", "--ignore-zeros", ...Bx, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function um({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function mm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...ra] };
}

// src/formats/actions-cache/compression.ts
var hn = N(dm(), 1);
import { pipeline as Wm, Readable as jm } from "node:stream";
import { pipeline as hv } from "node:stream/promises";

// src/system/pipeline.ts
var wm = N(hm(), 1);

// src/system/program.ts
import { accessSync as $x, constants as Mx, statSync as Ix } from "node:fs";
import { delimiter as Rx, isAbsolute as Tx, join as Ax } from "node:path";
var Cx = process.platform === "win32" ? ".exe" : "";
function hr(e) {
  return (process.env.PATH ?? "").split(Rx).filter((n) => Tx(n)).map((n) => Ax(n, `${e}${Cx}`)).find(Fx);
}
function gm(e) {
  let t = hr(e);
  if (t === void 0) throw new X(`there is no ${e} on PATH`);
  return t;
}
function Fx(e) {
  try {
    return $x(e, Mx.X_OK), Ix(e).isFile();
  } catch {
    return !1;
  }
}
function It() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { LC_ALL: "C", ...e && { PATH: e }, ...t && { SystemRoot: t } };
}
function ln(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}

// src/system/program-exit.ts
import { once as Lx } from "node:events";
async function ym(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await _x(i, { mayEcho: i !== e.at(-1) });
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
var Nx = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function _x(e, { mayEcho: t }) {
  let n = Ux(e.stderr), [r, o] = await Lx(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Nx.test(n()))))
    throw new X(`${e.spawnfile} ${ln(r, o)}${n()}`);
}
var Dx = 1e3;
function Ux(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Dx);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function ee(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Wx(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: ym(o, n)
  };
}
async function bm(e, t) {
  let { stdout: n, ended: r } = ee([e], t);
  n.resume(), await r;
}
function Wx(e, t) {
  let n = process.umask(0);
  try {
    return (0, wm.spawn)(e.path, e.args, { ...t, env: It() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/start.ts
var Tm = N(Sm(), 1);
import { availableParallelism as Im } from "node:os";
import { extname as Gx, join as qx } from "node:path";
import { Readable as Rm, Writable as Kx } from "node:stream";
import { Worker as Vx } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function xm(e) {
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
var dn = N(Pm(), 1);
import { once as jx } from "node:events";
var Rt = 4 * 1024 * 1024;
async function Om(e, t) {
  let n = (0, dn.createZstdCompress)({ ...Hx(e, t), flush: dn.constants.ZSTD_e_end });
  try {
    return n.write(e), await jx(n, "readable"), zx(n.read());
  } finally {
    n.destroy();
  }
}
var yL = 33 * 1024 * 1024;
function Hx({ length: e }, t) {
  return { params: { [dn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: Jx(e) };
}
function zx({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function Jx(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Bm(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Em({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function oa({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function $m(e, t) {
  for (let n = 0; n < e.slabs.length; n++) oa(e, n, t);
}

// src/formats/tar-archives/threads/start.ts
function Tt(e, t) {
  if (!("thread" in e)) return ee([e], t);
  let n = ia(e, t);
  return { ...n, stdout: Rm.from(Yx(n)) };
}
async function* Yx({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Zx = qx(import.meta.dirname, `tar-thread${Gx(import.meta.filename)}`), Am = [], sa = Math.min(Im(), 2), gr = Math.min(Im(), 4), Mm, Xx = 0;
function Cm() {
  return Mm ??= Bm(gr + 1, Rt, gr + 2 - sa), Mm;
}
function Qx() {
  (0, Tm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new Vx(Zx, { execArgv: [], env: {}, resourceLimits: e }), owner: ++Xx };
}
function ia(e, { cwd: t, signal: n }) {
  let r = Am.pop() ?? Qx(), { thread: o, owner: s } = r, i = Cm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = xm(o), u = new Kx({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new Rm({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Em(i, g).subarray(0, y),
    release: () => oa(i, g, s)
  }), h = ev(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function ev(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new X(m.message)) : t(m);
  }, a = ({ message: m }) => s(new X(m)), c = () => s(new X("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Am.push(e);
    return;
  }
  throw await r.terminate(), $m(Cm(), e.owner), n.throwIfAborted(), u;
}

// src/formats/tar-archives/zstd.ts
var pn = N(Lm(), 1);
import { once as fv } from "node:events";
import { pipeline as uv } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as tv } from "node:fs";
import { readFile as nv } from "node:fs/promises";
var Nm = 64 * 1024 * 1024, rv = 0.1, ov = 8 * 1024, sv = 8, iv = 25;
function At({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + rv) + e * ov;
}
function Ge(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = tv(e), o = Nm + sv * n * r, s = Nm, i = 0, a = (c) => {
    c > s && t.abort(new k("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
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
      let u = setInterval(async () => a(await av(c)), iv), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function av(e) {
  let t = await nv(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/sink.ts
function yr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new X("unpacking ended before all bytes were read");
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
var cv = 32 * 1024 * 1024;
async function $o(e, t) {
  for (; e.pending > cv / t.length; ) await e.progress();
}

// src/formats/tar-archives/zstd.ts
var mv = 1024 * 1024;
function Ct(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < mv ? aa : lv(e);
}
function lv(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return aa.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return ee([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return aa.unpacking(t, n);
      let r = Ge(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = ee([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), yr({
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
          i.end(dv);
        }
      });
    }
  };
}
var dv = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), _m = 128 * 1024;
function pv(e, t, n) {
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
      await e, r = (0, pn.createZstdDecompress)({ chunkSize: _m }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await fv(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var aa = {
  packing(e, { level: t, check: n }, r) {
    let o = Tt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = pn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, pn.createZstdCompress)({ params: a, chunkSize: _m });
    return uv(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ge(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Tt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return yr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = pv(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Hm(e, { tools: t, level: n }, r) {
  if (t.zstd) return Ct(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Tt(e, r), s = (0, hn.createGzip)();
  return Wm(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var ca = Buffer.from([40, 181, 47, 253]), Dm = Buffer.from([31, 139]);
async function* zm(e, t, n) {
  let [r, o] = await gv(e);
  if (r.subarray(0, Dm.length).equals(Dm)) yield* Um((0, hn.createGunzip)(), o);
  else if (r.subarray(0, ca.length).equals(ca)) t ? yield* yv({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Um((0, hn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function gv(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < ca.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Um(e, t) {
  Wm(jm.from(t), e, () => {
  }), yield* e;
}
async function* yv(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = ee([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = hv(jm.from(t), s).catch((f) => {
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
async function Jm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = Oo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Hm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = Sv(c, { ...e, signal: i.signal }, m).catch(s), d = Mt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var kv = 256;
async function Sv(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = xv(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < kv || (e.write(c.join(""), "latin1") || await wv(e, "drain", { signal: o }), c = [], await bv(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function xv(e, t, n = process.platform) {
  let { join: r, relative: o } = rt(n), s = new Map(
    e.map(({ line: i }) => [String(i.number), o(S(t), S(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var ll = N(qm(), 1);
import { linkSync as f0, mkdirSync as u0 } from "node:fs";
import { availableParallelism as m0 } from "node:os";
import { dirname as l0, join as d0 } from "node:path";

// src/formats/tar-archives/tar-records.ts
var V = 512;
function ye(e) {
  return (V - e % V) % V;
}
function Mo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Km(r) };
  if (t === "K") return { ...e, target: Km(r) };
  if (t === "g") return e;
  let o = new Map(vv(r));
  return { ...e, ...Pv(o) };
}
function Km(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* vv(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function Pv(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Vm(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Vm(t("GNU.sparse.realsize"))), n;
}
function Vm(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var Ov = 1024 * 1024;
function Ym(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = Mo(n, f, u), s = ye(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = Bv(f);
    if ("xgLK".includes(u)) {
      if (m.size > Ov) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: Mv(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = ye(d.size), d;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let l = m + (o || s || (r?.size ?? V)), d = u.subarray(m, l);
        if (m += d.length, o > 0)
          o -= d.length, yield d;
        else if (s > 0) s -= d.length;
        else if (l > u.length) t = d;
        else if (r) a(r.type, d);
        else {
          let p = c(d);
          p && (yield p);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!i || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function Bv(e) {
  if (Io(e, 148, 8) !== Ev(e)) throw new k("its archive is damaged");
  let t = gn(e, 0, 100), n = gn(e, 257, 6) === "ustar" ? gn(e, 345, 155) : "";
  return {
    type: gn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: gn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Io(e, 100, 8) & 511,
      mtime: String(Io(e, 136, 12)),
      size: Io(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Ev(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function gn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Io(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = gn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var $v = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Mv(e, t) {
  let n = $v[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as Uv, mkdirSync as Xm, readdirSync as Wv, rmSync as jv } from "node:fs";
import { join as Ro } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as _v } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as Iv, renameSync as Rv, rmdirSync as Tv } from "node:fs";
function ae(e, t) {
  Nv(
    () => Rv(e, t),
    () => !Zm(t)
  );
}
function yn(e, t) {
  let n = process.platform === "win32";
  n && Av(t);
  try {
    return ae(e, t), !0;
  } catch (r) {
    let o = $(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Zm(t)) return !1;
    throw r;
  }
}
function Av(e) {
  try {
    Tv(e);
  } catch {
  }
}
function Zm(e) {
  return Iv(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var Cv = ["EPERM", "EBUSY", "EACCES"], Fv = 200, Lv = new Int32Array(new SharedArrayBuffer(4));
function Nv(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Fv)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && Cv.includes($(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(Lv, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function fa(e, t, n) {
  if (!yn(w(e), w(t))) {
    se(t).length < se(e).length && Dv(e, t, n);
    for (let r of se(e)) fa(`${e}/${r}`, `${t}/${r}`, n);
    _v(w(e));
  }
}
function Dv(e, t, n) {
  ae(w(e), n), ae(w(t), w(e)), ae(n, w(t));
}

// src/formats/tar-archives/extract-workers.ts
async function To({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => Ro(n, `lane-${B}`)), l = m.map((P) => {
    Xm(P);
    let B = t.unpacking(Eo(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => ua(S(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = Hv(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = Ro(n, "tree");
  Xm(b);
  for (let P of m) fa(S(P), S(b), Ro(n, "aside"));
  let x = y ? o() - ua(S(b)) : 0;
  if (x > o() - g)
    throw jv(b, { recursive: !0 }), new en();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function Hv(e) {
  return process.platform === "darwin" || Uv(Ro(e, "LANE-0"));
}
function ua(e) {
  let t = 0;
  for (let n of Wv(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += ua(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var zv = 1024 * 1024;
async function Qm(e, t, n) {
  let r = [];
  for (let i of t) Gv(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Kv(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await qv(n), s.allow(At(i))), s.write(a, () => e.release?.(a)), await $o(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Jv = 1024 * 1024;
function Gv(e) {
  let t = 2 + At(e) / Jv;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function qv(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= zv) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Kv(e, t) {
  let n = Vv(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Vv(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var el = /[\u0080-\u00ff]/, Ao = 100, ma = 8589934591, Yv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function wr(e) {
  let t = Buffer.allocUnsafe(la(e));
  return t.subarray(0, da(t, 0, e));
}
function la({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function da(e, t, n, r = !1) {
  let o = Xv(n, r), s = t;
  if (o !== "") {
    s += Zv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + ye(o.length);
    e.fill(0, s, i), s = i;
  }
  return nl(e, s, n, Yv[n.kind]), s + V;
}
var tl = /* @__PURE__ */ new Map();
function Zv(e) {
  let t = tl.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return nl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), tl.set(e, n), n;
}
function Xv({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = el.test(e) || el.test(t), a = i && !s ? qe("hdrcharset", "BINARY") : "", c = i || e.length > Ao ? qe("path", e) : "", f = i || t.length > Ao ? qe("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : qe("mtime", n), m = r > ma ? qe("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + Qv(e, o);
}
function Qv(e, t) {
  return t === void 0 ? "" : qe("GNU.sparse.major", "1") + qe("GNU.sparse.minor", "0") + qe("GNU.sparse.name", e) + qe("GNU.sparse.realsize", t);
}
function qe(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var e0 = t0();
function t0() {
  let e = Buffer.alloc(V);
  return wn(e, 108, 7, 0), wn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function nl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  e0.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), ma);
  e.write(n, t, Ao, "latin1"), wn(e, t + 100, 7, o), wn(e, t + 124, 11, Math.min(i, ma)), wn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Ao, "latin1");
  let f = 0;
  for (let u = t; u < t + V; u++) f += e[u];
  wn(e, t + 148, 6, f), e[t + 154] = 0;
}
function wn(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function Co(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), S(n)]));
}
function rl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Fo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, lines: r, ...o } = t;
  await ol(Eo(n, Co(r)), e, o), n.dialect === "bsd" && await n0(e, n, o);
}
async function n0(e, t, n) {
  let o = (await ol(um(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = ee([mm(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function ol(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as sl } from "node:path";
var r0 = 1e3, o0 = 8 * 1024 * 1024, s0 = 4;
function al(e) {
  let t = e[0], n = a0(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(i0.subarray(0, ye(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / r0, o / o0);
      (m >= s0 || m >= 1 && sl(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = sl(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => $o(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var i0 = Buffer.alloc(V), il = 1024 * 1024;
function a0() {
  let e = Buffer.allocUnsafeSlow(il), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(il), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var c0 = 1e5;
function fl(e, t, n = process.platform) {
  let r = rt(n), o = S(t), s = e.map((m) => ({ line: m, base: S(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ line: l, base: d }) => j(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, cl);
    let d = u(m), p = i.get(d.path), h = p === void 0 ? d : f(p);
    return a.set(m, h), h;
  }, u = (m) => {
    let l = r.dirname(m);
    if (l === m) return { path: m, anchor: c(m) };
    let d = f(l), p = r.join(d.path, r.basename(m));
    return { path: p, anchor: d.anchor ?? c(p) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<number>/<path below the line's base>`.
     * @throws BadEntry when no line names the member; Error where Windows has no file of that name
     */
    stagedName(m) {
      a.size > c0 && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? cl : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.line.number}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && go(w(p, n).toString()), p;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(m, l) {
      let { path: d } = u(r.resolve(o, m));
      i.set(d, r.resolve(r.dirname(d), l));
    }
  };
}
var cl = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function dl(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: s, workers: i = m0(), warn: a } = e, c = Ge(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: ul,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await To(l, async (b, x) => {
    let P = al(b), B = y0(fl(o, s), P), E = Ym(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let F of zm(t, C, { cwd: n, signal: x })) {
      c.count(F.length), x.throwIfAborted();
      for (let D of E.push(F)) B.push(D);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = d0(n, "tree");
  for (let { name: b, target: x } of d) w0(S(h), b, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Fo(y, { tar: f, lines: o, codec: ul, cwd: h, signal: u });
}
var p0 = Buffer.alloc(1024), h0 = 512 * 1024 * 1024, g0 = 1 / 2, ul = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Tt(e, t);
    return yr({
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
        n.end(p0);
      }
    });
  }
}, ml = 300;
function y0({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(h0, (0, ll.getHeapStatistics)().heap_size_limit * g0), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = wr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + ml), h === "file")
      u++, n.begin(wr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + ml);
      let b = i.get(y);
      b ? l({ ...b, name: g }) : r.push({ name: g, target: y });
    }
    return h === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(p) {
      Buffer.isBuffer(p) ? f && n.content(p) : f = d(p);
    },
    links: r,
    skeleton: o,
    /** How many files the workers have got. */
    files: () => u
  };
}
function w0(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  u0(r(l0(t)), { recursive: !0 });
  try {
    f0(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var hl = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => b0(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Jm,
  unpack: dl
};
function b0(e, t) {
  let n = na(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, pl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as sO } from "node:fs";
import { join as iO } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var xd = N(yl(), 1);
import { writeFileSync as XP } from "node:fs";
import { join as QP } from "node:path";

// src/files/staging.ts
import { chmodSync as sP, lstatSync as jl, mkdtempSync as iP, readdirSync as aP, rmSync as cP, statSync as fP } from "node:fs";
import * as Ho from "node:fs/promises";
import { createServer as uP } from "node:net";
import { toNamespacedPath as mP } from "node:path";

// src/system/disk/local-socket.ts
var Bl = N(wl(), 1);
import { once as I0 } from "node:events";
import {
  closeSync as R0,
  lstatSync as T0,
  mkdtempSync as A0,
  openSync as C0,
  rmSync as F0,
  statSync as L0,
  symlinkSync as N0,
  writeFileSync as _0
} from "node:fs";
import { connect as D0 } from "node:net";
import { tmpdir as U0 } from "node:os";
import { join as Ft } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as O0, constants as ga, fstatSync as B0, lstatSync as E0, openSync as $0, readFileSync as M0 } from "node:fs";

// src/system/disk/ownership.ts
import { lstat as bl, mkdir as k0, readlink as S0 } from "node:fs/promises";
import { dirname as x0, join as kl, relative as v0, resolve as Sl, sep as bn } from "node:path";
async function _e(e) {
  let t = await bl(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ha(e, t);
}
function br({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function xl({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ha(e, { uid: t, mode: n }) {
  if (vl(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Sl(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function vl(e, t) {
  if (!br({ uid: t }) && t !== 0) throw new Error(`${Sl(e)} belongs to another user`);
}
async function Pl(e, t) {
  for (let n of Ol(e, t)) await _e(n);
}
async function Ke(e, t) {
  for (let n of Ol(e, t))
    await k0(n, { mode: 448 }).catch((r) => {
      if ($(r) !== "EEXIST") throw r;
    }), await _e(n);
}
function Ol(e, t) {
  let n = v0(e, t).split(bn);
  return n.map((r, o) => kl(e, ...n.slice(0, o + 1)));
}
var P0 = 40;
async function kn(e) {
  if (!process.geteuid) return;
  let t = e.split(bn), n = 0, r = bn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? x0(r) : kl(r, o), i = await bl(s).catch((c) => {
      if ($(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (vl(s, i.uid), ++n > P0) throw new Error(`${e} has too many links`);
    let a = await S0(s);
    a.startsWith(bn) && (r = bn), t.unshift(...a.split(bn));
  }
}

// src/system/disk/trusted-file.ts
function mt(e, t) {
  let n = (o) => o?.isFile() === !0 && br(o) && o.size <= t;
  if (!n(E0(e, { throwIfNoEntry: !1 }))) return;
  let r = $0(e, ga.O_RDONLY | ga.O_NOFOLLOW | ga.O_NONBLOCK);
  try {
    return n(B0(r)) ? M0(r) : void 0;
  } finally {
    O0(r);
  }
}

// src/system/disk/local-socket.ts
var Lo = process.platform === "win32";
function No(e, t, n) {
  let { path: r, close: o } = Lo ? H0() : $l(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Lo && n.listening && _0(Ft(e, t), Ml(r, e), { mode: 384 }), n.listening;
}
async function _o(e, t) {
  let n = Lo ? Il(e, t) : $l(e, t);
  if (n)
    try {
      let r = D0(n.path);
      return r.on("error", () => {
      }), await I0(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String($(r)))) throw r;
      return;
    }
}
function El(e, t) {
  return Lo ? Il(e, t) !== void 0 : T0(Ft(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function $l(e, t) {
  let n = Ft(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = C0(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => R0(o) };
  }
  let r = A0(Ft(U0(), "headstart-"));
  return N0(e, Ft(r, "d")), { path: Ft(r, "d", t), close: () => F0(r, { recursive: !0, force: !0 }) };
}
var W0 = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, j0 = 256;
function H0() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Bl.randomUUID)()}`, close: () => {
  } };
}
function Ml(e, t) {
  return `${e}
${L0(t, { bigint: !0 }).ino}
`;
}
function Il(e, t) {
  let n = z0(Ft(e, t)) ?? "", [r = ""] = n.split(`
`);
  return W0.test(r) && n === Ml(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function z0(e) {
  try {
    return mt(e, j0)?.toString("latin1");
  } catch (t) {
    if ($(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Dl = N(Tl(), 1);
import {
  appendFileSync as G0,
  chmodSync as wa,
  lstatSync as _l,
  mkdirSync as q0,
  rmdirSync as K0,
  rmSync as V0,
  statSync as Y0,
  utimesSync as Z0,
  writeFileSync as X0
} from "node:fs";

// src/files/journal-step.ts
var Do = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Uo(e) {
  let t = e;
  return Object.keys(Do[e.do]).map((n) => t[n]);
}
function Cl(e) {
  return Uo(e)[0];
}
function ya(e, t) {
  let n = S(J(t)), r = ze(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Ll(s, o))}
`).join("");
}
function Fl(e, t) {
  let n = S(J(t)), r = (s) => s === "" ? n : `${ze(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!J0(i, S(fo(t)))) throw new Error("its journal is none that a restore wrote");
    return Ll(i, r);
  });
}
function Ll(e, t) {
  let n = Uo(e), r = Object.keys(Do[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function J0(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Do, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Do[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Al(n.stamp) && Al(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Al(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Sn = "journal", Q0 = Math.min(128 * 1024 * 1024, (0, Dl.getHeapStatistics)().heap_size_limit / 32);
function Ul(e, t) {
  G0(I(t, Sn), ya(e, t), { mode: 384 });
  for (let n of e) tP(n);
}
function Wl(e) {
  for (let t of e)
    t.do === "stamp" && _(t.path)?.isDirectory() && ka(t.path, t.stamp);
}
function ba(e) {
  V0(I(e, Sn), { force: !0 });
}
function Wo(e, t = () => !0) {
  let n = eP(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? nP(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = I(e, `${Sn}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (X0(s, ya(i, e), { mode: 384 }), ae(s, I(e, Sn))) : ba(e);
}
function Sr(e) {
  return _(S(I(e, Sn))) !== void 0;
}
function eP(e) {
  if (!Sr(e)) return [];
  let t = mt(I(e, Sn), Q0);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Fl(t.toString(), e);
}
function tP(e) {
  switch (e.do) {
    case "make":
      q0(w(e.path));
      break;
    case "move":
      kr(e.from, e.to);
      break;
    case "replace":
      kr(e.to, e.aside), kr(e.from, e.to);
      break;
    case "stamp":
      ka(e.path, e.stamp);
      break;
  }
}
function nP(e) {
  switch (e.do) {
    case "make":
      rP(e.path);
      break;
    case "move":
      Nl(e);
      break;
    case "replace":
      if (!_(e.aside)) break;
      if (Nl(e), _(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      kr(e.aside, e.to);
      break;
    case "stamp":
      oP(e.path, e.before);
      break;
  }
}
function Nl({ from: e, to: t, inode: n }) {
  !_(e) && jo(t) === n && kr(t, e);
}
function jo(e) {
  let t = _l(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function _(e) {
  try {
    return _l(w(e));
  } catch (t) {
    if ($(t) === "ENOENT" || $(t) === "ENOTDIR") return;
    throw t;
  }
}
function Lt(e) {
  if (Y0(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (_(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...Lt(J(e)), e];
}
function rP(e) {
  try {
    K0(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes($(t) ?? "")) throw t;
  }
}
function oP(e, t) {
  let n = _(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ka(e, t);
}
function ka(e, { mode: t, mtime: n }) {
  try {
    wa(w(e), t), Z0(w(e), n, n);
  } catch (r) {
    if ($(r) !== "EPERM") throw r;
  }
}
function kr(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ae(n, r);
  } catch (o) {
    let s = _(e);
    if ($(o) !== "EACCES" || !s?.isDirectory()) throw o;
    wa(n, s.mode | 128), ae(n, r), wa(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var xn = ".headstart-staging-";
function De(e) {
  return e.startsWith(xn);
}
function zo(e) {
  let t = iP(I(e, xn)), n = dP(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Sr(t) || (n?.close(), vr(t));
    }
  };
}
async function lt({ base: e, literal: t }) {
  let n = lP(e);
  if (t === void 0) return n;
  let r = jl(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Ho.access(n, Ho.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === jl(n).dev ? n : t : n;
}
function lP(e) {
  let t = e;
  for (; !fP(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = J(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function vn(e) {
  let t = _(S(e));
  return t !== void 0 && xr(t);
}
function xr(e) {
  return e.isDirectory() && br(e) && xl(e);
}
function Pn(e) {
  return El(e, Sa);
}
var Sa = "alive";
function dP(e) {
  let t = uP((n) => n.destroy()).unref();
  if (No(e, "born", t))
    return ae(I(e, "born"), I(e, Sa)), t;
}
async function Jo(e) {
  if (!Pn(e)) return !1;
  try {
    let t = await _o(e, Sa);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function vr(e) {
  let t = () => cP(mP(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if ($(n) !== "EACCES") throw n;
    Hl(S(e)), t();
  }
}
function Hl(e) {
  sP(w(e), 448);
  for (let t of aP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Hl(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as KP } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var dd = N(Jl(), 1);
import { closeSync as ld, constants as ud, fstatSync as AP, openSync as CP, readSync as FP } from "node:fs";
import { setImmediate as LP } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Vl = N(ql(), 1);
var ce = 8192, va = 256;
function Go(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + va * ce)), { unpacked: u, starts: m, length: l } = pP(f, s + f.length === n);
    for (let d of m) o.set(s - t + d, o.size);
    s += l, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...u]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ce && s !== n ? a() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(f) {
      let { at: u } = c;
      if (c.at += f, c.at > c.bytes.length) throw M("a table ends early");
      return u;
    },
    /** Where the reader is in the table. */
    position: () => i + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(f, u) {
      let m = t + f === s ? o.size : o.get(f);
      if (m === void 0 || u >= ce) throw M("a table points beside its blocks");
      return m * ce + u;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || c.at !== c.bytes.length) throw M("a table is too long");
      if (r.some((f, u) => o.get(f - t) !== u))
        throw M("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function qo(e, t, n) {
  let r = Math.ceil(n / ce), o = await e(t, t + r * xa);
  if (o.length !== r * xa) throw M("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * xa))), [i = t] = s;
  if (i > t) throw M("a table is behind its list");
  return { table: Go(e, i, t, s), start: i };
}
var xa = 8;
function pP(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < va && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Kl);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Kl ? a : hP(a), f = t && i === e.length;
    if (c.length !== ce && !(f && c.length > 0 && c.length < ce))
      throw M("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < va)
    throw M("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Kl = 32767;
function hP(e) {
  try {
    return (0, Vl.zstdDecompressSync)(e, { maxOutputLength: ce, chunkSize: ce });
  } catch {
    throw M("a table cannot be unpacked");
  }
}
function M(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Pr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Zl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw M("two inodes have one number");
      n[s] = Pr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw M("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === Pr.directory || i === Pr.whiteout)
        throw M("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [gP, yP, wP] = [12, 12, 8], bP = 256, kP = 256, [Yl, SP] = [46, 47];
async function Xl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await xP(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw M("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % ce) !== g)
      throw Pa();
    let b = i.take(yP), x = i.bytes.readUInt32LE(b) + 1, P = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (x > kP) throw M("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let C = i.ahead();
      C && await C;
      let F = i.take(wP), { bytes: D } = i, Ce = B + D.readInt16LE(F + 2), re = D.readUInt16LE(F + 4);
      a.name(Ce, re, P + D.readUInt16LE(F));
      let kt = Ql(D.readUInt16LE(F + 6)), Zc = i.take(kt), Zn = D.subarray(Zc, Zc + kt);
      if (vP(Zn, p), y && E === x && !Zn.equals(y.name)) throw Pa();
      p = Zn, re === Pr.whiteout ? c.add(e, Zn) : re === Pr.directory && c.addBelow(e, Zn, Ce);
    }
    l += x;
  }
  if (i.position() !== m) throw M("a directory does not end where it should");
  if (d !== f.length) throw Pa();
  return l;
}
async function xP(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(gP), { bytes: o } = e, s = Ql(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Pa() {
  return M("the index of a directory leads elsewhere");
}
function Ql(e) {
  if (e >= bP) throw M("a name is too long");
  return e + 1;
}
function vP(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === SP) throw M("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw M("names are not in order");
  if (e[0] === Yl && (e.length === 1 || e.length === 2 && e[1] === Yl))
    throw M("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ee = 96, ed = 6, td = { noXattrs: 512, others: 1088 }, nd = 0xffffffffffffffffn, PP = 1 << 24;
function On(e, t) {
  if (e.length < Ee || e.toString("latin1", 0, 4) !== "hsqs")
    throw rd("it has no superblock");
  let n = (B) => e.readUInt16LE(B), r = (B) => e.readUInt32LE(B), o = (B) => Number(e.readBigUInt64LE(B)), s = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Ee, u, m, l, d, h, t], y = (n(24) ^ td.noXattrs) & ~td.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === ed, `its compression is number ${n(20)} instead of ${ed}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [y === 0, `its flags 0x${n(24).toString(16)} differ in 0x${y.toString(16)}`],
    [e.readBigUInt64LE(56) === nd, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === nd, "it has a table for exporting by NFS"],
    [i > 0 && i <= PP, `it has ${i} inodes`],
    [a <= i, `it has ${a} fragments for ${i} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [p >= 12 && p <= 20 && f === 2 ** p, `its block size is ${f} (log ${p})`],
    [g.every((B, E) => E === 0 || B >= g[E - 1]), "its tables overlap"]
  ].find(([B]) => !B);
  if (P) throw rd(P[1]);
  return s;
}
function rd(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var od = 16, OP = 4, Oa = 1 << 24, Ko = Oa - 1;
async function sd(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = EP(o + s), { starts: a, words: c, start: f } = await BP(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Ko;
    if (d > (Oa | Ko) || p > r || l + p > n)
      throw M("a block is where none can be");
    if (d & Oa) return p;
    try {
      return e.unpackedBytes?.(l, p, r);
    } catch (h) {
      throw M(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: f,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: l, bytes: d, fragment: p, offset: h }, g) {
      let y = d % r, b = p === void 0 ? d : d - y, x = { start: l, end: l, hash: 0 };
      for (let P = 0; P < b; P += r) {
        let B = g.ahead();
        B && await B;
        let E = g.bytes.readUInt32LE(g.take(OP));
        if (E === 0) continue;
        let C = e.pause?.();
        C && await C;
        let F = Math.min(r, b - P);
        if ((m(x.end, E) ?? F) !== F)
          throw M("a block is not what it should be");
        x.end += E & Ko, x.hash = Math.imul(x.hash, 31) + E | 0;
      }
      if (i.add(x), p !== void 0) {
        if (p >= s || h + y > r) throw M("a fragment is where none can be");
        u[p] = Math.max(u[p], h + y);
      }
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let l = 0; l < s; l++) {
        let d = e.pause?.();
        d && await d;
        let [p, h, g] = [a[l], c[l], u[l]];
        if ((m(p, h) ?? g) < g)
          throw M("a fragment is not what it should be");
        i.add({ start: p, end: p + (h & Ko), hash: h });
      }
      i.check();
    }
  };
}
async function BP({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await qo(e, n, t * od);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(od);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function EP(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => M("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Ee || o === e) throw s();
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

// src/formats/squashfs/check/inode.ts
var Vo = (e) => (t, n) => t.readUInt16LE(n + e), we = (e) => (t, n) => t.readUInt32LE(n + e), id = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), $P = {
  1: { kind: "directory", length: 16, start: we(0), bytes: Vo(8), offset: Vo(10) },
  2: { kind: "file", length: 16, start: we(0), fragment: we(4), offset: we(8), bytes: we(12) },
  3: { kind: "link", length: 8, bytes: we(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: we(4) },
  8: { kind: "directory", length: 24, bytes: we(4), start: we(8), indexed: Vo(16), offset: Vo(18), attributes: we(20) },
  9: { kind: "file", length: 40, start: id(0), bytes: id(8), fragment: we(28), offset: we(32), attributes: we(36) }
}, Yo = 4294967295, MP = 16, IP = 4095, RP = 3;
function cd(e) {
  let t = e.take(MP), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw M("it sets bits that change who runs a program");
  let r = $P[n.readUInt16LE(t)];
  if (!r) throw ad();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw ad();
  if (i(r.attributes, Yo) !== Yo) throw M("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? RP : 0);
  if (a < 0) throw M("a directory is too short");
  if (!Number.isSafeInteger(a)) throw M("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > IP) throw M("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Yo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Yo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function ad() {
  return M("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Zo = 2 ** 20, TP = 4096;
function fd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Zo) throw M("it has too many whiteouts");
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
          if (c.length > TP) throw M("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function NP(e) {
  let t = On(await e.read(0, Ee), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await _P(e, t.idTable, s);
  let a = await sd(e, t), c = Go(e.read, n, r), f = Go(e.read, r, a.start), u = Zl(o), m = fd(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = cd(c), d ??= p.owner, p.owner !== d) throw M("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw M("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await Xl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw M("its root is not where it should be");
  if (u.unnamed() !== 1) throw M("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var md = 4;
async function _P(e, t, n) {
  let { table: r } = await qo(e.read, t, n * md);
  await r.ahead(), r.take(n * md), r.end();
}
function Xo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw M("it holds more than files, directories and links");
  if (e !== r.size) throw M(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw M("it removes other files than it lists");
}
function DP(e) {
  let t = CP(e, ud.O_RDONLY | (ud.O_NONBLOCK ?? 0));
  if (AP(t).isFile()) return t;
  throw ld(t), new Error(`${e} is no file any more`);
}
async function Bn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = DP(e), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, FP(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => jP(a(d, pd)) ?? 0,
    contents(d, p, h) {
      let g = (0, dd.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await LP(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < UP ? void 0 : u();
  try {
    return await NP({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    ld(i);
  }
}
var UP = 64 * 1024 * 1024, WP = 4247762216, pd = 18;
function jP(e) {
  if (e.length < pd || e.readUInt32LE(0) !== WP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as HP, openSync as zP, readSync as JP, writeSync as hd } from "node:fs";
var bd = "-noI", [gd, GP] = [24, 1], [qP, yd] = [8, 4], wd = 2;
function kd(e, t, n) {
  let r = zP(e, "r+");
  try {
    let o = Buffer.alloc(Ee);
    JP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(gd) & ~GP, gd);
    let { inodeTable: s, root: i } = On(o, t);
    hd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(yd);
    a.writeUInt32LE(n);
    for (let c = 0; c < yd; c++) {
      let f = i.offset + qP + c, u = Math.floor(f / ce) * (wd + ce), m = s + i.block + u + wd + f % ce;
      hd(r, a, c, 1, m);
    }
  } finally {
    HP(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Sd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Bo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Or(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function Or(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...VP(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = ee(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([YP(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await KP(e);
  i !== void 0 && kd(e, b, i);
  let x = await Bn(e, { offset: 0, length: b }, "heads");
  return Xo(x, a), x;
}
function VP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function YP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await ZP(t);
  } finally {
    t.end();
  }
}
function ZP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function vd(e, t, n) {
  let r = await $d(e, t, [], n);
  return n.signal.throwIfAborted(), r && Od(r) ? void 0 : r;
}
async function Pd(e, t, { members: n, unpacked: r }, o) {
  let s = Ba(t, r);
  if (s.length > eO || s.some((c) => c.includes(`
`))) return;
  let i = await $d(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || Od(i) ? void 0 : !o.leftOut || await nO(e, t, n, o).catch(() => !1) ? i : void 0;
}
var eO = 1e3, tO = 1440 * 60;
function Od({ newest: e }) {
  return e > Date.now() / 1e3 + tO;
}
async function nO(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = ee([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, xd.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = Ed(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function Bd({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ba(e, t) {
  let n = Ed(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Ed({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${S(t)}/`;
}
function $d(e, { path: t }, n, r) {
  let o = QP(r.scratch, "excludes");
  return XP(o, [rO, ...n.map(oO)].join(""), "latin1"), Or(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var rO = `... ${xn}*
`;
function oO(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Rd(e) {
  let t = iO(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(Bd)) {
    let i = s.line.number, a = e.leftOut ? void 0 : await vd(t, s, e);
    if (!a) {
      r ??= Md(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Ba(s, r.unpacked).length > 0 ? await Pd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Id(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Md(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      mn(e);
      let i = await Sd(t, s, e);
      n.push(await Id(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Md({ found: e, leftOut: t = [] }) {
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
async function Id(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = cn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await Mt(sO(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as _d, rm as yO } from "node:fs/promises";
import { join as wO } from "node:path";

// src/formats/squashfs/arrivals.ts
function Td(e) {
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
      let a = Math.floor(s / 1048576), c = Math.min(t.length, Math.ceil(i / 1048576)), f = Array.from({ length: Math.max(0, c - a) }, (m, l) => a + l);
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
var aO = 32;
function En(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw Br();
  let a = r.map((f, u) => ({ ...Ad(f), number: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ number: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw Br();
    let m = u ? [u] : t.filter(({ number: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= aO) throw Br();
    return { ...Ad(f), line: u, lines: m, layers: l };
  });
  if (c.flatMap(({ layers: f }) => f).length < r.length) throw Br();
  return c;
}
function Ad(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: At(e) };
}
function Br() {
  return new Zt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var ts = N(Fd(), 1);
import { open as cO } from "node:fs/promises";
var Qo = 64 * 1024 * 1024, fO = Qo + Qo / 128, uO = 4096, mO = 255, [es, Ld, lO] = [0, 46, 47];
function Nd(e) {
  let t = Buffer.from(e.map(dO).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Qo || n > Zo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, ts.zstdCompressSync)(t), bytes: t.length };
}
function dO(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ns(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > fO) throw Nt("it is too long");
  await n?.(o, o + s);
  let a = await cO(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = Ea(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw Nt(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function Ea(e, t) {
  let n = pO(e), { starts: r, counts: o, end: s } = hO(n, t);
  if (s !== n.length) throw Nt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(es, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function pO(e) {
  try {
    let t = { maxOutputLength: Qo, info: !0 }, { buffer: n, engine: r } = (0, ts.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Nt(O(t));
  }
  throw Nt("something follows it");
}
function hO(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== es; a++) o = gO(e, o) + 1;
    if (r.push(a), s += a, s > Zo) throw Nt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function gO(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== es && e[n] !== lO; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Ld && e[n - 1] === Ld;
    if (n === e.length || s === 0 || s > mO || n - t > uO || i)
      throw Nt("it has a name that is none");
    r = e[n] === es;
  }
  return n - 1;
}
function Nt(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function $n({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = En(e, t), c = wO(i, "image"), f = !1, u = async (d) => {
    await bO(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await yO(c, { force: !0 }), await SO(c, { length: z({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await $a(c, a) : f || await Dd(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function bO(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Td(z({ segments: r })), c = Dd(n, r, { signal: o, until: i }), f = !1;
  c.catch(() => {
    f = !0;
  });
  let u = Promise.resolve(), m = 0;
  try {
    for await (let l of e) {
      if (await u, f) break;
      let d = e.positionOf?.(l) ?? m;
      m = d + l.length, u = Promise.resolve(t?.(l, d)).then(() => {
        s(d, l.length), e.release?.(l);
      }), u.catch(() => {
      });
    }
    await u;
  } catch (l) {
    throw a(l), l;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var kO = 32 * 1024 * 1024;
async function SO(e, { length: t, isMounted: n }, r) {
  let o = await _d(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= kO || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function $a(e, t) {
  let n = Buffer.alloc(Ee), r = await _d(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.layers]))
      await r.read(n, 0, n.length, o), On(n, s);
  } finally {
    await r.close();
  }
}
async function Dd(e, t, n = {}) {
  let r = await ns(e, t, n), o = 0;
  for (let s of t.filter(Ma)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await Bn(e, s, "tables", n);
    Xo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function Ma({ kind: e }) {
  return e === "image" || e === "delta";
}
async function m2(e, { offset: t }) {
  return t + Number((await e(t, t + Ee)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as TO, lstatSync as qd, mkdirSync as AO, readdirSync as Kd } from "node:fs";
import { dirname as CO, join as Ut, relative as FO } from "node:path";

// src/system/run.ts
import { AsyncLocalStorage as xO } from "node:async_hooks";
import { subscribe as vO, unsubscribe as PO } from "node:diagnostics_channel";
var OO = 6e4;
async function _t(e, t, n) {
  return Dt({ path: gm(e), args: t }, n);
}
async function Dt(e, t) {
  let { limitMs: n = OO, goodCodes: r = [0], signal: o, ...s } = t, i = new AbortController(), a = new X(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => i.abort(a), n) : void 0;
  try {
    let f = AbortSignal.any([o, i.signal]), { exitCode: u, endedBy: m, stdout: l, stderr: d } = await EO(e, { ...s, signal: f });
    if (u !== null && r.includes(u)) return l;
    let p = d.toString().trim().slice(-BO), h = p === "" ? "" : `: ${p}`;
    throw new X(`${e.path} ${ln(u, m)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var BO = 1e3, Ud = new xO();
async function EO({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: s = Buffer.alloc(0), env: i = It(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, f] = [[], []], u, m = () => {
    u?.kill(a);
  }, l = (p) => {
    Ud.getStore() === l && (u = p.process, process.nextTick(() => {
      u?.stdin?.on("error", () => {
      }), o.aborted && m();
    }));
  }, d = {
    cwd: r,
    env: i,
    // Without it, the program's input would stay open.
    input: s,
    silent: !0,
    ignoreReturnCode: !0,
    // Processes that the program has started may hold its output open for so many milliseconds.
    delay: 1e3,
    listeners: {
      stdout: (p) => {
        c.push(p);
      },
      stderr: (p) => {
        f.push(p);
      }
    }
  };
  vO(Wd, l), o.addEventListener("abort", m);
  try {
    let p = await Ud.run(l, () => Uf($O(e), t, d));
    o.throwIfAborted();
    let h = u?.signalCode ?? null;
    return { exitCode: p, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(f) };
  } catch (p) {
    throw o.throwIfAborted(), new X(`${e} could not be run: ${O(p)}`);
  } finally {
    PO(Wd, l), o.removeEventListener("abort", m), u?.stdout?.destroy(), u?.stderr?.destroy();
  }
}
var Wd = "child_process";
function $O(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/formats/squashfs/layers/layers.ts
import { chmodSync as zd, lstatSync as Jd, mkdirSync as jd, renameSync as Hd, utimesSync as MO } from "node:fs";
function Gd({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  jd(w(r));
  let i = (c) => {
    let f = _(c);
    f?.isDirectory() && Ia(c), f && Hd(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Jd(w(c));
    for (let l of [c, f]) Ia(l);
    for (let l of se(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = RO(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && _(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Hd(w(d), w(p)) : (g || jd(w(p)), a(d, p));
    }
    zd(w(f), u & 511), MO(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = IO(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function IO(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = _(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Ia(n), n = `${n}/${r}`;
  }
  return n;
}
function Ia(e) {
  zd(w(e), 448);
}
function RO(e) {
  let t = Jd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function rs({ path: e, images: t }, n, r = n.lines) {
  let o = Ut(n.dir, "tree"), s = await ns(e, n.segments), i = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.line - +!c.line)) {
    let c = a.lines.filter((d) => r.includes(d)), f = a.line ? LO(a.line, o) : o, u = c.length < a.lines.length ? c.map(({ number: d }) => String(d)) : [];
    await Vd({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + _O(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.layers) {
      let p = await NO({ path: e, layer: d, target: f, removals: s }, n);
      if (p + (a.line ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.layers.length > 0 ? Kd(f).filter(l) : [])
      vr(Ut(f, d));
  }
  await DO(o, n.signal);
}
function LO(e, t) {
  let n = Ut(t, String(e.number));
  if (qd(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Ut(n, FO(e.base, e.literal));
  return AO(CO(r), { recursive: !0 }), r;
}
async function Vd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ge(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = ee([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function NO({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: s } = t, i = r.counts[s], a = Ut(o.dir, `delta-${s}`);
  await Vd({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = S(Ut(o.dir, `removed-${s}`)), f = { from: S(a), to: S(n), removed: r.namesOf(s), aside: c };
  return Gd(f) + i;
}
function _O(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of Kd(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = Ut(t, String(e.number)), o = qd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(S(r), "", s) + (s ? 1 : 0);
}
async function DO(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  TO(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await _t("chown", ["-hR", "0:0", "."], n), await _t("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Yd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Po("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Rd,
  async unpack(e) {
    let t = await $n({ ...e, body: () => e.body }, e.dir);
    await rs(t, e);
  }
};

// src/formats/tar-archives/threads/create.ts
import { closeSync as HO, fstatSync as ep, lstatSync as zO, openSync as JO, readlinkSync as GO, readSync as qO } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as UO } from "node:fs";
var { O_RDONLY: WO, O_NOFOLLOW: Zd = 0, O_NONBLOCK: jO = 0 } = UO, os = WO | Zd | jO, Xd = Zd !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function Qd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function rp(e, t, n) {
  let r = QO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = YO(a, c);
    try {
      let u = ep(f, { bigint: !0 });
      if (!u.isFile()) throw Wt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(ss(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(ss(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw tp(a);
      let d = ep(f);
      if (d.ctimeMs !== XO(u.ctimeNs) || d.size !== l) throw tp(a);
      r.pad(ye(l));
    } finally {
      HO(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !Xd ? zO(c, { bigint: !0 }) : void 0;
      if (f && n && !KO(f, a, n)) throw Wt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(ss(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(ss(a, f, "symlink", { target: K(GO(c, "latin1")) }));
      else throw Wt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function KO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var VO = ["ELOOP", "EMLINK", "ENXIO"];
function YO(e, t) {
  try {
    return JO(t, os);
  } catch (n) {
    throw VO.includes($(n) ?? "") ? Wt(e) : n;
  }
}
function Wt(e = "") {
  return new Error(`${op(e)} was replaced while it was saved`);
}
function tp(e) {
  return new Error(`${op(e)} changed while it was read`);
}
function op(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function ss(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = sp(n);
  return { name: e, kind: r, target: o, size: s, mode: Qd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var is = 1000000000n, ZO = 9;
function sp(e) {
  if (e < 0n) return `-${sp(-e)}`;
  let t = e % is, n = String(e / is);
  return t === 0n ? n : `${n}.${String(t).padStart(ZO, "0").replace(/0+$/, "")}`;
}
function XO(e) {
  return Number(e / is) * 1e3 + Number(e % is) / 1e6;
}
var np = Buffer.alloc(0);
function QO({ next: e, filled: t }, n) {
  let r = np, o = 0, s = () => {
    o > 0 && t(o), r = np, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(la(a)), o = da(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = qO(a, r, o, Math.min(f, r.length - o), null);
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
import { join as nB } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as eB, readFileSync as tB } from "node:fs";
function ip(e, { names: t }) {
  let n = tB(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Wt(t[r]);
}
function ap(e, { names: t }) {
  let n = t.find((r) => {
    let o = eB(w(`${S(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Wt(n);
}

// src/formats/tar/program-packer.ts
var rB = 128 * 1024 * 1024;
function cp({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && mn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = Oo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > rB ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = Ct(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? ap(n, i) : ip(nB(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function Ra(e) {
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
var up = Rt / 2, oB = 2 * Rt, sB = 3, iB = 4;
async function* mp(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = cB({
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
    for await (let f of aB(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > iB && s(); i.length > sB; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* aB(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= oB ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= up ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function cB(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Co(t.map(({ line: d }) => d)), i = cp(e), a = Ra(1), c = Ra(gr), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await Om(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* fp(r, (b) => {
      try {
        let x = ia({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
        return x.stdin.end(`${p.join("\0")}\0`, "latin1"), x.ended.catch(() => {
        }).then(a.release), x;
      } catch (x) {
        throw a.release(), x;
      }
    });
  }
  async function* l(d) {
    let { plan: p } = d;
    if (d.how === "by a program" && i) {
      let b = fp(r, (x) => i(p, x));
      for await (let x of b) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: p, bytes: b, contentBytes: x }), g = [], y = d.how === "here" ? fB(d, rl(s), r) : m(d);
    for await (let b of y) {
      let x = "frame" in b ? Promise.resolve(b) : u(b);
      for (x.catch(() => {
      }), g.push(x); g.length >= gr; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== sa && (f++, a.release());
    }
  };
}
async function* fB({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = rp(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * up), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* fp(e, t) {
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
import { setImmediate as uB } from "node:timers/promises";
var lp = 256, mB = 8e3, lB = 64 * 1024 * 1024;
function pp(e) {
  let t = as("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: as("files"), sparse: as("files", !0) }, s = 0, i = (u) => {
    let m = u.some(pB) ? o.sparse : o.plain;
    dp(m, u);
  }, a = (u, m) => hB(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: as("files", u === "sparse") };
  };
  async function* f() {
    let u = lp;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") dp(t, [l]);
        else {
          let d = l.hardLink ? gB(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await uB(), u = lp);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var dB = 1024 * 1024;
function pB({ bytes: e, length: t = e }) {
  return t - e >= dB;
}
function hB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / mB, t / lB) / r;
}
function gB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function as(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var yB = 1536, wB = Rt - 64 * 1024;
function bB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return yB + n + ye(n);
}
function dp(e, t) {
  let n = t.reduce((o, s) => o + bB(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= wB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function hp(e) {
  let t = pp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of mp(SB(t), e)) {
    a !== r && (n.push(kB(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function kB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* SB({ files: e, skeleton: t }) {
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
import { join as MB } from "node:path";

// src/formats/tar/skeleton-check.ts
var kp = N(yp(), 1);
var xB = 256 * 1024 * 1024, vB = 1024 * 1024;
async function Sp({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Be(e) > xB) throw new k("its skeleton is too large to be one");
  let s = Ge(r);
  s.allow(n);
  let i = e.length === 0 ? [] : PB(e, s), a = await OB(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* PB(e, t) {
  let n = (0, kp.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function OB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = bp(i, a); c <= i.length; c = bp(i, a)) {
      if (c > a + V) EB(i, a);
      else if (i[a + xp] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var wp = 124, xp = 156, BB = Buffer.alloc(V), Ta = { records: 120, directory: 53, symlink: 50 };
function bp(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + xp];
  if (r === Ta.directory || r === Ta.symlink) {
    if (Aa(e, t) === 0) return n;
  } else if (r === Ta.records) {
    let o = Aa(e, t);
    if (o > 0 && o <= vB) return n + o + ye(o);
  } else if (BB.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function Aa(e, t) {
  let n = e.toString("latin1", t + wp, t + wp + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function EB(e, t) {
  let n = t + V, { size: r, sparseSize: o } = Mo({}, "x", e.subarray(n, n + Aa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Pp({
  body: e,
  segments: t,
  dir: n,
  lines: r,
  tools: o,
  workers: s = $B(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Ct(o.zstd, IB(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => vp(f),
    signal: i,
    warn: a
  }, l = await To(m, async (p, h) => {
    let g = await Qm(e, t, p), y = u.reduce((x, P) => x + At(P), 0), b = { bytes: g, members: vp(u), mostBytes: y };
    return await Sp(b, { cwd: n, signal: h }), b;
  }), d = Ct(void 0);
  await Fo(l, { tar: c, lines: r, codec: d, cwd: MB(n, "tree"), signal: i });
}
function IB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function vp(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Op = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Po("tar", e)],
  unsupportedReason: () => {
  },
  pack: hp,
  unpack: Pp
};

// src/formats/index.ts
var Mn = [Op, Yd, hl];

// src/mounts/probe.ts
import { existsSync as FB, readFileSync as LB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as RB, readFileSync as TB } from "node:fs";
import { join as AB } from "node:path";
async function In(e) {
  if (process.geteuid?.() === 0) return CB() ? Bp((r) => r) : void 0;
  let t = Ca("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Dt(n({ path: Ca("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Bp(n);
}
function Bp(e) {
  let t = (n, r) => {
    let o = Ca(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => bm(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i];
      return Dt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Dt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function Ca(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => AB(n, e)).find((n) => RB(n));
}
function CB() {
  let [, e = "0"] = TB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function Rn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Fa(e, t) {
  try {
    return await NB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function NB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await In(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await _B(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !FB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function _B(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(LB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/system/tools.ts
import { readFileSync as DB } from "node:fs";
async function Ep(e, t = !0) {
  let n = async (i) => {
    let a = t ? hr(i) : void 0;
    return a && await UB(a, e) && a;
  }, [r, o, s] = await Promise.all([
    WB(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: hr("zstd"), mksquashfs: o, unsquashfs: s };
}
async function UB(e, t) {
  let n = await Mp("-version", e, t), [, r, o, s] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(s) >= 405 ? r : void 0;
}
async function WB(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = hr(t), r = n && (jB(n) ?? HB(await Mp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var $p = { "GNU tar": "gnu", bsdtar: "bsd" };
function jB(e) {
  try {
    let t = DB(e);
    return Object.entries($p).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Mp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Dt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), v(`Not used: ${O(o)}`), "";
  }
}
function HB(e) {
  return Object.entries($p).find(([t]) => e.includes(t))?.[1];
}

// src/job/formats-of-job.ts
function Tn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return Mn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function jt({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Ep(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: s, fetchImageTools: i } = await import("./image-tools.js"), a = { ...o, ...await s() };
  return n && !a.mksquashfs ? { ...a, ...await i(t) } : a;
}
async function Ip(e, t, { mounting: n, signal: r }) {
  let o = Rn(n), s = ({ id: c, image: f }) => c === t.format ? 2 : Number(f && o), i = Tn(e, t).toSorted((c, f) => s(f) - s(c));
  if (o || !i.some(({ image: c }) => c)) return i;
  let a = await jt(t, r);
  return i.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function cs({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Fa("image", r);
    return "rights" in o ? o : { ...o, broker: JB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Fa("tree", r);
}
function JB(e) {
  return e !== "off" && zB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function fs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return it(`Event Validation Error: ${n}`), !1;
}

// package.json
var Rp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as tE } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Ln from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function La(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ue(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ue(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ue(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ue(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ue(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as hs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var dt = N(Tp(), 1);
import * as An from "path";
var pt = process.platform === "win32";
function Ye(e) {
  if (e = Ve(e), pt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = An.dirname(e);
  return pt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ve(t)), t;
}
function ms(e, t) {
  if ((0, dt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, dt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Er(t))
    return t;
  if (pt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, dt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if ($e(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, dt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, dt.default)(Er(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || pt && e.endsWith("\\") || (e += An.sep), e + t;
}
function Er(e) {
  return (0, dt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = $e(e), pt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function $r(e) {
  return (0, dt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = $e(e), pt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function $e(e) {
  return e = e || "", pt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ve(e) {
  return e ? (e = $e(e), !e.endsWith(An.sep) || e === An.sep || pt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Me;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Me || (Me = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Ap = process.platform === "win32";
function _a(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Ap ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Ap ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ye(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ye(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Cp(e, t) {
  let n = Me.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Fp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as _p from "os";
import * as Fn from "path";
var ht = N(Lp(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Ht from "path";
var Cn = N(Np(), 1), VB = process.platform === "win32", zt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Cn.default)(t, "Parameter 'itemPath' must not be empty"), t = Ve(t), !$r(t))
        this.segments = t.split(Ht.sep);
      else {
        let n = t, r = Ye(n);
        for (; r !== n; ) {
          let o = Ht.basename(n);
          this.segments.unshift(o), n = r, r = Ye(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Cn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Cn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = $e(t[n]), n === 0 && $r(r) ? (r = Ve(r), (0, Cn.default)(r === Ye(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Cn.default)(!r.includes(Ht.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Ht.sep) || VB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Ht.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ze = process.platform === "win32", Mr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, ht.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, ht.default)(f && Er(f), "Parameter 'segments' first element must be a root path"), s = new zt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new zt(s).segments, this.trailingSeparator = $e(s).endsWith(Fn.sep), s = Ve(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new zt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ze ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ze,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ze ? s.replace(/\\/g, "/") : s, this.minimatch = new Oe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = $e(t), !t.endsWith(Fn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Fn.sep}`)) : t = Ve(t), this.minimatch.match(t) ? this.trailingSeparator ? Me.Directory : Me.All : Me.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ve(t), Ye(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ze ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ze ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, ht.default)(t, "pattern cannot be empty");
    let r = new zt(t).segments.map((o) => e.getLiteral(o));
    if ((0, ht.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, ht.default)(!$r(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = $e(t), t === "." || t.startsWith(`.${Fn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Fn.sep}`))
      n = n || _p.homedir(), (0, ht.default)(n, "Unable to determine HOME directory"), (0, ht.default)(Er(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ze && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ms("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ze && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ms("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ms(e.globEscape(process.cwd()), t);
    return $e(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ze && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ze && a + 1 < t.length) {
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
var Ir = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Da = function(e, t, n, r) {
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
}, YB = function(e) {
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
}, gt = function(e) {
  return this instanceof gt ? (this.v = e, this) : new gt(e);
}, ZB = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, s = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", i), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function i(d) {
    return function(p) {
      return Promise.resolve(p).then(d, m);
    };
  }
  function a(d, p) {
    r[d] && (o[d] = function(h) {
      return new Promise(function(g, y) {
        s.push([d, h, g, y]) > 1 || c(d, h);
      });
    }, p && (o[d] = p(o[d])));
  }
  function c(d, p) {
    try {
      f(r[d](p));
    } catch (h) {
      l(s[0][3], h);
    }
  }
  function f(d) {
    d.value instanceof gt ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
  }
  function u(d) {
    c("next", d);
  }
  function m(d) {
    c("throw", d);
  }
  function l(d, p) {
    d(p), s.shift(), s.length && c(s[0][0], s[0][1]);
  }
}, XB = process.platform === "win32", ps = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = La(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Da(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = YB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return ZB(this, arguments, function* () {
      let n = La(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new Mr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of _a(r)) {
        ue(`Search path '${i}'`);
        try {
          yield gt(Ln.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Ir(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = Cp(r, i.path), c = !!a || Fp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield gt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && hs.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Me.Directory && n.matchDirectories)
              yield yield gt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield gt(Ln.promises.readdir(i.path))).map((l) => new Ir(hs.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Me.File && (yield yield gt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Da(this, void 0, void 0, function* () {
      let r = new e(n);
      XB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new Mr(s));
      return r.searchPaths.push(..._a(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Da(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Ln.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ue(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw s;
        }
      else
        o = yield Ln.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield Ln.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((i) => i === s)) {
          ue(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var QB = N(Dp(), 1);

// node_modules/@actions/glob/lib/glob.js
var eE = function(e, t, n, r) {
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
function Up(e, t) {
  return eE(this, void 0, void 0, function* () {
    return yield ps.create(e, t);
  });
}

// src/files/matches.ts
async function Nn({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await nE(r)) {
      let s = tE(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || rE(o, r) || Wp(o, r, t) || n.set(o, { line: r, path: o, relative: He(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !oE(r, n, t));
}
async function nE(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Up(`${sE(ze(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function rE(e, { base: t }) {
  return He(t, e).split("/").some(De);
}
function Wp(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== J(e) && Wp(J(e), t, n) : !1;
}
function oE(e, t, n) {
  for (let r = e, o = J(e); o !== r; r = o, o = J(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function sE(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function _n(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as iE, statSync as aE } from "node:fs";
import { dirname as jp } from "node:path";
function Gp(e) {
  let t = Hp(), n = process.cpuUsage(), r = new Set(e.map(qp));
  return () => {
    let o = Hp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: uE(t, o, (s + i) / 1e3),
      disks: mE(t, o, r),
      network: lE(t, o)
    };
  };
}
function Hp() {
  return {
    stat: gs("/proc/stat"),
    self: gs("/proc/self/stat"),
    disks: gs("/proc/diskstats"),
    net: gs("/proc/net/dev")
  };
}
function gs(e) {
  try {
    return iE(e, "latin1");
  } catch {
    return "";
  }
}
function qp(e) {
  let t = cE(e);
  if (t === void 0) return e === jp(e) ? "" : qp(jp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function cE(e) {
  try {
    return aE(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var fE = 10;
function uE(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Wa(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = dE(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (zp(t) - zp(e)) * fE, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function zp({ self: e }) {
  let t = Wa(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Jp = 512;
function mE(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * Jp, writtenBytes: p * Jp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function lE(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Wa(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Wa(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function dE(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/system/bytes/buffer-pool.ts
function yt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function Dn(e = 1024 * 1024) {
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

// src/report/phase-timer.ts
function Vp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && pE(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
  }, a = (u) => {
    let m = Object.assign(t(u), { bytes: 0 });
    return r.push(m), m;
  }, c = (u) => {
    u.startMs = n(), s === void 0 && (o = e(), o && r.push(o));
  };
  async function* f(u, m) {
    c(m);
    let l = o;
    i(m);
    try {
      for await (let d of u)
        i(l), m.firstByteMs ??= n(), Kp(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return yt(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), Kp(d, m);
      }
    }
  };
}
function Kp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function pE(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function ys() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => hE(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Vp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Gp(i);
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
function hE({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
  if (t === void 0) return [];
  let a = (n ?? i) - t, c = Object.entries(r).map(([m, l]) => [m, Math.round(l)]), f = c.reduce((m, [, l]) => m + l, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - f)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: s,
    mibPerSecond: s === void 0 ? void 0 : gE(s / 1048576 / (a / 1e3))
  }];
}
function gE(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ch = N(Yp(), 1);
import { writeFileSync as IE } from "node:fs";
import { join as RE } from "node:path";

// src/system/job-summary.ts
function Zp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = rr(e);
  return Xp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function QW(e) {
  return Xp((t) => t.addRaw(e, !0));
}
var Ha = Promise.resolve();
function Xp(e) {
  let t = tu();
  if (!t) return Ha;
  let n = Ha.then(async () => {
    e(t), await t.write();
  });
  return Ha = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Qp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var yE = 10 * 1024 * 1024, wE = 64;
function eh({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = sh(t, ["download", "upload"]), i = o >= yE && e.concurrency < wE;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${th}`
  };
}
var th = "a higher `compression-level` makes entries smaller";
function Rr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return nh(
    e,
    `${n} busy ${Un(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ws(e) {
  return nh(e, `one thread was busy ${Un(e.load.thread)} of the time`, "faster cores");
}
function nh({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var bE = 32 * 1024;
function Ja(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < bE, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${za(r, i)} MiB/s` : `read ${za(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${Un(e.load.disk)} of the time`,
    advice: oh(e, f)
  };
}
function rh(e) {
  let { bytes: t, mibPerSecond: n } = sh(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: oh(e, r)
  };
}
function oh({ step: e, settings: t }, n) {
  if (e === "save" && n) return th;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function sh(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: za(r, o) };
}
function za(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Un(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var kE = 1e3;
function ih(e) {
  let { totalMs: t } = e;
  if (t < kE)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = vE(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? xE[r].find(([l]) => SE[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: EE(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var SE = {
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
}, xE = {
  store: [["always", Qp]],
  network: [
    ["threadIsBusy", ws],
    ["always", eh]
  ],
  disk: [
    ["ownCoresAreBusy", Rr],
    ["diskIsBusy", Ja],
    ["coresAreBusy", Rr],
    ["threadIsBusy", ws],
    ["diskIsUnseen", rh]
  ],
  work: [
    ["ownCoresAreBusy", Rr],
    ["diskHinders", Ja],
    ["coresAreBusy", Rr],
    ["threadIsBusy", ws]
  ]
};
function vE(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? PE, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...OE(e) };
}
var Tr = Number.NaN, PE = {
  cores: Tr,
  busy: Tr,
  iowait: Tr,
  ownMs: Tr,
  programsMs: Tr
};
function OE({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[BE[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var BE = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function EE({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Un(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Un(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var $E = 1e4;
function ah({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${ME(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < $E ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function ME({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Ar(e, t, n) {
  try {
    await TE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? U : v)(`There is no report: ${O(r)}`);
  }
}
async function TE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: ih(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = RE(G(), `headstart-${s.step}-${(0, ch.randomUUID)()}.json`);
  if (IE(c, `${JSON.stringify(s, void 0, 2)}
`), ke("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Zp(f, AE(s), r ? `${a}.

${ah(s)}` : "");
}
function AE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Li(e.key),
      e.matchedKey === void 0 ? "\u2013" : Li(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function bs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function fh(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = bs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, CE(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function CE(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Re from "node:fs/promises";
import { basename as Eh, dirname as Qa, join as $h } from "node:path";

// src/system/disk/eviction.ts
import * as Ue from "node:fs/promises";
import { basename as DE, join as Ya } from "node:path";

// src/system/disk/draft-file.ts
var mh = N(uh(), 1);
import { constants as qa } from "node:fs";
import * as Xe from "node:fs/promises";
import { dirname as lh, join as Ka } from "node:path";
var ks = ".drafts";
async function Wn(e) {
  let t = Ka(e, ks);
  await Ke(e, t);
  let n = Ka(t, (0, mh.randomUUID)());
  return ph(e, n, await Xe.open(n, "wx+", 384));
}
async function dh(e, t) {
  let n = Ka(e, ks, t), r = await Xe.open(n, qa.O_RDONLY | qa.O_NOFOLLOW | qa.O_NONBLOCK);
  return ph(e, n, r);
}
function ph(e, t, n) {
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
      return await n.sync(), await Ke(e, lh(s)), FE(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Xe.rm(t, { force: !0 });
    }
  };
}
async function FE(e, t) {
  try {
    await Xe.link(e, t);
  } catch (r) {
    if ($(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Xe.rm(e), process.platform === "win32") return !0;
  let n = await Xe.open(lh(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as wh } from "node:fs";
import * as Jt from "node:fs/promises";
import { join as hh } from "node:path";
import { setTimeout as LE } from "node:timers/promises";
var Ss = ".notes";
function jn(e) {
  let t = async (n) => (await Ke(e, hh(e, Ss)), hh(e, Ss, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(_E, () => {
      }) === await Ie(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Va(async (n, r) => {
      await LE(NE), await Ie(n) === r && await yh(await t(n), r);
    }),
    touch: Va(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Jt.utimes(r, o, o).catch(async (s) => {
        if ($(s) !== "ENOENT") throw s;
        await yh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Va(async (n, r) => Jt.link(await t(n), r))
  };
}
var NE = 20, gh = 256;
async function Ie(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Va(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function _E(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = wh, o = await Jt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(gh), 0, gh, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function yh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = wh, a = await Jt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var bh = 3600 * 1e3;
async function xs(e) {
  let n = (await Hn(Ya(e, ks))).filter(({ writtenMs: r }) => Date.now() - r > bh);
  await Promise.all(n.map(({ path: r }) => Ue.rm(r, { force: !0 })));
}
async function vs(e, t) {
  let n = new Map((await Hn(Ya(e, Ss))).map((s) => [DE(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > bh);
  return await Promise.all(o.map(({ path: s }) => Ue.rm(s, { force: !0 }))), r;
}
async function Cr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Ue.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await Ue.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Hn(e) {
  let t = await _e(e).then(() => Ue.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Ya(e, r), s = await Ue.lstat(o, { bigint: !0 }).catch(() => {
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

// src/system/disk/stored-file.ts
import { constants as Ps } from "node:fs";
import * as xe from "node:fs/promises";
import { dirname as UE } from "node:path";
async function Gt(e, { dir: t, verify: n = "auto" }) {
  let r = await xe.open(e, Ps.O_RDONLY | Ps.O_NOFOLLOW | Ps.O_NONBLOCK), o = jn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return ha(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => WE(r, i, a),
      file: jE(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function WE(e, t, n) {
  let { acquire: r, release: o } = Dn();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function jE(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await Za(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Os(e, t),
    async copyTo(s) {
      return await xe.copyFile(`/proc/self/fd/${e.fd}`, s, Ps.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await HE(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function HE(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ie(e);
    if (await t(), await Ie(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function Za(e, t, n) {
  try {
    let [r, o] = await Promise.all([xe.stat(UE(n)), e.stat()]);
    return r.dev !== o.dev || !await Os(e, t) ? !1 : (await xe.symlink(await xe.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Os(e, t) {
  let [r, o] = await Promise.all([
    xe.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var kh = 1024 * 1024;
async function Sh({ path: e, dir: t, evict: n }) {
  let r = await Wn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: kh,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Be(u), { bytesWritten: l } = await o.writev(u, c + f * kh);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await jn(t).prove(o, await Ie(o)), await r.discard(), f && await n().catch(() => {
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
import * as xh from "node:fs/promises";
import { basename as zE, join as JE } from "node:path";
async function vh(e) {
  let t = await Xa(e), n = (await Promise.all(t.map(Xa))).flat(), o = (await Promise.all(n.map(Xa))).flat().filter((s) => /^[0-9a-f]{64}$/.test(zE(s)));
  return (await Promise.all(o.map(Hn))).flat();
}
async function Xa(e) {
  return (await xh.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => JE(e, n.name));
}

// src/stores/local/local.ts
var Ph = 1024 ** 3, Oh = process.platform === "linux" ? Xn : of;
function Mh(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ph, minFreeBytes: s = Ph } = e, i = ({ scope: a, version: c, key: f }) => $h(t, Oh(n), Oh(a), Xn(c), Xn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Bh(t))
        for (let u of a) {
          let m = f.map((d) => Qa(i({ scope: u, version: d, key: "-" }))), l = await GE(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await kn(t), await Re.mkdir(t, { recursive: !0, mode: 448 }), await _e(`${t}/.`), !await qE(c, { dir: t, verify: r }))
        return Sh({
          path: c,
          dir: t,
          async evict() {
            await xs(t);
            let f = (await vs(t, await vh(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Cr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Bh(t) ? (await Ih(Qa(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Re.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Bh(e) {
  return await kn(e), await Ah(e) ? (await _e(`${e}/.`), !0) : !1;
}
async function GE(e, t, n) {
  let r = (await Promise.all(e.map((o) => Ih(o, t, n)))).flat();
  for (; ; ) {
    let o = nf(t, r);
    if (!o) return;
    let s = await KE(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Ih(e, t, n) {
  if (!await Th(e, n)) return [];
  let r = mi(Eh(e)) ?? "", o = (await Re.readdir(e)).filter((a) => af(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = $h(e, a);
      return { path: c, stat: await Re.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Rh(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Rh(e, t) {
  let n = mi(Eh(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Gt(e, t);
  try {
    return (await dr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function qE(e, t) {
  if (!await Th(Qa(e), t) || !await Ah(e)) return !1;
  try {
    return await Rh(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Re.rm(e, { force: !0 }), !1;
  }
}
async function KE({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Gt(e, o);
    await i();
    let c = () => Re.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if ($(s) === "ENOENT") return;
    throw s;
  }
}
function Th(e, t) {
  return Ch(Pl(t.dir, e));
}
function Ah(e) {
  return Ch(Re.lstat(e));
}
async function Ch(e) {
  try {
    return await e, !0;
  } catch (t) {
    if ($(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Fh(e) {
  let t = VE(e.inputs.s3);
  return bs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function VE({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Lh = {
  local: ({ inputs: e, repository: t }) => Mh({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Fh,
  github: fh
};
function Nh({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function _h(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { roles: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / A), p = await YE(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * A, n) - l);
        await ZE(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = XE(d, n, e);
      o = a(l, h, r);
      for await (let g of o)
        s.set(g, o.positionOf?.(g) ?? l), l = Math.min(l + g.length, h), yield g;
      if (l < h) return;
    }
  }
  let u = (l) => {
    c.release(l), o?.release?.(l);
  }, m = (l) => s.get(l);
  return { [Symbol.asyncIterator]: f, release: u, positionOf: m };
}
async function YE(e, { roles: t, bypassed: n }) {
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
async function Dh(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((s) => n.has(s))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((s) => o.present.has(s))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function ZE(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function XE(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * A < t && !s(i); ) i++;
  return Math.min(i * A, t);
}
async function Uh(e, t, n) {
  let r = await e.roles.current(), o = Ne(n, n + Be(t)), s = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Bs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  ec(r, e) && i.datasync().catch(() => {
  });
}
function Wh(e, t, n) {
  return yt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.roles.held();
      a?.role === "filler" && await Bs(a.draft.file, [i.bytes], i.position).catch(e.roles.giveUp), yield s;
    }
  });
}
function ec({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ne(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Bs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Be(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as a$, once as c$ } from "node:events";
import { setTimeout as f$ } from "node:timers/promises";

// src/stores/stash/election.ts
var Hh = N(jh(), 1);
import { EventEmitter as QE } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as e$ } from "node:net";
import { dirname as nc, join as qt } from "node:path";
var zh = ".fillers";
async function Jh(e, t) {
  let n = qt(e, zh, t);
  for (await Ke(e, nc(n)); ; ) {
    let r = await n$(n) ?? await r$(n);
    if (r) return r;
  }
}
var t$ = 3600 * 1e3;
async function Gh(e) {
  let t = qt(e, zh);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(qt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > t$ && await fe.rm(qt(t, n), { recursive: !0, force: !0 });
  }
}
async function n$(e) {
  for (let t of await fe.readdir(e).catch(i$)) {
    let n = await _o(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(qt(e, t), { recursive: !0, force: !0 });
  }
}
async function r$(e) {
  let t = await fe.mkdtemp(qt(nc(e), "joining-")), n = (0, Hh.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new QE(), i = e$((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), rc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = o$(i, { said: r, followers: o, heard: s, path: qt(e, n) });
  if (!No(t, n, i))
    return await fe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = yn(t, e);
  } finally {
    c || (i.close(), await fe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function o$(e, { said: t, followers: n, heard: r, path: o }) {
  let s = (i) => {
    for (let a of n) a.write(i);
  };
  return {
    role: "filler",
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
    async end() {
      await fe.rm(o, { force: !0 }), await fe.rmdir(nc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var s$ = 36;
function rc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > s$ && e.pause();
    for (let s of o) t(s);
  });
}
function i$(e) {
  if ($(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var u$ = /^[0-9a-f-]{36}$/, m$ = /^\d{1,7}$/, qh = "fetches", l$ = 500;
function Kh(e, t) {
  return m$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Vh({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = Kh(o, n);
    s !== void 0 && r(s);
  }), e(qh);
}
var d$ = 4;
function Yh(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new a$(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  f$(l$, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && u$.test(d))
      return a = d, i = dh(e, d).catch(() => {
      }), !0;
    d === qh && f.resolve(!0);
    let p = Kh(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return rc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > d$ * r) return;
    s.emit("news");
  }), t.on("close", () => {
    l = !0, s.emit("news");
  }), {
    present: o,
    draft: () => i,
    async ask(d) {
      for (let p of d)
        !o.has(p) && !u.has(p) && (u.add(p), t.write(`${p}
`));
      return f.promise;
    },
    isOver: () => l,
    async news(d) {
      let p = new AbortController(), h = setTimeout(() => p.abort(), r);
      try {
        return l || await c$(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
      } catch {
        return d.throwIfAborted(), !1;
      } finally {
        clearTimeout(h);
      }
    },
    async close() {
      t.destroy(), await (await i)?.close();
    }
  };
}

// src/stores/stash/role.ts
import { basename as p$ } from "node:path";
var h$ = 15e3, g$ = 16;
function Fr(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function Xh(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (i || r && !y$(r)) return;
        if (++s > g$) throw new Error("one process after the other has begun to fill it");
        let f = r;
        r = await w$(e), f && await Zh(f), r || (i = !0), r?.role === "filler" && await e.onFill(r);
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
      i || n(c), await a.leave();
    },
    async leave() {
      i = !0;
      let c = r;
      r = void 0, c && await Zh(c).catch(n);
    }
  };
  return a;
}
function y$(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Zh(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function w$(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: s = h$, log: i } = e, a = await t.open(r, o);
  if (a) return { role: "follower", copy: a };
  let c = await t.elect(r);
  if (c.role === "filler") return b$(c, e);
  i("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: Yh(n, c.lines, { blocks: f, quietMs: s }) };
}
async function b$(e, { stash: t, name: n, size: r, log: o }) {
  let s;
  try {
    let i = await t.open(n, r);
    if (s = i ? void 0 : await t.begin(r), s)
      return e.say(p$(s.path)), { role: "filler", draft: s, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), i) return { role: "follower", copy: i };
    o(`The stash has no room for the ${H(r)} of the entry`);
    return;
  } catch (i) {
    throw await s?.discard(), await e.end(), i;
  }
}

// src/stores/stash/copy.ts
function Qh({ size: e, read: t }, n) {
  let { logError: r } = n, s = Xh({ ...n, size: e, onFill: async ({ draft: u, channel: m }) => {
    eg(m, i);
    for (let { bytes: l, position: d } of i.ends) await Bs(u.file, [l], d);
  } }), i = {
    size: e,
    roles: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Dn()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && ec(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: S$(i),
      async link(u) {
        let m = await s.settled(), l = Fr(m);
        return l ? l.file.link(u) : m?.role !== "filler" || !await Za(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held(), m = Fr(u);
        return m ? m.file.isInPlace() : u?.role === "filler" && Os(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = Fr(s.held());
        if (m) return v$(m.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => _h(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => Wh(i, u, m),
    isPublished: () => Fr(s.held()) !== void 0,
    async finish() {
      let u = f();
      u && await k$(u, { ...n, isProven: a, link: c }).catch(r), await s.leave();
    },
    discard: s.leave
  };
}
async function k$({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = jn(r), c = setInterval(t.giveSign, x$);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Ie(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function S$(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ne(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Uh(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Dh(Ne(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && eg(s.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function eg(e, { size: t, onAsked: n }) {
  n && Vh(e, Math.ceil(t / A), n);
}
var x$ = 1e3;
async function v$(e, t, { bypassed: n }) {
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
import * as Lr from "node:fs/promises";
import { basename as P$, dirname as O$, join as Qe } from "node:path";
var B$ = 1024 ** 3;
function ng(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = B$, isPull: o } = e, s = Qe(t, "pulls"), i = Qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([tg(s), tg(i)]), m = o ? void 0 : 1;
    return (await vs(t, u.flat())).map((l) => ({
      ...l,
      rank: O$(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await kn(t), await Lr.mkdir(t, { recursive: !0, mode: 448 }), await _e(t);
    for (let u of [s, i]) await Ke(t, u);
  };
  return {
    async open(u, m) {
      await kn(t);
      for (let d of [t, s, i]) await _e(d).catch(rg);
      let l = await oc(Qe(i, u), m, e);
      return l || o ? l ?? oc(Qe(s, u), m, e) : (E$(Qe(s, u), Qe(i, u)), oc(Qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Lr.rm(Qe(m, u), { force: !0 })));
    },
    async elect(u) {
      return await f(), Jh(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([xs(t), Gh(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Cr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return Wn(t);
    },
    async put(u, m) {
      await u.publish(Qe(a, m)) && await Cr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function tg(e) {
  return (await Hn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(P$(t)));
}
function E$(e, t) {
  try {
    ae(e, t);
  } catch (n) {
    rg(n);
  }
}
function rg(e) {
  if ($(e) !== "ENOENT") throw e;
}
async function oc(e, t, n) {
  try {
    let r = await Gt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = $(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Lr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function og(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = ng(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = fi([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), x = async () => c.remove(y).catch(f), P = M$(
          m,
          Qh(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          x
        );
        if (!b) return P;
        let { file: B, read: E, close: C } = b;
        return {
          ...P,
          original: P,
          stored: m,
          file: B,
          read(F, D) {
            return a(`Found in the stash ${n}`), yt(E(F, D), $$);
          },
          reject: x,
          async close() {
            await C(), await P.close();
          }
        };
      } catch (b) {
        return f(b), m;
      }
    }
  };
}
async function* $$(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function M$(e, t, n) {
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
function zn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Nh(e), u = I$(t(Lh[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return og(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function I$(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Jn(e, t, n) {
  return {
    inputs: e,
    service: ou(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: nu(),
    isSealed: (r) => Mn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: sg(v),
    warn: sg(U),
    mask: nn
  };
}
function sg(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var sc = "Saving all files instead of the changes";
async function ig({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await ic(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), v(`${sc}: ${O(i)}`);
      return;
    }
}
async function ic({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await vo(c, s);
    if (So(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as Cg } from "node:fs";
import { open as hM } from "node:fs/promises";
import { join as gM } from "node:path";

// src/entry/body.ts
function ag(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(z(t) / A) }, a = /* @__PURE__ */ new WeakMap();
  return { ...yt(e.read(0, z(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of fg(f, { entry: e, index: t, blocks: i })) {
      let l = u * A;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function cg(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => fg(r, { entry: e, index: t, blocks: n })
  };
}
async function* fg(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ne(r.first * A, r.end * A)), s = e.positionOf ? T$(e, n) : R$(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = Ki(a, i, n.digests) ? a : [await A$(t, n, i)];
    await t.file?.filling?.write(f, i * A), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* R$(e, t) {
  let n = on(A), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* T$(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ne(o, o + r.length)) {
      let i = Math.max(o, s * A), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * A - o)));
      let c = Math.min(A, z(t) - s * A);
      Be([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function A$(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, s = await ur({ ...e, read: o }, r, Math.min(r + A, z(t)));
  if (Ki([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* ug(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as iM, rmSync as aM, writeFileSync as cM } from "node:fs";
import { join as Rs } from "node:path";
import { setTimeout as fM } from "node:timers/promises";

// src/system/detached.ts
var ac = N(lg(), 1);
import { once as C$ } from "node:events";
import { finished as F$ } from "node:stream/promises";
var L$ = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Es({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => L$.test(a)), r = (0, ac.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...It(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function $4({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, ac.spawn)(e, t, { cwd: n, env: { ...r, ...It() }, detached: i }), c = a[s];
  a.stdin.destroy();
  for (let m of [a.stdout, a.stderr]) m.resume();
  let f = () => {
    try {
      i && a.pid !== void 0 ? process.kill(-a.pid, "SIGKILL") : a.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", f), o.aborted && f();
  let u = "";
  c.setEncoding("utf8").on("data", (m) => {
    u += m, u.length > dg && f();
  });
  try {
    let [m, l] = await C$(a, "exit");
    if (f(), await F$(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= dg) return u;
    throw new X(`${e} ${ln(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var dg = 4 * 1024 ** 2;

// src/mounts/mount-root.ts
import { lstatSync as hg, mkdtempSync as U$, readdirSync as W$, realpathSync as gg } from "node:fs";
import { basename as yg, dirname as j$, join as wg } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as N$ } from "node:fs";
function Y() {
  return process.platform !== "linux" ? [] : N$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: pg(n.split(" ")[4] ?? ""), type: o, source: pg(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function pg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as _$, readlinkSync as D$ } from "node:fs";
function cc() {
  return D$("/proc/self/ns/pid").replace(/\D/g, "");
}
function Te(e) {
  try {
    let t = _$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var fc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function bg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${cc()}-${t}-${Te(t)}-`;
  return U$(wg(gg(e), n));
}
function Nr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Kt(e) {
  let t = S(e);
  return Y().filter((n) => Nr(n) === t || j(n.point, t));
}
function kg(e) {
  let t = S(e);
  return Y().findLastIndex((n) => Nr(n) === t);
}
var _r = "headstart-broker";
function Sg(e) {
  let t = S(e);
  return Y().filter((n) => n.type === "fuse" && Nr(n) === t);
}
function xg() {
  let e = (t) => $s(t) || t === _r;
  return Y().flatMap((t) => e(Nr(t) ?? "") ? t.point : []);
}
function $s(e) {
  return fc.test(yg(e));
}
var H$ = 7200 * 60 * 1e3;
function z$(e) {
  let [, t, n = "", r] = yg(e).match(fc) ?? [];
  if (t === cc()) return Te(n) !== r;
  let o = hg(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > H$;
}
function J$(e) {
  return e.type === "squashfs" ? j$(e.point) : Nr(e);
}
function vg(e) {
  let t = Y().flatMap((o) => J$(o) ?? []).map((o) => w(o).toString()).filter((o) => $s(o) && !G$(o)), r = (process.platform === "linux" ? W$(e).filter((o) => fc.test(o)) : []).map((o) => wg(gg(e), o)).filter(vn);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(z$);
}
function G$(e) {
  try {
    let t = hg(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !xr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as q$, readdirSync as K$, readlinkSync as V$, rmdirSync as Y$, rmSync as Z$, symlinkSync as X$ } from "node:fs";
import { tmpdir as Q$ } from "node:os";
import { basename as eM, dirname as Og, join as uc } from "node:path";
import { setTimeout as tM } from "node:timers/promises";
var nM = 10, rM = 300;
async function Bg(e, { rights: t, warn: n }) {
  if (!$s(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = S(e), s = ({ point: u }) => u === o, i = Kt(e).filter((u) => !s(u)), a = await Pg(i.reverse(), { rights: t, warn: n, signal: r });
  if (!vn(e)) return;
  oM(e);
  let c = Kt(e);
  if (!c.every(s) || (await Pg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Og(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", eM(e)], f);
}
async function Pg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < nM && o.length > 0; s++) {
    s > 0 && await tM(rM, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await Ms(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = Y().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await Ms(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function oM(e) {
  let t = (n) => V$(uc(e, n), "latin1");
  for (let n of sM(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); j(o, r); o = Og(o))
        Y$(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes($(r) ?? "")) throw r;
    }
}
function sM(e) {
  try {
    return K$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}
async function Ms(e, t, { rights: n, signal: r }) {
  let o = q$(uc(Q$(), "headstart-"));
  try {
    X$(w(e), uc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    Z$(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var Mg = N($g(), 1);
function Is(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Ig(e) {
  let t = (0, Mg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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

// src/mounts/lazy/server.ts
var Vt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Rg = "server", uM = 6e4;
function Tg() {
  let e = Rs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Es({ path: process.execPath, args: [e] }), s = Ig(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(uM)]);
      c.addEventListener("abort", o);
      try {
        cM(Rs(i.dir, Rg), `${t} ${Te(t)}`), n.write(Is(i));
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
var mc = 5e3;
async function Dr(e, t) {
  let n = AbortSignal.timeout(mc);
  for (let { point: i } of Sg(e))
    await Ms(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Rs(e, Rg);
  if (!iM(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Ag(r)) ?? [];
  return o && await mM(Number(o), s), aM(r, { recursive: !0, force: !0 }), lM(e) ?? "killed";
}
async function mM(e, t) {
  let n = performance.now();
  for (; Te(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * mc) return;
    r > mc && pM(e), await fM(4);
  }
}
function lM(e) {
  try {
    return JSON.parse(Ag(Rs(e, Vt.report)));
  } catch {
    return;
  }
}
var dM = 64 * 1024;
function Ag(e) {
  return mt(e, dM)?.toString() ?? "";
}
function pM(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if ($(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function Ur(e) {
  let t = await hM(gM(e, Vt.image), Cg.O_RDONLY | Cg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ts(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, s) {
      yield* (await Ur(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return lc(r, t, n);
}
function lc(e, t, n) {
  async function* r(o, s) {
    if (o === s) return;
    let i = { first: Math.floor(o / A), end: Math.ceil(s / A) }, a = i.first * A;
    for await (let { pieces: c } of cg(e, t, i)) {
      n.throwIfAborted();
      for (let f of c) {
        let u = f.subarray(Math.max(0, o - a), Math.max(0, s - a));
        a += f.length, u.length > 0 && (yield u);
      }
    }
  }
  return {
    read: r,
    async bytes(o, s) {
      let i = [];
      for await (let a of r(o, s)) i.push(a);
      return Buffer.concat(i);
    }
  };
}

// src/job/save/changes/mounted-file.ts
async function dc(e) {
  let t = await Ur(e).catch((n) => {
    if ($(n) !== "ENOENT")
      throw n;
  });
  return t && Ie(t).finally(() => t.close());
}
async function Fg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await dc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await ic(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ts(t, c, s).read(0, z(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as YM, rm as ZM } from "node:fs/promises";

// src/job/save/selection.ts
function Gn({ paths: e, localDir: t, stash: n }) {
  return Wr([t, n.dir], Je(e, process.cwd()));
}
function Wr(e, { lines: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => j(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Cs, readdirSync as yM } from "node:fs";
function _g(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw pc();
    for (let [o, s] of As(ve(e, r)))
      s.isDirectory() && n.push(ve(r, o));
  }
  return n;
}
function Dg(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Lg(e.merged) !== Lg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Ug(ve(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw pc();
  }, m = (l, { isUpper: d, isBase: p, isDetached: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? As(ve(e.upper, l)) : Ng, b = p && !h && !n, x = (C) => b ? wM(ve(C, l), y.keys()) : As(ve(C, l)), P = p ? x(e.base) : Ng, B = /* @__PURE__ */ new Set();
    for (let [C, F] of x(e.merged)) {
      let D = ve(l, C);
      if (De(C) || r?.(w(ve(e.merged, D)).toString())) continue;
      if (!F.isFile() && !F.isDirectory() && !F.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      B.add(C);
      let [Ce, re] = [y.get(C), P.get(C)];
      if (!Ce && !h) {
        if (!re && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (re && !(n && re.isDirectory() && F.isDirectory())) continue;
      }
      s.moreFiles++, re && !(re.isDirectory() && F.isDirectory()) ? f(D, re) : re && s.moreFiles--, F.isDirectory() ? m(D, {
        isUpper: Ce?.isDirectory() ?? !1,
        isBase: re?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: h || t.has(D)
      }) : (u(D), F.isFile() && (s.bytes += Cs(w(ve(e.merged, D))).size));
    }
    for (let [C, F] of P) {
      if (B.has(C)) continue;
      let D = ve(l, C);
      if (a.push(D) + i.length > o) throw pc();
      f(D, F);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), s;
}
function Lg(e) {
  let { mode: t, mtimeMs: n } = Cs(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Ng = /* @__PURE__ */ new Map();
function wM(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Cs(w(ve(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function As(e) {
  let t = yM(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function ve(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Ug(e, t) {
  if (t.isFile()) return { files: 1, bytes: Cs(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of As(e)) {
    let { files: s, bytes: i } = Ug(ve(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function pc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Wg(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = S(await e.layersOf(s));
      for (let c of i) {
        let f = await e.detachedIn(c, _g(S(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: S(c.upper), merged: S(c.match.path), base: u }, l = Dg(m, { detached: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function jg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function jr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as OM } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as bM } from "node:fs";
async function Hg(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : SM(o), c = xM({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await Or(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var kM = 2 ** 32 - 1;
function SM(e) {
  let { mode: t, mtimeMs: n } = bM(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), kM);
  return { how: ["-root-mode", (t & 511).toString(8), bd], topSeconds: r };
}
async function* xM({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield wr({ ...vM, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(PM);
    return;
  }
  let s = ee([Bo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var vM = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, PM = 1024;

// src/job/save/changes/delta-layer.ts
async function zg(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = Ea(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function Jg(e) {
  let { frame: t, bytes: n } = Nd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Gg({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => jr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => jr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await Hg(n, m, l), { size: p } = await OM(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/job/save/changes/full-save.ts
var BM = 8, EM = 5 * 1024 ** 2, $M = 0.5, MM = 0.25;
function qg({ layers: e, baseBytes: t }) {
  if (t < EM) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > BM) return `the cache would have ${n} layers of changes`;
  if (IM(e) > $M) return "most of the restored cache is no longer used";
}
function IM(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : hc(e) / t;
}
function hc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Kg(e) {
  return Math.floor(e * MM);
}
function Vg(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as HM, readlinkSync as zM, realpathSync as JM } from "node:fs";
import { join as zr } from "node:path";

// src/mounts/broker.ts
var Xg = N(Zg(), 1);
import { once as RM } from "node:events";
import { connect as TM } from "node:net";
var AM = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, CM = 1024 ** 2;
function qn(e, t) {
  async function n(r, o) {
    let s = AbortSignal.timeout(AM[r] * 1e3), i = AbortSignal.any([t, s]), a = TM({ path: e, signal: i });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > CM && a.destroy();
    });
    try {
      await RM(a, "connect", { signal: i });
      let c = (0, Xg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: f } = await c.next();
      a.write(`${JSON.stringify({ ...o, do: r, nonce: f })}
`);
      let { done: u, value: m } = await c.next();
      if (i.throwIfAborted(), u) throw new Error("the broker ended without an answer");
      let l = JSON.parse(m);
      if (l.no !== void 0) throw new Error(`the broker refused, for ${l.no}`);
      return l;
    } catch (c) {
      throw t.throwIfAborted(), s.aborted ? new Error("the broker does not answer") : c;
    } finally {
      a.destroy();
    }
  }
  return {
    async mount(r, o, s) {
      let { need: i = [], fetches: a = !1 } = await n("mount", { target: r, layers: o, view: s });
      return { digests: i, fetches: a };
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
var Fs = 512, [FM, LM, NM] = [124, 136, 156];
async function Qg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), i = [...DM(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var _M = ["redirect", "opaque"].map((e) => S(` SCHILY.xattr.trusted.overlay.${e}=`));
function* DM(e) {
  let t = !1;
  for (let n = 0; n + Fs <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + FM, n + LM), 8), o = n + Fs, s = String.fromCharCode(e[n + NM]);
    if (s === "x") {
      let i = e.subarray(o, o + r);
      t = _M.some((a) => i.includes(a, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Fs) * Fs;
  }
}

// src/mounts/layers.ts
import { mkdirSync as gc, writeFileSync as jM } from "node:fs";
import { join as Ls } from "node:path";

// src/mounts/kernel-config.ts
var ry = N(ty(), 1);
import { existsSync as UM, readFileSync as ny } from "node:fs";
import { release as WM } from "node:os";
function oy(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function sy() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${WM()}`];
  try {
    return UM(t) ? ny(t, "latin1") : (0, ry.gunzipSync)(ny(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function Hr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    gc(Ls(e, m)), await Ns(s ?? oy(sy()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) gc(Ls(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    jM(Ls(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(u, m) {
      let l = `${m}-0`;
      await c(u, l);
      let d = u.layers.map((g, y) => `${m}-${y + 1}`);
      await f(u.layers, d, `${m}-table`);
      let [p = l, ...h] = [l, ...d].toReversed();
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
    async stack(u, m, l) {
      return gc(Ls(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function Ns(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Ns(r, t);
  }
}

// src/job/save/changes/job-mounts.ts
function iy(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? GM(e.index, r, t, n) : VM(e, o, t, n);
}
async function GM(e, t, n, r) {
  let o = await In(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = qM(t, e, n), i = Hr({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: Ts(t, e, r),
    async layersOf(a) {
      await (await Ur(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(KM(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return zr(t, u);
    },
    detachedIn: ({ upper: a }, c) => Qg(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function qM(e, { segments: t }, n) {
  let r = HM(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [zM(zr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(S(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = ay(i, Kt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.line.number), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${S(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.line.number}${l}`,
      upper: zr(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function ay({ path: e }, t) {
  let n = JM(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (Y().some((s) => s.point !== n && j(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function KM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
async function VM({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = qn(n, s), a = Y().filter(({ source: m }) => m === _r), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = ay(m, a), p = r.find(({ target: y }) => S(y) === d)?.view, h = t.segments.find(({ kind: y, root: b }) => y === "image" && b === m.line.number);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((y) => y.type === "tmpfs" && y.point === S(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: zr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: lc(e, t, s),
    layersOf: async (m) => zr(u(m), "base"),
    detachedIn: async ({ image: m }) => new Set(await i.detachedIn(u(m))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function cy(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await YM(I(G(), "headstart-")), i = () => ZM(s, { recursive: !0, force: !0 });
  try {
    let a = QM(t, e.inputs), c = XM(n, t, z({ segments: a }), r);
    return { ...await eI(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Xt || a instanceof Qt) throw a;
    v(`${sc}: ${O(a)}`);
    return;
  }
}
function XM(e, { entry: t }, n, r) {
  let o = n - n % A, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function QM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return fy(r, e.size), r;
}
async function eI(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await iy(n, o, c), l = Kg(u.files), d = await s.leaveOut({
    trees: m.sites.map(tI),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Wr([i, ...d], r), h = await a.during("compare", () => Wg(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: E, changes: C }) => C.removed.some((F) => d.includes(nI(E, F)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, y = h.filter(({ changes: E }) => jg(E)), b = Map.groupBy(y, ({ image: E }) => E), x = [...e];
  for (let [E, C] of b) rI(x, E, _s(C, "deadBytes"));
  let [P, B] = [[], await zg(g, u)];
  mn({ matches: o, scratch: i });
  for (let [E, C] of b) {
    let F = I(i, `delta-${P.length}`), { layer: D, removed: Ce } = await a.during("pack", () => Gg(E, C, F, t));
    P.push(D), B.push(Ce);
  }
  return fy([...x, ...P.map((E) => ({ ...E, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: z({ segments: x }),
    kept: x,
    layers: P,
    removals: B.length > 0 ? Jg(B) : void 0,
    files: Math.max(0, u.files + _s(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + _s(y, "bytes") - _s(y, "deadBytes")),
    skipped: h.flatMap(({ changes: E, ...C }) => E.skipped.map((F) => jr(C, F)))
  };
}
function tI({ match: e, upper: t, hasOwnFiles: n }) {
  let r = S(e.path);
  return n ? { path: r } : { path: r, names: S(t) };
}
function nI({ path: e }, t) {
  return w(`${S(e)}/${t}`).toString();
}
function fy(e, t) {
  let n = qg({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function _s(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function rI(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = Vg(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/job/save/choose-format.ts
async function uy(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Tn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await oI(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function oI(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !Rn(await cs(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as pI, rm as hI } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as my, readdirSync as sI, readlinkSync as iI } from "node:fs";
function* Ds(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: S(r), member: yc(s), excludes: t };
    o.isDirectory() ? yield* cI(i, n) : yield [ly(i, o)];
  }
}
function yc({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${S(t)}`;
}
var aI = 256;
function* cI(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of sI(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      De(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(ly(f, c)), !(a.length < aI) && (yield a, a = []);
    }
    yield a;
  }
}
function ly(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? fI(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: iI(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function fI({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = my(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = my(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var uI = 1e3;
function Jr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < uI) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Eu(s, a - r)}`);
  };
}

// src/stores/transfer/least-speed.ts
function Us({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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

// src/stores/transfer/limits.ts
var dy = (e) => Math.min(24, 3 * e);
function wc(e) {
  return Math.random() * Math.min(4e3, e);
}
var bc = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, py = {
  ...bc,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, z3 = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, J3 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/upload.ts
function hy(e, { onTaken: t, limits: n = bc } = {}) {
  let r = on(e.partBytes), o = /* @__PURE__ */ new Set(), s = mI(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = Be(m), d = l < e.partBytes;
    d && (a = l), f(e.write(i++, m).then(() => d ? void 0 : c(l))), o.size >= e.concurrency && await Promise.race([...o, s.promise]);
  };
  return {
    async write(m) {
      for (let l of r.push(m)) await u(l);
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
function mI(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = Us({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as lI } from "node:fs";
function gy(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, fr(i)),
    pack: (a) => t.during("pack", () => dI(e, i, { write: a, signal: n }))
  };
}
async function dI({ copy: e, keptBytes: t, kept: n, layers: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await Mt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = cn(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await Mt(lI(d, { highWaterMark: A }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/job/save/fill-draft.ts
var kc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Ws(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function yy(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.lines.map(({ base: E }) => E);
  a.watch([...u, G(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: yI.bind(void 0, t) }, l = t.delta ? gy(t.delta, t) : m, d = gI(l.rest, t), p = t.holdBack?.(d) ?? d, h = ju(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (kI(g), g.segments.length === 0)
    return it(kc), "nothing";
  let { files: y, bytes: b } = g, x = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? wI(g, x, t) : Buffer.alloc(0);
  await p.write(P);
  let B = z(g) + P.length;
  return Object.assign(c, { files: y, bytes: b, storedBytes: B }), v(`Cache Size: ${yo(B)}`), l !== m && bI(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(Ws(r)), "nothing"));
}
function gI(e, { isHere: t, timeline: n }) {
  let r = hy(e, { onTaken: Jr("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function yI({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: x }) => ({ path: S(x) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: x }) => !u.includes(x)), l = await pI(I(G(), "headstart-")), { excludes: d } = Wr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (x) => Ds([x], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: at(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => hI(l, { recursive: !0, force: !0 }));
}
function wI(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: an, format: o.id, key: r, paths: n.paths, createdBy: s };
  return qu({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function bI({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.layers ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: hc(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function kI({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as fT, rm as uT } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as Sc, rmdirSync as wy, rmSync as SI, unlinkSync as xI, utimesSync as vI } from "node:fs";
function js(e, t) {
  let n = _(e), r = n && _(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) xI(w(e));
  else if (!r.isDirectory()) by(e);
  else return PI(e, t, r);
  return !1;
}
function PI(e, t, { mode: n, mtimeMs: r }) {
  Sc(w(e), 448);
  let o = !1;
  for (let s of se(e)) o = js(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (Sc(w(e), n & 4095), vI(w(e), r / 1e3, r / 1e3)) : wy(w(e)), o;
}
function by(e) {
  Sc(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    _(n)?.isDirectory() ? by(n) : SI(w(n));
  }
  wy(w(e));
}

// src/system/disk/space.ts
import { statfs as OI } from "node:fs/promises";
var BI = 0.05, EI = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, $I = 20;
async function ky(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await OI(e), i = (c, f) => Math.floor(Math.min(f * BI, EI[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ae(e, t) {
  let n = await ky(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Kn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await ky(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, $I);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as zR } from "node:fs";
import { join as JR } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as YI, readdirSync as ZI } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as MI,
  mkdirSync as II,
  readdirSync as RI,
  readlinkSync as TI,
  statSync as AI,
  symlinkSync as CI,
  utimesSync as FI
} from "node:fs";
import { setImmediate as LI } from "node:timers/promises";
async function xc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = AI(e);
  II(t);
  for (let s of RI(e, { withFileTypes: !0 })) {
    let [i, a] = [I(e, s.name), I(t, s.name)];
    s.isDirectory() ? await xc(i, a, n) : s.isSymbolicLink() ? CI(TI(i), a) : MI(i, a);
  }
  FI(t, r / 1e3, o / 1e3), await LI(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as NI, readdirSync as _I, rmdirSync as DI, rmSync as Sy, writeFileSync as UI } from "node:fs";
import { setTimeout as WI } from "node:timers/promises";
var jI = 20, HI = 6e4;
function xy(e) {
  return I(e, `${xn}lock-${process.geteuid?.() ?? 0}`);
}
function Hs(e) {
  let t = xy(e), n = _(S(t));
  if (n && !xr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function zs(e, t) {
  if (!Pn(e)) return () => {
  };
  let [n, r] = [J(e), fo(e)], [o, s] = [xy(n), I(e, "lock")];
  NI(s, { mode: 448 }), UI(I(s, r), "");
  let i = Date.now() + HI;
  for (; !zI(s, o); ) {
    Hs(n);
    let a = await JI(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await WI(jI, void 0, { signal: t });
  }
  return () => {
    Sy(I(o, r), { force: !0 });
    try {
      DI(o);
    } catch {
    }
  };
}
function zI(e, t) {
  try {
    return yn(e, t);
  } catch (n) {
    throw Hs(J(t)), n;
  }
}
async function JI(e) {
  let t = !1;
  for (let n of GI(e))
    await Jo(I(J(e), n)) ? t = !0 : Sy(I(e, n), { recursive: !0, force: !0 });
  return t;
}
function GI(e) {
  try {
    return _I(e);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as qI, mkdirSync as KI } from "node:fs";
function Py(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let s = VI(r, o);
      Ul(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Wo(o);
    throw r;
  }
  for (let r of t) ba(r);
  return n;
}
function VI(e, t) {
  let n = S(I(t, "tree", String(e.number)));
  if (!_(n)) return [];
  let r = I(t, "aside", String(e.number));
  KI(r, { recursive: !0 });
  let o = 0, i = Oy({ line: e, aside: () => S(I(r, String(o++))) }, n, S(e.base));
  return i.length === 0 ? [] : [...Lt(S(e.matches("") ? J(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Oy(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.line.matches(o)) return By(e, t, n);
  if (!_(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let s = _(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Oy(e, `${t}/${a}`, ze(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function By(e, t, n) {
  let r = _(n), o = _(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: jo(t) }];
  if (r.isDirectory() && o.isDirectory())
    return qI(w(t), 448), [...se(t).flatMap(
      (a) => By(e, `${t}/${a}`, ze(n) + a)
    ), { do: "stamp", path: n, stamp: vy(o), before: vy(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = jo(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function vy({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Ey({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(lt)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Hs(m), s.set(m, zo(m));
    let f = e.map((m, l) => ({ line: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), vc(u, e);
    for (let { line: m, dir: l } of f)
      l !== u && await Pc(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await zs(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Py(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Wl(c);
  }
}
function vc(e, t) {
  let n = ZI(I(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Pc({ number: e }, { from: t, to: n, signal: r }) {
  let o = I(t, "tree", String(e)), s = I(n, "tree", String(e));
  if (_(S(o))) {
    YI(I(n, "tree"), { recursive: !0 });
    try {
      ae(o, s);
    } catch (i) {
      if ($(i) !== "EXDEV") throw i;
      await Kn(n, r, async (a) => {
        process.platform === "win32" ? await xc(o, s, a) : await _t("cp", ["-a", o, s], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function Oc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var XI = 10;
async function $y(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - XI && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Ec } from "node:path";

// src/stores/transfer/download.ts
import { Readable as bR } from "node:stream";

// src/stores/transfer/concurrency-limiter.ts
function My(e) {
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

// src/stores/transfer/http-contract.ts
async function Iy(e, t, n = []) {
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
function wt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Gr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Ry = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Gr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Gr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Gr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Gr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Gr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function iJ(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Ty(Number(n), t);
  let r = $(e) ?? "unknown error", [o, s] = Ry[r] ?? ["the connection failed", "retry"];
  return new Z(`${wt(t)}: ${o} (${r})`, s);
}
function aJ(e, t) {
  let n = $(e) ?? "unknown error", [r, o] = Ry[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Ty(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${wt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function cJ(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${wt(t)}: ${n} (${e})`, "none");
}
async function Ay({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Ty(e, r);
  let o = await nR(n), [s, i] = QI(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? rR(t["retry-after"]) : 0;
  return new Z(`${wt(r)}: ${s} (${a})`, i, c);
}
function QI(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${eR(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function eR(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var tR = 4096;
async function nR(e) {
  let t = [];
  return await Iy(tR, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function rR(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/deadline.ts
async function mJ({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Cy(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Fy({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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

// src/stores/transfer/range-request.ts
async function Ny(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => Ly(u) ? iR(u, m, e, t) : void 0
  });
  if (!Ly(f)) throw await Ay(f, i);
  if (a && e.finish(), !e.isComplete()) throw et(i, "the connection ended before the object did", "resume");
}
var Ly = ({ status: e }) => e === 200 || e === 206;
function iR(e, t, n, r) {
  let { url: o } = r.signed;
  fR(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (aR(e, n, r), r.onWholeObject(n)) : cR(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw et(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function aR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw et(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !_y(e["content-length"], r))
    throw et(n, "the object has another length", "retry");
}
function cR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw et(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!_y(s, t.end - t.position))
    throw et(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function _y(e, t) {
  return e === void 0 || e === String(t);
}
function fR({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw et(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw et(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw et(t, o, "none");
  }
}
function et(e, t, n) {
  return new Z(`${wt(e)}: ${t}`, n);
}

// src/stores/transfer/fill-part.ts
async function Dy(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await uR(e, t);
    if (o?.recover === "await-whole" && t.begun && await Cy(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function uR(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await mR(e, a, t), i.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof Z)) throw c;
    if (c.recover === "slow-down" && i.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    i.release();
  }
}
function mR(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Ny(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Z(`${wt(t.url)}: ${s}`, "resume"))
  );
}

// src/stores/transfer/part.ts
function Uy(e, t, n) {
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

// src/stores/transfer/retry.ts
import { setTimeout as gR } from "node:timers/promises";
var yR = 100;
async function vJ(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Fy(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await jy(Math.max(m, wc(yR * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Wy(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = dy(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + wc(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await jy(d, r);
        }
      };
    }
  };
}
async function jy(e, t) {
  await gR(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function Hy(e) {
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
function zy(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/stall-watch.ts
function Jy(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Us(t, n), i = 0, a = performance.now(), c, f = wR(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Gy(t.noProgressMs)}`);
    }
  }, l = setInterval(() => {
    let d = performance.now();
    f.check(d), u(d);
  }, Math.min(500, t.idleMs / 4, t.hedgeMs / 2));
  return {
    during: f.during,
    received(d) {
      i += d, s.moved(d);
    },
    failed(d) {
      c = d;
    },
    remainingMs: () => t.noProgressMs - (performance.now() - a),
    stop: () => clearInterval(l)
  };
}
function wR({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Gy(e.idleMs)}`);
  }, c = ({ part: f, since: u, from: m, abort: l }, d) => {
    let p = s.get(f) ?? 0, h = (d - u - e.hedgeMs * 2 ** p) * i.bytes / i.ms;
    i.ms === 0 || f.position - m >= h / 4 || (s.set(f, p + 1), l("it sends one part much more slowly than others"));
  };
  return {
    async during(f, u, m) {
      let [l, d] = [performance.now(), f.position], p = { part: f, abort: m, since: l, from: d, seenAt: l, seenPosition: d };
      o.add(p);
      try {
        await u(), i.bytes += f.position - d, i.ms += performance.now() - l, r();
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
function Gy(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/stores/transfer/download.ts
function qy(e, t, n) {
  return new Bc(e, t, n);
}
var Bc = class extends bR {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...py, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Dn(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = Jy({
      limits: o,
      bytes: s,
      awaited: () => this.#m ? this.#s[0] : void 0,
      isPaused: () => this.#p !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new Z(c, "retry"))
    }), a = Math.ceil(s / this.#c);
    return {
      http: t,
      object: this.#o,
      link: Hy(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: My(n),
      retries: Wy({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      if (this.#S(), this.#s.length === 0)
        return this.#m = !1, void this.push(null);
      if (!(this.#n ? this.#s.slice(0, 1) : this.#s).some((n) => this.#k(n))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #k(t) {
    let n = t.position - t.heldBytes, r = t.next();
    if (r)
      this.#r.set(r, n), this.#m = this.push(r), t.heldBytes < this.#c && this.#w();
    else if (t.isComplete()) this.#s.splice(this.#s.indexOf(t), 1);
    else return !1;
    return !0;
  }
  #S() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#s.length < t && this.#i < this.#d; ) {
      let n = this.#x();
      this.#s.push(n), Dy(n, this.#h).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          this.#m && this.#g();
        },
        (r) => this.destroy(r)
      );
    }
  }
  /** In any order, the last part is the first. */
  #x() {
    let [t, n, r] = [this.#i, this.#d, this.#c], o = !this.#n && n === this.#f;
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Uy(o ? this.#d : t, o ? n : this.#i, this.#l);
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

// src/mounts/lazy/found-entry.ts
async function Ky(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function jJ(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: zy(async () => {
    let h = await m(), { url: g } = h.remote;
    return g().finally(h.close);
  }, t.url) }, p = {
    scope: o,
    version: s,
    key: i,
    size: a,
    createdAt: new Date(t.createdAt),
    identity: c,
    remote: d,
    read: (h, g) => qy(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/mounts/lazy/lazy-mount.ts
function Vy(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Tg() : void 0;
}
async function Yy({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Ky(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: mo(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Dr(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Ec(o, Vt.image);
  return await $a(f, n), { path: f, images: n };
}
async function qr(e, t, n) {
  let r = await Dr(e, t);
  return await n?.(r, t), await Bg(e, { rights: t, warn: U }), r;
}
function Zy(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Xy(e, t) {
  if (!e) return Ec(t, Vt.image);
  if (e === "killed") {
    U("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return kR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ec(t, Vt.blocks) : void 0;
}
function kR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && U(`Not all of the cache could be read: ${a}`), c !== void 0 && U(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as vR, existsSync as PR, mkdirSync as Gs, readdirSync as OR, realpathSync as BR, symlinkSync as qs, utimesSync as ER } from "node:fs";
import { lstat as $R } from "node:fs/promises";
import { join as pe } from "node:path";

// src/mounts/alone.ts
var Qy = Promise.resolve();
function Js(e) {
  let t = Qy.then(e);
  return Qy = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as ew } from "node:fs";
import { lstat as $c, readdir as SR } from "node:fs/promises";
import { dirname as xR } from "node:path";
var tw = 16;
async function nw(e, t) {
  let n = [], r = async (s) => {
    let i = S(t) + s, a = { sources: [i], target: S(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await $c(w(i))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await SR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > tw) throw new Error(`'${e.text}' names more than ${tw} directories`);
  };
  return await $c(t).then(
    () => !1,
    (s) => $(s) === "ENOENT"
  ) || await r(""), n;
}
async function rw({ sources: e, target: t }, { base: n }, r) {
  if ((await $c(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== S(n); o = xR(o)) {
    let s = _(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Mc(t, r);
}
function Mc(e, t) {
  let n = w(e).toString();
  if (!_(`${e}/.`)) return;
  let r = ew(w(e), "latin1");
  if (t.some((o) => j(ew(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (Y().some(({ point: o }) => j(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function ow(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Hr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { line: u, lines: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(MR(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, iw, "own") : l[0];
        i.push(...m.map((p) => aw(p, pe(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ line: d, reason: O(l) })));
    }
  }
  let a = await cw(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function sw(e, t) {
  let n = e.map((r) => aw(r, pe(t.dir, iw)));
  return cw(n, "upper", { ...t, mounts: Hr(t) });
}
var iw = "tree";
function aw(e, t) {
  return { line: e, sites: () => nw(e, pe(t, String(e.number))) };
}
function MR(e, [t, ...n], r) {
  let o = (i) => S(pe(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: S(e.literal)
  };
  return { line: e, sites: async () => [s] };
}
function cw(e, t, n) {
  return Js(() => IR(e, t, n));
}
async function IR(e, t, n) {
  let { dir: r, rights: o, protectedDirs: s, signal: i } = n, a = [], c = 0;
  for (let { line: f, sites: u } of e.toSorted((m, l) => m.line.number - l.line.number)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await rw(d, f, s);
      for (let d of l) {
        let p = c++;
        await RR({ ...d, number: p, position: t }, n), m.push(p);
      }
    } catch (l) {
      i.throwIfAborted();
      for (let d of m.reverse())
        await o.run("umount", ["--", `target-${d}`], { cwd: r, signal: i });
      a.push({ line: f, reason: O(l) });
    }
  }
  return a;
}
function fw(e) {
  return (PR(e) ? OR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => BR(pe(e, n)));
}
async function RR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = _(`${s}/.`) ? se(s) : void 0;
  if (qs(w(s), pe(t, a)), !c) {
    let [m = s] = Lt(s);
    qs(w(m), pe(t, `made-${i}`)), Gs(w(s), { recursive: !0 });
  }
  let f = await TR(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Ns(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function TR({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Gs(pe(r, `work-${t}`)), n === "upper")
    return qs(w(e[0]), pe(r, o)), Gs(pe(r, s)), [s];
  Gs(pe(r, o));
  let { mode: i, mtimeMs: a } = await $R(w(e[0]));
  vR(pe(r, o), i & 511), ER(pe(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries()) qs(w(u), pe(r, c[f]));
  return c;
}

// src/mounts/ramdisk.ts
var AR = 4096, uw = { auto: 1 / 4, on: 3 / 4 };
async function mw(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * uw[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * uw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / AR), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as NR, mkdirSync as _R, mkdtempSync as pw, realpathSync as Rc, rmSync as DR } from "node:fs";
import { join as hw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as CR } from "node:fs";
import { dirname as FR } from "node:path";
async function Vs({ socket: e, mounts: t }) {
  let n = qn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Ks(r.target) && await n.unmount(r.target), Ks(r.view, "tmpfs") && await n.unmount(r.view), Ys(r);
    } catch (o) {
      U(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Ks(e, t = "overlay") {
  let n = S(e);
  return Y().some(
    (r) => r.point === n && r.type === t && r.source === _r
  );
}
function Ys({ target: e, made: t, view: n }) {
  lw(n, n), t !== void 0 && lw(e, t);
}
function lw(e, t) {
  try {
    for (let n = e; j(n, t); n = FR(n)) CR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes($(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as LR } from "node:fs";

// src/job/restore/unpack.ts
async function dw(e, t) {
  await Ae(await lt(e.lines[0]), bt(e)), await Kr(e.lines, t, (n) => Vn(n, e));
}
function bt({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Vn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Kn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof en)) throw i;
    await s({ workers: 1 });
  }
}
async function Kr(e, { timeline: t, signal: n }, r) {
  await Ey({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function Zs({ inputs: e }) {
  return [process.cwd(), at(), G(), e.localDir].filter((n) => LR(n));
}
async function Ic(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: s } of e)
    v(`Unpacking ${o.text} instead of mounting: ${s}`);
  let r = e.map(({ line: o }) => o);
  await Kr(r, t, (o) => n(r, o));
}
async function Xs(e, t, { job: n, context: r }) {
  await Ic(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ae(s, bt(n)), await Kn(
      s,
      n.signal,
      (a) => rs(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function gw(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: qn(t, n.signal) }, { mountable: s, refusals: i } = UR(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ line: c }) => c.text).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await jR(await Tc(s, i, o), i, o);
    a.length + i.length > 0 && await HR(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await Vs(r), a;
  }
}
function UR({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n, o = En(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.line ? [] : a.lines.map((f) => ({ line: f, reason: c }));
  });
  return { mountable: o.flatMap(({ line: a, layers: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: Hu(r.digests, l) }));
    return a ? [{ line: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Tc(e, t, n) {
  let r = [];
  for (let { line: o, layers: s } of e)
    try {
      let { digests: i, fetches: a } = await n.timeline.during(
        "mount",
        () => Js(() => WR({ line: o, layers: s }, n))
      ), c = s.filter(({ digest: f }) => i.includes(f));
      c.length > 0 && r.push({ line: o, layers: s, missing: c, fetches: a });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ line: o, reason: O(i) });
    }
  return r;
}
async function WR({ line: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (NR(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Mc(S(i), Zs(s));
  let [a] = Lt(S(i));
  _R(i, { recursive: !0 });
  let c = pw(hw(Rc(G()), "headstart-changes-")), f = { target: Rc(i), pattern: e.text, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw Ys(f), l;
  });
  if (m.digests.length > 0) Ys(f);
  else if (Ks(f.target)) r.mounts.push(f);
  else throw new Error("the broker mounted nothing");
  return m;
}
async function jR(e, t, n) {
  let { broker: r, job: o, signal: s, timeline: i } = n, { scope: a, version: c, key: f, remote: u } = o.indexed.entry;
  if (a === void 0 || !u || !e.some(({ fetches: p }) => p)) return e;
  let m = e.flatMap(({ missing: p }) => p);
  v(`Waiting for the host to fetch ${yw(m)} of images`);
  let l = { repository: me().repository, scope: a, version: c, key: f }, d = m.map(({ digest: p }) => p);
  try {
    await i.during("mount", () => r.fetch(l, d));
  } catch (p) {
    return s.throwIfAborted(), v(`The host does not fetch them: ${O(p)}`), e;
  }
  return Tc(e, t, n);
}
function yw(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function HR(e, t, n) {
  let { job: r, broker: o, timeline: s } = n, i = pw(hw(G(), "headstart-"));
  try {
    r.file?.isWhole || await Ae(i, { bytes: z(r) });
    let a = await s.during("receive", () => $n(r, i)), c = e.flatMap(({ missing: u }) => u), f = (u) => {
      t.push(...e.splice(0).map(({ line: m }) => ({ line: m, reason: u })));
    };
    if (c.length > 0) {
      v(`Waiting for the host to rebuild ${yw(c)} of images`);
      let u = { path: Rc(a.path), end: z(r), layers: c }, m = await s.during("mount", () => o.hand(u)).catch(O);
      m !== void 0 && f(m), e.push(...await Tc(e.splice(0), t, n));
    }
    f("the host did not have its image"), await Xs(a, t, { job: r, context: n }), n.signal.throwIfAborted();
  } finally {
    DR(i, { recursive: !0, force: !0 });
  }
}

// src/job/restore/mount.ts
async function bw(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = Oc();
    return await gw(e, n.broker, t) && t.remember({ mounted: ww(e, f) }), !0;
  }
  let r = await GR(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Dr(o, s);
  }, c = async () => (await i, Zy(await qr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Oc(), { image: u } = e.format, l = (await (u ? YR : ZR)(e, { ...t, ...r })).map(({ line: p }) => p), d = e.lines.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...ww(e, f), file: await dc(o) } }), v(`Mounted ${d.map(({ text: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function ww({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(Ma).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: So(o), since: n };
}
async function GR(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = bg(G());
  if (o({ mountRoot: c }), await VR(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await qr(c, a);
}
var qR = 4096, KR = 8;
async function VR(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = z(e), { bytes: f, files: u } = bt(e), m = a ? f + u * qR : c * KR, d = await mw(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function YR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ae(r, { bytes: z(e) });
  let { indexed: s } = e, i = En(e.segments, e.lines), c = (n && s && await o.during("show", () => Yy(s, i, { ...t, server: n }))) ?? await o.during("receive", () => $n({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => ow(c.images, kw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Xs(c, f, { job: e, context: t }), f;
}
async function ZR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Vn(n, e)), vc(n, e.lines);
  let s = await r.during("mount", () => sw(e.lines, kw(t)));
  return await Ic(s, t, async (i, a) => {
    zR(JR(a, "tree"));
    for (let c of i) await Pc(c, { from: n, to: a, signal: o });
  }), s;
}
function kw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Zs(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as XR, rm as QR, statfs as eT } from "node:fs/promises";
import { join as tT } from "node:path";
var Sw = 1024 ** 3, nT = 3;
async function xw(e, t) {
  for (let n = 1; ; n++)
    try {
      return await rT(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === nT) throw r;
    }
}
async function rT(e, { dir: t, maxBytes: n = 64 * Sw, minFreeBytes: r = Sw, onRead: o }) {
  let s = await XR(tT(t, "headstart-stream-")), i = await Wn(s), a = async () => {
    await i.discard(), await QR(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await eT(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      oT(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: l, read: d, file: p, close: h } = await Gt(i.path, { dir: s });
    return {
      ...e,
      size: l.size,
      read: d,
      file: p,
      async close() {
        await h(), await a();
      }
    };
  } catch (c) {
    throw await a(), c;
  }
}
async function* oT(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Pw(e, t, n) {
  await Yn(e, t, n, async (r) => {
    await bw(r, n) || await dw(r, n);
  }), v("Cache restored successfully");
}
async function Yn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await vw(e, { ...n, format: a, lines: t }, r);
  i.watch(Ow(e, t, o));
  let f = await i.during("receive", () => sT(e, n));
  await vw(f, { ...n, format: a, lines: t }, r).finally(f.close);
}
function sT(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Jr("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return xw(o, { dir: G(), onRead: n });
}
async function vw(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, lines: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, v(`Cache Size: ${yo(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= jt(r, f), [h] = await Promise.all([
    a.indexed ? s.during("index", () => iT(e, t)) : aT(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Rn(o) ? void 0 : p()
  ]), g = (b) => {
    let x = Jr("Received", l ? void 0 : z(h), v);
    u = 0;
    let P = (B) => {
      u += B, x(B);
    };
    return cT(e, h.indexed, { timeline: s, onRead: P, order: b, signal: f });
  };
  s.watch(Ow(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    lines: c,
    workspace: at(),
    tools: p,
    signal: f,
    warn: U
  };
  await n(y), l && m(u);
}
async function iT(e, { format: t, inputs: n, findings: r }) {
  let o = await vo(e, n);
  if (!te(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Zt(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function aT({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function cT(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", ag(a, t.index, r)) : ug(a, r);
}
function Ow({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), G(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function Bw(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await Ew([e.scope], ne({}).lookups([t]), e);
    if (a && a.key !== o && te(ne({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), U(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => i(async () => {
    }),
    merge: () => i(async (a) => {
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await mT(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Ew(e, t, { inputs: n, store: r }) {
  let o = Tn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function mT(e, t) {
  let { lines: n } = Je(t.inputs.paths, process.cwd()), r = $w(t);
  await Yn(e, n, r, async (o) => {
    await Ae(await lt(n[0]), bt(o)), await Kr(n, r, async (s) => {
      await Vn(s, o);
      let i = () => n.filter((a) => js(Ac(a, s), S(a.base)));
      i().length !== 0 && (await lT(t, (a) => {
        for (let c of n) js(Ac(c, s), Ac(c, a));
      }), i());
    });
  });
}
function Ac({ number: e }, t) {
  return S(I(t, "tree", String(e)));
}
async function lT(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await Ew(r, [n], e), s = await fT(I(G(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { lines: i } = Je(e.inputs.paths, process.cwd());
    await Yn(o, i, $w(e), async (a) => {
      await Ae(s, bt(a)), await Vn(s, a);
    }), t(s);
  } finally {
    await uT(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function $w({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Tn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: _n({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as pT, lstatSync as hT, realpathSync as gT } from "node:fs";
import { basename as yT, dirname as wT, join as Rw } from "node:path";

// src/files/fingerprint.ts
var Iw = N(Mw(), 1);
import { lstatSync as dT } from "node:fs";
function Fc(e, t, n) {
  let r = (0, Iw.createHash)("sha256");
  for (let o of e) {
    let s = S(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.line.number}` : `${o.line.number}/${S(o.relative)}`;
    for (let a of Ds([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = w(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = dT(l, { bigint: !0 });
        if (n !== void 0 && h >= n) throw new Error(`${l} has changed`);
        let b = n === void 0 ? "" : h, x = u === "directory" ? "" : `${d} ${y}`;
        return `${f}\0${u} ${p} ${b} ${g} ${x}\0${m}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/job/save/rolling/snapshots.ts
async function Tw(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !te(ne(s).keyIn(e), i) || a === "never" || Lc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Cw(t, r)) };
}
function Lc({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Aw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - hf(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Cw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Cw(e, t) {
  try {
    let { excludes: n, lines: r } = Gn(e), o = await Nn({ excludes: n, lines: r }), { points: s, uppers: i } = bT(t), a = o.filter(({ path: c }) => !s.some((f) => j(ST(c), f)));
    return [Fc(a, n), Fc(i.map(kT), void 0)].join();
  } catch (n) {
    or(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function bT({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Kt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => pT(Rw(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => S(o))],
    uppers: [
      ...e === void 0 ? [] : fw(e),
      ...r.map(({ view: o }) => Rw(o, "upper"))
    ]
  };
}
function kT(e, t) {
  return { path: e, relative: "", stat: hT(e), line: { number: t } };
}
function ST(e) {
  return `${gT(wT(e), "latin1")}/${S(yT(e))}`;
}
async function Fw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: Qr(r) }), i = gf(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as DT, fstatSync as UT, lstatSync as WT, openSync as jT, readSync as HT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as xT } from "node:fs";
import { setImmediate as vT } from "node:timers/promises";
var PT = 64;
async function Nc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of OT(f + m)) {
        let d = l.isDirectory();
        if (d ? De(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % PT > 0 || (await vT(), n.throwIfAborted());
    }
  }
}
function OT(e) {
  try {
    return xT(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var BT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, ET = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function _c(e) {
  return [...e.matchAll(BT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(ET)
  );
}

// src/files/secrets/settings.ts
var $T = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function We(e) {
  return !$T.test(e);
}
function Qs(e, t) {
  return (n) => MT(n, t).some(e);
}
function be(e, t) {
  return Qs(({ key: n, value: r }) => e.test(n) && We(r), t);
}
function MT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Lw(s), value: Lw(r.slice(o + 1).trim()) }];
  });
}
function Lw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Dc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => We(n));
}
function Vr(e) {
  return (t) => IT(t).some((n) => We(n.value) && e(n));
}
function IT(e) {
  let t = [], n = [
    { value: RT(e), section: "", key: "" }
  ];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: s, key: i } = r;
    if (typeof o == "string") t.push({ section: s, key: i, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: s || a, key: a });
  }
  return t;
}
function RT(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Uc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function ei(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Dw = N(_w(), 1), TT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, AT = [
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
function ti(e) {
  return [...e.matchAll(TT)].some(([, r = "", o]) => FT(r) === o) || AT.some((r) => r.test(e));
}
var CT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function FT(e) {
  let t = "";
  for (let n = (0, Dw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${CT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Uw = be(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Wc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Yr(
      be(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => ei(e, /:_authToken" "?([^\s"]+)/g).some(We)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: be(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: LT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Vr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Uw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: _c,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Yr(be(/^password$/, "="), be(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Dc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: be(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => ei(Uc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => We(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: be(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: be(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: be(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Qs(NT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Vr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => ei(Uc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(We)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Vr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && _c(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: be(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Yr(
      Vr(({ key: e }) => e === "token"),
      be(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: be(/^(?:oauth_token|token)$/, ":")
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
    has: Yr(Dc, Qs(_T, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Yr(ti, Uw),
    isCommon: !0
  }
];
function Yr(...e) {
  return (t) => e.some((n) => n(t));
}
function LT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && We(n[o + 1] ?? ""));
}
function NT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && We(r);
}
function _T({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && We(n);
}

// src/files/secrets/find.ts
async function Ww(e) {
  let t = [];
  return await Nc(e, Gw, (n, { path: r }) => {
    let o = Hw(n, r);
    o && t.push(o);
  }), jc(t);
}
function* jw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [S(r.path), yc(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Gw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = Hw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return jc(n);
}
function Hw(e, t) {
  let n = zT.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && VT(e, t))
  ), r = n.length > 0 ? ZT(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (ti(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function zw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Nc(t, () => !0, (s) => {
    let i = WT(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(qw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), jc([...r.values()]);
}
function jc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var zT = Wc.map((e) => ({ ...e, pattern: new RegExp(`/${Hc(e.files)}$`, "i") })), Jw = Wc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), JT = new RegExp(`^${Hc(Jw.filter((e) => !e.startsWith("*")))}$`, "i"), GT = new RegExp(
  `${Hc(Jw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Gw(e) {
  return JT.test(e) || GT.test(e);
}
function Hc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var qT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, KT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function VT(e, t) {
  return qT.test(e) || KT.test(e.slice(t.length));
}
var YT = 64 * 1024;
function ZT(e) {
  let t;
  try {
    t = jT(w(e), os);
    let n = UT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), YT)), o = HT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? qw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && DT(t);
  }
}
function qw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Yw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Vw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Ww(r);
      if (e === "warn")
        return n(o, Kw), [];
      if (e === "refuse" && o.length > 0)
        throw new Qt(`there are secrets in ${Vw(o)}. ${Zw}, or set \`secrets: skip\``);
      let s = await zw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Xw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* jw(r, o), Kw);
      else for (let s of r) yield* o(s);
    }
  };
}
function Kw(e) {
  U(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Zw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Zw = "Remove them, or exclude them by lines of `path` that begin with `!`", XT = 5;
function Vw(e) {
  let t = e.slice(0, XT).map((r) => `${QT(Xw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Xw({ path: e }) {
  return w(e).toString();
}
function QT(e) {
  let t = He(at(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Qw(e, t, n, { watch: r, signal: o }) {
  let { restored: s } = n, i = me(), { rolling: a } = t, c = ne(a), { write: f, read: u, whyNoWrite: m } = ge(i), l = m ?? nA(t) ?? (a && Lc(a, i));
  if (f === void 0 || l)
    return v(l ?? "Cache save skipped: this run may write no scope.");
  let d = ys(), p = s && te(c.keyIn(s.name), e), h = a && p && await Aw(s, a, { inputs: t, state: n, timeline: d });
  if (h) return v(h);
  let g = Gn(t), y = () => d.during("find", () => Nn(g)), b = await y();
  if (b.length === 0) return it(kc);
  let x = zn(Jn(t, i, o)), P = a?.merges ? Bw({ inputs: t, key: e, scope: f, readScopes: u, store: x, restored: s?.name, timeline: d, signal: o }) : void 0, B = Yw(t);
  for (let E = eA; ; E--) {
    if (await P?.merge() && (b = await y()), await tA({ ...{ inputs: t, key: e, run: i, scope: f, store: x, state: n, selection: g, matches: b, timeline: d, signal: o }, watch: r, secretCheck: B, isOutdated: async () => E > 1 && (await P?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var eA = 3;
async function tA(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await jt(t, f, ["mount", "lazy"].includes(t.mode)), m = await uy(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: ne(t.rolling).nameFor(n, r) }, p = ge(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), ig(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(Ws(n)), !0;
  let y = _n({ step: "save", outcome: "saved", key: n, store: s.label }, t), b = om(t, { repository: r.repository, scope: o, version: l }), x = { createdBy: rA(r, o), sign: b, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await cy({ ...e, base: g, draft: h, tools: u });
    let B = () => Fg(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), C = { ...e, ...x, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, F = await yy(h, C);
    if (F !== "published") return F === "nothing";
  } catch (B) {
    if (B instanceof Xt)
      return v(Ws(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await Ar(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await Fw(s, { ...d, key: n }, t.rolling), await Ar(y, c, t.summary), !0;
}
function nA({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function rA({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Rp.version };
}

// src/job/save/save.ts
var zc = "Failed to save: ";
async function Yt(e, t) {
  if (!fs(me())) return;
  let n = Object.keys(t ?? {}), r = await ut(n.length > 0 ? t : void 0);
  for (let o of n)
    r.some((s) => s.name === o) || U(`Not saved: main had a cache ${o}, which the input caches no longer has.`);
  for (let o of r)
    await ot(o, async () => {
      try {
        await oA(o, t?.[o.name] ?? {}, e);
      } catch (s) {
        if (o.name === "") throw s;
        e.throwIfAborted(), st(s, zc);
      }
    });
}
async function oA(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && te(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await fn(e, n)) === "none") return;
  if (q("key") === "") return it("Key is not specified.");
  let c = un(e), f = o ?? c.key, u = ne(c.rolling).mistake([f]);
  if (u) throw new T(u);
  await Qw(f, c, t, { watch: r, signal: n });
}

// src/job/state.ts
var eb = "headstart";
function Jc(e) {
  Ni(eb, JSON.stringify(e));
}
function ni() {
  let e = _i(eb);
  return e === "" ? void 0 : JSON.parse(e);
}
var tb = "headstart-background";
function Gc(e) {
  Ni(tb, e ? JSON.stringify(e) : "");
}
function nb() {
  let e = _i(tb);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/job/end/damaged-image.ts
var rb = 3e4;
async function ob(e, t, n, r = AbortSignal.timeout(rb)) {
  if (!await $y(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await Bn(e, i, "contents", { signal: r });
  })().then(() => {
  }, sA);
  s !== void 0 && (U(`Reading the cache gave input/output errors: ${s}`), await iA(t).catch((i) => U(`The entry stays where it is: ${O(i)}`)));
}
function sA(e) {
  return e instanceof k || $(e) === "EIO" ? O(e) : void 0;
}
async function iA({ scope: e, version: t, key: n, size: r }) {
  let o = ko(q, uo()), s = me(), i = zn(Jn(o, s, AbortSignal.timeout(rb))), a = e === void 0 ? ge(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function ri() {
  let e = ni() ?? {}, t = await ut(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(aA)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await ot(o, () => cA(r));
  }
}
function aA([, e], [, t]) {
  return sb(t) - sb(e);
}
function sb({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => S(o)) ?? [], r = Y().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : kg(e));
}
async function cA({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Vs(n), e !== void 0 && await ab([e], async (r, o) => {
    let s = Xy(r, e);
    t && s !== void 0 && await ob(s, t, o);
  });
}
async function ib() {
  await ab(vg(G()));
}
async function ab(e, t) {
  if (e.length === 0) return;
  let n = await In(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await qr(r, n, t);
    } catch (o) {
      U(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function cb(e) {
  try {
    await Yt(e, ni());
  } finally {
    await ri();
  }
}

// src/files/recover.ts
import { lstatSync as fA, realpathSync as uA, rmdirSync as mA, statSync as lA } from "node:fs";
import { readdir as dA } from "node:fs/promises";
async function fb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(lt));
  for (let a of new Set(i.flatMap(ub)))
    for (let c of await pA(a, t))
      if (Pn(c) || gA(c), !(!Pn(c) || await Jo(c)))
        try {
          await yA(c, { lines: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function ub(e) {
  let t = J(e);
  return t === e ? [e] : [e, ...ub(t)];
}
async function pA(e, t) {
  let n = (await dA(e).catch(() => [])).filter(De);
  if (n.length === 0) return [];
  let r = K(uA(e, "latin1"));
  return t.some((o) => j(r, o)) ? [] : n.map((o) => I(e, o)).filter(vn);
}
var hA = 3600 * 1e3;
function gA(e) {
  try {
    Date.now() - fA(e).mtimeMs > hA && mA(e);
  } catch {
  }
}
async function yA(e, { lines: t, signal: n, allowed: r }) {
  let o = J(e), s = zo(o);
  try {
    let i = await zs(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Wo(e, (f) => {
        if (performance.now() > a) throw c;
        if (!wA(f, t)) return !1;
        for (let u of Uo(f)) bA(S(o), u);
        return !0;
      }), Sr(e) || vr(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function wA(e, t) {
  let n = w(Cl(e)).toString();
  return t.some((r) => j(n, r.base) && lo(r, He(r.base, n)) ? !0 : e.do !== "make" ? !1 : j(r.literal ?? r.base, n) || !r.literal && j(n, r.base));
}
function bA(e, t) {
  let { dev: n } = lA(w(e));
  for (let r = t; r !== e; r = J(r)) {
    let o = _(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as kA } from "node:timers/promises";
var SA = 1e3;
async function mb(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ne(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await xA(vA(e), o)
  ];
}
async function xA(e, t) {
  let n = new AbortController(), r = kA(SA, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function vA({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = PA(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ne(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function PA(e, t) {
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
    ...OA.filter((a) => !e.includes(a)).map((a) => ({
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
var OA = Mn.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function lb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ke("cache-primary-key", t.key);
  let f = ne(t.rolling), u = ys(), m = _n(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = ge(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let b = zn(Jn(t, n, a));
    m.store = b.label;
    let x = await cs(t, a), P = await Ip(b, t, { mounting: x, signal: a }), B = P.flatMap((F) => F.versions(t)), E = Vy(t, x), C = { inputs: t, formats: P, mounting: x, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: C };
  }, { name: p, prepared: h } = await BA(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await Tw(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = MA(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: x, context: P } = h, B = { store: b, wanted: x, formats: P.formats, naming: t, signal: a };
    eu("Why nothing was found", await mb(B));
  }
  if (await Ar(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new T(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function BA(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { lines: m } = Je(n.paths, process.cwd());
    if (await ib(), await fb(m, { mounts: xg(), warn: U, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${te(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await EA(i, m, u) : (await o(i.size), await db(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), U(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function EA(e, t, n) {
  n.inputs.signing && await Yn(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function db(e, t, n) {
  try {
    await Pw(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await $A(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await db(e.original, t, n);
  }
}
async function $A(e) {
  try {
    await e.reject();
  } catch (t) {
    or(`The entry stays where it is: ${O(t)}`);
  }
}
function MA(e, t, n) {
  if (t === void 0)
    return ke("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = te(t, e.key), o = r ? "exact" : "partial";
  return ke("cache-hit", String(r)), ke("cache-matched-key", t), ke("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function pb(e) {
  let t = [], n = 4, r = e, o = e > 4, s = () => {
    if (o && r > 0) return;
    t.sort((f, u) => u.bytes - f.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { go: f } of c) f();
  }, a = setTimeout(() => {
    o = !1, s();
  }, 500).unref();
  return async (c) => {
    let f = !1, u = async (m) => {
      f = !0, r--, await new Promise((l) => {
        t.push({ bytes: m, go: l }), s();
      });
    };
    try {
      return await c(u);
    } finally {
      f ? n++ : r--, r === 0 && clearTimeout(a), s();
    }
  };
}

// src/job/restore/restore.ts
async function qc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Jc(n);
  let r = me();
  if (!fs(r)) return;
  let o = await ut();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), Jc(n);
    } };
  }, i = async (l) => {
    let d = await fn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = un(l), h = ne(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new T(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => pr(l, () => i(l))));
  im(a);
  let c = pb(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return TA();
    let h = Math.min(d.concurrency, Math.floor(RA / f)), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return lb({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => pr(l.cache, () => u(l)))
  );
  e.throwIfAborted(), a.length > 1 && AA(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), CA(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var RA = 64;
function TA() {
  if (ke("hit", "miss"), !Ot(q("fail-on-cache-miss"))) return "miss";
  throw new T("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function AA(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ke("cache-hit", String(n === "exact")), ke("hit", n);
}
function CA(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || st(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/job/save/background/background-save.ts
import { lstatSync as KA, mkdtempSync as VA, rmSync as Kc } from "node:fs";
import { join as Vc } from "node:path";
import { setTimeout as Ob } from "node:timers/promises";

// src/job/save/background/priority.ts
import { readdirSync as FA, writeFileSync as hb } from "node:fs";
import { constants as LA, setPriority as NA } from "node:os";
var { PRIORITY_LOW: _A, PRIORITY_NORMAL: DA } = LA.priority;
async function gb(e) {
  oi(() => hb(`/proc/${e}/oom_score_adj`, "1000")), await wb(e, _A, "idle");
}
async function yb(e) {
  await wb(e, DA, "none");
}
async function wb(e, t, n) {
  let r = oi(() => FA(`/proc/${e}/task`)) ?? [];
  for (let s of r) oi(() => NA(Number(s), t));
  oi(() => hb(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await _t("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function oi(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/job/save/background/whereabouts.ts
import { lstatSync as bb, readlinkSync as kb, realpathSync as UA } from "node:fs";
import { resolve as WA } from "node:path";
async function Sb(e, t) {
  let n = await Nn(e), r = n.map(({ path: f }) => f), o = [...r, ...e.lines.map(({ literal: f, base: u }) => f ?? u)], i = n.filter(({ stat: f }) => f.isDirectory()).map(({ path: f }) => UA(f, "latin1")), a = Y().filter(({ point: f }) => i.some((u) => j(f, u))), c = [...jA(o)].map((f) => `${f} ${HA(f, t)}`);
  return [...r.map(S), ...c, ...a.map(({ point: f }) => f)].join("\0");
}
function jA(e) {
  let t = /* @__PURE__ */ new Set(), n = (r) => {
    if (t.has(r)) return;
    t.add(r), n(J(r)), bb(r, { throwIfNoEntry: !1 })?.isSymbolicLink() && n(WA(J(r), kb(r)));
  };
  for (let r of e) n(r);
  return t;
}
function HA(e, t) {
  let n = bb(e, { bigint: !0, throwIfNoEntry: !1 });
  if (!n) return "none";
  let { dev: r, ino: o, ctimeNs: s, mtimeNs: i } = n;
  if (n.isSymbolicLink()) return `${r} ${o} ${s} ${kb(e)}`;
  if (n.isDirectory() && s >= t && s !== i) throw new Error(`${e} has changed`);
  return `${r} ${o}`;
}

// src/job/save/background/written.ts
import { appendFileSync as xb, readFileSync as zA, truncateSync as JA, writeFileSync as GA } from "node:fs";
import { join as vb } from "node:path";
function z8(e, t) {
  let n = { GITHUB_OUTPUT: vb(t, "output"), GITHUB_STEP_SUMMARY: vb(t, "summary") };
  for (let c of Object.values(n)) GA(c, "", { mode: 384 });
  ru({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let f = qA(String(c));
    return f === void 0 ? o += c : f !== "" && r.add(f), !0;
  };
  let s = (c) => (
    // A secret may begin with another one.
    [...r].toSorted((f, u) => u.length - f.length).reduce((f, u) => f.replaceAll(u, "***"), c)
  ), i = (c) => {
    let f = zA(c, "utf8");
    return JA(c), f;
  };
  return { take: () => {
    let c = s(o);
    return o = "", {
      log: c,
      outputs: i(n.GITHUB_OUTPUT),
      summary: i(n.GITHUB_STEP_SUMMARY)
    };
  }, hide: s };
}
function qA(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function Pb({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = Xf();
  process.stdout.write(e), r && xb(r, t), o && xb(o, n);
}

// src/job/save/background/background-save.ts
var YA = "result";
async function Bb(e) {
  if (Gc(), de(q, "background", ["false", "true"]) === "false") return Yt(e);
  let t = await ZA(e);
  if (!t) return Yt(e);
  let n = XA([...t.inputs.values()]) ?? await QA(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await Yt(e, t.states);
}
async function ZA(e) {
  let t = { states: {}, inputs: /* @__PURE__ */ new Map() };
  if (me().ref !== "")
    try {
      for (let n of await ut()) {
        let r = { preset: n.inputs.get("preset") };
        await pr(n, async () => {
          if (r.filled = await fn(n, e), r.filled === "none") return;
          let o = un(n);
          r.key = o.key, t.inputs.set(n.name, o);
        }), t.states[n.name] = r;
      }
      return t;
    } catch (n) {
      if (n instanceof T) return;
      throw n;
    }
}
function XA(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function QA({ states: e, inputs: t }, n) {
  for (let h of t.values()) {
    for (let g of [h.s3.secretAccessKey, h.s3.sessionToken]) g && nn(g);
    ["mount", "lazy"].includes(h.mode) && await jt(h, n, !0);
  }
  let r = VA(Vc(G(), "headstart-")), o = String(KA(r, { bigint: !0 }).ctimeNs), s = {};
  try {
    for (let [h, g] of t)
      s[h] = await Sb(Gn(g), BigInt(o));
  } catch (h) {
    return Kc(r, { recursive: !0 }), O(h);
  }
  let i = Vc(import.meta.dirname, "save-background.js"), { pid: a, stdin: c } = Es({ path: process.execPath, args: [i] });
  await gb(a);
  let f = Te(a);
  if (f === void 0)
    return Kc(r, { recursive: !0 }), "the process for it did not start";
  Gc({ pid: a, start: f, dir: r, states: e });
  let u = process.ppid || 1, m = { pid: u, start: Te(u) }, l = { "INPUT_SIGNING-KEY": q("signing-key"), INPUT_CACHES: q("caches") }, p = { env: { ...mo(), ...l }, cwd: process.cwd(), dir: r, sinceNs: o, job: m, states: e, whereabouts: s };
  await new Promise((h) => c.end(Is(p), h));
}
async function Eb(e) {
  let t = nb();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await t1(t, e), o = s1(n);
  } finally {
    n1(t), Kc(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) Pb(i);
  let s = Object.keys(r).filter((i) => !o.done[i]);
  if (s.length !== 0) {
    for (let i of s)
      ot(
        { name: i, inputs: /* @__PURE__ */ new Map() },
        () => v(`Saving now: ${o.failed[i] ?? "the process that saved beside the job was killed"}`)
      );
    await Yt(e, Object.fromEntries(s.map((i) => [i, r[i]])));
  }
}
var e1 = 5e3;
async function t1({ pid: e, start: t }, n) {
  let r = () => Te(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await yb(e)); r() && !n.aborted; ) await Ob(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < e1; ) await Ob(20);
  n.throwIfAborted();
}
function n1({ pid: e, start: t }) {
  [void 0, t].includes(Te(e)) && r1(e);
}
function r1(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var o1 = 64 * 1024 ** 2;
function s1(e) {
  try {
    let { done: t, failed: n } = JSON.parse(
      String(mt(Vc(e, YA), o1))
    );
    if ([...Object.values(t).flatMap(({ log: s, outputs: i, summary: a }) => [s, i, a]), ...Object.values(n)].every((s) => typeof s == "string")) return { done: t, failed: n };
  } catch {
  }
  return { done: {}, failed: {} };
}

// src/main/exit.ts
import { existsSync as i1 } from "node:fs";
var Yc = "/bin/sh";
function si() {
  let e = Number(process.exitCode ?? 0);
  process.execve && i1(Yc) && (process.emit("exit", e), process.execve(Yc, [Yc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function $b(e, t) {
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
    st(r), si();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (v(O(n.signal.reason)), si()), t(r);
  }
  si();
}

// src/main/run.ts
var a1 = {
  restore: qc,
  "restore-only": (e) => qc(e, { mayPostSave: !1 }),
  post: cb,
  save: Bb,
  "save-post": Eb,
  unmount: ri
};
function xV(e) {
  return $b(a1[e], (t) => {
    e.startsWith("restore") && t instanceof T ? Qf(O(t)) : st(t, ["post", "save", "save-post"].includes(e) ? zc : "");
  });
}

export {
  R as a,
  L as b,
  N as c,
  te as d,
  fi as e,
  nf as f,
  Xn as g,
  sf as h,
  af as i,
  mi as j,
  T as k,
  k as l,
  Xt as m,
  O as n,
  $ as o,
  _1 as p,
  D1 as q,
  Yb as r,
  ue as s,
  rt as t,
  K as u,
  Ci as v,
  I as w,
  He as x,
  Fi as y,
  ak as z,
  ot as A,
  q as B,
  ke as C,
  Qf as D,
  U as E,
  v as F,
  or as G,
  eu as H,
  G as I,
  uo as J,
  mo as K,
  lC as L,
  dC as M,
  ru as N,
  me as O,
  ou as P,
  S as Q,
  w as R,
  ie as S,
  Je as T,
  H as U,
  Q as V,
  de as W,
  rn as X,
  DS as Y,
  ko as Z,
  Nu as _,
  Be as $,
  A as aa,
  Ne as ba,
  z as ca,
  ur as da,
  ox as ea,
  dr as fa,
  ge as ga,
  hr as ha,
  gm as ia,
  $4 as ja,
  ut as ka,
  ee as la,
  bm as ma,
  Co as na,
  rl as oa,
  _e as pa,
  ha as qa,
  vr as ra,
  Dd as sa,
  Ma as ta,
  m2 as ua,
  _t as va,
  Dt as wa,
  EO as xa,
  Mn as ya,
  In as za,
  Fa as Aa,
  Ep as Ba,
  UB as Ca,
  Rp as Da,
  Up as Ea,
  Nn as Fa,
  Dn as Ga,
  QW as Ha,
  wc as Ia,
  z3 as Ja,
  J3 as Ka,
  mJ as La,
  Cy as Ma,
  Iy as Na,
  Z as Oa,
  wt as Pa,
  iJ as Qa,
  aJ as Ra,
  Ty as Sa,
  cJ as Ta,
  Ay as Ua,
  rR as Va,
  vJ as Wa,
  zy as Xa,
  qy as Ya,
  Nh as Za,
  zn as _a,
  Jn as $a,
  cg as ab,
  Te as bb,
  Is as cb,
  Ig as db,
  Vt as eb,
  Ds as fb,
  hy as gb,
  Ae as hb,
  jJ as ib,
  Fc as jb,
  oA as kb,
  Sb as lb,
  z8 as mb,
  YA as nb,
  r1 as ob,
  $b as pb,
  xV as qb
};
