import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Rb = Object.create;
var Zc = Object.defineProperty;
var $b = Object.getOwnPropertyDescriptor;
var Ib = Object.getOwnPropertyNames;
var Mb = Object.getPrototypeOf, Tb = Object.prototype.hasOwnProperty;
var T = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var N = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
};
var Ab = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Ib(t))
      !Tb.call(e, o) && o !== n && Zc(e, o, { get: () => t[o], enumerable: !(r = $b(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? Rb(Mb(e)) : {}, Ab(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Zc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var Xc = N((a1, si) => {
  si.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  si.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/rolling.ts
var ff = N((f1, mi) => {
  mi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  mi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var wf = N((g1, gi) => {
  gi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  gi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var vf = N((I1, xf) => {
  xf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Pf = N((M1, to) => {
  to.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  to.exports.ok = to.exports;
});

// lighter-node:crypto?src/inputs/signing.ts
var Iu = N((eF, Ji) => {
  Ji.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ji.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Du = N((lF, Gi) => {
  Gi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Gi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var Vu = N((OF, Zi) => {
  Zi.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Zi.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var im = N((zF, ea) => {
  ea.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ea.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var lm = N((XF, mm) => {
  mm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var pm = N((QF, dm) => {
  dm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:v8?src/formats/tar-archives/threads/start.ts
var Sm = N((mN, bm) => {
  bm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var vm = N((dN, xm) => {
  xm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/zstd.ts
var Fm = N((RN, Cm) => {
  Cm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Gm = N((r_, Jm) => {
  Jm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var gl = N((fL, hl) => {
  hl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var yl = N((uL, da) => {
  da.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  da.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Ml = N((BL, Il) => {
  Il.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var zl = N((VL, Hl) => {
  Hl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Gl = N((YL, Jl) => {
  Jl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Cd = N((VD, Ad) => {
  Ad.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var gp = N((kU, hp) => {
  hp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Mp = N((lW, fs) => {
  fs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  fs.exports.ok = fs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Fp = N((hW, ms) => {
  ms.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ms.exports.ok = ms.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Np = N((gW, ls) => {
  ls.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ls.exports.ok = ls.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Lp = N((EW, Da) => {
  Da.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Da.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Vp = N((YW, Wa) => {
  Wa.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Wa.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var fh = N((wj, Ja) => {
  Ja.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ja.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/flight.ts
var Wh = N((hH, ec) => {
  ec.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ec.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var mg = N((k4, ug) => {
  ug.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var Eg = N((V4, Bg) => {
  Bg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var Yg = N((qz, Vg) => {
  Vg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var ey = N((Qz, Qg) => {
  Qg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Rw = N((Xq, Ac) => {
  Ac.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ac.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var _w = N((vK, Nw) => {
  Nw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// src/names/keys.ts
var Zr = _(Xc(), 1), Qc = 10, Yr = 512;
function ai(e) {
  if (e.length > Qc) return `Key Validation Error: Keys are limited to a maximum of ${Qc}.`;
  for (let t of e) {
    if (t.length > Yr)
      return `Key Validation Error: ${t} cannot be larger than ${Yr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function te(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var ef = ci;
function ci(e) {
  let t = (0, Zr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function tf(e, t) {
  for (let n of e) {
    let r = ii(t.filter((o) => o.key === n)) ?? ii(t.filter((o) => te(o.key, n))) ?? ii(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ii(e) {
  return e.toSorted(fi)[0];
}
function fi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var nf = 225, Cb = 160;
function Xn(e) {
  let t = af(e) || "%";
  return t.length <= nf ? t : `${of(e)}~${(0, Zr.createHash)("sha256").update(e).digest("hex")}`;
}
function rf(e) {
  let t = Xn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : cf(n)
  );
  return t.length <= nf ? t : `~${(0, Zr.createHash)("sha256").update(e).digest("hex")}`;
}
function of(e) {
  return af(e).slice(0, Cb);
}
function sf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(of(r).toLowerCase()));
}
function ui(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function af(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, cf);
}
function cf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/names/rolling.ts
var lf = _(ff(), 1);
function ne(e) {
  return e ? _b : Fb;
}
var Fb = {
  mistake: ai,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, df = "~v", Nb = df.length + 49, uf = Yr - Nb, _b = {
  mistake(e) {
    let [t = ""] = e, n = li(t).length > uf, r = `Key Validation Error: ${t} cannot be larger than ${uf} characters with rolling; ~ counts twice.`;
    return ai(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Xr(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(li)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [mf(t, 20), mf(n, 5)];
    return `${Xr(e)}${Date.now()}-${r}-${o}-${(0, lf.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Xr(e) {
  return li(e) + df;
}
function pf(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function li(e) {
  return e.replaceAll("~", "~~");
}
function mf(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Lb = 3600 * 1e3;
function hf(e, t) {
  let n = e.toSorted(fi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > Lb;
  });
}

// src/system/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, S = class extends Error {
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
function R(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as cS } from "node:async_hooks";
import { homedir as fS, tmpdir as uS } from "node:os";
import { join as mS } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as yf from "os";

// node_modules/@actions/core/lib/utils.js
function je(e) {
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
function tt(e, t, n) {
  let r = new pi(e, t, n);
  process.stdout.write(r.toString() + yf.EOL);
}
function hi(e, t = "") {
  tt(e, {}, t);
}
var gf = "::", pi = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = gf + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Ub(o)}`);
        }
    }
    return t += `${gf}${Db(this.message)}`, t;
  }
};
function Db(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Ub(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var bf = _(wf(), 1);
import * as eo from "fs";
import * as Qr from "os";
function yi(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!eo.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  eo.appendFileSync(n, `${je(t)}${Qr.EOL}`, {
    encoding: "utf8"
  });
}
function wi(e, t) {
  let n = `ghadelimiter_${bf.randomUUID()}`, r = je(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Qr.EOL}${r}${Qr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Ti from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Wb } from "os";
import { constants as Sf, promises as jb } from "fs";
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
}, { access: Hb, appendFile: zb, writeFile: Jb } = jb, kf = "GITHUB_STEP_SUMMARY";
var ki = class {
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
      let t = process.env[kf];
      if (!t)
        throw new Error(`Unable to find environment variable for $${kf}. Check if your runtime environment supports job summaries.`);
      try {
        yield Hb(t, Sf.R_OK | Sf.W_OK);
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
      return yield (n ? Jb : zb)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
    return this.addRaw(Wb);
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
}, Gb = new ki();
var xi = Gb;

// node_modules/@actions/core/lib/platform.js
import Uf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Nf = _(vf(), 1);
import * as er from "os";
import * as Ii from "events";
import * as _f from "path";

// node_modules/@actions/io/lib/io.js
var Tf = _(Pf(), 1);
import * as he from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Qn from "fs";
import * as nt from "path";
var vi = function(e, t, n, r) {
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
}, { chmod: Pi, copyFile: Bf, lstat: no, mkdir: Ef, open: T1, readdir: Oi, rename: qb, rm: Rf, rmdir: A1, stat: kt, symlink: $f, unlink: Bi } = Qn.promises, Fe = process.platform === "win32";
function If(e) {
  return vi(this, void 0, void 0, function* () {
    let t = yield Qn.promises.readlink(e);
    return Fe && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var C1 = Qn.constants.O_RDONLY;
function tn(e) {
  return vi(this, void 0, void 0, function* () {
    try {
      yield kt(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ro(e) {
  if (e = Kb(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Fe ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ei(e, t) {
  return vi(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield kt(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Fe) {
        let o = nt.extname(e).toUpperCase();
        if (t.some((s) => s.toUpperCase() === o))
          return e;
      } else if (Of(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield kt(e);
      } catch (s) {
        s.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${s}`);
      }
      if (n && n.isFile()) {
        if (Fe) {
          try {
            let s = nt.dirname(e), i = nt.basename(e).toUpperCase();
            for (let a of yield Oi(s))
              if (i === a.toUpperCase()) {
                e = nt.join(s, a);
                break;
              }
          } catch (s) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${s}`);
          }
          return e;
        } else if (Of(n))
          return e;
      }
    }
    return "";
  });
}
function Kb(e) {
  return e = e || "", Fe ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Of(e) {
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
function N1(e, t) {
  return xt(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Zb(o), c = (yield tn(r)) ? yield kt(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? he.join(r, he.basename(n)) : r;
    if (!(yield tn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield kt(n)).isDirectory())
      if (i)
        yield Af(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (he.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Cf(n, f, s);
    }
  });
}
function _1(e) {
  return xt(this, void 0, void 0, function* () {
    if (Fe && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Rf(e, {
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
function Vb(e) {
  return xt(this, void 0, void 0, function* () {
    (0, Tf.ok)(e, "a path argument must be provided"), yield Ef(e, { recursive: !0 });
  });
}
function Ri(e, t) {
  return xt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Ri(e, !1);
      if (!r)
        throw Fe ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield Yb(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function Yb(e) {
  return xt(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Fe && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(he.delimiter))
        o && t.push(o);
    if (ro(e)) {
      let o = yield Ei(e, t);
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
      let s = yield Ei(he.join(o, e), t);
      s && r.push(s);
    }
    return r;
  });
}
function Zb(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Af(e, t, n, r) {
  return xt(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Vb(t);
    let o = yield Oi(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield no(i)).isDirectory() ? yield Af(i, a, n, r) : yield Cf(i, a, r);
    }
    yield Pi(t, (yield kt(e)).mode);
  });
}
function Cf(e, t, n) {
  return xt(this, void 0, void 0, function* () {
    if ((yield no(e)).isSymbolicLink()) {
      try {
        yield no(t), yield Bi(t);
      } catch (o) {
        o.code === "EPERM" && (yield Pi(t, "0666"), yield Bi(t));
      }
      let r = yield If(e);
      yield $f(r, t, Fe ? "junction" : null);
    } else (!(yield tn(t)) || n) && (yield Bf(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as Qb } from "timers";
var Ff = function(e, t, n, r) {
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
}, oo = process.platform === "win32", so = class extends Ii.EventEmitter {
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
    if (oo)
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
    return oo && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (oo && this._isCmdFile()) {
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
    return Ff(this, void 0, void 0, function* () {
      return !ro(this.toolPath) && (this.toolPath.includes("/") || oo && this.toolPath.includes("\\")) && (this.toolPath = _f.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Ri(this.toolPath, !0), new Promise((t, n) => Ff(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let f of this.args)
          this._debug(`   ${f}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + er.EOL);
        let o = new $i(r, this.toolPath);
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
function Lf(e) {
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
var $i = class e extends Ii.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = Qb(e.HandleTimeout, this.delay, this)));
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
var tS = function(e, t, n, r) {
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
function Df(e, t, n) {
  return tS(this, void 0, void 0, function* () {
    let r = Lf(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new so(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var W1 = Uf.platform(), j1 = Uf.arch();

// node_modules/@actions/core/lib/core.js
var Mi;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Mi || (Mi = {}));
function bi(e) {
  tt("add-mask", {}, e);
}
function Wf(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function jf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return yi("OUTPUT", wi(e, t));
  process.stdout.write(Ti.EOL), tt("set-output", { name: e }, je(t));
}
function Hf(e) {
  process.exitCode = Mi.Failure, oS(e);
}
function ue(e) {
  tt("debug", {}, e);
}
function oS(e, t = {}) {
  tt("error", di(t), e instanceof Error ? e.toString() : e);
}
function zf(e, t = {}) {
  tt("warning", di(t), e instanceof Error ? e.toString() : e);
}
function io(e) {
  process.stdout.write(e + Ti.EOL);
}
function Jf(e) {
  hi("group", e);
}
function Gf() {
  hi("endgroup");
}
function qf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return yi("STATE", wi(e, t));
  tt("save-state", { name: e }, je(t));
}
function Kf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/native-path.ts
import { posix as sS, win32 as vt } from "node:path";
function rt(e) {
  return e !== "win32" ? sS : {
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
var { basename: co, dirname: J, isAbsolute: Ai, join: I, relative: He, resolve: Ci } = rt(process.platform);

// src/system/outside-text.ts
function tr(e) {
  return Yf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function iS(e) {
  return Yf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Fi(e) {
  return `<code>${iS(e)}</code>`;
}
function Yf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return aS[t] ?? (n < 256 ? `\\x${Vf(n, 2)}` : `\\u${Vf(n, 4)}`);
  });
}
var aS = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Vf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var nr = new cS();
function ot(e, t) {
  return nr.run(e, t);
}
function q(e) {
  return nr.getStore()?.inputs.get(e.toLowerCase()) ?? Wf(e);
}
function Se(e, t) {
  let n = nr.getStore()?.name;
  jf(n ? `${e}-${n}` : e, t);
}
var Ni = qf, _i = Kf, nn = bi;
function Zf() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function Xf(e) {
  Hf(tr(e));
}
function U(e) {
  zf(rr(e));
}
function st(e, t = "") {
  U(`${t}${O(e)}`), e instanceof Error && e.stack && or(e.stack);
}
function v(e) {
  io(rr(e));
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
function Qf(e, t) {
  Jf(rr(e));
  for (let n of t) io(tr(n));
  Gf();
}
function it(e) {
  v(`[warning]${e}`);
}
function eu() {
  return process.env.GITHUB_STEP_SUMMARY ? xi : void 0;
}
function at() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return K(process.env.RUNNER_TEMP || uS());
}
function fo() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || mS(fS(), ".cache"));
}
function tu() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function uo() {
  let e = [...nr.getStore()?.inputs ?? []].map(
    ([r, o]) => [lS(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function lS(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function uC() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function mC() {
  return process.env.RUNNER_NAME ?? "";
}
function nu(e) {
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
function ru() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && dS(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function dS(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/files/byte-strings.ts
import { readdirSync as pS } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var hS = /[\u0080-\u00ff]/, gS = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!hS.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return gS.decode(n);
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
  return pS(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function su(e, t) {
  for (let n of e.roots)
    for (let r of t.roots)
      if (ou(n, r, e) || ou(r, n, t)) return [n.pattern, r.pattern];
}
function ou(e, t, { excludes: n }) {
  if (n?.(t.literal ?? yS(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? j(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : j(r, e.base) && mo(e, He(e.base, r));
}
function yS({ base: e, rest: t }) {
  return I(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function mo(e, t) {
  return e.matches(t) || t !== "" && mo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as Tk } from "node:os";
import { posix as Ak } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var iu = (e, t, n) => {
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
var au = "\0SLASH" + Math.random().toFixed(16) + "\0", cu = "\0OPEN" + Math.random().toFixed(16) + "\0", lo = "\0CLOSE" + Math.random().toFixed(16) + "\0", fu = "\0COMMA" + Math.random().toFixed(16) + "\0", uu = "\0PERIOD" + Math.random().toFixed(16) + "\0", wS = new RegExp(au, "g"), bS = new RegExp(cu, "g"), SS = new RegExp(lo, "g"), kS = new RegExp(fu, "g"), xS = new RegExp(uu, "g"), vS = /\\\\/g, PS = /\\{/g, OS = /\\}/g, BS = /\\,/g, ES = /\\\./g, RS = 1e5, $S = 4e6, IS = 1e3, MS = 1e3, TS = 2e7, AS = 16;
function Li(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function CS(e) {
  return e.replace(vS, au).replace(PS, cu).replace(OS, lo).replace(BS, fu).replace(ES, uu);
}
function FS(e) {
  return e.replace(wS, "\\").replace(bS, "{").replace(SS, "}").replace(kS, ",").replace(xS, ".");
}
function Di(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function mu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = iu("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function NS(e, t) {
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
function _S(e, t) {
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
function LS(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = mu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], Di(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return Di(n, c), n;
    r = c.pop(), Di(n, c), e = a;
  }
}
function sr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function lu(e, t = {}) {
  if (!e)
    return [];
  let n = sr(t.max, RS), r = sr(t.maxLength, $S), o = sr(t.maxDepth, IS), s = sr(t.maxRewrites, MS), i = sr(t.maxSteps, TS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Ui(CS(e), n, r, o, 0, s, { remaining: i }, !0).map(FS);
}
function DS(e) {
  return "{" + e + "}";
}
function US(e) {
  return /^-?0\d/.test(e);
}
function WS(e, t) {
  return e <= t;
}
function jS(e, t) {
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
function HS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = Li(s[0]), c = Li(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(Li(s[2])), 1) : 1, m = WS;
  c < a && (u *= -1, m = jS);
  let d = s.some(US), p = d ? f : 1, h = 0;
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
function Ui(e, t, n, r, o, s, i, a) {
  if (i.remaining -= AS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = mu(e, l, i);
    if (!d)
      return ir(c, e, [""], t, n, u, i);
    d.unmatched && (l = NS(l, i));
    let p = d.pre, h = () => ir(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = ir(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, x = d.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (f < s && _S(d.post, i)) {
        f++, e = d.pre + "{" + d.body + lo + d.post, l = l.slice(0, d.end) + lo + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let P;
    if (b) {
      if (P = HS(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = LS(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = Ui(E[0], t, n, r, o + 1, s, i, !1).map(DS), i.remaining < 0)
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
        let Ce = Ui(E[D], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let re = 0; re < Ce.length; re++) {
          let St = Ce[re];
          if (!(C && !St)) {
            if (P.length >= t || F + St.length > n)
              break e;
            P.push(St), F += St.length;
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
var zS = {
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
}, cr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), JS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), du = (e) => e.join(""), pu = (e, t) => {
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
      for (let [g, [y, b, x]] of Object.entries(zS))
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
    return [JS(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + du(r) + "]", d = "[" + (f ? "" : "^") + du(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ct = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var le, GS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Wi = (e) => GS.has(e), hu = (e) => Wi(e.type), qS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), KS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), VS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), gu = /* @__PURE__ */ new Map([
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
]), YS = "(?!(?:^|/)\\.\\.?(?:$|/))", po = "(?!\\.)", ZS = /* @__PURE__ */ new Set(["[", "."]), XS = /* @__PURE__ */ new Set(["..", "."]), QS = new Set("().*{}+?[]^$\\!"), ek = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ji = "[^/]", yu = ji + "*?", wu = ji + "+?", tk = 0, Pt = class {
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
  id = ++tk;
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
        if (!o.noext && Wi(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && Wi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, KS);
  }
  #m(t, n = qS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = VS) {
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
  #S(t) {
    return !!gu.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#S(n.type);
  }
  #x(t) {
    let n = gu.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !hu(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? le.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && XS.has(this.#e[0]))) {
        let p = ZS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? YS : g ? po : "";
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
    let i = !r || t || n || !po ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? po : "") + wu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? po : "") + yu + ")"
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
    if (hu(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#y(), this.#m(o) ? (n = !1, this.#g(o, r)) : this.#d(o) ? (n = !1, this.#b(o, r)) : this.#k(o) && (n = !1, this.#x(o)));
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
        o = !1, s += (QS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? wu : yu, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = pu(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += ji, n = !0;
        continue;
      }
      s += ek(f);
    }
    return [s, ct(t), !!n, i];
  }
};
le = Pt;

// node_modules/minimatch/dist/esm/escape.js
var Hi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (ar(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Oe(t, n).match(e)), nk = /^\*+([^+@!?*[(]*)$/, rk = (e) => (t) => !t.startsWith(".") && t.endsWith(e), ok = (e) => (t) => t.endsWith(e), sk = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), ik = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), ak = /^\*+\.\*+$/, ck = (e) => !e.startsWith(".") && e.includes("."), fk = (e) => e !== "." && e !== ".." && e.includes("."), uk = /^\.\*+$/, mk = (e) => e !== "." && e !== ".." && e.startsWith("."), lk = /^\*+$/, dk = (e) => e.length !== 0 && !e.startsWith("."), pk = (e) => e.length !== 0 && e !== "." && e !== "..", hk = /^\?+([^+@!?*[(]*)?$/, gk = ([e, t = ""]) => {
  let n = ku([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, yk = ([e, t = ""]) => {
  let n = xu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, wk = ([e, t = ""]) => {
  let n = xu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, bk = ([e, t = ""]) => {
  let n = ku([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, ku = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, xu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, vu = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", bu = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, Sk = vu === "win32" ? bu.win32.sep : bu.posix.sep;
ie.sep = Sk;
var oe = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = oe;
var kk = "[^/]", xk = kk + "*?", vk = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", Pk = "(?:(?!(?:\\/|^)\\.).)*?", Ok = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = Ok;
var ke = (e, t = {}) => Object.assign({}, e, t), Bk = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ie;
  let t = ie;
  return Object.assign((r, o, s = {}) => t(r, o, ke(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, ke(e, s));
      }
      static defaults(o) {
        return t.defaults(ke(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, ke(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, ke(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, ke(e, o)),
    escape: (r, o = {}) => t.escape(r, ke(e, o)),
    filter: (r, o = {}) => t.filter(r, ke(e, o)),
    defaults: (r) => t.defaults(ke(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, ke(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, ke(e, o)),
    match: (r, o, s = {}) => t.match(r, o, ke(e, s)),
    sep: t.sep,
    GLOBSTAR: oe
  });
};
ie.defaults = Bk;
var Pu = (e, t = {}) => (ar(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : lu(e, { max: t.braceExpandMax }));
ie.braceExpand = Pu;
var Ek = (e, t = {}) => new Oe(e, t).makeRe();
ie.makeRe = Ek;
var Rk = (e, t, n = {}) => {
  let r = new Oe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = Rk;
var Su = /[?*]|[+@!]\(.*?\)|\[|\]/, $k = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Oe = class {
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
    ar(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || vu, this.isWindows = this.platform === "win32";
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
    return Pu(this.pattern, this.options);
  }
  parse(t) {
    ar(t);
    let n = this.options;
    if (t === "**")
      return oe;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(lk)) ? o = n.dot ? pk : dk : (r = t.match(nk)) ? o = (n.nocase ? n.dot ? ik : sk : n.dot ? ok : rk)(r[1]) : (r = t.match(hk)) ? o = (n.nocase ? n.dot ? yk : gk : n.dot ? wk : bk)(r) : (r = t.match(ak)) ? o = n.dot ? fk : ck : (r = t.match(uk)) && (o = mk);
    let s = Pt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? xk : n.dot ? vk : Pk, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? $k(m) : m === oe ? oe : m._src;
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
ie.escape = Hi;
ie.unescape = ct;

// src/files/windows-names.ts
var Ik = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function Mk(e) {
  if (e === "." || e === "..") return;
  if (Ik.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function ho(e) {
  for (let t of e.split("/")) {
    let n = Mk(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Ou = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Je(e, t, { platform: n = process.platform, home: r = Tk() } = {}) {
  let o = { platform: n, home: K(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => Ck(c, K(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => Nk(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function Ck(e, t, n) {
  let r = rt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = K(e.slice(s.length), n.platform), [a, c] = Fk(i, t, { ...n, maths: r }), [, f = "", u = ""] = Ak.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Oe(u, Ou), p = o ? new Oe(u, { ...Ou, nocase: !0 }) : d;
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
function Fk(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function Nk({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = rt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && _k(e, t, n);
  let l = c(t, ...m);
  return {
    place: s,
    order: i,
    pattern: e,
    base: l,
    rest: r.split("/").slice(m.length).join("/"),
    literal: u ? c(t, ...n) : void 0,
    matches: (d) => o(c(l, d))
  };
}
function _k(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && ho(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as qk } from "node:os";

// src/system/units.ts
function go(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Bu(e, t) {
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
    throw new A(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function rn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new A(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function zi(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function Eu(e) {
  let t = de(e, "rolling", ["false", "true", "merge"]), n = {
    keep: rn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: rn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: de(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function $u(e) {
  let t = jk(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw yo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: Dk(e("bucket")),
    prefix: Uk(e("prefix")),
    region: Wk(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !Lk(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new A("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new A(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function Lk(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function Dk(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw yo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Ru = 256;
function Uk(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Ru) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Ru} in all`;
  throw yo("prefix", e, r);
}
function Wk(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw yo("region", e, "must be the name of a region, such as eu-west-1");
}
function jk(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new A(`Input endpoint ${r}.`);
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
function yo(e, t, n) {
  return new A(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Bt = _(Iu(), 1);
var Mu = 32, Hk = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Au(e) {
  let t = Tu(e("signing-key")).map(zk), n = Tu(e("verify-key")).map(Jk);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Gk), ...n] };
  }
}
function Cu(e) {
  return wo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Tu(e) {
  let t = wo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Hk))
    n.push(...wo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...wo(t.slice(r))];
}
function wo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function zk(e) {
  if (e.startsWith("-----")) {
    let r = Fu(e, "PRIVATE KEY", Bt.createPrivateKey);
    if (r) return r;
    throw new A("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Mu) return (0, Bt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Mu}: ${n}.`
  );
}
function Jk(e) {
  let t = Fu(e, "PUBLIC KEY", Bt.createPublicKey);
  if (t) return t;
  throw new A(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function Fu(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Gk(e) {
  return e.type === "secret" ? e : (0, Bt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function bo(e, t) {
  let n = Ot(e("save-always")), r = de(e, "store", ["auto", "github", "s3", "local"]), o = $u(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: zi(e, "key"),
    restoreKeys: Nu(e("restore-keys")),
    paths: Nu(zi(e, "path")),
    crossOs: Ot(e("enableCrossOsArchive")),
    failOnMiss: Ot(e("fail-on-cache-miss")),
    lookupOnly: Ot(e("lookup-only")),
    store: r,
    localDir: Yk(e("local-dir"), t),
    s3: o,
    stash: { ...Zk(e("stash"), t), maxBytes: Xk(e("stash-size")) },
    concurrency: rn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: Vk(e("part-size")),
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
    rolling: Eu(e),
    signing: Au(e)
  };
}
function Nu(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var Kk = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function _u(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Kk[n] ?? Number.NaN);
}
function Vk(e) {
  if (e === "") return 8 * 1048576;
  let t = _u(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Yk(e, t) {
  return e === "" ? I(t, "headstart") : Ci(Lu(e));
}
function Lu(e) {
  return K(K(e).replace(/^~(?=\/|$)/, qk()));
}
function Zk(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: I(t, "headstart-stash") };
  let r = Lu(e);
  if (Ai(r)) return { use: "on", dir: Ci(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function Xk(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = _u(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/digest.ts
var Uu = _(Du(), 1);

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
var M = 1024 * 1024, sn = 32;
function fr(e) {
  return Math.ceil(e / M) * sn;
}
function Wu() {
  let e = on(M), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ne(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ne(...n)), Buffer.concat(t);
    }
  };
}
function qi(e, t, n) {
  let r = n.subarray(t * sn, (t + 1) * sn);
  return r.length === sn && Ne(...e).equals(r);
}
function ju(e, { offset: t, length: n }) {
  let r = _e(t, t + n), o = r[0] * sn;
  return Ne(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * sn)
  ).toString("hex");
}
function Ne(...e) {
  let t = (0, Uu.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function _e(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var an = "headstart-2", Qk = ["image", "delta"];
function cn(e, t) {
  return Qk.includes(t) ? Math.ceil(e / M) * M : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function So({ digests: e, ...t }) {
  return Ne(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function ur(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new S(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var ex = 407710288, Ki = 8, ko = Ki + 12, mr = Buffer.from("HEADSTR2"), zu = 36 + mr.length, lr = ko + zu, Vi = 4 * 1024 * 1024, Ju = 1024, tx = 512, nx = 1024 ** 4;
function Gu({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Vi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ko), s = [e, r, n?.(qu(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, lr), c = [ex, a - Ki, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ne(o, ...s), f, mr]);
}
var rx = 128 * 1024;
async function dr(e, t) {
  return sx(await ox(e), e.size, t);
}
async function ox(e) {
  let { size: t } = e;
  if (t < lr) throw new S(`it has only ${t} bytes`);
  let n = await ur(e, Math.max(0, t - rx), t);
  if (!n.subarray(-mr.length).equals(mr))
    throw new S("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - mr.length - 4), o = lr + fr(Math.min(t, nx)) + Vi + Ju;
  if (r < lr || r > Math.min(t, o))
    throw new S(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : ur(e, t - r, t);
}
function sx(e, t, n) {
  let r = e.length - zu;
  if (!Ne(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new S("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Ki + 4 * d)
  ), a = t - e.length;
  if (!(o === fr(a) && s <= Vi && i <= Ju && lr + o + s + i === e.length)) throw new S("the parts of its index do not fit its body");
  let f = ko + o, [u, m] = [
    e.subarray(ko, f),
    e.subarray(f, f + s)
  ];
  n?.(e.subarray(f + s, r), qu(u, m));
  let l = ix(m);
  if (!ax(l)) throw new S("its index is not what this version of Headstart writes");
  return ux(l.segments, a), { ...l, digests: u };
}
function qu(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ne(n, e, t);
}
function ix(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function ax(e) {
  let t = e;
  return t?.container === an && Ku(t.format) && Hu(t.key) && t.key.length <= tx && [t.files, t.bytes].every(Yi) && Array.isArray(t.paths) && t.paths.every(Hu) && Array.isArray(t.segments) && t.segments.every(cx);
}
function cx(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Ku(t?.kind) && f.every(Yi) && fx(t?.frames, r);
}
function fx(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Yi(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Ku(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Hu(e) {
  return typeof e == "string";
}
function Yi(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function ux(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== cn(n, r) || s === 0) throw new S("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new S("its segments do not fill its body");
}

// src/entry/signature.ts
var ft = _(Vu(), 1);
var Xi = 9;
function Qi({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Yu(e, t, n) {
  let r = Buffer.alloc(Xi);
  r.writeUInt8(Qi(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Xu(r, e, t), s = n.type === "secret" ? Qu(o, n) : (0, ft.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function Zu(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Pe("has no signature");
  let o = r.filter((c) => Qi(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Qi(f).name))].join(" and ");
    throw new Pe(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Xi), e.subarray(Xi)];
  if (!n.some((c) => {
    let f = Xu(s, t, c);
    return o.some((u) => mx(f, i, u));
  }))
    throw new Pe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function Xu(e, t, { repository: n, scope: r, version: o }) {
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
function mx(e, t, n) {
  if (n.type !== "secret") return (0, ft.verify)(null, e, n, t);
  let r = Qu(e, n);
  return t.length === r.length && (0, ft.timingSafeEqual)(t, r);
}
function Qu(e, t) {
  return (0, ft.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Rt = class extends Error {
};
Rt.prototype.name = "InvalidTokenError";
function lx(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function dx(e) {
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
    return lx(t);
  } catch {
    return atob(t);
  }
}
function em(e, t) {
  if (typeof e != "string")
    throw new Rt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Rt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = dx(r);
  } catch (s) {
    throw new Rt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new Rt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/names/scopes.ts
var px = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ge(e) {
  let t = gx(e.token) ?? yx(e), n = { read: t.read, write: t.write };
  return hx(t.write) && !px.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function hx(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function gx(e) {
  try {
    let { ac: t } = em(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: tm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function yx(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: tm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function tm(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function nm() {
  for (let e of Cu(q("signing-key"))) nn(e);
}
function rm({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Yu(r, t, n));
}
var wx = 1440 * 60 * 1e3;
async function xo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return dr(r);
  let o = me(), s = e.scope === void 0 ? ge(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await dr(r, (u, m) => {
      let l = Zu(u, m, { places: c, keys: n.verifiers });
      if (!te(e.key, t) && a.getTime() - l.getTime() > wx)
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
  let t = await bx();
  if (!e) return t ?? Sx();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && om(s, a), { name: o, inputs: s };
  });
}
async function bx() {
  let e = q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => q(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-AOXYV54E.js");
  return n(e);
}
async function Sx() {
  let e = q("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, q("working-directory")), o = r.map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(q("path")))
    throw new A(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function fn({ inputs: e }, t) {
  nm();
  let n = q("preset").toLowerCase();
  if (n === "") return;
  let r = await kx(n, t);
  return om(e, r), r ?? "none";
}
function om(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function kx(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, q, t);
  return r && { ...r };
}
var xx = ["preset", "working-directory", "upload-chunk-size"];
function un({ inputs: e }) {
  let t = new Set(xx), r = bo((i) => (t.add(i.toLowerCase()), q(i)), fo()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function pr(e, t) {
  try {
    return await ot(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}
function sm(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Je(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let s of t.slice(n + 1)) {
      let i = su(o, s.selection);
      if (i)
        throw new A(
          `Caches ${r} and ${s.name} have the same files: ${i[0]} and ${i[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as HB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var dl = _(im(), 1);

// src/formats/naming.ts
function ta({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function vo(e, t) {
  let n = ta(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return ef([...r, an, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as yv } from "node:events";
import { setImmediate as wv } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as vx } from "node:fs";
import { join as Px } from "node:path";
function mn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) vx(o, Px(t, String(r)));
}
async function $t(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-archives/tar-commands.ts
var Ox = ["-b", String(2048)];
function Bx(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var na = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function Po(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = Bx(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...na, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...cm(a), "-P", "--sparse", ...c, ...i, ...am] };
}
var am = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function cm(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Oo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...cm(",delete=mtime"), ...t, ...n, ...am] };
}
function Bo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : na, s = ["-f", "-", "--ignore-zeros", ...Ox, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function fm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function um({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...na] };
}

// src/formats/actions-cache/compression.ts
var hn = _(lm(), 1);
import { pipeline as Um, Readable as Wm } from "node:stream";
import { pipeline as pv } from "node:stream/promises";

// src/system/pipeline.ts
var ym = _(pm(), 1);

// src/system/program.ts
import { accessSync as Ex, constants as Rx, statSync as $x } from "node:fs";
import { delimiter as Ix, isAbsolute as Mx, join as Tx } from "node:path";
var Ax = process.platform === "win32" ? ".exe" : "";
function hr(e) {
  return (process.env.PATH ?? "").split(Ix).filter((n) => Mx(n)).map((n) => Tx(n, `${e}${Ax}`)).find(Cx);
}
function hm(e) {
  let t = hr(e);
  if (t === void 0) throw new X(`there is no ${e} on PATH`);
  return t;
}
function Cx(e) {
  try {
    return Ex(e, Rx.X_OK), $x(e).isFile();
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
import { once as Fx } from "node:events";
async function gm(e, t) {
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
  let n = Dx(e.stderr), [r, o] = await Fx(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Nx.test(n()))))
    throw new X(`${e.spawnfile} ${ln(r, o)}${n()}`);
}
var Lx = 1e3;
function Dx(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Lx);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/pipeline.ts
function ee(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Ux(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: gm(o, n)
  };
}
async function wm(e, t) {
  let { stdout: n, ended: r } = ee([e], t);
  n.resume(), await r;
}
function Ux(e, t) {
  let n = process.umask(0);
  try {
    return (0, ym.spawn)(e.path, e.args, { ...t, env: It() });
  } finally {
    process.umask(n);
  }
}

// src/formats/tar-archives/threads/start.ts
var Mm = _(Sm(), 1);
import { availableParallelism as $m } from "node:os";
import { extname as Jx, join as Gx } from "node:path";
import { Readable as Im, Writable as qx } from "node:stream";
import { Worker as Kx } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function km(e) {
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
var dn = _(vm(), 1);
import { once as Wx } from "node:events";
var Mt = 4 * 1024 * 1024;
async function Pm(e, t) {
  let n = (0, dn.createZstdCompress)({ ...jx(e, t), flush: dn.constants.ZSTD_e_end });
  try {
    return n.write(e), await Wx(n, "readable"), Hx(n.read());
  } finally {
    n.destroy();
  }
}
var hN = 33 * 1024 * 1024;
function jx({ length: e }, t) {
  return { params: { [dn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: zx(e) };
}
function Hx({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function zx(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function Om(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Bm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function ra({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Em(e, t) {
  for (let n = 0; n < e.slabs.length; n++) ra(e, n, t);
}

// src/formats/tar-archives/threads/start.ts
function Tt(e, t) {
  if (!("thread" in e)) return ee([e], t);
  let n = sa(e, t);
  return { ...n, stdout: Im.from(Vx(n)) };
}
async function* Vx({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Yx = Gx(import.meta.dirname, `tar-thread${Jx(import.meta.filename)}`), Tm = [], oa = Math.min($m(), 2), gr = Math.min($m(), 4), Rm, Zx = 0;
function Am() {
  return Rm ??= Om(gr + 1, Mt, gr + 2 - oa), Rm;
}
function Xx() {
  (0, Mm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new Kx(Yx, { execArgv: [], env: {}, resourceLimits: e }), owner: ++Zx };
}
function sa(e, { cwd: t, signal: n }) {
  let r = Tm.pop() ?? Xx(), { thread: o, owner: s } = r, i = Am();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = km(o), u = new qx({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new Im({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Bm(i, g).subarray(0, y),
    release: () => ra(i, g, s)
  }), h = Qx(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Qx(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new S(m.message) : new X(m.message)) : t(m);
  }, a = ({ message: m }) => s(new X(m)), c = () => s(new X("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Tm.push(e);
    return;
  }
  throw await r.terminate(), Em(Am(), e.owner), n.throwIfAborted(), u;
}

// src/formats/tar-archives/zstd.ts
var pn = _(Fm(), 1);
import { once as cv } from "node:events";
import { pipeline as fv } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as ev } from "node:fs";
import { readFile as tv } from "node:fs/promises";
var Nm = 64 * 1024 * 1024, nv = 0.1, rv = 8 * 1024, ov = 8, sv = 25;
function At({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + nv) + e * rv;
}
function Ge(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = ev(e), o = Nm + ov * n * r, s = Nm, i = 0, a = (c) => {
    c > s && t.abort(new S("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
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
      let u = setInterval(async () => a(await iv(c)), sv), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function iv(e) {
  let t = await tv(`/proc/${e}/io`, "latin1").catch(() => "");
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
var av = 32 * 1024 * 1024;
async function Eo(e, t) {
  for (; e.pending > av / t.length; ) await e.progress();
}

// src/formats/tar-archives/zstd.ts
var uv = 1024 * 1024;
function Ct(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < uv ? ia : mv(e);
}
function mv(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return ia.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return ee([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return ia.unpacking(t, n);
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
          i.end(lv);
        }
      });
    }
  };
}
var lv = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), _m = 128 * 1024;
function dv(e, t, n) {
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
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await cv(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var ia = {
  packing(e, { level: t, check: n }, r) {
    let o = Tt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = pn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, pn.createZstdCompress)({ params: a, chunkSize: _m });
    return fv(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ge(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Tt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return yr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = dv(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function jm(e, { tools: t, level: n }, r) {
  if (t.zstd) return Ct(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Tt(e, r), s = (0, hn.createGzip)();
  return Um(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var aa = Buffer.from([40, 181, 47, 253]), Lm = Buffer.from([31, 139]);
async function* Hm(e, t, n) {
  let [r, o] = await hv(e);
  if (r.subarray(0, Lm.length).equals(Lm)) yield* Dm((0, hn.createGunzip)(), o);
  else if (r.subarray(0, aa.length).equals(aa)) t ? yield* gv({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Dm((0, hn.createZstdDecompress)(), o);
  else throw new S("it is no archive");
}
async function hv(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < aa.length; ) {
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
  Um(Wm.from(t), e, () => {
  }), yield* e;
}
async function* gv(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = ee([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = pv(Wm.from(t), s).catch((f) => {
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
async function zm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = Po(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = jm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = Sv(c, { ...e, signal: i.signal }, m).catch(s), d = $t(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var bv = 256;
async function Sv(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = kv(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < bv || (e.write(c.join(""), "latin1") || await yv(e, "drain", { signal: o }), c = [], await wv(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function kv(e, t, n = process.platform) {
  let { join: r, relative: o } = rt(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(k(t), k(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var ml = _(Gm(), 1);
import { linkSync as c0, mkdirSync as f0 } from "node:fs";
import { availableParallelism as u0 } from "node:os";
import { dirname as m0, join as l0 } from "node:path";

// src/formats/tar-archives/tar-records.ts
var V = 512;
function ye(e) {
  return (V - e % V) % V;
}
function Ro(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: qm(r) };
  if (t === "K") return { ...e, target: qm(r) };
  if (t === "g") return e;
  let o = new Map(xv(r));
  return { ...e, ...vv(o) };
}
function qm(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* xv(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new S("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function vv(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Km(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new S("its archive has an old form of holes");
  return a && (n.sparseSize = Km(t("GNU.sparse.realsize"))), n;
}
function Km(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new S("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var Pv = 1024 * 1024;
function Vm(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = Ro(n, f, u), s = ye(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = Ov(f);
    if ("xgLK".includes(u)) {
      if (m.size > Pv) throw new S("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: Rv(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new S("a link or directory has content");
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
      if (!i || t.length > 0) throw new S("its archive ends too early");
    }
  };
}
function Ov(e) {
  if ($o(e, 148, 8) !== Bv(e)) throw new S("its archive is damaged");
  let t = gn(e, 0, 100), n = gn(e, 257, 6) === "ustar" ? gn(e, 345, 155) : "";
  return {
    type: gn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: gn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: $o(e, 100, 8) & 511,
      mtime: String($o(e, 136, 12)),
      size: $o(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Bv(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function gn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function $o(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = gn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new S("its archive is damaged");
}
var Ev = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Rv(e, t) {
  let n = Ev[e];
  if (!n) throw new S(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as Dv, mkdirSync as Zm, readdirSync as Uv, rmSync as Wv } from "node:fs";
import { join as Io } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as _v } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as $v, renameSync as Iv, rmdirSync as Mv } from "node:fs";
function ae(e, t) {
  Nv(
    () => Iv(e, t),
    () => !Ym(t)
  );
}
function yn(e, t) {
  let n = process.platform === "win32";
  n && Tv(t);
  try {
    return ae(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Ym(t)) return !1;
    throw r;
  }
}
function Tv(e) {
  try {
    Mv(e);
  } catch {
  }
}
function Ym(e) {
  return $v(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var Av = ["EPERM", "EBUSY", "EACCES"], Cv = 200, Fv = new Int32Array(new SharedArrayBuffer(4));
function Nv(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Cv)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && Av.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(Fv, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function ca(e, t, n) {
  if (!yn(w(e), w(t))) {
    se(t).length < se(e).length && Lv(e, t, n);
    for (let r of se(e)) ca(`${e}/${r}`, `${t}/${r}`, n);
    _v(w(e));
  }
}
function Lv(e, t, n) {
  ae(w(e), n), ae(w(t), w(e)), ae(n, w(t));
}

// src/formats/tar-archives/extract-workers.ts
async function Mo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => Io(n, `lane-${B}`)), l = m.map((P) => {
    Zm(P);
    let B = t.unpacking(Bo(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => fa(k(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = jv(n);
  if (g > o() || g < o() && !y)
    throw new S(`its segments held ${g} files instead of ${o()}`);
  let b = Io(n, "tree");
  Zm(b);
  for (let P of m) ca(k(P), k(b), Io(n, "aside"));
  let x = y ? o() - fa(k(b)) : 0;
  if (x > o() - g)
    throw Wv(b, { recursive: !0 }), new en();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function jv(e) {
  return process.platform === "darwin" || Dv(Io(e, "LANE-0"));
}
function fa(e) {
  let t = 0;
  for (let n of Uv(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += fa(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new S("a segment of files holds something else");
  return t;
}
var Hv = 1024 * 1024;
async function Xm(e, t, n) {
  let r = [];
  for (let i of t) Jv(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of qv(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Gv(n), s.allow(At(i))), s.write(a, () => e.release?.(a)), await Eo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var zv = 1024 * 1024;
function Jv(e) {
  let t = 2 + At(e) / zv;
  if ((e.frames?.length ?? 0) > t)
    throw new S("a segment has more frames than its content needs");
}
async function Gv(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= Hv) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* qv(e, t) {
  let n = Kv(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new S("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Kv(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Qm = /[\u0080-\u00ff]/, To = 100, ua = 8589934591, Vv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function wr(e) {
  let t = Buffer.allocUnsafe(ma(e));
  return t.subarray(0, la(t, 0, e));
}
function ma({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function la(e, t, n, r = !1) {
  let o = Zv(n, r), s = t;
  if (o !== "") {
    s += Yv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + ye(o.length);
    e.fill(0, s, i), s = i;
  }
  return tl(e, s, n, Vv[n.kind]), s + V;
}
var el = /* @__PURE__ */ new Map();
function Yv(e) {
  let t = el.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return tl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), el.set(e, n), n;
}
function Zv({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Qm.test(e) || Qm.test(t), a = i && !s ? qe("hdrcharset", "BINARY") : "", c = i || e.length > To ? qe("path", e) : "", f = i || t.length > To ? qe("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : qe("mtime", n), m = r > ua ? qe("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + Xv(e, o);
}
function Xv(e, t) {
  return t === void 0 ? "" : qe("GNU.sparse.major", "1") + qe("GNU.sparse.minor", "0") + qe("GNU.sparse.name", e) + qe("GNU.sparse.realsize", t);
}
function qe(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var Qv = e0();
function e0() {
  let e = Buffer.alloc(V);
  return wn(e, 108, 7, 0), wn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function tl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  Qv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), ua);
  e.write(n, t, To, "latin1"), wn(e, t + 100, 7, o), wn(e, t + 124, 11, Math.min(i, ua)), wn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, To, "latin1");
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
function Ao(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), k(n)]));
}
function nl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Co(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await rl(Bo(n, Ao(r)), e, o), n.dialect === "bsd" && await t0(e, n, o);
}
async function t0(e, t, n) {
  let o = (await rl(fm(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = ee([um(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function rl(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as ol } from "node:path";
var n0 = 1e3, r0 = 8 * 1024 * 1024, o0 = 4;
function il(e) {
  let t = e[0], n = i0(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(s0.subarray(0, ye(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / n0, o / r0);
      (m >= o0 || m >= 1 && ol(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = ol(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Eo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var s0 = Buffer.alloc(V), sl = 1024 * 1024;
function i0() {
  let e = Buffer.allocUnsafeSlow(sl), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(sl), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var a0 = 1e5;
function cl(e, t, n = process.platform) {
  let r = rt(n), o = k(t), s = e.map((m) => ({ root: m, base: k(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => j(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, al);
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
     * `<place>/<path below the root's base>`.
     * @throws BadEntry when no root names the member; Error where Windows has no file of that name
     */
    stagedName(m) {
      a.size > a0 && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? al : u(r.resolve(o, m));
      if (!d) throw new S(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && ho(w(p, n).toString()), p;
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
var al = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function ll(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = u0(), warn: a } = e, c = Ge(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: fl,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await Mo(l, async (b, x) => {
    let P = il(b), B = g0(cl(o, s), P), E = Vm(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let F of Hm(t, C, { cwd: n, signal: x })) {
      c.count(F.length), x.throwIfAborted();
      for (let D of E.push(F)) B.push(D);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = l0(n, "tree");
  for (let { name: b, target: x } of d) y0(k(h), b, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Co(y, { tar: f, roots: o, codec: fl, cwd: h, signal: u });
}
var d0 = Buffer.alloc(1024), p0 = 512 * 1024 * 1024, h0 = 1 / 2, fl = {
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
        n.end(d0);
      }
    });
  }
}, ul = 300;
function g0({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(p0, (0, ml.getHeapStatistics)().heap_size_limit * h0), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new S("it holds more than anybody would save");
  }, l = (p) => {
    let h = wr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + ul), h === "file")
      u++, n.begin(wr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + ul);
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
function y0(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  f0(r(m0(t)), { recursive: !0 });
  try {
    c0(r(n), r(t));
  } catch {
    throw new S(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var pl = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => w0(r, e));
  },
  unsupportedReason: () => {
  },
  pack: zm,
  unpack: ll
};
function w0(e, t) {
  let n = ta(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, dl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as oO } from "node:fs";
import { join as sO } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var kd = _(gl(), 1);
import { writeFileSync as ZP } from "node:fs";
import { join as XP } from "node:path";

// src/files/staging.ts
import { chmodSync as oP, lstatSync as Wl, mkdtempSync as sP, readdirSync as iP, rmSync as aP, statSync as cP } from "node:fs";
import * as jo from "node:fs/promises";
import { createServer as fP } from "node:net";
import { toNamespacedPath as uP } from "node:path";

// src/system/disk/local-socket.ts
var Ol = _(yl(), 1);
import { once as $0 } from "node:events";
import {
  closeSync as I0,
  lstatSync as M0,
  mkdtempSync as T0,
  openSync as A0,
  rmSync as C0,
  statSync as F0,
  symlinkSync as N0,
  writeFileSync as _0
} from "node:fs";
import { connect as L0 } from "node:net";
import { tmpdir as D0 } from "node:os";
import { join as Ft } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as P0, constants as ha, fstatSync as O0, lstatSync as B0, openSync as E0, readFileSync as R0 } from "node:fs";

// src/system/disk/ownership.ts
import { lstat as wl, mkdir as b0, readlink as S0 } from "node:fs/promises";
import { dirname as k0, join as bl, relative as x0, resolve as Sl, sep as bn } from "node:path";
async function Le(e) {
  let t = await wl(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  pa(e, t);
}
function br({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function kl({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function pa(e, { uid: t, mode: n }) {
  if (xl(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Sl(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function xl(e, t) {
  if (!br({ uid: t }) && t !== 0) throw new Error(`${Sl(e)} belongs to another user`);
}
async function vl(e, t) {
  for (let n of Pl(e, t)) await Le(n);
}
async function Ke(e, t) {
  for (let n of Pl(e, t))
    await b0(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Le(n);
}
function Pl(e, t) {
  let n = x0(e, t).split(bn);
  return n.map((r, o) => bl(e, ...n.slice(0, o + 1)));
}
var v0 = 40;
async function Sn(e) {
  if (!process.geteuid) return;
  let t = e.split(bn), n = 0, r = bn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? k0(r) : bl(r, o), i = await wl(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (xl(s, i.uid), ++n > v0) throw new Error(`${e} has too many links`);
    let a = await S0(s);
    a.startsWith(bn) && (r = bn), t.unshift(...a.split(bn));
  }
}

// src/system/disk/trusted-file.ts
function mt(e, t) {
  let n = (o) => o?.isFile() === !0 && br(o) && o.size <= t;
  if (!n(B0(e, { throwIfNoEntry: !1 }))) return;
  let r = E0(e, ha.O_RDONLY | ha.O_NOFOLLOW | ha.O_NONBLOCK);
  try {
    return n(O0(r)) ? R0(r) : void 0;
  } finally {
    P0(r);
  }
}

// src/system/disk/local-socket.ts
var Fo = process.platform === "win32";
function No(e, t, n) {
  let { path: r, close: o } = Fo ? j0() : El(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Fo && n.listening && _0(Ft(e, t), Rl(r, e), { mode: 384 }), n.listening;
}
async function _o(e, t) {
  let n = Fo ? $l(e, t) : El(e, t);
  if (n)
    try {
      let r = L0(n.path);
      return r.on("error", () => {
      }), await $0(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function Bl(e, t) {
  return Fo ? $l(e, t) !== void 0 : M0(Ft(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function El(e, t) {
  let n = Ft(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = A0(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => I0(o) };
  }
  let r = T0(Ft(D0(), "headstart-"));
  return N0(e, Ft(r, "d")), { path: Ft(r, "d", t), close: () => C0(r, { recursive: !0, force: !0 }) };
}
var U0 = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, W0 = 256;
function j0() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Ol.randomUUID)()}`, close: () => {
  } };
}
function Rl(e, t) {
  return `${e}
${F0(t, { bigint: !0 }).ino}
`;
}
function $l(e, t) {
  let n = H0(Ft(e, t)) ?? "", [r = ""] = n.split(`
`);
  return U0.test(r) && n === Rl(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function H0(e) {
  try {
    return mt(e, W0)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Ll = _(Ml(), 1);
import {
  appendFileSync as J0,
  chmodSync as ya,
  lstatSync as _l,
  mkdirSync as G0,
  rmdirSync as q0,
  rmSync as K0,
  statSync as V0,
  utimesSync as Y0,
  writeFileSync as Z0
} from "node:fs";

// src/files/journal-step.ts
var Lo = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Do(e) {
  let t = e;
  return Object.keys(Lo[e.do]).map((n) => t[n]);
}
function Al(e) {
  return Do(e)[0];
}
function ga(e, t) {
  let n = k(J(t)), r = ze(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Fl(s, o))}
`).join("");
}
function Cl(e, t) {
  let n = k(J(t)), r = (s) => s === "" ? n : `${ze(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!z0(i, k(co(t)))) throw new Error("its journal is none that a restore wrote");
    return Fl(i, r);
  });
}
function Fl(e, t) {
  let n = Do(e), r = Object.keys(Lo[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function z0(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Lo, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Lo[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Tl(n.stamp) && Tl(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Tl(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var kn = "journal", X0 = Math.min(128 * 1024 * 1024, (0, Ll.getHeapStatistics)().heap_size_limit / 32);
function Dl(e, t) {
  J0(I(t, kn), ga(e, t), { mode: 384 });
  for (let n of e) eP(n);
}
function Ul(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && ba(t.path, t.stamp);
}
function wa(e) {
  K0(I(e, kn), { force: !0 });
}
function Uo(e, t = () => !0) {
  let n = Q0(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? tP(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = I(e, `${kn}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Z0(s, ga(i, e), { mode: 384 }), ae(s, I(e, kn))) : wa(e);
}
function kr(e) {
  return L(k(I(e, kn))) !== void 0;
}
function Q0(e) {
  if (!kr(e)) return [];
  let t = mt(I(e, kn), X0);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Cl(t.toString(), e);
}
function eP(e) {
  switch (e.do) {
    case "make":
      G0(w(e.path));
      break;
    case "move":
      Sr(e.from, e.to);
      break;
    case "replace":
      Sr(e.to, e.aside), Sr(e.from, e.to);
      break;
    case "stamp":
      ba(e.path, e.stamp);
      break;
  }
}
function tP(e) {
  switch (e.do) {
    case "make":
      nP(e.path);
      break;
    case "move":
      Nl(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (Nl(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Sr(e.aside, e.to);
      break;
    case "stamp":
      rP(e.path, e.before);
      break;
  }
}
function Nl({ from: e, to: t, inode: n }) {
  !L(e) && Wo(t) === n && Sr(t, e);
}
function Wo(e) {
  let t = _l(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return _l(w(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function Nt(e) {
  if (V0(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...Nt(J(e)), e];
}
function nP(e) {
  try {
    q0(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function rP(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ba(e, t);
}
function ba(e, { mode: t, mtime: n }) {
  try {
    ya(w(e), t), Y0(w(e), n, n);
  } catch (r) {
    if (R(r) !== "EPERM") throw r;
  }
}
function Sr(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ae(n, r);
  } catch (o) {
    let s = L(e);
    if (R(o) !== "EACCES" || !s?.isDirectory()) throw o;
    ya(n, s.mode | 128), ae(n, r), ya(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var xn = ".headstart-staging-";
function De(e) {
  return e.startsWith(xn);
}
function Ho(e) {
  let t = sP(I(e, xn)), n = lP(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      kr(t) || (n?.close(), vr(t));
    }
  };
}
async function lt({ base: e, literal: t }) {
  let n = mP(e);
  if (t === void 0) return n;
  let r = Wl(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await jo.access(n, jo.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Wl(n).dev ? n : t : n;
}
function mP(e) {
  let t = e;
  for (; !cP(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = J(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function vn(e) {
  let t = L(k(e));
  return t !== void 0 && xr(t);
}
function xr(e) {
  return e.isDirectory() && br(e) && kl(e);
}
function Pn(e) {
  return Bl(e, Sa);
}
var Sa = "alive";
function lP(e) {
  let t = fP((n) => n.destroy()).unref();
  if (No(e, "born", t))
    return ae(I(e, "born"), I(e, Sa)), t;
}
async function zo(e) {
  if (!Pn(e)) return !1;
  try {
    let t = await _o(e, Sa);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function vr(e) {
  let t = () => aP(uP(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    jl(k(e)), t();
  }
}
function jl(e) {
  oP(w(e), 448);
  for (let t of iP(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && jl(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as qP } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var ld = _(zl(), 1);
import { closeSync as md, constants as fd, fstatSync as TP, openSync as AP, readSync as CP } from "node:fs";
import { setImmediate as FP } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Kl = _(Gl(), 1);
var ce = 8192, xa = 256;
function Jo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + xa * ce)), { unpacked: u, starts: m, length: l } = dP(f, s + f.length === n);
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
      if (c.at += f, c.at > c.bytes.length) throw $("a table ends early");
      return u;
    },
    /** Where the reader is in the table. */
    position: () => i + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(f, u) {
      let m = t + f === s ? o.size : o.get(f);
      if (m === void 0 || u >= ce) throw $("a table points beside its blocks");
      return m * ce + u;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || c.at !== c.bytes.length) throw $("a table is too long");
      if (r.some((f, u) => o.get(f - t) !== u))
        throw $("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function Go(e, t, n) {
  let r = Math.ceil(n / ce), o = await e(t, t + r * ka);
  if (o.length !== r * ka) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * ka))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Jo(e, i, t, s), start: i };
}
var ka = 8;
function dP(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < xa && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & ql);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > ql ? a : pP(a), f = t && i === e.length;
    if (c.length !== ce && !(f && c.length > 0 && c.length < ce))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < xa)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var ql = 32767;
function pP(e) {
  try {
    return (0, Kl.zstdDecompressSync)(e, { maxOutputLength: ce, chunkSize: ce });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new S(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Pr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Yl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = Pr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === Pr.directory || i === Pr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [hP, gP, yP] = [12, 12, 8], wP = 256, bP = 256, [Vl, SP] = [46, 47];
async function Zl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await kP(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % ce) !== g)
      throw va();
    let b = i.take(gP), x = i.bytes.readUInt32LE(b) + 1, P = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (x > bP) throw $("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let C = i.ahead();
      C && await C;
      let F = i.take(yP), { bytes: D } = i, Ce = B + D.readInt16LE(F + 2), re = D.readUInt16LE(F + 4);
      a.name(Ce, re, P + D.readUInt16LE(F));
      let St = Xl(D.readUInt16LE(F + 6)), Yc = i.take(St), Zn = D.subarray(Yc, Yc + St);
      if (xP(Zn, p), y && E === x && !Zn.equals(y.name)) throw va();
      p = Zn, re === Pr.whiteout ? c.add(e, Zn) : re === Pr.directory && c.addBelow(e, Zn, Ce);
    }
    l += x;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw va();
  return l;
}
async function kP(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(hP), { bytes: o } = e, s = Xl(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function va() {
  return $("the index of a directory leads elsewhere");
}
function Xl(e) {
  if (e >= wP) throw $("a name is too long");
  return e + 1;
}
function xP(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === SP) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Vl && (e.length === 1 || e.length === 2 && e[1] === Vl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Ee = 96, Ql = 6, ed = { noXattrs: 512, others: 1088 }, td = 0xffffffffffffffffn, vP = 1 << 24;
function On(e, t) {
  if (e.length < Ee || e.toString("latin1", 0, 4) !== "hsqs")
    throw nd("it has no superblock");
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Ee, u, m, l, d, h, t], y = (n(24) ^ ed.noXattrs) & ~ed.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === Ql, `its compression is number ${n(20)} instead of ${Ql}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [y === 0, `its flags 0x${n(24).toString(16)} differ in 0x${y.toString(16)}`],
    [e.readBigUInt64LE(56) === td, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === td, "it has a table for exporting by NFS"],
    [i > 0 && i <= vP, `it has ${i} inodes`],
    [a <= i, `it has ${a} fragments for ${i} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [p >= 12 && p <= 20 && f === 2 ** p, `its block size is ${f} (log ${p})`],
    [g.every((B, E) => E === 0 || B >= g[E - 1]), "its tables overlap"]
  ].find(([B]) => !B);
  if (P) throw nd(P[1]);
  return s;
}
function nd(e) {
  return new S(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var rd = 16, PP = 4, Pa = 1 << 24, qo = Pa - 1;
async function od(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = BP(o + s), { starts: a, words: c, start: f } = await OP(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & qo;
    if (d > (Pa | qo) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & Pa) return p;
    try {
      return e.unpackedBytes?.(l, p, r);
    } catch (h) {
      throw $(`a block cannot be read: ${O(h)}`);
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
        let E = g.bytes.readUInt32LE(g.take(PP));
        if (E === 0) continue;
        let C = e.pause?.();
        C && await C;
        let F = Math.min(r, b - P);
        if ((m(x.end, E) ?? F) !== F)
          throw $("a block is not what it should be");
        x.end += E & qo, x.hash = Math.imul(x.hash, 31) + E | 0;
      }
      if (i.add(x), p !== void 0) {
        if (p >= s || h + y > r) throw $("a fragment is where none can be");
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
          throw $("a fragment is not what it should be");
        i.add({ start: p, end: p + (h & qo), hash: h });
      }
      i.check();
    }
  };
}
async function OP({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Go(e, n, t * rd);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(rd);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function BP(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
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
var Ko = (e) => (t, n) => t.readUInt16LE(n + e), we = (e) => (t, n) => t.readUInt32LE(n + e), sd = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), EP = {
  1: { kind: "directory", length: 16, start: we(0), bytes: Ko(8), offset: Ko(10) },
  2: { kind: "file", length: 16, start: we(0), fragment: we(4), offset: we(8), bytes: we(12) },
  3: { kind: "link", length: 8, bytes: we(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: we(4) },
  8: { kind: "directory", length: 24, bytes: we(4), start: we(8), indexed: Ko(16), offset: Ko(18), attributes: we(20) },
  9: { kind: "file", length: 40, start: sd(0), bytes: sd(8), fragment: we(28), offset: we(32), attributes: we(36) }
}, Vo = 4294967295, RP = 16, $P = 4095, IP = 3;
function ad(e) {
  let t = e.take(RP), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = EP[n.readUInt16LE(t)];
  if (!r) throw id();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw id();
  if (i(r.attributes, Vo) !== Vo) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? IP : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > $P) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Vo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Vo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function id() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Yo = 2 ** 20, MP = 4096;
function cd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Yo) throw $("it has too many whiteouts");
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
          if (c.length > MP) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function NP(e) {
  let t = On(await e.read(0, Ee), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await _P(e, t.idTable, s);
  let a = await od(e, t), c = Jo(e.read, n, r), f = Jo(e.read, r, a.start), u = Yl(o), m = cd(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = ad(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await Zl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var ud = 4;
async function _P(e, t, n) {
  let { table: r } = await Go(e.read, t, n * ud);
  await r.ahead(), r.take(n * ud), r.end();
}
function Zo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
function LP(e) {
  let t = AP(e, fd.O_RDONLY | (fd.O_NONBLOCK ?? 0));
  if (TP(t).isFile()) return t;
  throw md(t), new Error(`${e} is no file any more`);
}
async function Bn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = LP(e), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, CP(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => WP(a(d, dd)) ?? 0,
    contents(d, p, h) {
      let g = (0, ld.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await FP(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < DP ? void 0 : u();
  try {
    return await NP({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    md(i);
  }
}
var DP = 64 * 1024 * 1024, UP = 4247762216, dd = 18;
function WP(e) {
  if (e.length < dd || e.readUInt32LE(0) !== UP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as jP, openSync as HP, readSync as zP, writeSync as pd } from "node:fs";
var wd = "-noI", [hd, JP] = [24, 1], [GP, gd] = [8, 4], yd = 2;
function bd(e, t, n) {
  let r = HP(e, "r+");
  try {
    let o = Buffer.alloc(Ee);
    zP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(hd) & ~JP, hd);
    let { inodeTable: s, root: i } = On(o, t);
    pd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(gd);
    a.writeUInt32LE(n);
    for (let c = 0; c < gd; c++) {
      let f = i.offset + GP + c, u = Math.floor(f / ce) * (yd + ce), m = s + i.block + u + yd + f % ce;
      pd(r, a, c, 1, m);
    }
  } finally {
    jP(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Sd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Oo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await Or(e, r, n);
      return a.members >= t.length ? a : new S(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof S) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof S ? await o() : s;
  if (i instanceof S) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function Or(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...KP(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = ee(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([VP(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await qP(e);
  i !== void 0 && bd(e, b, i);
  let x = await Bn(e, { offset: 0, length: b }, "heads");
  return Zo(x, a), x;
}
function KP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function VP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await YP(t);
  } finally {
    t.end();
  }
}
function YP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function xd(e, t, n) {
  let r = await Ed(e, t, [], n);
  return n.signal.throwIfAborted(), r && Pd(r) ? void 0 : r;
}
async function vd(e, t, { members: n, unpacked: r }, o) {
  let s = Oa(t, r);
  if (s.length > QP || s.some((c) => c.includes(`
`))) return;
  let i = await Ed(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || Pd(i) ? void 0 : !o.leftOut || await tO(e, t, n, o).catch(() => !1) ? i : void 0;
}
var QP = 1e3, eO = 1440 * 60;
function Pd({ newest: e }) {
  return e > Date.now() / 1e3 + eO;
}
async function tO(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = ee([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, kd.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = Bd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function Od({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Oa(e, t) {
  let n = Bd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Bd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${k(t)}/`;
}
function Ed(e, { path: t }, n, r) {
  let o = XP(r.scratch, "excludes");
  return ZP(o, [nO, ...n.map(rO)].join(""), "latin1"), Or(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var nO = `... ${xn}*
`;
function rO(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Id(e) {
  let t = sO(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(Od)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await xd(t, s, e);
    if (!a) {
      r ??= Rd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Oa(s, r.unpacked).length > 0 ? await vd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await $d(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Rd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      mn(e);
      let i = await Sd(t, s, e);
      n.push(await $d(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Rd({ found: e, leftOut: t = [] }) {
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
async function $d(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = cn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await $t(oO(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as _d, rm as gO } from "node:fs/promises";
import { join as yO } from "node:path";

// src/formats/squashfs/arrivals.ts
function Md(e) {
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
var iO = 32;
function En(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw Br();
  let a = r.map((f, u) => ({ ...Td(f), number: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw Br();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= iO) throw Br();
    return { ...Td(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw Br();
  return c;
}
function Td(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: At(e) };
}
function Br() {
  return new Zt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var es = _(Cd(), 1);
import { open as aO } from "node:fs/promises";
var Xo = 64 * 1024 * 1024, cO = Xo + Xo / 128, fO = 4096, uO = 255, [Qo, Fd, mO] = [0, 46, 47];
function Nd(e) {
  let t = Buffer.from(e.map(lO).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Xo || n > Yo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, es.zstdCompressSync)(t), bytes: t.length };
}
function lO(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function ts(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > cO) throw _t("it is too long");
  await n?.(o, o + s);
  let a = await aO(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = Ba(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw _t(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function Ba(e, t) {
  let n = dO(e), { starts: r, counts: o, end: s } = pO(n, t);
  if (s !== n.length) throw _t("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Qo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function dO(e) {
  try {
    let t = { maxOutputLength: Xo, info: !0 }, { buffer: n, engine: r } = (0, es.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw _t(O(t));
  }
  throw _t("something follows it");
}
function pO(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Qo; a++) o = hO(e, o) + 1;
    if (r.push(a), s += a, s > Yo) throw _t("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function hO(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Qo && e[n] !== mO; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Fd && e[n - 1] === Fd;
    if (n === e.length || s === 0 || s > uO || n - t > fO || i)
      throw _t("it has a name that is none");
    r = e[n] === Qo;
  }
  return n - 1;
}
function _t(e) {
  return new S(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Rn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = En(e, t), c = yO(i, "image"), f = !1, u = async (d) => {
    await wO(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await gO(c, { force: !0 }), await SO(c, { length: z({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await Ea(c, a) : f || await Ld(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function wO(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Md(z({ segments: r })), c = Ld(n, r, { signal: o, until: i }), f = !1;
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
    a(new S("its body ended early")), await c;
  }
}
var bO = 32 * 1024 * 1024;
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
      i -= f.length, a += f.length, n && (a >= bO || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function Ea(e, t) {
  let n = Buffer.alloc(Ee), r = await _d(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), On(n, s);
  } finally {
    await r.close();
  }
}
async function Ld(e, t, n = {}) {
  let r = await ts(e, t, n), o = 0;
  for (let s of t.filter(Ra)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await Bn(e, s, "tables", n);
    Zo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new S(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new S(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function Ra({ kind: e }) {
  return e === "image" || e === "delta";
}
async function f2(e, { offset: t }) {
  return t + Number((await e(t, t + Ee)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as MO, lstatSync as Gd, mkdirSync as TO, readdirSync as qd } from "node:fs";
import { dirname as AO, join as Ut, relative as CO } from "node:path";

// src/system/run.ts
import { AsyncLocalStorage as kO } from "node:async_hooks";
import { subscribe as xO, unsubscribe as vO } from "node:diagnostics_channel";
var PO = 6e4;
async function Lt(e, t, n) {
  return Dt({ path: hm(e), args: t }, n);
}
async function Dt(e, t) {
  let { limitMs: n = PO, goodCodes: r = [0], signal: o, ...s } = t, i = new AbortController(), a = new X(`${e.path} did not end within ${n / 1e3} seconds`), c = n < 1 / 0 ? setTimeout(() => i.abort(a), n) : void 0;
  try {
    let f = AbortSignal.any([o, i.signal]), { exitCode: u, endedBy: m, stdout: l, stderr: d } = await BO(e, { ...s, signal: f });
    if (u !== null && r.includes(u)) return l;
    let p = d.toString().trim().slice(-OO), h = p === "" ? "" : `: ${p}`;
    throw new X(`${e.path} ${ln(u, m)}${h}`);
  } finally {
    clearTimeout(c);
  }
}
var OO = 1e3, Dd = new kO();
async function BO({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: s = Buffer.alloc(0), env: i = It(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, f] = [[], []], u, m = () => {
    u?.kill(a);
  }, l = (p) => {
    Dd.getStore() === l && (u = p.process, process.nextTick(() => {
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
  xO(Ud, l), o.addEventListener("abort", m);
  try {
    let p = await Dd.run(l, () => Df(EO(e), t, d));
    o.throwIfAborted();
    let h = u?.signalCode ?? null;
    return { exitCode: p, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(f) };
  } catch (p) {
    throw o.throwIfAborted(), new X(`${e} could not be run: ${O(p)}`);
  } finally {
    vO(Ud, l), o.removeEventListener("abort", m), u?.stdout?.destroy(), u?.stderr?.destroy();
  }
}
var Ud = "child_process";
function EO(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/formats/squashfs/layers/layers.ts
import { chmodSync as Hd, lstatSync as zd, mkdirSync as Wd, renameSync as jd, utimesSync as RO } from "node:fs";
function Jd({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Wd(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && $a(c), f && jd(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = zd(w(c));
    for (let l of [c, f]) $a(l);
    for (let l of se(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = IO(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? jd(w(d), w(p)) : (g || Wd(w(p)), a(d, p));
    }
    Hd(w(f), u & 511), RO(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = $O(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function $O(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new S("it removes something below what is no directory");
    $a(n), n = `${n}/${r}`;
  }
  return n;
}
function $a(e) {
  Hd(w(e), 448);
}
function IO(e) {
  let t = zd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new S("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function ns({ path: e, images: t }, n, r = n.roots) {
  let o = Ut(n.dir, "tree"), s = await ts(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? FO(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await Kd({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + _O(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new S(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await NO({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new S(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? qd(f).filter(l) : [])
      vr(Ut(f, d));
  }
  await LO(o, n.signal);
}
function FO(e, t) {
  let n = Ut(t, String(e.place));
  if (Gd(n, { throwIfNoEntry: !1 })) throw new S("two images hold the same path");
  let r = Ut(n, CO(e.base, e.literal));
  return TO(AO(r), { recursive: !0 }), r;
}
async function Kd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ge(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = ee([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function NO({ path: e, delta: t, target: n, removals: r }, o) {
  let { number: s } = t, i = r.counts[s], a = Ut(o.dir, `delta-${s}`);
  await Kd({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = k(Ut(o.dir, `removed-${s}`)), f = { from: k(a), to: k(n), removed: r.namesOf(s), aside: c };
  return Jd(f) + i;
}
function _O(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of qd(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new S("it holds more than files, directories and links");
    }
    return f;
  }, r = Ut(t, String(e.place)), o = Gd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new S("what is to be a directory is none");
  let s = e.matches("");
  return n(k(r), "", s) + (s ? 1 : 0);
}
async function LO(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  MO(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Lt("chown", ["-hR", "0:0", "."], n), await Lt("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Vd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [vo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Id,
  async unpack(e) {
    let t = await Rn({ ...e, body: () => e.body }, e.dir);
    await ns(t, e);
  }
};

// src/formats/tar-archives/threads/create.ts
import { closeSync as jO, fstatSync as Qd, lstatSync as HO, openSync as zO, readlinkSync as JO, readSync as GO } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as DO } from "node:fs";
var { O_RDONLY: UO, O_NOFOLLOW: Yd = 0, O_NONBLOCK: WO = 0 } = DO, rs = UO | Yd | WO, Zd = Yd !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function Xd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function np(e, t, n) {
  let r = XO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = VO(a, c);
    try {
      let u = Qd(f, { bigint: !0 });
      if (!u.isFile()) throw Wt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(os(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(os(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw ep(a);
      let d = Qd(f);
      if (d.ctimeMs !== ZO(u.ctimeNs) || d.size !== l) throw ep(a);
      r.pad(ye(l));
    } finally {
      jO(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !Zd ? HO(c, { bigint: !0 }) : void 0;
      if (f && n && !qO(f, a, n)) throw Wt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(os(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(os(a, f, "symlink", { target: K(JO(c, "latin1")) }));
      else throw Wt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function qO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var KO = ["ELOOP", "EMLINK", "ENXIO"];
function VO(e, t) {
  try {
    return zO(t, rs);
  } catch (n) {
    throw KO.includes(R(n) ?? "") ? Wt(e) : n;
  }
}
function Wt(e = "") {
  return new Error(`${rp(e)} was replaced while it was saved`);
}
function ep(e) {
  return new Error(`${rp(e)} changed while it was read`);
}
function rp(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function os(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = op(n);
  return { name: e, kind: r, target: o, size: s, mode: Xd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var ss = 1000000000n, YO = 9;
function op(e) {
  if (e < 0n) return `-${op(-e)}`;
  let t = e % ss, n = String(e / ss);
  return t === 0n ? n : `${n}.${String(t).padStart(YO, "0").replace(/0+$/, "")}`;
}
function ZO(e) {
  return Number(e / ss) * 1e3 + Number(e % ss) / 1e6;
}
var tp = Buffer.alloc(0);
function XO({ next: e, filled: t }, n) {
  let r = tp, o = 0, s = () => {
    o > 0 && t(o), r = tp, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(ma(a)), o = la(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = GO(a, r, o, Math.min(f, r.length - o), null);
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
import { join as tB } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as QO, readFileSync as eB } from "node:fs";
function sp(e, { names: t }) {
  let n = eB(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Wt(t[r]);
}
function ip(e, { names: t }) {
  let n = t.find((r) => {
    let o = QO(w(`${k(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Wt(n);
}

// src/formats/tar/program-packer.ts
var nB = 128 * 1024 * 1024;
function ap({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && mn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = Po(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > nB ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = Ct(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? ip(n, i) : sp(tB(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function Ia(e) {
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
var fp = Mt / 2, rB = 2 * Mt, oB = 3, sB = 4;
async function* up(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = aB({
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
    for await (let f of iB(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > sB && s(); i.length > oB; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* iB(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= rB ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= fp ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function aB(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Ao(t.map(({ root: d }) => d)), i = ap(e), a = Ia(1), c = Ia(gr), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await Pm(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* cp(r, (b) => {
      try {
        let x = sa({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
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
      let b = cp(r, (x) => i(p, x));
      for await (let x of b) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: p, bytes: b, contentBytes: x }), g = [], y = d.how === "here" ? cB(d, nl(s), r) : m(d);
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
      f !== oa && (f++, a.release());
    }
  };
}
async function* cB({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = np(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * fp), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* cp(e, t) {
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
import { setImmediate as fB } from "node:timers/promises";
var mp = 256, uB = 8e3, mB = 64 * 1024 * 1024;
function dp(e) {
  let t = is("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: is("files"), sparse: is("files", !0) }, s = 0, i = (u) => {
    let m = u.some(dB) ? o.sparse : o.plain;
    lp(m, u);
  }, a = (u, m) => pB(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: is("files", u === "sparse") };
  };
  async function* f() {
    let u = mp;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") lp(t, [l]);
        else {
          let d = l.hardLink ? hB(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await fB(), u = mp);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var lB = 1024 * 1024;
function dB({ bytes: e, length: t = e }) {
  return t - e >= lB;
}
function pB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / uB, t / mB) / r;
}
function hB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function is(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var gB = 1536, yB = Mt - 64 * 1024;
function wB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return gB + n + ye(n);
}
function lp(e, t) {
  let n = t.reduce((o, s) => o + wB(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= yB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function pp(e) {
  let t = dp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of up(SB(t), e)) {
    a !== r && (n.push(bB(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function bB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
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
import { availableParallelism as EB } from "node:os";
import { join as RB } from "node:path";

// src/formats/tar/skeleton-check.ts
var bp = _(gp(), 1);
var kB = 256 * 1024 * 1024, xB = 1024 * 1024;
async function Sp({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Be(e) > kB) throw new S("its skeleton is too large to be one");
  let s = Ge(r);
  s.allow(n);
  let i = e.length === 0 ? [] : vB(e, s), a = await PB(i, t, o);
  if (a !== t) throw new S(`its skeleton has ${a} members instead of ${t}`);
}
async function* vB(e, t) {
  let n = (0, bp.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new S(`its skeleton is damaged: ${O(r)}`);
  }
}
async function PB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = wp(i, a); c <= i.length; c = wp(i, a)) {
      if (c > a + V) BB(i, a);
      else if (i[a + kp] !== 0 && ++r > t)
        throw new S(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new S("its skeleton ends too early");
  return r;
}
var yp = 124, kp = 156, OB = Buffer.alloc(V), Ma = { records: 120, directory: 53, symlink: 50 };
function wp(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + kp];
  if (r === Ma.directory || r === Ma.symlink) {
    if (Ta(e, t) === 0) return n;
  } else if (r === Ma.records) {
    let o = Ta(e, t);
    if (o > 0 && o <= xB) return n + o + ye(o);
  } else if (OB.compare(e, t, n) === 0) return n;
  throw new S("its skeleton holds more than directories and links");
}
function Ta(e, t) {
  let n = e.toString("latin1", t + yp, t + yp + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function BB(e, t) {
  let n = t + V, { size: r, sparseSize: o } = Ro({}, "x", e.subarray(n, n + Ta(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new S("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function vp({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = EB(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new S("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Ct(o.zstd, $B(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => xp(f),
    signal: i,
    warn: a
  }, l = await Mo(m, async (p, h) => {
    let g = await Xm(e, t, p), y = u.reduce((x, P) => x + At(P), 0), b = { bytes: g, members: xp(u), mostBytes: y };
    return await Sp(b, { cwd: n, signal: h }), b;
  }), d = Ct(void 0);
  await Co(l, { tar: c, roots: r, codec: d, cwd: RB(n, "tree"), signal: i });
}
function $B(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function xp(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Pp = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [vo("tar", e)],
  unsupportedReason: () => {
  },
  pack: pp,
  unpack: vp
};

// src/formats/index.ts
var $n = [Pp, Vd, pl];

// src/mounts/probe.ts
import { existsSync as CB, readFileSync as FB } from "node:fs";

// src/mounts/root-rights.ts
import { existsSync as IB, readFileSync as MB } from "node:fs";
import { join as TB } from "node:path";
async function In(e) {
  if (process.geteuid?.() === 0) return AB() ? Op((r) => r) : void 0;
  let t = Aa("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Dt(n({ path: Aa("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Op(n);
}
function Op(e) {
  let t = (n, r) => {
    let o = Aa(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => wm(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i];
      return Dt(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    async kernelLog() {
      return (await Dt(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function Aa(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => TB(n, e)).find((n) => IB(n));
}
function AB() {
  let [, e = "0"] = MB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function Mn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Ca(e, t) {
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
  return e === "image" && !CB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function _B(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(FB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/system/tools.ts
import { readFileSync as LB } from "node:fs";
async function Bp(e, t = !0) {
  let n = async (i) => {
    let a = t ? hr(i) : void 0;
    return a && await DB(a, e) && a;
  }, [r, o, s] = await Promise.all([
    UB(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: hr("zstd"), mksquashfs: o, unsquashfs: s };
}
async function DB(e, t) {
  let n = await Rp("-version", e, t), [, r, o, s] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(s) >= 405 ? r : void 0;
}
async function UB(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = hr(t), r = n && (WB(n) ?? jB(await Rp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Ep = { "GNU tar": "gnu", bsdtar: "bsd" };
function WB(e) {
  try {
    let t = LB(e);
    return Object.entries(Ep).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Rp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await Dt({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), v(`Not used: ${O(o)}`), "";
  }
}
function jB(e) {
  return Object.entries(Ep).find(([t]) => e.includes(t))?.[1];
}

// src/job/formats-of-job.ts
function Tn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return $n.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function jt({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Bp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: s, fetchImageTools: i } = await import("./image-tools.js"), a = { ...o, ...await s() };
  return n && !a.mksquashfs ? { ...a, ...await i(t) } : a;
}
async function $p(e, t, { mounting: n, signal: r }) {
  let o = Mn(n), s = ({ id: c, image: f }) => c === t.format ? 2 : Number(f && o), i = Tn(e, t).toSorted((c, f) => s(f) - s(c));
  if (o || !i.some(({ image: c }) => c)) return i;
  let a = await jt(t, r);
  return i.filter((c) => !c.image || c.unsupportedReason(a, "unpack") === void 0);
}
async function as({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Ca("image", r);
    return "rights" in o ? o : { ...o, broker: zB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Ca("tree", r);
}
function zB(e) {
  return e !== "off" && HB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function cs({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return it(`Event Validation Error: ${n}`), !1;
}

// package.json
var Ip = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as eE } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Nn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Fa(e) {
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
import * as ps from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var dt = _(Mp(), 1);
import * as An from "path";
var pt = process.platform === "win32";
function Ye(e) {
  if (e = Ve(e), pt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = An.dirname(e);
  return pt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ve(t)), t;
}
function us(e, t) {
  if ((0, dt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, dt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Er(t))
    return t;
  if (pt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, dt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Re(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, dt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, dt.default)(Er(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || pt && e.endsWith("\\") || (e += An.sep), e + t;
}
function Er(e) {
  return (0, dt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Re(e), pt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Rr(e) {
  return (0, dt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Re(e), pt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Re(e) {
  return e = e || "", pt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ve(e) {
  return e ? (e = Re(e), !e.endsWith(An.sep) || e === An.sep || pt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var $e;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})($e || ($e = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Tp = process.platform === "win32";
function _a(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Tp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Tp ? r.searchPath.toUpperCase() : r.searchPath;
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
function Ap(e, t) {
  let n = $e.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Cp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as _p from "os";
import * as Fn from "path";
var ht = _(Fp(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Ht from "path";
var Cn = _(Np(), 1), KB = process.platform === "win32", zt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Cn.default)(t, "Parameter 'itemPath' must not be empty"), t = Ve(t), !Rr(t))
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
        (0, Cn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Re(t[n]), n === 0 && Rr(r) ? (r = Ve(r), (0, Cn.default)(r === Ye(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Cn.default)(!r.includes(Ht.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Ht.sep) || KB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Ht.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ze = process.platform === "win32", $r = class e {
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
    s = e.fixupPattern(s, o), this.segments = new zt(s).segments, this.trailingSeparator = Re(s).endsWith(Fn.sep), s = Ve(s);
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
    return this.segments[this.segments.length - 1] === "**" ? (t = Re(t), !t.endsWith(Fn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Fn.sep}`)) : t = Ve(t), this.minimatch.match(t) ? this.trailingSeparator ? $e.Directory : $e.All : $e.None;
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
    if ((0, ht.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, ht.default)(!Rr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Re(t), t === "." || t.startsWith(`.${Fn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Fn.sep}`))
      n = n || _p.homedir(), (0, ht.default)(n, "Unable to determine HOME directory"), (0, ht.default)(Er(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ze && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = us("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ze && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = us("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = us(e.globEscape(process.cwd()), t);
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
var La = function(e, t, n, r) {
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
}, VB = function(e) {
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
}, YB = function(e, t, n) {
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
}, ZB = process.platform === "win32", ds = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Fa(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return La(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = VB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return YB(this, arguments, function* () {
      let n = Fa(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new $r(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of _a(r)) {
        ue(`Search path '${i}'`);
        try {
          yield gt(Nn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Ir(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = Ap(r, i.path), c = !!a || Cp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield gt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && ps.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & $e.Directory && n.matchDirectories)
              yield yield gt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield gt(Nn.promises.readdir(i.path))).map((l) => new Ir(ps.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & $e.File && (yield yield gt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return La(this, void 0, void 0, function* () {
      let r = new e(n);
      ZB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new $r(s));
      return r.searchPaths.push(..._a(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return La(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Nn.promises.stat(t.path);
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
        o = yield Nn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield Nn.promises.realpath(t.path);
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
var XB = _(Lp(), 1);

// node_modules/@actions/glob/lib/glob.js
var QB = function(e, t, n, r) {
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
function Dp(e, t) {
  return QB(this, void 0, void 0, function* () {
    return yield ds.create(e, t);
  });
}

// src/files/matches.ts
async function _n({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await tE(r)) {
      let s = eE(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || nE(o, r) || Up(o, r, t) || n.set(o, { root: r, path: o, relative: He(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !rE(r, n, t));
}
async function tE(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Dp(`${oE(ze(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function nE(e, { base: t }) {
  return He(t, e).split("/").some(De);
}
function Up(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== J(e) && Up(J(e), t, n) : !1;
}
function rE(e, t, n) {
  for (let r = e, o = J(e); o !== r; r = o, o = J(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function oE(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Ln(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as sE, statSync as iE } from "node:fs";
import { dirname as Wp } from "node:path";
function Jp(e) {
  let t = jp(), n = process.cpuUsage(), r = new Set(e.map(Gp));
  return () => {
    let o = jp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: fE(t, o, (s + i) / 1e3),
      disks: uE(t, o, r),
      network: mE(t, o)
    };
  };
}
function jp() {
  return {
    stat: hs("/proc/stat"),
    self: hs("/proc/self/stat"),
    disks: hs("/proc/diskstats"),
    net: hs("/proc/net/dev")
  };
}
function hs(e) {
  try {
    return sE(e, "latin1");
  } catch {
    return "";
  }
}
function Gp(e) {
  let t = aE(e);
  if (t === void 0) return e === Wp(e) ? "" : Gp(Wp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function aE(e) {
  try {
    return iE(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var cE = 10;
function fE(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Ua(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = lE(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Hp(t) - Hp(e)) * cE, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Hp({ self: e }) {
  let t = Ua(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var zp = 512;
function uE(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * zp, writtenBytes: p * zp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function mE(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Ua(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Ua(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function lE(e) {
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
function Kp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && dE(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), qp(m, d.length), yield d, l = o, i(m);
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
        i(p), d.endMs = n(), qp(d, m);
      }
    }
  };
}
function qp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function dE(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function gs() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => pE(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Kp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Jp(i);
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
function pE({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : hE(s / 1048576 / (a / 1e3))
  }];
}
function hE(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ah = _(Vp(), 1);
import { writeFileSync as $E } from "node:fs";
import { join as IE } from "node:path";

// src/system/job-summary.ts
function Yp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = rr(e);
  return Zp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function ZW(e) {
  return Zp((t) => t.addRaw(e, !0));
}
var ja = Promise.resolve();
function Zp(e) {
  let t = eu();
  if (!t) return ja;
  let n = ja.then(async () => {
    e(t), await t.write();
  });
  return ja = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Xp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var gE = 10 * 1024 * 1024, yE = 64;
function Qp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = oh(t, ["download", "upload"]), i = o >= gE && e.concurrency < yE;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${eh}`
  };
}
var eh = "a higher `compression-level` makes entries smaller";
function Mr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return th(
    e,
    `${n} busy ${Un(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ys(e) {
  return th(e, `one thread was busy ${Un(e.load.thread)} of the time`, "faster cores");
}
function th({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var wE = 32 * 1024;
function za(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < wE, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${Ha(r, i)} MiB/s` : `read ${Ha(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${Un(e.load.disk)} of the time`,
    advice: rh(e, f)
  };
}
function nh(e) {
  let { bytes: t, mibPerSecond: n } = oh(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: rh(e, r)
  };
}
function rh({ step: e, settings: t }, n) {
  if (e === "save" && n) return eh;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function oh(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ha(r, o) };
}
function Ha(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Un(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var bE = 1e3;
function sh(e) {
  let { totalMs: t } = e;
  if (t < bE)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = xE(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? kE[r].find(([l]) => SE[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: BE(n) };
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
}, kE = {
  store: [["always", Xp]],
  network: [
    ["threadIsBusy", ys],
    ["always", Qp]
  ],
  disk: [
    ["ownCoresAreBusy", Mr],
    ["diskIsBusy", za],
    ["coresAreBusy", Mr],
    ["threadIsBusy", ys],
    ["diskIsUnseen", nh]
  ],
  work: [
    ["ownCoresAreBusy", Mr],
    ["diskHinders", za],
    ["coresAreBusy", Mr],
    ["threadIsBusy", ys]
  ]
};
function xE(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? vE, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...PE(e) };
}
var Tr = Number.NaN, vE = {
  cores: Tr,
  busy: Tr,
  iowait: Tr,
  ownMs: Tr,
  programsMs: Tr
};
function PE({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[OE[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var OE = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function BE({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Un(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Un(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var EE = 1e4;
function ih({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${RE(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < EE ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function RE({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Ar(e, t, n) {
  try {
    await ME(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? U : v)(`There is no report: ${O(r)}`);
  }
}
async function ME(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: sh(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = IE(G(), `headstart-${s.step}-${(0, ah.randomUUID)()}.json`);
  if ($E(c, `${JSON.stringify(s, void 0, 2)}
`), Se("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Yp(f, TE(s), r ? `${a}.

${ih(s)}` : "");
}
function TE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Fi(e.key),
      e.matchedKey === void 0 ? "\u2013" : Fi(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function ws(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function ch(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ws({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, AE(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function AE(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Me from "node:fs/promises";
import { basename as Bh, dirname as Xa, join as Eh } from "node:path";

// src/system/disk/eviction.ts
import * as Ue from "node:fs/promises";
import { basename as LE, join as Va } from "node:path";

// src/system/disk/draft-file.ts
var uh = _(fh(), 1);
import { constants as Ga } from "node:fs";
import * as Xe from "node:fs/promises";
import { dirname as mh, join as qa } from "node:path";
var bs = ".drafts";
async function Wn(e) {
  let t = qa(e, bs);
  await Ke(e, t);
  let n = qa(t, (0, uh.randomUUID)());
  return dh(e, n, await Xe.open(n, "wx+", 384));
}
async function lh(e, t) {
  let n = qa(e, bs, t), r = await Xe.open(n, Ga.O_RDONLY | Ga.O_NOFOLLOW | Ga.O_NONBLOCK);
  return dh(e, n, r);
}
function dh(e, t, n) {
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
      return await n.sync(), await Ke(e, mh(s)), CE(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Xe.rm(t, { force: !0 });
    }
  };
}
async function CE(e, t) {
  try {
    await Xe.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Xe.rm(e), process.platform === "win32") return !0;
  let n = await Xe.open(mh(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as yh } from "node:fs";
import * as Jt from "node:fs/promises";
import { join as ph } from "node:path";
import { setTimeout as FE } from "node:timers/promises";
var Ss = ".notes";
function jn(e) {
  let t = async (n) => (await Ke(e, ph(e, Ss)), ph(e, Ss, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(_E, () => {
      }) === await Ie(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Ka(async (n, r) => {
      await FE(NE), await Ie(n) === r && await gh(await t(n), r);
    }),
    touch: Ka(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Jt.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await gh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Ka(async (n, r) => Jt.link(await t(n), r))
  };
}
var NE = 20, hh = 256;
async function Ie(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Ka(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function _E(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = yh, o = await Jt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(hh), 0, hh, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function gh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = yh, a = await Jt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var wh = 3600 * 1e3;
async function ks(e) {
  let n = (await Hn(Va(e, bs))).filter(({ writtenMs: r }) => Date.now() - r > wh);
  await Promise.all(n.map(({ path: r }) => Ue.rm(r, { force: !0 })));
}
async function xs(e, t) {
  let n = new Map((await Hn(Va(e, Ss))).map((s) => [LE(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > wh);
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
  let t = await Le(e).then(() => Ue.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Va(e, r), s = await Ue.lstat(o, { bigint: !0 }).catch(() => {
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
import { constants as vs } from "node:fs";
import * as xe from "node:fs/promises";
import { dirname as DE } from "node:path";
async function Gt(e, { dir: t, verify: n = "auto" }) {
  let r = await xe.open(e, vs.O_RDONLY | vs.O_NOFOLLOW | vs.O_NONBLOCK), o = jn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return pa(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => UE(r, i, a),
      file: WE(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function UE(e, t, n) {
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
function WE(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await Ya(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Ps(e, t),
    async copyTo(s) {
      return await xe.copyFile(`/proc/self/fd/${e.fd}`, s, vs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await jE(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function jE(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ie(e);
    if (await t(), await Ie(e) === r) return r;
  }
  throw new S("somebody is writing to it");
}
async function Ya(e, t, n) {
  try {
    let [r, o] = await Promise.all([xe.stat(DE(n)), e.stat()]);
    return r.dev !== o.dev || !await Ps(e, t) ? !1 : (await xe.symlink(await xe.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ps(e, t) {
  let [r, o] = await Promise.all([
    xe.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var bh = 1024 * 1024;
async function Sh({ path: e, dir: t, evict: n }) {
  let r = await Wn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: bh,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Be(u), { bytesWritten: l } = await o.writev(u, c + f * bh);
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
import * as kh from "node:fs/promises";
import { basename as HE, join as zE } from "node:path";
async function xh(e) {
  let t = await Za(e), n = (await Promise.all(t.map(Za))).flat(), o = (await Promise.all(n.map(Za))).flat().filter((s) => /^[0-9a-f]{64}$/.test(HE(s)));
  return (await Promise.all(o.map(Hn))).flat();
}
async function Za(e) {
  return (await kh.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => zE(e, n.name));
}

// src/stores/local/local.ts
var vh = 1024 ** 3, Ph = process.platform === "linux" ? Xn : rf;
function Rh(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * vh, minFreeBytes: s = vh } = e, i = ({ scope: a, version: c, key: f }) => Eh(t, Ph(n), Ph(a), Xn(c), Xn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Oh(t))
        for (let u of a) {
          let m = f.map((d) => Xa(i({ scope: u, version: d, key: "-" }))), l = await JE(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Sn(t), await Me.mkdir(t, { recursive: !0, mode: 448 }), await Le(`${t}/.`), !await GE(c, { dir: t, verify: r }))
        return Sh({
          path: c,
          dir: t,
          async evict() {
            await ks(t);
            let f = (await xs(t, await xh(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Cr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Oh(t) ? (await $h(Xa(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Me.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Oh(e) {
  return await Sn(e), await Th(e) ? (await Le(`${e}/.`), !0) : !1;
}
async function JE(e, t, n) {
  let r = (await Promise.all(e.map((o) => $h(o, t, n)))).flat();
  for (; ; ) {
    let o = tf(t, r);
    if (!o) return;
    let s = await qE(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function $h(e, t, n) {
  if (!await Mh(e, n)) return [];
  let r = ui(Bh(e)) ?? "", o = (await Me.readdir(e)).filter((a) => sf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Eh(e, a);
      return { path: c, stat: await Me.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Ih(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Ih(e, t) {
  let n = ui(Bh(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Gt(e, t);
  try {
    return (await dr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function GE(e, t) {
  if (!await Mh(Xa(e), t) || !await Th(e)) return !1;
  try {
    return await Ih(e, t), !0;
  } catch (n) {
    if (!(n instanceof S)) throw n;
    return await Me.rm(e, { force: !0 }), !1;
  }
}
async function qE({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Gt(e, o);
    await i();
    let c = () => Me.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Mh(e, t) {
  return Ah(vl(t.dir, e));
}
function Th(e) {
  return Ah(Me.lstat(e));
}
async function Ah(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Ch(e) {
  let t = KE(e.inputs.s3);
  return ws({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function KE({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Fh = {
  local: ({ inputs: e, repository: t }) => Rh({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Ch,
  github: ch
};
function Nh({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function _h(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await VE(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await YE(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = ZE(d, n, e);
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
async function VE(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "none" || n.has(e)) return;
    if (r.role === "reader") return r.opened.handle;
    if (r.role === "filler") return r.present.has(e) ? r.draft.file : void 0;
    let o = r.followed.present.has(e) ? await r.followed.draft() : void 0;
    if (o) return o.file;
    await t.follow(r.followed);
  }
}
async function Lh(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function YE(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function ZE(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function Dh(e, t, n) {
  let r = await e.seats.current(), o = _e(n, n + Be(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Os(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Qa(r, e) && i.datasync().catch(() => {
  });
}
function Uh(e, t, n) {
  return yt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await Os(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Qa({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = _e(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Os(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Be(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as iR, once as aR } from "node:events";
import { setTimeout as cR } from "node:timers/promises";

// src/stores/stash/flight.ts
var jh = _(Wh(), 1);
import { EventEmitter as XE } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as QE } from "node:net";
import { dirname as tc, join as qt } from "node:path";
var Hh = ".flights";
async function zh(e, t) {
  let n = qt(e, Hh, t);
  for (await Ke(e, tc(n)); ; ) {
    let r = await tR(n) ?? await nR(n);
    if (r) return r;
  }
}
var eR = 3600 * 1e3;
async function Jh(e) {
  let t = qt(e, Hh);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(qt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > eR && await fe.rm(qt(t, n), { recursive: !0, force: !0 });
  }
}
async function tR(e) {
  for (let t of await fe.readdir(e).catch(sR)) {
    let n = await _o(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(qt(e, t), { recursive: !0, force: !0 });
  }
}
async function nR(e) {
  let t = await fe.mkdtemp(qt(tc(e), "joining-")), n = (0, jh.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new XE(), i = QE((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), nc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = rR(i, { said: r, followers: o, heard: s, path: qt(e, n) });
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
function rR(e, { said: t, followers: n, heard: r, path: o }) {
  let s = (i) => {
    for (let a of n) a.write(i);
  };
  return {
    role: "leader",
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
    hasFollowers: () => n.size > 0,
    async end() {
      await fe.rm(o, { force: !0 }), await fe.rmdir(tc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var oR = 36;
function nc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > oR && e.pause();
    for (let s of o) t(s);
  });
}
function sR(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var fR = /^[0-9a-f-]{36}$/, uR = /^\d{1,7}$/, Gh = "fetches", mR = 500;
function qh(e, t) {
  return uR.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Kh({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = qh(o, n);
    s !== void 0 && r(s);
  }), e(Gh);
}
var lR = 4;
function Vh(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new iR(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  cR(mR, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && fR.test(d))
      return a = d, i = lh(e, d).catch(() => {
      }), !0;
    d === Gh && f.resolve(!0);
    let p = qh(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return nc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > lR * r) return;
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
        return l || await aR(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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

// src/stores/stash/seat.ts
import { basename as dR } from "node:path";
var pR = 15e3, hR = 16;
function Zh(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > hR) throw new Error("one process after the other has begun to fill it");
        let f = await gR(e, c);
        r?.role === "none" ? await Yh(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
      }).catch(i.giveUp), await o, r;
    },
    async settled() {
      for (; ; ) {
        let a = await i.current();
        if (a.role !== "follower") return a;
        await i.follow(a.followed);
      }
    },
    async follow(a) {
      await a.news(t) || await i.giveUp(new Error("the process that fills it has stopped; this one downloads the entry"));
    },
    async giveUp(a) {
      r?.role !== "none" && n(a), await i.leave();
    },
    async leave({ isDraftGood: a } = { isDraftGood: !1 }) {
      let c = r;
      r = { role: "none" }, c && await Yh(c, a).catch(n);
    }
  };
  return i;
}
async function Yh(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function gR({ stash: e, dir: t, name: n, size: r, quietMs: o = pR, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: Vh(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${H(r)} of the entry`), { role: "none" };
    let m = i ? await yR(i, f) : /* @__PURE__ */ new Set();
    c.say(dR(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function yR(e, { file: t }) {
  let n = /* @__PURE__ */ new Set(), r = await e.draft(), o = Buffer.allocUnsafe(M);
  for (let s of r ? e.present : []) {
    let i = s * M, { bytesRead: a } = await r.file.read(o, 0, M, i);
    if (a < M) continue;
    let { bytesWritten: c } = await t.write(o, 0, M, i);
    c === M && n.add(s);
  }
  return await r?.discard(), n;
}

// src/stores/stash/copy.ts
function Xh({ size: e, read: t }, n) {
  let { logError: r } = n, s = Zh({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Qh(m, i);
    for (let { bytes: l, position: d } of i.ends) await Os(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Dn()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Qa(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: bR(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Ya(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Ps(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return kR(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => _h(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => Uh(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await wR(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function wR({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = jn(r), c = setInterval(t.giveSign, SR);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Ie(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function bR(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of _e(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Dh(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Lh(_e(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Qh(s.leader, e);
    },
    isFiller: async () => (await t.current()).role === "filler"
  };
}
function Qh(e, { size: t, onAsked: n }) {
  n && Kh(e, Math.ceil(t / M), n);
}
var SR = 1e3;
async function kR(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new S("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stores/stash/directory.ts
import * as Fr from "node:fs/promises";
import { basename as xR, dirname as vR, join as Qe } from "node:path";
var PR = 1024 ** 3;
function tg(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = PR, isPull: o } = e, s = Qe(t, "pulls"), i = Qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([eg(s), eg(i)]), m = o ? void 0 : 1;
    return (await xs(t, u.flat())).map((l) => ({
      ...l,
      rank: vR(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Sn(t), await Fr.mkdir(t, { recursive: !0, mode: 448 }), await Le(t);
    for (let u of [s, i]) await Ke(t, u);
  };
  return {
    async open(u, m) {
      await Sn(t);
      for (let d of [t, s, i]) await Le(d).catch(ng);
      let l = await rc(Qe(i, u), m, e);
      return l || o ? l ?? rc(Qe(s, u), m, e) : (OR(Qe(s, u), Qe(i, u)), rc(Qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Fr.rm(Qe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), zh(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([ks(t), Jh(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Cr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return Wn(t);
    },
    async put(u, m) {
      await u.publish(Qe(a, m)) && await Cr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function eg(e) {
  return (await Hn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(xR(t)));
}
function OR(e, t) {
  try {
    ae(e, t);
  } catch (n) {
    ng(n);
  }
}
function ng(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function rc(e, t, n) {
  try {
    let r = await Gt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = R(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Fr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function rg(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = tg(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = ci([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), x = async () => c.remove(y).catch(f), P = ER(
          m,
          Xh(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
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
            return a(`Found in the stash ${n}`), yt(E(F, D), BR);
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
async function* BR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new S(`it cannot be read: ${O(t)}`);
  }
}
function ER(e, t, n) {
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
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Nh(e), u = RR(t(Fh[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return rg(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function RR(e, t) {
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
    service: ru(),
    repository: t.repository,
    own: ge(t).write,
    keepsDisk: tu(),
    isSealed: (r) => $n.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: og(v),
    warn: og(U),
    mask: nn
  };
}
function og(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var oc = "Saving all files instead of the changes";
async function sg({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await sc(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), v(`${oc}: ${O(i)}`);
      return;
    }
}
async function sc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await xo(c, s);
    if (So(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as Ag } from "node:fs";
import { open as d$ } from "node:fs/promises";
import { join as p$ } from "node:path";

// src/entry/body.ts
function ig(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(z(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...yt(e.read(0, z(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of cg(f, { entry: e, index: t, blocks: i })) {
      let l = u * M;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function ag(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => cg(r, { entry: e, index: t, blocks: n })
  };
}
async function* cg(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(_e(r.first * M, r.end * M)), s = e.positionOf ? IR(e, n) : $R(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = qi(a, i, n.digests) ? a : [await MR(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new S("it ended before its body did");
}
async function* $R(e, t) {
  let n = on(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* IR(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of _e(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, z(t) - s * M);
      Be([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function MR(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await ur({ ...e, read: o }, r, Math.min(r + M, z(t)));
  if (qi([s], n, t.digests)) return s;
  throw new S(`the bytes from ${r} on do not match their SHA-256`);
}
async function* fg(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new S(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as o$, rmSync as s$, writeFileSync as i$ } from "node:fs";
import { join as Is } from "node:path";
import { setTimeout as a$ } from "node:timers/promises";

// src/system/detached.ts
var ic = _(mg(), 1);
import { once as TR } from "node:events";
import { finished as AR } from "node:stream/promises";
var CR = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Bs({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => CR.test(a)), r = (0, ic.spawn)(e, t, {
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
async function B4({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, ic.spawn)(e, t, { cwd: n, env: { ...r, ...It() }, detached: i }), c = a[s];
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
    u += m, u.length > lg && f();
  });
  try {
    let [m, l] = await TR(a, "exit");
    if (f(), await AR(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= lg) return u;
    throw new X(`${e} ${ln(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var lg = 4 * 1024 ** 2;

// src/mounts/mount-root.ts
import { lstatSync as pg, mkdtempSync as LR, readdirSync as DR, realpathSync as hg } from "node:fs";
import { basename as gg, dirname as UR, join as yg } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as FR } from "node:fs";
function Y() {
  return process.platform !== "linux" ? [] : FR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: dg(n.split(" ")[4] ?? ""), type: o, source: dg(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function dg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as NR, readlinkSync as _R } from "node:fs";
function ac() {
  return _R("/proc/self/ns/pid").replace(/\D/g, "");
}
function Te(e) {
  try {
    let t = NR(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var cc = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function wg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ac()}-${t}-${Te(t)}-`;
  return LR(yg(hg(e), n));
}
function Nr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Kt(e) {
  let t = k(e);
  return Y().filter((n) => Nr(n) === t || j(n.point, t));
}
function bg(e) {
  let t = k(e);
  return Y().findLastIndex((n) => Nr(n) === t);
}
var _r = "headstart-broker";
function Sg(e) {
  let t = k(e);
  return Y().filter((n) => n.type === "fuse" && Nr(n) === t);
}
function kg() {
  let e = (t) => Es(t) || t === _r;
  return Y().flatMap((t) => e(Nr(t) ?? "") ? t.point : []);
}
function Es(e) {
  return cc.test(gg(e));
}
var WR = 7200 * 60 * 1e3;
function jR(e) {
  let [, t, n = "", r] = gg(e).match(cc) ?? [];
  if (t === ac()) return Te(n) !== r;
  let o = pg(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > WR;
}
function HR(e) {
  return e.type === "squashfs" ? UR(e.point) : Nr(e);
}
function xg(e) {
  let t = Y().flatMap((o) => HR(o) ?? []).map((o) => w(o).toString()).filter((o) => Es(o) && !zR(o)), r = (process.platform === "linux" ? DR(e).filter((o) => cc.test(o)) : []).map((o) => yg(hg(e), o)).filter(vn);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(jR);
}
function zR(e) {
  try {
    let t = pg(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !xr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as JR, readdirSync as GR, readlinkSync as qR, rmdirSync as KR, rmSync as VR, symlinkSync as YR } from "node:fs";
import { tmpdir as ZR } from "node:os";
import { basename as XR, dirname as Pg, join as fc } from "node:path";
import { setTimeout as QR } from "node:timers/promises";
var e$ = 10, t$ = 300;
async function Og(e, { rights: t, warn: n }) {
  if (!Es(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), s = ({ point: u }) => u === o, i = Kt(e).filter((u) => !s(u)), a = await vg(i.reverse(), { rights: t, warn: n, signal: r });
  if (!vn(e)) return;
  n$(e);
  let c = Kt(e);
  if (!c.every(s) || (await vg(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Pg(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", XR(e)], f);
}
async function vg(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < e$ && o.length > 0; s++) {
    s > 0 && await QR(t$, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await Rs(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = Y().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await Rs(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function n$(e) {
  let t = (n) => qR(fc(e, n), "latin1");
  for (let n of r$(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); j(o, r); o = Pg(o))
        KR(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function r$(e) {
  try {
    return GR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function Rs(e, t, { rights: n, signal: r }) {
  let o = JR(fc(ZR(), "headstart-"));
  try {
    YR(w(e), fc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    VR(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var Rg = _(Eg(), 1);
function $s(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function $g(e) {
  let t = (0, Rg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Ig = "server", c$ = 6e4;
function Mg() {
  let e = Is(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Bs({ path: process.execPath, args: [e] }), s = $g(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(c$)]);
      c.addEventListener("abort", o);
      try {
        i$(Is(i.dir, Ig), `${t} ${Te(t)}`), n.write($s(i));
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
var uc = 5e3;
async function Lr(e, t) {
  let n = AbortSignal.timeout(uc);
  for (let { point: i } of Sg(e))
    await Rs(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Is(e, Ig);
  if (!o$(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Tg(r)) ?? [];
  return o && await f$(Number(o), s), s$(r, { recursive: !0, force: !0 }), u$(e) ?? "killed";
}
async function f$(e, t) {
  let n = performance.now();
  for (; Te(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * uc) return;
    r > uc && l$(e), await a$(4);
  }
}
function u$(e) {
  try {
    return JSON.parse(Tg(Is(e, Vt.report)));
  } catch {
    return;
  }
}
var m$ = 64 * 1024;
function Tg(e) {
  return mt(e, m$)?.toString() ?? "";
}
function l$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function Dr(e) {
  let t = await d$(p$(e, Vt.image), Ag.O_RDONLY | Ag.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ms(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, s) {
      yield* (await Dr(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return mc(r, t, n);
}
function mc(e, t, n) {
  async function* r(o, s) {
    if (o === s) return;
    let i = { first: Math.floor(o / M), end: Math.ceil(s / M) }, a = i.first * M;
    for await (let { pieces: c } of ag(e, t, i)) {
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
async function lc(e) {
  let t = await Dr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && Ie(t).finally(() => t.close());
}
async function Cg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await lc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await sc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ms(t, c, s).read(0, z(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as K$, rm as V$ } from "node:fs/promises";

// src/job/save/selection.ts
function Gn({ paths: e, localDir: t, stash: n }) {
  return Ur([t, n.dir], Je(e, process.cwd()));
}
function Ur(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => j(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as As, readdirSync as h$ } from "node:fs";
function _g(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw dc();
    for (let [o, s] of Ts(ve(e, r)))
      s.isDirectory() && n.push(ve(r, o));
  }
  return n;
}
function Lg(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Fg(e.merged) !== Fg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Dg(ve(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw dc();
  }, m = (l, { isUpper: d, isBase: p, isDetached: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? Ts(ve(e.upper, l)) : Ng, b = p && !h && !n, x = (C) => b ? g$(ve(C, l), y.keys()) : Ts(ve(C, l)), P = p ? x(e.base) : Ng, B = /* @__PURE__ */ new Set();
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
      }) : (u(D), F.isFile() && (s.bytes += As(w(ve(e.merged, D))).size));
    }
    for (let [C, F] of P) {
      if (B.has(C)) continue;
      let D = ve(l, C);
      if (a.push(D) + i.length > o) throw dc();
      f(D, F);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), s;
}
function Fg(e) {
  let { mode: t, mtimeMs: n } = As(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Ng = /* @__PURE__ */ new Map();
function g$(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = As(w(ve(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Ts(e) {
  let t = h$(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function ve(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Dg(e, t) {
  if (t.isFile()) return { files: 1, bytes: As(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Ts(e)) {
    let { files: s, bytes: i } = Dg(ve(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function dc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Ug(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = k(await e.layersOf(s));
      for (let c of i) {
        let f = await e.detachedIn(c, _g(k(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: k(c.upper), merged: k(c.match.path), base: u }, l = Lg(m, { detached: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Wg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Wr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as v$ } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as y$ } from "node:fs";
async function jg(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : b$(o), c = S$({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await Or(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var w$ = 2 ** 32 - 1;
function b$(e) {
  let { mode: t, mtimeMs: n } = y$(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), w$);
  return { how: ["-root-mode", (t & 511).toString(8), wd], topSeconds: r };
}
async function* S$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield wr({ ...k$, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(x$);
    return;
  }
  let s = ee([Oo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var k$ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, x$ = 1024;

// src/job/save/changes/delta-layer.ts
async function Hg(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = Ba(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function zg(e) {
  let { frame: t, bytes: n } = Nd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Jg({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Wr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Wr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await jg(n, m, l), { size: p } = await v$(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/job/save/changes/full-save.ts
var P$ = 8, O$ = 5 * 1024 ** 2, B$ = 0.5, E$ = 0.25;
function Gg({ layers: e, baseBytes: t }) {
  if (t < O$) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > P$) return `the cache would have ${n} layers of changes`;
  if (R$(e) > B$) return "most of the restored cache is no longer used";
}
function R$(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : pc(e) / t;
}
function pc(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function qg(e) {
  return Math.floor(e * E$);
}
function Kg(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as W$, readlinkSync as j$, realpathSync as H$ } from "node:fs";
import { join as Hr } from "node:path";

// src/mounts/broker.ts
var Zg = _(Yg(), 1);
import { once as $$ } from "node:events";
import { connect as I$ } from "node:net";
var M$ = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, T$ = 1024 ** 2;
function qn(e, t) {
  async function n(r, o) {
    let s = AbortSignal.timeout(M$[r] * 1e3), i = AbortSignal.any([t, s]), a = I$({ path: e, signal: i });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > T$ && a.destroy();
    });
    try {
      await $$(a, "connect", { signal: i });
      let c = (0, Zg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: f } = await c.next();
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
var Cs = 512, [A$, C$, F$] = [124, 136, 156];
async function Xg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), i = [..._$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var N$ = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* _$(e) {
  let t = !1;
  for (let n = 0; n + Cs <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + A$, n + C$), 8), o = n + Cs, s = String.fromCharCode(e[n + F$]);
    if (s === "x") {
      let i = e.subarray(o, o + r);
      t = N$.some((a) => i.includes(a, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Cs) * Cs;
  }
}

// src/mounts/layers.ts
import { mkdirSync as hc, writeFileSync as U$ } from "node:fs";
import { join as Fs } from "node:path";

// src/mounts/kernel-config.ts
var ny = _(ey(), 1);
import { existsSync as L$, readFileSync as ty } from "node:fs";
import { release as D$ } from "node:os";
function ry(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function oy() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${D$()}`];
  try {
    return L$(t) ? ty(t, "latin1") : (0, ny.gunzipSync)(ty(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function jr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    hc(Fs(e, m)), await Ns(s ?? ry(oy()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) hc(Fs(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    U$(Fs(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(u, m) {
      let l = `${m}-0`;
      await c(u, l);
      let d = u.deltas.map((g, y) => `${m}-${y + 1}`);
      await f(u.deltas, d, `${m}-table`);
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
      return hc(Fs(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
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
function sy(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? z$(e.index, r, t, n) : q$(e, o, t, n);
}
async function z$(e, t, n, r) {
  let o = await In(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = J$(t, e, n), i = jr({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: Ms(t, e, r),
    async layersOf(a) {
      await (await Dr(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(G$(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return Hr(t, u);
    },
    detachedIn: ({ upper: a }, c) => Xg(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function J$(e, { segments: t }, n) {
  let r = W$(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [j$(Hr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(k(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = iy(i, Kt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${k(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: Hr(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function iy({ path: e }, t) {
  let n = H$(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (Y().some((s) => s.point !== n && j(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function G$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
async function q$({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = qn(n, s), a = Y().filter(({ source: m }) => m === _r), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = iy(m, a), p = r.find(({ target: y }) => k(y) === d)?.view, h = t.segments.find(({ kind: y, root: b }) => y === "image" && b === m.root.place);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((y) => y.type === "tmpfs" && y.point === k(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: Hr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: mc(e, t, s),
    layersOf: async (m) => Hr(u(m), "base"),
    detachedIn: async ({ image: m }) => new Set(await i.detachedIn(u(m))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function ay(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await K$(I(G(), "headstart-")), i = () => V$(s, { recursive: !0, force: !0 });
  try {
    let a = Z$(t, e.inputs), c = Y$(n, t, z({ segments: a }), r);
    return { ...await X$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Xt || a instanceof Qt) throw a;
    v(`${oc}: ${O(a)}`);
    return;
  }
}
function Y$(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function Z$({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return cy(r, e.size), r;
}
async function X$(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await sy(n, o, c), l = qg(u.files), d = await s.leaveOut({
    trees: m.sites.map(Q$),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Ur([i, ...d], r), h = await a.during("compare", () => Ug(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: E, changes: C }) => C.removed.some((F) => d.includes(eI(E, F)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, y = h.filter(({ changes: E }) => Wg(E)), b = Map.groupBy(y, ({ image: E }) => E), x = [...e];
  for (let [E, C] of b) tI(x, E, _s(C, "deadBytes"));
  let [P, B] = [[], await Hg(g, u)];
  mn({ matches: o, scratch: i });
  for (let [E, C] of b) {
    let F = I(i, `delta-${P.length}`), { layer: D, removed: Ce } = await a.during("pack", () => Jg(E, C, F, t));
    P.push(D), B.push(Ce);
  }
  return cy([...x, ...P.map((E) => ({ ...E, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: z({ segments: x }),
    kept: x,
    deltas: P,
    removals: B.length > 0 ? zg(B) : void 0,
    files: Math.max(0, u.files + _s(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + _s(y, "bytes") - _s(y, "deadBytes")),
    skipped: h.flatMap(({ changes: E, ...C }) => E.skipped.map((F) => Wr(C, F)))
  };
}
function Q$({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function eI({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function cy(e, t) {
  let n = Gg({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function _s(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function tI(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = Kg(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/job/save/choose-format.ts
async function fy(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Tn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await nI(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function nI(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !Mn(await as(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as lI, rm as dI } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as uy, readdirSync as rI, readlinkSync as oI } from "node:fs";
function* Ls(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: k(r), member: gc(s), excludes: t };
    o.isDirectory() ? yield* iI(i, n) : yield [my(i, o)];
  }
}
function gc({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${k(t)}`;
}
var sI = 256;
function* iI(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of rI(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      De(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(my(f, c)), !(a.length < sI) && (yield a, a = []);
    }
    yield a;
  }
}
function my(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? aI(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: oI(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function aI({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = uy(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = uy(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var cI = 1e3;
function zr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < cI) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Bu(s, a - r)}`);
  };
}

// src/stores/transfer/least-speed.ts
function Ds({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
var ly = (e) => Math.min(24, 3 * e);
function yc(e) {
  return Math.random() * Math.min(4e3, e);
}
var wc = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, dy = {
  ...wc,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, j3 = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, H3 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/upload.ts
function py(e, { onTaken: t, limits: n = wc } = {}) {
  let r = on(e.partBytes), o = /* @__PURE__ */ new Set(), s = fI(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
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
function fI(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = Ds({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as uI } from "node:fs";
function hy(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, fr(i)),
    pack: (a) => t.during("pack", () => mI(e, i, { write: a, signal: n }))
  };
}
async function mI({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await $t(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = cn(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await $t(uI(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/job/save/fill-draft.ts
var bc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Us(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function gy(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, G(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: hI.bind(void 0, t) }, l = t.delta ? hy(t.delta, t) : m, d = pI(l.rest, t), p = t.holdBack?.(d) ?? d, h = Wu(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (wI(g), g.segments.length === 0)
    return it(bc), "nothing";
  let { files: y, bytes: b } = g, x = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? gI(g, x, t) : Buffer.alloc(0);
  await p.write(P);
  let B = z(g) + P.length;
  return Object.assign(c, { files: y, bytes: b, storedBytes: B }), v(`Cache Size: ${go(B)}`), l !== m && yI(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(Us(r)), "nothing"));
}
function pI(e, { isHere: t, timeline: n }) {
  let r = py(e, { onTaken: zr("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function hI({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: x }) => ({ path: k(x) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: x }) => !u.includes(x)), l = await lI(I(G(), "headstart-")), { excludes: d } = Ur([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (x) => Ls([x], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: at(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => dI(l, { recursive: !0, force: !0 }));
}
function gI(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: an, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Gu({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function yI({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: pc(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function wI({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as aT, rm as cT } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as Sc, rmdirSync as yy, rmSync as bI, unlinkSync as SI, utimesSync as kI } from "node:fs";
function Ws(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) SI(w(e));
  else if (!r.isDirectory()) wy(e);
  else return xI(e, t, r);
  return !1;
}
function xI(e, t, { mode: n, mtimeMs: r }) {
  Sc(w(e), 448);
  let o = !1;
  for (let s of se(e)) o = Ws(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (Sc(w(e), n & 4095), kI(w(e), r / 1e3, r / 1e3)) : yy(w(e)), o;
}
function wy(e) {
  Sc(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? wy(n) : bI(w(n));
  }
  yy(w(e));
}

// src/system/disk/space.ts
import { statfs as vI } from "node:fs/promises";
var PI = 0.05, OI = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, BI = 20;
async function by(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await vI(e), i = (c, f) => Math.floor(Math.min(f * PI, OI[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ae(e, t) {
  let n = await by(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Kn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await by(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, BI);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as jM } from "node:fs";
import { join as HM } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as KI, readdirSync as VI } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as EI,
  mkdirSync as RI,
  readdirSync as $I,
  readlinkSync as II,
  statSync as MI,
  symlinkSync as TI,
  utimesSync as AI
} from "node:fs";
import { setImmediate as CI } from "node:timers/promises";
async function kc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = MI(e);
  RI(t);
  for (let s of $I(e, { withFileTypes: !0 })) {
    let [i, a] = [I(e, s.name), I(t, s.name)];
    s.isDirectory() ? await kc(i, a, n) : s.isSymbolicLink() ? TI(II(i), a) : EI(i, a);
  }
  AI(t, r / 1e3, o / 1e3), await CI(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as FI, readdirSync as NI, rmdirSync as _I, rmSync as Sy, writeFileSync as LI } from "node:fs";
import { setTimeout as DI } from "node:timers/promises";
var UI = 20, WI = 6e4;
function ky(e) {
  return I(e, `${xn}lock-${process.geteuid?.() ?? 0}`);
}
function js(e) {
  let t = ky(e), n = L(k(t));
  if (n && !xr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Hs(e, t) {
  if (!Pn(e)) return () => {
  };
  let [n, r] = [J(e), co(e)], [o, s] = [ky(n), I(e, "lock")];
  FI(s, { mode: 448 }), LI(I(s, r), "");
  let i = Date.now() + WI;
  for (; !jI(s, o); ) {
    js(n);
    let a = await HI(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await DI(UI, void 0, { signal: t });
  }
  return () => {
    Sy(I(o, r), { force: !0 });
    try {
      _I(o);
    } catch {
    }
  };
}
function jI(e, t) {
  try {
    return yn(e, t);
  } catch (n) {
    throw js(J(t)), n;
  }
}
async function HI(e) {
  let t = !1;
  for (let n of zI(e))
    await zo(I(J(e), n)) ? t = !0 : Sy(I(e, n), { recursive: !0, force: !0 });
  return t;
}
function zI(e) {
  try {
    return NI(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as JI, mkdirSync as GI } from "node:fs";
function vy(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = qI(r, o);
      Dl(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Uo(o);
    throw r;
  }
  for (let r of t) wa(r);
  return n;
}
function qI(e, t) {
  let n = k(I(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = I(t, "aside", String(e.place));
  GI(r, { recursive: !0 });
  let o = 0, i = Py({ root: e, aside: () => k(I(r, String(o++))) }, n, k(e.base));
  return i.length === 0 ? [] : [...Nt(k(e.matches("") ? J(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Py(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return Oy(e, t, n);
  if (!L(t)?.isDirectory())
    throw new S(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Py(e, `${t}/${a}`, ze(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Oy(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Wo(t) }];
  if (r.isDirectory() && o.isDirectory())
    return JI(w(t), 448), [...se(t).flatMap(
      (a) => Oy(e, `${t}/${a}`, ze(n) + a)
    ), { do: "stamp", path: n, stamp: xy(o), before: xy(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Wo(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function xy({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function By({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(lt)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      js(m), s.set(m, Ho(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), xc(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await vc(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await Hs(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = vy(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Ul(c);
  }
}
function xc(e, t) {
  let n = VI(I(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new S(`it holds ${n}, which is not of any line of path`);
}
async function vc({ place: e }, { from: t, to: n, signal: r }) {
  let o = I(t, "tree", String(e)), s = I(n, "tree", String(e));
  if (L(k(o))) {
    KI(I(n, "tree"), { recursive: !0 });
    try {
      ae(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Kn(n, r, async (a) => {
        process.platform === "win32" ? await kc(o, s, a) : await Lt("cp", ["-a", o, s], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/kernel-log.ts
function Pc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var YI = 10;
async function Ey(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - YI && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as Bc } from "node:path";

// src/stores/transfer/download.ts
import { Readable as yM } from "node:stream";

// src/stores/transfer/concurrency-limiter.ts
function Ry(e) {
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
async function $y(e, t, n = []) {
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
var Jr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Iy = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Jr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Jr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Jr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Jr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Jr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function oJ(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return My(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = Iy[r] ?? ["the connection failed", "retry"];
  return new Z(`${wt(t)}: ${o} (${r})`, s);
}
function sJ(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = Iy[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function My(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${wt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function iJ(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${wt(t)}: ${n} (${e})`, "none");
}
async function Ty({ status: e, headers: t, body: n }, r) {
  if (e === 407) return My(e, r);
  let o = await eM(n), [s, i] = ZI(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? tM(t["retry-after"]) : 0;
  return new Z(`${wt(r)}: ${s} (${a})`, i, c);
}
function ZI(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${XI(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function XI(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var QI = 4096;
async function eM(e) {
  let t = [];
  return await $y(QI, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function tM(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/deadline.ts
async function fJ({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ay(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Cy({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
    onHead: (u, m) => Fy(u) ? oM(u, m, e, t) : void 0
  });
  if (!Fy(f)) throw await Ty(f, i);
  if (a && e.finish(), !e.isComplete()) throw et(i, "the connection ended before the object did", "resume");
}
var Fy = ({ status: e }) => e === 200 || e === 206;
function oM(e, t, n, r) {
  let { url: o } = r.signed;
  aM(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (sM(e, n, r), r.onWholeObject(n)) : iM(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw et(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function sM({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw et(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !_y(e["content-length"], r))
    throw et(n, "the object has another length", "retry");
}
function iM({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
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
function aM({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function Ly(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await cM(e, t);
    if (o?.recover === "await-whole" && t.begun && await Ay(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function cM(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await fM(e, a, t), i.increase(), o.progress();
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
function fM(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Ny(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Z(`${wt(t.url)}: ${s}`, "resume"))
  );
}

// src/stores/transfer/part.ts
function Dy(e, t, n) {
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
import { setTimeout as pM } from "node:timers/promises";
var hM = 100;
async function kJ(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Cy(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Wy(Math.max(m, yc(hM * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Uy(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = ly(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + yc(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Wy(d, r);
        }
      };
    }
  };
}
async function Wy(e, t) {
  await pM(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function jy(e) {
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
function Hy(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/stall-watch.ts
function zy(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Ds(t, n), i = 0, a = performance.now(), c, f = gM(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Jy(t.noProgressMs)}`);
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
function gM({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Jy(e.idleMs)}`);
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
function Jy(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/stores/transfer/download.ts
function Gy(e, t, n) {
  return new Oc(e, t, n);
}
var Oc = class extends yM {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...dy, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Dn(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = zy({
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
      link: jy(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Ry(n),
      retries: Uy({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      if (this.#k(), this.#s.length === 0)
        return this.#m = !1, void this.push(null);
      if (!(this.#n ? this.#s.slice(0, 1) : this.#s).some((n) => this.#S(n))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #S(t) {
    let n = t.position - t.heldBytes, r = t.next();
    if (r)
      this.#r.set(r, n), this.#m = this.push(r), t.heldBytes < this.#c && this.#w();
    else if (t.isComplete()) this.#s.splice(this.#s.indexOf(t), 1);
    else return !1;
    return !0;
  }
  #k() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#s.length < t && this.#i < this.#d; ) {
      let n = this.#x();
      this.#s.push(n), Ly(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Dy(o ? this.#d : t, o ? n : this.#i, this.#l);
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
async function qy(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function UJ(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Hy(async () => {
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
    read: (h, g) => Gy(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/mounts/lazy/lazy-mount.ts
function Ky(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Mg() : void 0;
}
async function Vy({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await qy(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: uo(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Lr(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Bc(o, Vt.image);
  return await Ea(f, n), { path: f, images: n };
}
async function Gr(e, t, n) {
  let r = await Lr(e, t);
  return await n?.(r, t), await Og(e, { rights: t, warn: U }), r;
}
function Yy(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Zy(e, t) {
  if (!e) return Bc(t, Vt.image);
  if (e === "killed") {
    U("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return wM(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Bc(t, Vt.blocks) : void 0;
}
function wM(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && U(`Not all of the cache could be read: ${a}`), c !== void 0 && U(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as kM, existsSync as xM, mkdirSync as Js, readdirSync as vM, realpathSync as PM, symlinkSync as Gs, utimesSync as OM } from "node:fs";
import { lstat as BM } from "node:fs/promises";
import { join as pe } from "node:path";

// src/mounts/alone.ts
var Xy = Promise.resolve();
function zs(e) {
  let t = Xy.then(e);
  return Xy = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as Qy } from "node:fs";
import { lstat as Ec, readdir as bM } from "node:fs/promises";
import { dirname as SM } from "node:path";
var ew = 16;
async function tw(e, t) {
  let n = [], r = async (s) => {
    let i = k(t) + s, a = { sources: [i], target: k(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await Ec(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await bM(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > ew)
      throw new Error(`'${e.pattern}' names more than ${ew} directories`);
  };
  return await Ec(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function nw({ sources: e, target: t }, { base: n }, r) {
  if ((await Ec(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = SM(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Rc(t, r);
}
function Rc(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = Qy(w(e), "latin1");
  if (t.some((o) => j(Qy(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (Y().some(({ point: o }) => j(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function rw(e, t) {
  let { dir: n, signal: r } = t, o = [], s = jr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(EM(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, sw, "own") : l[0];
        i.push(...m.map((p) => iw(p, pe(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await aw(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function ow(e, t) {
  let n = e.map((r) => iw(r, pe(t.dir, sw)));
  return aw(n, "upper", { ...t, mounts: jr(t) });
}
var sw = "tree";
function iw(e, t) {
  return { root: e, sites: () => tw(e, pe(t, String(e.place))) };
}
function EM(e, [t, ...n], r) {
  let o = (i) => k(pe(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
function aw(e, t, n) {
  return zs(() => RM(e, t, n));
}
async function RM(e, t, n) {
  let { dir: r, rights: o, protectedDirs: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await nw(d, f, s);
      for (let d of l) {
        let p = c++;
        await $M({ ...d, number: p, position: t }, n), m.push(p);
      }
    } catch (l) {
      i.throwIfAborted();
      for (let d of m.reverse())
        await o.run("umount", ["--", `target-${d}`], { cwd: r, signal: i });
      a.push({ root: f, reason: O(l) });
    }
  }
  return a;
}
function cw(e) {
  return (xM(e) ? vM(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => PM(pe(e, n)));
}
async function $M(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? se(s) : void 0;
  if (Gs(w(s), pe(t, a)), !c) {
    let [m = s] = Nt(s);
    Gs(w(m), pe(t, `made-${i}`)), Js(w(s), { recursive: !0 });
  }
  let f = await IM(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Ns(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function IM({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Js(pe(r, `work-${t}`)), n === "upper")
    return Gs(w(e[0]), pe(r, o)), Js(pe(r, s)), [s];
  Js(pe(r, o));
  let { mode: i, mtimeMs: a } = await BM(w(e[0]));
  kM(pe(r, o), i & 511), OM(pe(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries()) Gs(w(u), pe(r, c[f]));
  return c;
}

// src/mounts/ramdisk.ts
var MM = 4096, fw = { auto: 1 / 4, on: 3 / 4 };
async function uw(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * fw[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * fw.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / MM), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as FM, mkdirSync as NM, mkdtempSync as dw, realpathSync as Ic, rmSync as _M } from "node:fs";
import { join as pw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as TM } from "node:fs";
import { dirname as AM } from "node:path";
async function Ks({ socket: e, mounts: t }) {
  let n = qn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      qs(r.target) && await n.unmount(r.target), qs(r.view, "tmpfs") && await n.unmount(r.view), Vs(r);
    } catch (o) {
      U(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function qs(e, t = "overlay") {
  let n = k(e);
  return Y().some(
    (r) => r.point === n && r.type === t && r.source === _r
  );
}
function Vs({ target: e, made: t, view: n }) {
  mw(n, n), t !== void 0 && mw(e, t);
}
function mw(e, t) {
  try {
    for (let n = e; j(n, t); n = AM(n)) TM(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as CM } from "node:fs";

// src/job/restore/unpack.ts
async function lw(e, t) {
  await Ae(await lt(e.roots[0]), bt(e)), await qr(e.roots, t, (n) => Vn(n, e));
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
async function qr(e, { timeline: t, signal: n }, r) {
  await By({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function Ys({ inputs: e }) {
  return [process.cwd(), at(), G(), e.localDir].filter((n) => CM(n));
}
async function $c(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    v(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await qr(r, t, (o) => n(r, o));
}
async function Zs(e, t, { job: n, context: r }) {
  await $c(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ae(s, bt(n)), await Kn(
      s,
      n.signal,
      (a) => ns(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function hw(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: qn(t, n.signal) }, { mountable: s, refusals: i } = LM(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await UM(await Mc(s, i, o), i, o);
    a.length + i.length > 0 && await WM(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await Ks(r), a;
  }
}
function LM({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = En(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: ju(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Mc(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let { digests: i, fetches: a } = await n.timeline.during(
        "mount",
        () => zs(() => DM({ root: o, layers: s }, n))
      ), c = s.filter(({ digest: f }) => i.includes(f));
      c.length > 0 && r.push({ root: o, layers: s, missing: c, fetches: a });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function DM({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (FM(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Rc(k(i), Ys(s));
  let [a] = Nt(k(i));
  NM(i, { recursive: !0 });
  let c = dw(pw(Ic(G()), "headstart-changes-")), f = { target: Ic(i), pattern: e.pattern, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw Vs(f), l;
  });
  if (m.digests.length > 0) Vs(f);
  else if (qs(f.target)) r.mounts.push(f);
  else throw new Error("the broker mounted nothing");
  return m;
}
async function UM(e, t, n) {
  let { broker: r, job: o, signal: s, timeline: i } = n, { scope: a, version: c, key: f, remote: u } = o.indexed.entry;
  if (a === void 0 || !u || !e.some(({ fetches: p }) => p)) return e;
  let m = e.flatMap(({ missing: p }) => p);
  v(`Waiting for the host to fetch ${gw(m)} of images`);
  let l = { repository: me().repository, scope: a, version: c, key: f }, d = m.map(({ digest: p }) => p);
  try {
    await i.during("mount", () => r.fetch(l, d));
  } catch (p) {
    return s.throwIfAborted(), v(`The host does not fetch them: ${O(p)}`), e;
  }
  return Mc(e, t, n);
}
function gw(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function WM(e, t, n) {
  let { job: r, broker: o, timeline: s } = n, i = dw(pw(G(), "headstart-"));
  try {
    r.file?.isWhole || await Ae(i, { bytes: z(r) });
    let a = await s.during("receive", () => Rn(r, i)), c = e.flatMap(({ missing: u }) => u), f = (u) => {
      t.push(...e.splice(0).map(({ root: m }) => ({ root: m, reason: u })));
    };
    if (c.length > 0) {
      v(`Waiting for the host to rebuild ${gw(c)} of images`);
      let u = { path: Ic(a.path), end: z(r), layers: c }, m = await s.during("mount", () => o.hand(u)).catch(O);
      m !== void 0 && f(m), e.push(...await Mc(e.splice(0), t, n));
    }
    f("the host did not have its image"), await Zs(a, t, { job: r, context: n }), n.signal.throwIfAborted();
  } finally {
    _M(i, { recursive: !0, force: !0 });
  }
}

// src/job/restore/mount.ts
async function ww(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = Pc();
    return await hw(e, n.broker, t) && t.remember({ mounted: yw(e, f) }), !0;
  }
  let r = await zM(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Lr(o, s);
  }, c = async () => (await i, Yy(await Gr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Pc(), { image: u } = e.format, l = (await (u ? KM : VM)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...yw(e, f), file: await lc(o) } }), v(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function yw({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(Ra).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: So(o), since: n };
}
async function zM(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = wg(G());
  if (o({ mountRoot: c }), await qM(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Gr(c, a);
}
var JM = 4096, GM = 8;
async function qM(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = z(e), { bytes: f, files: u } = bt(e), m = a ? f + u * JM : c * GM, d = await uw(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function KM(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ae(r, { bytes: z(e) });
  let { indexed: s } = e, i = En(e.segments, e.roots), c = (n && s && await o.during("show", () => Vy(s, i, { ...t, server: n }))) ?? await o.during("receive", () => Rn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => rw(c.images, bw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Zs(c, f, { job: e, context: t }), f;
}
async function VM(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Vn(n, e)), xc(n, e.roots);
  let s = await r.during("mount", () => ow(e.roots, bw(t)));
  return await $c(s, t, async (i, a) => {
    jM(HM(a, "tree"));
    for (let c of i) await vc(c, { from: n, to: a, signal: o });
  }), s;
}
function bw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Ys(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as YM, rm as ZM, statfs as XM } from "node:fs/promises";
import { join as QM } from "node:path";
var Sw = 1024 ** 3, eT = 3;
async function kw(e, t) {
  for (let n = 1; ; n++)
    try {
      return await tT(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === eT) throw r;
    }
}
async function tT(e, { dir: t, maxBytes: n = 64 * Sw, minFreeBytes: r = Sw, onRead: o }) {
  let s = await YM(QM(t, "headstart-stream-")), i = await Wn(s), a = async () => {
    await i.discard(), await ZM(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await XM(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      nT(e.read(0, e.size), (g, y) => {
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
async function* nT(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function vw(e, t, n) {
  await Yn(e, t, n, async (r) => {
    await ww(r, n) || await lw(r, n);
  }), v("Cache restored successfully");
}
async function Yn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new S(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await xw(e, { ...n, format: a, roots: t }, r);
  i.watch(Pw(e, t, o));
  let f = await i.during("receive", () => rT(e, n));
  await xw(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function rT(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = zr("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return kw(o, { dir: G(), onRead: n });
}
async function xw(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, v(`Cache Size: ${go(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= jt(r, f), [h] = await Promise.all([
    a.indexed ? s.during("index", () => oT(e, t)) : sT(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Mn(o) ? void 0 : p()
  ]), g = (b) => {
    let x = zr("Received", l ? void 0 : z(h), v);
    u = 0;
    let P = (B) => {
      u += B, x(B);
    };
    return iT(e, h.indexed, { timeline: s, onRead: P, order: b, signal: f });
  };
  s.watch(Pw(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: at(),
    tools: p,
    signal: f,
    warn: U
  };
  await n(y), l && m(u);
}
async function oT(e, { format: t, inputs: n, findings: r }) {
  let o = await xo(e, n);
  if (!te(o.key, e.key))
    throw new S(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new S("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Zt(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function sT({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function iT(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", ig(a, t.index, r)) : fg(a, r);
}
function Pw({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), G(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function Ow(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await Bw([e.scope], ne({}).lookups([t]), e);
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
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await fT(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Bw(e, t, { inputs: n, store: r }) {
  let o = Tn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function fT(e, t) {
  let { roots: n } = Je(t.inputs.paths, process.cwd()), r = Ew(t);
  await Yn(e, n, r, async (o) => {
    await Ae(await lt(n[0]), bt(o)), await qr(n, r, async (s) => {
      await Vn(s, o);
      let i = () => n.filter((a) => Ws(Tc(a, s), k(a.base)));
      i().length !== 0 && (await uT(t, (a) => {
        for (let c of n) Ws(Tc(c, s), Tc(c, a));
      }), i());
    });
  });
}
function Tc({ place: e }, t) {
  return k(I(t, "tree", String(e)));
}
async function uT(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await Bw(r, [n], e), s = await aT(I(G(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Je(e.inputs.paths, process.cwd());
    await Yn(o, i, Ew(e), async (a) => {
      await Ae(s, bt(a)), await Vn(s, a);
    }), t(s);
  } finally {
    await cT(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function Ew({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Tn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: Ln({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as lT, lstatSync as dT, realpathSync as pT } from "node:fs";
import { basename as hT, dirname as gT, join as Iw } from "node:path";

// src/files/fingerprint.ts
var $w = _(Rw(), 1);
import { lstatSync as mT } from "node:fs";
function Cc(e, t, n) {
  let r = (0, $w.createHash)("sha256");
  for (let o of e) {
    let s = k(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.root.place}` : `${o.root.place}/${k(o.relative)}`;
    for (let a of Ls([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = w(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = mT(l, { bigint: !0 });
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
async function Mw(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !te(ne(s).keyIn(e), i) || a === "never" || Fc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Aw(t, r)) };
}
function Fc({ branches: e }, t) {
  let { write: n = t.ref } = ge(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Tw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - pf(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Aw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Aw(e, t) {
  try {
    let { excludes: n, roots: r } = Gn(e), o = await _n({ excludes: n, roots: r }), { points: s, uppers: i } = yT(t), a = o.filter(({ path: c }) => !s.some((f) => j(bT(c), f)));
    return [Cc(a, n), Cc(i.map(wT), void 0)].join();
  } catch (n) {
    or(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function yT({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Kt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => lT(Iw(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : cw(e),
      ...r.map(({ view: o }) => Iw(o, "upper"))
    ]
  };
}
function wT(e, t) {
  return { path: e, relative: "", stat: dT(e), root: { place: t } };
}
function bT(e) {
  return `${pT(gT(e), "latin1")}/${k(hT(e))}`;
}
async function Cw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: Xr(r) }), i = hf(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as _T, fstatSync as LT, lstatSync as DT, openSync as UT, readSync as WT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as ST } from "node:fs";
import { setImmediate as kT } from "node:timers/promises";
var xT = 64;
async function Nc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of vT(f + m)) {
        let d = l.isDirectory();
        if (d ? De(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % xT > 0 || (await kT(), n.throwIfAborted());
    }
  }
}
function vT(e) {
  try {
    return ST(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var PT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, OT = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function _c(e) {
  return [...e.matchAll(PT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(OT)
  );
}

// src/files/secrets/settings.ts
var BT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function We(e) {
  return !BT.test(e);
}
function Xs(e, t) {
  return (n) => ET(n, t).some(e);
}
function be(e, t) {
  return Xs(({ key: n, value: r }) => e.test(n) && We(r), t);
}
function ET(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Fw(s), value: Fw(r.slice(o + 1).trim()) }];
  });
}
function Fw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Lc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => We(n));
}
function Kr(e) {
  return (t) => RT(t).some((n) => We(n.value) && e(n));
}
function RT(e) {
  let t = [], n = [
    { value: $T(e), section: "", key: "" }
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
function $T(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Dc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Qs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Lw = _(_w(), 1), IT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, MT = [
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
function ei(e) {
  return [...e.matchAll(IT)].some(([, r = "", o]) => AT(r) === o) || MT.some((r) => r.test(e));
}
var TT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function AT(e) {
  let t = "";
  for (let n = (0, Lw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${TT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Dw = be(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Uc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Vr(
      be(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Qs(e, /:_authToken" "?([^\s"]+)/g).some(We)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: be(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: CT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Kr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Dw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: _c,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Vr(be(/^password$/, "="), be(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Lc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: be(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Qs(Dc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Xs(FT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Kr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Qs(Dc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(We)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Kr(
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
    has: Vr(
      Kr(({ key: e }) => e === "token"),
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
    has: Vr(Lc, Xs(NT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Vr(ei, Dw),
    isCommon: !0
  }
];
function Vr(...e) {
  return (t) => e.some((n) => n(t));
}
function CT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && We(n[o + 1] ?? ""));
}
function FT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && We(r);
}
function NT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && We(n);
}

// src/files/secrets/find.ts
async function Uw(e) {
  let t = [];
  return await Nc(e, Jw, (n, { path: r }) => {
    let o = jw(n, r);
    o && t.push(o);
  }), Wc(t);
}
function* Ww(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [k(r.path), gc(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Jw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = jw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Wc(n);
}
function jw(e, t) {
  let n = jT.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && qT(e, t))
  ), r = n.length > 0 ? VT(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (ei(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function Hw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Nc(t, () => !0, (s) => {
    let i = DT(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(Gw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Wc([...r.values()]);
}
function Wc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var jT = Uc.map((e) => ({ ...e, pattern: new RegExp(`/${jc(e.files)}$`, "i") })), zw = Uc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), HT = new RegExp(`^${jc(zw.filter((e) => !e.startsWith("*")))}$`, "i"), zT = new RegExp(
  `${jc(zw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Jw(e) {
  return HT.test(e) || zT.test(e);
}
function jc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var JT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, GT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function qT(e, t) {
  return JT.test(e) || GT.test(e.slice(t.length));
}
var KT = 64 * 1024;
function VT(e) {
  let t;
  try {
    t = UT(w(e), rs);
    let n = LT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), KT)), o = WT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Gw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && _T(t);
  }
}
function Gw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Vw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Kw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Uw(r);
      if (e === "warn")
        return n(o, qw), [];
      if (e === "refuse" && o.length > 0)
        throw new Qt(`there are secrets in ${Kw(o)}. ${Yw}, or set \`secrets: skip\``);
      let s = await Hw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Zw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Ww(r, o), qw);
      else for (let s of r) yield* o(s);
    }
  };
}
function qw(e) {
  U(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Yw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Yw = "Remove them, or exclude them by lines of `path` that begin with `!`", YT = 5;
function Kw(e) {
  let t = e.slice(0, YT).map((r) => `${ZT(Zw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Zw({ path: e }) {
  return w(e).toString();
}
function ZT(e) {
  let t = He(at(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Xw(e, t, n, { watch: r, signal: o }) {
  let { restored: s } = n, i = me(), { rolling: a } = t, c = ne(a), { write: f, read: u, whyNoWrite: m } = ge(i), l = m ?? eA(t) ?? (a && Fc(a, i));
  if (f === void 0 || l)
    return v(l ?? "Cache save skipped: this run may write no scope.");
  let d = gs(), p = s && te(c.keyIn(s.name), e), h = a && p && await Tw(s, a, { inputs: t, state: n, timeline: d });
  if (h) return v(h);
  let g = Gn(t), y = () => d.during("find", () => _n(g)), b = await y();
  if (b.length === 0) return it(bc);
  let x = zn(Jn(t, i, o)), P = a?.merges ? Ow({ inputs: t, key: e, scope: f, readScopes: u, store: x, restored: s?.name, timeline: d, signal: o }) : void 0, B = Vw(t);
  for (let E = XT; ; E--) {
    if (await P?.merge() && (b = await y()), await QT({ ...{ inputs: t, key: e, run: i, scope: f, store: x, state: n, selection: g, matches: b, timeline: d, signal: o }, watch: r, secretCheck: B, isOutdated: async () => E > 1 && (await P?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var XT = 3;
async function QT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await jt(t, f, ["mount", "lazy"].includes(t.mode)), m = await fy(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: ne(t.rolling).nameFor(n, r) }, p = ge(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), sg(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(Us(n)), !0;
  let y = Ln({ step: "save", outcome: "saved", key: n, store: s.label }, t), b = rm(t, { repository: r.repository, scope: o, version: l }), x = { createdBy: tA(r, o), sign: b, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await ay({ ...e, base: g, draft: h, tools: u });
    let B = () => Cg(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), C = { ...e, ...x, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, F = await gy(h, C);
    if (F !== "published") return F === "nothing";
  } catch (B) {
    if (B instanceof Xt)
      return v(Us(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await Ar(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await Cw(s, { ...d, key: n }, t.rolling), await Ar(y, c, t.summary), !0;
}
function eA({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function tA({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Ip.version };
}

// src/job/save/save.ts
var Hc = "Failed to save: ";
async function Yt(e, t) {
  if (!cs(me())) return;
  let n = Object.keys(t ?? {}), r = await ut(n.length > 0 ? t : void 0);
  for (let o of n)
    r.some((s) => s.name === o) || U(`Not saved: main had a cache ${o}, which the input caches no longer has.`);
  for (let o of r)
    await ot(o, async () => {
      try {
        await nA(o, t?.[o.name] ?? {}, e);
      } catch (s) {
        if (o.name === "") throw s;
        e.throwIfAborted(), st(s, Hc);
      }
    });
}
async function nA(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && te(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await fn(e, n)) === "none") return;
  if (q("key") === "") return it("Key is not specified.");
  let c = un(e), f = o ?? c.key, u = ne(c.rolling).mistake([f]);
  if (u) throw new A(u);
  await Xw(f, c, t, { watch: r, signal: n });
}

// src/job/state.ts
var Qw = "headstart";
function zc(e) {
  Ni(Qw, JSON.stringify(e));
}
function ti() {
  let e = _i(Qw);
  return e === "" ? void 0 : JSON.parse(e);
}
var eb = "headstart-background";
function Jc(e) {
  Ni(eb, e ? JSON.stringify(e) : "");
}
function tb() {
  let e = _i(eb);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/job/end/damaged-image.ts
var nb = 3e4;
async function rb(e, t, n, r = AbortSignal.timeout(nb)) {
  if (!await Ey(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await Bn(e, i, "contents", { signal: r });
  })().then(() => {
  }, rA);
  s !== void 0 && (U(`Reading the cache gave input/output errors: ${s}`), await oA(t).catch((i) => U(`The entry stays where it is: ${O(i)}`)));
}
function rA(e) {
  return e instanceof S || R(e) === "EIO" ? O(e) : void 0;
}
async function oA({ scope: e, version: t, key: n, size: r }) {
  let o = bo(q, fo()), s = me(), i = zn(Jn(o, s, AbortSignal.timeout(nb))), a = e === void 0 ? ge(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function ni() {
  let e = ti() ?? {}, t = await ut(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(sA)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await ot(o, () => iA(r));
  }
}
function sA([, e], [, t]) {
  return ob(t) - ob(e);
}
function ob({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = Y().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : bg(e));
}
async function iA({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ks(n), e !== void 0 && await ib([e], async (r, o) => {
    let s = Zy(r, e);
    t && s !== void 0 && await rb(s, t, o);
  });
}
async function sb() {
  await ib(xg(G()));
}
async function ib(e, t) {
  if (e.length === 0) return;
  let n = await In(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Gr(r, n, t);
    } catch (o) {
      U(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function ab(e) {
  try {
    await Yt(e, ti());
  } finally {
    await ni();
  }
}

// src/files/recover.ts
import { lstatSync as aA, realpathSync as cA, rmdirSync as fA, statSync as uA } from "node:fs";
import { readdir as mA } from "node:fs/promises";
async function cb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(lt));
  for (let a of new Set(i.flatMap(fb)))
    for (let c of await lA(a, t))
      if (Pn(c) || pA(c), !(!Pn(c) || await zo(c)))
        try {
          await hA(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function fb(e) {
  let t = J(e);
  return t === e ? [e] : [e, ...fb(t)];
}
async function lA(e, t) {
  let n = (await mA(e).catch(() => [])).filter(De);
  if (n.length === 0) return [];
  let r = K(cA(e, "latin1"));
  return t.some((o) => j(r, o)) ? [] : n.map((o) => I(e, o)).filter(vn);
}
var dA = 3600 * 1e3;
function pA(e) {
  try {
    Date.now() - aA(e).mtimeMs > dA && fA(e);
  } catch {
  }
}
async function hA(e, { roots: t, signal: n, allowed: r }) {
  let o = J(e), s = Ho(o);
  try {
    let i = await Hs(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Uo(e, (f) => {
        if (performance.now() > a) throw c;
        if (!gA(f, t)) return !1;
        for (let u of Do(f)) yA(k(o), u);
        return !0;
      }), kr(e) || vr(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function gA(e, t) {
  let n = w(Al(e)).toString();
  return t.some((r) => j(n, r.base) && mo(r, He(r.base, n)) ? !0 : e.do !== "make" ? !1 : j(r.literal ?? r.base, n) || !r.literal && j(n, r.base));
}
function yA(e, t) {
  let { dev: n } = uA(w(e));
  for (let r = t; r !== e; r = J(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as wA } from "node:timers/promises";
var bA = 1e3;
async function ub(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ne(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await SA(kA(e), o)
  ];
}
async function SA(e, t) {
  let n = new AbortController(), r = wA(bA, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function kA({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = xA(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ne(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function xA(e, t) {
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
    ...vA.filter((a) => !e.includes(a)).map((a) => ({
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
var vA = $n.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function mb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), Se("cache-primary-key", t.key);
  let f = ne(t.rolling), u = gs(), m = Ln(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = ge(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let b = zn(Jn(t, n, a));
    m.store = b.label;
    let x = await as(t, a), P = await $p(b, t, { mounting: x, signal: a }), B = P.flatMap((F) => F.versions(t)), E = Ky(t, x), C = { inputs: t, formats: P, mounting: x, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: C };
  }, { name: p, prepared: h } = await PA(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await Mw(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = EA(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: x, context: P } = h, B = { store: b, wanted: x, formats: P.formats, naming: t, signal: a };
    Qf("Why nothing was found", await ub(B));
  }
  if (await Ar(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function PA(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = Je(n.paths, process.cwd());
    if (await sb(), await cb(m, { mounts: kg(), warn: U, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${te(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await OA(i, m, u) : (await o(i.size), await lb(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), U(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function OA(e, t, n) {
  n.inputs.signing && await Yn(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function lb(e, t, n) {
  try {
    await vw(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof S) || (await BA(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await lb(e.original, t, n);
  }
}
async function BA(e) {
  try {
    await e.reject();
  } catch (t) {
    or(`The entry stays where it is: ${O(t)}`);
  }
}
function EA(e, t, n) {
  if (t === void 0)
    return Se("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = te(t, e.key), o = r ? "exact" : "partial";
  return Se("cache-hit", String(r)), Se("cache-matched-key", t), Se("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function db(e) {
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
async function Gc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  zc(n);
  let r = me();
  if (!cs(r)) return;
  let o = await ut();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), zc(n);
    } };
  }, i = async (l) => {
    let d = await fn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = un(l), h = ne(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => pr(l, () => i(l))));
  sm(a);
  let c = db(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return IA();
    let h = Math.min(d.concurrency, Math.floor($A / f)), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return mb({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => pr(l.cache, () => u(l)))
  );
  e.throwIfAborted(), a.length > 1 && MA(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), TA(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var $A = 64;
function IA() {
  if (Se("hit", "miss"), !Ot(q("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function MA(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Se("cache-hit", String(n === "exact")), Se("hit", n);
}
function TA(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || st(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/job/save/background/background-save.ts
import { lstatSync as GA, mkdtempSync as qA, rmSync as qc } from "node:fs";
import { join as Kc } from "node:path";
import { setTimeout as Pb } from "node:timers/promises";

// src/job/save/background/priority.ts
import { readdirSync as AA, writeFileSync as pb } from "node:fs";
import { constants as CA, setPriority as FA } from "node:os";
var { PRIORITY_LOW: NA, PRIORITY_NORMAL: _A } = CA.priority;
async function hb(e) {
  ri(() => pb(`/proc/${e}/oom_score_adj`, "1000")), await yb(e, NA, "idle");
}
async function gb(e) {
  await yb(e, _A, "none");
}
async function yb(e, t, n) {
  let r = ri(() => AA(`/proc/${e}/task`)) ?? [];
  for (let s of r) ri(() => FA(Number(s), t));
  ri(() => pb(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await Lt("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function ri(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/job/save/background/whereabouts.ts
import { lstatSync as wb, readlinkSync as bb, realpathSync as LA } from "node:fs";
import { resolve as DA } from "node:path";
async function Sb(e, t) {
  let n = await _n(e), r = n.map(({ path: f }) => f), o = [...r, ...e.roots.map(({ literal: f, base: u }) => f ?? u)], i = n.filter(({ stat: f }) => f.isDirectory()).map(({ path: f }) => LA(f, "latin1")), a = Y().filter(({ point: f }) => i.some((u) => j(f, u))), c = [...UA(o)].map((f) => `${f} ${WA(f, t)}`);
  return [...r.map(k), ...c, ...a.map(({ point: f }) => f)].join("\0");
}
function UA(e) {
  let t = /* @__PURE__ */ new Set(), n = (r) => {
    if (t.has(r)) return;
    t.add(r), n(J(r)), wb(r, { throwIfNoEntry: !1 })?.isSymbolicLink() && n(DA(J(r), bb(r)));
  };
  for (let r of e) n(r);
  return t;
}
function WA(e, t) {
  let n = wb(e, { bigint: !0, throwIfNoEntry: !1 });
  if (!n) return "none";
  let { dev: r, ino: o, ctimeNs: s, mtimeNs: i } = n;
  if (n.isSymbolicLink()) return `${r} ${o} ${s} ${bb(e)}`;
  if (n.isDirectory() && s >= t && s !== i) throw new Error(`${e} has changed`);
  return `${r} ${o}`;
}

// src/job/save/background/written.ts
import { appendFileSync as kb, readFileSync as jA, truncateSync as HA, writeFileSync as zA } from "node:fs";
import { join as xb } from "node:path";
function j8(e, t) {
  let n = { GITHUB_OUTPUT: xb(t, "output"), GITHUB_STEP_SUMMARY: xb(t, "summary") };
  for (let c of Object.values(n)) zA(c, "", { mode: 384 });
  nu({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let f = JA(String(c));
    return f === void 0 ? o += c : f !== "" && r.add(f), !0;
  };
  let s = (c) => (
    // A secret may begin with another one.
    [...r].toSorted((f, u) => u.length - f.length).reduce((f, u) => f.replaceAll(u, "***"), c)
  ), i = (c) => {
    let f = jA(c, "utf8");
    return HA(c), f;
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
function JA(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function vb({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = Zf();
  process.stdout.write(e), r && kb(r, t), o && kb(o, n);
}

// src/job/save/background/background-save.ts
var KA = "result";
async function Ob(e) {
  if (Jc(), de(q, "background", ["false", "true"]) === "false") return Yt(e);
  let t = await VA(e);
  if (!t) return Yt(e);
  let n = YA([...t.inputs.values()]) ?? await ZA(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await Yt(e, t.states);
}
async function VA(e) {
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
      if (n instanceof A) return;
      throw n;
    }
}
function YA(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function ZA({ states: e, inputs: t }, n) {
  for (let h of t.values()) {
    for (let g of [h.s3.secretAccessKey, h.s3.sessionToken]) g && nn(g);
    ["mount", "lazy"].includes(h.mode) && await jt(h, n, !0);
  }
  let r = qA(Kc(G(), "headstart-")), o = String(GA(r, { bigint: !0 }).ctimeNs), s = {};
  try {
    for (let [h, g] of t)
      s[h] = await Sb(Gn(g), BigInt(o));
  } catch (h) {
    return qc(r, { recursive: !0 }), O(h);
  }
  let i = Kc(import.meta.dirname, "save-background.js"), { pid: a, stdin: c } = Bs({ path: process.execPath, args: [i] });
  await hb(a);
  let f = Te(a);
  if (f === void 0)
    return qc(r, { recursive: !0 }), "the process for it did not start";
  Jc({ pid: a, start: f, dir: r, states: e });
  let u = process.ppid || 1, m = { pid: u, start: Te(u) }, l = { "INPUT_SIGNING-KEY": q("signing-key"), INPUT_CACHES: q("caches") }, p = { env: { ...uo(), ...l }, cwd: process.cwd(), dir: r, sinceNs: o, job: m, states: e, whereabouts: s };
  await new Promise((h) => c.end($s(p), h));
}
async function Bb(e) {
  let t = tb();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await QA(t, e), o = r1(n);
  } finally {
    e1(t), qc(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) vb(i);
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
var XA = 5e3;
async function QA({ pid: e, start: t }, n) {
  let r = () => Te(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await gb(e)); r() && !n.aborted; ) await Pb(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < XA; ) await Pb(20);
  n.throwIfAborted();
}
function e1({ pid: e, start: t }) {
  [void 0, t].includes(Te(e)) && t1(e);
}
function t1(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var n1 = 64 * 1024 ** 2;
function r1(e) {
  try {
    let { done: t, failed: n } = JSON.parse(
      String(mt(Kc(e, KA), n1))
    );
    if ([...Object.values(t).flatMap(({ log: s, outputs: i, summary: a }) => [s, i, a]), ...Object.values(n)].every((s) => typeof s == "string")) return { done: t, failed: n };
  } catch {
  }
  return { done: {}, failed: {} };
}

// src/main/exit.ts
import { existsSync as o1 } from "node:fs";
var Vc = "/bin/sh";
function oi() {
  let e = Number(process.exitCode ?? 0);
  process.execve && o1(Vc) && (process.emit("exit", e), process.execve(Vc, [Vc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function Eb(e, t) {
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
    st(r), oi();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (v(O(n.signal.reason)), oi()), t(r);
  }
  oi();
}

// src/main/run.ts
var s1 = {
  restore: Gc,
  "restore-only": (e) => Gc(e, { mayPostSave: !1 }),
  post: ab,
  save: Ob,
  "save-post": Bb,
  unmount: ni
};
function SV(e) {
  return Eb(s1[e], (t) => {
    e.startsWith("restore") && t instanceof A ? Xf(O(t)) : st(t, ["post", "save", "save-post"].includes(e) ? Hc : "");
  });
}

export {
  T as a,
  N as b,
  _ as c,
  te as d,
  ci as e,
  tf as f,
  Xn as g,
  of as h,
  sf as i,
  ui as j,
  A as k,
  S as l,
  Xt as m,
  O as n,
  R as o,
  N1 as p,
  _1 as q,
  Vb as r,
  ue as s,
  rt as t,
  K as u,
  Ai as v,
  I as w,
  He as x,
  Ci as y,
  iS as z,
  ot as A,
  q as B,
  Se as C,
  Xf as D,
  U as E,
  v as F,
  or as G,
  Qf as H,
  G as I,
  fo as J,
  uo as K,
  uC as L,
  mC as M,
  nu as N,
  me as O,
  ru as P,
  k as Q,
  w as R,
  ie as S,
  Je as T,
  H as U,
  Q as V,
  de as W,
  rn as X,
  Lk as Y,
  bo as Z,
  Nu as _,
  Be as $,
  M as aa,
  _e as ba,
  z as ca,
  ur as da,
  rx as ea,
  dr as fa,
  ge as ga,
  hr as ha,
  hm as ia,
  B4 as ja,
  ut as ka,
  ee as la,
  wm as ma,
  Ao as na,
  nl as oa,
  Le as pa,
  pa as qa,
  vr as ra,
  Ld as sa,
  Ra as ta,
  f2 as ua,
  Lt as va,
  Dt as wa,
  BO as xa,
  $n as ya,
  In as za,
  Ca as Aa,
  Bp as Ba,
  DB as Ca,
  Ip as Da,
  Dp as Ea,
  _n as Fa,
  Dn as Ga,
  ZW as Ha,
  yc as Ia,
  j3 as Ja,
  H3 as Ka,
  fJ as La,
  Ay as Ma,
  $y as Na,
  Z as Oa,
  wt as Pa,
  oJ as Qa,
  sJ as Ra,
  My as Sa,
  iJ as Ta,
  Ty as Ua,
  tM as Va,
  kJ as Wa,
  Hy as Xa,
  Gy as Ya,
  Nh as Za,
  zn as _a,
  Jn as $a,
  ag as ab,
  Te as bb,
  $s as cb,
  $g as db,
  Vt as eb,
  Ls as fb,
  py as gb,
  Ae as hb,
  UJ as ib,
  Cc as jb,
  nA as kb,
  Sb as lb,
  j8 as mb,
  KA as nb,
  t1 as ob,
  Eb as pb,
  SV as qb
};
