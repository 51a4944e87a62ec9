import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var hb = Object.create;
var Hc = Object.defineProperty;
var gb = Object.getOwnPropertyDescriptor;
var yb = Object.getOwnPropertyNames;
var wb = Object.getPrototypeOf, bb = Object.prototype.hasOwnProperty;
var I = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
var Sb = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of yb(t))
      !bb.call(e, o) && o !== n && Hc(e, o, { get: () => t[o], enumerable: !(r = gb(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? hb(wb(e)) : {}, Sb(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Hc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?src/names/keys.ts
var zc = N((DA, ti) => {
  ti.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ti.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/rolling.ts
var ef = N((WA, ai) => {
  ai.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ai.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@actions/core/lib/file-command.js
var uf = N((KA, li) => {
  li.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  li.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var hf = N((c1, pf) => {
  pf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var gf = N((f1, Zr) => {
  Zr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Zr.exports.ok = Zr.exports;
});

// lighter-node:crypto?src/inputs/signing.ts
var wu = N((NC, Fi) => {
  Fi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Fi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Eu = N((KC, Ni) => {
  Ni.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ni.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var _u = N((aF, Wi) => {
  Wi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Wi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Ku = N((BF, zi) => {
  zi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  zi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var em = N((CF, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:child_process?src/system/process.ts
var nm = N((FF, tm) => {
  tm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/system/process.ts
var om = N((NF, rm) => {
  rm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/formats/tar-archives/threads/start.ts
var um = N((XF, fm) => {
  fm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var dm = N((eN, lm) => {
  lm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/zstd.ts
var Om = N((hN, Pm) => {
  Pm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Nm = N((zN, Fm) => {
  Fm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var il = N((Y_, sl) => {
  sl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var al = N((Z_, ia) => {
  ia.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ia.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var kl = N((dL, Sl) => {
  Sl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var Cl = N((NL, Al) => {
  Al.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Nl = N((_L, Fl) => {
  Fl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Pd = N((ND, vd) => {
  vd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var op = N((tU, rp) => {
  rp.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mounts/root-rights.ts
var pp = N((PU, dp) => {
  dp.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var kp = N((zU, is) => {
  is.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  is.exports.ok = is.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Op = N((qU, cs) => {
  cs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  cs.exports.ok = cs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Bp = N((KU, fs) => {
  fs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  fs.exports.ok = fs.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Rp = N((sW, Ta) => {
  Ta.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ta.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Dp = N((RW, Ca) => {
  Ca.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ca.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var Qp = N((YW, La) => {
  La.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  La.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/flight.ts
var Mh = N((qj, qa) => {
  qa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  qa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var pg = N((S4, dg) => {
  dg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:readline?src/mounts/broker.ts
var _g = N((wz, Ng) => {
  Ng.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mounts/kernel-config.ts
var Wg = N((Pz, Ug) => {
  Ug.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var hw = N((vq, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var Pw = N((Kq, vw) => {
  vw.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// src/names/keys.ts
var qr = _(zc(), 1), Jc = 10, Gr = 512;
function ri(e) {
  if (e.length > Jc) return `Key Validation Error: Keys are limited to a maximum of ${Jc}.`;
  for (let t of e) {
    if (t.length > Gr)
      return `Key Validation Error: ${t} cannot be larger than ${Gr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Gc = oi;
function oi(e) {
  let t = (0, qr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function qc(e, t) {
  for (let n of e) {
    let r = ni(t.filter((o) => o.key === n)) ?? ni(t.filter((o) => ee(o.key, n))) ?? ni(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ni(e) {
  return e.toSorted(si)[0];
}
function si(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Kc = 225, kb = 160;
function zn(e) {
  let t = Xc(e) || "%";
  return t.length <= Kc ? t : `${Yc(e)}~${(0, qr.createHash)("sha256").update(e).digest("hex")}`;
}
function Vc(e) {
  let t = zn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Qc(n)
  );
  return t.length <= Kc ? t : `~${(0, qr.createHash)("sha256").update(e).digest("hex")}`;
}
function Yc(e) {
  return Xc(e).slice(0, kb);
}
function Zc(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Yc(r).toLowerCase()));
}
function ii(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Xc(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Qc);
}
function Qc(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/names/rolling.ts
var rf = _(ef(), 1);
function te(e) {
  return e ? Pb : xb;
}
var xb = {
  mistake: ri,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, of = "~v", vb = of.length + 49, tf = Gr - vb, Pb = {
  mistake(e) {
    let [t = ""] = e, n = ci(t).length > tf, r = `Key Validation Error: ${t} cannot be larger than ${tf} characters with rolling; ~ counts twice.`;
    return ri(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = Kr(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(ci)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [nf(t, 20), nf(n, 5)];
    return `${Kr(e)}${Date.now()}-${r}-${o}-${(0, rf.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function Kr(e) {
  return ci(e) + of;
}
function sf(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function ci(e) {
  return e.replaceAll("~", "~~");
}
function nf(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Ob = 3600 * 1e3;
function af(e, t) {
  let n = e.toSorted(si), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > Ob;
  });
}

// src/system/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, S = class extends Error {
  name = "BadEntry";
}, Jt = class extends Error {
  name = "UnknownEntry";
}, ve = class extends Error {
  name = "UnverifiedEntry";
}, Gt = class extends Error {
  name = "NameTaken";
}, qt = class extends Error {
  name = "SecretFound";
}, Kt = class extends Error {
  name = "NamesCollide";
}, oe = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function R(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/runner.ts
import { AsyncLocalStorage as qb } from "node:async_hooks";
import { homedir as Kb, tmpdir as Vb } from "node:os";
import { join as Yb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as ff from "os";

// node_modules/@actions/core/lib/utils.js
function Ue(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function fi(e) {
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
function et(e, t, n) {
  let r = new ui(e, t, n);
  process.stdout.write(r.toString() + ff.EOL);
}
function mi(e, t = "") {
  et(e, {}, t);
}
var cf = "::", ui = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = cf + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Eb(o)}`);
        }
    }
    return t += `${cf}${Bb(this.message)}`, t;
  }
};
function Bb(e) {
  return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Eb(e) {
  return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var mf = _(uf(), 1);
import * as Yr from "fs";
import * as Vr from "os";
function di(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Yr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Yr.appendFileSync(n, `${Ue(t)}${Vr.EOL}`, {
    encoding: "utf8"
  });
}
function pi(e, t) {
  let n = `ghadelimiter_${mf.randomUUID()}`, r = Ue(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Vr.EOL}${r}${Vr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as xi from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Rb } from "os";
import { constants as lf, promises as $b } from "fs";
var gi = function(e, t, n, r) {
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
}, { access: Ib, appendFile: Mb, writeFile: Tb } = $b, df = "GITHUB_STEP_SUMMARY";
var yi = class {
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
    return gi(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[df];
      if (!t)
        throw new Error(`Unable to find environment variable for $${df}. Check if your runtime environment supports job summaries.`);
      try {
        yield Ib(t, lf.R_OK | lf.W_OK);
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
    return gi(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Tb : Mb)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return gi(this, void 0, void 0, function* () {
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
    return this.addRaw(Rb);
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
}, Ab = new yi();
var wi = Ab;

// node_modules/@actions/core/lib/platform.js
import Rf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Db = _(hf(), 1);

// node_modules/@actions/io/lib/io.js
var Of = _(gf(), 1);
import * as We from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Jn from "fs";
var yf = function(e, t, n, r) {
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
}, { chmod: bi, copyFile: wf, lstat: Xr, mkdir: bf, open: u1, readdir: Sf, rename: Cb, rm: kf, rmdir: m1, stat: Gn, symlink: xf, unlink: Si } = Jn.promises, Qr = process.platform === "win32";
function vf(e) {
  return yf(this, void 0, void 0, function* () {
    let t = yield Jn.promises.readlink(e);
    return Qr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var l1 = Jn.constants.O_RDONLY;
function qn(e) {
  return yf(this, void 0, void 0, function* () {
    try {
      yield Gn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Kn = function(e, t, n, r) {
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
function h1(e, t) {
  return Kn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = _b(o), c = (yield qn(r)) ? yield Gn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? We.join(r, We.basename(n)) : r;
    if (!(yield qn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Gn(n)).isDirectory())
      if (i)
        yield Bf(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (We.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Ef(n, f, s);
    }
  });
}
function g1(e) {
  return Kn(this, void 0, void 0, function* () {
    if (Qr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield kf(e, {
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
function Nb(e) {
  return Kn(this, void 0, void 0, function* () {
    (0, Of.ok)(e, "a path argument must be provided"), yield bf(e, { recursive: !0 });
  });
}
function _b(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Bf(e, t, n, r) {
  return Kn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Nb(t);
    let o = yield Sf(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Xr(i)).isDirectory() ? yield Bf(i, a, n, r) : yield Ef(i, a, r);
    }
    yield bi(t, (yield Gn(e)).mode);
  });
}
function Ef(e, t, n) {
  return Kn(this, void 0, void 0, function* () {
    if ((yield Xr(e)).isSymbolicLink()) {
      try {
        yield Xr(t), yield Si(t);
      } catch (o) {
        o.code === "EPERM" && (yield bi(t, "0666"), yield Si(t));
      }
      let r = yield vf(e);
      yield xf(r, t, Qr ? "junction" : null);
    } else (!(yield qn(t)) || n) && (yield wf(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var w1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var v1 = Rf.platform(), P1 = Rf.arch();

// node_modules/@actions/core/lib/core.js
var ki;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ki || (ki = {}));
function hi(e) {
  et("add-mask", {}, e);
}
function $f(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function If(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return di("OUTPUT", pi(e, t));
  process.stdout.write(xi.EOL), et("set-output", { name: e }, Ue(t));
}
function Mf(e) {
  process.exitCode = ki.Failure, Hb(e);
}
function ue(e) {
  et("debug", {}, e);
}
function Hb(e, t = {}) {
  et("error", fi(t), e instanceof Error ? e.toString() : e);
}
function Tf(e, t = {}) {
  et("warning", fi(t), e instanceof Error ? e.toString() : e);
}
function eo(e) {
  process.stdout.write(e + xi.EOL);
}
function Af(e) {
  mi("group", e);
}
function Cf() {
  mi("endgroup");
}
function Ff(e, t) {
  if (process.env.GITHUB_STATE || "")
    return di("STATE", pi(e, t));
  et("save-state", { name: e }, Ue(t));
}
function Nf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/native-path.ts
import { posix as zb, win32 as bt } from "node:path";
function tt(e) {
  return e !== "win32" ? zb : {
    basename: bt.basename,
    dirname: (t) => K(bt.dirname(t), e),
    isAbsolute: bt.isAbsolute,
    join: (...t) => K(bt.join(...t), e),
    parse: bt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(bt.relative(t, n), e),
    resolve: (...t) => K(bt.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: no, dirname: J, isAbsolute: vi, join: M, relative: je, resolve: Pi } = tt(process.platform);

// src/system/outside-text.ts
function Vn(e) {
  return Lf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Jb(e) {
  return Lf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Oi(e) {
  return `<code>${Jb(e)}</code>`;
}
function Lf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return Gb[t] ?? (n < 256 ? `\\x${_f(n, 2)}` : `\\u${_f(n, 4)}`);
  });
}
var Gb = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function _f(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/system/runner.ts
var Yn = new qb();
function nt(e, t) {
  return Yn.run(e, t);
}
function q(e) {
  return Yn.getStore()?.inputs.get(e.toLowerCase()) ?? $f(e);
}
function be(e, t) {
  let n = Yn.getStore()?.name;
  If(n ? `${e}-${n}` : e, t);
}
var Bi = Ff, Ei = Nf, Vt = hi;
function Df() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function Uf(e) {
  Mf(Vn(e));
}
function U(e) {
  Tf(Zn(e));
}
function rt(e, t = "") {
  U(`${t}${O(e)}`), e instanceof Error && e.stack && Xn(e.stack);
}
function v(e) {
  eo(Zn(e));
}
function Zn(e) {
  let t = Yn.getStore()?.name;
  return Vn(t ? `${t}: ${e}` : e);
}
function Xn(e) {
  ue(e.split(`
`).map(Vn).join(`
`));
}
function Wf(e, t) {
  Af(Zn(e));
  for (let n of t) eo(Vn(n));
  Cf();
}
function ot(e) {
  v(`[warning]${e}`);
}
function jf() {
  return process.env.GITHUB_STEP_SUMMARY ? wi : void 0;
}
function st() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return K(process.env.RUNNER_TEMP || Vb());
}
function ro() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || Yb(Kb(), ".cache"));
}
function Hf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function oo() {
  let e = [...Yn.getStore()?.inputs ?? []].map(
    ([r, o]) => [Zb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Zb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function G1() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function q1() {
  return process.env.RUNNER_NAME ?? "";
}
function zf(e) {
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
function Jf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Xb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Xb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/files/byte-strings.ts
import { readdirSync as Qb } from "node:fs";
function k(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var eS = /[\u0080-\u00ff]/, tS = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!eS.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return tS.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function j(e, t) {
  return e === t || e.startsWith(He(t));
}
function He(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return Qb(w(e), { encoding: "latin1" });
}

// src/files/overlap.ts
function qf(e, t) {
  for (let n of e.roots)
    for (let r of t.roots)
      if (Gf(n, r, e) || Gf(r, n, t)) return [n.pattern, r.pattern];
}
function Gf(e, t, { excludes: n }) {
  if (n?.(t.literal ?? nS(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? j(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : j(r, e.base) && so(e, je(e.base, r));
}
function nS({ base: e, rest: t }) {
  return M(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function so(e, t) {
  return e.matches(t) || t !== "" && so(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as yk } from "node:os";
import { posix as wk } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Kf = (e, t, n) => {
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
var Vf = "\0SLASH" + Math.random().toFixed(16) + "\0", Yf = "\0OPEN" + Math.random().toFixed(16) + "\0", io = "\0CLOSE" + Math.random().toFixed(16) + "\0", Zf = "\0COMMA" + Math.random().toFixed(16) + "\0", Xf = "\0PERIOD" + Math.random().toFixed(16) + "\0", rS = new RegExp(Vf, "g"), oS = new RegExp(Yf, "g"), sS = new RegExp(io, "g"), iS = new RegExp(Zf, "g"), aS = new RegExp(Xf, "g"), cS = /\\\\/g, fS = /\\{/g, uS = /\\}/g, mS = /\\,/g, lS = /\\\./g, dS = 1e5, pS = 4e6, hS = 1e3, gS = 1e3, yS = 2e7, wS = 16;
function Ri(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function bS(e) {
  return e.replace(cS, Vf).replace(fS, Yf).replace(uS, io).replace(mS, Zf).replace(lS, Xf);
}
function SS(e) {
  return e.replace(rS, "\\").replace(oS, "{").replace(sS, "}").replace(iS, ",").replace(aS, ".");
}
function $i(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Qf(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Kf("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function kS(e, t) {
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
function xS(e, t) {
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
function vS(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Qf(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], $i(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return $i(n, c), n;
    r = c.pop(), $i(n, c), e = a;
  }
}
function Qn(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function eu(e, t = {}) {
  if (!e)
    return [];
  let n = Qn(t.max, dS), r = Qn(t.maxLength, pS), o = Qn(t.maxDepth, hS), s = Qn(t.maxRewrites, gS), i = Qn(t.maxSteps, yS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Ii(bS(e), n, r, o, 0, s, { remaining: i }, !0).map(SS);
}
function PS(e) {
  return "{" + e + "}";
}
function OS(e) {
  return /^-?0\d/.test(e);
}
function BS(e, t) {
  return e <= t;
}
function ES(e, t) {
  return e >= t;
}
function er(e, t, n, r, o, s, i) {
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
function RS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = Ri(s[0]), c = Ri(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(Ri(s[2])), 1) : 1, m = BS;
  c < a && (u *= -1, m = ES);
  let d = s.some(OS), p = d ? f : 1, h = 0;
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
function Ii(e, t, n, r, o, s, i, a) {
  if (i.remaining -= wS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = Qf(e, l, i);
    if (!d)
      return er(c, e, [""], t, n, u, i);
    d.unmatched && (l = kS(l, i));
    let p = d.pre, h = () => er(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = er(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, x = d.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (f < s && xS(d.post, i)) {
        f++, e = d.pre + "{" + d.body + io + d.post, l = l.slice(0, d.end) + io + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let P;
    if (b) {
      if (P = RS(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = vS(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = Ii(E[0], t, n, r, o + 1, s, i, !1).map(PS), i.remaining < 0)
          return h();
        if (E.length === 1) {
          let D = er(c, p + E[0], [""], t, n, u && !d.post.length, i);
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
        let Ae = Ii(E[D], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let ne = 0; ne < Ae.length; ne++) {
          let wt = Ae[ne];
          if (!(C && !wt)) {
            if (P.length >= t || F + wt.length > n)
              break e;
            P.push(wt), F += wt.length;
          }
        }
      }
    }
    let B = er(c, p, P, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var tr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var $S = {
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
}, nr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), IS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), tu = (e) => e.join(""), nu = (e, t) => {
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
      for (let [g, [y, b, x]] of Object.entries($S))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, x ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(nr(m) + "-" + nr(h)) : h === m && r.push(nr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(nr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(nr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [IS(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + tu(r) + "]", d = "[" + (f ? "" : "^") + tu(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var it = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var le, MS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Mi = (e) => MS.has(e), ru = (e) => Mi(e.type), TS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), AS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), CS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), ou = /* @__PURE__ */ new Map([
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
]), FS = "(?!(?:^|/)\\.\\.?(?:$|/))", ao = "(?!\\.)", NS = /* @__PURE__ */ new Set(["[", "."]), _S = /* @__PURE__ */ new Set(["..", "."]), LS = new Set("().*{}+?[]^$\\!"), DS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ti = "[^/]", su = Ti + "*?", iu = Ti + "+?", US = 0, St = class {
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
  id = ++US;
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
        if (!o.noext && Mi(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && Mi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, AS);
  }
  #m(t, n = TS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = CS) {
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
    return !!ou.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#S(n.type);
  }
  #x(t) {
    let n = ou.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !ru(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? le.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && _S.has(this.#e[0]))) {
        let p = NS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? FS : g ? ao : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        it(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, it(this.toString()), !1, !1];
    }
    let i = !r || t || n || !ao ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? ao : "") + iu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? ao : "") + su + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      it(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (ru(this)) {
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
        o = !1, s += (LS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? iu : su, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = nu(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += Ti, n = !0;
        continue;
      }
      s += DS(f);
    }
    return [s, it(t), !!n, i];
  }
};
le = St;

// node_modules/minimatch/dist/esm/escape.js
var Ai = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (tr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Pe(t, n).match(e)), WS = /^\*+([^+@!?*[(]*)$/, jS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), HS = (e) => (t) => t.endsWith(e), zS = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), JS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), GS = /^\*+\.\*+$/, qS = (e) => !e.startsWith(".") && e.includes("."), KS = (e) => e !== "." && e !== ".." && e.includes("."), VS = /^\.\*+$/, YS = (e) => e !== "." && e !== ".." && e.startsWith("."), ZS = /^\*+$/, XS = (e) => e.length !== 0 && !e.startsWith("."), QS = (e) => e.length !== 0 && e !== "." && e !== "..", ek = /^\?+([^+@!?*[(]*)?$/, tk = ([e, t = ""]) => {
  let n = fu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, nk = ([e, t = ""]) => {
  let n = uu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, rk = ([e, t = ""]) => {
  let n = uu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, ok = ([e, t = ""]) => {
  let n = fu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, fu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, uu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, mu = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", au = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, sk = mu === "win32" ? au.win32.sep : au.posix.sep;
ie.sep = sk;
var re = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = re;
var ik = "[^/]", ak = ik + "*?", ck = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", fk = "(?:(?!(?:\\/|^)\\.).)*?", uk = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = uk;
var Se = (e, t = {}) => Object.assign({}, e, t), mk = (e) => {
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
    GLOBSTAR: re
  });
};
ie.defaults = mk;
var lu = (e, t = {}) => (tr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : eu(e, { max: t.braceExpandMax }));
ie.braceExpand = lu;
var lk = (e, t = {}) => new Pe(e, t).makeRe();
ie.makeRe = lk;
var dk = (e, t, n = {}) => {
  let r = new Pe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = dk;
var cu = /[?*]|[+@!]\(.*?\)|\[|\]/, pk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pe = class {
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
    tr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || mu, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !cu.test(s[2])) && !cu.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(re) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(re, s), a = n.lastIndexOf(re), [c, f, u] = r ? [
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
      b === re ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(b), p++);
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
      if (this.debug(n, u, m), u === !1 || u === re)
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
    return lu(this.pattern, this.options);
  }
  parse(t) {
    tr(t);
    let n = this.options;
    if (t === "**")
      return re;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(ZS)) ? o = n.dot ? QS : XS : (r = t.match(WS)) ? o = (n.nocase ? n.dot ? JS : zS : n.dot ? HS : jS)(r[1]) : (r = t.match(ek)) ? o = (n.nocase ? n.dot ? nk : tk : n.dot ? rk : ok)(r) : (r = t.match(GS)) ? o = n.dot ? KS : qS : (r = t.match(VS)) && (o = YS);
    let s = St.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? ak : n.dot ? ck : fk, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? pk(m) : m === re ? re : m._src;
      });
      f.forEach((m, l) => {
        let d = f[l + 1], p = f[l - 1];
        m !== re || p === re || (p === void 0 ? d !== void 0 && d !== re ? f[l + 1] = "(?:\\/|" + r + "\\/)?" + d : f[l] = r : d === void 0 ? f[l - 1] = p + "(?:\\/|\\/" + r + ")?" : d !== re && (f[l - 1] = p + "(?:\\/|\\/" + r + "\\/)" + d, f[l + 1] = re));
      });
      let u = f.filter((m) => m !== re);
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
ie.AST = St;
ie.Minimatch = Pe;
ie.escape = Ai;
ie.unescape = it;

// src/files/windows-names.ts
var hk = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function gk(e) {
  if (e === "." || e === "..") return;
  if (hk.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function co(e) {
  for (let t of e.split("/")) {
    let n = gk(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var du = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function ze(e, t, { platform: n = process.platform, home: r = yk() } = {}) {
  let o = { platform: n, home: K(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => bk(c, K(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => kk(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function bk(e, t, n) {
  let r = tt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = K(e.slice(s.length), n.platform), [a, c] = Sk(i, t, { ...n, maths: r }), [, f = "", u = ""] = wk.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Pe(u, du), p = o ? new Pe(u, { ...du, nocase: !0 }) : d;
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
function Sk(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function kk({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = tt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && xk(e, t, n);
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
function xk(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && co(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as Tk } from "node:os";

// src/system/units.ts
function fo(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function pu(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function kt(e) {
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
function Yt(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new A(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function Ci(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function hu(e) {
  let t = de(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Yt(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: Yt(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
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
function yu(e) {
  let t = Ek(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw uo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: Pk(e("bucket")),
    prefix: Ok(e("prefix")),
    region: Bk(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !vk(t) : n === "true",
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
function vk(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function Pk(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw uo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var gu = 256;
function Ok(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= gu) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${gu} in all`;
  throw uo("prefix", e, r);
}
function Bk(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw uo("region", e, "must be the name of a region, such as eu-west-1");
}
function Ek(e) {
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
function uo(e, t, n) {
  return new A(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var xt = _(wu(), 1);
var bu = 32, Rk = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function ku(e) {
  let t = Su(e("signing-key")).map($k), n = Su(e("verify-key")).map(Ik);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Mk), ...n] };
  }
}
function xu(e) {
  return mo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Su(e) {
  let t = mo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Rk))
    n.push(...mo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...mo(t.slice(r))];
}
function mo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function $k(e) {
  if (e.startsWith("-----")) {
    let r = vu(e, "PRIVATE KEY", xt.createPrivateKey);
    if (r) return r;
    throw new A("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= bu) return (0, xt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${bu}: ${n}.`
  );
}
function Ik(e) {
  let t = vu(e, "PUBLIC KEY", xt.createPublicKey);
  if (t) return t;
  throw new A(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function vu(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Mk(e) {
  return e.type === "secret" ? e : (0, xt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function lo(e, t) {
  let n = kt(e("save-always")), r = de(e, "store", ["auto", "github", "s3", "local"]), o = yu(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: Ci(e, "key"),
    restoreKeys: Pu(e("restore-keys")),
    paths: Pu(Ci(e, "path")),
    crossOs: kt(e("enableCrossOsArchive")),
    failOnMiss: kt(e("fail-on-cache-miss")),
    lookupOnly: kt(e("lookup-only")),
    store: r,
    localDir: Fk(e("local-dir"), t),
    s3: o,
    stash: { ...Nk(e("stash"), t), maxBytes: _k(e("stash-size")) },
    concurrency: Yt(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: Ck(e("part-size")),
    mode: de(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: de(e, "ramdisk", ["off", "auto", "on"]),
    verify: de(e, "verify", ["auto", "always"]),
    format: de(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : de(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: de(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: Yt(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: de(e, "summary", ["true", "false"]) === "true",
    rolling: hu(e),
    signing: ku(e)
  };
}
function Pu(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var Ak = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Ou(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Ak[n] ?? Number.NaN);
}
function Ck(e) {
  if (e === "") return 8 * 1048576;
  let t = Ou(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Fk(e, t) {
  return e === "" ? M(t, "headstart") : Pi(Bu(e));
}
function Bu(e) {
  return K(K(e).replace(/^~(?=\/|$)/, Tk()));
}
function Nk(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: M(t, "headstart-stash") };
  let r = Bu(e);
  if (vi(r)) return { use: "on", dir: Pi(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function _k(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Ou(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/digest.ts
var Ru = _(Eu(), 1);

// src/system/bytes/chunker.ts
function Zt(e) {
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
function Oe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var T = 1024 * 1024, Xt = 32;
function rr(e) {
  return Math.ceil(e / T) * Xt;
}
function $u() {
  let e = Zt(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ce(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ce(...n)), Buffer.concat(t);
    }
  };
}
function _i(e, t, n) {
  let r = n.subarray(t * Xt, (t + 1) * Xt);
  return r.length === Xt && Ce(...e).equals(r);
}
function Iu(e, { offset: t, length: n }) {
  let r = Fe(t, t + n), o = r[0] * Xt;
  return Ce(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Xt)
  ).toString("hex");
}
function Ce(...e) {
  let t = (0, Ru.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Fe(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Qt = "headstart-2", Lk = ["image", "delta"];
function en(e, t) {
  return Lk.includes(t) ? Math.ceil(e / T) * T : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function po({ digests: e, ...t }) {
  return Ce(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function or(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new S(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Dk = 407710288, Li = 8, ho = Li + 12, sr = Buffer.from("HEADSTR2"), Tu = 36 + sr.length, ir = ho + Tu, Di = 4 * 1024 * 1024, Au = 1024, Uk = 512, Wk = 1024 ** 4;
function Cu({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Di) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ho), s = [e, r, n?.(Fu(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, ir), c = [Dk, a - Li, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ce(o, ...s), f, sr]);
}
var jk = 128 * 1024;
async function ar(e, t) {
  return zk(await Hk(e), e.size, t);
}
async function Hk(e) {
  let { size: t } = e;
  if (t < ir) throw new S(`it has only ${t} bytes`);
  let n = await or(e, Math.max(0, t - jk), t);
  if (!n.subarray(-sr.length).equals(sr))
    throw new S("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - sr.length - 4), o = ir + rr(Math.min(t, Wk)) + Di + Au;
  if (r < ir || r > Math.min(t, o))
    throw new S(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : or(e, t - r, t);
}
function zk(e, t, n) {
  let r = e.length - Tu;
  if (!Ce(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new S("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Li + 4 * d)
  ), a = t - e.length;
  if (!(o === rr(a) && s <= Di && i <= Au && ir + o + s + i === e.length)) throw new S("the parts of its index do not fit its body");
  let f = ho + o, [u, m] = [
    e.subarray(ho, f),
    e.subarray(f, f + s)
  ];
  n?.(e.subarray(f + s, r), Fu(u, m));
  let l = Jk(m);
  if (!Gk(l)) throw new S("its index is not what this version of Headstart writes");
  return Vk(l.segments, a), { ...l, digests: u };
}
function Fu(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ce(n, e, t);
}
function Jk(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function Gk(e) {
  let t = e;
  return t?.container === Qt && Nu(t.format) && Mu(t.key) && t.key.length <= Uk && [t.files, t.bytes].every(Ui) && Array.isArray(t.paths) && t.paths.every(Mu) && Array.isArray(t.segments) && t.segments.every(qk);
}
function qk(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Nu(t?.kind) && f.every(Ui) && Kk(t?.frames, r);
}
function Kk(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Ui(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Nu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Mu(e) {
  return typeof e == "string";
}
function Ui(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Vk(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== en(n, r) || s === 0) throw new S("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new S("its segments do not fill its body");
}

// src/entry/signature.ts
var at = _(_u(), 1);
var ji = 9;
function Hi({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Lu(e, t, n) {
  let r = Buffer.alloc(ji);
  r.writeUInt8(Hi(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Uu(r, e, t), s = n.type === "secret" ? Wu(o, n) : (0, at.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function Du(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ve("has no signature");
  let o = r.filter((c) => Hi(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Hi(f).name))].join(" and ");
    throw new ve(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, ji), e.subarray(ji)];
  if (!n.some((c) => {
    let f = Uu(s, t, c);
    return o.some((u) => Yk(f, i, u));
  }))
    throw new ve(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function Uu(e, t, { repository: n, scope: r, version: o }) {
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
function Yk(e, t, n) {
  if (n.type !== "secret") return (0, at.verify)(null, e, n, t);
  let r = Wu(e, n);
  return t.length === r.length && (0, at.timingSafeEqual)(t, r);
}
function Wu(e, t) {
  return (0, at.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Pt = class extends Error {
};
Pt.prototype.name = "InvalidTokenError";
function Zk(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function Xk(e) {
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
    return Zk(t);
  } catch {
    return atob(t);
  }
}
function ju(e, t) {
  if (typeof e != "string")
    throw new Pt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Pt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = Xk(r);
  } catch (s) {
    throw new Pt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new Pt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/names/scopes.ts
var Qk = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function he(e) {
  let t = tx(e.token) ?? nx(e), n = { read: t.read, write: t.write };
  return ex(t.write) && !Qk.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function ex(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function tx(e) {
  try {
    let { ac: t } = ju(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Hu([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function nx(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Hu([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Hu(e) {
  return [...new Set(e)];
}

// src/job/signed-index.ts
function zu() {
  for (let e of xu(q("signing-key"))) Vt(e);
}
function Ju({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Lu(r, t, n));
}
var rx = 1440 * 60 * 1e3;
async function go(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return ar(r);
  let o = me(), s = e.scope === void 0 ? he(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await ar(r, (u, m) => {
      let l = Du(u, m, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - l.getTime() > rx)
        throw new ve(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ee(f.key, e.key)) return f;
    throw new ve(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ve)) throw f;
    let u = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new ve(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/job/caches-of-step.ts
async function ct(e) {
  let t = await ox();
  if (!e) return t ?? sx();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && Gu(s, a), { name: o, inputs: s };
  });
}
async function ox() {
  let e = q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => q(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-FHN2RGXE.js");
  return n(e);
}
async function sx() {
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
async function tn({ inputs: e }, t) {
  zu();
  let n = q("preset").toLowerCase();
  if (n === "") return;
  let r = await ix(n, t);
  return Gu(e, r), r ?? "none";
}
function Gu(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function ix(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, q, t);
  return r && { ...r };
}
var ax = ["preset", "working-directory", "upload-chunk-size"];
function nn({ inputs: e }) {
  let t = new Set(ax), r = lo((i) => (t.add(i.toLowerCase()), q(i)), ro()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function cr(e, t) {
  try {
    return await nt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}
function qu(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: ze(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let s of t.slice(n + 1)) {
      let i = qf(o, s.selection);
      if (i)
        throw new A(
          `Caches ${r} and ${s.name} have the same files: ${i[0]} and ${i[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/job/formats-of-job.ts
import { lstatSync as PB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var rl = _(Ku(), 1);

// src/formats/naming.ts
function Ji({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function yo(e, t) {
  let n = Ji(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Gc([...r, Qt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as rv } from "node:events";
import { setImmediate as ov } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as cx } from "node:fs";
import { join as fx } from "node:path";
function rn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) cx(o, fx(t, String(r)));
}
async function Ot(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-archives/tar-commands.ts
var ux = ["-b", String(2048)];
function mx(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Gi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function wo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = mx(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Gi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...Yu(a), "-P", "--sparse", ...c, ...i, ...Vu] };
}
var Vu = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function Yu(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function bo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Yu(",delete=mtime"), ...t, ...n, ...Vu] };
}
function So(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Gi, s = ["-f", "-", "--ignore-zeros", ...ux, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function Zu({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Xu({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Gi] };
}

// src/formats/actions-cache/compression.ts
var an = _(em(), 1);
import { pipeline as Im, Readable as Mm } from "node:stream";
import { pipeline as ev } from "node:stream/promises";

// src/system/process.ts
var ur = _(nm(), 1), qi = _(om(), 1);
import { once as Ki } from "node:events";
import { finished as Ox } from "node:stream/promises";

// src/system/find-program.ts
import { accessSync as lx, constants as dx, statSync as px } from "node:fs";
import { delimiter as hx, isAbsolute as gx, join as yx } from "node:path";
var wx = process.platform === "win32" ? ".exe" : "";
function fr(e) {
  return (process.env.PATH ?? "").split(hx).filter((n) => gx(n)).map((n) => yx(n, `${e}${wx}`)).find(bx);
}
function sm(e) {
  let t = fr(e);
  if (t === void 0) throw new oe(`there is no ${e} on PATH`);
  return t;
}
function bx(e) {
  try {
    return lx(e, dx.X_OK), px(e).isFile();
  } catch {
    return !1;
  }
}

// src/system/program-exit.ts
import { once as Sx } from "node:events";
async function im(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await xx(i, { mayEcho: i !== e.at(-1) });
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
var kx = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function xx(e, { mayEcho: t }) {
  let n = Px(e.stderr), [r, o] = await Sx(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || kx.test(n()))))
    throw new oe(`${e.spawnfile} ${ko(r, o)}${n()}`);
}
function ko(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var vx = 1e3;
function Px(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-vx);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/system/process.ts
function Vi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function Y(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = cm(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: im(o, n)
  };
}
var Bx = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function xo({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Bx.test(a)), r = (0, ur.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Vi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function Bt(e, t, n) {
  await vo({ path: sm(e), args: t }, n);
}
async function vo(e, t) {
  let { stdout: n, ended: r } = Y([e], t);
  n.resume(), await r;
}
function cm(e, t) {
  let n = process.umask(0);
  try {
    return (0, ur.spawn)(e.path, e.args, { ...t, env: Vi() });
  } finally {
    process.umask(n);
  }
}
async function VF(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, ur.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await Ki(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function YF({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, ur.spawn)(e, t, { cwd: n, env: { ...r, ...Vi() }, detached: i }), c = a[s];
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
    u += m, u.length > am && f();
  });
  try {
    let [m, l] = await Ki(a, "exit");
    if (f(), await Ox(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= am) return u;
    throw new oe(`${e} ${ko(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var am = 4 * 1024 ** 2;
async function mr(e, t = [0]) {
  let n = cm(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    Ki(n, "close"),
    (0, qi.text)(n.stdout),
    (0, qi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new oe(`${e.path} ${ko(r, o)}: ${i.trim()}`);
}

// src/formats/tar-archives/threads/start.ts
var km = _(um(), 1);
import { availableParallelism as bm } from "node:os";
import { extname as Mx, join as Tx } from "node:path";
import { Readable as Sm, Writable as Ax } from "node:stream";
import { Worker as Cx } from "node:worker_threads";

// src/formats/tar-archives/threads/flow.ts
function mm(e) {
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
var on = _(dm(), 1);
import { once as Ex } from "node:events";
var Et = 4 * 1024 * 1024;
async function pm(e, t) {
  let n = (0, on.createZstdCompress)({ ...Rx(e, t), flush: on.constants.ZSTD_e_end });
  try {
    return n.write(e), await Ex(n, "readable"), $x(n.read());
  } finally {
    n.destroy();
  }
}
var nN = 33 * 1024 * 1024;
function Rx({ length: e }, t) {
  return { params: { [on.constants.ZSTD_c_compressionLevel]: t }, chunkSize: Ix(e) };
}
function $x({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function Ix(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
function hm(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function gm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Yi({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function ym(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Yi(e, n, t);
}

// src/formats/tar-archives/threads/start.ts
function Rt(e, t) {
  if (!("thread" in e)) return Y([e], t);
  let n = Xi(e, t);
  return { ...n, stdout: Sm.from(Fx(n)) };
}
async function* Fx({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Nx = Tx(import.meta.dirname, `tar-thread${Mx(import.meta.filename)}`), xm = [], Zi = Math.min(bm(), 2), lr = Math.min(bm(), 4), wm, _x = 0;
function vm() {
  return wm ??= hm(lr + 1, Et, lr + 2 - Zi), wm;
}
function Lx() {
  (0, km.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new Cx(Nx, { execArgv: [], env: {}, resourceLimits: e }), owner: ++_x };
}
function Xi(e, { cwd: t, signal: n }) {
  let r = xm.pop() ?? Lx(), { thread: o, owner: s } = r, i = vm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = mm(o), u = new Ax({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new Sm({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: gm(i, g).subarray(0, y),
    release: () => Yi(i, g, s)
  }), h = Dx(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Dx(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new S(m.message) : new oe(m.message)) : t(m);
  }, a = ({ message: m }) => s(new oe(m)), c = () => s(new oe("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), xm.push(e);
    return;
  }
  throw await r.terminate(), ym(vm(), e.owner), n.throwIfAborted(), u;
}

// src/formats/tar-archives/zstd.ts
var sn = _(Om(), 1);
import { once as Kx } from "node:events";
import { pipeline as Vx } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as Ux } from "node:fs";
import { readFile as Wx } from "node:fs/promises";
var Bm = 64 * 1024 * 1024, jx = 0.1, Hx = 8 * 1024, zx = 8, Jx = 25;
function $t({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + jx) + e * Hx;
}
function Je(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = Ux(e), o = Bm + zx * n * r, s = Bm, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await Gx(c)), Jx), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function Gx(e) {
  let t = await Wx(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/tar-archives/sink.ts
function dr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new oe("unpacking ended before all bytes were read");
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
var qx = 32 * 1024 * 1024;
async function Po(e, t) {
  for (; e.pending > qx / t.length; ) await e.progress();
}

// src/formats/tar-archives/zstd.ts
var Yx = 1024 * 1024;
function It(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < Yx ? Qi : Zx(e);
}
function Zx(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Qi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return Y([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Qi.unpacking(t, n);
      let r = Je(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = Y([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), dr({
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
          i.end(Xx);
        }
      });
    }
  };
}
var Xx = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), Em = 128 * 1024;
function Qx(e, t, n) {
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
      await e, r = (0, sn.createZstdDecompress)({ chunkSize: Em }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await Kx(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Qi = {
  packing(e, { level: t, check: n }, r) {
    let o = Rt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = sn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, sn.createZstdCompress)({ params: a, chunkSize: Em });
    return Vx(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Je(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Rt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return dr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = Qx(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Tm(e, { tools: t, level: n }, r) {
  if (t.zstd) return It(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Rt(e, r), s = (0, an.createGzip)();
  return Im(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var ea = Buffer.from([40, 181, 47, 253]), Rm = Buffer.from([31, 139]);
async function* Am(e, t, n) {
  let [r, o] = await tv(e);
  if (r.subarray(0, Rm.length).equals(Rm)) yield* $m((0, an.createGunzip)(), o);
  else if (r.subarray(0, ea.length).equals(ea)) t ? yield* nv({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* $m((0, an.createZstdDecompress)(), o);
  else throw new S("it is no archive");
}
async function tv(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < ea.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* $m(e, t) {
  Im(Mm.from(t), e, () => {
  }), yield* e;
}
async function* nv(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = Y([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = ev(Mm.from(t), s).catch((f) => {
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
async function Cm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = wo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Tm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = iv(c, { ...e, signal: i.signal }, m).catch(s), d = Ot(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var sv = 256;
async function iv(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = av(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < sv || (e.write(c.join(""), "latin1") || await rv(e, "drain", { signal: o }), c = [], await ov(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function av(e, t, n = process.platform) {
  let { join: r, relative: o } = tt(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(k(t), k(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var tl = _(Nm(), 1);
import { linkSync as Kv, mkdirSync as Vv } from "node:fs";
import { availableParallelism as Yv } from "node:os";
import { dirname as Zv, join as Xv } from "node:path";

// src/formats/tar-archives/tar-records.ts
var V = 512;
function ge(e) {
  return (V - e % V) % V;
}
function Oo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: _m(r) };
  if (t === "K") return { ...e, target: _m(r) };
  if (t === "g") return e;
  let o = new Map(cv(r));
  return { ...e, ...fv(o) };
}
function _m(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* cv(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new S("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function fv(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Lm(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new S("its archive has an old form of holes");
  return a && (n.sparseSize = Lm(t("GNU.sparse.realsize"))), n;
}
function Lm(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new S("its archive is damaged");
}

// src/formats/tar-archives/archive-reader.ts
var uv = 1024 * 1024;
function Dm(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = Oo(n, f, u), s = ge(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = mv(f);
    if ("xgLK".includes(u)) {
      if (m.size > uv) throw new S("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: pv(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new S("a link or directory has content");
    return o = d.size, s = ge(d.size), d;
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
function mv(e) {
  if (Bo(e, 148, 8) !== lv(e)) throw new S("its archive is damaged");
  let t = cn(e, 0, 100), n = cn(e, 257, 6) === "ustar" ? cn(e, 345, 155) : "";
  return {
    type: cn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: cn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Bo(e, 100, 8) & 511,
      mtime: String(Bo(e, 136, 12)),
      size: Bo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function lv(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function cn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Bo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = cn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new S("its archive is damaged");
}
var dv = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function pv(e, t) {
  let n = dv[e];
  if (!n) throw new S(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { existsSync as Ov, mkdirSync as Wm, readdirSync as Bv, rmSync as Ev } from "node:fs";
import { join as Eo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as vv } from "node:fs";

// src/system/disk/rename.ts
import { lstatSync as hv, renameSync as gv, rmdirSync as yv } from "node:fs";
function ae(e, t) {
  xv(
    () => gv(e, t),
    () => !Um(t)
  );
}
function fn(e, t) {
  let n = process.platform === "win32";
  n && wv(t);
  try {
    return ae(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Um(t)) return !1;
    throw r;
  }
}
function wv(e) {
  try {
    yv(e);
  } catch {
  }
}
function Um(e) {
  return hv(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var bv = ["EPERM", "EBUSY", "EACCES"], Sv = 200, kv = new Int32Array(new SharedArrayBuffer(4));
function xv(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Sv)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && bv.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(kv, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function ta(e, t, n) {
  if (!fn(w(e), w(t))) {
    se(t).length < se(e).length && Pv(e, t, n);
    for (let r of se(e)) ta(`${e}/${r}`, `${t}/${r}`, n);
    vv(w(e));
  }
}
function Pv(e, t, n) {
  ae(w(e), n), ae(w(t), w(e)), ae(n, w(t));
}

// src/formats/tar-archives/extract-workers.ts
async function Ro({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => Eo(n, `lane-${B}`)), l = m.map((P) => {
    Wm(P);
    let B = t.unpacking(So(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => na(k(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = Rv(n);
  if (g > o() || g < o() && !y)
    throw new S(`its segments held ${g} files instead of ${o()}`);
  let b = Eo(n, "tree");
  Wm(b);
  for (let P of m) ta(k(P), k(b), Eo(n, "aside"));
  let x = y ? o() - na(k(b)) : 0;
  if (x > o() - g)
    throw Ev(b, { recursive: !0 }), new Kt();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function Rv(e) {
  return process.platform === "darwin" || Ov(Eo(e, "LANE-0"));
}
function na(e) {
  let t = 0;
  for (let n of Bv(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += na(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new S("a segment of files holds something else");
  return t;
}
var $v = 1024 * 1024;
async function jm(e, t, n) {
  let r = [];
  for (let i of t) Mv(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Av(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Tv(n), s.allow($t(i))), s.write(a, () => e.release?.(a)), await Po(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Iv = 1024 * 1024;
function Mv(e) {
  let t = 2 + $t(e) / Iv;
  if ((e.frames?.length ?? 0) > t)
    throw new S("a segment has more frames than its content needs");
}
async function Tv(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= $v) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Av(e, t) {
  let n = Cv(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new S("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Cv(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/member-header.ts
var Hm = /[\u0080-\u00ff]/, $o = 100, ra = 8589934591, Fv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function pr(e) {
  let t = Buffer.allocUnsafe(oa(e));
  return t.subarray(0, sa(t, 0, e));
}
function oa({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function sa(e, t, n, r = !1) {
  let o = _v(n, r), s = t;
  if (o !== "") {
    s += Nv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + ge(o.length);
    e.fill(0, s, i), s = i;
  }
  return Jm(e, s, n, Fv[n.kind]), s + V;
}
var zm = /* @__PURE__ */ new Map();
function Nv(e) {
  let t = zm.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return Jm(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), zm.set(e, n), n;
}
function _v({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Hm.test(e) || Hm.test(t), a = i && !s ? Ge("hdrcharset", "BINARY") : "", c = i || e.length > $o ? Ge("path", e) : "", f = i || t.length > $o ? Ge("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ge("mtime", n), m = r > ra ? Ge("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + Lv(e, o);
}
function Lv(e, t) {
  return t === void 0 ? "" : Ge("GNU.sparse.major", "1") + Ge("GNU.sparse.minor", "0") + Ge("GNU.sparse.name", e) + Ge("GNU.sparse.realsize", t);
}
function Ge(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var Dv = Uv();
function Uv() {
  let e = Buffer.alloc(V);
  return un(e, 108, 7, 0), un(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Jm(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  Dv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), ra);
  e.write(n, t, $o, "latin1"), un(e, t + 100, 7, o), un(e, t + 124, 11, Math.min(i, ra)), un(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, $o, "latin1");
  let f = 0;
  for (let u = t; u < t + V; u++) f += e[u];
  un(e, t + 148, 6, f), e[t + 154] = 0;
}
function un(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function Io(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), k(n)]));
}
function Gm(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Mo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await qm(So(n, Io(r)), e, o), n.dialect === "bsd" && await Wv(e, n, o);
}
async function Wv(e, t, n) {
  let o = (await qm(Zu(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = Y([Xu(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function qm(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Km } from "node:path";
var jv = 1e3, Hv = 8 * 1024 * 1024, zv = 4;
function Ym(e) {
  let t = e[0], n = Gv(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(Jv.subarray(0, ge(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / jv, o / Hv);
      (m >= zv || m >= 1 && Km(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Km(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Po(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var Jv = Buffer.alloc(V), Vm = 1024 * 1024;
function Gv() {
  let e = Buffer.allocUnsafeSlow(Vm), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Vm), t = 0, n = 0);
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var qv = 1e5;
function Xm(e, t, n = process.platform) {
  let r = tt(n), o = k(t), s = e.map((m) => ({ root: m, base: k(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => j(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, Zm);
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
      a.size > qv && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? Zm : u(r.resolve(o, m));
      if (!d) throw new S(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && co(w(p, n).toString()), p;
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
var Zm = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function nl(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = Yv(), warn: a } = e, c = Je(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: Qm,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await Ro(l, async (b, x) => {
    let P = Ym(b), B = n0(Xm(o, s), P), E = Dm(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let F of Am(t, C, { cwd: n, signal: x })) {
      c.count(F.length), x.throwIfAborted();
      for (let D of E.push(F)) B.push(D);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = Xv(n, "tree");
  for (let { name: b, target: x } of d) r0(k(h), b, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Mo(y, { tar: f, roots: o, codec: Qm, cwd: h, signal: u });
}
var Qv = Buffer.alloc(1024), e0 = 512 * 1024 * 1024, t0 = 1 / 2, Qm = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Rt(e, t);
    return dr({
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
        n.end(Qv);
      }
    });
  }
}, el = 300;
function n0({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(e0, (0, tl.getHeapStatistics)().heap_size_limit * t0), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new S("it holds more than anybody would save");
  }, l = (p) => {
    let h = pr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + el), h === "file")
      u++, n.begin(pr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + el);
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
function r0(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  Vv(r(Zv(t)), { recursive: !0 });
  try {
    Kv(r(n), r(t));
  } catch {
    throw new S(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var ol = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => o0(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Cm,
  unpack: nl
};
function o0(e, t) {
  let n = Ji(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, rl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as zP } from "node:fs";
import { join as JP } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var md = _(il(), 1);
import { writeFileSync as _P } from "node:fs";
import { join as LP } from "node:path";

// src/files/staging.ts
import { chmodSync as z0, lstatSync as Ml, mkdtempSync as J0, readdirSync as G0, rmSync as q0, statSync as K0 } from "node:fs";
import * as Do from "node:fs/promises";
import { createServer as V0 } from "node:net";
import { toNamespacedPath as Y0 } from "node:path";

// src/system/disk/local-socket.ts
var hl = _(al(), 1);
import { once as h0 } from "node:events";
import {
  closeSync as g0,
  lstatSync as y0,
  mkdtempSync as w0,
  openSync as b0,
  rmSync as S0,
  statSync as k0,
  symlinkSync as x0,
  writeFileSync as v0
} from "node:fs";
import { connect as P0 } from "node:net";
import { tmpdir as O0 } from "node:os";
import { join as Mt } from "node:path";

// src/system/disk/trusted-file.ts
import { closeSync as u0, constants as ca, fstatSync as m0, lstatSync as l0, openSync as d0, readFileSync as p0 } from "node:fs";

// src/system/disk/ownership.ts
import { lstat as cl, mkdir as s0, readlink as i0 } from "node:fs/promises";
import { dirname as a0, join as fl, relative as c0, resolve as ul, sep as mn } from "node:path";
async function Ne(e) {
  let t = await cl(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  aa(e, t);
}
function hr({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function ml({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function aa(e, { uid: t, mode: n }) {
  if (ll(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = ul(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function ll(e, t) {
  if (!hr({ uid: t }) && t !== 0) throw new Error(`${ul(e)} belongs to another user`);
}
async function dl(e, t) {
  for (let n of pl(e, t)) await Ne(n);
}
async function qe(e, t) {
  for (let n of pl(e, t))
    await s0(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Ne(n);
}
function pl(e, t) {
  let n = c0(e, t).split(mn);
  return n.map((r, o) => fl(e, ...n.slice(0, o + 1)));
}
var f0 = 40;
async function ln(e) {
  if (!process.geteuid) return;
  let t = e.split(mn), n = 0, r = mn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? a0(r) : fl(r, o), i = await cl(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (ll(s, i.uid), ++n > f0) throw new Error(`${e} has too many links`);
    let a = await i0(s);
    a.startsWith(mn) && (r = mn), t.unshift(...a.split(mn));
  }
}

// src/system/disk/trusted-file.ts
function ft(e, t) {
  let n = (o) => o?.isFile() === !0 && hr(o) && o.size <= t;
  if (!n(l0(e, { throwIfNoEntry: !1 }))) return;
  let r = d0(e, ca.O_RDONLY | ca.O_NOFOLLOW | ca.O_NONBLOCK);
  try {
    return n(m0(r)) ? p0(r) : void 0;
  } finally {
    u0(r);
  }
}

// src/system/disk/local-socket.ts
var To = process.platform === "win32";
function Ao(e, t, n) {
  let { path: r, close: o } = To ? R0() : yl(e, t);
  return n.on("error", () => {
  }).listen(r), o(), To && n.listening && v0(Mt(e, t), wl(r, e), { mode: 384 }), n.listening;
}
async function Co(e, t) {
  let n = To ? bl(e, t) : yl(e, t);
  if (n)
    try {
      let r = P0(n.path);
      return r.on("error", () => {
      }), await h0(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function gl(e, t) {
  return To ? bl(e, t) !== void 0 : y0(Mt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function yl(e, t) {
  let n = Mt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = b0(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => g0(o) };
  }
  let r = w0(Mt(O0(), "headstart-"));
  return x0(e, Mt(r, "d")), { path: Mt(r, "d", t), close: () => S0(r, { recursive: !0, force: !0 }) };
}
var B0 = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, E0 = 256;
function R0() {
  return { path: `\\\\.\\pipe\\headstart-${(0, hl.randomUUID)()}`, close: () => {
  } };
}
function wl(e, t) {
  return `${e}
${k0(t, { bigint: !0 }).ino}
`;
}
function bl(e, t) {
  let n = $0(Mt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return B0.test(r) && n === wl(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function $0(e) {
  try {
    return ft(e, E0)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Rl = _(kl(), 1);
import {
  appendFileSync as M0,
  chmodSync as ua,
  lstatSync as El,
  mkdirSync as T0,
  rmdirSync as A0,
  rmSync as C0,
  statSync as F0,
  utimesSync as N0,
  writeFileSync as _0
} from "node:fs";

// src/files/journal-step.ts
var Fo = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function No(e) {
  let t = e;
  return Object.keys(Fo[e.do]).map((n) => t[n]);
}
function vl(e) {
  return No(e)[0];
}
function fa(e, t) {
  let n = k(J(t)), r = He(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Ol(s, o))}
`).join("");
}
function Pl(e, t) {
  let n = k(J(t)), r = (s) => s === "" ? n : `${He(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!I0(i, k(no(t)))) throw new Error("its journal is none that a restore wrote");
    return Ol(i, r);
  });
}
function Ol(e, t) {
  let n = No(e), r = Object.keys(Fo[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function I0(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Fo, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Fo[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && xl(n.stamp) && xl(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function xl(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var dn = "journal", L0 = Math.min(128 * 1024 * 1024, (0, Rl.getHeapStatistics)().heap_size_limit / 32);
function $l(e, t) {
  M0(M(t, dn), fa(e, t), { mode: 384 });
  for (let n of e) U0(n);
}
function Il(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && la(t.path, t.stamp);
}
function ma(e) {
  C0(M(e, dn), { force: !0 });
}
function _o(e, t = () => !0) {
  let n = D0(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? W0(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = M(e, `${dn}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (_0(s, fa(i, e), { mode: 384 }), ae(s, M(e, dn))) : ma(e);
}
function yr(e) {
  return L(k(M(e, dn))) !== void 0;
}
function D0(e) {
  if (!yr(e)) return [];
  let t = ft(M(e, dn), L0);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Pl(t.toString(), e);
}
function U0(e) {
  switch (e.do) {
    case "make":
      T0(w(e.path));
      break;
    case "move":
      gr(e.from, e.to);
      break;
    case "replace":
      gr(e.to, e.aside), gr(e.from, e.to);
      break;
    case "stamp":
      la(e.path, e.stamp);
      break;
  }
}
function W0(e) {
  switch (e.do) {
    case "make":
      j0(e.path);
      break;
    case "move":
      Bl(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (Bl(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      gr(e.aside, e.to);
      break;
    case "stamp":
      H0(e.path, e.before);
      break;
  }
}
function Bl({ from: e, to: t, inode: n }) {
  !L(e) && Lo(t) === n && gr(t, e);
}
function Lo(e) {
  let t = El(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return El(w(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function Tt(e) {
  if (F0(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...Tt(J(e)), e];
}
function j0(e) {
  try {
    A0(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function H0(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && la(e, t);
}
function la(e, { mode: t, mtime: n }) {
  try {
    ua(w(e), t), N0(w(e), n, n);
  } catch (r) {
    if (R(r) !== "EPERM") throw r;
  }
}
function gr(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ae(n, r);
  } catch (o) {
    let s = L(e);
    if (R(o) !== "EACCES" || !s?.isDirectory()) throw o;
    ua(n, s.mode | 128), ae(n, r), ua(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var pn = ".headstart-staging-";
function _e(e) {
  return e.startsWith(pn);
}
function Uo(e) {
  let t = J0(M(e, pn)), n = X0(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      yr(t) || (n?.close(), br(t));
    }
  };
}
async function ut({ base: e, literal: t }) {
  let n = Z0(e);
  if (t === void 0) return n;
  let r = Ml(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Do.access(n, Do.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Ml(n).dev ? n : t : n;
}
function Z0(e) {
  let t = e;
  for (; !K0(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = J(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function hn(e) {
  let t = L(k(e));
  return t !== void 0 && wr(t);
}
function wr(e) {
  return e.isDirectory() && hr(e) && ml(e);
}
function gn(e) {
  return gl(e, da);
}
var da = "alive";
function X0(e) {
  let t = V0((n) => n.destroy()).unref();
  if (Ao(e, "born", t))
    return ae(M(e, "born"), M(e, da)), t;
}
async function Wo(e) {
  if (!gn(e)) return !1;
  try {
    let t = await Co(e, da);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function br(e) {
  let t = () => q0(Y0(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    Tl(k(e)), t();
  }
}
function Tl(e) {
  z0(w(e), 448);
  for (let t of G0(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Tl(`${e}/${t.name}`);
}

// src/formats/squashfs/make/make.ts
import { stat as AP } from "node:fs/promises";

// src/formats/squashfs/check/check.ts
var nd = _(Cl(), 1);
import { closeSync as td, constants as Ql, fstatSync as wP, openSync as bP, readSync as SP } from "node:fs";
import { setImmediate as kP } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Ll = _(Nl(), 1);
var ce = 8192, ha = 256;
function jo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + ha * ce)), { unpacked: u, starts: m, length: l } = Q0(f, s + f.length === n);
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
async function Ho(e, t, n) {
  let r = Math.ceil(n / ce), o = await e(t, t + r * pa);
  if (o.length !== r * pa) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * pa))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: jo(e, i, t, s), start: i };
}
var pa = 8;
function Q0(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < ha && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & _l);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > _l ? a : eP(a), f = t && i === e.length;
    if (c.length !== ce && !(f && c.length > 0 && c.length < ce))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < ha)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var _l = 32767;
function eP(e) {
  try {
    return (0, Ll.zstdDecompressSync)(e, { maxOutputLength: ce, chunkSize: ce });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new S(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Sr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Ul(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = Sr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === Sr.directory || i === Sr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [tP, nP, rP] = [12, 12, 8], oP = 256, sP = 256, [Dl, iP] = [46, 47];
async function Wl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await aP(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % ce) !== g)
      throw ga();
    let b = i.take(nP), x = i.bytes.readUInt32LE(b) + 1, P = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (x > sP) throw $("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let C = i.ahead();
      C && await C;
      let F = i.take(rP), { bytes: D } = i, Ae = B + D.readInt16LE(F + 2), ne = D.readUInt16LE(F + 4);
      a.name(Ae, ne, P + D.readUInt16LE(F));
      let wt = jl(D.readUInt16LE(F + 6)), jc = i.take(wt), Hn = D.subarray(jc, jc + wt);
      if (cP(Hn, p), y && E === x && !Hn.equals(y.name)) throw ga();
      p = Hn, ne === Sr.whiteout ? c.add(e, Hn) : ne === Sr.directory && c.addBelow(e, Hn, Ae);
    }
    l += x;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw ga();
  return l;
}
async function aP(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(tP), { bytes: o } = e, s = jl(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ga() {
  return $("the index of a directory leads elsewhere");
}
function jl(e) {
  if (e >= oP) throw $("a name is too long");
  return e + 1;
}
function cP(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === iP) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Dl && (e.length === 1 || e.length === 2 && e[1] === Dl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Be = 96, Hl = 6, zl = { noXattrs: 512, others: 1088 }, Jl = 0xffffffffffffffffn, fP = 1 << 24;
function yn(e, t) {
  if (e.length < Be || e.toString("latin1", 0, 4) !== "hsqs")
    throw Gl("it has no superblock");
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Be, u, m, l, d, h, t], y = (n(24) ^ zl.noXattrs) & ~zl.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === Hl, `its compression is number ${n(20)} instead of ${Hl}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [y === 0, `its flags 0x${n(24).toString(16)} differ in 0x${y.toString(16)}`],
    [e.readBigUInt64LE(56) === Jl, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Jl, "it has a table for exporting by NFS"],
    [i > 0 && i <= fP, `it has ${i} inodes`],
    [a <= i, `it has ${a} fragments for ${i} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [p >= 12 && p <= 20 && f === 2 ** p, `its block size is ${f} (log ${p})`],
    [g.every((B, E) => E === 0 || B >= g[E - 1]), "its tables overlap"]
  ].find(([B]) => !B);
  if (P) throw Gl(P[1]);
  return s;
}
function Gl(e) {
  return new S(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var ql = 16, uP = 4, ya = 1 << 24, zo = ya - 1;
async function Kl(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = lP(o + s), { starts: a, words: c, start: f } = await mP(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & zo;
    if (d > (ya | zo) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & ya) return p;
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
        let E = g.bytes.readUInt32LE(g.take(uP));
        if (E === 0) continue;
        let C = e.pause?.();
        C && await C;
        let F = Math.min(r, b - P);
        if ((m(x.end, E) ?? F) !== F)
          throw $("a block is not what it should be");
        x.end += E & zo, x.hash = Math.imul(x.hash, 31) + E | 0;
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
        i.add({ start: p, end: p + (h & zo), hash: h });
      }
      i.check();
    }
  };
}
async function mP({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Ho(e, n, t * ql);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(ql);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function lP(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Be || o === e) throw s();
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
var Jo = (e) => (t, n) => t.readUInt16LE(n + e), ye = (e) => (t, n) => t.readUInt32LE(n + e), Vl = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), dP = {
  1: { kind: "directory", length: 16, start: ye(0), bytes: Jo(8), offset: Jo(10) },
  2: { kind: "file", length: 16, start: ye(0), fragment: ye(4), offset: ye(8), bytes: ye(12) },
  3: { kind: "link", length: 8, bytes: ye(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: ye(4) },
  8: { kind: "directory", length: 24, bytes: ye(4), start: ye(8), indexed: Jo(16), offset: Jo(18), attributes: ye(20) },
  9: { kind: "file", length: 40, start: Vl(0), bytes: Vl(8), fragment: ye(28), offset: ye(32), attributes: ye(36) }
}, Go = 4294967295, pP = 16, hP = 4095, gP = 3;
function Zl(e) {
  let t = e.take(pP), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = dP[n.readUInt16LE(t)];
  if (!r) throw Yl();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw Yl();
  if (i(r.attributes, Go) !== Go) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? gP : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > hP) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Go);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Go ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function Yl() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var qo = 2 ** 20, yP = 4096;
function Xl() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > qo) throw $("it has too many whiteouts");
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
          if (c.length > yP) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function xP(e) {
  let t = yn(await e.read(0, Be), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await vP(e, t.idTable, s);
  let a = await Kl(e, t), c = jo(e.read, n, r), f = jo(e.read, r, a.start), u = Ul(o), m = Xl(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = Zl(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await Wl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var ed = 4;
async function vP(e, t, n) {
  let { table: r } = await Ho(e.read, t, n * ed);
  await r.ahead(), r.take(n * ed), r.end();
}
function Ko({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
function PP(e) {
  let t = bP(e, Ql.O_RDONLY | (Ql.O_NONBLOCK ?? 0));
  if (wP(t).isFile()) return t;
  throw td(t), new Error(`${e} is no file any more`);
}
async function wn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = PP(e), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, SP(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => EP(a(d, rd)) ?? 0,
    contents(d, p, h) {
      let g = (0, nd.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await kP(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < OP ? void 0 : u();
  try {
    return await xP({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    td(i);
  }
}
var OP = 64 * 1024 * 1024, BP = 4247762216, rd = 18;
function EP(e) {
  if (e.length < rd || e.readUInt32LE(0) !== BP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/make/top-time.ts
import { closeSync as RP, openSync as $P, readSync as IP, writeSync as od } from "node:fs";
var cd = "-noI", [sd, MP] = [24, 1], [TP, id] = [8, 4], ad = 2;
function fd(e, t, n) {
  let r = $P(e, "r+");
  try {
    let o = Buffer.alloc(Be);
    IP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(sd) & ~MP, sd);
    let { inodeTable: s, root: i } = yn(o, t);
    od(r, o, 0, o.length, 0);
    let a = Buffer.alloc(id);
    a.writeUInt32LE(n);
    for (let c = 0; c < id; c++) {
      let f = i.offset + TP + c, u = Math.floor(f / ce) * (ad + ce), m = s + i.block + u + ad + f % ce;
      od(r, a, c, 1, m);
    }
  } finally {
    RP(r);
  }
}

// src/formats/squashfs/make/make.ts
async function ud(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: bo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await kr(e, r, n);
      return a.members >= t.length ? a : new S(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof S) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof S ? await o() : s;
  if (i instanceof S) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function kr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...CP(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = Y(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([FP(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await AP(e);
  i !== void 0 && fd(e, b, i);
  let x = await wn(e, { offset: 0, length: b }, "heads");
  return Ko(x, a), x;
}
function CP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function FP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await NP(t);
  } finally {
    t.end();
  }
}
function NP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/make/directory-image.ts
async function ld(e, t, n) {
  let r = await yd(e, t, [], n);
  return n.signal.throwIfAborted(), r && pd(r) ? void 0 : r;
}
async function dd(e, t, { members: n, unpacked: r }, o) {
  let s = wa(t, r);
  if (s.length > DP || s.some((c) => c.includes(`
`))) return;
  let i = await yd(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || pd(i) ? void 0 : !o.leftOut || await WP(e, t, n, o).catch(() => !1) ? i : void 0;
}
var DP = 1e3, UP = 1440 * 60;
function pd({ newest: e }) {
  return e > Date.now() / 1e3 + UP;
}
async function WP(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = Y([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, md.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = gd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function hd({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function wa(e, t) {
  let n = gd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function gd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${k(t)}/`;
}
function yd(e, { path: t }, n, r) {
  let o = LP(r.scratch, "excludes");
  return _P(o, [jP, ...n.map(HP)].join(""), "latin1"), kr(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var jP = `... ${pn}*
`;
function HP(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Sd(e) {
  let t = JP(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(hd)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await ld(t, s, e);
    if (!a) {
      r ??= wd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || wa(s, r.unpacked).length > 0 ? await dd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await bd(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= wd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      rn(e);
      let i = await ud(t, s, e);
      n.push(await bd(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function wd({ found: e, leftOut: t = [] }) {
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
async function bd(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = en(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await Ot(zP(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Ed, rm as nO } from "node:fs/promises";
import { join as rO } from "node:path";

// src/formats/squashfs/arrivals.ts
function kd(e) {
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
var GP = 32;
function bn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw xr();
  let a = r.map((f, u) => ({ ...xd(f), number: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw xr();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= GP) throw xr();
    return { ...xd(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw xr();
  return c;
}
function xd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: $t(e) };
}
function xr() {
  return new Jt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Zo = _(Pd(), 1);
import { open as qP } from "node:fs/promises";
var Vo = 64 * 1024 * 1024, KP = Vo + Vo / 128, VP = 4096, YP = 255, [Yo, Od, ZP] = [0, 46, 47];
function Bd(e) {
  let t = Buffer.from(e.map(XP).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Vo || n > qo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Zo.zstdCompressSync)(t), bytes: t.length };
}
function XP(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Xo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > KP) throw At("it is too long");
  await n?.(o, o + s);
  let a = await qP(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = ba(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw At(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function ba(e, t) {
  let n = QP(e), { starts: r, counts: o, end: s } = eO(n, t);
  if (s !== n.length) throw At("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Yo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function QP(e) {
  try {
    let t = { maxOutputLength: Vo, info: !0 }, { buffer: n, engine: r } = (0, Zo.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw At(O(t));
  }
  throw At("something follows it");
}
function eO(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Yo; a++) o = tO(e, o) + 1;
    if (r.push(a), s += a, s > qo) throw At("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function tO(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Yo && e[n] !== ZP; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Od && e[n - 1] === Od;
    if (n === e.length || s === 0 || s > YP || n - t > VP || i)
      throw At("it has a name that is none");
    r = e[n] === Yo;
  }
  return n - 1;
}
function At(e) {
  return new S(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Sn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = bn(e, t), c = rO(i, "image"), f = !1, u = async (d) => {
    await oO(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await nO(c, { force: !0 }), await iO(c, { length: z({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await Sa(c, a) : f || await Rd(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function oO(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = kd(z({ segments: r })), c = Rd(n, r, { signal: o, until: i }), f = !1;
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
var sO = 32 * 1024 * 1024;
async function iO(e, { length: t, isMounted: n }, r) {
  let o = await Ed(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= sO || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function Sa(e, t) {
  let n = Buffer.alloc(Be), r = await Ed(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), yn(n, s);
  } finally {
    await r.close();
  }
}
async function Rd(e, t, n = {}) {
  let r = await Xo(e, t, n), o = 0;
  for (let s of t.filter(ka)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await wn(e, s, "tables", n);
    Ko(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new S(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new S(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function ka({ kind: e }) {
  return e === "image" || e === "delta";
}
async function YD(e, { offset: t }) {
  return t + Number((await e(t, t + Be)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as uO, lstatSync as Cd, mkdirSync as mO, readdirSync as Fd } from "node:fs";
import { dirname as lO, join as Ct, relative as dO } from "node:path";

// src/formats/squashfs/layers/layers.ts
import { chmodSync as Md, lstatSync as Td, mkdirSync as $d, renameSync as Id, utimesSync as aO } from "node:fs";
function Ad({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  $d(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && xa(c), f && Id(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Td(w(c));
    for (let l of [c, f]) xa(l);
    for (let l of se(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = fO(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Id(w(d), w(p)) : (g || $d(w(p)), a(d, p));
    }
    Md(w(f), u & 511), aO(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = cO(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function cO(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new S("it removes something below what is no directory");
    xa(n), n = `${n}/${r}`;
  }
  return n;
}
function xa(e) {
  Md(w(e), 448);
}
function fO(e) {
  let t = Td(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new S("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Qo({ path: e, images: t }, n, r = n.roots) {
  let o = Ct(n.dir, "tree"), s = await Xo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? pO(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await Nd({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + gO(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new S(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await hO({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new S(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? Fd(f).filter(l) : [])
      br(Ct(f, d));
  }
  await yO(o, n.signal);
}
function pO(e, t) {
  let n = Ct(t, String(e.place));
  if (Cd(n, { throwIfNoEntry: !1 })) throw new S("two images hold the same path");
  let r = Ct(n, dO(e.base, e.literal));
  return mO(lO(r), { recursive: !0 }), r;
}
async function Nd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Je(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = Y([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function hO({ path: e, delta: t, target: n, removals: r }, o) {
  let { number: s } = t, i = r.counts[s], a = Ct(o.dir, `delta-${s}`);
  await Nd({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = k(Ct(o.dir, `removed-${s}`)), f = { from: k(a), to: k(n), removed: r.namesOf(s), aside: c };
  return Ad(f) + i;
}
function gO(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of Fd(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new S("it holds more than files, directories and links");
    }
    return f;
  }, r = Ct(t, String(e.place)), o = Cd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new S("what is to be a directory is none");
  let s = e.matches("");
  return n(k(r), "", s) + (s ? 1 : 0);
}
async function yO(e, t) {
  let n = { cwd: e, signal: t };
  uO(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Bt("chown", ["-hR", "0:0", "."], n), await Bt("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var _d = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [yo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Sd,
  async unpack(e) {
    let t = await Sn({ ...e, body: () => e.body }, e.dir);
    await Qo(t, e);
  }
};

// src/formats/tar-archives/threads/create.ts
import { closeSync as kO, fstatSync as Wd, lstatSync as xO, openSync as vO, readlinkSync as PO, readSync as OO } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as wO } from "node:fs";
var { O_RDONLY: bO, O_NOFOLLOW: Ld = 0, O_NONBLOCK: SO = 0 } = wO, es = bO | Ld | SO, Dd = Ld !== 0;

// src/formats/tar-archives/threads/saved-mode.ts
function Ud(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/tar-archives/threads/create.ts
function zd(e, t, n) {
  let r = MO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = RO(a, c);
    try {
      let u = Wd(f, { bigint: !0 });
      if (!u.isFile()) throw Ft(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(ts(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(ts(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw jd(a);
      let d = Wd(f);
      if (d.ctimeMs !== IO(u.ctimeNs) || d.size !== l) throw jd(a);
      r.pad(ge(l));
    } finally {
      kO(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !Dd ? xO(c, { bigint: !0 }) : void 0;
      if (f && n && !BO(f, a, n)) throw Ft(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(ts(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(ts(a, f, "symlink", { target: K(PO(c, "latin1")) }));
      else throw Ft(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function BO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var EO = ["ELOOP", "EMLINK", "ENXIO"];
function RO(e, t) {
  try {
    return vO(t, es);
  } catch (n) {
    throw EO.includes(R(n) ?? "") ? Ft(e) : n;
  }
}
function Ft(e = "") {
  return new Error(`${Jd(e)} was replaced while it was saved`);
}
function jd(e) {
  return new Error(`${Jd(e)} changed while it was read`);
}
function Jd(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function ts(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Gd(n);
  return { name: e, kind: r, target: o, size: s, mode: Ud(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var ns = 1000000000n, $O = 9;
function Gd(e) {
  if (e < 0n) return `-${Gd(-e)}`;
  let t = e % ns, n = String(e / ns);
  return t === 0n ? n : `${n}.${String(t).padStart($O, "0").replace(/0+$/, "")}`;
}
function IO(e) {
  return Number(e / ns) * 1e3 + Number(e % ns) / 1e6;
}
var Hd = Buffer.alloc(0);
function MO({ next: e, filled: t }, n) {
  let r = Hd, o = 0, s = () => {
    o > 0 && t(o), r = Hd, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(oa(a)), o = sa(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = OO(a, r, o, Math.min(f, r.length - o), null);
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
import { join as CO } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as TO, readFileSync as AO } from "node:fs";
function qd(e, { names: t }) {
  let n = AO(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ft(t[r]);
}
function Kd(e, { names: t }) {
  let n = t.find((r) => {
    let o = TO(w(`${k(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ft(n);
}

// src/formats/tar/program-packer.ts
var FO = 128 * 1024 * 1024;
function Vd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && rn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = wo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > FO ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = It(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Kd(n, i) : qd(CO(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function va(e) {
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
var Zd = Et / 2, NO = 2 * Et, _O = 3, LO = 4;
async function* Xd(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = UO({
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
    for await (let f of DO(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > LO && s(); i.length > _O; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* DO(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= NO ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Zd ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function UO(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Io(t.map(({ root: d }) => d)), i = Vd(e), a = va(1), c = va(lr), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await pm(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Yd(r, (b) => {
      try {
        let x = Xi({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
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
      let b = Yd(r, (x) => i(p, x));
      for await (let x of b) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: p, bytes: b, contentBytes: x }), g = [], y = d.how === "here" ? WO(d, Gm(s), r) : m(d);
    for await (let b of y) {
      let x = "frame" in b ? Promise.resolve(b) : u(b);
      for (x.catch(() => {
      }), g.push(x); g.length >= lr; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Zi && (f++, a.release());
    }
  };
}
async function* WO({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = zd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * Zd), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Yd(e, t) {
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
import { setImmediate as jO } from "node:timers/promises";
var Qd = 256, HO = 8e3, zO = 64 * 1024 * 1024;
function tp(e) {
  let t = rs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: rs("files"), sparse: rs("files", !0) }, s = 0, i = (u) => {
    let m = u.some(GO) ? o.sparse : o.plain;
    ep(m, u);
  }, a = (u, m) => qO(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: rs("files", u === "sparse") };
  };
  async function* f() {
    let u = Qd;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") ep(t, [l]);
        else {
          let d = l.hardLink ? KO(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await jO(), u = Qd);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var JO = 1024 * 1024;
function GO({ bytes: e, length: t = e }) {
  return t - e >= JO;
}
function qO({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / HO, t / zO) / r;
}
function KO(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function rs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var VO = 1536, YO = Et - 64 * 1024;
function ZO({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return VO + n + ge(n);
}
function ep(e, t) {
  let n = t.reduce((o, s) => o + ZO(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= YO ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function np(e) {
  let t = tp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of Xd(QO(t), e)) {
    a !== r && (n.push(XO(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function XO({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* QO({ files: e, skeleton: t }) {
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
import { availableParallelism as iB } from "node:os";
import { join as aB } from "node:path";

// src/formats/tar/skeleton-check.ts
var ap = _(op(), 1);
var eB = 256 * 1024 * 1024, tB = 1024 * 1024;
async function cp({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Oe(e) > eB) throw new S("its skeleton is too large to be one");
  let s = Je(r);
  s.allow(n);
  let i = e.length === 0 ? [] : nB(e, s), a = await rB(i, t, o);
  if (a !== t) throw new S(`its skeleton has ${a} members instead of ${t}`);
}
async function* nB(e, t) {
  let n = (0, ap.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new S(`its skeleton is damaged: ${O(r)}`);
  }
}
async function rB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = ip(i, a); c <= i.length; c = ip(i, a)) {
      if (c > a + V) sB(i, a);
      else if (i[a + fp] !== 0 && ++r > t)
        throw new S(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new S("its skeleton ends too early");
  return r;
}
var sp = 124, fp = 156, oB = Buffer.alloc(V), Pa = { records: 120, directory: 53, symlink: 50 };
function ip(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + fp];
  if (r === Pa.directory || r === Pa.symlink) {
    if (Oa(e, t) === 0) return n;
  } else if (r === Pa.records) {
    let o = Oa(e, t);
    if (o > 0 && o <= tB) return n + o + ge(o);
  } else if (oB.compare(e, t, n) === 0) return n;
  throw new S("its skeleton holds more than directories and links");
}
function Oa(e, t) {
  let n = e.toString("latin1", t + sp, t + sp + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function sB(e, t) {
  let n = t + V, { size: r, sparseSize: o } = Oo({}, "x", e.subarray(n, n + Oa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new S("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function mp({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = iB(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new S("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: It(o.zstd, cB(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => up(f),
    signal: i,
    warn: a
  }, l = await Ro(m, async (p, h) => {
    let g = await jm(e, t, p), y = u.reduce((x, P) => x + $t(P), 0), b = { bytes: g, members: up(u), mostBytes: y };
    return await cp(b, { cwd: n, signal: h }), b;
  }), d = It(void 0);
  await Mo(l, { tar: c, roots: r, codec: d, cwd: aB(n, "tree"), signal: i });
}
function cB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function up(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var lp = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [yo("tar", e)],
  unsupportedReason: () => {
  },
  pack: np,
  unpack: mp
};

// src/formats/index.ts
var kn = [lp, _d, ol];

// src/mounts/probe.ts
import { existsSync as dB, readFileSync as pB } from "node:fs";

// src/mounts/root-rights.ts
var gp = _(pp(), 1);
import { existsSync as fB, readFileSync as uB } from "node:fs";
import { join as mB } from "node:path";
async function xn(e) {
  if (process.geteuid?.() === 0) return lB() ? hp((r) => r) : void 0;
  let t = Ba("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await vo(n({ path: Ba("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return hp(n);
}
function hp(e) {
  let t = (n, r) => {
    let o = Ba(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => vo(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = Y([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, gp.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => mr(t("dmesg", []))
  };
}
function Ba(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => mB(n, e)).find((n) => fB(n));
}
function lB() {
  let [, e = "0"] = uB("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/probe.ts
function vn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Ea(e, t) {
  try {
    return await hB(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function hB(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await xn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await gB(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !dB("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function gB(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(pB("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/system/tools.ts
import { readFileSync as yB } from "node:fs";
async function yp(e = !0) {
  let t = e ? wB : () => {
  }, [n, r, o, s] = await Promise.all([
    SB(),
    fr("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function wB(e) {
  let t = fr(e);
  return t && await bB(t).catch(() => {
  }) && t;
}
async function bB(e) {
  let t = await mr({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function SB() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = fr(e), n = t && (kB(t) ?? vB(await xB(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var wp = { "GNU tar": "gnu", bsdtar: "bsd" };
function kB(e) {
  try {
    let t = yB(e);
    return Object.entries(wp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function xB(e) {
  return mr({ path: e, args: ["--version"] }).catch(() => "");
}
function vB(e) {
  return Object.entries(wp).find(([t]) => e.includes(t))?.[1];
}

// src/job/formats-of-job.ts
function Pn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return kn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function Nt({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await yp(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function bp(e, t, n) {
  let r = vn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Pn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await Nt(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function os({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Ea("image", r);
    return "rights" in o ? o : { ...o, broker: OB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Ea("tree", r);
}
function OB(e) {
  return e !== "off" && PB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function ss({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return ot(`Event Validation Error: ${n}`), !1;
}

// package.json
var Sp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as FB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Rn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Ra(e) {
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
import * as ms from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var mt = _(kp(), 1);
import * as On from "path";
var lt = process.platform === "win32";
function Ve(e) {
  if (e = Ke(e), lt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = On.dirname(e);
  return lt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ke(t)), t;
}
function as(e, t) {
  if ((0, mt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, mt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), vr(t))
    return t;
  if (lt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, mt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ee(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, mt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, mt.default)(vr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || lt && e.endsWith("\\") || (e += On.sep), e + t;
}
function vr(e) {
  return (0, mt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ee(e), lt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Pr(e) {
  return (0, mt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ee(e), lt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ee(e) {
  return e = e || "", lt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ke(e) {
  return e ? (e = Ee(e), !e.endsWith(On.sep) || e === On.sep || lt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Re;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Re || (Re = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var xp = process.platform === "win32";
function Ia(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = xp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = xp ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ve(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ve(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function vp(e, t) {
  let n = Re.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Pp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Ep from "os";
import * as En from "path";
var dt = _(Op(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as _t from "path";
var Bn = _(Bp(), 1), $B = process.platform === "win32", Lt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Bn.default)(t, "Parameter 'itemPath' must not be empty"), t = Ke(t), !Pr(t))
        this.segments = t.split(_t.sep);
      else {
        let n = t, r = Ve(n);
        for (; r !== n; ) {
          let o = _t.basename(n);
          this.segments.unshift(o), n = r, r = Ve(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Bn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Bn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ee(t[n]), n === 0 && Pr(r) ? (r = Ke(r), (0, Bn.default)(r === Ve(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Bn.default)(!r.includes(_t.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(_t.sep) || $B && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += _t.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ye = process.platform === "win32", Or = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, dt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, dt.default)(f && vr(f), "Parameter 'segments' first element must be a root path"), s = new Lt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new Lt(s).segments, this.trailingSeparator = Ee(s).endsWith(En.sep), s = Ke(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new Lt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ye ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ye,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ye ? s.replace(/\\/g, "/") : s, this.minimatch = new Pe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ee(t), !t.endsWith(En.sep) && this.isImplicitPattern === !1 && (t = `${t}${En.sep}`)) : t = Ke(t), this.minimatch.match(t) ? this.trailingSeparator ? Re.Directory : Re.All : Re.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ke(t), Ve(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ye ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ye ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, dt.default)(t, "pattern cannot be empty");
    let r = new Lt(t).segments.map((o) => e.getLiteral(o));
    if ((0, dt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, dt.default)(!Pr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ee(t), t === "." || t.startsWith(`.${En.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${En.sep}`))
      n = n || Ep.homedir(), (0, dt.default)(n, "Unable to determine HOME directory"), (0, dt.default)(vr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ye && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = as("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ye && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = as("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = as(e.globEscape(process.cwd()), t);
    return Ee(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ye && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ye && a + 1 < t.length) {
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
var Br = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Ma = function(e, t, n, r) {
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
}, IB = function(e) {
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
}, pt = function(e) {
  return this instanceof pt ? (this.v = e, this) : new pt(e);
}, MB = function(e, t, n) {
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
    d.value instanceof pt ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
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
}, TB = process.platform === "win32", us = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Ra(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ma(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = IB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return MB(this, arguments, function* () {
      let n = Ra(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new Or(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Ia(r)) {
        ue(`Search path '${i}'`);
        try {
          yield pt(Rn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Br(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = vp(r, i.path), c = !!a || Pp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield pt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && ms.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Re.Directory && n.matchDirectories)
              yield yield pt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield pt(Rn.promises.readdir(i.path))).map((l) => new Br(ms.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Re.File && (yield yield pt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ma(this, void 0, void 0, function* () {
      let r = new e(n);
      TB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new Or(s));
      return r.searchPaths.push(...Ia(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ma(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Rn.promises.stat(t.path);
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
        o = yield Rn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield Rn.promises.realpath(t.path);
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
var AB = _(Rp(), 1);

// node_modules/@actions/glob/lib/glob.js
var CB = function(e, t, n, r) {
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
function $p(e, t) {
  return CB(this, void 0, void 0, function* () {
    return yield us.create(e, t);
  });
}

// src/files/matches.ts
async function $n({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await NB(r)) {
      let s = FB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || _B(o, r) || Ip(o, r, t) || n.set(o, { root: r, path: o, relative: je(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !LB(r, n, t));
}
async function NB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await $p(`${DB(He(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function _B(e, { base: t }) {
  return je(t, e).split("/").some(_e);
}
function Ip(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== J(e) && Ip(J(e), t, n) : !1;
}
function LB(e, t, n) {
  for (let r = e, o = J(e); o !== r; r = o, o = J(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function DB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function In(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as UB, statSync as WB } from "node:fs";
import { dirname as Mp } from "node:path";
function Fp(e) {
  let t = Tp(), n = process.cpuUsage(), r = new Set(e.map(Np));
  return () => {
    let o = Tp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: zB(t, o, (s + i) / 1e3),
      disks: JB(t, o, r),
      network: GB(t, o)
    };
  };
}
function Tp() {
  return {
    stat: ls("/proc/stat"),
    self: ls("/proc/self/stat"),
    disks: ls("/proc/diskstats"),
    net: ls("/proc/net/dev")
  };
}
function ls(e) {
  try {
    return UB(e, "latin1");
  } catch {
    return "";
  }
}
function Np(e) {
  let t = jB(e);
  if (t === void 0) return e === Mp(e) ? "" : Np(Mp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function jB(e) {
  try {
    return WB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var HB = 10;
function zB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Aa(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = qB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Ap(t) - Ap(e)) * HB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Ap({ self: e }) {
  let t = Aa(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Cp = 512;
function JB(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * Cp, writtenBytes: p * Cp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function GB(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Aa(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Aa(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function qB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/system/bytes/buffer-pool.ts
function ht(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function Mn(e = 1024 * 1024) {
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
function Lp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && KB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), _p(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return ht(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), _p(d, m);
      }
    }
  };
}
function _p(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function KB(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function ds() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => VB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Lp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Fp(i);
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
function VB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : YB(s / 1048576 / (a / 1e3))
  }];
}
function YB(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Zp = _(Dp(), 1);
import { writeFileSync as uE } from "node:fs";
import { join as mE } from "node:path";

// src/system/job-summary.ts
function Up(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Zn(e);
  return Wp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function $W(e) {
  return Wp((t) => t.addRaw(e, !0));
}
var Fa = Promise.resolve();
function Wp(e) {
  let t = jf();
  if (!t) return Fa;
  let n = Fa.then(async () => {
    e(t), await t.write();
  });
  return Fa = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function jp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var ZB = 10 * 1024 * 1024, XB = 64;
function Hp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Kp(t, ["download", "upload"]), i = o >= ZB && e.concurrency < XB;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${zp}`
  };
}
var zp = "a higher `compression-level` makes entries smaller";
function Er(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Jp(
    e,
    `${n} busy ${Tn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ps(e) {
  return Jp(e, `one thread was busy ${Tn(e.load.thread)} of the time`, "faster cores");
}
function Jp({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var QB = 32 * 1024;
function _a(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < QB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${Na(r, i)} MiB/s` : `read ${Na(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${Tn(e.load.disk)} of the time`,
    advice: qp(e, f)
  };
}
function Gp(e) {
  let { bytes: t, mibPerSecond: n } = Kp(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: qp(e, r)
  };
}
function qp({ step: e, settings: t }, n) {
  if (e === "save" && n) return zp;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Kp(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Na(r, o) };
}
function Na(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Tn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var eE = 1e3;
function Vp(e) {
  let { totalMs: t } = e;
  if (t < eE)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = rE(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? nE[r].find(([l]) => tE[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: aE(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var tE = {
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
}, nE = {
  store: [["always", jp]],
  network: [
    ["threadIsBusy", ps],
    ["always", Hp]
  ],
  disk: [
    ["ownCoresAreBusy", Er],
    ["diskIsBusy", _a],
    ["coresAreBusy", Er],
    ["threadIsBusy", ps],
    ["diskIsUnseen", Gp]
  ],
  work: [
    ["ownCoresAreBusy", Er],
    ["diskHinders", _a],
    ["coresAreBusy", Er],
    ["threadIsBusy", ps]
  ]
};
function rE(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? oE, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...sE(e) };
}
var Rr = Number.NaN, oE = {
  cores: Rr,
  busy: Rr,
  iowait: Rr,
  ownMs: Rr,
  programsMs: Rr
};
function sE({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[iE[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var iE = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function aE({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Tn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Tn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var cE = 1e4;
function Yp({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${fE(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < cE ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function fE({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function $r(e, t, n) {
  try {
    await lE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? U : v)(`There is no report: ${O(r)}`);
  }
}
async function lE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: Vp(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = mE(G(), `headstart-${s.step}-${(0, Zp.randomUUID)()}.json`);
  if (uE(c, `${JSON.stringify(s, void 0, 2)}
`), be("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Up(f, dE(s), r ? `${a}.

${Yp(s)}` : "");
}
function dE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Oi(e.key),
      e.matchedKey === void 0 ? "\u2013" : Oi(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/stores/load-when-used.ts
function hs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Xp(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = hs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, pE(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function pE(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ie from "node:fs/promises";
import { basename as gh, dirname as Ja, join as yh } from "node:path";

// src/system/disk/eviction.ts
import * as Le from "node:fs/promises";
import { basename as bE, join as ja } from "node:path";

// src/system/disk/draft-file.ts
var eh = _(Qp(), 1);
import { constants as Da } from "node:fs";
import * as Ze from "node:fs/promises";
import { dirname as th, join as Ua } from "node:path";
var gs = ".drafts";
async function An(e) {
  let t = Ua(e, gs);
  await qe(e, t);
  let n = Ua(t, (0, eh.randomUUID)());
  return rh(e, n, await Ze.open(n, "wx+", 384));
}
async function nh(e, t) {
  let n = Ua(e, gs, t), r = await Ze.open(n, Da.O_RDONLY | Da.O_NOFOLLOW | Da.O_NONBLOCK);
  return rh(e, n, r);
}
function rh(e, t, n) {
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
      return await n.sync(), await qe(e, th(s)), hE(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ze.rm(t, { force: !0 });
    }
  };
}
async function hE(e, t) {
  try {
    await Ze.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ze.rm(e), process.platform === "win32") return !0;
  let n = await Ze.open(th(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as ah } from "node:fs";
import * as Dt from "node:fs/promises";
import { join as oh } from "node:path";
import { setTimeout as gE } from "node:timers/promises";
var ys = ".notes";
function Cn(e) {
  let t = async (n) => (await qe(e, oh(e, ys)), oh(e, ys, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(wE, () => {
      }) === await $e(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Wa(async (n, r) => {
      await gE(yE), await $e(n) === r && await ih(await t(n), r);
    }),
    touch: Wa(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Dt.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await ih(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Wa(async (n, r) => Dt.link(await t(n), r))
  };
}
var yE = 20, sh = 256;
async function $e(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Wa(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function wE(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = ah, o = await Dt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(sh), 0, sh, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function ih(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = ah, a = await Dt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var ch = 3600 * 1e3;
async function ws(e) {
  let n = (await Fn(ja(e, gs))).filter(({ writtenMs: r }) => Date.now() - r > ch);
  await Promise.all(n.map(({ path: r }) => Le.rm(r, { force: !0 })));
}
async function bs(e, t) {
  let n = new Map((await Fn(ja(e, ys))).map((s) => [bE(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > ch);
  return await Promise.all(o.map(({ path: s }) => Le.rm(s, { force: !0 }))), r;
}
async function Ir(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Le.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await Le.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Fn(e) {
  let t = await Ne(e).then(() => Le.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = ja(e, r), s = await Le.lstat(o, { bigint: !0 }).catch(() => {
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
import { constants as Ss } from "node:fs";
import * as ke from "node:fs/promises";
import { dirname as SE } from "node:path";
async function Ut(e, { dir: t, verify: n = "auto" }) {
  let r = await ke.open(e, Ss.O_RDONLY | Ss.O_NOFOLLOW | Ss.O_NONBLOCK), o = Cn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return aa(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => kE(r, i, a),
      file: xE(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function kE(e, t, n) {
  let { acquire: r, release: o } = Mn();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function xE(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await Ha(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => ks(e, t),
    async copyTo(s) {
      return await ke.copyFile(`/proc/self/fd/${e.fd}`, s, Ss.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await vE(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function vE(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await $e(e);
    if (await t(), await $e(e) === r) return r;
  }
  throw new S("somebody is writing to it");
}
async function Ha(e, t, n) {
  try {
    let [r, o] = await Promise.all([ke.stat(SE(n)), e.stat()]);
    return r.dev !== o.dev || !await ks(e, t) ? !1 : (await ke.symlink(await ke.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ks(e, t) {
  let [r, o] = await Promise.all([
    ke.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var fh = 1024 * 1024;
async function uh({ path: e, dir: t, evict: n }) {
  let r = await An(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: fh,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Oe(u), { bytesWritten: l } = await o.writev(u, c + f * fh);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Cn(t).prove(o, await $e(o)), await r.discard(), f && await n().catch(() => {
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
import * as mh from "node:fs/promises";
import { basename as PE, join as OE } from "node:path";
async function lh(e) {
  let t = await za(e), n = (await Promise.all(t.map(za))).flat(), o = (await Promise.all(n.map(za))).flat().filter((s) => /^[0-9a-f]{64}$/.test(PE(s)));
  return (await Promise.all(o.map(Fn))).flat();
}
async function za(e) {
  return (await mh.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => OE(e, n.name));
}

// src/stores/local/local.ts
var dh = 1024 ** 3, ph = process.platform === "linux" ? zn : Vc;
function wh(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * dh, minFreeBytes: s = dh } = e, i = ({ scope: a, version: c, key: f }) => yh(t, ph(n), ph(a), zn(c), zn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await hh(t))
        for (let u of a) {
          let m = f.map((d) => Ja(i({ scope: u, version: d, key: "-" }))), l = await BE(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await ln(t), await Ie.mkdir(t, { recursive: !0, mode: 448 }), await Ne(`${t}/.`), !await EE(c, { dir: t, verify: r }))
        return uh({
          path: c,
          dir: t,
          async evict() {
            await ws(t);
            let f = (await bs(t, await lh(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Ir(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await hh(t) ? (await bh(Ja(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Ie.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function hh(e) {
  return await ln(e), await xh(e) ? (await Ne(`${e}/.`), !0) : !1;
}
async function BE(e, t, n) {
  let r = (await Promise.all(e.map((o) => bh(o, t, n)))).flat();
  for (; ; ) {
    let o = qc(t, r);
    if (!o) return;
    let s = await RE(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function bh(e, t, n) {
  if (!await kh(e, n)) return [];
  let r = ii(gh(e)) ?? "", o = (await Ie.readdir(e)).filter((a) => Zc(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = yh(e, a);
      return { path: c, stat: await Ie.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Sh(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Sh(e, t) {
  let n = ii(gh(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Ut(e, t);
  try {
    return (await ar({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function EE(e, t) {
  if (!await kh(Ja(e), t) || !await xh(e)) return !1;
  try {
    return await Sh(e, t), !0;
  } catch (n) {
    if (!(n instanceof S)) throw n;
    return await Ie.rm(e, { force: !0 }), !1;
  }
}
async function RE({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Ut(e, o);
    await i();
    let c = () => Ie.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function kh(e, t) {
  return vh(dl(t.dir, e));
}
function xh(e) {
  return vh(Ie.lstat(e));
}
async function vh(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Ph(e) {
  let t = $E(e.inputs.s3);
  return hs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function $E({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Oh = {
  local: ({ inputs: e, repository: t }) => wh({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Ph,
  github: Xp
};
function Bh({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
function Eh(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / T), p = await IE(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * T, n) - l);
        await ME(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = TE(d, n, e);
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
async function IE(e, { seats: t, bypassed: n }) {
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
async function Rh(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function ME(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function TE(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * T < t && !s(i); ) i++;
  return Math.min(i * T, t);
}
async function $h(e, t, n) {
  let r = await e.seats.current(), o = Fe(n, n + Oe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await xs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Ga(r, e) && i.datasync().catch(() => {
  });
}
function Ih(e, t, n) {
  return ht(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await xs(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Ga({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Fe(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function xs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Oe(t)) throw new Error("no space is left");
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as WE, once as jE } from "node:events";
import { setTimeout as HE } from "node:timers/promises";

// src/stores/stash/flight.ts
var Th = _(Mh(), 1);
import { EventEmitter as AE } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as CE } from "node:net";
import { dirname as Ka, join as Wt } from "node:path";
var Ah = ".flights";
async function Ch(e, t) {
  let n = Wt(e, Ah, t);
  for (await qe(e, Ka(n)); ; ) {
    let r = await NE(n) ?? await _E(n);
    if (r) return r;
  }
}
var FE = 3600 * 1e3;
async function Fh(e) {
  let t = Wt(e, Ah);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(Wt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > FE && await fe.rm(Wt(t, n), { recursive: !0, force: !0 });
  }
}
async function NE(e) {
  for (let t of await fe.readdir(e).catch(UE)) {
    let n = await Co(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(Wt(e, t), { recursive: !0, force: !0 });
  }
}
async function _E(e) {
  let t = await fe.mkdtemp(Wt(Ka(e), "joining-")), n = (0, Th.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new AE(), i = CE((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), Va(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = LE(i, { said: r, followers: o, heard: s, path: Wt(e, n) });
  if (!Ao(t, n, i))
    return await fe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = fn(t, e);
  } finally {
    c || (i.close(), await fe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function LE(e, { said: t, followers: n, heard: r, path: o }) {
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
      await fe.rm(o, { force: !0 }), await fe.rmdir(Ka(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var DE = 36;
function Va(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > DE && e.pause();
    for (let s of o) t(s);
  });
}
function UE(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var zE = /^[0-9a-f-]{36}$/, JE = /^\d{1,7}$/, Nh = "fetches", GE = 500;
function _h(e, t) {
  return JE.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Lh({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = _h(o, n);
    s !== void 0 && r(s);
  }), e(Nh);
}
var qE = 4;
function Dh(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new WE(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  HE(GE, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && zE.test(d))
      return a = d, i = nh(e, d).catch(() => {
      }), !0;
    d === Nh && f.resolve(!0);
    let p = _h(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return Va(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > qE * r) return;
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
        return l || await jE(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as KE } from "node:path";
var VE = 15e3, YE = 16;
function Wh(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > YE) throw new Error("one process after the other has begun to fill it");
        let f = await ZE(e, c);
        r?.role === "none" ? await Uh(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await Uh(c, a).catch(n);
    }
  };
  return i;
}
async function Uh(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function ZE({ stash: e, dir: t, name: n, size: r, quietMs: o = VE, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: Dh(t, c.lines, { blocks: Math.ceil(r / T), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${H(r)} of the entry`), { role: "none" };
    let m = i ? await XE(i, f) : /* @__PURE__ */ new Set();
    c.say(KE(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function XE(e, { file: t }) {
  let n = /* @__PURE__ */ new Set(), r = await e.draft(), o = Buffer.allocUnsafe(T);
  for (let s of r ? e.present : []) {
    let i = s * T, { bytesRead: a } = await r.file.read(o, 0, T, i);
    if (a < T) continue;
    let { bytesWritten: c } = await t.write(o, 0, T, i);
    c === T && n.add(s);
  }
  return await r?.discard(), n;
}

// src/stores/stash/copy.ts
function jh({ size: e, read: t }, n) {
  let { logError: r } = n, s = Wh({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Hh(m, i);
    for (let { bytes: l, position: d } of i.ends) await xs(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Mn()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Ga(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: eR(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Ha(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && ks(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return nR(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => Eh(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => Ih(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await QE(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function QE({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Cn(r), c = setInterval(t.giveSign, tR);
  try {
    await n.put(e, o), s && await a.prove(e.file, await $e(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function eR(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Fe(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => $h(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Rh(Fe(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Hh(s.leader, e);
    },
    isFiller: async () => (await t.current()).role === "filler"
  };
}
function Hh(e, { size: t, onAsked: n }) {
  n && Lh(e, Math.ceil(t / T), n);
}
var tR = 1e3;
async function nR(e, t, { bypassed: n }) {
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
import * as Mr from "node:fs/promises";
import { basename as rR, dirname as oR, join as Xe } from "node:path";
var sR = 1024 ** 3;
function Jh(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = sR, isPull: o } = e, s = Xe(t, "pulls"), i = Xe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([zh(s), zh(i)]), m = o ? void 0 : 1;
    return (await bs(t, u.flat())).map((l) => ({
      ...l,
      rank: oR(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await ln(t), await Mr.mkdir(t, { recursive: !0, mode: 448 }), await Ne(t);
    for (let u of [s, i]) await qe(t, u);
  };
  return {
    async open(u, m) {
      await ln(t);
      for (let d of [t, s, i]) await Ne(d).catch(Gh);
      let l = await Ya(Xe(i, u), m, e);
      return l || o ? l ?? Ya(Xe(s, u), m, e) : (iR(Xe(s, u), Xe(i, u)), Ya(Xe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Mr.rm(Xe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), Ch(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([ws(t), Fh(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Ir(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return An(t);
    },
    async put(u, m) {
      await u.publish(Xe(a, m)) && await Ir(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function zh(e) {
  return (await Fn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(rR(t)));
}
function iR(e, t) {
  try {
    ae(e, t);
  } catch (n) {
    Gh(n);
  }
}
function Gh(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function Ya(e, t, n) {
  try {
    let r = await Ut(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = R(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Mr.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function qh(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Jh(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = oi([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), x = async () => c.remove(y).catch(f), P = cR(
          m,
          jh(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
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
            return a(`Found in the stash ${n}`), ht(E(F, D), aR);
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
async function* aR(e) {
  try {
    yield* e;
  } catch (t) {
    throw new S(`it cannot be read: ${O(t)}`);
  }
}
function cR(e, t, n) {
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
function Nn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Bh(e), u = fR(t(Oh[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return qh(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function fR(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function _n(e, t, n) {
  return {
    inputs: e,
    service: Jf(),
    repository: t.repository,
    own: he(t).write,
    keepsDisk: Hf(),
    isSealed: (r) => kn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Kh(v),
    warn: Kh(U),
    mask: Vt
  };
}
function Kh(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/save/changes/mounted-base.ts
var Za = "Saving all files instead of the changes";
async function Vh({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await Xa(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), v(`${Za}: ${O(i)}`);
      return;
    }
}
async function Xa({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await go(c, s);
    if (po(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/job/save/changes/local-copy.ts
import { constants as Sg } from "node:fs";
import { open as JR } from "node:fs/promises";
import { join as GR } from "node:path";

// src/entry/body.ts
function Yh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(z(t) / T) }, a = /* @__PURE__ */ new WeakMap();
  return { ...ht(e.read(0, z(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Xh(f, { entry: e, index: t, blocks: i })) {
      let l = u * T;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function Zh(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Xh(r, { entry: e, index: t, blocks: n })
  };
}
async function* Xh(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Fe(r.first * T, r.end * T)), s = e.positionOf ? mR(e, n) : uR(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = _i(a, i, n.digests) ? a : [await lR(t, n, i)];
    await t.file?.filling?.write(f, i * T), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new S("it ended before its body did");
}
async function* uR(e, t) {
  let n = Zt(T), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* mR(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Fe(o, o + r.length)) {
      let i = Math.max(o, s * T), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * T - o)));
      let c = Math.min(T, z(t) - s * T);
      Oe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function lR(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, s = await or({ ...e, read: o }, r, Math.min(r + T, z(t)));
  if (_i([s], n, t.digests)) return s;
  throw new S(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Qh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new S(`it ended at byte ${r} of ${e.size}`);
}

// src/mounts/lazy/server.ts
import { existsSync as NR, rmSync as _R, writeFileSync as LR } from "node:fs";
import { join as Bs } from "node:path";
import { setTimeout as DR } from "node:timers/promises";

// src/mounts/mount-root.ts
import { lstatSync as tg, mkdtempSync as gR, readdirSync as yR, realpathSync as ng } from "node:fs";
import { basename as rg, dirname as wR, join as og } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as dR } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : dR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: eg(n.split(" ")[4] ?? ""), type: o, source: eg(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function eg(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as pR, readlinkSync as hR } from "node:fs";
function Qa() {
  return hR("/proc/self/ns/pid").replace(/\D/g, "");
}
function Me(e) {
  try {
    let t = pR(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var ec = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function sg(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Qa()}-${t}-${Me(t)}-`;
  return gR(og(ng(e), n));
}
function Tr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function jt(e) {
  let t = k(e);
  return Z().filter((n) => Tr(n) === t || j(n.point, t));
}
function ig(e) {
  let t = k(e);
  return Z().findLastIndex((n) => Tr(n) === t);
}
var Ar = "headstart-broker";
function ag(e) {
  let t = k(e);
  return Z().filter((n) => n.type === "fuse" && Tr(n) === t);
}
function cg() {
  let e = (t) => vs(t) || t === Ar;
  return Z().flatMap((t) => e(Tr(t) ?? "") ? t.point : []);
}
function vs(e) {
  return ec.test(rg(e));
}
var bR = 7200 * 60 * 1e3;
function SR(e) {
  let [, t, n = "", r] = rg(e).match(ec) ?? [];
  if (t === Qa()) return Me(n) !== r;
  let o = tg(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > bR;
}
function kR(e) {
  return e.type === "squashfs" ? wR(e.point) : Tr(e);
}
function fg(e) {
  let t = Z().flatMap((o) => kR(o) ?? []).map((o) => w(o).toString()).filter((o) => vs(o) && !xR(o)), r = (process.platform === "linux" ? yR(e).filter((o) => ec.test(o)) : []).map((o) => og(ng(e), o)).filter(hn);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(SR);
}
function xR(e) {
  try {
    let t = tg(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !wr(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { mkdtempSync as vR, readdirSync as PR, readlinkSync as OR, rmdirSync as BR, rmSync as ER, symlinkSync as RR } from "node:fs";
import { tmpdir as $R } from "node:os";
import { basename as IR, dirname as mg, join as tc } from "node:path";
import { setTimeout as MR } from "node:timers/promises";
var TR = 10, AR = 300;
async function lg(e, { rights: t, warn: n }) {
  if (!vs(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = k(e), s = ({ point: u }) => u === o, i = jt(e).filter((u) => !s(u)), a = await ug(i.reverse(), { rights: t, warn: n, signal: r });
  if (!hn(e)) return;
  CR(e);
  let c = jt(e);
  if (!c.every(s) || (await ug(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: mg(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", IR(e)], f);
}
async function ug(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < TR && o.length > 0; s++) {
    s > 0 && await MR(AR, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await Ps(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = Z().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await Ps(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function CR(e) {
  let t = (n) => OR(tc(e, n), "latin1");
  for (let n of FR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); j(o, r); o = mg(o))
        BR(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function FR(e) {
  try {
    return PR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function Ps(e, t, { rights: n, signal: r }) {
  let o = vR(tc($R(), "headstart-"));
  try {
    RR(w(e), tc(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    ER(o, { recursive: !0, force: !0 });
  }
}

// src/mounts/lazy/serve-request.ts
var hg = _(pg(), 1);
function Os(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function gg(e) {
  let t = (0, hg.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var Ht = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, yg = "server", UR = 6e4;
function wg() {
  let e = Bs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = xo({ path: process.execPath, args: [e] }), s = gg(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(UR)]);
      c.addEventListener("abort", o);
      try {
        LR(Bs(i.dir, yg), `${t} ${Me(t)}`), n.write(Os(i));
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
var nc = 5e3;
async function Cr(e, t) {
  let n = AbortSignal.timeout(nc);
  for (let { point: i } of ag(e))
    await Ps(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Bs(e, yg);
  if (!NR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(bg(r)) ?? [];
  return o && await WR(Number(o), s), _R(r, { recursive: !0, force: !0 }), jR(e) ?? "killed";
}
async function WR(e, t) {
  let n = performance.now();
  for (; Me(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * nc) return;
    r > nc && zR(e), await DR(4);
  }
}
function jR(e) {
  try {
    return JSON.parse(bg(Bs(e, Ht.report)));
  } catch {
    return;
  }
}
var HR = 64 * 1024;
function bg(e) {
  return ft(e, HR)?.toString() ?? "";
}
function zR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/job/save/changes/local-copy.ts
async function Fr(e) {
  let t = await JR(GR(e, Ht.image), Sg.O_RDONLY | Sg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Es(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, s) {
      yield* (await Fr(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return rc(r, t, n);
}
function rc(e, t, n) {
  async function* r(o, s) {
    if (o === s) return;
    let i = { first: Math.floor(o / T), end: Math.ceil(s / T) }, a = i.first * T;
    for await (let { pieces: c } of Zh(e, t, i)) {
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
async function oc(e) {
  let t = await Fr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && $e(t).finally(() => t.close());
}
async function kg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await oc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await Xa(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Es(t, c, s).read(0, z(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/job/save/changes/save-delta.ts
import { mkdtemp as B$, rm as E$ } from "node:fs/promises";

// src/job/save/selection.ts
function Ln({ paths: e, localDir: t, stash: n }) {
  return Nr([t, n.dir], ze(e, process.cwd()));
}
function Nr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => j(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as $s, readdirSync as qR } from "node:fs";
function Pg(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw sc();
    for (let [o, s] of Rs(xe(e, r)))
      s.isDirectory() && n.push(xe(r, o));
  }
  return n;
}
function Og(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: xg(e.merged) !== xg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Bg(xe(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw sc();
  }, m = (l, { isUpper: d, isBase: p, isDetached: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? Rs(xe(e.upper, l)) : vg, b = p && !h && !n, x = (C) => b ? KR(xe(C, l), y.keys()) : Rs(xe(C, l)), P = p ? x(e.base) : vg, B = /* @__PURE__ */ new Set();
    for (let [C, F] of x(e.merged)) {
      let D = xe(l, C);
      if (_e(C) || r?.(w(xe(e.merged, D)).toString())) continue;
      if (!F.isFile() && !F.isDirectory() && !F.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      B.add(C);
      let [Ae, ne] = [y.get(C), P.get(C)];
      if (!Ae && !h) {
        if (!ne && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (ne && !(n && ne.isDirectory() && F.isDirectory())) continue;
      }
      s.moreFiles++, ne && !(ne.isDirectory() && F.isDirectory()) ? f(D, ne) : ne && s.moreFiles--, F.isDirectory() ? m(D, {
        isUpper: Ae?.isDirectory() ?? !1,
        isBase: ne?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: h || t.has(D)
      }) : (u(D), F.isFile() && (s.bytes += $s(w(xe(e.merged, D))).size));
    }
    for (let [C, F] of P) {
      if (B.has(C)) continue;
      let D = xe(l, C);
      if (a.push(D) + i.length > o) throw sc();
      f(D, F);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), s;
}
function xg(e) {
  let { mode: t, mtimeMs: n } = $s(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var vg = /* @__PURE__ */ new Map();
function KR(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = $s(w(xe(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function Rs(e) {
  let t = qR(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function xe(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Bg(e, t) {
  if (t.isFile()) return { files: 1, bytes: $s(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Rs(e)) {
    let { files: s, bytes: i } = Bg(xe(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function sc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/job/save/changes/compare-mounts.ts
async function Eg(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = k(await e.layersOf(s));
      for (let c of i) {
        let f = await e.detachedIn(c, Pg(k(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: k(c.upper), merged: k(c.match.path), base: u }, l = Og(m, { detached: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Rg({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function _r({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/delta-layer.ts
import { stat as t$ } from "node:fs/promises";

// src/formats/squashfs/layers/delta.ts
import { lstatSync as VR } from "node:fs";
async function $g(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : ZR(o), c = XR({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await kr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var YR = 2 ** 32 - 1;
function ZR(e) {
  let { mode: t, mtimeMs: n } = VR(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), YR);
  return { how: ["-root-mode", (t & 511).toString(8), cd], topSeconds: r };
}
async function* XR({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield pr({ ...QR, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(e$);
    return;
  }
  let s = Y([bo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var QR = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, e$ = 1024;

// src/job/save/changes/delta-layer.ts
async function Ig(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = ba(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function Mg(e) {
  let { frame: t, bytes: n } = Bd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Tg({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => _r(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => _r(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await $g(n, m, l), { size: p } = await t$(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/job/save/changes/full-save.ts
var n$ = 8, r$ = 5 * 1024 ** 2, o$ = 0.5, s$ = 0.25;
function Ag({ layers: e, baseBytes: t }) {
  if (t < r$) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > n$) return `the cache would have ${n} layers of changes`;
  if (i$(e) > o$) return "most of the restored cache is no longer used";
}
function i$(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : ic(e) / t;
}
function ic(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Cg(e) {
  return Math.floor(e * s$);
}
function Fg(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/job/save/changes/job-mounts.ts
import { readdirSync as b$, readlinkSync as S$, realpathSync as k$ } from "node:fs";
import { join as Dr } from "node:path";

// src/mounts/broker.ts
var Lg = _(_g(), 1);
import { once as a$ } from "node:events";
import { connect as c$ } from "node:net";
var f$ = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, u$ = 1024 ** 2;
function Dn(e, t) {
  async function n(r, o) {
    let s = AbortSignal.timeout(f$[r] * 1e3), i = AbortSignal.any([t, s]), a = c$({ path: e, signal: i });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > u$ && a.destroy();
    });
    try {
      await a$(a, "connect", { signal: i });
      let c = (0, Lg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: f } = await c.next();
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
var Is = 512, [m$, l$, d$] = [124, 136, 156];
async function Dg(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), i = [...h$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var p$ = ["redirect", "opaque"].map((e) => k(` SCHILY.xattr.trusted.overlay.${e}=`));
function* h$(e) {
  let t = !1;
  for (let n = 0; n + Is <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + m$, n + l$), 8), o = n + Is, s = String.fromCharCode(e[n + d$]);
    if (s === "x") {
      let i = e.subarray(o, o + r);
      t = p$.some((a) => i.includes(a, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Is) * Is;
  }
}

// src/mounts/layers.ts
import { mkdirSync as ac, writeFileSync as w$ } from "node:fs";
import { join as Ms } from "node:path";

// src/mounts/kernel-config.ts
var Hg = _(Wg(), 1);
import { existsSync as g$, readFileSync as jg } from "node:fs";
import { release as y$ } from "node:os";
function zg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function Jg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${y$()}`];
  try {
    return g$(t) ? jg(t, "latin1") : (0, Hg.gunzipSync)(jg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/layers.ts
function Lr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    ac(Ms(e, m)), await Ts(s ?? zg(Jg()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) ac(Ms(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    w$(Ms(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
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
      return ac(Ms(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function Ts(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Ts(r, t);
  }
}

// src/job/save/changes/job-mounts.ts
function Gg(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? x$(e.index, r, t, n) : O$(e, o, t, n);
}
async function x$(e, t, n, r) {
  let o = await xn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = v$(t, e, n), i = Lr({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: Es(t, e, r),
    async layersOf(a) {
      await (await Fr(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(P$(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return Dr(t, u);
    },
    detachedIn: ({ upper: a }, c) => Dg(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function v$(e, { segments: t }, n) {
  let r = b$(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [S$(Dr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(k(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = qg(i, jt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${k(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: Dr(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function qg({ path: e }, t) {
  let n = k$(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (Z().some((s) => s.point !== n && j(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function P$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
async function O$({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = Dn(n, s), a = Z().filter(({ source: m }) => m === Ar), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = qg(m, a), p = r.find(({ target: y }) => k(y) === d)?.view, h = t.segments.find(({ kind: y, root: b }) => y === "image" && b === m.root.place);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((y) => y.type === "tmpfs" && y.point === k(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: Dr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: rc(e, t, s),
    layersOf: async (m) => Dr(u(m), "base"),
    detachedIn: async ({ image: m }) => new Set(await i.detachedIn(u(m))),
    release: async () => {
    }
  };
}

// src/job/save/changes/save-delta.ts
async function Kg(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await B$(M(G(), "headstart-")), i = () => E$(s, { recursive: !0, force: !0 });
  try {
    let a = $$(t, e.inputs), c = R$(n, t, z({ segments: a }), r);
    return { ...await I$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Gt || a instanceof qt) throw a;
    v(`${Za}: ${O(a)}`);
    return;
  }
}
function R$(e, { entry: t }, n, r) {
  let o = n - n % T, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function $$({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Vg(r, e.size), r;
}
async function I$(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await Gg(n, o, c), l = Cg(u.files), d = await s.leaveOut({
    trees: m.sites.map(M$),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Nr([i, ...d], r), h = await a.during("compare", () => Eg(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: E, changes: C }) => C.removed.some((F) => d.includes(T$(E, F)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, y = h.filter(({ changes: E }) => Rg(E)), b = Map.groupBy(y, ({ image: E }) => E), x = [...e];
  for (let [E, C] of b) A$(x, E, As(C, "deadBytes"));
  let [P, B] = [[], await Ig(g, u)];
  rn({ matches: o, scratch: i });
  for (let [E, C] of b) {
    let F = M(i, `delta-${P.length}`), { layer: D, removed: Ae } = await a.during("pack", () => Tg(E, C, F, t));
    P.push(D), B.push(Ae);
  }
  return Vg([...x, ...P.map((E) => ({ ...E, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: z({ segments: x }),
    kept: x,
    deltas: P,
    removals: B.length > 0 ? Mg(B) : void 0,
    files: Math.max(0, u.files + As(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + As(y, "bytes") - As(y, "deadBytes")),
    skipped: h.flatMap(({ changes: E, ...C }) => E.skipped.map((F) => _r(C, F)))
  };
}
function M$({ match: e, upper: t, hasOwnFiles: n }) {
  let r = k(e.path);
  return n ? { path: r } : { path: r, names: k(t) };
}
function T$({ path: e }, t) {
  return w(`${k(e)}/${t}`).toString();
}
function Vg(e, t) {
  let n = Ag({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function As(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function A$(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = Fg(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/job/save/choose-format.ts
async function Yg(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Pn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await C$(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function C$(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !vn(await os(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/job/save/fill-draft.ts
import { mkdtemp as z$, rm as J$ } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as Zg, readdirSync as F$, readlinkSync as N$ } from "node:fs";
function* Cs(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: k(r), member: cc(s), excludes: t };
    o.isDirectory() ? yield* L$(i, n) : yield [Xg(i, o)];
  }
}
function cc({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${k(t)}`;
}
var _$ = 256;
function* L$(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of F$(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      _e(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(Xg(f, c)), !(a.length < _$) && (yield a, a = []);
    }
    yield a;
  }
}
function Xg(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? D$(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: N$(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function D$({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = Zg(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = Zg(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var U$ = 1e3;
function Ur(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < U$) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${pu(s, a - r)}`);
  };
}

// src/stores/transfer/least-speed.ts
function Fs({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
var Qg = (e) => Math.min(24, 3 * e);
function fc(e) {
  return Math.random() * Math.min(4e3, e);
}
var uc = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, ey = {
  ...uc,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, d3 = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, p3 = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/upload.ts
function ty(e, { onTaken: t, limits: n = uc } = {}) {
  let r = Zt(e.partBytes), o = /* @__PURE__ */ new Set(), s = W$(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = Oe(m), d = l < e.partBytes;
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
function W$(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = Fs({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/job/save/changes/delta-body.ts
import { createReadStream as j$ } from "node:fs";
function ny(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, rr(i)),
    pack: (a) => t.during("pack", () => H$(e, i, { write: a, signal: n }))
  };
}
async function H$({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await Ot(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = en(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await Ot(j$(d, { highWaterMark: T }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/job/save/fill-draft.ts
var mc = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Ns(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function ry(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, G(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: q$.bind(void 0, t) }, l = t.delta ? ny(t.delta, t) : m, d = G$(l.rest, t), p = t.holdBack?.(d) ?? d, h = $u(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (Y$(g), g.segments.length === 0)
    return ot(mc), "nothing";
  let { files: y, bytes: b } = g, x = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? K$(g, x, t) : Buffer.alloc(0);
  await p.write(P);
  let B = z(g) + P.length;
  return Object.assign(c, { files: y, bytes: b, storedBytes: B }), v(`Cache Size: ${fo(B)}`), l !== m && V$(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(Ns(r)), "nothing"));
}
function G$(e, { isHere: t, timeline: n }) {
  let r = ty(e, { onTaken: Ur("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function q$({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: x }) => ({ path: k(x) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: x }) => !u.includes(x)), l = await z$(M(G(), "headstart-")), { excludes: d } = Nr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (x) => Cs([x], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: st(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => J$(l, { recursive: !0, force: !0 }));
}
function K$(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Qt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Cu({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function V$({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: ic(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function Y$({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/job/save/rolling/merge-snapshots.ts
import { mkdtemp as DM, rm as UM } from "node:fs/promises";

// src/files/remove-common.ts
import { chmodSync as lc, rmdirSync as oy, rmSync as Z$, unlinkSync as X$, utimesSync as Q$ } from "node:fs";
function _s(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) X$(w(e));
  else if (!r.isDirectory()) sy(e);
  else return eI(e, t, r);
  return !1;
}
function eI(e, t, { mode: n, mtimeMs: r }) {
  lc(w(e), 448);
  let o = !1;
  for (let s of se(e)) o = _s(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (lc(w(e), n & 4095), Q$(w(e), r / 1e3, r / 1e3)) : oy(w(e)), o;
}
function sy(e) {
  lc(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? sy(n) : Z$(w(n));
  }
  oy(w(e));
}

// src/system/disk/space.ts
import { statfs as tI } from "node:fs/promises";
var nI = 0.05, rI = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, oI = 20;
async function iy(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await tI(e), i = (c, f) => Math.floor(Math.min(f * nI, rI[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Te(e, t) {
  let n = await iy(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Un(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await iy(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, oI);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/job/restore/mount.ts
import { mkdirSync as SM } from "node:fs";
import { join as kM } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as BI, readdirSync as EI } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as sI,
  mkdirSync as iI,
  readdirSync as aI,
  readlinkSync as cI,
  statSync as fI,
  symlinkSync as uI,
  utimesSync as mI
} from "node:fs";
import { setImmediate as lI } from "node:timers/promises";
async function dc(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = fI(e);
  iI(t);
  for (let s of aI(e, { withFileTypes: !0 })) {
    let [i, a] = [M(e, s.name), M(t, s.name)];
    s.isDirectory() ? await dc(i, a, n) : s.isSymbolicLink() ? uI(cI(i), a) : sI(i, a);
  }
  mI(t, r / 1e3, o / 1e3), await lI(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as dI, readdirSync as pI, rmdirSync as hI, rmSync as ay, writeFileSync as gI } from "node:fs";
import { setTimeout as yI } from "node:timers/promises";
var wI = 20, bI = 6e4;
function cy(e) {
  return M(e, `${pn}lock-${process.geteuid?.() ?? 0}`);
}
function Ls(e) {
  let t = cy(e), n = L(k(t));
  if (n && !wr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Ds(e, t) {
  if (!gn(e)) return () => {
  };
  let [n, r] = [J(e), no(e)], [o, s] = [cy(n), M(e, "lock")];
  dI(s, { mode: 448 }), gI(M(s, r), "");
  let i = Date.now() + bI;
  for (; !SI(s, o); ) {
    Ls(n);
    let a = await kI(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await yI(wI, void 0, { signal: t });
  }
  return () => {
    ay(M(o, r), { force: !0 });
    try {
      hI(o);
    } catch {
    }
  };
}
function SI(e, t) {
  try {
    return fn(e, t);
  } catch (n) {
    throw Ls(J(t)), n;
  }
}
async function kI(e) {
  let t = !1;
  for (let n of xI(e))
    await Wo(M(J(e), n)) ? t = !0 : ay(M(e, n), { recursive: !0, force: !0 });
  return t;
}
function xI(e) {
  try {
    return pI(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as vI, mkdirSync as PI } from "node:fs";
function uy(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = OI(r, o);
      $l(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) _o(o);
    throw r;
  }
  for (let r of t) ma(r);
  return n;
}
function OI(e, t) {
  let n = k(M(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = M(t, "aside", String(e.place));
  PI(r, { recursive: !0 });
  let o = 0, i = my({ root: e, aside: () => k(M(r, String(o++))) }, n, k(e.base));
  return i.length === 0 ? [] : [...Tt(k(e.matches("") ? J(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function my(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return ly(e, t, n);
  if (!L(t)?.isDirectory())
    throw new S(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return my(e, `${t}/${a}`, He(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function ly(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Lo(t) }];
  if (r.isDirectory() && o.isDirectory())
    return vI(w(t), 448), [...se(t).flatMap(
      (a) => ly(e, `${t}/${a}`, He(n) + a)
    ), { do: "stamp", path: n, stamp: fy(o), before: fy(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Lo(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function fy({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function dy({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(ut)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Ls(m), s.set(m, Uo(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), pc(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await hc(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await Ds(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = uy(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Il(c);
  }
}
function pc(e, t) {
  let n = EI(M(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new S(`it holds ${n}, which is not of any line of path`);
}
async function hc({ place: e }, { from: t, to: n, signal: r }) {
  let o = M(t, "tree", String(e)), s = M(n, "tree", String(e));
  if (L(k(o))) {
    BI(M(n, "tree"), { recursive: !0 });
    try {
      ae(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Un(
        n,
        r,
        (a) => process.platform === "win32" ? dc(o, s, a) : Bt("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/mounts/kernel-log.ts
function gc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var RI = 10;
async function py(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - RI && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mounts/lazy/lazy-mount.ts
import { join as wc } from "node:path";

// src/stores/transfer/download.ts
import { Readable as VI } from "node:stream";

// src/stores/transfer/concurrency-limiter.ts
function hy(e) {
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
async function gy(e, t, n = []) {
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
};
function gt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Wr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", yy = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Wr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Wr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Wr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Wr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Wr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function $6(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return wy(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = yy[r] ?? ["the connection failed", "retry"];
  return new X(`${gt(t)}: ${o} (${r})`, s);
}
function I6(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = yy[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function wy(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${gt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function M6(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${gt(t)}: ${n} (${e})`, "none");
}
async function by({ status: e, headers: t, body: n }, r) {
  if (e === 407) return wy(e, r);
  let o = await TI(n), [s, i] = $I(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? AI(t["retry-after"]) : 0;
  return new X(`${gt(r)}: ${s} (${a})`, i, c);
}
function $I(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${II(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function II(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var MI = 4096;
async function TI(e) {
  let t = [];
  return await gy(MI, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function AI(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/deadline.ts
async function C6({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Sy(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function ky({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
async function vy(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => xy(u) ? NI(u, m, e, t) : void 0
  });
  if (!xy(f)) throw await by(f, i);
  if (a && e.finish(), !e.isComplete()) throw Qe(i, "the connection ended before the object did", "resume");
}
var xy = ({ status: e }) => e === 200 || e === 206;
function NI(e, t, n, r) {
  let { url: o } = r.signed;
  DI(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (_I(e, n, r), r.onWholeObject(n)) : LI(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Qe(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function _I({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Qe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Py(e["content-length"], r))
    throw Qe(n, "the object has another length", "retry");
}
function LI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Qe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!Py(s, t.end - t.position))
    throw Qe(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function Py(e, t) {
  return e === void 0 || e === String(t);
}
function DI({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new X(`${gt(e)}: ${t}`, n);
}

// src/stores/transfer/fill-part.ts
async function Oy(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await UI(e, t);
    if (o?.recover === "await-whole" && t.begun && await Sy(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function UI(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await WI(e, a, t), i.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof X)) throw c;
    if (c.recover === "slow-down" && i.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    i.release();
  }
}
function WI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => vy(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new X(`${gt(t.url)}: ${s}`, "resume"))
  );
}

// src/stores/transfer/part.ts
function By(e, t, n) {
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
import { setTimeout as GI } from "node:timers/promises";
var qI = 100;
async function G6(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = ky(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Ry(Math.max(m, fc(qI * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Ey(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Qg(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + fc(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Ry(d, r);
        }
      };
    }
  };
}
async function Ry(e, t) {
  await GI(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/signed-url.ts
function $y(e) {
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
function Iy(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/stall-watch.ts
function My(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Fs(t, n), i = 0, a = performance.now(), c, f = KI(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Ty(t.noProgressMs)}`);
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
function KI({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Ty(e.idleMs)}`);
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
function Ty(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/stores/transfer/download.ts
function Ay(e, t, n) {
  return new yc(e, t, n);
}
var yc = class extends VI {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...ey, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Mn(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = My({
      limits: o,
      bytes: s,
      awaited: () => this.#m ? this.#s[0] : void 0,
      isPaused: () => this.#p !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new X(c, "retry"))
    }), a = Math.ceil(s / this.#c);
    return {
      http: t,
      object: this.#o,
      link: $y(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: hy(n),
      retries: Ey({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), Oy(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), By(o ? this.#d : t, o ? n : this.#i, this.#l);
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
async function Cy(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function mJ(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new X(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Iy(async () => {
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
    read: (h, g) => Ay(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/mounts/lazy/lazy-mount.ts
function Fy(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? wg() : void 0;
}
async function Ny({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Cy(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: oo(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Cr(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = wc(o, Ht.image);
  return await Sa(f, n), { path: f, images: n };
}
async function jr(e, t, n) {
  let r = await Cr(e, t);
  return await n?.(r, t), await lg(e, { rights: t, warn: U }), r;
}
function _y(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Ly(e, t) {
  if (!e) return wc(t, Ht.image);
  if (e === "killed") {
    U("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return YI(e), e.presentBlocks === e.blocks && e.damage === void 0 ? wc(t, Ht.blocks) : void 0;
}
function YI(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && U(`Not all of the cache could be read: ${a}`), c !== void 0 && U(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/overlay.ts
import { chmodSync as QI, existsSync as eM, mkdirSync as Ws, readdirSync as tM, realpathSync as nM, symlinkSync as js, utimesSync as rM } from "node:fs";
import { lstat as oM } from "node:fs/promises";
import { join as pe } from "node:path";

// src/mounts/alone.ts
var Dy = Promise.resolve();
function Us(e) {
  let t = Dy.then(e);
  return Dy = t.catch(() => {
  }), t;
}

// src/mounts/mount-points.ts
import { realpathSync as Uy } from "node:fs";
import { lstat as bc, readdir as ZI } from "node:fs/promises";
import { dirname as XI } from "node:path";
var Wy = 16;
async function jy(e, t) {
  let n = [], r = async (s) => {
    let i = k(t) + s, a = { sources: [i], target: k(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await bc(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await ZI(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > Wy)
      throw new Error(`'${e.pattern}' names more than ${Wy} directories`);
  };
  return await bc(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function Hy({ sources: e, target: t }, { base: n }, r) {
  if ((await bc(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== k(n); o = XI(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Sc(t, r);
}
function Sc(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = Uy(w(e), "latin1");
  if (t.some((o) => j(Uy(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (Z().some(({ point: o }) => j(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/overlay.ts
async function zy(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Lr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(sM(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, Gy, "own") : l[0];
        i.push(...m.map((p) => qy(p, pe(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await Ky(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function Jy(e, t) {
  let n = e.map((r) => qy(r, pe(t.dir, Gy)));
  return Ky(n, "upper", { ...t, mounts: Lr(t) });
}
var Gy = "tree";
function qy(e, t) {
  return { root: e, sites: () => jy(e, pe(t, String(e.place))) };
}
function sM(e, [t, ...n], r) {
  let o = (i) => k(pe(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: k(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
function Ky(e, t, n) {
  return Us(() => iM(e, t, n));
}
async function iM(e, t, n) {
  let { dir: r, rights: o, protectedDirs: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await Hy(d, f, s);
      for (let d of l) {
        let p = c++;
        await aM({ ...d, number: p, position: t }, n), m.push(p);
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
function Vy(e) {
  return (eM(e) ? tM(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => nM(pe(e, n)));
}
async function aM(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? se(s) : void 0;
  if (js(w(s), pe(t, a)), !c) {
    let [m = s] = Tt(s);
    js(w(m), pe(t, `made-${i}`)), Ws(w(s), { recursive: !0 });
  }
  let f = await cM(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Ts(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function cM({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Ws(pe(r, `work-${t}`)), n === "upper")
    return js(w(e[0]), pe(r, o)), Ws(pe(r, s)), [s];
  Ws(pe(r, o));
  let { mode: i, mtimeMs: a } = await oM(w(e[0]));
  QI(pe(r, o), i & 511), rM(pe(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries()) js(w(u), pe(r, c[f]));
  return c;
}

// src/mounts/ramdisk.ts
var fM = 4096, Yy = { auto: 1 / 4, on: 3 / 4 };
async function Zy(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Yy[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * Yy.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / fM), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as dM, mkdirSync as pM, mkdtempSync as ew, realpathSync as xc, rmSync as hM } from "node:fs";
import { join as tw } from "node:path";

// src/job/end/unmount-brokered.ts
import { rmdirSync as uM } from "node:fs";
import { dirname as mM } from "node:path";
async function zs({ socket: e, mounts: t }) {
  let n = Dn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Hs(r.target) && await n.unmount(r.target), Hs(r.view, "tmpfs") && await n.unmount(r.view), Js(r);
    } catch (o) {
      U(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Hs(e, t = "overlay") {
  let n = k(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === Ar
  );
}
function Js({ target: e, made: t, view: n }) {
  Xy(n, n), t !== void 0 && Xy(e, t);
}
function Xy(e, t) {
  try {
    for (let n = e; j(n, t); n = mM(n)) uM(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
  }
}

// src/job/restore/unpack-unmounted.ts
import { existsSync as lM } from "node:fs";

// src/job/restore/unpack.ts
async function Qy(e, t) {
  await Te(await ut(e.roots[0]), yt(e)), await Hr(e.roots, t, (n) => Wn(n, e));
}
function yt({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Wn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Un(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Kt)) throw i;
    await s({ workers: 1 });
  }
}
async function Hr(e, { timeline: t, signal: n }, r) {
  await dy({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/job/restore/unpack-unmounted.ts
function Gs({ inputs: e }) {
  return [process.cwd(), st(), G(), e.localDir].filter((n) => lM(n));
}
async function kc(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    v(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Hr(r, t, (o) => n(r, o));
}
async function qs(e, t, { job: n, context: r }) {
  await kc(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Te(s, yt(n)), await Un(
      s,
      n.signal,
      (a) => Qo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function nw(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Dn(t, n.signal) }, { mountable: s, refusals: i } = gM(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await wM(await vc(s, i, o), i, o);
    a.length + i.length > 0 && await bM(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await zs(r), a;
  }
}
function gM({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = bn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: Iu(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function vc(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let { digests: i, fetches: a } = await n.timeline.during(
        "mount",
        () => Us(() => yM({ root: o, layers: s }, n))
      ), c = s.filter(({ digest: f }) => i.includes(f));
      c.length > 0 && r.push({ root: o, layers: s, missing: c, fetches: a });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function yM({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (dM(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Sc(k(i), Gs(s));
  let [a] = Tt(k(i));
  pM(i, { recursive: !0 });
  let c = ew(tw(xc(G()), "headstart-changes-")), f = { target: xc(i), pattern: e.pattern, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw Js(f), l;
  });
  if (m.digests.length > 0) Js(f);
  else if (Hs(f.target)) r.mounts.push(f);
  else throw new Error("the broker mounted nothing");
  return m;
}
async function wM(e, t, n) {
  let { broker: r, job: o, signal: s, timeline: i } = n, { scope: a, version: c, key: f, remote: u } = o.indexed.entry;
  if (a === void 0 || !u || !e.some(({ fetches: p }) => p)) return e;
  let m = e.flatMap(({ missing: p }) => p);
  v(`Waiting for the host to fetch ${rw(m)} of images`);
  let l = { repository: me().repository, scope: a, version: c, key: f }, d = m.map(({ digest: p }) => p);
  try {
    await i.during("mount", () => r.fetch(l, d));
  } catch (p) {
    return s.throwIfAborted(), v(`The host does not fetch them: ${O(p)}`), e;
  }
  return vc(e, t, n);
}
function rw(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function bM(e, t, n) {
  let { job: r, broker: o, timeline: s } = n, i = ew(tw(G(), "headstart-"));
  try {
    r.file?.isWhole || await Te(i, { bytes: z(r) });
    let a = await s.during("receive", () => Sn(r, i)), c = e.flatMap(({ missing: u }) => u), f = (u) => {
      t.push(...e.splice(0).map(({ root: m }) => ({ root: m, reason: u })));
    };
    if (c.length > 0) {
      v(`Waiting for the host to rebuild ${rw(c)} of images`);
      let u = { path: xc(a.path), end: z(r), layers: c }, m = await s.during("mount", () => o.hand(u)).catch(O);
      m !== void 0 && f(m), e.push(...await vc(e.splice(0), t, n));
    }
    f("the host did not have its image"), await qs(a, t, { job: r, context: n }), n.signal.throwIfAborted();
  } finally {
    hM(i, { recursive: !0, force: !0 });
  }
}

// src/job/restore/mount.ts
async function sw(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = gc();
    return await nw(e, n.broker, t) && t.remember({ mounted: ow(e, f) }), !0;
  }
  let r = await xM(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Cr(o, s);
  }, c = async () => (await i, _y(await jr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = gc(), { image: u } = e.format, l = (await (u ? BM : EM)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...ow(e, f), file: await oc(o) } }), v(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function ow({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(ka).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: po(o), since: n };
}
async function xM(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = sg(G());
  if (o({ mountRoot: c }), await OM(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await jr(c, a);
}
var vM = 4096, PM = 8;
async function OM(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = z(e), { bytes: f, files: u } = yt(e), m = a ? f + u * vM : c * PM, d = await Zy(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function BM(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Te(r, { bytes: z(e) });
  let { indexed: s } = e, i = bn(e.segments, e.roots), c = (n && s && await o.during("show", () => Ny(s, i, { ...t, server: n }))) ?? await o.during("receive", () => Sn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => zy(c.images, iw(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await qs(c, f, { job: e, context: t }), f;
}
async function EM(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Wn(n, e)), pc(n, e.roots);
  let s = await r.during("mount", () => Jy(e.roots, iw(t)));
  return await kc(s, t, async (i, a) => {
    SM(kM(a, "tree"));
    for (let c of i) await hc(c, { from: n, to: a, signal: o });
  }), s;
}
function iw(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Gs(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { mkdtemp as RM, rm as $M, statfs as IM } from "node:fs/promises";
import { join as MM } from "node:path";
var aw = 1024 ** 3, TM = 3;
async function cw(e, t) {
  for (let n = 1; ; n++)
    try {
      return await AM(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === TM) throw r;
    }
}
async function AM(e, { dir: t, maxBytes: n = 64 * aw, minFreeBytes: r = aw, onRead: o }) {
  let s = await RM(MM(t, "headstart-stream-")), i = await An(s), a = async () => {
    await i.discard(), await $M(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await IM(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      CM(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: l, read: d, file: p, close: h } = await Ut(i.path, { dir: s });
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
async function* CM(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function uw(e, t, n) {
  await jn(e, t, n, async (r) => {
    await sw(r, n) || await Qy(r, n);
  }), v("Cache restored successfully");
}
async function jn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new S(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await fw(e, { ...n, format: a, roots: t }, r);
  i.watch(mw(e, t, o));
  let f = await i.during("receive", () => FM(e, n));
  await fw(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function FM(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Ur("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return cw(o, { dir: G(), onRead: n });
}
async function fw(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, v(`Cache Size: ${fo(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= Nt(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => NM(e, t)) : _M(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && vn(o) ? void 0 : p()
  ]), g = (b) => {
    let x = Ur("Received", l ? void 0 : z(h), v);
    u = 0;
    let P = (B) => {
      u += B, x(B);
    };
    return LM(e, h.indexed, { timeline: s, onRead: P, order: b, signal: f });
  };
  s.watch(mw(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: st(),
    tools: p,
    signal: f,
    warn: U
  };
  await n(y), l && m(u);
}
async function NM(e, { format: t, inputs: n, findings: r }) {
  let o = await go(e, n);
  if (!ee(o.key, e.key))
    throw new S(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new S("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Jt(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function _M({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function LM(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", Yh(a, t.index, r)) : Qh(a, r);
}
function mw({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), G(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
function lw(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await dw([e.scope], te({}).lookups([t]), e);
    if (a && a.key !== o && ee(te({}).keyIn(a.key), t)) return a;
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
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await WM(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function dw(e, t, { inputs: n, store: r }) {
  let o = Pn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function WM(e, t) {
  let { roots: n } = ze(t.inputs.paths, process.cwd()), r = pw(t);
  await jn(e, n, r, async (o) => {
    await Te(await ut(n[0]), yt(o)), await Hr(n, r, async (s) => {
      await Wn(s, o);
      let i = () => n.filter((a) => _s(Pc(a, s), k(a.base)));
      i().length !== 0 && (await jM(t, (a) => {
        for (let c of n) _s(Pc(c, s), Pc(c, a));
      }), i());
    });
  });
}
function Pc({ place: e }, t) {
  return k(M(t, "tree", String(e)));
}
async function jM(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await dw(r, [n], e), s = await DM(M(G(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = ze(e.inputs.paths, process.cwd());
    await jn(o, i, pw(e), async (a) => {
      await Te(s, yt(a)), await Wn(s, a);
    }), t(s);
  } finally {
    await UM(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function pw({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Pn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: In({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/job/save/rolling/snapshots.ts
import { existsSync as zM, lstatSync as JM, realpathSync as GM } from "node:fs";
import { basename as qM, dirname as KM, join as yw } from "node:path";

// src/files/fingerprint.ts
var gw = _(hw(), 1);
import { lstatSync as HM } from "node:fs";
function Bc(e, t, n) {
  let r = (0, gw.createHash)("sha256");
  for (let o of e) {
    let s = k(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.root.place}` : `${o.root.place}/${k(o.relative)}`;
    for (let a of Cs([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = w(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = HM(l, { bigint: !0 });
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
async function ww(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !ee(te(s).keyIn(e), i) || a === "never" || Ec(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Sw(t, r)) };
}
function Ec({ branches: e }, t) {
  let { write: n = t.ref } = he(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function bw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - sf(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Sw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Sw(e, t) {
  try {
    let { excludes: n, roots: r } = Ln(e), o = await $n({ excludes: n, roots: r }), { points: s, uppers: i } = VM(t), a = o.filter(({ path: c }) => !s.some((f) => j(ZM(c), f)));
    return [Bc(a, n), Bc(i.map(YM), void 0)].join();
  } catch (n) {
    Xn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function VM({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : jt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => zM(yw(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => k(o))],
    uppers: [
      ...e === void 0 ? [] : Vy(e),
      ...r.map(({ view: o }) => yw(o, "upper"))
    ]
  };
}
function YM(e, t) {
  return { path: e, relative: "", stat: JM(e), root: { place: t } };
}
function ZM(e) {
  return `${GM(KM(e), "latin1")}/${k(qM(e))}`;
}
async function kw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: Kr(r) }), i = af(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/files/secrets/find.ts
import { closeSync as hT, fstatSync as gT, lstatSync as yT, openSync as wT, readSync as bT } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as XM } from "node:fs";
import { setImmediate as QM } from "node:timers/promises";
var eT = 64;
async function Rc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of tT(f + m)) {
        let d = l.isDirectory();
        if (d ? _e(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % eT > 0 || (await QM(), n.throwIfAborted());
    }
  }
}
function tT(e) {
  try {
    return XM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/private-keys.ts
var nT = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, rT = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function $c(e) {
  return [...e.matchAll(nT)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(rT)
  );
}

// src/files/secrets/settings.ts
var oT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function De(e) {
  return !oT.test(e);
}
function Ks(e, t) {
  return (n) => sT(n, t).some(e);
}
function we(e, t) {
  return Ks(({ key: n, value: r }) => e.test(n) && De(r), t);
}
function sT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: xw(s), value: xw(r.slice(o + 1).trim()) }];
  });
}
function xw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Ic(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => De(n));
}
function zr(e) {
  return (t) => iT(t).some((n) => De(n.value) && e(n));
}
function iT(e) {
  let t = [], n = [
    { value: aT(e), section: "", key: "" }
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
function aT(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Mc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Vs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var Ow = _(Pw(), 1), cT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, fT = [
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
function Ys(e) {
  return [...e.matchAll(cT)].some(([, r = "", o]) => mT(r) === o) || fT.some((r) => r.test(e));
}
var uT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function mT(e) {
  let t = "";
  for (let n = (0, Ow.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${uT[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var Bw = we(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Tc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Jr(
      we(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Vs(e, /:_authToken" "?([^\s"]+)/g).some(De)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: we(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: lT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: zr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Bw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: $c,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Jr(we(/^password$/, "="), we(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Ic
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: we(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Vs(Mc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => De(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: we(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: we(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: we(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ks(dT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: zr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Vs(Mc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(De)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: zr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && $c(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: we(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Jr(
      zr(({ key: e }) => e === "token"),
      we(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: we(/^(?:oauth_token|token)$/, ":")
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
    has: Jr(Ic, Ks(pT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Jr(Ys, Bw),
    isCommon: !0
  }
];
function Jr(...e) {
  return (t) => e.some((n) => n(t));
}
function lT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && De(n[o + 1] ?? ""));
}
function dT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && De(r);
}
function pT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && De(n);
}

// src/files/secrets/find.ts
async function Ew(e) {
  let t = [];
  return await Rc(e, Tw, (n, { path: r }) => {
    let o = $w(n, r);
    o && t.push(o);
  }), Ac(t);
}
function* Rw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [k(r.path), cc(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Tw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = $w(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Ac(n);
}
function $w(e, t) {
  let n = ST.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && OT(e, t))
  ), r = n.length > 0 ? ET(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (Ys(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function Iw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Rc(t, () => !0, (s) => {
    let i = yT(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(Aw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Ac([...r.values()]);
}
function Ac(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var ST = Tc.map((e) => ({ ...e, pattern: new RegExp(`/${Cc(e.files)}$`, "i") })), Mw = Tc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), kT = new RegExp(`^${Cc(Mw.filter((e) => !e.startsWith("*")))}$`, "i"), xT = new RegExp(
  `${Cc(Mw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Tw(e) {
  return kT.test(e) || xT.test(e);
}
function Cc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var vT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, PT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function OT(e, t) {
  return vT.test(e) || PT.test(e.slice(t.length));
}
var BT = 64 * 1024;
function ET(e) {
  let t;
  try {
    t = wT(w(e), es);
    let n = gT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), BT)), o = bT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Aw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && hT(t);
  }
}
function Aw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function Nw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Fw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Ew(r);
      if (e === "warn")
        return n(o, Cw), [];
      if (e === "refuse" && o.length > 0)
        throw new qt(`there are secrets in ${Fw(o)}. ${_w}, or set \`secrets: skip\``);
      let s = await Iw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Lw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Rw(r, o), Cw);
      else for (let s of r) yield* o(s);
    }
  };
}
function Cw(e) {
  U(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${_w}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var _w = "Remove them, or exclude them by lines of `path` that begin with `!`", RT = 5;
function Fw(e) {
  let t = e.slice(0, RT).map((r) => `${$T(Lw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Lw({ path: e }) {
  return w(e).toString();
}
function $T(e) {
  let t = je(st(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function Dw(e, t, n, { watch: r, signal: o }) {
  let { restored: s } = n, i = me(), { rolling: a } = t, c = te(a), { write: f, read: u, whyNoWrite: m } = he(i), l = m ?? TT(t) ?? (a && Ec(a, i));
  if (f === void 0 || l)
    return v(l ?? "Cache save skipped: this run may write no scope.");
  let d = ds(), p = s && ee(c.keyIn(s.name), e), h = a && p && await bw(s, a, { inputs: t, state: n, timeline: d });
  if (h) return v(h);
  let g = Ln(t), y = () => d.during("find", () => $n(g)), b = await y();
  if (b.length === 0) return ot(mc);
  let x = Nn(_n(t, i, o)), P = a?.merges ? lw({ inputs: t, key: e, scope: f, readScopes: u, store: x, restored: s?.name, timeline: d, signal: o }) : void 0, B = Nw(t);
  for (let E = IT; ; E--) {
    if (await P?.merge() && (b = await y()), await MT({ ...{ inputs: t, key: e, run: i, scope: f, store: x, state: n, selection: g, matches: b, timeline: d, signal: o }, watch: r, secretCheck: B, isOutdated: async () => E > 1 && (await P?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var IT = 3;
async function MT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await Nt(t, ["mount", "lazy"].includes(t.mode) ? f : void 0), m = await Yg(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: te(t.rolling).nameFor(n, r) }, p = he(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), Vh(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(Ns(n)), !0;
  let y = In({ step: "save", outcome: "saved", key: n, store: s.label }, t), b = Ju(t, { repository: r.repository, scope: o, version: l }), x = { createdBy: AT(r, o), sign: b, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await Kg({ ...e, base: g, draft: h, tools: u });
    let B = () => kg(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), C = { ...e, ...x, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, F = await ry(h, C);
    if (F !== "published") return F === "nothing";
  } catch (B) {
    if (B instanceof Gt)
      return v(Ns(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await $r(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await kw(s, { ...d, key: n }, t.rolling), await $r(y, c, t.summary), !0;
}
function TT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function AT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Sp.version };
}

// src/job/save/save.ts
var Fc = "Failed to save: ";
async function zt(e, t) {
  if (!ss(me())) return;
  let n = Object.keys(t ?? {}), r = await ct(n.length > 0 ? t : void 0);
  for (let o of n)
    r.some((s) => s.name === o) || U(`Not saved: main had a cache ${o}, which the input caches no longer has.`);
  for (let o of r)
    await nt(o, async () => {
      try {
        await CT(o, t?.[o.name] ?? {}, e);
      } catch (s) {
        if (o.name === "") throw s;
        e.throwIfAborted(), rt(s, Fc);
      }
    });
}
async function CT(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && ee(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await tn(e, n)) === "none") return;
  if (q("key") === "") return ot("Key is not specified.");
  let c = nn(e), f = o ?? c.key, u = te(c.rolling).mistake([f]);
  if (u) throw new A(u);
  await Dw(f, c, t, { watch: r, signal: n });
}

// src/job/state.ts
var Uw = "headstart";
function Nc(e) {
  Bi(Uw, JSON.stringify(e));
}
function Zs() {
  let e = Ei(Uw);
  return e === "" ? void 0 : JSON.parse(e);
}
var Ww = "headstart-background";
function _c(e) {
  Bi(Ww, e ? JSON.stringify(e) : "");
}
function jw() {
  let e = Ei(Ww);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/job/end/damaged-image.ts
var Hw = 3e4;
async function zw(e, t, n, r = AbortSignal.timeout(Hw)) {
  if (!await py(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await wn(e, i, "contents", { signal: r });
  })().then(() => {
  }, FT);
  s !== void 0 && (U(`Reading the cache gave input/output errors: ${s}`), await NT(t).catch((i) => U(`The entry stays where it is: ${O(i)}`)));
}
function FT(e) {
  return e instanceof S || R(e) === "EIO" ? O(e) : void 0;
}
async function NT({ scope: e, version: t, key: n, size: r }) {
  let o = lo(q, ro()), s = me(), i = Nn(_n(o, s, AbortSignal.timeout(Hw))), a = e === void 0 ? he(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount.ts
async function Xs() {
  let e = Zs() ?? {}, t = await ct(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(_T)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await nt(o, () => LT(r));
  }
}
function _T([, e], [, t]) {
  return Jw(t) - Jw(e);
}
function Jw({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => k(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : ig(e));
}
async function LT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await zs(n), e !== void 0 && await qw([e], async (r, o) => {
    let s = Ly(r, e);
    t && s !== void 0 && await zw(s, t, o);
  });
}
async function Gw() {
  await qw(fg(G()));
}
async function qw(e, t) {
  if (e.length === 0) return;
  let n = await xn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await jr(r, n, t);
    } catch (o) {
      U(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/job/end/post.ts
async function Kw(e) {
  try {
    await zt(e, Zs());
  } finally {
    await Xs();
  }
}

// src/files/recover.ts
import { lstatSync as DT, realpathSync as UT, rmdirSync as WT, statSync as jT } from "node:fs";
import { readdir as HT } from "node:fs/promises";
async function Vw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(ut));
  for (let a of new Set(i.flatMap(Yw)))
    for (let c of await zT(a, t))
      if (gn(c) || GT(c), !(!gn(c) || await Wo(c)))
        try {
          await qT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Yw(e) {
  let t = J(e);
  return t === e ? [e] : [e, ...Yw(t)];
}
async function zT(e, t) {
  let n = (await HT(e).catch(() => [])).filter(_e);
  if (n.length === 0) return [];
  let r = K(UT(e, "latin1"));
  return t.some((o) => j(r, o)) ? [] : n.map((o) => M(e, o)).filter(hn);
}
var JT = 3600 * 1e3;
function GT(e) {
  try {
    Date.now() - DT(e).mtimeMs > JT && WT(e);
  } catch {
  }
}
async function qT(e, { roots: t, signal: n, allowed: r }) {
  let o = J(e), s = Uo(o);
  try {
    let i = await Ds(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      _o(e, (f) => {
        if (performance.now() > a) throw c;
        if (!KT(f, t)) return !1;
        for (let u of No(f)) VT(k(o), u);
        return !0;
      }), yr(e) || br(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function KT(e, t) {
  let n = w(vl(e)).toString();
  return t.some((r) => j(n, r.base) && so(r, je(r.base, n)) ? !0 : e.do !== "make" ? !1 : j(r.literal ?? r.base, n) || !r.literal && j(n, r.base));
}
function VT(e, t) {
  let { dev: n } = jT(w(e));
  for (let r = t; r !== e; r = J(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/job/restore/explain-miss.ts
import { setTimeout as YT } from "node:timers/promises";
var ZT = 1e3;
async function Zw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(te(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await XT(QT(e), o)
  ];
}
async function XT(e, t) {
  let n = new AbortController(), r = YT(ZT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function QT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = eA(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${te(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function eA(e, t) {
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
    ...tA.filter((a) => !e.includes(a)).map((a) => ({
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
var tA = kn.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function Xw(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), be("cache-primary-key", t.key);
  let f = te(t.rolling), u = ds(), m = In(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = he(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let b = Nn(_n(t, n, a));
    m.store = b.label;
    let x = await os(t, a), P = await bp(b, t, x), B = P.flatMap((F) => F.versions(t)), E = Fy(t, x), C = { inputs: t, formats: P, mounting: x, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: C };
  }, { name: p, prepared: h } = await nA(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await ww(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = sA(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: x, context: P } = h, B = { store: b, wanted: x, formats: P.formats, naming: t, signal: a };
    Wf("Why nothing was found", await Zw(B));
  }
  if (await $r(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function nA(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = ze(n.paths, process.cwd());
    if (await Gw(), await Vw(m, { mounts: cg(), warn: U, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${ee(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await rA(i, m, u) : (await o(i.size), await Qw(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), U(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function rA(e, t, n) {
  n.inputs.signing && await jn(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function Qw(e, t, n) {
  try {
    await uw(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof S) || (await oA(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Qw(e.original, t, n);
  }
}
async function oA(e) {
  try {
    await e.reject();
  } catch (t) {
    Xn(`The entry stays where it is: ${O(t)}`);
  }
}
function sA(e, t, n) {
  if (t === void 0)
    return be("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = ee(t, e.key), o = r ? "exact" : "partial";
  return be("cache-hit", String(r)), be("cache-matched-key", t), be("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/job/restore/turns.ts
function eb(e) {
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
async function Lc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Nc(n);
  let r = me();
  if (!ss(r)) return;
  let o = await ct();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), Nc(n);
    } };
  }, i = async (l) => {
    let d = await tn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = nn(l), h = te(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => cr(l, () => i(l))));
  qu(a);
  let c = eb(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return cA();
    let h = Math.min(d.concurrency, Math.floor(aA / f)), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return Xw({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => cr(l.cache, () => u(l)))
  );
  e.throwIfAborted(), a.length > 1 && fA(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), uA(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var aA = 64;
function cA() {
  if (be("hit", "miss"), !kt(q("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function fA(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && be("cache-hit", String(n === "exact")), be("hit", n);
}
function uA(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || rt(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/job/save/background/background-save.ts
import { lstatSync as PA, mkdtempSync as OA, rmSync as Dc } from "node:fs";
import { join as Uc } from "node:path";
import { setTimeout as mb } from "node:timers/promises";

// src/job/save/background/priority.ts
import { readdirSync as mA, writeFileSync as tb } from "node:fs";
import { constants as lA, setPriority as dA } from "node:os";
var { PRIORITY_LOW: pA, PRIORITY_NORMAL: hA } = lA.priority;
async function nb(e) {
  Qs(() => tb(`/proc/${e}/oom_score_adj`, "1000")), await ob(e, pA, "idle");
}
async function rb(e) {
  await ob(e, hA, "none");
}
async function ob(e, t, n) {
  let r = Qs(() => mA(`/proc/${e}/task`)) ?? [];
  for (let s of r) Qs(() => dA(Number(s), t));
  Qs(() => tb(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await Bt("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function Qs(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/job/save/background/whereabouts.ts
import { lstatSync as sb, readlinkSync as ib, realpathSync as gA } from "node:fs";
import { resolve as yA } from "node:path";
async function ab(e, t) {
  let n = await $n(e), r = n.map(({ path: f }) => f), o = [...r, ...e.roots.map(({ literal: f, base: u }) => f ?? u)], i = n.filter(({ stat: f }) => f.isDirectory()).map(({ path: f }) => gA(f, "latin1")), a = Z().filter(({ point: f }) => i.some((u) => j(f, u))), c = [...wA(o)].map((f) => `${f} ${bA(f, t)}`);
  return [...r.map(k), ...c, ...a.map(({ point: f }) => f)].join("\0");
}
function wA(e) {
  let t = /* @__PURE__ */ new Set(), n = (r) => {
    if (t.has(r)) return;
    t.add(r), n(J(r)), sb(r, { throwIfNoEntry: !1 })?.isSymbolicLink() && n(yA(J(r), ib(r)));
  };
  for (let r of e) n(r);
  return t;
}
function bA(e, t) {
  let n = sb(e, { bigint: !0, throwIfNoEntry: !1 });
  if (!n) return "none";
  let { dev: r, ino: o, ctimeNs: s, mtimeNs: i } = n;
  if (n.isSymbolicLink()) return `${r} ${o} ${s} ${ib(e)}`;
  if (n.isDirectory() && s >= t && s !== i) throw new Error(`${e} has changed`);
  return `${r} ${o}`;
}

// src/job/save/background/written.ts
import { appendFileSync as cb, readFileSync as SA, truncateSync as kA, writeFileSync as xA } from "node:fs";
import { join as fb } from "node:path";
function d8(e, t) {
  let n = { GITHUB_OUTPUT: fb(t, "output"), GITHUB_STEP_SUMMARY: fb(t, "summary") };
  for (let c of Object.values(n)) xA(c, "", { mode: 384 });
  zf({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let f = vA(String(c));
    return f === void 0 ? o += c : f !== "" && r.add(f), !0;
  };
  let s = (c) => (
    // A secret may begin with another one.
    [...r].toSorted((f, u) => u.length - f.length).reduce((f, u) => f.replaceAll(u, "***"), c)
  ), i = (c) => {
    let f = SA(c, "utf8");
    return kA(c), f;
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
function vA(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function ub({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = Df();
  process.stdout.write(e), r && cb(r, t), o && cb(o, n);
}

// src/job/save/background/background-save.ts
var BA = "result";
async function lb(e) {
  if (_c(), de(q, "background", ["false", "true"]) === "false") return zt(e);
  let t = await EA(e);
  if (!t) return zt(e);
  let n = RA([...t.inputs.values()]) ?? await $A(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await zt(e, t.states);
}
async function EA(e) {
  let t = { states: {}, inputs: /* @__PURE__ */ new Map() };
  if (me().ref !== "")
    try {
      for (let n of await ct()) {
        let r = { preset: n.inputs.get("preset") };
        await cr(n, async () => {
          if (r.filled = await tn(n, e), r.filled === "none") return;
          let o = nn(n);
          r.key = o.key, t.inputs.set(n.name, o);
        }), t.states[n.name] = r;
      }
      return t;
    } catch (n) {
      if (n instanceof A) return;
      throw n;
    }
}
function RA(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function $A({ states: e, inputs: t }, n) {
  for (let h of t.values()) {
    for (let g of [h.s3.secretAccessKey, h.s3.sessionToken]) g && Vt(g);
    ["mount", "lazy"].includes(h.mode) && await Nt(h, n);
  }
  let r = OA(Uc(G(), "headstart-")), o = String(PA(r, { bigint: !0 }).ctimeNs), s = {};
  try {
    for (let [h, g] of t)
      s[h] = await ab(Ln(g), BigInt(o));
  } catch (h) {
    return Dc(r, { recursive: !0 }), O(h);
  }
  let i = Uc(import.meta.dirname, "save-background.js"), { pid: a, stdin: c } = xo({ path: process.execPath, args: [i] });
  await nb(a);
  let f = Me(a);
  if (f === void 0)
    return Dc(r, { recursive: !0 }), "the process for it did not start";
  _c({ pid: a, start: f, dir: r, states: e });
  let u = process.ppid || 1, m = { pid: u, start: Me(u) }, l = { "INPUT_SIGNING-KEY": q("signing-key"), INPUT_CACHES: q("caches") }, p = { env: { ...oo(), ...l }, cwd: process.cwd(), dir: r, sinceNs: o, job: m, states: e, whereabouts: s };
  await new Promise((h) => c.end(Os(p), h));
}
async function db(e) {
  let t = jw();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await MA(t, e), o = FA(n);
  } finally {
    TA(t), Dc(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) ub(i);
  let s = Object.keys(r).filter((i) => !o.done[i]);
  if (s.length !== 0) {
    for (let i of s)
      nt(
        { name: i, inputs: /* @__PURE__ */ new Map() },
        () => v(`Saving now: ${o.failed[i] ?? "the process that saved beside the job was killed"}`)
      );
    await zt(e, Object.fromEntries(s.map((i) => [i, r[i]])));
  }
}
var IA = 5e3;
async function MA({ pid: e, start: t }, n) {
  let r = () => Me(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await rb(e)); r() && !n.aborted; ) await mb(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < IA; ) await mb(20);
  n.throwIfAborted();
}
function TA({ pid: e, start: t }) {
  [void 0, t].includes(Me(e)) && AA(e);
}
function AA(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var CA = 64 * 1024 ** 2;
function FA(e) {
  try {
    let { done: t, failed: n } = JSON.parse(
      String(ft(Uc(e, BA), CA))
    );
    if ([...Object.values(t).flatMap(({ log: s, outputs: i, summary: a }) => [s, i, a]), ...Object.values(n)].every((s) => typeof s == "string")) return { done: t, failed: n };
  } catch {
  }
  return { done: {}, failed: {} };
}

// src/main/exit.ts
import { existsSync as NA } from "node:fs";
var Wc = "/bin/sh";
function ei() {
  let e = Number(process.exitCode ?? 0);
  process.execve && NA(Wc) && (process.emit("exit", e), process.execve(Wc, [Wc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function pb(e, t) {
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
    rt(r), ei();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (v(O(n.signal.reason)), ei()), t(r);
  }
  ei();
}

// src/main/run.ts
var _A = {
  restore: Lc,
  "restore-only": (e) => Lc(e, { mayPostSave: !1 }),
  post: Kw,
  save: lb,
  "save-post": db,
  unmount: Xs
};
function J8(e) {
  return pb(_A[e], (t) => {
    e.startsWith("restore") && t instanceof A ? Uf(O(t)) : rt(t, ["post", "save", "save-post"].includes(e) ? Fc : "");
  });
}

export {
  I as a,
  N as b,
  _ as c,
  ee as d,
  oi as e,
  qc as f,
  zn as g,
  Yc as h,
  Zc as i,
  ii as j,
  A as k,
  S as l,
  Gt as m,
  O as n,
  R as o,
  h1 as p,
  g1 as q,
  Nb as r,
  ue as s,
  tt as t,
  K as u,
  vi as v,
  M as w,
  je as x,
  Pi as y,
  Jb as z,
  nt as A,
  q as B,
  be as C,
  Uf as D,
  U as E,
  v as F,
  Xn as G,
  Wf as H,
  G as I,
  ro as J,
  oo as K,
  G1 as L,
  q1 as M,
  zf as N,
  me as O,
  Jf as P,
  k as Q,
  w as R,
  ie as S,
  ze as T,
  H as U,
  Q as V,
  de as W,
  Yt as X,
  vk as Y,
  lo as Z,
  Pu as _,
  Oe as $,
  T as aa,
  Fe as ba,
  z as ca,
  or as da,
  jk as ea,
  ar as fa,
  he as ga,
  fr as ha,
  sm as ia,
  Y as ja,
  Bt as ka,
  vo as la,
  VF as ma,
  YF as na,
  mr as oa,
  ct as pa,
  Io as qa,
  Gm as ra,
  Ne as sa,
  aa as ta,
  br as ua,
  Rd as va,
  ka as wa,
  YD as xa,
  kn as ya,
  xn as za,
  Ea as Aa,
  yp as Ba,
  bB as Ca,
  Sp as Da,
  $p as Ea,
  $n as Fa,
  Mn as Ga,
  $W as Ha,
  fc as Ia,
  d3 as Ja,
  p3 as Ka,
  C6 as La,
  Sy as Ma,
  gy as Na,
  X as Oa,
  gt as Pa,
  $6 as Qa,
  I6 as Ra,
  wy as Sa,
  M6 as Ta,
  by as Ua,
  AI as Va,
  G6 as Wa,
  Iy as Xa,
  Ay as Ya,
  Bh as Za,
  Nn as _a,
  _n as $a,
  Zh as ab,
  Me as bb,
  Os as cb,
  gg as db,
  Ht as eb,
  Cs as fb,
  ty as gb,
  Te as hb,
  mJ as ib,
  Bc as jb,
  CT as kb,
  ab as lb,
  d8 as mb,
  BA as nb,
  AA as ob,
  pb,
  J8 as qb
};
